package solve

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/symbolic"
)

func TestRead(t *testing.T) {
	read := func(cfg *config.Config) (Config, error) {
		r := config.Read(cfg)
		return Read(r), r.Err()
	}
	load := func(settings ...string) *config.Config {
		t.Helper()
		cfg, err := config.Load(config.Options{Registry: config.NewRegistry(Keys...), Args: settings, Dir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		return cfg
	}
	got, err := read(load())
	if err != nil || got.Solver != Auto || got.Limits.Time != 5*time.Second {
		t.Errorf("defaults: %+v, %v", got, err)
	}
	got, err = read(load("+symbolic.dp=choco", "+symbolic.dp_timeout_ms=0"))
	if err != nil || got.Solver != "choco" || got.Limits.Time != 0 {
		t.Errorf("%+v, %v", got, err)
	}
	got, err = read(load("+symbolic.dp.without=prune,linear"))
	if err != nil || !slices.Equal(got.Without, []string{"prune", "linear"}) {
		t.Errorf("%+v, %v", got, err)
	}
	_, err = config.Load(config.Options{Registry: config.NewRegistry(Keys...), Args: []string{"+symbolic.dp.without=luck"}, Dir: t.TempDir()})
	if err == nil || !strings.Contains(err.Error(), "luck") {
		t.Errorf("a part that there is not: %v", err)
	}
	_, err = read(load("+symbolic.dp=z4"))
	if err == nil || !strings.Contains(err.Error(), `command line`) || !strings.Contains(err.Error(), `"z4"`) {
		t.Errorf("%v", err)
	}
}

// Without a part nothing is answered wrongly.
func TestWithoutParts(t *testing.T) {
	for _, part := range Parts() {
		for _, q := range questions {
			ctx := symbolic.NewContext()
			e, err := New(ctx, Config{Solver: Auto, Limits: Limits{Time: time.Second}, Without: []string{part}})
			if err != nil {
				t.Fatal(err)
			}
			a := e.Check(q.conds(ctx)...)
			if a.Status != q.want && a.Status != symbolic.Undecided {
				t.Errorf("%s without %s: %s, expected %s", q.name, part, a.Status, q.want)
			}
			if part == "solver" && e.Stats().SolverCalls > 0 {
				t.Errorf("%s: a solver was asked", q.name)
			}
			if err := e.Close(); err != nil {
				t.Error(err)
			}
		}
	}
}
