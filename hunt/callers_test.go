package hunt_test

import (
	"context"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// What no caller gives to methods that only the code itself can call is told among the
// guards.
func TestCallers(t *testing.T) {
	const source = "testdata/callers/Callers.java"
	classes := compile(t, source)
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Methods: hunt.All, Time: time.Minute, JUnit: 5})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(expected(t, source), confirmed(r)); diff != "" {
		t.Errorf("-expected +confirmed:\n%s", diff)
	}
}
