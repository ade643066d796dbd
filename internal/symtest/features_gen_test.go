package symtest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
)

// An input of a generated method has few values, so that all can be tried.
type domain struct {
	typ, name string
	draw      string   // how it is drawn
	assume    string   // what has it be one of the values
	values    []string // as Java writes them
}

var domains = []domain{
	{"byte", "a", "Verifier.nondetByte()", "a >= -3 & a <= 4", integers(-3, 4)},
	{"boolean", "b", "Verifier.nondetBoolean()", "true", []string{"false", "true"}},
	{"char", "c", "Verifier.nondetChar()", "c >= 'a' & c <= 'd'", []string{"'a'", "'b'", "'c'", "'d'"}},
	{"double", "d", "Verifier.nondetDouble()", "d != d | d == 0 | d == -1.5 | d == 2.25 | d == 1e300", []string{"0.0 / 0", "0.0", "-0.0", "-1.5", "2.25", "1e300"}},
	{"long", "e", "Verifier.nondetLong()", "e >= -2L & e <= 2L | e == Long.MIN_VALUE", []string{"-2L", "-1L", "0L", "1L", "2L", "Long.MIN_VALUE"}},
	{"short", "f", "Verifier.nondetShort()", "f >= 126 & f <= 130", integers(126, 130)}, // where boxes are shared, and are not
	{"float", "h", "Verifier.nondetFloat()", "h != h | h == 0 | h == 0.1f | h == -3.5f | h == 3e38f", []string{"0f / 0", "0f", "-0f", "0.1f", "-3.5f", "3e38f"}},
	{"int", "g", "Verifier.nondetInt()", "g >= Integer.MAX_VALUE - 1 | g <= Integer.MIN_VALUE + 1 | g == 5", []string{"Integer.MAX_VALUE - 1", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "Integer.MIN_VALUE + 1", "5"}},
}

func integers(from, to int) (list []string) {
	for i := from; i <= to; i++ {
		list = append(list, fmt.Sprint(i))
	}
	return list
}

// features writes methods that use many features of Java on inputs.
type features struct {
	*rand.Rand
	bytes.Buffer
	inputs [][]domain // of each method
	bodies []string
	in     []domain // of the present one
}

func (g *features) pick(list ...string) string { return list[g.IntN(len(list))] }

func (g *features) int() string { return g.expr(1) }

// input is an int made of an input, which a lambda may use.
func (g *features) input() string {
	d := g.in[g.IntN(len(g.in))]
	if d.typ == "boolean" {
		return "(" + d.name + " ? 1 : 0)"
	}
	return "(int) " + d.name
}

// leaf is an int that may be an input, or made of one.
func (g *features) leaf() string {
	if g.IntN(3) == 0 {
		return g.pick("v0", "v1", "v2", "s", "o.n", "p.n", fmt.Sprint(g.IntN(9)-4))
	}
	d := g.in[g.IntN(len(g.in))]
	switch d.typ {
	case "boolean":
		return "(" + d.name + " ? 1 : 0)"
	case "double":
		return g.pick("(int) d", "(int) (d * 3)", "(int) (long) d", "(int) (float) d", "Double.compare(d, 0)", "(byte) d", "(int) Math.floor(d)")
	case "float":
		return g.pick("(int) h", "(int) (h * 3)", "(int) (h + d0)", "Float.compare(h, 0)", "(short) h", "(int) (h / 0.3f)", "Math.round(h)")
	case "long":
		return g.pick("(int) e", "(int) (e >>> 40)", "Long.compare(e, v0)", "(int) (e % 5)", "(int) (e * 3 >> 2)")
	case "char":
		return g.pick("(c - 'a')", "(int) c", "(int) Character.toUpperCase(c)", "(char) (c - 100)")
	}
	return d.name
}

func (g *features) expr(depth int) string {
	if depth == 0 || g.IntN(4) == 0 {
		return g.leaf()
	}
	x, y := g.expr(depth-1), g.expr(depth-1)
	switch g.IntN(30) {
	case 22:
		return "(int) (boxes[" + x + " & 1] " + g.pick("+", "-", "*") + " " + y + ")"
	case 23:
		return "total(" + x + ", " + y + ")"
	case 24:
		return "Kind." + g.pick("ONE", "TWO", "THREE") + ".by(" + x + ")"
	case 25:
		return "switch3(pick(" + x + "), " + y + ")"
	case 26:
		return "(" + x + " " + g.pick("<", "==", ">=") + " " + y + " ? (short) " + g.leaf() + " : (char) " + g.leaf() + ")"
	case 27:
		return "(int) rows[" + x + " & 1]." + g.pick("wide", "small", "letter")
	case 28:
		return "((Supplier) () -> " + g.input() + " + " + fmt.Sprint(g.IntN(5)) + ").get()"
	case 29:
		return "(int) (d0 = d0 * 2 - " + x + ")"
	case 0, 1:
		return "(" + x + " " + g.pick("+", "-", "*", "^", "&", "|") + " " + y + ")"
	case 2:
		return "(" + x + " " + g.pick("/", "%") + " " + y + ")"
	case 3:
		return "(" + x + " " + g.pick("<<", ">>", ">>>") + " " + y + ")"
	case 4:
		return "(" + g.pick("byte", "short", "char") + ") " + "(" + x + " * 77)"
	case 5:
		return "t[" + x + "]"
	case 6:
		return "t[(" + x + ") & 3]"
	case 7:
		return "new int[" + x + " % 9].length"
	case 8:
		return "\"abcab\".charAt(" + x + ")"
	case 9:
		return "\"abcabd\".indexOf((char) (" + x + " + 'a'))"
	case 10:
		return "String.valueOf(" + x + ").length()"
	case 11:
		return "(\"x\" + " + x + ").compareTo(\"x\" + " + y + ")"
	case 12:
		return "Math." + g.pick("floorMod", "floorDiv", "max", "min", "addExact", "multiplyExact") + "(" + x + ", " + y + ")"
	case 13:
		return "(box(" + x + ") == box(" + y + ") ? 3 : 4)"
	case 14:
		return "(box(" + x + ").equals(" + y + ") ? 5 : 6)"
	case 15:
		return "Integer." + g.pick("bitCount", "signum", "numberOfTrailingZeros", "reverse", "hashCode") + "(" + x + ")"
	case 16:
		return "o.visit(" + x + ")"
	case 17:
		return "((" + g.pick("Left", "Right") + ") o).n"
	case 18:
		return "down(" + x + ", " + y + ")"
	case 19:
		return "grid[" + x + " & 1][" + y + "]"
	case 20:
		return "(o instanceof Left ? " + x + " : " + y + ")"
	}
	return "pick(" + x + ").ordinal()"
}

func (g *features) condition() string {
	switch n := g.IntN(9); {
	case n == 0:
		return g.condition() + g.pick(" && ", " || ", " ^ ") + g.condition()
	case n == 1:
		return "\"ab\".equals(\"abc\".substring(0, " + g.leaf() + " & 3))"
	case n == 2:
		return "o == p"
	case n == 3:
		return "Character.isLetterOrDigit((char) (" + g.leaf() + "))"
	}
	for _, d := range g.in {
		switch {
		case d.typ == "double" && g.IntN(2) == 0:
			return g.pick("d < "+g.leaf(), "d == d", "d * d > 2", "!(d >= 1.5f)", "d + 1 == 1", "1 / d < 0", "(float) d == d", "Math.sqrt(d) > 1")
		case d.typ == "float" && g.IntN(2) == 0:
			return g.pick("h < "+g.leaf(), "h == h", "h * 10 == 1", "h + h > 1e38f", "(double) h == 0.1", "h == (int) h", "Float.isInfinite(h * h)", "1 / h < 0")
		case d.typ == "long" && g.IntN(2) == 0:
			return g.pick("e * e > "+g.leaf(), "-e == e", "e + "+g.leaf()+" < 0", "e / 3 == -1", "(e ^ 5) > 4")
		case d.typ == "boolean" && g.IntN(3) == 0:
			return d.name
		}
	}
	return g.int() + " " + g.pick("<", "<=", "==", "!=", ">", ">=") + " " + g.leaf()
}

func (g *features) target() string {
	return g.pick("v0", "v1", "v2", "s", "o.n", "p.n", "t["+g.leaf()+" & 3]")
}

func (g *features) statement(in string, depth int) {
	n := g.IntN(20)
	if depth == 0 {
		n = g.IntN(4)
	}
	switch n {
	case 0, 1:
		fmt.Fprintf(g, "%s%s = %s;\n", in, g.target(), g.expr(2))
	case 2:
		fmt.Fprintf(g, "%s%s %s %s;\n", in, g.target(), g.pick("+=", "-=", "^=", "*="), g.int())
	case 3:
		fmt.Fprintf(g, "%s%s\n", in, g.pick("{ Node q = o; o = p; p = q; }", "o = p;", "p = new Left("+g.leaf()+");", "o.next = p;", "p = o.next;", "t = t.clone();", "if ("+g.condition()+") o = null;"))
	case 4, 5, 6:
		fmt.Fprintf(g, "%sif (%s) {\n", in, g.condition())
		g.statement(in+"  ", depth-1)
		fmt.Fprintf(g, "%s} else {\n", in)
		g.statement(in+"  ", depth-1)
		fmt.Fprintf(g, "%s}\n", in)
	case 7:
		fmt.Fprintf(g, "%sswitch ((int) (%s)) {\n", in, g.int())
		for _, key := range g.Perm(6)[:3] {
			fmt.Fprintf(g, "%s  case %d:\n", in, key-1)
			g.statement(in+"    ", 0)
			if g.IntN(3) > 0 {
				fmt.Fprintf(g, "%s    break;\n", in)
			}
		}
		fmt.Fprintf(g, "%s  default:\n", in)
		g.statement(in+"    ", 0)
		fmt.Fprintf(g, "%s}\n", in)
	case 8:
		fmt.Fprintf(g, "%sswitch (\"abc\".substring(%s & 3)) {\n%s  case \"c\": v1++; break;\n%s  case \"bc\": v1 = %s;\n%s  case \"\": v2++;\n%s}\n", in, g.leaf(), in, in, g.int(), in, in)
	case 9:
		fmt.Fprintf(g, "%sfor (int i = 0; i < (%s & 3); i++) {\n", in, g.leaf())
		g.statement(in+"  ", 0)
		fmt.Fprintf(g, "%s  if (%s) %s;\n", in, g.condition(), g.pick("break", "continue"))
		g.statement(in+"  ", 0)
		fmt.Fprintf(g, "%s}\n", in)
	case 10:
		fmt.Fprintf(g, "%stry {\n", in)
		g.statement(in+"  ", depth-1)
		fmt.Fprintf(g, "%s} catch (%s x) {\n", in, g.pick("ArithmeticException", "IndexOutOfBoundsException", "NullPointerException", "ClassCastException", "RuntimeException"))
		g.statement(in+"  ", 0)
		if g.IntN(2) == 0 {
			fmt.Fprintf(g, "%s} finally {\n", in)
			g.statement(in+"  ", 0)
		}
		fmt.Fprintf(g, "%s}\n", in)
	case 11:
		fmt.Fprintf(g, "%sif (%s) throw new IllegalStateException(%s);\n", in, g.condition(), g.pick("", "\"at \" + "+g.leaf(), "\"fixed\"", "new RuntimeException()"))
	case 14:
		fmt.Fprintf(g, "%srows[%s & 1].%s;\n", in, g.leaf(), g.pick("wide += "+g.leaf(), "small = (byte) "+g.expr(1), "letter++", "next = rows[0]", "wide *= rows[1].small", "letter = (char) ("+g.leaf()+")"))
	case 15:
		fmt.Fprintf(g, "%sfor (int k : t) { if (k == %s) { v0 += k; %s; } v1++; }\n", in, g.leaf(), g.pick("break", "continue", "v2 = k"))
	case 16:
		fmt.Fprintf(g, "%stry { if (%s) throw new IllegalArgumentException(\"bad \" + %s); v1--; } catch (IllegalArgumentException x) { v2 += x.getMessage().length(); }\n", in, g.condition(), g.leaf())
	case 17:
		fmt.Fprintf(g, "%swhile (v1 < %d) { v1 += 3; if (%s) break; }\n", in, 3+g.IntN(9), g.condition())
	case 18:
		fmt.Fprintf(g, "%sboxes[%s & 1] = %s;\n", in, g.leaf(), g.pick("(long) "+g.leaf(), "boxes[1]", "count++", "Long.valueOf("+g.expr(1)+")"))
	case 19:
		fmt.Fprintf(g, "%ssynchronized (t) { %s += %s; }\n", in, g.target(), g.leaf())
	case 12:
		fmt.Fprintf(g, "%sv%d = new StringBuilder(\"z\").append(%s).append(%s).reverse().charAt(0);\n", in, g.IntN(3), g.leaf(), g.pick("\"y\"", "'x'", "true", g.leaf()))
	default:
		fmt.Fprintf(g, "%sif (%s) return %s;\n", in, g.condition(), g.int())
	}
}

// generateFeatures writes the class R with n methods. Its main runs one method with
// unknown inputs, and throws if the result is a given one; without arguments it
// writes the results of all methods for all inputs.
func generateFeatures(seed uint64, n int) (g *features, source string) {
	g = &features{Rand: rand.New(rand.NewPCG(seed, 2))}
	for k := range n {
		g.in = nil
		for _, i := range g.Perm(len(domains))[:2+g.IntN(2)] {
			g.in = append(g.in, domains[i])
		}
		g.inputs = append(g.inputs, g.in)
		g.Reset()
		fmt.Fprintf(g, "  @Preconditions(%q)\n", precondition(g.in))
		fmt.Fprintf(g, "  static int m%d(%s) {\n    int[] t = {3, -1, 7, 0};\n    int[][] grid = {{1, 2}, {3}};\n    int v0 = 1, v1 = 2, v2 = 0;\n    double d0 = 0.5;\n    Long[] boxes = {127L, 128L};\n    Row[] rows = {new Row(), new Row()};\n    Node o = new Left(2), p = new Right(3);\n", k, parameters(g.in, true))
		for range 2 + g.IntN(3) {
			g.statement("    ", 2)
		}
		fmt.Fprintf(g, "    return %s;\n  }\n\n", g.expr(2))
		g.bodies = append(g.bodies, g.String())
	}
	var b strings.Builder
	b.WriteString(`import gov.nasa.jpf.symbc.Preconditions;
import org.sosy_lab.sv_benchmarks.Verifier;

public class R {
  static int result, s;

  enum Kind { ONE, TWO { int by(int n) { return n - 1; } }, THREE; int by(int n) { return n * (1 + ordinal()); } }

  static abstract class Node {
    int n;
    Node next;
    Node(int n) { this.n = n; }
    abstract int visit(int by);
  }

  static class Left extends Node {
    Left(int n) { super(n); }
    int visit(int by) { n += by; return n; }
  }

  static class Right extends Node {
    Right(int n) { super(n); }
    int visit(int by) { return next == null ? by - n : next.visit(by); }
  }

  static Integer box(int i) { return i; }

  static long count;

  static class Row {
    long wide = 1;
    byte small = 2;
    char letter = 'k';
    Row next;
  }

  interface Supplier { int get(); }

  /** Starts a thread, beside which states are compared at once. */
  static void beside() {
    Thread t = new Thread(() -> { synchronized (R.class) { shared += s; } });
    t.start();
  }

  static int shared;

  static int total(int... all) {
    int sum = 0;
    for (int i : all) sum += i;
    return sum;
  }

  static int switch3(Kind k, int by) {
    switch (k) {
      case ONE: return by;
      case THREE: return -by;
      default: return k.name().length();
    }
  }

  static Kind pick(int i) { return Kind.values()[i]; }

  static int down(int n, int by) { return n <= 0 || n > 4 ? by : down(n - 1, by + n) - 1; }

`)
	for _, body := range g.bodies {
		b.WriteString(body)
	}
	b.WriteString("  static void code(RuntimeException x) {\n    result = -1000000 - Math.abs(x.getClass().getName().hashCode() % 100000);\n    if (x instanceof IllegalStateException) result -= x.getMessage() == null ? 7 : x.getMessage().length();\n  }\n\n  static void run(int k, int target) {\n    switch (k) {\n")
	for k, in := range g.inputs {
		fmt.Fprintf(&b, "      case %d: {\n", k)
		for _, d := range in {
			fmt.Fprintf(&b, "        %s %s = %s;\n        Verifier.assume(%s);\n", d.typ, d.name, d.draw, d.assume)
		}
		fmt.Fprintf(&b, "        try { result = m%d(%s); } catch (RuntimeException x) { code(x); }\n        break;\n      }\n", k, parameters(in, false))
	}
	b.WriteString("    }\n    if (result == target) throw new Error(\"met\");\n  }\n\n")
	b.WriteString("  static void call(int k) {\n    switch (k) {\n")
	for k, in := range g.inputs {
		fmt.Fprintf(&b, "      case %d: m%d(%s); break;\n", k, k, first(in))
	}
	b.WriteString("    }\n  }\n\n")
	b.WriteString("  public static void main(String[] args) throws java.io.IOException {\n    if (args.length == 1) {\n      try { call(Integer.parseInt(args[0])); } catch (RuntimeException x) { }\n      return;\n    }\n    if (args.length >= 2) {\n      if (args.length > 2) beside();\n      run(Integer.parseInt(args[0]), Integer.parseInt(args[1]));\n      return;\n    }\n    java.io.DataOutputStream out = new java.io.DataOutputStream(new java.io.BufferedOutputStream(System.out));\n")
	for k, in := range g.inputs {
		indent := "    "
		for _, d := range in {
			fmt.Fprintf(&b, "%sfor (%s %s : new %s[] {%s}) {\n", indent, d.typ, d.name, d.typ, strings.Join(d.values, ", "))
			indent += "  "
		}
		fmt.Fprintf(&b, "%ss = 0; count = 0;\n%stry { result = m%d(%s); } catch (RuntimeException x) { code(x); }\n%sout.writeInt(result);\n", indent, indent, k, parameters(in, false), indent)
		fmt.Fprintf(&b, "    %s\n", strings.Repeat("}", len(in)))
	}
	b.WriteString("    out.flush();\n  }\n}\n")
	return g, b.String()
}

// precondition is what has all parameters be among the values that are tried.
func precondition(in []domain) string {
	var list []string
	for _, d := range in {
		list = append(list, "("+d.assume+")")
	}
	return strings.Join(list, " && ")
}

func parameters(in []domain, typed bool) string {
	var list []string
	for _, d := range in {
		if typed {
			list = append(list, d.typ+" "+d.name)
		} else {
			list = append(list, d.name)
		}
	}
	return strings.Join(list, ", ")
}

// first are arguments, each of its type.
func first(in []domain) string {
	var list []string
	for _, d := range in {
		list = append(list, "("+d.typ+") ("+d.values[0]+")")
	}
	return strings.Join(list, ", ")
}

// combinations is how many ways there are to choose the inputs of a method.
func combinations(in []domain) int {
	n := 1
	for _, d := range in {
		n *= len(d.values)
	}
	return n
}
