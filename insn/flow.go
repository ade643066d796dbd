package insn

import "github.com/gojpf/gojpf/vm"

// Flow returns the instructions that may follow each instruction of a method when
// none throws. It depends on the class file alone. It is nil for code with
// subroutines (jsr and ret). Resolution and fusion rewrite instructions; this stays the
// same on every path and in every process.
func Flow(code *vm.Code) (succs [][]int32) {
	defer func() {
		if r := recover(); r != nil {
			if _, bad := r.(badCode); !bad {
				panic(r)
			}
			succs = nil
		}
	}()
	return newSlotAnalysis(code).succs
}
