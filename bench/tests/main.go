// Command tests measures the tests that gojpf sequences writes, with mutants as the yardstick:
// programs of its own are changed in one place of their bytecode each, and of the mutants that
// behave otherwise as many as can be should make a test fail.
//
//	go run ./bench/tests                           # all programs, all kinds of mutants
//	go run ./bench/tests -survivors SearchTree     # and name the mutants that no test kills
//	go run ./bench/tests -json out.json containers # those of a package
//
// Invariants. What changes behaviour is told without the tests: by long random sequences of
// public calls that return or throw something else than the original's do (which exception, not
// its message), or by a test that passes on the original and fails. A mutant that nothing tells
// from the original counts as one that changes nothing; -survivors lists these, too.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/sequences"
	"github.com/gojpf/gojpf/vm/classpath"
)

// program is a class that tests are written for.
type program struct {
	class          string
	length, values int // of sequences
}

func (p program) container() bool { return strings.HasPrefix(p.class, "containers.") }

var programs = []program{
	{"containers.SearchTree", 7, 5},
	{"containers.RedBlackTree", 8, 7},
	{"containers.List", 6, 3},
	{"containers.HashTable", 5, 4},
	{"containers.BinomialHeap", 10, 3},
	{"containers.FibonacciHeap", 7, 3},
	{"classes.RingBuffer", 6, 4},
	{"classes.SmallSet", 5, 4},
	{"classes.Fraction", 4, 4},
	{"classes.Machine", 7, 4},
	{"classes.ArrayHeap", 7, 4},
	{"classes.Groups", 5, 5},
	{"classes.Polynomial", 5, 4},
	{"classes.Words", 5, 4},
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "tests:", err)
		os.Exit(1)
	}
}

func run() error {
	sources := flag.String("sources", filepath.Join("bench", "tests"), "where the programs' sources are")
	jars := flag.String("junit", "/usr/share/java", "where the jars of JUnit 5 are")
	of := flag.String("kinds", "", "the kinds of mutants, with commas between them; all, where none is named")
	random := flag.Int("random", 3000, "random sequences of calls that tell a mutant from the original")
	limit := flag.Duration("time", 2*time.Minute, "for the sequences of a class")
	cover := flag.String("cover", string(sequences.BranchPaths), "what tests are written for: branches, ways, pairs, states or shapes")
	further := flag.Int("further", 4, "calls that follow each sequence")
	survivors := flag.Bool("survivors", false, "name the mutants that no test kills, and those that nothing tells from the original")
	file := flag.String("json", "", "write what became of each mutant to a file")
	keep := flag.String("keep", "", "leave the tests and classes in a folder")
	flag.Usage = func() {
		fmt.Fprintf(flag.CommandLine.Output(), "usage: tests [flags] [program or package]...\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	chosen, err := choose(flag.Args())
	if err != nil {
		return err
	}
	y := &yardstick{random: *random, folder: *keep}
	y.options.Time, y.options.Cover, y.options.Further = *limit, sequences.Cover(*cover), *further
	if y.kinds, err = chooseKinds(*of); err != nil {
		return err
	}
	if c := y.options.Cover; !slices.Contains(sequences.Covers, c) {
		return fmt.Errorf("-cover %s: branches, ways, pairs, states or shapes", c)
	}
	if y.random < 1 {
		return fmt.Errorf("-random %d: at least one sequence is needed", y.random)
	}
	if y.junit, err = findJUnit(*jars); err != nil {
		return err
	}
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		return err
	}
	y.tool = func(name string) string { return filepath.Join(home, "bin", name) }
	if y.folder == "" {
		if y.folder, err = os.MkdirTemp("", "gojpf-bench-"); err != nil {
			return err
		}
		defer os.RemoveAll(y.folder)
	} else if err := os.MkdirAll(y.folder, 0o755); err != nil {
		return err
	}
	all, err := sourcesBelow(*sources)
	if err != nil {
		return err
	}
	all = slices.DeleteFunc(all, func(s string) bool { return filepath.Base(s) == "Judge.java" })
	if y.classes, err = filepath.Abs(filepath.Join(y.folder, "classes")); err != nil {
		return err
	}
	if err := y.prepare(all); err != nil {
		return err
	}
	var list []*result
	for _, p := range chosen {
		r, err := y.measure(context.Background(), p)
		if err != nil {
			return err
		}
		list = append(list, r)
		c := counted([]*result{r}, func(*result, judged) bool { return true })
		fmt.Fprintf(os.Stderr, "%s: %d tests kill %d of %d mutants\n", r.Class, r.Tests, c.killed, c.changed)
	}
	if err := writeTable(os.Stdout, list, y.kinds); err != nil {
		return err
	}
	if *survivors {
		writeSurvivors(os.Stdout, list)
	}
	if *file == "" {
		return nil
	}
	data, err := json.MarshalIndent(map[string]any{"schema": 1, "programs": list}, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(*file, append(data, '\n'), 0o644)
}

// choose selects programs by their class, its name without package, or their package.
func choose(words []string) ([]program, error) {
	if len(words) == 0 {
		return programs, nil
	}
	var list []program
	for _, w := range words {
		n := len(list)
		for _, p := range programs {
			pkg, name, _ := strings.Cut(p.class, ".")
			if w == p.class || w == pkg || w == name {
				list = append(list, p)
			}
		}
		if len(list) == n {
			return nil, fmt.Errorf("there is no program %s", w)
		}
	}
	return list, nil
}

// chooseKinds selects kinds of mutants.
func chooseKinds(names string) ([]kind, error) {
	if names == "" {
		return kinds, nil
	}
	var list []kind
	for name := range strings.SplitSeq(names, ",") {
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == name })
		if i < 0 {
			return nil, fmt.Errorf("-kinds: there is no kind %q", name)
		}
		list = append(list, kinds[i])
	}
	return list, nil
}
