package schedule

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/choice"
)

// fork is a node of which nothing is left out.
type fork struct {
	Node
	gens []choice.Generator
}

func (f *fork) Choices() []choice.Generator { return f.gens }
func (f *fork) Alternative([]int) int       { return 0 }
func (f *fork) Take(int)                    {}

// A bound of probability is claimed only of runs that counted with as many
// points of choice as there are.
func TestPCTCountsSureRuns(t *testing.T) {
	p := &PCT{depth: 2, left: 10, random: rand.New(rand.NewPCG(1, 0)),
		threads: func() int { return 2 }, dropped: func() int64 { return 0 }}
	p.begin()
	two := choice.NewThreads(choice.ReasonSchedule, []int{0, 1}, 0)
	run := func(points int) {
		p.root = &fork{}
		for range points {
			p.Push(&fork{gens: []choice.Generator{two}})
		}
		p.Drop()
	}
	for _, c := range []struct{ points, sure, steps int }{{3, 0, 3}, {3, 1, 3}, {2, 2, 3}, {5, 0, 5}, {5, 1, 5}} {
		if run(c.points); p.sure != c.sure || p.steps != c.steps {
			t.Errorf("%+v: %d sure runs, %d steps", c, p.sure, p.steps)
		}
	}
	if left := p.Traits().Left; !strings.Contains(left, "5 random schedules; each of 1 finds an error of depth 2 with a probability of at least 1/(2*5^1) = 0.1") {
		t.Errorf("got %s", left)
	}
}
