package symtest

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/listener/summary"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
)

// pathWays are the manners in which the paths of generated methods are listed.
var pathWays = [][]string{
	{},
	{"+symbolic.dp=z3"},
	{"+symbolic.dp=cvc5"},
	{"+search.class=bfs", "+symbolic.dp=none"},
}

// The paths of generated methods of many features, as reports list them: their
// inputs satisfy their conditions, a plain JVM does with them what the path says,
// and so do the JUnit tests that are written for them.
func TestPathsOfFeatures(t *testing.T) {
	methods := fewFeatures
	if n, err := strconv.Atoi(os.Getenv(methodsEnv)); err == nil {
		methods = n
	}
	for seed := 0; seed*perClass < methods; seed++ {
		n := min(perClass, methods-seed*perClass)
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) { checkPaths(t, uint64(seed)+1000, n) })
	}
}

func checkPaths(t *testing.T, seed uint64, n int) {
	g, source := generateFeatures(seed, n)
	dir, tests := t.TempDir(), t.TempDir()
	file := filepath.Join(dir, "R.java")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	lib := ""
	if _, err := os.Stat(filepath.Join(jarDir, "junit-platform-console.jar")); err == nil {
		lib = junit(t)
	}
	var calls, wants, tells []string
	for k, in := range g.inputs {
		p := &corpus.Program{Name: "R", Args: []string{fmt.Sprint(k)}}
		how := pathWays[(k+int(seed))%len(pathWays)]
		settings := append([]string{"+target=R",
			"+symbolic.method=R.m" + fmt.Sprint(k) + "(" + strings.TrimSuffix(strings.Repeat("sym#", len(in)), "#") + ")",
			"+symbolic.dp_timeout_ms=1000", "+search.multiple_errors=true",
			"+listener=JUnitTests", "+junit.class=M" + fmt.Sprint(k) + "Test", "+junit.directory=" + tests,
		}, how...)
		r, err := p.Search(corpus.Run{Classes: dir, Settings: settings, Patience: patience / 2, Own: []any{summary.NewCollector()}})
		if err != nil {
			t.Fatalf("method %d: %v\n%s", k, err, g.bodies[k])
		}
		for _, c := range r.Incomplete {
			if strings.Contains(c.Reason, "internal error") || strings.Contains(c.Reason, "JUnitTests") || strings.Contains(c.Reason, "disagree") {
				t.Errorf("method %d, %v: %s %v\n%s", k, how, c.Reason, c.Stack, g.bodies[k])
			}
		}
		for i := range r.Paths {
			w := &r.Paths[i]
			if w.Inputs == nil {
				continue
			}
			if m := contradiction(w); m != "" {
				t.Errorf("method %d, %v: the path of %s with %v: %s\n%s", k, how, w.PC, w.Inputs, m, g.bodies[k])
			}
			if want := endOf(w); want != "" {
				var args []string
				for i, a := range w.Arguments {
					args = append(args, "("+in[i].typ+") ("+a+")")
				}
				calls = append(calls, fmt.Sprintf("m%d(%s)", k, strings.Join(args, ", ")))
				wants = append(wants, want)
				tells = append(tells, fmt.Sprintf("method %d, %v: %v\n%s", k, how, w.PC, g.bodies[k]))
			}
		}
	}
	if len(calls) < n {
		t.Errorf("only %d paths of %d methods", len(calls), n)
	}
	for i, got := range onHost(t, dir, calls) {
		if got != wants[i] {
			t.Errorf("%s: a plain JVM says %s, the path %s\n%s", calls[i], got, wants[i], tells[i])
		}
	}
	if lib != "" {
		want := generated(t, tests)
		if count, failed, out := runTests(t, tests, lib+":"+dir); failed > 0 || count != want || count < n {
			t.Errorf("%d of %d tests failed, %d were written for %d methods\n%.20000s", failed, count, want, n, out)
		}
		t.Logf("%d tests", want)
	}
	t.Logf("%d paths", len(calls))
}

// endOf is how a path ends, as the host prints it; "" where it does not say.
func endOf(w *search.Path) string {
	switch w.End {
	case "returned":
		return "returned " + w.Result
	case "threw":
		return "threw " + w.Exception + ": " + w.Message
	}
	return ""
}

// onHost makes calls of methods of R, and tells how each ends.
func onHost(t *testing.T, classes string, calls []string) []string {
	t.Helper()
	var b strings.Builder
	b.WriteString("public class Check {\n  interface Call { int run(); }\n\n  static void call(Call c) {\n    R.s = 0;\n    R.count = 0;\n" +
		"    try { System.out.println(\"returned \" + c.run()); }\n    catch (Throwable x) { System.out.println(\"threw \" + x.getClass().getName() + \": \" + (x.getMessage() == null ? \"\" : x.getMessage())); }\n  }\n\n")
	const perPart = 500 // a method has at most 64 KB
	parts := 0
	for i, call := range calls {
		if i%perPart == 0 {
			if i > 0 {
				b.WriteString("  }\n\n")
			}
			fmt.Fprintf(&b, "  static void part%d() {\n", parts)
			parts++
		}
		fmt.Fprintf(&b, "    call(() -> R.%s);\n", call)
	}
	if len(calls) > 0 {
		b.WriteString("  }\n\n")
	}
	b.WriteString("  public static void main(String[] args) {\n")
	for i := range parts {
		fmt.Fprintf(&b, "    part%d();\n", i)
	}
	b.WriteString("  }\n}\n")
	dir := t.TempDir()
	file := filepath.Join(dir, "Check.java")
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, classes+":"+apiDir, dir, file)
	cmd := exec.Command("java", "-cp", dir+":"+classes+":"+apiDir, "Check")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.Bytes())
	}
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if len(calls) == 0 {
		return nil
	}
	if len(lines) != len(calls) {
		t.Fatalf("%d lines of %d calls", len(lines), len(calls))
	}
	return lines
}

// contradiction says which condition of a path its inputs do not satisfy, "" for
// none.
func contradiction(w *search.Path) string {
	b := symbolic.NewModelBuilder(nil)
	for _, c := range w.PC.Conds() {
		for _, v := range c.Vars() {
			name, _, _ := strings.Cut(v.Name, "_")
			literal, ok := w.Inputs[name]
			if !ok {
				return "" // not one of the parameters
			}
			value, ok := valueOf(literal, v.Expr().Kind())
			if !ok {
				return "what is " + literal + "?"
			}
			b.Set(v, value)
		}
	}
	m := b.Model()
	for _, c := range w.PC.Conds() {
		if !symbolic.Holds(c, m) {
			return "it does not satisfy " + c.Java()
		}
	}
	return ""
}

// valueOf is the value of a Java literal for a variable.
func valueOf(literal string, kind symbolic.Kind) (symbolic.Value, bool) {
	if literal == "true" || literal == "false" {
		bits := uint64(0)
		if literal == "true" {
			bits = 1
		}
		return symbolic.Value{Kind: kind, Bits: bits}, true
	}
	if kind.IsInt() {
		text := strings.TrimRight(literal, "L")
		if strings.HasPrefix(text, "(") { // (byte) 3
			_, text, _ = strings.Cut(text, ") ")
		}
		if n, err := strconv.ParseInt(text, 0, 64); err == nil {
			return symbolic.Value{Kind: kind, Bits: uint64(n)}, true
		}
	}
	f, ok := number(literal)
	if !ok {
		return symbolic.Value{}, false
	}
	switch {
	case kind.IsInt():
		return symbolic.Value{Kind: kind, Bits: uint64(int64(f))}, true
	case kind == symbolic.F32:
		return symbolic.Value{Kind: kind, Bits: uint64(math.Float32bits(float32(f)))}, true
	}
	return symbolic.Value{Kind: kind, Bits: math.Float64bits(f)}, true
}
