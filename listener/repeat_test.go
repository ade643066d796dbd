package listener_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	_ "github.com/gojpf/gojpf/listener/endstate"
	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/numericcheck"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

// once reports a violation the first time that a process asks it, and never again.
type once struct{ done *bool }

func (o once) Check(_ *listener.Context, a *explore.Advance) string {
	if !a.End || *o.done {
		return ""
	}
	*o.done = true
	return "the first end"
}

var (
	listenerDone, propertyDone bool
	propertiesMade             int
)

func init() {
	listener.Register(listener.Info{Names: []string{"Once"}, Doc: "for tests", New: func(*config.Config) (any, error) { return once{&listenerDone}, nil }})
	listener.Register(listener.Info{Names: []string{"MadeOnce"}, Doc: "for tests", New: func(*config.Config) (any, error) {
		if propertiesMade++; propertiesMade > 1 {
			return nil, fmt.Errorf("there is one already")
		}
		return once{new(bool)}, nil
	}})
	explore.RegisterProperty("OnceProperty", func(*config.Config) (explore.Property, error) {
		return explore.PropertyFunc(func(_ *vm.Machine, a *explore.Advance) string { return once{&propertyDone}.Check(nil, a) }), nil
	})
	explore.RegisterProperty("EndsTwice", func(*config.Config) (explore.Property, error) {
		ends := 0
		return explore.PropertyFunc(func(_ *vm.Machine, a *explore.Advance) string {
			if a.End {
				ends++
			}
			if ends == 2 { // which no single path is to blame for
				return "the second end"
			}
			return ""
		}), nil
	})
}

// What a listener or property reports on a path with unknown values is reported if
// one that knows nothing of the other paths reports it again.
func TestViolationsHappenAgain(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Forks.java")
	script, err := filepath.Abs("testdata/fast.star")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		program, setting string
		verdict          search.Verdict
		want             string // property, message and inputs, or the reason
	}{
		{"end", "listener=" + script, search.Violated, "too fast in state 2 map[nondetInt_1:11 nondetInt_2:0]"},
		{"between", "listener=" + script, search.Violated, "too fast in state 2 map[nondetInt_1:0 nondetInt_2:4]"},
		{"safe", "listener=" + script, search.Safe, ""},
		{"end", "endstate.check=speed <= 100", search.Violated, "speed <= 100 does not hold at the end map[nondetInt_1:11 nondetInt_2:0]"},
		{"between", "endstate.check=speed <= 100", search.Safe, ""},
		{"end", "search.properties=IsEndStateProperty", search.Violated, "end state reached map[nondetInt_1:11 nondetInt_2:0]"},
		{"end", "listener=Once", search.Incomplete, "unconfirmed: Once: with inputs it did not happen"},
		{"end", "listener=MadeOnce", search.Incomplete, "unconfirmed: MadeOnce: listener MadeOnce could not be made again: there is one already"},
		{"end", "search.properties=OnceProperty", search.Incomplete, "unconfirmed: OnceProperty: with inputs it did not happen"},
		{"end", "search.properties=EndsTwice", search.Incomplete, "unconfirmed: EndsTwice: with inputs it did not happen"},
	} {
		settings := []string{test.setting, "target.args=" + test.program}
		if strings.HasPrefix(test.setting, "endstate") {
			settings = append(settings, "listener=EndStateChecker")
		}
		r, out := listenertest.Run(t, classes, "Forks", settings...)
		got := ""
		for _, v := range r.Violations {
			got += fmt.Sprint(v.Message, " ", v.Inputs)
		}
		for _, c := range r.Incomplete {
			got += c.Reason
		}
		if r.Verdict != test.verdict || got != test.want {
			t.Errorf("%s %s: %s %s\nwant %s %s\n%s", test.program, test.setting, r.Verdict, got, test.verdict, test.want, out)
		}
	}
}

// States are judged again, too, that lie behind a decision that a listener has asked
// for.
func TestForksOfListeners(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Forks.java")
	script, err := filepath.Abs("testdata/fast.star")
	if err != nil {
		t.Fatal(err)
	}
	r, out := listenertest.Run(t, classes, "Forks", "target.args=between", "search.multiple_errors=true", "symbolic.min_int=0", "symbolic.max_int=1000001",
		"listener=NumericValueChecker,"+script, "range.vars=i", "range.i.var=i", "range.i.max=1000000")
	got := ""
	for _, v := range r.Violations {
		got += v.Message + "\n"
	}
	for _, c := range r.Incomplete {
		got += c.Reason + "\n"
	}
	const want = `Forks.main(java.lang.String[]):i = 1000001 is not in -Infinity..1000000 (range.i)
too fast in state 3
too fast in state 2
`
	if got != want {
		t.Errorf("%s\nexpected\n%s\n%s", got, want, out)
	}
}
