package symtest

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
)

// A better trace of a symbolic violation has inputs, too: those that lead along it.
func TestMinimizedHasInputs(t *testing.T) {
	dir := t.TempDir()
	compile(t, apiDir, dir, "testdata/LostUpdate.java")
	shorter := 0
	for _, seed := range []string{"1", "2", "3", "4", "5"} {
		cfg, err := gojpf.ReadConfig("", gojpf.Isolated(), gojpf.ClassPath(dir), gojpf.Target("LostUpdate"), gojpf.Set("report.minimize", "true"),
			gojpf.Set("report.minimize_time", "1m"), gojpf.Set("search.class", "RandomHeuristic"), gojpf.Set("search.random_seed", seed))
		if err != nil {
			t.Fatal(err)
		}
		r, err := gojpf.Check(t.Context(), cfg)
		if err != nil || len(r.Violations) != 1 {
			t.Fatalf("seed %s: %+v %v", seed, r, err)
		}
		v := &r.Violations[0]
		if v.Inputs["x"] != "17" {
			t.Errorf("seed %s, %s: inputs %v", seed, v.Minimized, v.Inputs)
		}
		if strings.Contains(v.Minimized, "instead of") {
			shorter++
		}
	}
	if shorter == 0 {
		t.Error("no trace was made shorter: this test sees nothing")
	}
}
