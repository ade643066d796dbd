package replay

import (
	"testing"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/trace"
	"github.com/gojpf/gojpf/vm"
)

// preempting is a path on which threads are preempted so many times.
func preempting(n int) []trace.Step {
	steps := []trace.Step{{}}
	for range n {
		g := choice.NewThreads("LOCK", []int{0, 1}, 0)
		steps = append(steps, trace.Step{Decisions: []choice.Decision{{Generator: g, Index: 1}}})
	}
	return steps
}

func TestMinimize(t *testing.T) {
	type answer struct {
		found, complete, outdated bool
	}
	tests := []struct {
		name    string
		answers []answer // to the questions in their order
		asked   []int    // with how many preemptions
		want    string
		left    int
	}{
		{"none at all", []answer{{complete: true}, {complete: true}, {complete: true}}, []int{0, 1, 2}, "3 preemptions; there is no path with fewer", 3},
		{"one", []answer{{complete: true}, {found: true}}, []int{0, 1}, "1 preemption instead of 3; there is no path with fewer", 1},
		{"not all were looked at", []answer{{}, {complete: true}, {complete: true}}, []int{0, 1, 2}, "3 preemptions; not all paths with 0 were looked at", 3},
		{"found behind some that were not", []answer{{}, {found: true}}, []int{0, 1}, "1 preemption instead of 3", 1},
		{"it has learnt on the way", []answer{{found: true, outdated: true}, {complete: true}, {complete: true}, {found: true}}, []int{0, 0, 1, 2}, "2 preemptions instead of 3; there is no path with fewer", 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := &property.Violation{Message: "long", Trace: preempting(3)}
			var asked []int
			Minimize(v, time.Now().Add(time.Hour), func(most int) (*property.Violation, bool, bool) {
				a := tt.answers[len(asked)]
				asked = append(asked, most)
				if !a.found {
					return nil, a.complete, a.outdated
				}
				return &property.Violation{Message: "short", Trace: preempting(most)}, false, a.outdated
			})
			if len(asked) != len(tt.asked) {
				t.Fatalf("asked %v, want %v", asked, tt.asked)
			}
			for i := range asked {
				if asked[i] != tt.asked[i] {
					t.Fatalf("asked %v, want %v", asked, tt.asked)
				}
			}
			if v.Minimized != tt.want || PreemptionsOf(v.Trace) != tt.left {
				t.Errorf("%q with %d preemptions, want %q with %d", v.Minimized, PreemptionsOf(v.Trace), tt.want, tt.left)
			}
		})
	}
}

// A search that has no time left asks no further.
func TestMinimizeEnds(t *testing.T) {
	v := &property.Violation{Trace: preempting(3)}
	asked := 0
	Minimize(v, time.Now().Add(-time.Hour), func(int) (*property.Violation, bool, bool) { asked++; return nil, true, false })
	if asked != 1 || v.Minimized != "" {
		t.Errorf("asked %d times, then %q", asked, v.Minimized)
	}
}

// A state that is reached with fewer preemptions, or by another thread, is explored again.
func TestPreempted(t *testing.T) {
	m := &vm.Machine{Current: &vm.Thread{ID: 1}}
	s := NewPreempted(m)
	d := vm.Digest{Hi: 1, Lo: 2}
	for i, tt := range []struct {
		thread, spent  int
		explore, fresh bool
	}{
		{1, 2, true, true}, {1, 2, false, false}, {1, 3, false, false}, {1, 1, true, false}, {2, 1, true, true},
	} {
		m.Current.ID, s.Spent = tt.thread, tt.spent
		if explore, fresh := s.Add(d, 0); explore != tt.explore || fresh != tt.fresh {
			t.Errorf("%d: %v, %v", i, explore, fresh)
		}
	}
}
