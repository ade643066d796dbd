package search

import (
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/search/result"
)

// newLazy has references be unknown.
func (p *Program) newLazy(rt *symexec.Runtime, o symexec.LazyOptions) {
	l := &symexec.Lazy{LazyOptions: o}
	if o.Built {
		l.Calls = &symexec.Calls{}
	}
	rt.Environment = o.Environment
	l.Walk = p.path.Walk
	l.Read = func(name string) ([]byte, error) {
		r, _, err := p.path.Find(name)
		return r.Data, err
	}
	rt.SetLazy(l)
}

// checkLazy says what of symbolic.lazy.classes and symbolic.lazy.invariant names
// nothing.
func (p *Program) checkLazy() error {
	if p.Symexec.Lazy == nil {
		return nil
	}
	if key, err := p.Symexec.CheckLazy(programClasses{p}); err != nil {
		return p.Options.Refuse(key, ": %s", result.OneLine(err))
	}
	return nil
}
