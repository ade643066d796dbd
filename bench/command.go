package bench

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/gojpf/gojpf/vm/classpath"
)

// Count is what was measured of a program.
type Count interface {
	// Name is that of the program in its size.
	Name() string
	// Failed says why there is no measurement, "" when there is one.
	Failed() string
	// WriteLine writes the measurement in the format of Go benchmarks.
	WriteLine(w io.Writer)
}

// Command measures how gojpf checks programs, those whose names begin with one of its
// arguments: it prints a line that benchstat reads for each, then a table.
type Command[P any, C Count] struct {
	Name    string // of the command
	Program string // what a program is called: "a model"
	Timeout time.Duration
	Select  func(words []string) ([]P, error)
	Compile func(javaHome, api, dir string) error
	Measure func(k *Checker, p P) C
	Table   func(w io.Writer, list []C) error
	// Instead, when it returns something, takes the place of measuring and the table.
	Instead func() func(k *Checker, programs []P) error
}

// Main runs the command, whose own flags are defined already, and ends the process.
func (c *Command[P, C]) Main() {
	if err := c.run(); err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", c.Name, err)
		os.Exit(1)
	}
}

func (c *Command[P, C]) run() error {
	gojpf := flag.String("gojpf", filepath.Join("bin", "gojpf"), "the gojpf to measure")
	settings := flag.String("set", "", "+key=value ... for every run")
	timeout := flag.Duration("timeout", c.Timeout, "for one run")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: %s [flags] [beginning of the name of %s]...\n", c.Name, c.Program)
		flag.PrintDefaults()
	}
	flag.Parse()
	programs, err := c.Select(flag.Args())
	if err != nil {
		return err
	}
	if _, err := os.Stat(*gojpf); err != nil {
		return fmt.Errorf("build gojpf first (make build): %w", err)
	}
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "gojpf-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	api, classes := filepath.Join(dir, "api.jar"), filepath.Join(dir, "classes")
	if text, err := exec.Command(*gojpf, "apijar", api).CombinedOutput(); err != nil {
		return fmt.Errorf("gojpf apijar: %w\n%s", err, text)
	}
	if err := c.Compile(home, api, classes); err != nil {
		return err
	}

	fmt.Printf("goos: %s\ngoarch: %s\npkg: github.com/gojpf/gojpf/bench\n", runtime.GOOS, runtime.GOARCH)
	checker := &Checker{Gojpf: *gojpf, Classes: classes, Settings: strings.Fields(*settings), Timeout: *timeout}
	if c.Instead != nil {
		if run := c.Instead(); run != nil {
			return run(checker, programs)
		}
	}
	var results []C
	failed := 0
	for _, p := range programs {
		r := c.Measure(checker, p)
		if r.Failed() == "" {
			r.WriteLine(os.Stdout)
		} else {
			failed++
		}
		results = append(results, r)
	}
	fmt.Println()
	if err := c.Table(os.Stdout, results); err != nil {
		return err
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d failed", failed, len(results))
	}
	return nil
}

// writeCounts writes a row for each measurement, and the failures below. The heading
// and what row writes are cells, each ended by a tab.
func writeCounts[C Count](w io.Writer, list []C, heading string, row func(w io.Writer, c C)) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, heading)
	for _, c := range list {
		if c.Failed() != "" {
			fmt.Fprintf(t, "%s\tFAILED%s\n", c.Name(), strings.Repeat("\t", strings.Count(heading, "\t")-1))
			continue
		}
		fmt.Fprintf(t, "%s\t", c.Name())
		row(t, c)
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, c := range list {
		if c.Failed() != "" {
			fmt.Fprintf(w, "FAILED %s: %s\n", c.Name(), c.Failed())
		}
	}
	return nil
}
