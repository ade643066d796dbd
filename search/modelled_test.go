package search

import (
	"context"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/result"
)

// A report names the choices that Java leaves open, that the program has met and
// that were made in one way, and no others.
func TestModelledChoicesAreNamed(t *testing.T) {
	for _, c := range []struct{ what, settings, note string }{
		{"clock", "", "clock"},
		{"clock", "+vm.time.steps=2ms", "clock"},
		{"clock", "+vm.time.steps=0s,1ms", ""},
		{"waits", "", "wake-ups without a reason"},
		{"waits", "+vm.spurious_wakeups=true", ""},
		{"parks", "", "wake-ups without a reason"},
		{"weak", "", "failures of weak compare-and-sets without a reason"},
		{"weak", "+vm.weak_cas_failures=true", ""},
		{"hashes", "", "identity hash codes"},
		{"hashes", "+vm.identity_hashes=3", ""},
		{"memory", "", "memory"},
		{"heap", "", "memory"},
		{"sets", "", "order of Set.of and Map.of"},
		{"sets", "+vm.immutable_orders=5", "order of Set.of and Map.of"},
		{"sets", "+vm.immutable_orders=6", ""},
		{"maps", "", "order of Set.of and Map.of"},
		{"pairs", "", "order of Set.of and Map.of"},
		{"pairs", "+vm.immutable_orders=1", ""},
		{"tasks", "", "clock, fork and join, random numbers"},
		{"lookups", "", ""},
		{"text", "", "identity hash codes"},
		{"ids", "", "thread identifiers"},
		{"processors", "", "processors"},
		{"locale", "", "locale, time zone and encoding"},
		{"zone", "", "locale, time zone and encoding"},
		{"environment", "", "environment variables"},
		{"secrets", "", "random bytes"},
		{"folder", "+vm.file_reads=host", "order of files in a folder"},
		{"finalizer", "", "finalizers"},
		{"format", "", ""},
		{"sleeps", "", ""},
		{"sleeps", "+vm.timeout.model=last", "timeouts"},
		{"none", "", ""},
		{"none", "+vm.por=none", ""},
	} {
		r := search(t, "Modelled", []string{c.what}, strings.Fields(c.settings)...)
		var names []string
		for _, n := range r.Model {
			name, _, _ := strings.Cut(n, ":")
			names = append(names, name)
		}
		if got := strings.Join(names, ", "); got != c.note || r.Verdict != result.Safe {
			t.Errorf("%s %s: %s, notes %q, expected %q", c.what, c.settings, describe(r), got, c.note)
		}
	}
}

// A setting that explores such a choice says what it takes.
func TestModelledChoicesAreChecked(t *testing.T) {
	for _, c := range []struct{ setting, expected string }{
		{"+vm.time.steps=soon", "durations"},
		{"+vm.time.steps=1ms,-1ms", "durations"},
		{"+vm.time.steps=1ms +vm.time.model=host", "virtual"},
		{"+vm.identity_hashes=-1", "from 0 to 256"},
		{"+vm.identity_hashes=257", "from 0 to 256"},
		{"+vm.identity_hashes=many", "expected"},
		{"+vm.immutable_orders=-1", "from 0 to 256"},
		{"+vm.immutable_orders=many", "expected"},
		{"+vm.weak_cas_failures=often", "expected"},
	} {
		dir, err := compileChoose()
		if err != nil {
			t.Fatal(err)
		}
		cfg, err := config.Load(config.Options{Registry: registry(), Args: append([]string{"+target=Modelled", "+classpath=" + dir}, strings.Fields(c.setting)...), Dir: dir})
		if err == nil {
			_, err = Load(context.Background(), cfg, Setup{Args: []string{"none"}})
		}
		if err == nil || !strings.Contains(err.Error(), c.expected) {
			t.Errorf("%s: got %v, expected %q", c.setting, err, c.expected)
		}
	}
}
