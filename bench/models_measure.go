package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"text/tabwriter"
	"time"
)

// StateCount is what one search of a model took.
type StateCount struct {
	Model   Model
	Verdict string
	Kind    string // of the violation
	New     int64  // states met for the first time
	Visited int64  // states met again
	Wall    time.Duration
	CPU     time.Duration
	RSS     int64
	// Failure says why there is no measurement, "" when there is one.
	Failure string
}

// PerSecond is how many states, new and old, the search met in a second.
func (c StateCount) PerSecond() float64 {
	return float64(c.New+c.Visited) / max(c.Wall.Seconds(), 1e-9)
}

// Searcher searches models, each in a process of its own.
type Searcher struct {
	Gojpf    string   // command
	Classes  string   // folder that CompileModels has filled
	Settings []string // +key=value for every search
	Timeout  time.Duration
}

// Search searches one model. It never fails as a whole: what went wrong is in
// the result.
func (s *Searcher) Search(m Model) StateCount {
	c := StateCount{Model: m}
	if err := s.search(&c); err != nil {
		c.Failure = err.Error()
	} else if c.Verdict != m.Verdict || c.Kind != m.Kind {
		c.Failure = fmt.Sprintf("%s %s, expected %s %s", c.Verdict, c.Kind, m.Verdict, m.Kind)
	}
	return c
}

func (s *Searcher) search(c *StateCount) error {
	ctx, cancel := context.WithTimeout(context.Background(), s.Timeout)
	defer cancel()
	dir, err := os.MkdirTemp("", "gojpf-states-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "report.json")
	args := append([]string{"run", "--quiet", "--json", file, "+classpath=" + s.Classes}, s.Settings...)
	cmd := exec.CommandContext(ctx, s.Gojpf, append(append(args, c.Model.Class), c.Model.Args...)...)
	var diagnostics bytes.Buffer
	cmd.Stderr = &diagnostics
	start := time.Now()
	err = cmd.Run()
	c.Wall = time.Since(start)
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("took longer than %v", s.Timeout)
	case err != nil && !errors.As(err, &exit): // verdicts are exit statuses
		return err
	}
	c.CPU, c.RSS = usage(cmd.ProcessState)
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("no report: %s", firstLine(diagnostics.String()))
	}
	return c.read(text)
}

// read takes the counts from a JSON report.
func (c *StateCount) read(text []byte) error {
	var report struct {
		Verdict    string
		Violations []struct{ Kind string }
		Incomplete []struct{ Reason string }
		Statistics struct {
			StatesNew     int64 `json:"states_new"`
			StatesVisited int64 `json:"states_visited"`
		}
	}
	if err := json.Unmarshal(text, &report); err != nil {
		return fmt.Errorf("read the report: %w", err)
	}
	c.Verdict, c.New, c.Visited = report.Verdict, report.Statistics.StatesNew, report.Statistics.StatesVisited
	if len(report.Violations) > 0 {
		c.Kind = report.Violations[0].Kind
	}
	if c.Verdict == "incomplete" && len(report.Incomplete) > 0 {
		return fmt.Errorf("incomplete: %s", report.Incomplete[0].Reason)
	}
	return nil
}

// WriteLine writes a search in the format of Go benchmarks.
func (c StateCount) WriteLine(w io.Writer) {
	if c.Failure != "" {
		return
	}
	fmt.Fprintf(w, "BenchmarkStates/%s 1 %d ns/op %d cpu-ns/op %d rss-B %d new-states %d visited-states %.0f states/s\n",
		c.Model.Name(), c.Wall.Nanoseconds(), c.CPU.Nanoseconds(), c.RSS, c.New, c.Visited, c.PerSecond())
}

// WriteStates writes a row for each search, and the failures below.
func WriteStates(w io.Writer, list []StateCount) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "model\tverdict\tnew\tvisited\tms\tcpu ms\tstates/s\tMB\t")
	for _, c := range list {
		if c.Failure != "" {
			fmt.Fprintf(t, "%s\tFAILED\t\t\t\t\t\t\t\n", c.Model.Name())
			continue
		}
		fmt.Fprintf(t, "%s\t%s\t%d\t%d\t%.0f\t%.0f\t%.0f\t%.0f\t\n", c.Model.Name(), c.Verdict, c.New, c.Visited,
			milliseconds(c.Wall), milliseconds(c.CPU), c.PerSecond(), megabytes(c.RSS))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, c := range list {
		if c.Failure != "" {
			fmt.Fprintf(w, "FAILED %s: %s\n", c.Model.Name(), c.Failure)
		}
	}
	return nil
}
