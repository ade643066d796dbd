package models

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/npe"
)

func init() {
	Register("java/lang/NullPointerException", Methods{
		"getExtendedNPEMessage": extendedNPEMessage,
	})
}

// extendedNPEMessage describes the null dereference that an exception was
// thrown for; null if the program made the exception, or if the machine cannot
// see the instruction: in a native method and in a frame that traces leave out.
func extendedNPEMessage(e *vm.Env) {
	e.ReturnRef(vm.Null)
	if msg, ok := nullMessage(e.M, e.Ref(0)); ok {
		e.ReturnRef(e.M.NewStringMUTF8(msg))
	}
}

func nullMessage(m *vm.Machine, exc vm.Ref) (string, bool) {
	trace := m.Backtrace(exc)
	if len(trace) == 0 || trace[0].BelowHidden {
		return "", false
	}
	top := trace[0]
	if top.Method.Native != nil || top.Method.Info == nil || top.Method.Class.File == nil {
		return "", false
	}
	return npe.Message(top.Method.Class.File, top.Method.Info, top.BCI)
}

// extendedMessage is what NullPointerException.getMessage would compute for an
// exception without a message of its own.
func extendedMessage(m *vm.Machine, exc vm.Ref) (string, bool) {
	class := m.Lib.Loaded("java/lang/NullPointerException")
	o := m.Heap.Get(exc)
	if class == nil || !o.Class.SubclassOf(class) {
		return "", false
	}
	// One whose stack trace was filled in again has none.
	if f := class.FieldNamed("numStackTracesFilledIn"); f != nil && o.Words[f.Word] != 1 {
		return "", false
	}
	return nullMessage(m, exc)
}
