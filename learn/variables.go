package learn

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// access says how a variable is read.
type access uint8

const (
	ofParameter access = iota
	ofEntry            // what a parameter was when the method began
	ofThis
	ofSelf // this
	ofStatic
	ofResult
	ofMember // a field of what another variable refers to
	ofArray  // its length
	ofString // its length
	ofSize   // a size() that does no more than read fields
)

// source is where a variable is read.
type source struct {
	access access
	slot   int // of a parameter; among the variables at the begin
	kind   vm.Kind
	field  *vm.Field
	from   int // the variable that is read through
	desc   string
	depth  int
}

// layout is the variables of a point, and how a run reads them.
type layout struct {
	vars    []variable
	sources []source
	depth   int // how many fields are read one through another
	own     func(class string) bool
	taken   map[string]bool // names of parameters
}

func newLayout(depth int, own func(string) bool) *layout {
	return &layout{depth: depth, own: own, taken: map[string]bool{}}
}

// add adds a variable and what is read through it.
func (l *layout) add(text, desc string, s source, before bool) {
	if len(l.vars) == mostVariables {
		return
	}
	s.kind, s.desc = vm.KindOf(desc), desc
	v := variable{text: text, is: integer, parent: -1, before: before}
	if s.access >= ofMember {
		v.parent = s.from
	}
	switch s.kind {
	case vm.KindBoolean:
		v.is = truth
	case vm.KindFloat, vm.KindDouble:
		v.is = real
	case vm.KindRef:
		v.is, v.class = reference, classfile.TypeName(desc)
		v.isText = v.class == "java.lang.String"
	}
	v.natural, v.counts = s.access >= ofArray, s.field != nil
	at := len(l.vars)
	l.vars, l.sources = append(l.vars, v), append(l.sources, s)
	if s.kind != vm.KindRef {
		return
	}
	switch {
	case desc[0] == '[':
		l.add(text+".length", "I", source{access: ofArray, from: at}, before)
	case v.isText:
		l.add(text+".length()", "I", source{access: ofString, from: at}, before)
	case !strings.HasPrefix(v.class, "java.lang.") && !l.own(v.class):
		l.add(text+".size()", "I", source{access: ofSize, from: at}, false)
	}
}

// members adds the fields of what the variables refer to.
func (l *layout) members(m *vm.Machine) {
	for i := 0; i < len(l.vars); i++ {
		s := l.sources[i]
		if s.kind != vm.KindRef || s.desc[0] != 'L' || s.depth >= l.depth || !l.own(classfile.TypeName(s.desc)) {
			continue
		}
		c := loaded(m, classfile.ClassOf(s.desc))
		for k := c; k != nil && l.own(k.JavaName()); k = k.Super {
			for _, f := range k.Fields {
				if interesting(f) && !f.Static() && c.FieldNamed(f.Name) == f {
					l.add(l.vars[i].text+"."+f.Name, f.Desc, source{access: ofMember, field: f, from: i, depth: s.depth + 1}, false)
				}
			}
		}
	}
}

// receiver adds the fields of this, static ones alone where there is none. Where
// final is not set those that are final are no news: only what they lead to is.
func (l *layout) receiver(c *vm.Class, static bool, final bool) {
	for k := c; k != nil && l.own(k.JavaName()); k = k.Super {
		for _, f := range k.Fields {
			if !interesting(f) || c.FieldNamed(f.Name) != f || static && !f.Static() || f.Static() && k != c {
				continue
			}
			fixed := f.Flags&classfile.AccFinal != 0
			if fixed && (f.Static() || !final && f.Kind != vm.KindRef) {
				continue
			}
			text := f.Name
			if l.taken[text] || reserved[text] {
				if f.Static() {
					continue
				}
				text = "this." + text
			}
			w := ofThis
			if f.Static() {
				w = ofStatic
			}
			l.add(text, f.Desc, source{access: w, field: f, depth: 1}, fixed && !final)
		}
	}
}

// reserved are names that mean something else in contracts.
var reserved = map[string]bool{"Result": true, "within": true, "old": true}

func interesting(f *vm.Field) bool { return f.Flags&classfile.AccSynthetic == 0 }

// parameters adds those of a method; names are as in a contract.
func (l *layout) parameters(m *vm.Method, names []string) {
	descs, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return
	}
	slot := 0
	if !m.Static() {
		slot = 1
	}
	for _, n := range names {
		l.taken[n] = true
	}
	for i, desc := range descs {
		l.add(names[i], desc, source{access: ofParameter, slot: slot}, true)
		slot += m.Params[i].Slots()
	}
}

// loaded finds a class that is loaded, nil if none is.
func loaded(m *vm.Machine, name string) *vm.Class {
	for id := 1; id < m.Lib.Classes(); id++ {
		if c := m.Lib.ClassByID(uint32(id)); c.Name == name && c.Loader != nil {
			return c
		}
	}
	return nil
}

// parameterNames are those of a method's debugging information, or else arg0, arg1.
func parameterNames(m *vm.Method) []string {
	names := make([]string, len(m.Params))
	at := map[int]int{}
	slot := 0
	if !m.Static() {
		slot = 1
	}
	for i, k := range m.Params {
		names[i] = fmt.Sprint("arg", i)
		at[slot] = i
		slot += k.Slots()
	}
	if m.Info != nil && m.Info.Code != nil {
		for _, l := range m.Info.Code.Locals() {
			if i, ok := at[int(l.Index)]; ok && l.Start == 0 && !reserved[l.Name] && !slices.Contains(names, l.Name) {
				names[i] = l.Name
			}
		}
	}
	return names
}

// sizes evaluates size().
var sizes = func() *expr.Expr {
	e, err := expr.Parse("it.size()")
	if err != nil {
		panic(err)
	}
	return e
}()

// reader reads the variables of a layout in a frame.
type reader struct {
	m      *vm.Machine
	class  *vm.Class // whose contract it is
	frame  *vm.Frame
	result uint64
	lost   []bool
	entry  []value // of the begin, at the end
	values []value
}

func (r *reader) read(l *layout, p *point) []value {
	r.values = make([]value, len(l.vars))
	for i := range l.sources {
		r.values[i] = r.one(l, i, &p.whole.singles[i])
	}
	return r.values
}

func (r *reader) one(l *layout, i int, seen *single) value {
	s := &l.sources[i]
	var slot uint64
	switch s.access {
	case ofEntry:
		return r.entry[s.slot]
	case ofParameter:
		slot = r.frame.Slots[s.slot]
	case ofResult:
		slot = r.result
	case ofStatic:
		if st := r.m.ClassState(s.field.Class); s.field.Word < len(st.Words) {
			slot = s.kind.Widen(st.Words[s.field.Word])
		}
	case ofSelf:
		slot = r.frame.Slots[0]
	case ofThis:
		o := r.m.Heap.Get(vm.Ref(r.frame.Slots[0]))
		slot = s.kind.Widen(o.Words[s.field.Word])
	default:
		o := r.m.Heap.Get(vm.Ref(r.values[s.from].i))
		if r.values[s.from].state == absent || o == nil {
			return value{}
		}
		switch s.access {
		case ofArray:
			return value{state: integer, i: int64(o.Len)}
		case ofString:
			return value{state: integer, i: int64(textLength(r.m, vm.Ref(r.values[s.from].i)))}
		case ofSize:
			if r.lost[i] {
				return value{}
			}
			it := expr.FromSlot(vm.KindRef, uint64(r.values[s.from].i))
			v, err := sizes.Eval(&expr.Scope{Machine: r.m, Class: r.class, Variable: func(string) (expr.Value, bool) { return it, true }})
			if n, ok := v.Go(r.m).(int64); err == nil && ok && v.Kind == vm.KindInt {
				return value{state: integer, i: n}
			}
			r.lost[i] = true
			return value{}
		}
		f := s.field
		if o.Class != f.Class {
			if f = o.Class.FieldNamed(f.Name); f == nil || f.Desc != s.field.Desc || f.Static() {
				r.lost[i] = true
				return value{}
			}
		}
		slot = s.kind.Widen(o.Words[f.Word])
	}
	return r.value(s.kind, slot, l.vars[i].isText && !seen.anyText)
}

func (r *reader) value(k vm.Kind, slot uint64, text bool) value {
	switch k {
	case vm.KindLong:
		return value{state: integer, i: int64(slot)}
	case vm.KindFloat:
		return value{state: real, f: float64(math.Float32frombits(uint32(slot)))}
	case vm.KindDouble:
		return value{state: real, f: math.Float64frombits(slot)}
	case vm.KindBoolean:
		return value{state: truth, i: int64(slot & 1)}
	case vm.KindRef:
		v := value{state: reference, i: int64(uint32(slot))}
		if o := r.m.Heap.Get(vm.Ref(slot)); o != nil {
			v.class = o.Class.Name
			if text {
				v.text, v.quoted = short(r.m, vm.Ref(slot))
			}
		}
		return v
	}
	return value{state: integer, i: int64(int32(k.Widen(slot)))}
}

// short is a text that may stand in a contract.
func short(m *vm.Machine, r vm.Ref) (string, bool) {
	if textLength(m, r) > 40 {
		return "", false
	}
	text := m.GoString(r)
	ok := !strings.ContainsFunc(text, func(c rune) bool { return c < ' ' || c > '~' || c == '\\' })
	return strings.Clone(text), ok
}

// textLength is the length of a String in chars.
func textLength(m *vm.Machine, r vm.Ref) int {
	o := m.Heap.Get(r)
	value, coder := o.Class.Field("value", "[B"), o.Class.Field("coder", "B")
	if value == nil || coder == nil {
		return len(m.UTF16(r))
	}
	bytes := m.Heap.Get(vm.Ref(o.Words[value.Word]))
	return int(bytes.Len) >> (o.Words[coder.Word] & 1)
}
