package tests

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf"
)

// A class of testdata/src says what is to be found of its tests, in comments: the
// verdict of each, and what is to be in its reason.
var expectation = regexp.MustCompile(`^\s*// (passed|failed|incomplete|skipped) (\S+?)(?:: (.*))?$`)

// corpus compiles the classes of testdata, and reads what is to be found.
func corpus(t *testing.T) (classes string, expected map[string]expects) {
	t.Helper()
	return corpusOf(t, "testdata/src")
}

func corpusOf(t *testing.T, from string) (classes string, expected map[string]expects) {
	t.Helper()
	classes = t.TempDir()
	compile(t, from, classes, "-g")
	expected = map[string]expects{}
	files, err := filepath.Glob(from + "/*/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal(err, "no sources")
	}
	for _, file := range files {
		if strings.Contains(file, "TestNG") && !hasTestNG() {
			continue
		}
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		for lines := bufio.NewScanner(f); lines.Scan(); {
			if m := expectation.FindStringSubmatch(lines.Text()); m != nil {
				expected[m[2]] = expects{Verdict(m[1]), m[3], strings.TrimSuffix(filepath.Base(file), ".java")}
			}
		}
		f.Close()
	}
	return classes, expected
}

type expects struct {
	verdict Verdict
	reason  string
	file    string
}

func TestCorpus(t *testing.T) {
	check(t, "testdata/src")
}

// What frameworks can do that few use, and what goes wrong outside of tests: what is to be found of
// each test was thought out before, and is the host's where the schedule does not matter.
func TestHostile(t *testing.T) {
	ours, classes := check(t, "testdata/hostile")
	// The launcher does not survive Message5, and tells of AfterAllFails4's tests before it knows.
	agree(t, ours, classes, 100, "--include-classname", "hostile[.].*[345]", "--exclude-classname", ".*(Leaks5|Threads5|RacySetup5|RacyAssumptions5|AfterAllFails4|Message5)")
}

// Random numbers are whatever may be drawn where no test has threads, by every framework; where one has,
// they are one sequence, and a note says so. So it is told what the collector has a part in.
func TestDrawn(t *testing.T) {
	r, _ := check(t, "testdata/drawn")
	noted := map[string]bool{}
	for _, n := range r.Notes {
		class, _, _ := strings.Cut(n, "#")
		if strings.Contains(n, "random numbers: one sequence") {
			noted[class] = true
		}
	}
	for _, test := range r.Tests {
		if threads := strings.HasPrefix(test.Class, "drawn.Threads"); threads != noted[test.Class] {
			t.Errorf("%s: one sequence is told of: %v, want %v; notes %q", test.Class, noted[test.Class], threads, r.Notes)
		}
		if weak := test.Name == "drawn.Weak5#collected"; weak != strings.Contains(test.Help, "vm.references=gc") {
			t.Errorf("%s: help %q", test.Name, test.Help)
		}
	}
}

// check runs tests whose verdicts are known. Those of a class that others name, as suites do,
// run once for each.
func check(t *testing.T, from string) (r *Result, classes string) {
	t.Helper()
	classes, expected := corpusOf(t, from)
	r, err := Run(context.Background(), Options{Targets: []string{classes}, Time: time.Minute, Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, test := range r.Tests {
		want, ok := expected[test.Name]
		seen[test.Name] = true
		switch {
		case !ok:
			t.Errorf("%s %s (%s): nobody expected it", test.Verdict, test.Name, test.Reason)
		case test.Verdict != want.verdict || !strings.Contains(test.Reason, want.reason):
			t.Errorf("%s: %s (%s), want %s (%s)", test.Name, test.Verdict, test.Reason, want.verdict, want.reason)
		case test.Verdict == Failed && test.Violation == nil:
			t.Errorf("%s: failed without a violation", test.Name)
		}
	}
	for name, want := range expected {
		if !seen[name] {
			t.Errorf("%s: it did not run, want %s", name, want.verdict)
		}
	}
	return r, classes
}

// Which of its tests run does not change what is found of each.
func TestAlone(t *testing.T) {
	classes, expected := corpus(t)
	for _, name := range []string{"racy.Counters#unguarded", "racy.Counters#guarded", "plain.Lifecycle5#repeated"} {
		r, err := Run(context.Background(), Options{Targets: []string{classes}, Filter: []string{name + "*"}})
		if err != nil {
			t.Fatal(err)
		}
		for _, test := range r.Tests {
			if !strings.HasPrefix(test.Name, name) || expected[test.Name].verdict != test.Verdict {
				t.Errorf("%s: %s", test.Name, test.Verdict)
			}
		}
		if len(r.Tests) == 0 {
			t.Errorf("%s: no test", name)
		}
	}
	r, err := Run(context.Background(), Options{Targets: []string{"racy.Counters#unguarded"}, ClassPath: classes})
	if err != nil || len(r.Tests) != 1 || r.Tests[0].Verdict != Failed {
		t.Errorf("by its name: %v %v", r, err)
	}
}

func TestFailFast(t *testing.T) {
	classes, _ := corpus(t)
	r, err := Run(context.Background(), Options{Targets: []string{classes}, FailFast: true, Workers: 1})
	if err != nil || r.ExitStatus() != 1 || r.Count(Failed) > 2 || r.Count(Incomplete) == 0 {
		t.Errorf("%v: %d failed, %d incomplete", err, r.Count(Failed), r.Count(Incomplete))
	}
}

// Races are failures where they are asked for.
func TestRaces(t *testing.T) {
	classes, _ := corpus(t)
	for _, race := range []bool{false, true} {
		r, err := Run(context.Background(), Options{Targets: []string{classes}, Filter: []string{"racy.Ends#benign", "racy.Ends#waitLoop"}, Race: race})
		if err != nil || len(r.Tests) != 2 {
			t.Fatal(err, r)
		}
		for _, test := range r.Tests {
			if failed := test.Verdict == Failed; failed != (race && test.Name == "racy.Ends#benign") || !failed && test.Verdict != Passed {
				t.Errorf("race %v: %s %s: %s", race, test.Verdict, test.Name, test.Reason)
			}
		}
	}
}

// Random schedules find failures, and prove nothing.
func TestSchedules(t *testing.T) {
	classes, _ := corpus(t)
	r, err := Run(context.Background(), Options{Targets: []string{classes}, Filter: []string{"racy.Counters#guarded", "racy.Counters#unguarded"}, Schedules: 50})
	if err != nil || len(r.Tests) != 2 {
		t.Fatal(err, r)
	}
	for _, test := range r.Tests {
		want, reason := Incomplete, "no failure found in 50 random schedules"
		if test.Method == "unguarded()" || test.Method == "unguarded" {
			want, reason = Failed, "expected: <2>"
		}
		if test.Verdict != want || !strings.Contains(test.Reason, reason) {
			t.Errorf("%s %s: %s", test.Verdict, test.Name, test.Reason)
		}
	}
}

// Other ways to search the same schedules say the same.
func TestReductions(t *testing.T) {
	classes, expected := corpus(t)
	for _, setting := range []string{"vm.por=dpor", "vm.por=shared", "search.class=bfs"} {
		r, err := Run(context.Background(), Options{Targets: []string{classes}, Filter: []string{"racy.Counters#*"}, Settings: []string{setting}})
		if err != nil || len(r.Tests) != 4 {
			t.Fatal(err, r)
		}
		for _, test := range r.Tests {
			if test.Verdict != expected[test.Name].verdict {
				t.Errorf("%s: %s %s: %s", setting, test.Verdict, test.Name, test.Reason)
			}
		}
	}
}

func TestMatches(t *testing.T) {
	for _, test := range []struct {
		pattern, text string
		want          bool
	}{
		{"p.C#m", "p.C#m", true}, {"p.*", "p.C#m(int[])", true}, {"*Queue*", "p.AQueueTest#a", true}, {"p.C#m", "p.C#m2", false},
		{"p.C#m[1]", "p.C#m[1]", true}, {"?.C#m", "p.C#m", true},
	} {
		if got := matches(test.pattern, test.text); got != test.want {
			t.Errorf("%s, %s: %v", test.pattern, test.text, got)
		}
	}
}

func TestProjects(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{
		"m/pom.xml": `<project><properties><lib>1.2</lib></properties><dependencies>
			<dependency><groupId>p.q</groupId><artifactId>lib</artifactId><version>${lib}</version></dependency>
			<dependency><groupId>p</groupId><artifactId>x</artifactId><version>1</version></dependency>
			<dependency><groupId>p</groupId><artifactId>gone</artifactId><version>2</version><scope>test</scope></dependency>
			</dependencies></project>`,
		"repo/.m2/repository/p/q/lib/1.2/lib-1.2.pom": `<project><dependencies>
			<dependency><groupId>p</groupId><artifactId>low</artifactId><version>3</version></dependency>
			<dependency><groupId>p</groupId><artifactId>unneeded</artifactId><version>3</version><scope>test</scope></dependency>
			</dependencies></project>`,
		"g/build.gradle": "dependencies {\n  testImplementation 'p:none:1'\n}\n",
	}
	for _, file := range []string{"m/target/test-classes/A.class", "m/target/classes/B.class", "m/target/dependency/x.jar", "g/build/classes/java/test/A.class",
		"g/build/classes/java/main/B.class", "plain/A.class", "empty/x.txt", "m/pom.xml", "g/build.gradle", "repo/.m2/repository/p/q/lib/1.2/lib-1.2.jar",
		"repo/.m2/repository/p/q/lib/1.2/lib-1.2.pom", "repo/.m2/repository/p/low/3/low-3.jar"} {
		file = filepath.Join(dir, file)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(files[strings.TrimPrefix(file, dir+"/")]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("HOME", filepath.Join(dir, "repo"))
	for _, test := range []struct{ target, roots, path string }{
		{"m", "m/target/test-classes", "m/target/classes m/target/dependency/x.jar repo/.m2/repository/p/q/lib/1.2/lib-1.2.jar repo/.m2/repository/p/low/3/low-3.jar"},
		{"m/target/test-classes", "m/target/test-classes", "m/target/classes m/target/dependency/x.jar repo/.m2/repository/p/q/lib/1.2/lib-1.2.jar repo/.m2/repository/p/low/3/low-3.jar"},
		{"g", "g/build/classes/java/test", "g/build/classes/java/main"},
		{"plain", "plain", ""},
	} {
		p, err := findProject([]string{filepath.Join(dir, test.target)}, "")
		if err != nil {
			t.Fatal(err)
		}
		below := func(list []string) string {
			return strings.ReplaceAll(strings.Join(list, " "), dir+"/", "")
		}
		if below(p.roots) != test.roots || below(p.path) != test.path {
			t.Errorf("%s: %s, %s", test.target, below(p.roots), below(p.path))
		}
		missing := map[byte]string{'m': "p:gone:2", 'g': "p:none:1", 'p': ""}[test.target[0]]
		if len(p.missing) > 1 || !strings.HasPrefix(strings.Join(p.missing, " "), missing) {
			t.Errorf("%s: missing %q, want %s", test.target, p.missing, missing)
		}
	}
	for _, target := range []string{"empty", "absent.jar", "a/b"} {
		if _, err := findProject([]string{filepath.Join(dir, target)}, ""); err == nil {
			t.Errorf("%s: no error", target)
		}
	}
}

func TestWriters(t *testing.T) {
	r := &Result{Tests: []*Test{{Name: "p.C#a", Class: "p.C", Verdict: Passed, Schedules: 3}, {Name: "p.C#b", Verdict: Incomplete, Reason: "limit of 1s", Help: "more"}}}
	if r.ExitStatus() != 3 {
		t.Error("exit status", r.ExitStatus())
	}
	r.Tests = append(r.Tests, &Test{Name: "p.C#c", Class: "p.C", Verdict: Failed, Reason: "never", Violation: &gojpf.Violation{
		Kind: "uncaught", Property: testFailed, Message: "never", Method: "p.C.c", Location: "C.java:3", Details: "never"}})
	var b strings.Builder
	for _, test := range r.Tests {
		test.WriteTest(&b)
	}
	if err := r.WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteJUnit(&b); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteSARIF(&b); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"uri": "p/C.java"`, `p.C#c: never`, `href="#1"`, `id="1"`, `"executionSuccessful": false`,
		`incomplete: p.C#b: limit of 1s`, `<th>a</th>`, `class="verdict safe"`, `errors="1"`,
		`message="incomplete: limit of 1s"`, "all 3 schedules", "limit of 1s", `"schema": 1`, `"incomplete": 1`,
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in %s", want, b.String())
		}
	}
}

// What is wrong among very many schedules is found by random ones beside the search of all
// of them, and its schedule is replayed.
func TestQuickPhase(t *testing.T) {
	classes, _ := corpus(t)
	o := Options{Targets: []string{classes}, Filter: []string{"racy.Crowded#*"}, Settings: []string{"search.quick_after=300000", "search.max_states=2000"}}
	r, err := Run(context.Background(), o)
	if err != nil || len(r.Tests) != 1 {
		t.Fatal(err, r)
	}
	if r.Tests[0].Verdict != Failed {
		t.Fatalf("%+v", *r.Tests[0])
	}
	o.Replay = r.Tests[0].Seed
	again, err := Run(context.Background(), o)
	if err != nil || len(again.Tests) != 1 || again.Tests[0].Verdict != Failed || again.Tests[0].Reason != r.Tests[0].Reason {
		t.Errorf("replayed: %v %v", err, again)
	}
	o.Replay = ""
	for _, settings := range []string{"search.quick=false", "listener=StackDepthChecker"} {
		o.Settings = append(o.Settings, settings)
		if r, err := Run(context.Background(), o); err != nil || len(r.Tests) != 1 || r.Tests[0].Verdict != Incomplete {
			t.Errorf("%s: %v %v: it is not for this", settings, err, r)
		}
		o.Settings = o.Settings[:len(o.Settings)-1]
	}
}

// A class none of whose tests is wanted has no verdict, with random schedules neither.
func TestSchedulesOfNoTest(t *testing.T) {
	classes, _ := corpus(t)
	r, err := Run(context.Background(), Options{Targets: []string{classes}, Filter: []string{"*Counters#guarded"}, Schedules: 3})
	if err != nil || len(r.Tests) != 1 || r.Tests[0].Name != "racy.Counters#guarded" {
		t.Errorf("%v %v", err, r)
	}
}
