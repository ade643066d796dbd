//go:build invariants

package conctest

import (
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/vm"
)

// allowedTouches are natives that write what several threads can reach without
// asking: where that is right, with the reason.
var allowedTouches = map[string]string{
	"java.lang.Class.initClassName":     "the same name whoever asks first",
	"java.lang.Object.hashCode":         "one value stands for all hash codes",
	"java.lang.System.identityHashCode": "one value stands for all hash codes",
	"java.lang.Object.wait":             "giving a monitor up keeps nobody from anything, and who comes back waits for it",
	"java.lang.Thread.start0":           "who is started cannot have gone on before",
	"java.lang.Thread.join":             "takes back an interrupt of its own thread; interrupt asks",
}

// What is said of natives is compared with what they do. A native that writes
// what others can reach, or looks into an extra, has to ask in front of it.
func TestNativesAsk(t *testing.T) {
	var mu sync.Mutex
	used := map[string]bool{}
	complained := map[string]bool{}
	vm.Touches = func(x vm.Touch) {
		name, _, _ := strings.Cut(x.Native.String(), "(")
		what := "the extra " + x.Key
		if x.Class != nil {
			if what = "an object of " + x.Class.JavaName(); x.Static {
				what = "static fields of " + x.Class.JavaName()
			}
		}
		mu.Lock()
		defer mu.Unlock()
		if used[name] = true; allowedTouches[name] == "" && !complained[name+what] {
			complained[name+what] = true
			t.Errorf("%s touches %s without having asked", name, what)
		}
	}
	t.Cleanup(func() { vm.Touches = nil })
	t.Run("corpus", func(t *testing.T) {
		each(t, func(t *testing.T, p *corpus.Program, classes string) {
			for _, settings := range []string{"+vm.por=shared +search.max_states=1000", "+vm.por=locks +vm.juc.steps=true +search.max_states=1000"} {
				if _, err := p.Search(corpus.Run{Classes: classes, Settings: strings.Fields(settings), Patience: shortestTime}); err != nil {
					t.Fatal(err)
				}
			}
		})
	})
	for name := range allowedTouches {
		if !used[name] {
			t.Errorf("%s is allowed to touch what it never touches", name)
		}
	}
}
