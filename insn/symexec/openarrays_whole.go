package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// What is done to all elements of an open array leaves its length open.

// whole is Arrays.fill, Arrays.copyOf and clone of an open array. It reports false where
// others deal with the call. They are calls of the JDK that programs make with arrays
// right after they have made them: deciding lengths there would be to decide them
// always.
func (rt openArrays) whole(m *vm.Machine, f *vm.Frame, callee *vm.Method) bool {
	if !rt.OpenArrays || m.Sharing || callee.Args == 0 {
		return false
	}
	at := f.SP - int32(callee.Args)
	var of func(m *vm.Machine, f *vm.Frame, at int32, a *openArray, callee *vm.Method) bool
	switch {
	case callee.Name == "clone" && callee.Desc == "()Ljava/lang/Object;":
		of = rt.cloned
	case callee.Class.Name != "java/util/Arrays":
		return false
	case callee.Name == "fill" && strings.Count(callee.Desc, "I") <= 2 && len(callee.Params) == 2:
		of = rt.filled
	case callee.Name == "copyOf" && len(callee.Params) == 2:
		of = rt.copied
	default:
		return false
	}
	r := vm.Ref(f.Slots[at])
	o := m.Heap.Get(r)
	a := openArrayOf(o)
	if a == nil || a.closed {
		return false
	}
	if _, numbers := core.ElementType(o); !numbers {
		return false
	}
	return of(m, f, at, a, callee)
}

// What was stored before is overwritten.
func (rt openArrays) filled(m *vm.Machine, f *vm.Frame, at int32, a *openArray, callee *vm.Method) bool {
	r := vm.Ref(f.Slots[at])
	typ, _ := core.ElementType(m.Heap.Get(r))
	next := *a
	next.rest, next.stores = rt.Ctx.Fit(typ, rt.Operand(f, at+1, typ.Kind())), nil
	rt.mark(m, r, &next)
	core.Drop(f, int32(callee.Args))
	f.PC++
	return true
}

// copied is a copy of so many elements. Where the length is another one those behind the
// end must be what there is where nothing was stored. An array that was filled has
// other elements within its length than a longer copy has behind it, so that is left to
// the JDK's code. Stores lie within both: those that do not are never asked for.
func (rt openArrays) copied(m *vm.Machine, f *vm.Frame, at int32, a *openArray, callee *vm.Method) bool {
	n := rt.Operand(f, at+1, symbolic.I32)
	if n != a.length {
		x := rt.Ctx
		if a.rest != nil || n.IsConst() {
			return false
		}
		if least := core.PathOf(m).PC().Bounds().Range(n); least.Lo < 0 {
			if within, ok := rt.Test(m, "copy", x.Le(x.Int(0), n)); !ok || !within {
				return !ok
			}
		}
	}
	return rt.another(m, f, vm.Ref(f.Slots[at]), n, a, callee)
}

func (rt openArrays) cloned(m *vm.Machine, f *vm.Frame, at int32, a *openArray, callee *vm.Method) bool {
	return rt.another(m, f, vm.Ref(f.Slots[at]), a.length, a, callee)
}

// another ends the call with a new array of so many elements of an open one.
func (rt openArrays) another(m *vm.Machine, f *vm.Frame, r vm.Ref, n *symbolic.Expr, a *openArray, callee *vm.Method) bool {
	made := rt.make(m, m.Heap.Get(r).Class, n)
	rt.mark(m, made, &openArray{length: n, rest: a.rest, stores: a.stores})
	core.Drop(f, int32(callee.Args))
	core.PushSlot(f, uint64(made), nil, 1)
	f.PC++
	return true
}
