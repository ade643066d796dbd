// Package bench measures the machine against the host's own: the same programs
// under java -Xint, which interprets as we do, and under gojpf exec.
//
// What counts is the ratio of two runs made one right after the other, so that
// a busy machine slows both; a row is the median over several such pairs. A
// program whose two outputs differ has no ratio, it has failed.
//
// The Go benchmarks of this package run in process, where a profiler can look:
// the programs again, taking and restoring a state, and loading classes.
package bench

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed programs/*.java startup/*.java
var sources embed.FS

// Group says what a program is measured for; each group has its own summary.
type Group string

// The groups.
const (
	Compute    Group = "compute"
	Allocation Group = "allocation"
	Startup    Group = "start-up"
)

// Program is one benchmark program: a Java class in the default package. Its
// only argument, which it can do without, is the size of its task.
type Program struct {
	Name  string // in tables and on the command line
	Class string
	Group Group
	// Small is a size at which the program ends within moments.
	Small string
}

// Programs lists the suite in the order in which it is run and printed.
var Programs = []Program{
	{"hello", "Hello", Startup, ""},
	{"sieve", "Sieve", Compute, "1"},
	{"queens", "Queens", Compute, "6"},
	{"nbody", "NBody", Compute, "500"},
	{"permutations", "Permutations", Compute, "6"},
	{"mandelbrot", "Mandelbrot", Compute, "30"},
	{"matrix", "Matrix", Compute, "20"},
	{"strings", "Strings", Compute, "20"},
	{"hashmaps", "HashMaps", Compute, "500"},
	{"sorting", "Sorting", Compute, "900"},
	{"scheduler", "Scheduler", Compute, "2000"},
	{"events", "Events", Compute, "500"},
	{"exceptions", "Exceptions", Compute, "600"},
	{"recursion", "Recursion", Compute, "14"},
	{"dispatch", "Dispatch", Compute, "600"},
	{"streams", "Streams", Compute, "400"},
	{"longmath", "LongMath", Compute, "3000"},
	{"binarytrees", "BinaryTrees", Allocation, "6"},
	{"listchurn", "ListChurn", Allocation, "20"},
	{"boxing", "Boxing", Allocation, "2"},
}

// Select returns the programs that the names and groups stand for, in the
// suite's order; no name stands for all of them.
func Select(names []string) ([]Program, error) {
	if len(names) == 0 {
		return Programs, nil
	}
	var list []Program
	used := map[string]bool{}
	for _, p := range Programs {
		byName, byGroup := slices.Contains(names, p.Name), slices.Contains(names, string(p.Group))
		if byName || byGroup {
			list = append(list, p)
		}
		used[p.Name] = true
		used[string(p.Group)] = true
	}
	for _, name := range names {
		if !used[name] {
			return nil, fmt.Errorf("no benchmark program or group is called %q", name)
		}
	}
	return list, nil
}

// Compile compiles all programs with the javac of a JDK into a folder.
func Compile(javaHome, dir string) error { return compile(sources, javaHome, dir) }

// compile compiles embedded sources into a folder.
func compile(sources fs.FS, javaHome, dir string, options ...string) error {
	src := filepath.Join(dir, "src")
	if err := os.MkdirAll(src, 0o755); err != nil {
		return err
	}
	defer os.RemoveAll(src)
	args := append([]string{"-g", "-d", dir}, options...)
	err := fs.WalkDir(sources, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(sources, name)
		if err != nil {
			return err
		}
		file := filepath.Join(src, path.Base(name))
		args = append(args, file)
		return os.WriteFile(file, text, 0o644)
	})
	if err != nil {
		return fmt.Errorf("unpack the benchmark programs: %w", err)
	}
	if text, err := exec.Command(filepath.Join(javaHome, "bin", "javac"), args...).CombinedOutput(); err != nil {
		return fmt.Errorf("compile the benchmark programs: %w\n%s", err, strings.TrimSpace(string(text)))
	}
	return nil
}
