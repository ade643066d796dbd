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
			s.stack = []value{{ref: &reference{kind: thrown, name: name}}}
			t.caught = append(t.caught, s)
			return
		}
	}
	if t.shaping {
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
	case !t.passes(name):
		t.emit(s.body, s.conds, nil)
	}
}

// guard finds the methods of whose exceptions there may be handlers. Where recursion may
// go as deep as stacks, nobody must catch the error that it ends in.
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
