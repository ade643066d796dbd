package spec

import (
	"errors"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// Type names classes and types: p.C, p.*, int[]; with a '+' at the end (or, as in
// older files of JPF, at the front) their subtypes, too; with a '!' in front all
// others.
type Type struct {
	not, below bool
	name       Pattern
}

// ParseType reads a Type.
func ParseType(text string) (t Type, err error) {
	text, t.not = strings.CutPrefix(strings.TrimSpace(text), "!")
	text = strings.TrimSpace(text)
	if rest, ok := strings.CutSuffix(text, "+"); ok {
		text, t.below = rest, true
	} else if rest, ok := strings.CutPrefix(text, "+"); ok {
		text, t.below = rest, true
	}
	if text == "" || strings.ContainsAny(text, "!()+: <>") {
		return t, errors.New("a class such as p.C, p.*, or p.C+ for its subclasses as well")
	}
	t.name = Pattern(strings.ReplaceAll(text, "/", "."))
	return t, nil
}

// Match reports whether a class is meant.
func (t Type) Match(c *vm.Class) bool { return t.fits(c, t.below) != t.not }

// Implements is Match, but a class counts as being of its interfaces, whether
// the spec asks for subtypes or not, as in JPF's FeatureSpec.
func (t Type) Implements(c *vm.Class) bool {
	return (t.fits(c, t.below) || !t.below && implements(c, t.named)) != t.not
}

func (t Type) named(c *vm.Class) bool {
	return t.name.Match(c.JavaName()) || t.name.Match(c.TypeName())
}

func (t Type) fits(c *vm.Class, below bool) bool {
	if t.named(c) {
		return true
	}
	if !below {
		return false
	}
	for s := c.Super; s != nil; s = s.Super {
		if t.named(s) {
			return true
		}
	}
	return implements(c, t.named)
}

// implements reports whether one of the class's interfaces is meant.
func implements(c *vm.Class, is func(*vm.Class) bool) bool {
	for ; c != nil; c = c.Super {
		for _, i := range c.Interfaces {
			if is(i) || implements(i, is) {
				return true
			}
		}
	}
	return false
}

// In implements a mention's question: whether a loaded class is meant.
func (t Type) In(c *vm.Class) bool { return t.named(c) }

// Types chooses classes.
type Types struct {
	choice[Type]
	known map[*vm.Class]bool
	own   bool // without an include list, the program's own
}

// ClassesOf returns the choice of two keys that hold lists of classes; without an
// include list the program's own.
func ClassesOf(r *config.Reader, include, exclude string) *Types {
	t := TypesOf(r, include, exclude)
	t.own = true
	return t
}

// TypesOf returns the choice of two keys that hold lists of classes; either may
// be "".
func TypesOf(r *config.Reader, include, exclude string) *Types {
	return &Types{choice: chosen(r, include, exclude, ParseType), known: map[*vm.Class]bool{}}
}

// Has reports whether a class is chosen. It decides about each class once.
func (t *Types) Has(c *vm.Class) bool {
	is, known := t.known[c]
	if !known {
		is = t.chooses(func(s Type) bool { return s.Match(c) }) && (!t.own || len(t.include) > 0 || Own(c))
		t.known[c] = is
	}
	return is
}

// Allocations chooses types by those of objects, see [Type.Implements].
type Allocations struct{ list[Type] }

// AllocationsOf reads the types under a key.
func AllocationsOf(r *config.Reader, key string) *Allocations {
	return &Allocations{read(r, key, ParseType)}
}

// None reports whether there are no types.
func (a *Allocations) None() bool { return len(a.list) == 0 }

// Has reports whether a type is chosen: the class or, where it is nil, the name.
func (a *Allocations) Has(c *vm.Class, name string) bool {
	return a.fits(func(t Type) bool {
		if c == nil {
			return t.name.Match(name) != t.not
		}
		return t.Implements(c)
	})
}

// Named reports whether a class that was not loaded is chosen, by its name alone.
func (t *Types) Named(name string) bool {
	return t.chooses(func(s Type) bool { return s.name.Match(name) != s.not })
}

// Own reports whether a class is the program's, not the JDK's, made by the
// machine, or one of the API that the program calls.
func Own(c *vm.Class) bool {
	return c.Loader != nil && c.Loader.Kind >= vm.LoaderApp && !c.Hidden && !strings.HasPrefix(c.Name, "gov/nasa/jpf/")
}
