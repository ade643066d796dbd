// Package spec has the ways in which configuration names parts of a program:
// classes, methods, fields and source lines, as in JPF's own specifications.
//
//	p.*               any name that begins with p.
//	!p.*              any other
//	p.C+              the class p.C and its subclasses
//	p.C.m(int,long)   a method; without the parentheses all of that name
//	p.C.m():6         the line of a method six lines below its first
//	p.C.f             a field
//	C.java:10,12-15   lines of a source file
//
// What is read from a key is noted as a [config.Mention], so that the end of a
// run can tell what named nothing. The package knows nothing of what is done
// with the names.
package spec

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
)

// Pattern is a text in which each '*' stands for any number of characters. One
// with a '!' in front is fitted by all names that the rest does not fit.
type Pattern string

// Match reports whether the whole name fits.
func (p Pattern) Match(name string) bool {
	if rest, not := strings.CutPrefix(string(p), "!"); not {
		return !Pattern(strings.TrimSpace(rest)).Match(name)
	}
	parts := strings.Split(string(p), "*")
	if len(parts) == 1 {
		return name == parts[0]
	}
	first, last := parts[0], parts[len(parts)-1]
	if len(name) < len(first)+len(last) || !strings.HasPrefix(name, first) || !strings.HasSuffix(name, last) {
		return false
	}
	name = name[len(first) : len(name)-len(last)]
	for _, part := range parts[1 : len(parts)-1] {
		i := strings.Index(name, part)
		if i < 0 {
			return false
		}
		name = name[i+len(part):]
	}
	return true
}

// noted is a spec that was read from a key.
type noted[S any] struct {
	spec S
	as   *config.Mention
}

// list is the specs of a key.
type list[S any] []noted[S]

// fits reports whether one of the specs is met.
func (l list[S]) fits(is func(S) bool) bool {
	for _, n := range l {
		if is(n.spec) {
			n.as.Meet()
			return true
		}
	}
	return false
}

// read reads the specs of a key.
func read[S any](r *config.Reader, key string, parse func(string) (S, error)) list[S] {
	if key == "" {
		return nil
	}
	var l list[S]
	for _, text := range Split(r.String(key)) {
		s, err := parse(text)
		if err != nil {
			r.RejectPart(key, text, err.Error())
			continue
		}
		l = append(l, noted[S]{s, r.Mention(key, text, s)})
	}
	return l
}

// Split divides a list at ',' and ';', but not within parentheses or quotes, nor
// where a '\' takes their meaning away, as in all lists of the configuration.
func Split(text string) []string {
	var parts []string
	var part strings.Builder
	flush := func() {
		if p := strings.TrimSpace(part.String()); p != "" {
			parts = append(parts, p)
		}
		part.Reset()
	}
	separates := func(c byte) bool { return c == ',' || c == ';' }
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' && i+1 < len(text) && separates(text[i+1]):
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(':
			depth++
		case c == ')':
			depth--
		case separates(c) && depth <= 0:
			flush()
			continue
		}
		part.WriteByte(text[i])
	}
	flush()
	return parts
}

// choice is what two keys choose of something: one of the included, all if there
// are none, that is not among the excluded.
type choice[S any] struct{ include, exclude list[S] }

// Some reports whether the choice leaves anything out.
func (c *choice[S]) Some() bool { return len(c.include)+len(c.exclude) > 0 }

// All reports whether there are no includes.
func (c *choice[S]) All() bool { return len(c.include) == 0 }

func (c *choice[S]) chooses(is func(S) bool) bool {
	// An exclusion is met by what is not included as well.
	excluded := c.exclude.fits(is)
	return (len(c.include) == 0 || c.include.fits(is)) && !excluded
}

func chosen[S any](r *config.Reader, include, exclude string, parse func(string) (S, error)) choice[S] {
	return choice[S]{read(r, include, parse), read(r, exclude, parse)}
}

// Names chooses things by names without structure. The zero Names chooses all.
type Names struct{ choice[Pattern] }

// NamesOf returns the choice of two keys that hold lists of patterns; either may
// be "".
func NamesOf(r *config.Reader, include, exclude string) Names {
	return Names{chosen(r, include, exclude, func(text string) (Pattern, error) { return Pattern(text), nil })}
}

// Match reports whether a thing that goes by any of the names is chosen.
func (n *Names) Match(names ...string) bool {
	return n.chooses(func(p Pattern) bool { return slices.ContainsFunc(names, p.Match) })
}
