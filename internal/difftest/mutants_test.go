package difftest

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/vm/bytecode"
)

// mutantsEnv says how many mutants of class files are judged.
const mutantsEnv = "GOJPF_MUTANTS"

const (
	fewMutants   = 300
	batchMutants = 500
)

// mutant is one mutated class of a set.
type mutant struct {
	class string
	data  []byte
	twice bool   // mutated in two places
	own   bool   // with an instruction that HotSpot has for itself
	calls bool   // of a subroutine: methods with these are not judged, see package verify
	what  string // was mutated
}

// firstInferred and lastInferred are the versions of class files that are verified by
// inference, fully or when their stack maps do not do.
const firstInferred, lastInferred = 49, 50

// Class files with something wrong in them are refused by gojpf as by java: with the
// same error, at the same class, or they do the same when they run. What gojpf cannot
// do it must say.
func TestMutants(t *testing.T) {
	s, err := prepare()
	if err != nil {
		t.Fatal(err)
	}
	left := fewMutants
	if more, err := strconv.Atoi(os.Getenv(mutantsEnv)); err == nil {
		left = more
	}
	driver := t.TempDir()
	compileJava(t, "-d", driver, filepath.Join("testdata", "MutantDriver.java"))
	for _, kind := range []struct {
		name   string
		source string
		share  int // of the mutants, in percent
		flags  []string
	}{{"new", "one", 65, nil}, {"old", "old/one", 35, []string{"--release", "8"}}} {
		t.Run(kind.name, func(t *testing.T) {
			set := compileMutants(t, driver, kind.source, kind.flags...)
			for seed, left := uint64(1), left*kind.share/100; left > 0; seed++ {
				if kind.name == "old" {
					set.setVersion(firstInferred + uint16(seed)%(lastInferred-firstInferred+1))
				}
				n := min(left, batchMutants)
				left -= n
				judgeMutants(t, s, set, seed, n)
			}
		})
	}
}

// mutantSet is what is mutated, and where the driver is.
type mutantSet struct {
	driver  string // folder of its class
	names   []string
	classes map[string][]byte
}

// setVersion makes all classes be of a version of class files.
func (set *mutantSet) setVersion(major uint16) {
	for _, data := range set.classes {
		binary.BigEndian.PutUint16(data[6:], major)
	}
}

func compileJava(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command("javac", append([]string{"-nowarn", "-Xlint:-options"}, args...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

func compileMutants(t *testing.T, driver, source string, flags ...string) *mutantSet {
	set := &mutantSet{driver: driver, classes: map[string][]byte{}}
	dir := t.TempDir()
	sources := filepath.Join("testdata", "mutants")
	compileJava(t, append(flags, "-g", "-d", dir, filepath.Join(sources, filepath.FromSlash(source), "Main.java"), filepath.Join(sources, "two", "Far.java"))...)
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, strings.TrimSuffix(file, ".class"))
		name = strings.ReplaceAll(filepath.ToSlash(name), "/", ".")
		set.names = append(set.names, name)
		set.classes[name] = data
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// write puts the classes and mutants of them into a file for the driver.
func (set *mutantSet) write(file string, mutants []mutant) error {
	var b bytes.Buffer
	number := func(n int) { binary.Write(&b, binary.BigEndian, int32(n)) }
	class := func(name string, data []byte) {
		binary.Write(&b, binary.BigEndian, uint16(len(name)))
		b.WriteString(name)
		number(len(data))
		b.Write(data)
	}
	number(len(set.names))
	for _, name := range set.names {
		class(name, set.classes[name])
	}
	number(len(mutants))
	for _, m := range mutants {
		class(m.class, m.data)
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

// judgeMutants compares what becomes of the mutants of a seed.
func judgeMutants(t *testing.T, s *stage, set *mutantSet, seed uint64, n int) {
	random := rand.New(rand.NewPCG(seed, 0))
	mutants := make([]mutant, n)
	for i := range mutants {
		name := set.names[random.IntN(len(set.names))]
		if random.IntN(2) == 0 {
			name = "one.Main"
		}
		places := 1 + random.IntN(5)/4
		data, what := mutate(random, set.classes[name], places)
		mutants[i] = mutant{name, data, places > 1, becomes(set.classes[name], data, beyondFiles), becomes(set.classes[name], data, ofSubroutine), what}
	}
	file := filepath.Join(t.TempDir(), "mutants")
	if err := set.write(file, mutants); err != nil {
		t.Fatal(err)
	}
	host, said := drive(t, n, func(first int) *exec.Cmd {
		return exec.Command("java", "-ea", "-Xmx256m", "-Xss512k", "-cp", set.driver, "MutantDriver", file, strconv.Itoa(first), "all")
	})
	if len(host) != n {
		t.Fatalf("seed %d: java judged %d mutants of %d:\n%s", seed, len(host), n, said)
	}
	var run []string
	for i := range n {
		if result := host[i]; strings.HasPrefix(result, "linked") && ends(result) {
			run = append(run, strconv.Itoa(i))
		}
	}
	ours, said := drive(t, n, func(first int) *exec.Cmd {
		return exec.Command(s.gojpf, "exec", "-cp", set.driver, "MutantDriver", file, strconv.Itoa(first), strings.Join(append(run, "-1")[:max(len(run), 1)], ","))
	})
	kinds, unsure := map[string]int{}, 0
	for i := range n {
		want, got := host[i], ours[i]
		if !ends(want) {
			want = "linked: -"
		}
		kind, _, _ := strings.Cut(want, " ")
		kinds[kind]++
		switch {
		case got == want:
		case (mutants[i].twice || mutants[i].own) && isRefused(want) && isRefused(got):
		case mutants[i].calls && isRefused(want):
		case strings.HasSuffix(want, leavesLocked): // which a JVM may tell, and need not
		case got == unsureResult:
			unsure++
		default:
			t.Errorf("seed %d, mutant %d of %s (%s): java %q, gojpf %q", seed, i, mutants[i].class, mutants[i].what, want, got)
			keepMutant(t, seed, i, mutants[i])
		}
	}
	t.Logf("seed %d: %v, %d not supported", seed, kinds, unsure)
	if unsure > n/20 {
		t.Errorf("seed %d: gojpf is unsure about %d mutants of %d:\n%s", seed, unsure, n, said)
	}
}

// leavesLocked is what HotSpot makes of a method that ends within a monitor.
const leavesLocked = "throws java.lang.IllegalMonitorStateException"

// beyondFiles reports whether an instruction is one that no class file has. HotSpot
// refuses them late: it has lengths for them, and may find another fault before.
func beyondFiles(op byte) bool { return bytecode.Op(op) > bytecode.Last+1 }

func ofSubroutine(op byte) bool {
	return slices.Contains([]bytecode.Op{bytecode.Jsr, bytecode.JsrW, bytecode.Ret}, bytecode.Op(op))
}

// becomes reports whether a byte became one of certain instructions.
func becomes(was, is []byte, one func(op byte) bool) bool {
	for i := range min(len(was), len(is)) {
		if was[i] != is[i] && one(is[i]) {
			return true
		}
	}
	return false
}

// ends reports whether a mutant ended by itself on the host.
func ends(result string) bool {
	return !strings.HasSuffix(result, "loops") && !strings.HasSuffix(result, "OutOfMemoryError") && !strings.HasSuffix(result, "StackOverflowError")
}

// isRefused reports whether a mutant was not linked. With two faults, which of them is
// told first depends on where HotSpot keeps the names of methods.
func isRefused(result string) bool { return strings.HasPrefix(result, "java.lang.") }

// unsureResult stands for a mutant at which a run ended.
const unsureResult = "not supported"

// drive runs the driver, again behind each mutant at which it stopped, and returns its
// lines by their mutants.
func drive(t *testing.T, n int, command func(first int) *exec.Cmd) (results map[int]string, said string) {
	results = map[int]string{}
	for first := 0; first < n; {
		var out, errOut bytes.Buffer
		cmd := command(first)
		cmd.Stdout, cmd.Stderr = &out, &errOut
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		stop := time.AfterFunc(5*timeLimit, func() { cmd.Process.Kill() })
		err := cmd.Wait()
		if inTime := stop.Stop(); !inTime {
			t.Errorf("mutant %d and those behind it do not end", first)
		}
		for line := range strings.Lines(out.String()) {
			number, result, _ := strings.Cut(strings.TrimSpace(line), " ")
			if i, err := strconv.Atoi(number); err == nil && i >= first {
				results[i], first = result, i+1
			}
		}
		if first < n {
			if errOut.Len() > 0 {
				said += clip(errOut.String()) + "\n"
			}
			if err == nil {
				t.Errorf("the driver ended well in front of mutant %d", first)
				break
			}
			results[first] = unsureResult
			first++
		}
	}
	return results, said
}

// keepMutant leaves a mutant behind where GOJPF_KEEP_MUTANTS names a folder.
func keepMutant(t *testing.T, seed uint64, i int, m mutant) {
	dir := os.Getenv("GOJPF_KEEP_MUTANTS")
	if dir == "" {
		return
	}
	file := filepath.Join(dir, fmt.Sprintf("%d-%d-%s.class", seed, i, m.class))
	if err := os.WriteFile(file, m.data, 0o644); err != nil {
		t.Error(err)
	}
}

// A main class that is refused ends the program as an exception of main does.
func TestBadMainClass(t *testing.T) {
	s, err := prepare()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	source := filepath.Join(dir, "Bad.java")
	text := "class Bad { static int n() { return 4711; } public static void main(String[] a) {} }"
	if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	compileJava(t, "-d", dir, source)
	file := filepath.Join(dir, "Bad.class")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	good, bad := []byte{0x11, 0x12, 0x67, 0xac}, []byte{0x11, 0x12, 0x67, 0xb0} // sipush 4711, ireturn; areturn
	if err := os.WriteFile(file, bytes.Replace(data, good, bad, 1), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"exec", "-cp", dir, "Bad"}, {"run", "+classpath=" + dir, "Bad"}} {
		out, err := exec.Command(s.gojpf, args...).CombinedOutput()
		if err == nil || !strings.Contains(string(out), "java.lang.VerifyError: Bad type on operand stack") {
			t.Errorf("%v: %v\n%s", args, err, out)
		}
	}
}
