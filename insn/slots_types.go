package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// slotType is what a slot is known to hold, by the letters of the opcode
// table.
type slotType uint8

const (
	// typeNone: nothing that may be read. The slot was never written, belongs
	// to the value of the slot before it, or holds different things on
	// different paths.
	typeNone   slotType = 0
	typeInt    slotType = 'I'
	typeFloat  slotType = 'F'
	typeLong   slotType = 'J'
	typeDouble slotType = 'D'
	typeRef    slotType = 'A'
)

func (t slotType) wide() bool { return t == typeLong || t == typeDouble }

func typeOf(k vm.Kind) slotType {
	switch k {
	case vm.KindVoid:
		return typeNone
	case vm.KindLong, vm.KindFloat, vm.KindDouble:
		return slotType(k)
	case vm.KindRef:
		return typeRef
	}
	return typeInt
}

// shuffles are the instructions that copy operands slot by slot: each takes
// some off the stack, numbered from the deepest, and pushes them in an order.
var shuffles = map[vm.Op]struct {
	pop   int
	order []int
}{
	bytecode.Pop:    {1, nil},
	bytecode.Pop2:   {2, nil},
	bytecode.Dup:    {1, []int{0, 0}},
	bytecode.DupX1:  {2, []int{1, 0, 1}},
	bytecode.DupX2:  {3, []int{2, 0, 1, 2}},
	bytecode.Dup2:   {2, []int{0, 1, 0, 1}},
	bytecode.Dup2X1: {3, []int{1, 2, 0, 1, 2}},
	bytecode.Dup2X2: {4, []int{2, 3, 0, 1, 2, 3}},
	bytecode.Swap:   {2, []int{1, 0}},
}

// before returns the types of all slots before an instruction.
func (a *slotAnalysis) before(i int) []slotType { return a.types[i*a.width : (i+1)*a.width] }

// inferTypes finds the types of all slots before each instruction: a forward
// analysis from the method's arguments. Code that reads a slot as something
// that it is not known to hold ends the analysis: so a local variable that is
// read on some path has a type all the way from where it is written.
func (a *slotAnalysis) inferTypes() {
	n := len(a.bci)
	a.types = make([]slotType, n*a.width)
	a.height = make([]int32, n)
	for i := range a.height {
		a.height[i] = -1
	}
	w := typeFlow{slotAnalysis: a, queued: make([]bool, n)}
	w.frame = make([]slotType, a.width)
	at := 0
	if !a.method.Static() {
		w.frame[0] = typeRef
		at = 1
	}
	for _, k := range a.method.Params {
		w.frame[at] = typeOf(k)
		at += k.Slots()
	}
	w.flow(0, 0)
	caught := make([]slotType, a.width)
	for len(w.work) > 0 {
		i := int(w.work[len(w.work)-1])
		w.work = w.work[:len(w.work)-1]
		w.queued[i] = false
		w.at = int(a.bci[i])

		w.frame = caught
		copy(caught, a.before(i)[:a.locals])
		for _, h := range a.handlers {
			if int32(i) >= h.Start && int32(i) < h.End {
				w.h = 0
				w.push(typeRef)
				w.flow(h.PC, w.h)
			}
		}
		w.frame = w.own(i)
		w.h = int(a.height[i])
		w.execute(i)
		for _, j := range a.succs[i] {
			w.flow(j, w.h)
		}
	}
}

// typeFlow is one execution of an instruction on types.
type typeFlow struct {
	*slotAnalysis
	frame  []slotType // the present types
	h      int        // the present height of the operand stack
	at     int        // offset of the instruction, for messages
	work   []int32
	queued []bool
	buffer []slotType
}

// own returns a copy of the types before instruction i.
func (w *typeFlow) own(i int) []slotType {
	w.buffer = append(w.buffer[:0], w.before(i)...)
	return w.buffer
}

// flow merges the present types into those before instruction j. A slot only ever
// changes from a type to none, so the analysis ends.
func (w *typeFlow) flow(j int32, h int) {
	to := w.before(int(j))
	top := w.locals + h
	changed := false
	switch old := w.height[j]; {
	case old < 0:
		w.height[j] = int32(h)
		copy(to[:top], w.frame)
		changed = true
	case int(old) != h:
		w.fail(w.at, "Inconsistent stack height %d != %d", h, old)
	default:
		for k := range to[:top] {
			if to[k] == w.frame[k] {
				continue
			}
			if k >= w.locals {
				w.fail(w.at, "Inconsistent operand stack")
			}
			if to[k] != typeNone {
				to[k] = typeNone
				changed = true
			}
		}
	}
	if changed && !w.queued[j] {
		w.queued[j] = true
		w.work = append(w.work, j)
	}
}

func (w *typeFlow) push(t slotType) {
	n := 1
	if t.wide() {
		n = 2
	}
	top := w.locals + w.h
	if top+n > w.width {
		w.fail(w.at, "Operand stack overflow")
	}
	w.frame[top] = t
	if n == 2 {
		w.frame[top+1] = typeNone
	}
	w.h += n
}

func (w *typeFlow) pop(t slotType) {
	n := 1
	if t.wide() {
		n = 2
	}
	w.drop(n)
	if w.frame[w.locals+w.h] != t {
		w.fail(w.at, "Bad type on operand stack")
	}
}

func (w *typeFlow) drop(n int) {
	if w.h -= n; w.h < 0 {
		w.fail(w.at, "Operand stack underflow")
	}
}

func (w *typeFlow) pushKind(k vm.Kind) {
	if k != vm.KindVoid {
		w.push(typeOf(k))
	}
}

func (w *typeFlow) popAll(params []string) {
	for i := len(params) - 1; i >= 0; i-- {
		w.pop(typeOf(vm.KindOf(params[i])))
	}
}

// load checks that local variable i has a type.
func (w *typeFlow) load(i int, t slotType) {
	if i >= w.locals || w.frame[i] != t {
		w.fail(w.at, "Bad local variable type")
	}
}

// A value of two slots whose second one is overwritten is gone, too.
func (w *typeFlow) store(i int, t slotType) {
	if i >= w.locals || t.wide() && i+1 >= w.locals {
		w.fail(w.at, "Local variable %d out of range", i)
	}
	if i > 0 && w.frame[i-1].wide() {
		w.frame[i-1] = typeNone
	}
	w.frame[i] = t
	if t.wide() {
		w.frame[i+1] = typeNone
	}
}

// localTypes are the types that xload and xstore move, in their order.
var localTypes = [...]slotType{typeInt, typeLong, typeFloat, typeDouble, typeRef}

// execute does what instruction i does to the types.
func (w *typeFlow) execute(i int) {
	op, local, _ := w.Local(int(w.bci[i]))
	switch {
	case op >= bytecode.Iload && op <= bytecode.Aload:
		t := localTypes[op-bytecode.Iload]
		w.load(local, t)
		w.push(t)
		return
	case op >= bytecode.Istore && op <= bytecode.Astore:
		t := localTypes[op-bytecode.Istore]
		w.pop(t)
		w.store(local, t)
		return
	}
	if s, ok := shuffles[op]; ok {
		w.drop(s.pop)
		var taken [4]slotType
		copy(taken[:s.pop], w.frame[w.locals+w.h:])
		for _, k := range s.order {
			if w.locals+w.h >= w.width {
				w.fail(w.at, "Operand stack overflow")
			}
			w.frame[w.locals+w.h] = taken[k]
			w.h++
		}
		return
	}
	switch op {
	case bytecode.Iinc:
		w.load(local, typeInt)
	case bytecode.Ldc:
		w.push(w.constant(uint16(w.U1(w.at + 1))))
	case bytecode.LdcW, bytecode.Ldc2W:
		w.push(w.constant(uint16(w.U2(w.at + 1))))
	case bytecode.Getstatic, bytecode.Putstatic, bytecode.Getfield, bytecode.Putfield:
		_, _, desc := w.Pool.Member(uint16(w.U2(w.at + 1)))
		k := vm.KindOf(desc)
		if op == bytecode.Putstatic || op == bytecode.Putfield {
			w.pop(typeOf(k))
		}
		if op == bytecode.Getfield || op == bytecode.Putfield {
			w.pop(typeRef)
		}
		if op == bytecode.Getstatic || op == bytecode.Getfield {
			w.pushKind(k)
		}
	case bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokestatic, bytecode.Invokeinterface:
		_, _, desc := w.Pool.Member(uint16(w.U2(w.at + 1)))
		params, ret := vm.Descriptors(desc)
		w.popAll(params)
		if op != bytecode.Invokestatic {
			w.pop(typeRef)
		}
		w.pushKind(vm.KindOf(ret))
	case bytecode.Invokedynamic:
		_, _, desc := w.Pool.Dynamic(uint16(w.U2(w.at + 1)))
		params, ret := vm.Descriptors(desc)
		w.popAll(params)
		w.pushKind(vm.KindOf(ret))
	case bytecode.Multianewarray:
		for n := w.U1(w.at + 3); n > 0; n-- {
			w.pop(typeInt)
		}
		w.push(typeRef)
	default:
		info := &bytecode.Opcodes[op]
		for k := len(info.Pop) - 1; k >= 0; k-- {
			w.pop(slotType(info.Pop[k]))
		}
		for k := range len(info.Push) {
			w.push(slotType(info.Push[k]))
		}
	}
}

// constant is the type of a loadable entry of the constant pool.
func (w *typeFlow) constant(index uint16) slotType {
	switch w.Pool.Tag(index) {
	case classfile.TagInteger:
		return typeInt
	case classfile.TagFloat:
		return typeFloat
	case classfile.TagLong:
		return typeLong
	case classfile.TagDouble:
		return typeDouble
	case classfile.TagDynamic:
		_, _, desc := w.Pool.Dynamic(index)
		return typeOf(vm.KindOf(desc))
	}
	return typeRef
}
