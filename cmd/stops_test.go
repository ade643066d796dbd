package cmd

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// stopsKey sets how many programs TestStops stops; the nightly run sets more.
const stopsKey = "GOJPF_STOPS"

// nasty are command lines for programs of testdata/stops that do not end by
// themselves within a test's time. The first ones stand for different kinds of loops.
var nasty = []string{
	"Nasty floats",
	"+script.max_steps=2000000000 +listener=loop.star Nasty threads",
	"+search.workers=2 Nasty threads",
	"Nasty print",
	"Nasty remainders",
	"Nasty fill",
	"Nasty texts",
	"+report.minimize=true +report.minimize_time=1h Nasty trace",
	"Nasty deep",
	"Nasty products",
	"+symbolic.dp=z3 +symbolic.dp_timeout_ms=0 Nasty floats",
	"+symbolic.dp=cvc5 +symbolic.dp_timeout_ms=0 Nasty floats",
	"+symbolic.dp=none +symbolic.dp_timeout_ms=0 Nasty floats",
	"+symbolic.dp=z3 +symbolic.dp_timeout_ms=0 Nasty products",
	"+symbolic.dp=z3 +symbolic.dp_timeout_ms=0 Nasty remainders",
	"+symbolic.dp.check=100 Nasty floats",
	"+symbolic.concolic=true Nasty remainders",
	"Nasty spin",
	"Nasty builder",
	"Nasty repeat",
	"Nasty copy",
	"Nasty power",
	"Nasty regex",
	"Nasty list",
	"Nasty heap",
	"Nasty threads",
	"+vm.por=dpor Nasty threads",
	"+search.class=bfs Nasty threads",
	"+search.class=random Nasty threads",
	"+search.class=bfs Nasty trace",
	"Nasty sort",
	"Nasty deflate",
	"Nasty checksum",
}

// asGojpf is a link to this test's binary, which is the command under that name.
func asGojpf(t *testing.T, dir string) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "gojpf")
	if err := os.Symlink(self, link); err != nil {
		t.Fatal(err)
	}
	return link
}

// Whatever a run is busy with, a signal ends it, with a report of what is known:
// also two signals, and the limit of time. Nobody measures how long that takes, but
// who would have to be killed fails.
func TestStops(t *testing.T) {
	count := 7
	if text := os.Getenv(stopsKey); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatalf("%s: %v", stopsKey, err)
		}
		count = n
	} else if testing.Short() {
		t.Skip("it takes a few seconds")
	}
	dir := t.TempDir()
	gojpf := asGojpf(t, dir)
	for _, args := range [][]string{
		{gojpf, "apijar", filepath.Join(dir, "api.jar")},
		{"javac", "-g", "-cp", filepath.Join(dir, "api.jar"), "-d", dir, "testdata/stops/Nasty.java"},
	} {
		if out, err := exec.Command(args[0], args[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	scripts, err := filepath.Abs("testdata/stops")
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(uint64(count), 7))
	for i := range count {
		line := nasty[i%len(nasty)]
		delay := time.Duration(random.IntN(300)) * time.Millisecond
		if i >= len(nasty) {
			delay = time.Duration(random.IntN(5000)) * time.Millisecond
		}
		how := []string{"TERM", "INT", "twice", "time"}[(i+i/len(nasty))%4]
		t.Run(fmt.Sprintf("%d %s %s", i, line, how), func(t *testing.T) {
			t.Parallel()
			report := filepath.Join(t.TempDir(), "report.json")
			args := []string{"run", "--quiet", "--json", report, "-cp", dir, "+vm.max_heap=2G"}
			if how == "time" {
				args = append(args, "+search.max_time="+max(delay, time.Millisecond).String())
			}
			cmd := exec.Command(gojpf, append(args, strings.Fields(strings.ReplaceAll(line, "listener=", "listener="+scripts+"/"))...)...)
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			cmd.Stderr = cmd.Stdout
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			lines := bufio.NewReader(out)
			first, err := lines.ReadString('\n')
			if err != nil || first != "ready\n" {
				rest, _ := io.ReadAll(lines)
				t.Fatalf("it begins with %q, %v\n%s", first, err, rest)
			}
			if !strings.HasSuffix(line, " print") { // which is about readers that have stopped reading
				go io.Copy(io.Discard, lines)
			}
			time.Sleep(delay)
			if how != "time" {
				sig := syscall.SIGTERM
				if how == "INT" {
					sig = syscall.SIGINT
				}
				cmd.Process.Signal(sig)
				if how == "twice" {
					time.Sleep(100 * time.Millisecond)
					cmd.Process.Signal(sig)
				}
			}
			killed := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
			err = cmd.Wait()
			if !killed.Stop() {
				t.Fatal("it had to be killed")
			}
			status := cmd.ProcessState.ExitCode()
			if status != 3 && status != 1 {
				t.Errorf("exit status %d, %v", status, err)
			}
			var r struct{ Verdict string }
			text, err := os.ReadFile(report)
			if err == nil {
				err = json.Unmarshal(text, &r)
			}
			if want := map[int]string{1: "violated", 3: "incomplete"}[status]; err != nil || r.Verdict != want {
				t.Errorf("the report says %q, %v; want %q", r.Verdict, err, want)
			}
		})
	}
}
