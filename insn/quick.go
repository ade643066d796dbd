package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// The resolved forms that instructions are rewritten to, and the constants
// that the decoder folds. A is a word of an object or class, B a class ID or an
// index into one of the code's tables, M a method.
const (
	opConst vm.Op = iota + 203 // push int or float bits B
	opConst2
	opText  // push the interned string with text ID B
	opClass // push the mirror of Classes[B]
	opSite  // push the value of the dynamic constant Sites[B]
	opGet32
	opGet64
	opGetB
	opGetS
	opPut32
	opPut64
	opPutB
	opPutZ
	opPutS
	opGetStatic32
	opGetStatic64
	opGetStaticB
	opGetStaticS
	opPutStatic32
	opPutStatic64
	opPutStaticB
	opPutStaticZ
	opPutStaticS
	opInvokeStatic
	opInvokeDirect
	opInvokeVirtual
	opInvokeInterface
	opInvokePoly // MethodHandle.invoke and friends: Sites[B]
	opInvokeSite // invokedynamic: Sites[B]
	opNew
	opANewArray
	opCheckCast
	opInstanceOf
	opMultiANewArray
	opCount
)

var quickNames = map[vm.Op]string{
	opConst: "ldc", opConst2: "ldc2_w", opText: "ldc", opClass: "ldc", opSite: "ldc",
	opGet32: "getfield", opGet64: "getfield", opGetB: "getfield", opGetS: "getfield",
	opPut32: "putfield", opPut64: "putfield", opPutB: "putfield", opPutZ: "putfield", opPutS: "putfield",
	opGetStatic32: "getstatic", opGetStatic64: "getstatic", opGetStaticB: "getstatic", opGetStaticS: "getstatic",
	opPutStatic32: "putstatic", opPutStatic64: "putstatic", opPutStaticB: "putstatic", opPutStaticZ: "putstatic", opPutStaticS: "putstatic",
	opInvokeStatic: "invokestatic", opInvokeDirect: "invokespecial", opInvokeVirtual: "invokevirtual", opInvokeInterface: "invokeinterface",
	opInvokePoly: "invokevirtual", opInvokeSite: "invokedynamic", opNew: "new", opANewArray: "anewarray",
	opCheckCast: "checkcast", opInstanceOf: "instanceof", opMultiANewArray: "multianewarray",
}

// Name returns the mnemonic of an operation, resolved forms under the name of
// the opcode that they come from.
func Name(op vm.Op) string {
	if int(op) < len(bytecode.Opcodes) {
		return bytecode.Opcodes[op].Name
	}
	if base, ok := fusedBase[op]; ok {
		op = base
	}
	if int(op) < len(bytecode.Opcodes) {
		return bytecode.Opcodes[op].Name
	}
	return quickNames[op]
}

// forms of field access by kind. Chars and booleans are read as ints: their words hold
// nothing but their bits, as putForm's forms cut them.
func getForm(k vm.Kind, static bool) vm.Op {
	op := opGet32
	switch k {
	case vm.KindLong, vm.KindDouble:
		op = opGet64
	case vm.KindByte:
		op = opGetB
	case vm.KindShort:
		op = opGetS
	}
	if static {
		op += opGetStatic32 - opGet32
	}
	return op
}

// Putfield and putstatic of a type below int cut the value (JVMS 6.5): an int from code
// that javac did not make may have other bits. A boolean keeps its lowest bit.
func putForm(k vm.Kind, static bool) vm.Op {
	op := opPut32
	switch k {
	case vm.KindLong, vm.KindDouble:
		op = opPut64
	case vm.KindByte:
		op = opPutB
	case vm.KindBoolean:
		op = opPutZ
	case vm.KindShort, vm.KindChar:
		op = opPutS
	}
	if static {
		op += opPutStatic32 - opPut32
	}
	return op
}
