package heap

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/vm"
)

const recipesKey = "symbolic.lazy.recipes"

// RecipeSpec is a recipe that somebody has seen, an element of symbolic.lazy.recipes:
// p.C=p.Bank.open(int#long)+put(int). It is text until the classes are known, as
// configuration is read before them.
type RecipeSpec struct {
	Text  string
	Class string // with dots, of the object
	calls []specCall
}

// specCall names a method.
type specCall struct {
	class, name string
	types       []string
}

// ParseRecipe reads an element of symbolic.lazy.recipes.
func ParseRecipe(text string) (*RecipeSpec, error) {
	g := &RecipeSpec{Text: strings.TrimSpace(text)}
	class, rest, ok := strings.Cut(g.Text, "=")
	bad := func() (*RecipeSpec, error) {
		return nil, fmt.Errorf("%q: expected p.Class=CALL+CALL, where a call is as in <init>(int#long), put(int) or p.Bank.open()", text)
	}
	if g.Class = strings.TrimSpace(class); !ok || g.Class == "" {
		return bad()
	}
	for part := range strings.SplitSeq(rest, "+") {
		name, types, open := strings.Cut(strings.TrimSpace(part), "(")
		types, closed := strings.CutSuffix(types, ")")
		c := specCall{class: g.Class, name: name, types: []string{}}
		if i := strings.LastIndexByte(name, '.'); i >= 0 {
			c.class, c.name = name[:i], name[i+1:]
		}
		if !open || !closed || c.name == "" || c.class == "" {
			return bad()
		}
		if types != "" {
			c.types = strings.Split(types, "#")
		}
		g.calls = append(g.calls, c)
	}
	return g, nil
}

// find finds the methods of a recipe. The one that makes the object is the first that is a
// constructor of its class or returns it; calls in front of that are those of a builder.
func (g *RecipeSpec) find(classes spec.Classes) (c *vm.Class, r *Recipe, err error) {
	if c, err = spec.Load(classes, g.Class); err != nil {
		return nil, nil, err
	}
	r = &Recipe{}
	var at *vm.Class // the class of the object that calls go to
	for _, call := range g.calls {
		of, err := spec.Load(classes, call.class)
		if err != nil {
			return nil, nil, err
		}
		mt := call.method(of)
		if mt == nil {
			return nil, nil, fmt.Errorf("%s: class %s has no method %s(%s)", g.Text, call.class, call.name, strings.Join(call.types, "#"))
		}
		mt = overridden(mt, c, at, r.Create != nil)
		fresh := mt.Name == "<init>" || mt.Static()
		_, ret := vm.Descriptors(mt.Desc)
		switch {
		case r.Create != nil && !fresh && c.SubclassOf(mt.Class):
			r.Then = append(r.Then, mt)
			continue
		case r.Create != nil, fresh != (at == nil), !fresh && !at.SubclassOf(mt.Class):
			return nil, nil, fmt.Errorf("%s: %s is not called there", g.Text, spec.Signature(mt))
		case mt.Name == "<init>" && mt.Class == c, mt.Name != "<init>" && returns(ret, c, classes) && (fresh || at != c):
			r.Create = mt
			continue
		}
		if r.Via = append(r.Via, mt); at != nil {
			continue
		}
		at = mt.Class
		if mt.Static() {
			if at, err = spec.Load(classes, spec.TypeName(ret)); err != nil {
				return nil, nil, fmt.Errorf("%s: %w", g.Text, err)
			}
		}
	}
	if r.Create == nil {
		return nil, nil, fmt.Errorf("%s: no call makes an object of %s", g.Text, g.Class)
	}
	return c, r, nil
}

// returns tells whether a class is of a declared type.
func returns(desc string, c *vm.Class, classes spec.Classes) bool {
	if desc[0] != 'L' {
		return false
	}
	t, err := spec.Load(classes, spec.TypeName(desc))
	return err == nil && c.SubclassOf(t)
}

// method finds the method in a class, or in one that it extends.
func (g specCall) method(c *vm.Class) *vm.Method {
	for ; c != nil; c = c.Super {
		for _, mt := range c.Methods {
			if params, _ := vm.Descriptors(mt.Desc); mt.Name == g.name && len(params) == len(g.types) && spec.SameTypes(g.types, mt.Desc) {
				return mt
			}
		}
		if g.name == "<init>" {
			break
		}
	}
	return nil
}

// overridden is the method that a call of one runs: on the object itself, once it is made, or on
// its builder. The recipe names the method that runs, as a stub or a test would call it
// on the object.
func overridden(mt *vm.Method, c, builder *vm.Class, made bool) *vm.Method {
	on := builder
	if made {
		on = c
	}
	if mt.Static() || mt.Name == "<init>" || on == nil || !on.SubclassOf(mt.Class) {
		return mt
	}
	if impl, conflict := on.Select(mt); impl != nil && !conflict {
		return impl
	}
	return mt
}

// checkRecipes finds what was given.
func (l *Lazy) checkRecipes(classes spec.Classes) error {
	for _, g := range l.Recipes {
		c, r, err := g.find(classes)
		if err != nil {
			return err
		}
		if l.Calls != nil {
			if l.Calls.configured == nil {
				l.Calls.configured = map[*vm.Class][]*Recipe{}
			}
			l.Calls.configured[c] = append(l.Calls.configured[c], r)
		}
	}
	return nil
}

// add appends the recipes of a class that were given, and that are not there yet.
func (x *Calls) add(list []*Recipe, c *vm.Class) []*Recipe {
	known := map[string]bool{}
	for _, r := range list {
		known[r.key()] = true
	}
	for _, r := range x.configured[c] {
		may := !known[r.key()]
		for _, mt := range r.calls() {
			may = may && x.mayCall(mt)
		}
		if known[r.key()] = true; may {
			list = append(list, r)
		}
	}
	return list
}

func (r *Recipe) key() string {
	var b strings.Builder
	for _, mt := range r.calls() {
		fmt.Fprintf(&b, "%s ", mt)
	}
	return b.String()
}
