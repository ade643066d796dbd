package insn

import (
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Every opcode must have a name, a stack effect and semantics; resolved and
// fused forms must have semantics and answer to the name of their origin.
func TestEveryOperationIsDefined(t *testing.T) {
	seen := map[string]vm.Op{}
	folded := map[vm.Op]bool{ // the decoder turns these into other operations
		bytecode.Bipush: true, bytecode.Sipush: true, bytecode.LdcW: true, bytecode.Ldc2W: true, bytecode.Wide: true, bytecode.GotoW: true, bytecode.JsrW: true,
		bytecode.Fconst0: true, bytecode.Fconst1: true, bytecode.Fconst2: true, bytecode.Lconst0: true, bytecode.Lconst1: true, bytecode.Dconst0: true, bytecode.Dconst1: true,
	}
	for op := bytecode.IconstM1; op <= bytecode.Iconst5; op++ {
		folded[op] = true
	}
	for op := bytecode.Iload0; op <= bytecode.Aload3; op++ {
		folded[op] = true
	}
	for op := bytecode.Istore0; op <= bytecode.Astore3; op++ {
		folded[op] = true
	}
	if len(bytecode.Opcodes) != 202 {
		t.Fatalf("%d opcodes, the JVM has 202", len(bytecode.Opcodes))
	}
	for i, info := range bytecode.Opcodes {
		op := vm.Op(i)
		if info.Name == "" {
			t.Errorf("opcode %d has no name", i)
		}
		if prev, dup := seen[info.Name]; dup {
			t.Errorf("opcodes %d and %d are both named %s", prev, i, info.Name)
		}
		seen[info.Name] = op
		for _, c := range info.Pop + info.Push {
			switch c {
			case 'I', 'F', 'A', 'J', 'D', '1', '2', '*':
			default:
				t.Errorf("%s: unknown letter %c in its stack effect", info.Name, c)
			}
		}
		if semantics[op] == nil && !folded[op] {
			t.Errorf("%s has no semantics", info.Name)
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
