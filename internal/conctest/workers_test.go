package conctest

import (
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

// unsteady are programs of which several workers do not come to the same number of
// states each time: their digests have something in them that depends on who is
// first. The verdicts must be the same all the same. This list is a debt.
var unsteady = map[string]bool{"executors.CompletableCombined": true}

// Several workers come to the verdict of one, and where all is searched to the
// same states.
func TestWorkers(t *testing.T) {
	each(t, func(t *testing.T, p *corpus.Program, classes string) {
		one, err := p.Search(corpus.Run{Classes: classes, Patience: patience})
		if err != nil {
			t.Fatal(err)
		}
		if one.Verdict != search.Safe || one.Statistics.StatesNew < 100 {
			t.Skip("too small to be shared")
		}
		for _, workers := range []string{"2", "4"} {
			many, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+search.workers=" + workers}, Patience: patience})
			if err != nil {
				t.Skip(err) // it has a listener
			}
			ends := p.Ends
			if unsteady[p.Class()] {
				ends = -1
			}
			if m := p.Mismatch(many, ends); m != "" {
				t.Errorf("%s workers: %s", workers, m)
			}
			a, b := &one.Statistics, &many.Statistics
			if unsteady[p.Class()] {
				continue
			}
			if a.StatesNew != b.StatesNew || a.StatesVisited != b.StatesVisited || a.EndStates != b.EndStates {
				t.Errorf("%s workers: %d new, %d visited, %d end states; one: %d, %d, %d",
					workers, b.StatesNew, b.StatesVisited, b.EndStates, a.StatesNew, a.StatesVisited, a.EndStates)
			}
		}
	})
}
