package hunt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"
)

// Comparison is what contracts make of a hunt: the same methods explored without and with them, counted
// as DSD-Crasher (Csallner, Smaragdakis and Xie 2008) counts.
type Comparison struct{ Without, With *Result }

// Compare hunts without contracts and with them. Nothing is taken from a store, as times are compared.
func Compare(ctx context.Context, o Options) (*Comparison, error) {
	if o.Contracts == "" {
		return nil, errors.New("--table: a hunt under contracts is compared with one without: name them with --contracts")
	}
	o.Store = ""
	plain := o
	plain.Contracts, plain.TestDir = "", ""
	without, err := Run(ctx, plain)
	if err != nil {
		return nil, err
	}
	with, err := Run(ctx, o)
	if err != nil {
		return nil, err
	}
	return &Comparison{without, with}, nil
}

// row is a line of the table.
type row struct {
	name           string
	reports, nulls int
	elapsed        time.Duration
}

// reported tells whether a finding is a report there: it was seen to happen, in the method that was called
// itself, and is no guard.
func (f *Finding) reported() bool {
	k := f.best()
	return f.Confirmed() && !k.guard && f.Tier != TierContract && k.class+"."+k.method == k.entry.String()
}

func (f *Finding) null() bool { return f.Exception() == "java.lang.NullPointerException" }

// rows are the lines. Without contracts a null pointer is nobody's mistake, strictly, or each is; with them
// it counts where the method has a precondition, which the call keeps.
func (c *Comparison) rows() (list []row, gone, ruledOut int) {
	strict := row{name: "without, strict", elapsed: c.Without.Statistics.Elapsed}
	relaxed := row{name: "without, relaxed", elapsed: c.Without.Statistics.Elapsed}
	with := row{name: "with contracts", elapsed: c.With.Statistics.Elapsed}
	kept, outside := map[site]bool{}, map[site]bool{}
	for _, f := range c.With.Findings {
		switch {
		case f.Tier == TierContract && f.Confirmed():
			outside[f.site] = true
		case f.reported() && (!f.null() || f.best().within):
			kept[f.site] = true
			with.reports++
			if f.null() {
				with.nulls++
			}
		}
	}
	for _, f := range c.Without.Findings {
		if !f.reported() {
			continue
		}
		relaxed.reports++
		if f.null() {
			relaxed.nulls++
		} else {
			strict.reports++
		}
		if !kept[f.site] {
			gone++
			if outside[f.site] {
				ruledOut++
			}
		}
	}
	return []row{strict, relaxed, with}, gone, ruledOut
}

// WriteTable writes the table.
func (c *Comparison) WriteTable(w io.Writer) error {
	var b strings.Builder
	rows, gone, ruledOut := c.rows()
	b.WriteString("| hunt | reports | NullPointerExceptions among them | time |\n|---|---|---|---|\n")
	for _, k := range rows {
		fmt.Fprintf(&b, "| %s | %d | %d | %s |\n", k.name, k.reports, k.nulls, k.elapsed.Round(10*time.Millisecond))
	}
	fmt.Fprintf(&b, "\nOf the reports without contracts %d are gone with them, %d of these because they break a precondition.\n", gone, ruledOut)
	_, err := io.WriteString(w, b.String())
	return err
}
