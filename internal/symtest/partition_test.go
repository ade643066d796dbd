package symtest

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/symbolic"
)

// methodsEnv says how many generated methods are checked.
const methodsEnv = "GOJPF_SYMBOLIC_METHODS"

const (
	fewMethods = 30
	perClass   = 25
)

// The inputs of a generated method: a byte, a boolean, and a byte of few values.
const (
	lowA, highA = -128, 127
	lowC, highC = -8, 7
	inputs      = (highA - lowA + 1) * 2 * (highC - lowC + 1)
)

// The paths of generated methods partition their inputs: each input satisfies the
// condition of exactly one path, which has the result that a plain JVM computes.
func TestPathsPartitionInputs(t *testing.T) {
	methods := fewMethods
	if n, err := strconv.Atoi(os.Getenv(methodsEnv)); err == nil {
		methods = n
	}
	for seed := 0; seed*perClass < methods; seed++ {
		n := min(perClass, methods-seed*perClass)
		t.Run(fmt.Sprint("seed", seed), func(t *testing.T) { checkClass(t, uint64(seed), n) })
	}
}

func checkClass(t *testing.T, seed uint64, n int) {
	dir := t.TempDir()
	file := filepath.Join(dir, "G.java")
	source := generate(seed, n)
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	cmd := exec.Command("java", "-cp", dir, "G")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil || len(out) != 4*n*inputs {
		t.Fatalf("%d bytes, %v\n%s", len(out), err, stderr.Bytes())
	}
	for k := range n {
		paths, err := pathsOf(dir, k)
		if err != nil {
			t.Errorf("method %d: %v\n%s", k, err, source)
			continue
		}
		if m := compare(paths, out[4*k*inputs:4*(k+1)*inputs]); m != "" {
			t.Errorf("seed %d, method m%d, %d paths: %s\n%s", seed, k, len(paths), m, source)
		}
	}
}

// path is a path of a method: its condition, its inputs and its result.
type path struct {
	pc     *symbolic.PC
	inputs []core.Input
	result *symbolic.Expr
}

// collector is the observer that keeps the paths of a search.
type collector struct {
	explore.Observer
	p     *search.Program
	paths []path
	cuts  []string
}

func (c *collector) SearchStarted(*search.Result)         {}
func (c *collector) StateRestored(int)                    {}
func (c *collector) StateBacktracked(int)                 {}
func (c *collector) PropertyViolated(v *search.Violation) { c.cuts = append(c.cuts, v.Details) }
func (c *collector) SearchConstraintHit(cut search.Cut)   { c.cuts = append(c.cuts, cut.Reason) }
func (c *collector) SearchFinished(*search.Result)        {}

func (c *collector) StateAdvanced(a *explore.Advance) {
	if !a.End {
		return
	}
	m := c.p.Machine
	s, f := m.ClassState(c.p.Main.Class), c.p.Main.Class.FieldNamed("result")
	result := core.ExprOf(s.Attrs[f.Word])
	if result == nil {
		result = c.p.Symbolic().Ctx.Int(int32(s.Words[f.Word]))
	}
	p := core.PathOf(m)
	c.paths = append(c.paths, path{p.PC(), p.Inputs(), result})
}

// pathsOf explores method k.
func pathsOf(classes string, k int) ([]path, error) {
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: []string{"+target=G", "+classpath=" + classes}})
	if err != nil {
		return nil, err
	}
	p, err := search.Load(context.Background(), cfg, search.Setup{Args: []string{fmt.Sprint(k)}, Out: io.Discard, Err: io.Discard})
	if err != nil {
		return nil, err
	}
	defer p.Close()
	c := &collector{p: p}
	p.Observe(c)
	r := p.Run()
	if r.Verdict != search.Safe || len(c.cuts) > 0 || r.PathsTaken != len(c.paths) {
		return nil, fmt.Errorf("%s, %d of %d paths, %v", r.Verdict, len(c.paths), r.PathsTaken, c.cuts)
	}
	return c.paths, nil
}

// compare says how paths differ from the results for all inputs, "" if they do
// not.
func compare(paths []path, results []byte) string {
	at := 0
	for a := lowA; a <= highA; a++ {
		for b := 0; b < 2; b++ {
			for c := lowC; c <= highC; c++ {
				want := int32(binary.BigEndian.Uint32(results[at:]))
				at += 4
				holds := 0
				for _, p := range paths {
					m := symbolic.NewModelBuilder(nil)
					for i, v := range []int{a, b, c} {
						m.Set(p.inputs[i].Var, symbolic.Value{Kind: symbolic.I32, Bits: uint64(int64(v))})
					}
					if !satisfies(p.pc, m.Model()) {
						continue
					}
					holds++
					if got := symbolic.Eval(p.result, m.Model()).Int(); got != want {
						return fmt.Sprintf("m(%d, %v, %d) is %d, the path of %s says %d", a, b != 0, c, want, p.pc, got)
					}
				}
				if holds != 1 {
					return fmt.Sprintf("m(%d, %v, %d) is on %d paths", a, b != 0, c, holds)
				}
			}
		}
	}
	return ""
}

func satisfies(pc *symbolic.PC, m *symbolic.Model) bool {
	for p := pc; p.Len() > 0; p = p.Parent() {
		if !symbolic.Holds(p.Newest(), m) {
			return false
		}
	}
	return true
}

// generator writes methods.
type generator struct {
	*rand.Rand
	bytes.Buffer
	vars  int
	loops int
}

// generate writes a class with n methods. Without arguments its main writes the
// results of all methods for all inputs.
func generate(seed uint64, n int) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 1))}
	g.WriteString(`import org.sosy_lab.sv_benchmarks.Verifier;

public class G {
  static int result;

`)
	for k := range n {
		g.method(k)
	}
	g.WriteString("  static void run(int k, byte a, boolean b, byte c) {\n    try {\n      switch (k) {\n")
	for k := range n {
		fmt.Fprintf(g, "        case %d: result = m%d(a, b, c); break;\n", k, k)
	}
	fmt.Fprintf(g, `      }
    } catch (ArithmeticException e) {
      result = -1000001;
    } catch (ArrayIndexOutOfBoundsException e) {
      result = -1000002;
    } catch (NegativeArraySizeException e) {
      result = -1000003;
    }
  }

  public static void main(String[] args) throws java.io.IOException {
    if (args.length == 1) {
      byte a = Verifier.nondetByte();
      boolean b = Verifier.nondetBoolean();
      byte c = Verifier.nondetByte();
      Verifier.assume(c >= %d & c <= %d);
      run(Integer.parseInt(args[0]), a, b, c);
      return;
    }
    java.io.DataOutputStream out = new java.io.DataOutputStream(new java.io.BufferedOutputStream(System.out));
    for (int k = 0; k < %d; k++) {
      for (int a = %d; a <= %d; a++) {
        for (int b = 0; b < 2; b++) {
          for (int c = %d; c <= %d; c++) {
            run(k, (byte) a, b != 0, (byte) c);
            out.writeInt(result);
          }
        }
      }
    }
    out.flush();
  }
}
`, lowC, highC, n, lowA, highA, lowC, highC)
	return g.String()
}

func (g *generator) method(k int) {
	g.vars, g.loops = 2, 1
	fmt.Fprintf(g, "  static int m%d(byte a, boolean b, byte c) {\n    int[] t = {3, -1, 7, 0};\n    int v0 = 1;\n    int v1 = c;\n", k)
	for range 2 + g.IntN(3) {
		g.statement("    ", 2)
	}
	fmt.Fprintf(g, "    return %s;\n  }\n\n", g.expression(2))
}

func (g *generator) variable() string { return fmt.Sprintf("v%d", g.IntN(g.vars)) }

func (g *generator) statement(indent string, depth int) {
	choice := g.IntN(10)
	if depth == 0 {
		choice = g.IntN(4)
	}
	switch choice {
	case 0, 1:
		fmt.Fprintf(g, "%s%s = %s;\n", indent, g.variable(), g.expression(2))
	case 2:
		fmt.Fprintf(g, "%s%s += %s;\n", indent, g.variable(), g.expression(1))
	case 3:
		fmt.Fprintf(g, "%st[%s & 3] = %s;\n", indent, g.expression(1), g.expression(1))
	case 4, 5, 6:
		fmt.Fprintf(g, "%sif (%s) {\n", indent, g.condition(1))
		g.statement(indent+"  ", depth-1)
		fmt.Fprintf(g, "%s} else {\n", indent)
		g.statement(indent+"  ", depth-1)
		fmt.Fprintf(g, "%s}\n", indent)
	case 7:
		fmt.Fprintf(g, "%sswitch (%s) {\n", indent, g.expression(1))
		for _, key := range g.Perm(5)[:3] {
			fmt.Fprintf(g, "%s  case %d:\n", indent, key-1)
			g.statement(indent+"    ", 0)
			if g.IntN(3) > 0 {
				fmt.Fprintf(g, "%s    break;\n", indent)
			}
		}
		fmt.Fprintf(g, "%s  default:\n", indent)
		g.statement(indent+"    ", 0)
		fmt.Fprintf(g, "%s}\n", indent)
	case 8:
		if g.loops == 0 {
			fmt.Fprintf(g, "%s%s--;\n", indent, g.variable())
			return
		}
		g.loops--
		fmt.Fprintf(g, "%sfor (int i = 0; i < (c & 3); i++) {\n", indent)
		g.statement(indent+"  ", 0)
		fmt.Fprintf(g, "%s}\n", indent)
	default:
		fmt.Fprintf(g, "%sif (%s) return %s;\n", indent, g.condition(1), g.expression(1))
	}
}

func (g *generator) expression(depth int) string {
	if depth == 0 || g.IntN(6) == 0 {
		switch g.IntN(5) {
		case 0:
			return fmt.Sprint(g.IntN(21) - 10)
		case 1:
			return "a"
		case 2:
			return "c"
		default:
			return g.variable()
		}
	}
	x, y := g.expression(depth-1), g.expression(depth-1)
	switch g.IntN(14) {
	case 0:
		return fmt.Sprintf("(%s + %s)", x, y)
	case 1:
		return fmt.Sprintf("(%s - %s)", x, y)
	case 2:
		return fmt.Sprintf("(%s * %s)", x, y)
	case 3:
		return fmt.Sprintf("(%s / %s)", x, y)
	case 4:
		return fmt.Sprintf("(%s %% %s)", x, y)
	case 5:
		return fmt.Sprintf("(%s & %s)", x, y)
	case 6:
		return fmt.Sprintf("(%s ^ %s)", x, y)
	case 7:
		return fmt.Sprintf("(%s << %s)", x, y)
	case 8:
		return fmt.Sprintf("(%s >> %s)", x, y)
	case 9:
		return fmt.Sprintf("(%s >>> %s)", x, y)
	case 10:
		return fmt.Sprintf("((byte) %s)", x)
	case 11:
		return fmt.Sprintf("((int) (%sL * %s >> 3))", strconv.Itoa(g.IntN(100)), x)
	case 12:
		return fmt.Sprintf("t[%s]", x)
	default:
		return fmt.Sprintf("Math.abs(%s)", x)
	}
}

func (g *generator) condition(depth int) string {
	if depth > 0 {
		switch g.IntN(6) {
		case 0:
			return fmt.Sprintf("%s && %s", g.condition(depth-1), g.condition(depth-1))
		case 1:
			return fmt.Sprintf("%s || %s", g.condition(depth-1), g.condition(depth-1))
		case 2:
			return "b"
		case 3:
			return fmt.Sprintf("(long) %s * %s > %s", g.expression(1), g.expression(0), g.expression(0))
		}
	}
	return fmt.Sprintf("%s %s %s", g.expression(1), []string{"<", "<=", "==", "!=", ">", ">="}[g.IntN(6)], g.expression(1))
}
