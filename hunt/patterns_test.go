package hunt

import "testing"

func TestFits(t *testing.T) {
	for _, test := range []struct {
		pattern, text string
		want          bool
	}{
		{"p.C.m(int[])", "p.C.m(int[])", true},
		{"p.C.m(int[])", "p.C.m(int)", false},
		{"p.C.m(int[][],*)", "p.C.m(int[][],p.D[])", true},
		{"p.*", "p.C", true},
		{"p.*", "q.p.C", false},
		{"*.C.?(*)", "a.b.C.m(int,long)", true},
		{"*.C.?(*)", "a.b.C.mm(int)", false},
		{"*a*b", "aab", true},
		{"*a*b", "aabc", false},
		{"**", "", true},
		{"?", "", false},
		{"", "a", false},
		{"[ab]", "a", false},
		{"\\*", "*", false},
	} {
		if got := fits(test.pattern, test.text); got != test.want {
			t.Errorf("fits(%q, %q) = %v", test.pattern, test.text, got)
		}
	}
}

func TestNamesMeanClasses(t *testing.T) {
	for _, test := range []struct {
		name, class string
		want        bool
	}{
		{"p.C", "p.C", true}, {"p.C", "p.C$D", true}, {"p.C", "p.CD", false}, {"p", "p.q.C", true}, {"p.*", "p.C", true}, {"p", "pp.C", false},
	} {
		if got := (names{{dotted: test.name}}).mean(test.class); got != test.want {
			t.Errorf("%s means %s: %v", test.name, test.class, got)
		}
	}
}
