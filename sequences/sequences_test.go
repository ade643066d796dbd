package sequences

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/contractfile"
)

const jars = "/usr/share/java/"

var junit = []string{
	"junit-platform-console", "junit-platform-launcher", "junit-platform-reporting", "opentest4j-reporting-events", "picocli", "junit-jupiter-api",
	"junit-jupiter-engine", "junit-jupiter-params", "junit-platform-commons", "junit-platform-engine", "opentest4j", "apiguardian-api",
}

func javac(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command("javac", append([]string{"-nowarn", "-g"}, args...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
}

// What was observed in the machine is what the host's JVM does.
func TestHostAgrees(t *testing.T) {
	var list []string
	for _, j := range junit {
		if _, err := os.Stat(jars + j + ".jar"); err != nil {
			t.Skipf("JUnit is not installed: %v", err)
		}
		list = append(list, jars+j+".jar")
	}
	classes, made, compiled := t.TempDir(), t.TempDir(), t.TempDir()
	files, err := filepath.Glob("../bench/tests/containers/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal(err, "no containers")
	}
	javac(t, append([]string{"-d", classes, "testdata/Oddities.java"}, files...)...)
	var sources []string
	for _, c := range []struct {
		class          string
		length, values int
		missed         int // branches
	}{
		{"containers.SearchTree", 6, 5, 0},
		{"containers.List", 7, 3, 0},
		{"containers.HashTable", 5, 4, 0},
		{"containers.RedBlackTree", 8, 7, 4},  // it is always one
		{"containers.BinomialHeap", 8, 3, 1},  // with eight items
		{"containers.FibonacciHeap", 7, 3, 5}, // one more call finds four of them
		{"p.Oddities", 4, 3, 2},               // a char that nobody tries, and a third object
	} {
		r, err := Run(context.Background(), c.class, Options{ClassPath: classes, Length: c.length, Values: c.values, JUnit: 5})
		if err != nil {
			t.Fatal(c.class, err)
		}
		if !r.Complete || r.Omitted > 0 {
			t.Errorf("%s: %s, %d tests cannot be written", c.class, r.Why, r.Omitted)
		}
		if len(r.Missed) != c.missed {
			t.Errorf("%s misses %q", c.class, r.Missed)
		}
		file := filepath.Join(made, r.Test+".java")
		if err := os.WriteFile(file, r.Source, 0o644); err != nil {
			t.Fatal(err)
		}
		sources = append(sources, file)
		t.Logf("%s: %d tests, %d of %d branches, %d states", c.class, r.Tests, r.Covered, r.Branches, r.States)
	}
	path := strings.Join(append(list, classes, compiled), ":")
	javac(t, append([]string{"-cp", path, "-d", compiled}, sources...)...)
	out, err := exec.Command("java", "-cp", path, "org.junit.platform.console.ConsoleLauncher", "--scan-classpath", compiled, "--disable-banner", "--details", "tree").CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte(" 0 tests failed")) {
		t.Errorf("%v\n%s", err, out)
	}
}

// The same class has the same tests, and a test that a greater length adds leaves
// nothing out that a smaller one covers.
func TestSameTests(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "../bench/tests/containers/SearchTree.java")
	covered := 0
	for length := 2; length <= 6; length++ {
		o := Options{ClassPath: classes, Length: length, Values: 4, JUnit: 5}
		a, err := Run(context.Background(), "containers.SearchTree", o)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Run(context.Background(), "containers.SearchTree", o)
		if err != nil || !bytes.Equal(a.Source, b.Source) {
			t.Errorf("%v, length %d: tests differ", err, length)
		}
		if a.Covered < covered {
			t.Errorf("length %d covers %d, a smaller one %d", length, a.Covered, covered)
		}
		covered = a.Covered
	}
}

// The driver in the program is that of its source.
func TestDriverIsCompiled(t *testing.T) {
	made := t.TempDir()
	javac(t, "-XDstringConcat=inline", "--release", "17", "-d", made, "driver/src/gojpf/sequences/Driver.java")
	want, err := os.ReadFile(filepath.Join(made, "gojpf/sequences/Driver.class"))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile("driver/classes/gojpf/sequences/Driver.class"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%v: it is not what its source compiles to: javac -g -XDstringConcat=inline --release 17 -d driver/classes driver/src/gojpf/sequences/Driver.java", err)
	}
}

// Calls keep to the orders that users were seen to make, and go on wherever nothing was learnt.
func TestLearntOrder(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "../bench/tests/containers/SearchTree.java")
	run := func(contracts string) *Result {
		o := Options{ClassPath: classes, Length: 5, Values: 3, JUnit: 5}
		if contracts != "" {
			var err error
			if o.Contracts, err = contractfile.Parse("f", strings.NewReader(contracts)); err != nil {
				t.Fatal(err)
			}
		}
		r, err := Run(context.Background(), "containers.SearchTree", o)
		if err != nil || !r.Complete {
			t.Fatal(err, r)
		}
		return r
	}
	all := run("")
	once := run("class containers.SearchTree\nconstructor()\nmethod add(int k)\nafter constructor()\nmethod contains(int k)\nmethod remove(int k)\nafter add(int)\n")
	if once.Covered >= all.Covered {
		t.Errorf("in a learnt order %d branches and %d states, without %d and %d", once.Covered, once.States, all.Covered, all.States)
	}
	behind := regexp.MustCompile(`\.add\(.*\n.*\.add\(`)
	if found := behind.Find(once.Source); found != nil || !behind.Match(all.Source) {
		t.Errorf("add follows add: %s", found)
	}
	if free := run("class containers.Other\n"); !bytes.Equal(free.Source, all.Source) {
		t.Error("contracts of another class matter")
	}
}
