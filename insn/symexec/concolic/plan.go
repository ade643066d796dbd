package concolic

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
)

// What the next run of a concolic search is, and what is left when there is none.

// Next makes a plan for another run. It reports false where there is none. Tasks that
// surely lead to something new are all done before any that may not.
func (c *Search) Next() bool {
	c.arrive()
	if c.Single {
		return false
	}
	for u := sure; u < urgencies; u++ {
		for len(c.tasks[u]) > 0 {
			t := c.tasks[u][0]
			c.tasks[u] = c.tasks[u][1:]
			if c.try(t, u) {
				c.Runs++
				c.extended, c.limited = false, false
				return true
			}
		}
	}
	return false
}

// try plans a run for a task.
func (c *Search) try(t task, u urgency) bool {
	switch u {
	case sure:
		return c.trySure(t)
	case directed:
		return c.tryDirected(t)
	}
	return c.tryBlind(t)
}

func (c *Search) trySure(t task) bool {
	// Another run has come by since the task was noted.
	if t.to.taken {
		return false
	}
	model, status, why := c.solve(t.pc, t.to.cond)
	switch status {
	case symbolic.Sat:
		c.set(model, &aim{task: t, urgency: sure})
		return true
	case symbolic.Unsat:
		// Impossible together with a value that was given up does not mean impossible.
		if t.at.from.gaveUp() {
			c.tasks[directed] = append(c.tasks[directed], t)
		}
	default:
		t.to.why = why
		c.open = append(c.open, t.to)
	}
	return false
}

// gaveUp reports whether a value was given up on the way there.
func (b *branch) gaveUp() bool {
	for ; b != nil && b.at != nil; b = b.at.from {
		if b.at.value != nil {
			return true
		}
	}
	return false
}

// tryDirected leaves out what was given up: the values are what they are in
// another run. A signature is tried once, wherever in the tree it comes up, and a place
// in the program where runs go astray is left after some.
func (c *Search) tryDirected(t task) bool {
	sign := t.to.decisions()
	if key := signature(sign); c.seen[key] || c.attempts(t.at.site).astray >= c.Tries {
		return false
	} else {
		c.seen[key] = true
	}
	// A run that met the same decisions with another value given up has answered the
	// question.
	if c.root.reached(sign) {
		return false
	}
	var pc *symbolic.PC
	for _, cond := range sign[:len(sign)-1] {
		pc = pc.And(cond)
	}
	// Inputs that satisfy all but the last condition save the solver the search for them.
	if pc != nil && holds(pc.Conds(), t.by) {
		pc = pc.Solved(symbolic.Sat, t.by)
	}
	model, status, _ := c.solve(pc, sign[len(sign)-1])
	// Nothing follows from that it is impossible, or not known: what was given up is still
	// in the way, and is counted where it was.
	if status != symbolic.Sat {
		return false
	}
	c.set(model, &aim{task: t, urgency: directed, sign: sign})
	return true
}

// decisions are the conditions of the decisions on the way, the first one first.
func (b *branch) decisions() []*symbolic.Expr {
	var list []*symbolic.Expr
	for ; b != nil && b.at != nil; b = b.at.from {
		if b.at.value == nil {
			list = append(list, b.cond)
		}
	}
	slices.Reverse(list)
	return list
}

func signature(conds []*symbolic.Expr) string {
	// By the identity of expressions, of which there is one for each.
	var key []byte
	for _, e := range conds {
		key = fmt.Appendf(key, "%x ", e.ID())
	}
	return string(key)
}

// reached tells whether a run has taken the decisions, whatever was given up.
func (b *branch) reached(conds []*symbolic.Expr) bool {
	if len(conds) == 0 {
		return true
	}
	for _, j := range b.next {
		for _, w := range j.alternatives {
			switch {
			case !w.taken:
			case j.value != nil && w.reached(conds), j.value == nil && w.cond == conds[0] && w.reached(conds[1:]):
				return true
			}
		}
	}
	return false
}

// tryBlind plans a run with another value for one that was given up. That no value is
// left is what makes a search complete in spite of a value that was given up; otherwise
// the junction counts as lost.
func (c *Search) tryBlind(t task) bool {
	j := t.at
	conds := make([]*symbolic.Expr, len(j.alternatives))
	for i, b := range j.alternatives {
		conds[i] = c.rt.Ctx.Not(b.cond)
	}
	model, status, _ := c.solve(t.pc, conds...)
	switch {
	case status == symbolic.Unsat:
		return false // no value is left
	// A loop that gives up a value at each turn would be tried for each of its turns.
	case status != symbolic.Sat, c.attempts(j.site).blind >= c.Tries:
		c.lost = append(c.lost, j)
		return false
	}
	c.attempts(j.site).blind++
	// Solvers tend to answer with numbers next to each other.
	if other, status, _ := c.solve(t.pc, append(conds, c.rt.Equals(j.value, c.random(j.value)))...); status == symbolic.Sat {
		model = other // than those that solvers like
	}
	c.tasks[blind] = append(c.tasks[blind], t) // for more of them
	c.set(model, &aim{task: t, urgency: blind})
	return true
}

// set plans a run with inputs that satisfy the conditions on the way. The others
// are as they were. As few inputs as possible change, which keeps the way there what it
// was.
func (c *Search) set(model *symbolic.Model, a *aim) {
	b := symbolic.NewModelBuilder(a.by)
	for _, v := range model.Vars() {
		x, _ := model.Value(v)
		b.Set(v, x)
	}
	c.plan, c.aim = b.Model(), a
}

// explicit returns a model that mentions all variables of conditions. A model leaves
// out what has its default; a plan must say it, or the next run would take it from
// elsewhere.
func explicit(m *symbolic.Model, pc *symbolic.PC, conds []*symbolic.Expr) *symbolic.Model {
	b := symbolic.NewModelBuilder(m)
	vars := pc.Vars()
	for _, cond := range conds {
		vars = append(vars, cond.Vars()...)
	}
	for _, v := range vars {
		x, _ := m.Value(v)
		b.Set(v, x)
	}
	return b.Model()
}

func holds(conds []*symbolic.Expr, m *symbolic.Model) bool {
	ev := symbolic.NewEvaluator(m)
	return !slices.ContainsFunc(conds, func(c *symbolic.Expr) bool { return !ev.Eval(c).Bool() })
}

// arrive looks whether the run that is over has come where it was to come. A sure run
// that goes astray means that the program asked for something that is no input.
func (c *Search) arrive() {
	a := c.aim
	c.aim = nil
	switch {
	case a == nil || c.limited:
	case a.urgency == sure && !a.to.taken:
		c.Diverged++
		c.astray["the program did not repeat itself: a run with inputs for "+a.to.cond.Java()+" took another way"]++
	case a.urgency == directed && !c.root.reached(a.sign):
		c.Diverged++
		c.attempts(a.at.site).astray++
	}
}

// Repeated reports whether the present run has taken no way that is new.
func (c *Search) Repeated() bool { return !c.extended && c.Runs > 1 }

// Left says for what reasons a search that has come to its end is not complete.
func (c *Search) Left(cut func(reason, help string)) {
	const otherSolver = "another solver (symbolic.dp) or more time (symbolic.dp_timeout_ms) may do"
	for _, b := range c.open {
		if !b.taken {
			cut("a path condition was not decided: "+core.OneLine(b.why), otherSolver)
		}
	}
	for _, j := range c.lost {
		cut(j.why, "symbolic.concolic.tries says how many of the values that it can have are tried")
	}
	for _, why := range slices.Sorted(maps.Keys(c.astray)) {
		for range c.astray[why] {
			cut(why, "what a program does must follow from its inputs")
		}
	}
	for _, b := range c.functions.blamed {
		cut(b.reason, b.help)
	}
	if !c.Single {
		return
	}
	passed := 0
	for _, t := range c.tasks[sure] {
		if !t.to.taken && t.pc.And(t.to.cond).Status() != symbolic.Unsat {
			passed++
		}
	}
	if passed > 0 || len(c.tasks[blind]) > 0 {
		cut("only the path of the given inputs was taken", "symbolic.concolic=true instead of symbolic.collect_constraints goes on with others")
	}
}

// solve finds inputs that satisfy a path condition and more.
func (c *Search) solve(pc *symbolic.PC, conds ...*symbolic.Expr) (*symbolic.Model, symbolic.Status, string) {
	out, status := c.extend(pc, conds...)
	if status == symbolic.Undecided {
		if m := c.simplified(pc, conds); m != nil {
			return m, symbolic.Sat, ""
		}
		return nil, status, out.Why()
	}
	if status != symbolic.Sat {
		return nil, status, ""
	}
	model, _ := out.Model()
	if model, ok := c.mixed(out, model); ok {
		return explicit(model, out, conds), symbolic.Sat, ""
	}
	return nil, symbolic.Undecided, fmt.Sprintf("%d tries found no inputs for a method marked @Concrete", c.Tries)
}

// extend adds conditions; it stops at the first that leaves nothing.
func (c *Search) extend(pc *symbolic.PC, conds ...*symbolic.Expr) (*symbolic.PC, symbolic.Status) {
	if err := c.rt.Open(); err != nil {
		return pc.Because(err.Error()), symbolic.Undecided
	}
	for _, cond := range conds {
		if pc = c.rt.Extend(pc, cond); pc.Status() != symbolic.Sat {
			break
		}
	}
	return pc, pc.Status()
}

// simplified keeps the values of all inputs but one, for each in turn: what no
// solver knows may be easy then. A product of two inputs is linear once one of them is
// fixed.
func (c *Search) simplified(pc *symbolic.PC, conds []*symbolic.Expr) *symbolic.Model {
	model, ok := pc.Model()
	if !ok {
		return nil
	}
	var vars []*symbolic.Var
	for _, cond := range conds {
		for _, v := range cond.Vars() {
			if !slices.Contains(vars, v) && v.Domain.Kind() != symbolic.Array {
				vars = append(vars, v)
			}
		}
	}
	if len(vars) < 2 {
		return nil
	}
	for _, free := range vars[:min(len(vars), c.Tries)] {
		all := slices.Clone(conds)
		for _, v := range vars {
			if v != free {
				x, _ := model.Value(v)
				all = append([]*symbolic.Expr{c.rt.Equals(v.Expr(), x)}, all...)
			}
		}
		if out, status := c.extend(pc, all...); status == symbolic.Sat {
			m, _ := out.Model()
			if m, ok := c.mixed(out, m); ok {
				return explicit(m, out, conds)
			}
		}
	}
	return nil
}
