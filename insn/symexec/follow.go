package symexec

import (
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Calls that are not followed. Their results are unknown values of the declared
// types, and they change nothing, or anything that they can reach, as is asked for.
//
// This always holds: constructors, class initialisers, what compilers make (bodies of
// lambdas among it), and the calls that build objects of the input are followed.

// Follow says which calls are followed.
type Follow struct {
	// Depth is how deep below a symbolic method calls of the program's own methods are
	// followed; below 0 for all.
	Depth int
	// Changes has calls that are not followed change whatever they can reach: fields of
	// the program's objects, elements of arrays, and its static fields.
	Changes bool
	// NoLibrary has the program's calls of the JDK not followed, but those of java.lang
	// and what stands for a method.
	NoLibrary bool
}

// asked tells whether calls of a method may not be followed.
func (w *Follow) asked(mt *vm.Method) bool {
	const made = classfile.AccSynthetic | classfile.AccBridge
	switch {
	case w == nil || strings.HasPrefix(mt.Name, "<") || mt.Flags&made != 0 || mt.Class.Loader == nil && mt.Class.File == nil:
		return false
	case ofJDK(mt.Class):
		return w.NoLibrary && !strings.HasPrefix(mt.Class.Name, "java/lang/") && !strings.HasPrefix(mt.Class.Name, "gov/nasa/jpf/")
	}
	return w.Depth >= 0
}

// skipped is a call that may not be followed.
type skipped struct{ *call }

// beyond tells whether a call is not followed.
func (c skipped) beyond() bool {
	w := c.rt.models.follow
	if c.rt.Lazy == nil || !w.asked(c.callee) {
		return false
	}
	below := 0
	for f := c.f; ; f = f.Parent {
		switch {
		case f == nil || f.Method == buildMethod || f.Method.Name == "<clinit>" || f.Method.Class == nil:
			return false
		case f.Flags&vm.FrameSymbolic != 0:
			if ofJDK(c.callee.Class) {
				return !ofJDK(c.f.Method.Class)
			}
			return below >= w.Depth
		case !ofJDK(f.Method.Class) && f.Method.Flags&classfile.AccSynthetic == 0:
			below++
		}
	}
}

// skip ends a call that is not followed.
func (c skipped) skip() bool {
	rt, m, mt := c.rt, c.m, c.callee
	if rt.models.follow.Changes {
		c.change()
	}
	name := mt.Class.JavaName() + "." + parametersOf(mt)
	_, ret := vm.Descriptors(mt.Desc)
	if ret == "V" {
		c.leave()
		return true
	}
	if t, number := symbolic.TypeOf(ret); number {
		return c.finish(c.asked(EnvironmentRead{Kind: NotFollowed, Name: name}, symbolic.Full(t)))
	}
	u := rt.newRoot(m, &Unknown{shown: mt.Name + "()", desc: ret, signature: resultSignature(mt), from: mt.Class})
	c.noteRead(EnvironmentRead{Kind: NotFollowed, Name: name, Unknown: u})
	drop(c.f, int32(mt.Args))
	pushSlot(c.f, 0, u, 1)
	c.f.PC++
	return true
}

// resultSignature is the generic type that a method returns, "" where that is none, or
// one that only its caller knows.
func resultSignature(mt *vm.Method) string {
	generic := mt.Info.Signature
	signature := generic[strings.LastIndexByte(generic, ')')+1:]
	if end := strings.IndexByte(signature, '^'); end >= 0 {
		signature = signature[:end]
	}
	if strings.HasPrefix(strings.TrimLeft(signature, "["), "T") {
		return ""
	}
	return signature
}

// change makes unknown whatever the call can change.
func (c skipped) change() {
	seen := map[vm.Ref]bool{}
	slot := c.at
	if !c.callee.Static() {
		c.changeFrom(vm.Ref(c.f.Slots[slot]), seen)
		slot++
	}
	for _, k := range c.callee.Params {
		if k == vm.KindRef {
			c.changeFrom(vm.Ref(c.f.Slots[slot]), seen)
		}
		slot += int32(k.Slots())
	}
	for id := range c.m.Lib.Classes() {
		k := c.m.Lib.ClassByID(uint32(id))
		if k == nil || k.File == nil || k.Loader == nil || ofJDK(k) || c.m.ClassState(k).Status != vm.InitDone {
			continue
		}
		for _, fd := range k.Fields {
			if !fd.Static() || !changeable(fd) {
				continue
			}
			if fd.Kind == vm.KindRef {
				c.changeFrom(vm.Ref(c.m.ClassState(k).Words[fd.Word]), seen)
			}
			v, a := c.anything(fd.Name, fd.Desc, k, home{class: k, word: fd.Word})
			s := c.m.WritableClass(k)
			s.Words[fd.Word] = v
			s.SetAttr(fd.Word, a)
		}
	}
}

func changeable(fd *vm.Field) bool {
	return fd.Flags&(classfile.AccFinal|classfile.AccSynthetic) == 0
}

// changeFrom makes unknown what can be reached from an object.
func (c skipped) changeFrom(r vm.Ref, seen map[vm.Ref]bool) {
	m := c.m
	for work := []vm.Ref{r}; len(work) > 0; {
		r, work = work[len(work)-1], work[:len(work)-1]
		o := m.Heap.Get(r)
		if o == nil || seen[r] {
			continue
		}
		seen[r] = true
		switch k := o.Class; {
		case k == m.Lib.StringClass() || k == m.Lib.ClassClass():
		case k.Elem != nil:
			kind := k.ElemKind()
			for i := range int(o.Len) {
				if kind == vm.KindRef {
					work = append(work, vm.Ref(m.Heap.Get(r).Element(kind, i)))
				}
				v, a := c.anything("element", k.Elem.Descriptor(), c.f.Method.Class, home{obj: r, word: i})
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
					if ofJDK(k) || !changeable(fd) {
						continue
					}
					v, a := c.anything(fd.Name, fd.Desc, k, home{obj: r, word: fd.Word})
					w := m.Heap.Writable(r)
					w.Words[fd.Word] = v
					w.SetSlotAttr(fd.Word, a)
				}
			}
		}
	}
}

// anything is an unknown value of a type, which is at home in a place.
func (c skipped) anything(name, desc string, from *vm.Class, at home) (slot uint64, a vm.Attr) {
	if t, number := symbolic.TypeOf(desc); number {
		slot, a = c.rt.fresh(c.m, name, name, false, c.rt.domains.of(t, name))
		claim(c.m)
		return slot, a
	}
	return 0, c.rt.introduce(c.m, &Unknown{name: name, shown: name, desc: desc, from: from, home: at, depth: 1})
}
