package symbolic_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

// evalTree evaluates what was written, operation by operation.
func evalTree(t *exprgen.Tree, m *symbolic.Model) uint64 {
	switch t.Op {
	case symbolic.OpConst:
		return t.Bits
	case symbolic.OpVar:
		x, _ := m.Value(t.Var)
		return x.Bits
	}
	var args [3]uint64
	for i, a := range t.Args {
		args[i] = evalTree(a, m)
	}
	return symbolic.ApplyOp(t.Op, t.Kind, t.Args[0].Kind, 0, args[0], args[1], args[2])
}

var kinds = []symbolic.Kind{symbolic.Bool, symbolic.I32, symbolic.I64, symbolic.F32, symbolic.F64}

// TestSimplificationKeepsValues compares what was written with what the
// constructors made of it.
func TestSimplificationKeepsValues(t *testing.T) {
	c := symbolic.NewContext()
	vars := exprgen.Inputs(c)
	rapid.Check(t, func(t *rapid.T) {
		k := kinds[rapid.IntRange(0, len(kinds)-1).Draw(t, "kind")]
		tree := exprgen.Draw(t, exprgen.Options{Vars: vars, Floats: true}, k, 4)
		e := tree.Build(c)
		if e.Kind() != k {
			t.Fatalf("%s has kind %s, not %s", e, e.Kind(), k)
		}
		for range 5 {
			m := exprgen.Model(t, vars)
			got, want := symbolic.Eval(e, m).Bits, evalTree(tree, m)
			if got != want {
				t.Fatalf("%s is %#x, not %#x, with %s", e, got, want, m)
			}
			if memo := symbolic.NewEvaluator(m).Eval(e).Bits; memo != got {
				t.Fatalf("%s is %#x with and %#x without memory", e, memo, got)
			}
			if x, ok := c.Concrete(e, m).Const(); !ok || x.Bits != got {
				t.Fatalf("%s is not the constant %#x with %s in place", c.Concrete(e, m), got, m)
			}
			if lo, hi := e.Range(); k.IsInt() && (int64(got) < lo || hi < int64(got)) {
				t.Fatalf("%s is %d, outside of %d..%d, with %s", e, int64(got), lo, hi, m)
			}
		}
	})
}

// TestBoundsAreImplied assumes conditions that a model satisfies: then the
// model lies within the bounds, which decide nothing wrongly.
func TestBoundsAreImplied(t *testing.T) {
	c := symbolic.NewContext()
	vars := exprgen.Inputs(c)
	o := exprgen.Options{Vars: vars[:12]}
	rapid.Check(t, func(t *rapid.T) {
		m := exprgen.Model(t, vars)
		var conds []*symbolic.Expr
		for range rapid.IntRange(1, 4).Draw(t, "conditions") {
			cond := exprgen.Draw(t, o, symbolic.Bool, 3).Build(c)
			if !symbolic.Holds(cond, m) {
				cond = c.Not(cond)
			}
			conds = append(conds, cond)
		}
		var b *symbolic.Bounds
		b = b.Narrow(conds...)
		if b.Absurd() {
			t.Fatalf("%s satisfies %v, which is called absurd", m, conds)
		}
		for _, v := range vars[:12] {
			x, _ := m.Value(v)
			if i := b.Of(v); x.Long() < i.Lo || i.Hi < x.Long() {
				t.Fatalf("%s = %d is outside of %v, by %v", v, x.Long(), i, conds)
			}
		}
		probe := exprgen.Draw(t, o, symbolic.Bool, 3).Build(c)
		if truth := b.Truth(probe); truth != symbolic.Unknown && (truth == symbolic.Yes) != symbolic.Holds(probe, m) {
			t.Fatalf("%s is called %v under %v, but not with %s", probe, truth, conds, m)
		}
		e := exprgen.Draw(t, o, symbolic.I32, 3).Build(c)
		if i, x := b.Range(e), symbolic.Eval(e, m).Long(); x < i.Lo || i.Hi < x {
			t.Fatalf("%s = %d is outside of %v, by %v", e, x, i, conds)
		}
	})
}

// TestPathConditionsKeepTheirModel extends a path condition along a model: it
// never becomes unsatisfiable, and its slices and its bounds hold, too.
func TestPathConditionsKeepTheirModel(t *testing.T) {
	c := symbolic.NewContext()
	vars := exprgen.Inputs(c)
	rapid.Check(t, func(t *rapid.T) {
		m := exprgen.Model(t, vars)
		var pc *symbolic.PC
		for range rapid.IntRange(1, 8).Draw(t, "conditions") {
			cond := exprgen.Draw(t, exprgen.Options{Vars: vars, Floats: true}, symbolic.Bool, 2).Build(c)
			if !symbolic.Holds(cond, m) {
				cond = c.Not(cond)
			}
			pc = pc.And(cond)
			if pc.Status() == symbolic.Unsat {
				t.Fatalf("%s holds with %s", pc, m)
			}
			if own, ok := pc.Model(); ok {
				for _, x := range pc.Conds() {
					if !symbolic.Holds(x, own) {
						t.Fatalf("%s is not satisfied by its model %s", pc, own)
					}
				}
			}
		}
	})
}
