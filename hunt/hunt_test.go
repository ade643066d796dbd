package hunt_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// compile compiles Java files into a folder of the test's.
func compile(t *testing.T, files ...string) string {
	t.Helper()
	classes := t.TempDir()
	args := append([]string{"-g", "-nowarn", "-d", classes}, files...)
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	return classes
}

var marks = regexp.MustCompile(`// bug: (.*)$`)

// expected reads what the comments of a source say: exception, line and tier.
func expected(t *testing.T, files ...string) (list []string) {
	t.Helper()
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if m := marks.FindStringSubmatch(line); m != nil {
				for one := range strings.SplitSeq(m[1], ", ") {
					exception, tier, _ := strings.Cut(one, " ")
					list = append(list, fmt.Sprintf("%s:%d %s tier %s", filepath.Base(file), i+1, exception, tier))
				}
			}
		}
	}
	slices.Sort(list)
	return list
}

// confirmed lists what a hunt has confirmed in the form of expected.
func confirmed(r *hunt.Result) (list []string) {
	for _, f := range r.Findings {
		if f.Confirmed() {
			class, _, _ := strings.Cut(f.Class()[strings.LastIndexByte(f.Class(), '.')+1:], "$")
			list = append(list, fmt.Sprintf("%s.java:%d %s tier %d", class, f.Line(), f.Exception()[strings.LastIndexByte(f.Exception(), '.')+1:], f.Tier))
		}
	}
	slices.Sort(list)
	return list
}

// What the cases say is found, confirmed and in its tier, and nothing else.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/cases/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	classes := compile(t, files...)
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Time: 8 * time.Second, JUnit: 5})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(expected(t, files...), confirmed(r)); diff != "" {
		var all bytes.Buffer
		_ = r.WriteSummary(&all, true)
		t.Errorf("-expected +confirmed:\n%s\n%s", diff, all.String())
	}
}

// The report does not depend on the number of workers, where no method runs out of time.
func TestWorkers(t *testing.T) {
	classes := compile(t, "testdata/cases/Basics.java")
	report := func(workers int) string {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Exclude: []string{"cases.Basics.lookup"}, Time: 5 * time.Minute, Workers: workers, JUnit: 5, Settings: []string{"search.max_states=150"}})
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := r.WriteJSON(&b); err != nil {
			t.Fatal(err)
		}
		var tree map[string]any
		if err := json.Unmarshal(b.Bytes(), &tree); err != nil {
			t.Fatal(err)
		}
		delete(tree["statistics"].(map[string]any), "milliseconds")
		text, err := json.MarshalIndent(tree, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if diff := cmp.Diff(report(1), report(3)); diff != "" {
		t.Error(diff)
	}
}

// A limit of states, instructions or questions cuts a method short; bounds of inputs
// and loops do not, and are no reason for doubt in an empty report.
func TestMuchWasCut(t *testing.T) {
	classes := compile(t, "testdata/cases/Lengths.java", "testdata/clean/Loops.java")
	for _, test := range []struct {
		setting string
		short   int
		exit    int
	}{
		{"symbolic.max_branch_visits=2", 0, 0},
		{"search.max_instructions=1", 1, 3},
		{"search.max_queries=1", 1, 3},
		{"search.max_states=1", 1, 3},
	} {
		r, err := hunt.Run(context.Background(), hunt.Options{
			Paths: []string{classes}, Include: []string{"clean.*.sum(int)"}, Time: time.Minute, JUnit: 5, Settings: []string{test.setting},
		})
		if err != nil {
			t.Fatal(err)
		}
		if s := r.Statistics; s.Short != test.short || s.Late != 0 || s.Complete != 0 || r.ExitStatus() != test.exit {
			t.Errorf("%s: exit status %d, %+v, methods %+v", test.setting, r.ExitStatus(), s, r.Methods)
		}
	}
}

func TestNothingToDo(t *testing.T) {
	empty := t.TempDir()
	for _, test := range []struct {
		o    hunt.Options
		says string
	}{
		{hunt.Options{}, "name folders or jars"},
		{hunt.Options{Paths: []string{"absent"}}, "absent: there is no such folder or jar"},
		{hunt.Options{Paths: []string{empty}}, "has no class files"},
		{hunt.Options{Paths: []string{empty}, Methods: "some"}, "methods are public, declared or all"},
	} {
		_, err := hunt.Run(context.Background(), test.o)
		if err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%+v: %v, expected %q", test.o, err, test.says)
		}
	}
}

// In clean code nothing is confirmed.
func TestClean(t *testing.T) {
	files, err := filepath.Glob("testdata/clean/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{compile(t, files...)}, Time: 8 * time.Second, JUnit: 5})
	if err != nil {
		t.Fatal(err)
	}
	if list := confirmed(r); len(list) > 0 {
		t.Errorf("confirmed: %s", list)
	}
}

// What a test cannot provide is found, and says what it needs.
func TestNeeds(t *testing.T) {
	classes := compile(t, "testdata/needs/Outside.java")
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Time: 20 * time.Second, JUnit: 5})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("testdata/needs/Outside.java")
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for i, line := range strings.Split(string(text), "\n") {
		if _, needs, ok := strings.Cut(line, "// needs: "); ok {
			want = append(want, fmt.Sprintf("%d %s", i+1, needs))
		}
	}
	for _, f := range r.Findings {
		needs, _, _ := strings.Cut(f.Why, ";")
		if f.Status != hunt.Unconfirmed {
			needs = string(f.Status) + ": " + f.Why
		}
		got = append(got, fmt.Sprintf("%d %s", f.Line(), strings.TrimPrefix(needs, "it needs ")))
	}
	slices.Sort(got)
	slices.Sort(want)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-expected +found:\n%s", diff)
	}
}
