package condition

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// world is a state of a program with one class, T, whose names are those of a
// method of it. It implements Names and Env.
type world struct {
	ctx    *symbolic.Context
	values map[string]any     // variables: *symbolic.Expr or vm.Ref
	arrays map[vm.Ref][]any   // the elements of arrays
	fields map[vm.Ref]*fields // of objects
}

// fields are those of a T.
type fields struct {
	v    *symbolic.Expr
	next vm.Ref
}

const (
	arrayA vm.Ref = iota + 1
	arrayRows
	arrayRow
	objectThis
	objectNext
)

// variables are parameters, fields of T and its static fields by name.
var variables = map[string]Variable{
	"z": {Type: "Z"}, "b": {Type: "B"}, "c": {Type: "C"}, "s": {Type: "S"}, "i": {Type: "I"}, "k": {Type: "I"}, "l": {Type: "J"},
	"f": {Type: "F"}, "d": {Type: "D"}, "a": {Type: "[I"}, "rows": {Type: "[[J"}, "none": {Type: "[I"}, "next": {Type: "LT;"}, "v": {Type: "I"},
	"LIMIT": {Type: "I"},
}

func newWorld() *world {
	ctx := symbolic.NewContext()
	number := func(name string, t symbolic.Type) *symbolic.Expr { return ctx.Var(name, symbolic.Full(t)) }
	w := &world{ctx: ctx, values: map[string]any{
		"z": number("z", symbolic.Boolean), "b": number("b", symbolic.Byte), "c": number("c", symbolic.Char), "s": number("s", symbolic.Short),
		"i": number("i", symbolic.Int), "k": number("k", symbolic.Int), "l": number("l", symbolic.Long), "f": number("f", symbolic.Float), "d": number("d", symbolic.Double),
		"a": arrayA, "rows": arrayRows, "none": vm.Ref(0), "LIMIT": ctx.Int(100),
	}}
	w.arrays = map[vm.Ref][]any{
		arrayA:    {number("a0", symbolic.Int), number("a1", symbolic.Int), number("a2", symbolic.Int)},
		arrayRows: {arrayRow, vm.Ref(0)}, arrayRow: {number("r0", symbolic.Long)},
	}
	w.fields = map[vm.Ref]*fields{objectThis: {number("v", symbolic.Int), objectNext}, objectNext: {number("w", symbolic.Int), 0}}
	return w
}

func (w *world) This() vm.Ref { return objectThis }

func (w *world) Number(v Variable, of vm.Ref) *symbolic.Expr {
	if v.ID == "v" {
		return w.fields[of].v
	}
	return w.values[v.ID.(string)].(*symbolic.Expr)
}

func (w *world) Ref(v Variable, of vm.Ref) vm.Ref {
	if v.ID == "next" {
		return w.fields[of].next
	}
	return w.values[v.ID.(string)].(vm.Ref)
}

func (w *world) Length(array vm.Ref) *symbolic.Expr { return w.ctx.Int(int32(len(w.arrays[array]))) }

func (w *world) Element(array vm.Ref, index *symbolic.Expr) *symbolic.Expr {
	var e *symbolic.Expr
	for i, x := range w.arrays[array] {
		if e == nil {
			e = x.(*symbolic.Expr)
			continue
		}
		e = w.ctx.Ite(w.ctx.Eq(index, w.ctx.Int(int32(i))), x.(*symbolic.Expr), e)
	}
	return e
}

func (w *world) Refs(array vm.Ref) []vm.Ref {
	var list []vm.Ref
	for _, x := range w.arrays[array] {
		list = append(list, x.(vm.Ref))
	}
	return list
}

// names are what conditions of the tests know.
type names struct{ static bool }

func (n names) This() (string, bool) { return "LT;", !n.static }

func (n names) Variable(name string) (Variable, bool) {
	v, ok := variables[name]
	v.ID, v.Static = name, name != "v" && name != "next"
	return v, ok
}

func (n names) Class(name string) (string, bool) {
	switch name {
	case "T", "p.T":
		return "LT;", true
	case "Math", "java.lang.Math":
		return "Ljava/lang/Math;", true
	}
	return "", false
}

func (n names) Field(class, name string) (Variable, bool) {
	if class != "LT;" || name != "v" && name != "next" && name != "LIMIT" {
		return Variable{}, false
	}
	return n.Variable(name)
}

func (n names) Near(name string) string {
	if name == "LIMT" {
		return "LIMIT"
	}
	return ""
}

// What Parse refuses, it refuses at the right place and says why.
func TestErrors(t *testing.T) {
	for _, test := range []struct {
		text   string
		column int
		want   string
	}{
		{"", 1, "the condition is empty"},
		{"  ", 1, "the condition is empty"},
		{"i", 1, "a condition is boolean, this is int"},
		{"i > 0 &&", 9, "expected a value at the end"},
		{"i > 0 k", 7, "expected an operator or the end, not k"},
		{"i = 1", 3, "= assigns; == compares"},
		{"i == \"x\"", 6, "texts cannot be used"},
		{"i == #", 6, "'#' is not understood"},
		{"(i > 0", 7, "expected ) at the end"},
		{"i > LIMT", 5, "LIMT is no parameter, field or class; there is LIMIT"},
		{"q > 0", 1, "q is no parameter, field or class"},
		{"i && z", 1, "&& needs booleans, this is int"},
		{"z > 0", 1, "> needs numbers, this is boolean"},
		{"z == 2", 3, "boolean and int cannot be compared"},
		{"a == 1", 3, "int[] and int cannot be compared"},
		{"!i", 2, "! needs booleans, this is int"},
		{"~d == 1", 2, "~ needs whole numbers, this is double"},
		{"(i & d) == 0", 6, "& needs whole numbers, this is double"},
		{"(i & z) == 0", 4, "& has int and boolean"},
		{"i << d == 0", 6, "<< needs whole numbers, this is double"},
		{"(z ? 1 : z) == 1", 4, "the two sides of ?: are int and boolean"},
		{"i ? z : z", 1, "? needs booleans, this is int"},
		{"(int) z == 1", 1, "boolean cannot be cast to int"},
		{"a.size > 0", 3, "an array has a length, and no size"},
		{"i.length > 0", 3, "int has no fields"},
		{"a[l] > 0", 3, "an index is an int, this is long"},
		{"i[0] > 0", 2, "int is no array"},
		{"next.prev == null", 6, "T has no field prev"},
		{"T.size > 0", 3, "T has no static field size"},
		{"T.v > 0", 3, "T has no static field v"},
		{"foo(i)", 1, "the methods that a condition may call are Math.abs"},
		{"next.foo()", 6, "the methods that a condition may call are Math.abs"},
		{"Math.sin(d) > 0", 6, "the methods that a condition may call are Math.abs"},
		{"Math.max(i) > 0", 6, "Math.max has two arguments, not 1"},
		{"Math.abs(z) > 0", 10, "Math.abs needs numbers, this is boolean"},
		{"next instanceof T", 6, "instanceof is not supported"},
		{"i > 1e999", 5, "1e999 is no number that fits a double"},
		{"i > 9223372036854775808", 5, "is no number that fits a long"},
		{"i > 09", 5, "09 is no number"},
		{"i > 3x", 5, "3x is no number"},
		{"i > '\\9'", 5, "is no char"},
		{"--i > 0", 1, "expected a value, not --"},
	} {
		_, err := Parse(test.text, names{})
		e, ok := err.(*Error)
		if !ok || e.Column != test.column || !strings.Contains(e.Text, test.want) {
			t.Errorf("%q: %v, expected column %d: %s", test.text, err, test.column, test.want)
		}
	}
	if _, err := Parse("this.v > 0", names{static: true}); err == nil || !strings.Contains(err.Error(), "there is no this: the method is static") {
		t.Errorf("this in a static method: %v", err)
	}
}

// javaState declares the variables for the Java side of the test.
const javaState = `
class T {
  int v; T next; static final int LIMIT = 100;
  static boolean z; static byte b; static char c; static short s; static int i, k; static long l; static float f; static double d;
  static int[] a; static long[][] rows; static int[] none;
  static byte[] out = new byte[COUNT];
`

// Random conditions hold for the inputs for which Java says so.
func TestLikeJava(t *testing.T) {
	const conditions, states = 300, 25
	g := &writer{Rand: rand.New(rand.NewPCG(3, 4))}
	texts := append([]string{}, fixed...)
	for len(texts) < conditions {
		texts = append(texts, g.boolean(4))
	}
	var java bytes.Buffer
	java.WriteString(strings.Replace(javaState, "COUNT", fmt.Sprint(len(texts)*states), 1))
	for n, text := range texts {
		fmt.Fprintf(&java, "  boolean c%d() { try { return %s; } catch (ArithmeticException | NullPointerException | IndexOutOfBoundsException e) { return false; } }\n", n, text)
	}
	w := newWorld()
	var models []*symbolic.Model
	for n := range states {
		model := symbolic.NewModelBuilder(nil)
		fmt.Fprintf(&java, "  static T state%d() {\n    T t = new T(); t.next = new T(); none = null; a = new int[3]; rows = new long[][] {{0}, null};\n", n)
		for _, in := range inputs {
			value := g.value(in.t)
			e := in.of(w)
			model.Set(e.Var(), value)
			fmt.Fprintf(&java, "    %s = %s;\n", in.java, value.Literal(in.t))
		}
		java.WriteString("    return t;\n  }\n")
		models = append(models, model.Model())
	}
	java.WriteString("  public static void main(String[] args) {\n    int at = 0; T t;\n")
	for n := range states {
		fmt.Fprintf(&java, "    t = state%d(); all%d(t, at); at += %d;\n", n, n, len(texts))
	}
	java.WriteString("    System.out.write(out, 0, out.length); System.out.flush();\n  }\n")
	for n := range states {
		fmt.Fprintf(&java, "  static void all%d(T t, int at) {\n", n)
		for k := range texts {
			fmt.Fprintf(&java, "    out[at++] = (byte) (t.c%d() ? 1 : 0);\n", k)
		}
		java.WriteString("  }\n")
	}
	java.WriteString("}\n")
	want := runJava(t, java.Bytes(), len(texts)*states)
	for k, text := range texts {
		c, err := Parse(text, names{})
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		e := c.Holds(w.ctx, w)
		for n, m := range models {
			if got := symbolic.Holds(e, m); got != (want[n*len(texts)+k] != 0) {
				t.Errorf("%s: %v, Java says %v, with %v", text, got, !got, m)
				break
			}
		}
	}
}

func runJava(t *testing.T, source []byte, size int) []byte {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "T.java")
	if err := os.WriteFile(file, source, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", "-nowarn", "-Xlint:none", "-d", dir, file).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	out, err := exec.Command("java", "-cp", dir, "T").Output()
	if err != nil || len(out) != size {
		t.Fatalf("java: %v, %d bytes of %d", err, len(out), size)
	}
	return out
}

// inputs are the variables of the world that have no fixed value.
var inputs = []struct {
	java string
	t    symbolic.Type
	of   func(*world) *symbolic.Expr
}{
	{"z", symbolic.Boolean, global("z")}, {"b", symbolic.Byte, global("b")}, {"c", symbolic.Char, global("c")}, {"s", symbolic.Short, global("s")},
	{"i", symbolic.Int, global("i")}, {"k", symbolic.Int, global("k")}, {"l", symbolic.Long, global("l")}, {"f", symbolic.Float, global("f")}, {"d", symbolic.Double, global("d")},
	{"a[0]", symbolic.Int, elementIn(arrayA, 0)}, {"a[1]", symbolic.Int, elementIn(arrayA, 1)}, {"a[2]", symbolic.Int, elementIn(arrayA, 2)},
	{"rows[0][0]", symbolic.Long, elementIn(arrayRow, 0)},
	{"t.v", symbolic.Int, func(w *world) *symbolic.Expr { return w.fields[objectThis].v }},
	{"t.next.v", symbolic.Int, func(w *world) *symbolic.Expr { return w.fields[objectNext].v }},
}

func global(name string) func(*world) *symbolic.Expr {
	return func(w *world) *symbolic.Expr { return w.values[name].(*symbolic.Expr) }
}

func elementIn(array vm.Ref, i int) func(*world) *symbolic.Expr {
	return func(w *world) *symbolic.Expr { return w.arrays[array][i].(*symbolic.Expr) }
}

// fixed are conditions that chance may not write.
var fixed = []string{
	"true", "!false", "i>0&&d<=10.5", "z", "!z ? i < 0 : i >= 0", "i == -2147483648", "l == 0x7fff_ffff_ffffL", "c == 'a' || c > '\\u0041'",
	"f == 1.5f || d < 1e3 || d > .5 || d >= 0x1p3", "i == 0b101 || i == 017 || s == 0", "(byte) i == i", "(short) l < (char) d", "(int) d == (int) f",
	"i / k > 1", "k != 0 && i / k > 1", "k == 0 || i % k == 0", "!(i / k > 1)", "i / k > 1 | true", "z || i / (i - i) == 0", "(z ? i / 0 : 1) == 1",
	"a.length > 2 && a[0] < a[1]", "a[i] == 0", "a[(i % 3 + 3) % 3] > 0", "a[3] > 0", "none[0] == 0", "none == null", "none != null && none.length > 0",
	"none.length >= 0", "rows[0] != null && rows[1] == null", "rows[i] == null", "rows[1][0] == 0", "rows[0][0] > rows[0].length",
	"rows[z ? 0 : 1][0] > 0", "(z ? a : null) == a", "(z ? next : this).v > 0", "next.next == null", "next.next.v > 0", "this.next.v > v",
	"this == next || this == this", "i << 33 == i << 1", "l << 33 > 0", "i >>> 1 >= 0", "i >> 31 != 0", "b >>> 1 < 0", "~i == -i - 1",
	"Math.abs(i) >= 0", "Math.abs(d) == d", "Math.min(i, l) <= Math.max(b, c)", "Math.min(f, d) == f", "Math.max(-0.0, d) == d", "i * i >= 0",
	"i + 1 > i", "(i ^ k) < 0", "z ^ (i > 0)", "z & i > 0 | k > 0", "d / 0 > 0", "d != d", "0 / d == 0", "f % 1 == 0", "i < T.LIMIT && LIMIT == 100",
	"i + l + f + d > 0", "(long) i * k == i * k", "i == k == z", "1 - 2 - 3 == -4 && 2 + 3 * 4 == 14", "-i - -k > +b", "-(-2147483648) < 0",
	"2 * Math.abs(-3) - -4 == 10", "(char) i == c", "(z ? 1 : 2.0) == 1", "(z ? b : c) > 0", "-5 / 2 == -2 && -5 % 2 == -1", "1 > 0 ? z ? true : false : z",
}

// writer writes random conditions that javac accepts.
type writer struct{ *rand.Rand }

func (g *writer) pick(list ...string) string { return list[g.IntN(len(list))] }

func (g *writer) boolean(depth int) string {
	if depth == 0 {
		return g.pick("z", "true", "(i > 0)", "(none == null)", "(rows[1] == null)", "(next.next != this)")
	}
	depth--
	switch g.IntN(8) {
	case 0, 1:
		return "(" + g.boolean(depth) + g.pick(" && ", " || ", "&", " | ", "^", "==", " != ") + g.boolean(depth) + ")"
	case 2:
		return "!" + g.boolean(depth)
	case 3:
		return "(" + g.boolean(depth) + " ? " + g.boolean(depth) + ":" + g.boolean(depth) + ")"
	}
	return "(" + g.number(depth, false) + g.pick("<", " <= ", ">", " >= ", "==", " != ") + g.number(depth, false) + ")"
}

// number writes a number, an int, char, short, byte or long where whole.
func (g *writer) number(depth int, whole bool) string {
	if depth == 0 {
		if whole {
			return g.pick("b", "c", "s", "i", "k", "l", "v", "a[1]", "next.v", "rows[0][0]", "3", "(-7)", "'x'", "0x80000000", "5000000000L")
		}
		return g.pick("i", "l", "f", "d", "b", "1.5", "(-2e10f)", "a.length")
	}
	depth--
	switch g.IntN(9) {
	case 0, 1:
		return "(" + g.number(depth, whole) + g.pick("+", " - ", "*", " / ", "%") + g.number(depth, whole) + ")"
	case 2:
		return "(" + g.number(depth, true) + g.pick("&", "|", " ^ ", "<<", ">>", " >>> ") + g.number(depth, true) + ")"
	case 3:
		return "-" + g.number(0, whole)
	case 4:
		return "~" + g.number(depth, true)
	case 5:
		return "(" + g.pick("byte", "short", "char", "int", "long") + ") " + g.number(depth, whole)
	case 6:
		if whole {
			return "a[(int) " + g.number(depth, true) + " & 3]"
		}
		return "(" + g.pick("float", "double") + ") " + g.number(depth, false)
	case 7:
		return "Math." + g.pick("min", "max") + "(" + g.number(depth, whole) + ", " + g.number(depth, whole) + ")"
	}
	return "(" + g.boolean(depth) + " ? " + g.number(depth, whole) + " : " + g.number(depth, whole) + ")"
}

// value is a value of a type, often a special one.
func (g *writer) value(t symbolic.Type) symbolic.Value {
	if t.Kind().IsFloat() {
		special := []float64{0, 1, -1.5, 1e10, -1e300, 0.1}
		return symbolic.FloatValue(t.Kind(), special[g.IntN(len(special))]*float64(1+g.IntN(3)))
	}
	lo, hi := t.Limits()
	v := g.Int64()
	switch g.IntN(3) {
	case 0:
		v = int64(g.IntN(9)) - 4
	case 1:
		v = []int64{lo, hi, lo + 1, hi - 1, 0}[g.IntN(5)]
	}
	cut := symbolic.NewContext()
	e, _ := cut.Fit(t, cut.Const(t.Kind(), uint64(v))).Const()
	return e
}

// Parse comes to an end with any text.
func FuzzParse(f *testing.F) {
	for _, text := range fixed {
		f.Add(text)
	}
	w := newWorld()
	f.Fuzz(func(_ *testing.T, text string) {
		if c, err := Parse(text, names{}); err == nil && len(text) < 200 {
			c.Holds(w.ctx, w)
		}
	})
}
