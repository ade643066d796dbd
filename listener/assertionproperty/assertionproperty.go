// Package assertionproperty reports failed assertions where they fail, whatever
// the program does with the AssertionError; or has the program go on as if they
// had held.
package assertionproperty

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"AssertionProperty"},
		Doc:   "reports an AssertionError when it is thrown, even if it is caught; or goes on behind assertions that fail",
		Keys: []config.Key{{Name: "ap.go_on", Type: config.Bool, Default: "false", JPF: true,
			Help: "Whether AssertionProperty prints a warning and has the program go on behind an assert statement that failed, instead of reporting a violation."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			if r.Bool("ap.go_on") {
				return &lenient{code: map[*vm.Method]map[int32]bool{}}, r.Err()
			}
			return strict{}, r.Err()
		},
	})
}

// strict reports.
type strict struct{ listener.Stateless }

func (strict) ExceptionThrown(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	if isAssertion(c.Machine, exc) {
		c.Violate("gov.nasa.jpf.listener.AssertionProperty", describe(c.Machine, exc))
	}
}

func isAssertion(m *vm.Machine, exc vm.Ref) bool {
	c := m.Lib.Loaded("java/lang/AssertionError")
	return c != nil && exc != 0 && m.Heap.Get(exc).Class.SubclassOf(c)
}

func describe(m *vm.Machine, exc vm.Ref) string {
	text := "assertion failed"
	if msg := m.Heap.Get(exc).Ref(m.Lib.ThrowableClass().FieldNamed("detailMessage").Word); msg != 0 {
		text += ": " + m.GoString(msg)
	}
	return text
}

// lenient goes on.
type lenient struct {
	listener.Stateless
	code map[*vm.Method]map[int32]bool // throw instructions of assert statements
}

func (l *lenient) Intervene(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	if c.Code(in).Op != bytecode.Athrow || !isAssertion(c.Machine, vm.Ref(in.Operand(0))) {
		return
	}
	throws := l.code[f.Method]
	if throws == nil {
		throws = asserts(c, f)
		l.code[f.Method] = throws
	}
	if throws[f.PC] {
		if !c.Program.Replaying() {
			c.Printf("warning: %s, ignored (%s)\n", describe(c.Machine, vm.Ref(in.Operand(0))), in.Location())
		}
		c.Jump(in, 1, f.PC+1)
	}
}

// asserts finds the throw instructions of a method's assert statements. Each is
// jumped over where assertions are disabled.
func asserts(c *listener.Context, f *vm.Frame) map[int32]bool {
	throws := map[int32]bool{}
	for pc := int32(0); int(pc)+1 < len(f.Code.Instrs); pc++ {
		code, next := c.CodeAt(f.Code, pc), c.CodeAt(f.Code, pc+1)
		if code.Op != bytecode.Getstatic || next.Op != bytecode.Ifne {
			continue
		}
		if _, name, _ := f.Method.Class.File.Pool.Member(code.Index); name == "$assertionsDisabled" {
			throws[next.Targets[0]-1] = true
		}
	}
	return throws
}
