package insn

import "github.com/gojpf/gojpf/vm"

// Fused operations stand at the first of a run of instructions and do the work
// of all of them in one turn of the loop; the others stay where they are, with
// their operands, so that jumps into the run need no care. A fused operation
// leaves everything unusual to its first instruction's Impl (goto slow), and
// the rest of the run then executes one by one. Impl loops never see fusion:
// an operation's semantics there are those of its first instruction.
const (
	opLoad2        vm.Op = iota + opCount // load, load
	opLoad2Wide                           // two-slot load, two-slot load
	opLoadGet32                           // aload, getfield
	opLoadGet64                           // aload, getfield of two slots
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

func oneSlotLoad(op vm.Op) bool { return op == OpIload || op == OpFload || op == OpAload }
func twoSlotLoad(op vm.Op) bool { return op == OpLload || op == OpDload }

// fuse marks the runs of code that have a fused operation. from is the first
// instruction to look at and to the last.
func fuse(code *vm.Code, from, to int) {
	ins := code.Instrs
	for i := from; i <= to && i+1 < len(ins); i++ {
		if op := fusion(ins[i:]); op != 0 {
			ins[i].Op = op
		}
	}
}

func fusion(ins []vm.Instr) vm.Op {
	a, b := ins[0].Op, ins[1].Op
	third := OpNop
	if len(ins) > 2 {
		third = ins[2].Op
	}
	isIcmp := third >= OpIfIcmpeq && third <= OpIfIcmple
	switch {
	case a == OpIload && b == OpIload && isIcmp:
		return opLoad2IfEq + third - OpIfIcmpeq
	case a == OpIload && b == opConst && isIcmp:
		return opLoadConstIfEq + third - OpIfIcmpeq
	case a == OpIload && b == opConst && third == OpIadd:
		return opLoadConstAdd
	case a == OpAload && b == opGet32:
		return opLoadGet32
	case a == OpAload && b == opGet64:
		return opLoadGet64
	case a == OpIload && (b == OpIaload || b == OpFaload || b == OpAaload):
		return opLoadIaload
	case a == OpIload && b == OpIadd:
		return opLoadAdd
	case a == opConst && b == OpIadd:
		return opConstAdd
	case oneSlotLoad(a) && (b >= OpIfeq && b <= OpIfle || b == OpIfnull || b == OpIfnonnull):
		return opLoadIf
	case a == OpIinc && b == OpGoto:
		return opIincGoto
	case a == OpLcmp && b >= OpIfeq && b <= OpIfle:
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
	opLoad2: OpIload, opLoad2Wide: OpLload, opLoadGet32: OpAload, opLoadGet64: OpAload, opLoadConst: OpIload,
	opLoadConstAdd: OpIload, opConstAdd: opConst, opLoadAdd: OpIload, opIincGoto: OpIinc, opLoadIaload: OpIload, opLoadIf: OpIload,
	opLcmpIf: OpLcmp,
}

func init() {
	for op := opLoad2IfEq; op <= opLoadConstIfLe; op++ {
		fusedBase[op] = OpIload
	}
	for op, base := range fusedBase {
		semantics[op] = func(m *vm.Machine, t *vm.Thread, f *vm.Frame, in *vm.Instr) { semantics[base](m, t, f, in) }
	}
}
