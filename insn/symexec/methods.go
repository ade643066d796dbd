package symexec

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Spec is an element of symbolic.method: p.C.m(sym#con#sym), or
// p.C.m(sym#con#sym)(int,long,String) for one of several methods of that name and
// number of parameters.
type Spec struct {
	Text     string
	Class    string // with dots
	Method   string
	Symbolic []bool   // by parameter
	Types    []string // nil for any
	found    []string // methods of the name, whatever their parameters
	matched  bool
	whole    bool // made for a class of symbolic.class
	entered  atomic.Bool
}

// ParseSpec reads an element of symbolic.method.
func ParseSpec(text string) (*Spec, error) {
	text = strings.TrimSpace(text)
	bad := func(why string) (*Spec, error) {
		return nil, fmt.Errorf("%q: %s; expected p.Class.method(sym#con), one word for each parameter", text, why)
	}
	name, rest, ok := strings.Cut(text, "(")
	if !ok {
		return bad("it has no parameters")
	}
	words, rest, ok := strings.Cut(rest, ")")
	if !ok {
		return bad("a parenthesis is not closed")
	}
	dot := strings.LastIndexByte(name, '.')
	if dot <= 0 || dot == len(name)-1 {
		return bad("it names no method of a class")
	}
	s := &Spec{Text: text, Class: strings.TrimSpace(name[:dot]), Method: strings.TrimSpace(name[dot+1:])}
	if words = strings.TrimSpace(words); words != "" {
		for w := range strings.SplitSeq(words, "#") {
			switch strings.ToLower(strings.TrimSpace(w)) {
			case "sym":
				s.Symbolic = append(s.Symbolic, true)
			case "con", "conc", "concrete":
				s.Symbolic = append(s.Symbolic, false)
			default:
				return bad(fmt.Sprintf("a parameter is sym or con, not %q", strings.TrimSpace(w)))
			}
		}
	}
	if rest = strings.TrimSpace(rest); rest != "" {
		list, opened := strings.CutPrefix(rest, "(")
		list, closed := strings.CutSuffix(list, ")")
		if !opened || !closed {
			return bad("behind it there is more")
		}
		s.Types = []string{}
		for t := range strings.SplitSeq(list, "#") {
			if t = strings.TrimSpace(t); t != "" {
				s.Types = append(s.Types, t)
			}
		}
		if len(s.Types) != len(s.Symbolic) {
			return bad("its lists of parameters differ in length")
		}
	}
	return s, nil
}

// Mark is vm.Library.Mark: it says what a method is to calls with unknown values, and
// finds those that symbolic.method names.
func (rt *Runtime) Mark(mt *vm.Method) vm.MethodTraits {
	traits := rt.models.link(mt)
	if traits != 0 && ofJDK(mt.Class) {
		return traits
	}
	for _, s := range rt.methods {
		if mt.Class.JavaName() != s.Class || !s.named(mt) {
			continue
		}
		s.found = append(s.found, parametersOf(mt))
		if len(mt.Params) != len(s.Symbolic) || s.Types != nil && !sameTypes(s.Types, mt.Desc) || mt.Abstract() {
			continue
		}
		s.matched = true
		rt.marked[mt] = s
		return traits | vm.TraitSymbolic
	}
	return traits | rt.markWhole(mt)
}

// NotInput says what of a method's receiver and parameters is no input, "" where all
// are.
func (rt *Runtime) NotInput(mt *vm.Method) string {
	s := rt.marked[mt]
	if s == nil {
		return "symbolic.method does not name it"
	}
	h := rt.headerOf(mt)
	for i, p := range h.params {
		_, number := symbolic.TypeOf(p)
		switch {
		case !s.Symbolic[i]:
			return fmt.Sprintf("parameter %s is not sym", h.names[i])
		case !number && p != "Ljava/lang/String;" && rt.Lazy == nil:
			return fmt.Sprintf("parameter %s is a reference, which symbolic.lazy=true makes an input", h.names[i])
		}
	}
	if !mt.Static() && mt.Name != "<init>" && rt.Lazy == nil {
		return "its receiver is one with symbolic.lazy=true"
	}
	return ""
}

// named compares names: a constructor has that of its class.
func (s *Spec) named(mt *vm.Method) bool {
	if mt.Name == "<init>" {
		simple := s.Class[strings.LastIndexAny(s.Class, ".$")+1:]
		return s.Method == "<init>" || s.Method == simple
	}
	return strings.EqualFold(mt.Name, s.Method)
}

// parametersOf lists the types of a method's parameters, as Java writes them.
func parametersOf(mt *vm.Method) string {
	params, _ := vm.Descriptors(mt.Desc)
	names := make([]string, len(params))
	for i, p := range params {
		names[i] = typeName(p)
	}
	return mt.Name + "(" + strings.Join(names, ", ") + ")"
}

var primitives = map[byte]string{'Z': "boolean", 'B': "byte", 'C': "char", 'S': "short", 'I': "int", 'J': "long", 'F': "float", 'D': "double"}

func typeName(desc string) string {
	dims := strings.Count(desc, "[")
	name := desc[dims:]
	if name[0] == 'L' {
		name = strings.ReplaceAll(name[1:len(name)-1], "/", ".")
	} else {
		name = primitives[name[0]]
	}
	return name + strings.Repeat("[]", dims)
}

// sameTypes compares types as a user writes them, with or without packages.
func sameTypes(types []string, desc string) bool {
	params, _ := vm.Descriptors(desc)
	for i, p := range params {
		full := typeName(p)
		if types[i] != full && types[i] != full[strings.LastIndexByte(full, '.')+1:] {
			return false
		}
	}
	return true
}

// CheckMethods loads the classes that symbolic.method names and says what is
// wrong with a name that matches no method.
func (rt *Runtime) CheckMethods(classes Classes) error {
	for _, s := range rt.methods {
		c, err := load(classes, s.Class)
		if err != nil {
			return fmt.Errorf("%s: %w", s.Text, err)
		}
		if s.matched {
			for _, mt := range c.Methods {
				if rt.marked[mt] != s {
					continue
				}
				if rt.before[mt], err = rt.precondition(mt, classes); err != nil {
					return err
				}
			}
			continue
		}
		if hint := s.unfit(c); hint != "" {
			return fmt.Errorf("%s: %s", s.Text, hint)
		}
		if len(s.found) > 0 {
			return fmt.Errorf("%s: the parameters do not fit; there is %s", s.Text, strings.Join(s.found, ", "))
		}
		for k := c.Super; k != nil; k = k.Super {
			for _, mt := range k.Methods {
				if mt.Name == s.Method {
					return fmt.Errorf("%s: %s inherits %s from %s; name that class", s.Text, s.Class, s.Method, k.JavaName())
				}
			}
		}
		return fmt.Errorf("%s: class %s has no method %s%s", s.Text, s.Class, s.Method, nearest(s.Method, c))
	}
	return nil
}

// unfit says of a method of that name why it has no parameters that could become
// inputs, "" where there is no such method.
func (s *Spec) unfit(c *vm.Class) string {
	for _, mt := range c.Methods {
		if !s.named(mt) || len(mt.Params) != len(s.Symbolic) || s.Types != nil && !sameTypes(s.Types, mt.Desc) {
			continue
		}
		switch {
		case mt.Flags&classfile.AccAbstract != 0:
			return parametersOf(mt) + " is abstract; name a class that implements it"
		case mt.Flags&classfile.AccNative != 0 || c.Loader.Boot():
			return parametersOf(mt) + " is a method that gojpf itself executes; name one that calls it"
		}
	}
	return ""
}

// nearest lists the methods whose names are most like one.
func nearest(name string, c *vm.Class) string {
	var names []string
	texts := map[string][]string{}
	for _, mt := range c.Methods {
		if mt.Name != "<clinit>" && !slices.Contains(names, mt.Name) {
			names = append(names, mt.Name)
		}
		texts[mt.Name] = append(texts[mt.Name], parametersOf(mt))
	}
	var near []string
	for _, n := range nearestOf(name, names) {
		near = append(near, texts[n]...)
	}
	if len(near) == 0 {
		return ""
	}
	return "; the nearest are " + strings.Join(near, ", ")
}

// nearestOf returns the three names that are most like one.
func nearestOf(name string, known []string) []string {
	known = slices.Clone(known)
	near := func(s string) int { return distance(strings.ToLower(name), strings.ToLower(s)) }
	slices.SortStableFunc(known, func(a, b string) int { return near(a) - near(b) })
	return known[:min(len(known), 3)]
}

// distance is the number of characters to insert, delete or replace.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal, row[j+1] = row[j+1], min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// Entered implements vm.Unknowns: the parameters that symbolic.method names
// become inputs, unless a method that began so is still running.
func (rt *Runtime) Entered(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	s := rt.marked[f.Method]
	if s == nil {
		return
	}
	s.entered.Store(true)
	for g := f.Parent; g != nil; g = g.Parent {
		if g.Flags&vm.FrameSymbolic != 0 || g.Method == buildMethod {
			return
		}
	}
	f.Flags |= vm.FrameSymbolic
	made := PathOf(m).Made()
	h := rt.headerOf(f.Method)
	slot := 0
	if !f.Method.Static() {
		slot = 1
		if rt.Lazy != nil && rt.Lazy.This {
			rt.enterThis(m, f)
		}
	}
	if rt.Lazy != nil {
		forgetPending(m, t)
	}
	for i, p := range h.params {
		if s.Symbolic[i] {
			rt.enter(m, f, slot, h.names[i], p)
		}
		slot += f.Method.Params[i].Slots()
	}
	rt.enterFields(m, f)
	rt.assume(m, f, rt.before[f.Method])
	if rt.Lazy != nil && len(rt.Lazy.Invariants) > 0 {
		rt.pendInvariants(m, f, s.Symbolic)
	}
	rt.callBegan(m, t, f, made)
	if rt.watch.Entered != nil && !m.Ignored() {
		rt.watch.Entered(m, t)
	}
}

// enter makes the parameter in a slot an input.
func (rt *Runtime) enter(m *vm.Machine, f *vm.Frame, slot int, name, desc string) {
	if t, ok := symbolic.TypeOf(desc); ok {
		v, a := rt.FreshFrom(m, name, false, t, f.Slots[slot], f.Attr(slot))
		f.Slots[slot] = v
		f.SetAttr(slot, a)
		return
	}
	if rt.Lazy != nil {
		rt.enterReference(m, f, slot, name, desc, parameterSignature(f.Method, slot))
		return
	}
	if desc == "Ljava/lang/String;" {
		f.Slots[slot] = uint64(rt.freshText(m, name, false, rt.passed(m, vm.Ref(f.Slots[slot]))))
		return
	}
	r := vm.Ref(f.Slots[slot])
	o := m.Heap.Get(r)
	if t, ok := symbolic.TypeOf(strings.TrimPrefix(desc, "[")); ok && o != nil {
		k := o.Class.ElemKind()
		for i := range int(o.Len) {
			w := m.Heap.Writable(r)
			v, a := rt.FreshFrom(m, fmt.Sprintf("%s%d", name, i), false, t, w.Element(k, i), w.SlotAttr(i))
			w.SetElement(k, i, v)
			w.SetSlotAttr(i, a)
		}
		return
	}
	if rt.marked[f.Method].whole { // it asks for what can be symbolic
		rt.StaysConcrete(fmt.Sprintf("%s.%s(%s)", f.Method.Class.JavaName(), f.Method.Name, name))
		return
	}
	rt.Cut(m, fmt.Sprintf("parameter %s of %s.%s stayed concrete", name, f.Method.Class.JavaName(), f.Method.Name),
		"numbers, texts and arrays of numbers can be symbolic, others with symbolic.lazy=true")
}

// header is what a method declares: names and descriptors of its parameters,
// and the descriptor of its result.
type header struct {
	names, params []string
	result        string
}

func (rt *Runtime) headerOf(mt *vm.Method) *header {
	h := rt.headers[mt]
	if h == nil {
		h = &header{names: parameterNames(mt)}
		h.params, h.result = vm.Descriptors(mt.Desc)
		rt.headers[mt] = h
	}
	return h
}

// passed are the characters that a text has in a concolic run; those of none are
// none.
func (rt *Runtime) passed(m *vm.Machine, r vm.Ref) []uint16 {
	switch {
	case rt.concolic == nil:
		return nil
	case r == vm.Null:
		return []uint16{}
	case unknownText(m, r):
		t := &text{}
		rt.addString(m, t, r)
		return append([]uint16{}, rt.example(m, t)...)
	}
	return append([]uint16{}, m.UTF16(r)...)
}

// parameterNames are those of the source, or p0, p1, ... where the class file
// does not tell.
func parameterNames(mt *vm.Method) []string {
	names := make([]string, len(mt.Params))
	slot := 0
	if !mt.Static() {
		slot = 1
	}
	for i, k := range mt.Params {
		names[i] = fmt.Sprintf("p%d", i)
		if code := mt.Info.Code; code != nil {
			for _, l := range code.Locals() {
				if int(l.Index) == slot && l.Start == 0 {
					names[i] = strings.Clone(l.Name)
				}
			}
		}
		slot += k.Slots()
	}
	return names
}
