package dot

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

func writeDOT(w io.Writer, g *graph) error {
	fmt.Fprintf(w, "digraph states {\n  node [shape=circle];\n")
	for _, s := range g.states {
		label := fmt.Sprint(s.ID)
		attributes := ""
		switch s.Kind {
		case "start":
			label, attributes = "start", ", shape=box"
		case "end":
			attributes = ", shape=doublecircle"
		case "error":
			label, attributes = s.Message[strings.LastIndexByte(s.Message, '.')+1:], ", shape=box, color=red"
		}
		if s.Location != "" {
			attributes += fmt.Sprintf(", tooltip=%s", Quote(s.Location))
		}
		fmt.Fprintf(w, "  %d [label=%s%s];\n", s.ID, Quote(label), attributes)
	}
	for _, e := range g.edges {
		style := ""
		if e.Visited {
			style = ", style=dashed"
		}
		fmt.Fprintf(w, "  %d -> %d [label=%s%s];\n", e.From, e.To, Quote(short(e.Choices)), style)
	}
	_, err := fmt.Fprintf(w, "}\n")
	return err
}

// Quote quotes a text as Graphviz reads it.
func Quote(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(text) + `"`
}

func writeGDF(w io.Writer, g *graph) error {
	fmt.Fprintf(w, "nodedef>name VARCHAR,label VARCHAR,kind VARCHAR,depth INTEGER,location VARCHAR\n")
	for _, s := range g.states {
		fmt.Fprintf(w, "s%d,%s,%s,%d,%s\n", s.ID, quoteGDF(s.label()), s.Kind, s.Depth, quoteGDF(s.Location))
	}
	_, err := fmt.Fprintf(w, "edgedef>node1 VARCHAR,node2 VARCHAR,directed BOOLEAN,label VARCHAR,visited BOOLEAN\n")
	for _, e := range g.edges {
		_, err = fmt.Fprintf(w, "s%d,s%d,true,%s,%t\n", e.From, e.To, quoteGDF(short(e.Choices)), e.Visited)
	}
	return err
}

func (s *state) label() string {
	if s.Kind == "error" {
		return s.Message
	}
	return fmt.Sprint(s.ID)
}

// quoteGDF quotes a text that has commas or the like; there are no quotes
// within quotes.
func quoteGDF(text string) string {
	if !strings.ContainsAny(text, ",'\"\n") {
		return text
	}
	return "'" + strings.NewReplacer("'", "`", "\n", " ").Replace(text) + "'"
}

// writeJSON writes one object, a line for each state and transition: there may
// be millions of them, too many to have as one text in memory.
func writeJSON(w io.Writer, g *graph) error {
	fmt.Fprintf(w, "{\"schema\": 1,\n\"states\": [")
	if err := writeList(w, g.states); err != nil {
		return err
	}
	fmt.Fprintf(w, "],\n\"transitions\": [")
	if err := writeList(w, g.edges); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "]}\n")
	return err
}

func writeList[T any](w io.Writer, list []T) error {
	separator := "\n"
	for _, v := range list {
		b, err := json.Marshal(v)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(w, "%s%s", separator, b); err != nil {
			return err
		}
		separator = ",\n"
	}
	return nil
}
