package vm

import "github.com/gojpf/gojpf/vm/memory"

// Natives under the Java memory model. One that reads or writes a variable by itself
// does so at the last place in its history, which is exact as long as there is no other:
// else the run is incomplete, unless the variable is the JDK's own. Those that a program
// gets at its variables by say which value they want, by Env.Recall and Env.Commit.

// May asks for an access to a variable and says no more of it.
func (e *Env) May(v Variable, write bool) bool {
	m := e.M
	if !m.Sharing {
		return true
	}
	if v.Class != nil {
		if checked {
			m.askFor(Operation{Kind: OpRead, Class: v.Class})
		}
		return e.may(func() bool { return m.MayAccessStatic(e.T, v.Class, v.Index, write) })
	}
	if checked {
		m.askForObject(v.Obj)
	}
	return e.may(func() bool { return m.MayAccess(e.T, v.Obj, m.Heap.Get(v.Obj), v.Index, write) })
}

// Recall asks for a read of a variable and returns what is read. When ok is false the
// native must return at once.
func (e *Env) Recall(v Variable, mode memory.Mode) (value uint64, ok bool) {
	if !e.May(v, false) {
		return 0, false
	}
	return Weak(e.M).Recall(e.T, v, mode, Weak(e.M).holds(v), e.Choose)
}

// Commit asks for a write to a variable and returns what it must hold then.
func (e *Env) Commit(v Variable, mode memory.Mode, value uint64) (heap uint64, ok bool) {
	if !e.May(v, true) {
		return 0, false
	}
	return Weak(e.M).Commit(e.T, v, mode, Weak(e.M).holds(v), value, e.Choose)
}

// holds is what the heap holds of a variable.
func (m WeakMemory) holds(v Variable) uint64 {
	if v.Class != nil {
		return m.ClassState(v.Class).Words[v.Index]
	}
	if o := m.Heap.Get(v.Obj); o.Class.Elem != nil {
		return o.Element(o.Class.ElemKind(), v.Index)
	}
	return m.Heap.Get(v.Obj).Words[v.Index]
}

// Took is an access of a native's own to a variable, which it was granted.
func (e *Env) Took(at Variable, write bool) bool {
	m := Weak(e.M)
	if m.misc.memory == nil {
		return true
	}
	v := m.variable(at)
	if m.settled(&v) || !v.shared && !write {
		return true
	}
	mode := ModeOf(v.field)
	l, mem := v.loc(), m.memory()
	piece, books := m.within(e.T)
	if books {
		return true
	}
	own := v.field != nil && v.field.Class.Loader.Boot() || piece
	if !m.racy(&v) {
		if v.shared && !own {
			m.disorder(e.T, &v, mode)
		}
		mem.SettleRead(e.T.ID, l, mode)
		if write {
			mem.SettleWrite(e.T.ID, l, mode, mode == memory.Volatile)
		}
		return true
	}
	readable, _ := mem.Readable(e.T.ID, l, mode)
	writable := mem.Writable(e.T.ID, l, mode)
	if !own && (write && len(writable) > 1 || !write && len(readable) > 1) {
		e.Unsupported("a racing access to "+v.String()+" by "+e.Method.String(), "the native method knows of the last write only: order the accesses, or see vm.memory=sc")
		return false
	}
	place := 0
	if len(writable) > 0 {
		place = writable[0]
	}
	switch {
	case !write:
		mem.Read(e.T.ID, l, mode, place)
	case mode == memory.Volatile:
		mem.Update(e.T.ID, l, mode, mode, place, m.holds(at), 0)
	default:
		mem.Write(e.T.ID, l, mode, place, m.holds(at), 0)
	}
	return true
}

// tookAll is took for variables, and for all elements of arrays.
func (e *Env) tookAll(list []Access) bool {
	if e.M.misc.memory == nil {
		return true
	}
	for _, a := range list {
		switch {
		case a.Obj == 0 && a.Class == nil || a.Key != "":
		case a.Class != nil || a.Index != WholeObject:
			if !e.Took(Variable{Obj: a.Obj, Class: a.Class, Index: a.Index}, a.Mode == AccessWrite) {
				return false
			}
		case !e.TookSpan(a.Obj, 0, Weak(e.M).width(a.Obj), a.Mode == AccessWrite):
			return false
		}
	}
	return true
}

// width is how many variables an object has.
func (m WeakMemory) width(r Ref) int {
	if o := m.Heap.Get(r); o.Class.Elem != nil {
		return int(o.Len)
	}
	return len(m.Heap.Get(r).Words)
}

// TookSpan is told of a native's access to n variables of an object, from one on. When it
// returns false the native must return at once.
func (e *Env) TookSpan(r Ref, from, n int, write bool) bool {
	if e.M.misc.memory == nil {
		return true
	}
	if !write && !e.M.misc.memory.Holds(uint32(r)) {
		return true
	}
	for i := from; i < from+n; i++ {
		if !e.Took(Variable{Obj: r, Index: i}, write) {
			return false
		}
	}
	return true
}

// Doubtful reports whether a read or a write of some of the variables of an object has a
// choice.
func (e *Env) Doubtful(r Ref, write bool) bool {
	mem := e.M.misc.memory
	if mem == nil || e.M.Heap.Get(r).Flags&Shared == 0 || !mem.Holds(uint32(r)) {
		return false
	}
	for i := range Weak(e.M).width(r) {
		l := Variable{Obj: r, Index: i}.loc()
		if list, _ := mem.Readable(e.T.ID, l, memory.Plain); !write && len(list) > 1 || write && len(mem.Writable(e.T.ID, l, memory.Plain)) > 1 {
			return true
		}
	}
	return false
}
