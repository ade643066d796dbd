package proof_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/search/proof"
	"github.com/gojpf/gojpf/symbolic/horn"
)

const api = "../../models/classes/api"

// compiled compiles programs into a folder.
func compiled(t *testing.T, files ...string) string {
	t.Helper()
	classes := t.TempDir()
	if err := corpus.Compile(api, classes, files...); err != nil {
		t.Fatal(err)
	}
	return classes
}

// find looks for a proof of a class.
func find(classes, class string, limit time.Duration, passes func(proof.Kind) bool) (*proof.Proof, error) {
	return proof.Find(&proof.Program{
		Main: class,
		Class: func(name string) ([]byte, bool) {
			data, err := os.ReadFile(filepath.Join(classes, name+".class"))
			return data, err == nil
		},
		Asserts: func(string) bool { return true },
		Passes:  passes,
	}, limit, nil)
}

func nothing(proof.Kind) bool { return false }

// Each program says in its first comment whether it is proved. Those that are refused do
// what they must not do for some input, or what is not followed; those that are open are
// right, and nobody finds out yet.
func TestPrograms(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	files, err := filepath.Glob("testdata/programs/*.java")
	if err != nil || len(files) < 100 {
		t.Fatal(len(files), err)
	}
	classes := compiled(t, files...)
	for _, file := range files {
		class := strings.TrimSuffix(filepath.Base(file), ".java")
		t.Run(class, func(t *testing.T) {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(source), "/* open */") {
				return
			}
			proved := strings.Contains(string(source), "/* proved */")
			limit := 1 * time.Second
			if proved {
				limit = 2 * time.Minute // most need one or two seconds
			}
			p, err := find(classes, class, limit, nothing)
			switch {
			case proved && err != nil:
				t.Error(err)
			case !proved && err == nil:
				t.Errorf("there is a proof: %v", p)
			}
		})
	}
}

// Where an error of the machine would be a violation a proof says that it was not looked for: in
// programs that call themselves, or ask for as much memory as inputs say.
func TestAssumed(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	const programs = "testdata/programs/"
	classes := compiled(t, programs+"StepsOfTwo.java", programs+"RecursionSum.java", programs+"ArrayFilled.java", programs+"TextBuilt.java", programs+"TextRecursion.java")
	for class, want := range map[string][]string{
		"StepsOfTwo": nil, "RecursionSum": {proof.UnlimitedStack}, "ArrayFilled": {proof.UnlimitedMemory}, "TextBuilt": {proof.UnlimitedMemory},
		"TextRecursion": {proof.UnlimitedStack},
	} {
		p, err := find(classes, class, 2*time.Minute, nothing)
		if err != nil || !slices.Equal(p.Assumed, want) {
			t.Errorf("%s: %v, %v, want %v", class, err, p, want)
		}
		p, err = find(classes, class, 2*time.Minute, func(k proof.Kind) bool { return k != proof.Assertion })
		if err != nil || len(p.Assumed) > 0 {
			t.Errorf("%s, assertions alone: %v, %v", class, err, p)
		}
	}
}

// What an exception is judged as is what it is: of classes that nobody told what they
// extend it is not guessed.
func TestKindsOfExceptions(t *testing.T) {
	if !horn.Available() {
		t.Skip("z3 is not installed")
	}
	dir := t.TempDir()
	var files []string
	write := func(class, text string) {
		files = append(files, filepath.Join(dir, class+".java"))
		if err := os.WriteFile(files[len(files)-1], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	thrown := map[string][]proof.Kind{
		"AssertionError": {proof.Assertion}, "RuntimeException": {proof.Runtime}, "IllegalStateException": {proof.Runtime}, "Error": {proof.Other},
		"NumberFormatException": {proof.Runtime}, "ArrayStoreException": {proof.Runtime}, "SecurityException": {proof.Runtime},
		"IllegalMonitorStateException": {proof.Runtime}, "StringIndexOutOfBoundsException": {proof.Runtime}, "Own": {proof.Runtime},
		"UnknownError": {proof.Other}, "OwnError": {proof.Assertion},
	}
	write("Own", "class Own extends NumberFormatException { }")
	write("OwnError", "class OwnError extends AssertionError { }")
	for name := range thrown {
		write("Throws"+name, `import org.sosy_lab.sv_benchmarks.Verifier;
class Throws`+name+` {
    public static void main(String[] args) {
        int n = Verifier.nondetInt(), s = 0;
        for (int i = 0; i < n; i++) s++;
        if (n > 9 && s == n) throw new `+name+`();
    }
}
`)
	}
	classes := compiled(t, files...)
	all := []proof.Kind{proof.Assertion, proof.Runtime, proof.Other, proof.Overflow}
	for name, kinds := range thrown {
		for _, judged := range all {
			p, err := find(classes, "Throws"+name, 10*time.Second, func(k proof.Kind) bool { return k != judged })
			if err == nil && slices.Contains(kinds, judged) {
				t.Errorf("%s, kind %d: there is a proof: %v", name, judged, p)
			}
		}
		for _, alone := range []proof.Kind{proof.Assertion, proof.Overflow} { // nothing else is a violation
			_, err := find(classes, "Throws"+name, 30*time.Second, func(k proof.Kind) bool { return k != alone })
			if err != nil && !slices.Contains(kinds, alone) {
				t.Errorf("%s, kind %d: %v", name, alone, err)
			}
		}
	}
}
