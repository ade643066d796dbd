package bench

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm/classpath"
)

// jdk is what all tests and benchmarks share: a JDK, and the programs compiled
// by it.
var jdk struct {
	once          sync.Once
	home, classes string
	err           error
}

func TestMain(m *testing.M) {
	status := m.Run()
	if jdk.classes != "" {
		os.RemoveAll(jdk.classes)
	}
	os.Exit(status)
}

// compiled returns the JDK's home and the folder of the compiled programs.
func compiled(tb testing.TB) (home, classes string) {
	tb.Helper()
	jdk.once.Do(func() {
		if jdk.home, jdk.err = classpath.FindJavaHome("", os.Getenv); jdk.err != nil {
			return
		}
		if jdk.classes, jdk.err = os.MkdirTemp("", "gojpf-bench-"); jdk.err == nil {
			jdk.err = Compile(jdk.home, jdk.classes)
		}
	})
	if jdk.err != nil {
		tb.Fatal(jdk.err)
	}
	return jdk.home, jdk.classes
}

// load makes a machine that is about to run main.
func load(tb testing.TB, out *bytes.Buffer, class string, args ...string) *search.Program {
	tb.Helper()
	home, classes := compiled(tb)
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: []string{
		"+jvm.java_home=" + home, "+classpath=" + classes, "+target=" + class,
	}})
	if err != nil {
		tb.Fatal(err)
	}
	p, err := search.Load(tb.Context(), cfg, search.Setup{
		In: strings.NewReader(""), Out: out, Err: out, Args: args, Straight: true,
	})
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// TestPrograms runs every program on a small task and compares it with java, so
// that what is measured is known to be right.
func TestPrograms(t *testing.T) {
	home, classes := compiled(t)
	for _, p := range Programs {
		t.Run(p.Name, func(t *testing.T) {
			var args []string
			if p.Small != "" {
				args = []string{p.Small}
			}
			want, err := exec.Command(filepath.Join(home, "bin", "java"), append([]string{"-Xint", "-cp", classes, p.Class}, args...)...).CombinedOutput()
			if err != nil {
				t.Fatalf("java: %v\n%s", err, want)
			}
			var got bytes.Buffer
			program := load(t, &got, p.Class, args...)
			defer program.Close()
			if status, err := program.Exec(); err != nil || status != 0 {
				t.Fatalf("gojpf: status %d, %v\n%s", status, err, got.String())
			}
			if got.String() != string(want) {
				t.Errorf("%s", difference(string(want), got.String()))
			}
		})
	}
}

// TestEveryProgramIsListed guards against a program that nobody runs.
func TestEveryProgramIsListed(t *testing.T) {
	listed := map[string]bool{}
	for _, p := range Programs {
		folder := "programs"
		if p.Group == Startup {
			folder = "startup"
		}
		listed[folder+"/"+p.Class+".java"] = true
	}
	found, err := fs.Glob(sources, "*/*.java")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range found {
		if !listed[file] {
			t.Errorf("%s is not in Programs", file)
		}
		delete(listed, file)
	}
	for file := range listed {
		t.Errorf("%s does not exist", file)
	}
}

// BenchmarkProgram runs the programs in process, without loading them. To see
// where the time goes:
//
//	go test ./bench -run '^$' -bench Program/sieve -benchtime 1x -cpuprofile cpu.out
func BenchmarkProgram(b *testing.B) {
	for _, p := range Programs {
		b.Run(p.Name, func(b *testing.B) {
			var insns int64
			for b.Loop() {
				b.StopTimer()
				var out bytes.Buffer
				program := load(b, &out, p.Class)
				before := program.Machine.Insns()
				b.StartTimer()
				status, err := program.Exec()
				b.StopTimer()
				if err != nil || status != 0 {
					b.Fatal(fmt.Errorf("status %d: %w\n%s", status, err, out.String()))
				}
				insns += program.Machine.Insns() - before
				program.Close()
				b.StartTimer()
			}
			b.ReportMetric(float64(insns)/b.Elapsed().Seconds()/1e6, "Minsn/s")
		})
	}
}

// BenchmarkLoad makes a machine and boots it up to where main would begin.
func BenchmarkLoad(b *testing.B) {
	compiled(b)
	b.ReportAllocs()
	for b.Loop() {
		load(b, new(bytes.Buffer), "Hello").Close()
	}
}
