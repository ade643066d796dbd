package insn

import (
	"testing"

	"github.com/gojpf/gojpf/vm"
)

// Every opcode must have a name, a stack effect and semantics; resolved and
// fused forms must have semantics and answer to the name of their origin.
func TestEveryOperationIsDefined(t *testing.T) {
	seen := map[string]vm.Op{}
	folded := map[vm.Op]bool{ // the decoder turns these into other operations
		OpBipush: true, OpSipush: true, OpLdcW: true, OpLdc2W: true, OpWide: true, OpGotoW: true, OpJsrW: true,
		OpFconst0: true, OpFconst1: true, OpFconst2: true, OpLconst0: true, OpLconst1: true, OpDconst0: true, OpDconst1: true,
	}
	for op := OpIconstM1; op <= OpIconst5; op++ {
		folded[op] = true
	}
	for op := OpIload0; op <= OpAload3; op++ {
		folded[op] = true
	}
	for op := OpIstore0; op <= OpAstore3; op++ {
		folded[op] = true
	}
	if len(opcodes) != 202 {
		t.Fatalf("%d opcodes, the JVM has 202", len(opcodes))
	}
	for i, info := range opcodes {
		op := vm.Op(i)
		if info.name == "" {
			t.Errorf("opcode %d has no name", i)
		}
		if prev, dup := seen[info.name]; dup {
			t.Errorf("opcodes %d and %d are both named %s", prev, i, info.name)
		}
		seen[info.name] = op
		for _, c := range info.pop + info.push {
			switch c {
			case 'I', 'F', 'A', 'J', 'D', '1', '2', '*':
			default:
				t.Errorf("%s: unknown letter %c in its stack effect", info.name, c)
			}
		}
		if semantics[op] == nil && !folded[op] {
			t.Errorf("%s has no semantics", info.name)
		}
	}
	for op := opConst; op < fusedEnd; op++ {
		if op == opCount {
			continue
		}
		if semantics[op] == nil {
			t.Errorf("resolved operation %d has no semantics", op)
		}
		if _, ok := seen[Name(op)]; !ok {
			t.Errorf("resolved operation %d is named %q, which is no opcode", op, Name(op))
		}
	}
}

func TestStackEffects(t *testing.T) {
	for _, c := range []struct {
		op        vm.Op
		pop, push int
	}{
		{OpIadd, 2, 1}, {OpLadd, 4, 2}, {OpLshl, 3, 2}, {OpDup2X2, 4, 6}, {OpLcmp, 4, 1}, {OpI2l, 1, 2}, {OpDastore, 4, 0},
		{OpLaload, 2, 2}, {OpSwap, 2, 2}, {OpDupX2, 3, 4}, {OpArraylength, 1, 1}, {OpIfIcmple, 2, 0}, {OpDreturn, 2, 0},
	} {
		if pop, push := effectSlots(opcodes[c.op].pop), effectSlots(opcodes[c.op].push); pop != c.pop || push != c.push {
			t.Errorf("%s pops %d and pushes %d, want %d and %d", Name(c.op), pop, push, c.pop, c.push)
		}
	}
}
