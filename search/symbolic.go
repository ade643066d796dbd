package search

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symbolic"
	"github.com/gojpf/gojpf/models"
	values "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm"
)

// newSymbolic makes what instructions on unknown values need. Whatever is wrong
// with the configuration is found here.
func (p *Program) newSymbolic() (*symbolic.Runtime, error) {
	cfg := p.cfg
	solver, err := solve.FromConfig(cfg)
	if err != nil {
		return nil, err
	}
	domains, err := symbolic.DomainsOf(cfg)
	if err != nil {
		return nil, err
	}
	var methods []*symbolic.Spec
	for _, text := range cfg.Strings("symbolic.method") {
		m, err := symbolic.ParseSpec(text)
		if err != nil {
			return nil, fmt.Errorf("%s: symbolic.method: %w", cfg.Origin("symbolic.method"), err)
		}
		methods = append(methods, m)
	}
	rt := symbolic.New(solver, domains, methods)
	rt.SymbolicClasses(cfg.Strings("symbolic.class"))
	s := &settings{cfg: cfg}
	if rt.ArrayLength = s.int("symbolic.array_length_limit"); s.err == nil && rt.ArrayLength < 0 {
		s.err = s.bad("symbolic.array_length_limit", "a number that is not negative")
	}
	if rt.TextLength = s.int("symbolic.string_length_limit"); s.err == nil && rt.TextLength < 0 {
		s.err = s.bad("symbolic.string_length_limit", "a number that is not negative")
	}
	for _, kind := range cfg.Strings("symbolic.fields") {
		switch kind {
		case "instance":
			rt.Fields.Instance = true
		case "static":
			rt.Fields.Static = true
		default:
			return nil, s.bad("symbolic.fields", "instance, static, or both")
		}
	}
	if s.err != nil {
		return nil, s.err
	}
	if rt.Limits, err = symbolicLimits(cfg); err != nil {
		return nil, err
	}
	if err := p.newConcolic(rt); err != nil {
		return nil, err
	}
	if err := p.newLazy(rt); err != nil {
		return nil, err
	}
	if len(methods)+len(cfg.Strings("symbolic.class")) > 0 || !cfg.Origin("symbolic.dp").IsDefault() {
		if err := rt.Open(); err != nil {
			return nil, fmt.Errorf("%s: symbolic.dp: %s", cfg.Origin("symbolic.dp"), oneLine(err))
		}
	}
	return rt, nil
}

// attachSymbolic lets the machine and its natives use it.
func (p *Program) attachSymbolic(world *models.Options) {
	rt := p.symbolic
	world.Symbolic = rt
	rt.Cut = func(m *vm.Machine, reason, help string) {
		if h := world.Hooks.Cut; h != nil {
			h(m, reason, help)
		}
	}
	p.Machine.Lib.Mark = rt.Mark
	rt.Ask(p.Machine.Lib)
}

// beginSymbolic is called in front of main. While the JDK boots nothing is symbolic,
// not even in its own methods.
func (p *Program) beginSymbolic() {
	if p.symbolic != nil && len(p.cfg.Strings("symbolic.method"))+len(p.cfg.Strings("symbolic.class")) > 0 {
		p.Machine.Unknowns = p.symbolic
	}
}

// checkSymbolicMethods says which name of symbolic.method or symbolic.class matches
// nothing.
func (p *Program) checkSymbolicMethods() error {
	classes := programClasses{p}
	if err := p.symbolic.CheckMethods(classes); err != nil {
		return fmt.Errorf("%s: symbolic.method: %s", p.cfg.Origin("symbolic.method"), oneLine(err))
	}
	if err := p.symbolic.CheckClasses(classes); err != nil {
		return fmt.Errorf("%s: symbolic.class: %s", p.cfg.Origin("symbolic.class"), oneLine(err))
	}
	return p.checkLazy()
}

// unknowns is the path of the machine's state where it has met unknown values,
// else nil. Such states are not matched: equal ones differ in what their values
// depend on.
func (p *Program) unknowns() *symbolic.Path {
	if p.symbolic == nil {
		return nil
	}
	return symbolic.PathOf(p.Machine)
}

// Symbolic is what instructions on unknown values share, nil where there can be
// none.
func (p *Program) Symbolic() *symbolic.Runtime { return p.symbolic }

// solverStatistics fills in what the solver did.
func (p *Program) solverStatistics(s *Statistics) {
	if p.symbolic == nil {
		return
	}
	if c := p.symbolic.Concolic(); c != nil {
		s.Runs, s.Diverged = int64(c.Runs), int64(c.Diverged)
	}
	q := p.symbolic.Stats()
	s.Queries, s.Sat, s.Unsat, s.Unknown = int64(q.Queries), int64(q.Sat), int64(q.Unsat), int64(q.Unknown)
	s.SolverTime = q.SolverTime
	s.Answers = Answers{int64(q.ByRange), int64(q.ByModel), int64(q.ByCache), int64(q.ByLinear), int64(q.BySearch + q.ByPrune), int64(q.BySolver)}
	s.Solvers = nil
	for _, use := range p.symbolic.Uses() {
		if use.Calls > 0 {
			s.Solvers = append(s.Solvers, use)
		}
	}
}

// confirm finds inputs that lead to a violation at the end of alternative i of n,
// and runs the program with them. It reports whether the violation may be told:
// one that depends on unknown values must happen again.
func (x *explorer) confirm(n *node, i int, v *Violation) bool {
	path := x.p.unknowns()
	if path == nil || len(path.Inputs()) == 0 && !symbolic.HeapOf(x.m).Unknown() {
		return true
	}
	model, ok := x.p.symbolic.Model(x.m)
	if !ok {
		x.unconfirmed(v, "nobody knows inputs that lead there")
		return false
	}
	v.Inputs = map[string]string{}
	var fixed []values.Value
	texts := map[int][]uint16{}
	for i, in := range path.Inputs() {
		value, _ := model.Value(in.Var)
		fixed = append(fixed, value)
		if in.Text != nil {
			if what := in.Text.TooLong(model); what != "" {
				x.unconfirmed(v, "its input is "+what)
				return false
			}
			texts[i+1] = in.Text.In(model)
		}
		if !in.Part {
			v.Inputs[in.Name] = in.Literal(model)
		}
	}
	x.p.symbolic.FixTexts(texts)
	x.p.shapes(v, model)
	if why := x.repeatWith(n, i, fixed, v); why != "" {
		x.unconfirmed(v, why)
		return false
	}
	return true
}

func (x *explorer) unconfirmed(v *Violation, why string) {
	what := v.Exception
	if what == "" {
		what = v.Kind
	}
	x.cut(Cut{
		Reason: fmt.Sprintf("unconfirmed: %s at %s: %s", what, v.Location, why),
		Help:   "it was found with unknown values and may not be possible",
	})
}

// repeatWith runs the program from its start with values for its inputs, and with
// what else was decided on the path. It says why that does not end in the same
// violation, "" where it does.
func (x *explorer) repeatWith(n *node, i int, fixed []values.Value, v *Violation) (why string) {
	var decisions []choice.Decision
	err := x.withPath(n, func() {
		for _, s := range x.choicesTo(n, i) {
			for _, d := range s.Decisions {
				if _, unknown := d.Generator.(*symbolic.Branch); !unknown {
					decisions = append(decisions, d)
				}
			}
		}
	})
	if err != nil {
		return err.Error()
	}
	x.aside(func() {
		x.retracing = true
		x.p.symbolic.Fix(fixed)
		defer func() { x.retracing = false; x.p.symbolic.Unfix() }()
		why = x.concretely(decisions, v)
	})
	return why
}

// concretely is the run of repeatWith.
func (x *explorer) concretely(decisions []choice.Decision, v *Violation) (why string) {
	m := x.m
	m.Restore(x.begin)
	m.Decide(nil)
	if m.Explore != nil {
		m.Explore.Rehearse = true // it stops once, as it did
	}
	for {
		m.Halt = nil
		err := guard(x.p.transition)
		switch {
		case errors.Is(err, errViolated):
			again := x.p.watch.uncaught
			if again == nil || again.Kind != v.Kind || again.Exception != v.Exception || again.Location != v.Location {
				return "with inputs it ended in another way"
			}
			v.Message = again.Message // which may show inputs
			return ""
		case err != nil:
			var deadlock *DeadlockError
			if errors.As(err, &deadlock) && v.Kind == KindDeadlock {
				return ""
			}
			return "with inputs: " + oneLine(err)
		case x.lockedForEver():
			if v.Kind == KindDeadlock {
				return ""
			}
			return "with inputs it ended in a deadlock"
		case len(m.Pending()) == 0 && m.Broken() == "" || m.Ignored():
			if v.Kind == KindAssertion || v.Kind == KindUncaught || v.Kind == KindDeadlock {
				return "with inputs it did not happen"
			}
			return "" // properties of listeners are not looked at again
		}
		var next []choice.Decision
		for _, g := range m.Pending() {
			if len(decisions) == 0 {
				if v.Kind == KindRace || v.Kind == KindProperty {
					return ""
				}
				return "with inputs there was another choice: " + g.ID()
			}
			if d := decisions[0]; d.Generator.ID() != g.ID() || d.Index >= g.Len() {
				return fmt.Sprintf("with inputs there was another choice: %s instead of %s", g.ID(), strings.TrimSpace(d.Generator.ID()))
			}
			next = append(next, choice.Decision{Generator: g, Index: decisions[0].Index})
			decisions = decisions[1:]
		}
		m.Restore(m.Take())
		m.Decide(next)
	}
}
