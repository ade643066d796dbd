package hunt_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// build compiles texts into a folder.
func build(t *testing.T, classes string, files map[string]string) {
	t.Helper()
	src := t.TempDir()
	args := []string{"-g", "-nowarn", "-d", classes}
	for name, text := range files {
		file := filepath.Join(src, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
}

var parts = map[string]string{
	"q/A.java": "package q; public class A { public static int a(int x) { return x / B.b(); } }",
	"q/B.java": "package q; public class B { public static int b() { return 0; } }",
	"q/C.java": "package q; public class C { public static int c(int x) { return 1 / x; } }",
}

// What was explored is taken from the store as long as neither its classes nor settings
// have changed, and says the same.
func TestStore(t *testing.T) {
	classes, store := t.TempDir(), filepath.Join(t.TempDir(), "kept")
	build(t, classes, parts)
	run := func(settings ...string) *hunt.Result {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"q.?.?"}, Store: store, Time: time.Minute, JUnit: 5, Settings: settings})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	first := run()
	second := run()
	if n, m := first.Statistics.Reused, second.Statistics.Reused; n != 0 || m != 3 {
		t.Errorf("reused %d, then %d", n, m)
	}
	if diff := cmp.Diff(told(first), told(second)); diff != "" || len(told(first)) != 2 {
		t.Errorf("%s: -first +second:\n%s", told(first), diff)
	}
	if n := run("symbolic.max_pc_length=50").Statistics.Reused; n != 0 {
		t.Errorf("reused %d with other settings", n)
	}
	changed := map[string]string{"q/A.java": parts["q/A.java"], "q/C.java": parts["q/C.java"], "q/B.java": "package q; public class B { public static int b() { return 1; } }"}
	build(t, classes, changed)
	third := run()
	if third.Statistics.Reused != 1 {
		t.Errorf("reused %d where one class is as it was", third.Statistics.Reused)
	}
	if diff := cmp.Diff([]string{"c ArithmeticException confirmed-api"}, told(third)); diff != "" {
		t.Errorf("-expected +found:\n%s", diff)
	}
}

// Only methods are explored whose classes, or those that these name, have changed.
func TestChangedSince(t *testing.T) {
	classes := t.TempDir()
	build(t, classes, parts)
	mark := filepath.Join(t.TempDir(), "mark")
	if err := os.WriteFile(mark, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	old, later := time.Unix(1000000000, 0), time.Unix(2000000000, 0)
	for _, name := range []string{"A", "B", "C"} {
		if err := os.Chtimes(filepath.Join(classes, "q", name+".class"), old, old); err != nil {
			t.Fatal(err)
		}
	}
	methods := func(since string) (list []string) {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"q.?.?"}, ChangedSince: since, Time: time.Minute, JUnit: 5})
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range r.Methods {
			list = append(list, m.Method)
		}
		if n := len(list) + r.Statistics.Unchanged; n != 3 {
			t.Errorf("%d methods of three", n)
		}
		return list
	}
	if list := methods(mark); len(list) > 0 {
		t.Errorf("explored though nothing has changed: %s", list)
	}
	if err := os.Chtimes(filepath.Join(classes, "q", "B.class"), later, later); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"q.A.a(int)", "q.B.b()"}, methods(mark)); diff != "" {
		t.Errorf("-expected +explored:\n%s", diff)
	}
	if _, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, ChangedSince: "no-such-thing"}); err == nil {
		t.Error("a revision that there is not was taken")
	}
}

// The folder of a project stands for its classes and what they need; a revision of git
// tells which sources have changed.
func TestProject(t *testing.T) {
	project := t.TempDir()
	classes := filepath.Join(project, "target", "classes")
	library := filepath.Join(project, "target", "dependency")
	for _, dir := range []string{classes, library} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	other := t.TempDir()
	build(t, other, map[string]string{"r/Lib.java": "package r; public class Lib { public static int zero() { return 0; } }"})
	if out, err := exec.Command("jar", "--create", "--file", filepath.Join(library, "lib.jar"), "-C", other, ".").CombinedOutput(); err != nil {
		t.Fatalf("jar: %v\n%s", err, out)
	}
	src := filepath.Join(project, "src", "main", "java", "q")
	if err := os.MkdirAll(src, 0o755); err != nil {
		t.Fatal(err)
	}
	text := "package q; public class A { public static int a(int x) { return x / r.Lib.zero(); } }"
	if err := os.WriteFile(filepath.Join(src, "A.java"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", "-g", "-d", classes, "-cp", other, filepath.Join(src, "A.java")).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	hunted := func(o hunt.Options) (*hunt.Result, error) {
		o.Include, o.Time, o.JUnit = []string{"q.A.a"}, time.Minute, 5
		return hunt.Run(context.Background(), o)
	}
	for _, path := range []string{project, classes} {
		r, err := hunted(hunt.Options{Paths: []string{path}})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]string{"a ArithmeticException confirmed-api"}, told(r)); diff != "" {
			t.Errorf("%s: -expected +found:\n%s", path, diff)
		}
	}
	t.Chdir(project)
	for _, args := range [][]string{
		{"init", "-q"}, {"add", "src"}, {"-c", "user.name=n", "-c", "user.email=e@example.org", "commit", "-q", "-m", "first"},
	} {
		if out, err := exec.Command("git", args...).CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", args, err, out)
		}
	}
	for i, want := range []int{0, 1} {
		r, err := hunted(hunt.Options{Paths: []string{project}, ChangedSince: "HEAD"})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Methods) != want {
			t.Errorf("%d methods have changed in round %d", len(r.Methods), i)
		}
		if err := os.WriteFile(filepath.Join(src, "A.java"), []byte(text+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// Keys of a file say what flags can.
func TestConfigure(t *testing.T) {
	dir := t.TempDir()
	classes := filepath.Join(dir, "classes")
	if err := os.Mkdir(classes, 0o755); err != nil {
		t.Fatal(err)
	}
	build(t, classes, parts)
	file := filepath.Join(dir, "Some.jpf")
	text := "hunt.paths=classes\nhunt.include=q.A.a(int);q.C.*\nhunt.depth=0;q.A.*=1\nhunt.time=7s\nsymbolic.max_pc_length=9\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	o, err := hunt.Configure(file, []string{"hunt.junit=4"})
	if err != nil {
		t.Fatal(err)
	}
	if o.Time != 7*time.Second || o.JUnit != 4 || len(o.Depth) != 2 || o.Paths[0] != classes {
		t.Errorf("%+v", o)
	}
	r, err := hunt.Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"a ArithmeticException confirmed-api", "c ArithmeticException confirmed-api"}, told(r)); diff != "" {
		t.Errorf("-expected +found:\n%s", diff)
	}
	for _, wrong := range []string{"hunt.junit=3", "hunt.time=0", "hunt.changes=much"} {
		if _, err := hunt.Configure(file, []string{wrong}); err == nil {
			t.Errorf("%s was taken", wrong)
		}
	}
}

// Each key of a hunt arrives as what it is called.
func TestKeysOfAHunt(t *testing.T) {
	dir := t.TempDir()
	o, err := hunt.Configure("", []string{
		"hunt.paths=p.A,p.B", "hunt.methods=all", "hunt.include=p.*", "hunt.exclude=p.X;p.Y", "hunt.depth=2", "hunt.changes=everything",
		"hunt.library=unknown", "hunt.strategy=nulls", "hunt.endless=true", "hunt.model=" + dir + "/model", "hunt.time=3s", "hunt.workers=2", "hunt.junit=4", "hunt.junit_out=" + dir + "/tests",
		"hunt.sources=" + dir + "/src", "hunt.baseline=" + dir + "/old.json", "hunt.contracts=" + dir + "/contracts", "hunt.changed_since=HEAD", "hunt.store=" + dir + "/store",
	})
	if err != nil {
		t.Fatal(err)
	}
	want := hunt.Options{
		Settings: o.Settings, Paths: []string{"p.A", "p.B"}, Methods: "all", Include: []string{"p.*"}, Exclude: []string{"p.X", "p.Y"}, Depth: []string{"2"},
		Changes: "everything", Library: "unknown", Strategy: "nulls", Endless: true, Model: dir + "/model", Time: 3 * time.Second, Workers: 2, JUnit: 4, TestDir: dir + "/tests",
		Sources: []string{dir + "/src"}, Baseline: dir + "/old.json", Contracts: dir + "/contracts", ChangedSince: "HEAD", Store: dir + "/store",
	}
	if diff := cmp.Diff(fmt.Sprintf("%+v", want), fmt.Sprintf("%+v", o)); diff != "" {
		t.Errorf("-expected +read:\n%s", diff)
	}
}

// What is not followed may return anything, by keys of symbolic execution as well: of a
// quotient by what a call returns nobody knows then that it is defined.
func TestKeysOfDepth(t *testing.T) {
	classes := t.TempDir()
	build(t, classes, map[string]string{
		"q/D.java": "package q; public class D { static int one() { return 1; } public static int d(int x) { return x / one(); } public static int e(int x) { return x / java.util.Collections.frequency(java.util.List.of(1), 1); } }",
	})
	for _, c := range []struct {
		settings []string
		found    int
	}{
		{nil, 0},
		{[]string{"symbolic.call_depth=0"}, 1},
		{[]string{"symbolic.call_depth=0", "symbolic.call_depth.changes=everything"}, 1},
		{[]string{"symbolic.library=unknown"}, 1},
	} {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"q.?.?"}, Time: time.Minute, JUnit: 5, Settings: c.settings})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Findings) != c.found {
			t.Errorf("%v: %d findings, not %d", c.settings, len(r.Findings), c.found)
		}
	}
}
