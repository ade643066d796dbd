package search

import (
	"fmt"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/search/result"
)

// newLazy has references be unknown where the configuration wants it.
func (p *Program) newLazy(rt *symexec.Runtime) error {
	cfg := p.Config
	s := &settings{cfg: cfg}
	if on := s.flag("symbolic.lazy"); !on {
		return s.err
	}
	l := &symexec.Lazy{
		This: s.flag("symbolic.lazy.this"), MaxObjects: s.int("symbolic.lazy.max_objects"), MaxDepth: s.int("symbolic.lazy.max_depth"),
		Candidates: cfg.Strings("symbolic.lazy.classes"),
	}
	if s.err != nil {
		return s.err
	}
	for _, text := range cfg.Strings("symbolic.lazy.invariant") {
		v, err := symexec.ParseInvariant(text)
		if err != nil {
			return fmt.Errorf("%s: symbolic.lazy.invariant: %w", cfg.Origin("symbolic.lazy.invariant"), err)
		}
		l.Invariants = append(l.Invariants, v)
	}
	if rt.Concolic() != nil {
		return fmt.Errorf("%s: symbolic.lazy: not with symbolic.concolic: a run with values needs objects that are known", cfg.Origin("symbolic.lazy"))
	}
	if cfg.String("symbolic.lazy.objects") == "calls" {
		l.Calls = &symexec.Calls{}
	}
	rt.Environment = s.flag("symbolic.environment")
	l.Walk = p.path.Walk
	l.Read = func(name string) ([]byte, error) {
		r, _, err := p.path.Find(name)
		return r.Data, err
	}
	rt.SetLazy(l)
	return nil
}

// checkLazy says what of symbolic.lazy.classes and symbolic.lazy.invariant names
// nothing.
func (p *Program) checkLazy() error {
	if p.Symexec.Lazy == nil {
		return nil
	}
	if key, err := p.Symexec.CheckLazy(programClasses{p}); err != nil {
		return fmt.Errorf("%s: %s: %s", p.Config.Origin(key), key, result.OneLine(err))
	}
	return nil
}
