package linear

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
)

// The annotations of Lincheck are known by their names.
func TestLincheck(t *testing.T) {
	var sources []string
	err := filepath.WalkDir("testdata/lincheck", func(file string, _ os.DirEntry, err error) error {
		if strings.HasSuffix(file, ".java") {
			sources = append(sources, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	classes := compiled(t, sources...)
	o := Defaults()
	o.ClassPath = classes
	s, err := findOperations("q.Older", &o)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, a := range s.actors {
		list = append(list, a.String())
	}
	const want = `put(3, "x") put(3, "y") put(4, "x") put(4, "y") get(3) get(4) isWarm(RED) isWarm(BLUE) who(thread)`
	if got := strings.Join(list, " "); got != want {
		t.Errorf("operations %s", got)
	}
	if len(s.checks) != 1 || s.shows == nil {
		t.Errorf("%d checks, state %v", len(s.checks), s.shows)
	}
	for _, wrong := range []string{"get(3) || get(4)", "isWarm(RED); isWarm(BLUE)", "get(5)", "a -> b", ""} {
		if _, err := s.parse(wrong); err == nil && wrong != "" {
			t.Errorf("%s is a scenario", wrong)
		}
	}
	if r := run(t, classes, "q.Older", func(o *Options) {
		o.Scenario = `put(3, "x"); get(3) -> put(4, "y"); who(thread) || isWarm(RED); who(thread) -> get(4)`
	}); r.Verdict != gojpf.Safe {
		t.Errorf("%s %+v %+v", r.Verdict, r.Broken, r.Cuts)
	}
	if r := run(t, classes, "q.Newer", few); r.Verdict != gojpf.Violated || r.Broken.Scenario != "add(1) || add(1)" {
		t.Errorf("%s %+v", r.Verdict, r.Broken)
	}
}

// What cannot be checked is refused, with a reason.
func TestRefused(t *testing.T) {
	classes := compiled(t, "testdata/Refused.java")
	for class, reason := range map[string]string{
		"Absent":            "there is no class Absent",
		"NoOperations":      "no method is annotated",
		"NoConstructor":     "no constructor without parameters",
		"NoObjects":         "it is abstract",
		"StaticOperation":   "operation op: it is static",
		"UnknownParameter":  "nothing is known of values of java.lang.Thread",
		"NoNumber":          `"one" is no int`,
		"FailsToInitialise": "cannot be used",
	} {
		o := Defaults()
		o.ClassPath = classes
		if r, err := Run(context.Background(), class, o); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%s: %v %+v", class, err, r)
		}
	}
	for class, want := range map[string]gojpf.Verdict{
		"ThrowsAtOnce": gojpf.Violated, "Exits": gojpf.Violated, "NeverEnds": gojpf.Incomplete, "WaitsForEver": gojpf.Safe,
	} {
		r := run(t, classes, class, few)
		if r.Verdict != want || want == gojpf.Violated && (!r.Broken.InTurn || r.Broken.Size != 1) {
			t.Errorf("%s: %s %+v %+v", class, r.Verdict, r.Broken, r.Cuts)
		}
	}
}

func TestOptionsAreChecked(t *testing.T) {
	for _, change := range []func(*Options){
		func(o *Options) { o.Threads = 0 }, func(o *Options) { o.Operations = 7 }, func(o *Options) { o.Before = -1 }, func(o *Options) { o.After = 9 },
		func(o *Options) { o.Values = 0 }, func(o *Options) { o.Scenarios = 0 }, func(o *Options) { o.Time = -1 }, func(o *Options) { o.Consistency = "strict" },
	} {
		o := Defaults()
		if err := o.Check(); err != nil {
			t.Fatal(err)
		}
		if change(&o); o.Check() == nil {
			t.Errorf("%+v is taken", o)
		}
	}
}
