// Package oomeinjector has allocations fail, to test how the program copes.
package oomeinjector

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"OOMEInjector"},
		Doc:   "throws OutOfMemoryError in place of allocations at given places or of given types",
		Keys: []config.Key{
			{Name: "oome.locations", Type: config.String, JPF: true,
				Help: "Where allocations fail for OOMEInjector: a list of lines such as C.java:12, p.C:12-15 or C.java:12,20+ and of methods such as p.C.m(int), whose bodies are meant; what is called from there fails as well."},
			{Name: "oome.types", Type: config.List, JPF: true,
				Help: "The types whose allocations fail for OOMEInjector, as p.C or int[], with * for any characters; p.C+ for subclasses, too, an interface for the classes that implement it, !p.C for all others."},
		},
		New: newInjector,
	})
}

type injector struct {
	listener.Stateless
	places spec.Places
	types  *spec.Allocations
}

func newInjector(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	l := &injector{places: spec.PlacesOf(r, "oome.locations"), types: spec.AllocationsOf(r, "oome.types")}
	if l.places.Len() == 0 && l.types.None() && r.Err() == nil {
		return nil, fmt.Errorf("set oome.locations or oome.types")
	}
	return l, r.Err()
}

func (l *injector) Intervene(c *listener.Context, in listener.Instruction) {
	code := c.Code(in)
	if code == nil {
		return
	}
	switch code.Op {
	case bytecode.New, bytecode.Newarray, bytecode.Anewarray, bytecode.Multianewarray:
	default:
		return
	}
	if l.within(in.Frame) || !l.types.None() && l.types.Has(typeOf(c, in.Frame, code)) {
		c.Throw(in, "java.lang.OutOfMemoryError", "")
	}
}

// within reports whether the frame, or a call that led to it, is at one of the
// places.
func (l *injector) within(f *vm.Frame) bool {
	for ; f != nil && l.places.Len() > 0; f = f.Parent {
		if f.Code != nil && l.places.At(f.Method, f.Line()) {
			return true
		}
	}
	return false
}

// typeOf returns the type that an instruction allocates: the class, or only its
// name, as source code writes it, where it cannot be loaded.
func typeOf(c *listener.Context, f *vm.Frame, code *listing.Instr) (*vm.Class, string) {
	lib := c.Machine.Lib
	if code.Op == bytecode.Newarray {
		k := vm.Kind(f.Code.Instrs[f.PC].B)
		return lib.ArrayOf(lib.Primitive(k)), k.String() + "[]"
	}
	name := f.Method.Class.File.Pool.Class(code.Index)
	if code.Op == bytecode.Anewarray {
		if name[0] != '[' {
			name = "L" + name + ";"
		}
		name = "[" + name
	}
	desc := name
	if desc[0] != '[' {
		desc = "L" + desc + ";"
	}
	class, err := lib.Load(f.Method.Class.Loader, name)
	if err != nil { // the program is told by the instruction
		class = nil
	}
	return class, vm.TypeText(desc)
}
