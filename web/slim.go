package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"strings"
)

// RegionSums is the header by which a browser says which regions it has, and is told what it will have then: the sum of
// each, as name.sum, separated by commas; before the name of a part of one stands a slash. It is no secret: it is of
// what this browser was sent.
const RegionSums = "X-Regions"

// Slim takes those regions out of a fragment that the browser has, by the sums it has sent, and of other regions those
// parts that it has: an empty element with data-same stands in the place of each. sums are for the next time. Where the
// page has other regions than the browser, all of it is sent.
func Slim(page []byte, has string) (slim []byte, sums string) {
	regions := piecesOf(page, 0, len(page), regionMark)
	all := make([]string, 0, 4*len(regions))
	for i := range regions {
		r := &regions[i]
		r.parts = piecesOf(page, r.from, r.to, partMark)
		r.add(page)
		all = append(all, r.name+"."+r.sum)
		for _, p := range r.parts {
			all = append(all, "/"+p.name+"."+p.sum)
		}
	}
	sums = strings.Join(all, ",")
	had, known := sumsIn(has), 0
	for name := range had {
		if name[0] != '/' {
			known++
		}
	}
	var same []left
	for _, r := range regions {
		switch had[r.name] {
		case "":
			return page, sums
		case r.sum:
			same = append(same, left{r, "region"})
			continue
		}
		for _, p := range r.parts {
			if had["/"+p.name] == p.sum {
				same = append(same, left{p, "part"})
			}
		}
	}
	if known != len(regions) {
		return page, sums
	}
	return without(page, same), sums
}

// sumsIn is the sums that a browser has sent, by name.
func sumsIn(has string) map[string]string {
	out := map[string]string{}
	for x := range strings.SplitSeq(has, ",") {
		if name, sum, ok := cutLast(x, "."); ok && name != "" {
			out[name] = sum
		}
	}
	return out
}

// left is a piece of a page that is left out, a region or a part.
type left struct {
	piece
	kind string
}

// without is a page with an empty element in the place of each piece that is left out.
func without(page []byte, same []left) []byte {
	size := len(page)
	for _, l := range same {
		size -= l.to - l.from - 64
	}
	out, at := make([]byte, 0, size), 0
	for _, l := range same {
		out = append(out, page[at:l.from]...)
		out = append(out, "<"+l.tag+" data-"+l.kind+`="`+l.name+`" data-same></`+l.tag+">"...)
		at = l.to
	}
	return append(out, page[at:]...)
}

// piece is a region of a page, which is swapped as a whole, or a part of a region, which is left out where a browser
// has it.
type piece struct {
	name, tag string
	sum       string
	from, to  int // where it lies, from its tag to behind its end
	parts     []piece
}

const (
	regionMark = ` data-region="`
	partMark   = ` data-part="`
)

// add makes the sums: that of a region is of its parts' sums and of what lies between them.
func (p *piece) add(page []byte) {
	sum, at := sha256.New(), p.from
	for i := range p.parts {
		part := &p.parts[i]
		part.add(page)
		sum.Write(page[at:part.from])
		sum.Write([]byte(part.name + "." + part.sum))
		at = part.to
	}
	sum.Write(page[at:p.to])
	p.sum = hex.EncodeToString(sum.Sum(nil)[:8])
}

// piecesOf finds the regions of a page, or the parts of a region, that templates have drawn: their texts and attributes
// hold no <, so a tag's end is found by counting. One within another belongs to that.
func piecesOf(page []byte, from, to int, mark string) (out []piece) {
	for at := from; ; {
		i := bytes.Index(page[at:to], []byte(mark))
		if i < 0 {
			return out
		}
		i += at
		name, _, _ := strings.Cut(string(page[i+len(mark):min(i+len(mark)+64, to)]), `"`)
		begin := bytes.LastIndexByte(page[:i], '<')
		tag, _, _ := strings.Cut(string(page[begin+1:i]), " ")
		at = endOf(page[:to], begin, tag)
		out = append(out, piece{name: name, tag: tag, from: begin, to: at})
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
