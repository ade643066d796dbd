package statecount_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/statecount"
)

// All branches are equal, so the estimate is exact whatever the order: when the
// first of four branches is done, it is 25 %.
func TestStateCountEstimator(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Even.java")
	for _, strategy := range []string{"dfs", "bfs"} {
		_, out := listenertest.Run(t, classes, "Even", "listener=.listener.StateCountEstimator", "search.class="+strategy)
		last := -1.0
		for line := range strings.Lines(out) {
			f := strings.Fields(line)
			share := 0.0
			for i := range f {
				if f[i] == "%" {
					share = atof(t, f[i-1])
				}
			}
			if share < last {
				t.Errorf("%s: the estimate shrinks:\n%s", strategy, out)
			}
			last = share
		}
		if last != 100 {
			t.Errorf("%s: the end is at %v", strategy, last)
		}
		if strategy == "dfs" {
			listenertest.Contains(t, out, "estimate: 17 states seen,  25.0 % done, about 68 states in all, ")
		}
	}
}

func atof(t *testing.T, text string) float64 {
	t.Helper()
	v, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
