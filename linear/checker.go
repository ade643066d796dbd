package linear

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/vm"
)

// checker checks the scenarios of a class.
type checker struct {
	subject *subject
	o       *Options
	machine *machine
	r       *Result
}

// The properties that scenarios violate.
const (
	notExplained = "Linearizability"
	opFailed     = "OperationFailed"
	neverEnds    = "gov.nasa.jpf.listener.NonTermination"
)

// outcome is what is known of a scenario.
type outcome struct {
	violation *gojpf.Violation
	history   *history // of the violation; nil where it is not known
	orders    *orders
	alone     bool   // one operation at a time is wrong already
	why       string // it is not known to be right; "" if it is
	help      string
}

// run checks scenarios until one is wrong, and makes that as small as it gets.
func (c *checker) run(ctx context.Context, p *plan) {
	for ctx.Err() == nil {
		s := p.next()
		if s == nil {
			break
		}
		out := c.check(s)
		if out == nil {
			break
		}
		c.r.Scenarios++
		p.checked(out.why == "" && out.violation == nil)
		switch {
		case out.violation != nil:
			first := s
			s, out = c.smallest(ctx, s, out)
			c.r.Broken = c.broken(s, first, out)
		case out.why != "":
			c.r.cut(out.why, out.help)
		}
		if c.r.Broken != nil {
			break
		}
	}
	if c.r.Broken == nil && ctx.Err() != nil {
		c.r.cut("time is over", "raise --time")
	}
	c.r.Levels = p.levels()
	c.r.Verdict = c.r.verdictOf()
}

// check searches a scenario; nil if the program has ended.
func (c *checker) check(s *scenario) *outcome {
	out := &outcome{orders: &orders{}}
	r := c.machine.search(s, true, func(h *history, m *vm.Machine) *gojpf.Violation {
		out.orders.add(h.taken)
		if h.failed != nil {
			out.note(h)
			return h.failed.violation()
		}
		return nil
	})
	if r == nil {
		return nil
	}
	c.r.States += r.Statistics.StatesNew
	endless := false
	switch {
	case len(r.Violations) > 0 && r.Violations[0].Property == neverEnds:
		endless = true
	case len(r.Violations) > 0:
		out.violation, out.alone = &r.Violations[0], true
		return out
	case len(r.Incomplete) > 0:
		out.why, out.help = "one operation at a time: "+reasons(r), r.Incomplete[0].Help
		return out
	}
	var alone, met string // an operation that ends in no order, and two that may have met
	r = c.machine.search(s, false, func(h *history, m *vm.Machine) *gojpf.Violation {
		switch {
		case h.failed != nil:
			out.note(h)
			return h.failed.violation()
		case out.orders.explain(h, c.o.Consistency, s) != nil:
			return nil
		}
		if a := c.neverAlone(h, out.orders, s); a != "" {
			alone = a
			return nil
		}
		if p, q, ok := out.orders.meets(h, c.o.Consistency, s); ok {
			met = fmt.Sprintf("%s may have returned what it did as %s waited for it", s.lists[q.thread][q.op], s.lists[p.thread][p.op])
			return nil
		}
		out.note(h)
		v := property.New(m, notExplained, c.explanation(h))
		v.Details = v.Message
		v.Location, v.Method = "", ""
		return v
	})
	if r == nil {
		return nil
	}
	c.r.States += r.Statistics.StatesNew
	c.r.Schedules += r.Statistics.EndStates
	switch {
	case len(r.Violations) > 0 && r.Violations[0].Property == neverEnds && endless:
		out.why = "an operation runs for ever, also where it runs alone"
	case len(r.Violations) > 0:
		out.violation = &r.Violations[0]
	case len(r.Incomplete) > 0:
		out.why, out.help = reasons(r), r.Incomplete[0].Help
	case alone != "":
		out.why = alone + " ends only together with another operation: one at a time it waits for ever, which says nothing of what it may return"
		out.help = "name a specification that says so (--spec)"
	case met != "":
		out.why = met + ": one at a time nobody waits, which says nothing of that"
	}
	return out
}

// note keeps the history of the first violation.
func (o *outcome) note(h *history) {
	if o.history == nil {
		o.history = h
	}
}

// neverAlone names an operation that is over in a history and in no order.
func (c *checker) neverAlone(h *history, o *orders, s *scenario) string {
	for i, t := range h.threads {
		for k := range t.results {
			if !o.everEnds(step{i, k}) {
				return s.lists[i][k].String()
			}
		}
	}
	return ""
}

// explanation says what is wrong with a history.
func (c *checker) explanation(h *history) string {
	text := map[Consistency]string{
		Linearizable: "no order of the operations that agrees with real time",
		Quiescent:    "no order of the operations between two pauses",
		Sequential:   "no order of the operations that agrees with each thread's own",
	}[c.o.Consistency]
	if h.complete() {
		return text + " has these results"
	}
	return text + " has these results and has the others wait for ever"
}

func (f *failure) violation() *gojpf.Violation {
	v := &gojpf.Violation{
		Kind: property.KindUncaught, Property: opFailed, Exception: f.exception, Message: f.message, Details: f.details, Location: f.location,
		Method: f.method, Thread: f.thread,
	}
	if f.assertion {
		v.Kind = property.KindAssertion
	}
	return v
}

func reasons(r *gojpf.Result) string {
	var list []string
	for _, c := range r.Incomplete {
		list = append(list, strings.Join(strings.Fields(c.Reason), " "))
	}
	return strings.Join(slices.Compact(list), "; ")
}

// smallest leaves out operations as long as what is left is wrong, too.
func (c *checker) smallest(ctx context.Context, s *scenario, out *outcome) (*scenario, *outcome) {
	for again := true; again; {
		again = false
	candidates:
		for i := len(s.lists) - 1; i >= 0; i-- {
			for k := len(s.lists[i]) - 1; k >= 0; k-- {
				less := s.without(i, k)
				if less == nil || ctx.Err() != nil {
					continue
				}
				found := c.check(less)
				if found == nil {
					return s, out
				}
				if found.violation != nil {
					s, out, again = less, found, true
					break candidates
				}
			}
		}
	}
	return s, out
}

func (c *checker) broken(s, first *scenario, out *outcome) *Broken {
	b := &Broken{Scenario: s.String(), Violation: abridge(out.violation), Table: table(s, out), Size: s.size(), InTurn: out.alone}
	if out.history != nil {
		b.Shown = out.history.shown
	}
	if first != s {
		b.First = first.String()
	}
	if out.violation.Property == notExplained {
		b.Orders = c.possible(s, out)
	}
	return b
}

// possible lists what the operations return in orders of them, each combination once.
func (c *checker) possible(s *scenario, out *outcome) (list []string) {
	results := make([][]string, len(s.lists))
	for i, l := range s.lists {
		results[i] = make([]string, len(l))
	}
	seen := map[string]bool{}
	var walk func(o *orders)
	walk = func(o *orders) {
		if len(o.after) == 0 {
			var parts []string
			for i, l := range s.lists {
				for k, a := range l {
					parts = append(parts, fmt.Sprintf("%s: %s", a, orWaits(results[i][k])))
				}
			}
			if text := strings.Join(parts, ", "); !seen[text] {
				seen[text] = true
				list = append(list, text)
			}
			return
		}
		for i, l := range s.lists {
			for k := range l {
				for r, next := range o.after[step{i, k}] {
					results[i][k] = r
					walk(next)
					results[i][k] = ""
				}
			}
		}
	}
	walk(out.orders)
	slices.Sort(list)
	return list
}

func orWaits(result string) string {
	if result == "" {
		return "waits"
	}
	return result
}
