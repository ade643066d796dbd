package searchtest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// killsKey sets how many kills TestKills deals out; the nightly run sets more.
const killsKey = "GOJPF_KILLS"

// statistics are the numbers of a report that do not depend on time.
type statistics struct {
	Verdict    string
	Incomplete []struct{ Reason string }
	Statistics struct {
		New          int64 `json:"states_new"`
		Visited      int64 `json:"states_visited"`
		Backtracked  int64 `json:"states_backtracked"`
		End          int64 `json:"states_end"`
		Depth        int64 `json:"max_depth"`
		Instructions int64
		Choices      map[string]int64
	}
}

func readReport(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var s statistics
	if err := json.Unmarshal(b, &s); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%+v", s)
}

// A search that is killed at random moments, and goes on from what it left
// behind, ends as if nothing had happened.
func TestKills(t *testing.T) {
	kills := 4
	if text := os.Getenv(killsKey); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatalf("%s: %v", killsKey, err)
		}
		kills = n
	} else if testing.Short() {
		t.Skip("it takes a few seconds")
	}
	dir := t.TempDir()
	gojpf := filepath.Join(dir, "gojpf")
	if out, err := exec.Command("go", "build", "-o", gojpf, "../../cmd/gojpf").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	classes := filepath.Join(dir, "classes")
	compile(t, apiDir, classes, "testdata/Dials.java")
	random := rand.New(rand.NewPCG(uint64(kills), 1))
	dealt := 0
	for round := 0; dealt < kills; round++ {
		strategy := []string{"dfs", "bfs"}[round%2]
		args := []string{"run", "--quiet", "+classpath=" + classes, "+search.class=" + strategy, "+search.open_states=500"}
		target := []string{"Dials", "6"}
		run := func(more ...string) *exec.Cmd {
			return exec.Command(gojpf, append(append(args, more...), target...)...)
		}
		report := filepath.Join(dir, "report.json")
		began := time.Now()
		if out, err := run("--json", report).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		whole := time.Since(began)
		want := readReport(t, report)

		saved := filepath.Join(dir, fmt.Sprint("saved", round))
		more := []string{"--json", report, "--checkpoint", saved, "--checkpoint-interval", "30ms"}
		for tries := 0; ; tries++ {
			if tries > 200 {
				t.Fatal("the search does not come to an end")
			}
			os.Remove(report)
			if _, err := os.Stat(filepath.Join(saved, "gojpf.checkpoint")); err == nil && len(more) == 6 {
				more = append(more, "--resume", saved)
			}
			cmd := run(more...)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			done := make(chan error, 1)
			go func() { done <- cmd.Wait() }()
			select {
			case err := <-done:
				if err != nil {
					t.Fatalf("after %d kills: %v", dealt, err)
				}
			case <-time.After(whole/6 + time.Duration(random.Int64N(int64(whole/2)))):
				// One in four is asked to stop, and says so in a checkpoint.
				sig := syscall.SIGKILL
				if random.IntN(4) == 0 {
					sig = syscall.SIGTERM
				}
				if err := cmd.Process.Signal(sig); err != nil {
					t.Log(err)
				}
				<-done
				if cmd.ProcessState.ExitCode() != 0 { // it had not ended by itself
					dealt++
					continue
				}
			}
			break
		}
		if got := readReport(t, report); got != want {
			t.Errorf("%s: in pieces: %s\nin one: %s", strategy, got, want)
		}
		if left, _ := filepath.Glob(filepath.Join(saved, "*")); len(left) == 0 {
			t.Error("no checkpoint was written")
		}
	}
	t.Logf("%d kills", dealt)
}
