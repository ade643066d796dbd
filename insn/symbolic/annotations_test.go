package symbolic

import (
	"fmt"
	"strings"
	"testing"
)

func TestParsePrecondition(t *testing.T) {
	known := func(name string) bool { return name == "x" || name == "limit" }
	for _, test := range []struct{ text, want, err string }{
		{"x>0", "x > 0", ""},
		{"x>=-5&&limit<10.5", "x >= -5; limit < 10.5", ""},
		{" x != limit && 1e3 <= x ", "x != limit; 1000.0 <= x", ""},
		{"x==3", "x == 3", ""},
		{"x", "", "no comparison"},
		{"", "", "no comparison"},
		{"x>0&&", "", "no comparison"},
		{"x+1>0", "", "arithmetic and || are not supported"},
		{"y>0", "", `"y" is neither a number`},
		{"x>0||x<9", "", "arithmetic and || are not supported"},
		{"x>1e999", "", "too great"},
	} {
		list, err := parsePrecondition(test.text, known)
		if test.err != "" {
			if err == nil || !strings.Contains(err.Error(), test.err) {
				t.Errorf("%q: error %v, want one with %q", test.text, err, test.err)
			}
			continue
		}
		var texts []string
		for _, c := range list {
			texts = append(texts, fmt.Sprintf("%s %s %s", show(c.left), c.sign, show(c.right)))
		}
		if got := strings.Join(texts, "; "); err != nil || got != test.want {
			t.Errorf("%q: %q, %v, want %q", test.text, got, err, test.want)
		}
	}
}

func show(o operandText) string {
	switch {
	case o.name != "":
		return o.name
	case o.whole:
		return fmt.Sprint(o.value)
	}
	return fmt.Sprintf("%.1f", o.number)
}
