// Package nulltracker explains NullPointerExceptions: it follows each null from
// where it came into being, by attributes.
package nulltracker

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"NullTracker"},
		Doc:   "tells for an uncaught NullPointerException where the null came from, and what way it took",
		New:   func(*config.Config) (any, error) { return tracker{}, nil },
	})
}

// trail is the attribute of a null: what has happened to it, the last first.
type trail struct {
	step   string
	before *trail
	length int
}

// Unmatched: it explains an exception and decides nothing.
func (*trail) Unmatched() {}

// longest is how many steps of a null are remembered.
const longest = 16

func (t *trail) then(step string) *trail {
	if t == nil {
		return &trail{step: step, length: 1}
	}
	if t.step == step || t.length == longest {
		return t
	}
	return &trail{step, t, t.length + 1}
}

type tracker struct{}

// Intervened gives a null that comes into being its trail.
func (tracker) Intervened(c *listener.Context, e listener.Executed) {
	if e.Frame == nil || !e.Next {
		return
	}
	code := c.CodeAt(e.Code, e.PC)
	pool := e.Code.Method.Class.File.Pool
	var what string
	switch op := code.Op; {
	case op == bytecode.AconstNull:
		what = "came from a null in the code"
	case op == bytecode.Getfield || op == bytecode.Getstatic:
		class, name, desc := pool.Member(code.Index)
		if vm.KindOf(desc) != vm.KindRef {
			return
		}
		what = "was never assigned to field " + dotted(class) + "." + name + ", which was read"
	case op == bytecode.Aaload:
		what = "was never assigned to an element of an array, which was read"
	case code.Op.Call() && op != bytecode.Invokedynamic:
		class, name, desc := pool.Member(code.Index)
		if _, ret := vm.Descriptors(desc); vm.KindOf(ret) != vm.KindRef {
			return
		}
		what = "was returned by native method " + dotted(class) + "." + name
	default:
		return
	}
	f := e.Frame
	top := int(f.SP) - 1
	if f.Slots[top] != 0 || heap.UnknownOf(f.Attr(top)) != nil {
		return
	}
	if _, known := vm.AttrOf[*trail](f.Attr(top)); !known {
		var none *trail
		f.SetAttr(top, vm.WithAttr(f.Attr(top), none.then(what+" "+place(e.Code.Method, e.PC, e.Code))))
	}
}

// ExecuteInstruction adds to the trail of a null that is handed on.
func (tracker) ExecuteInstruction(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	if f.Attrs == nil {
		return
	}
	code := c.Code(in)
	var what string
	switch code.Op {
	case bytecode.Areturn:
		what = "was returned by " + f.Method.Class.JavaName() + "." + f.Method.Name
	case bytecode.Putfield, bytecode.Putstatic:
		class, name, desc := f.Method.Class.File.Pool.Member(code.Index)
		if vm.KindOf(desc) != vm.KindRef {
			return
		}
		what = "was assigned to field " + dotted(class) + "." + name
	case bytecode.Aastore:
		what = "was stored in an array"
	default:
		return
	}
	if t, ok := vm.AttrOf[*trail](in.OperandAttr(0)); ok && in.Operand(0) == 0 {
		f.SetAttr(int(f.SP)-1, vm.WithAttr(in.OperandAttr(0), t.then(what+" "+place(f.Method, f.PC, f.Code))))
	}
}

func (tracker) ExceptionThrown(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	if c.Machine.Heap.Get(exc).Class.Name != "java/lang/NullPointerException" {
		return
	}
	i, ok := c.Subject(in)
	if !ok || in.Operand(i) != 0 {
		return // thrown by a statement, or by a native method
	}
	t, ok := vm.AttrOf[*trail](in.OperandAttr(i))
	if !ok {
		return
	}
	var steps []string
	for ; t != nil; t = t.before {
		steps = append(steps, "    "+t.step+"\n")
	}
	slices.Reverse(steps)
	c.SetKeep(fmt.Sprintf("the null that was used in %s.%s %s\n%s", in.Frame.Method.Class.JavaName(), in.Frame.Method.Name,
		place(in.Frame.Method, in.Frame.PC, in.Frame.Code), strings.Join(steps, "")))
}

func (tracker) PropertyViolated(c *listener.Context, v *search.Violation) {
	if text, ok := c.Keep().(string); ok && v.Exception == "java.lang.NullPointerException" {
		c.Printf("%s", text)
	}
}

func place(m *vm.Method, pc int32, code *vm.Code) string {
	return fmt.Sprintf("(%s:%d)", listener.File(m), m.Line(int(code.BCI[pc])))
}

func dotted(class string) string { return strings.ReplaceAll(class, "/", ".") }
