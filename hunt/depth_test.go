package hunt_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// told lists what a hunt has found, confirmed or not, by the methods that it began with.
func told(r *hunt.Result) (list []string) {
	for _, f := range r.Findings {
		name, _, _ := strings.Cut(f.Method(), "(")
		exception := f.Exception()[strings.LastIndexByte(f.Exception(), '.')+1:]
		list = append(list, name+" "+exception+" "+string(f.Status))
	}
	slices.Sort(list)
	return list
}

// Calls beyond the depth return anything; what they change is nothing, or anything.
func TestDepth(t *testing.T) {
	classes := compile(t, "testdata/depth/Depths.java")
	shallow := []string{
		"answered ArithmeticException not-triggered", "deep ArithmeticException not-triggered",
		"guarded ArithmeticException not-triggered", "text NullPointerException not-triggered",
	}
	changing := append([]string{"changed ArrayIndexOutOfBoundsException not-triggered", "changed NullPointerException not-triggered"}, shallow...)
	slices.Sort(changing)
	for _, test := range []struct {
		name string
		o    hunt.Options
		want []string
	}{
		{"all calls", hunt.Options{}, []string{"answered ArithmeticException confirmed-api"}},
		{"none", hunt.Options{Depth: []string{"0"}}, shallow},
		{"none, and they change everything", hunt.Options{Depth: []string{"0"}, Changes: "everything"}, changing},
		{"one", hunt.Options{Depth: []string{"1"}}, []string{"answered ArithmeticException confirmed-api", "deep ArithmeticException not-triggered"}},
		{"two", hunt.Options{Depth: []string{"2"}}, []string{"answered ArithmeticException confirmed-api"}},
		{"by pattern", hunt.Options{Depth: []string{"0", "*.text=1", "depth.Depths.answered(int)=-1", "*.guarded=7"}}, []string{"answered ArithmeticException confirmed-api", "deep ArithmeticException not-triggered"}},
		{"no library", hunt.Options{Library: "unknown"}, []string{"answered ArithmeticException confirmed-api", "listed ArithmeticException not-triggered"}},
	} {
		o := test.o
		o.Paths, o.Time, o.JUnit = []string{classes}, time.Minute, 5
		r, err := hunt.Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(test.want, told(r)); diff != "" {
			t.Errorf("%s: -expected +found:\n%s", test.name, diff)
		}
	}
	for _, wrong := range []string{"two", "-2", "=1", "nothing.*=1"} {
		if _, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Depth: []string{wrong}}); err == nil || !strings.Contains(err.Error(), "--depth") {
			t.Errorf("depth %s: %v", wrong, err)
		}
	}
}

// Calls that are not followed return what their contracts say of results; what these say of fields is
// assumed where such calls may change them.
func TestPostconditions(t *testing.T) {
	classes := compile(t, "testdata/depth/Depths.java")
	contracts := filepath.Join(t.TempDir(), "contracts")
	if err := os.WriteFile(contracts, []byte(`class depth.Depths
    method similar(int i, int target, int delta)
        ensures !Result ==> i != target
    method twice(int x)
        ensures Result == 2
        ensures nonsense > 0
    method name(int i)
        ensures Result != null
    method touch()
        ensures held != null && n >= 1 && n <= held.length
        ensures n == \old(n) + 1
`), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		changes, contracts string
		want               []string
	}{
		{"nothing", contracts, []string{"answered ArithmeticException not-triggered"}},
		{"everything", contracts, []string{"answered ArithmeticException not-triggered"}},
		{"everything", "", []string{
			"answered ArithmeticException not-triggered", "changed ArrayIndexOutOfBoundsException not-triggered", "changed NullPointerException not-triggered",
			"deep ArithmeticException not-triggered", "guarded ArithmeticException not-triggered", "text NullPointerException not-triggered",
		}},
	} {
		o := hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, Depth: []string{"0"}, Changes: k.changes, Contracts: k.contracts}
		r, err := hunt.Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(k.want, told(r)); diff != "" {
			t.Errorf("they change %s: -expected +found:\n%s", k.changes, diff)
		}
	}
}

// Each order finds the same where nothing is cut; one that there is not is refused.
func TestStrategies(t *testing.T) {
	classes := compile(t, "testdata/depth/Depths.java")
	for _, name := range []string{"dfs", "bfs", "coverage", "nulls", "learnt"} {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"*.answered", "*.guarded"}, Strategy: name, Time: time.Minute, JUnit: 5})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"answered ArithmeticException confirmed-api"}, told(r)); diff != "" || r.Statistics.Complete != 2 {
			t.Errorf("%s: %+v, -expected +found:\n%s", name, r.Statistics, diff)
		}
	}
	if _, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Strategy: "best"}); err == nil || !strings.Contains(err.Error(), "strategies are") {
		t.Errorf("a strategy that there is not: %v", err)
	}
}
