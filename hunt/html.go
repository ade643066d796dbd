package hunt

import (
	_ "embed"
	"fmt"
	"io"
	"maps"
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
// inputs and the calls, which can be filtered by tier, package, exception and status.
func (r *Result) WriteHTML(w io.Writer) error {
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
	for _, f := range r.Findings {
		r.htmlFinding(p, f)
	}
	p.Text("h2", "Methods that were cut short")
	p.Start("ul")
	for _, m := range r.Methods {
		if m.Short {
			p.Text("li", m.Method+": "+strings.Join(sorted(m.Cut), "; "))
		}
	}
	p.End()
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

func (r *Result) htmlFinding(p *markup.Writer, f *Finding) {
	by := f.filters()
	p.Start("details", "class", "finding "+string(f.Status), "data-tier", by["tier"], "data-package", by["package"], "data-exception", by["exception"], "data-status", by["status"])
	p.Start("summary")
	p.Text("span", fmt.Sprint(f.Tier), "class", fmt.Sprintf("tier tier%d", f.Tier), "title", tierNames[f.Tier])
	p.Text("span", fmt.Sprintf("%s at %s.%s, line %d", f.simple(), f.Class(), f.Method(), f.Line()))
	p.End()
	k := f.best()
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
