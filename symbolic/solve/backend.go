package solve

import (
	"fmt"
	"strings"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/symbolic"
)

// Limits bound the effort for one question.
type Limits struct {
	// Time is the limit for one call of a solver, and for what is tried before and
	// after solvers; 0 means none.
	Time time.Duration
	// Stop ends all of it; nil for never.
	Stop *stop.Stop
}

// Answer is what a backend says about a set of conditions. By and External are kept
// beside the status for what reports say a safe rests on.
type Answer struct {
	Status symbolic.Status // Sat, Unsat or Undecided
	// Model satisfies the conditions, if Status is Sat.
	Model *symbolic.Model
	// Why says why the answer is Undecided.
	Why string
	// By is the solver that has decided, "" where none was needed; External says that
	// it is a program of somebody else's.
	By       string
	External bool
}

// outOfTime is the Why of backends that reached their limit; the engine says what
// limit that was.
const outOfTime = "no answer in time"

// whyUnknown says in words of ours what a solver gives as the reason for not
// knowing. Reaching a limit has as many names as there are ways to be stopped. Reports,
// and the list of reasons in the JSON report, would else have one row for each solver's
// way to say it.
func whyUnknown(solver, reason string) string {
	reason = strings.TrimSpace(reason)
	switch strings.ToLower(reason) {
	case "canceled", "cancelled", "timeout", "interrupted", "interrupted from keyboard", "max. resource limit exceeded":
		return outOfTime
	case "", "unknown", "incomplete", "(incomplete)":
		return solver + " does not know"
	}
	return solver + " does not know: " + reason
}

// whyStopped is the Why of answers that nobody waits for any more.
const whyStopped = "the run was stopped"

// inTime replaces outOfTime by what the user can do about it.
func (a Answer) inTime(limits Limits) Answer {
	if a.Why == outOfTime {
		a.Why = fmt.Sprintf("no answer within %v, see symbolic.dp_timeout_ms", limits.Time)
	}
	return a
}

func undecided(why string) Answer { return Answer{Status: symbolic.Undecided, Why: why} }

// Backend decides whether conditions can hold together. It belongs to one
// goroutine, and is asked about expressions of one context only.
type Backend interface {
	Name() string
	// Check decides. Conditions that begin as those of the call before are
	// decided faster by backends that keep a stack of assertions. hint may be
	// a model of some of the conditions, or nil.
	Check(conds []*symbolic.Expr, hint *symbolic.Model, limits Limits) Answer
	// Close ends processes and frees memory. The backend cannot be used any
	// more.
	Close() error
}

// holdsAll tells whether a model satisfies all conditions.
func holdsAll(conds []*symbolic.Expr, m *symbolic.Model) bool {
	for _, c := range conds {
		if !symbolic.Holds(c, m) {
			return false
		}
	}
	return true
}

func traitsOf(conds []*symbolic.Expr) symbolic.Traits {
	var t symbolic.Traits
	for _, c := range conds {
		t |= c.Traits()
	}
	return t
}

// varsOf lists the variables of conditions in the order in which
// they occur.
func varsOf(conds []*symbolic.Expr) []*symbolic.Var {
	seen := make(map[*symbolic.Var]bool)
	var out []*symbolic.Var
	for _, c := range conds {
		for _, v := range c.Vars() {
			if !seen[v] {
				seen[v] = true
				out = append(out, v)
			}
		}
	}
	return out
}
