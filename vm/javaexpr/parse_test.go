package javaexpr

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
)

// The files in testdata have expressions, and what they are read as: parts in
// parentheses, the operator first, with the column of each name and literal.
func TestParse(t *testing.T) {
	dialects := map[string]Dialect{"java": Java, "contract": Contract}
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			dialect, ok := dialects[d.Cmd]
			if !ok {
				d.Fatalf(t, "no dialect %s", d.Cmd)
			}
			var out strings.Builder
			for _, text := range strings.Split(d.Input, "\n") {
				if n, err := Parse(text, dialect); err != nil {
					fmt.Fprintln(&out, err)
				} else {
					fmt.Fprintln(&out, show(n))
				}
			}
			return out.String()
		})
	})
}

func show(n *Node) string {
	if n == nil {
		return "-"
	}
	text := n.Text
	switch v := n.Number; n.Kind {
	case Name:
		return fmt.Sprintf("%s@%d", text, n.Begin)
	case String:
		return fmt.Sprintf("%q@%d", n.Value, n.Begin)
	case Literal:
		text = fmt.Sprintf("%s:%d", v.Type, v.Integer)
		if v.Type == "float" || v.Type == "double" {
			text = fmt.Sprintf("%s:%g", v.Type, v.Float)
		}
		if v.Grown {
			text += "!"
		}
		return fmt.Sprintf("%s@%d", text, n.Begin)
	case Cast:
		text = "(" + text + ")"
	case InstanceOf:
		text = "instanceof " + text
	case Member:
		text = "." + text
	case Call:
		text += "()"
	case Around:
		text = "within +-"
	}
	words := []string{text}
	for _, arg := range n.Args {
		words = append(words, show(arg))
	}
	return "(" + strings.Join(words, " ") + ")"
}

// Parse comes to an end with any text, and knows where its parts are.
func FuzzParse(f *testing.F) {
	for _, text := range []string{`a.b[i + 1] > -3 ? \old(x) : "t".length() within 1 +- 2`, "((((", `'\u0041' == 0x1p3f`, "a ==> b ==> c"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, dialect := range []Dialect{Java, Contract} {
			if n, err := Parse(text, dialect); err == nil && (n.Begin < 1 || n.End <= n.Begin || n.End > len(text)+1) {
				t.Errorf("%q is from %d to %d", text, n.Begin, n.End)
			}
		}
	})
}
