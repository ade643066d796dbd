package cmd

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"gojpf": func() { os.Exit(Main(os.Args)) }})
}

// TestScripts runs the command lines of testdata/script. Beside testscript's
// own commands they use those defined here, and [java25] holds from that release on.
func TestScripts(t *testing.T) {
	if _, err := exec.LookPath("javac"); err != nil {
		t.Fatal("a JDK must be on the PATH: ", err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status":   status,
			"patch":    patch,
			"rename":   rename,
			"truncate": truncate,
			"hugepool": hugePool,
			"signal":   signalOn,
		},
		Condition:           sinceJava,
		RequireExplicitExec: true,
	})
}

// sinceJava judges conditions on the release of the JDK at hand.
func sinceJava(cond string) (bool, error) {
	release, named := strings.CutPrefix(cond, "java")
	first, err := strconv.Atoi(release)
	if !named || err != nil {
		return false, fmt.Errorf("%q is no condition: java25 is one", cond)
	}
	return hostjdk.Release() >= first, nil
}

// status checks the exit status of a command and that what went wrong took
// one line on standard error:
//
//	status 2 gojpf exec Missing
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N command...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	runErr := ts.Exec(args[1], args[2:]...)
	got := 0
	var exit *exec.ExitError
	if errors.As(runErr, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(runErr)
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
	if text := ts.ReadFile("stderr"); want == exitUnmade && (!strings.HasPrefix(text, "gojpf: ") || strings.Count(text, "\n") != 1) {
		ts.Fatalf("not one line of ours: %q", text)
	}
}

// patch overwrites bytes of a file: patch File.class 6 0063
func patch(ts *testscript.TestScript, neg bool, args []string) {
	offset, err := strconv.Atoi(args[1])
	ts.Check(err)
	with, err := hex.DecodeString(args[2])
	ts.Check(err)
	file := ts.MkAbs(args[0])
	data, err := os.ReadFile(file)
	ts.Check(err)
	copy(data[offset:], with)
	ts.Check(os.WriteFile(file, data, 0o644))
}

// rename replaces a text in a file by one of the same length.
func rename(ts *testscript.TestScript, neg bool, args []string) {
	file := ts.MkAbs(args[0])
	data, err := os.ReadFile(file)
	ts.Check(err)
	if len(args[1]) != len(args[2]) || !bytes.Contains(data, []byte(args[1])) {
		ts.Fatalf("cannot replace %q by %q", args[1], args[2])
	}
	ts.Check(os.WriteFile(file, bytes.ReplaceAll(data, []byte(args[1]), []byte(args[2])), 0o644))
}

// truncate cuts a file after a number of bytes.
func truncate(ts *testscript.TestScript, neg bool, args []string) {
	size, err := strconv.ParseInt(args[1], 10, 64)
	ts.Check(err)
	ts.Check(os.Truncate(ts.MkAbs(args[0]), size))
}

// hugePool writes the source of a class with tens of thousands of constants.
func hugePool(ts *testscript.TestScript, neg bool, args []string) {
	var b strings.Builder
	b.WriteString("public class Huge {\n")
	for i := range 20000 {
		fmt.Fprintf(&b, "    static final int C%d = %d;\n", i, i+1_000_000)
	}
	b.WriteString("    public static void main(String[] args) { System.out.println(C19999); }\n}\n")
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(b.String()), 0o644))
}

// signalOn runs a command until it prints a line, sends it a signal and checks
// its exit status; what it prints afterwards is kept in a file:
//
//	signal INT ready 130 rest.txt gojpf exec Waits
func signalOn(ts *testscript.TestScript, neg bool, args []string) {
	signals := map[string]os.Signal{"INT": syscall.SIGINT, "TERM": syscall.SIGTERM}
	want, err := strconv.Atoi(args[2])
	ts.Check(err)
	name, err := exec.LookPath(args[4])
	ts.Check(err)
	cmd := exec.Command(name, args[5:]...)
	cmd.Dir = ts.MkAbs(".")
	cmd.Env = os.Environ()
	in, err := cmd.StdinPipe() // stays open: reading it waits
	ts.Check(err)
	defer in.Close()
	out, err := cmd.StdoutPipe()
	ts.Check(err)
	var errOut bytes.Buffer
	cmd.Stderr = &errOut
	ts.Check(cmd.Start())
	lines := bufio.NewReader(out)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			cmd.Wait()
			ts.Fatalf("%v before %q was printed; stderr: %s", err, args[1], errOut.String())
		}
		if strings.TrimSpace(line) == args[1] {
			break
		}
	}
	ts.Check(cmd.Process.Signal(signals[args[0]]))
	var rest bytes.Buffer
	_, err = lines.WriteTo(&rest)
	ts.Check(err)
	cmd.Wait()
	ts.Check(os.WriteFile(ts.MkAbs(args[3]), rest.Bytes(), 0o644))
	if got := cmd.ProcessState.ExitCode(); got != want {
		ts.Fatalf("exit status %d, want %d; stderr: %s", got, want, errOut.String())
	}
}
