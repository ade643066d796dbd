package hunt_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// What fails in each call is told first; a call that returns, throws what it declares or
// refuses on purpose is enough not to be meant, and so is anything that was left out.
func TestManifest(t *testing.T) {
	classes := compile(t, "testdata/cases/Manifest.java")
	run := func(settings ...string) (*hunt.Result, []string) {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Methods: hunt.Public, Time: time.Minute, JUnit: 5, Settings: settings})
		if err != nil {
			t.Fatal(err)
		}
		var methods []string
		for i, f := range r.Findings {
			if f.Manifest() {
				methods = append(methods, f.Method())
				if i > 0 && !r.Findings[i-1].Manifest() {
					t.Errorf("%s is told behind %s", f.Method(), r.Findings[i-1].Method())
				}
			}
		}
		slices.Sort(methods)
		return r, methods
	}
	r, methods := run()
	if diff := cmp.Diff([]string{"always(int)", "either(boolean)", "either(boolean)"}, methods); diff != "" {
		t.Errorf("-expected +manifest:\n%s", diff)
	}
	var b strings.Builder
	if err := r.WriteSummary(&b, false); err != nil {
		t.Fatal(err)
	}
	if first, _, _ := strings.Cut(strings.TrimSpace(b.String()), "\n"); first != "manifest: each call of the method fails" {
		t.Errorf("the summary begins with %q", first)
	}
	b.Reset()
	if err := r.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(b.String(), `"manifest": true`); n != 3 {
		t.Errorf("the JSON report has %d manifest findings", n)
	}
	// One state is enough for the method that does not branch, but not for the other one.
	if _, methods := run("search.max_states=1"); !slices.Equal(methods, []string{"always(int)"}) {
		t.Errorf("manifest after a cut: %s", methods)
	}
}
