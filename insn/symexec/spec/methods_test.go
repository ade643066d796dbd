package spec

import (
	"reflect"
	"strings"
	"testing"
)

func TestParseSpec(t *testing.T) {
	for _, test := range []struct {
		text string
		want *Spec
		err  string // part of it
	}{
		{"p.C.m(sym#con#SYM)", &Spec{Class: "p.C", Method: "m", Symbolic: []bool{true, false, true}}, ""},
		{" p.C.m() ", &Spec{Class: "p.C", Method: "m"}, ""},
		{"p.C$In.m( sym # conc )", &Spec{Class: "p.C$In", Method: "m", Symbolic: []bool{true, false}}, ""},
		{"C.<init>(sym)", &Spec{Class: "C", Method: "<init>", Symbolic: []bool{true}}, ""},
		{"p.C.m(sym#con)(int#String)", &Spec{Class: "p.C", Method: "m", Symbolic: []bool{true, false}, Types: []string{"int", "String"}}, ""},
		{"p.C.m", nil, "no parameters"},
		{"p.C.m(sym", nil, "not closed"},
		{"m(sym)", nil, "no method of a class"},
		{".m(sym)", nil, "no method of a class"},
		{"p.C.(sym)", nil, "no method of a class"},
		{"p.C.m(sym#x)", nil, `not "x"`},
		{"p.C.m(sym#)", nil, `not ""`},
		{"p.C.m(sym) int", nil, "there is more"},
		{"p.C.m(sym)(int", nil, "there is more"},
		{"p.C.m(sym)(int#int)", nil, "differ in length"},
	} {
		got, err := Parse(test.text)
		switch {
		case test.err != "":
			if err == nil || !strings.Contains(err.Error(), test.err) {
				t.Errorf("%q: error %v, want one with %q", test.text, err, test.err)
			}
		case err != nil:
			t.Errorf("%q: %v", test.text, err)
		default:
			test.want.Text = strings.TrimSpace(test.text)
			if !reflect.DeepEqual(got, test.want) {
				t.Errorf("%q: %+v, want %+v", test.text, got, test.want)
			}
		}
	}
}

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"test", "test", 0}, {"tset", "test", 2}, {"", "abc", 3}, {"kitten", "sitting", 3}} {
		if got := distance(test.a, test.b); got != test.want {
			t.Errorf("distance(%q, %q) = %d, want %d", test.a, test.b, got, test.want)
		}
	}
}

func TestTypeName(t *testing.T) {
	for desc, want := range map[string]string{"I": "int", "[[J": "long[][]", "Ljava/lang/String;": "java.lang.String", "[Lp/C;": "p.C[]"} {
		if got := TypeName(desc); got != want {
			t.Errorf("%s: %s, want %s", desc, got, want)
		}
	}
}
