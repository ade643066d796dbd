package models

import "github.com/gojpf/gojpf/vm"

const ownable = "java/util/concurrent/locks/AbstractOwnableSynchronizer"

func init() {
	Register("java/util/concurrent/atomic/AtomicLong", Methods{"VMSupportsCS8": returnBool(true)})
	Override(ownable, Methods{"setExclusiveOwnerThread": setExclusiveOwner})
}

// setExclusiveOwner tells the machine who owns a lock, beside setting the field.
func setExclusiveOwner(e *vm.Env) {
	word := field(e, ownable, "exclusiveOwnerThread")
	owner := e.Ref(1)
	if owner == e.T.Obj {
		e.M.Own(e.T, e.Ref(0), true)
	}
	if !e.MayAccess(e.Ref(0), word, true) {
		return
	}
	o := e.M.Heap.Writable(e.Ref(0))
	e.M.Store(o, owner)
	o.Words[word] = uint64(owner)
	if owner == 0 {
		e.M.Own(e.T, e.Ref(0), false)
	}
}
