package junit_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/junit"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestSequences(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Bank.java")
	var all strings.Builder
	for _, test := range []struct {
		name, methods string
		passed        int // tests, when they are run
	}{
		{"two", "bank.Bank.deposit(sym),bank.Bank.withdraw(sym#con)", 3},
		{"caught", "bank.Bank.deposit(sym),bank.Bank.withdraw(sym#con)", 5},
		{"objects", "bank.Bank.deposit(sym),bank.Bank.count(sym)", 10},
		{"released", "bank.Bank.deposit(sym)", 2},
		{"forever", "bank.Bank.forever(sym)", 6},
		{"constructor", "bank.Bank.Bank()", 1},
		{"none", "bank.Bank.count(sym)", 0},
	} {
		_, out := listenertest.Run(t, classes, "bank.Bank", "listener=gov.nasa.jpf.symbc.sequences.SymbolicSequenceListener",
			"symbolic.method="+test.methods, "target.args="+test.name, "search.multiple_errors=true", "search.depth_limit=6", "symbolic.dp=none")
		sequences, source, ok := strings.Cut(out, "====================================================== JUnit 4.0 test class\n")
		if !ok {
			t.Fatalf("no test class in %s", out)
		}
		fmt.Fprintf(&all, "#### %s\n%s", test.name, sequences)
		if test.passed == 0 {
			if source != "" {
				t.Errorf("%s: tests without sequences:\n%s", test.name, source)
			}
			continue
		}
		if got := runJUnit4(t, classes, source); got != fmt.Sprintf("bank.BankTest: %d passed\n", test.passed) {
			t.Errorf("%s: %s\n%s", test.name, got, source)
		}
	}
	listenertest.Golden(t, "testdata/sequences.txt", all.String())
}

// runJUnit4 compiles and runs a class of tests on the host.
func runJUnit4(t *testing.T, classes, source string) string {
	dir := t.TempDir()
	file := filepath.Join(dir, "BankTest.java")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	path := dir + string(os.PathListSeparator) + classes
	if out, err := exec.Command("javac", "-nowarn", "-cp", classes, "-sourcepath", "testdata/junit4", "-d", dir, file, "testdata/junit4/RunTests.java").CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s\n%s", err, out, source)
	}
	out, err := exec.Command("java", "-ea", "-cp", path, "RunTests", "bank.BankTest").CombinedOutput()
	if err != nil {
		t.Errorf("%v", err)
	}
	return string(out)
}
