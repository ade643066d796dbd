package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// TextSwitch recognises the switch over texts that javac makes of hashCode and
// equals: pc is that of the call of hashCode. It returns the texts, by their
// numbers for [vm.Machine.InternText], and the hash codes that lead to them; ok is
// false where the code is anything else. It must be sure that the hash code serves for
// nothing else, as whoever asks makes one up.
func TextSwitch(code *vm.Code, pc int32) (texts []uint32, hashes []int32, ok bool) {
	ins := code.Instrs
	if pc < 1 || !oneSlotLoad(Base(ins[pc-1].Op())) || int(pc)+1 >= len(ins) {
		return nil, nil, false
	}
	local, next := ins[pc-1].A, &ins[pc+1]
	if Base(next.Op()) != bytecode.Lookupswitch {
		return nil, nil, false
	}
	tab := code.Tables[next.B] // default, number of keys, keys, targets
	n := tab[1]
	for i := range n {
		at := tab[2+n+i]
		if at == tab[0] {
			return nil, nil, false
		}
		for first := true; ; first = false {
			text, other, is := equalsText(code, ins, at, local)
			if !is && first {
				return nil, nil, false
			}
			if !is {
				break
			}
			texts, hashes = append(texts, text), append(hashes, tab[2+i])
			at = other // texts of the same hash code
		}
	}
	return texts, hashes, true
}

// equalsText recognises the comparison of a local variable with a text, and where
// the code goes on if they differ.
func equalsText(code *vm.Code, ins []vm.Instr, at int32, local uint16) (text uint32, other int32, ok bool) {
	if int(at)+3 >= len(ins) {
		return 0, 0, false
	}
	load, constant, branch := &ins[at], &ins[at+1], &ins[at+3]
	if !oneSlotLoad(Base(load.Op())) || load.A != local || constant.Op() != opText || Base(branch.Op()) != bytecode.Ifeq {
		return 0, 0, false
	}
	bytes, bci := bytesOf(code.Method), int(code.BCI[at+2]) // whether it is resolved or not
	if bytes.Op(bci) != bytecode.Invokevirtual {
		return 0, 0, false
	}
	class, name, _ := bytes.Member(bci)
	return uint32(constant.B), branch.B, class == "java/lang/String" && name == "equals"
}
