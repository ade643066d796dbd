package solve

import (
	"errors"
	"fmt"
	"time"

	"github.com/gojpf/gojpf/internal/invariants"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/answers"
)

// Config says how an engine solves.
type Config struct {
	// Solver is a value of symbolic.dp; "" is auto.
	Solver string
	// Limits bound each question.
	Limits Limits
	// Backends are asked instead of those that Solver names.
	Backends []Backend
	// Check is how many percent of the answers that there is no model another solver
	// is asked about, too.
	Check int
	// Store is a folder in which answers are kept from run to run, "" for none.
	Store string
	// Without are parts that are left out, to see what they are worth: see Parts.
	Without []string
}

// Stats count what an engine did. The counts by part exclude each other, so that their
// sum is the number of questions that were decided at all; how often solvers were
// called is another matter.
type Stats struct {
	// Queries are the questions that the form of the condition did not answer.
	// They are answered by one of what follows.
	Queries  int
	ByRange  int // ranges of variables
	ByModel  int // the model that the path had
	ByCache  int // an earlier answer, or a model of another path
	ByLinear int // linear arithmetic
	BySearch int // enumeration or search
	ByPrune  int // branch and prune
	ByStore  int // an answer of an earlier run
	// NotStored are the questions that it was looked for in vain.
	NotStored int
	BySolver  int

	Sat, Unsat, Unknown int

	// SolverCalls are the calls of backends, some of which may have answered
	// unknown.
	SolverCalls int
	// Checked are answers that there is no model, which another solver gave as well.
	Checked int
	// Mismatches are models of solvers that did not satisfy the conditions.
	Mismatches int
	// SolverTime is the time that backends took.
	SolverTime time.Duration
}

// Add adds the counts of another engine.
func (s *Stats) Add(o Stats) {
	s.Queries += o.Queries
	s.ByRange += o.ByRange
	s.ByModel += o.ByModel
	s.ByCache += o.ByCache
	s.ByLinear += o.ByLinear
	s.BySearch += o.BySearch
	s.ByPrune += o.ByPrune
	s.ByStore += o.ByStore
	s.NotStored += o.NotStored
	s.BySolver += o.BySolver
	s.Sat += o.Sat
	s.Unsat += o.Unsat
	s.Unknown += o.Unknown
	s.SolverCalls += o.SolverCalls
	s.Checked += o.Checked
	s.Mismatches += o.Mismatches
	s.SolverTime += o.SolverTime
}

// Engine extends path conditions and decides whether they can hold. An engine belongs
// to one goroutine, as its solvers do. What it remembers (answers, sets of values, the
// tableau of linear) outlives questions; none of it may change an answer, only how it
// is found.
type Engine struct {
	ctx      *symbolic.Context
	backends []Backend
	limits   Limits
	cache    *cache
	linear   *linear
	scanner  scanner
	stats    Stats
	notes    []string
	doubts   doubts
	without  map[string]bool
	parts    []part           // those that are not left out
	stored   *answers.Session // nil for none
}

// New returns an engine. It fails if there is no solver of the name, or it is
// not installed.
func New(ctx *symbolic.Context, cfg Config) (*Engine, error) {
	e := &Engine{doubts: doubts{percent: cfg.Check}, ctx: ctx, backends: cfg.Backends, limits: cfg.Limits,
		cache: newCache(), linear: newLinear(), without: map[string]bool{}}
	for _, part := range cfg.Without {
		e.without[part] = true
	}
	for _, p := range parts {
		if !e.without[p.name] {
			e.parts = append(e.parts, p)
		}
	}
	if cfg.Store != "" {
		if err := e.openStore(cfg.Store); err != nil {
			return nil, err
		}
	}
	if cfg.Backends != nil {
		return e, nil
	}
	if cfg.Solver == "" {
		cfg.Solver = Auto
	}
	choice, err := Parse(cfg.Solver)
	if err != nil {
		return nil, errors.Join(err, e.closeStore())
	}
	e.notes = choice.Notes
	if e.backends, err = choice.open(); err != nil {
		return nil, errors.Join(err, e.closeStore())
	}
	return e, nil
}

// Close ends the solvers.
func (e *Engine) Close() error {
	first := errors.Join(e.doubts.close(), e.closeStore())
	for _, b := range e.backends {
		if err := b.Close(); err != nil && first == nil {
			first = fmt.Errorf("%s: %w", b.Name(), err)
		}
	}
	e.backends = nil
	return first
}

// Hurry gives each question no more than so long, until back is called.
func (e *Engine) Hurry(most time.Duration) (back func()) {
	before := e.limits.Time
	if before == 0 || most < before {
		e.limits.Time = most
	}
	return func() { e.limits.Time = before }
}

// Stats are the counts so far.
func (e *Engine) Stats() Stats { return e.stats }

// Notes tell the user which solver names were replaced.
func (e *Engine) Notes() []string { return e.notes }

// Branch extends a path condition by a condition and by its negation. If the
// status of pc is Sat, at most one question reaches a solver; and if only one of
// them is possible then, pc implies it, and stands for itself with it. That saves more
// than a question. Nobody keeps the condition of a decision with one way, so paths stay
// short where a loop's bound is known, and measured on lists it was 7 % of the
// processor's time.
func (e *Engine) Branch(pc *symbolic.PC, cond *symbolic.Expr) (yes, no *symbolic.PC) {
	not := e.ctx.Not(cond)
	// The side that the model goes to is possible for sure. The other one is asked
	// first, as its answer tells whether the sure one is worth adding.
	if m, ok := pc.Model(); ok {
		if symbolic.Holds(cond, m) {
			no, yes = e.fork(pc, not, cond)
		} else {
			yes, no = e.fork(pc, cond, not)
		}
		return yes, no
	}
	yes = e.Extend(pc, cond)
	// That the condition cannot hold makes its negation follow from pc; it does not
	// make pc possible, which nobody knows.
	if yes.Status() == symbolic.Unsat && pc.Status() == symbolic.Undecided {
		// The negation adds nothing to what is not known.
		return yes, pc.And(not).Answered(symbolic.Undecided, nil, pc.Why())
	}
	return yes, e.Extend(pc, not)
}

// fork extends pc by a condition that may be possible, and by its negation, which
// pc's model satisfies.
func (e *Engine) fork(pc *symbolic.PC, maybe, surely *symbolic.Expr) (asked, known *symbolic.PC) {
	if asked = e.Extend(pc, maybe); asked.Status() == symbolic.Unsat {
		return asked, pc
	}
	return asked, e.Extend(pc, surely)
}

// Extend adds a condition and decides whether the result can hold: its status is
// Sat, Unsat or Undecided. A pc that nobody has decided is decided first, so that each
// condition is asked about with a model of all before it at hand.
func (e *Engine) Extend(pc *symbolic.PC, cond *symbolic.Expr) *symbolic.PC {
	pc = e.Decide(pc)
	out := pc.And(cond)
	if out == pc {
		return pc
	}
	if cond.IsFalse() {
		return out
	}
	return e.decide(pc, out, cond)
}

// Decide decides whether a path condition can hold, if nobody has yet. It goes back to
// the last one that was decided and comes forward, condition by condition, as the path
// would have. A long chain of undecided ones costs as many questions.
func (e *Engine) Decide(pc *symbolic.PC) *symbolic.PC {
	if pc.Status() != symbolic.Unsolved {
		return pc
	}
	parent := e.Decide(pc.Parent())
	return e.decide(parent, parent.And(pc.Newest()), pc.Newest())
}

// decide answers for out, which is pc with a condition more. Related conditions alone
// are asked about where pc has a model: the others share no variable with these, so
// their values may stay. The merged model satisfies both halves.
func (e *Engine) decide(pc, out *symbolic.PC, cond *symbolic.Expr) *symbolic.PC {
	e.stats.Queries++
	switch out.Status() {
	case symbolic.Sat:
		e.stats.ByModel++
		return e.count(out)
	case symbolic.Unsat:
		e.stats.ByRange++
		return e.count(out)
	}
	model, known := pc.Model()
	if !known {
		return e.count(e.decideAnyway(pc, out, cond))
	}
	if m := e.nudge(pc, out, cond, model); m != nil {
		e.stats.BySearch++
		return e.count(out.Solved(symbolic.Sat, m))
	}
	conds := e.slice(pc, out, cond) // the rest of the path keeps the values it has
	answer, bounds := e.ask(conds, cond, model, out.Bounds(), e.limits)
	out = out.WithBounds(bounds)
	if answer.Status == symbolic.Sat {
		return e.count(out.Solved(symbolic.Sat, model.Merge(answer.Model)))
	}
	return e.count(out.Answered(answer.Status, nil, answer.Why))
}

// again is which part of the time limit is spent on what was not decided before
// it got another condition. Such paths branch as often as others: without it each
// branch would take the whole limit once more, to find out mostly nothing.
const again = 4

// decideAnyway is decide for a pc that was not decided itself. Only what is
// related to the new condition is asked about: that can exclude it. Whether the
// rest holds is as unknown as before. It is a path that was kept because it may be
// possible. To drop it later needs a proof, and that is what an unsat of some of its
// conditions is.
func (e *Engine) decideAnyway(pc, out *symbolic.PC, cond *symbolic.Expr) *symbolic.PC {
	limits := e.limits
	limits.Time /= again
	conds := e.slice(pc, out, cond)
	answer, bounds := e.ask(conds, cond, nil, out.Bounds(), limits)
	// Here, too.
	out = out.WithBounds(bounds)
	switch {
	// Then all conditions were asked about, and the path is known again.
	case answer.Status == symbolic.Sat && len(conds) == out.Len():
		return out.Solved(symbolic.Sat, answer.Model)
	case answer.Status == symbolic.Sat:
		return out.Answered(symbolic.Undecided, nil, pc.Why())
	}
	return out.Answered(answer.Status, nil, answer.Why)
}

// slice are the conditions that out's new ones depend on, and these. An And may add
// several conditions for one, so all that out has beyond pc are new.
func (e *Engine) slice(pc, out *symbolic.PC, cond *symbolic.Expr) []*symbolic.Expr {
	if e.without[partSlice] {
		return out.Conds()
	}
	conds := pc.Slice(cond)
	var added []*symbolic.Expr
	for p := out; p != pc; p = p.Parent() {
		added = append(added, p.Newest())
	}
	for i := len(added) - 1; i >= 0; i-- {
		conds = append(conds, added[i])
	}
	return conds
}

// only restricts a model to the variables of conditions. Models that are kept hold no
// more than they were asked for: else a value that some other path happened to give an
// input would come with them.
func only(m *symbolic.Model, conds []*symbolic.Expr) *symbolic.Model {
	b := symbolic.NewModelBuilder(nil)
	for _, v := range varsOf(conds) {
		x, _ := m.Value(v)
		b.Set(v, x)
	}
	return b.Model()
}

func (e *Engine) count(pc *symbolic.PC) *symbolic.PC {
	if invariants.Enabled {
		checkModel(pc)
	}
	switch pc.Status() {
	case symbolic.Sat:
		e.stats.Sat++
	case symbolic.Unsat:
		e.stats.Unsat++
	default:
		e.stats.Unknown++
	}
	return pc
}

// checkModel panics if the model of a path condition does not satisfy it: the answers
// about what follows on the path rest on it. Only builds with the tag have it: it
// evaluates the whole path for each decision.
func checkModel(pc *symbolic.PC) {
	m, ok := pc.Model()
	if !ok {
		return
	}
	ev := symbolic.NewEvaluator(m)
	for _, c := range pc.Conds() {
		if ev.Eval(c).Bits == 0 {
			panic(fmt.Sprintf("solve: the model %v of a path does not satisfy %v", m, c))
		}
	}
}

// Check decides whether conditions can hold together.
func (e *Engine) Check(conds ...*symbolic.Expr) Answer {
	var pc *symbolic.PC
	for _, c := range conds {
		pc = pc.And(c)
	}
	pc = e.Decide(pc)
	m, _ := pc.Model()
	return Answer{Status: pc.Status(), Model: m, Why: pc.Why()}
}

// ask goes from the cheap to the costly. hint is a model of all conditions but
// the newest, or nil. The bounds that it returns may be narrower. The order is that of
// costs: a look into a table, ranges, a few models to evaluate, and then the parts.
// Every answer is remembered but undecided, which depends on limits.
func (e *Engine) ask(conds []*symbolic.Expr, newest *symbolic.Expr, hint *symbolic.Model, b *symbolic.Bounds, limits Limits) (Answer, *symbolic.Bounds) {
	ids, hash := key(conds)
	if a, ok := e.cache.lookup(ids, hash, newest); ok && !e.without[partCache] {
		e.stats.ByCache++
		if a.sat {
			return Answer{Status: symbolic.Sat, Model: a.model}, b
		}
		return Answer{Status: symbolic.Unsat}, b
	}
	// The path's bounds have each condition run backwards once, when it came. All
	// together narrow more.
	b = b.Narrow(conds...)
	if b.Absurd() {
		e.stats.ByRange++
		answer := e.second(Answer{Status: symbolic.Unsat}, conds, hash, hint, limits)
		e.remember(ids, hash, newest, conds, &answer)
		return answer, b
	}
	if m := e.cache.satisfying(conds, newest); m != nil && !e.without[partCache] {
		e.stats.ByCache++
		m = only(m, conds)
		e.cache.store(ids, hash, newest, m)
		return Answer{Status: symbolic.Sat, Model: m}, b
	}
	answer := e.second(e.compute(&question{conds: conds, hint: hint, bounds: b, limits: limits}), conds, hash, hint, limits)
	e.remember(ids, hash, newest, conds, &answer)
	return answer, b
}

// remember keeps an answer for the next time.
func (e *Engine) remember(ids []uint64, hash uint64, newest *symbolic.Expr, conds []*symbolic.Expr, answer *Answer) {
	switch answer.Status {
	case symbolic.Sat:
		answer.Model = only(answer.Model, conds)
		e.cache.store(ids, hash, newest, answer.Model)
	case symbolic.Unsat:
		e.cache.store(ids, hash, newest, nil)
	}
}
