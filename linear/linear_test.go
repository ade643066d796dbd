package linear

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/models"
)

func javac(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command("javac", append([]string{"-nowarn", "-Xlint:none", "-proc:none"}, args...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac %q: %v\n%s", args, err, out)
	}
}

// compiled is a folder with the classes of a source in testdata, which may use our
// annotations.
func compiled(t *testing.T, sources ...string) string {
	t.Helper()
	classes := t.TempDir()
	api := filepath.Join(t.TempDir(), "api.jar")
	var jar bytes.Buffer
	if err := models.WriteAPIJar(&jar); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(api, jar.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	javac(t, append([]string{"-g", "-cp", api, "-d", classes}, sources...)...)
	return classes
}

// run checks a class.
func run(t *testing.T, classes, class string, change func(*Options)) *Result {
	t.Helper()
	o := Defaults()
	o.ClassPath, o.Time = classes, 0
	if change != nil {
		change(&o)
	}
	r, err := Run(context.Background(), class, o)
	if err != nil {
		t.Fatalf("%s: %v", class, err)
	}
	return r
}

func few(o *Options) { o.Scenarios = 12 }

func TestCounters(t *testing.T) {
	classes := compiled(t, "testdata/Counters.java")
	bad := run(t, classes, "Torn", few)
	if bad.Verdict != gojpf.Violated || bad.Broken.Scenario != "increment() || increment()" {
		t.Errorf("%s: %+v", bad.Verdict, bad.Broken)
	}
	for _, class := range []string{"Atomic", "Guarded"} {
		if r := run(t, classes, class, few); r.Verdict != gojpf.Safe || r.Scenarios != 12 {
			t.Errorf("%s: %s, %d scenarios, %+v", class, r.Verdict, r.Scenarios, r.Broken)
		}
	}
}

// The driver in the program is that of its source.
func TestDriverIsCompiled(t *testing.T) {
	made := t.TempDir()
	javac(t, "-g", "-XDstringConcat=inline", "--release", "17", "-d", made, "driver/src/gojpf/linear/Driver.java")
	want, err := os.ReadFile(filepath.Join(made, "gojpf/linear/Driver.class"))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile("driver/classes/gojpf/linear/Driver.class"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%v: it is not what its source compiles to: javac -g -XDstringConcat=inline --release 17 -d driver/classes driver/src/gojpf/linear/Driver.java", err)
	}
}
