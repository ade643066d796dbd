package proof_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// programsEnv says how many generated programs are compared with what they do.
const programsEnv = "GOJPF_PROOF_PROGRAMS"

// writer makes a random program of two inputs: loops or recursion, and an assertion
// that may hold.
type writer struct {
	*rand.Rand
	objects bool // there are a and b, which may be p and q, too
	sizes   bool // there are texts t and u, builders d and e, arrays k and z
	// elements says that there are arrays k, z and q, which may be either, of eight elements,
	// and what is in them matters.
	elements bool
}

func (w writer) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w writer) constant() string {
	return w.pick("0", "1", "2", "3", "-1", "-2", "7", "10", "100", "-128", "2147483647", "-2147483648", "1000000007")
}

func (w writer) operand() string {
	if w.IntN(3) == 0 {
		return w.constant()
	}
	if w.objects && w.IntN(3) == 0 {
		return w.pick("a.v", "b.v", "b.w", "p.v", "q.v", "((A) b).v", "p.get(i)", "q.get(y)", "p.hidden()", "m.ordinal()", "m.f(y)")
	}
	if w.elements && w.IntN(3) == 0 {
		return w.element()
	}
	if w.sizes && w.IntN(3) == 0 {
		return w.pick("t.length()", "t.length()", "d.length()", "e.length()", "k.length", "z.length", "u.length()", "t.indexOf('1')", "t.indexOf(\"1\", i)",
			"t.lastIndexOf(u)", "d.indexOf(t)", "z[i & 1]", "t.charAt(y)", "(t + s + u).length()", "Integer.toString(i).length()", "text(t, i).length()", "array(k).length")
	}
	return w.pick("x", "y", "s", "i", "level")
}

func (w writer) expr() string {
	switch w.IntN(12) {
	case 0:
		return fmt.Sprintf("(byte) (%s + %s)", w.operand(), w.operand())
	case 1:
		return fmt.Sprintf("(char) (%s - %s)", w.operand(), w.operand())
	case 2:
		return fmt.Sprintf("(short) (%s * %s)", w.operand(), w.constant())
	case 3:
		return fmt.Sprintf("%s %s (%s | 1)", w.operand(), w.pick("/", "%"), w.operand())
	case 4:
		return fmt.Sprintf("%s %s %s", w.operand(), w.pick("/", "%"), w.pick("2", "3", "-3", "7", "s", "y"))
	case 5:
		return fmt.Sprintf("%s %s %s", w.operand(), w.pick("<<", ">>", ">>>"), w.pick("1", "2", "31", "33", "y"))
	case 6:
		return fmt.Sprintf("%s %s %s", w.operand(), w.pick("&", "|", "^"), w.pick("1", "7", "-8", "255", "x"))
	case 7:
		return fmt.Sprintf("(int) ((long) %s * %s >> %d)", w.operand(), w.operand(), w.IntN(40))
	case 8:
		return fmt.Sprintf("(%s ? %s : %s)", w.cond(), w.operand(), w.operand())
	case 9:
		return fmt.Sprintf("Math.%s(%s, %s)", w.pick("min", "max"), w.operand(), w.operand())
	}
	return fmt.Sprintf("%s %s %s", w.operand(), w.pick("+", "-", "*"), w.operand())
}

func (w writer) cond() string {
	return fmt.Sprintf("%s %s %s", w.operand(), w.pick("<", "<=", ">", ">=", "==", "!="), w.operand())
}

func (w writer) statement(deep int) string {
	if w.objects && w.IntN(2) == 0 {
		return w.onObjects()
	}
	if w.sizes && w.IntN(2) == 0 {
		return w.onSizes()
	}
	if w.elements && w.IntN(3) > 0 {
		return w.onElements()
	}
	if deep > 0 && w.IntN(7) == 0 {
		return w.handled(deep - 1)
	}
	switch w.IntN(8) {
	case 0, 1:
		if deep > 0 {
			return fmt.Sprintf("if (%s) { %s } else { %s }", w.cond(), w.statement(deep-1), w.statement(deep-1))
		}
	case 2:
		if deep > 0 {
			return fmt.Sprintf("switch (%s) { case 0: %s break; case 1: %s default: %s }", w.operand(), w.statement(deep-1), w.statement(deep-1), w.statement(deep-1))
		}
	case 3:
		return fmt.Sprintf("level = %s;", w.expr())
	case 4:
		return w.pick("y++;", "s--;", "level += 3;", "s += i;")
	}
	return fmt.Sprintf("%s = %s;", w.pick("s", "s", "y"), w.expr())
}

// handled is a statement with handlers of exceptions.
func (w writer) handled(deep int) string {
	kind := func() string {
		return w.pick("ArithmeticException", "NullPointerException", "IllegalStateException", "RuntimeException", "Exception", "AssertionError", "Throwable", "ClassCastException")
	}
	body := w.statement(deep)
	switch w.IntN(4) {
	case 0:
		body = fmt.Sprintf("if (%s) throw new %s(); %s", w.cond(), w.pick("IllegalStateException", "ArithmeticException", "NumberFormatException", "Error"), body)
	case 1:
		body = fmt.Sprintf("%s s = %s / %s;", body, w.operand(), w.operand())
	}
	text := fmt.Sprintf("try { %s }", body)
	first, last := kind(), w.IntN(4)
	if last != 0 {
		text += fmt.Sprintf(" catch (%s caught) { %s %s }", first, w.statement(0), w.pick("", "", "throw caught;"))
		if strings.Contains(text, "throw caught;") && !strings.Contains("ArithmeticException NullPointerException IllegalStateException RuntimeException AssertionError ClassCastException", first) {
			text = strings.Replace(text, "throw caught;", "", 1) // it would have to be declared
		}
	}
	if last < 2 {
		text += fmt.Sprintf(" finally { %s }", w.statement(0))
	}
	return text
}

// onObjects is a statement about objects, some of which may be null.
func (w writer) onObjects() string {
	switch w.IntN(12) {
	case 10:
		return fmt.Sprintf("m = %s ? Level.%s : %s;", w.cond(), w.pick("LOW", "MID", "HIGH"), w.pick("m", "m", "Level.LOW", "null"))
	case 11:
		return fmt.Sprintf("switch (m) { case %s: %s break; case MID: %s default: %s }", w.pick("LOW", "HIGH"), w.statement(0), w.statement(0), w.statement(0))
	case 0:
		return fmt.Sprintf("p = %s ? %s : %s;", w.cond(), w.pick("a", "b", "q"), w.pick("a", "b", "p", "p.peer"))
	case 1:
		return fmt.Sprintf("%s.peer = %s;", w.pick("a", "b", "p", "q"), w.pick("a", "b", "p", "q", "null"))
	case 2:
		return fmt.Sprintf("%s.step(%s, %s);", w.pick("a", "b", "p", "q"), w.pick("a", "b", "p", "q"), w.pick("0", "1", "2"))
	case 3:
		return fmt.Sprintf("if (p.peer %s q) p.peer.v = %s;", w.pick("!=", "=="), w.operand())
	case 4:
		return fmt.Sprintf("if (p instanceof B) ((B) p).w = %s;", w.operand())
	case 5:
		return fmt.Sprintf("if (q.peer != null) { q = q.peer; q.v = %s; }", w.operand())
	case 6:
		return w.pick("last = p;", "if (last != null) s = last.get(1);", "q = last == null ? a : last;", "p = q.me();", "((B) p).w = 2;", "ONLY.v++;", "p = ONLY;")
	}
	if w.IntN(6) == 0 {
		return fmt.Sprintf("b.v = (byte) (%s);", w.operand()) // which may be a byte
	}
	return fmt.Sprintf("%s = %s;", w.pick("a.v", "b.w", "p.v", "q.v", "((A) b).v"), w.operand())
}

// onSizes is a statement about texts, builders and arrays, some of which may be null.
func (w writer) onSizes() string {
	at := func() string {
		return w.pick("0", "1", "2", "i", "x", "y", "i - 1", "t.length()", "d.length()", "k.length")
	}
	text := func() string { return w.pick("t", "u", "\"1\"", "\"\"", "\"-ab\"", "t.trim()", "d.toString()", "last") }
	builder := func() string { return w.pick("d", "e", "d", "made") }
	switch w.IntN(14) {
	case 0:
		return fmt.Sprintf("t = %s;", w.pick("t + \"1\"", "t.substring("+at()+")", "t.substring("+at()+", "+at()+")", "t.concat("+text()+")", "t + null + y",
			"t.replace('1', '2')", "t.strip()", "text("+text()+", i)", "String.valueOf("+w.operand()+")", "u == null ? t : u"))
	case 1:
		return fmt.Sprintf("u = %s ? %s : %s;", w.cond(), text(), w.pick("null", "t", "u"))
	case 2:
		return fmt.Sprintf("if (u %s null) s = %s;", w.pick("!=", "=="), w.pick("u.length()", "y", "u.charAt(0)"))
	case 3:
		return fmt.Sprintf("%s.append(%s);", builder(), w.pick("'c'", "true", "1L", w.operand(), text()))
	case 4:
		return fmt.Sprintf("%s.%s;", builder(), w.pick("setLength("+at()+")", "deleteCharAt("+at()+")", "insert("+at()+", "+text()+")", "delete("+at()+", "+at()+")",
			"reverse()", "setCharAt("+at()+", 'x')", "insert("+at()+", "+at()+")", "append(t).append(1)"))
	case 5:
		return w.pick("e = d;", "e = new StringBuilder(t);", "e = null;", "e = new StringBuilder(y);", "made = e;", "e = made;", "last = t;", "last = u;", "t = last;", "z = kept;", "kept = z;", "kept = k;")
	case 6:
		return fmt.Sprintf("%s[%s] = %s;", w.pick("k", "z"), at(), w.pick("1", "s", "i"))
	case 7:
		return fmt.Sprintf("z = %s;", w.pick("k", "new int["+at()+"]", w.cond()+" ? k : null", "array(z)", "java.util.Arrays.copyOf(k, "+at()+")"))
	case 8:
		return fmt.Sprintf("s = %s[%s];", w.pick("k", "z"), at())
	case 9:
		return fmt.Sprintf("try { s = Integer.parseInt(%s); } catch (NumberFormatException e%d) { %s }", text(), w.IntN(1000), w.statement(0))
	case 10:
		return fmt.Sprintf("System.arraycopy(k, %s, %s, %s, %s);", at(), w.pick("z", "k"), at(), at())
	case 11:
		return fmt.Sprintf("if (%s.%s(%s)) s = %s;", w.pick("t", "u"), w.pick("equals", "startsWith", "endsWith", "contains", "equalsIgnoreCase"), text(), w.operand())
	case 12:
		return fmt.Sprintf("if (Character.%s((char) (%s))) s = %s;", w.pick("isDigit", "isLetter", "isWhitespace", "isUpperCase"), w.pick("s", "y + 47", "i * 31"), w.operand())
	}
	return fmt.Sprintf("for (char c : t.toCharArray()) { if (c %s '1') %s }", w.pick("==", "!="), w.pick("s++;", "d.append(c);", "level++;"))
}

// element is one of an array.
func (w writer) element() string {
	return w.pick("k", "k", "z", "q", "kept") + "[" + w.pick("i & 7", "y & 7", "0", "3", "s & 7", "i - 1 & 7", "7 - (i & 7)") + "]"
}

// onElements is a statement about what is in arrays.
func (w writer) onElements() string {
	array := func() string { return w.pick("k", "k", "z", "q", "kept") }
	switch w.IntN(12) {
	case 0:
		return fmt.Sprintf("q = %s ? %s : %s;", w.cond(), w.pick("k", "z"), w.pick("z", "q", "kept"))
	case 1:
		return fmt.Sprintf("kept = %s;", w.pick("k", "z", "q"))
	case 2:
		return fmt.Sprintf("java.util.Arrays.%s;", w.pick("fill("+array()+", "+w.operand()+")", "sort("+array()+")"))
	case 3:
		return fmt.Sprintf("put(%s, %s, %s);", array(), w.pick("i", "y", "3"), w.operand())
	case 4:
		return fmt.Sprintf("s = get(%s, %s);", array(), w.pick("i", "y", "3"))
	case 5:
		return fmt.Sprintf("System.arraycopy(%s, %s, %s, %s, %s);", array(), w.pick("0", "1", "2"), array(), w.pick("0", "1"), w.pick("1", "3", "6"))
	case 6:
		return fmt.Sprintf("q = %s;", w.pick("java.util.Arrays.copyOf(k, 8)", "new int[8]", "z", "k", "java.util.Arrays.copyOf("+array()+", 9)"))
	case 7:
		return fmt.Sprintf("try { put(%s, %s, 1); k[%s] = 5; } catch (RuntimeException e%d) { %s }", array(), w.pick("i", "y", "i * 3"), w.pick("i", "y", "8"), w.IntN(1000), w.statement(0))
	case 8:
		return fmt.Sprintf("%s%s;", w.element(), w.pick("++", "--", " += 2", " |= 1"))
	}
	return fmt.Sprintf("%s = %s;", w.element(), w.expr())
}

// arrays are methods and fields of arrays.
func (w writer) arrays() string {
	// put must not call itself, or it would not end.
	first := w.pick("", "kept[at & 7] = x;", w.onElements())
	for strings.Contains(first, "put(") {
		first = w.onElements()
	}
	return fmt.Sprintf(`static int[] kept = new int[8];
    static void put(int[] k, int at, int x) { int i = at, y = x, s = 0; int[] z = k, q = kept; %s if (at == 5) throw new IllegalStateException(); k[at & 7] = x; %s }
    static int get(int[] k, int at) { int i = at, y = 1, s = k[at & 7], x = s; int[] z = k, q = k; %s return s; }`,
		first, w.pick("", "k[0] = at;"), w.pick("", "", "k[1]++;"))
}

// sized are methods and fields of texts and arrays.
func (w writer) sized() string {
	return fmt.Sprintf(`static String last; static StringBuilder made; static int[] kept;
    static String text(String t, int i) { if (i <= 0) return %s; return text(%s, i - 1)%s; }
    static int[] array(int[] k) { return k.length > 3 ? %s : k; }`,
		w.pick("t", "last", "\"\""), w.pick("t", "t.substring(1)", "t + i"), w.pick("", " + 'x'", ".trim()"), w.pick("k", "null", "new int[2]", "kept"))
}

// classes are those of a and b.
func (w writer) classes() string {
	return fmt.Sprintf(`static A last;
    static final A ONLY = new A(7);
    enum Level { LOW, MID { int f(int d) { return 2; } }, HIGH(5); final int n; Level() { this(1); } Level(int n) { this.n = n; } int f(int d) { return n + d; } }
    static class A {
        int v; A peer;
        A(int v) { this.v = v; %s }
        int get(int d) { return v + d; }
        A me() { return this; }
        private int hide() { return 1; }
        int hidden() { return hide() + level; }
        void step(A other, int i) { %s if (other != null && i > 0) other.step(peer, i - 1); %s }
    }
    static class B extends A {
        int w; %s
        B(int v) { super(v + 1); w = v; %s }
        int hide() { return 9; }
        int get(int d) { return %s; }
        void step(A other, int i) { %s w = i; }
    }`, w.pick("", "level = v;", "last = this;", "level = get(2);", "level = 6 / v;"),
		w.pick("", "v++;", "v = i;"), w.pick("", "v--;", "level = v;"), w.pick("", "int v = 3;", "byte v = 1;"),
		w.pick("", "peer = this;", "if (v == 2) level = 5;"), w.pick("w", "w + v", "super.get(d) - 1"), w.pick("super.step(other, i);", "v = 2;", ""))
}

// class is a program: for the host to run, and for a proof. Loops and recursion go round
// a few times only, which is for the proof to find out.
func (w *writer) class(name string) string {
	w.objects = w.IntN(2) == 0
	w.sizes = !w.objects && w.IntN(3) == 0
	w.elements = !w.objects && !w.sizes && w.IntN(2) == 0
	check := fmt.Sprintf("assert %s;", w.cond())
	if w.IntN(3) == 0 {
		check = fmt.Sprintf("if (%s) assert %s;", w.cond(), w.cond())
	}
	lo := w.IntN(5) - 3
	var body, reset string
	if w.objects {
		check = strings.Replace(check, "assert", w.pick("assert", "assert p != null; assert"), 1)
	}
	switch kind := w.IntN(3); {
	case w.elements:
		reset = "kept = new int[8];"
		if w.IntN(2) == 0 {
			check = fmt.Sprintf("for (i = 0; i < %s; i++) assert %s %s %s;", w.pick("8", "8", "(x & 7)"), w.element(), w.pick("<=", ">=", "==", "!="), w.pick("0", "1", "5", "s", "i", "k[i & 7]", "y"))
		}
		body = fmt.Sprintf(`%s
    static void run(int x, int y) { int s = %s, i = 0; int[] k = new int[8], z = %s, q = k; %s
        for (i = 0; i < %s; i++) { %s %s } %s }`,
			w.arrays(), w.constant(), w.pick("new int[8]", "new int[8]", "k"), w.pick("", w.onElements()), w.pick("x", "8", "(y & 7)"), w.onElements(), w.pick("", w.statement(1)), check)
	case w.sizes:
		check = strings.Replace(check, "assert", w.pick("assert", "assert d != null; assert", "assert t.length() >= 0 && "), 1)
		reset = "last = null; made = null; kept = null;"
		body = fmt.Sprintf(`%s
    static void run(int x, int y) { int s = %s, i = 0; String t = %s, u = %s; StringBuilder d = new StringBuilder(%s), e = d; int[] k = new int[%s], z = k; %s
        for (i = 0; i < %s; i++) { %s %s %s } %s }`,
			w.sized(), w.constant(), w.pick("\"\"", "\"ab1\"", "\"\" + x"), w.pick("null", "t", "\"1\""), w.pick("", "t", "5"), w.pick("3", "y & 7", "x + 4"), w.onSizes(),
			// A text may grow as fast as i does.
			w.pick("x", "3", "k.length", "t.length() && i < 50"), w.pick("", "", "made = new StringBuilder();"), w.statement(1), w.statement(1), check)
	case w.objects:
		reset = "last = null; ONLY.v = 7; ONLY.peer = null;"
		body = fmt.Sprintf(`%s
    static void run(int x, int y) { int s = %s, i = 0; A a = new A(%s); B b = new B(%s); A p = a, q = b; Level m = Level.MID; %s
        for (i = 0; i < %s; i++) { %s %s %s } %s }`,
			w.classes(), w.constant(), w.pick("1", "x", "y"), w.pick("0", "x", "1"), w.onObjects(), w.pick("x", "3"),
			w.pick("", "", "", "p = new A(i);"), w.statement(1), w.statement(1), check)
	case kind == 0:
		body = fmt.Sprintf("static void run(int x, int y) { int s = %s, i = 0; for (i = 0; i < %s; i%s) { %s %s } %s }",
			w.constant(), w.pick("x", "(y & 7)", "5"), w.pick("++", " += 2"), w.statement(2), w.statement(1), check)
	case kind == 1:
		body = fmt.Sprintf(`static int f(int x, int y, int i) { int s = %s; if (i <= 0) { %s return %s; } %s s = f(%s, %s, i - 1); %s return %s; }
    static void run(int x, int y) { int i = 3; int s = f(x, y, i); %s }`,
			w.pick("x", "y", "i"), w.statement(1), w.expr(), w.statement(1), w.expr(), w.operand(), w.statement(1), w.expr(), check)
	default:
		body = fmt.Sprintf("static void run(int x, int y) { int s = 0, i = x; while (i > %s) { i--; %s for (int k = 0; k < 2; k++) { %s } %s } %s }",
			w.pick("0", "-2", "1"), w.statement(1), w.statement(1), check, check)
	}
	return fmt.Sprintf(`class %s {
    static int level;
    %s
    static void reset() { level = 0; %s }
    public static void main(String[] args) {
        int x = org.sosy_lab.sv_benchmarks.Verifier.nondetInt(), y = org.sosy_lab.sv_benchmarks.Verifier.nondetInt();
        if (x < %d || x > %d || y < %d || y > %d) return;
        run(x, y);
    }
    static boolean wrong() {
        for (int x = %d; x <= %d; x++) for (int y = %d; y <= %d; y++) { reset(); try { run(x, y); } catch (Throwable e) { return true; } }
        return false;
    }
}
`, name, body, reset, lo, lo+6, lo, lo+6, lo, lo+6, lo, lo+6)
}

// A program that some input of a small range has end in an exception is not proved, and
// those that are right are proved now and then.
func TestRandomPrograms(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	n := 30
	if text := os.Getenv(programsEnv); text != "" {
		n, _ = strconv.Atoi(text)
	}
	seed := uint64(len(os.Getenv(programsEnv)))
	w := &writer{Rand: rand.New(rand.NewPCG(16, seed))}
	dir, host := t.TempDir(), t.TempDir()
	var files []string
	write := func(name, text string) {
		file := filepath.Join(dir, name+".java")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	var asked strings.Builder
	for i := range n {
		name := fmt.Sprintf("P%d", i)
		write(name, w.class(name))
		fmt.Fprintf(&asked, "        System.out.println(%s.wrong());\n", name)
	}
	write("All", "class All {\n    public static void main(String[] args) {\n"+asked.String()+"    }\n}\n")
	if err := corpus.Compile(api, host, files...); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("java", "-ea", "-cp", host+":"+api, "All").Output()
	if err != nil {
		t.Fatal(err)
	}
	wrong := strings.Fields(string(out))
	proofs, right := 0, 0
	for i := range n {
		name := fmt.Sprintf("P%d", i)
		p, err := find(host, name, time.Second, nothing)
		if wrong[i] == "true" && err == nil {
			text, _ := os.ReadFile(files[i])
			t.Errorf("%s\nis wrong, and was proved: %v", text, p)
		}
		if wrong[i] == "false" {
			right++
			if err == nil {
				proofs++
			}
		}
	}
	t.Logf("%d of %d right programs were proved, of %d", proofs, right, n)
	if right > 0 && proofs == 0 {
		t.Error("nothing was proved")
	}
}
