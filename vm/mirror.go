package vm

// Mirror returns the java.lang.Class object of c in the present state.
func (m *Machine) Mirror(c *Class) Ref {
	if s := m.classes.Get(c.ID); s != nil && s.Mirror != 0 {
		return s.Mirror
	}
	k := m.Lib.known
	r := m.Heap.NewInstance(k.class)
	o := m.Heap.Get(r)
	o.Words[k.classID] = uint64(c.ID)
	m.WritableClass(c).Mirror = r
	if c.Elem != nil {
		o.Words[k.classComponent.Word] = uint64(m.Mirror(c.Elem))
	}
	if c.Loader != nil && c.Loader.Kind == LoaderUser {
		o.Words[k.classLoader.Word] = uint64(c.Loader.Obj)
	}
	return r
}

// ClassOf returns the class that a java.lang.Class object stands for.
func (m *Machine) ClassOf(mirror Ref) *Class {
	return m.Lib.classes[m.Heap.Get(mirror).Words[m.Lib.known.classID]]
}

// IdentityHash returns the identity hash code of an object. It is assigned
// when first asked for, from the asking thread's own count, so that it depends
// on nothing but what that thread did.
func (m *Machine) IdentityHash(r Ref) int32 {
	if r == 0 {
		return 0
	}
	if h := m.Heap.Get(r).Hash; h != 0 {
		return h
	}
	t := m.thread(m.Current.ID)
	t.HashCount++
	x := uint64(t.HashCount)*0x9E3779B97F4A7C15 + uint64(t.ID)*0xBF58476D1CE4E5B9
	x ^= x >> 29
	x *= 0x94D049BB133111EB
	x ^= x >> 32
	h := int32(x & 0x7fffffff)
	if h == 0 {
		h = 1
	}
	m.Heap.Writable(r).Hash = h
	return h
}
