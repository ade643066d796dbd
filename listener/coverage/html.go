package coverage

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
)

//go:embed report.html.tmpl
var htmlText string

var htmlTemplate = template.Must(template.New("coverage").Parse(htmlText))

func (l *analyzer) writeHTML(classes []*class) error { return writeFile(l.html, classes, l.page) }

// htmlRow is a row of the summary, one for each class.
type htmlRow struct {
	Name, Anchor, Level                   string
	Bytecode, Line, Block, Branch, Method string
}

// htmlFile is a source listing.
type htmlFile struct {
	Name, Anchor string
	Found        bool // the source was there to be shown
	Lines        []htmlLine
}

// htmlLine is a line of a listing. Its Level is hit, part or miss, or "" where
// there is no code.
type htmlLine struct {
	Number                     int
	Count, Level, Branch, Text string
	Before                     string // the count of other runs, on a page that compares
}

func (l *analyzer) page(w io.Writer, classes []*class) error {
	var data struct {
		Total htmlRow
		Rows  []htmlRow
		Files []htmlFile
	}
	anchors := map[*class]string{}
	for i, s := range l.bySource(classes) {
		anchor := fmt.Sprintf("f%d", i)
		for _, m := range s.methods {
			anchors[m.class] = anchor
		}
		data.Files = append(data.Files, l.listing(s, anchor))
	}
	var total figures
	for _, k := range classes {
		var f figures
		for _, m := range k.methods {
			f.join(l.figures(m))
		}
		total.join(f)
		data.Rows = append(data.Rows, l.htmlRow(k.name, anchors[k], f))
	}
	data.Total = l.htmlRow("total", "", total)
	return htmlTemplate.Execute(w, data)
}

func (l *analyzer) htmlRow(name, anchor string, f figures) htmlRow {
	level := "part"
	switch f.bytecode.covered {
	case f.bytecode.all:
		level = "hit"
	case 0:
		level = "miss"
	}
	return htmlRow{Name: name, Anchor: anchor, Level: level, Bytecode: f.bytecode.String(), Line: f.line.String(),
		Block: f.block.String(), Branch: f.branch.String(), Method: f.methods.String()}
}

func (l *analyzer) listing(s *source, anchor string) htmlFile {
	f := htmlFile{Name: s.name, Anchor: anchor, Found: s.text != nil}
	known := map[int]htmlLine{}
	last := 0
	for _, ln := range l.lines(s.methods...) {
		known[ln.number] = describe(ln)
		last = ln.number
	}
	for n := 1; n <= max(last, len(s.text)); n++ {
		h, ok := known[n]
		if !ok && !f.Found {
			continue
		}
		h.Number = n
		if n <= len(s.text) {
			h.Text = strings.TrimRight(s.text[n-1], "\r")
		}
		f.Lines = append(f.Lines, h)
	}
	return f
}

func describe(ln *line) htmlLine {
	h := htmlLine{Count: fmt.Sprint(ln.count), Level: "hit"}
	var notes []string
	for _, b := range ln.branches {
		notes = append(notes, b.String())
		if slices.Contains(b.outcomes, 0) {
			h.Level = "part"
		}
	}
	switch {
	case ln.count == 0:
		h.Level = "miss"
	case ln.missed:
		h.Level = "part"
	}
	h.Branch = strings.Join(notes, "\n")
	return h
}
