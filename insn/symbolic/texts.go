package symbolic

import (
	"strings"

	"github.com/gojpf/gojpf/insn"
	sym "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// text marks a String that shows values that are not known: it shows examples of
// them. Printing it or putting it into an exception is harmless. Whoever looks at
// its characters gives the values up for the examples.
type text struct {
	shown []shown
}

type shown struct {
	e *sym.Expr
	v sym.Value
}

func textOf(o *vm.Object) *text {
	if o == nil || o.Attrs == nil {
		return nil
	}
	t, _ := vm.AttrOf[*text](o.Attr())
	return t
}

// readText is called in front of what looks at a String's characters.
func (rt *Runtime) readText(m *vm.Machine, r vm.Ref) {
	t := textOf(m.Heap.Get(r))
	if t == nil {
		return
	}
	o := m.Heap.Writable(r)
	o.SetAttr(vm.WithoutAttr[*text](o.Attr()))
	for _, s := range t.shown {
		if rt.pinTo(m, s.e, s.v, "the program looked at a text that shows a value which is not known"); m.Ignored() {
			return
		}
	}
}

// getField watches for the fields of a String.
func (rt *Runtime) getField(m *vm.Machine, _ *vm.Thread, f *vm.Frame, in *vm.Instr) bool {
	if insn.Base(in.Op) == in.Op {
		return false // not resolved yet
	}
	r := vm.Ref(f.Slots[f.SP-1])
	if textOf(m.Heap.Get(r)) == nil {
		return false
	}
	rt.readText(m, r)
	return m.Ignored()
}

// isConcat tells whether a native makes a text of its arguments.
func isConcat(callee *vm.Method) bool {
	name := callee.Class.Name
	return callee.Ret == vm.KindRef && (strings.Contains(name, "$$Concat") || strings.Contains(name, "$$Record"))
}

// concat is a string concatenation, made by a native.
func (c *call) concat() bool {
	t := &text{}
	slot := c.at
	for _, k := range c.callee.Params {
		if e := expr(c.f, slot); e != nil {
			t.shown = append(t.shown, shown{e, c.rt.Example(c.m, e)})
		} else if k == vm.KindRef {
			if inner := textOf(c.m.Heap.Get(vm.Ref(c.f.Slots[slot]))); inner != nil {
				t.shown = append(t.shown, inner.shown...)
			}
		}
		slot += int32(k.Slots())
	}
	if len(t.shown) == 0 {
		return false
	}
	return c.show(t)
}

// show calls a native that makes a text, with examples for what is not known.
func (c *call) show(t *text) bool {
	next := 0
	args := append([]uint64(nil), c.f.Slots[c.at:c.f.SP]...)
	slot := c.at
	for _, k := range c.callee.Params {
		if expr(c.f, slot) != nil {
			for ; t.shown[next].e != expr(c.f, slot); next++ {
				continue
			}
			args[slot-c.at] = slotOf(t.shown[next].v)
			next++
		}
		slot += int32(k.Slots())
	}
	v, done := c.m.CallNative(c.t, c.callee, args)
	if !done {
		return true
	}
	o := c.m.Heap.Writable(vm.Ref(v))
	o.SetAttr(vm.WithAttr(o.Attr(), t))
	drop(c.f, int32(c.callee.Args))
	pushSlot(c.f, v, nil, 1)
	c.f.PC++
	return true
}

// textModels are the methods that make a text of a number.
func (rt *Runtime) textModels(models map[string]callModel) {
	type kind struct {
		class, desc string
		typ         sym.Type
	}
	for _, k := range []kind{
		{"Integer", "I", sym.Int}, {"Long", "J", sym.Long}, {"Float", "F", sym.Float}, {"Double", "D", sym.Double},
		{"Boolean", "Z", sym.Boolean}, {"Character", "C", sym.Char}, {"Byte", "B", sym.Byte}, {"Short", "S", sym.Short},
	} {
		show := func(c *call) bool {
			e := expr(c.f, c.at)
			if e == nil {
				return false
			}
			v := c.rt.Example(c.m, e)
			s := v.Java(k.typ)
			if k.typ == sym.Char {
				s = string(rune(v.Int()))
			}
			r := c.m.NewString(s)
			o := c.m.Heap.Writable(r)
			o.SetAttr(vm.WithAttr(o.Attr(), &text{[]shown{{e, v}}}))
			drop(c.f, int32(c.callee.Args))
			pushSlot(c.f, uint64(r), nil, 1)
			c.f.PC++
			return true
		}
		models["java/lang/"+k.class+".toString("+k.desc+")Ljava/lang/String;"] = show
		models["java/lang/String.valueOf("+k.desc+")Ljava/lang/String;"] = show
		// Text that grows: the number is given up, once and for all.
		for _, class := range []string{"AbstractStringBuilder", "StringBuilder", "StringBuffer"} {
			models["java/lang/"+class+".append("+k.desc+")Ljava/lang/"+class+";"] = func(c *call) bool {
				if e := expr(c.f, c.at+1); e != nil {
					c.f.Slots[c.at+1] = c.rt.Pin(c.m, e, "a value that is not known was appended to a text")
					c.f.SetAttr(int(c.at+1), nil)
				}
				return c.m.Ignored()
			}
		}
	}
}

// print has System.out and System.err show examples of values that are not
// known: what they print goes nowhere else.
func (c *call) print() {
	if name := c.callee.Name; c.callee.Static() || !strings.HasPrefix(name, "print") && name != "format" && name != "append" || !c.standard(vm.Ref(c.f.Slots[c.at])) {
		return
	}
	slot := c.at + 1
	for _, k := range c.callee.Params {
		if e := expr(c.f, slot); e != nil {
			c.f.Slots[slot] = slotOf(c.rt.Example(c.m, e))
			c.f.SetAttr(int(slot), nil)
		} else if k == vm.KindRef {
			c.f.Slots[slot] = uint64(c.plain(vm.Ref(c.f.Slots[slot])))
		}
		slot += int32(k.Slots())
	}
}

// plain returns what a text, a number in a box, or an array of such shows.
func (c *call) plain(r vm.Ref) vm.Ref {
	o := c.m.Heap.Get(r)
	switch {
	case o == nil:
	case textOf(o) != nil:
		plain := c.m.Heap.Clone(r)
		p := c.m.Heap.Writable(plain)
		p.SetAttr(vm.WithoutAttr[*text](p.Attr()))
		return plain
	case isBoxed(o):
		k := boxKinds[o.Class.Name]
		return c.m.Box(k, slotOf(c.rt.Example(c.m, c.rt.unboxed(c.m, r, k))), nil)
	case o.Class.Elem != nil && o.Class.ElemKind() == vm.KindRef:
		list := c.m.Heap.Clone(r) // the arguments of printf
		for i, e := range c.m.Heap.Get(list).Refs() {
			c.m.Heap.Writable(list).Refs()[i] = c.plain(e)
		}
		return list
	}
	return r
}

// standard tells whether a stream is System.out or System.err.
func (c *call) standard(r vm.Ref) bool {
	system := c.m.Lib.Loaded("java/lang/System")
	if system == nil || r == 0 {
		return false
	}
	for _, name := range []string{"out", "err"} {
		if f := system.FieldNamed(name); f != nil && vm.Ref(c.m.Static(f)) == r {
			return true
		}
	}
	return false
}
