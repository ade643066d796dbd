// Package markup writes XML and the HTML and SVG that are XML, too: reports, and
// the pictures in them. What is written is well-formed, whatever the texts.
package markup

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Writer writes XML 1.0, indented, of which a text has as many lines as it
// needs. Names of elements and attributes are the caller's to get right.
//
// encoding/xml is not used because it writes a line break in a text as a
// reference, and a character that XML cannot hold as one that says nothing.
type Writer struct {
	out  io.Writer
	open []string
}

// New starts a document.
func New(out io.Writer) *Writer {
	io.WriteString(out, `<?xml version="1.0" encoding="UTF-8"?>`+"\n")
	return On(out)
}

// pageStyle is the style sheet of all pages.
const pageStyle = `body { font-family: sans-serif; margin: 2em; color: #222; }
pre { background: #f6f6f6; padding: 0.6em; overflow-x: auto; }
td, th { text-align: left; padding: 0.1em 1em 0.1em 0; vertical-align: top; }
.verdict { display: inline-block; padding: 0.2em 0.8em; color: #fff; background: #777; }
.violated { background: #c00; } .safe { background: #2a7d2a; } .incomplete { background: #b60; }
.picture { overflow-x: auto; border: 1px solid #ddd; }
.legend { color: #555; font-size: 0.85em; }
`

// Page starts an HTML page that needs nothing else. Its writer is in two elements,
// which the caller ends: body and html.
func Page(out io.Writer, title string) *Writer {
	io.WriteString(out, "<!DOCTYPE html>\n")
	w := On(out)
	w.Start("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en")
	w.Start("head")
	w.Empty("meta", "charset", "utf-8")
	w.Text("title", title)
	w.Text("style", pageStyle)
	w.End()
	w.Start("body")
	return w
}

// On continues what has begun: a page, or an element of another writer.
func On(out io.Writer) *Writer { return &Writer{out: out} }

func (w *Writer) indent() string { return strings.Repeat("  ", len(w.open)) }

// tag spells a start tag without its end; attributes are names and values.
func (w *Writer) tag(name string, attributes []any) string {
	var b strings.Builder
	b.WriteString(w.indent() + "<" + name)
	for i := 0; i+1 < len(attributes); i += 2 {
		fmt.Fprintf(&b, ` %s="%s"`, attributes[i], Escape(fmt.Sprint(attributes[i+1]), true))
	}
	return b.String()
}

// Start opens an element that has others in it.
func (w *Writer) Start(name string, attributes ...any) {
	io.WriteString(w.out, w.tag(name, attributes)+">\n")
	w.open = append(w.open, name)
}

// End closes the element that was opened last.
func (w *Writer) End() {
	name := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	io.WriteString(w.out, w.indent()+"</"+name+">\n")
}

// Empty writes an element that has attributes only.
func (w *Writer) Empty(name string, attributes ...any) {
	io.WriteString(w.out, w.tag(name, attributes)+"/>\n")
}

// Text writes an element that holds a text.
func (w *Writer) Text(name, text string, attributes ...any) {
	io.WriteString(w.out, w.tag(name, attributes)+">"+Escape(text, false)+"</"+name+">\n")
}

// Escape escapes a text so that a reader gets it back unchanged, but for
// characters that XML has no way to write: they become what a Java string
// literal calls them, a backslash, a u and four digits; bytes that are no UTF-8
// become U+FFFD.
func Escape(text string, attribute bool) string {
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
