package npe

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// noJDK names the environment variable that says on purpose that this machine
// has no JDK. Without it a missing JDK is a failure, not a skip.
const noJDK = "GOJPF_NO_JDK"

// tool finds a command of the JDK: in JAVA_HOME, else on the PATH.
func tool(t *testing.T, name string) string {
	t.Helper()
	if os.Getenv(noJDK) != "" {
		t.Skip(noJDK + " is set")
	}
	if home := os.Getenv("JAVA_HOME"); home != "" {
		return filepath.Join(home, "bin", name)
	}
	path, err := exec.LookPath(name)
	if err != nil {
		t.Fatalf("no JDK found (set %s=1 to do without): %v", noJDK, err)
	}
	return path
}

func run(t *testing.T, command string, args ...string) string {
	t.Helper()
	var stderr bytes.Buffer
	cmd := exec.Command(command, args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s%s", filepath.Base(command), err, out, stderr.Bytes())
	}
	return string(out)
}

// TestMessage compares messages with those of the host's JVM, with and without
// a table of local variables.
func TestMessage(t *testing.T) {
	javac, java := tool(t, "javac"), tool(t, "java")
	generated := filepath.Join(t.TempDir(), "Generated.java")
	source, cases := generate()
	if cases < 1000 {
		t.Errorf("only %d expressions were generated", cases)
	}
	if err := os.WriteFile(generated, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, debug := range []string{"-g", "-g:lines"} {
		t.Run(debug, func(t *testing.T) {
			classes := t.TempDir()
			run(t, javac, "--release", "17", debug, "-encoding", "UTF-8", "-Xlint:none", "-nowarn", "-d", classes,
				"testdata/Oracle.java", "testdata/Shapes.java", generated)
			out := run(t, java, "-cp", classes, "Oracle", "Shapes", "Generated")
			files := map[string]*classfile.File{}
			checked := 0
			for line := range strings.Lines(out) {
				f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
				if len(f) != 5 {
					t.Errorf("unusable case: %s", line)
					continue
				}
				test, class, method, want := f[0], f[1], f[2], f[4]
				if files[class] == nil {
					files[class] = parse(t, filepath.Join(classes, class+".class"))
				}
				at, err := strconv.Atoi(f[3])
				if err != nil {
					t.Fatalf("%s: %v", line, err)
				}
				if got := atLine(t, files[class], method, at); got != want {
					t.Errorf("%s: %s:%d\n got %s\nwant %s", test, method, at, got, want)
				}
				checked++
			}
			if checked < cases {
				t.Errorf("checked %d of %d cases", checked, cases)
			}
		})
	}
}

func parse(t *testing.T, path string) *classfile.File {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := classfile.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// atLine is the message for the last dereference of a line. Where a line has
// been compiled several times (as finally blocks are) all must agree.
func atLine(t *testing.T, f *classfile.File, method string, line int) string {
	t.Helper()
	message := "none"
	for i := range f.Methods {
		m := &f.Methods[i]
		if m.Name != method || m.Code == nil {
			continue
		}
		c := &code{bytecode.Code{Bytes: m.Code.Bytes, Pool: f.Pool}}
		for bci := 0; bci < len(c.Bytes); bci += c.length(bci) {
			if m.Code.LineAt(bci) != line {
				continue
			}
			if s, ok := Message(f, m, bci); ok {
				message = s
			}
		}
	}
	return message
}

func TestNoMessage(t *testing.T) {
	javac := tool(t, "javac")
	classes := t.TempDir()
	run(t, javac, "--release", "17", "-encoding", "UTF-8", "-d", classes, "testdata/Shapes.java")
	f := parse(t, filepath.Join(classes, "Shapes.class"))
	for i := range f.Methods {
		m := &f.Methods[i]
		if m.Name != "make" { // new, dup, invokespecial <init>, ...
			continue
		}
		for _, bci := range []int{-1, 0, 3, 4, len(m.Code.Bytes)} {
			if s, ok := Message(f, m, bci); ok {
				t.Errorf("message at %d: %s", bci, s)
			}
		}
		abstract := *m
		abstract.Code = nil
		if s, ok := Message(f, &abstract, 0); ok {
			t.Errorf("message without code: %s", s)
		}
		return
	}
	t.Fatal("no method make")
}

// nulls are expressions whose value is null; %[1]s stands for its type's name
// in member names, %[2]s for the type.
var nulls = []string{
	"q", "l",
	"h.f%[1]s", "h.h.f%[1]s", "h.h.h.h.f%[1]s", "h.h.h.h.h.h.f%[1]s", "this.f%[1]s", "f%[1]s", "this.h.f%[1]s",
	"Generated.sf%[1]s", "h.sh.f%[1]s", "sh.h.f%[1]s",
	"pa[0]", "pa[i]", "pa[i + j]", "pa[j - i]", "pa[h.k]", "pa[Generated.sk]", "pa[ix[i]]", "pa[h.ix[2]]", "pa[number(1)]",
	"pa[h.other(\"x\", 2L)]", "pa[(int) w]", "pa[h.h.h.h.ix[ix[ix[0]]]]", "pa[ix.length - 1]", "pa[i = 2]", "pa[j++]",
	"paa[i][j]", "paa[0][1]", "paa[ix[ix[i]]][ix.length - 1]", "paa[i & 1][i == 1 ? 0 : 1]",
	"h.a%[1]s[i]", "h.h.a%[1]s[1]", "Generated.sa%[1]s[2]", "h.h.h.h.a%[1]s[0]", "h.h.h.h.h.a%[1]s[0]",
	"sm%[1]s()", "h.vm%[1]s(i, w, \"s\", null)", "((Facade) h).im%[1]s(ix, pa, this)", "h.pm%[1]s()", "h.self().f%[1]s",
	"h.self().h.f%[1]s", "h.h.self().h.h.h.f%[1]s", "vm%[1]s(1, 2, null, new StringBuilder())", "h.array%[1]s()[i]",
	"((%[2]s) o)", "((%[2]s) h.o)", "((%[2]s) sm%[1]s())", "((%[2]s) null)", "((%[2]s) (Object) pa[i])",
	"(i == 1 ? q : pa[0])", "(i == 1 ? h.f%[1]s : null)", "(l = q)", "(l = pa[1])", "(h.f%[1]s = q)", "(pa[i] = null)",
	"(Generated.sf%[1]s = h.h.f%[1]s)", "(this.f%[1]s = l = q)",
}

// types are the types of the null expressions, with statements that fail on
// them. The dereference that fails is the last of the line.
var types = []struct {
	name, java string
	uses       []string
}{
	{"Self", "Generated", []string{"%s.number(1);", "%s.plus(1, w, null);", "%s.hidden();", "sink(%s.k);", "sink(%s.big);",
		"%s.k = 1;", "%s.big = 1L;", "%s.ratio = w;", "%s.h = null;", "%s.k = i == 1 ? 2 : 3;", "synchronized (%s) {\n sink(1); }"}},
	{"Face", "Runnable", []string{"%s.run();", "%s.hashCode();"}},
	{"Thrown", "RuntimeException", []string{"throw %s;", "sink(%s.getMessage());"}},
	{"Text", "String", []string{"%s.length();", "%s.substring(1, j);", "%s.compareTo(\"x\");", "%s.chars();"}},
	{"Boxed", "Integer", []string{"sink((int) %s);", "sink(1L + %s);"}},
	{"Ints", "int[]", []string{"sink(%s[0]);", "%s[i] = 1;", "sink(%s.length);", "%s.clone();"}},
	{"Longs", "long[]", []string{"sink(%s[j]);", "%s[i + 1] = 1;"}},
	{"Bytes", "byte[]", []string{"sink(%s[0]);", "%s[i] = 1;"}},
	{"Flags", "boolean[]", []string{"sink(%s[0] ? 1 : 2);", "%s[i] = true;"}},
	{"Chars", "char[]", []string{"sink(%s[0]);", "%s[i] = 'x';"}},
	{"Shorts", "short[]", []string{"sink(%s[0]);", "%s[i] = 2;"}},
	{"Floats", "float[]", []string{"sink(%s[0]);", "%s[i] = 1f;"}},
	{"Doubles", "double[]", []string{"sink(%s[0]);", "%s[i] = w;"}},
	{"Objects", "Object[]", []string{"sink(%s[0]);", "%s[i] = \"x\";", "sink(%s.length);"}},
	{"Grid", "int[][]", []string{"sink(%s[0]);", "%s[i] = null;", "sink(%s.length);"}},
}

// sampled is the number of types that meet every null; for the others, which
// differ in little, every fourth will do.
const sampled = 6

// generate makes class Generated, with one method for each use of each null.
func generate() (source string, cases int) {
	var b, members, facade strings.Builder
	b.WriteString(`class Generated implements Facade {
    Generated h;
    static Generated sh = new Generated(8);
    int k;
    static int sk;
    long big;
    double ratio;
    Object o;
    int[] ix = {0, 1, 0};
    Generated() { this(8); }
    Generated(int depth) { if (depth > 0) h = new Generated(depth - 1); }
    Generated self() { return this; }
    static void sink(Object x) { }
    int number(int i) { return i; }
    int other(String s, long l) { return 1; }
    void plus(int i, double d, String[] s) { }
    private void hidden() { }
`)
	for ti, typ := range types {
		array := func(dims string) string { // new T[3], the dimensions in front of those of T
			elem, rest, _ := strings.Cut(typ.java, "[")
			if rest != "" {
				rest = "[" + rest
			}
			return "new " + elem + dims + rest
		}
		fmt.Fprintf(&members, `    %[2]s f%[1]s;
    static %[2]s sf%[1]s;
    %[2]s[] a%[1]s = %[3]s;
    static %[2]s[] sa%[1]s = %[3]s;
    static %[2]s sm%[1]s() { return null; }
    %[2]s vm%[1]s(int i, double d, String s, StringBuilder b) { return null; }
    private %[2]s pm%[1]s() { return null; }
    public %[2]s im%[1]s(int[] i, %[2]s[] x, Facade f) { return null; }
    %[2]s[] array%[1]s() { return a%[1]s; }
`, typ.name, typ.java, array("[3]"))
		fmt.Fprintf(&facade, "        %[2]s im%[1]s(int[] i, %[2]s[] x, Facade f);\n", typ.name, typ.java)
		for ni, null := range nulls {
			if ti >= sampled && (ni+ti)%4 != 0 {
				continue
			}
			value := null
			if strings.Contains(null, "%") {
				value = strings.NewReplacer("%[1]s", typ.name, "%[2]s", typ.java).Replace(null)
			}
			for _, use := range typ.uses {
				cases++
				statement := fmt.Sprintf(use, value)
				if strings.HasPrefix(statement, "((") && !strings.Contains(statement, "=") &&
					!strings.Contains(strings.TrimRight(statement, ";"), ").") {
					statement = "sink(" + strings.TrimSuffix(statement, ";") + ");"
				}
				static := "" // every other case whose expression does not need this
				if cases%2 == 0 && !strings.Contains(value, "this") && !strings.Contains(value, "number") &&
					!strings.HasPrefix(value, "f") && !strings.HasPrefix(value, "vm") {
					static = "static "
				}
				receiver := "h"
				if static != "" {
					receiver = "new Generated(8)"
				}
				fmt.Fprintf(&members, `    %[1]svoid x%[2]d(Generated h, int i, %[3]s q, double w, %[3]s[] pa, int j, %[3]s[][] paa, Object o, int[] ix) {
        %[3]s l = q;
        %[4]s
    }
    %[1]svoid c%[2]d() { x%[2]d(%[5]s, 1, null, 1.0, %[6]s, 1, %[7]s, null, new int[] {0, 1}); }
`, static, cases, typ.java, statement, receiver, array("[3]"), array("[3][3]"))
			}
		}
	}
	fmt.Fprintf(&b, "%s}\ninterface Facade {\n%s}\n", members.String(), facade.String())
	return b.String(), cases
}
