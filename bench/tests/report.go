package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// count is what became of some mutants.
type count struct{ valid, changed, killed int }

func (c *count) add(f outcome) {
	switch f {
	case killed, endless:
		c.killed++
		fallthrough
	case survived:
		c.changed++
		fallthrough
	case same:
		c.valid++
	}
}

// share is how many of those that change something are killed.
func (c count) share() string {
	if c.changed == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(c.killed)/float64(c.changed))
}

func counted(list []*result, which func(r *result, m judged) bool) (c count) {
	for _, r := range list {
		for _, m := range r.Mutants {
			if which(r, m) {
				c.add(m.Outcome)
			}
		}
	}
	return c
}

// writeTable writes what became of the mutants of each program, and of each kind.
func writeTable(out io.Writer, list []*result, kinds []kind) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "program\tlength\tvalues\ttests\tbranches\tseconds\tmutants\tchanged\tkilled\tshare\t")
	for _, r := range list {
		c := counted([]*result{r}, func(*result, judged) bool { return true })
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d of %d\t%.1f\t%d\t%d\t%d\t%s\t\n", r.Class, r.Length, r.Values, r.Tests, r.Covered, r.Branches, r.Seconds,
			c.valid, c.changed, c.killed, c.share())
	}
	sum := func(name string, which func(r *result, m judged) bool) {
		c := counted(list, which)
		fmt.Fprintf(w, "%s\t\t\t\t\t\t%d\t%d\t%d\t%s\t\n", name, c.valid, c.changed, c.killed, c.share())
	}
	sum("all containers", func(r *result, _ judged) bool { return r.container })
	sum("all", func(*result, judged) bool { return true })
	fmt.Fprintln(w, "\t\t\t\t\t\t\t\t\t\t")
	fmt.Fprintln(w, "kind\t\t\t\t\t\tmutants\tchanged\tkilled\tshare\t")
	for _, k := range kinds {
		sum(k.name, func(_ *result, m judged) bool { return m.Kind == k.name })
	}
	return w.Flush()
}

// writeSurvivors names the mutants that no test kills.
func writeSurvivors(out io.Writer, list []*result) {
	for _, f := range []outcome{survived, same} {
		fmt.Fprintf(out, "\n%s:\n", map[outcome]string{survived: "Changed, and no test fails", same: "Nothing tells them from the original"}[f])
		for _, r := range list {
			for _, m := range r.Mutants {
				if m.Outcome == f {
					fmt.Fprintln(out, " ", m)
				}
			}
		}
	}
}
