package bench

import (
	"fmt"
	"io"
	"math"
	"slices"
	"text/tabwriter"
	"time"
)

// aims are the largest ratios that we want to see, by group.
var aims = map[Group]float64{Compute: 3, Allocation: 5, Startup: 1.5}

// What starting may cost at most, besides its ratio.
const (
	startupTime   = 150 * time.Millisecond
	startupMemory = 60 << 20
)

// WriteLines writes one pair in the format of Go benchmarks, which benchstat
// reads: one line for each run, so that benchstat sees the spread.
func WriteLines(w io.Writer, p Program, pair Pair) {
	kind := "Exec"
	if p.Group == Startup {
		kind = "Startup"
	}
	fmt.Fprintf(w, "Benchmark%s/%s 1 %d ns/op %d cpu-ns/op %d rss-B %d java-ns/op %.3f x-java\n", kind, p.Name,
		pair.Gojpf.Wall.Nanoseconds(), pair.Gojpf.CPU.Nanoseconds(), pair.Gojpf.RSS, pair.Java.Wall.Nanoseconds(), pair.Ratio())
}

// WriteTable writes a row for each result and a summary of each group.
func WriteTable(w io.Writer, results []Result) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "program\tgroup\tjava ms\tgojpf ms\tratio\tcpu ratio\tjava MB\tgojpf MB\t")
	for _, r := range results {
		if r.Failure != "" {
			fmt.Fprintf(t, "%s\t%s\tFAILED\t\t\t\t\t\t\n", r.Program.Name, r.Program.Group)
			continue
		}
		fmt.Fprintf(t, "%s\t%s\t%.0f\t%.0f\t%.2f\t%.2f\t%.0f\t%.0f\t\n", r.Program.Name, r.Program.Group,
			median(r.Pairs, func(p Pair) float64 { return milliseconds(p.Java.Wall) }),
			median(r.Pairs, func(p Pair) float64 { return milliseconds(p.Gojpf.Wall) }),
			median(r.Pairs, Pair.Ratio), median(r.Pairs, Pair.CPURatio),
			median(r.Pairs, func(p Pair) float64 { return megabytes(p.Java.RSS) }),
			median(r.Pairs, func(p Pair) float64 { return megabytes(p.Gojpf.RSS) }))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(w)
	for _, g := range []Group{Compute, Allocation, Startup} {
		summarise(w, g, results)
	}
	for _, r := range results {
		if r.Failure != "" {
			fmt.Fprintf(w, "FAILED %s: %s\n", r.Program.Name, r.Failure)
		}
	}
	return nil
}

// summarise writes how a group did against its aim. Failed programs have no
// ratio; they are counted, so that leaving them out does not go unnoticed.
func summarise(w io.Writer, g Group, results []Result) {
	var ratios, cpu []float64
	failed := 0
	for _, r := range results {
		switch {
		case r.Program.Group != g:
		case r.Failure != "":
			failed++
		default:
			ratios = append(ratios, median(r.Pairs, Pair.Ratio))
			cpu = append(cpu, median(r.Pairs, Pair.CPURatio))
		}
	}
	if len(ratios)+failed == 0 {
		return
	}
	fmt.Fprintf(w, "%s: ", g)
	if len(ratios) > 0 {
		worst := slices.Max(ratios)
		mean := geometricMean(ratios)
		fmt.Fprintf(w, "%.2f times java (geometric mean of %d; by CPU %.2f; worst %.2f); aim at most %g: %s", mean, len(ratios),
			geometricMean(cpu), worst, aims[g], verdict(failed == 0 && mean <= aims[g]))
	}
	if failed > 0 {
		fmt.Fprintf(w, "; %d FAILED", failed)
	}
	fmt.Fprintln(w)
	if g != Startup {
		return
	}
	for _, r := range results {
		if r.Program.Group == Startup && r.Failure == "" {
			wall := median(r.Pairs, func(p Pair) float64 { return milliseconds(p.Gojpf.Wall) })
			rss := median(r.Pairs, func(p Pair) float64 { return megabytes(p.Gojpf.RSS) })
			fmt.Fprintf(w, "%s takes %.0f ms; aim below %.0f: %s\n", r.Program.Name, wall, milliseconds(startupTime),
				verdict(wall < milliseconds(startupTime)))
			fmt.Fprintf(w, "%s takes %.1f MB resident; aim below %.0f: %s\n", r.Program.Name, rss, megabytes(startupMemory),
				verdict(rss < megabytes(startupMemory)))
		}
	}
}

func verdict(met bool) string {
	if met {
		return "met"
	}
	return "MISSED"
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func megabytes(n int64) float64 { return float64(n) / (1 << 20) }

// median returns the middle of a quantity over the pairs, the mean of the two
// in the middle where their number is even.
func median(pairs []Pair, quantity func(Pair) float64) float64 {
	values := make([]float64, len(pairs))
	for i, p := range pairs {
		values[i] = quantity(p)
	}
	slices.Sort(values)
	n := len(values)
	if n == 0 {
		return math.NaN()
	}
	return (values[(n-1)/2] + values[n/2]) / 2
}

func geometricMean(values []float64) float64 {
	sum := 0.0
	for _, v := range values {
		sum += math.Log(v)
	}
	return math.Exp(sum / float64(len(values)))
}
