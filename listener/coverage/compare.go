package coverage

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
)

//go:embed compare.html.tmpl
var compareText string

var compareTemplate = template.Must(template.New("compare").Parse(compareText))

// WriteHTML writes a page of what is covered: by class, by method, and line by line. With tables of what was covered
// before, of the same classes, it shows both.
func (t *Tables) WriteHTML(w io.Writer, before *Tables) error {
	data := struct {
		Both  bool
		Rows  []compared
		Files []htmlFile
	}{Both: before != nil}
	was := map[string]Row{}
	if before != nil {
		class := ""
		for _, r := range before.Rows(true) {
			if !r.IsMethod() {
				class = r.Name
			}
			was[rowKey(class, r)] = r
		}
	}
	anchors := map[*class]string{}
	for i, s := range t.l.bySource(t.classes) {
		f := t.l.listing(s, fmt.Sprintf("f%d", i))
		for _, m := range s.methods {
			anchors[m.class] = f.Anchor
		}
		if before != nil {
			before.mark(&f, s.name)
		}
		data.Files = append(data.Files, f)
	}
	class := ""
	for _, r := range t.Rows(true) {
		if !r.IsMethod() {
			class = r.Name
		}
		data.Rows = append(data.Rows, compare(r, was[rowKey(class, r)], anchors[r.class]))
	}
	var total Row
	if before != nil {
		total = before.Total()
	}
	data.Rows = append(data.Rows, compare(t.Total(), total, ""))
	return compareTemplate.Execute(w, data)
}

func rowKey(class string, r Row) string {
	if !r.IsMethod() {
		return class
	}
	return class + "#" + r.Name + r.method.info.Descriptor
}

// compared is a row of the page.
type compared struct {
	Name, Anchor, Level string
	Method              bool
	Lines, LinesBefore  string
	Branches            string
	BranchesBefore      string
	Methods             string
	MethodsBefore       string
}

func compare(now, before Row, anchor string) compared {
	c := compared{
		Name: now.Name, Anchor: anchor, Method: now.IsMethod(), Lines: now.Lines.String(), LinesBefore: before.Lines.String(), Branches: now.Branches.String(),
		BranchesBefore: before.Branches.String(), Methods: now.Method.String(), MethodsBefore: before.Method.String(), Level: "part",
	}
	if c.Method {
		c.Methods, c.MethodsBefore = "", ""
	}
	switch {
	case now.Method.Covered == 0 && now.Lines.Covered == 0:
		c.Level = "miss"
	case now.Lines.Covered == now.Lines.All && now.Branches.Covered == now.Branches.All:
		c.Level = "hit"
	}
	return c
}

// mark has the lines of a listing tell what was covered before.
func (t *Tables) mark(f *htmlFile, name string) {
	i := slices.IndexFunc(t.l.bySource(t.classes), func(s *source) bool { return s.name == name })
	if i < 0 {
		return
	}
	known := map[int]htmlLine{}
	for _, ln := range t.l.lines(t.l.bySource(t.classes)[i].methods...) {
		known[ln.number] = describe(ln)
	}
	for i := range f.Lines {
		ln := &f.Lines[i]
		was, ok := known[ln.Number]
		if !ok || ln.Level == "" {
			continue
		}
		ln.Before = was.Count
		if ln.Level != was.Level {
			ln.Level += " new"
		}
		if was.Branch != "" {
			ln.Branch = strings.TrimSpace("before:\n" + was.Branch + "\nnow:\n" + ln.Branch)
		}
	}
}
