package search

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/symbolic/solve"
	"github.com/gojpf/gojpf/vm"
)

// newSymbolic makes what instructions on unknown values need. Whatever is wrong
// with the configuration is found here.
func (p *Program) newSymbolic() (*symexec.Runtime, error) {
	cfg := p.Config
	solver, err := solve.FromConfig(cfg)
	if err != nil {
		return nil, err
	}
	domains, err := symexec.DomainsOf(cfg)
	if err != nil {
		return nil, err
	}
	solver.Limits.Stop = p.Ending
	var methods []*symexec.Spec
	for _, text := range cfg.Strings("symbolic.method") {
		m, err := symexec.ParseSpec(text)
		if err != nil {
			return nil, fmt.Errorf("%s: symbolic.method: %w", cfg.Origin("symbolic.method"), err)
		}
		methods = append(methods, m)
	}
	rt := symexec.New(solver, domains, methods)
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
			return nil, fmt.Errorf("%s: symbolic.dp: %s", cfg.Origin("symbolic.dp"), result.OneLine(err))
		}
	}
	return rt, nil
}

// attachSymbolic lets the machine and its natives use it.
func (p *Program) attachSymbolic(world *models.Options) {
	rt := p.Symexec
	world.Symbolic = rt
	rt.Cut = func(m *vm.Machine, reason, help string) {
		if h := world.Hooks.Cut; h != nil {
			h(m, reason, help)
		}
	}
	rt.Message = models.Message
	p.Machine.Lib.Mark = rt.Mark
	rt.Ask(p.Machine.Lib)
}

// beginSymbolic is called in front of main. While the JDK boots nothing is symbolic,
// not even in its own methods.
func (p *Program) beginSymbolic() {
	if p.Symexec != nil && len(p.Config.Strings("symbolic.method"))+len(p.Config.Strings("symbolic.class")) > 0 {
		p.Machine.Unknowns = p.Symexec
	}
	if p.Symexec != nil {
		p.beginRandom()
	}
}

// checkSymbolicMethods says which name of symbolic.method or symbolic.class matches
// nothing.
func (p *Program) checkSymbolicMethods() error {
	classes := programClasses{p}
	if err := p.Symexec.CheckMethods(classes); err != nil {
		return fmt.Errorf("%s: symbolic.method: %s", p.Config.Origin("symbolic.method"), result.OneLine(err))
	}
	if err := p.Symexec.CheckClasses(classes); err != nil {
		return fmt.Errorf("%s: symbolic.class: %s", p.Config.Origin("symbolic.class"), result.OneLine(err))
	}
	return p.checkLazy()
}

// Symbolic is what instructions on unknown values share, nil where there can be
// none.
func (p *Program) Symbolic() *symexec.Runtime { return p.Symexec }

// cutDisputes notes where solvers contradict each other, with the first question
// of each pair: who was wrong there may have been wrong elsewhere.
func (p *Program) cutDisputes(r *result.Result) {
	if p.Symexec == nil {
		return
	}
	at := map[string]int{}
	for _, d := range p.Symexec.Disputes() {
		reason := fmt.Sprintf("solvers disagree: %s says that there is no model, and %s has one", d.Solver, d.Other)
		if d.Other == "" {
			reason = fmt.Sprintf("the solver %s says that there is no model of conditions that have one", d.Solver)
		}
		if i, known := at[reason]; known {
			r.Incomplete[i].Count++
			continue
		}
		at[reason] = len(r.Incomplete)
		r.Cut(result.Cut{Reason: reason, Help: "the question stands above; use another solver (symbolic.dp)", Stack: strings.Split(strings.TrimSpace(d.Query), "\n")})
	}
}

// solverStatistics fills in what the solver did.
func (p *Program) solverStatistics(s *result.Statistics) {
	if p.Symexec == nil {
		return
	}
	if c := p.Symexec.Concolic(); c != nil {
		s.Runs, s.Diverged = int64(c.Runs), int64(c.Diverged)
	}
	q := p.Symexec.Stats()
	s.Queries, s.Sat, s.Unsat, s.Unknown = int64(q.Queries), int64(q.Sat), int64(q.Unsat), int64(q.Unknown)
	s.SolverTime = q.SolverTime
	s.Answers = result.Answers{
		Ranges: int64(q.ByRange), Model: int64(q.ByModel), Cache: int64(q.ByCache), Linear: int64(q.ByLinear),
		Search: int64(q.BySearch + q.ByPrune), Solvers: int64(q.BySolver),
	}
	s.Solvers = nil
	for _, use := range p.Symexec.Uses() {
		if use.Calls > 0 {
			s.Solvers = append(s.Solvers, use)
		}
	}
}

// newConcolic sets concolic execution up as the configuration wants it.
func (p *Program) newConcolic(rt *symexec.Runtime) error {
	s := &settings{cfg: p.Config}
	on, single := s.flag("symbolic.concolic"), s.flag("symbolic.collect_constraints")
	o := symexec.ConcolicOptions{Tries: s.int("symbolic.concolic.tries"), Single: single, Seed: uint64(s.int64("symbolic.concolic.seed")), Depth: p.Options.limits.depth}
	switch {
	case s.err != nil:
		return s.err
	case o.Tries < 0:
		return s.bad("symbolic.concolic.tries", "a number that is not negative")
	case !on && !single:
		return nil
	}
	rt.NewConcolic(o)
	return rt.Open()
}
