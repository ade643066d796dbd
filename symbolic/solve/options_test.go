package solve

import (
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
)

func TestFromConfig(t *testing.T) {
	load := func(settings ...string) *config.Config {
		t.Helper()
		cfg, err := config.Load(config.Options{Registry: config.NewRegistry(Keys...), Args: settings, Dir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		return cfg
	}
	got, err := FromConfig(load())
	if err != nil || got.Solver != Auto || got.Limits.Time != 5*time.Second {
		t.Errorf("defaults: %+v, %v", got, err)
	}
	got, err = FromConfig(load("+symbolic.dp=choco", "+symbolic.dp_timeout_ms=0"))
	if err != nil || got.Solver != "choco" || got.Limits.Time != 0 {
		t.Errorf("%+v, %v", got, err)
	}
	_, err = FromConfig(load("+symbolic.dp=z4"))
	if err == nil || !strings.Contains(err.Error(), `command line`) || !strings.Contains(err.Error(), `"z4"`) {
		t.Errorf("%v", err)
	}
}
