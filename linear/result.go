package linear

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
)

// Result is what is known of a class.
type Result struct {
	Class       string
	Consistency Consistency
	Verdict     gojpf.Verdict
	Scenarios   int // that were checked
	Levels      []Level
	Broken      *Broken // nil if none is wrong
	Cuts        []Cut
	Seed        uint64
	States      int64
	Schedules   int64 // that were run to their ends; those that lead to one state count once
	Elapsed     time.Duration
	Sources     []string
}

// Level counts the scenarios of a shape, or of all that were drawn.
type Level struct {
	Name     string `json:"shape"`
	Complete bool   `json:"complete"` // all of the shape are right
	Right    int    `json:"right"`
	Checked  int    `json:"scenarios"`
}

// Broken is a scenario that is wrong.
type Broken struct {
	Scenario  string
	First     string // that was found, where a smaller one is wrong as well
	Size      int    // in operations
	Violation *gojpf.Violation
	Table     []Column
	Shown     string   // of the object in the end, by itself
	Orders    []string // what the operations return one at a time, in some order
	InTurn    bool     // one operation at a time is wrong already
}

// Column is what a thread does.
type Column struct {
	Thread     string   `json:"thread"`
	Operations []Called `json:"operations"`
}

// Called is an operation with its result; Over tells that it has one.
type Called struct {
	Call   string `json:"call"`
	Result string `json:"result,omitempty"`
	Over   bool   `json:"over"`
	Begun  bool   `json:"begun"`
	Known  bool   `json:"-"`
}

// Cut is why a scenario is not known to be right.
type Cut struct {
	Reason string `json:"reason"`
	Help   string `json:"help,omitempty"`
	Count  int    `json:"count"`
}

func (r *Result) cut(why, help string) {
	for i := range r.Cuts {
		if r.Cuts[i].Reason == why {
			r.Cuts[i].Count++
			return
		}
	}
	r.Cuts = append(r.Cuts, Cut{why, help, 1})
}

// table shows what each thread of a scenario has done.
func table(s *scenario, out *outcome) (columns []Column) {
	h := out.history
	for i, list := range s.lists {
		if len(list) == 0 {
			continue
		}
		c := Column{Thread: s.name(i)}
		for k, a := range list {
			op := Called{Call: a.String(), Known: h != nil}
			if h != nil && out.alone {
				at := slices.IndexFunc(h.taken, func(e event) bool { return e.thread == i && e.op == k })
				if at >= 0 {
					op.Begun, op.Over, op.Result = true, h.taken[at].over, h.taken[at].result
				}
			} else if h != nil && i < len(h.threads) {
				t := &h.threads[i]
				if op.Begun, op.Over = k < t.begun, k < len(t.results); op.Over {
					op.Result = t.results[k]
				}
			}
			c.Operations = append(c.Operations, op)
		}
		columns = append(columns, c)
	}
	return columns
}

func (c *Called) String() string {
	switch {
	case !c.Known:
		return c.Call
	case c.Over && c.Result == "void":
		return c.Call
	case c.Over:
		return c.Call + ": " + c.Result
	case c.Begun:
		return c.Call + ": does not return"
	}
	return c.Call + ": not called"
}

// String writes the table in one line.
func (b *Broken) String() string {
	var columns []string
	for _, c := range b.Table {
		var calls []string
		for i := range c.Operations {
			calls = append(calls, c.Operations[i].String())
		}
		columns = append(columns, c.Thread+" "+strings.Join(calls, "; "))
	}
	return strings.Join(columns, " | ")
}

// writeTable writes the threads side by side.
func (b *Broken) writeTable(w io.Writer) {
	rows := 0
	widths := make([]int, len(b.Table))
	for i, c := range b.Table {
		widths[i] = utf8.RuneCountInString(c.Thread)
		rows = max(rows, len(c.Operations))
		for k := range c.Operations {
			widths[i] = max(widths[i], utf8.RuneCountInString(c.Operations[k].String()))
		}
	}
	line := func(cell func(c *Column) string) {
		fmt.Fprint(w, "   ")
		for i := range b.Table {
			text := cell(&b.Table[i])
			fmt.Fprint(w, " | ", text, strings.Repeat(" ", widths[i]-utf8.RuneCountInString(text)))
		}
		fmt.Fprintln(w, " |")
	}
	line(func(c *Column) string { return c.Thread })
	for k := range rows {
		line(func(c *Column) string {
			if k < len(c.Operations) {
				return c.Operations[k].String()
			}
			return ""
		})
	}
}

// machinery are packages whose code is not where an operation fails.
var machinery = []string{"java/", "jdk/", "sun/", "gojpf/linear/"}

// abridge leaves out of a trace what the driver and the JDK do, and with it transitions
// in which nothing else happens.
func abridge(v *gojpf.Violation) *gojpf.Violation {
	short := *v
	short.Trace = slices.Clone(v.Trace)
	for i := range short.Trace {
		s := &short.Trace[i]
		s.Lines = slices.DeleteFunc(slices.Clone(s.Lines), func(l search.Line) bool {
			return slices.ContainsFunc(machinery, func(p string) bool { return strings.HasPrefix(l.Class, p) })
		})
	}
	short.Trace = slices.DeleteFunc(short.Trace, func(s search.Step) bool { return len(s.Lines) == 0 })
	return &short
}

// ExitStatus is 1 where a class is violated, 3 where none is and something was cut, else 0.
func ExitStatus(list []*Result) int {
	status := 0
	for _, r := range list {
		switch r.Verdict {
		case gojpf.Violated:
			return 1
		case gojpf.Incomplete:
			status = 3
		}
	}
	return status
}

// Write writes what is known of a class.
func (r *Result) Write(w io.Writer) error {
	elapsed := r.Elapsed.Round(time.Millisecond)
	switch {
	case r.Broken != nil:
		fmt.Fprintf(w, "NOT %s  %s (%s)\n", r.Consistency, r.Class, elapsed)
		if err := r.writeBroken(w); err != nil {
			return err
		}
	case r.Verdict == gojpf.Safe:
		fmt.Fprintf(w, "%s  %s: in all interleavings of %s (%s)\n", r.Consistency, r.Class, scenarios(r.Scenarios), elapsed)
	default:
		fmt.Fprintf(w, "incomplete  %s: nothing wrong in %s (%s)\n", r.Class, scenarios(r.Scenarios), elapsed)
		for _, c := range r.Cuts {
			fmt.Fprintf(w, "    %s (%d)\n", c.Reason, c.Count)
			if c.Help != "" {
				fmt.Fprintf(w, "        %s\n", c.Help)
			}
		}
	}
	complete := 0
	for _, l := range r.Levels {
		if l.Complete {
			complete++
		}
	}
	for i, l := range r.Levels {
		switch {
		case l.Complete && complete <= longest:
			fmt.Fprintf(w, "    all %s of %s\n", scenarios(l.Checked), l.Name)
		case l.Complete && i == 0:
			n, last := 0, ""
			for _, l := range r.Levels {
				if l.Complete {
					n, last = n+l.Checked, l.Name
				}
			}
			fmt.Fprintf(w, "    all %s of %d shapes, from %s to %s\n", scenarios(n), complete, l.Name, last)
		case l.Complete:
		case l.Name == larger:
			fmt.Fprintf(w, "    %d larger ones, drawn with seed %d\n", l.Right, r.Seed)
		default:
			fmt.Fprintf(w, "    %d of %s of %s\n", l.Right, scenarios(l.Checked), l.Name)
		}
	}
	return nil
}

// larger is the name of the level of what was drawn.
const larger = "larger ones"

func (r *Result) writeBroken(w io.Writer) error {
	b := r.Broken
	fmt.Fprintf(w, "    %s\n\n", b.Violation.Headline())
	b.writeTable(w)
	if b.Shown != "" {
		fmt.Fprintf(w, "\n    In the end: %s\n", b.Shown)
	}
	if b.InTurn {
		fmt.Fprintf(w, "\n    One operation at a time is wrong already.\n")
	}
	if len(b.Orders) > 0 {
		fmt.Fprintf(w, "\n    One at a time they return:\n")
		for i, o := range b.Orders {
			if i == longest {
				fmt.Fprintf(w, "        and %d others\n", len(b.Orders)-i)
				break
			}
			fmt.Fprintf(w, "        %s\n", o)
		}
	}
	fmt.Fprintf(w, "\n    again: gojpf linear --scenario '%s' %s\n", b.Scenario, r.Class)
	if b.First != "" {
		fmt.Fprintf(w, "    found in: %s\n", b.First)
	}
	fmt.Fprintln(w)
	return report.WriteViolation(w, b.Violation, r.Sources)
}

// longest is how many results of orders are listed.
const longest = 6

func scenarios(n int) string {
	if n == 1 {
		return "1 scenario"
	}
	return fmt.Sprintf("%d scenarios", n)
}

type jsonResult struct {
	Class       string        `json:"class"`
	Consistency Consistency   `json:"consistency"`
	Verdict     gojpf.Verdict `json:"verdict"`
	Scenarios   int           `json:"scenarios"`
	Levels      []Level       `json:"levels"`
	Scenario    string        `json:"scenario,omitempty"`
	First       string        `json:"found_in,omitempty"`
	Operations  int           `json:"operations,omitempty"`
	InTurn      bool          `json:"one_at_a_time,omitempty"`
	Threads     []Column      `json:"threads,omitempty"`
	Orders      []string      `json:"orders,omitempty"`
	Violation   any           `json:"violation,omitempty"`
	Incomplete  []Cut         `json:"incomplete"`
	Seed        uint64        `json:"seed"`
	States      int64         `json:"states"`
	Millis      int64         `json:"milliseconds"`
}

// WriteJSON writes results as JSON, of schema 1.
func WriteJSON(w io.Writer, list []*Result) error {
	out := struct {
		Schema  int          `json:"schema"`
		Classes []jsonResult `json:"classes"`
	}{1, []jsonResult{}}
	for _, r := range list {
		j := jsonResult{
			Class: r.Class, Consistency: r.Consistency, Verdict: r.Verdict, Scenarios: r.Scenarios, Levels: r.Levels, Incomplete: r.Cuts,
			Seed: r.Seed, States: r.States, Millis: r.Elapsed.Milliseconds(),
		}
		if j.Incomplete == nil {
			j.Incomplete = []Cut{}
		}
		if b := r.Broken; b != nil {
			j.Scenario, j.First, j.Operations, j.InTurn, j.Threads, j.Orders = b.Scenario, b.First, b.Size, b.InTurn, b.Table, b.Orders
			j.Violation = report.ViolationJSON(b.Violation)
		}
		out.Classes = append(out.Classes, j)
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}
