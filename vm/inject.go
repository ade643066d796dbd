package vm

// PushThrow has t throw a new exception of class c at its present instruction,
// as if a throw statement stood there: the class is initialised and the
// constructor that takes a message, any object, or nothing is called.
func (th *thrower) PushThrow(t *Thread, c *Class, message string) {
	m := th.m
	var text uint32
	m.Lib.Locked(func() { text = m.Lib.Text(message) })
	m.PushNative(t, throwMethod, []uint64{uint64(c.ID), uint64(text)}, 0)
}

var throwMethod *Method

func init() { throwMethod = PseudoMethod("throw", throwNew, KindClassID, KindText) }

// throwNew makes the exception in phase 0 and throws it in phase 1.
func throwNew(e *Env) {
	m := e.M
	if e.Phase == 1 {
		e.ThrowRef(Ref(e.Local(0)))
		return
	}
	c := m.Lib.ClassByID(uint32(e.Args[0]))
	if !e.InitClass(c) {
		return
	}
	r := m.Heap.NewInstance(c)
	e.SetLocalRef(0, r)
	message := m.Lib.textIDs.at(e.Args[1])
	if message != "" {
		for _, desc := range []string{"(Ljava/lang/String;)V", "(Ljava/lang/Object;)V"} {
			if init := c.DeclaredMethod("<init>", desc); init != nil {
				e.Call(1, init, uint64(r), uint64(m.NewString(message)))
				return
			}
		}
	}
	if init := c.DeclaredMethod("<init>", "()V"); init != nil {
		e.Call(1, init, uint64(r))
		return
	}
	// No constructor fits: the exception gets no more than any has.
	e.Call(1, m.Lib.known.throwable.DeclaredMethod("<init>", "(Ljava/lang/String;)V"), uint64(r), uint64(m.NewString(message)))
}
