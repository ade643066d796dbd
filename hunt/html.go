package hunt

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/report/markup"
)

//go:embed page/filter.js
var filterScript string

//go:embed page/page.css
var pageStyle string

// around is how many lines of a source are shown on each side of one.
const around = 3

// WriteHTML writes a page that needs nothing else: the findings with the source, the
// inputs, the path and the calls, which can be filtered by tier, package, exception and status.
func (r *Result) WriteHTML(w io.Writer) error { return r.writePage(w, nil) }

// WritePages writes that page into a folder, as index.html, and beside it a page for each class that has findings, with all of
// its source.
func (r *Result) WritePages(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	classes := map[string][]*Finding{}
	for _, f := range r.Findings {
		classes[f.Class()] = append(classes[f.Class()], f)
	}
	write := func(name string, page func(io.Writer) error) error {
		out, err := os.Create(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		return errors.Join(page(out), out.Close())
	}
	for _, class := range slices.Sorted(maps.Keys(classes)) {
		if err := write(pageOf(class), func(w io.Writer) error { return r.writeClass(w, class, classes[class]) }); err != nil {
			return err
		}
	}
	return write("index.html", func(w io.Writer) error { return r.writePage(w, classes) })
}

// pageOf is the name of a class's page.
func pageOf(class string) string { return class + ".html" }

// writeClass writes the page of a class: its source, where lines with findings lead to these.
func (r *Result) writeClass(w io.Writer, class string, findings []*Finding) error {
	out := &remembers{out: w}
	p := markup.Page(out, fmt.Sprintf("%s: %d findings", class, len(findings)))
	p.Text("style", pageStyle)
	p.Start("p")
	p.Text("a", "all classes", "href", "index.html")
	p.End()
	p.Text("h1", class)
	for i, f := range findings {
		r.htmlFinding(p, f, fmt.Sprint("finding", i+1))
	}
	at := map[int][]int{} // findings by line
	for i, f := range findings {
		at[f.Line()] = append(at[f.Line()], i+1)
	}
	heading := "The source was not found."
	_, lines := r.source(findings[0].place())
	if lines != nil {
		heading = findings[0].place().below()
	}
	p.Text("h2", heading)
	p.Start("div", "class", "code")
	for n, line := range lines {
		text := fmt.Sprintf("%5d  %s", n+1, strings.TrimRight(line, "\r"))
		if at[n+1] == nil {
			p.Text("pre", text, "class", "line")
			continue
		}
		p.Text("pre", text, "class", "line here")
		p.Start("div", "class", "here")
		for _, i := range at[n+1] {
			p.Text("a", findings[i-1].simple(), "href", fmt.Sprint("#finding", i), "class", "to")
		}
		p.End()
	}
	p.End()
	p.End()
	p.End()
	return out.err
}

// writePage writes the page of all findings. classes have pages of their own, nil for none.
func (r *Result) writePage(w io.Writer, classes map[string][]*Finding) error {
	out := &remembers{out: w}
	p := markup.Page(out, fmt.Sprintf("gojpf hunt: %d confirmed", r.Confirmed()))
	p.Text("style", pageStyle)
	p.Text("h1", fmt.Sprintf("%d findings, %d confirmed", len(r.Findings), r.Confirmed()))
	s := &r.Statistics
	p.Text("p", fmt.Sprintf("%d methods, of which %d were explored to their ends, %d within bounds, and %d cut short; %d paths.",
		s.Methods, s.Complete, s.Methods-s.Complete-s.Short, s.Short, s.Paths))
	values := map[string]map[string]bool{"tier": {}, "package": {}, "exception": {}, "status": {}}
	for _, f := range r.Findings {
		for kind, value := range f.filters() {
			values[kind][value] = true
		}
	}
	p.Start("p", "class", "filters")
	for _, kind := range []string{"tier", "package", "exception", "status"} {
		p.Start("label")
		p.Text("span", kind)
		p.Start("select", "data-kind", kind)
		p.Text("option", "all", "value", "")
		for _, value := range slices.Sorted(maps.Keys(values[kind])) {
			p.Text("option", value, "value", value)
		}
		p.End()
		p.End()
	}
	p.End()
	if len(classes) > 0 {
		p.Start("ul", "class", "classes")
		for _, class := range slices.Sorted(maps.Keys(classes)) {
			p.Start("li")
			p.Text("a", class, "href", pageOf(class))
			p.Text("span", fmt.Sprintf(" %d", len(classes[class])))
			p.End()
		}
		p.End()
	}
	for _, f := range r.Findings {
		r.htmlFinding(p, f, "")
	}
	if s.Short > 0 {
		p.Text("h2", "Methods that were cut short")
		p.Start("ul")
		for _, m := range r.Methods {
			if m.Short {
				p.Text("li", m.Method+": "+strings.Join(sorted(m.Cut), "; "))
			}
		}
		p.End()
	}
	p.Text("script", filterScript)
	p.End()
	p.End()
	return out.err
}

// filters are by what a finding can be filtered.
func (f *Finding) filters() map[string]string {
	pkg := ""
	if i := strings.LastIndexByte(f.Class(), '.'); i >= 0 {
		pkg = f.Class()[:i]
	}
	return map[string]string{"tier": fmt.Sprintf("%d: %s", f.Tier, tierNames[f.Tier]), "package": pkg, "exception": f.Exception(), "status": string(f.Status)}
}

// htmlFinding writes a finding, with an id unless that is "".
func (r *Result) htmlFinding(p *markup.Writer, f *Finding, id string) {
	by := f.filters()
	p.Start("details", "class", "finding "+string(f.Status), "data-tier", by["tier"], "data-package", by["package"], "data-exception", by["exception"], "data-status", by["status"])
	p.Start("summary")
	p.Text("span", fmt.Sprint(f.Tier), "class", fmt.Sprintf("tier tier%d", f.Tier), "title", tierNames[f.Tier])
	p.Text("span", fmt.Sprintf("%s at %s.%s, line %d", f.simple(), f.Class(), f.Method(), f.Line()))
	p.End()
	k := f.best()
	if id != "" { // within what is closed: a browser opens it for whoever follows the link
		p.Text("a", "", "id", id, "class", "anchor")
	}
	p.Start("table")
	row := func(name, value string) {
		if value != "" {
			p.Start("tr")
			p.Text("th", name)
			p.Text("td", value)
			p.End()
		}
	}
	row("exception", f.Exception())
	row("message", k.message)
	row("status", string(f.Status))
	row("because", f.Why)
	row("tier", by["tier"])
	row("called", k.entry.String())
	for _, in := range k.inputs {
		row(in.name, in.value)
	}
	row("path", strings.Join(k.path, "\n"))
	row("test", f.File)
	p.End()
	if len(k.steps) > 0 {
		p.Text("h4", "decisions on the way")
		p.Start("table", "class", "steps")
		for _, s := range k.steps {
			p.Start("tr")
			p.Text("td", fmt.Sprintf("%s:%d", path.Base(s.at.below()), s.at.line))
			p.Text("td", r.line(s.at), "class", "source")
			p.Text("td", s.what)
			p.Text("td", s.with)
			p.End()
		}
		p.End()
	}
	for _, at := range f.calls() {
		p.Text("h4", at.String())
		_, lines := r.source(at)
		if at.line < 1 || at.line > len(lines) {
			continue
		}
		p.Start("div", "class", "code")
		for n := max(1, at.line-around); n <= min(len(lines), at.line+around); n++ {
			class := "line"
			if n == at.line {
				class = "line here"
			}
			p.Text("pre", fmt.Sprintf("%5d  %s", n, strings.TrimRight(lines[n-1], "\r")), "class", class)
		}
		p.End()
	}
	p.End()
}

// remembers keeps the first error of a writer.
type remembers struct {
	out io.Writer
	err error
}

// Write implements io.Writer.
func (r *remembers) Write(data []byte) (int, error) {
	if r.err != nil {
		return 0, r.err
	}
	n, err := r.out.Write(data)
	r.err = err
	return n, err
}
