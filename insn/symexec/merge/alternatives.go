package merge

import (
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Comparison is what a branch on ints compares, the second being 0 where it has one operand; nil
// for other operations.
func Comparison(op vm.Op) func(c *symbolic.Context, a, b *symbolic.Expr) *symbolic.Expr {
	switch op {
	case bytecode.Ifeq, bytecode.IfIcmpeq:
		return (*symbolic.Context).Eq
	case bytecode.Ifne, bytecode.IfIcmpne:
		return (*symbolic.Context).Ne
	case bytecode.Iflt, bytecode.IfIcmplt:
		return (*symbolic.Context).Lt
	case bytecode.Ifge, bytecode.IfIcmpge:
		return (*symbolic.Context).Ge
	case bytecode.Ifgt, bytecode.IfIcmpgt:
		return (*symbolic.Context).Gt
	case bytecode.Ifle, bytecode.IfIcmple:
		return (*symbolic.Context).Le
	}
	return nil
}

// Branches are the alternatives of a branch that is taken where a condition holds.
func Branches(c *symbolic.Context, f *vm.Frame, in *vm.Instr, cond *symbolic.Expr) []Alternative {
	return []Alternative{{c.Not(cond), f.PC + 1}, {cond, in.B}}
}

// Cases are the alternatives of a switch: the keys that lead to the same instruction are one
// way, the default is the last. Conditions of keys exclude each other, so the order of
// alternatives does not matter.
func Cases(c *symbolic.Context, f *vm.Frame, in *vm.Instr, key *symbolic.Expr) []Alternative {
	tab := f.Code.Tables[in.B]
	var alternatives []Alternative
	at := map[int32]int{}
	add := func(value, to int32) {
		if to == tab[0] {
			return
		}
		cond := c.Eq(key, c.Int(value))
		if i, known := at[to]; known {
			alternatives[i].Cond = c.Or(alternatives[i].Cond, cond)
			return
		}
		at[to] = len(alternatives)
		alternatives = append(alternatives, Alternative{cond, to})
	}
	if insn.Base(in.Op()) == bytecode.Tableswitch {
		// Default, number of keys, least key, targets.
		for i, to := range tab[3 : 3+tab[1]] {
			add(tab[2]+int32(i), to)
		}
	} else {
		// Default, number of keys, keys, targets.
		for i := range tab[1] {
			add(tab[2+i], tab[2+tab[1]+i])
		}
	}
	rest := c.True()
	for _, w := range alternatives {
		rest = c.And(rest, c.Not(w.Cond))
	}
	return append(alternatives, Alternative{rest, tab[0]})
}
