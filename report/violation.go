package report

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/search"
)

// facet is a part of what is known of a violation beside its description, its
// threads and its trace, in the form that all publishers can show: a heading
// and lines of text.
type facet struct {
	name  string // one word, also of an XML element
	lines []string
}

// facets lists what a violation has of such parts, in a fixed order. What is
// added here appears in every form of report; JSON has fields of its own.
func facets(v *search.Violation) []facet {
	var list []facet
	add := func(name string, lines []string) {
		if len(lines) > 0 {
			list = append(list, facet{name, lines})
		}
	}
	add("inputs", inputLines(v.Inputs))
	if v.Kind == search.KindDeadlock {
		add("threads", locksOf(v))
		add("cycle", cycleOf(v))
	}
	if v.Minimized != "" {
		add("minimized", []string{v.Minimized})
	}
	return list
}

// inputLines are the values of inputs by name.
func inputLines(inputs map[string]string) []string {
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(inputs)) {
		lines = append(lines, fmt.Sprintf("%s = %s", name, inputs[name]))
	}
	return lines
}

// locksOf says of each thread what it holds and what it waits for.
func locksOf(v *search.Violation) []string {
	var lines []string
	for i := range v.Threads {
		t := &v.Threads[i]
		if len(t.Holds) == 0 && t.Waits == nil {
			continue
		}
		lines = append(lines, threadName(t.Name, t.ID))
		for _, h := range t.Holds {
			lines = append(lines, "  holds "+holding(h))
		}
		if t.Waits != nil {
			lines = append(lines, "  waits for "+waiting(t.Waits, v.Threads))
		}
	}
	return lines
}

// cycleOf lists the threads that wait for each other.
func cycleOf(v *search.Violation) []string {
	var lines []string
	for i, id := range v.Cycle {
		if t := threadWith(v.Threads, id); t != nil && t.Waits != nil {
			next := v.Cycle[(i+1)%len(v.Cycle)]
			lines = append(lines, fmt.Sprintf("%s -> %s: %s", nameIn(v.Threads, id), nameIn(v.Threads, next), wanted(t.Waits)))
		}
	}
	return lines
}

func threadName(name string, id int) string { return fmt.Sprintf("%q (%d)", name, id) }

func threadWith(threads []search.ThreadInfo, id int) *search.ThreadInfo {
	i := slices.IndexFunc(threads, func(t search.ThreadInfo) bool { return t.ID == id })
	if i < 0 {
		return nil
	}
	return &threads[i]
}

func nameIn(threads []search.ThreadInfo, id int) string {
	if t := threadWith(threads, id); t != nil {
		return threadName(t.Name, id)
	}
	return fmt.Sprintf("thread %d", id)
}

// holding says what a thread owns.
func holding(h search.Holding) string {
	text := held(h)
	if h.Where != "" {
		text += ", entered at " + h.Where
	}
	return text
}

// held is holding without the place.
func held(h search.Holding) string {
	switch h.Kind {
	case search.HoldsLock:
		return "the lock " + h.Object
	case search.HoldsInit:
		return "the initialisation of " + h.Object
	}
	return "the monitor of " + h.Object
}

// wanted says what a thread waits for, without regard to who can give it.
func wanted(w *search.Waiting) string {
	text := ""
	switch w.Kind {
	case search.WaitsMonitor:
		text = "the monitor of " + w.Object
	case search.WaitsNotify:
		text = "a notification of " + w.Object
	case search.WaitsPark:
		text = "a permit of LockSupport"
		if w.Object != "" {
			text = w.Object + " (parked)"
		}
	case search.WaitsResult:
		text = "the result of " + w.Object
	case search.WaitsJoin:
		text = fmt.Sprintf("the end of thread %q", w.Object)
	case search.WaitsInit:
		text = "the initialisation of " + w.Object
	case search.WaitsResume:
		return "its resumption: it is suspended"
	case search.WaitsSleep:
		return "the end of a sleep"
	}
	if w.Timed {
		text += ", for a limited time"
	}
	return text
}

// waiting says what a thread waits for and who owns that.
func waiting(w *search.Waiting, threads []search.ThreadInfo) string {
	text := wanted(w)
	switch {
	case w.Kind == search.WaitsResult && w.Owner < 0:
		return text + ", which nobody computes"
	case w.Kind == search.WaitsResult:
		return text + ", which " + nameIn(threads, w.Owner) + " computes"
	case w.Owner < 0 || w.Kind == search.WaitsJoin:
		return text
	case w.Kind == search.WaitsInit:
		return text + " by " + nameIn(threads, w.Owner)
	}
	return text + ", which " + nameIn(threads, w.Owner) + " owns"
}
