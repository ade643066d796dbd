package models_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
)

// compiled holds the API's jar and the programs of testdata/verify, which were
// compiled against it.
var compiled = sync.OnceValues(func() (dir string, err error) {
	if dir, err = os.MkdirTemp("", "verify"); err != nil {
		return "", err
	}
	f, err := os.Create(filepath.Join(dir, "api.jar"))
	if err != nil {
		return "", err
	}
	if err := errors.Join(models.WriteAPIJar(f), f.Close()); err != nil {
		return "", err
	}
	files, err := filepath.Glob("testdata/verify/*.java")
	if err != nil {
		return "", err
	}
	args := append([]string{"-g", "-cp", f.Name(), "-encoding", "UTF-8", "-d", filepath.Join(dir, "classes")}, files...)
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("javac: %w\n%s", err, out)
	}
	return dir, nil
})

func TestMain(m *testing.M) {
	status := m.Run()
	if dir, err := compiled(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(status)
}

func programs(t *testing.T) (jar, classes string) {
	t.Helper()
	dir, err := compiled()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "api.jar"), filepath.Join(dir, "classes")
}

// outcome is what a run of a program showed.
type outcome struct {
	result *search.Result
	lines  []string // what it printed
	ledger *models.Ledger
}

// run searches a program, whose class path has no API, or takes one path of it.
// prepare may set hooks.
func run(t *testing.T, straight bool, prepare func(*models.Options), target string, args []string, settings ...string) outcome {
	t.Helper()
	_, classes := programs(t)
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: append([]string{"+target=" + target, "+classpath=" + classes}, settings...), Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	p, err := search.Load(context.Background(), cfg, search.Setup{Args: args, Straight: straight, Out: &out, Err: &out})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	world := models.World(p.Machine)
	if prepare != nil {
		prepare(world)
	}
	o := outcome{ledger: world.Ledger}
	if straight {
		if _, err := p.Exec(); err != nil {
			t.Fatal(err)
		}
	} else if o.result = p.Run(); o.result.Failure != nil {
		t.Fatalf("%v\n%s", o.result.Failure, o.result.Failure.Stack)
	}
	if text := strings.TrimSuffix(out.String(), "\n"); text != "" {
		o.lines = strings.Split(text, "\n")
	}
	return o
}

func (o outcome) verdict() string {
	s := string(o.result.Verdict)
	for _, v := range o.result.Violations {
		s += " " + v.Exception + ": " + v.Message
	}
	for _, c := range o.result.Incomplete {
		s += " cut: " + c.Reason
	}
	return s
}

func fields(s string) []string { return strings.Fields(s) }

// The alternatives of each kind of choice, in the order of a depth-first
// search.
func TestChoices(t *testing.T) {
	for _, c := range []struct {
		mode, settings, want string // lines of output, joined by '|'
	}{
		{"int", "", "1|2|3"},
		{"boolean", "", "false true|false false|true true|true false"},
		{"boolean", "+cg.boolean.false_first=no", "true true|true false|false true|false false"},
		{"list", "", "5 1099511627776 0.5 1.0E10|5 1099511627776 0.5 -0.0|5 1099511627776 2.0 1.0E10|5 1099511627776 2.0 -0.0|" +
			"7 1099511627776 0.5 1.0E10|7 1099511627776 0.5 -0.0|7 1099511627776 2.0 1.0E10|7 1099511627776 2.0 -0.0"},
		{"empty", "", "0 0.0 0"},
		{"configured", "+x.class=.vm.choice.IntIntervalGenerator +x.min=2 +x.max=6 +x.delta=2", "2|4|6"},
		{"configured", "+x.class=IntChoiceFromSet +x.values=1,limit,-threshold,limit", "1|20|-30"},
		{"double", "+x.class=gov.nasa.jpf.vm.choice.DoubleThresholdGenerator +x.low=1 +x.threshold=2.5 +x.high=9", "1.0|2.5|9.0"},
		{"double", "+x.class=interval +x.min=1 +x.max=2", "1.0|2.0"},
		{"object", "+x.class=.vm.choice.TypedObjectChoice +x.type=Choices$Thing", "true|false"},
		{"object", "+x.class=.vm.choice.TypedObjectChoice +x.type=Choices$Thing +x.include_null=false", "true"},
		{"random", "", "0 false|0 true|1 false|1 true"},
		{"randomObject", "", "true|false"},
		{"flip", "", "127 false|-65 false|-33 false|-17 false|-9 false|-5 false|-3 false|-2 false"},
		{"flips", "", "6|0|3"}, // 101 with 011, 101 and 110
		{"ignore", "", "1|3|5"},
		{"ignore", "+vm.verify.ignore_path=false", "1|2|3|4|5"},
		{"break", "", "5|6"},
	} {
		t.Run(c.mode+c.settings, func(t *testing.T) {
			o := run(t, false, nil, "Choices", []string{c.mode}, fields(c.settings)...)
			if got := strings.Join(o.lines, "|"); got != c.want {
				t.Errorf("printed %s, want %s", got, c.want)
			}
			if o.verdict() != "safe" {
				t.Errorf("verdict %s", o.verdict())
			}
		})
	}
}

// A straight run takes the first alternative of each choice.
func TestChoicesStraight(t *testing.T) {
	for mode, want := range map[string]string{"int": "1", "boolean": "false true", "flip": "127 false", "ignore": "1", "break": "5"} {
		if o := run(t, true, nil, "Choices", []string{mode}); strings.Join(o.lines, "|") != want {
			t.Errorf("%s: printed %q, want %s", mode, o.lines, want)
		}
	}
}

// What is wrong with a choice is told with the key.
func TestChoiceErrors(t *testing.T) {
	for _, c := range []struct{ mode, settings, want string }{
		{"configured", "", "incomplete cut: unsupported: choice: x.class is not set: expected"},
		{"configured", "+x.class=IntIntervalGenerator +x.min=1", "incomplete cut: unsupported: choice: x.max is not set: expected an integer"},
		{"configured", "+x.class=ints +x.values=nobody", `incomplete cut: unsupported: choice: x.values: expected integers or names of variables, got "nobody"`},
		{"configured", "+x.class=boolean", "incomplete cut: unsupported: choice: x.class: Verify.getInt needs a generator of type int"},
		{"object", "+x.class=interval +x.min=1 +x.max=2", "incomplete cut: unsupported: choice: x.class: Verify.getObject needs a generator of type object"},
		{"tooMany", "", "violated java.lang.IllegalArgumentException: there are 19619725782651120 ways to flip 20 of 64 bits: too many"},
	} {
		if got := run(t, false, nil, "Choices", []string{c.mode}, fields(c.settings)...).verdict(); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s %s: %s, want %s", c.mode, c.settings, got, c.want)
		}
	}
}

func TestLedgerSurvivesBacktracking(t *testing.T) {
	o := run(t, false, nil, "Ledger", nil)
	if o.verdict() != "safe" {
		t.Fatal(o.verdict())
	}
	if got := o.ledger.Counters(); !maps.Equal(got, map[int]int{0: 0, 3: 10}) {
		t.Errorf("counters %v", got)
	}
	if got := o.ledger.Values(); !maps.Equal(got, map[string]int{"last": 4}) {
		t.Errorf("values %v", got)
	}
	bits := o.ledger.BitSets()
	slices.Sort(bits[1])
	if len(bits) != 1 || !slices.Equal(bits[1], []int{0, 1, 3, 4}) {
		t.Errorf("bits %v", bits)
	}
}

func TestAttributes(t *testing.T) {
	before := "8[8, 7]|4|0 9|" // the one added last comes first
	after := "|local variable not found: nothing|2"
	want := before + "5[3]3" + after + "|6[1, 3]1" + after
	for _, loop := range []string{"auto", "impl", "hooked"} {
		o := run(t, false, nil, "Attributes", nil, "+insn.loop="+loop)
		if got := strings.Join(o.lines, "|"); got != want {
			t.Errorf("%s: printed %s\nwant %s", loop, got, want)
		}
	}
}

func TestCreateFromJSON(t *testing.T) {
	nothing := " 0 0.0 null null null null 0 \x00 null null 0"
	for _, c := range []struct{ json, want string }{
		{`{}`, "null" + nothing},
		{`null`, "null 0"},
		{`{"name": 'it"s\u00e9', "unknown": [1]}`, `it"sé` + nothing},
		{`{"n": -3, "d": 1e3, "color": "GREEN", "boxed": 7, "any": "text", "rows": [[1, 2], null, []], "big": 9007199254740993, "letter": "q"}`,
			"null -3 1000.0 GREEN 7 text [[1, 2], null, []] 9007199254740993 q null null 0"},
		{`{"name": "a", "next": {"name": "b"}, "items": [{"n": 1}, null], "list": ["x", "y"]}`,
			"a 0 0.0 null null null null 0 \x00 [null 1 0.0 null null null null 0 \x00 null null, null] [x, y] > b 0 0.0 null null null null 0 \x00 null null 0"},
		{`{"n": IntInterval(1, 3), "any": TrueFalse()}`, "null 1 0.0 null null false" + tail + "|null 1 0.0 null null true" + tail +
			"|null 2 0.0 null null false" + tail + "|null 2 0.0 null null true" + tail +
			"|null 3 0.0 null null false" + tail + "|null 3 0.0 null null true" + tail},
		{`{"d": DoubleSet(1.5, 2), "boxed": IntSet(4, 4)}`, "null 0 1.5 null 4 null" + tail + "|null 0 2.0 null 4 null" + tail},
		{`{"any": DoubleThreshold()}`, "null 0 0.0 null null 1.0" + tail + "|null 0 0.0 null null 2.0" + tail + "|null 0 0.0 null null 3.0" + tail},
	} {
		o := run(t, false, nil, "FromJSON", []string{c.json}, "+any.low=1", "+any.threshold=2", "+any.high=3")
		if got := strings.Join(o.lines, "|"); got != c.want {
			t.Errorf("%s\nprinted %q\nwant    %q", c.json, got, c.want)
		}
		if o.verdict() != "safe" {
			t.Errorf("%s: %s", c.json, o.verdict())
		}
	}
	for _, c := range []struct{ json, want string }{
		{`{"n": "x"}`, "JSON: int cannot be made of a string"},
		{`{"n": TrueFalse()}`, "JSON: int cannot be made of false"},
		{`{"color": "BLUE"}`, "JSON: FromJSON$Color has no constant BLUE"},
		{`{"name": [1]}`, "JSON: java.lang.String cannot be made of an array"},
		{`{"rows": [1]}`, "JSON: int[] cannot be made of the number 1"},
		{`{"rows": {}}`, "JSON: int[][] cannot be made of an object"},
		{`{"n": 1`, "JSON: expected ',' or '}', found the end in line 1, column 8"},
		{`{"n": IntInterval(1)}`, `JSON: IntInterval(...) at "n": 1 arguments, expected 2 3`},
		{`{"next": {"n": IntSet()}}`, `JSON: IntSet() at "nextn": nothing to choose from`},
	} {
		o := run(t, false, nil, "FromJSON", []string{c.json})
		if got, want := o.verdict(), "violated java.lang.IllegalArgumentException: "+c.want; got != want {
			t.Errorf("%s\ngot  %s\nwant %s", c.json, got, want)
		}
	}
}

const tail = " null 0 \x00 null null 0"

// Random numbers become choices; where not all are tried the run says so.
func TestEnumerateRandom(t *testing.T) {
	const cut = "cut"
	for _, c := range []struct{ mode, settings, want string }{
		{"bounded", "", "0 5|0 6|1 5|1 6|2 5|2 6"},
		{"boolean", "", "false|true"},
		{"shuffle", "", "[2, 3, 1]|[3, 2, 1]|[3, 1, 2]|[1, 3, 2]|[2, 1, 3]|[1, 2, 3]"},
		{"math", "", cut + "true|true|true"},
		{"int", "+vm.random_ints=3,0x10", cut + "3|16"},
		{"int", "", cut + "-2147483648|0|1|2|3|4|2147483647"},
		{"local", "", "1|2"},
		{"zero", "", "bound must be positive"},
	} {
		cuts := 0
		hook := func(o *models.Options) { o.Hooks.Cut = func(*vm.Machine, string, string) { cuts++ } }
		o := run(t, false, hook, "Randoms", []string{c.mode}, append(fields(c.settings), "+cg.enumerate_random=true")...)
		want := strings.TrimPrefix(c.want, cut)
		if got := strings.Join(o.lines, "|"); got != want {
			t.Errorf("%s: printed %s, want %s", c.mode, got, want)
		}
		if (cuts > 0) != (want != c.want) {
			t.Errorf("%s: %d cuts", c.mode, cuts)
		}
	}
	if o := run(t, false, nil, "Randoms", []string{"bounded"}); len(o.lines) != 1 {
		t.Errorf("without the key: %q", o.lines)
	}
}

// The same program under the machine and on a plain JVM, with the API in a jar
// there and without it here.
func TestPlainJVM(t *testing.T) {
	jar, classes := programs(t)
	file := filepath.Join(t.TempDir(), "object")
	cmd := exec.Command("java", "-ea", "-Dfile.encoding=UTF-8", "-cp", classes+":"+jar, "Here", file)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	plain := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if plain[0] != "false" {
		t.Errorf("isRunningInJPF on a plain JVM: %s", plain[0])
	}
	inside := run(t, true, nil, "Here", []string{file}, "+vm.charset=UTF-8").lines
	if inside[0] != "true" || !slices.Equal(inside[1:], plain[1:]) {
		t.Errorf("inside:\n%s\non a plain JVM:\n%s", strings.Join(inside, "\n"), strings.Join(plain, "\n"))
	}
	for _, mode := range []string{"int", "boolean", "list", "empty", "configured", "double", "object", "random", "randomObject", "flip", "flips", "tooMany", "break"} {
		if out, err := exec.Command("java", "-ea", "-cp", classes+":"+jar, "Choices", mode).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", mode, err, out)
		}
		if testing.Short() {
			break
		}
	}
}

// What the search does for a program is asked for at the right place.
func TestHooks(t *testing.T) {
	var said []string
	o := run(t, true, func(o *models.Options) {
		o.Hooks = models.Hooks{
			Comment:  func(_ *vm.Machine, text string) { said = append(said, text) },
			Interest: func(*vm.Machine, int) { said = append(said, "interest") },
			StoreTrace: func(_ *vm.Machine, file, comment string) {
				said = append(said, file+comment)
			},
		}
	}, "Here", []string{filepath.Join(t.TempDir(), "x")})
	if got := strings.Join(said, " "); got != "comment label 1" || len(o.lines) == 0 {
		t.Errorf("hooks were called: %s", got)
	}
}

// A program that brings another Verify gets ours.
func TestAPIShadows(t *testing.T) {
	dir := t.TempDir()
	src := filepath.Join(dir, "gov/nasa/jpf/vm/Verify.java")
	if err := os.MkdirAll(filepath.Dir(src), 0o755); err != nil {
		t.Fatal(err)
	}
	other := "package gov.nasa.jpf.vm; public class Verify { public static boolean isRunningInJPF() { throw new Error(); } }"
	main := "public class Main { public static void main(String[] a) { System.out.println(gov.nasa.jpf.vm.Verify.isRunningInJPF() + \" \" + " +
		"gov.nasa.jpf.vm.Verify.class.getClassLoader().equals(Main.class.getClassLoader())); } }"
	for file, text := range map[string]string{src: other, filepath.Join(dir, "Main.java"): main} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command("javac", "-d", dir, src, filepath.Join(dir, "Main.java")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	o := run(t, true, nil, "Main", nil, "+classpath="+dir)
	if got := strings.Join(o.lines, "|"); got != "true true" {
		t.Errorf("printed %s", got)
	}
}

func TestAPIJarIsDeterministic(t *testing.T) {
	var a, b bytes.Buffer
	if err := errors.Join(models.WriteAPIJar(&a), models.WriteAPIJar(&b)); err != nil {
		t.Fatal(err)
	}
	if a.Len() == 0 || !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two jars differ")
	}
}

// fakeReport is what a gojpf that found a violation reports, or nothing.
const (
	safeReport = `{"schema":1,"verdict":"safe","violations":[],"incomplete":[],
 "counters":{"0":4},"values":{"last":7},"bitsets":{"2":[1,9]}}`
	violatedReport = `{"schema":1,"verdict":"violated","violations":[{"kind":"assertion","property":"gov.nasa.jpf.vm.NoUncaughtExceptionsProperty",
 "exception":"java.lang.AssertionError","message":"is \"two","location":"Main.java:12"}],"incomplete":[]}`
)

// The host's side of TestJPF: what it starts and how it judges, with a script
// in gojpf's place.
func TestHostSide(t *testing.T) {
	jar, classes := programs(t)
	script := filepath.Join(t.TempDir(), "gojpf")
	text := `#!/bin/sh
printf '%s\n' "$@" >"$0.args"
echo printed by the program
while [ "$1" != --json ]; do shift; done
cat "$0.report" >"$2"
read status <"$0.status"
exit $status
`
	if err := os.WriteFile(script, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		method, report, status string
		want                   string // part of the output; "" for success
	}{
		{"counters", safeReport, "0", ""},
		{"violation", strings.ReplaceAll(violatedReport, `\"`, ""), "1", ""},
		{"wrong", violatedReport, "1", "unexpected violation: gov.nasa.jpf.vm.NoUncaughtExceptionsProperty java.lang.AssertionError: is \"two (Main.java:12)"},
		{"wrong", "", "2", "gojpf ended with status 2"},
		{"wrong", `{"verdict":"incomplete","incomplete":[{"reason":"unsupported: native method x"}]}`, "3", "could not be carried on: unsupported: native method x"},
		{"limited", `{"verdict":"incomplete","incomplete":[{"reason":"limit of 9 states"}]}`, "3", ""},
		{"wrong", `{"verdict":"incomplete","incomplete":[{"reason":"unconfirmed: java.lang.AssertionError at A.java:3: why"}]}`, "3", "may not be possible: unconfirmed"},
		{"wrong", `{"verdict":"safe"`, "0", "unreadable report"},
		{"wrongDetails", strings.ReplaceAll(violatedReport, `\"`, ""), "1", "expected: java.lang.Error : is two"},
		{"output", safeReport, "0", ""},
		{"created", safeReport, "0", ""},
		{"wrongException", violatedReport, "1", "expected: java.lang.NullPointerException"},
		{"wrongException", safeReport, "0", "nothing was found, expected: java.lang.NullPointerException"},
		{"deadlock", violatedReport, "1", "not found: gov.nasa.jpf.vm.NotDeadlockedProperty"},
		{"unmade", "", "2", ""},
		{"unmade", safeReport, "0", "the run was made"},
	} {
		for name, text := range map[string]string{".report": c.report, ".status": c.status + "\n"} {
			if err := os.WriteFile(script+name, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		out, err := exec.Command("java", "-Dgojpf.command="+script, "-cp", classes+":"+jar, "HostTest", c.method).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		ok := bytes.Contains(out, []byte("failures: 0, errors: 0"))
		if ok != (c.want == "") || !bytes.Contains(out, []byte(c.want)) {
			t.Errorf("%s with status %s: want %q:\n%s", c.method, c.status, c.want, out)
		}
		if c.method == "counters" {
			args, err := os.ReadFile(script + ".args")
			want := []string{"run", "--quiet", "--json", "+some.key=1", "+target.test_method=counters", "HostTest"}
			for _, a := range want {
				if !slices.Contains(strings.Split(string(args), "\n"), a) {
					t.Errorf("arguments lack %s: %s %v", a, args, err)
				}
			}
		}
		if c.method == "created" {
			args, err := os.ReadFile(script + ".args")
			text := string(args)
			for _, want := range []string{"+listener+=,.listener.VarTracker\n", "+by.the.test=yes\n", "+cg.seed=7\n", "+target.test_method=wrong\n"} {
				if !strings.Contains(text, want) || strings.Contains(text, "some.key") || strings.Contains(text, "no setting") {
					t.Errorf("arguments: %s, want %s: %v", text, want, err)
				}
			}
		}
		if c.method == "output" {
			args, err := os.ReadFile(script + ".args")
			if err != nil || bytes.Contains(args, []byte("--quiet")) {
				t.Errorf("a report was asked for, and kept quiet: %s %v", args, err)
			}
		}
	}
}
