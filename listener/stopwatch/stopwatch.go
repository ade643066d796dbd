// Package stopwatch has the program take both branches where it compares times
// that it has measured, for how long something takes is not for it to know.
package stopwatch

import (
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"StopWatchFuzzer"},
		Doc:   "explores all outcomes of comparisons of values that come from System.currentTimeMillis and nanoTime",
		New:   func(*config.Config) (any, error) { return &fuzzer{}, nil },
	})
}

// measured is the attribute of a value that depends on the clock.
type measured struct{}

type fuzzer struct {
	listener.Stateless
	// What the operands of the instruction under way were; it is complete before
	// another one is asked about.
	fromClock bool
}

// outcomes of lcmp, as the JVM pushes them.
var outcomes = []int32{-1, 0, 1}

// Intervene decides the outcome of a comparison.
func (l *fuzzer) Intervene(c *listener.Context, in listener.Instruction) {
	l.fromClock = false
	if in.Frame.Attrs == nil {
		return
	}
	code := c.Code(in)
	op := code.Op
	switch {
	case op == bytecode.Lcmp:
		if clock(in, 1) || clock(in, 3) {
			l.compare(c, in, "System.time")
		}
	case op >= bytecode.Dcmpl && op <= bytecode.Dcmpg:
		if clock(in, 1) || clock(in, 3) {
			l.compare(c, in, "System.time")
		}
	case op >= bytecode.Fcmpl && op <= bytecode.Fcmpg:
		if clock(in, 0) || clock(in, 1) {
			l.compare(c, in, "System.time")
		}
	case op >= bytecode.IfIcmpeq && op <= bytecode.IfIcmple && (clock(in, 0) || clock(in, 1)):
		l.branch(c, in, 2, code.Targets[0])
	case op >= bytecode.Ifeq && op <= bytecode.Ifle && clock(in, 0):
		l.branch(c, in, 1, code.Targets[0])
	case op >= bytecode.Iadd && op <= bytecode.Lxor || op >= bytecode.I2l && op <= bytecode.I2s:
		pop, _ := insn.Effect(in.Frame.Method, code.BCI)
		for i := range pop {
			l.fromClock = l.fromClock || clock(in, i)
		}
	}
}

func clock(in listener.Instruction, i int) bool {
	_, ok := vm.AttrOf[measured](in.OperandAttr(i))
	return ok
}

func (l *fuzzer) compare(c *listener.Context, in listener.Instruction, id string) {
	if i, ok := c.Choose(choice.NewIntList(id, outcomes...)); ok {
		c.Replace(in, uint64(uint32(outcomes[i])), nil)
	}
}

// branch decides a comparison of ints, where a time was cast or divided.
func (l *fuzzer) branch(c *listener.Context, in listener.Instruction, operands int, target int32) {
	i, ok := c.Choose(choice.NewBoolean("System.time", true))
	switch {
	case !ok:
	case i == 0:
		c.Jump(in, operands, in.Frame.PC+1)
	default:
		c.Jump(in, operands, target)
	}
}

// Intervened marks what comes from the clock.
func (l *fuzzer) Intervened(c *listener.Context, e listener.Executed) {
	if e.Frame == nil || !e.Next {
		return
	}
	code := c.CodeAt(e.Code, e.PC)
	from := l.fromClock
	if code.Op == bytecode.Invokestatic {
		class, name, _ := e.Code.Method.Class.File.Pool.Member(code.Index)
		from = class == "java/lang/System" && (name == "currentTimeMillis" || name == "nanoTime")
	}
	if !from {
		return
	}
	f := e.Frame
	_, push := insn.Effect(e.Code.Method, code.BCI)
	at := int(f.SP) - push
	f.SetAttr(at, vm.WithAttr(f.Attr(at), measured{}))
}
