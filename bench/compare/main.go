// Command compare runs the benchmark programs under java and under gojpf. It
// prints a line that benchstat reads for each pair of runs, then a table of
// medians and what remains to be done to meet the aims.
//
//	go run ./bench/compare                      # everything, three pairs each
//	go run ./bench/compare -runs 1 sieve queens
//	go run ./bench/compare allocation start-up  # whole groups
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/gojpf/gojpf/bench"
	"github.com/gojpf/gojpf/vm/classpath"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "compare:", err)
		os.Exit(1)
	}
}

// startupRuns is how many more pairs starting gets than other programs: it
// takes so little time that its spread is large.
const startupRuns = 5

func run() error {
	gojpf := flag.String("gojpf", filepath.Join("bin", "gojpf"), "the gojpf to measure")
	runs := flag.Int("runs", 3, "pairs of runs for each program")
	timeout := flag.Duration("timeout", 2*time.Minute, "for one run")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: compare [flags] [program or group]...\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	if *runs < 1 {
		return fmt.Errorf("-runs %d: at least one run is needed", *runs)
	}
	programs, err := bench.Select(flag.Args())
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
	classes, err := os.MkdirTemp("", "gojpf-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(classes)
	if err := bench.Compile(home, classes); err != nil {
		return err
	}

	fmt.Printf("goos: %s\ngoarch: %s\npkg: github.com/gojpf/gojpf/bench\n", runtime.GOOS, runtime.GOARCH)
	runner := &bench.Runner{Java: filepath.Join(home, "bin", "java"), Gojpf: *gojpf, Classes: classes, Timeout: *timeout}
	runner.Run(bench.Programs[0], 1) // fills the caches of the file system
	runner.Done = func(p bench.Program, pair bench.Pair) { bench.WriteLines(os.Stdout, p, pair) }
	var results []bench.Result
	failed := 0
	for _, p := range programs {
		n := *runs
		if p.Group == bench.Startup {
			n *= startupRuns
		}
		r := runner.Run(p, n)
		if r.Failure != "" {
			failed++
		}
		results = append(results, r)
	}
	fmt.Println()
	if err := bench.WriteTable(os.Stdout, results); err != nil {
		return err
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d programs failed", failed, len(results))
	}
	return nil
}
