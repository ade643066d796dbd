// Package constcheck is the listeners that check @Const and @Immutable: what has
// these annotations must not change.
//
// Invariants. Writes are judged where they happen, by who is on the stack of
// the thread that writes: a method answers for what it calls, not for other
// threads. Writes by natives and reflection are not seen.
package constcheck

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ConstChecker"},
		Doc:   "checks that @Const methods change no field of their object, and that @Const fields keep their first value",
		New:   func(*config.Config) (any, error) { return &checker{"Const", (*checker).constant, map[any]bool{}}, nil },
	})
	listener.Register(listener.Info{
		Names: []string{"ImmutableChecker"},
		Doc:   "checks that objects of @Immutable classes do not change once they are constructed",
		New: func(*config.Config) (any, error) {
			return &checker{"Immutable", (*checker).immutable, map[any]bool{}}, nil
		},
	})
}

// checker judges each write to a field before it is made.
type checker struct {
	annotation string
	judge      func(*checker, *listener.Context, listener.Access) (complaint string)
	annotated  map[any]bool // classes, methods and fields
}

// Intervene implements listener.Intervene, for a violation must stop the
// machine at the same place whenever the path is executed.
func (k *checker) Intervene(c *listener.Context, in listener.Instruction) {
	code := c.Code(in)
	if code == nil || code.Op != bytecode.Putfield && code.Op != bytecode.Putstatic {
		return
	}
	if a, write, ok := c.NextAccess(in); ok && write {
		if complaint := k.judge(k, c, a); complaint != "" {
			c.Violate(k.annotation, complaint)
		}
	}
}

// constant judges by @Const.
func (k *checker) constant(c *listener.Context, a listener.Access) (complaint string) {
	if k.onField(a.Field) && !initialising(a) {
		return fmt.Sprintf("@Const field %s is written after its initialisation", a.Field)
	}
	a.Thread.Frames(func(f *vm.Frame) bool {
		m := f.Method
		if m.Has(vm.TraitPseudo) || f.Code == nil || !k.onMethod(m) {
			return true
		}
		switch {
		case a.Field.Static() && m.Static() && m.Class == a.Field.Class,
			!a.Field.Static() && !m.Static() && c.This(f) == a.Ref:
			complaint = fmt.Sprintf("@Const method %s.%s changes %s", m.Class.JavaName(), m.Name, a.Field)
		}
		return complaint == ""
	})
	return complaint
}

// initialising reports whether a field is written by a constructor of its
// object, or by the initialiser of its class.
func initialising(a listener.Access) bool {
	if !a.Field.Static() {
		return entry.Constructing(a.Thread, a.Ref)
	}
	found := false
	a.Thread.Frames(func(f *vm.Frame) bool {
		found = f.Method.Name == "<clinit>" && f.Method.Class == a.Field.Class
		return !found
	})
	return found
}

// immutable judges by @Immutable.
func (k *checker) immutable(c *listener.Context, a listener.Access) (complaint string) {
	o := c.Machine.Heap.Get(a.Ref)
	if a.Field.Static() || o == nil {
		return ""
	}
	for class := o.Class; class != nil; class = class.Super {
		if k.onClass(class) {
			if !entry.Constructing(a.Thread, a.Ref) {
				return fmt.Sprintf("%s of an object of @Immutable %s is written after its construction", a.Field.Name, class.JavaName())
			}
			return ""
		}
	}
	return ""
}

func (k *checker) onClass(c *vm.Class) bool {
	return k.known(c, func() bool { return c.File != nil && entry.Annotated(c.File.Annotations, c, k.annotation) != nil })
}

// onMethod reports whether a method has the annotation, or its class has and
// the method is one that a constructed object has.
func (k *checker) onMethod(m *vm.Method) bool {
	return k.known(m, func() bool {
		if m.Info == nil || m.Class.File == nil {
			return false
		}
		return entry.Annotated(m.Info.Annotations, m.Class, k.annotation) != nil || m.Name[0] != '<' && !m.Static() && k.onClass(m.Class)
	})
}

func (k *checker) onField(f *vm.Field) bool {
	return k.known(f, func() bool {
		return f.Info != nil && f.Class.File != nil && entry.Annotated(f.Info.Annotations, f.Class, k.annotation) != nil
	})
}

func (k *checker) known(of any, find func() bool) bool {
	is, known := k.annotated[of]
	if !known {
		is = find()
		k.annotated[of] = is
	}
	return is
}
