package bench

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// Ablation measures what the parts of a whole are worth: each program with all of
// them, and with one left out.
type Ablation struct {
	Parts []string
	// Setting leaves out a part.
	Setting func(part string) string
}

// ParseParts reads names between '|' or ',', or "all".
func ParseParts(text string, known []string) ([]string, error) {
	if text == "all" {
		return known, nil
	}
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '|' || r == ',' })
	for _, part := range parts {
		if !slices.Contains(known, part) {
			return nil, fmt.Errorf("no part is called %q; there are %s", part, strings.Join(known, ", "))
		}
	}
	return parts, nil
}

// Measure runs every example once with everything and once without each part, one
// after the other, so that all ratios of a row come from one stretch of time. It
// writes the seconds with everything, and how many times as long it took without;
// a part without which an example is not decided has its verdict there.
func (a Ablation) Measure(w io.Writer, k *Checker, examples []Example) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(t, "example\tcpu s\t%s\t\n", strings.Join(a.Parts, "\t"))
	for _, e := range examples {
		all := k.Execute(e, false)
		if all.Failure != "" {
			return fmt.Errorf("%s: %s", e.Name(), all.Failure)
		}
		fmt.Fprintf(t, "%s\t%.2f\t", e.Name(), all.CPU.Seconds())
		for _, part := range a.Parts {
			less := *k
			less.Settings = append(slices.Clone(k.Settings), a.Setting(part))
			switch c := less.Execute(e, false); {
			case c.Failure == "":
				fmt.Fprintf(t, "%.2f\t", c.CPU.Seconds()/all.CPU.Seconds())
			case c.Verdict != "" && c.Verdict != "safe":
				fmt.Fprintf(t, "%s\t", c.Verdict)
			default:
				fmt.Fprint(t, "failed\t")
			}
		}
		fmt.Fprintln(t)
	}
	return t.Flush()
}
