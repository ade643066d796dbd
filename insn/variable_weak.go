package insn

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

// at names the variable for the machine.
func (v *variable) at() vm.Variable { return vm.Variable{Obj: v.obj, Class: v.class, Index: v.index} }

// computes reports whether an update of that shape can be made of a variable of a kind.
func (s accessShape) computes(k vm.Kind) bool {
	switch k {
	case vm.KindByte, vm.KindShort, vm.KindChar, vm.KindInt, vm.KindLong:
		return true
	}
	return s < accessGetAndAdd
}

// weakVariable runs an access of which it matters how much it orders. It has been asked
// for; n is how many slots a value takes, which begin at a slot.
func (c *handleCall) weakVariable(v *variable, mode accessMode, at, n int32, spent bool) bool {
	m, f := c.m, c.f
	choose := func(g choice.Generator) (int, bool) { return m.ChooseAgain(g, spent) }
	value, a := v.read(m)
	word := func(x uint64) uint64 {
		if x = v.kind.Narrow(x); v.elem {
			return v.kind.Widen(x)
		}
		return x
	}
	now := word(value)
	if mode.shape != accessSet && mode.shape != accessCompareAndSet && !c.gives(v.typ, value, a) || !mode.shape.computes(v.kind) ||
		f.Attrs != nil || a != nil {
		return false
	}
	switch mode.shape {
	case accessGet:
		if w, ok := vm.Weak(m).Recall(c.t, v.at(), mode.reads, now, choose); ok {
			c.give(n, v.kind.Widen(w), nil)
		}
		return true
	case accessSet:
		if w, ok := vm.Weak(m).Commit(c.t, v.at(), mode.writes, now, word(f.Slots[at]), choose); ok {
			m.Publish(v.published(m, f.Slots[at]))
			v.write(m, w, nil)
			c.finish(0, 0, nil)
		}
		return true
	}
	x, y := f.Slots[at], uint64(0)
	compares := mode.shape == accessCompareAndSet || mode.shape == accessCompareAndExchange
	if compares {
		y = f.Slots[at+n]
	}
	fails := false
	if compares && c.weak {
		var ok bool
		if fails, ok = m.WeakFailure(f, choose); !ok {
			return true // it runs again
		}
	}
	old, heap, ok := vm.Weak(m).Exchange(c.t, v.at(), mode.reads, mode.writes, now, func(old uint64) (uint64, bool) {
		if compares {
			return word(y), !fails && v.kind.Narrow(old) == v.kind.Narrow(x)
		}
		return word(mode.shape.next(v.kind.Widen(old), x)), true
	}, choose)
	if !ok {
		return true
	}
	old = v.kind.Widen(old)
	wrote := !compares || !fails && v.kind.Narrow(old) == v.kind.Narrow(x)
	if wrote {
		if compares {
			x = y
		}
		m.Publish(v.published(m, x))
		v.write(m, heap, nil)
	}
	if mode.shape == accessCompareAndSet {
		same := uint64(0)
		if wrote {
			same = 1
		}
		c.finish(1, same, nil)
		return true
	}
	c.give(n, old, nil)
	return true
}

// published is the reference that a write makes reachable for others, if there is one.
// An object is shared from the write on by which others can reach it.
func (v *variable) published(m *vm.Machine, x uint64) vm.Ref {
	if v.kind == vm.KindRef && (v.class != nil || m.Heap.Get(v.obj).Flags&vm.Shared != 0) {
		return vm.Ref(x)
	}
	return 0
}
