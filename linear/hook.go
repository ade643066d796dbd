package linear

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

const driverClass = "gojpf.linear.Driver"

// hook are the natives of the driver. What they know beside the state is what is searched,
// which does not change as long as it is.
type hook struct {
	subject     *subject
	consistency Consistency
	scenario    *scenario
	inTurn      bool // one operation at a time, of the specification
	classes     map[string]*vm.Class
}

func (h *hook) natives() gojpf.Natives {
	return gojpf.Natives{
		"types": func(e *vm.Env) {
			h.texts(e, func(r reference) (string, bool) { return r.class, true })
		},
		"texts": func(e *vm.Env) {
			h.texts(e, func(r reference) (string, bool) { return r.text, !r.null })
		},
		"name":   func(e *vm.Env) { e.ReturnString(h.scenario.name(int(e.Int(0)))) },
		"counts": h.counts,
		"inTurn": func(e *vm.Env) { e.ReturnBool(h.inTurn) },
		"create": h.create,
		"next":   h.next,
		"call":   h.call,
		"ended": func(e *vm.Env) {
			e.M.SetExtra(historyKey, historyOf(e.M).ends(len(h.scenario.lists), int(e.Int(0)), strings.Clone(e.String(1))))
		},
		"atomic": func(e *vm.Env) { e.ChangeAtomic(e.Int(0)) },
		"still":  func(e *vm.Env) { gojpf.AwaitStillness(e) },
		"complete": func(e *vm.Env) {
			now := historyOf(e.M)
			e.ReturnBool(now.complete() && now.failed == nil)
		},
		"checks": func(e *vm.Env) {
			n := len(h.subject.checks)
			if h.subject.shows != nil {
				n++
			}
			if h.inTurn && h.subject.specification != h.subject.class {
				n = 0
			}
			e.ReturnInt(int32(n))
		},
		"check": h.check,
		"end":   gojpf.EndStageStill,
	}
}

// name is that of a thread.
func (s *scenario) name(thread int) string {
	switch thread {
	case 0:
		return "before"
	case len(s.lists) - 1:
		return "after"
	}
	return fmt.Sprint("thread ", thread)
}

func (h *hook) texts(e *vm.Env, of func(reference) (string, bool)) {
	list := h.subject.references
	array := e.M.Heap.NewArray(e.M.Lib.ArrayOf(e.M.Lib.StringClass()), int32(len(list)))
	for i, r := range list {
		if text, ok := of(r); ok {
			s := e.M.NewString(text)
			e.M.Heap.Writable(array).Refs()[i] = s
		}
	}
	e.ReturnRef(array)
}

func (h *hook) counts(e *vm.Env) {
	array := e.M.Heap.NewArray(e.M.Lib.ArrayOf(e.M.Lib.Primitive(vm.KindInt)), int32(len(h.scenario.lists)))
	for i, list := range h.scenario.lists {
		e.M.Heap.Writable(array).Ints()[i] = int32(len(list))
	}
	e.ReturnRef(array)
}

// class is the class whose object is used.
func (h *hook) class(m *vm.Machine) *vm.Class {
	name := h.subject.class
	if h.inTurn {
		name = h.subject.specification
	}
	if c := h.classes[name]; c != nil {
		return c
	}
	for id := 1; id < m.Lib.Classes(); id++ {
		if c := m.Lib.ClassByID(uint32(id)); c.JavaName() == name && c.Loader != nil {
			h.classes[name] = c
			return c
		}
	}
	return nil
}

func (h *hook) create(e *vm.Env) {
	c := h.class(e.M)
	if e.Phase == 0 {
		r := e.M.Heap.NewInstance(c)
		e.SetLocalRef(0, r)
		e.CallCatch(1, c.DeclaredMethod("<init>", "()V"), uint64(r))
		return
	}
	if e.Exc != 0 {
		h.fails(e, e.Exc)
		return
	}
	e.ReturnRef(vm.Ref(e.Local(0)))
}

// next chooses whose operation is next where they run one at a time.
func (h *hook) next(e *vm.Env) {
	now := historyOf(e.M)
	e.ReturnInt(-1)
	if now.failed != nil || !now.complete() {
		return
	}
	open := h.open(now)
	if len(open) == 0 {
		return
	}
	i, ok := e.Choose(choice.NewIntInterval("operation", 0, int32(len(open)-1)))
	if !ok {
		return
	}
	next := *now
	next.chosen = open[i].op
	e.M.SetExtra(historyKey, &next)
	e.ReturnInt(int32(open[i].thread))
}

// open are the operations that may come next.
func (h *hook) open(now *history) (list []step) {
	s := h.scenario
	last := len(s.lists) - 1
	done := func(thread, op int) bool {
		return slices.ContainsFunc(now.taken, func(e event) bool { return e.thread == thread && e.op == op })
	}
	for i, ops := range s.lists {
		if i > 0 && len(list) > 0 && (list[0].thread == 0 || i == last) {
			break
		}
		for k := range ops {
			if done(i, k) {
				continue
			}
			list = append(list, step{i, k})
			if h.consistency != Quiescent {
				break
			}
		}
	}
	return list
}

// call runs the next operation of a thread: it begins, runs, and its result is described.
// In front of its begin others may go on, as in front of its end where that is another
// native.
func (h *hook) call(e *vm.Env) {
	thread := int(e.Int(0))
	now := historyOf(e.M)
	n := len(h.scenario.lists)
	switch e.Phase {
	case 0:
		op := 0
		if h.inTurn {
			op = now.chosen
			next := *now
			next.taken = append(slices.Clip(now.taken), event{thread: thread, op: op})
			e.M.SetExtra(historyKey, &next)
		} else {
			if thread < len(now.threads) {
				op = now.threads[thread].begun
			}
			e.M.SetExtra(historyKey, now.begins(n, thread, h.consistency))
		}
		a := h.scenario.lists[thread][op]
		mt := h.method(e.M, a.op.method)
		e.CallCatch(1, mt, h.arguments(e.M, a, thread)...)
	case 1:
		mt := h.method(e.M, h.present(now, thread).op.method)
		text, ok := "", true
		switch {
		case e.Exc != 0 && asserts(e.M, e.Exc):
			h.fails(e, e.Exc)
			return
		case e.Exc != 0:
			text = "throws " + e.M.Heap.Get(e.Exc).Class.JavaName()
		case mt.Ret == vm.KindVoid:
			text = "void"
		default:
			if text, ok = describe(e.M, mt.Ret, e.Result); mt.Ret == vm.KindRef && e.Result != 0 && vm.Ref(e.Result) == h.static(e.M, "subject") {
				text, ok = "this", true
			}
		}
		if !ok {
			e.CallCatch(2, e.Method.Class.DeclaredMethod("text", "(Ljava/lang/Object;)Ljava/lang/String;"), e.Result)
			return
		}
		h.over(e, now, thread, text)
	default:
		text := "null"
		if e.Exc != 0 {
			text = "a result that throws " + e.M.Heap.Get(e.Exc).Class.JavaName()
		} else if e.Result != 0 {
			text = strings.Clone(e.M.GoString(vm.Ref(e.Result)))
		}
		h.over(e, now, thread, text)
	}
}

// over ends an operation. Who ends first matters only as long as another is to begin.
func (h *hook) over(e *vm.Env, now *history, thread int, text string) {
	if h.inTurn {
		next := *now
		next.taken = slices.Clone(now.taken)
		last := &next.taken[len(next.taken)-1]
		last.result, last.over = text, true
		e.M.SetExtra(historyKey, &next)
		return
	}
	if h.toCome(now, thread) {
		e.ReturnString(text)
		return
	}
	e.M.SetExtra(historyKey, now.ends(len(h.scenario.lists), thread, text))
}

// toCome reports whether other threads have operations left that have not begun.
func (h *hook) toCome(now *history, thread int) bool {
	last := len(h.scenario.lists) - 1
	if thread == 0 || thread == last || h.consistency == Sequential {
		return false
	}
	for i := 1; i < last; i++ {
		if i != thread && (i >= len(now.threads) || now.threads[i].begun < len(h.scenario.lists[i])) {
			return true
		}
	}
	return false
}

// present is the operation that a thread is in.
func (h *hook) present(now *history, thread int) *actor {
	if h.inTurn {
		last := now.taken[len(now.taken)-1]
		return h.scenario.lists[last.thread][last.op]
	}
	return h.scenario.lists[thread][now.threads[thread].begun-1]
}

func (h *hook) method(m *vm.Machine, id method) *vm.Method {
	for c := h.class(m); c != nil; c = c.Super {
		if mt := c.DeclaredMethod(id.name, id.desc); mt != nil && !mt.Abstract() {
			return mt
		}
	}
	return h.class(m).Method(id.name, id.desc)
}

func (h *hook) arguments(m *vm.Machine, a *actor, thread int) []uint64 {
	slots := []uint64{uint64(h.static(m, "subject"))}
	values := m.Heap.Get(h.static(m, "values"))
	for _, v := range a.args {
		switch {
		case v.thread:
			slots = append(slots, uint64(thread))
		case v.kind == vm.KindRef:
			slots = append(slots, uint64(values.Refs()[v.ref]))
		default:
			slots = append(slots, v.bits)
		}
		if v.kind.Slots() == 2 {
			slots = append(slots, 0)
		}
	}
	return slots
}

func (h *hook) static(m *vm.Machine, field string) vm.Ref {
	c := h.classes[driverClass]
	if c == nil {
		for id := 1; id < m.Lib.Classes(); id++ {
			if k := m.Lib.ClassByID(uint32(id)); k.JavaName() == driverClass {
				c = k
			}
		}
		h.classes[driverClass] = c
	}
	return vm.Ref(m.Static(c.FieldNamed(field)))
}

// check calls a method that looks at the object in the end.
func (h *hook) check(e *vm.Env) {
	i := int(e.Int(0))
	id := h.subject.shows
	shows := i == len(h.subject.checks)
	if !shows {
		id = &h.subject.checks[i]
	}
	switch {
	case e.Phase == 0:
		e.CallCatch(1, h.method(e.M, *id), uint64(h.static(e.M, "subject")))
	case e.Exc != 0:
		h.fails(e, e.Exc)
	case shows:
		text, ok := describe(e.M, h.method(e.M, *id).Ret, e.Result)
		if ok {
			next := *historyOf(e.M)
			next.shown = text
			e.M.SetExtra(historyKey, &next)
		}
	}
}

// fails notes that something has thrown what is wrong in any case.
func (h *hook) fails(e *vm.Env, exc vm.Ref) {
	o := e.M.Heap.Get(exc)
	f := &failure{exception: o.Class.JavaName(), thread: e.M.ThreadName(e.T), assertion: asserts(e.M, exc)}
	if field := o.Class.FieldNamed("detailMessage"); field != nil && o.Ref(field.Word) != 0 {
		f.message = strings.Clone(e.M.GoString(o.Ref(field.Word)))
	}
	var b strings.Builder
	b.WriteString(f.exception)
	if f.message != "" {
		b.WriteString(": " + f.message)
	}
	for _, t := range e.M.Backtrace(exc) {
		c := t.Method.Class
		if strings.HasPrefix(c.Name, "gojpf/linear/") {
			continue
		}
		fmt.Fprintf(&b, "\n\tat %s", t)
		if f.location == "" && !c.Loader.Boot() && c.File != nil && c.File.SourceFile != "" {
			f.location = strings.Clone(c.File.SourceFile)
			if line := t.Method.Line(t.BCI); line > 0 {
				f.location += fmt.Sprint(":", line)
			}
			f.method = c.JavaName() + "." + t.Method.Name
		}
	}
	f.details = b.String()
	next := *historyOf(e.M)
	next.failed = f
	e.M.SetExtra(historyKey, &next)
}

func asserts(m *vm.Machine, exc vm.Ref) bool {
	for c := m.Heap.Get(exc).Class; c != nil; c = c.Super {
		if c.Name == "java/lang/AssertionError" {
			return true
		}
	}
	return false
}

// describe says what a simple value is; false for an object of which its class says it.
func describe(m *vm.Machine, k vm.Kind, slot uint64) (string, bool) {
	if k != vm.KindRef {
		return number(k, slot), true
	}
	r := vm.Ref(slot)
	if r == 0 {
		return "null", true
	}
	o := m.Heap.Get(r)
	c := o.Class
	if boxed, ok := kindOf(c.JavaName()); ok {
		v, _ := m.Unbox(r, boxed)
		return number(boxed, v), true
	}
	if c.Name == "java/lang/String" {
		return strconv.Quote(m.GoString(r)), true
	}
	if c.Elem != nil {
		var list []string
		for i := range int(o.Len) {
			text, ok := describe(m, vm.KindOf(elementOf(c)), o.Element(vm.KindOf(elementOf(c)), i))
			if !ok {
				return "", false
			}
			list = append(list, text)
		}
		return "[" + strings.Join(list, ", ") + "]", true
	}
	if mt := c.Method("toString", "()Ljava/lang/String;"); mt != nil && mt.Class.Name == "java/lang/Object" {
		return c.JavaName(), true // its number says nothing
	}
	return "", false
}

// elementOf is the descriptor of an array's elements.
func elementOf(c *vm.Class) string { return strings.TrimPrefix(c.Name, "[") }

func number(k vm.Kind, slot uint64) string {
	switch bits := k.Widen(slot); k {
	case vm.KindBoolean:
		return strconv.FormatBool(bits&1 != 0)
	case vm.KindChar:
		return strconv.QuoteRune(rune(uint16(bits)))
	case vm.KindFloat:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(bits))), 'g', -1, 32)
	case vm.KindDouble:
		return strconv.FormatFloat(math.Float64frombits(slot), 'g', -1, 64)
	case vm.KindLong:
		return strconv.FormatInt(int64(slot), 10)
	default:
		return strconv.FormatInt(int64(int32(bits)), 10)
	}
}
