package listener

import (
	"fmt"
	"reflect"
)

// interfaces are those that a listener may implement; a test compares them with the
// package's declarations.
var interfaces = []reflect.Type{
	reflect.TypeFor[SearchStarted](),
	reflect.TypeFor[StateRestored](),
	reflect.TypeFor[StateAdvanced](),
	reflect.TypeFor[StateBacktracked](),
	reflect.TypeFor[PropertyViolated](),
	reflect.TypeFor[SearchConstraintHit](),
	reflect.TypeFor[SearchFinished](),
	reflect.TypeFor[ChoiceRegistered](),
	reflect.TypeFor[ChoiceAdvanced](),
	reflect.TypeFor[ExecuteInstruction](),
	reflect.TypeFor[InstructionExecuted](),
	reflect.TypeFor[MethodEntered](),
	reflect.TypeFor[MethodExited](),
	reflect.TypeFor[FieldRead](),
	reflect.TypeFor[FieldWritten](),
	reflect.TypeFor[ArrayRead](),
	reflect.TypeFor[ArrayWritten](),
	reflect.TypeFor[NativeEntered](),
	reflect.TypeFor[NativeExited](),
	reflect.TypeFor[ExceptionThrown](),
	reflect.TypeFor[ExceptionHandled](),
	reflect.TypeFor[ExceptionBailout](),
	reflect.TypeFor[ObjectCreated](),
	reflect.TypeFor[ObjectReleased](),
	reflect.TypeFor[ObjectShared](),
	reflect.TypeFor[ObjectLocked](),
	reflect.TypeFor[ObjectUnlocked](),
	reflect.TypeFor[ObjectWait](),
	reflect.TypeFor[ObjectNotify](),
	reflect.TypeFor[ObjectNotifyAll](),
	reflect.TypeFor[ThreadStarted](),
	reflect.TypeFor[ThreadBlocked](),
	reflect.TypeFor[ThreadWaiting](),
	reflect.TypeFor[ThreadNotified](),
	reflect.TypeFor[ThreadInterrupted](),
	reflect.TypeFor[ThreadTerminated](),
	reflect.TypeFor[ThreadScheduled](),
	reflect.TypeFor[SymbolicMethodExited](),
	reflect.TypeFor[SymbolicMethodEntered](),
	reflect.TypeFor[SymbolicDecisionForced](),
	reflect.TypeFor[SymbolicPathEnded](),
	reflect.TypeFor[ClassLoaded](),
	reflect.TypeFor[GCBegin](),
	reflect.TypeFor[GCEnd](),
	reflect.TypeFor[Check](),
	reflect.TypeFor[Score](),
	reflect.TypeFor[Intervene](),
	reflect.TypeFor[Intervened](),
}

// Validate says what is wrong with a listener: that it implements none of the
// interfaces of this package, or that it has a method of an interface's name and not
// of its type, which nobody would call.
func Validate(l any) error {
	if l == nil {
		return fmt.Errorf("the listener is nil")
	}
	t := reflect.TypeOf(l)
	hears := false
	for _, i := range interfaces {
		if t.Implements(i) {
			hears = true
			continue
		}
		want := i.Method(0)
		if m, ok := t.MethodByName(want.Name); ok {
			return fmt.Errorf("method %s of %v is a %v, where listener.%s has a %v", want.Name, t, withoutReceiver(m.Type), i.Name(), want.Type)
		}
		if p := reflect.PointerTo(t); t.Kind() != reflect.Pointer && p.Implements(i) {
			return fmt.Errorf("method %s belongs to *%v: attach a pointer", want.Name, t)
		}
	}
	if !hears {
		return fmt.Errorf("%v implements none of the interfaces of package listener", t)
	}
	return nil
}

// withoutReceiver is the type of a method without its receiver.
func withoutReceiver(method reflect.Type) reflect.Type {
	var in, out []reflect.Type
	for i := 1; i < method.NumIn(); i++ {
		in = append(in, method.In(i))
	}
	for i := range method.NumOut() {
		out = append(out, method.Out(i))
	}
	return reflect.FuncOf(in, out, method.IsVariadic())
}
