package bench

import (
	"fmt"
	"io"
)

// StateCount is what one search of a model took.
type StateCount struct {
	Model   Model
	Verdict string
	Kind    string // of the violation
	New     int64  // states met for the first time
	Visited int64  // states met again
	Usage
	// Failure says why there is no measurement, "" when there is one.
	Failure string
}

// PerSecond is how many states, new and old, the search met in a second.
func (c StateCount) PerSecond() float64 {
	return float64(c.New+c.Visited) / max(c.Wall.Seconds(), 1e-9)
}

// Name implements Count.
func (c StateCount) Name() string { return c.Model.Name() }

// Failed implements Count.
func (c StateCount) Failed() string { return c.Failure }

// Search searches one model. It never fails as a whole: what went wrong is in
// the result.
func (k *Checker) Search(m Model) StateCount {
	c := StateCount{Model: m}
	var err error
	if c.Usage, err = k.check(m.Class, m.Args, []string{"--quiet"}, c.read); err != nil {
		c.Failure = err.Error()
	} else if c.Verdict != m.Verdict || c.Kind != m.Kind {
		c.Failure = fmt.Sprintf("%s %s, expected %s %s", c.Verdict, c.Kind, m.Verdict, m.Kind)
	}
	return c
}

// read takes the counts from a JSON report.
func (c *StateCount) read(text []byte) error {
	var report struct {
		Verdict    string
		Violations []struct{ Kind string }
		Statistics struct {
			StatesNew     int64 `json:"states_new"`
			StatesVisited int64 `json:"states_visited"`
		}
	}
	err := readReport(text, &report)
	c.Verdict, c.New, c.Visited = report.Verdict, report.Statistics.StatesNew, report.Statistics.StatesVisited
	if len(report.Violations) > 0 {
		c.Kind = report.Violations[0].Kind
	}
	return err
}

// WriteLine implements Count.
func (c StateCount) WriteLine(w io.Writer) {
	fmt.Fprintf(w, "BenchmarkStates/%s 1 %d ns/op %d cpu-ns/op %d rss-B %d new-states %d visited-states %.0f states/s\n",
		c.Name(), c.Wall.Nanoseconds(), c.CPU.Nanoseconds(), c.RSS, c.New, c.Visited, c.PerSecond())
}

// WriteStates writes a row for each search, and the failures below.
func WriteStates(w io.Writer, list []StateCount) error {
	return writeCounts(w, list, "model\tverdict\tnew\tvisited\tms\tcpu ms\tstates/s\tMB\t", func(w io.Writer, c StateCount) {
		fmt.Fprintf(w, "%s\t%d\t%d\t%.0f\t%.0f\t%.0f\t%.0f\t", c.Verdict, c.New, c.Visited,
			milliseconds(c.Wall), milliseconds(c.CPU), c.PerSecond(), megabytes(c.RSS))
	})
}
