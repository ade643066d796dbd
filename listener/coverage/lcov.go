package coverage

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"github.com/gojpf/gojpf/listener/output"
)

func (l *analyzer) writeLcov(classes []*class) error { return writeFile(l.lcov, classes, l.lcovTrace) }

func writeFile(name string, classes []*class, write func(io.Writer, []*class) error) error {
	return output.File(name, func(w io.Writer) error { return write(w, classes) })
}

// lcovTrace writes lcov's trace format, one record for each source file.
func (l *analyzer) lcovTrace(w io.Writer, classes []*class) error {
	for _, s := range l.bySource(classes) {
		fmt.Fprintf(w, "TN:\nSF:%s\n", cmp.Or(s.path, s.name))
		hit := 0
		for _, m := range s.methods {
			fmt.Fprintf(w, "FN:%d,%s.%s\n", max(m.line(), 0), m.class.name, m.name())
		}
		for _, m := range s.methods {
			fmt.Fprintf(w, "FNDA:%d,%s.%s\n", m.counts[0], m.class.name, m.name())
			if m.counts[0] > 0 {
				hit++
			}
		}
		fmt.Fprintf(w, "FNF:%d\nFNH:%d\n", len(s.methods), hit)
		lines := l.lines(s.methods...)
		l.lcovBranches(w, lines)
		hit = 0
		for _, ln := range lines {
			fmt.Fprintf(w, "DA:%d,%d\n", ln.number, ln.count)
			if ln.count > 0 {
				hit++
			}
		}
		if _, err := fmt.Fprintf(w, "LF:%d\nLH:%d\nend_of_record\n", len(lines), hit); err != nil {
			return err
		}
	}
	return nil
}

func (l *analyzer) lcovBranches(w io.Writer, lines []*line) {
	found, hit := 0, 0
	for _, ln := range lines {
		for block, b := range ln.branches {
			reached := slices.Max(b.outcomes) > 0
			for i, n := range b.outcomes {
				found++
				switch {
				case !reached:
					fmt.Fprintf(w, "BRDA:%d,%d,%d,-\n", ln.number, block, i)
				default:
					fmt.Fprintf(w, "BRDA:%d,%d,%d,%d\n", ln.number, block, i, n)
				}
				if n > 0 {
					hit++
				}
			}
		}
	}
	fmt.Fprintf(w, "BRF:%d\nBRH:%d\n", found, hit)
}
