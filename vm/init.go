package vm

import (
	"github.com/gojpf/gojpf/vm/classfile"
)

// InitClass makes sure that c is initialised (JVMS 5.5). It returns true when
// thread t may go on; otherwise a frame was pushed that initialises the class,
// or loads one that its verification asks for, or t was blocked, or an error was thrown, and the instruction must run again
// when control comes back to it.
func (m *Machine) InitClass(t *Thread, c *Class) bool {
	s := m.ClassState(c)
	if s.Status == InitDone {
		return true
	}
	if !arrived(m, t) {
		return false // who needs the class must not wait for it until they have ended
	}
	switch s.Status {
	case InitRunning:
		if int(s.Thread) == t.ID {
			return true
		}
		m.blockOnInit(t, c)
		return false
	case InitFailed:
		m.throwFailedInit(t, c)
		return false
	}
	ok, err := linkedFor(m, t, c)
	if err == nil && !ok {
		return false
	}
	if err == nil && m.trivialInit(c) {
		w := m.WritableClass(c)
		m.constantValues(c, w)
		w.Status = InitDone
		return true
	}
	if err == nil && m.Sharing && !c.Loader.Boot() && !m.MayRun(t, Operation{Kind: OpInit, Class: c}) {
		return false
	}
	f := m.PushNative(t, initMethod, []uint64{uint64(c.ID)}, 0)
	f.Flags |= FrameRetry
	return false
}

// trivialInit reports whether initialising c runs no code at all.
func (m *Machine) trivialInit(c *Class) bool {
	if c.Elem != nil || c.Prim != 0 {
		return true
	}
	for k := c; k != nil; k = k.Super {
		if s := m.classes.Get(k.ID); s != nil && s.Status == InitDone {
			return k != c && m.noDefaults(c, k)
		}
		if k.Clinit != nil {
			return false
		}
	}
	return m.noDefaults(c, nil)
}

// noDefaults reports whether no superinterface of c, but for those of done,
// has an initialiser that c's initialisation would run.
func (m *Machine) noDefaults(c, done *Class) bool {
	if c.Clinit != nil {
		return false
	}
	for i := range c.interfaces {
		if i.Clinit != nil && declaresDefault(i) {
			if s := m.classes.Get(i.ID); s == nil || s.Status != InitDone {
				return false
			}
		}
	}
	for k := c.Super; k != nil && k != done; k = k.Super {
		if k.Clinit != nil {
			return false
		}
		w := m.WritableClass(k)
		m.constantValues(k, w)
		w.Status = InitDone
	}
	return true
}

func declaresDefault(i *Class) bool {
	for _, mt := range i.Methods {
		if !mt.Static() && !mt.Abstract() {
			return true
		}
	}
	return false
}

// constantValues gives static finals their ConstantValue.
func (m *Machine) constantValues(c *Class, w *ClassState) {
	if c.File == nil {
		return
	}
	for _, f := range c.Fields {
		if f.Info.Constant == 0 || !f.Static() {
			continue
		}
		k := &c.File.Pool.Consts[f.Info.Constant]
		if k.Tag == classfile.TagString {
			var id uint32
			m.Lib.Locked(func() { id = m.Lib.Text(c.File.Pool.String(f.Info.Constant)) })
			w.Words[f.Word] = uint64(m.InternText(id))
		} else {
			w.Words[f.Word] = f.Kind.Narrow(k.Bits)
		}
	}
}

var initMethod *Method

func init() { initMethod = PseudoMethod("initialize class", initialize, KindClassID) }

// initialize initialises the class whose ID is its argument. Phases: 0 lock,
// 1 supers one by one, then the initialiser, 3 its end.
func initialize(e *Env) {
	m, t := e.M, e.T
	c := m.Lib.ClassByID(uint32(e.Args[0]))
	if e.Phase == 0 {
		s := m.ClassState(c)
		switch s.Status {
		case InitDone:
			e.Leave()
			return
		case InitFailed:
			e.action, e.exc = envThrow, m.failedInit(t, c)
			return
		case InitRunning:
			if int(s.Thread) == t.ID {
				e.Leave()
				return
			}
			m.blockOnInit(t, c)
			e.action = envRetry
			return
		}
		if !e.Link(c) { // its error is thrown here, where those who wait for the class can catch it
			return
		}
		w := m.WritableClass(c)
		w.Status, w.Thread = InitRunning, int32(t.ID)
		m.constantValues(c, w)
		m.WritableFrame(t).PC = 1
		e.Phase = 1
	}
	if e.Exc != 0 {
		m.failInit(e, c, e.Exc)
		return
	}
	if e.Phase == 1 {
		if next := m.nextSuper(t, c); next != nil {
			f := m.WritableFrame(t)
			f.PC = 1
			f.Flags |= FrameCatch
			s := m.PushNative(t, initMethod, []uint64{uint64(next.ID)}, 0)
			s.Flags |= FrameRetry
			e.action = envRetry
			return
		}
		if c.Clinit != nil {
			e.CallCatch(3, c.Clinit)
			return
		}
	}
	m.WritableClass(c).Status = InitDone
	m.wakeInit(c)
	e.Leave()
}

// nextSuper returns the next superclass or superinterface that must be
// initialised before c.
func (m *Machine) nextSuper(t *Thread, c *Class) *Class {
	pending := func(k *Class) bool {
		s := m.ClassState(k)
		return !(s.Status == InitDone || s.Status == InitRunning && int(s.Thread) == t.ID)
	}
	if c.IsInterface() {
		return nil
	}
	if c.Super != nil && pending(c.Super) {
		return c.Super
	}
	var visit func(k *Class) *Class
	visit = func(k *Class) *Class {
		for _, i := range k.Interfaces {
			if n := visit(i); n != nil {
				return n
			}
			if declaresDefault(i) && pending(i) {
				if i.Clinit == nil {
					w := m.WritableClass(i)
					m.constantValues(i, w)
					w.Status = InitDone
					continue
				}
				return i
			}
		}
		return nil
	}
	return visit(c)
}

// failInit marks c erroneous and goes on throwing, an exception wrapped in an
// ExceptionInInitializerError.
func (m *Machine) failInit(e *Env, c *Class, exc Ref) {
	t := e.T
	later := m.initCause(t, exc)
	t.Exc = later
	errClass := m.Lib.MustLoad("java/lang/Error")
	if !m.Heap.Get(exc).Class.SubclassOf(errClass) {
		t.Exc = exc
		w := m.newThrowable(t, "java/lang/ExceptionInInitializerError", "", false, nil)
		o := m.Heap.Get(w)
		o.Words[m.Lib.known.throwableCause.Word] = uint64(exc)
		if f := o.Class.FieldNamed("exception"); f != nil && f.Class == o.Class {
			o.Words[f.Word] = uint64(exc)
		}
		exc = w
	}
	s := m.WritableClass(c)
	t.Exc = 0
	s.Status, s.Error = InitFailed, later
	m.wakeInit(c)
	e.action, e.exc = envThrow, exc
}

// initCause makes the exception that later uses of a failed class show as
// their cause: the class, message and stack of what the initialiser threw,
// without its objects.
func (m *Machine) initCause(t *Thread, exc Ref) Ref {
	k := m.Lib.known
	o := m.Heap.Get(exc)
	msg := "Exception " + o.Class.JavaName()
	if txt := o.Ref(k.throwableMessage.Word); txt != 0 {
		msg += ": " + m.GoString(txt)
	}
	msg += " [in thread \"" + m.ThreadName(t) + "\"]"
	t.Exc = exc
	r := m.newThrowable(t, "java/lang/ExceptionInInitializerError", msg, true, nil)
	n, src := m.Heap.Get(r), m.Heap.Get(exc)
	n.Words[k.throwableBacktrace.Word] = src.Words[k.throwableBacktrace.Word]
	n.Words[k.throwableDepth.Word] = src.Words[k.throwableDepth.Word]
	n.Words[k.throwableCause.Word] = 0
	t.Exc = 0
	return r
}

func (m *Machine) failedInit(t *Thread, c *Class) Ref {
	exc := m.newThrowable(t, "java/lang/NoClassDefFoundError", "Could not initialize class "+c.JavaName(), true, nil)
	m.Heap.Get(exc).Words[m.Lib.known.throwableCause.Word] = uint64(m.ClassState(c).Error)
	return exc
}

func (m *Machine) throwFailedInit(t *Thread, c *Class) { m.Throw(t, m.failedInit(t, c)) }
