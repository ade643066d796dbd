package symtest

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
)

const subsume = "+symbolic.subsumption=true"

// subsumedAreas are the programs that are always run with subsumption; all are
// where loopsEnv is set.
var subsumedAreas = []string{"control", "loops", "objects", "switches", "threads"}

// What programs are expected to do, they do with subsumption, too. Only what was
// cut may be complete then.
func TestSubsumptionKeepsVerdicts(t *testing.T) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		t.Fatal(err)
	}
	classes := t.TempDir()
	compile(t, apiDir, classes, corpus.Files(programs)...)
	for _, p := range programs {
		if os.Getenv(loopsEnv) == "" && !slices.Contains(subsumedAreas, p.Area) {
			continue
		}
		if slices.ContainsFunc(p.Settings, func(s string) bool {
			return slices.ContainsFunc([]string{"symbolic.lazy", "symbolic.concolic", "symbolic.collect_constraints", "vm.por"}, func(key string) bool { return strings.Contains(s, key) })
		}) {
			continue // these do not go together
		}
		t.Run(p.Class(), func(t *testing.T) {
			r, err := p.Search(corpus.Run{Classes: classes, Settings: []string{"+search.multiple_errors=true", subsume}, Patience: patience})
			if err != nil {
				t.Fatal(err)
			}
			if m := p.Mismatch(r, -1); m != "" && (p.Verdict != search.Incomplete || r.Verdict != search.Safe) {
				t.Error(m)
			}
		})
	}
}

// loopsEnv says how many generated loops are checked.
const loopsEnv = "GOJPF_SYMBOLIC_LOOPS"

const (
	fewLoops = 40
	// loopPatience is how long a loop is followed whose values grow without end.
	loopPatience = 5 * time.Second
)

// Loops without an end throw the same exceptions, at the same places, whether
// their inputs are symbolic and states are subsumed, or their inputs are values and
// all states are enumerated.
func TestSubsumptionMissesNothing(t *testing.T) {
	loops := fewLoops
	if n, err := strconv.Atoi(os.Getenv(loopsEnv)); err == nil {
		loops = n
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "L.java")
	g := &loopWriter{Rand: rand.New(rand.NewPCG(11, 7))}
	if err := os.WriteFile(file, []byte(g.class(loops)), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	complete, found := 0, 0
	for k := range loops {
		want := thrown(t, dir, k, "values", patience)
		if len(want.cuts) > 0 {
			t.Errorf("loop %d, by values: %v", k, want.cuts)
			continue
		}
		got := thrown(t, dir, k, "symbols", loopPatience, subsume, "+symbolic.min_byte=-1", "+symbolic.max_byte=1", "+search.class=bfs", "+search.max_states=150")
		found += len(want.places)
		for _, place := range got.places {
			if !slices.Contains(want.places, place) {
				t.Errorf("loop %d: an exception at %s, which no values lead to", k, place)
			}
		}
		if len(got.cuts) > 0 {
			continue
		}
		complete++
		if !slices.Equal(got.places, want.places) {
			t.Errorf("loop %d: exceptions at %v, by values at %v\n%s", k, got.places, want.places, g.texts[k])
		}
	}
	t.Logf("%d of %d loops came to an end, %d exceptions", complete, loops, found)
	if complete < loops/4 || found < loops/10 {
		t.Errorf("only %d of %d loops came to an end, with %d exceptions", complete, loops, found)
	}
}

// outcome are the places where a loop throws, and what was cut.
type outcome struct{ places, cuts []string }

func thrown(t *testing.T, classes string, k int, mode string, patience time.Duration, settings ...string) outcome {
	t.Helper()
	args := append([]string{"+target=L", "+classpath=" + classes, "+search.multiple_errors=true"}, settings...)
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: args})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	p, err := search.Load(ctx, cfg, search.Setup{Args: []string{mode, strconv.Itoa(k)}, Out: io.Discard, Err: io.Discard})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	r := p.Run()
	var out outcome
	for _, v := range r.Violations {
		out.places = append(out.places, v.Location)
	}
	for _, c := range r.Incomplete {
		out.cuts = append(out.cuts, c.Reason)
	}
	slices.Sort(out.places)
	out.places = slices.Compact(out.places)
	return out
}

// loopWriter writes endless loops over seven variables of three values each.
type loopWriter struct {
	*rand.Rand
	bytes.Buffer
	texts []string
}

func (g *loopWriter) pick(list ...string) string { return list[g.IntN(len(list))] }

func (g *loopWriter) variable() string { return g.pick("a", "b", "o.f", "p.f", "s", "v[0]", "v[1]") }

func (g *loopWriter) class(n int) string {
	var head bytes.Buffer
	head.WriteString(`import gov.nasa.jpf.vm.Verify;
import org.sosy_lab.sv_benchmarks.Verifier;

public class L {
  static boolean symbols;
  static int s;
  int f;

  static int in() {
    return symbols ? Verifier.nondetByte() : Verify.getInt(-1, 1);
  }

  public static void main(String[] args) {
    symbols = args[0].equals("symbols");
    switch (Integer.parseInt(args[1])) {
`)
	for k := range n {
		fmt.Fprintf(&head, "      case %d: loop%d(); break;\n", k, k)
	}
	head.WriteString("    }\n  }\n")
	for k := range n {
		g.Reset()
		fmt.Fprintf(g, "\n  static void loop%d() {\n    int a = %d, b = in();\n    L o = new L(), p = new L();\n    int[] v = {%d, in()};\n    while (true) {\n", k, g.IntN(3)-1, g.IntN(3)-1)
		// Each round has a choice, lest a transition goes on for ever.
		fmt.Fprintf(g, "      if (in() == 0) %s = in();\n", g.variable())
		for range 4 + g.IntN(5) {
			g.statement("      ", 2)
		}
		fmt.Fprintf(g, "      if (%s) throw new IllegalStateException();\n    }\n  }\n", g.rare())
		g.texts = append(g.texts, g.String())
		head.WriteString(g.String())
	}
	head.WriteString("}\n")
	return head.String()
}

func (g *loopWriter) statement(indent string, depth int) {
	x, y := g.variable(), g.variable()
	switch n := g.IntN(12); {
	case n < 2 && depth > 0:
		fmt.Fprintf(g, "%sif (%s) {\n", indent, g.condition())
		g.statement(indent+"  ", depth-1)
		fmt.Fprintf(g, "%s} else {\n", indent)
		g.statement(indent+"  ", depth-1)
		fmt.Fprintf(g, "%s}\n", indent)
	case n < 4:
		fmt.Fprintf(g, "%sif (%s < 1) %s++;\n", indent, x, x)
	case n == 4:
		fmt.Fprintf(g, "%sif (%s > -1) %s--;\n", indent, x, x)
	case n == 5:
		fmt.Fprintf(g, "%s{ int t = %s; %s = %s; %s = t; }\n", indent, x, x, y, y)
	case n == 6:
		fmt.Fprintf(g, "%s{ L t = o; o = p; p = t; }\n", indent)
	case n == 7:
		fmt.Fprintf(g, "%s%s = Math.min(%s, -%s);\n", indent, x, x, y)
	case n == 8:
		fmt.Fprintf(g, "%sv[%s & 1] = %s;\n", indent, x, y)
	case n == 9:
		fmt.Fprintf(g, "%s%s = %d;\n", indent, x, g.IntN(3)-1)
	case n == 10:
		fmt.Fprintf(g, "%sif (%s) throw new IllegalArgumentException();\n", indent, g.rare())
	default:
		fmt.Fprintf(g, "%s%s = in();\n", indent, x)
	}
}

func (g *loopWriter) condition() string {
	x, y := g.variable(), g.variable()
	switch g.IntN(3) {
	case 0:
		return fmt.Sprintf("%s %s %d", x, g.pick("<", "==", ">", "!="), g.IntN(3)-1)
	case 1:
		return fmt.Sprintf("%s %s %s", x, g.pick("<", "==", ">="), y)
	}
	return fmt.Sprintf("%s + %s == %d", x, y, g.IntN(5)-2)
}

// rare is a condition that few states satisfy.
func (g *loopWriter) rare() string {
	return fmt.Sprintf("%s && %s && %s && %s == %d", g.condition(), g.condition(), g.condition(), g.variable(), g.IntN(3)-1)
}
