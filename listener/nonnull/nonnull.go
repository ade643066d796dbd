// Package nonnull is the listener that checks @Nonnull: on parameters when a
// method begins, on methods when they return, on fields when they are written
// and when the object's constructor has ended.
//
// Invariants. It never misses a null that a field of the program is given by
// code; fields that natives and reflection write are seen when the constructor
// ends only.
package nonnull

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"NonnullChecker", "NonNullChecker"},
		Doc:   "checks that fields, parameters and results with @Nonnull are not null",
		New: func(*config.Config) (any, error) {
			return &checker{methods: map[*vm.Method]*method{}, fields: map[*vm.Field]bool{}, entries: entry.NewTracker("nonnull")}, nil
		},
	})
}

const property = "Nonnull"

// names are those under which the annotation is known.
var names = []string{"Nonnull", "NonNull", "NotNull"}

// method is what is to be checked of a method; nil for nothing.
type method struct {
	params []bool
	result bool
	fields []*vm.Field // when it ends: it is a constructor
}

type checker struct {
	methods map[*vm.Method]*method
	fields  map[*vm.Field]bool
	entries *entry.Tracker
}

// Intervene implements listener.Intervene: it changes nothing, but has to be
// asked on every execution to know which frames have begun.
func (k *checker) Intervene(c *listener.Context, in listener.Instruction) {
	f := in.Frame
	if f.Code == nil || f.Method.Has(vm.TraitPseudo) {
		return
	}
	k.entries.Ended(c.Machine, in)
	code := c.Code(in)
	if code == nil {
		return
	}
	m := k.of(f.Method)
	if m != nil && f.PC == 0 && m.params != nil {
		if _, begun := k.entries.Find(c.Machine, in); !begun {
			if !m.checkParameters(c, in) {
				return // and is asked again
			}
			k.entries.Begin(c.Machine, in, nil)
		}
	}
	null := func(v uint64, a vm.Attr) bool { // a decision that is still to be made is none, and asked for again
		is, ok := c.IsNull(in, v, a)
		return ok && is
	}
	switch {
	case code.Op == bytecode.Putfield || code.Op == bytecode.Putstatic:
		if a, write, ok := c.NextAccess(in); ok && write && a.Kind == vm.KindRef && k.nonnull(a.Field) && null(a.Value, a.Attr) {
			c.Violate(property, fmt.Sprintf("null is written to %s", a.Field))
		}
	case m == nil:
	case code.Op == bytecode.Areturn && m.result && null(in.Operand(0), in.OperandAttr(0)):
		c.Violate(property, fmt.Sprintf("%s.%s returns null", f.Method.Class.JavaName(), f.Method.Name))
	case code.Op == bytecode.Return && m.fields != nil && entry.Outermost(f):
		for _, field := range m.fields {
			o := c.Machine.Heap.Get(c.This(f))
			if o == nil {
				return
			}
			is, ok := c.IsNull(in, o.Words[field.Word], o.SlotAttr(field.Word))
			if !ok {
				return
			}
			if is {
				c.Violate(property, fmt.Sprintf("%s is still null after the constructor", field))
				return
			}
		}
	}
}

// checkParameters reports false where it is still to be decided whether one is null.
func (m *method) checkParameters(c *listener.Context, in listener.Instruction) bool {
	f := in.Frame
	slot := 0
	if !f.Method.Static() {
		slot = 1
	}
	for i, kind := range f.Method.Params {
		if m.params[i] && kind == vm.KindRef {
			null, ok := c.IsNull(in, f.Slots[slot], f.Attr(slot))
			if !ok {
				return false
			}
			if null {
				c.Violate(property, fmt.Sprintf("parameter %d of %s.%s is null", i+1, f.Method.Class.JavaName(), f.Method.Name))
				return true
			}
		}
		slot += kind.Slots()
	}
	return true
}

// of reads the annotations of a method.
func (k *checker) of(m *vm.Method) *method {
	known, ok := k.methods[m]
	if ok {
		return known
	}
	k.methods[m] = nil
	if m.Info == nil || m.Class.File == nil {
		return nil
	}
	found := &method{params: entry.Parameters(m, names...), result: entry.Annotated(m.Info.Annotations, m.Class, names...) != nil}
	if m.Name == "<init>" {
		for c := m.Class; c != nil; c = c.Super {
			for _, f := range c.Fields {
				if !f.Static() && f.Kind == vm.KindRef && k.nonnull(f) {
					found.fields = append(found.fields, f)
				}
			}
		}
	}
	if found.params != nil || found.result || found.fields != nil {
		k.methods[m] = found
	}
	return k.methods[m]
}

func (k *checker) nonnull(f *vm.Field) bool {
	is, known := k.fields[f]
	if !known {
		is = f.Info != nil && f.Class.File != nil && entry.Annotated(f.Info.Annotations, f.Class, names...) != nil
		k.fields[f] = is
	}
	return is
}
