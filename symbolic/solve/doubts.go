package solve

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
)

// A model proves itself; that there is none is believed. So it matters who says so:
// a program of somebody else's is tried out now and then with conditions whose model
// is known, and another solver is asked about as many answers as the user wants.

// doubts is what an engine knows of the answers it has believed. A dispute makes the
// run incomplete: what was pruned before because of the liar is not known, and is not
// explored again.
type doubts struct {
	percent  int                // of the answers to ask another solver about
	believed map[string]int     // answers of programs that nobody has checked
	external map[Backend]int    // answers of programs, see lies
	liars    map[Backend]string // why they are not believed any more
	seconds  []Backend          // others to ask; nil as long as nobody was
	disputes []Dispute
}

// Dispute is a question that two solvers answer differently, or one that answers
// wrongly what is known.
type Dispute struct {
	Solver string // that said there is no model
	Other  string // that has one, which was evaluated; "" where the search had it
	Query  string // in SMT-LIB
}

// tryEvery is how many answers of a program are believed until it is tried out
// again. The first one is not.
const tryEvery = 16

// lies tries out a program that has said that conds have no model: it is asked the
// same of conditions that are as they are under hint, whatever that is, so that it
// is a model of them. If it says that they have none it is not believed any more. The
// trick is that a known model costs nothing: under any assignment each condition or its
// negation holds. So the question that is put is as hard as the real one, and made of
// the same terms, which a solver that is wrong about some operation is likely to be
// wrong about again.
func (e *Engine) lies(b Backend, a *Answer, conds []*symbolic.Expr, hint *symbolic.Model, limits Limits) bool {
	if !a.External {
		return false
	}
	d := &e.doubts
	if d.external == nil {
		d.external = map[Backend]int{}
	}
	d.external[b]++
	// The first answer is tried: one that says unsat to everything has pruned nothing
	// yet.
	if d.external[b]%tryEvery != 1 {
		return false
	}
	holds := slices.Clone(conds)
	for i, c := range holds {
		if !symbolic.Holds(c, hint) {
			holds[i] = e.ctx.Not(c)
		}
	}
	if b.Check(holds, nil, limits).Status != symbolic.Unsat {
		return false
	}
	e.distrust(b, a.By, "", holds)
	return true
}

// distrust notes what a solver was caught at.
func (e *Engine) distrust(b Backend, solver, other string, conds []*symbolic.Expr) {
	d := &e.doubts
	if b != nil {
		if d.liars == nil {
			d.liars = map[Backend]string{}
		}
		d.liars[b] = solver + " is not believed: it has said that there is no model where there is one"
	}
	d.disputes = append(d.disputes, Dispute{Solver: solver, Other: other, Query: smt.Script(conds)})
}

// second has another solver look at an answer that there is no model, if it is one
// of those to check. Which ones that are depends on the question only. Answers of
// gojpf's own parts are among them.
func (e *Engine) second(a Answer, conds []*symbolic.Expr, hash uint64, hint *symbolic.Model, limits Limits) Answer {
	d := &e.doubts
	if a.Status != symbolic.Unsat {
		return a
	}
	checked := false
	// Neither chance nor a counter: the same question is checked in every run, whatever
	// was asked before.
	if d.percent > 0 && int(mix(hash)%100) < d.percent {
		by := a.By
		if by == "" {
			by = "gojpf itself"
		}
		for _, other := range e.others() {
			if sameSolver(other.Name(), by) || limits.Stop.Asked() {
				continue
			}
			b := other.Check(conds, hint, limits)
			if b.Status == symbolic.Sat && holdsAll(conds, b.Model) {
				e.distrust(nil, by, other.Name(), conds)
				return b // a model proves itself
			}
			if checked = b.Status == symbolic.Unsat; checked {
				e.stats.Checked++
				break
			}
		}
	}
	// A safe that rests on this says so in its report.
	if a.External && !checked {
		if d.believed == nil {
			d.believed = map[string]int{}
		}
		d.believed[a.By]++
	}
	return a
}

// mix spreads the bits of a hash. The hash of a set is made for tables; its low digits
// alone are no fair sample.
func mix(h uint64) uint64 {
	h ^= h >> 31
	h *= 0x9E3779B97F4A7C15
	return h ^ h>>29
}

// sameSolver tells whether two names are of one program, linked in or not. z3 in this
// process would make the same mistake as the program z3.
func sameSolver(a, b string) bool {
	return programOf(a) == programOf(b)
}

// others are solvers to ask for a second answer: all that are installed.
func (e *Engine) others() []Backend {
	d := &e.doubts
	if d.seconds == nil {
		d.seconds = []Backend{}
		for _, s := range solvers {
			if !s.Second {
				continue
			}
			if list, err := s.Open(); err == nil {
				d.seconds = append(d.seconds, list...)
			}
		}
	}
	return d.seconds
}

func (d *doubts) close() error {
	var errs []error
	for _, b := range d.seconds {
		errs = append(errs, b.Close())
	}
	return errors.Join(errs...)
}

// Disputes are the questions that were answered in two ways. Whatever was decided
// by who is wrong there may be wrong, too.
func (e *Engine) Disputes() []Dispute { return e.doubts.disputes }

// Believed says whose answers that there is no model nobody has checked, and how
// many: those of programs outside of this process.
func (e *Engine) Believed() []string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(e.doubts.believed)) {
		list = append(list, fmt.Sprintf("%s (%d)", strings.TrimPrefix(name, SMTLib+":"), e.doubts.believed[name]))
	}
	return list
}
