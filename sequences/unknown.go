package sequences

import (
	"context"
	"fmt"
	"slices"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Sequences with unknown arguments: each number, char and truth that a method is called with is an input, so that one
// sequence stands for all values at once. Of two that lead to states of which one stands for the other (subsume) one goes on.
// What such a sequence covers some values do, which the solver finds; with these it is made once more, as any other is, and
// only what it covers then counts.

// unknowns is what a run with unknown arguments has come to.
type unknowns struct {
	symbolic *symexec.Runtime
	solved   [][]op // with values, each of which covers something new
}

// withUnknowns are the settings of such a run.
func withUnknowns(set []gojpf.Setting) []gojpf.Setting {
	return append(slices.Clone(set), gojpf.Set("symbolic.subsumption", "true"),
		// A merged branch goes neither way, and a proof says nothing of the ways that there are.
		gojpf.Set("symbolic.merge", "none"), gojpf.Set("symbolic.proof", "none"))
}

// SearchStarted implements listener.SearchStarted.
func (u *unknowns) SearchStarted(c *listener.Context) { u.symbolic = c.Program.Symbolic() }

// exploreUnknown tries sequences with unknown arguments, where these come to no end small ones as well, and then makes those of
// them that cover something with values.
func (x *explorer) exploreUnknown(ctx context.Context, set []gojpf.Setting, r *Result) (*explorer, error) {
	x.unknown = &unknowns{}
	if err := x.explore(ctx, append(withUnknowns(set), x.o.share(2)...), r, x.unknown); err != nil {
		return nil, err
	}
	y := newExplorer(x.o)
	y.calls, y.changes, y.follows = x.calls, x.changes, x.unknown.solved
	said := *r
	if !r.Complete && ctx.Err() == nil {
		z := newExplorer(x.o)
		z.covered, z.calls, z.changes = x.covered, x.calls, x.changes
		if err := z.explore(ctx, append(slices.Clone(set), x.o.share(1)...), r, counter{z, &Result{}}); err != nil {
			return nil, err
		}
		for _, t := range z.found {
			y.follows = append(y.follows, opsOf(t))
		}
	}
	x.library.know(y.follows)
	if err := y.explore(context.WithoutCancel(ctx), set, r, counter{y, r}); err != nil {
		return nil, err
	}
	// Whether all was tried the run with unknown arguments knows.
	if r.States = said.States; !said.Complete {
		r.Complete, r.Why = false, said.Why
	}
	return y, nil
}

// share is a number of thirds of the time that there is.
func (o *Options) share(thirds int64) (set []gojpf.Setting) {
	if o.Time > 0 {
		set = append(set, gojpf.Set("search.max_time", fmt.Sprint(max(o.Time.Milliseconds()*thirds/3, 1))))
	}
	return set
}

// know has methods be called with the arguments of some sequences in the runs to come.
func (l *library) know(sequences [][]op) {
	for _, k := range slices.Concat(sequences...) {
		name := k.method.String()
		if !slices.ContainsFunc(l.tuples[name], func(args []arg) bool { return slices.EqualFunc(args, k.args, arg.same) }) {
			l.tuples[name] = append(l.tuples[name], k.args)
		}
	}
}

// opsOf are the calls of a path.
func opsOf(last *trail) (calls []op) {
	for t := last; t != nil; t = t.before {
		calls = append(calls, t.op)
	}
	slices.Reverse(calls)
	return calls
}

// fresh makes an unknown value of a kind.
func (u *unknowns) fresh(m *vm.Machine, k vm.Kind) (slot uint64, a vm.Attr) {
	return u.symbolic.Fresh(m, "argument", false, typesOf[k])
}

// asked is a call whose unknown arguments are the inputs that it is made with.
func (k op) asked(attrs []vm.Attr) op {
	k.args = slices.Clone(k.args)
	for i := range k.args {
		if !k.args[i].unknown {
			continue
		}
		for len(attrs) > 0 && k.args[i].input == nil {
			k.args[i].input, attrs = core.ExprOf(attrs[0]), attrs[1:]
		}
	}
	return k
}

// near is how far from zero values may be if there are such: people read the tests.
var near = []int64{16, 1 << 10}

// solve gives the calls of a path values. It reports false where the solver knows none.
func (u *unknowns) solve(m *vm.Machine, last *trail) bool {
	model, ok := u.symbolic.ShortModel(m)
	if !ok {
		return false
	}
	calls := opsOf(last)
	for _, most := range near {
		pc := core.PathOf(m).PC()
		for _, k := range calls {
			for _, a := range k.args {
				if a.input != nil {
					pc = u.symbolic.Extend(pc, within(u.symbolic.Ctx, a.input, most))
				}
			}
		}
		if smaller, ok := pc.Model(); ok && pc.Status() == symbolic.Sat {
			model = smaller
			break
		}
	}
	for i := range calls {
		calls[i].args = slices.Clone(calls[i].args)
		for j, a := range calls[i].args {
			if a.unknown {
				calls[i].args[j] = arg{kind: a.kind, bits: valueIn(a, model)}
			}
		}
	}
	u.solved = append(u.solved, calls)
	return true
}

// within says that an input is not far from zero. Of reals nothing is said.
func within(c *symbolic.Context, e *symbolic.Expr, most int64) *symbolic.Expr {
	switch e.Kind() {
	case symbolic.I32:
		return c.And(c.Le(c.Int(int32(-most)), e), c.Le(e, c.Int(int32(most))))
	case symbolic.I64:
		return c.And(c.Le(c.Long(-most), e), c.Le(e, c.Long(most)))
	}
	return c.True()
}

// valueIn is the value of an argument in a model, as a slot has it.
func valueIn(a arg, model *symbolic.Model) uint64 {
	if a.input == nil { // the path has ended before
		return 0
	}
	return core.SlotOf(symbolic.Eval(a.input, model))
}

// follow makes the calls of one of the sequences that were solved.
func (x *explorer) follow(e *vm.Env, before *trail) (k op, ok bool) {
	if before == nil {
		i, ok := e.Choose(choice.NewIntInterval("sequence", 0, int32(len(x.follows)-1)))
		if !ok {
			return op{}, false
		}
		e.M.SetExtra(followedKey, followed{int(i)})
	}
	at, length := e.M.Extra(followedKey).(followed), 0
	ops := x.begins
	if before != nil {
		ops, length = x.goesOn, before.length
	}
	s := x.follows[at.sequence]
	if length >= len(s) {
		return op{}, false
	}
	i := slices.IndexFunc(ops, func(k op) bool { return k.String() == s[length].String() })
	if i < 0 {
		return op{}, false
	}
	return ops[i], true
}

// followed is the number of the sequence that a path makes.
type followed struct{ sequence int }

// AppendState implements vm.StateData: of two equal objects both go on in their own way.
func (f followed) AppendState(b []byte) []byte { return appendNumbers(b, f.sequence) }

const followedKey = "gojpf.sequences.followed"
