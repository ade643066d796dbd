package hunt

import (
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// blame finds out who has broken a guard, when it throws: who called the method that was
// explored, by what they gave, or the analysed code itself, which calls another method of
// its own with numbers that it has worked out.
type blame struct {
	ours map[string]bool
	own  map[vm.Ref]bool // by exception: the analysed code has
}

// ExceptionThrown implements listener.ExceptionThrown.
func (b *blame) ExceptionThrown(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	class := c.Machine.Heap.Get(exc).Class
	if !guarding(class) {
		return
	}
	f := in.Thread.Top
	for f != nil && f.Method.Class.Loader.Boot() {
		f = f.Parent
	}
	trace := c.Machine.Backtrace(exc)
	made := slices.IndexFunc(trace, func(e vm.TraceElement) bool { return !e.Method.Class.Loader.Boot() })
	if f == nil || made < 0 || trace[made].Method != f.Method {
		return // it is thrown once more, or was made elsewhere
	}
	b.own[exc] = b.broken(c.Machine, f, class, made == 0)
}

// broken tells whether the code has broken the guard in frame f. explicit says that f throws
// the exception itself, and no method of the JDK that checks arguments.
func (b *blame) broken(m *vm.Machine, f *vm.Frame, class *vm.Class, explicit bool) bool {
	for sure := explicit; ; {
		// What throws whatever it is given is no guard: that is who calls it.
		if sure = sure && straight(f); !sure && !checks(f.Method) {
			break
		}
		if !b.called(f) {
			return false
		}
		f = f.Parent
	}
	if !b.called(f) {
		return false
	}
	slot, numbers, given := 0, 0, map[string]bool{}
	for _, in := range core.PathOf(m).Inputs() {
		if in.Var != nil && !in.Part {
			given[in.Var.Name] = true
		}
	}
	if !f.Method.Static() {
		slot = 1
	}
	for _, k := range f.Method.Params {
		at := slot
		slot += k.Slots()
		if k == vm.KindRef || k == vm.KindBoolean || stores(f.Method, at) {
			continue
		}
		numbers++
		if e := core.ExprOf(f.Attr(at)); e != nil && e.Var() != nil && given[e.Var().Name] {
			return false // it hands over what it was given
		}
	}
	return numbers > 0 && judged(class)
}

// called tells whether the method in a frame is one of the analysed code's that another one
// of them calls, and not the one that is explored.
func (b *blame) called(f *vm.Frame) bool {
	return f.Flags&vm.FrameSymbolic == 0 && b.ours[f.Method.Class.Name] && f.Parent != nil && b.ours[f.Parent.Method.Class.Name]
}

// judged tells whether a guard that throws an exception judges numbers. What cannot be read as a number,
// overflows or is not there is no wrong argument.
func judged(c *vm.Class) bool {
	for ; c != nil; c = c.Super {
		switch c.Name {
		case "java/lang/NumberFormatException":
			return false
		case "java/lang/IllegalArgumentException", "java/lang/IndexOutOfBoundsException", "java/lang/NegativeArraySizeException":
			return true
		}
	}
	return false
}

// checks tells whether a method only checks for those who call it: it returns nothing, and
// others do not call it or it knows no object.
func checks(mt *vm.Method) bool {
	return mt.Ret == vm.KindVoid && mt.Name != "<init>" && (mt.Static() || mt.Flags&classfile.AccPublic == 0)
}

// straight tells whether a method comes to where it is now without any condition.
func straight(f *vm.Frame) bool {
	is := true
	walk(f.Method, func(c *bytecode.Code, at int) {
		if op := c.Op(at); at < f.BCI() && (op.Conditional() || op.Switch()) {
			is = false
		}
	})
	return is
}

// stores tells whether a method changes a local variable.
func stores(mt *vm.Method, local int) (is bool) {
	walk(mt, func(c *bytecode.Code, at int) {
		op, n, ok := c.Local(at)
		is = is || ok && n == local && (op >= bytecode.Istore && op <= bytecode.Astore || op == bytecode.Iinc)
	})
	return is
}

// walk goes through the instructions of a method.
func walk(mt *vm.Method, each func(c *bytecode.Code, at int)) {
	if mt.Info.Code == nil || mt.Class.File == nil {
		return
	}
	c := &bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
	for at := 0; at < len(c.Bytes); {
		each(c, at)
		n, wrong := c.Length(at)
		if wrong != "" {
			return
		}
		at += n
	}
}

// asserted tells whether a place in a method is in an assert statement, which is nothing
// where assertions are off.
func asserted(mt *vm.Method, bci int) (is bool) {
	from := -1
	walk(mt, func(c *bytecode.Code, at int) {
		op := c.Op(at)
		if from >= 0 && op == bytecode.Ifne {
			to, _ := c.Targets(at)
			is = is || at < bci && bci < to[0]
		}
		if from = -1; op == bytecode.Getstatic {
			if _, name, _ := c.Member(at); name == "$assertionsDisabled" {
				from = at
			}
		}
	})
	return is
}
