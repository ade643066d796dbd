package conctest

import (
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
)

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
			if m := p.Mismatch(many, p.Ends); m != "" {
				t.Errorf("%s workers: %s", workers, m)
			}
			a, b := &one.Statistics, &many.Statistics
			if a.StatesNew != b.StatesNew || a.StatesVisited != b.StatesVisited || a.EndStates != b.EndStates {
				t.Errorf("%s workers: %d new, %d visited, %d end states; one: %d, %d, %d",
					workers, b.StatesNew, b.StatesVisited, b.EndStates, a.StatesNew, a.StatesVisited, a.EndStates)
			}
		}
	})
}
