package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Loggers of java.util.logging: what they are told goes nowhere.
//
// Where objects are built by calls they are not made either. The first logger has the JDK
// read its configuration, which takes millions of instructions on each path that comes
// there: most classes have their loggers as static fields, so that is behind many a fork.

// logger marks loggers that nobody has made. No code of theirs is executed.
type logger struct{}

// logs deals with a call of the program to a logger. It reports false where the method is
// to be executed.
func (c call) logs() bool {
	m, mt := c.M, c.Callee
	if mt.Static() {
		return c.rt.Heap.Lazy.Calls != nil && c.findsLogger()
	}
	r := vm.Ref(c.F.Slots[c.At])
	o := m.Heap.Get(r)
	if o == nil || mt.Name == "<init>" {
		return false
	}
	_, marked := vm.AttrOf[logger](o.Attr())
	switch {
	case strings.Contains(mt.Desc, "Supplier"): // which makes the message
		if marked {
			c.rt.Cut(m, "what makes messages of loggers was not called", "")
			c.Leave()
		}
		return marked
	case mt.Ret == vm.KindVoid:
		return c.Leave()
	case !marked:
		return false
	case mt.Name == "getName":
		return c.FinishRef(vm.Ref(o.Words[o.Class.FieldNamed("name").Word]))
	case mt.Ret == vm.KindBoolean:
		return c.Finish(c.asked(EnvironmentRead{Kind: OutsideNumber, Name: mt.Class.JavaName() + "." + mt.Name}, symbolic.Full(symbolic.Boolean)))
	}
	return c.returnsOutside(Source{}) // nobody knows what
}

// findsLogger returns a logger of a name that is known, or without one.
func (c call) findsLogger() bool {
	m, name := c.M, vm.Ref(0)
	if len(c.Callee.Params) > 0 {
		name = vm.Ref(c.F.Slots[c.At])
		if c.Callee.Name == "getAnonymousLogger" || name == 0 || heap.UnknownAt(c.F, c.At) != nil || text.Unknown(m, name) {
			return false
		}
	}
	r := m.Heap.NewInstance(c.Callee.Class)
	w := m.Heap.Writable(r)
	w.Words[c.Callee.Class.FieldNamed("name").Word] = uint64(name)
	w.SetAttr(vm.WithAttr(w.Attr(), logger{}))
	return c.FinishRef(r)
}
