package vm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
)

// LinkageError is an error in loading, linking or resolving a class: Class is
// the Java class that it is thrown as.
type LinkageError struct {
	Class string // java/lang/NoClassDefFoundError
	Msg   string
	Cause error
}

func (e *LinkageError) Error() string {
	return strings.ReplaceAll(e.Class, "/", ".") + ": " + e.Msg
}

// thrower makes exceptions, with their stack traces, and unwinds threads to what catches
// them.
type thrower struct{ m *Machine }

// ThrowNew throws a new exception of a boot class in t.
func (th *thrower) ThrowNew(t *Thread, class, msg string) {
	if exc := th.newThrowable(t, class, msg, true, nil); exc != 0 {
		th.Throw(t, exc)
	}
}

// ThrowShowing throws a new exception whose message is a String of the program's.
func (th *thrower) ThrowShowing(t *Thread, class string, message Ref) {
	if exc := th.newThrowable(t, class, "", false, nil); exc != 0 {
		th.SetRefField(exc, "java/lang/Throwable", "detailMessage", message)
		th.Throw(t, exc)
	}
}

// ThrowBare throws a new exception without a message.
func (th *thrower) ThrowBare(t *Thread, class string) {
	if exc := th.newThrowable(t, class, "", false, nil); exc != 0 {
		th.Throw(t, exc)
	}
}

// ThrowError throws what an error of the loader means to the program. An error
// that has no Java form halts the machine.
func (th *thrower) ThrowError(t *Thread, err error) {
	if exc := th.errorObject(t, err, nil); exc != 0 {
		th.Throw(t, exc)
	}
}

func (th *thrower) errorObject(t *Thread, err error, native *Method) Ref {
	var le *LinkageError
	if !errors.As(err, &le) {
		th.m.Stop(err)
		return 0
	}
	exc := th.newThrowable(t, le.Class, le.Msg, true, native)
	if exc != 0 && le.Cause != nil && le.Class == "java/lang/NoClassDefFoundError" {
		var ce *LinkageError
		if errors.As(le.Cause, &ce) {
			cause := th.newThrowable(t, ce.Class, ce.Msg, true, native)
			th.SetRefField(exc, "java/lang/Throwable", "cause", cause)
		}
	}
	return exc
}

// newThrowable makes an exception as its constructor would, without running
// Java code: every class the machine throws by itself has a constructor that
// does no more than Throwable's.
func (th *thrower) newThrowable(t *Thread, class, msg string, hasMsg bool, native *Method) Ref {
	m := th.m
	c, err := m.Lib.LoadBoot(class)
	if err != nil {
		m.Stop(fmt.Errorf("cannot throw %s: %w", class, err))
		return 0
	}
	exc := m.Heap.NewInstance(c)
	t.Exc = exc // keeps it from the collector
	k := m.Lib.known
	var text Ref
	if hasMsg {
		text = m.NewString(msg)
	}
	o := m.Heap.Get(exc)
	o.Words[k.throwableCause.Word] = uint64(exc)
	o.Words[k.throwableMessage.Word] = uint64(text)
	s := m.classes.Get(k.throwable.ID)
	if s != nil && s.Status >= InitRunning {
		o.Words[k.throwableStack.Word] = s.Words[k.throwableUnassigned.Word]
		o.Words[k.throwableSuppressed.Word] = s.Words[k.throwableSentinel.Word]
	}
	if class == "java/lang/NullPointerException" {
		// As its fillInStackTrace does: the trace is the one of the failure, so
		// that getMessage may describe it.
		if f := c.FieldNamed("extendedMessageState"); f != nil {
			o.Words[f.Word] = 1
		}
	}
	t.Exc = 0
	th.FillStackTrace(t, exc, native)
	return exc
}

// SetRefField sets a reference field of an object by the declaring class's
// name and the field's name.
func (th *thrower) SetRefField(r Ref, class, name string, v Ref) {
	c := th.m.Lib.MustLoad(class)
	th.m.Heap.Writable(r).Words[c.FieldNamed(name).Word] = uint64(v)
}

// Backtraces. Throwable.backtrace refers to a long[] with one element for each
// frame: the method's ID in the upper half, the bytecode index in the lower.
// The first element carries belowHidden if frames above it were left out.

const belowHidden = 1 << 31

// An element carries bytecodeMade if HotSpot has made bytecode for that call by
// reflection, because it is one of many, and shows another frame in its place.
const bytecodeMade = 1 << 30

// manyCalls is the first call of a method by reflection, of one accessor, that
// HotSpot executes by bytecode it has made.
const manyCalls = 17

// callsByReflection are the methods of the JDK that count such calls.
func callsByReflection(f *Frame) (count *Field) {
	c := f.Method.Class
	if f.Code == nil || f.Method.Static() || c == nil || !c.Loader.Boot() || !strings.HasPrefix(c.Name, "jdk/internal/reflect/Native") {
		return nil
	}
	return c.FieldNamed("numInvocations")
}

// CountReflection bounds the number of calls by reflection that frame f counts, so
// that states do not differ by it for ever.
func (th *thrower) CountReflection(f *Frame) {
	if c := callsByReflection(f); c != nil && int32(th.m.Heap.Get(Ref(f.Slots[0])).Words[c.Word]) > manyCalls {
		th.m.Heap.Writable(Ref(f.Slots[0])).Words[c.Word] = manyCalls
	}
}

// MadeOfBytecode reports whether HotSpot shows another frame in place of f.
func (th *thrower) MadeOfBytecode(f *Frame) bool {
	c := callsByReflection(f)
	return c != nil && int32(th.m.Heap.Get(Ref(f.Slots[0])).Words[c.Word]) >= manyCalls
}

// maxBacktrace is HotSpot's MaxJavaStackTraceDepth.
const maxBacktrace = 1024

// FillStackTrace records the stack of t in a Throwable; native is a native
// method without a frame that is to be shown on top.
func (th *thrower) FillStackTrace(t *Thread, exc Ref, native *Method) {
	m := th.m
	var trace []uint64
	hidden := uint64(0)
	if native != nil {
		if native.Has(TraitHidden) {
			hidden = belowHidden
		} else {
			trace = append(trace, uint64(native.ID)<<32)
		}
	}
	excClass := m.Heap.Get(exc).Class
	skipping := true // fillInStackTrace itself and the exception's constructors
	for f := t.Top; f != nil && len(trace) < maxBacktrace; f = f.Parent {
		if f.Method.Has(TraitPseudo) {
			continue
		}
		if skipping && f.Method.Class != nil {
			if f.Method.Name == "fillInStackTrace" && f.Method.Class.Name == "java/lang/Throwable" {
				continue
			}
			if f.Method.Name == "<init>" && f.Slots[0] == uint64(exc) && excClass.SubclassOf(f.Method.Class) {
				continue
			}
			if f.Method.Name == "fillInStackTrace" && excClass.SubclassOf(f.Method.Class) && f.Slots[0] == uint64(exc) {
				continue
			}
		}
		skipping = false
		if f.Method.Has(TraitHidden) {
			if len(trace) == 0 {
				hidden = belowHidden
			}
			continue
		}
		bci := 0
		if f.Code != nil {
			bci = f.BCI()
		}
		if th.MadeOfBytecode(f) {
			bci |= bytecodeMade
		}
		trace = append(trace, uint64(f.Method.ID)<<32|uint64(uint32(bci)))
	}
	t.Exc = exc
	arr := m.Heap.NewArray(m.Lib.known.longArray, int32(len(trace)))
	if len(trace) > 0 {
		trace[0] |= hidden
	}
	copy(m.Heap.Get(arr).Words, trace)
	t.Exc = 0
	o := m.Heap.Writable(exc)
	k := m.Lib.known
	o.Words[k.throwableBacktrace.Word] = uint64(arr)
	o.Words[k.throwableDepth.Word] = uint64(len(trace))
	if s := m.classes.Get(k.throwable.ID); s != nil && len(s.Words) > 0 {
		o.Words[k.throwableStack.Word] = s.Words[k.throwableUnassigned.Word]
	}
}

// TraceElement is one line of a recorded stack.
type TraceElement struct {
	Method      *Method
	BCI         int
	BelowHidden bool // the top of the trace, but not of the stack
	Made        bool // HotSpot shows a frame of bytecode it has made
}

// Backtrace returns the recorded stack of a Throwable.
func (th *thrower) Backtrace(exc Ref) []TraceElement {
	return th.TraceIn(th.m.Heap.Get(exc).Ref(th.m.Lib.known.throwableBacktrace.Word))
}

// TraceIn reads what an exception keeps as its backtrace.
func (th *thrower) TraceIn(arr Ref) []TraceElement {
	if arr == 0 {
		return nil
	}
	o := th.m.Heap.Get(arr)
	out := make([]TraceElement, o.Len)
	for i := range out {
		w := o.Words[i]
		out[i] = TraceElement{Method: th.m.Lib.MethodByID(uint32(w >> 32)), BCI: int(uint32(w) &^ (belowHidden | bytecodeMade)),
			BelowHidden: w&belowHidden != 0, Made: w&bytecodeMade != 0}
	}
	return out
}

// String prints the element as a stack trace does.
func (e TraceElement) String() string {
	var b strings.Builder
	c := e.Method.Class
	if c.Module != "" {
		b.WriteString(c.Module)
		b.WriteByte('/')
	}
	b.WriteString(c.JavaName())
	b.WriteByte('.')
	b.WriteString(e.Method.Name)
	line := e.Method.Line(e.BCI)
	switch {
	case line == -2:
		b.WriteString("(Native Method)")
	case c.File == nil || c.File.SourceFile == "":
		b.WriteString("(Unknown Source)")
	case line < 0:
		b.WriteString("(" + c.File.SourceFile + ")")
	default:
		fmt.Fprintf(&b, "(%s:%d)", c.File.SourceFile, line)
	}
	return b.String()
}

// StackOf describes the stack of a thread, top first.
func (th *thrower) StackOf(t *Thread, native *Method) []string {
	var out []string
	if native != nil {
		out = append(out, TraceElement{Method: native}.String())
	}
	for _, at := range t.Stack() {
		out = append(out, at.String())
	}
	return out
}

// Throw unwinds the stack of t to the handler of an exception, or ends the
// thread.
func (th *thrower) Throw(t *Thread, exc Ref) {
	m := th.m
	if stray := m.strayLookup(t, exc); stray != nil {
		m.Stop(stray)
		return
	}
	if c := courseOf(m); c != nil && c.on {
		notSums(m, c)
	}
	m.events.exceptionThrown(t, exc)
	if m.Opt.Thrown != nil && m.Opt.Thrown(m, t, exc) {
		return
	}
	th.unwind(t, exc)
}

// unwind leaves the frames of t that do not catch an exception which was thrown. In front of a
// monitor where others may be seen to stand it lets them come to it.
func (th *thrower) unwind(t *Thread, exc Ref) {
	m := th.m
	class := m.Heap.Get(exc).Class
	for t.Top != nil {
		f := t.Top
		if f.Code == nil {
			if f.Flags&FrameCatch != 0 {
				if f.Parent == nil {
					m.events.exceptionBailout(t, exc) // to the machine's own end of a thread
				}
				t.Exc = exc
				return
			}
			m.PopFrame(t)
			continue
		}
		if pc, ok := th.findHandler(t, f, class); ok {
			f = m.WritableFrame(t)
			f.PC = pc
			f.SP = int32(f.Code.MaxLocals)
			f.Attrs = clearStackAttrs(f)
			f.Push(uint64(exc))
			m.events.exceptionHandled(t, f, exc)
			return
		}
		if f.Flags&FrameSymbolic != 0 && m.Unknowns != nil {
			m.Unknowns.Threw(m, t, exc)
		}
		if f.Locked != 0 && m.Sharing && m.nested == 0 && seenLeaving(m, t, f.Locked) {
			m.PushNative(t, unwindMethod, []uint64{uint64(exc)}, 0)
			return
		}
		th.leave(t)
	}
	m.events.exceptionBailout(t, exc)
	t.Exc = exc
	m.endThread(t)
}

// leave ends the top frame of t by an exception.
func (th *thrower) leave(t *Thread) {
	if r := t.Top.Locked; r != 0 {
		th.m.MonitorExit(t, r)
	}
	th.m.PopFrame(t)
}

// unwindMethod stands on a frame that is left by an exception, and has a monitor.
var unwindMethod *Method

func init() {
	unwindMethod = PseudoMethod("unwind", func(e *Env) {
		m, t, exc := e.M, e.T, Ref(e.Args[0])
		if !e.may(func() bool { return MayLeave(m, t, t.Top.Parent.Locked) }) {
			return
		}
		m.PopFrame(t)
		m.leave(t)
		m.unwind(t, exc)
		e.Retry()
	}, KindRef)
}

func clearStackAttrs(f *Frame) []Attr {
	if f.Attrs != nil {
		clear(f.Attrs[f.SP:])
	}
	return f.Attrs
}

func (th *thrower) findHandler(t *Thread, f *Frame, class *Class) (int32, bool) {
	for i := range f.Code.Handlers {
		h := &f.Code.Handlers[i]
		if f.PC < h.Start || f.PC >= h.End {
			continue
		}
		if h.Catch == "" {
			return h.PC, true
		}
		// A class that was never loaded cannot be a superclass of the
		// exception's, so names decide and nothing needs to be loaded.
		for c := class; c != nil; c = c.Super {
			if c.Name == h.Catch && th.sameCatch(f.Method.Class, c) {
				return h.PC, true
			}
		}
	}
	return 0, false
}

// sameCatch reports whether the class c of that name is the one that code of
// class from means by it.
func (th *thrower) sameCatch(from, c *Class) bool {
	if c.Loader == from.Loader || c.Loader.Builtin() {
		return true
	}
	k := th.m.loadedBy(from.Loader, c.Name)
	return k == nil || k == c
}

func (th *thrower) throwStackOverflow(t *Thread) {
	t.Overflow++
	th.ThrowBare(t, "java/lang/StackOverflowError")
	t.Overflow--
}

// throwAbstract throws for a call that selected a method without a body for a
// receiver.
func (th *thrower) throwAbstract(t *Thread, method *Method, receiver Ref) {
	m := th.m
	receiving := m.Heap.Get(receiver).Class
	if stray := m.Stray(receiving, method.Name, method.Desc); stray != nil {
		m.Stop(stray)
		return
	}
	th.ThrowNew(t, "java/lang/AbstractMethodError", fmt.Sprintf(
		"Receiver class %s does not define or inherit an implementation of the resolved method 'abstract %s' of %s.",
		receiving.JavaName(), externalMember(method, method.Name), KindWord(method.Class)))
}

// KindWord names a class with its kind, as HotSpot's messages do.
func KindWord(c *Class) string {
	switch {
	case c.IsInterface():
		return "interface " + c.JavaName()
	case c.Flags&classfile.AccAbstract != 0:
		return "abstract class " + c.JavaName()
	}
	return "class " + c.JavaName()
}

// missingNative halts the machine at a native method that nobody has written.
func (th *thrower) missingNative(t *Thread, method *Method) {
	th.m.Stop(&Unsupported{
		What:  "native method " + method.String(),
		Help:  "supply a Java model of " + method.Class.JavaName() + " on model_classpath, or register a native in Go (docs/models.md)",
		Stack: th.StackOf(t, method),
	})
}
