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

// PathCount is what one example took.
type PathCount struct {
	Example Example
	Verdict string
	Paths   int
	Queries int64         // of path conditions
	Asked   int64         // of these, how many a solver answered
	Solver  time.Duration // that solvers took
	Wall    time.Duration
	CPU     time.Duration
	RSS     int64
	// Failure says why there is no measurement, "" when there is one.
	Failure string
}

// PerSecond is how many paths were taken in a second of processor time, start-up
// included.
func (c PathCount) PerSecond() float64 { return float64(c.Paths) / max(c.CPU.Seconds(), 1e-9) }

// Executor executes examples symbolically, each in a process of its own.
type Executor struct {
	Gojpf    string   // command
	Classes  string   // folder that CompileExamples has filled
	Settings []string // +key=value for every run
	Timeout  time.Duration
	// Summary has every run print a summary of the method: inputs and results
	// of each path.
	Summary bool
}

// Execute takes one example to its end. It never fails as a whole: what went
// wrong is in the result.
func (x *Executor) Execute(e Example) PathCount {
	c := PathCount{Example: e}
	if err := x.execute(&c); err != nil {
		c.Failure = err.Error()
	} else if c.Verdict != "safe" || c.Paths != e.Paths {
		c.Failure = fmt.Sprintf("%s after %d paths, expected safe after %d", c.Verdict, c.Paths, e.Paths)
	}
	return c
}

func (x *Executor) execute(c *PathCount) error {
	ctx, cancel := context.WithTimeout(context.Background(), x.Timeout)
	defer cancel()
	dir, err := os.MkdirTemp("", "gojpf-paths-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "report.json")
	args := []string{"run", "--json", file, "+classpath=" + x.Classes, "+symbolic.method=" + c.Example.Method}
	if x.Summary {
		args = append(args, "+listener=.symbc.SymbolicListener")
	} else {
		args = append(args, "--quiet")
	}
	args = append(args, x.Settings...)
	cmd := exec.CommandContext(ctx, x.Gojpf, append(append(args, c.Example.Class), c.Example.Args...)...)
	printed, err := os.Create(filepath.Join(dir, "summary.txt"))
	if err != nil {
		return err
	}
	defer printed.Close()
	var diagnostics bytes.Buffer
	cmd.Stdout, cmd.Stderr = printed, &diagnostics
	start := time.Now()
	err = cmd.Run()
	c.Wall = time.Since(start)
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("took longer than %v", x.Timeout)
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
func (c *PathCount) read(text []byte) error {
	var report struct {
		Verdict    string
		Paths      int
		Incomplete []struct{ Reason string }
		Statistics struct {
			Solver struct {
				Queries int64
				Millis  int64 `json:"time_ms"`
				Answers struct{ Solvers int64 }
			}
		}
	}
	if err := json.Unmarshal(text, &report); err != nil {
		return fmt.Errorf("read the report: %w", err)
	}
	solver := report.Statistics.Solver
	c.Verdict, c.Paths = report.Verdict, report.Paths
	c.Queries, c.Asked, c.Solver = solver.Queries, solver.Answers.Solvers, time.Duration(solver.Millis)*time.Millisecond
	if c.Verdict == "incomplete" && len(report.Incomplete) > 0 {
		return fmt.Errorf("incomplete: %s", report.Incomplete[0].Reason)
	}
	return nil
}

// WriteLine writes a run in the format of Go benchmarks.
func (c PathCount) WriteLine(w io.Writer) {
	if c.Failure != "" {
		return
	}
	fmt.Fprintf(w, "BenchmarkPaths/%s 1 %d ns/op %d cpu-ns/op %d rss-B %d paths %.0f paths/cpu-s %d solver-ns/op\n",
		c.Example.Name(), c.Wall.Nanoseconds(), c.CPU.Nanoseconds(), c.RSS, c.Paths, c.PerSecond(), c.Solver.Nanoseconds())
}

// WritePaths writes a row for each run, and the failures below.
func WritePaths(w io.Writer, list []PathCount) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "example\tpaths\tcpu s\tpaths/cpu s\tqueries\tto solvers\tsolver %\tMB\t")
	for _, c := range list {
		if c.Failure != "" {
			fmt.Fprintf(t, "%s\tFAILED\t\t\t\t\t\t\t\n", c.Example.Name())
			continue
		}
		fmt.Fprintf(t, "%s\t%d\t%.2f\t%.0f\t%d\t%d\t%.0f\t%.0f\t\n", c.Example.Name(), c.Paths, c.CPU.Seconds(), c.PerSecond(),
			c.Queries, c.Asked, 100*c.Solver.Seconds()/max(c.CPU.Seconds(), 1e-9), megabytes(c.RSS))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, c := range list {
		if c.Failure != "" {
			fmt.Fprintf(w, "FAILED %s: %s\n", c.Example.Name(), c.Failure)
		}
	}
	return nil
}
