package npe

import (
	"slices"

	"github.com/gojpf/gojpf/vm/bytecode"
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
	a := &analysis{code: c, stacks: make([]*stack, len(c.Bytes)+1)}
	a.stacks[0] = &stack{}
	for _, h := range handlers {
		if a.stacks[h.PC] == nil {
			a.stacks[h.PC] = &stack{sources: []int32{int32(h.PC)}}
		}
	}
	for a.added = true; a.added; {
		a.added = false
		complete := true
		for at := 0; at < len(c.Bytes); {
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
	to, next := a.code.Targets(bci)
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
	op := c.Op(bci)
	if local, n := c.storedLocal(bci); n > 0 {
		s.write(local, n)
		s.pop(n)
		return
	}
	switch op {
	case bytecode.Dup:
		s.insert(1, 1)
	case bytecode.DupX1:
		s.insert(1, 2)
	case bytecode.DupX2:
		s.insert(1, 3)
	case bytecode.Dup2:
		s.insert(2, 2)
	case bytecode.Dup2X1:
		s.insert(2, 3)
	case bytecode.Dup2X2:
		s.insert(2, 4)
	case bytecode.Swap:
		if n := len(s.sources); n >= 2 {
			s.sources[n-1], s.sources[n-2] = s.sources[n-2], s.sources[n-1]
		}
	case bytecode.Checkcast:
	default:
		pop, push := c.Effect(bci)
		s.pop(pop)
		s.push(bci, push)
	}
}
