package bench

import (
	"fmt"
	"io"
	"time"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

// PathCount is what one example took.
type PathCount struct {
	Example Example
	Verdict string
	Paths   int
	Queries int64         // of path conditions
	Asked   int64         // of these, how many a solver answered
	Solver  time.Duration // that solvers took
	Usage
	// Failure says why there is no measurement, "" when there is one.
	Failure string
}

// PerSecond is how many paths were taken in a second of processor time, start-up
// included.
func (c PathCount) PerSecond() float64 { return float64(c.Paths) / max(c.CPU.Seconds(), 1e-9) }

// Name implements Count.
func (c PathCount) Name() string { return c.Example.Name() }

// Failed implements Count.
func (c PathCount) Failed() string { return c.Failure }

// Execute takes one example to its end, and has the run print a summary of the
// method if that is wanted: inputs and result of each path. It never fails as a
// whole: what went wrong is in the result.
func (k *Checker) Execute(e Example, summary bool) PathCount {
	c := PathCount{Example: e}
	prints := "--quiet"
	if summary {
		prints = "+listener=.symbc.SymbolicListener"
	}
	var err error
	if c.Usage, err = k.check(e.Class, e.Args, []string{prints, "+symbolic.method=" + e.Method}, c.read); err != nil {
		c.Failure = err.Error()
	} else if want := e.PathsOn(hostjdk.Release()); c.Verdict != "safe" || c.Paths != want {
		c.Failure = fmt.Sprintf("%s after %d paths, expected safe after %d", c.Verdict, c.Paths, want)
	}
	return c
}

// read takes the counts from a JSON report.
func (c *PathCount) read(text []byte) error {
	var report struct {
		Verdict    string
		Paths      int
		Statistics struct {
			Solver struct {
				Queries int64
				Millis  int64 `json:"time_ms"`
				Answers struct{ Solvers int64 }
			}
		}
	}
	err := readReport(text, &report)
	solver := report.Statistics.Solver
	c.Verdict, c.Paths = report.Verdict, report.Paths
	c.Queries, c.Asked, c.Solver = solver.Queries, solver.Answers.Solvers, time.Duration(solver.Millis)*time.Millisecond
	return err
}

// WriteLine implements Count.
func (c PathCount) WriteLine(w io.Writer) {
	fmt.Fprintf(w, "BenchmarkPaths/%s 1 %d ns/op %d cpu-ns/op %d rss-B %d paths %.0f paths/cpu-s %d solver-ns/op\n",
		c.Name(), c.Wall.Nanoseconds(), c.CPU.Nanoseconds(), c.RSS, c.Paths, c.PerSecond(), c.Solver.Nanoseconds())
}

// WritePaths writes a row for each run, and the failures below.
func WritePaths(w io.Writer, list []PathCount) error {
	return writeCounts(w, list, "example\tpaths\tcpu s\tpaths/cpu s\tqueries\tto solvers\tsolver %\tMB\t", func(w io.Writer, c PathCount) {
		fmt.Fprintf(w, "%d\t%.2f\t%.0f\t%d\t%d\t%.0f\t%.0f\t", c.Paths, c.CPU.Seconds(), c.PerSecond(),
			c.Queries, c.Asked, 100*c.Solver.Seconds()/max(c.CPU.Seconds(), 1e-9), megabytes(c.RSS))
	})
}
