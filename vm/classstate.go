package vm

// InitStatus is how far the initialisation of a class has come.
type InitStatus uint8

// The stages of JVMS 5.5.
const (
	InitNone InitStatus = iota
	InitRunning
	InitDone
	InitFailed
)

// ClassState is the part of a class that belongs to the program's state. Words
// holds the static fields in the same form as an object's.
type ClassState struct {
	epoch  Epoch
	Status InitStatus
	Thread int32 // that runs the initialiser
	Mirror Ref   // the java.lang.Class, 0 before it was asked for
	Error  Ref   // what a failed initialiser threw, wrapped
	Words  []uint64
	Attrs  map[int]Attr
	guards []*guard // of the words; never written in place
}

var noClassState = &ClassState{}

// ClassState returns the state of c for reading.
func (m *Machine) ClassState(c *Class) *ClassState {
	if s := m.classes.Get(c.ID); s != nil {
		return s
	}
	return noClassState
}

// Statics returns the state of the class with that ID for reading; it is nil
// when nothing has happened to the class yet.
func (m *Machine) Statics(id uint32) *ClassState {
	return m.classes.groups[id>>(pageBits+groupBits)].pages[id>>pageBits&(groupSize-1)].items[id&(pageSize-1)]
}

// WritableClass returns the state of c for writing.
func (m *Machine) WritableClass(c *Class) *ClassState {
	if checked {
		m.touchedClass(c)
	}
	s := m.classes.Get(c.ID)
	switch {
	case s == nil:
		s = &ClassState{epoch: m.epoch, Words: make([]uint64, c.StaticWords)}
	case s.epoch != m.epoch:
		n := *s
		n.epoch = m.epoch
		n.Words = append(make([]uint64, 0, len(s.Words)), s.Words...)
		if s.Attrs != nil {
			n.Attrs = make(map[int]Attr, len(s.Attrs))
			for k, v := range s.Attrs {
				n.Attrs[k] = v
			}
		}
		s = &n
	default:
		return s
	}
	m.classes.Set(c.ID, s, m.epoch)
	return s
}

// Static reads a static field's word.
func (m *Machine) Static(f *Field) uint64 {
	s := m.classes.Get(f.Class.ID)
	if s == nil {
		return 0
	}
	return s.Words[f.Word]
}

// SetStatic writes a static field's word.
func (m *Machine) SetStatic(f *Field, v uint64) {
	if f.Kind == KindRef {
		m.Publish(Ref(v))
	}
	m.WritableClass(f.Class).Words[f.Word] = f.Kind.Narrow(v)
}

// SetAttr sets the attribute of static word i of a writable class state.
func (s *ClassState) SetAttr(i int, a Attr) {
	switch {
	case a != nil:
		if s.Attrs == nil {
			s.Attrs = map[int]Attr{}
		}
		s.Attrs[i] = a
	case s.Attrs != nil:
		if delete(s.Attrs, i); len(s.Attrs) == 0 {
			s.Attrs = nil
		}
	}
}
