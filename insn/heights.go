package insn

import (
	"github.com/gojpf/gojpf/vm/bytecode"
)

// checkStack follows every path through the code and makes sure that the
// operand stack stays within its bounds and has one depth at each instruction. The
// loops index slots without bounds: this is what makes that safe for class files of any
// origin.
func (d *decoder) checkStack() {
	n := len(d.out.Instrs)
	depth := make([]int32, n)
	for i := range depth {
		depth[i] = -1
	}
	var work []int32
	reach := func(from int, i int32, h int32) {
		if int(i) >= n {
			d.fail(from, "Control flow falls through code end")
		}
		if depth[i] < 0 {
			depth[i] = h
			work = append(work, i)
		} else if depth[i] != h {
			d.fail(from, "Inconsistent stack height %d != %d", h, depth[i])
		}
	}
	reach(0, 0, 0)
	max := int32(d.src.MaxStack)
	handled := make([]bool, len(d.out.Handlers))
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		bci := int(d.out.BCI[i])
		for j, h := range d.out.Handlers {
			// A handler begins with nothing but the exception, whatever the stack held.
			if !handled[j] && i >= h.Start && i < h.End {
				handled[j] = true
				if max < 1 {
					d.fail(bci, "Operand stack overflow")
				}
				reach(bci, h.PC, 1)
			}
		}
		pop, push := d.Effect(bci)
		h := depth[i] - int32(pop)
		if h < 0 {
			d.fail(bci, "Operand stack underflow")
		}
		h += int32(push)
		if h > max {
			d.fail(bci, "Operand stack overflow")
		}
		in := &d.out.Instrs[i]
		switch op := in.Op(); {
		case op == bytecode.Goto:
			reach(bci, in.B, h)
		case op == bytecode.Jsr:
			reach(bci, in.B, h)
			reach(bci, i+1, h-1)
		case op.Conditional():
			reach(bci, in.B, h)
			reach(bci, i+1, h)
		case op == bytecode.Tableswitch:
			t := d.out.Tables[in.B]
			reach(bci, t[0], h)
			for _, x := range t[3:] {
				reach(bci, x, h)
			}
		case op == bytecode.Lookupswitch:
			t := d.out.Tables[in.B]
			reach(bci, t[0], h)
			for _, x := range t[2+t[1]:] {
				reach(bci, x, h)
			}
		case op.Ends():
		default:
			reach(bci, i+1, h)
		}
	}
}
