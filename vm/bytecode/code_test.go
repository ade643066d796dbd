package bytecode

import (
	"slices"
	"testing"
)

func TestStackEffects(t *testing.T) {
	for _, c := range []struct {
		op        Op
		pop, push int
	}{
		{Iadd, 2, 1}, {Ladd, 4, 2}, {Lshl, 3, 2}, {Dup2X2, 4, 6}, {Lcmp, 4, 1}, {I2l, 1, 2}, {Dastore, 4, 0},
		{Laload, 2, 2}, {Swap, 2, 2}, {DupX2, 3, 4}, {Arraylength, 1, 1}, {IfIcmple, 2, 0}, {Dreturn, 2, 0},
	} {
		if pop, push := slots(Opcodes[c.op].Pop), slots(Opcodes[c.op].Push); pop != c.pop || push != c.push {
			t.Errorf("%s pops %d and pushes %d, want %d and %d", Opcodes[c.op].Name, pop, push, c.pop, c.push)
		}
	}
}

func TestLength(t *testing.T) {
	for _, c := range []struct {
		name  string
		bytes []byte
		want  int
		wrong string
	}{
		{"one byte", []byte{byte(Iadd)}, 1, ""},
		{"operand", []byte{byte(Sipush), 1, 2, 3}, 3, ""},
		{"operand missing", []byte{byte(Sipush), 1}, 0, "Code ends inside an instruction"},
		{"no opcode", []byte{byte(Last) + 1}, 0, "Bad instruction 202"},
		{"wide load", []byte{byte(Wide), byte(Iload), 1, 0}, 4, ""},
		{"wide iinc", []byte{byte(Wide), byte(Iinc), 1, 0, 0, 1}, 6, ""},
		{"wide without anything", []byte{byte(Wide)}, 0, "Code ends inside an instruction"},
		{"tableswitch of two", []byte{byte(Tableswitch), 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 1, 0, 0, 0, 2}, 24, ""},
		{"tableswitch upside down", []byte{byte(Tableswitch), 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 6, 0, 0, 0, 5}, 0, "Bad tableswitch"},
		{"tableswitch cut off", []byte{byte(Tableswitch), 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 5}, 0, "Code ends inside an instruction"},
		{"lookupswitch without keys", []byte{byte(Lookupswitch), 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0}, 12, ""},
		{"lookupswitch of fewer than none", []byte{byte(Lookupswitch), 0, 0, 0, 0, 0, 0, 9, 255, 255, 255, 255}, 0, "Bad lookupswitch"},
	} {
		code := Code{Bytes: c.bytes}
		if n, wrong := code.Length(0); n != c.want || wrong != c.wrong {
			t.Errorf("%s: %d %q, expected %d %q", c.name, n, wrong, c.want, c.wrong)
		}
	}
}

func TestTargets(t *testing.T) {
	for _, c := range []struct {
		name  string
		at    int // how many nops stand in front
		bytes []byte
		want  []int
		next  bool
	}{
		{"addition", 1, []byte{byte(Iadd)}, nil, true},
		{"branch back", 2, []byte{byte(Ifeq), 255, 254}, []int{0}, true},
		{"goto", 0, []byte{byte(Goto), 0, 7}, []int{7}, false},
		{"goto_w", 0, []byte{byte(GotoW), 0, 1, 0, 0}, []int{65536}, false},
		{"return", 0, []byte{byte(Areturn)}, nil, false},
		{"wide ret", 0, []byte{byte(Wide), byte(Ret), 1, 0}, nil, false},
		{"wide load", 0, []byte{byte(Wide), byte(Iload), 1, 0}, nil, true},
		{"tableswitch", 3, []byte{byte(Tableswitch), 0, 0, 0, 9, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 1, 0, 0, 0, 2}, []int{12, 4, 5}, false},
		{"lookupswitch", 3, []byte{byte(Lookupswitch), 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 77, 0, 0, 0, 4}, []int{12, 7}, false},
	} {
		code := Code{Bytes: append(make([]byte, c.at), c.bytes...)}
		if to, next := code.Targets(c.at); !slices.Equal(to, c.want) || next != c.next {
			t.Errorf("%s: %v %t, expected %v %t", c.name, to, next, c.want, c.next)
		}
	}
}

func TestLocal(t *testing.T) {
	for _, c := range []struct {
		bytes []byte
		op    Op
		local int
		ok    bool
	}{
		{[]byte{byte(Lload2)}, Lload, 2, true},
		{[]byte{byte(Astore3)}, Astore, 3, true},
		{[]byte{byte(Dstore), 200}, Dstore, 200, true},
		{[]byte{byte(Wide), byte(Fload), 1, 2}, Fload, 258, true},
		{[]byte{byte(Iinc), 4, 255}, Iinc, 4, true},
		{[]byte{byte(Iadd)}, Iadd, 0, false},
		{[]byte{byte(Wide), byte(Iadd), 0, 0}, Wide, 0, false},
	} {
		code := Code{Bytes: c.bytes}
		if op, local, ok := code.Local(0); op != c.op || local != c.local || ok != c.ok {
			t.Errorf("%v: %d %d %t, expected %d %d %t", c.bytes, op, local, ok, c.op, c.local, c.ok)
		}
	}
}
