package npe

import (
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// unknown is the source of a slot that different instructions may have pushed.
const unknown = -1

// stack is what the analysis knows in front of an instruction: who pushed each
// slot of the operand stack (bottom first, two slots for long and double), and
// which local variables may have been assigned to.
type stack struct {
	sources []int32
	written uint64 // one bit for each of the first 64 locals
}

func (s *stack) clone() *stack { return &stack{slices.Clone(s.sources), s.written} }

func (s *stack) pop(n int) { s.sources = s.sources[:max(len(s.sources)-n, 0)] }

func (s *stack) push(bci, n int) {
	for range n {
		s.sources = append(s.sources, int32(bci))
	}
}

// insert puts copies of the top n slots below the top depth slots.
func (s *stack) insert(n, depth int) {
	if at := len(s.sources) - depth; at >= 0 {
		s.sources = slices.Insert(s.sources, at, slices.Clone(s.sources[len(s.sources)-n:])...)
	}
}

func (s *stack) write(local, n int) {
	for ; n > 0; n, local = n-1, local+1 {
		s.written |= 1 << local // no bit for locals from 64 on
	}
}

// wasWritten takes locals beyond the first 64 for written.
func (s *stack) wasWritten(local int) bool { return local >= 64 || s.written>>local&1 != 0 }

// merge adds what is known on another way to the same instruction.
func (s *stack) merge(other *stack) {
	for i := range min(len(s.sources), len(other.sources)) {
		if s.sources[i] != other.sources[i] {
			s.sources[i] = unknown
		}
	}
	s.written |= other.written
}

// maxEntries is how many slots HotSpot records before it gives up.
const maxEntries = 1_000_000

// analyse finds the stacks in front of the instructions. It passes over the
// code until there is one for bci when the pass comes there, or nothing is left
// to learn; loops that close behind bci are not followed.
func analyse(c *code, handlers []classfile.Handler, bci int) []*stack {
	a := &analysis{code: c, stacks: make([]*stack, len(c.bytes)+1)}
	a.stacks[0] = &stack{}
	for _, h := range handlers {
		if a.stacks[h.PC] == nil {
			a.stacks[h.PC] = &stack{sources: []int32{int32(h.PC)}}
		}
	}
	for a.added = true; a.added; {
		a.added = false
		complete := true
		for at := 0; at < len(c.bytes); {
			if a.stacks[at] == nil {
				complete = false
			} else {
				a.flow(at)
			}
			at += c.length(at)
			if at == bci && a.stacks[at] != nil || a.entries > maxEntries {
				return a.stacks
			}
		}
		if complete {
			break
		}
	}
	return a.stacks
}

type analysis struct {
	code    *code
	stacks  []*stack
	entries int  // slots recorded
	added   bool // the present pass has reached new instructions
}

// flow carries the stack behind the instruction to those that may follow.
func (a *analysis) flow(bci int) {
	s := a.stacks[bci].clone()
	a.code.execute(bci, s)
	to, next := a.code.targets(bci)
	if next {
		a.reach(bci+a.code.length(bci), s)
	}
	for _, t := range to {
		a.reach(t, s)
	}
}

// reach merges the stack into the one in front of bci. As in HotSpot, what is
// known there becomes known to the instruction's other successors, too.
func (a *analysis) reach(bci int, s *stack) {
	if old := a.stacks[bci]; old != nil {
		s.merge(old)
	} else {
		a.entries += len(s.sources)
		a.added = true
	}
	a.stacks[bci] = s.clone()
}

// execute does to the stack what the instruction does. Casts leave it alone, so
// that the source of a cast value is that of the value.
func (c *code) execute(bci int, s *stack) {
	op := c.op(bci)
	if local, n := c.storedLocal(bci); n > 0 {
		s.write(local, n)
		s.pop(n)
		return
	}
	switch op {
	case opDup:
		s.insert(1, 1)
	case opDupX1:
		s.insert(1, 2)
	case opDupX2:
		s.insert(1, 3)
	case opDup2:
		s.insert(2, 2)
	case opDup2X1:
		s.insert(2, 3)
	case opDup2X2:
		s.insert(2, 4)
	case opSwap:
		if n := len(s.sources); n >= 2 {
			s.sources[n-1], s.sources[n-2] = s.sources[n-2], s.sources[n-1]
		}
	default:
		pop, push := c.effect(bci)
		s.pop(pop)
		s.push(bci, push)
	}
}

// effects has the slots that an instruction pops and pushes, one pair of digits
// for each opcode; the entries of those that effect looks at are empty.
const effects = "" +
	"00" + "01" + "01010101010101" + "0202" + "010101" + "0202" + // nop aconst_null iconst lconst fconst dconst
	"01" + "01" + "01" + "01" + "02" + // bipush sipush ldc ldc_w ldc2_w
	"01" + "02" + "01" + "02" + "01" + // iload to aload
	"01010101" + "02020202" + "01010101" + "02020202" + "01010101" + // iload_0 to aload_3
	"21" + "22" + "21" + "22" + "21" + "21" + "21" + "21" + // iaload to saload
	"10" + "20" + "10" + "20" + "10" + // istore to astore
	"10101010" + "20202020" + "10101010" + "20202020" + "10101010" + // istore_0 to astore_3
	"30" + "40" + "30" + "40" + "30" + "30" + "30" + "30" + // iastore to sastore
	"10" + "20" + "00" + "00" + "00" + "00" + "00" + "00" + "00" + // pop pop2 dup... swap
	"21422142" + "21422142" + "21422142" + "21422142" + "21422142" + // add sub mul div rem
	"11221122" + // neg
	"21" + "32" + "21" + "32" + "21" + "32" + // shifts
	"21" + "42" + "21" + "42" + "21" + "42" + // and or xor
	"00" + // iinc
	"12" + "11" + "12" + "21" + "21" + "22" + "11" + "12" + "12" + "21" + "22" + "21" + "11" + "11" + "11" + // conversions
	"41" + "21" + "21" + "41" + "41" + // lcmp fcmpl fcmpg dcmpl dcmpg
	"101010101010" + "202020202020" + "2020" + // ifeq... if_icmp... if_acmp...
	"00" + "01" + "00" + "10" + "10" + // goto jsr ret tableswitch lookupswitch
	"10" + "20" + "10" + "20" + "10" + "00" + // returns
	"00" + "00" + "00" + "00" + "00" + "00" + "00" + "00" + "00" + // members
	"01" + "11" + "11" + "11" + "10" + "00" + "11" + // new newarray anewarray arraylength athrow checkcast instanceof
	"10" + "10" + "00" + "00" + "10" + "10" + "00" + "01" // monitors wide multianewarray ifnull ifnonnull goto_w jsr_w

// effect returns how many slots an instruction pops and pushes.
func (c *code) effect(bci int) (pop, push int) {
	op := c.op(bci)
	switch op {
	case opGetstatic, opPutstatic, opGetfield, opPutfield:
		_, _, desc := c.member(bci)
		n := classfile.Slots(desc)
		switch op {
		case opGetstatic:
			return 0, n
		case opPutstatic:
			return n, 0
		case opGetfield:
			return 1, n
		}
		return n + 1, 0
	case opInvokevirtual, opInvokespecial, opInvokestatic, opInvokeinterface:
		_, _, desc := c.member(bci)
		pop = classfile.ArgSlots(desc)
		if op != opInvokestatic {
			pop++
		}
		return pop, classfile.Slots(classfile.ReturnType(desc))
	case opInvokedynamic:
		_, _, desc := c.pool.Dynamic(uint16(c.u2(bci + 1)))
		return classfile.ArgSlots(desc), classfile.Slots(classfile.ReturnType(desc))
	case opMultianewarray:
		return int(c.bytes[bci+3]), 1
	case opWide:
		op = c.op(bci + 1) // a load: stores are handled by the caller
	}
	return int(effects[2*int(op)] - '0'), int(effects[2*int(op)+1] - '0')
}
