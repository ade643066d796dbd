package search

import (
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/search/result"
)

// newLazy has references be unknown.
// Which classes an unknown reference may be of is found by walking the class path: there is no
// other list of what extends what.
func (p *Program) newLazy(rt *symexec.Runtime, o heap.Options) {
	l := &heap.Lazy{Options: o}
	if o.Built {
		l.Calls = &heap.Calls{}
	}
	rt.Environment = o.Environment
	l.Walk = p.path.Walk
	l.Read = func(name string) ([]byte, error) {
		r, _, err := p.path.Find(name)
		return r.Data, err
	}
	rt.Heap.SetLazy(l)
}

// checkLazy says what of symbolic.lazy.classes and symbolic.lazy.invariant names
// nothing.
func (p *Program) checkLazy() error {
	if p.Symexec.Heap.Lazy == nil {
		return nil
	}
	if key, err := p.Symexec.Heap.CheckLazy(programClasses{p}); err != nil {
		return p.Options.Refuse(key, ": %s", result.OneLine(err))
	}
	return nil
}
