package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// effect returns how many slots an undecoded instruction pops and pushes.
func (d *decoder) effect(bci int) (pop, push int) {
	op := vm.Op(d.bytes[bci])
	if op == OpWide {
		op = vm.Op(d.bytes[bci+1])
	}
	switch op {
	case OpLdc, OpLdcW:
		return 0, 1
	case OpLdc2W:
		return 0, 2
	case OpGetstatic, OpPutstatic, OpGetfield, OpPutfield:
		_, _, desc := d.pool.Member(uint16(d.u2(bci + 1)))
		n := vm.KindOf(desc).Slots()
		switch op {
		case OpGetstatic:
			return 0, n
		case OpPutstatic:
			return n, 0
		case OpGetfield:
			return 1, n
		}
		return 1 + n, 0
	case OpInvokevirtual, OpInvokespecial, OpInvokestatic, OpInvokeinterface, OpInvokedynamic:
		var desc string
		if op == OpInvokedynamic {
			_, _, desc = d.pool.Dynamic(uint16(d.u2(bci + 1)))
		} else {
			_, _, desc = d.pool.Member(uint16(d.u2(bci + 1)))
		}
		pop = classfile.ArgSlots(desc)
		if op != OpInvokestatic && op != OpInvokedynamic {
			pop++
		}
		_, ret := vm.Descriptors(desc)
		return pop, vm.KindOf(ret).Slots()
	case OpMultianewarray:
		return d.u1(bci + 3), 1
	}
	info := &opcodes[op]
	return effectSlots(info.pop), effectSlots(info.push)
}

func effectSlots(s string) (n int) {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case 'J', 'D', '2':
			n += 2
		default:
			n++
		}
	}
	return n
}

// checkStack follows every path through the code and makes sure that the
// operand stack stays within its bounds and has one depth at each instruction.
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
			if !handled[j] && i >= h.Start && i < h.End {
				handled[j] = true
				if max < 1 {
					d.fail(bci, "Operand stack overflow")
				}
				reach(bci, h.PC, 1)
			}
		}
		pop, push := d.effect(bci)
		h := depth[i] - int32(pop)
		if h < 0 {
			d.fail(bci, "Operand stack underflow")
		}
		h += int32(push)
		if h > max {
			d.fail(bci, "Operand stack overflow")
		}
		in := &d.out.Instrs[i]
		switch op := in.Op; {
		case op == OpGoto:
			reach(bci, in.B, h)
		case op == OpJsr:
			reach(bci, in.B, h)
			reach(bci, i+1, h-1)
		case op >= OpIfeq && op <= OpIfAcmpne, op == OpIfnull, op == OpIfnonnull:
			reach(bci, in.B, h)
			reach(bci, i+1, h)
		case op == OpTableswitch:
			t := d.out.Tables[in.B]
			reach(bci, t[0], h)
			for _, x := range t[3:] {
				reach(bci, x, h)
			}
		case op == OpLookupswitch:
			t := d.out.Tables[in.B]
			reach(bci, t[0], h)
			for _, x := range t[2+t[1]:] {
				reach(bci, x, h)
			}
		case op >= OpIreturn && op <= OpReturn, op == OpAthrow, op == OpRet:
		default:
			reach(bci, i+1, h)
		}
	}
}

// Effect returns how many slots the instruction at a bytecode offset of a
// method pops off the operand stack, and how many it pushes when it completes.
func Effect(m *vm.Method, bci int) (pop, push int) {
	d := &decoder{method: m, pool: m.Class.File.Pool, src: m.Info.Code, bytes: m.Info.Code.Bytes}
	return d.effect(bci)
}
