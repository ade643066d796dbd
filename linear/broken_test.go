package linear

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/search/property"
)

// What is wrong is found, in as few operations as it takes; its twin is right.
func TestBroken(t *testing.T) {
	classes := compiled(t, "testdata/Broken.java")
	for _, test := range []struct {
		class    string
		size     int
		kind     string
		scenario string
	}{
		{"Registry", 2, property.KindProperty, `register(1, "a") || register(1, "a")`},
		{"Stack", 3, property.KindProperty, "push(0) -> pop() || pop() ->"},
		{"Queue", 4, property.KindProperty, ""},
		{"Buffer", 3, property.KindProperty, ""},
		{"Slot", 4, property.KindProperty, "put(7); put(7) || take() || take()"},
		{"Gate", 2, property.KindProperty, "await() || open()"},
		{"Accounts", 2, property.KindProperty, "move(1) || total()"},
		{"TryLock", 2, property.KindProperty, "tryLock() || tryLock()"},
		{"Pair", 2, property.KindDeadlock, "up() || down()"},
		{"Bag", 2, property.KindProperty, "add(0) || add(0)"},
		{"Ring", 3, property.KindProperty, "offer(0) -> poll() || poll() ->"},
		{"Limit", 2, property.KindAssertion, "enter() || enter()"},
		{"Tally", 2, property.KindUncaught, "hit() || hit()"},
	} {
		t.Run(test.class, func(t *testing.T) {
			r := run(t, classes, test.class, func(o *Options) { o.Scenarios = 150 })
			if r.Verdict != gojpf.Violated || r.Broken == nil {
				t.Fatalf("%s: %+v", r.Verdict, r.Cuts)
			}
			b := r.Broken
			if b.Size != test.size || b.Violation.Kind != test.kind || test.scenario != "" && b.Scenario != test.scenario || b.InTurn {
				t.Errorf("%d operations, %s: %s", b.Size, b.Violation.Kind, b.Scenario)
			}
			if len(b.Violation.Trace) == 0 {
				t.Error("there is no trace")
			}
			again := run(t, classes, test.class, func(o *Options) { o.Scenario = b.Scenario })
			if again.Broken == nil || again.Broken.Scenario != b.Scenario || !again.Broken.Violation.SameAs(b.Violation) || tableOf(again) != tableOf(r) {
				t.Errorf("again: %+v, before %+v", again.Broken, b)
			}
			if test.class != "Ring" { // where it is forbidden
				if twin := run(t, classes, test.class+"Right", func(o *Options) { o.Scenario = b.Scenario }); twin.Verdict != gojpf.Safe {
					t.Errorf("the twin: %s, %+v %+v", twin.Verdict, twin.Broken, twin.Cuts)
				}
			}
			if twin := run(t, classes, test.class+"Right", few); twin.Verdict != gojpf.Safe || twin.Scenarios == 0 {
				t.Errorf("the twin: %s, %+v %+v", twin.Verdict, twin.Broken, twin.Cuts)
			}
		})
	}
}

func tableOf(r *Result) string {
	var b strings.Builder
	r.Broken.writeTable(&b)
	return b.String()
}

// What is asked decides: what is wrong in one sense may be right in another.
func TestConsistency(t *testing.T) {
	classes := compiled(t, "testdata/Consistency.java")
	for _, test := range []struct {
		class    string
		scenario string
		asked    Consistency
		verdict  gojpf.Verdict
	}{
		{"Stripes", "sum() || addLeft(); addRight()", Linearizable, gojpf.Violated},
		{"Stripes", "sum() || addLeft(); addRight()", Sequential, gojpf.Violated},
		{"Stripes", "sum() || addLeft(); addRight()", Quiescent, gojpf.Safe},
		{"Stripes", "addLeft() -> sum() || addRight() -> sum()", Quiescent, gojpf.Safe},
		{"Stale", "read(); read() || write(1)", Linearizable, gojpf.Violated},
		{"Stale", "read(); read() || write(1)", Sequential, gojpf.Safe},
		{"Stale", "read() || write(1)", Linearizable, gojpf.Safe},
		{"Stale", "read(); write(1); read()", Sequential, gojpf.Violated},
		{"HandOver", "put(1) || take()", Linearizable, gojpf.Incomplete},
		{"HandOver", "put(1) || put(1)", Linearizable, gojpf.Safe},
		{"Transfers", "tryTransfer(7); offer(0) || take()", Linearizable, gojpf.Incomplete},
		{"Transfers", "offer(0) || take()", Linearizable, gojpf.Safe},
		{"Transfers", "tryTransfer(7) || tryTransfer(7)", Linearizable, gojpf.Safe},
		{"Builder", "more(); both(true) || more(); list()", Linearizable, gojpf.Safe},
	} {
		r := run(t, classes, test.class, func(o *Options) { o.Scenario, o.Consistency = test.scenario, test.asked })
		if r.Verdict != test.verdict {
			t.Errorf("%s, %s, %s: %s %+v", test.class, test.scenario, test.asked, r.Verdict, r.Broken)
		}
	}
}

// A specification tells what the class itself cannot.
func TestSpecification(t *testing.T) {
	classes := compiled(t, "testdata/Consistency.java")
	if r := run(t, classes, "Backwards", few); r.Verdict != gojpf.Safe {
		t.Errorf("%s %+v", r.Verdict, r.Broken)
	}
	r := run(t, classes, "Backwards", func(o *Options) { o.Specification = "Forwards" })
	if r.Verdict != gojpf.Violated || r.Broken.Size != 3 {
		t.Errorf("%s %+v", r.Verdict, r.Broken)
	}
}
