package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/vm"
)

// Invariant is a predicate that objects of a class satisfy when a symbolic method
// begins: boolean p.Node.repOK(), or static boolean p.Checks.ok(Node).
//
// It is executed as any other code, in front of the method's first instruction,
// and makes unknown references known as far as it looks. A path on which it
// returns false, or throws, is left out. That it looks at parts of the object only is
// what makes it cheap: what it does not look at stays unknown.
type Invariant struct {
	Text   string // p.Node.repOK
	method *vm.Method
	class  *vm.Class // of the objects that it is about
}

// ParseInvariant reads an element of symbolic.lazy.invariant.
func ParseInvariant(text string) (*Invariant, error) {
	text = strings.TrimSuffix(strings.TrimSpace(text), "()")
	if dot := strings.LastIndexByte(text, '.'); dot <= 0 || dot == len(text)-1 || strings.ContainsAny(text, "() #") {
		return nil, fmt.Errorf("%q: expected p.Class.method", text)
	}
	return &Invariant{Text: text}, nil
}

// find looks for the method.
func (v *Invariant) find(classes spec.Classes) error {
	dot := strings.LastIndexByte(v.Text, '.')
	class, name := v.Text[:dot], v.Text[dot+1:]
	c, err := spec.Load(classes, class)
	if err != nil {
		return fmt.Errorf("%s: %w", v.Text, err)
	}
	wrong := ""
	for k := c; k != nil; k = k.Super {
		for _, mt := range k.Methods {
			if mt.Name != name {
				continue
			}
			params, _ := vm.Descriptors(mt.Desc)
			switch {
			case mt.Ret != vm.KindBoolean:
				wrong = fmt.Sprintf("%s: it does not return a boolean", v.Text)
			case !mt.Static() && len(params) == 0:
				v.method, v.class = mt, c
				return nil
			case mt.Static() && len(params) == 1 && params[0][0] == 'L':
				if v.class, err = spec.Load(classes, spec.TypeName(params[0])); err != nil {
					return fmt.Errorf("%s: %w", v.Text, err)
				}
				v.method = mt
				return nil
			default:
				wrong = fmt.Sprintf("%s: its parameters do not fit; expected an instance method without parameters, or a static one with the object", v.Text)
			}
		}
	}
	if wrong != "" {
		return fmt.Errorf("%s", wrong)
	}
	return fmt.Errorf("%s: class %s has no method %s%s", v.Text, class, name, spec.Nearest(name, c))
}

// pendingInvariant is one that is to be assumed before a method's first
// instruction. By thread and depth, as the frame itself is copied on write.
type pendingInvariant struct {
	thread int
	depth  int32 // of the method's frame
	slot   int32 // that holds the object
	which  int   // or pendingPrecondition
}

// pendingPrecondition stands for what @Preconditions of the method says, where it
// looks at references that are not known.
const pendingPrecondition = -1

// pend has Begin called for the method of frame f, which begins.
func (rt *Runtime) pend(m *vm.Machine, f *vm.Frame, which int, slots ...int32) {
	if f.Attrs == nil { // which makes whoever calls look at the flag
		f.Attrs = make([]vm.Attr, len(f.Slots))
	}
	f.Flags |= vm.FramePending
	if len(slots) == 0 {
		slots = []int32{0}
	}
	change(m, func(h *InputHeap) {
		for _, s := range slots {
			h.pending = append(h.pending, pendingInvariant{m.Current.ID, f.Depth, s, which})
		}
	})
}

// PendInvariants notes what has to hold when the method of f begins; fields tells whether
// those of the receiver are inputs. The static type may be wider or narrower than the
// invariant's class: which one the object is of is seen when it is known.
func (rt *Runtime) PendInvariants(m *vm.Machine, f *vm.Frame, fields bool, symbolic []bool) {
	add := func(slot int, c *vm.Class) {
		for i, v := range rt.Lazy.Invariants {
			if c.SubclassOf(v.class) || v.class.SubclassOf(c) {
				rt.pend(m, f, i, int32(slot))
			}
		}
	}
	slot := 0
	if !f.Method.Static() {
		if f.Method.Name != "<init>" && (rt.Lazy.This || fields) {
			add(0, f.Method.Class)
		}
		slot = 1
	}
	params, _ := vm.Descriptors(f.Method.Desc)
	for i, p := range params {
		if symbolic[i] && p[0] == 'L' {
			if c, err := rt.classOf(m, f.Method.Class, p); err == nil {
				add(slot, c)
			}
		}
		slot += f.Method.Params[i].Slots()
	}
}

// Begin is for vm.Unknowns: it assumes what is pending in front of a method's
// first instruction. An invariant is dropped before it is called, or its own call would
// find it pending again.
func (rt *Runtime) Begin(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	for {
		h := Of(m)
		at := slices.IndexFunc(h.pending, func(p pendingInvariant) bool { return p.thread == t.ID && p.depth == f.Depth })
		if at < 0 {
			f.Flags &^= vm.FramePending
			return true
		}
		p := h.pending[at]
		if p.which == pendingPrecondition {
			if !rt.settlePrecondition(m, t, f) {
				return false
			}
			dropPending(m, at)
			if rt.AssumePrecondition(m, f); m.Ignored() {
				return false
			}
			continue
		}
		v := rt.Lazy.Invariants[p.which]
		if !rt.settle(m, t, f, p.slot) {
			return false
		}
		dropPending(m, at)
		r := vm.Ref(f.Slots[p.slot])
		if r == 0 && !v.method.Static() || r != 0 && !m.Heap.Get(r).Class.SubclassOf(v.class) {
			continue
		}
		if rt.Lazy.test == nil {
			rt.Lazy.test = vm.PseudoMethod("invariant", rt.checkInvariant, vm.KindRef, vm.KindInt)
		}
		m.PushNative(t, rt.Lazy.test, []uint64{uint64(r), uint64(p.which)}, 0)
		return false
	}
}

// ForgetPending forgets what an earlier method of a thread never came to, because an
// exception was thrown on the way.
func ForgetPending(m *vm.Machine, t *vm.Thread) {
	stale := func(p pendingInvariant) bool { return p.thread == t.ID }
	if slices.ContainsFunc(Of(m).pending, stale) {
		change(m, func(h *InputHeap) { h.pending = slices.DeleteFunc(slices.Clone(h.pending), stale) })
	}
}

func dropPending(m *vm.Machine, at int) {
	change(m, func(h *InputHeap) { h.pending = slices.Delete(slices.Clone(h.pending), at, at+1) })
}

// settlePrecondition makes the references known that the precondition of a method
// looks at. It reports false where it must be called again. It is evaluated again after
// each reference that it had to know.
func (rt *Runtime) settlePrecondition(m *vm.Machine, t *vm.Thread, f *vm.Frame) bool {
	for {
		env := &entryState{rt: rt, m: m, f: f}
		if rt.before[f.Method].Holds(rt.Ctx, env); env.open == nil {
			return true
		}
		if u := env.open; Of(m).refs[u.number].resolution <= notNull {
			if !rt.choose(m, u, func() ([]heapAlternative, bool) { return rt.heapAlternatives(m, t, u, false) }) {
				return false
			}
		} else if _, ok := rt.resolve(m, t, u); !ok {
			return false
		}
	}
}

// checkInvariant is a native that calls a predicate and leaves the path out where
// it does not hold. A virtual one runs the object's own version.
func (rt *Runtime) checkInvariant(e *vm.Env) {
	v := rt.Lazy.Invariants[e.Args[1]]
	if e.Phase == 0 {
		if !e.InitClass(v.method.Class) {
			return
		}
		callee := v.method
		if !callee.Static() {
			callee, _ = e.M.Heap.Get(vm.Ref(e.Args[0])).Class.Select(callee)
		}
		e.CallCatch(1, callee, e.Args[0])
		return
	}
	e.Leave()
	switch x := core.ExprOf(e.ResultAttr); {
	case e.Exc != 0:
		e.M.IgnorePath()
	case x != nil:
		rt.Assume(e.M, rt.Ctx.Ne(x, rt.Ctx.Int(0)))
	case e.Result == 0:
		e.M.IgnorePath()
	}
}
