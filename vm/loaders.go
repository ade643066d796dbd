package vm

import (
	"maps"
	"strings"
)

// loaderTable is what the user loaders of a state have defined and loaded. It
// is immutable: changes make a new table.
type loaderTable struct {
	loaders map[Ref]*Loader
	classes map[loaderKey]*Class
	failed  map[poolEntry]*LinkageError
}

// poolEntry is a Class entry of a constant pool whose resolution failed with a
// LinkageError: it fails the same way again, without asking the loader
// (JVMS 5.4.3).
type poolEntry struct{ class, index uint32 }

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
	n.failed = lt.failed
	return n
}

// UserLoader returns the Loader of a java.lang.ClassLoader object of the
// program.
func (rs *resolver) UserLoader(obj Ref) *Loader {
	m := rs.m
	if l := m.misc.loaders.loaders[obj]; l != nil {
		return l
	}
	l := &Loader{Kind: LoaderUser, Obj: obj}
	n := m.misc.loaders.clone()
	n.loaders[obj] = l
	m.misc.loaders = n
	m.Publish(obj)
	return l
}

// loadedBy returns the class that a loader is recorded to have loaded under a
// name, nil where there is none.
func (rs *resolver) loadedBy(l *Loader, name string) *Class {
	m := rs.m
	if l.Builtin() {
		return m.Lib.Loaded(name)
	}
	m.Note(Access{Mode: AccessRead, Obj: l.Obj, Key: loadedKey})
	return m.misc.loaders.classes[loaderKey{l, name}]
}

// LoadedBy is loadedBy for natives.
func (rs *resolver) LoadedBy(l *Loader, name string) *Class { return rs.loadedBy(l, name) }

// RecordLoaded records that loader l is an initiating loader of c.
func (rs *resolver) RecordLoaded(l *Loader, name string, c *Class) {
	m := rs.m
	if !l.Builtin() {
		m.Note(Access{Mode: AccessWrite, Obj: l.Obj, Key: loadedKey})
	}
	n := m.misc.loaders.clone()
	n.classes[loaderKey{l, name}] = c
	m.misc.loaders = n
}

// pushLoadClass pushes a frame that calls loader.loadClass(name) and records
// the result; the instruction below then runs again.
func (rs *resolver) pushLoadClass(t *Thread, l *Loader, name string) {
	m := rs.m
	var id uint32
	m.Lib.Locked(func() { id = m.Lib.Text(name) })
	f := m.PushNative(t, loadClassMethod, []uint64{uint64(l.Obj), uint64(id)}, 0)
	f.Flags |= FrameRetry
}

var loadClassMethod = PseudoMethod("load class", func(e *Env) {
	m := e.M
	name := m.Lib.textIDs.at(e.Args[1])
	switch e.Phase {
	case 0:
		if m.LoadedBy(m.UserLoader(e.Ref(0)), name) != nil {
			e.Leave()
			return
		}
		if !e.EnterLoader(e.Ref(0)) {
			return
		}
		decl := m.Lib.MustLoad("java/lang/ClassLoader").Method("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
		impl, _ := m.Heap.Get(e.Ref(0)).Class.Select(decl)
		e.CallCatch(1, impl, e.Args[0], uint64(m.NewString(dotted(name))))
	default:
		e.LeaveLoader()
		if e.Exc != 0 {
			exc := e.Exc
			if m.Heap.Get(exc).Class.SubclassOf(m.Lib.MustLoad("java/lang/ClassNotFoundException")) {
				exc = m.notDefined(e.T, name, exc)
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
}, KindRef, KindText)

// EnterLoader takes the monitor of a ClassLoader that is about to be asked for a
// class, as HotSpot does unless the loader is registered as parallel capable. When it
// returns false the native must return at once; it is called again in phase 0, and
// may find the class loaded then.
func (e *Env) EnterLoader(loader Ref) bool {
	m := e.M
	if m.Heap.Get(loader).Ref(m.Lib.known.parallelLoads.Word) != 0 {
		return true
	}
	if !m.MonitorEnter(e.T, loader) {
		e.Block(0)
		return false
	}
	if !e.framed {
		e.frame()
	}
	m.WritableFrame(e.T).Locked = loader
	return true
}

// LeaveLoader gives up what EnterLoader has taken, when the loader has answered.
func (e *Env) LeaveLoader() {
	f := e.M.WritableFrame(e.T)
	if f.Locked != 0 {
		e.M.MonitorExit(e.T, f.Locked)
		f.Locked = 0
	}
}

// BuiltinLoaders is the class that holds the ClassLoader objects of the
// machine's own loaders.
const BuiltinLoaders = "jdk/internal/loader/ClassLoaders"

// LoaderObject returns the ClassLoader object of a loader, null for the boot
// loader. Those of the machine's own loaders are made when first asked for:
// when ok is false the native must return at once; it will be called again.
func (e *Env) LoaderObject(l *Loader) (r Ref, ok bool) {
	switch {
	case l.Boot():
		return Null, true
	case l.Kind == LoaderUser:
		return l.Obj, true
	}
	c := e.M.Lib.MustLoad(BuiltinLoaders)
	if !e.InitClass(c) {
		return Null, false
	}
	name := "APP_LOADER"
	if l.Kind == LoaderPlatform {
		name = "PLATFORM_LOADER"
	}
	return Ref(e.M.Static(c.FieldNamed(name))), true
}

// missing is the error of a resolution that failed before.
func missing(name string) error {
	elem := elementName(name)
	return &LinkageError{Class: "java/lang/NoClassDefFoundError", Msg: name,
		Cause: &LinkageError{Class: "java/lang/ClassNotFoundException", Msg: dotted(elem)}}
}

// elementName strips an array's name down to that of the class at its bottom.
func elementName(name string) string {
	elem := strings.TrimLeft(name, "[")
	if elem != name && len(elem) > 2 && elem[0] == 'L' {
		return elem[1 : len(elem)-1]
	}
	return name
}

// pushResolution pushes a frame that asks the loader of from for the class that an
// entry of its constant pool names. A loader of the machine's own is asked so only
// for what the library does not have, because the frames of its loadClass are part
// of the exception's trace.
func (rs *resolver) pushResolution(t *Thread, from *Class, index uint16) {
	f := rs.m.PushNative(t, resolutionMethod, []uint64{uint64(from.ID), uint64(index)}, 0)
	f.Flags |= FrameRetry
}

var resolutionMethod = PseudoMethod("load class", func(e *Env) {
	m := e.M
	from, index := m.Lib.ClassByID(uint32(e.Args[0])), uint16(e.Args[1])
	name := from.File.Pool.Class(index)
	elem := elementName(name)
	if e.Phase == 0 {
		loader, ok := e.LoaderObject(from.Loader)
		if !ok {
			return
		}
		if m.LoadedBy(from.Loader, elem) != nil {
			e.Leave()
			return
		}
		if !e.EnterLoader(loader) {
			return
		}
		decl := m.Lib.MustLoad("java/lang/ClassLoader").Method("loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
		impl, _ := m.Heap.Get(loader).Class.Select(decl)
		e.CallCatch(1, impl, uint64(loader), uint64(m.NewString(dotted(elem))))
		return
	}
	e.LeaveLoader()
	exc := e.Exc
	switch {
	case exc == 0 && e.Result != 0 && m.ClassOf(Ref(e.Result)).Name == elem:
		m.RecordLoaded(from.Loader, elem, m.ClassOf(Ref(e.Result)))
		e.Leave()
		return
	case exc == 0:
		exc = m.newThrowable(e.T, "java/lang/NoClassDefFoundError", name, true, nil)
	case m.Heap.Get(exc).Class.SubclassOf(m.Lib.MustLoad("java/lang/ClassNotFoundException")):
		exc = m.notDefined(e.T, name, exc)
	}
	if m.Heap.Get(exc).Class.SubclassOf(m.Lib.MustLoad("java/lang/LinkageError")) {
		n := m.misc.loaders.clone()
		n.failed = maps.Clone(n.failed)
		if n.failed == nil {
			n.failed = map[poolEntry]*LinkageError{}
		}
		n.failed[poolEntry{from.ID, uint32(index)}] = failure(m, exc, true)
		m.misc.loaders = n
	}
	e.ThrowRef(exc)
}, KindClassID, KindInt)

// failure is what HotSpot keeps of the error of a resolution, to make it anew: its
// class by name, its message, and the same of its cause.
func failure(m *Machine, exc Ref, withCause bool) *LinkageError {
	k, o := m.Lib.known, m.Heap.Get(exc)
	f := &LinkageError{Class: o.Class.Name}
	if text := o.Ref(k.throwableMessage.Word); text != 0 {
		f.Msg = m.GoString(text)
	}
	if cause := o.Ref(k.throwableCause.Word); withCause && cause != 0 && cause != exc {
		f.Cause = failure(m, cause, false)
	}
	return f
}

// throwAgain throws what a resolution failed with the first time: as HotSpot does,
// an exception made anew, whose class is found by name from the boot loader.
func throwAgain(m *Machine, t *Thread, f *LinkageError) {
	exc := remade(m, t, f)
	if cause, ok := f.Cause.(*LinkageError); ok && exc != 0 {
		m.SetRefField(exc, "java/lang/Throwable", "cause", remade(m, t, cause))
	}
	m.Throw(t, exc)
}

func remade(m *Machine, t *Thread, f *LinkageError) Ref {
	if _, err := m.Lib.LoadBoot(f.Class); err != nil {
		return m.errorObject(t, err, nil)
	}
	return m.newThrowable(t, f.Class, f.Msg, f.Msg != "", nil)
}

// notDefined is the NoClassDefFoundError that a loader's exception becomes.
func (rs *resolver) notDefined(t *Thread, name string, cause Ref) Ref {
	m := rs.m
	t.Exc = cause
	exc := m.newThrowable(t, "java/lang/NoClassDefFoundError", name, true, nil)
	m.Heap.Get(exc).Words[m.Lib.known.throwableCause.Word] = uint64(cause)
	return exc
}

func dotted(s string) string {
	b := []byte(s)
	for i := range b {
		if b[i] == '/' {
			b[i] = '.'
		}
	}
	return string(b)
}
