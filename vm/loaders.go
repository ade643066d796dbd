package vm

// loaderTable is what the user loaders of a state have defined and loaded. It
// is immutable: changes make a new table.
type loaderTable struct {
	loaders map[Ref]*Loader
	classes map[loaderKey]*Class
}

type loaderKey struct {
	loader *Loader
	name   string
}

func (lt *loaderTable) clone() *loaderTable {
	n := &loaderTable{loaders: make(map[Ref]*Loader, len(lt.loaders)+1), classes: make(map[loaderKey]*Class, len(lt.classes)+1)}
	for k, v := range lt.loaders {
		n.loaders[k] = v
	}
	for k, v := range lt.classes {
		n.classes[k] = v
	}
	return n
}

// UserLoader returns the Loader of a java.lang.ClassLoader object of the
// program.
func (m *Machine) UserLoader(obj Ref) *Loader {
	if l := m.misc.loaders.loaders[obj]; l != nil {
		return l
	}
	l := &Loader{Kind: LoaderUser, Obj: obj}
	n := m.misc.loaders.clone()
	n.loaders[obj] = l
	m.misc.loaders = n
	return l
}

// loadedBy returns the class that a loader is recorded to have loaded under a
// name, nil where there is none.
func (m *Machine) loadedBy(l *Loader, name string) *Class {
	if l.Builtin() {
		return m.Lib.Loaded(name)
	}
	return m.misc.loaders.classes[loaderKey{l, name}]
}

// LoadedBy is loadedBy for natives.
func (m *Machine) LoadedBy(l *Loader, name string) *Class { return m.loadedBy(l, name) }

// RecordLoaded records that loader l is an initiating loader of c.
func (m *Machine) RecordLoaded(l *Loader, name string, c *Class) {
	n := m.misc.loaders.clone()
	n.classes[loaderKey{l, name}] = c
	m.misc.loaders = n
}

// pushLoadClass pushes a frame that calls loader.loadClass(name) and records
// the result; the instruction below then runs again.
func (m *Machine) pushLoadClass(t *Thread, l *Loader, name string) {
	var id uint32
	m.Lib.Locked(func() { id = m.Lib.Text(name) })
	f := m.PushNative(t, loadClassMethod, []uint64{uint64(l.Obj), uint64(id)}, 0)
	f.Flags |= FrameRetry
}

var loadClassMethod = PseudoMethod("load class", func(e *Env) {
	m := e.M
	name := m.Lib.textIDs[e.Args[1]]
	switch e.Phase {
	case 0:
		decl := m.Lib.MustLoad("java/lang/ClassLoader").Method("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
		impl, _ := m.Heap.Get(e.Ref(0)).Class.Select(decl)
		e.CallCatch(1, impl, e.Args[0], uint64(m.NewString(dotted(name))))
	default:
		if e.Exc != 0 {
			exc := e.Exc
			if m.Heap.Get(exc).Class.SubclassOf(m.Lib.MustLoad("java/lang/ClassNotFoundException")) {
				e.T.Exc = exc
				w := m.newThrowable(e.T, "java/lang/NoClassDefFoundError", name, true, nil)
				m.Heap.Get(w).Words[m.Lib.known.throwableCause.Word] = uint64(exc)
				exc = w
			}
			e.ThrowRef(exc)
			return
		}
		if e.Result == 0 {
			e.Throw("java/lang/NoClassDefFoundError", name)
			return
		}
		c := m.ClassOf(Ref(e.Result))
		if c.Name != name {
			e.Throw("java/lang/NoClassDefFoundError", name)
			return
		}
		m.RecordLoaded(m.UserLoader(e.Ref(0)), name, c)
		e.Leave()
	}
})

func dotted(s string) string {
	b := []byte(s)
	for i := range b {
		if b[i] == '/' {
			b[i] = '.'
		}
	}
	return string(b)
}
