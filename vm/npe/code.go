package npe

import (
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// code is the code of a method, with what the analysis asks of it. The machine has
// checked the method before it ran.
type code struct{ bytecode.Code }

// length is how many bytes an instruction has.
func (c *code) length(bci int) int {
	n, _ := c.Length(bci)
	return n
}

func isInvoke(op bytecode.Op) bool { return op.Call() && op != bytecode.Invokedynamic }

// dereferenced returns the slot, counted from the top of the stack, that holds
// the reference which the instruction at bci follows.
func (c *code) dereferenced(bci int) (slot int, ok bool) {
	switch op := c.Op(bci); op {
	case bytecode.Arraylength, bytecode.Athrow, bytecode.Monitorenter, bytecode.Monitorexit, bytecode.Getfield:
		return 0, true
	case bytecode.Lastore, bytecode.Dastore:
		return 3, true
	case bytecode.Putfield:
		_, _, desc := c.Member(bci)
		return classfile.Slots(desc), true
	case bytecode.Invokevirtual, bytecode.Invokespecial, bytecode.Invokeinterface:
		_, name, desc := c.Member(bci)
		return classfile.ArgSlots(desc), name != "<init>"
	default:
		switch {
		case op >= bytecode.Iaload && op <= bytecode.Saload:
			return 1, true
		case op >= bytecode.Iastore && op <= bytecode.Sastore:
			return 2, true
		}
	}
	return 0, false
}

// describable reports whether expression has a form for what the instruction
// pushed.
func (c *code) describable(bci int) bool {
	if _, ok := c.loadedLocal(bci); ok {
		return true
	}
	op := c.Op(bci)
	return op >= bytecode.AconstNull && op <= bytecode.Iconst5 || op == bytecode.Bipush || op == bytecode.Sipush ||
		op == bytecode.Getstatic || op == bytecode.Getfield || op == bytecode.Iaload || op == bytecode.Aaload || isInvoke(op)
}

// loadedLocal returns the local variable that an instruction loads, if that is
// an int or a reference: nothing else can be null or an index.
func (c *code) loadedLocal(bci int) (slot int, ok bool) {
	op, slot, _ := c.Local(bci)
	return slot, op == bytecode.Iload || op == bytecode.Aload
}

// storedLocal returns the first slot and the number of slots that a store
// writes. An iinc does not count: a parameter that is counted up stays one.
func (c *code) storedLocal(bci int) (slot, n int) {
	switch op, slot, _ := c.Local(bci); op {
	case bytecode.Istore, bytecode.Fstore, bytecode.Astore:
		return slot, 1
	case bytecode.Lstore, bytecode.Dstore:
		return slot, 2
	}
	return 0, 0
}
