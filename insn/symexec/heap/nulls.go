package heap

import (
	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/vm"
)

// mostNulls is how many objects are looked at for nulls.
const mostNulls = 100

// Nulls counts the nulls that the input has, as far as it is decided, and those in
// fields and elements of what can be reached from it. Rankings use it: inputs with few
// nulls look less like a mistake of the caller.
func Nulls(m *vm.Machine) int {
	h := Of(m)
	n := 0
	for _, s := range h.refs {
		if s.resolution == isNull {
			n++
		}
	}
	var work []vm.Ref
	for i := range h.objs {
		work = append(work, h.objs[i].ref)
	}
	seen := map[vm.Ref]bool{}
	for len(work) > 0 && len(seen) < mostNulls {
		r := work[0]
		work = work[1:]
		o := m.Heap.Get(r)
		if o == nil || seen[r] {
			continue
		}
		seen[r] = true
		look := func(r vm.Ref, a vm.Attr) {
			switch {
			case UnknownOf(a) != nil: // nobody knows
			case r == vm.Null:
				n++
			default:
				work = append(work, r)
			}
		}
		switch k := o.Class; {
		case k.Elem != nil && k.ElemKind() == vm.KindRef:
			for i := range int(o.Len) {
				look(vm.Ref(o.Element(vm.KindRef, i)), o.SlotAttr(i))
			}
		case k.Elem == nil && !calls.OfJDK(k):
			for ; k != nil; k = k.Super {
				for _, f := range k.Fields {
					if !f.Static() && f.Kind == vm.KindRef {
						look(vm.Ref(o.Words[f.Word]), o.SlotAttr(f.Word))
					}
				}
			}
		}
	}
	return n
}
