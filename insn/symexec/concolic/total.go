package concolic

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// total tells whether a method can do nothing but compute numbers from its
// arguments, and from numbers in the receiver: it cannot throw, and writes nothing but
// its variables. It looks at opcodes only, so it may say no where the answer is yes, and
// then a search is incomplete. A wrong yes would let it say safe.
func total(m *vm.Machine, mt *vm.Method) bool {
	code := m.CodeOf(mt)
	if code == nil || len(code.Handlers) > 0 {
		return false
	}
	text := bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
	var targets []int
	for _, at := range code.BCI {
		to, _ := text.Targets(int(at))
		targets = append(targets, to...)
	}
	last := -1 // where the instruction begins that was executed before on every way, if there is one
	for _, at := range code.BCI {
		bci := int(at)
		if slices.Contains(targets, bci) {
			last = -1 // as in x / (y == 7 ? 0 : 5), where the division comes behind the 5
		}
		switch op := text.Op(bci); {
		case op == bytecode.Idiv || op == bytecode.Irem || op == bytecode.Ldiv || op == bytecode.Lrem:
			if last < 0 || !constantNotZero(&text, last) {
				return false
			}
		case op == bytecode.Ldc || op == bytecode.LdcW || op == bytecode.Ldc2W:
			if !numberAt(&text, bci) {
				return false // it may load a class or run a bootstrap
			}
		case op == bytecode.Aload0 && !mt.Static():
			// Nothing that is harmless takes a reference but what comes next.
		case op == bytecode.Getfield:
			if last < 0 || text.Op(last) != bytecode.Aload0 {
				return false
			}
		case op == bytecode.Invokestatic:
			class, name, _ := text.Member(bci)
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
		{bytecode.Nop, bytecode.Nop}, {bytecode.IconstM1, bytecode.Ldc2W},
		{bytecode.Iload, bytecode.Dload}, {bytecode.Iload0, bytecode.Aload0 - 1}, {bytecode.Istore, bytecode.Dstore}, {bytecode.Istore0, bytecode.Dstore3},
		{bytecode.Pop, bytecode.Swap}, {bytecode.Iadd, bytecode.IfIcmple}, {bytecode.Goto, bytecode.Goto},
		{bytecode.Tableswitch, bytecode.Dreturn}, {bytecode.GotoW, bytecode.GotoW},
	} {
		if r[0] <= op && op <= r[1] {
			return true
		}
	}
	return false
}

// harmlessCall names methods of the JDK that are harmless, too: those that throw for no
// argument, and answer alike whenever they are called.
func harmlessCall(class, name string) bool {
	switch class {
	case "java/lang/Math", "java/lang/StrictMath":
		return !strings.HasSuffix(name, "Exact") && !strings.Contains(name, "Div") && !strings.Contains(name, "Mod") && name != "clamp" && name != "random"
	case "java/lang/Integer", "java/lang/Long":
		return slices.Contains([]string{"rotateLeft", "rotateRight", "reverse", "reverseBytes", "bitCount", "signum", "compare", "min", "max", "sum",
			"numberOfLeadingZeros", "numberOfTrailingZeros", "highestOneBit", "lowestOneBit", "hashCode"}, name)
	}
	return false
}

// constantNotZero tells whether an instruction pushes a number other than 0.
func constantNotZero(code *bytecode.Code, bci int) bool {
	switch op := code.Op(bci); op {
	case bytecode.IconstM1, bytecode.Iconst1, bytecode.Iconst2, bytecode.Iconst3, bytecode.Iconst4, bytecode.Iconst5, bytecode.Lconst1:
		return true
	case bytecode.Bipush:
		return code.S1(bci+1) != 0
	case bytecode.Sipush:
		return code.S2(bci+1) != 0
	case bytecode.Ldc, bytecode.LdcW, bytecode.Ldc2W:
		return code.Pool.Consts[poolIndex(code, bci)].Bits != 0
	}
	return false
}

// poolIndex returns which constant an ldc pushes.
func poolIndex(code *bytecode.Code, bci int) int {
	if code.Op(bci) == bytecode.Ldc {
		return code.U1(bci + 1)
	}
	return code.U2(bci + 1)
}

func numberAt(code *bytecode.Code, bci int) bool {
	switch code.Pool.Consts[poolIndex(code, bci)].Tag {
	case classfile.TagInteger, classfile.TagFloat, classfile.TagLong, classfile.TagDouble:
		return true
	}
	return false
}
