package contracts

import (
	"fmt"

	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/entry"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm"
)

// clause is one condition of a contract.
type clause struct {
	*expr.Expr
	class *vm.Class // that it stands in
	names map[string]variable
	olds  int // the first of its \old(...) among those of the contract
}

// variable is a parameter.
type variable struct {
	index int // among the parameters
	kind  vm.Kind
}

// contract is what is checked of a method.
type contract struct {
	params     []vm.Kind
	requires   [][]clause // of one level at least all have to hold
	ensures    []clause
	invariants []clause
	olds       int
}

func (k *contract) empty() bool {
	return len(k.requires) == 0 && len(k.ensures) == 0 && len(k.invariants) == 0
}

// reader makes contracts of annotations; what is wrong with them goes to
// complain.
type reader struct {
	complain   func(reason string)
	file       *contractfile.File // nil for none
	invariants map[*vm.Class][]clause
}

// read collects the contract of a method: its own annotations, those of the
// methods that it overrides, and the invariants of its class. A method promises
// what each of those promises, and can demand no more than any of them.
func (r *reader) read(m *vm.Method) *contract {
	k := &contract{params: m.Params}
	if m.Class.File == nil || m.Info == nil {
		return k
	}
	r.level(k, m, m)
	if !m.Static() && !m.Private() && m.Name != "<init>" && m.Name != "<clinit>" {
		eachSuper(m.Class, map[*vm.Class]bool{}, func(c *vm.Class) {
			if o := c.DeclaredMethod(m.Name, m.Desc); o != nil && !o.Private() && !o.Static() && o.Info != nil && c.File != nil {
				r.level(k, m, o)
			}
		})
	}
	if !m.Static() && (m.Flags&accPublic != 0 || m.Name == "<init>") {
		k.invariants = r.of(m.Class)
	}
	return k
}

const accPublic = 1

// eachSuper calls f for the classes and interfaces that c extends.
func eachSuper(c *vm.Class, seen map[*vm.Class]bool, f func(*vm.Class)) {
	supers := c.Interfaces
	if c.Super != nil {
		supers = append([]*vm.Class{c.Super}, supers...)
	}
	for _, s := range supers {
		if !seen[s] {
			seen[s] = true
			f(s)
			eachSuper(s, seen, f)
		}
	}
}

// level adds the annotations that declared has to the contract of m, which is
// it or overrides it.
func (r *reader) level(k *contract, m, declared *vm.Method) {
	names := parameters(m)
	if own := parameters(declared); len(own) > 0 {
		names = own // an abstract method has none
	}
	var demands []clause
	for _, name := range []string{"Requires", "Ensures"} {
		a := entry.Annotated(declared.Info.Annotations, declared.Class, name)
		if a == nil {
			continue
		}
		list := r.clauses(entry.Texts(a), fmt.Sprintf("@%s of %s.%s", name, declared.Class.JavaName(), declared.Name), declared.Class)
		for i := range list {
			list[i].names, list[i].olds = names, k.olds
			k.olds += len(list[i].Olds())
		}
		if name == "Ensures" {
			k.ensures = append(k.ensures, list...)
		} else {
			demands = list
		}
	}
	if w := r.file.Class(declared.Class.JavaName()).Method(declared.Name, declared.Desc); w != nil {
		named := map[string]variable{}
		for i, name := range w.Params {
			named[name] = variable{i, m.Params[i]}
		}
		where := fmt.Sprintf("of %s.%s", declared.Class.JavaName(), declared.Name)
		written := func(kind string, lines []contractfile.Condition) []clause {
			list := r.clauses(texts(lines), kind+" "+where, declared.Class)
			for i := range list {
				list[i].names, list[i].olds = named, k.olds
				k.olds += len(list[i].Olds())
			}
			return list
		}
		demands = append(demands, written("requires", w.Requires)...)
		k.ensures = append(k.ensures, written("ensures", w.Ensures)...)
	}
	if len(demands) > 0 {
		k.requires = append(k.requires, demands)
	}
}

// of returns the invariants of a class and of all that it extends.
func (r *reader) of(c *vm.Class) []clause {
	if list, known := r.invariants[c]; known {
		return list
	}
	list := r.own(c)
	eachSuper(c, map[*vm.Class]bool{}, func(s *vm.Class) { list = append(list, r.own(s)...) })
	r.invariants[c] = list
	return list
}

func (r *reader) own(c *vm.Class) []clause {
	if c.File == nil {
		return nil
	}
	var list []clause
	if a := entry.Annotated(c.File.Annotations, c, "Invariant"); a != nil {
		list = r.clauses(entry.Texts(a), "@Invariant of "+c.JavaName(), c)
	}
	if w := r.file.Class(c.JavaName()); w != nil {
		list = append(list, r.clauses(texts(w.Invariants), "invariant of "+c.JavaName(), c)...)
	}
	return list
}

func texts(lines []contractfile.Condition) []string {
	var list []string
	for _, l := range lines {
		list = append(list, l.Text)
	}
	return list
}

func (r *reader) clauses(texts []string, where string, c *vm.Class) []clause {
	var list []clause
	for _, text := range texts {
		e, err := expr.Parse(text)
		if err != nil {
			r.complain(fmt.Sprintf("%s cannot be read: %v", where, err))
			continue
		}
		list = append(list, clause{Expr: e, class: c})
	}
	return list
}

// parameters finds the names of a method's parameters in its debugging
// information.
func parameters(m *vm.Method) map[string]variable {
	if m.Info == nil || m.Info.Code == nil {
		return nil
	}
	bySlot := map[int]variable{}
	slot := 0
	if !m.Static() {
		slot = 1
	}
	for i, k := range m.Params {
		bySlot[slot] = variable{i, k}
		slot += k.Slots()
	}
	names := map[string]variable{}
	for _, l := range m.Info.Code.Locals() {
		if v, ok := bySlot[int(l.Index)]; ok && l.Start == 0 {
			names[l.Name] = v
		}
	}
	return names
}
