package conctest

import (
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// Several workers, another strategy and another order of choices come to the
// verdict of one worker that goes depth first, and where all is searched to the
// same states: nothing in a digest depends on what was met first. All with one reduction,
// for a large search of one worker would turn to stubborn sets.
func TestOrders(t *testing.T) {
	const reduction = "+vm.por=locks"
	each(t, func(t *testing.T, p *corpus.Program, classes string) {
		one, err := p.Search(corpus.Run{Classes: classes, Settings: []string{reduction}, Patience: patience})
		if err != nil {
			t.Fatal(err)
		}
		if one.Verdict != search.Safe || one.Statistics.StatesNew < 100 {
			t.Skip("too small to be shared")
		}
		for _, setting := range []string{"+search.workers=2", "+search.workers=4", "+search.class=bfs", "+cg.randomize_choices=FIXED_SEED"} {
			other, err := p.Search(corpus.Run{Classes: classes, Settings: []string{reduction, setting}, Patience: patience})
			if err != nil {
				t.Skip(err) // it has a listener
			}
			if m := p.Mismatch(other, p.Ends); m != "" {
				t.Errorf("%s: %s", setting, m)
			}
			if p.Area == "caches" {
				// They look at what digests leave out: which of two equal states is
				// met first decides whether a cache is filled again, and in how many steps.
				continue
			}
			a, b := &one.Statistics, &other.Statistics
			if a.StatesNew != b.StatesNew || a.StatesVisited != b.StatesVisited || a.EndStates != b.EndStates {
				t.Errorf("%s: %d new, %d visited, %d end states; in order: %d, %d, %d",
					setting, b.StatesNew, b.StatesVisited, b.EndStates, a.StatesNew, a.StatesVisited, a.EndStates)
			}
		}
	})
}
