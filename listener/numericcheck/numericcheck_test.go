package numericcheck_test

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/numericcheck"
	"github.com/gojpf/gojpf/search"
)

func TestNumericValueChecker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Ranges.java")
	for _, test := range []struct {
		name, settings string
		want           string // the message of the violation, "" for none
	}{
		{"inside", "range.fields=s range.s.field=Ranges.small range.s.min=0 range.s.max=3", ""},
		{"above", "range.fields=s range.s.field=Ranges.small range.s.max=2", "Ranges.small = 3 is not in -Infinity..2 (range.s)"},
		{"below", "range.fields=s range.s.field=Ranges.sm* range.s.min=1", "Ranges.small = 0 is not in 1..Infinity (range.s)"},
		{"exact long", "range.fields=l range.l.field=*.large range.l.max=9223372036854775806",
			"Ranges.large = 9223372036854775807 is not in -Infinity..9223372036854775806 (range.l)"},
		{"fraction", "range.fields=r range.r.field=Ranges.ratio range.r.max=0.75", "Ranges.ratio = 1.0 is not in -Infinity..0.75 (range.r)"},
		{"not a number", "range.fields=r range.r.field=Ranges.ratio range.r.max=1e9", "Ranges.ratio = NaN is not in -Infinity..1e9 (range.r)"},
		{"store", "range.vars=x range.x.var=Ranges.step(int):x range.x.min=0", "Ranges.step(int):x = -1 is not in 0..Infinity (range.x)"},
		{"increment", "range.vars=x range.x.var=Ranges.step:x range.x.max=2", "Ranges.step(int):x = 3 is not in -Infinity..2 (range.x)"},
		{"other method", "range.vars=x range.x.var=Ranges.main:x range.x.max=0", ""},
		{"two", "range.fields=a,b range.a.field=Ranges.small range.a.min=0 range.b.field=Ranges.small range.b.max=1",
			"Ranges.small = 2 is not in -Infinity..1 (range.b)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, _ := listenertest.Run(t, classes, "Ranges", append(strings.Fields(test.settings), "listener=.listener.NumericValueChecker")...)
			switch {
			case test.want == "" && r.Verdict != search.Safe:
				t.Errorf("%s: %+v", r.Verdict, r.Violations)
			case test.want != "" && (len(r.Violations) != 1 || r.Violations[0].Message != test.want || !strings.HasPrefix(r.Violations[0].Location, "Ranges.java:")):
				t.Errorf("%s: %+v", r.Verdict, r.Violations)
			}
		})
	}
}

func TestBadConfiguration(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Ranges.java")
	for _, test := range []struct{ settings, want string }{
		{"", "range.fields or range.vars"},
		{"range.fields=s", "no range.s.field"},
		{"range.vars=v", "no range.v.var"},
		{"range.fields=s range.s.field=A.b range.s.min=few", `command line: range.s.min: expected a number, got "few"`},
		{"range.fields=s range.s.field=A.b range.s.min=2 range.s.max=1", "range.s.min=2 is above its max=1"},
	} {
		_, _, err := listenertest.Try(t, classes, "Ranges", append(strings.Fields(test.settings), "listener=NumericValueChecker")...)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v", test.settings, err)
		}
	}
}
