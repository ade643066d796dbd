package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// precondition reads @Preconditions of a method; nil where it has none.
func precondition(mt *vm.Method, classes spec.Classes) (*condition.Condition, error) {
	text, ok := spec.Annotation(mt.Info.Annotations.Visible, mt.Class, "Preconditions")
	if !ok {
		return nil, nil
	}
	c, err := condition.Parse(text, &scope{mt, classes})
	if err != nil {
		return nil, fmt.Errorf("@Preconditions(%q) of %s.%s: %w", text, mt.Class.JavaName(), mt.Name, err)
	}
	return c, nil
}

// ReadPrecondition reads what is to hold before a method.
func (rt *Runtime) ReadPrecondition(mt *vm.Method, classes spec.Classes) (err error) {
	rt.before[mt], err = precondition(mt, classes)
	return err
}

// AssumePrecondition has a path go on only where the precondition of its method holds.
// It is an expression, evaluated without executing code, so it cannot change what it is
// about.
func (rt *Runtime) AssumePrecondition(m *vm.Machine, f *vm.Frame) {
	c := rt.before[f.Method]
	if c == nil {
		return
	}
	env := &entryState{rt: rt, m: m, f: f}
	cond := c.Holds(rt.Ctx, env)
	switch {
	// A reference in it has to be decided first, which is a choice: the condition is kept
	// for when the method has begun, and evaluated then.
	case env.open != nil:
		rt.pend(m, f, pendingPrecondition)
	case env.missing != "":
		rt.Cut(m, fmt.Sprintf("the precondition of %s.%s could not be evaluated: %s", f.Method.Class.JavaName(), f.Method.Name, env.missing),
			"the path was left out")
		m.IgnorePath()
	// A path on which it cannot hold ends here without being counted: no caller that keeps
	// to the precondition comes to it.
	case core.PathOf(m) != nil:
		rt.Assume(m, cond)
	case !cond.IsTrue(): // nothing is symbolic, so it is a constant
		m.IgnorePath()
	}
}

// scope are the names that the precondition of a method can use. It implements
// condition.Names.
type scope struct {
	method  *vm.Method
	classes spec.Classes
}

// parameter is the ID of a parameter as a condition's variable.
type parameter struct{ slot int32 }

// This implements condition.Names.
func (s *scope) This() (string, bool) {
	return descriptor(s.method.Class), !s.method.Static()
}

func descriptor(c *vm.Class) string { return "L" + c.Name + ";" }

// Variable implements condition.Names: parameters hide fields.
func (s *scope) Variable(name string) (condition.Variable, bool) {
	params, _ := vm.Descriptors(s.method.Desc)
	slot := int32(0)
	if !s.method.Static() {
		slot = 1
	}
	for i, n := range spec.ParameterNames(s.method) {
		if n == name {
			return condition.Variable{Type: params[i], Static: true, ID: parameter{slot}}, true
		}
		slot += int32(s.method.Params[i].Slots())
	}
	// A static method has no object whose field it could be.
	f := fieldOf(s.method.Class, name)
	if f == nil || !f.Static() && s.method.Static() {
		return condition.Variable{}, false
	}
	return fieldVariable(f), true
}

func fieldVariable(f *vm.Field) condition.Variable {
	return condition.Variable{Type: f.Desc, Static: f.Static(), ID: f}
}

// fieldOf finds a field by its name as Java does: in the class, in what it
// implements, in what it extends.
func fieldOf(c *vm.Class, name string) *vm.Field {
	for ; c != nil; c = c.Super {
		for _, f := range c.Fields {
			if f.Name == name {
				return f
			}
		}
		for _, i := range c.Interfaces {
			if f := fieldOf(i, name); f != nil {
				return f
			}
		}
	}
	return nil
}

// Class implements condition.Names. A name without a package is that of a nested
// class, of one beside the method's own, or of one of java.lang. The order is Java's:
// own nested classes, the package, java.lang.
func (s *scope) Class(name string) (string, bool) {
	own := s.method.Class.Name
	outer, _, _ := strings.Cut(own, "$")
	full := strings.ReplaceAll(name, ".", "/")
	names := []string{own + "$" + full, outer + "$" + full, own[:strings.LastIndexByte(own, '/')+1] + full, "java/lang/" + full, full}
	for _, n := range names {
		// In source a nested class is written with a dot, as a package is: which of them it is
		// only the class path knows.
		for { // p/A/B may be p/A$B
			if c, err := s.classes.Load(n); err == nil {
				return descriptor(c), true
			}
			at := strings.LastIndexByte(n, '/')
			if at < 0 || at < len(n)-len(full) {
				break
			}
			n = n[:at] + "$" + n[at+1:]
		}
	}
	return "", false
}

// Field implements condition.Names.
func (s *scope) Field(class, name string) (condition.Variable, bool) {
	c, err := s.classes.Load(class[1 : len(class)-1])
	if err != nil {
		return condition.Variable{}, false
	}
	f := fieldOf(c, name)
	if f == nil {
		return condition.Variable{}, false
	}
	return fieldVariable(f), true
}

// Near implements condition.Names.
func (s *scope) Near(name string) string {
	known := spec.ParameterNames(s.method)
	for c := s.method.Class; c != nil; c = c.Super {
		for _, f := range c.Fields {
			if f.Static() || !s.method.Static() {
				known = append(known, f.Name)
			}
		}
	}
	return strings.Join(spec.NearestOf(name, known), ", ")
}

// entryState is the state in which a method begins. It implements condition.Env.
type entryState struct {
	rt      *Runtime
	m       *vm.Machine
	f       *vm.Frame
	missing string   // why the condition has no value here
	open    *Unknown // has to be decided first
}

// This implements condition.Env.
func (e *entryState) This() vm.Ref {
	return e.known(vm.Ref(e.f.Slots[0]), e.f.Attr(0))
}

// known is a reference, unless it has to be decided first. Where a reference has to be
// decided first, null is returned in its place and open says so: the condition's value
// is not used then.
func (e *entryState) known(r vm.Ref, a vm.Attr) vm.Ref {
	u := UnknownOf(a)
	if u == nil {
		return r
	}
	h := Of(e.m)
	// An array that is none of the others has a length, also while nobody has made it:
	// conditions on lengths need not decide how long it is.
	r, ok := h.decided(u)
	if s := h.refs[u.number]; !ok && s.resolution == isObject && h.objs[s.obj].length != nil {
		return unmade | vm.Ref(s.obj)
	}
	if !ok {
		e.open = u
	}
	return r
}

// unmade marks what stands for the reference of an array of the input heap whose
// length is not decided yet, which needs none: its number there.
const unmade vm.Ref = 1 << 31

// array returns an array; nil for one that has to be made first.
func (e *entryState) array(r vm.Ref) *vm.Object {
	if r&unmade == 0 {
		return e.m.Heap.Get(r)
	}
	e.open = Of(e.m).objs[r&^unmade].by
	return nil
}

// Number implements condition.Env.
func (e *entryState) Number(v condition.Variable, of vm.Ref) *symbolic.Expr {
	t, _ := symbolic.TypeOf(v.Type)
	slot, a := e.read(v, of)
	// An input as it came in; what the program has computed before the method began may be
	// in it as well.
	if x := core.ExprOf(a); x != nil {
		return x
	}
	return e.rt.Constant(t.Kind(), vm.Kind(v.Type[0]).Widen(slot))
}

// Ref implements condition.Env.
func (e *entryState) Ref(v condition.Variable, of vm.Ref) vm.Ref {
	slot, a := e.read(v, of)
	return e.known(vm.Ref(slot), a)
}

// read returns what a variable holds.
func (e *entryState) read(v condition.Variable, of vm.Ref) (uint64, vm.Attr) {
	switch id := v.ID.(type) {
	case parameter:
		if e.f.Attrs == nil {
			return e.f.Slots[id.slot], nil
		}
		return e.f.Slots[id.slot], e.f.Attrs[id.slot]
	case *vm.Field:
		if id.Static() {
			return e.static(id)
		}
		o := e.m.Heap.Get(of)
		return o.Words[id.Word], o.SlotAttr(id.Word)
	}
	panic(fmt.Sprintf("symbolic: a variable of type %T", v.ID))
}

// static reads a static field. Where Java would initialise its class first, only
// constants of the compiler have a value. Reading it must not initialise the class, as
// the method itself may not.
func (e *entryState) static(f *vm.Field) (uint64, vm.Attr) {
	s := e.m.ClassState(f.Class)
	switch {
	// A class that is being initialised has the values that it has so far, as Java code
	// would see them.
	case s.Words != nil && s.Status != vm.InitNone:
		return s.Words[f.Word], s.Attrs[f.Word]
	case f.Info.Constant != 0 && f.Kind != vm.KindRef:
		return f.Kind.Narrow(f.Class.File.Pool.Consts[f.Info.Constant].Bits), nil
	case f.Class.Clinit != nil:
		e.missing = "class " + f.Class.JavaName() + " is not initialised"
	}
	return 0, nil
}

// Length implements condition.Env.
func (e *entryState) Length(array vm.Ref) *symbolic.Expr {
	if array&unmade != 0 {
		return Of(e.m).objs[array&^unmade].length
	}
	return e.rt.Ctx.Int(e.m.Heap.Get(array).Len)
}

// Element implements condition.Env.
func (e *entryState) Element(array vm.Ref, index *symbolic.Expr) *symbolic.Expr {
	o := e.array(array)
	// Any element will do: the value is not used, as the array has to be made first.
	if o == nil {
		t, _ := symbolic.TypeOf(string(rune(Of(e.m).objs[array&^unmade].class.ElemKind())))
		return e.rt.Constant(t.Kind(), 0)
	}
	t, _ := core.ElementType(o)
	return e.rt.ReadElement(e.m, o, t, index)
}

// Refs implements condition.Env.
func (e *entryState) Refs(array vm.Ref) []vm.Ref {
	o := e.array(array)
	if o == nil {
		return []vm.Ref{0}
	}
	refs := slices.Clone(o.Refs())
	for i := range refs {
		refs[i] = e.known(refs[i], o.SlotAttr(i))
	}
	return refs
}
