package solve

import (
	"slices"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/answers"
	"github.com/gojpf/gojpf/symbolic/solve/prune"
)

// question is a set of conditions that nobody has decided yet. Parts may narrow nothing
// and change nothing in it but hint and answer, since the next part gets it, too.
type question struct {
	conds  []*symbolic.Expr
	hint   *symbolic.Model // satisfies all but the newest, or what a solver said last
	bounds *symbolic.Bounds
	limits Limits
	watch  *stop.Watch
	traits symbolic.Traits
	answer Answer            // what to say where no part knows
	asked  *answers.Question // that was looked for in the store in vain, nil for none
}

// part is a way to decide questions. It reports false where it does not know. It must
// be right where it reports true: a model has to satisfy all conditions, and that there
// is none is believed as it is, unless Config.Check has another solver asked.
type part struct {
	name   string
	decide func(*Engine, *question) (Answer, bool)
	count  func(*Stats) *int // nil where another part is asked, which counts
}

// The parts that are no list of their own: they stand in front of it.
const (
	partNudge = "nudge" // the model of the path with one value changed
	partSlice = "slice" // only the conditions that share variables with the new one
	partCache = "cache" // earlier answers, and models of other paths
)

// parts go from the cheap to the costly: a little of each, the solvers, and more.
// A name that stands twice is left out twice. linear comes first as it decides most
// questions of ordinary programs, in microseconds. classes and backtrack stand before
// scan, as trying all values under a model took 2 ms for each condition on two
// characters: the change of case of two of them did not end in a minute. What has no
// tables is scanned behind the solvers only, which answer it in a millisecond or two: a
// hash code of four chars took 30 ms for each question, and texts.SameAsConcrete eight
// times as long.
var parts = []part{
	{"linear", (*Engine).byLinear, func(s *Stats) *int { return &s.ByLinear }},
	{"enumerate", (*Engine).byEnumeration, bySearch},
	{"search", searchFor(quickSearch), bySearch},
	{"store", (*Engine).byStore, func(s *Stats) *int { return &s.ByStore }},
	{"classes", (*Engine).byClasses, nil},
	{"backtrack", (*Engine).byBacktracking, bySearch},
	{"scan", (*Engine).scanTables, bySearch},
	{"prune", (*Engine).pruneQuickly, byPrune},
	{"divide", (*Engine).byDivisions, func(s *Stats) *int { return &s.ByLinear }},
	{"solver", (*Engine).bySolvers, func(s *Stats) *int { return &s.BySolver }},
	{"scan", (*Engine).byScan, bySearch},
	{"prune", (*Engine).pruneLong, byPrune},
	{"search", searchFor(longSearch), bySearch},
}

func bySearch(s *Stats) *int { return &s.BySearch }
func byPrune(s *Stats) *int  { return &s.ByPrune }

// Parts are the names of what an engine can do without. Second attempts have the names of
// the first.
func Parts() []string {
	names := []string{partNudge, partSlice, partCache}
	for _, p := range parts {
		if !slices.Contains(names, p.name) {
			names = append(names, p.name)
		}
	}
	return names
}

// compute asks one part after the other. A part that is not sure passes the question
// on; where the last one does, the answer is what the last solver said.
func (e *Engine) compute(q *question) Answer {
	q.watch = q.limits.Stop.Watch(q.limits.Time)
	q.traits = traitsOf(q.conds)
	q.answer = undecided("no solver is in use")
	for _, p := range e.parts {
		a, ok := p.decide(e, q)
		if !ok {
			continue
		}
		if a.Status != symbolic.Undecided && p.count != nil {
			*p.count(&e.stats)++
		}
		e.keep(q, a)
		return a
	}
	if q.limits.Stop.Asked() {
		return undecided(whyStopped)
	}
	// It was a guess to search from.
	q.answer.Model = nil
	return q.answer.inTime(q.limits)
}

// found is the answer of a part that has a model, or knows that there is none.
func found(m *symbolic.Model) Answer {
	if m == nil {
		return Answer{Status: symbolic.Unsat}
	}
	return Answer{Status: symbolic.Sat, Model: m}
}

// nudge looks for a model near that of the path.
func (e *Engine) nudge(pc, out *symbolic.PC, cond *symbolic.Expr, model *symbolic.Model) *symbolic.Model {
	if e.without[partNudge] {
		return nil
	}
	return nudge(pc, out, cond, model)
}

// notIntegers are what linear arithmetic has nothing to say about. It would take such
// subterms for any value; these questions hardly ever become impossible by the rest.
const notIntegers = symbolic.HasFloat | symbolic.HasSearch | symbolic.HasArray

func (e *Engine) byLinear(q *question) (Answer, bool) {
	if q.traits&notIntegers != 0 {
		return Answer{}, false
	}
	e.linear.watch = q.watch
	v, m := e.linear.decide(q.conds, q.hint, q.bounds)
	if v == impossible {
		m = nil
	}
	return found(m), v == possible || v == impossible
}

func (e *Engine) byEnumeration(q *question) (Answer, bool) {
	m, decided := enumerate(q.conds, q.bounds, q.watch)
	return found(m), decided
}

// searchFor searches for a model from the hint on, with so much work.
func searchFor(work effort) func(*Engine, *question) (Answer, bool) {
	return func(_ *Engine, q *question) (Answer, bool) {
		m := search(q.conds, q.hint, q.bounds, work, q.watch)
		return found(m), m != nil
	}
}

func (e *Engine) scanTables(q *question) (Answer, bool) {
	if q.traits&symbolic.HasTable == 0 {
		return Answer{}, false
	}
	return e.byScan(q)
}

func (e *Engine) byScan(q *question) (Answer, bool) {
	m, decided := e.scanner.scan(q.conds, q.hint, q.bounds)
	return found(m), decided
}

// bySolvers asks one solver after the other. What they do not know is searched for
// near the last model that one of them gave, with a time of its own.
func (e *Engine) bySolvers(q *question) (Answer, bool) {
	for _, backend := range e.backends {
		if q.limits.Stop.Asked() {
			return undecided(whyStopped), true
		}
		if e.doubts.liars[backend] != "" {
			q.answer = undecided(e.doubts.liars[backend])
			continue
		}
		q.answer = e.askSolver(backend, q)
		if q.answer.Status != symbolic.Undecided {
			return q.answer, true
		}
		if q.answer.Model != nil { // not quite right, but perhaps near
			q.hint = q.answer.Model
		}
	}
	q.watch = q.limits.Stop.Watch(q.limits.Time)
	return Answer{}, false
}

// askSolver asks one solver, and believes nothing that can be checked. A model that
// does not hold is a solver's bug or one of our encoding: it is counted, told, and
// never more than unknown.
func (e *Engine) askSolver(backend Backend, q *question) Answer {
	started := time.Now()
	a := backend.Check(q.conds, q.hint, q.limits)
	e.stats.SolverCalls++
	e.stats.SolverTime += time.Since(started)
	if a.Status == symbolic.Sat && !holdsAll(q.conds, a.Model) {
		a.Status, a.Why = symbolic.Undecided, whyMismatch
	}
	// Sessions find out by themselves, before the model gets here.
	if a.Why == whyMismatch {
		e.stats.Mismatches++
	}
	if a.Status == symbolic.Unsat && e.lies(backend, &a, q.conds, q.hint, q.limits) {
		return undecided(e.doubts.liars[backend])
	}
	return a
}

// prunable are conditions that branch and prune is good at, and solvers are not.
// Conditions on bits and comparisons of linear terms are left out: intervals say little
// of bits, and linear terms were decided before.
const prunable = symbolic.HasFloat | symbolic.HasSearch | symbolic.HasNonlinear

// Branch and prune takes some 40 ns for each operation. Solvers take long for floats,
// whatever these are about, but not always for ints.
const (
	// So the first attempt takes some 40 ms for floats and 6 for ints, before solvers,
	// and the second one, where these did not know, up to maxPruned, some 6 s.
	quickPrune           = 1_000_000
	quickPruneInts       = 150_000
	prunedInMsec         = 8_000 // operations for each millisecond that the solver may take
	maxPruned      int64 = 160_000_000
)

// longPrune is how much work is spent on what no solver knew. It grows with the
// limit, but is no time: answers do not depend on how fast the machine is.
func longPrune(limits Limits) int {
	if limits.Time <= 0 {
		return int(maxPruned)
	}
	return int(min(maxPruned, limits.Time.Milliseconds()*prunedInMsec))
}

func (e *Engine) pruneQuickly(q *question) (Answer, bool) {
	if q.traits&(symbolic.HasFloat|symbolic.HasSearch) == 0 {
		return pruned(q, quickPruneInts)
	}
	return pruned(q, quickPrune)
}

func (e *Engine) pruneLong(q *question) (Answer, bool) { return pruned(q, longPrune(q.limits)) }

// pruned tries branch and prune.
func pruned(q *question, work int) (Answer, bool) {
	if q.traits&prunable == 0 {
		return Answer{}, false
	}
	v, m := prune.Decide(q.conds, q.bounds, q.hint, work, q.watch)
	if v == prune.Unsat {
		m = nil
	}
	return found(m), v == prune.Sat || v == prune.Unsat
}
