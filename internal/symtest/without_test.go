package symtest

import (
	"cmp"
	"maps"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// BenchmarkWithout takes the programs of an area with every part of deciding
// conditions, and with each left out alone: how long that takes, and how many programs
// are no longer decided. The table in docs/benchmarks.md is from here.
func BenchmarkWithout(b *testing.B) {
	programs, err := corpus.Read(corpusDir, fewest)
	if err != nil {
		b.Fatal(err)
	}
	classes := b.TempDir()
	if err := corpus.Compile(apiDir, classes, corpus.Files(programs)...); err != nil {
		b.Fatal(err)
	}
	areas := map[string][]*corpus.Program{}
	for _, p := range programs {
		areas[p.Area] = append(areas[p.Area], p)
	}
	for _, area := range slices.Sorted(maps.Keys(areas)) {
		for _, part := range append([]string{""}, solve.Parts()...) {
			b.Run(area+"/"+cmp.Or(part, "nothing"), func(b *testing.B) {
				for b.Loop() {
					without(b, areas[area], part, classes)
				}
			})
		}
	}
}

// without searches all of some programs without a part, "" for with all of them.
func without(b *testing.B, programs []*corpus.Program, part, classes string) {
	settings := []string{"+search.multiple_errors=true"}
	if part != "" {
		settings = append(settings, "+symbolic.dp.without="+part)
	}
	undecided, began := 0, processorTime(b)
	for _, p := range programs {
		r, err := p.Search(corpus.Run{Classes: classes, Settings: settings, Patience: 20 * time.Second})
		if err != nil {
			b.Fatalf("%s: %v", p.Class(), err)
		}
		if r.Verdict != p.Verdict {
			undecided++
			b.Logf("%s: %s", p.Class(), r.Verdict)
		}
	}
	b.ReportMetric((processorTime(b) - began).Seconds(), "cpu-s")
	b.ReportMetric(float64(undecided), "undecided")
}

// processorTime is what this process has used up to now.
func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
