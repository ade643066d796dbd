package sequences

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/driver"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/coverage"
	"github.com/gojpf/gojpf/report"
)

const jars = "/usr/share/java/"

var junit = []string{
	"junit-platform-console", "junit-platform-launcher", "junit-platform-reporting", "opentest4j-reporting-events", "picocli", "junit-jupiter-api",
	"junit-jupiter-engine", "junit-jupiter-params", "junit-platform-commons", "junit-platform-engine", "opentest4j", "apiguardian-api",
}

func javac(t *testing.T, args ...string) {
	t.Helper()
	if !slices.Contains(args, "-cp") {
		args = append([]string{"-cp", "../models/classes/api"}, args...)
	}
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
	classes := t.TempDir()
	files, err := filepath.Glob("../bench/tests/containers/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal(err, "no containers")
	}
	javac(t, append([]string{"-d", classes, "testdata/Oddities.java", "testdata/Looks.java", "testdata/Spoils.java", "testdata/Doubtful.java", "testdata/Remains.java", "testdata/Factories.java", "testdata/Own.java", "testdata/Others.java", "testdata/Promises.java"}, files...)...)
	rows := []struct {
		class          string
		length, values int
		missed         int // branches
		cover          Cover
	}{
		{"containers.SearchTree", 6, 5, 0, BranchPaths},
		{"containers.List", 7, 3, 0, BranchPaths},
		{"containers.HashTable", 5, 4, 0, BranchPaths},
		{"containers.RedBlackTree", 8, 7, 4, Branches},  // it is always one
		{"containers.BinomialHeap", 8, 3, 1, Branches},  // with eight items
		{"containers.FibonacciHeap", 7, 3, 5, Branches}, // one more call finds four of them
		{"p.Oddities", 4, 3, 1, BranchPaths},            // a third object
		{"p.Looks", 4, 3, 0, BranchPaths},
		{"p.Spoils", 4, 3, 0, BranchPaths},
		{"p.Doubtful", 2, 2, 1, BranchPaths}, // one draw has one outcome
		{"p.Remains", 4, 2, 0, BranchPaths},
		{"p.Factories", 4, 4, 0, BranchPaths},
		{"p.Statics", 3, 4, 0, BranchPaths},
		{"p.Level", 3, 3, 3, BranchPaths}, // no number is more than one
		{"p.Own", 3, 2, 0, BranchPaths},
		{"p.Handed", 3, 2, 1, BranchPaths}, // nobody has the object behind another
		{"p.Numbered", 3, 2, 0, BranchPaths},
		{"p.Others", 3, 4, 2, BranchPaths}, // an object whose class fails, and one whose constructor throws
		{"p.Promises", 3, 4, 0, Pairs},
		{"p.Built", 2, 4, 0, BranchPaths},
	}
	for _, unknown := range []bool{false, true} {
		t.Run(fmt.Sprint("unknown=", unknown), func(t *testing.T) {
			made, compiled := t.TempDir(), t.TempDir()
			var sources []string
			for _, c := range rows {
				o := Options{ClassPath: classes, Length: c.length, Values: c.values, JUnit: 5, Cover: c.cover, Further: 3, Unknown: unknown}
				if unknown {
					o.Length = min(o.Length, 6) // of what is longer tests would be, too
				}
				r, err := Run(context.Background(), c.class, o)
				if err != nil {
					t.Fatal(c.class, err)
				}
				if !r.Complete || r.Omitted > 0 {
					t.Errorf("%s: %s, %d tests cannot be written", c.class, r.Why, r.Omitted)
				}
				if more := len(r.Missed) - c.missed; more > 0 && o.Length == c.length || more < 0 && !unknown {
					t.Errorf("%s misses %q", c.class, r.Missed)
				}
				file := filepath.Join(made, r.Test+".java")
				if err := os.WriteFile(file, r.Source, 0o644); err != nil {
					t.Fatal(err)
				}
				sources = append(sources, file)
				t.Logf("%s: %d tests, %d of %d branches, %d states", c.class, r.Tests, r.Covered, r.Branches, r.States)
			}
			path := strings.Join(append(slices.Clone(list), classes, compiled), ":")
			javac(t, append([]string{"-cp", path, "-d", compiled}, sources...)...)
			out, err := exec.Command("java", "-ea", "-cp", path, "org.junit.platform.console.ConsoleLauncher", "--scan-classpath", compiled, "--disable-banner", "--details", "tree").CombinedOutput()
			if err != nil || !bytes.Contains(out, []byte(" 0 tests failed")) {
				t.Errorf("%v\n%s", err, out)
			}
		})
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
	free := regexp.MustCompile(`\.add\((.*\n.*Tree\.(size|least)\()*.*\n.*\.add\(`)
	if found := behind.Find(once.Source); found != nil || !free.Match(all.Source) {
		t.Errorf("add follows add: %s in %s", found, once.Source)
	}
	if looks := regexp.MustCompile(`\.contains\(.*\n.*\.remove`).Find(once.Source); looks != nil {
		t.Errorf("remove follows contains: %s", looks)
	}
	if other := run("class containers.Other\n"); !bytes.Equal(other.Source, all.Source) {
		t.Error("contracts of another class matter")
	}
}

// Objects that tests were seen to make are arguments, and those that sequences begin with; what the file says of classes that are not
// there is an error.
func TestLearntObjects(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Stock.java")
	run := func(class, contracts string) (*Result, error) {
		f, err := contractfile.Parse("f", strings.NewReader(contracts))
		if err != nil {
			t.Fatal(err)
		}
		return Run(context.Background(), class, Options{ClassPath: classes, Length: 3, Values: 4, JUnit: 5, Contracts: f})
	}
	for _, c := range []struct {
		class, contracts string
		covered          int
		want             string
	}{
		{"p.Stock", "", 3, "class StockSequenceTest"},
		{"p.Stock", "class p.Crates$Wooden\nbuilt by p.Crates.wooden(int); fill()\n", 3, `Crate crate = Crates\.wooden\(.\);\n    crate\.fill\(\);\n    .*stock\.take\(crate\)`},
		{"p.Stock", "class p.Crates$Wooden\nbuilt by p.Crates.of(int); p.Crates$Maker.make(); fill()\n", 3, `maker = Crates\.of\(.\);\n    Crate crate = maker\.make\(\);\n    crate\.fill\(\);\n    .*stock\.take\(crate\)`},
		{"p.Chest", "class p.Chest\nbuilt by p.Crates.chest(int); turn()\n", 6, `Chest chest = Crates\.chest\(.\);\n    chest\.turn\(\);`},
	} {
		r, err := run(c.class, c.contracts)
		if err != nil || !r.Complete || r.Omitted > 0 || r.Covered != c.covered || !regexp.MustCompile(c.want).Match(r.Source) {
			t.Errorf("%s %s: %v, covers %d, not %d, or nothing like %s in\n%s", c.class, c.contracts, err, r.Covered, c.covered, c.want, r.Source)
		}
	}
	if _, err := run("p.Stock", "class p.Crates$Wooden\nbuilt by p.Crates.absent(int)\n"); err == nil || !strings.Contains(err.Error(), "absent") {
		t.Errorf("a recipe with a method that is not there: %v", err)
	}
}

// What runs count together, of classes that were never loaded as well; what tests cover is what they are said to.
func TestCovered(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Counted.java", "../bench/tests/containers/SearchTree.java")
	runs := coverage.NewRuns(func(class string) bool { return Within(class, "p.Counted") })
	for range 2 {
		cfg, err := gojpf.ReadConfig("", gojpf.Isolated(), gojpf.Set("target", "p.Counted"), gojpf.Set("classpath", classes))
		if err != nil {
			t.Fatal(err)
		}
		once := coverage.NewRuns(func(class string) bool { return Within(class, "p.Counted") })
		if _, err := gojpf.Exec(context.Background(), cfg, gojpf.WithFactory(once.Factory)); err != nil {
			t.Fatal(err)
		}
		runs.Add(once)
	}
	rows := runs.Tables([]string{classes}, report.SourcesOf(nil, nil)).Rows(true)
	for name, want := range map[string][3]coverage.Share{
		"p.Counted":                {{Covered: 6, All: 8}, {Covered: 5, All: 7}, {Covered: 2, All: 3}},
		"main(java.lang.String[])": {{Covered: 3, All: 3}, {Covered: 2, All: 2}, {Covered: 1, All: 1}},
		"p.Counted$Unused":         {{Covered: 0, All: 2}, {}, {Covered: 0, All: 2}},
	} {
		i := slices.IndexFunc(rows, func(r coverage.Row) bool { return r.Name == name })
		if i < 0 || [3]coverage.Share{rows[i].Lines, rows[i].Branches, rows[i].Method} != want {
			t.Errorf("%s: %+v", name, rows)
		}
	}

	of := func(class string) bool { return Within(class, "containers.SearchTree") }
	o := Options{ClassPath: classes, Length: 6, Values: 5, JUnit: 5, Cover: BranchPaths, Further: 2, Covered: coverage.NewRuns(of)}
	r, err := Run(context.Background(), "containers.SearchTree", o)
	if err != nil {
		t.Fatal(err)
	}
	tables := o.Covered.Tables([]string{classes}, report.SourcesOf(nil, nil))
	if b := tables.Total().Branches; b.Covered != r.Tested || b.All != r.Branches {
		t.Errorf("%v branches, and %d of %d in tests", b, r.Tested, r.Branches)
	}
	var none, some bytes.Buffer
	if err := errors.Join(tables.WriteHTML(&none, nil), tables.WriteHTML(&some, coverage.NewRuns(of).Tables([]string{classes}, report.SourcesOf(nil, nil)))); err != nil || bytes.Contains(none.Bytes(), []byte("before")) || !bytes.Contains(some.Bytes(), []byte("lines before")) {
		t.Errorf("%v\n%s", err, some.String())
	}
}

// Each method is called directly behind each other one, and each state and shape that was found is one that a test comes to.
func TestOtherGoals(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "../bench/tests/containers/List.java", "testdata/Pairs.java")
	run := func(class string, o Options) *Result {
		o.ClassPath, o.JUnit = classes, 5
		r, err := Run(context.Background(), class, o)
		if err != nil || !r.Complete || r.Omitted > 0 || r.Tested < r.Covered {
			t.Fatal(class, o.Cover, err, string(r.Source))
		}
		return r
	}
	pairs := run("p.Pairs", Options{Length: 3, Values: 2, Cover: Pairs})
	if pairs.Pairs != 9 || pairs.AllPairs != 12 || len(pairs.Missed) != 3 || !strings.Contains(pairs.Missed[0], "Pairs.fail()V then") {
		t.Errorf("%d of %d pairs, without %q", pairs.Pairs, pairs.AllPairs, pairs.Missed)
	}
	for _, p := range []string{"one", "two", "fail"} {
		for _, q := range []string{"one", "two", "fail"} {
			if found := regexp.MustCompile(p + `\(\)\)?;\n.*` + q + `\(\)`).Match(pairs.Source); !found && p != "fail" {
				t.Errorf("no %s behind %s in\n%s", q, p, pairs.Source)
			}
		}
	}
	few := run("containers.List", Options{Length: 4, Values: 3, Cover: Branches})
	shapes := run("containers.List", Options{Length: 4, Values: 3, Cover: Shapes})
	states := run("containers.List", Options{Length: 4, Values: 3, Cover: States})
	if few.Tests >= shapes.Tests || shapes.Tests >= states.Tests || shapes.Covered != few.Covered || states.Covered != few.Covered {
		t.Errorf("branches have %d tests, shapes %d, states %d", few.Tests, shapes.Tests, states.Tests)
	}
	same := run("containers.List", Options{Length: 4, Values: 3, Cover: Shapes, OneOfShape: true})
	if same.States >= shapes.States/2 || same.Covered != shapes.Covered {
		t.Errorf("of one shape %d states and %d branches, of all %d and %d", same.States, same.Covered, shapes.States, shapes.Covered)
	}
	if r := run("containers.List", Options{Length: 6, Values: 3, Cover: States}); r.Tests > mostTests || r.Tests < mostTests/2 || r.Left == 0 {
		t.Errorf("%d tests, %d left out", r.Tests, r.Left)
	}
}

// No test is one whose all others have.
func TestSmallest(t *testing.T) {
	of := func(length int, covers ...outcome) *trail { return &trail{length: length, covers: covers} }
	a, b, c := of(3, "1", "2", "3"), of(2, "1", "2", "4"), of(2, "3", "5")
	got := smallest([]*trail{a, b, c})
	if len(got) != 2 || !slices.Contains(got, b) || !slices.Contains(got, c) {
		t.Errorf("%d trails", len(got))
	}
}

// Tests assert what contracts grant behind calls that keep to them, unless it was seen not to hold; that is told.
func TestContracts(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Promises.java")
	for _, version := range []int{4, 5} {
		r, err := Run(context.Background(), "p.Promises", Options{ClassPath: classes, Length: 4, Values: 4, JUnit: version, Cover: Pairs})
		if err != nil || !r.Complete || r.Conditions == 0 {
			t.Fatal(err, r.Why, r.Conditions)
		}
		source := string(r.Source)
		for _, want := range []string{
			`int addChecked(Promises object, int argument0)`, `result == (old0 + argument0)`, `ensures Result == \\old(n) + by`, `invariant n >= 0`, `keepsPromises(object);`,
			`!(argument0 == 1) || (result == (old1 + 1))`, `java.util.Objects.equals(((String) read(object, "p.Promises", "last")), old`, `Promises promises = newPromises(0);`,
			`!(argument0 != null) || java.util.Objects.equals(((String) read(object, "p.Promises", "last")), argument0)`, `addChecked(promises, 1)`,
			`result >= 0 && result <= 2000000000`, `result >= (((int) read(object, "p.Promises", "n")) - 1) && result <=`, `!(result > 0) || (result >= (old`, `result[0] == argument0`,
			`(result[result.length - 1]) == ((int) read(object, "p.Promises", "n"))`,
		} {
			if !strings.Contains(source, want) {
				t.Errorf("JUnit %d: no %s in\n%s", version, want, source)
			}
		}
		// What is broken, and what a call does that breaks its own precondition.
		for _, not := range []string{"Result >= 1", "n <= 4", "ensures n == start", "addChecked(promises, 0)", "addChecked(promises, -1)"} {
			if strings.Contains(source, not) {
				t.Errorf("JUnit %d: %s in\n%s", version, not, source)
			}
		}
		all := strings.Join(r.Broken, "\n")
		for _, want := range []string{"ensures Result >= 1, behind p.Promises.wrong()I", "ensures n == start, behind p.Promises.<init>(I)V", "p.Promises.asserts(I)I throws an AssertionError"} {
			if !strings.Contains(all, want) {
				t.Errorf("JUnit %d: nothing is told of %s, but\n%s", version, want, all)
			}
		}
		if strings.Contains(all, "+ by") {
			t.Errorf("told: %s", all)
		}
	}
}

// Values that small ones do not stand for are solved for, where that is asked for, and are the same each time.
func TestSolve(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Solved.java")
	o := Options{ClassPath: classes, Length: 3, Values: 3, JUnit: 5, Cover: BranchPaths}
	few, err := Run(context.Background(), "p.Solved", o)
	if err != nil || len(few.Missed) == 0 {
		t.Fatal(err, few.Covered, few.Branches)
	}
	o.Solve = true
	all, err := Run(context.Background(), "p.Solved", o)
	if err != nil || !all.Complete || len(all.Missed) > 0 || all.Tested < all.Branches || !strings.Contains(string(all.Source), "solved.line(252, 244)") {
		t.Errorf("%v: %d of %d branches, without %q\n%s", err, all.Covered, all.Branches, all.Missed, all.Source)
	}
	if again, err := Run(context.Background(), "p.Solved", o); err != nil || !bytes.Equal(again.Source, all.Source) {
		t.Errorf("%v, other tests", err)
	}
}

// Tests for which a class has no room go to another one, and a class of many methods has tests that can be read.
func TestManyTests(t *testing.T) {
	folder := t.TempDir()
	var b strings.Builder
	b.WriteString("package p;\n\npublic class Wide {\n  private int n;\n\n")
	for i := range 40 {
		fmt.Fprintf(&b, "  public boolean is%d(int k) {\n    return n == k + %d;\n  }\n\n  public void set%d() {\n    if (n != %d) n = %d;\n  }\n\n", i, i, i, i, i)
	}
	b.WriteString("}\n")
	source := filepath.Join(folder, "Wide.java")
	if err := os.WriteFile(source, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	javac(t, "-d", folder, source)
	r, err := Run(context.Background(), "p.Wide", Options{ClassPath: folder, Length: 3, Values: 8, JUnit: 5, Cover: BranchPaths, Further: 2})
	if err != nil || len(r.More) == 0 || r.More[0].Test != "WideSequenceTest2" || !bytes.Contains(r.More[0].Text, []byte("class WideSequenceTest2 {")) {
		t.Fatal(err, len(r.More))
	}
	tests, lines := 0, 0
	for _, s := range append(r.More, Source{r.Test, r.Source}) {
		tests += bytes.Count(s.Text, []byte("@Test\n"))
		lines += bytes.Count(s.Text, []byte("\n"))
	}
	if tests != r.Tests || lines > 300*tests {
		t.Errorf("%d tests in %d lines, and %d are told", tests, lines, r.Tests)
	}
}

// Behind each call a test looks at the object, by methods that change nothing; those that do are
// called where a sequence has them only.
func TestLooks(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Looks.java")
	for version, throws := range map[int]bool{4: false, 5: true} {
		r, err := Run(context.Background(), "p.Looks", Options{ClassPath: classes, Length: 3, Values: 3, JUnit: version, Cover: BranchPaths})
		if err != nil || !r.Complete || r.Omitted > 0 {
			t.Fatal(err, r)
		}
		source := string(r.Source)
		for _, want := range []string{
			`looks\.add\(1\);\n(    .*looks\.\w+\(\).*\n)*    assertEquals\(1, looks\.sum\(\)\);`,
			`assertArrayEquals\(new int\[\] {1, 2}, looks\.parts\(\)\)`, `assertSame\(looks, looks\.itself\(\)\)`,
			`assertEquals\(Looks\.Kind\.SOME, looks\.kind\(\)\)`, `assertEquals\(Integer\.valueOf\(1\), looks\.box\(\)\)`,
			`assertEquals\("1", looks\.text\(\)\)`, `assertEquals\("\[1\]", looks\.list\(\)\.toString\(\)\)`,
			`assertEquals\("java\.lang\.Object", looks\.plain\(\)\.getClass\(\)\.getName\(\)\)`,
			`assertEquals\("java\.util\.HashSet", looks\.set\(\)\.getClass\(\)\.getName\(\)\)`,
		} {
			if !regexp.MustCompile(want).MatchString(source) {
				t.Errorf("JUnit %d: nothing like %s in\n%s", version, want, source)
			}
		}
		if found := regexp.MustCompile(`looks\.sum\(\)\);\n.*looks\.ask\(\).*\n.*looks\.box`).FindString(source); found != "" {
			t.Errorf("JUnit %d: what changes something is called to look: %s", version, found)
		}
		if found := regexp.MustCompile(`assertThrows\(.*\n    \w`).MatchString(source); found != throws {
			t.Errorf("JUnit %d: an exception stands before the end: %t", version, found)
		}
		if n := strings.Count(source, "ask()"); n == 0 || n > 2*r.Tests {
			t.Errorf("JUnit %d: ask is called %d times in %d tests", version, n, r.Tests)
		}
	}
}

// Calls that follow a sequence take out of the object what is in it, or change it otherwise; where one of
// them does not return there are none.
func TestFurther(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Further.java")
	run := func(class string, further int) string {
		r, err := Run(context.Background(), class, Options{ClassPath: classes, Length: 3, Values: 3, JUnit: 5, Cover: Branches, Further: further})
		if err != nil || !r.Complete || r.Omitted > 0 || r.Tests == 0 {
			t.Fatal(class, err, r.Complete, r.Why, r.Omitted, string(r.Source))
		}
		return string(r.Source)
	}
	for further, want := range map[int]bool{0: false, 2: true} {
		source := run("p.Further", further)
		if found := regexp.MustCompile(`\.take\(\).*\n.*size\(\).*\n.*\.take\(\)`).MatchString(source); found != want {
			t.Errorf("with %d further calls, what is in it is taken out: %t\n%s", further, found, source)
		}
	}
	if a, b := run("p.Further$Spins", 0), run("p.Further$Spins", 4); a != b {
		t.Errorf("a call that does not return: %s\nwithout it: %s", b, a)
	}
}

// A toString that changes something is not called.
func TestSpoils(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Spoils.java")
	r, err := Run(context.Background(), "p.Spoils", Options{ClassPath: classes, Length: 3, Values: 3, JUnit: 5, Cover: BranchPaths})
	if err != nil || bytes.Contains(r.Source, []byte("toString")) || !bytes.Contains(r.Source, []byte("assertEquals(0, spoils.asked())")) {
		t.Errorf("%v\n%s", err, r.Source)
	}
}

// Ways through methods are more than branches, and their tests cover at least the same.
func TestWays(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "../bench/tests/containers/SearchTree.java")
	o := Options{ClassPath: classes, Length: 5, Values: 4, JUnit: 5, Cover: Branches}
	few, err := Run(context.Background(), "containers.SearchTree", o)
	if err != nil {
		t.Fatal(err)
	}
	o.Cover = BranchPaths
	many, err := Run(context.Background(), "containers.SearchTree", o)
	if err != nil || many.Covered != few.Covered || many.Tests <= few.Tests {
		t.Errorf("%v: ways have %d tests and cover %d branches, branches have %d and cover %d", err, many.Tests, many.Covered, few.Tests, few.Covered)
	}
}

// Nothing is expected of what is not the same in every world and on every schedule.
func TestDoubtful(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Doubtful.java")
	for _, version := range []int{4, 5} {
		r, err := Run(context.Background(), "p.Doubtful", Options{ClassPath: classes, Length: 2, Values: 2, JUnit: version, Cover: BranchPaths})
		if err != nil || !r.Complete || r.Tests == 0 {
			t.Fatal(err, r)
		}
		source := string(r.Source)
		for _, method := range []string{"hash", "nanos", "drawn", "folder", "processors", "form", "race", "gamble"} {
			if found := regexp.MustCompile(`assert.*, .*\.` + method + `\(.*`).FindString(source); found != "" && !strings.Contains(found, "getClass") {
				t.Errorf("JUnit %d: %s", version, found)
			}
		}
		for _, want := range []string{`assertEquals(0, doubtful.sum())`, `doubtful.joined())`, `assertEquals("x\ud800", doubtful.lonely())`, `doubtful.race();`} {
			if !strings.Contains(source, want) {
				t.Errorf("JUnit %d: no %s in\n%s", version, want, source)
			}
		}
	}
}

// Nothing is expected of what tests leave behind for each other, and what fails because of that is not called; what
// they set anew is expected.
func TestRemains(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Remains.java")
	for _, version := range []int{4, 5} {
		r, err := Run(context.Background(), "p.Remains", Options{ClassPath: classes, Length: 4, Values: 2, JUnit: version, Cover: BranchPaths})
		if err != nil || !r.Complete || r.Tests == 0 || r.Covered != r.Branches || r.Tested >= r.Covered {
			t.Fatal(err, r)
		}
		source := string(r.Source)
		if found := regexp.MustCompile(`assert.*elsewhere\(\)|\.add\(.*|IllegalState.*`).FindString(source); found != "" {
			t.Errorf("JUnit %d: %s in\n%s", version, found, source)
		}
		for _, want := range []string{"assertEquals(0, remains.told())", "assertEquals(1, remains.tell())", "assertEquals(1, remains.own())", "UnsupportedOperationException"} {
			if !strings.Contains(source, want) {
				t.Errorf("JUnit %d: no %s in\n%s", version, want, source)
			}
		}
	}
}

// What has no constructor to call begins with a factory, or has static methods only; parameters may be constants.
func TestFactories(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Factories.java")
	for class, wants := range map[string][]string{
		"p.Factories": {"Factories factories = Factories.of(0);", "Factories factories = Factories.of(1);", "assertNull(Factories.of(2));",
			"assertThrows(IllegalArgumentException.class, () -> Factories.of(-1));", "assertEquals(8, factories.value());", "assertEquals(-1, factories.turn());"},
		"p.Statics": {"assertEquals(-1, Statics.sign(-1));", `assertEquals("once", Statics.limited());`, "assertThrows(IllegalStateException.class, () -> Statics.limited());"},
		"p.Level":   {"Level level = Level.at(0);", "assertTrue(level.above(Level.LOW));", "assertFalse(level.above((Level) null));", "assertEquals(Level.HIGH, level.next());"},
	} {
		for _, version := range []int{4, 5} {
			r, err := Run(context.Background(), class, Options{ClassPath: classes, Length: 3, Values: 4, JUnit: version, Cover: BranchPaths})
			if err != nil || !r.Complete || len(r.Missed) > 0 || r.Omitted > 0 {
				t.Fatalf("%s: %v, %v, missed %q, %d left out\n%s", class, err, r.Why, r.Missed, r.Omitted, r.Source)
			}
			for _, want := range wants {
				if version == 5 && !strings.Contains(string(r.Source), want) {
					t.Errorf("%s: no %s in\n%s", class, want, r.Source)
				}
			}
		}
	}
}

// Unknown numbers are found that small ones do not stand for, beside texts that are known.
func TestUnknown(t *testing.T) {
	classes := t.TempDir()
	javac(t, "-d", classes, "testdata/Solved.java")
	o := Options{ClassPath: classes, Length: 3, Values: 2, JUnit: 5}
	few, err := Run(context.Background(), "p.Solved", o)
	if err != nil {
		t.Fatal(err)
	}
	o.Unknown = true
	all, err := Run(context.Background(), "p.Solved", o)
	if err != nil {
		t.Fatal(err)
	}
	if !all.Complete || all.Covered <= few.Covered || slices.ContainsFunc(all.Missed, func(m string) bool { return !strings.Contains(m, "word") }) {
		t.Errorf("%d of %d branches are covered, %d without unknown numbers, missing %q, %s", all.Covered, all.Branches, few.Covered, all.Missed, all.Why)
	}
	if again, err := Run(context.Background(), "p.Solved", o); err != nil || !bytes.Equal(again.Source, all.Source) {
		t.Errorf("another run writes other tests (%v)", err)
	}
	o.Solve = true
	if both, err := Run(context.Background(), "p.Solved", o); err != nil || both.Covered != both.Branches {
		t.Errorf("with texts that are solved for %q is missing (%v)", both.Missed, err)
	}
}

// What any small numbers cover unknown ones do, though of two sequences whose states stand for each other one goes on only.
func TestUnknownStandForKnown(t *testing.T) {
	classes := t.TempDir()
	files, err := filepath.Glob("../bench/tests/*/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal(err, "no programs")
	}
	javac(t, append([]string{"-d", classes}, files...)...)
	for _, c := range []struct {
		class          string
		length, values int
	}{
		{"containers.SearchTree", 6, 5}, {"containers.RedBlackTree", 7, 6}, {"containers.List", 5, 3}, {"containers.HashTable", 4, 4},
		{"containers.BinomialHeap", 7, 4}, {"containers.FibonacciHeap", 5, 4},
		{"classes.ArrayHeap", 5, 4}, {"classes.Machine", 5, 4}, {"classes.Polynomial", 3, 4}, {"classes.RingBuffer", 5, 3}, {"classes.SmallSet", 2, 4}, {"classes.Words", 4, 4},
	} {
		t.Run(c.class, func(t *testing.T) {
			t.Parallel()
			folder, err := driver.Write("sequences", driverClasses)
			if err != nil {
				t.Fatal(err)
			}
			defer os.RemoveAll(folder)
			o := Options{ClassPath: classes, Length: c.length, Values: c.values, JUnit: 5, Cover: BranchPaths, class: c.class}
			covered := func(unknown bool) (list []string) {
				o := o
				o.Unknown = unknown
				if o.library, err = newLibrary(&o); err != nil {
					t.Fatal(err)
				}
				defer o.library.path.Close()
				r := &Result{Class: c.class}
				x, err := try(t.Context(), o.settings(folder), r, &o)
				if err != nil || !r.Complete && !unknown { // arrays have a limit there
					t.Fatal(err, r.Why)
				}
				for out := range x.covered {
					list = append(list, string(out))
				}
				return list
			}
			known, unknown := covered(false), covered(true)
			if len(unknown) < len(known) {
				t.Errorf("known numbers cover %d, unknown ones %d", len(known), len(unknown))
			}
			for _, out := range known {
				if !slices.Contains(unknown, out) {
					t.Errorf("unknown numbers do not cover %s", out)
				}
			}
		})
	}
}
