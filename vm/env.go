package vm

import (
	"math"
)

// NativeFunc is the Go implementation of a Java method. It runs atomically.
//
// A native that has to wait or to call Java code does so in phases: it asks
// with Call, CallCatch, Block or InitClass and returns; the machine calls it
// again, with Phase and Result set, when the answer is there. What it must
// remember between phases is in its arguments and in the Local slots, never in
// Go variables, so that states may be taken in between.
type NativeFunc func(e *Env)

type envAction uint8

const (
	envReturn envAction = iota
	envThrow
	envCall
	envBlock
	envRetry
	envLeave
)

// Env is what a native method sees of the machine. It is valid during one
// call of the native only.
type Env struct {
	M      *Machine
	T      *Thread
	Method *Method
	Args   []uint64 // the argument slots: receiver first, two for a long or double
	Phase  int      // 0 at the first call
	Result uint64   // of the method called in the phase before
	// ResultAttr is the attribute of Result.
	ResultAttr Attr
	Exc        Ref // what that method threw, when CallCatch asked for it

	ret     uint64
	RetAttr Attr
	argAttr []Attr // of the caller's operands; nil where none has any
	exc     Ref
	action  envAction
	next    int // phase to resume at
	callee  *Method
	args    []uint64
	attrs   []Attr // of args; nil where none has any
	catch   bool
	framed  bool // the native has a frame of its own
	onStack bool // the arguments are still on the caller's operand stack
	spent   bool // an operation of this call was the transition's
	granted bool // this call is an operation, whatever it does
}

// ArgAttr returns the attribute of argument slot i, in the first phase.
func (e *Env) ArgAttr(i int) Attr {
	if e.Phase != 0 || i >= len(e.argAttr) {
		return nil
	}
	return e.argAttr[i]
}

// SetArgAttrs supplies the attributes of the arguments of the next native. The
// caller takes them back, with nil, after the call.
func (m *Machine) SetArgAttrs(a []Attr) { m.env.argAttr = a }

// Int returns the int (boolean, byte, char, short) in argument slot i.
func (e *Env) Int(i int) int32 { return int32(e.Args[i]) }

// Bool returns the boolean in argument slot i.
func (e *Env) Bool(i int) bool { return e.Args[i]&1 != 0 }

// Long returns the long in argument slots i and i+1.
func (e *Env) Long(i int) int64 { return int64(e.Args[i]) }

// Float returns the float in argument slot i.
func (e *Env) Float(i int) float32 { return math.Float32frombits(uint32(e.Args[i])) }

// Double returns the double in argument slots i and i+1.
func (e *Env) Double(i int) float64 { return math.Float64frombits(e.Args[i]) }

// Ref returns the reference in argument slot i.
func (e *Env) Ref(i int) Ref { return Ref(e.Args[i]) }

// Object returns the object referred to by argument slot i for reading, nil for null.
func (e *Env) Object(i int) *Object { return e.M.Heap.Get(Ref(e.Args[i])) }

// String returns the text of the String in argument slot i.
func (e *Env) String(i int) string { return e.M.GoString(Ref(e.Args[i])) }

// ReturnInt returns an int.
func (e *Env) ReturnInt(v int32) { e.ret = uint64(uint32(v)) }

// ReturnBool returns a boolean.
func (e *Env) ReturnBool(v bool) {
	e.ret = 0
	if v {
		e.ret = 1
	}
}

// ReturnLong returns a long.
func (e *Env) ReturnLong(v int64) { e.ret = uint64(v) }

// ReturnFloat returns a float.
func (e *Env) ReturnFloat(v float32) { e.ret = uint64(math.Float32bits(v)) }

// ReturnDouble returns a double.
func (e *Env) ReturnDouble(v float64) { e.ret = math.Float64bits(v) }

// ReturnRef returns a reference.
func (e *Env) ReturnRef(r Ref) { e.ret = uint64(r) }

// ReturnBoxed returns a value as an object, with its attribute: that of a reference,
// which is its own box, goes with what is returned.
func (e *Env) ReturnBoxed(k Kind, v uint64, a Attr) {
	e.ret = uint64(e.M.Box(k, v, a))
	if k == KindRef {
		e.RetAttr = a
	}
}

// ReturnRaw returns a slot as it is.
func (e *Env) ReturnRaw(v uint64) { e.ret = v }

// ReturnString returns a new String.
func (e *Env) ReturnString(s string) { e.ret = uint64(e.M.NewString(s)) }

// Throw makes the native throw a new exception of the class, which must have
// been loaded by the boot loader and take a message or nothing.
func (e *Env) Throw(class, msg string) {
	e.action = envThrow
	e.exc = e.M.newThrowable(e.T, class, msg, true, e.throwingMethod())
}

// ThrowNoMessage is Throw with a null message.
func (e *Env) ThrowNoMessage(class string) {
	e.action = envThrow
	e.exc = e.M.newThrowable(e.T, class, "", false, e.throwingMethod())
}

// throwingMethod is the native to show in the trace on top of the frames.
func (e *Env) throwingMethod() *Method {
	if e.framed {
		return nil
	}
	return e.Method
}

// ThrowRef makes the native throw an existing exception.
func (e *Env) ThrowRef(exc Ref) { e.action, e.exc = envThrow, exc }

// ThrowError throws the Java form of a linkage error.
func (e *Env) ThrowError(err error) {
	e.action = envThrow
	e.exc = e.M.errorObject(e.T, err, e.throwingMethod())
	if e.exc == 0 {
		e.action = envLeave
	}
}

// Throwing reports whether the native has asked to throw.
func (e *Env) Throwing() bool { return e.action == envThrow }

// Call asks the machine to run a method and to come back in the given phase.
func (e *Env) Call(phase int, m *Method, args ...uint64) {
	e.action, e.next, e.callee, e.args, e.attrs, e.catch = envCall, phase, m, args, nil, false
}

// WithAttrs adds the attributes of the arguments, slot by slot, to a Call.
func (e *Env) WithAttrs(attrs []Attr) { e.attrs = attrs }

// CallCatch is Call for a native that wants to see what the method throws: it
// comes back with Exc set instead of being unwound.
func (e *Env) CallCatch(phase int, m *Method, args ...uint64) {
	e.Call(phase, m, args...)
	e.catch = true
}

// CallVirtual is Call with the method selected by the receiver's class.
func (e *Env) CallVirtual(phase int, decl *Method, args ...uint64) {
	recv := e.M.Heap.Get(Ref(args[0]))
	impl, _ := recv.Class.Select(decl)
	e.Call(phase, impl, args...)
}

// Block gives the processor up: the native has set the thread's status, and
// will be called again in the given phase when the thread is runnable.
func (e *Env) Block(phase int) { e.action, e.next = envBlock, phase }

// Retry has the machine run the calling instruction again: the native has
// pushed a frame that must finish first, or has thrown.
func (e *Env) Retry() { e.action = envRetry }

// Again is Retry for a native that has registered a choice.
func (e *Env) Again() {
	e.action = envRetry
	if e.spent { // it comes again with the native
		e.M.misc.spent = false
	}
}

// Leave ends a pseudo native without returning anything to the frame below.
func (e *Env) Leave() { e.action = envLeave }

// InitClass makes sure that a class is initialised. When it returns false the
// native must return at once; it will be called again in the same phase.
func (e *Env) InitClass(c *Class) bool {
	if s := e.M.classes.Get(c.ID); s != nil && (s.Status == InitDone || s.Status == InitRunning && int(s.Thread) == e.T.ID) {
		return true
	}
	if e.M.InitClass(e.T, c) {
		return true
	}
	e.action = envRetry
	return false
}

// MayRun is asked in front of an operation that other threads may notice. When
// it returns false the native must return at once; it is called again, in the
// same phase, when its thread is scheduled next.
func (e *Env) MayRun(op Operation) bool {
	if checked {
		e.M.askFor(op)
	}
	return e.may(func() bool { return e.M.MayRun(e.T, op) })
}

// Arrived reports whether there is nobody whom the thread has joined ahead. When it
// returns false the native must return at once; it is called again.
func (e *Env) Arrived() bool { return e.may(func() bool { return arrived(e.M, e.T) }) }

// MayAccess is MayRun for a read or write of a field word or array element.
func (e *Env) MayAccess(r Ref, index int, write bool) bool {
	v := Variable{Obj: r, Index: index}
	return e.May(v, write) && e.Took(v, write)
}

// MayAccessStatic is MayRun for a read or write of a static word.
func (e *Env) MayAccessStatic(c *Class, word int, write bool) bool {
	v := Variable{Class: c, Index: word}
	return e.May(v, write) && e.Took(v, write)
}

// MayTouch is asked in front of an operation that reads and writes several
// variables at one moment. Of arrays it is all elements.
func (e *Env) MayTouch(list ...Access) bool { return e.MayTouchOnly(list...) && e.tookAll(list) }

// MayTouchBeside is MayTouch for an operation that has to do with other variables,
// too, which it does not race for.
func (e *Env) MayTouchBeside(beside []Access, list ...Access) bool {
	return e.MayTouchOnly(append(beside, list...)...) && e.tookAll(list)
}

// MayTouchOnly is MayTouch for a native that says itself which elements it reads and
// writes, by TookSpan.
func (e *Env) MayTouchOnly(list ...Access) bool {
	if !e.M.Sharing {
		return true
	}
	if checked {
		for _, a := range list {
			e.M.askFor(Operation{Kind: OpRead, Obj: a.Obj, Class: a.Class})
		}
	}
	return e.may(func() bool { return e.M.mayTouch(e.T, list) })
}

// MayWait is MayRun in front of what others can see the thread wait for.
func (e *Env) MayWait() bool { return e.may(func() bool { return e.M.MayWait(e.T) }) }

func (e *Env) may(ask func() bool) bool {
	if checked {
		e.M.native.off++
		defer func() { e.M.native.off-- }()
	}
	before := e.M.misc.spent
	if !ask() {
		e.action = envRetry
		return false
	}
	e.spent = e.spent || e.M.misc.spent != before
	return true
}

// CatchInit makes a framed native that has to wait for InitClass see what the
// initialiser throws.
func (e *Env) CatchInit() {
	if f := e.T.Top; e.framed && f != nil && f.Parent != nil && f.Parent.Method == e.Method {
		f.Parent.Flags |= FrameCatch
	}
}

// Local returns a slot that the native keeps between phases; valid from the
// second phase on.
func (e *Env) Local(i int) uint64 {
	return e.T.Top.Slots[int(e.T.Top.SP)-nativeLocals+i]
}

// SetLocal sets a slot kept between phases to a number that follows from what the
// program does: no reference, and no ID of a class or method. In the first phase the value is
// kept with the frame that the machine makes for the native.
func (e *Env) SetLocal(i int, v uint64) {
	if !e.framed {
		e.frame()
	}
	f := e.M.WritableFrame(e.T)
	f.Slots[int(f.SP)-nativeLocals+i] = v
	f.refs &^= 1 << i
}

// SetLocalRef is SetLocal for a reference: no number stands for it in digests.
func (e *Env) SetLocalRef(i int, r Ref) {
	e.SetLocal(i, uint64(r))
	e.T.Top.refs |= 1 << i
}

// frame gives the native a frame of its own.
func (e *Env) frame() {
	if e.onStack {
		e.M.WritableFrame(e.T).SP -= int32(len(e.Args))
		e.onStack = false
	}
	f := e.M.PushNative(e.T, e.Method, e.Args, e.Phase)
	e.Args = f.Slots[:f.SP]
	e.framed = true
}

// Caller returns the nearest Java frame below the native: the method that
// called it.
func (e *Env) Caller() *Frame {
	f := e.T.Top
	if e.framed {
		f = f.Parent
	}
	for f != nil && f.Method.Has(TraitPseudo) {
		f = f.Parent
	}
	return f
}

// Unsupported halts the machine: the run is incomplete.
func (e *Env) Unsupported(what, help string) {
	e.M.Stop(&Unsupported{What: what, Help: help, Stack: e.M.StackOf(e.T, e.throwingMethod())})
	e.action = envRetry
}

// CallNative runs a native method for an invocation whose arguments are args,
// a part of the operand stack of the top frame. It reports done when the
// native has returned and result is its value; otherwise frames or the
// thread's status have changed and the loop must look at the thread anew.
func (m *Machine) CallNative(t *Thread, method *Method, args []uint64) (result uint64, done bool) {
	e := &m.env
	e.T, e.Method, e.Args, e.Phase, e.action, e.framed = t, method, args, 0, envReturn, false
	e.ret, e.Exc, e.Result, e.spent = 0, 0, 0, false
	e.onStack = true
	if t.isAhead() && !e.joins() && !arrived(m, t) {
		return 0, false
	}
	if method.Traits&TraitDependent != 0 && !e.mayCall() {
		return 0, false
	}
	m.events.nativeEntered(t, method, args)
	m.runNative(e)
	if e.action == envReturn && !e.framed {
		m.events.nativeExited(t, method)
		return e.ret, true
	}
	m.finishNative(e)
	return 0, false
}

// ResumeNative runs the native frame on top of t in its present phase.
func (m *Machine) ResumeNative(t *Thread) {
	f := m.WritableFrame(t)
	if f.Flags&FramePending != 0 {
		if !m.Unknowns.Invoke(m, f) {
			return
		}
		f.Flags &^= FramePending
	}
	e := &m.env
	e.T, e.Method, e.Args, e.Phase, e.action, e.framed = t, f.Method, f.Slots[:f.SP], int(f.PC), envReturn, true
	e.ret, e.spent = 0, false
	if t.isAhead() && !e.joins() && !arrived(m, t) {
		return
	}
	if e.Phase == 0 && f.Method.Traits&TraitDependent != 0 && !e.mayCall() {
		return
	}
	e.Exc, t.Exc = t.Exc, 0
	e.Result, e.ResultAttr, m.nativeAttr = m.nativeResult, m.nativeAttr, nil
	f.Flags &^= FrameCatch
	m.runNative(e)
	m.finishNative(e)
}

func (m *Machine) finishNative(e *Env) {
	t := e.T
	switch e.action {
	case envReturn:
		// A framed native returns like a Java method.
		m.events.nativeExited(t, e.Method)
		m.Return(t, e.Method.Ret, e.ret, e.RetAttr)
		e.RetAttr = nil
	case envThrow:
		m.events.nativeExited(t, e.Method)
		if e.framed {
			m.PopFrame(t)
		}
		m.Throw(t, e.exc)
	case envCall:
		callee, args, attrs, catch, next := e.callee, e.args, e.attrs, e.catch, e.next
		e.args, e.attrs = nil, nil
		if !e.framed {
			e.frame()
		}
		f := m.WritableFrame(t)
		f.PC = int32(next)
		if catch {
			f.Flags |= FrameCatch
		}
		m.invoke(t, callee, args, attrs)
	case envBlock:
		if !e.framed {
			e.frame()
		}
		m.WritableFrame(t).PC = int32(e.next)
	case envLeave:
		if e.framed && t.Top != nil && t.Top.Method == e.Method {
			if m.PopFrame(t); t.Top == nil {
				m.endThread(t)
			}
		}
	case envRetry:
	}
}

// Invoke activates any concrete method, Java or native, on top of the present
// frame. A Java method gets a frame, a native runs at once; its value goes to
// the frame below as a return does.
func (m *Machine) Invoke(t *Thread, method *Method, args []uint64) { m.invoke(t, method, args, nil) }

func (m *Machine) invoke(t *Thread, method *Method, args []uint64, attrs []Attr) {
	if method.Native != nil {
		// The frame below is not an interpreter's: one of its own keeps phases simple.
		f := m.PushNative(t, method, args, 0)
		f.setAttrs(attrs)
		if m.Unknowns != nil {
			f.Flags |= FramePending
		}
		m.events.nativeEntered(t, method, args)
		m.ResumeNative(t)
		return
	}
	if method.Abstract() {
		m.throwAbstract(t, method, Ref(args[0]))
		return
	}
	if method.Flags&0x0100 != 0 {
		m.missingNative(t, method)
		return
	}
	f := m.PushFrame(t, method, args)
	if f == nil {
		return
	}
	f.setAttrs(attrs)
	if method.Has(TraitSynchronized) {
		m.lockFrame(t, f)
	}
}

// Return ends the top frame of t with a value and gives the value to the frame
// below.
func (m *Machine) Return(t *Thread, k Kind, v uint64, attr Attr) {
	f := t.Top
	if f.Flags&FrameSymbolic != 0 && m.Unknowns != nil {
		m.Unknowns.Returned(m, t, f, v, attr)
	}
	if f.Locked != 0 {
		m.MonitorExit(t, f.Locked)
	}
	if f.Flags&FramePassed != 0 {
		readLockTaken(m, t, f)
	}
	flags := f.Flags
	t.Top = f.Parent
	m.freeFrame(f)
	if t.Top == nil {
		m.endThread(t)
		return
	}
	if flags&FrameRetry != 0 {
		return
	}
	below := m.WritableFrame(t)
	if below.Code == nil {
		m.nativeResult, m.nativeAttr = v, attr
		return
	}
	below.PushKind(k, v)
	if attr != nil {
		below.SetAttr(int(below.SP)-k.Slots(), attr)
	}
	below.PC++
}

// SetAttr puts an attribute on slot i.
func (f *Frame) SetAttr(i int, a Attr) {
	if f.Attrs == nil {
		if a == nil {
			return
		}
		n := len(f.Slots)
		if f.Code != nil {
			n = f.Code.Max
		}
		f.Attrs = make([]Attr, n)
	}
	f.Attrs[i] = a
}

// PseudoMethod makes a method of the machine's own: it never shows in stack
// traces and its frames return nothing. first are the kinds of its first slots,
// as far as it matters that they are known.
func PseudoMethod(name string, fn NativeFunc, first ...Kind) *Method {
	return &Method{Name: name, Desc: "()V", Class: pseudoClass, first: first, Ret: KindVoid, VIndex: -1, Native: fn, Traits: TraitHidden | TraitPseudo, Flags: 0x0008}
}

var pseudoClass = &Class{Name: "gojpf/machine"}
