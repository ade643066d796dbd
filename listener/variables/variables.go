// Package variables tells listeners of instructions what a program assigns to
// fields, local variables and array elements.
package variables

import (
	"cmp"
	"math"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// Kind says what sort of variable is assigned to.
type Kind uint8

// The sorts of variables.
const (
	Field   Kind = iota // static or of an object
	Local               // one whose name is known, or else a slot
	Element             // of an array
)

// Assignment is an assignment that the next instruction makes.
type Assignment struct {
	Kind   Kind
	Site   *listing.Instr
	Method *vm.Method // that assigns
	Field  *vm.Field  // of a Field
	Ref    vm.Ref     // the object or array, 0 for a static field or a local
	Index  int        // of an Element
	Desc   string     // the variable's type
	Value  uint64     // as a slot holds it
	Attr   vm.Attr    // of the value: it may be unknown, and Value then means nothing

	index string // of an Element, for people
}

// Unknown is the number that is assigned where it is not known, nil where it is.
func (a *Assignment) Unknown() *symbolic.Expr { return core.ExprOf(a.Attr) }

// Next returns the assignment that an instruction is about to make. ok is false
// when it makes none, throws instead, or will be told again because something
// has to be linked or initialised first.
func Next(c *listener.Context, in listener.Instruction) (a Assignment, ok bool) {
	f := in.Frame
	site := c.Code(in)
	if site == nil {
		return a, false
	}
	a = Assignment{Site: site, Method: f.Method}
	switch op := site.Op; {
	case op >= bytecode.Istore && op <= bytecode.Astore:
		a.local(f, op)
		return a, true
	case op == bytecode.Iinc:
		a.Kind, a.Desc = Local, "I"
		by := f.Code.Instrs[f.PC].B
		a.Value = uint64(uint32(int32(f.Slots[site.Local]) + by))
		if e := core.ExprOf(f.Attr(int(site.Local))); e != nil {
			ctx := c.Program.Symbolic().Ctx
			a.Attr = ctx.Add(e, ctx.Int(by))
		}
		return a, true
	case op == bytecode.Putfield, op == bytecode.Putstatic, op >= bytecode.Iastore && op <= bytecode.Sastore:
		access, write, ok := c.NextAccess(in)
		if !ok || !write {
			return a, false
		}
		a.Field, a.Ref, a.Index, a.Value = access.Field, access.Ref, int(access.Index), access.Value
		a.Attr, a.index = access.Attr, access.IndexText()
		if a.Field != nil {
			a.Desc = a.Field.Desc
		} else {
			a.Kind, a.Desc = Element, c.Machine.Heap.Get(a.Ref).Class.Elem.Descriptor()
		}
		return a, true
	}
	return a, false
}

var storeDescs = [...]string{"I", "J", "F", "D", "Ljava/lang/Object;"}

func (a *Assignment) local(f *vm.Frame, op vm.Op) {
	generic := storeDescs[op-bytecode.Istore]
	a.Kind, a.Desc = Local, cmp.Or(a.Site.VarDesc, generic)
	at := f.SP - int32(vm.KindOf(generic).Slots())
	a.Value, a.Attr = f.Slots[at], f.Attr(int(at))
}

// Name returns the variable's name for people: p.C.field, p.C.method(int):local,
// int[3]@20[1].
func (a *Assignment) Name(m *vm.Machine) string {
	switch a.Kind {
	case Field:
		return a.Field.String()
	case Local:
		return format.Signature(a.Method) + ":" + a.Var()
	}
	return format.Ref(m, a.Ref) + "[" + a.index + "]"
}

// Names returns all the names that patterns may use for the variable.
func (a *Assignment) Names() []string {
	switch a.Kind {
	case Field:
		return []string{a.Field.String(), a.Field.Name}
	case Local:
		owner := a.Method.Class.JavaName() + "." + a.Method.Name
		return []string{format.Signature(a.Method) + ":" + a.Var(), owner + ":" + a.Var(), a.Var()}
	}
	return []string{vm.TypeText(a.Desc) + "[]"}
}

// Var is the name of a local variable, or its slot.
func (a *Assignment) Var() string {
	if a.Site.Var != "" {
		return a.Site.Var
	}
	return "slot" + format.Primitive(vm.KindInt, uint64(a.Site.Local))
}

// Number returns the value as a number; ok is false for references. It means nothing
// for what is not known.
func (a *Assignment) Number() (v float64, ok bool) {
	switch k := vm.KindOf(a.Desc); k {
	case vm.KindRef:
		return 0, false
	case vm.KindLong:
		return float64(int64(a.Value)), true
	case vm.KindFloat:
		return float64(math.Float32frombits(uint32(a.Value))), true
	case vm.KindDouble:
		return math.Float64frombits(a.Value), true
	default:
		return float64(int32(k.Widen(a.Value))), true
	}
}
