package spec

import (
	"slices"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

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
		{"!a.*", "a.b", false},
		{"!a.*", "b.a", true},
		{"! a", "b", true},
	} {
		if got := Pattern(test.pattern).Match(test.name); got != test.want {
			t.Errorf("%q on %q: %v", test.pattern, test.name, got)
		}
	}
}

func TestSplit(t *testing.T) {
	for text, want := range map[string][]string{
		"": nil, " , ;": nil, "a": {"a"}, "a,b;c": {"a", "b", "c"}, " a , b ": {"a", "b"},
		"p.C.m(int,long),q": {"p.C.m(int,long)", "q"}, `E("x;y")@p.C:1;q`: {`E("x;y")@p.C:1`, "q"},
		`a\,b,c\;d`: {"a,b", "c;d"}, `p.C.m(int\,long),q\r`: {"p.C.m(int,long)", `q\r`},
	} {
		if got := Split(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// A small hierarchy: p.I is implemented by p.A, which p.B extends; q.C is apart.
var (
	object = &vm.Class{Name: "java/lang/Object"}
	iface  = &vm.Class{Name: "p/I", Super: object}
	classA = &vm.Class{Name: "p/A", Super: object, Interfaces: []*vm.Class{iface}}
	classB = &vm.Class{Name: "p/B", Super: classA}
	classC = &vm.Class{Name: "q/C", Super: object}
	all    = []*vm.Class{iface, classA, classB, classC}
)

func TestType(t *testing.T) {
	for text, want := range map[string]struct{ match, implements string }{
		"p.A": {"A", "A"}, "p.A+": {"AB", "AB"}, "+p.A": {"AB", "AB"}, "p.*": {"IAB", "IAB"}, "!p.*": {"C", "C"}, "!p.A+": {"IC", "IC"},
		"p.I": {"I", "IAB"}, "p.I+": {"IAB", "IAB"}, "*": {"IABC", "IABC"}, "p/A": {"A", "A"}, "java.lang.Object+": {"IABC", "IABC"}, "q.D": {"", ""},
	} {
		s, err := ParseType(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		match, implements := "", ""
		for _, c := range all {
			if s.Match(c) {
				match += c.Name[2:]
			}
			if s.Implements(c) {
				implements += c.Name[2:]
			}
		}
		if match != want.match || implements != want.implements {
			t.Errorf("%s: %q and %q, expected %q and %q", text, match, implements, want.match, want.implements)
		}
	}
	for _, text := range []string{"", "!", "+", "p.A(", "p A", "a:b"} {
		if s, err := ParseType(text); err == nil {
			t.Errorf("%q is accepted as %+v", text, s)
		}
	}
}

func TestMembers(t *testing.T) {
	c := &vm.Class{Name: "p/C$Inner", Super: classB, File: &classfile.File{SourceFile: "C.java"}}
	m := &vm.Method{Class: c, Name: "m", Desc: "(ILjava/lang/String;[J)V"}
	for text, want := range map[string]bool{
		"p.C$Inner.m": true, "p.C$Inner.m(int,java.lang.String,long[])": true, "p.C$Inner.m(int, java.lang.String, long[])": true,
		"p.C$Inner.m(ILjava/lang/String;[J)V": true, "p.*.m": true, "*": true, "p.C$Inner": false, "p.C$Inner.*": true, "p.*": true,
		"p.C$Inner.m(^int,java.lang.String,long[])": true, "p.A+.m": true, "p.I.m": true, ".m": true, "!q.*": true,
		"p.C$Inner.m()": false, "p.C.m": false, "p.C$Inner.n": false, "p.A.m": false, "!p.A+.m": false, "!*.m(int)": true,
	} {
		s, err := ParseMethod(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := s.Match(m); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
	for _, text := range []string{"p.C.m(int", "!!p.m", "p.C.m+", "m", "m(int)", ""} {
		if s, err := ParseMethod(text); err == nil {
			t.Errorf("%q is accepted as %+v", text, s)
		}
	}
	f := &vm.Field{Class: classB, Name: "x"}
	for text, want := range map[string]bool{
		"p.B.x": true, "p.B.*": true, "p.*.x": true, "*.x": true, "p.A+.x": true, "p.I.x": true, "p.A.x": false, "!p.B.x": false, "!p.B.y": true,
	} {
		s, err := ParseField(text)
		if err != nil || s.Match(f) != want {
			t.Errorf("%s: %v, %v", text, s.Match(f), err)
		}
	}
}

// The patterns of include and exclude keys are those of whole names.
func TestMethods(t *testing.T) {
	cfg := config.New(config.NewRegistry())
	m := &vm.Method{Class: classB, Name: "m", Desc: "(IJ)V"}
	for text, want := range map[string]bool{
		"p.B.m": true, "p.*": true, "p.B.m(int,long)": true, "p.B.m(int, long)": true, "p.B.m(IJ)V": true, "*.m(int*": true, "!p.B.m(int)": true,
		"p.A.m": false, "p.I.m": false, "p.B": false, "!p.B.m(int,long)": false, "p.B.m(int)": false,
	} {
		cfg.Set("race.include", text, config.CommandLine)
		if got := MethodsOf(config.Read(cfg), "race.include", "").Has(m); got != want {
			t.Errorf("include %s: %v", text, got)
		}
		if got := MethodsOf(config.Read(cfg), "", "race.include").Has(m); got == want {
			t.Errorf("exclude %s: %v", text, got)
		}
	}
}

func TestPlace(t *testing.T) {
	c := &vm.Class{Name: "p/C$Inner", File: &classfile.File{SourceFile: "C.java"}}
	lines := map[string]string{ // the lines of 1 to 9 that are meant
		"p.C$Inner:3": "3", "p.C:3": "3", "C.java:3": "3", "p/C.java:3": "3", "D.java:3": "", "p.*:3": "3", "q.C:3": "", "q/C.java:3": "",
		"C.java:3-5": "345", "C.java:3+2": "345", "C.java:7+": "789", "C.java:7-": "789", "C.java:>=7": "789", "C.java:>7": "89",
		"C.java:<3": "12", "C.java:<=3": "123", "C.java:1,4-5,9+": "1459", "C.java": "123456789", "C.java: 1 , 3 ": "13",
	}
	for text, want := range lines {
		p, err := ParsePlace(text)
		if err != nil || !p.Line() {
			t.Errorf("%s: %v", text, err)
			continue
		}
		got := ""
		for line := 1; line < 10; line++ {
			if p.At(&vm.Method{Class: c, Name: "m", Desc: "()V"}, line) {
				got += string(rune('0' + line))
			}
		}
		if got != want {
			t.Errorf("%s: %q, expected %q", text, got, want)
		}
	}
	for _, text := range []string{"", "C:", "C:x", ":3", "C:0", "C:-1", "C:5-3", "C:3,x", "m", "p.C.m(int", "p.C.m():x", "p.C.m():-1"} {
		if p, err := ParsePlace(text); err == nil {
			t.Errorf("%q is accepted as %+v", text, p)
		}
	}
	if got := joinLines(Split("C.java:1,3-5,D.java:2;p.C.m(int,long),>7")); !slices.Equal(got, []string{"C.java:1,3-5", "D.java:2", "p.C.m(int,long)", ">7"}) {
		t.Errorf("%q", got)
	}
}
