package pathtree

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/gojpf/gojpf/listener/dot"
	"github.com/gojpf/gojpf/report/markup"
)

// picture is what is drawn.
type picture struct {
	*tree
	title string
	items []*item
}

// summary says how much there is, and what is left out.
func (p *picture) summary() string {
	paths, prunedBranches, unknownBranches := p.counts()
	text := fmt.Sprintf("%s: paths: %d, ways excluded: %d", p.title, paths, prunedBranches)
	if unknownBranches > 0 {
		text += fmt.Sprintf(", not decided: %d", unknownBranches)
	}
	hidden := 0
	for _, it := range p.items {
		hidden += it.hidden
	}
	if hidden > 0 {
		text += fmt.Sprintf("; ways that are not drawn: %d (%s)", hidden, mostKey)
	}
	return text
}

// short shows how the path ends in a few words.
func (e *ending) short() string {
	switch {
	case e.kind == folded, e.kind == excluded:
		return ""
	case e.text != "":
		return strings.TrimPrefix(e.text[strings.LastIndexByte(e.text, '.')+1:], " ")
	case len(e.calls) > 0:
		last := e.calls[len(e.calls)-1]
		if _, value, ok := strings.Cut(last, ") = "); ok {
			return "returns " + value
		} else if _, class, ok := strings.Cut(last, ") throws "); ok {
			return "throws " + class[strings.LastIndexByte(class, '.')+1:]
		}
		return "returns"
	case e.kind == "ignored":
		return e.kind
	}
	return "end"
}

// text are the lines of an item's box.
func (it *item) text() []line {
	var list []line
	add := func(class, text string) {
		if text != "" {
			list = append(list, line{class, clip(text)})
		}
	}
	cond := it.cond
	if it.kind == unknown {
		cond = "? " + cond
	}
	add("cond", cond)
	if d := it.shows; d != nil {
		add("what", d.what)
		add("place", cmp.Or(d.place, d.inside))
	}
	if it.hidden > 0 {
		add("what", fmt.Sprintf("%d more ways", it.hidden))
	} else if it.end != nil {
		add("what", it.end.short())
	}
	return list
}

// more is what is told to who points at an item.
func (it *item) more() string {
	list := []string{it.cond}
	add := func(name, text string) {
		if text != "" {
			list = append(list, name+text)
		}
	}
	switch it.kind {
	case pruned:
		list = append(list, "excluded by the solver")
	case unknown:
		list = append(list, "the solver does not know whether this is possible")
	}
	if d := it.shows; d != nil {
		add("", strings.TrimSpace(d.what+" "+d.place))
		add("", d.source)
		add("in ", d.inside)
	}
	if e := it.end; e != nil && e.kind != folded && e.kind != excluded {
		add("", e.long())
		for _, c := range e.calls {
			add("", c)
		}
		add("inputs: ", e.inputText())
		add("path condition: ", e.pc)
	}
	return strings.Join(list, "\n")
}

// long shows how the path ends.
func (e *ending) long() string {
	if e.kind == "stopped" {
		return "the program ended"
	}
	return strings.TrimSpace(e.kind + " " + e.text)
}

func (e *ending) inputText() string {
	texts := make([]string, len(e.inputs))
	for i, in := range e.inputs {
		texts[i] = in.name + " = " + in.value
	}
	return strings.Join(texts, ", ")
}

// class names how an item is drawn.
func (it *item) class() string {
	switch {
	case it.kind == pruned:
		return pruned
	case it.end != nil && it.end.kind == "stopped" && strings.HasPrefix(it.end.short(), "throws "):
		return "threw"
	case it.end != nil:
		return it.end.kind
	}
	return "decision"
}

func clip(text string) string {
	if runes := []rune(text); len(runes) > mostChars {
		return string(runes[:mostChars-1]) + "…"
	}
	return text
}

// colours of boxes: the line around them and what is in them.
var colours = map[string][2]string{
	"decision": {"#345", "#eef3fa"}, "stopped": {"#2a7d2a", "#e8f5e8"}, "threw": {"#c60", "#fff0e0"},
	"violated": {"#c00", "#fde0e0"}, unconfirmed: {"#c00", "#fff"}, "ignored": {"#888", "#f2f2f2"},
	"cut": {"#b60", "#fff6d8"}, visited: {"#888", "#fff"}, unfinished: {"#b60", "#fff"}, untaken: {"#b60", "#fff"},
	pruned: {"#aaa", "#fff"}, folded: {"#345", "#fff"},
}

// dashed are the kinds that are drawn with dashes.
var dashed = map[string]bool{pruned: true, unconfirmed: true, untaken: true, unfinished: true, folded: true}

func writeDOT(w io.Writer, p *picture) error {
	fmt.Fprintf(w, "digraph paths {\n  label=%s;\n  node [shape=box, fontname=monospace, fontsize=10];\n  edge [fontname=monospace, fontsize=10];\n",
		dot.Quote(p.summary()))
	for _, it := range p.items {
		var lines []string
		for i, l := range it.text() {
			if i > 0 || it.id == 0 {
				lines = append(lines, l.text)
			}
		}
		colour := colours[it.class()]
		style := "filled"
		if dashed[it.class()] {
			style = `"filled,dashed"`
		}
		fmt.Fprintf(w, "  n%d [label=%s, style=%s, color=%q, fillcolor=%q, tooltip=%s];\n",
			it.id, dot.Quote(strings.Join(lines, "\n")), style, long(colour[0]), long(colour[1]), dot.Quote(it.more()))
	}
	for _, it := range p.items {
		for _, below := range it.below {
			attributes := ""
			switch below.kind {
			case pruned:
				attributes = `, style=dashed, color="#aaaaaa", fontcolor="#888888"`
			case unknown:
				attributes = `, style=dotted, color="#8800aa"`
			}
			fmt.Fprintf(w, "  n%d -> n%d [label=%s%s];\n", it.id, below.id, dot.Quote(below.text()[0].text), attributes)
		}
	}
	_, err := fmt.Fprintf(w, "}\n")
	return err
}

// long spells a colour of three digits with six, as Graphviz wants it.
func long(colour string) string {
	if len(colour) != 4 {
		return colour
	}
	return fmt.Sprintf("#%c%c%c%c%c%c", colour[1], colour[1], colour[2], colour[2], colour[3], colour[3])
}

func style() string {
	var b strings.Builder
	b.WriteString(`.paths text { font: 11px monospace; fill: #222; text-anchor: middle; }
.paths .cond { fill: #05a; } .paths .place { fill: #666; }
.paths path { fill: none; stroke: #777; }
.paths path.pruned { stroke: #aaa; stroke-dasharray: 4 3; }
.paths path.unknown { stroke: #80a; stroke-dasharray: 1 3; stroke-width: 2; }
.paths .pruned text { fill: #888; }
`)
	for _, class := range []string{"decision", "stopped", "threw", "violated", unconfirmed, "ignored", "cut", visited, unfinished, untaken, pruned, folded} {
		fmt.Fprintf(&b, ".paths .%s rect { stroke: %s; fill: %s;", class, colours[class][0], colours[class][1])
		if dashed[class] {
			b.WriteString(" stroke-dasharray: 4 3;")
		}
		b.WriteString(" }\n")
	}
	return b.String()
}

// draw draws the tree as an SVG element.
func (p *picture) draw(w *markup.Writer) {
	boxes, width, height := layout(p.items, (*item).text)
	w.Start("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "paths", "width", width, "height", height,
		"viewBox", fmt.Sprintf("0 0 %d %d", width, height))
	w.Text("title", p.summary())
	w.Text("style", style())
	for _, b := range boxes {
		for _, below := range b.below {
			from := b.y + b.height
			w.Empty("path", "class", below.kind, "d", fmt.Sprintf("M%d %d C%d %d %d %d %d %d",
				b.x, from, b.x, from+levelGap/2, below.x, below.y-levelGap/2, below.x, below.y))
		}
	}
	for _, b := range boxes {
		w.Start("g", "class", b.class())
		w.Text("title", b.more())
		w.Empty("rect", "x", b.x-b.width/2, "y", b.y, "width", b.width, "height", b.height, "rx", 4)
		for i, l := range b.lines {
			w.Text("text", l.text, "class", l.class, "x", b.x, "y", b.y+padding+(i+1)*lineHeight-3)
		}
		w.End()
	}
	w.End()
}

func writeSVG(out io.Writer, p *picture) error {
	p.draw(markup.New(out))
	return nil
}

const legend = "The condition of a way is on top of its box; below it the decision that it leads to, or the end of the path. " +
	"Green: the program ended. Orange: a symbolic method threw. Red: a violation. Grey: the path was left. " +
	"Dashed and grey: excluded by the solver. Dotted and with a question mark: the solver does not know. Point at a box to see more."

func writeHTML(out io.Writer, p *picture) error {
	w := markup.Page(out, p.summary())
	w.Text("h1", p.title)
	w.Text("p", p.summary())
	w.Text("p", legend, "class", "legend")
	w.Start("div", "class", "picture")
	p.draw(w)
	w.End()
	w.Text("h2", "Paths")
	w.Start("table")
	w.Start("tr")
	for _, head := range []string{"", "path condition", "inputs", "calls", "end"} {
		w.Text("th", head)
	}
	w.End()
	n := 0
	for _, it := range p.items {
		e := it.end
		if e == nil || it.kind == pruned || e.kind == folded || e.kind == untaken {
			continue
		}
		n++
		w.Start("tr")
		for _, cell := range []string{fmt.Sprint(n), e.pc, e.inputText(), strings.Join(e.calls, "\n"), e.long()} {
			w.Text("td", cell)
		}
		w.End()
	}
	w.End()
	w.End()
	w.End()
	return nil
}
