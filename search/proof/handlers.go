package proof

import (
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic/horn"
)

// thrown are the exceptions that a method may end in, in order.
func (m *method) thrown() []string { return slices.Sorted(maps.Keys(m.throws)) }

// throw has a way go on where an exception is caught, or leave the method.
// The first handler that covers the instruction and takes the class wins, as in the JVM. The
// class of what is thrown is exact, so it is known which one that is; where it is not, the
// translation ends rather than choose.
func (t *translation) throw(m *method, s *state, name string) {
	if s == nil || t.err != nil {
		return
	}
	if t.starting != nil {
		t.refuse("the initialiser of %s is not simple", t.starting.name)
		return
	}
	for _, h := range m.info.Code.Handlers {
		if t.at < int(h.Start) || t.at >= int(h.End) {
			continue
		}
		yes, known := t.catches(h.Catch, name)
		if !known {
			t.refuse("%s: it is not known what %s extends", m.place(t.at), strings.ReplaceAll(name, "/", "."))
			return
		}
		if yes {
			s.bci, s.moved = int(h.PC), true
			// A handler begins with an empty stack but for the exception.
			s.stack = []value{{ref: &reference{kind: thrown, name: name}}}
			t.caught = append(t.caught, s)
			return
		}
	}
	if t.shaping {
		// Callers have to be gone through again: they have one more way now.
		if _, there := m.throws[name]; !there {
			m.throws[name], t.changed = predicate{}, true
		}
		return
	}
	switch {
	case m.guarded:
		a := &horn.Atom{Pred: m.throws[name].Pred, Args: slices.Clone(s.initial)}
		for _, n := range m.writes {
			a.Args = append(a.Args, s.globals[n].number())
		}
		t.emit(s.body, s.conds, a)
	// The way ends the program here: nobody above handles anything. If that is a violation,
	// the clause says that this way must not be possible.
	case !t.passes(name):
		t.emit(s.body, s.conds, nil)
	}
}

// guard finds the methods of whose exceptions there may be handlers. Where recursion may
// go as deep as stacks, nobody must catch the error that it ends in.
// It goes by calls that some handler covers, whatever that takes: a method is guarded if any
// call of it, or of those that call it, is within such.
func (t *translation) guard() {
	for changed := true; changed; {
		changed = false
		for _, m := range t.list {
			for e := range m.from {
				if !m.guarded && (e.by.guarded || e.by.handles(e.bci)) {
					m.guarded, changed = true, true
				}
			}
		}
	}
	if t.recursive {
		uncaught(t, "java/lang/StackOverflowError", "stack")
	}
}

// uncaught refuses programs with a handler that would take an error which is not followed.
// Errors of the machine (no stack, no memory) may come at any instruction, and no clause has a
// way for them. A finally block is such a handler: what it does then was never looked at, and
// may be what is asserted.
func uncaught(t *translation, class, what string) {
	for _, m := range t.list {
		for _, h := range m.info.Code.Handlers {
			switch h.Catch {
			case "", "java/lang/Throwable", "java/lang/Error", "java/lang/VirtualMachineError", class:
				t.refuse("%v may catch that there is no more %s", m, what)
			}
		}
	}
}

// handles reports whether there is a handler of exceptions of an instruction.
func (m *method) handles(bci int) bool {
	for _, h := range m.info.Code.Handlers {
		if int(h.Start) <= bci && bci < int(h.End) {
			return true
		}
	}
	return false
}

// extended are the exceptions of the JDK of which it is known what they extend, in
// java.lang.
// A list rather than the JDK's class files: a proof reads nothing but the program's classes.
// Names outside of java.lang are never in it.
var extended = map[string]string{
	"Exception": "Throwable", "Error": "Throwable", "AssertionError": "Error",
	"RuntimeException": "Exception", "InterruptedException": "Exception", "CloneNotSupportedException": "Exception",
	"ArithmeticException": "RuntimeException", "NullPointerException": "RuntimeException", "ClassCastException": "RuntimeException",
	"IllegalArgumentException": "RuntimeException", "IllegalStateException": "RuntimeException", "SecurityException": "RuntimeException",
	"IndexOutOfBoundsException": "RuntimeException", "UnsupportedOperationException": "RuntimeException",
	"NegativeArraySizeException": "RuntimeException", "ArrayStoreException": "RuntimeException", "IllegalMonitorStateException": "RuntimeException",
	"ArrayIndexOutOfBoundsException": "IndexOutOfBoundsException", "StringIndexOutOfBoundsException": "IndexOutOfBoundsException",
	"NumberFormatException": "IllegalArgumentException",
}

// catches reports whether handlers of a class catch an exception, if that is known.
// Up from the exception to Throwable. What is not known is whether a class of the JDK that is
// not listed lies below the handler's; a handler's class of the program's own has none of the
// JDK's below it.
func (h *hierarchy) catches(handler, name string) (yes, known bool) {
	if handler == "" || handler == "java/lang/Throwable" {
		return true, true
	}
	for {
		if name == handler {
			return true, true
		}
		if c := h.class(name); c != nil {
			name = c.file.Super
			continue
		}
		if name == "java/lang/Throwable" {
			return false, true
		}
		above := extended[strings.TrimPrefix(name, "java/lang/")]
		if above == "" {
			return false, h.class(handler) != nil // the JDK's are not below the program's own
		}
		name = "java/lang/" + above
	}
}

// untouched reports whether exceptions are as the JDK makes them.
// Any method of their own counts, whatever its name: printing one calls toString, which calls
// getLocalizedMessage, which calls getMessage.
func (h *hierarchy) untouched(names string) bool {
	for _, name := range strings.Split(names, "|") {
		for c := h.class(name); c != nil; c = h.class(c.file.Super) {
			for i := range c.file.Methods {
				if c.file.Methods[i].Name != "<init>" {
					return false
				}
			}
		}
	}
	return true
}

// either is one of the exceptions of two lists.
func either(a, b string) string {
	list := append(strings.Split(a, "|"), strings.Split(b, "|")...)
	slices.Sort(list)
	return strings.Join(slices.Compact(list), "|")
}
