package proof

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// class is one of the program's own.
// Methods and fields are found by walking up from it by name. A class of the JDK, or one that
// cannot be found, has no class here (nil), and what reaches it is refused or known by its
// name.
type class struct {
	name    string
	file    *classfile.File
	started bool // its initialiser was looked at, to its end if it is begun
	begun   bool
	tables  map[string]*table // of switches, if that is what it is for
}

// method is one whose calls are followed, of one object if it is an instance's.
// Each object has methods of its own: its fields are then certain fields, with a place of
// their own among predicates, where a method of a class would have to speak of "the field of
// this". That multiplies code by objects (63 at most), which mostMethods and mostSteps bound.
type method struct {
	class  *class
	info   *classfile.Method
	on     *object
	code   *bytecode.Code
	params []string     // descriptors
	ret    string       // a descriptor
	starts []int        // offsets of instructions
	stops  map[int]bool // offsets that are cuts
	stored map[int]bool // locals that are written
	live   []map[int]bool

	calls []*method
	// from has each call by its place, not by the caller alone: two calls in one method make
	// twice the objects.
	from   map[edge]bool
	reads  []int // fields that it reads or writes, or what it calls does
	writes []int // that are written

	listed bool
	args   []value // shapes of what it is called with
	// returned says that some way reaches a return; until then there is no way behind a call.
	returned bool
	back     value    // the shape of what it returns
	passed   []passed // the parameters that predicates are about

	cuts  map[int]*cut
	order []*cut
	entry,
	result predicate
	// throws are the exceptions that it may end in, with the predicates of that if there
	// may be a handler: guarded.
	throws  map[string]predicate
	guarded bool
}

// edge is a call.
type edge struct {
	by  *method
	bci int
}

// passed is a parameter: where it is, and which it is.
type passed struct{ slot, arg int }

func (m *method) called() bool { return len(m.from) > 0 }

// notOwn are beginnings of names of classes that are never the program's.
// They are not followed even where a class path has them: what gojpf would run is its model or
// the JDK's, not this file.
var notOwn = []string{"java/", "javax/", "jdk/", "sun/", "com/sun/", "gov/nasa/jpf/", "org/sosy_lab/sv_benchmarks/", "["}

// hierarchy knows the program's classes and what is above each.
type hierarchy struct {
	p       *Program
	classes map[string]*class
	err     error // why the program is not followed
}

// refuse gives up. The first reason counts.
func (h *hierarchy) refuse(format string, args ...any) {
	if h.err == nil {
		h.err = fmt.Errorf(format, args...)
	}
}

// class returns one of the program's own, nil for others.
// The answer is kept, also that there is none: it must not change within one translation.
func (h *hierarchy) class(name string) *class {
	if c, known := h.classes[name]; known {
		return c
	}
	// Set first, for a class that names itself as its super, in a file made to do so, would be
	// looked for without end.
	h.classes[name] = nil
	for _, prefix := range notOwn {
		if strings.HasPrefix(name, prefix) {
			return nil
		}
	}
	data, ok := h.p.Class(name)
	if !ok {
		return nil
	}
	file, err := classfile.Parse(data)
	if err != nil || file.Name != name {
		h.refuse("the class %s cannot be read", name)
		return nil
	}
	h.classes[name] = &class{name: name, file: file}
	return h.classes[name]
}

// resolve finds the static method that a name stands for.
// Static methods of interfaces are called by the interface's own name only, so superinterfaces
// are not looked at.
func (t *translation) resolve(in, name, desc string) *method {
	for c := t.class(in); c != nil; c = t.class(c.file.Super) {
		if info := c.declared(name, desc); info != nil {
			if info.Flags&classfile.AccStatic == 0 || info.Code == nil {
				return nil
			}
			return t.method(c, info, nil)
		}
	}
	return nil
}

// declared is the method that a class has itself.
func (c *class) declared(name, desc string) *classfile.Method {
	for i := range c.file.Methods {
		if m := &c.file.Methods[i]; m.Name == name && m.Descriptor == desc {
			return m
		}
	}
	return nil
}

// instance is a method of an object, or with none a static one.
type instance struct {
	info *classfile.Method
	on   *object
}

func (t *translation) method(c *class, info *classfile.Method, on *object) *method {
	if m := t.methods[instance{info, on}]; m != nil {
		return m
	}
	params, ret, err := classfile.ParseMethodDescriptor(info.Descriptor)
	if err != nil {
		t.refuse("%s.%s has no proper descriptor", c.name, info.Name)
	}
	m := &method{class: c, info: info, on: on, params: params, ret: ret, code: &bytecode.Code{Bytes: info.Code.Bytes, Pool: c.file.Pool},
		cuts: map[int]*cut{}, from: map[edge]bool{}, throws: map[string]predicate{}}
	t.methods[instance{info, on}] = m
	t.measure(m)
	return m
}

// String names the method as reports do.
func (m *method) String() string {
	return strings.ReplaceAll(m.class.name, "/", ".") + "." + m.info.Name
}

// measure finds where the instructions of a method are, where ways meet, and which
// locals are needed where.
// A jump backwards is taken for a loop although it need not be one; that costs a proof
// that says nothing new, and nothing is lost.
func (t *translation) measure(m *method) {
	code := m.code
	m.stops, m.stored = map[int]bool{}, map[int]bool{}
	for bci := 0; bci < len(code.Bytes); {
		n, wrong := code.Length(bci)
		if wrong != "" {
			t.refuse("%v: %s", m, wrong)
			return
		}
		m.starts = append(m.starts, bci)
		to, _ := code.Targets(bci)
		for _, at := range to {
			if at <= bci {
				m.stops[at], t.repeats = true, true
			}
		}
		if op, local, ok := code.Local(bci); ok && (op >= bytecode.Istore && op <= bytecode.Astore || op == bytecode.Iinc) {
			m.stored[local] = true
			if op == bytecode.Lstore || op == bytecode.Dstore {
				m.stored[local+1] = true
			}
		}
		bci += n
	}
	for _, h := range m.info.Code.Handlers { // ways meet there
		// Every instruction that is covered may lead there. A handler that covers itself
		// (javac writes such for monitors) goes round.
		m.stops[int(h.PC)] = true
		t.repeats = t.repeats || h.PC < h.End
	}
	m.block()
	m.liveness()
}

// mostPaths is how many paths from one cut to another may lead through an offset.
const mostPaths = 8

// block finds where ways meet behind a branch and too many of them do. Few are followed apart:
// what one of them says of a sum, or of a condition that is on the operand stack, would have
// to be an invariant of the place where they meet.
func (m *method) block() {
	paths := map[int]int{0: 1}
	for _, bci := range m.starts {
		if paths[bci] > mostPaths {
			m.stops[bci] = true
		}
		here := paths[bci]
		if m.stops[bci] {
			here = 1
		}
		to, next := m.code.Targets(bci)
		if next {
			n, _ := m.code.Length(bci)
			to = append(slices.Clip(to), bci+n)
		}
		for _, at := range to {
			if at > bci {
				paths[at] += here
			}
		}
	}
}

// liveness finds the locals that may be read before they are written, by offset.
// Handlers read what is live at any instruction that they cover, before as well as behind it:
// so what is live at the handler is live at all of these, also where the instruction stores.
// The sets only grow, so their lengths tell whether anything has changed.
func (m *method) liveness() {
	code := m.code
	m.live = make([]map[int]bool, len(code.Bytes)+1)
	for changed := true; changed; {
		changed = false
		for _, bci := range slices.Backward(m.starts) {
			live := map[int]bool{}
			to, next := code.Targets(bci)
			n, _ := code.Length(bci)
			if next {
				to = append(slices.Clip(to), bci+n)
			}
			for _, at := range to {
				for l := range m.live[at] {
					live[l] = true
				}
			}
			if op, local, ok := code.Local(bci); ok {
				switch {
				case op >= bytecode.Istore && op <= bytecode.Astore:
					delete(live, local)
				default:
					live[local] = true
				}
			}
			for _, h := range m.info.Code.Handlers {
				if h.Start <= uint16(bci) && uint16(bci) < h.End {
					maps.Copy(live, m.live[h.PC])
				}
			}
			if len(live) != len(m.live[bci]) {
				m.live[bci], changed = live, true
			}
		}
	}
}

// kindOf is the kind of a primitive type's values.
func kindOf(desc string) (symbolic.Kind, bool) {
	typ, ok := symbolic.TypeOf(desc)
	if !ok {
		return 0, false
	}
	return typ.Kind(), true
}

// add puts a number into a sorted list.
func add(list []int, n int) []int {
	at, found := slices.BinarySearch(list, n)
	if found {
		return list
	}
	return slices.Insert(list, at, n)
}

// spread has what a method does take part in what its callers do, and finds out whether
// any calls itself.
// reads has all that a method or its callees touch: these are the fields that its predicates
// speak of. All others are unchanged by a call, and the caller's business alone.
func (t *translation) spread() {
	for changed := true; changed; {
		changed = false
		for _, m := range t.list {
			before := len(m.reads) + len(m.writes)
			for _, callee := range m.calls {
				for _, n := range callee.reads {
					m.reads = add(m.reads, n)
				}
				for _, n := range callee.writes {
					m.writes = add(m.writes, n)
				}
			}
			changed = changed || len(m.reads)+len(m.writes) > before
		}
	}
	for _, m := range t.list {
		t.recursive = t.recursive || m.reaches(m, map[*method]bool{})
	}
	t.repeats = t.repeats || t.recursive
}

func (m *method) reaches(to *method, seen map[*method]bool) bool {
	for _, callee := range m.calls {
		if callee == to {
			return true
		}
		if !seen[callee] {
			seen[callee] = true
			if callee.reaches(to, seen) {
				return true
			}
		}
	}
	return false
}

// passes reports whether it is no violation that an exception ends the program. Of classes
// of the JDK that are not named here it is not known what they extend, beyond what names
// in java.lang say: they pass where all that they may be does.
// A wrong yes is a wrong "safe": NumberFormatException was once no RuntimeException here.
func (t *translation) passes(name string) bool {
	for c := t.class(name); c != nil; c = t.class(name) {
		name = c.file.Super
	}
	switch name {
	case "java/lang/AssertionError":
		return t.p.Passes(Assertion)
	case "java/lang/RuntimeException", "java/lang/ArithmeticException", "java/lang/IllegalArgumentException",
		"java/lang/IllegalStateException", "java/lang/IndexOutOfBoundsException", "java/lang/ArrayIndexOutOfBoundsException",
		"java/lang/NullPointerException", "java/lang/UnsupportedOperationException", "java/lang/ClassCastException",
		"java/lang/NegativeArraySizeException":
		return t.p.Passes(Runtime)
	case "java/lang/Throwable", "java/lang/Exception", "java/lang/Error":
		return t.p.Passes(Other)
	}
	plain := strings.HasPrefix(name, "java/lang/")
	return t.p.Passes(Other) && (plain || t.p.Passes(Assertion)) && (plain && strings.HasSuffix(name, "Error") || t.p.Passes(Runtime))
}
