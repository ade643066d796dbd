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
	trace := e.M.Backtrace(e.Ref(0))
	if len(trace) == 0 || trace[0].BelowHidden {
		return
	}
	top := trace[0]
	if top.Method.Native != nil || top.Method.Info == nil || top.Method.Class.File == nil {
		return
	}
	if msg, ok := npe.Message(top.Method.Class.File, top.Method.Info, top.BCI); ok {
		e.ReturnRef(e.M.NewStringMUTF8(msg))
	}
}
