// Package bytecode knows the instructions of the JVM as class files have them:
// their numbers and names, how long each is, what it names, where it may go on, and
// what it does to the height of the operand stack. All who read code read it here:
// the decoder of package insn, the messages of NullPointerExceptions, listeners.
//
// Invariants: nothing here knows of a machine or of what a class is linked to, and
// nothing is checked twice. Only Length may be asked of code that nobody has looked
// at; everything else wants an instruction whose Length is known and lies in the
// code, with an operand in the constant pool of the right kind.
package bytecode

import (
	"encoding/binary"
	"fmt"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Op is an operation: a JVM opcode or, in decoded code, one of the forms that
// package insn has above Last.
type Op uint16

// Code is the code of one method.
type Code struct {
	Bytes []byte
	Pool  *classfile.Pool
}

// Op is the opcode at a bytecode offset.
func (c *Code) Op(bci int) Op { return Op(c.Bytes[bci]) }

// U1, S1, U2, S2 and S4 read operands.
func (c *Code) U1(at int) int { return int(c.Bytes[at]) }
func (c *Code) S1(at int) int { return int(int8(c.Bytes[at])) }
func (c *Code) U2(at int) int { return int(binary.BigEndian.Uint16(c.Bytes[at:])) }
func (c *Code) S2(at int) int { return int(int16(c.U2(at))) }
func (c *Code) S4(at int) int { return int(int32(binary.BigEndian.Uint32(c.Bytes[at:]))) }

// short is what is wrong with an instruction that the code has only a part of.
const short = "Code ends inside an instruction"

// Length is how many bytes the instruction at an offset has. Where there is none it
// says what is wrong, in the words of a VerifyError.
func (c *Code) Length(bci int) (n int, wrong string) {
	op := c.Op(bci)
	if op > Last {
		return 0, fmt.Sprintf("Bad instruction %d", op)
	}
	if n = Opcodes[op].Length; n == 0 {
		if n, wrong = c.variable(bci); wrong != "" {
			return 0, wrong
		}
	}
	if bci+n > len(c.Bytes) {
		return 0, short
	}
	return n, ""
}

// mostKeys is how many keys a switch may have: more do not fit into a method.
const mostKeys = 65535

// variable is the length of an instruction whose operands tell it.
func (c *Code) variable(bci int) (n int, wrong string) {
	op := c.Op(bci)
	if op == Wide {
		if bci+1 >= len(c.Bytes) {
			return 0, short
		}
		if c.Op(bci+1) == Iinc {
			return 6, ""
		}
		return 4, ""
	}
	table := table(bci)
	if table+12 > len(c.Bytes) && (op == Tableswitch || table+8 > len(c.Bytes)) {
		return 0, short
	}
	if op == Tableswitch {
		low, high := c.S4(table+4), c.S4(table+8)
		if high < low || high-low > mostKeys {
			return 0, "Bad tableswitch"
		}
		return table + 12 + 4*(high-low+1) - bci, ""
	}
	n = c.S4(table + 4)
	if n < 0 || n > mostKeys {
		return 0, "Bad lookupswitch"
	}
	return table + 8 + 8*n - bci, ""
}

// table is where the operands of a switch begin: at a multiple of four.
func table(bci int) int { return (bci + 4) &^ 3 }

// Switch returns the keys of a switch in the order that they have there, and the
// offsets that it jumps to: the default, then one for each key.
func (c *Code) Switch(bci int) (keys []int32, targets []int) {
	table := table(bci)
	targets = append(targets, bci+c.S4(table))
	if c.Op(bci) == Tableswitch {
		low, high := c.S4(table+4), c.S4(table+8)
		for key, at := low, table+12; key <= high; key, at = key+1, at+4 {
			keys, targets = append(keys, int32(key)), append(targets, bci+c.S4(at))
		}
		return keys, targets
	}
	for n, at := c.S4(table+4), table+8; n > 0; n, at = n-1, at+8 {
		keys, targets = append(keys, int32(c.S4(at))), append(targets, bci+c.S4(at+4))
	}
	return keys, targets
}

// Targets returns the offsets that an instruction may jump to, the default of a
// switch first, and whether it may also go on with the next instruction.
func (c *Code) Targets(bci int) (to []int, next bool) {
	op := c.Op(bci)
	switch {
	case op.Conditional(), op == Jsr:
		return []int{bci + c.S2(bci+1)}, true
	case op == Goto:
		return []int{bci + c.S2(bci+1)}, false
	case op == GotoW:
		return []int{bci + c.S4(bci+1)}, false
	case op == JsrW:
		return []int{bci + c.S4(bci+1)}, true
	case op.Switch():
		_, to = c.Switch(bci)
		return to, false
	case op == Wide:
		op = c.Op(bci + 1)
	}
	return nil, !op.Ends()
}

// Local returns which local variable an instruction loads, stores, counts up or
// returns to, and the opcode of the plain form: iload for iload_0 and for a wide
// iload. It reports false for other instructions.
func (c *Code) Local(bci int) (op Op, local int, ok bool) {
	op = c.Op(bci)
	switch {
	case op >= Iload0 && op <= Aload3:
		return Iload + (op-Iload0)/4, int(op-Iload0) % 4, true
	case op >= Istore0 && op <= Astore3:
		return Istore + (op-Istore0)/4, int(op-Istore0) % 4, true
	case op.usesLocal():
		return op, c.U1(bci + 1), true
	case op == Wide && c.Op(bci+1).usesLocal():
		return c.Op(bci + 1), c.U2(bci + 2), true
	}
	return op, 0, false
}

// Added returns what an iinc adds.
func (c *Code) Added(bci int) int {
	if c.Op(bci) == Wide {
		return c.S2(bci + 4)
	}
	return c.S1(bci + 2)
}

// Member is the field or method that an instruction names.
func (c *Code) Member(bci int) (class, name, desc string) {
	return c.Pool.Member(uint16(c.U2(bci + 1)))
}

// called is the descriptor of the method that an instruction calls.
func (c *Code) called(bci int) (desc string) {
	if c.Op(bci) == Invokedynamic {
		_, _, desc = c.Pool.Dynamic(uint16(c.U2(bci + 1)))
	} else {
		_, _, desc = c.Member(bci)
	}
	return desc
}

// Effect returns how many slots an instruction pops off the operand stack, and how
// many it pushes when it completes.
func (c *Code) Effect(bci int) (pop, push int) {
	op := c.Op(bci)
	switch {
	case op == Wide:
		op = c.Op(bci + 1)
	case op == Ldc, op == LdcW:
		return 0, 1
	case op == Ldc2W:
		return 0, 2
	case op == Multianewarray:
		return c.U1(bci + 3), 1
	case op.Call():
		desc := c.called(bci)
		pop = classfile.ArgSlots(desc)
		if op != Invokestatic && op != Invokedynamic {
			pop++
		}
		return pop, classfile.Slots(classfile.ReturnType(desc))
	case op.Field():
		_, _, desc := c.Member(bci)
		n := classfile.Slots(desc)
		switch op {
		case Getstatic:
			return 0, n
		case Putstatic:
			return n, 0
		case Getfield:
			return 1, n
		}
		return 1 + n, 0
	}
	return slots(Opcodes[op].Pop), slots(Opcodes[op].Push)
}

// slots counts the slots of value letters.
func slots(letters string) (n int) {
	for i := range len(letters) {
		switch letters[i] {
		case 'J', 'D', '2':
			n += 2
		default:
			n++
		}
	}
	return n
}
