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

// newSymbolic makes what instructions on unknown values need.
// Solvers are opened at once where the user has asked for unknown values or for a certain
// solver, so that one that is not installed is told before the run; else when the first
// question comes.
func (p *Program) newSymbolic() (*symexec.Runtime, error) {
	o := p.Options.Symbolic
	o.Solver.Limits.Stop = p.Ending
	rt := symexec.New(o)
	if c := o.Concolic; c != nil {
		c.Depth = p.Options.Limits.Depth
		rt.NewConcolic(*c)
		if err := rt.Open(); err != nil {
			return nil, err
		}
	}
	if o.Lazy != nil {
		p.newLazy(rt, *o.Lazy)
	}
	if o.Named() || o.SolverSet {
		if err := rt.Open(); err != nil {
			return nil, p.Options.Refuse(solve.SolverKey, ": %s", result.OneLine(err))
		}
	}
	return rt, nil
}

// attachSymbolic lets the machine and its natives use it.
// Cuts of the runtime go to whoever executes, as those of natives do: the hook changes while a
// rehearsal or a worker runs.
func (p *Program) attachSymbolic(world *models.Options) {
	rt := p.Symexec
	world.Symbolic = rt
	rt.Cut = func(m *vm.Machine, reason, help string) {
		if h := world.Hooks.Cut; h != nil {
			h(m, reason, help)
		}
	}
	rt.Message = models.Message
	rt.Texts.BeOf(p.Machine.Lib.Release())
	p.Machine.Lib.Mark = rt.Mark
	rt.Ask(p.Machine.Lib)
}

// beginSymbolic is called in front of main. While the JDK boots nothing is symbolic,
// not even in its own methods.
func (p *Program) beginSymbolic() {
	if p.Symexec == nil {
		return
	}
	if p.Options.Symbolic.Named() || p.Symexec.Environment && p.Symexec.Heap.Lazy != nil {
		p.Machine.Unknowns = p.Symexec
	}
	p.beginRandom()
}

// checkSymbolicMethods says which name of symbolic.method or symbolic.class matches
// nothing.
func (p *Program) checkSymbolicMethods() error {
	classes := programClasses{p}
	if err := p.Symexec.CheckMethods(classes); err != nil {
		return p.Options.Refuse(symexec.MethodKey, ": %s", result.OneLine(err))
	}
	if err := p.Symexec.CheckClasses(classes); err != nil {
		return p.Options.Refuse(symexec.ClassKey, ": %s", result.OneLine(err))
	}
	return p.checkLazy()
}

// Symbolic is what instructions on unknown values share, nil where there can be
// none.
func (p *Program) Symbolic() *symexec.Runtime { return p.Symexec }

// cutDisputes notes where solvers contradict each other, with the first question
// of each pair: who was wrong there may have been wrong elsewhere.
// Two solvers of which one must be wrong are a reason to believe neither: what rests on "no
// model" may have been left out wrongly.
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
	s.SolverTime, s.NotStored = q.SolverTime, int64(q.NotStored)
	s.Answers = result.Answers{
		Ranges: int64(q.ByRange), Model: int64(q.ByModel), Cache: int64(q.ByCache), Linear: int64(q.ByLinear),
		Search: int64(q.BySearch + q.ByPrune), Solvers: int64(q.BySolver), Stored: int64(q.ByStore),
	}
	s.Solvers = nil
	for _, use := range p.Symexec.Uses() {
		if use.Calls > 0 {
			s.Solvers = append(s.Solvers, use)
		}
	}
}
