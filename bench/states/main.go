// Command states searches the classic concurrent models with gojpf and prints
// how many states there are and how long it took: a line that benchstat reads
// for each search, then a table.
//
//	go run ./bench/states                            # all models
//	go run ./bench/states Philosophers-6 Bakery      # those whose names begin so
//	go run ./bench/states -set +vm.por=none Peterson # with a setting
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
		fmt.Fprintln(os.Stderr, "states:", err)
		os.Exit(1)
	}
}

func run() error {
	gojpf := flag.String("gojpf", filepath.Join("bin", "gojpf"), "the gojpf to measure")
	settings := flag.String("set", "", "+key=value ... for every search")
	timeout := flag.Duration("timeout", 2*time.Minute, "for one search")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: states [flags] [beginning of a model's name]...\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	models, err := bench.SelectModels(flag.Args())
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
	if err := bench.CompileModels(home, api, classes); err != nil {
		return err
	}

	fmt.Printf("goos: %s\ngoarch: %s\npkg: github.com/gojpf/gojpf/bench\n", runtime.GOOS, runtime.GOARCH)
	searcher := &bench.Searcher{Gojpf: *gojpf, Classes: classes, Settings: strings.Fields(*settings), Timeout: *timeout}
	var results []bench.StateCount
	failed := 0
	for _, m := range models {
		c := searcher.Search(m)
		c.WriteLine(os.Stdout)
		if c.Failure != "" {
			failed++
		}
		results = append(results, c)
	}
	fmt.Println()
	if err := bench.WriteStates(os.Stdout, results); err != nil {
		return err
	}
	if failed > 0 {
		return fmt.Errorf("%d of %d searches failed", failed, len(results))
	}
	return nil
}
