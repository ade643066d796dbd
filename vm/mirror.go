package vm

// Mirror returns the java.lang.Class object of c in the present state.
func (m *Machine) Mirror(c *Class) Ref {
	if c.Complements != nil {
		c = c.Complements
	}
	if s := m.classes.Get(c.ID); s != nil && s.Mirror != 0 {
		return s.Mirror
	}
	k := m.Lib.known
	r := m.Heap.NewInstance(k.class)
	o := m.Heap.Get(r)
	o.Words[k.classID] = uint64(c.ID)
	m.unwatched(func() { m.WritableClass(c).Mirror = r })
	if c.Elem != nil {
		o.Words[k.classComponent.Word] = uint64(m.Mirror(c.Elem))
	}
	if c.Loader != nil && c.Loader.Kind == LoaderUser {
		o.Words[k.classLoader.Word] = uint64(c.Loader.Obj)
	}
	m.Publish(r) // whoever knows the class can ask for it
	return r
}

// ClassOf returns the class that a java.lang.Class object stands for.
func (m *Machine) ClassOf(mirror Ref) *Class {
	return m.Lib.classes.at(m.Heap.Get(mirror).Words[m.Lib.known.classID])
}

// IdentityHash returns the identity hash code of an object. It is assigned
// when first asked for, from the asking thread's own sequence, so that it
// depends on nothing but what that thread did. The sequence is HotSpot's, a
// xorshift generator (Marsaglia) for each thread, so that programs which print
// hash codes in their main thread usually print the same ones.
func (m *Machine) IdentityHash(r Ref) int32 {
	if r == 0 {
		return 0
	}
	if h := m.Heap.Get(r).Hash; h != 0 {
		return h
	}
	t := m.thread(m.Current.ID)
	if t.kind != 0 {
		m.Learn(Identities)
	}
	if t.HashCount == 0 && t.hashes == (hashSequence{}) {
		t.hashes = newHashSequence(uint32(t.ID)*0x9E3779B9 + 1)
	}
	t.HashCount++
	h := t.hashes.next()
	m.Heap.Writable(r).Hash = h
	return h
}

// mainHashSeed is the seed that HotSpot's main thread has, the first number of
// the generator that it takes seeds from; mainHashSkip is how many hash codes
// the JDK has used up when main starts.
const (
	mainHashSeed = 1422014746
	mainHashSkip = 7
)

// StartHashes sets the current thread's sequence of hash codes to where that
// of HotSpot's main thread stands when the program starts.
func (m *Machine) StartHashes() {
	t := m.thread(m.Current.ID)
	t.HashCount = 0
	t.hashes = newHashSequence(mainHashSeed)
	for i := 0; i < mainHashSkip; i++ {
		t.hashes.next()
	}
}

// hashSequence is the state of a thread's generator.
type hashSequence struct{ x, y, z, w uint32 }

func newHashSequence(seed uint32) hashSequence {
	return hashSequence{seed, 842502087, 0x8767, 273326509}
}

func (s *hashSequence) next() int32 {
	t := s.x ^ s.x<<11
	s.x, s.y, s.z = s.y, s.z, s.w
	s.w = s.w ^ s.w>>19 ^ t ^ t>>8
	if h := int32(s.w & 0x7fffffff); h != 0 {
		return h
	}
	return 0xBAD
}
