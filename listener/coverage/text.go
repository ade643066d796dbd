package coverage

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm/classfile"
)

const width = 108

func heading(c *listener.Context, title string) {
	left := (width - len(title) - 2) / 2
	c.Printf("\n%s %s %s\n", strings.Repeat("-", left), title, strings.Repeat("-", width-len(title)-2-left))
}

// columns prints one row; an empty text is an empty column.
func columns(c *listener.Context, texts ...string) {
	var b strings.Builder
	for _, t := range texts[:len(texts)-1] {
		fmt.Fprintf(&b, "%-20s", t)
	}
	c.Printf("%s%s\n", b.String(), texts[len(texts)-1])
}

func (s share) String() string {
	switch {
	case s.all == 0:
		return "-"
	case s.covered == s.all:
		return fmt.Sprintf("1.00 (%d/%d)", s.covered, s.all)
	}
	return fmt.Sprintf("%.2f (%d/%d)", min(0.99, float64(s.covered)/float64(s.all)), s.covered, s.all)
}

func (l *analyzer) row(c *listener.Context, f figures, methods, location string) {
	texts := []string{f.bytecode.String(), f.line.String(), f.block.String()}
	if l.branches {
		texts = append(texts, f.branch.String())
	}
	columns(c, append(texts, methods, location)...)
}

func (l *analyzer) head(c *listener.Context, title, location string) {
	heading(c, title)
	texts := []string{"bytecode", "line", "basic-block"}
	if l.branches {
		texts = append(texts, "branch")
	}
	columns(c, append(texts, "methods", location)...)
	c.Printf("%s\n", strings.Repeat("-", width))
}

// text prints the tables.
func (l *analyzer) text(c *listener.Context, classes []*class) {
	c.Printf("\n%s coverage statistics\n", strings.Repeat("=", 54))
	l.head(c, "class coverage", "location")
	var total figures
	for _, k := range classes {
		var f figures
		for _, m := range k.methods {
			f.join(l.figures(m))
		}
		total.join(f)
		l.row(c, f, f.methods.String(), k.name)
		if l.methods || l.bodies {
			for _, m := range k.methods {
				l.method(c, m)
			}
		}
	}
	c.Printf("%s\n", strings.Repeat("-", width))
	l.row(c, total, total.methods.String(), "total")
	if l.requirements {
		l.byRequirement(c, classes)
	}
}

// method prints the row of a method, its branches that did not go every way,
// and its lines.
func (l *analyzer) method(c *listener.Context, m *method) {
	l.row(c, l.figures(m), "", "  >"+m.name())
	for _, ln := range l.lines(m) {
		for _, b := range ln.branches {
			if l.branches && slices.Contains(b.outcomes, 0) && slices.Max(b.outcomes) > 0 {
				c.Printf("%4s%s:%d: %s\n", "", m.class.file.SourceFile, ln.number, b)
			}
		}
	}
	if !l.bodies {
		return
	}
	_, source := l.sources.Lines(m.class.file.Name, m.class.file.SourceFile)
	for _, ln := range l.lines(m) {
		mark, text := " ", ""
		if ln.count == 0 {
			mark = "-"
		}
		if ln.number <= len(source) {
			text = strings.TrimRight(source[ln.number-1], " \t\r")
		}
		c.Printf("%4s%s%8d %s:%d: %s\n", "", mark, ln.count, m.class.file.SourceFile, ln.number, text)
	}
}

// String tells the outcomes of a branch.
func (b branch) String() string {
	if len(b.outcomes) == 2 {
		return fmt.Sprintf("branch taken %d times, not taken %d times", b.outcomes[0], b.outcomes[1])
	}
	return fmt.Sprintf("switch took its default %d times, its cases %s times", b.outcomes[0], strings.Trim(fmt.Sprint(b.outcomes[1:]), "[]"))
}

// byRequirement sums up the methods that are annotated with a requirement, or
// whose class is.
func (l *analyzer) byRequirement(c *listener.Context, classes []*class) {
	methods := map[string][]*method{}
	for _, k := range classes {
		ofClass := requirements(k.file.Annotations, k.file.Pool)
		for _, m := range k.methods {
			ids := append(slices.Clone(ofClass), requirements(m.info.Annotations, k.file.Pool)...)
			slices.Sort(ids)
			for _, id := range slices.Compact(ids) {
				methods[id] = append(methods[id], m)
			}
		}
	}
	ids := make([]string, 0, len(methods))
	for id := range methods {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	l.head(c, "requirements coverage", "requirement")
	for _, id := range ids {
		var f figures
		for _, m := range methods[id] {
			f.join(l.figures(m))
		}
		l.row(c, f, f.methods.String(), fmt.Sprintf("%q", id))
		for _, m := range methods[id] {
			l.row(c, l.figures(m), "", "  >"+m.class.name+"."+m.name())
		}
	}
}

// requirements returns the texts of annotations that are called Requirement,
// whatever their package.
func requirements(a classfile.Annotations, pool *classfile.Pool) []string {
	var ids []string
	for _, raw := range [][]byte{a.Visible, a.Invisible} {
		list, err := classfile.ParseAnnotations(raw, pool)
		if err != nil {
			continue // the program cannot read them either
		}
		for _, annotation := range list {
			name := strings.TrimSuffix(annotation.Type, ";")
			if name[strings.LastIndexAny(name, "/$")+1:] != "Requirement" && name != "LRequirement" {
				continue
			}
			for _, e := range annotation.Elements {
				for _, v := range append([]classfile.ElementValue{e.Value}, e.Value.Array...) {
					if v.Kind == classfile.ElementString {
						ids = append(ids, v.Text)
					}
				}
			}
		}
	}
	return ids
}
