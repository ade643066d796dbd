package listener

import (
	"go.starlark.net/starlark"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

type fields = starlark.StringDict

func text(s string) starlark.Value { return starlark.String(s) }

func number[N int | int64 | int32](n N) starlark.Value { return starlark.MakeInt64(int64(n)) }

func methodText(m *vm.Method) starlark.Value { return text(m.Class.JavaName() + "." + m.Name) }

func place(c *Context, in Instruction) fields {
	m := in.Frame.Method
	d := fields{
		"thread": text(c.Machine.ThreadName(in.Thread)), "method": methodText(m),
		"line": number(in.Line()), "file": text(File(m)), "depth": number(in.Frame.Depth), "user": starlark.Bool(User(m)),
	}
	if in.Frame.Code != nil {
		d["op"] = text(insn.Name(in.Frame.Code.Instrs[in.Frame.PC].Op()))
	}
	return d
}

// withObject adds the number and the class of an object.
func withObject(d fields, c *Context, r vm.Ref) fields {
	class := ""
	if o := c.Machine.Heap.Get(r); o != nil {
		class = o.Class.JavaName()
	}
	d["object"], d["type"] = number(int64(r)), text(class)
	return d
}

func (s *script) SearchStarted(c *Context) { s.call(c, "search_started", fields{}) }

func (s *script) StateRestored(c *Context, depth int) {
	s.call(c, "state_restored", fields{"depth": number(depth)})
}

func (s *script) StateAdvanced(c *Context, a *explore.Advance) {
	var taken []starlark.Value
	for _, d := range a.Decisions {
		taken = append(taken, text(d.String()))
	}
	s.call(c, "state_advanced", fields{
		"state": number(a.To), "parent": number(a.From), "depth": number(a.Depth), "new": starlark.Bool(a.New),
		"end": starlark.Bool(a.End), "choices": starlark.NewList(taken),
	})
}

func (s *script) StateBacktracked(c *Context, depth int) {
	s.call(c, "state_backtracked", fields{"depth": number(depth)})
}

func (s *script) PropertyViolated(c *Context, v *search.Violation) {
	s.call(c, "property_violated", fields{"property": text(v.Property), "message": text(v.Message), "location": text(v.Location)})
}

func (s *script) SearchConstraintHit(c *Context, cut search.Cut) {
	s.call(c, "search_constraint_hit", fields{"reason": text(cut.Reason)})
}

func (s *script) SearchFinished(c *Context, r *search.Result) {
	s.call(c, "search_finished", fields{"states": number(r.Statistics.StatesNew), "violations": number(len(r.Violations))})
}

func (s *script) ChoiceRegistered(c *Context, g choice.Generator) {
	s.call(c, "choice_registered", fields{"id": text(g.ID()), "count": number(g.Len())})
}

func (s *script) ChoiceAdvanced(c *Context, d choice.Decision) {
	s.call(c, "choice_advanced", fields{"id": text(d.Generator.ID()), "index": number(d.Index), "choice": text(d.String())})
}

func (s *script) ExecuteInstruction(c *Context, in Instruction) {
	s.instruction(c, "execute_instruction", in, place(c, in))
}

func (s *script) Intervene(c *Context, in Instruction) {
	s.instruction(c, "intervene", in, place(c, in))
}

func (s *script) InstructionExecuted(c *Context, e Executed) {
	s.executed(c, "instruction_executed", e)
}

func (s *script) Intervened(c *Context, e Executed) { s.executed(c, "intervened", e) }

func (s *script) executed(c *Context, event string, e Executed) {
	m := e.Code.Method
	s.instruction(c, event, Instruction{e.Thread, e.Frame}, fields{
		"thread": text(c.Machine.ThreadName(e.Thread)), "method": methodText(m), "line": number(m.Line(int(e.Code.BCI[e.PC]))),
		"file": text(File(m)), "user": starlark.Bool(User(m)), "op": text(insn.Name(e.Code.Instrs[e.PC].Op())), "next": starlark.Bool(e.Next),
	})
}

func (s *script) MethodEntered(c *Context, in Instruction) {
	s.instruction(c, "method_entered", in, place(c, in))
}

func (s *script) MethodExited(c *Context, t *vm.Thread, m *vm.Method) {
	s.method(c, "method_exited", t, m)
}

func (s *script) NativeEntered(c *Context, t *vm.Thread, m *vm.Method, _ []uint64) {
	s.method(c, "native_entered", t, m)
}

func (s *script) NativeExited(c *Context, t *vm.Thread, m *vm.Method) {
	s.method(c, "native_exited", t, m)
}

func (s *script) method(c *Context, event string, t *vm.Thread, m *vm.Method) {
	s.call(c, event, fields{"thread": text(c.Machine.ThreadName(t)), "method": methodText(m)})
}

func (s *script) FieldRead(c *Context, a Access)    { s.field(c, "field_read", a) }
func (s *script) FieldWritten(c *Context, a Access) { s.field(c, "field_written", a) }
func (s *script) ArrayRead(c *Context, a Access)    { s.element(c, "array_read", a) }
func (s *script) ArrayWritten(c *Context, a Access) { s.element(c, "array_written", a) }

func (s *script) field(c *Context, event string, a Access) {
	d := withObject(place(c, a.Instruction), c, a.Ref)
	d["field"], d["value"] = text(a.Field.String()), s.accessed(a)
	s.instruction(c, event, a.Instruction, d)
}

func (s *script) element(c *Context, event string, a Access) {
	d := withObject(place(c, a.Instruction), c, a.Ref)
	d["index"], d["value"] = number(a.Index), s.accessed(a)
	if a.UnknownIndex != nil {
		d["index"] = late(func() (starlark.Value, error) { return s.slotValue("e.index", false, 0, a.UnknownIndex) })
	}
	s.instruction(c, event, a.Instruction, d)
}

// accessed is the value of an access.
func (s *script) accessed(a Access) starlark.Value {
	long := a.Kind == vm.KindLong || a.Kind == vm.KindDouble
	return late(func() (starlark.Value, error) { return s.slotValue("e.value", long, a.Value, a.Attr) })
}

func (s *script) ExceptionThrown(c *Context, in Instruction, exception vm.Ref) {
	s.exception(c, "exception_thrown", in, exception)
}

func (s *script) ExceptionHandled(c *Context, in Instruction, exception vm.Ref) {
	s.exception(c, "exception_handled", in, exception)
}

func (s *script) exception(c *Context, event string, in Instruction, exception vm.Ref) {
	d := place(c, in)
	d["exception"] = text(c.Machine.Heap.Get(exception).Class.JavaName())
	s.instruction(c, event, in, d)
}

func (s *script) ExceptionBailout(c *Context, t *vm.Thread, exception vm.Ref) {
	s.call(c, "exception_bailout", fields{"thread": text(c.Machine.ThreadName(t)),
		"exception": text(c.Machine.Heap.Get(exception).Class.JavaName())})
}

func (s *script) ObjectCreated(c *Context, t *vm.Thread, r vm.Ref) {
	s.object(c, "object_created", t, r)
}
func (s *script) ObjectReleased(c *Context, r vm.Ref)             { s.object(c, "object_released", nil, r) }
func (s *script) ObjectShared(c *Context, r vm.Ref)               { s.object(c, "object_shared", nil, r) }
func (s *script) ObjectLocked(c *Context, t *vm.Thread, r vm.Ref) { s.object(c, "object_locked", t, r) }
func (s *script) ObjectUnlocked(c *Context, t *vm.Thread, r vm.Ref) {
	s.object(c, "object_unlocked", t, r)
}
func (s *script) ObjectWait(c *Context, t *vm.Thread, r vm.Ref) { s.object(c, "object_wait", t, r) }
func (s *script) ObjectNotify(c *Context, r vm.Ref)             { s.object(c, "object_notify", nil, r) }
func (s *script) ObjectNotifyAll(c *Context, r vm.Ref)          { s.object(c, "object_notify_all", nil, r) }

func (s *script) object(c *Context, event string, t *vm.Thread, r vm.Ref) {
	d := withObject(fields{}, c, r)
	if t != nil {
		d["thread"] = text(c.Machine.ThreadName(t))
	}
	s.call(c, event, d)
}

func (s *script) ThreadStarted(c *Context, t *vm.Thread) { s.ofThread(c, "thread_started", t) }
func (s *script) ThreadBlocked(c *Context, t *vm.Thread, lock vm.Ref) {
	s.object(c, "thread_blocked", t, lock)
}
func (s *script) ThreadWaiting(c *Context, t *vm.Thread)     { s.ofThread(c, "thread_waiting", t) }
func (s *script) ThreadNotified(c *Context, t *vm.Thread)    { s.ofThread(c, "thread_notified", t) }
func (s *script) ThreadInterrupted(c *Context, t *vm.Thread) { s.ofThread(c, "thread_interrupted", t) }
func (s *script) ThreadTerminated(c *Context, t *vm.Thread)  { s.ofThread(c, "thread_terminated", t) }
func (s *script) ThreadScheduled(c *Context, t *vm.Thread)   { s.ofThread(c, "thread_scheduled", t) }

func (s *script) ofThread(c *Context, event string, t *vm.Thread) {
	s.call(c, event, fields{"thread": text(c.Machine.ThreadName(t)), "id": number(t.ID)})
}

func (s *script) ClassLoaded(c *Context, k *vm.Class) {
	s.call(c, "class_loaded", fields{"type": text(k.JavaName())})
}

func (s *script) GCBegin(c *Context) { s.call(c, "gc_begin", fields{}) }
func (s *script) GCEnd(c *Context)   { s.call(c, "gc_end", fields{}) }
