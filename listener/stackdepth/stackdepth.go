// Package stackdepth bounds the depth of stacks far below what a JVM allows, to
// find recursion that is out of hand soon.
package stackdepth

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"StackDepthChecker"},
		Doc:   "throws StackOverflowError in the program's methods beyond a small depth of the stack",
		Keys: []config.Key{{Name: "sdc.max_stack_depth", Type: config.Int, Default: "42", JPF: true,
			Help: "How many methods StackDepthChecker lets be active at once in a thread."}},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return &checker{limit: r.IntFrom("sdc.max_stack_depth", 1)}, r.Err()
		},
	})
}

type checker struct {
	listener.Stateless
	limit int
}

// Intervene throws in place of the call that is one too many, as the machine
// does at its own limit. Only calls by the program count: the JDK's, such as
// that of the error's constructor, go as deep as they must.
func (l *checker) Intervene(c *listener.Context, in listener.Instruction) {
	if int(in.Frame.Depth)+1 < l.limit || !in.User() {
		return
	}
	if callee, _ := c.Callee(in); callee != nil && callee.Native == nil && depth(in.Frame)+1 > l.limit {
		c.Throw(in, "java.lang.StackOverflowError", "")
	}
}

// depth counts the methods that are active, without frames of the machine's own.
func depth(f *vm.Frame) int {
	n := 0
	for ; f != nil; f = f.Parent {
		if !f.Method.Has(vm.TraitPseudo) {
			n++
		}
	}
	return n
}
