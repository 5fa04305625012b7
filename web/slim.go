package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"strings"
)

// RegionSums is the header by which a browser says which regions it has, and is told what it will have then: the sum of
// each, as name.sum, separated by commas. It is no secret: it is of what this browser was sent.
const RegionSums = "X-Regions"

// Slim takes those regions out of a fragment that the browser has, by the sums it has sent: an empty element with
// data-same stands in the place of each. sums are for the next time. Where the page has other regions than the browser,
// all of it is sent.
func Slim(page []byte, has string) (slim []byte, sums string) {
	regions := regionsOf(page)
	had := map[string]string{}
	for x := range strings.SplitSeq(has, ",") {
		if name, sum, ok := cutLast(x, "."); ok {
			had[name] = sum
		}
	}
	all := make([]string, len(regions))
	alike := len(had) == len(regions)
	for i, r := range regions {
		all[i] = r.name + "." + r.sum
		alike = alike && had[r.name] != ""
	}
	sums = strings.Join(all, ",")
	if !alike {
		return page, sums
	}
	var out bytes.Buffer
	last := 0
	for _, r := range regions {
		if had[r.name] != r.sum {
			continue
		}
		out.Write(page[last:r.from])
		out.WriteString("<" + r.tag + ` data-region="` + r.name + `" data-same></` + r.tag + ">")
		last = r.to
	}
	out.Write(page[last:])
	return out.Bytes(), sums
}

// region is a part of a page that is swapped as a whole.
type region struct {
	name, tag string
	sum       string
	from, to  int // where it lies, from its tag to behind its end
}

const regionMark = ` data-region="`

// regionsOf finds the regions of a page that templates have drawn: their texts and attributes hold no <, so a tag's end
// is found by counting. A region within another belongs to that.
func regionsOf(page []byte) (out []region) {
	for at := 0; ; {
		i := bytes.Index(page[at:], []byte(regionMark))
		if i < 0 {
			return out
		}
		i += at
		name, _, _ := strings.Cut(string(page[i+len(regionMark):min(i+len(regionMark)+64, len(page))]), `"`)
		from := bytes.LastIndexByte(page[:i], '<')
		tag, _, _ := strings.Cut(string(page[from+1:i]), " ")
		to := endOf(page, from, tag)
		sum := sha256.Sum256(page[from:to])
		out = append(out, region{name: name, tag: tag, sum: hex.EncodeToString(sum[:8]), from: from, to: to})
		at = to
	}
}

// endOf is where the element that begins at from ends; that of the page where it does not.
func endOf(page []byte, from int, tag string) int {
	begin, end := []byte("<"+tag), []byte("</"+tag+">")
	at, close := from+len(begin), 0 // close is the first end from at on
	for depth := 1; depth > 0; {
		if close < at {
			i := bytes.Index(page[at:], end)
			if i < 0 {
				return len(page)
			}
			close = at + i
		}
		if open := bytes.Index(page[at:close], begin); open >= 0 {
			at += open + len(begin)
			if c := page[at]; c == ' ' || c == '>' || c == '\n' { // and not a longer name
				depth++
			}
			continue
		}
		at = close + len(end)
		depth--
	}
	return at
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}
