package report

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/gojpf/gojpf/report/markup"
	"github.com/gojpf/gojpf/search"
)

// htmlPublisher writes one page that needs nothing else: what was found, and
// for each violation its trace as a time line of the threads. The page is also
// well-formed XML.
type htmlPublisher struct{ out io.Writer }

// Start implements Publisher.
func (htmlPublisher) Start(*Run) {}

const legend = "A lane for each thread, a row for each transition. Lanes: green where the thread acts, grey where it could, " +
	"dashed red where it is blocked, dashed orange where it waits. Bars to the left of a lane: what the thread holds. " +
	"Arrows: what one thread does to another. Red: the violation, with what the threads wait for. Point at anything to see more."

// Finish implements Publisher.
func (p htmlPublisher) Finish(run *Run, r *search.Result, _ time.Time) {
	w := markup.Page(p.out, fmt.Sprintf("%s: %s", run.target(), r.Verdict))
	w.Text("h1", run.target())
	w.Start("p")
	w.Text("span", string(r.Verdict), "class", "verdict "+string(r.Verdict))
	w.End()
	w.Text("p", fmt.Sprintf("gojpf %s, %s", run.Version, run.Started.Format(time.RFC3339)))
	sources := run.sources()
	for i := range r.Violations {
		htmlViolation(w, i+1, "", &r.Violations[i], sources)
	}
	if len(r.Incomplete) > 0 {
		w.Text("h2", "Incomplete")
		w.Start("ul")
		for _, c := range r.Incomplete {
			w.Text("li", strings.Join(describe(c, false), "\n"))
		}
		w.End()
	}
	htmlStatistics(w, r)
	w.End()
	w.End()
}

// htmlViolation writes a violation below a heading. name is the search that found it, ""
// where there is one only.
func htmlViolation(w *markup.Writer, number int, name string, v *search.Violation, sources *sources) {
	if name == "" {
		w.Text("h2", fmt.Sprintf("Error %d: %s", number, headline(v)))
	} else {
		w.Text("h2", name+": "+headline(v), "id", number)
	}
	w.Start("table")
	pair := func(name, value string) {
		if value != "" {
			w.Start("tr")
			w.Text("th", name)
			w.Text("td", value)
			w.End()
		}
	}
	pair("property", v.Property)
	pair("kind", v.Kind)
	pair("place", strings.TrimSpace(v.Method+" "+v.Location))
	pair("thread", v.Thread)
	w.End()
	w.Text("pre", v.Details)
	for _, f := range facets(v) {
		w.Text("h3", f.name)
		w.Text("pre", strings.Join(f.lines, "\n"))
	}
	if len(v.Trace) == 0 {
		return
	}
	w.Text("h3", "trace")
	w.Text("p", legend, "class", "legend")
	w.Start("div", "class", "picture")
	newTimeline(v, sources).write(w)
	w.End()
}

func htmlStatistics(w *markup.Writer, r *search.Result) {
	w.Text("h2", "Statistics")
	w.Start("table")
	for _, line := range statisticsLines(r) {
		w.Start("tr")
		w.Text("th", line[0])
		w.Text("td", line[1])
		w.End()
	}
	w.End()
}

// svgPublisher writes the time line of the first violation.
type svgPublisher struct{ out io.Writer }

// Start implements Publisher.
func (svgPublisher) Start(*Run) {}

// Finish implements Publisher.
func (p svgPublisher) Finish(run *Run, r *search.Result, _ time.Time) {
	for i := range r.Violations {
		if v := &r.Violations[i]; len(v.Trace) > 0 {
			newTimeline(v, run.sources()).write(markup.New(p.out))
			return
		}
	}
	w := markup.New(p.out)
	w.Start("svg", "xmlns", "http://www.w3.org/2000/svg", "width", 600, "height", 30)
	w.Text("text", fmt.Sprintf("%s: %s, there is no trace", run.target(), r.Verdict), "x", 4, "y", 20)
	w.End()
}
