package listener_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/callmonitor"
	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/objecttracker"
	_ "github.com/gojpf/gojpf/listener/varrecorder"
	"github.com/gojpf/gojpf/search"
)

// Scripts get an example of what is not known, which makes the run incomplete, unless
// the path or the search decides it; what they report with possible happens.
func TestScriptsOnInputs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Values.java")
	const example = " depends on unknown values"
	for i, test := range []struct {
		program, script, settings string
		verdict                   search.Verdict
		want                      string // message and inputs of violations, and reasons
	}{
		{"any", "def check(e):\n  if value('speed > 100'): return 'too fast'", "", search.Incomplete, `value("speed > 100")` + example},
		{"checked", "def check(e):\n  if value('speed > 100'): return 'too fast'", "", search.Safe, ""},
		{"any", "def check(e):\n  if value('speed > 100'): return 'too fast'", "symbolic.min_int=101", search.Violated, "too fast map[nondetInt_1:101]"},
		{"any", "def check(e):\n  if value('speed > 100'): return 'too fast'", "symbolic.concolic=true", search.Violated, "too fast map[nondetInt_1:101]"},
		{"any", "def check(e):\n  if value('speed') > 100: return 'too fast'", "", search.Incomplete, `value("speed")` + example},
		{"any", "def check(e):\n  if value('speed') > 100: return 'too fast'", "symbolic.min_int=7 symbolic.max_int=7", search.Safe, ""},
		{"any", "def check(e):\n  if possible('speed > 100'): return 'too fast'", "", search.Violated, "too fast map[nondetInt_1:101]"},
		{"any", "def check(e):\n  if possible('speed > 100'): return 'too fast'", "symbolic.max_int=100", search.Safe, ""},
		{"any", "def check(e):\n  if possible('speed > 100'): return 'too fast'", "symbolic.concolic=true", search.Violated, "too fast map[nondetInt_1:101]"},
		{"any", "def check(e):\n  if possible('speed > 100'): return 'too fast'", "search.multiple_errors=true", search.Violated, "were not followed behind it"},
		{"checked", "def check(e):\n  if possible('speed > 100'): return 'too fast'", "", search.Safe, ""},
		{"forks", "def check(e):\n  if possible('speed > 100 && total == 1'): return 'both'", "", search.Safe, ""},
		{"forks", "def check(e):\n  if possible('speed == 7 && total == 1'): return 'both'", "", search.Violated, "both map[nondetInt_1:7]"},
		{"any", "def check(e):\n  if possible('speed > 3') and possible('speed < 5'): return 'both'", "", search.Violated, "both map[nondetInt_1:4]"},
		{"any", "def check(e):\n  if possible('speed > 5') and possible('speed < 3'): return 'both'", "", search.Incomplete, "unconfirmed"},
		{"any", "def check(e):\n  if possible('speed'): return 'no'", "", search.Incomplete, "speed: possible needs a condition, got nondetInt_1"},
		{"any", "def check(e):\n  possible('speed > 100')", "", search.Safe, ""},
		{"any", "def check(e):\n  if possible('table[speed] == 6'): return 'six'", "", search.Violated, "six map[nondetInt_1:1]"},
		{"text", "def check(e):\n  if e.end and possible('name == \"abc\"'): return 'abc'", "", search.Violated, `abc map[nondetInt_1:0 nondetString_2:"abc"]`},
		{"text", "def check(e):\n  if e.end and value('name') == 'abc': return 'abc'", "", search.Incomplete, `value("name")` + example},
		{"any", "def field_written(e):\n  if e.field == 'Values.speed' and e.value > 100: violate('too fast')", "", search.Incomplete, "e.value" + example},
		{"any", "def field_written(e):\n  if e.field == 'Values.speed' and e.user: pass", "", search.Safe, ""},
		{"any", "def intervene(e):\n  if e.user and e.op == 'return' and value('speed > 100'): violate('too fast')", "", search.Violated, "too fast map[nondetInt_1:"},
		{"call", "def intervene(e):\n  if e.method == 'Values.half' and e.op == 'idiv': set_operand(1, 12)\ndef check(e):\n  if e.end and value('speed') != 6: return '%d' % value('speed')", "", search.Safe, ""},
		{"call", "def intervene(e):\n  if e.method == 'Values.half' and e.op == 'idiv' and operand(1) > 3: set_operand(1, 3)", "", search.Incomplete, "operand(1)" + example},
	} {
		script := filepath.Join(t.TempDir(), fmt.Sprintf("s%d.star", i))
		if err := os.WriteFile(script, []byte(test.script), 0o600); err != nil {
			t.Fatal(err)
		}
		settings := append(strings.Fields(test.settings), "listener="+script, "target.args="+test.program)
		r, out := listenertest.Run(t, classes, "Values", settings...)
		got := ""
		for _, v := range r.Violations {
			got += fmt.Sprint(v.Message, " ", v.Inputs, " ")
		}
		for _, c := range r.Incomplete {
			got += c.Reason + " "
		}
		if r.Verdict != test.verdict || !strings.Contains(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s %s: %s\n%s %s\nwant %s %s\n%s", test.program, test.settings, test.script, r.Verdict, got, test.verdict, test.want, out)
		}
	}
}

// What no solver decides is left out by name.
func TestUndecidedConditions(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Values.java")
	for settings, want := range map[string]string{
		"listener=EndStateChecker endstate.check=speed!=123456789":                                      "listener EndStateChecker: a condition was not decided: no solver is in use",
		"listener=NumericValueChecker range.fields=s range.s.field=Values.speed range.s.max=2147483646": "unconfirmed: gov.nasa.jpf.listener.NumericValueChecker at Values.java:25: nobody knows inputs that lead there",
	} {
		r, _ := listenertest.Run(t, classes, "Values", append(strings.Fields(settings), "target.args=hard", "symbolic.dp=none")...)
		if r.Verdict != search.Incomplete || !strings.Contains(fmt.Sprint(r.Incomplete), want) {
			t.Errorf("%s: %s %v, want %s", settings, r.Verdict, r.Incomplete, want)
		}
		// What was not confirmed tells the unknown values that it depends on.
		in := map[string]string{}
		for _, c := range r.Incomplete {
			maps.Copy(in, c.Inputs)
		}
		if strings.HasPrefix(want, "unconfirmed") && !strings.HasPrefix(in["nondetInt_1"], "unknown, with ") {
			t.Errorf("%s depends on %q", settings, in)
		}
	}
}

// Printers show expressions, not what stands in the slots.
func TestPrintersOnInputs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Values.java")
	_, out := listenertest.Run(t, classes, "Values", "target.args=call", "listener=CallMonitor,VarRecorder,ObjectTracker", "search.properties=IsEndStateProperty")
	listenertest.Contains(t, out, "Values.half(n:nondetInt_1)", "Values.speed = nondetInt_1 / 2", ":x = nondetInt_1\n")
	_, out = listenertest.Run(t, classes, "Values", "target.args=element", "listener=VarRecorder", "search.properties=IsEndStateProperty")
	listenertest.Contains(t, out, "[nondetInt_1] = nondetInt_1\n")
	_, out = listenertest.Run(t, classes, "Values", "target.args=text", "listener=VarRecorder", "search.properties=IsEndStateProperty")
	listenertest.Contains(t, out, `Values.name = "" (an example)`)
}
