package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/report/markup"
	"github.com/gojpf/gojpf/search"
)

// A time line is the picture of a trace: a lane for each thread, a row for each
// transition from the top down. A lane shows what its thread does; bars beside
// it show what it holds; arrows lead to the threads that an operation is done
// to. Below the last row stands the violation, with what each thread waits for.
type timeline struct {
	v       *search.Violation
	steps   []search.Step // that are shown
	first   int           // number of the first of them
	lanes   []int         // IDs of threads
	names   map[int]string
	rows    []row
	sources *sources
}

// row is a transition in the picture.
type row struct {
	top, height int
	entries     []entry
}

// entry is a line of text in a lane.
type entry struct {
	thread int
	text   string
	more   string // shown for who points at it
	other  int    // the thread that an arrow leads to, -1 for none
}

// Measures of the picture, in pixels.
const (
	laneWidth   = 300
	marginLeft  = 130 // for the number of the transition and its choice
	headHeight  = 44
	endHeight   = 40
	entryHeight = 16
	rowPadding  = 6
	barWidth    = 4
	mostBars    = 5  // beside each other; more are drawn as one
	laneChars   = 38 // of a text in a lane
	mostRows    = 400
	mostEntries = 12 // in a row
)

func newTimeline(v *search.Violation, sources *sources) *timeline {
	t := &timeline{v: v, steps: v.Trace, names: namesIn(v.Trace), sources: sources}
	if t.first = len(t.steps) - mostRows; t.first > 0 {
		t.steps = t.steps[t.first:]
	} else {
		t.first = 0
	}
	seen := map[int]bool{}
	lane := func(id int) {
		if !seen[id] {
			seen[id] = true
			t.lanes = append(t.lanes, id)
		}
	}
	for i := range t.steps {
		lane(t.steps[i].Thread)
		for _, s := range t.steps[i].Threads {
			lane(s.ID)
		}
		for _, op := range t.steps[i].Operations {
			lane(op.Thread)
		}
	}
	slices.Sort(t.lanes)
	y := headHeight
	for i := range t.steps {
		r := row{top: y, entries: t.entries(&t.steps[i])}
		r.height = max(1, len(r.entries))*entryHeight + rowPadding
		y += r.height
		t.rows = append(t.rows, r)
	}
	return t
}

// entries are the texts of a transition: its operations, or where it has none
// the line at which it ended, and what the program says of it.
func (t *timeline) entries(s *search.Step) []entry {
	var list []entry
	for _, op := range s.Operations {
		e := entry{thread: op.Thread, text: shortNames(operationText(op, t.names)), more: operationText(op, t.names), other: op.Other}
		if op.At != (search.Line{}) {
			p := placeOfLine(op.At)
			e.text = fmt.Sprintf("%d: %s", p.line, e.text)
			e.more = fmt.Sprintf("%s\n%s: %s", e.more, p, t.sources.text(p))
		}
		list = append(list, e)
	}
	if n := len(s.Lines); n > 0 && len(list) == 0 {
		p := placeOfLine(s.Lines[n-1])
		list = append(list, entry{s.Lines[n-1].Thread, fmt.Sprintf("%d: %s", p.line, t.sources.text(p)), p.String(), -1})
	}
	for _, comment := range s.Comments {
		list = append(list, entry{s.Thread, "# " + comment, comment, -1})
	}
	if more := len(list) - mostEntries; more > 0 {
		list = append(list[:mostEntries:mostEntries], entry{s.Thread, fmt.Sprintf("(%d more)", more), "", -1})
	}
	return list
}

// shortNames leaves out the packages in a text about objects and fields.
func shortNames(text string) string {
	words := strings.Split(text, " ")
	for i, word := range words {
		if strings.HasPrefix(word, `"`) {
			continue // a thread is called what it is called
		}
		parts := strings.Split(word, ".")
		k := 0
		for k < len(parts)-1 && parts[k] != "" && strings.ToLower(parts[k]) == parts[k] {
			k++
		}
		words[i] = strings.Join(parts[k:], ".")
	}
	return strings.Join(words, " ")
}

func clip(text string, most int) string {
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return text
}

// x is the middle of a thread's lane.
func (t *timeline) x(thread int) int {
	return marginLeft + slices.Index(t.lanes, thread)*laneWidth + 40
}

func (t *timeline) height() int {
	if n := len(t.rows); n > 0 {
		return t.rows[n-1].top + t.rows[n-1].height
	}
	return headHeight
}

// timelineStyle is the style sheet of the picture.
const timelineStyle = `.timeline text { font: 11px monospace; fill: #222; }
.timeline .head { font-weight: bold; }
.timeline .dim { fill: #777; }
.timeline .odd { fill: #f6f6f6; }
.timeline .violation { fill: #fde0e0; stroke: #c00; }
.timeline .RUNNABLE { stroke: #999; stroke-width: 2; }
.timeline .running { stroke: #2a7d2a; stroke-width: 6; }
.timeline .BLOCKED, .timeline .JOINING { stroke: #c00; stroke-width: 2; stroke-dasharray: 4 2; }
.timeline .WAITING, .timeline .PARKED, .timeline .SLEEPING { stroke: #d80; stroke-width: 2; stroke-dasharray: 2 2; }
.timeline .arrow { stroke: #06c; stroke-width: 1.5; }
.timeline .tip { fill: #06c; }
.timeline .hold0 { fill: #06c; } .timeline .hold1 { fill: #93c; } .timeline .hold2 { fill: #099; }
.timeline .hold3 { fill: #960; } .timeline .hold4 { fill: #369; } .timeline .hold5 { fill: #636; }
`

const holdColours = 6

// write draws the picture as an SVG element.
func (t *timeline) write(w *markup.Writer) {
	width, height := marginLeft+len(t.lanes)*laneWidth, t.height()+endHeight+1
	w.Start("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "timeline", "width", width, "height", height,
		"viewBox", fmt.Sprintf("0 0 %d %d", width, height))
	w.Text("title", "time line of the threads: "+headline(t.v))
	w.Text("style", timelineStyle)
	if t.first > 0 {
		w.Text("text", fmt.Sprintf("%d transitions before these are left out", t.first), "x", 4, "y", 12, "class", "dim")
	}
	for i := range t.rows {
		t.background(w, i)
	}
	w.Empty("rect", "class", "violation", "x", 1, "y", t.height(), "width", width-2, "height", endHeight)
	for _, id := range t.lanes {
		t.lane(w, id)
	}
	for i := range t.rows {
		t.row(w, i)
	}
	t.end(w)
	w.End()
}

// background draws a row's number, choice and stripe.
func (t *timeline) background(w *markup.Writer, i int) {
	r, s := t.rows[i], &t.steps[i]
	w.Start("g")
	if i%2 == 1 {
		w.Empty("rect", "class", "odd", "x", 1, "y", r.top, "width", marginLeft+len(t.lanes)*laneWidth-2, "height", r.height)
	}
	if len(s.Choices) > 0 {
		w.Text("title", strings.Join(s.Choices, "\n"))
	}
	w.Text("text", clip(fmt.Sprintf("#%d %s", t.first+i, reason(s)), 18), "x", 4, "y", r.top+entryHeight-2, "class", "dim")
	w.End()
}

// end draws the violation: what it is, and what the threads are doing.
func (t *timeline) end(w *markup.Writer) {
	top := t.height()
	w.Text("text", clip(headline(t.v), 160), "x", 4, "y", top+entryHeight-2, "class", "head")
	for i := range t.v.Threads {
		th := &t.v.Threads[i]
		if !slices.Contains(t.lanes, th.ID) {
			continue
		}
		text, more := "", ""
		switch {
		case th.Waits != nil:
			text, more = "waits for "+wanted(th.Waits), "waits for "+waiting(th.Waits, t.v.Threads)
		case th.Name == t.v.Thread || len(t.v.Threads) == 1:
			text, more = t.v.Location, t.v.Method
		}
		x := t.x(th.ID)
		w.Start("g")
		w.Text("title", more)
		if th.Waits != nil {
			w.Empty("line", "class", th.Status, "x1", x, "x2", x, "y1", top, "y2", top+endHeight)
		}
		w.Text("text", clip(shortNames(text), laneChars), "x", x+10, "y", top+2*entryHeight)
		w.End()
	}
}

// reason is why there was a choice in front of a transition.
func reason(s *search.Step) string {
	if len(s.Decisions) > 0 {
		d := s.Decisions[0]
		if _, ok := d.Generator.(choice.Threads); ok {
			return d.Generator.ID()
		}
		return d.Generator.ID() + fmt.Sprintf("[%d]", d.Index)
	}
	if len(s.Choices) == 0 {
		return ""
	}
	if _, rest, ok := strings.Cut(s.Choices[0], `id:"`); ok {
		id, _, _ := strings.Cut(rest, `"`)
		return id
	}
	if _, rest, ok := strings.Cut(s.Choices[0], `id="`); ok {
		id, _, _ := strings.Cut(rest, `"`)
		return id
	}
	return s.Choices[0]
}

// stateOf is what a thread was doing at the end of row i, nil where it is not
// known.
func (t *timeline) stateOf(i, thread int) *search.ThreadState {
	if i < 0 {
		return nil
	}
	list := t.steps[i].Threads
	k := slices.IndexFunc(list, func(s search.ThreadState) bool { return s.ID == thread })
	if k < 0 {
		return nil
	}
	return &list[k]
}

// lane draws the head of a thread's lane, what it did, and what it held.
func (t *timeline) lane(w *markup.Writer, id int) {
	x, name := t.x(id), t.names[id]
	w.Start("g")
	w.Text("title", threadName(name, id))
	w.Text("text", clip(threadName(name, id), laneChars), "x", x-10, "y", headHeight-10, "class", "head")
	for i, r := range t.rows {
		class := ""
		if s := t.stateOf(i, id); s != nil && s.Status != "TERMINATED" {
			class = s.Status
		}
		if t.acts(i, id) {
			class = "running"
		}
		if class != "" {
			w.Empty("line", "class", class, "x1", x, "x2", x, "y1", r.top, "y2", r.top+r.height)
		}
	}
	t.bars(w, id)
	w.End()
}

// acts reports whether a thread does something in row i.
func (t *timeline) acts(i, id int) bool {
	s := &t.steps[i]
	return s.Thread == id || slices.ContainsFunc(s.Operations, func(op search.Operation) bool { return op.Thread == id }) ||
		slices.ContainsFunc(s.Lines, func(l search.Line) bool { return l.Thread == id })
}

// bars draws what a thread holds, from the transition in which it got it to the
// one in which it gave it back.
func (t *timeline) bars(w *markup.Writer, id int) {
	since := map[search.Holding]int{}
	slots := make([]search.Holding, mostBars)
	var order []search.Holding
	draw := func(h search.Holding, bottom int) {
		k := slices.Index(slots, h)
		if k < 0 {
			k = mostBars - 1
		} else {
			slots[k] = search.Holding{}
		}
		w.Start("rect", "class", fmt.Sprintf("hold%d", t.colour(h.Object)), "x", t.x(id)-10-k*(barWidth+1), "y", since[h],
			"width", barWidth, "height", max(bottom-since[h], 2))
		w.Text("title", holding(h))
		w.End()
		delete(since, h)
	}
	for i, r := range t.rows {
		var now []search.Holding
		if s := t.stateOf(i, id); s != nil {
			now = s.Holds
		}
		order = slices.DeleteFunc(order, func(h search.Holding) bool {
			if slices.Contains(now, h) {
				return false
			}
			draw(h, r.top+r.height/2)
			return true
		})
		for _, h := range now {
			if _, known := since[h]; known {
				continue
			}
			since[h] = r.top + r.height/2
			order = append(order, h)
			if k := slices.Index(slots, search.Holding{}); k >= 0 {
				slots[k] = h
			}
		}
	}
	for _, h := range order {
		draw(h, t.height())
	}
}

// colour is the number of the colour that an object has in the whole picture.
func (t *timeline) colour(object string) int {
	n := 0
	seen := map[string]bool{}
	for i := range t.steps {
		for _, s := range t.steps[i].Threads {
			for _, h := range s.Holds {
				if h.Object == object {
					return n % holdColours
				}
				if !seen[h.Object] {
					seen[h.Object] = true
					n++
				}
			}
		}
	}
	return 0
}

// row writes the texts of a transition and its arrows.
func (t *timeline) row(w *markup.Writer, i int) {
	r := t.rows[i]
	for k, e := range r.entries {
		y := r.top + (k+1)*entryHeight - 2
		w.Start("g")
		if e.more != "" {
			w.Text("title", e.more)
		}
		x := t.x(e.thread)
		w.Text("text", clip(e.text, laneChars), "x", x+10, "y", y)
		if to := slices.Index(t.lanes, e.other); to >= 0 && e.other != e.thread {
			from, to := x, t.x(e.other)
			tip := 6
			if to < from {
				tip = -6
			}
			w.Empty("line", "class", "arrow", "x1", from, "x2", to-tip, "y1", y+2, "y2", y+2)
			w.Empty("path", "class", "tip", "d", fmt.Sprintf("M%d %d l%d -4 v8 z", to, y+2, -tip))
		}
		w.End()
	}
}
