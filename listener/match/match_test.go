package match

import "testing"

func TestPattern(t *testing.T) {
	for _, test := range []struct {
		pattern, name string
		want          bool
	}{
		{"", "", true},
		{"", "a", false},
		{"a.B", "a.B", true},
		{"a.B", "a.BC", false},
		{"*", "", true},
		{"*", "anything", true},
		{"a.*", "a.b.C", true},
		{"a.*", "b.a.C", false},
		{"*.C", "a.b.C", true},
		{"a*a", "a", false}, // the ends must not share characters
		{"a*a", "aa", true},
		{"a*b*c", "a1b2c", true},
		{"a*b*c", "a1c2b", false},
		{"*x*x*", "x", false},
		{"a.b", "aXb", false}, // a dot is a dot
	} {
		if got := Pattern(test.pattern).Match(test.name); got != test.want {
			t.Errorf("%q on %q: %v", test.pattern, test.name, got)
		}
	}
}

func TestFilter(t *testing.T) {
	f := Filter{Include: []Pattern{"p.*", "q.C"}, Exclude: []Pattern{"*.D"}}
	for name, want := range map[string]bool{"p.C": true, "q.C": true, "q.E": false, "p.D": false} {
		if got := f.Match(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	if !(Filter{}).Match("x") {
		t.Error("the zero filter leaves something out")
	}
	if !(Filter{Include: []Pattern{"b"}}).Match("a", "b") {
		t.Error("the second name does not count")
	}
}
