package spec

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// Place is source lines, or a method. Lines are those of a class (p.C:12) or of a
// source file (C.java:12, p/C.java:12): one, from one to another (12-15), some
// from one on (12+3), all from one on (12+, 12-, >=12, >12) or up to one (<=12,
// <12), or a list of such (12,15-20). A file without lines is all of it. A method
// is a [Method]; with a number behind it (p.C.m():6) it is the line that many
// below the first of its body.
type Place struct {
	text   string
	owner  Pattern // of lines: class or file
	lines  []span
	method Method
	offset int // of the line in the method; -1 for all of it
}

// span is lines, both ends included.
type span struct{ from, to int }

func (p Place) String() string { return p.text }

// Lines reports whether the place is lines of a class or file, not a method or a
// line of one.
func (p Place) Lines() bool { return p.lines != nil }

// Line reports whether the place is lines of any kind, not a method.
func (p Place) Line() bool { return p.lines != nil || p.offset >= 0 }

var errPlace = errors.New("lines such as C.java:12, p.C:12-15 or C.java:12,20+, or a method such as p.C.m(int)")

// ParsePlace reads a place.
func ParsePlace(text string) (p Place, err error) {
	p.text, p.offset = strings.TrimSpace(text), -1
	owner, lines, ok := cutLast(p.text, ":")
	if ok && strings.Contains(owner, "(") {
		if p.offset, err = strconv.Atoi(lines); err != nil || p.offset < 0 {
			return p, fmt.Errorf("a line of a method such as p.C.m():6")
		}
		p.method, err = ParseMethod(owner)
		return p, err
	}
	if ok {
		owner = strings.TrimSpace(owner)
		if p.lines, err = parseLines(lines); err != nil || owner == "" {
			return p, errPlace
		}
		p.owner = Pattern(owner)
		return p, nil
	}
	if strings.HasSuffix(p.text, ".java") {
		p.owner, p.lines = Pattern(p.text), []span{{0, math.MaxInt}}
		return p, nil
	}
	if p.text != "*" && !strings.ContainsAny(p.text, ".(") {
		return p, errPlace // a class alone is rather a mistake
	}
	p.method, err = ParseMethod(p.text)
	return p, err
}

func cutLast(s, sep string) (before, after string, ok bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

func parseLines(text string) (lines []span, err error) {
	for part := range strings.SplitSeq(text, ",") {
		s, err := parseSpan(strings.TrimSpace(part))
		if err != nil {
			return nil, err
		}
		lines = append(lines, s)
	}
	return lines, nil
}

func parseSpan(text string) (s span, err error) {
	number := func(t string) (n int) {
		var bad error
		if n, bad = strconv.Atoi(strings.TrimSpace(t)); bad != nil || n < 1 {
			err = errPlace
		}
		return n
	}
	for _, bound := range []struct {
		sign     string
		low, off bool // the number is the lower end; it does not belong to the lines
	}{{">=", true, false}, {">", true, true}, {"<=", false, false}, {"<", false, true}} {
		rest, ok := strings.CutPrefix(text, bound.sign)
		if !ok {
			continue
		}
		n, by := number(rest), 0
		if bound.off {
			by = 1
		}
		if bound.low {
			return span{n + by, math.MaxInt}, err
		}
		return span{1, n - by}, err
	}
	i := strings.IndexAny(text, "-+")
	if i < 0 {
		n := number(text)
		return span{n, n}, err
	}
	from, rest := number(text[:i]), text[i+1:]
	switch {
	case rest == "":
		return span{from, math.MaxInt}, err
	case text[i] == '-':
		s = span{from, number(rest)}
	default:
		s = span{from, from + number(rest)}
	}
	if s.to < s.from {
		err = errPlace
	}
	return s, err
}

// Method reports whether the place is that method, as a whole.
func (p Place) Method(m *vm.Method) bool { return !p.Line() && p.method.Match(m) }

// At reports whether the line of a method is meant, or the method as a whole.
func (p Place) At(m *vm.Method, line int) bool {
	switch {
	case p.lines != nil:
		return p.OfClass(m.Class) && p.has(line)
	case p.offset >= 0:
		first, ok := firstLine(m)
		return ok && line == first+p.offset && p.method.Match(m)
	}
	return p.method.Match(m)
}

func (p Place) has(line int) bool {
	return line > 0 && slices.ContainsFunc(p.lines, func(s span) bool { return s.from <= line && line <= s.to })
}

// firstLine is the line of the first statement in a method's body.
func firstLine(m *vm.Method) (int, bool) {
	if m.Info == nil || m.Info.Code == nil || len(m.Info.Code.Lines()) == 0 {
		return 0, false
	}
	return m.Info.Code.LineAt(0), true
}

// OfClass reports whether lines can be some of the class.
func (p Place) OfClass(c *vm.Class) bool {
	name := c.JavaName()
	outer, _, _ := strings.Cut(name, "$")
	if p.owner.Match(name) || p.owner.Match(outer) {
		return true
	}
	if c.File == nil || c.File.SourceFile == "" {
		return false
	}
	return p.owner.Match(c.File.SourceFile) || p.owner.Match(c.Package()+"/"+c.File.SourceFile)
}

// In implements a mention's question: whether a loaded class has such lines or
// methods.
func (p Place) In(c *vm.Class) bool {
	if !p.Line() {
		return p.method.In(c)
	}
	if p.lines != nil && !p.OfClass(c) {
		return false
	}
	for _, m := range c.Methods {
		if m.Info == nil || m.Info.Code == nil {
			continue
		}
		for _, l := range m.Info.Code.Lines() {
			if p.At(m, int(l.Line)) {
				return true
			}
		}
	}
	return false
}

// Places is a list of places.
type Places struct{ list[Place] }

// PlacesOf reads the places under a key, with ',' or ';' between them; more lines
// of the same file may follow a ','.
func PlacesOf(r *config.Reader, key string) (l Places) {
	for _, text := range joinLines(Split(r.String(key))) {
		p, err := ParsePlace(text)
		if err != nil {
			r.RejectPart(key, text, err.Error())
			continue
		}
		l.list = append(l.list, noted[Place]{p, r.Mention(key, text, p)})
	}
	return l
}

// joinLines puts the lines of a list such as "C.java:10", "12-15" together again.
func joinLines(parts []string) []string {
	var joined []string
	for _, part := range parts {
		if last := len(joined) - 1; last >= 0 && strings.Contains(joined[last], ":") && strings.ContainsAny(part[:1], "0123456789<>") {
			joined[last] += "," + part
		} else {
			joined = append(joined, part)
		}
	}
	return joined
}

// Method reports whether one of the places is that method, as a whole.
func (l Places) Method(m *vm.Method) bool { return l.fits(func(p Place) bool { return p.Method(m) }) }

// At reports whether one of the places is the line of a method, or that method.
func (l Places) At(m *vm.Method, line int) bool {
	return l.fits(func(p Place) bool { return p.At(m, line) })
}

// Len returns how many there are.
func (l Places) Len() int { return len(l.list) }

// All returns them.
func (l Places) All() []Place {
	places := make([]Place, len(l.list))
	for i, n := range l.list {
		places[i] = n.spec
	}
	return places
}
