package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/text"
	"github.com/gojpf/gojpf/vm"
)

// print has System.out and System.err show examples of values that are not
// known: what they print goes nowhere else. Nothing is decided by printing. The output
// of a path is an example of what it prints, and only violations, which are run again
// with their inputs, promise more.
func (c call) print() {
	slot := c.At
	switch name := c.Callee.Name; {
	case strings.HasPrefix(name, "emit"): // where all that is printed ends
	// A PrintStream of the program's own may keep what it gets, and is executed.
	case c.Callee.Static() || !strings.HasPrefix(name, "print") && name != "format" && name != "append" || !c.standard(vm.Ref(c.F.Slots[c.At])):
		return
	default:
		slot++
	}
	for _, k := range c.Callee.Params {
		if e := core.ExprAt(c.F, slot); e != nil {
			c.F.Slots[slot] = core.SlotOf(c.rt.Example(c.M, e))
			c.F.SetAttr(int(slot), nil)
		} else if k == vm.KindRef {
			c.F.Slots[slot] = uint64(c.plain(vm.Ref(c.F.Slots[slot])))
		}
		slot += int32(k.Slots())
	}
}

// plain returns what a text, a number in a box, or an array of such shows.
func (c call) plain(r vm.Ref) vm.Ref {
	o := c.M.Heap.Get(r)
	switch {
	case o == nil:
	case text.Unknown(c.M, r):
		return c.M.NewStringUTF16(c.rt.Texts.ExampleOf(c.M, r))
	case core.IsBoxed(o):
		k := core.BoxKinds[o.Class.Name]
		return c.M.Box(k, core.SlotOf(c.rt.Example(c.M, c.rt.unboxed(c.M, r, k))), nil)
	case o.Class.Elem != nil && o.Class.ElemKind() == vm.KindRef:
		list := c.M.Heap.Clone(r) // the arguments of printf
		for i, e := range c.M.Heap.Get(list).Refs() {
			c.M.Heap.Writable(list).Refs()[i] = c.plain(e)
		}
		return list
	}
	return r
}

// standard tells whether a stream is System.out or System.err. System.setOut may have
// put another stream there, which is one of the program's then.
func (c call) standard(r vm.Ref) bool {
	system := c.M.Lib.Loaded("java/lang/System")
	if system == nil || r == 0 {
		return false
	}
	for _, name := range []string{"out", "err"} {
		if f := system.FieldNamed(name); f != nil && vm.Ref(c.M.Static(f)) == r {
			return true
		}
	}
	return false
}
