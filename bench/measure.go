package bench

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// Sample is one run of a program in a process of its own.
type Sample struct {
	Wall time.Duration
	CPU  time.Duration // of all its threads, user and system
	// RSS is the most memory that was resident, in bytes. The kernel counts
	// what the new process shared with us before its exec, too, so it cannot
	// be less than our own; the command that measures stays small.
	RSS    int64
	Output string // standard output, and the exit status where it is not 0
}

// Pair is a run under java and one under gojpf, made one after the other.
type Pair struct{ Java, Gojpf Sample }

// Ratio is how many times as long gojpf took.
func (p Pair) Ratio() float64 { return ratio(p.Gojpf.Wall, p.Java.Wall) }

// CPURatio is Ratio by processor time, which other processes disturb less, but
// which also counts what ran on another core, such as a garbage collector.
func (p Pair) CPURatio() float64 { return ratio(p.Gojpf.CPU, p.Java.CPU) }

func ratio(a, b time.Duration) float64 { return float64(a) / float64(max(b, 1)) }

// Result is what was measured of one program.
type Result struct {
	Program Program
	Pairs   []Pair
	// Failure says why there is no measurement, "" when there is one.
	Failure string
}

// Runner runs programs in pairs.
type Runner struct {
	Java, Gojpf string        // commands
	Classes     string        // folder that Compile has filled
	Timeout     time.Duration // for one run
	// Done is told of every pair, nil for nobody.
	Done func(Program, Pair)
}

// Run measures a program n times. It never fails as a whole: what went wrong is
// in the result.
func (r *Runner) Run(p Program, n int) Result {
	result := Result{Program: p}
	for i := 0; i < n; i++ {
		pair, err := r.pair(p, i%2 == 1)
		if err != nil {
			result.Failure = err.Error()
			return result
		}
		if pair.Java.Output != pair.Gojpf.Output {
			result.Failure = difference(pair.Java.Output, pair.Gojpf.Output)
			return result
		}
		result.Pairs = append(result.Pairs, pair)
		if r.Done != nil {
			r.Done(p, pair)
		}
	}
	return result
}

// pair runs both machines; they take turns in going first.
func (r *Runner) pair(p Program, gojpfFirst bool) (pair Pair, err error) {
	if gojpfFirst {
		if pair.Gojpf, err = r.gojpf(p); err == nil {
			pair.Java, err = r.java(p)
		}
		return pair, err
	}
	if pair.Java, err = r.java(p); err == nil {
		pair.Gojpf, err = r.gojpf(p)
	}
	return pair, err
}

// java runs a program as the group is to be compared: starting is compared with
// java as users start it, everything else with java's interpreter.
func (r *Runner) java(p Program) (Sample, error) {
	mode := "-Xint"
	if p.Group == Startup {
		mode = "-Xshare:auto"
	}
	return r.sample(r.Java, mode, "-cp", r.Classes, p.Class)
}

func (r *Runner) gojpf(p Program) (Sample, error) {
	return r.sample(r.Gojpf, "exec", "-cp", r.Classes, p.Class)
}

func (r *Runner) sample(name string, args ...string) (Sample, error) {
	ctx, cancel := context.WithTimeout(context.Background(), r.Timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	var out, diagnostics bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &diagnostics
	start := time.Now()
	err := cmd.Run()
	s := Sample{Wall: time.Since(start), Output: out.String()}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return s, fmt.Errorf("%s took longer than %v", name, r.Timeout)
	case errors.As(err, &exit):
		s.Output += fmt.Sprintf("%v: %s", err, firstLine(diagnostics.String()))
	case err != nil:
		return s, err
	}
	s.CPU, s.RSS = usage(cmd.ProcessState)
	return s, nil
}

// usage is what a process has used: processor time, and memory at its peak.
func usage(p *os.ProcessState) (cpu time.Duration, rss int64) {
	if u, ok := p.SysUsage().(*syscall.Rusage); ok {
		rss = u.Maxrss
		if runtime.GOOS == "linux" { // counts in kilobytes
			rss <<= 10
		}
	}
	return p.UserTime() + p.SystemTime(), rss
}

// difference describes the first line in which two outputs differ.
func difference(java, gojpf string) string {
	a, b := strings.Split(java, "\n"), strings.Split(gojpf, "\n")
	for i := range max(len(a), len(b)) {
		var x, y string
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			return fmt.Sprintf("line %d: java %q, gojpf %q", i+1, x, y)
		}
	}
	return ""
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
