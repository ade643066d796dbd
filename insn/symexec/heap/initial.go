package heap

import (
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Initial is what a path has found an unknown reference to be. The zero value stands
// for null, and for a reference that nobody has looked at.
type Initial struct {
	Object *InitialObject
	Other  vm.Ref    // an object that is nobody's input, such as an enum's constant
	Some   *vm.Class // any object of the type: it was only found not to be null
}

// InitialObject is an object of the input heap as the program was given it, whatever
// it has done to it since. It is what a test has to build before it calls the method:
// the program's own changes do not count.
type InitialObject struct {
	Number int
	Class  *vm.Class
	Ref    vm.Ref         // of an object that the program has made itself, else 0
	Length *symbolic.Expr // of an array
	// Parts are the fields that were unknown, those of superclasses first, the
	// elements, or what is in a text or box. There are none where nobody has looked.
	Parts []InitialPart
	// Recipe has built the object, nil where it has unknown fields; then Parts are the
	// arguments of its calls.
	Recipe *Recipe
	// Stub is the type of which the object is a stub, nil for others, and Answers are what
	// its methods have returned.
	Stub    *vm.Class
	Answers []Answer
}

// InitialPart is a field or element of an object of the input heap: a number, a text
// or a reference.
type InitialPart struct {
	Name    string
	Var     *symbolic.Var
	Text    *text.Input
	Unknown *Unknown
}

// Initial tells what is known of a reference.
func (rt *Runtime) Initial(m *vm.Machine, u *Unknown) Initial {
	h := Of(m)
	switch s := h.refs[u.number]; s.resolution {
	case isObject:
		o := &h.objs[s.obj]
		g := &InitialObject{Number: s.obj, Class: o.class, Length: o.length, Recipe: o.recipe}
		if o.preexisting {
			g.Ref = o.ref
		}
		for _, p := range o.parts {
			g.Parts = append(g.Parts, p.initial(m))
		}
		g.Stub = rt.Lazy.stubOf(o.class)
		for _, a := range o.answers {
			g.Answers = append(g.Answers, Answer{a.method, a.part.initial(m)})
		}
		return Initial{Object: g}
	case isOther:
		return Initial{Other: s.ref}
	case notNull:
		if c, err := rt.typeOf(m, u); err == nil {
			return anyOf(rt, m, u, c)
		}
	}
	return Initial{}
}

// anyOf is an object of a type: where calls build objects, the simplest that they do. A
// reference that was only compared with null still has to be some object in a test.
func anyOf(rt *Runtime, m *vm.Machine, u *Unknown, c *vm.Class) Initial {
	if rt.Lazy.Calls == nil || c.Elem != nil || isValue(c) {
		return Initial{Some: c}
	}
	for _, x := range rt.candidates(m, u, c) {
		switch {
		case isValue(x.class), x.class.Elem != nil:
			return Initial{Some: x.class}
		case x.kind == ofEnum && m.ClassState(x.class).Status == vm.InitDone:
			if list := text.EnumConstants(m, x.class); len(list) > 0 {
				return Initial{Other: list[0]}
			}
		case x.kind == ofClass:
			return Initial{Object: &InitialObject{Number: -1 - u.number, Class: x.class, Recipe: rt.recipesOf(x.class)[0], Stub: rt.Lazy.stubOf(x.class)}}
		}
	}
	return Initial{Some: c}
}

// OuterOf is an object that one of an enclosed class may belong to, for whoever has made
// none.
func OuterOf(rt *Runtime, m *vm.Machine, constructor *vm.Method, number int) *InitialObject {
	params, _ := vm.Descriptors(constructor.Desc)
	c, err := rt.classOf(m, constructor.Class, params[0])
	if err != nil || rt.Lazy.Calls == nil || len(rt.recipesOf(c)) == 0 {
		return nil
	}
	return &InitialObject{Number: number, Class: c, Recipe: rt.recipesOf(c)[0]}
}

func (p *part) initial(m *vm.Machine) InitialPart {
	return InitialPart{p.name, p.v, p.text.Now(m), p.u}
}
