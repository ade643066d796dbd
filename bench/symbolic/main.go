// Command symbolic executes the examples symbolically, takes each to its end, and
// prints how many paths there are and how long they took: a line that benchstat
// reads for each, then a table.
//
//	go run ./bench/symbolic                        # all that take seconds
//	go run ./bench/symbolic WheelBrake Sorting     # those whose names begin so
//	go run ./bench/symbolic -summary WheelBrake-3  # print a summary of the paths, too
//	go run ./bench/symbolic -set +symbolic.dp=z3   # with another solver
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/gojpf/gojpf/bench"
	"github.com/gojpf/gojpf/vm/classpath"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "symbolic:", err)
		os.Exit(1)
	}
}

func run() error {
	gojpf := flag.String("gojpf", filepath.Join("bin", "gojpf"), "the gojpf to measure")
	settings := flag.String("set", "", "+key=value ... for every run")
	summary := flag.Bool("summary", false, "have every run print a summary of its paths")
	timeout := flag.Duration("timeout", 10*time.Minute, "for one run")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: symbolic [flags] [beginning of an example's name]...\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	examples, err := bench.SelectExamples(flag.Args())
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
	if err := bench.CompileExamples(home, api, classes); err != nil {
		return err
	}

	fmt.Printf("goos: %s\ngoarch: %s\npkg: github.com/gojpf/gojpf/bench\n", runtime.GOOS, runtime.GOARCH)
	executor := &bench.Executor{Gojpf: *gojpf, Classes: classes, Settings: strings.Fields(*settings), Timeout: *timeout, Summary: *summary}
	var results []bench.PathCount
	failed := 0
	for _, e := range examples {
		c := executor.Execute(e)
		c.WriteLine(os.Stdout)
		if c.Failure != "" {
			failed++
		}
		results = append(results, c)
	}
	fmt.Println()
	if err := bench.WritePaths(os.Stdout, results); err != nil {
		return err
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d examples failed", failed, len(results))
	}
	return nil
}
