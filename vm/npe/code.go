package npe

import (
	"encoding/binary"

	"github.com/gojpf/gojpf/vm/classfile"
)

// The opcodes that mean something to the analysis beyond their effect on the
// height of the stack.
const (
	opAconstNull      = 1
	opIconstM1        = 2
	opIconst0         = 3
	opIconst1         = 4
	opIconst2         = 5
	opIconst3         = 6
	opIconst4         = 7
	opIconst5         = 8
	opBipush          = 16
	opSipush          = 17
	opIload           = 21
	opAload           = 25
	opIload0          = 26
	opIload3          = 29
	opAload0          = 42
	opAload3          = 45
	opIaload          = 46
	opAaload          = 50
	opSaload          = 53
	opIstore          = 54
	opLstore          = 55
	opDstore          = 57
	opAstore          = 58
	opIstore0         = 59
	opAstore3         = 78
	opIastore         = 79
	opLastore         = 80
	opDastore         = 82
	opSastore         = 86
	opDup             = 89
	opDupX1           = 90
	opDupX2           = 91
	opDup2            = 92
	opDup2X1          = 93
	opDup2X2          = 94
	opSwap            = 95
	opIfeq            = 153
	opIfAcmpne        = 166
	opGoto            = 167
	opJsr             = 168
	opRet             = 169
	opTableswitch     = 170
	opLookupswitch    = 171
	opIreturn         = 172
	opReturn          = 177
	opGetstatic       = 178
	opPutstatic       = 179
	opGetfield        = 180
	opPutfield        = 181
	opInvokevirtual   = 182
	opInvokespecial   = 183
	opInvokestatic    = 184
	opInvokeinterface = 185
	opInvokedynamic   = 186
	opArraylength     = 190
	opAthrow          = 191
	opCheckcast       = 192
	opMonitorenter    = 194
	opMonitorexit     = 195
	opWide            = 196
	opMultianewarray  = 197
	opIfnull          = 198
	opIfnonnull       = 199
	opGotoW           = 200
	opJsrW            = 201
)

func isInvoke(op byte) bool { return op >= opInvokevirtual && op <= opInvokeinterface }

// code reads the instructions of a method. The machine has checked the method
// before it ran, so that operands are not checked again.
type code struct {
	bytes []byte
	pool  *classfile.Pool
}

func (c *code) op(bci int) byte { return c.bytes[bci] }
func (c *code) u2(at int) int   { return int(binary.BigEndian.Uint16(c.bytes[at:])) }
func (c *code) s2(at int) int   { return int(int16(c.u2(at))) }
func (c *code) s4(at int) int   { return int(int32(binary.BigEndian.Uint32(c.bytes[at:]))) }

// member is the field or method that the instruction at bci names.
func (c *code) member(bci int) (class, name, desc string) {
	return c.pool.Member(uint16(c.u2(bci + 1)))
}

// lengths of the instructions by opcode; 0 where it takes a look at the
// operands.
var lengths = func() (n [256]uint8) {
	set := func(length uint8, from, to int) {
		for op := from; op <= to; op++ {
			n[op] = length
		}
	}
	set(1, 0, 255)
	set(2, opBipush, opBipush)
	set(3, opSipush, opSipush)
	set(2, 18, 18) // ldc
	set(3, 19, 20) // ldc_w, ldc2_w
	set(2, opIload, opAload)
	set(2, opIstore, opAstore)
	set(3, 132, 132) // iinc
	set(3, opIfeq, opJsr)
	set(2, opRet, opRet)
	set(0, opTableswitch, opLookupswitch)
	set(3, opGetstatic, opInvokestatic)
	set(5, opInvokeinterface, opInvokedynamic)
	set(3, 187, 187) // new
	set(2, 188, 188) // newarray
	set(3, 189, 189) // anewarray
	set(3, opCheckcast, opCheckcast+1)
	set(0, opWide, opWide)
	set(4, opMultianewarray, opMultianewarray)
	set(3, opIfnull, opIfnonnull)
	set(5, opGotoW, opJsrW)
	return n
}()

func (c *code) length(bci int) int {
	table := (bci + 4) &^ 3 // of a switch
	switch c.op(bci) {
	case opTableswitch:
		return table + 12 + 4*(c.s4(table+8)-c.s4(table+4)+1) - bci
	case opLookupswitch:
		return table + 8 + 8*c.s4(table+4) - bci
	case opWide:
		if c.op(bci+1) == 132 {
			return 6
		}
		return 4
	}
	return int(lengths[c.op(bci)])
}

// targets returns where the instruction at bci may jump to, and whether it may
// also go on with the next one.
func (c *code) targets(bci int) (to []int, next bool) {
	op := c.op(bci)
	switch {
	case op >= opIfeq && op <= opIfAcmpne, op == opJsr, op == opIfnull, op == opIfnonnull:
		return []int{bci + c.s2(bci+1)}, true
	case op == opGoto:
		return []int{bci + c.s2(bci+1)}, false
	case op == opGotoW:
		return []int{bci + c.s4(bci+1)}, false
	case op == opJsrW:
		return []int{bci + c.s4(bci+1)}, true
	case op == opTableswitch:
		table := (bci + 4) &^ 3
		to = append(to, bci+c.s4(table))
		for n, at := c.s4(table+8)-c.s4(table+4)+1, table+12; n > 0; n, at = n-1, at+4 {
			to = append(to, bci+c.s4(at))
		}
		return to, false
	case op == opLookupswitch:
		table := (bci + 4) &^ 3
		to = append(to, bci+c.s4(table))
		for n, at := c.s4(table+4), table+12; n > 0; n, at = n-1, at+8 {
			to = append(to, bci+c.s4(at))
		}
		return to, false
	case op == opRet, op >= opIreturn && op <= opReturn, op == opAthrow,
		op == opWide && c.op(bci+1) == opRet:
		return nil, false
	}
	return nil, true
}

// dereferenced returns the slot, counted from the top of the stack, that holds
// the reference which the instruction at bci follows.
func (c *code) dereferenced(bci int) (slot int, ok bool) {
	switch op := c.op(bci); op {
	case opArraylength, opAthrow, opMonitorenter, opMonitorexit, opGetfield:
		return 0, true
	case opLastore, opDastore:
		return 3, true
	case opPutfield:
		_, _, desc := c.member(bci)
		return classfile.Slots(desc), true
	case opInvokevirtual, opInvokespecial, opInvokeinterface:
		_, name, desc := c.member(bci)
		return classfile.ArgSlots(desc), name != "<init>"
	default:
		switch {
		case op >= opIaload && op <= opSaload:
			return 1, true
		case op >= opIastore && op <= opSastore:
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
	op := c.op(bci)
	return op >= opAconstNull && op <= opIconst5 || op == opBipush || op == opSipush ||
		op == opGetstatic || op == opGetfield || op == opIaload || op == opAaload || isInvoke(op)
}

// loadedLocal returns the local variable that an instruction loads, if that is
// an int or a reference: nothing else can be null or an index.
func (c *code) loadedLocal(bci int) (slot int, ok bool) {
	op := c.op(bci)
	switch {
	case op >= opIload0 && op <= opIload3:
		return int(op - opIload0), true
	case op >= opAload0 && op <= opAload3:
		return int(op - opAload0), true
	case op == opIload, op == opAload:
		return int(c.bytes[bci+1]), true
	case op == opWide && (c.op(bci+1) == opIload || c.op(bci+1) == opAload):
		return c.u2(bci + 2), true
	}
	return 0, false
}

// storedLocal returns the first slot and the number of slots that a store
// writes. An iinc does not count: a parameter that is counted up stays one.
func (c *code) storedLocal(bci int) (slot, n int) {
	op := c.op(bci)
	kind := op - opIstore
	switch {
	case op >= opIstore && op <= opAstore:
		slot = int(c.bytes[bci+1])
	case op >= opIstore0 && op <= opAstore3:
		kind, slot = (op-opIstore0)/4, int(op-opIstore0)%4
	case op == opWide && c.op(bci+1) >= opIstore && c.op(bci+1) <= opAstore:
		kind, slot = c.op(bci+1)-opIstore, c.u2(bci+2)
	default:
		return 0, 0
	}
	if kind == opLstore-opIstore || kind == opDstore-opIstore {
		return slot, 2
	}
	return slot, 1
}
