package search

import (
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

var testProperties = sync.OnceFunc(func() {
	explore.RegisterProperty("FewStates", func(cfg *config.Config) (explore.Property, error) {
		seen := 0
		return explore.PropertyFunc(func(_ *vm.Machine, a *explore.Advance) string {
			if seen++; seen > 3 {
				return "too many states"
			}
			return ""
		}), nil
	})
	explore.RegisterProperty("NobodyWaits", func(*config.Config) (explore.Property, error) {
		return explore.PropertyFunc(func(m *vm.Machine, _ *explore.Advance) string {
			if m.OnlyDaemonsGoOn() {
				return "main waits"
			}
			return ""
		}), nil
	})
	explore.RegisterProperty("Panics", func(*config.Config) (explore.Property, error) {
		return explore.PropertyFunc(func(*vm.Machine, *explore.Advance) string { panic("oops") }), nil
	})
	explore.RegisterProperty("Unwilling", func(*config.Config) (explore.Property, error) { return nil, errors.New("not today") })
})

func TestProperties(t *testing.T) {
	testProperties()
	for _, c := range []struct {
		program, properties, want string
		unchecked                 int
	}{
		{"Trouble deadlock", "", "violated deadlock gov.nasa.jpf.vm.NotDeadlockedProperty", 2},
		{"Trouble deadlock", ".vm.NoUncaughtExceptionsProperty", "safe", 1},
		{"Trouble deadlock", ".vm.NotDeadlockedProperty", "violated deadlock gov.nasa.jpf.vm.NotDeadlockedProperty", 1},
		{"Trouble uncaught", ".vm.NotDeadlockedProperty", "safe", 1},
		{"Trouble uncaught", "NoUncaughtExceptionsProperty", "violated uncaught gov.nasa.jpf.vm.NoUncaughtExceptionsProperty", 1},
		{"Trouble uncaught", "NoAssertionErrorsProperty", "safe", 2},
		{"Trouble uncaught", "NoAssertionErrorsProperty,NoUncaughtExceptionsProperty", "violated uncaught gov.nasa.jpf.vm.NoUncaughtExceptionsProperty", 1},
		{"Trouble uncaught", "NoRuntimeExceptionsProperty", "violated uncaught gov.nasa.jpf.vm.NoRuntimeExceptionsProperty", 2},
		{"Trouble uncaught", "NoRuntimeExceptionsProperty,NoAssertionErrorsProperty", "violated uncaught gov.nasa.jpf.vm.NoRuntimeExceptionsProperty", 2},
		{"Trouble failed+assertion", "NoRuntimeExceptionsProperty", "safe", 2},
		{"Trouble failed+assertion", "NoRuntimeExceptionsProperty,NoAssertionErrorsProperty", "violated assertion gov.nasa.jpf.vm.NoAssertionErrorsProperty", 2},
		{"Trouble failed+assertion", "NoAssertionErrorsProperty", "violated assertion gov.nasa.jpf.vm.NoAssertionErrorsProperty", 2},
		{"Trouble other+threads", "NoAssertionErrorsProperty", "violated assertion gov.nasa.jpf.vm.NoAssertionErrorsProperty", 2},
		{"Trouble other+threads", "", "violated uncaught gov.nasa.jpf.vm.NoUncaughtExceptionsProperty", 0},
		{"Trouble memory", "", "safe", 0},
		{"Trouble memory", "NoOutOfMemoryErrorProperty", "violated property gov.nasa.jpf.vm.NoOutOfMemoryErrorProperty", 2},
		{"Trouble thrown+memory", "NoOutOfMemoryErrorProperty", "safe", 2},
		{"Trouble none", ".vm.IsEndStateProperty", "violated property gov.nasa.jpf.vm.IsEndStateProperty", 2},
		{"Counters 3", ".vm.IsEndStateProperty", "safe", 2},
		{"Counters 3", "FewStates,NotDeadlockedProperty", "violated property FewStates", 1},
		{"Counters 3", "Panics", "incomplete property Panics failed: internal error: oops", 2},
	} {
		var settings []string
		unchecked := 0
		if c.properties != "" {
			settings, unchecked = []string{"+search.properties=" + c.properties}, c.unchecked
		}
		target, arg, _ := strings.Cut(c.program, " ")
		r := search(t, target, []string{strings.ReplaceAll(arg, "+", " ")}, append(settings, "+vm.max_heap=200M")...)
		got := string(r.Verdict)
		for _, v := range r.Violations {
			got += " " + v.Kind + " " + v.Property
		}
		for _, cut := range r.Incomplete {
			got += " " + cut.Reason
		}
		if got != c.want || len(r.Unchecked) != unchecked {
			t.Errorf("%s with %s: got %s, %d unchecked; want %s, %d", c.program, c.properties, got, len(r.Unchecked), c.want, unchecked)
		}
	}
	if err := loadError(t, "Counters", "+search.properties=Unwilling"); err == nil || !strings.HasSuffix(err.Error(), "search.properties: not today") {
		t.Errorf("got %v", err)
	}
}
