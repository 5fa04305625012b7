package cardfile

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"slices"

	"go.yaml.in/yaml/v3"
)

// spoken are the fields that only people read. All others are numbers, effects and counts, which the rules go by.
var spoken = []string{"name", "text", "flavour", "label", "article", "called", "plural", "won", "lost", "solo_text"}

// Version is the version of a game's rules: that of its code, and a hash of what the rules read of its cards. Whoever
// changes a name or a text leaves it as it is; a number, an effect or a count makes another one. A match is bound to
// it.
func (r *Reader) Version(code string) string {
	if r.read == nil {
		return code
	}
	return code + "-" + hex.EncodeToString(r.read.Sum(nil)[:4])
}

// sum adds a list to what has been read.
func (r *Reader) sum(file string, list *yaml.Node) {
	if r.read == nil {
		r.read = sha256.New()
	}
	fmt.Fprintf(r.read, "file %q\n", file)
	canonical(r.read, list)
}

// canonical writes what a node says, without what only people read and without how it is laid out.
func canonical(w io.Writer, n *yaml.Node) {
	switch n.Kind {
	case yaml.AliasNode:
		canonical(w, n.Alias)
	case yaml.MappingNode:
		fmt.Fprintln(w, "{")
		for i := 0; i+1 < len(n.Content); i += 2 {
			if key := n.Content[i]; !slices.Contains(spoken, key.Value) {
				fmt.Fprintf(w, "%q:", key.Value)
				canonical(w, n.Content[i+1])
			}
		}
		fmt.Fprintln(w, "}")
	case yaml.SequenceNode:
		fmt.Fprintln(w, "[")
		for _, x := range n.Content {
			canonical(w, x)
		}
		fmt.Fprintln(w, "]")
	default:
		fmt.Fprintf(w, "%q\n", n.Value)
	}
}
