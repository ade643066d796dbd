package listener_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// counting counts the transitions of a search.
type counting struct{ states int64 }

var countings int

func (s *counting) SearchStarted(c *listener.Context) { countings++ }

func (s *counting) StateAdvanced(_ *listener.Context, a *explore.Advance) {
	if a.New {
		s.states++
	}
}

func (s *counting) SearchFinished(c *listener.Context, _ *search.Result) {
	c.Printf("%d new states\n", s.states)
}

func init() {
	listener.Register(listener.Info{
		Names: []string{"Counting"}, Doc: "counts",
		New: func(*config.Config) (any, error) { return &counting{}, nil },
	})
}

// A search that begins anew is told to new listeners: they know nothing of what
// was given up.
func TestRestart(t *testing.T) {
	dir := t.TempDir()
	source, err := os.ReadFile("testdata/Late.java")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "Late.java")
	if err := os.WriteFile(file, source, 0o644); err != nil {
		t.Fatal(err)
	}
	countings = 0
	r, out := listenertest.Run(t, listenertest.Compile(t, file), "Late", "listener=Counting")
	if countings < 2 {
		t.Fatalf("the search was begun %d times, so nothing is tested", countings)
	}
	if want := fmt.Sprintf("%d new states\n", r.Statistics.StatesNew); out != want {
		t.Errorf("the listener counts %sinstead of %s", out, want)
	}
}
