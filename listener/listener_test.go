package listener_test

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/listener"
	_ "github.com/gojpf/gojpf/listener/all"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// panicking is a listener as a user's own package would register it, with a
// mistake.
type panicking struct{}

func (panicking) StateAdvanced(*listener.Context, *explore.Advance) { panic("oops") }

func init() {
	listener.Register(listener.Info{
		Names: []string{"Panicking"}, Doc: "panics",
		New: func(*config.Config) (any, error) { return panicking{}, nil },
	})
}

func compile(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	api := filepath.Join(dir, "api")
	if err := os.MkdirAll(filepath.Join(api, "gov/nasa/jpf/vm"), 0o755); err != nil {
		t.Fatal(err)
	}
	// The compiler needs signatures only; the run has the modelled class.
	stub := "package gov.nasa.jpf.vm; public class Verify { public static native int getInt(int min, int max); public static native boolean getBoolean(); }"
	file := filepath.Join(api, "gov/nasa/jpf/vm/Verify.java")
	if err := os.WriteFile(file, []byte(stub), 0o644); err != nil {
		t.Fatal(err)
	}
	classes := filepath.Join(dir, "classes")
	out, err := exec.Command("javac", "-g", "-implicit:none", "-sourcepath", api, "-d", classes, "testdata/Pick.java", "testdata/Alike.java").CombinedOutput()
	if err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	return classes
}

func TestListeners(t *testing.T) {
	classes := compile(t)
	graph := filepath.Join(t.TempDir(), "states.dot")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	script := func(name string) string { return filepath.Join(here, "testdata", name) }
	tests := []struct {
		name     string
		settings []string
		verdict  search.Verdict
		want     []string // in the output or the reasons
	}{
		{"none", nil, search.Safe, nil},
		{"monitor", []string{"+listener=.listener.SearchMonitor"}, search.Safe, []string{"6 end"}},
		{"exec tracker", []string{"+listener=ExecTracker", "+et.print_src=true"}, search.Safe, []string{"Pick.java:6", "athrow", "backtrack"}},
		{"methods", []string{"+listener=gov.nasa.jpf.listener.MethodTracker"}, search.Safe, []string{"enter Pick.twice(I)I", "exit Pick.twice(I)I"}},
		{"choices", []string{"+listener=CGMonitor"}, search.Safe, []string{": 3 choices", ": 2 choices"}},
		{"budget", []string{"+listener=BudgetChecker", "+budget.max_new_states=2"}, search.Incomplete, []string{"budget of 2 new states"}},
		{"instructions", []string{"+listener=InsnCounter"}, search.Safe, []string{" 6 athrow"}},
		{"graph", []string{"+listener=SimpleDot", "+dot.file=" + graph}, search.Safe, nil},
		{"graph nowhere", []string{"+listener=SimpleDot", "+dot.file=" + graph + "/no/dot"}, search.Incomplete, []string{"listener SimpleDot failed"}},
		{"panic", []string{"+listener=Panicking,SearchMonitor"}, search.Incomplete, []string{"listener Panicking failed: oops", "6 end"}},
		{"script", []string{"+listener=" + script("calls.star")}, search.Safe, []string{"thrown java.lang.IllegalStateException 13", "states "}},
		{"broken script", []string{"+listener=" + script("broken.star")}, search.Incomplete, []string{"by the script"}},
		{"violation before the search", []string{"+listener=" + script("start.star")}, search.Violated, nil},
		{"ignoring script", []string{"+listener=" + script("ignore.star")}, search.Incomplete, []string{"states ignored by listener"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, out, err := run(t, classes, tt.settings...)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range r.Incomplete {
				out += c.Reason + "\n"
			}
			if r.Verdict != tt.verdict {
				t.Errorf("verdict %s, want %s\n%s", r.Verdict, tt.verdict, out)
			}
			for _, w := range tt.want {
				if !strings.Contains(out, w) {
					t.Errorf("no %q in:\n%.2000s", w, out)
				}
			}
		})
	}
	text, err := os.ReadFile(graph)
	if n := strings.Count(string(text), "doublecircle"); err != nil || n != 6 {
		t.Errorf("graph with %d ends, want 6: %v\n%s", n, err, text)
	}
}

// TestScriptViolates has a script find a violation by what it keeps with the
// state: restored states must have their own value.
func TestScriptViolates(t *testing.T) {
	classes := compile(t)
	for calls, want := range map[string]search.Verdict{"1": search.Violated, "2": search.Safe} {
		r, out, err := run(t, classes, "+listener="+mustAbs(t, "testdata/mine.star"), "+mine.calls="+calls)
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != want {
			t.Errorf("calls=%s: %s, want %s\n%s", calls, r.Verdict, want, out)
		}
		if want == search.Violated && (len(r.Violations) != 1 || r.Violations[0].Message != "twice was called 1 times" || len(r.Violations[0].Trace) != 3) {
			t.Errorf("violations %+v", r.Violations)
		}
	}
}

// What a script keeps, or puts on an object, tells states apart, unless it says that
// this must not matter.
func TestScriptDataIsMatched(t *testing.T) {
	classes := compile(t)
	for way, want := range map[string]search.Verdict{
		"matched": search.Violated, "function": search.Violated, "attribute": search.Violated, "unmatched": search.Safe, "none": search.Safe,
	} {
		r, out, err := run(t, classes, "+target=Alike", "+listener="+mustAbs(t, "testdata/alike.star"), "+alike.way="+way)
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != want {
			t.Errorf("%s: %s, want %s\n%s", way, r.Verdict, want, out)
		}
		if states := r.Statistics.StatesNew; way == "none" && states != 4 {
			t.Errorf("%d states, want 4", states)
		}
	}
}

func TestAttachErrors(t *testing.T) {
	classes := compile(t)
	for _, name := range []string{"NoSuchListener", mustAbs(t, "testdata/syntax.star"), mustAbs(t, "testdata/missing.star")} {
		if _, _, err := run(t, classes, "+listener="+name); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("listener %s: error %v does not name it", name, err)
		}
	}
}

func mustAbs(t *testing.T, path string) string {
	abs, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return abs
}

func run(t *testing.T, classes string, settings ...string) (*search.Result, string, error) {
	t.Helper()
	registry := keys.Registry()
	cfg, err := config.Load(config.Options{Registry: registry, Dir: classes,
		Args: append([]string{"+target=Pick", "+classpath=" + classes}, settings...)})
	if err != nil {
		t.Fatal(err)
	}
	p, err := search.Load(context.Background(), cfg, search.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	var out bytes.Buffer
	if err := listener.Attach(p, cfg, &out); err != nil {
		return nil, "", err
	}
	r := p.Run()
	return r, out.String(), nil
}
