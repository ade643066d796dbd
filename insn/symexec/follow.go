package symexec

import (
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Calls that are not followed. Their results are unknown values of the declared
// types, and they change nothing, or anything that they can reach, as is asked for.
//
// This always holds: constructors, class initialisers, what compilers make (bodies of
// lambdas among it), and the calls that build objects of the input are followed.

// skipped is a call that may not be followed.
type skipped struct{ call }

// NotFollowedCall is a call that was not followed. Its result, if it has one, is on top of the
// operands of the frame that has made it.
type NotFollowedCall struct {
	Method  *vm.Method
	Changes bool // it may have changed whatever it can reach
	// Slots are the receiver and the arguments, with their attributes.
	Slots  []uint64
	Attrs  []vm.Attr
	Number int // of such calls on the path
	thread int
}

// Unmatched implements vm.Unmatched.
func (*NotFollowedCall) Unmatched() {}

// Roots has the collector keep what the call was given.
func (k *NotFollowedCall) Roots(mark func(vm.Ref)) {
	slot := 0
	if !k.Method.Static() {
		mark(vm.Ref(k.Slots[0]))
		slot = 1
	}
	for _, kind := range k.Method.Params {
		if kind == vm.KindRef {
			mark(vm.Ref(k.Slots[slot]))
		}
		slot += kind.Slots()
	}
}

const notFollowedKey = "symexec.notfollowed"

// LastNotFollowed is the last call of a thread that was not followed, nil for none, or if it is another
// thread's.
func LastNotFollowed(m *vm.Machine, t *vm.Thread) *NotFollowedCall {
	if k, ok := m.PeekExtra(notFollowedKey).(*NotFollowedCall); ok && k.thread == t.ID {
		return k
	}
	return nil
}

// noteCall keeps the call for whoever knows more of its result.
func (c skipped) noteCall() {
	k := &NotFollowedCall{Method: c.Callee, Changes: c.rt.models.Follow.Changes, Number: 1, thread: c.T.ID}
	if last, ok := c.M.PeekExtra(notFollowedKey).(*NotFollowedCall); ok {
		k.Number = last.Number + 1
	}
	for i := c.At; i < c.F.SP; i++ {
		k.Slots, k.Attrs = append(k.Slots, c.F.Slots[i]), append(k.Attrs, c.F.Attr(int(i)))
	}
	c.M.KeepExtra(notFollowedKey, k)
}

// beyond tells whether a call is not followed. Depth counts frames of the program below
// the symbolic method. What compilers make does not count: a lambda's body is where it
// is written.
func (c skipped) beyond() bool {
	w := c.rt.models.Follow
	if c.rt.Heap.Lazy == nil || !w.Asked(c.Callee) {
		return false
	}
	below := 0
	for f := c.F; ; f = f.Parent {
		switch {
		case f == nil || heap.Builds(f) || f.Method.Name == "<clinit>" || f.Method.Class == nil:
			return false
		case f.Flags&vm.FrameSymbolic != 0:
			if calls.OfJDK(c.Callee.Class) {
				return !calls.OfJDK(c.F.Method.Class)
			}
			return below >= w.Depth
		case !calls.OfJDK(f.Method.Class) && f.Method.Flags&classfile.AccSynthetic == 0:
			below++
		}
	}
}

// skip ends a call that is not followed. The result is a question to the environment
// like others, and reports list it.
func (c skipped) skip() bool {
	rt, m, mt := c.rt, c.M, c.Callee
	c.noteCall()
	if rt.models.Follow.Changes {
		c.change()
	}
	name := mt.Class.JavaName() + "." + spec.Signature(mt)
	_, ret := vm.Descriptors(mt.Desc)
	if ret == "V" {
		c.Leave()
		return true
	}
	if t, number := symbolic.TypeOf(ret); number {
		return c.Finish(c.asked(EnvironmentRead{Kind: NotFollowed, Name: name}, symbolic.Full(t)))
	}
	u := rt.Heap.NewResult(m, mt)
	c.noteRead(EnvironmentRead{Kind: NotFollowed, Name: name, Unknown: u})
	core.Drop(c.F, int32(mt.Args))
	core.PushSlot(c.F, 0, u, 1)
	c.F.PC++
	return true
}

// change makes unknown whatever the call can change. That is all that it can reach by
// its arguments and by static fields of the program; what the JDK's objects hold stays.
func (c skipped) change() {
	seen := map[vm.Ref]bool{}
	slot := c.At
	if !c.Callee.Static() {
		c.changeFrom(vm.Ref(c.F.Slots[slot]), seen)
		slot++
	}
	for _, k := range c.Callee.Params {
		if k == vm.KindRef {
			c.changeFrom(vm.Ref(c.F.Slots[slot]), seen)
		}
		slot += int32(k.Slots())
	}
	for id := range c.M.Lib.Classes() {
		k := c.M.Lib.ClassByID(uint32(id))
		if k == nil || k.File == nil || k.Loader == nil || calls.OfJDK(k) || c.M.ClassState(k).Status != vm.InitDone {
			continue
		}
		for _, fd := range k.Fields {
			if !fd.Static() || !changeable(fd) {
				continue
			}
			if fd.Kind == vm.KindRef {
				c.changeFrom(vm.Ref(c.M.ClassState(k).Words[fd.Word]), seen)
			}
			v, a := c.anything(fd.Name, fd.Desc, k, heap.Home{Class: k, Word: fd.Word})
			s := c.M.WritableClass(k)
			s.Words[fd.Word] = v
			s.SetAttr(fd.Word, a)
		}
	}
}

// Final fields keep their values after construction, which is all that is seen of them.
func changeable(fd *vm.Field) bool {
	return fd.Flags&(classfile.AccFinal|classfile.AccSynthetic) == 0
}

// changeFrom makes unknown what can be reached from an object.
func (c skipped) changeFrom(r vm.Ref, seen map[vm.Ref]bool) {
	m := c.M
	for work := []vm.Ref{r}; len(work) > 0; {
		r, work = work[len(work)-1], work[:len(work)-1]
		o := m.Heap.Get(r)
		if o == nil || seen[r] {
			continue
		}
		seen[r] = true
		switch k := o.Class; {
		// These never change.
		case k == m.Lib.StringClass() || k == m.Lib.ClassClass():
		case k.Elem != nil:
			kind := k.ElemKind()
			for i := range int(o.Len) {
				if kind == vm.KindRef {
					work = append(work, vm.Ref(m.Heap.Get(r).Element(kind, i)))
				}
				v, a := c.anything("element", k.Elem.Descriptor(), c.F.Method.Class, heap.Home{Object: r, Word: i})
				w := m.Heap.Writable(r)
				w.SetElement(kind, i, v)
				w.SetSlotAttr(i, a)
			}
		default:
			for ; k != nil; k = k.Super {
				for _, fd := range k.Fields {
					if fd.Static() {
						continue
					}
					if fd.Kind == vm.KindRef {
						work = append(work, vm.Ref(m.Heap.Get(r).Words[fd.Word]))
					}
					// What fields of the JDK's classes may be, nobody has told us.
					if calls.OfJDK(k) || !changeable(fd) {
						continue
					}
					v, a := c.anything(fd.Name, fd.Desc, k, heap.Home{Object: r, Word: fd.Word})
					w := m.Heap.Writable(r)
					w.Words[fd.Word] = v
					w.SetSlotAttr(fd.Word, a)
				}
			}
		}
	}
}

// anything is an unknown value of a type, which is at home in a place.
func (c skipped) anything(name, desc string, from *vm.Class, at heap.Home) (slot uint64, a vm.Attr) {
	if t, number := symbolic.TypeOf(desc); number {
		slot, a = c.rt.FreshIn(c.M, name, name, false, c.rt.Domain(t, name))
		core.Claim(c.M)
		return slot, a
	}
	return 0, c.rt.Heap.NewAt(c.M, name, desc, from, at)
}
