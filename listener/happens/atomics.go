package happens

import (
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Atomic is an access through a VarHandle or Unsafe.
type Atomic struct {
	Variable
	Reads, Writes bool
	Plain         bool // no more than an access of a field that is not volatile
	Unsafe        bool
}

// Atomics finds accesses that no other event tells of. One that is about to be
// made counts when it is complete: it may have to run again, after others.
type Atomics struct {
	next   Atomic
	thread int // whose it is
	on     bool
}

// Instruction looks at an instruction that is about to be executed.
func (a *Atomics) Instruction(c *listener.Context, in listener.Instruction) {
	a.on = false
	code := c.Code(in)
	if code == nil || code.Op != bytecode.Invokevirtual {
		return
	}
	class, name, _ := in.Frame.Method.Class.File.Pool.Member(code.Index)
	if class != "java/lang/invoke/VarHandle" {
		return
	}
	n, _ := c.Subject(in)
	v, ok := handled(c.Machine, in, n)
	if n >= 2 && v.Obj != 0 && c.Machine.Heap.Get(v.Obj).Class.IsArray() && core.ExprOf(in.OperandAttr(n-2)) != nil {
		c.OneElement()
	}
	if !ok {
		return
	}
	a.next, a.thread, a.on = Atomic{Variable: v, Plain: name == "get" || name == "set"}, in.Thread.ID, true
	a.next.mode(name)
}

// Native looks at a native that is entered.
func (a *Atomics) Native(m *vm.Machine, t *vm.Thread, method *vm.Method, args []uint64) {
	if method.Class.Name != "jdk/internal/misc/Unsafe" {
		return
	}
	if v, ok := located(m, method, args); ok {
		plain := !strings.HasSuffix(method.Name, "Volatile") && !strings.HasPrefix(method.Name, "compareAnd") && !strings.HasPrefix(method.Name, "getAnd")
		a.next, a.thread, a.on = Atomic{Variable: v, Plain: plain, Unsafe: true}, t.ID, true
		a.next.mode(method.Name)
	}
}

// mode says what an access of that name does.
func (a *Atomic) mode(name string) {
	gets := strings.HasPrefix(name, "get") && !strings.HasPrefix(name, "getAnd")
	puts := strings.HasPrefix(name, "set") || strings.HasPrefix(name, "put")
	a.Reads, a.Writes = !puts, !gets
}

// Done returns the access that a thread has completed, if it has one.
func (a *Atomics) Done(t *vm.Thread) (Atomic, bool) {
	if !a.on || a.thread != t.ID {
		return Atomic{}, false
	}
	a.on = false
	return a.next, true
}

// handled returns the variable that a handle, n below the top of the stack,
// leads to.
func handled(m *vm.Machine, in listener.Instruction, n int) (v Variable, ok bool) {
	handle := m.Heap.Get(vm.Ref(in.Operand(n)))
	if handle == nil {
		return v, false
	}
	switch handle.Class.Name {
	case "java/lang/invoke/FieldVarHandle":
		_, f := m.Lib.Member(m.Heap.Get(handle.Ref(handle.Class.FieldNamed("target").Word)))
		if v.Index = f.Word; f.Static() {
			v.Class = f.Class
			return v, true
		}
		v.Obj = vm.Ref(in.Operand(n - 1))
		return v, v.Obj != 0
	case "java/lang/invoke/ArrayVarHandle":
		v.Obj, v.Index = vm.Ref(in.Operand(n-1)), int(int32(in.Operand(n-2)))
		o := m.Heap.Get(v.Obj)
		return v, o != nil && uint32(v.Index) < uint32(o.Len)
	}
	return v, false
}

// located returns the variable that a call of Unsafe's is about.
func located(m *vm.Machine, method *vm.Method, args []uint64) (v Variable, ok bool) {
	if len(args) < 4 || !strings.HasPrefix(method.Desc, "(Ljava/lang/Object;J") || args[1] == 0 {
		return v, false
	}
	l, ok := m.Locate(vm.Ref(args[1]), int64(args[2]))
	v.Class, v.Obj, v.Index = l.Class, l.Obj, l.Index
	return v, ok
}
