package symbolic

import (
	"encoding/binary"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/vm"
)

// total tells whether a method can do nothing but compute numbers from its
// arguments, and from numbers in the receiver: it cannot throw, and writes nothing but its variables. It looks at
// opcodes only, so it may say no where the answer is yes.
func total(m *vm.Machine, mt *vm.Method) bool {
	code := m.CodeOf(mt)
	if code == nil || len(code.Handlers) > 0 {
		return false
	}
	bytes := mt.Info.Code.Bytes
	last := -1 // where the instruction in front begins
	for _, at := range code.BCI {
		bci := int(at)
		switch op := vm.Op(bytes[bci]); {
		case op == insn.OpIdiv || op == insn.OpIrem || op == insn.OpLdiv || op == insn.OpLrem:
			if last < 0 || !constantNotZero(mt, bytes[last:bci]) {
				return false
			}
		case op == insn.OpAload0 && !mt.Static():
			// Nothing that is harmless takes a reference but what comes next.
		case op == insn.OpGetfield:
			if last < 0 || vm.Op(bytes[last]) != insn.OpAload0 {
				return false
			}
		case op == insn.OpInvokestatic:
			class, name, _ := mt.Class.File.Pool.Member(binary.BigEndian.Uint16(bytes[bci+1:]))
			if !harmlessCall(class, name) {
				return false
			}
		case !harmless(op):
			return false
		}
		last = bci
	}
	return true
}

// harmless are the opcodes on numbers that do not throw.
func harmless(op vm.Op) bool {
	for _, r := range [][2]vm.Op{
		{insn.OpNop, insn.OpNop}, {insn.OpIconstM1, insn.OpLdc2W},
		{insn.OpIload, insn.OpDload}, {insn.OpIload0, insn.OpAload0 - 1}, {insn.OpIstore, insn.OpDstore}, {insn.OpIstore0, insn.OpDstore3},
		{insn.OpPop, insn.OpSwap}, {insn.OpIadd, insn.OpIfIcmple}, {insn.OpGoto, insn.OpGoto},
		{insn.OpTableswitch, insn.OpDreturn}, {insn.OpGotoW, insn.OpGotoW},
	} {
		if r[0] <= op && op <= r[1] {
			return true
		}
	}
	return false
}

// harmlessCall names methods of the JDK that are harmless, too.
func harmlessCall(class, name string) bool {
	switch class {
	case "java/lang/Math", "java/lang/StrictMath":
		return !strings.HasSuffix(name, "Exact") && !strings.Contains(name, "Div") && !strings.Contains(name, "Mod")
	case "java/lang/Integer", "java/lang/Long":
		return slices.Contains([]string{"rotateLeft", "rotateRight", "reverse", "reverseBytes", "bitCount", "signum", "compare", "min", "max", "sum",
			"numberOfLeadingZeros", "numberOfTrailingZeros", "highestOneBit", "lowestOneBit", "hashCode"}, name)
	}
	return false
}

// constantNotZero tells whether an instruction pushes a number other than 0.
func constantNotZero(mt *vm.Method, instr []byte) bool {
	switch op := vm.Op(instr[0]); op {
	case insn.OpIconstM1, insn.OpIconst1, insn.OpIconst2, insn.OpIconst3, insn.OpIconst4, insn.OpIconst5, insn.OpLconst1:
		return true
	case insn.OpBipush:
		return instr[1] != 0
	case insn.OpSipush:
		return instr[1]|instr[2] != 0
	case insn.OpLdc:
		return mt.Class.File.Pool.Consts[instr[1]].Bits != 0
	case insn.OpLdcW, insn.OpLdc2W:
		return mt.Class.File.Pool.Consts[binary.BigEndian.Uint16(instr[1:])].Bits != 0
	}
	return false
}
