package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Fused operations stand at the first of a run of instructions and do the work
// of all of them in one turn of the loop; the others stay where they are, with
// their operands, so that jumps into the run need no care. A fused operation
// leaves everything unusual to its first instruction's Impl (goto slow), and
// the rest of the run then executes one by one. Impl loops never see fusion:
// an operation's semantics there are those of its first instruction.
const (
	opLoad2        vm.Op = iota + opCount // load, load
	opLoad2Wide                           // two-slot load, two-slot load
	opLoadGet                             // aload, getfield
	opLoadConst                           // load, constant
	opLoadConstAdd                        // iload, constant, iadd
	opConstAdd                            // constant, iadd
	opLoadAdd                             // iload, iadd
	opIincGoto                            // iinc, goto
	opLoadIaload                          // iload, iaload (or faload, aaload)
	opLoadIf                              // load, if??/ifnull/ifnonnull
	opLoad2IfEq                           // iload, iload, if_icmp??: in the order of the opcodes
	opLoad2IfNe
	opLoad2IfLt
	opLoad2IfGe
	opLoad2IfGt
	opLoad2IfLe
	opLoadConstIfEq // iload, constant, if_icmp??
	opLoadConstIfNe
	opLoadConstIfLt
	opLoadConstIfGe
	opLoadConstIfGt
	opLoadConstIfLe
	opLcmpIf // lcmp, if??
	fusedEnd
)

func oneSlotLoad(op vm.Op) bool {
	return op == bytecode.Iload || op == bytecode.Fload || op == bytecode.Aload
}
func twoSlotLoad(op vm.Op) bool { return op == bytecode.Lload || op == bytecode.Dload }

// fuse marks the runs of code that have a fused operation. It is done when code is
// decoded, by the class file alone; a getfield behind an aload is resolved later, and
// checked for when it comes to that.
func fuse(code *vm.Code) {
	for i := 0; i+1 < len(code.Instrs); i++ {
		in := &code.Instrs[i]
		if op := fusion(code.Instrs[i:]); op != 0 {
			in.Rewrite(vm.NewInstr(op, in.A, in.B).With(in.M))
		}
	}
}

func fusion(ins []vm.Instr) vm.Op {
	a, b := ins[0].Op(), ins[1].Op()
	third := bytecode.Nop
	if len(ins) > 2 {
		third = ins[2].Op()
	}
	isIcmp := third >= bytecode.IfIcmpeq && third <= bytecode.IfIcmple
	switch {
	case a == bytecode.Iload && b == bytecode.Iload && isIcmp:
		return opLoad2IfEq + third - bytecode.IfIcmpeq
	case a == bytecode.Iload && b == opConst && isIcmp:
		return opLoadConstIfEq + third - bytecode.IfIcmpeq
	case a == bytecode.Iload && b == opConst && third == bytecode.Iadd:
		return opLoadConstAdd
	case a == bytecode.Aload && b == bytecode.Getfield: // which is resolved when it comes to that
		return opLoadGet
	case a == bytecode.Iload && (b == bytecode.Iaload || b == bytecode.Faload || b == bytecode.Aaload):
		return opLoadIaload
	case a == bytecode.Iload && b == bytecode.Iadd:
		return opLoadAdd
	case a == opConst && b == bytecode.Iadd:
		return opConstAdd
	case oneSlotLoad(a) && (b >= bytecode.Ifeq && b <= bytecode.Ifle || b == bytecode.Ifnull || b == bytecode.Ifnonnull):
		return opLoadIf
	case a == bytecode.Iinc && b == bytecode.Goto:
		return opIincGoto
	case a == bytecode.Lcmp && b >= bytecode.Ifeq && b <= bytecode.Ifle:
		return opLcmpIf
	case oneSlotLoad(a) && oneSlotLoad(b):
		return opLoad2
	case twoSlotLoad(a) && twoSlotLoad(b):
		return opLoad2Wide
	case oneSlotLoad(a) && b == opConst:
		return opLoadConst
	}
	return 0
}

// fusedBase is the operation whose semantics a fused one has on an Impl. Loads
// of one slot mean the same whatever their type.
var fusedBase = map[vm.Op]vm.Op{
	opLoad2: bytecode.Iload, opLoad2Wide: bytecode.Lload, opLoadGet: bytecode.Aload, opLoadConst: bytecode.Iload,
	opLoadConstAdd: bytecode.Iload, opConstAdd: opConst, opLoadAdd: bytecode.Iload, opIincGoto: bytecode.Iinc, opLoadIaload: bytecode.Iload, opLoadIf: bytecode.Iload,
	opLcmpIf: bytecode.Lcmp,
}

func init() {
	for op := opLoad2IfEq; op <= opLoadConstIfLe; op++ {
		fusedBase[op] = bytecode.Iload
	}
	for op, base := range fusedBase {
		semantics[op] = func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) { semantics[base](m, t, f, in) }
	}
}
