package report

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// xmlWriter writes XML 1.0, indented, of which a text has as many lines as it
// needs. Names of elements and attributes are the caller's to get right.
//
// encoding/xml is not used because it writes a line break in a text as a
// reference, and a character that XML cannot hold as one that says nothing.
type xmlWriter struct {
	out  io.Writer
	open []string
}

func newXMLWriter(out io.Writer) *xmlWriter {
	io.WriteString(out, `<?xml version="1.0" encoding="UTF-8"?>`+"\n")
	return &xmlWriter{out: out}
}

func (w *xmlWriter) indent() string { return strings.Repeat("  ", len(w.open)) }

// tag spells a start tag without its end; attributes are names and values.
func (w *xmlWriter) tag(name string, attributes []any) string {
	var b strings.Builder
	b.WriteString(w.indent() + "<" + name)
	for i := 0; i+1 < len(attributes); i += 2 {
		fmt.Fprintf(&b, ` %s="%s"`, attributes[i], escapeXML(fmt.Sprint(attributes[i+1]), true))
	}
	return b.String()
}

// start opens an element that has others in it.
func (w *xmlWriter) start(name string, attributes ...any) {
	io.WriteString(w.out, w.tag(name, attributes)+">\n")
	w.open = append(w.open, name)
}

// end closes the element that was opened last.
func (w *xmlWriter) end() {
	name := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	io.WriteString(w.out, w.indent()+"</"+name+">\n")
}

// empty writes an element that has attributes only.
func (w *xmlWriter) empty(name string, attributes ...any) {
	io.WriteString(w.out, w.tag(name, attributes)+"/>\n")
}

// text writes an element that holds a text.
func (w *xmlWriter) text(name, text string, attributes ...any) {
	io.WriteString(w.out, w.tag(name, attributes)+">"+escapeXML(text, false)+"</"+name+">\n")
}

// escapeXML escapes a text so that a reader gets it back unchanged, but for
// characters that XML has no way to write: they become what a Java string
// literal calls them, a backslash, a u and four digits; bytes that are no UTF-8
// become U+FFFD.
func escapeXML(text string, attribute bool) string {
	var b strings.Builder
	for i := 0; i < len(text); {
		c, size := utf8.DecodeRuneInString(text[i:])
		i += size
		switch {
		case c == '&':
			b.WriteString("&amp;")
		case c == '<':
			b.WriteString("&lt;")
		case c == '>':
			b.WriteString("&gt;")
		case c == '"' && attribute:
			b.WriteString("&quot;")
		case c == '\r' || attribute && (c == '\n' || c == '\t'):
			fmt.Fprintf(&b, "&#x%X;", c) // a reader would take it for a blank or a line break
		case c < ' ' && c != '\n' && c != '\t' || c == 0xFFFE || c == 0xFFFF:
			fmt.Fprintf(&b, `\u%04x`, c)
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}
