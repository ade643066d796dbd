package difftest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// unsafeEnv says how many sequences of random accesses are compared.
const unsafeEnv = "GOJPF_UNSAFE"

const (
	fewSequences   = 2
	stepsPerSeries = 2000
)

// Random accesses by Unsafe and by buffers that stay in range leave behind what they
// do on a plain JVM; those out of range are errors of Java, and never gojpf's.
func TestUnsafe(t *testing.T) {
	s, err := prepare()
	if err != nil {
		t.Fatal(err)
	}
	n := fewSequences
	if more, err := strconv.Atoi(os.Getenv(unsafeEnv)); err == nil {
		n = more
	}
	classes := t.TempDir()
	file := filepath.Join("testdata", "UnsafeFuzz.java")
	if out, err := exec.Command("javac", "-nowarn", "-XDignore.symbol.file", "-d", classes, file).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := func(args ...string) string {
		cmd := exec.Command(args[0], args[1:]...)
		var stderr bytes.Buffer
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if err != nil {
			t.Errorf("%v: %v\n%s", args, err, stderr.Bytes())
		}
		return string(out)
	}
	steps := fmt.Sprint(stepsPerSeries)
	for seed := 1; seed <= n; seed++ {
		program := []string{"-cp", classes, "UnsafeFuzz", fmt.Sprint(seed), steps}
		want := run(append([]string{"java"}, program...)...)
		if !strings.Contains(want, "end ") {
			t.Fatalf("seed %d: java says %q", seed, want)
		}
		for _, loop := range []string{"switch", "impl"} {
			if got := run(append([]string{s.gojpf, "exec", "+insn.loop=" + loop}, program...)...); got != want {
				t.Errorf("seed %d, %s: %s", seed, loop, firstDifference(want, got))
			}
		}
		if got := run(append(append([]string{s.gojpf, "exec"}, program...), "wild")...); got != "done\n" {
			t.Errorf("seed %d, out of range: %.2000s", seed, got)
		}
	}
}
