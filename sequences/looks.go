package sequences

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"github.com/gojpf/gojpf/vm"
)

// Methods that look change no object that can be reached from the one that they are called on, nor
// a static field of the class, as far as calls were compared: each of the first, then one of some.
// Classes that are initialised do not count.
const (
	firstCompared = 300
	thenEvery     = 64
	mostObjects   = 5000
)

// before is what there is in front of a call, if it is one of those to be compared.
func (x *explorer) before(m *vm.Machine, k op, receiver vm.Ref) (graph []byte) {
	mt := k.method
	if mt.Name == "<init>" || mt.Static() || k.on != nil || mt.Ret == vm.KindVoid || x.changes[mt.String()] {
		return nil
	}
	x.calls[mt.String()]++
	if n := x.calls[mt.String()]; n <= firstCompared || n%thenEvery == 0 {
		graph, _ = x.reached(m, receiver)
	}
	return graph
}

// after compares what there is behind a call.
func (x *explorer) after(m *vm.Machine, open *trail, receiver vm.Ref) {
	if open.graph == nil {
		return
	}
	if now, _ := x.reached(m, receiver); !bytes.Equal(open.graph, now) {
		x.changes[open.op.method.String()] = true
	}
}

// looks reports whether a method was called and never seen to change anything.
func (x *explorer) looks(mt *vm.Method) bool {
	return x.calls[mt.String()] > 0 && !x.changes[mt.String()]
}

// reached is what can be reached from an object and the static fields of the class: equal for
// isomorphic objects, but for those beyond the first few thousand. hashed tells whether the
// identity of one of them was asked for, which the host's JVM answers otherwise.
func (x *explorer) reached(m *vm.Machine, r vm.Ref) (b []byte, hashed bool) {
	return x.graph(m, r, inRun)
}

// form is what a graph tells.
type form int

const (
	inRun  form = iota // what is the same in one run
	always             // what is the same in each
	shape              // classes, and what refers to what: no numbers and no texts
)

func (x *explorer) graph(m *vm.Machine, r vm.Ref, as form) (b []byte, hashed bool) {
	numbers := map[vm.Ref]uint64{}
	var list []vm.Ref
	slot := func(k vm.Kind, v uint64, unknown vm.Attr) {
		if k != vm.KindRef || v == 0 {
			if as != shape || k == vm.KindRef {
				b = binary.AppendUvarint(b, v)
			}
			if unknown != nil && as != shape {
				b = append(append(b, fmt.Sprint(unknown)...), 0)
			}
			return
		}
		ref := vm.Ref(v)
		n, met := numbers[ref]
		if !met {
			n = uint64(len(numbers) + 1)
			numbers[ref] = n
			list = append(list, ref)
		}
		b = binary.AppendUvarint(b, n)
	}
	slot(vm.KindRef, uint64(r), nil)
	for _, f := range x.class.Fields {
		if f.Static() {
			slot(f.Kind, m.Static(f), m.ClassState(x.class).Attrs[f.Word])
		}
	}
	for i := 0; i < len(list) && i < mostObjects; i++ {
		o := m.Heap.Get(list[i])
		if as == inRun {
			b = binary.AppendUvarint(b, uint64(o.Class.ID))
		} else {
			b = append(append(b, o.Class.Name...), 0)
		}
		hashed = hashed || o.Hash != 0
		switch {
		case o.Class.Elem != nil:
			k := o.Class.ElemKind()
			if as != shape || k == vm.KindRef {
				b = binary.AppendUvarint(b, uint64(o.Len))
			}
			for e := range int(o.Len) {
				slot(k, o.Element(k, e), o.SlotAttr(e))
			}
			continue
		case o.Class.Name == "java/lang/Class" || o.Class.Name == "java/lang/String":
			switch { // not to be changed; a hash in it says nothing
			case as == inRun:
				b = binary.AppendUvarint(b, uint64(list[i]))
			case as == always && o.Class.Name == "java/lang/String":
				b = append(append(b, m.GoString(list[i])...), 0)
			}
			continue
		}
		for c := o.Class; c != nil; c = c.Super {
			for _, f := range c.Fields {
				if !f.Static() {
					slot(f.Kind, o.Words[f.Word], o.SlotAttr(f.Word))
				}
			}
		}
	}
	return b, hashed
}
