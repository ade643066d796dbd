package core

import (
	"cmp"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Where a value must be known and the path leaves few, each is a way of its own,
// and nothing is given up.

// maxEnumerated is what is few. The solver is asked for one value after the other, so
// that is also what it costs to find out that there are more.
const maxEnumerated = 64

// Concretise makes expressions known, all at once. If the path leaves them few values
// together, each combination is a way of its own; otherwise they are given up for
// one, and the run is incomplete, for the reason given. ok is false where there is
// a choice to make first, or the path has ended.
func (rt *Runtime) Concretise(m *vm.Machine, why string, exprs ...*symbolic.Expr) (values []symbolic.Value, ok bool) {
	if RunOf(m) == nil {
		if w, ok, found := rt.Enumerate(m, exprs, maxEnumerated); found {
			return w, ok
		}
	}
	for _, e := range exprs {
		v := rt.Example(m, e)
		rt.pinTo(m, e, v, why)
		values = append(values, v)
	}
	return values, !m.Ignored()
}

// Enumerate decides which of the values that the path leaves some expressions they
// have. found is false, and nothing was done, where these are more than a number,
// or are not all known.
func (rt *Runtime) Enumerate(m *vm.Machine, exprs []*symbolic.Expr, limit int) (values []symbolic.Value, ok, found bool) {
	const id = "symbolic.value"
	if d, ok := m.TakeDecided(id); ok {
		w := d.Generator.(*Branch).alternatives[d.Index]
		rt.setPC(m, w.pc)
		rt.count(m)
		return w.values, true, true
	}
	alternatives := rt.valuesOf(m, exprs, limit)
	switch len(alternatives) {
	case 0:
		return nil, false, false
	case 1:
		return alternatives[0].values, true, true
	}
	if alternatives = rt.within(m, alternatives); len(alternatives) == 0 {
		m.IgnorePath()
		return nil, false, true
	}
	i, ok := 0, true
	if len(alternatives) > 1 {
		if i, ok = m.Choose(&Branch{id: id, alternatives: alternatives}); !ok {
			return nil, false, true
		}
	}
	rt.setPC(m, alternatives[i].pc)
	rt.count(m)
	return alternatives[i].values, true, true
}

// Decided tells whether a choice of that ID was made in front of the instruction.
func Decided(m *vm.Machine, id string) bool {
	return slices.ContainsFunc(m.Decided(), func(d choice.Decision) bool { return d.Generator.ID() == id })
}

// Enumerable tells whether an expression has so few values on the path that each can be
// a way of its own.
func (rt *Runtime) Enumerable(m *vm.Machine, e *symbolic.Expr) bool {
	return len(rt.valuesOf(m, []*symbolic.Expr{e}, maxEnumerated)) > 0
}

// valuesOf are the ways in which expressions can have values, in the order of these;
// none where there are more than a number, or a solver does not know.
func (rt *Runtime) valuesOf(m *vm.Machine, exprs []*symbolic.Expr, limit int) []alternative {
	if _, ok := rt.Model(m); !ok {
		return nil
	}
	pc := PathOf(m).PC()
	var alternatives []alternative
	for rest := pc; rest.Status() != symbolic.Unsat; {
		model, ok := rest.Model()
		if !ok || len(alternatives) == limit {
			return nil
		}
		ev := symbolic.NewEvaluator(model)
		w := alternative{cond: rt.Ctx.True()}
		for _, e := range exprs {
			v := ev.Eval(e)
			w.values = append(w.values, v)
			w.cond = rt.Ctx.And(w.cond, rt.Equals(e, v))
		}
		w.pc = pc.And(w.cond).Solved(symbolic.Sat, model)
		alternatives = append(alternatives, w)
		rest = rt.engine.Extend(rest, rt.Ctx.Not(w.cond))
	}
	slices.SortFunc(alternatives, func(a, b alternative) int { return slices.CompareFunc(a.values, b.values, compareValues) })
	for i := range alternatives {
		alternatives[i].index = i
	}
	return alternatives
}

// compareValues orders values of one kind.
func compareValues(a, b symbolic.Value) int {
	if a.Kind.IsFloat() {
		if c := cmp.Compare(a.Double(), b.Double()); c != 0 {
			return c
		}
	}
	return cmp.Compare(int64(a.Bits), int64(b.Bits))
}

// Example is a value that an expression may have on the present path.
func (rt *Runtime) Example(m *vm.Machine, e *symbolic.Expr) symbolic.Value {
	model, _ := rt.Model(m)
	return symbolic.Eval(e, model)
}

// Pin gives an expression up for a value that it may have on this path.
func (rt *Runtime) Pin(m *vm.Machine, e *symbolic.Expr, why string) uint64 {
	v := rt.Example(m, e)
	rt.pinTo(m, e, v, why)
	return SlotOf(v)
}

func (rt *Runtime) pinTo(m *vm.Machine, e *symbolic.Expr, v symbolic.Value, why string) {
	if RunOf(m) != nil {
		rt.Guide.GiveUp(m, e, v, why)
		return
	}
	is := rt.Equals(e, v)
	if rt.engine.Extend(PathOf(m).PC(), rt.Ctx.Not(is)).Status() == symbolic.Unsat {
		return // there is no other
	}
	rt.Cut(m, why, "one value was tried instead of all that are possible there")
	rt.Assume(m, is)
}

// Equals is the condition that an expression has a value, bit for bit but for
// NaNs.
func (rt *Runtime) Equals(e *symbolic.Expr, v symbolic.Value) *symbolic.Expr {
	c := rt.Ctx
	k := c.Const(v.Kind, v.Bits)
	switch {
	case !v.Kind.IsFloat():
		return c.Eq(e, k)
	case v.Double() != v.Double():
		return c.IsNaN(e)
	case v.Double() == 0:
		return c.Eq(c.ToRawBits(e), c.ToRawBits(k))
	}
	return c.FEq(e, k)
}

// Same is the condition that two values of one kind have the same bits, as the
// JDK's atomic accesses compare them.
func (rt *Runtime) Same(a, b *symbolic.Expr) *symbolic.Expr {
	if a.Kind().IsFloat() {
		a, b = rt.Ctx.ToRawBits(a), rt.Ctx.ToRawBits(b)
	}
	return rt.Ctx.Eq(a, b)
}
