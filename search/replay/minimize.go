package replay

import (
	"fmt"
	"time"

	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/schedule"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// A search finds some path to a violation, seldom one that is easy to read. Minimize
// looks for paths to the same violation on which threads are preempted less often:
// first on which none is, then one, and so on. A thread is preempted where another one
// goes on though it could itself, unless it has given way: it yields, or waits for a
// time that may be over.

// Within searches all paths with at most so many preemptions for a violation. complete
// says that it has seen all of them, outdated that it has learnt on the way that its
// transitions may not be those of a search that knows better.
type Within func(most int) (found *property.Violation, complete, outdated bool)

// Minimize replaces a violation by the same one with a better trace, if it finds one
// until the time is over.
func Minimize(v *property.Violation, end time.Time, within Within) {
	have := PreemptionsOf(v.Trace)
	for most := 0; most < have; most++ {
		found, complete, outdated := within(most)
		switch {
		case found != nil && outdated && time.Now().Before(end):
			// What was found may be wrong by now: the same number is searched again, with
			// better knowledge.
			most--
			continue
		case found != nil:
			found.Minimized = fmt.Sprintf("%s instead of %d; there is no path with fewer", Preemptions(most), have)
			if v.Minimized != "" {
				found.Minimized = fmt.Sprintf("%s instead of %d", Preemptions(most), have)
			}
			*v = *found
			return
		case !complete && v.Minimized == "":
			v.Minimized = fmt.Sprintf("%s; not all paths with %d were looked at", Preemptions(have), most)
		}
		if !time.Now().Before(end) {
			return
		}
	}
	if v.Minimized == "" {
		v.Minimized = Preemptions(have) + "; there is no path with fewer"
	}
}

// Preemptions tells a number of them.
func Preemptions(n int) string {
	if n == 1 {
		return "1 preemption"
	}
	return fmt.Sprintf("%d preemptions", n)
}

// PreemptionsOf counts those of a trace.
func PreemptionsOf(steps []trace.Step) (n int) {
	for i := range steps {
		n += schedule.Preemptions(steps[i].Decisions)
	}
	return n
}

// Preempted is a store of states with how many preemptions were needed to
// reach them. A state that is reached with fewer is explored again. To go on
// with another thread than the last is a preemption or not, so that thread
// belongs to the state.
// It is of one search among few preemptions, so it may be a map.
type Preempted struct {
	store.None
	Spent int // on the path that is being taken

	m    *vm.Machine
	seen map[placed]int
}

type placed struct {
	vm.Digest
	thread int
}

// NewPreempted returns an empty store of a machine's states.
func NewPreempted(m *vm.Machine) *Preempted { return &Preempted{m: m, seen: map[placed]int{}} }

// Matches implements store.Store.
func (s *Preempted) Matches() bool { return true }

// Add implements store.Store.
func (s *Preempted) Add(d vm.Digest, _ int) (explore, fresh bool) {
	at := placed{d, s.m.Current.ID}
	old, known := s.seen[at]
	if known && old <= s.Spent {
		return false, false
	}
	s.seen[at] = s.Spent
	return true, !known
}
