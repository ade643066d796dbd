package concolic

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Input is a value that a run of a concolic search had for an unknown, as a
// stored trace holds it: with the values that were possible, which the unknown is
// recognised by. Names alone would not do: the same name may come with another domain
// in a program that was changed since, and is another variable then.
type Input struct {
	Name     string           `json:"name"`
	Type     symbolic.Type    `json:"type,omitempty"`
	Array    bool             `json:"array,omitempty"`
	Min      int64            `json:"min,omitempty"`
	Max      int64            `json:"max,omitempty"`
	Low      uint64           `json:"low,omitempty"` // bounds of floats, as bits
	High     uint64           `json:"high,omitempty"`
	NaN      bool             `json:"nan,omitempty"`
	Bits     uint64           `json:"bits,omitempty"`
	Elements map[int32]uint64 `json:"elements,omitempty"`
	Others   uint64           `json:"others,omitempty"`
}

// Inputs are those of the run that a state belongs to. Those that it has not asked
// for yet are among them, as far as they were planned.
func (c *Search) Inputs(m *vm.Machine) []Input {
	model := c.plan
	if t := trialOf(m); t != nil {
		model = model.Merge(t.model)
	}
	list := []Input{}
	for _, v := range model.Vars() {
		d := v.Domain
		x, _ := model.Value(v)
		in := Input{Name: v.Name, Type: d.Type, Array: d.Array, Min: d.Min, Max: d.Max, Low: d.MinBits, High: d.MaxBits, NaN: d.NaN, Bits: x.Bits}
		if d.Array {
			in.Others = x.Array.Others()
			for _, i := range x.Array.Indices() {
				if in.Elements == nil {
					in.Elements = map[int32]uint64{}
				}
				in.Elements[i] = x.Array.At(i)
			}
		}
		list = append(list, in)
	}
	return list
}

// Plan has the next run get inputs that Inputs has returned. A trace is a file that
// somebody may have edited: what could not have come from Inputs is refused.
func (c *Search) Plan(inputs []Input) error {
	b := symbolic.NewModelBuilder(nil)
	for _, in := range inputs {
		d := symbolic.Domain{Type: in.Type, Array: in.Array, Min: in.Min, Max: in.Max, MinBits: in.Low, MaxBits: in.High, NaN: in.NaN}
		x := symbolic.Value{Bits: in.Bits}
		if in.Name == "" || in.Type > symbolic.Double || !d.Array && !proper(d, in.Bits) {
			return fmt.Errorf("the input %q of the trace cannot be what it says", in.Name)
		}
		if x.Kind = d.Kind(); d.Array {
			x.Bits, x.Array = 0, symbolic.NewArrayValue(in.Elements, in.Others)
		}
		b.Set(c.rt.Ctx.Var(in.Name, d).Var(), x)
	}
	c.plan = b.Model()
	return nil
}

// proper reports whether the bits are a value of a domain that is one.
func proper(d symbolic.Domain, bits uint64) bool {
	switch k := d.Kind(); {
	case k == symbolic.F32 && bits > math.MaxUint32:
		return false
	case k.IsInt():
		if lo, hi := d.Type.Limits(); d.Min < lo || d.Max > hi {
			return false
		}
	}
	return d.Contains(bits)
}
