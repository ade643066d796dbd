package symtest

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// fewFeatures is how many generated methods of many features are checked where
// methodsEnv says nothing.
const fewFeatures = 3

// ways are in what manners a method is explored.
var ways = [][]string{
	{},
	{"+symbolic.dp=none"},
	{"+symbolic.concolic=true"},
	{"+symbolic.subsumption=true", "+search.class=bfs"},
	{"+symbolic.subsumption=true"},
	{beside},
	{"+symbolic.merge=always"},
	{"+symbolic.merge=always", "+search.class=bfs", "+symbolic.dp=z3"},
	{"+symbolic.dp=z3"},
	{"+symbolic.dp=smtlib:z3 -in -smt2"},
	{"+symbolic.dp=cvc5"},
	{"+symbolic.dp.check=100"},
	{"+symbolic.dp=z3int", "+insn.loop=impl"},
	{"+search.quick_values_after=0s"},
}

// beside is the manner in which another thread runs beside the method.
const beside = "beside"

// What a generated method may return, as a plain JVM says for all inputs, is found,
// with inputs that have that result and a trace that replays; and what it never
// returns is safe: for each solver, and in each manner of searching.
func TestFeaturesAgainstAllInputs(t *testing.T) {
	methods := fewFeatures
	if n, err := strconv.Atoi(os.Getenv(methodsEnv)); err == nil {
		methods = n
	}
	for seed := 0; seed*perClass < methods; seed++ {
		n := min(perClass, methods-seed*perClass)
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) { checkFeatures(t, uint64(seed), n, methods > fewFeatures) })
	}
}

func checkFeatures(t *testing.T, seed uint64, n int, all bool) {
	g, source := generateFeatures(seed, n)
	dir := t.TempDir()
	file := filepath.Join(dir, "R.java")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	cmd := exec.Command("java", "-cp", dir+":"+apiDir, "R")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.Bytes())
	}
	decided := 0
	for k, in := range g.inputs {
		count := combinations(in)
		results := make([]int32, count)
		for i := range results {
			results[i] = int32(binary.BigEndian.Uint32(out[4*i:]))
		}
		out = out[4*count:]
		for w := range ways {
			if !all && w > 0 && (k+w)%4 != 0 {
				continue
			}
			met, never := targets(results, k+w)
			for _, target := range []int32{met, never} {
				decided += checkFeature(t, dir, k, in, results, target, ways[w], g.bodies[k])
			}
		}
	}
	t.Logf("%d verdicts of %d methods", decided, n)
	if decided < n {
		t.Errorf("only %d verdicts of %d methods", decided, n)
	}
}

// targets are a result that the fewest inputs have, and one near it that none has.
func targets(results []int32, turn int) (met, never int32) {
	count := map[int32]int{}
	for _, r := range results {
		count[r]++
	}
	met = results[turn%len(results)]
	for _, r := range results {
		if count[r] < count[met] {
			met = r
		}
	}
	for never = met + 1; count[never] > 0; never++ {
	}
	return met, never
}

// checkFeature searches for a result of method k. It returns 1 if the search knew.
func checkFeature(t *testing.T, classes string, k int, in []domain, results []int32, target int32, settings []string, body string) int {
	t.Helper()
	possible := false
	for _, r := range results {
		possible = possible || r == target
	}
	p := &corpus.Program{Name: "R", Args: []string{fmt.Sprint(k), fmt.Sprint(target)}}
	if slices.Contains(settings, beside) {
		p.Args, settings = append(p.Args, beside), nil
	}
	run := func(more ...string) (*search.Result, error) {
		args := append([]string{"+target=R", "+symbolic.dp_timeout_ms=2000"}, settings...)
		return p.Search(corpus.Run{Classes: classes, Settings: append(args, more...), Patience: patience})
	}
	r, err := run()
	if err != nil {
		t.Fatalf("%v: %v", settings, err)
	}
	fail := func(format string, args ...any) {
		t.Errorf("method %d, result %d, %v: %s\n%s", k, target, settings, fmt.Sprintf(format, args...), body)
	}
	for _, c := range r.Incomplete {
		if strings.Contains(c.Reason, "internal error") || strings.Contains(c.Reason, "disagree") || strings.Contains(c.Reason, "not believed") {
			fail("%s %v", c.Reason, c.Stack)
		}
	}
	switch {
	case r.Verdict == search.Safe && possible:
		fail("safe, but some inputs have it")
	case r.Verdict == search.Violated && !possible:
		fail("violated with %v, but no inputs have it", r.Violations[0].Inputs)
	case r.Verdict == search.Incomplete:
		return 0
	case r.Verdict == search.Violated:
		v := &r.Violations[0]
		if got, known := resultOf(in, results, v.Inputs); !known || got != target {
			fail("the inputs %v have result %d, known: %v", v.Inputs, got, known)
		}
		trace := filepath.Join(t.TempDir(), "trace")
		if err := explore.NewStoredTrace("R", "of a test", v.Trace, v).WriteFile(trace, true); err != nil {
			t.Fatal(err)
		}
		again, err := run("+search.replay=" + trace)
		switch {
		case err != nil && r.Statistics.Unknown > 0:
			return 1 // one way of a branch was not decided, and this time it was
		case err != nil:
			t.Fatalf("%v: %v", settings, err)
		}
		for _, c := range again.Incomplete {
			if strings.Contains(c.Reason, "was not decided") {
				return 1 // by a solver that was in no hurry this time
			}
		}
		if len(again.Violations) != 1 || again.Violations[0].Message != v.Message {
			fail("replayed it is %s: %v", again.Verdict, again.Incomplete)
		}
	}
	return 1
}

// resultOf is the result for the inputs of a violation, in the order in which they
// were drawn; known is false where they are not among those tried.
func resultOf(in []domain, results []int32, inputs map[string]string) (result int32, known bool) {
	at := 0
	for i, d := range in {
		index := -1
		literal, ok := inputOf(inputs, i)
		for k, value := range d.values {
			if ok && sameValue(literal, value) {
				index = k
			}
		}
		if index < 0 {
			return 0, false
		}
		at = at*len(d.values) + index
	}
	return results[at], true
}

// inputOf is the input that was drawn as number i: names end with that, from 1.
func inputOf(inputs map[string]string, i int) (string, bool) {
	for name, literal := range inputs {
		if strings.HasSuffix(name, fmt.Sprintf("_%d", i+1)) {
			return literal, true
		}
	}
	return "", false
}

// sameValue compares two Java literals of a number, a character or a boolean.
func sameValue(a, b string) bool {
	if a == b {
		return true
	}
	x, okX := number(a)
	y, okY := number(b)
	return okX && okY && math.Float64bits(x) == math.Float64bits(y)
}

func number(text string) (float64, bool) {
	switch text {
	case "0.0 / 0", "Double.NaN", "NaN":
		return math.NaN(), true
	case "Integer.MAX_VALUE - 1":
		return math.MaxInt32 - 1, true
	case "Integer.MAX_VALUE":
		return math.MaxInt32, true
	case "Integer.MIN_VALUE":
		return math.MinInt32, true
	case "Integer.MIN_VALUE + 1":
		return math.MinInt32 + 1, true
	case "0f / 0", "Float.NaN":
		return math.NaN(), true
	case "Long.MIN_VALUE":
		return math.MinInt64, true
	}
	if len(text) == 3 && text[0] == '\'' {
		return float64(text[1]), true
	}
	if strings.HasPrefix(text, "(") { // (short) 128
		_, text, _ = strings.Cut(text, ") ")
	}
	if float, ok := strings.CutSuffix(strings.ToLower(text), "f"); ok {
		f, err := strconv.ParseFloat(float, 32)
		return f, err == nil
	}
	text = strings.TrimRight(text, "LlDd")
	f, err := strconv.ParseFloat(text, 64)
	return f, err == nil
}
