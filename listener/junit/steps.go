package junit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Step is a decision on the path of a call: where in the program's own code it was made, and what was decided.
type Step struct {
	Method *vm.Method
	BCI    int
	What   string
	// With are the values of the inputs in it, "" where none are.
	With string
}

// locate notes where a decision is made, and what it says.
func (s *step) locate(m *vm.Machine, d choice.Decision) {
	t := m.Current
	if t == nil {
		return
	}
	for f := t.Top; f != nil; f = f.Parent {
		if c := f.Method.Class; c != nil && c.Loader != nil && c.Loader.Kind >= vm.LoaderApp && f.Code != nil && int(f.PC) < len(f.Code.BCI) {
			s.in, s.bci = f.Method, int(f.Code.BCI[f.PC])
			break
		}
	}
	if s.cond != nil {
		return
	}
	s.what = format.Alternative(d)
	if h, ok := d.Generator.(*heap.HeapChoice); ok {
		s.what = h.Text(d.Index)
	}
}

// steps are the decisions up to a step that were made in the program's own code, with values of a model. Inputs
// have the names that people are shown.
func (s *step) steps(model *symbolic.Model, shown *strings.Replacer) (list []Step) {
	for ; s != nil; s = s.before {
		if s.in == nil {
			continue
		}
		k := Step{Method: s.in, BCI: s.bci, What: s.what}
		if s.cond != nil {
			k.What = shown.Replace(s.cond.Java())
			var values []string
			for _, v := range s.cond.Vars() {
				if x, _ := model.Value(v); !v.Domain.Array {
					values = append(values, fmt.Sprintf("%s = %s", shown.Replace(v.Name), x.Literal(v.Domain.Type)))
				}
			}
			k.With = strings.Join(values, ", ")
		}
		list = append(list, k)
	}
	slices.Reverse(list)
	return list
}
