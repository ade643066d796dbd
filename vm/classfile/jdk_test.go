package classfile

import (
	"archive/zip"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// noJDK names the environment variable that says on purpose that this machine
// has no JDK. Without it a missing JDK is a failure, not a skip.
const noJDK = "GOJPF_NO_JDK"

// needJDK returns the home of the JDK: JAVA_HOME, else the one that javac on
// the PATH belongs to.
func needJDK(tb testing.TB) string {
	tb.Helper()
	if os.Getenv(noJDK) != "" {
		tb.Skip(noJDK + " is set")
	}
	if home := os.Getenv("JAVA_HOME"); home != "" {
		return home
	}
	javac, err := exec.LookPath("javac")
	if err == nil {
		javac, err = filepath.EvalSymlinks(javac)
	}
	if err != nil {
		tb.Fatalf("no JDK found (set %s=1 to do without): %v", noJDK, err)
	}
	return filepath.Dir(filepath.Dir(javac))
}

var javaBase struct {
	sync.Once
	classes map[string][]byte
	err     error
}

// needJavaBase returns the class files of java.base by binary name.
func needJavaBase(tb testing.TB) map[string][]byte {
	tb.Helper()
	home := needJDK(tb)
	javaBase.Do(func() {
		javaBase.classes, javaBase.err = readJmod(filepath.Join(home, "jmods", "java.base.jmod"))
	})
	if javaBase.err != nil {
		tb.Fatal(javaBase.err)
	}
	return javaBase.classes
}

func readJmod(path string) (map[string][]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	const header = 4 // a jmod is a zip file behind a magic number and a version
	archive, err := zip.NewReader(io.NewSectionReader(file, header, info.Size()-header), info.Size()-header)
	if err != nil {
		return nil, err
	}
	classes := map[string][]byte{}
	for _, entry := range archive.File {
		name, ok := strings.CutSuffix(entry.Name, ".class")
		if !ok {
			continue
		}
		r, err := entry.Open()
		if err != nil {
			return nil, err
		}
		data, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		classes[strings.TrimPrefix(name, "classes/")] = data
	}
	return classes, nil
}

func TestParseJavaBase(t *testing.T) {
	classes := needJavaBase(t)
	if len(classes) < 5000 {
		t.Errorf("java.base has only %d classes", len(classes))
	}
	annotated, coded := 0, 0
	for name, data := range classes {
		f, err := Parse(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if f.Name != name {
			t.Errorf("%s: name is %s", name, f.Name)
		}
		annotated += checkAnnotations(t, f)
		for i := range f.Methods {
			m := &f.Methods[i]
			if m.Code == nil {
				continue
			}
			coded++
			checkCode(t, f, m, data)
		}
	}
	if annotated < 1000 || coded < 30000 {
		t.Errorf("only %d annotations and %d methods with code", annotated, coded)
	}
}

func checkCode(t *testing.T, f *File, m *Method, data []byte) {
	t.Helper()
	c := m.Code
	if &data[c.Offset] != &c.Bytes[0] {
		t.Errorf("%s.%s: code is not at offset %d", f.Name, m.Name, c.Offset)
	}
	lines := c.Lines()
	if !slices.IsSortedFunc(lines, func(a, b Line) int { return int(a.PC) - int(b.PC) }) {
		t.Errorf("%s.%s: lines are not sorted: %v", f.Name, m.Name, lines)
	}
	for i, l := range lines {
		if i > 0 && lines[i-1].PC == l.PC {
			continue
		}
		if got := c.LineAt(int(l.PC)); got != int(l.Line) {
			t.Errorf("%s.%s: line at %d is %d, want %d", f.Name, m.Name, l.PC, got, l.Line)
		}
	}
	c.Locals()
	c.LocalTypes()
}

// checkAnnotations decodes all that f has and returns how many there were.
func checkAnnotations(t *testing.T, f *File) int {
	t.Helper()
	n := 0
	check := func(where string, a *Annotations) {
		for _, raw := range [][]byte{a.Visible, a.Invisible} {
			list, err := ParseAnnotations(raw, f.Pool)
			if err != nil {
				t.Errorf("%s %s: %v", f.Name, where, err)
			}
			n += len(list)
		}
		for _, raw := range [][]byte{a.ParameterVisible, a.ParameterInvisible} {
			if _, err := ParseParameterAnnotations(raw, f.Pool); err != nil {
				t.Errorf("%s %s: %v", f.Name, where, err)
			}
		}
		if _, err := ParseAnnotationDefault(a.Default, f.Pool); err != nil {
			t.Errorf("%s %s: %v", f.Name, where, err)
		}
	}
	check("class", &f.Annotations)
	for i := range f.Fields {
		check(f.Fields[i].Name, &f.Fields[i].Annotations)
	}
	for i := range f.Methods {
		check(f.Methods[i].Name, &f.Methods[i].Annotations)
		if c := f.Methods[i].Code; c != nil {
			if _, err := ParseLocalAnnotations(c.TypeVisible, f.Pool); err != nil {
				t.Errorf("%s %s: %v", f.Name, f.Methods[i].Name, err)
			}
		}
	}
	for i := range f.Record {
		check(f.Record[i].Name, &f.Record[i].Annotations)
	}
	return n
}

func BenchmarkParse(b *testing.B) {
	classes := needJavaBase(b)
	for _, name := range []string{"java/lang/Runnable", "java/lang/Integer", "java/lang/String", "java/lang/invoke/MethodHandles"} {
		data := classes[name]
		b.Run(name[strings.LastIndexByte(name, '/')+1:], func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Parse(data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
