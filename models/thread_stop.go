package models

import "github.com/gojpf/gojpf/vm"

// The methods of Thread that act on other threads without their doing.

// intrude is asked in front of such an operation; t is the thread it is done
// to, nil if that was not started or has ended.
func intrude(e *vm.Env, op vm.OpKind) (t *vm.Thread, ok bool) {
	if t = e.M.ThreadOf(e.Ref(0)); t == nil || !t.Alive() {
		return nil, true
	}
	if t.ID == e.T.ID {
		return t, true
	}
	e.M.Learn(vm.Intrudes)
	return t, e.MayRun(vm.Operation{Kind: op, Obj: t.Obj})
}

// suspend: a thread that suspends itself comes back in phase 1.
func suspend(e *vm.Env) {
	if e.Phase == 1 {
		return
	}
	if t, ok := intrude(e, vm.OpSuspend); ok && t != nil {
		if t.ID == e.T.ID {
			e.Block(1)
		}
		e.M.Suspend(t.ID)
	}
}

func resume(e *vm.Env) {
	if t, ok := intrude(e, vm.OpResume); ok && t != nil {
		e.M.Resume(t.ID)
	}
}

// stop is Thread.stop0(Object): a thread that was not started yet ends as soon
// as it is.
func stop(e *vm.Env) {
	t, ok := intrude(e, vm.OpStop)
	switch {
	case !ok:
	case t == nil:
		if e.M.ThreadOf(e.Ref(0)) == nil {
			vm.ThreadStillborn.Set(e.M, e.Ref(0), 1)
		}
	case t.ID == e.T.ID:
		e.ThrowRef(e.Ref(1))
	default:
		e.M.StopThread(t.ID, e.Ref(1))
	}
}
