package bench

import (
	"bytes"
	"context"
	"io/fs"
	"math"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/hostjdk"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
)

// explore takes an example to its end in this process.
func explore(tb testing.TB, home, classes string, e Example, settings ...string) *search.Result {
	tb.Helper()
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: append([]string{
		"+jvm.java_home=" + home, "+classpath=" + classes, "+target=" + e.Class, "+symbolic.method=" + e.Method,
	}, settings...)})
	if err != nil {
		tb.Fatal(err)
	}
	var out bytes.Buffer
	p, err := search.Load(tb.Context(), cfg, search.Setup{Out: &out, Err: &out, Args: append([]string{}, e.Args...)})
	if err != nil {
		tb.Fatal(err)
	}
	defer p.Close()
	r := p.Run()
	if r.Verdict != search.Safe {
		tb.Fatalf("%s: %+v %v\n%s", r.Verdict, r.Violations, r.Incomplete, out.String())
	}
	return r
}

func compiledExamples(tb testing.TB) (home, classes string) {
	tb.Helper()
	home, _ = compiled(tb)
	classes = tb.TempDir()
	if err := CompileExamples(home, apiClasses, classes); err != nil {
		tb.Fatal(err)
	}
	return home, classes
}

// fewPaths is how many an example has that tests take to its end.
const fewPaths = 2000

// TestExamples takes the small examples to their ends, by the loop that carries
// attributes and by Impls alone: the paths and their instructions are the same.
func TestExamples(t *testing.T) {
	home, classes := compiledExamples(t)
	for _, e := range Examples {
		if e.Paths > fewPaths {
			continue
		}
		t.Run(e.Name(), func(t *testing.T) {
			r := explore(t, home, classes, e)
			if want := e.PathsOn(hostjdk.Release()); r.PathsTaken != want {
				t.Errorf("%d paths, expected %d", r.PathsTaken, want)
			}
			impls := explore(t, home, classes, e, "+insn.loop=impl")
			if impls.PathsTaken != r.PathsTaken || impls.Statistics.Instructions != r.Statistics.Instructions {
				t.Errorf("%d paths and %d instructions by Impls, %d and %d by the loop",
					impls.PathsTaken, impls.Statistics.Instructions, r.PathsTaken, r.Statistics.Instructions)
			}
		})
	}
}

// sequences counts the paths of n operations on a set of unknown elements. An
// operation finds one of the k elements, or one of the k+1 gaps around them; by
// how many ways it keeps the size, or makes it grow or shrink, step tells.
func sequences(n int, step func(k int) (keep, grow, shrink int)) int {
	paths := map[int]int{0: 1} // by size
	for range n {
		next := map[int]int{}
		for k, p := range paths {
			keep, grow, shrink := step(k)
			next[k] += p * keep
			next[k+1] += p * grow
			if shrink > 0 {
				next[k-1] += p * shrink
			}
		}
		paths = next
	}
	total := 0
	for _, p := range paths {
		total += p
	}
	return total
}

func factorial(n int) int {
	if n == 0 {
		return 1
	}
	return n * factorial(n-1)
}

// TestNumbersOfPaths argues for the numbers of the list. Those of the altitude
// switch, the flaps, the advisory and the heaps have no such argument; they came
// out the same when z3 decided what linear arithmetic decides now. Neither have those of
// words and serial numbers, whose characters go through the JDK's tables and, more
// of them from release to release, through its branches.
func TestNumbersOfPaths(t *testing.T) {
	// Whatever its shape, a tree distinguishes all elements and all gaps.
	tree := func(k int) (keep, grow, shrink int) { return k + (k + 1) + (2*k + 1), k + 1, k }
	// A list removes without looking at the order: not found is one way.
	list := func(k int) (keep, grow, shrink int) { return k + 1 + (2*k + 1), k + 1, k }
	insertions := func(k int) (keep, grow, shrink int) { return k, k + 1, 0 }
	want := map[string]int{
		// None of three, one of three is not positive; one of three inequalities
		// fails; then a == b && b == c, a == b, b == c, a == c, or none.
		"Triangle":     3 + 3 + 5,
		"WheelBrake-3": int(math.Pow(24, 3)), "WheelBrake-4": int(math.Pow(24, 4)), "WheelBrake-5": int(math.Pow(24, 5)),
		"SearchTree-4": sequences(4, tree), "SearchTree-6": sequences(6, tree),
		"RedBlackTree-4": sequences(4, tree), "RedBlackTree-6": sequences(6, tree), "RedBlackTree-7-1": sequences(7, insertions),
		"TreeMaps-4": sequences(4, tree), "TreeMaps-6": sequences(6, tree),
		"Lists-4": sequences(4, list), "Lists-6": sequences(6, list),
		// Two accounts; a deposit has two ways, the others have three.
		"Accounts-3": int(math.Pow(2*(2+3+3), 3)), "Accounts-4": int(math.Pow(2*(2+3+3), 4)), "Accounts-5": int(math.Pow(2*(2+3+3), 5)),
		// Each character is below 128 or not; if all are, they are a name, a negative
		// number with an exponent, another one, or nothing.
		"Tokens-4": 1<<4 - 1 + 4, "Tokens-6": 1<<6 - 1 + 4,
		"Sorting-4": factorial(4), "Sorting-5-bubble": factorial(5), "Sorting-6-merge": factorial(6), "Sorting-7": factorial(7),
	}
	for _, e := range Examples {
		if n, ok := want[e.Name()]; ok && n != e.Paths {
			t.Errorf("%s: %d paths are listed, it should have %d", e.Name(), e.Paths, n)
		}
		delete(want, e.Name())
	}
	for name := range want {
		t.Errorf("%s is not listed", name)
	}
}

// TestExamplesOnHost runs every example once under java: that is no proof, but
// shows that it is the program it is meant to be.
func TestExamplesOnHost(t *testing.T) {
	home, classes := compiledExamples(t)
	for _, e := range Examples {
		if e.Paths > fewPaths {
			continue
		}
		t.Run(e.Name(), func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			args := append([]string{"-Xint", "-ea", "-cp", classes + ":" + apiClasses, e.Class}, e.Args...)
			if out, err := exec.CommandContext(ctx, filepath.Join(home, "bin", "java"), args...).CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}

// TestEveryExampleIsListed guards against an example that nobody executes.
func TestEveryExampleIsListed(t *testing.T) {
	files, err := fs.Glob(exampleSources, "symbolic/*.java")
	if err != nil {
		t.Fatal(err)
	}
	listed, names := map[string]bool{}, map[string]bool{}
	for _, e := range Examples {
		listed["symbolic/"+e.Class+".java"] = true
		if names[e.Name()] {
			t.Errorf("%s is listed twice", e.Name())
		}
		names[e.Name()] = true
	}
	for _, file := range files {
		if !listed[file] {
			t.Errorf("%s is not in Examples", path.Base(file))
		}
		delete(listed, file)
	}
	for file := range listed {
		t.Errorf("%s does not exist", file)
	}
}

func TestSelectExamples(t *testing.T) {
	list, err := SelectExamples([]string{"WheelBrake", "Triangle"})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name())
	}
	if got, want := strings.Join(names, " "), "Triangle WheelBrake-3 WheelBrake-4 WheelBrake-5"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if all, err := SelectExamples(nil); err != nil || len(all) == 0 || len(all) == len(Examples) {
		t.Errorf("%d of %d are selected by no name, %v: all but the long ones should be", len(all), len(Examples), err)
	}
	if _, err := SelectExamples([]string{"Chess"}); err == nil || !strings.Contains(err.Error(), "Chess") {
		t.Errorf("an example that does not exist: %v", err)
	}
}

func TestPathCountRead(t *testing.T) {
	var c PathCount
	report := `{"verdict":"safe","paths":12,"statistics":{"solver":{"queries":40,"time_ms":7,"answers":{"linear":3,"solvers":5}}}}`
	if err := c.read([]byte(report)); err != nil {
		t.Fatal(err)
	}
	if c.Verdict != "safe" || c.Paths != 12 || c.Queries != 40 || c.Asked != 5 || c.Solver != 7*time.Millisecond {
		t.Errorf("%+v", c)
	}
	for _, bad := range []string{`{`, `{"verdict":"incomplete","incomplete":[{"reason":"limit of 10 states"}]}`} {
		if err := new(PathCount).read([]byte(bad)); err == nil {
			t.Errorf("%s: no error", bad)
		}
	}
}

// BenchmarkExample takes examples to their ends, on a machine that is loaded
// each time.
func BenchmarkExample(b *testing.B) {
	home, classes := compiledExamples(b)
	for _, e := range Examples {
		b.Run(e.Name(), func(b *testing.B) {
			if e.Long && !testing.Verbose() {
				b.Skip("long: with -v only")
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			cpu, paths := processorTime(), 0
			var r *search.Result
			for b.Loop() {
				r = explore(b, home, classes, e)
				paths += r.PathsTaken
			}
			cpu = processorTime() - cpu
			runtime.ReadMemStats(&after)
			b.ReportMetric(float64(cpu)/float64(paths), "cpu-ns/path")
			b.ReportMetric(float64(after.Mallocs-before.Mallocs)/float64(paths), "allocs/path")
			b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/float64(paths), "B/path")
			b.ReportMetric(float64(r.Statistics.SolverTime)/float64(r.PathsTaken), "solver-ns/path")
			if want := e.PathsOn(hostjdk.Release()); r.PathsTaken != want {
				b.Errorf("%d paths, expected %d", r.PathsTaken, want)
			}
		})
	}
}
