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
type writer struct{ *rand.Rand }

func (w writer) pick(list ...string) string { return list[w.IntN(len(list))] }

func (w writer) constant() string {
	return w.pick("0", "1", "2", "3", "-1", "-2", "7", "10", "100", "-128", "2147483647", "-2147483648", "1000000007")
}

func (w writer) operand() string {
	if w.IntN(3) == 0 {
		return w.constant()
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

// class is a program: for the host to run, and for a proof. Loops and recursion go round
// a few times only, which is for the proof to find out.
func (w writer) class(name string) string {
	check := fmt.Sprintf("assert %s;", w.cond())
	if w.IntN(3) == 0 {
		check = fmt.Sprintf("if (%s) assert %s;", w.cond(), w.cond())
	}
	lo := w.IntN(5) - 3
	var body string
	switch w.IntN(3) {
	case 0:
		body = fmt.Sprintf("static void run(int x, int y) { int s = %s, i = 0; for (i = 0; i < %s; i%s) { %s %s } %s }",
			w.constant(), w.pick("x", "(y & 7)", "5"), w.pick("++", " += 2"), w.statement(2), w.statement(1), check)
	case 1:
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
    static void reset() { level = 0; }
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
`, name, body, lo, lo+6, lo, lo+6, lo, lo+6, lo, lo+6)
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
	w := writer{rand.New(rand.NewPCG(16, seed))}
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
