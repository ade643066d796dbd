// Package options declares the keys of a hunt, which a .jpf file may have instead of
// flags of the command.
//
// It reads them and nothing else: what they mean is told in package hunt.
package options

import (
	"os"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
)

// Keys set up a hunt.
var Keys = []config.Key{
	{Name: "hunt.paths", Type: config.String, Power: config.Reads, Help: "What gojpf hunt looks into: folders, jars, projects, and names of classes and packages."},
	{Name: "hunt.methods", Type: config.Enum, Values: []string{"public", "declared", "all"}, Default: "public", Help: "Which methods are hunted in."},
	{Name: "hunt.include", Type: config.String, Help: "Patterns of the methods that are hunted in, with a semicolon between two; without any, all are meant."},
	{Name: "hunt.exclude", Type: config.String, Help: "Patterns of methods that are left out, with a semicolon between two."},
	{Name: "hunt.depth", Type: config.String, Help: "How deep calls are followed, as symbolic.call_depth says; PATTERN=N for the methods that match, with a semicolon between two. The last that matches counts."},
	{Name: "hunt.changes", Type: config.Enum, Values: []string{"nothing", "everything"}, Default: "nothing", Help: "What calls that are not followed may change, as symbolic.call_depth.changes says."},
	{Name: "hunt.library", Type: config.Enum, Values: []string{"execute", "unknown"}, Default: "execute", Help: "Whether calls of the JDK are executed, as symbolic.library says."},
	{Name: "hunt.strategy", Type: config.Enum, Values: []string{"dfs", "bfs", "coverage", "nulls", "learnt"}, Default: "dfs", Help: "The order in which the states of a method are explored: depth first, breadth first, code that was not seen yet first, most nulls within reach first, as was learnt from other code."},
	{Name: "hunt.model", Type: config.Path, Power: config.Reads, Help: "What hunt.strategy=learnt has learnt: a file of gojpf hunt --learn, in place of what gojpf comes with."},
	{Name: "hunt.endless", Type: config.Bool, Default: "false", Help: "Whether calls that never end are found, too: loops that come to the same state again."},
	{Name: "hunt.contracts", Type: config.Path, Power: config.Reads, Help: "A file of contracts, as gojpf learn writes it."},
	{Name: "hunt.time", Type: config.Duration, Default: "5s", Help: "The time of a method, without its tests."},
	{Name: "hunt.workers", Type: config.Int, Default: "0", Help: "How many methods are explored at a time; 0 for one on each processor."},
	{Name: "hunt.junit", Type: config.Int, Default: "5", Help: "The version of JUnit that tests are written for, 4 or 5."},
	{Name: "hunt.junit_out", Type: config.Path, Power: config.Writes, Help: "Where the tests of what was found are written."},
	{Name: "hunt.sources", Type: config.Paths, Power: config.Reads, Help: "Folders and archives with sources, beside where they usually lie."},
	{Name: "hunt.baseline", Type: config.Path, Power: config.Reads, Help: "The JSON report of an earlier hunt, whose findings are left out."},
	{Name: "hunt.changed_since", Type: config.String, Power: config.Reads, Help: "Only methods whose code, or code that they call, has changed since a revision of git, or since a file was written."},
	{Name: "hunt.store", Type: config.Path, Power: config.Writes, Help: "Where the results of methods are kept, to be used again where nothing has changed."},
}

// Values are what the keys say.
type Values struct {
	Paths, Include, Exclude, Depth             []string
	Methods, Changes, Library, Strategy, Model string
	Time                                       time.Duration
	Workers, JUnit                             int
	TestDir, Baseline, Contracts               string
	Sources                                    []string
	Endless                                    bool
	ChangedSince, Store                        string
}

// Read reads the keys.
func Read(r *config.Reader) Values {
	v := Values{
		Paths: words(r.String("hunt.paths"), ",;:"), Include: words(r.String("hunt.include"), ";"), Exclude: words(r.String("hunt.exclude"), ";"), Depth: words(r.String("hunt.depth"), ";"),
		Methods: r.String("hunt.methods"), Changes: r.String("hunt.changes"), Library: r.String("hunt.library"), Strategy: r.String("hunt.strategy"), Model: r.Path("hunt.model"), Endless: r.Bool("hunt.endless"),
		Time: r.Duration("hunt.time"), Workers: r.IntFrom("hunt.workers", 0), JUnit: r.Int("hunt.junit"), TestDir: r.Path("hunt.junit_out"),
		Baseline: r.Path("hunt.baseline"), Contracts: r.Path("hunt.contracts"), Sources: r.Paths("hunt.sources"), ChangedSince: r.String("hunt.changed_since"), Store: r.Path("hunt.store"),
	}
	for i, p := range v.Paths {
		// Others are names of classes and packages.
		if file := r.File("hunt.paths", p); file != p {
			if _, err := os.Stat(file); err == nil {
				v.Paths[i] = file
			}
		}
	}
	r.Check(v.Time > 0, "hunt.time", "a time to explore a method in")
	r.Check(v.JUnit == 4 || v.JUnit == 5, "hunt.junit", "4 or 5")
	return v
}

// words are the parts of a list, which any of the separators divide.
func words(text, separators string) (list []string) {
	for _, w := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(separators, c) }) {
		if w = strings.TrimSpace(w); w != "" {
			list = append(list, w)
		}
	}
	return list
}
