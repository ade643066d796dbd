// Package oomeinjector has allocations fail, to test how the program copes.
package oomeinjector

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/bytecode"
	"github.com/gojpf/gojpf/listener/match"
	"github.com/gojpf/gojpf/listener/where"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"OOMEInjector"},
		Doc:   "throws OutOfMemoryError in place of allocations at given places or of given types",
		Keys: []config.Key{
			{Name: "oome.locations", Type: config.String, JPF: true,
				Help: "Where allocations fail for OOMEInjector: a list between ';' of lines such as p.C:12 and methods such as p.C.m(int), whose bodies are meant."},
			{Name: "oome.types", Type: config.List, JPF: true,
				Help: "The types whose allocations fail for OOMEInjector, as p.C or int[], with * for any characters."},
		},
		New: newInjector,
	})
}

type injector struct {
	listener.Stateless
	places []where.Place
	types  match.Filter
}

func newInjector(cfg *config.Config) (any, error) {
	l := &injector{types: match.FromConfig(cfg, "oome.types", "")}
	var err error
	if l.places, err = where.List(cfg, "oome.locations"); err != nil {
		return nil, err
	}
	if len(l.places) == 0 && len(l.types.Include) == 0 {
		return nil, fmt.Errorf("set oome.locations or oome.types")
	}
	return l, nil
}

func (l *injector) Intervene(c *listener.Context, in listener.Instruction) {
	code := c.Code(in)
	if code == nil {
		return
	}
	switch code.Op {
	case insn.OpNew, insn.OpNewarray, insn.OpAnewarray, insn.OpMultianewarray:
	default:
		return
	}
	hit := len(l.types.Include) > 0 && l.types.Match(typeOf(in.Frame, code))
	for _, p := range l.places {
		hit = hit || p.In(in)
	}
	if hit {
		c.Throw(in, "java.lang.OutOfMemoryError", "")
	}
}

// typeOf returns the type that an instruction allocates, as source code writes
// it.
func typeOf(f *vm.Frame, code *bytecode.Instr) string {
	if code.Op == insn.OpNewarray {
		return vm.Kind(f.Code.Instrs[f.PC].B).String() + "[]"
	}
	name := f.Method.Class.File.Pool.Class(code.Index)
	if name[0] != '[' {
		name = "L" + name + ";"
	}
	if code.Op == insn.OpAnewarray {
		name = "[" + name
	}
	return vm.TypeText(name)
}
