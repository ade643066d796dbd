package report

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/gojpf/gojpf/search"
)

// htmlPublisher writes one page that needs nothing else: what was found, and
// for each violation its trace as a time line of the threads. The page is also
// well-formed XML.
type htmlPublisher struct{ out io.Writer }

// Start implements Publisher.
func (htmlPublisher) Start(*Run) {}

const pageStyle = `body { font-family: sans-serif; margin: 2em; color: #222; }
pre { background: #f6f6f6; padding: 0.6em; overflow-x: auto; }
td, th { text-align: left; padding: 0.1em 1em 0.1em 0; vertical-align: top; }
.verdict { display: inline-block; padding: 0.2em 0.8em; color: #fff; background: #777; }
.violated { background: #c00; } .safe { background: #2a7d2a; } .incomplete { background: #b60; }
.picture { overflow-x: auto; border: 1px solid #ddd; }
.legend { color: #555; font-size: 0.85em; }
`

const legend = "A lane for each thread, a row for each transition. Lanes: green where the thread acts, grey where it could, " +
	"dashed red where it is blocked, dashed orange where it waits. Bars to the left of a lane: what the thread holds. " +
	"Arrows: what one thread does to another. Red: the violation, with what the threads wait for. Point at anything to see more."

// Finish implements Publisher.
func (p htmlPublisher) Finish(run *Run, r *search.Result, _ time.Time) {
	io.WriteString(p.out, "<!DOCTYPE html>\n")
	w := &xmlWriter{out: p.out}
	w.start("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en")
	w.start("head")
	w.empty("meta", "charset", "utf-8")
	w.text("title", fmt.Sprintf("%s: %s", run.target(), r.Verdict))
	w.text("style", pageStyle)
	w.end()
	w.start("body")
	w.text("h1", run.target())
	w.start("p")
	w.text("span", string(r.Verdict), "class", "verdict "+string(r.Verdict))
	w.end()
	w.text("p", fmt.Sprintf("gojpf %s, %s", run.Version, run.Started.Format(time.RFC3339)))
	sources := newSources(run.Config)
	for i := range r.Violations {
		htmlViolation(w, i+1, &r.Violations[i], sources)
	}
	if len(r.Incomplete) > 0 {
		w.text("h2", "Incomplete")
		w.start("ul")
		for _, c := range r.Incomplete {
			w.text("li", strings.Join(describe(c, false), "\n"))
		}
		w.end()
	}
	htmlStatistics(w, r)
	w.end()
	w.end()
}

func htmlViolation(w *xmlWriter, number int, v *search.Violation, sources *sources) {
	w.text("h2", fmt.Sprintf("Error %d: %s", number, headline(v)))
	w.start("table")
	pair := func(name, value string) {
		if value != "" {
			w.start("tr")
			w.text("th", name)
			w.text("td", value)
			w.end()
		}
	}
	pair("property", v.Property)
	pair("kind", v.Kind)
	pair("place", strings.TrimSpace(v.Method+" "+v.Location))
	pair("thread", v.Thread)
	w.end()
	w.text("pre", v.Details)
	for _, f := range facets(v) {
		w.text("h3", f.name)
		w.text("pre", strings.Join(f.lines, "\n"))
	}
	if len(v.Trace) == 0 {
		return
	}
	w.text("h3", "trace")
	w.text("p", legend, "class", "legend")
	w.start("div", "class", "picture")
	newTimeline(v, sources).write(w.out)
	w.end()
}

func htmlStatistics(w *xmlWriter, r *search.Result) {
	w.text("h2", "Statistics")
	w.start("table")
	for _, line := range statisticsLines(r) {
		w.start("tr")
		w.text("th", line[0])
		w.text("td", line[1])
		w.end()
	}
	w.end()
}

// svgPublisher writes the time line of the first violation.
type svgPublisher struct{ out io.Writer }

// Start implements Publisher.
func (svgPublisher) Start(*Run) {}

// Finish implements Publisher.
func (p svgPublisher) Finish(run *Run, r *search.Result, _ time.Time) {
	for i := range r.Violations {
		if v := &r.Violations[i]; len(v.Trace) > 0 {
			newXMLWriter(p.out)
			newTimeline(v, newSources(run.Config)).write(p.out)
			return
		}
	}
	w := newXMLWriter(p.out)
	w.start("svg", "xmlns", "http://www.w3.org/2000/svg", "width", 600, "height", 30)
	w.text("text", fmt.Sprintf("%s: %s, there is no trace", run.target(), r.Verdict), "x", 4, "y", 20)
	w.end()
}
