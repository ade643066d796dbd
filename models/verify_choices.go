package models

import (
	"fmt"
	"math"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

func init() {
	Override(verifyClass, Methods{
		"getBoolean()Z": chooseBoolean,
		"getBoolean(Z)Z": func(e *vm.Env) {
			chooseBool(e, choice.NewBoolean("verifyGetBoolean(Z)", e.Bool(0)))
		},
		"getInt(II)I": func(e *vm.Env) { chooseInt(e, choice.NewIntInterval("verifyGetInt(II)", e.Int(0), e.Int(1))) },
		"getInt(Ljava/lang/String;)I": func(e *vm.Env) {
			chooseConfigured(e, "int", func(g choice.Generator, i int) bool {
				ints, ok := g.(choice.Ints)
				if ok {
					e.ReturnInt(ints.Int(i))
				}
				return ok
			})
		},
		"getIntFromList":    chooseFromInts,
		"getLongFromList":   chooseFromLongs,
		"getFloatFromList":  chooseFromFloats,
		"getDoubleFromList": chooseFromDoubles,
		"getDouble": func(e *vm.Env) {
			chooseConfigured(e, "double", func(g choice.Generator, i int) bool {
				switch g := g.(type) {
				case choice.Doubles:
					e.ReturnDouble(g.Double(i))
				case choice.Floats:
					e.ReturnDouble(float64(g.Float(i)))
				case choice.Ints:
					e.ReturnDouble(float64(g.Int(i)))
				default:
					return false
				}
				return true
			})
		},
		"getObject": func(e *vm.Env) {
			chooseConfigured(e, "object", func(g choice.Generator, i int) bool {
				refs, ok := g.(choice.References)
				if ok {
					e.ReturnRef(vm.Ref(refs.Ref(i)))
				}
				return ok
			})
		},
		"randomObject": randomObject,
		"random":       func(e *vm.Env) { chooseInt(e, choice.NewIntInterval("verifyGetInt(II)", 0, e.Int(0))) },
		"randomBool":   chooseBoolean,
		// The other forms call this one.
		"getBitFlip(JII)J": flipBits,
	})
}

func chooseBoolean(e *vm.Env) {
	falseFirst, err := choice.FalseFirst(programSource{e})
	if err != nil {
		badChoice(e, err)
		return
	}
	chooseBool(e, choice.NewBoolean("verifyGetBoolean", falseFirst))
}

func chooseBool(e *vm.Env, g choice.Booleans) {
	if i, ok := e.Choose(g); ok {
		e.ReturnBool(g.Bool(i))
	}
}

func chooseInt(e *vm.Env, g choice.Ints) {
	if i, ok := e.Choose(g); ok {
		e.ReturnInt(g.Int(i))
	}
}

// elements returns the array that is argument 0 of a list of values. A null or
// empty one leaves nothing to choose: the result is then 0, as in JPF.
func elements(e *vm.Env) (*vm.Object, bool) {
	o := e.Object(0)
	return o, o != nil && o.Len > 0
}

func chooseFromInts(e *vm.Env) {
	if o, ok := elements(e); ok {
		chooseInt(e, choice.NewIntSet("verifyGetIntSet([I)", o.Ints()...))
	}
}

func chooseFromLongs(e *vm.Env) {
	o, ok := elements(e)
	if !ok {
		return
	}
	g := choice.NewLongList("verifyLongList([J)", o.Longs()...)
	if i, ok := e.Choose(g); ok {
		e.ReturnLong(g.Long(i))
	}
}

func chooseFromFloats(e *vm.Env) {
	o, ok := elements(e)
	if !ok {
		return
	}
	values := make([]float32, o.Len)
	for i, v := range o.Ints() {
		values[i] = math.Float32frombits(uint32(v))
	}
	g := choice.NewFloatList("verifyFloatList([F)", values...)
	if i, ok := e.Choose(g); ok {
		e.ReturnFloat(g.Float(i))
	}
}

func chooseFromDoubles(e *vm.Env) {
	o, ok := elements(e)
	if !ok {
		return
	}
	values := make([]float64, o.Len)
	for i, v := range o.Longs() {
		values[i] = math.Float64frombits(uint64(v))
	}
	g := choice.NewDoubleList("verifyDoubleList([D)", values...)
	if i, ok := e.Choose(g); ok {
		e.ReturnDouble(g.Double(i))
	}
}

// chooseConfigured chooses by the generator that the configuration describes
// under the id that is argument 0. give returns an alternative; it reports
// whether the generator's values are of the right type.
func chooseConfigured(e *vm.Env, kind string, give func(choice.Generator, int) bool) {
	id := e.String(0)
	g, given := options(e).Choices[id]
	if !given {
		var err error
		if g, err = choice.FromConfig(id, programSource{e}); err != nil {
			badChoice(e, err)
			return
		}
	}
	if g.Len() == 0 {
		return // null or 0, as in JPF
	}
	i, ok := e.Choose(g)
	switch {
	case !ok || give(g, i):
	case given:
		badChoice(e, fmt.Errorf("the generator %T for %q: Verify.get%s%s needs one of type %s", g, id, strings.ToUpper(kind[:1]), kind[1:], kind))
	default:
		badChoice(e, fmt.Errorf("%s.class: Verify.get%s%s needs a generator of type %s", id, strings.ToUpper(kind[:1]), kind[1:], kind))
	}
}

// badChoice ends the run because the configuration of a choice is wrong: what
// it should be cannot be guessed.
func badChoice(e *vm.Env, err error) {
	e.Unsupported("choice: "+err.Error(), "correct the configuration")
}

// programSource is what generators are configured from: keys, and the program
// at the place where it asks.
type programSource struct{ e *vm.Env }

// Get implements choice.Source.
func (s programSource) Get(key string) (string, bool) {
	if c := options(s.e).Config; c != nil {
		return c.Get(key)
	}
	return "", false
}

// Objects implements choice.ObjectSource. The objects come in the order of
// their creation as far as references tell it.
func (s programSource) Objects(class string) ([]uint32, error) {
	m := s.e.M
	m.CollectGarbage()
	var refs []uint32
	for r, left := vm.Ref(1), m.Heap.Live(); left > 0; r++ {
		o := m.Heap.Get(r)
		if o == nil {
			continue
		}
		left--
		if hasSuper(o.Class, class) {
			refs = append(refs, uint32(r))
		}
	}
	return refs, nil
}

// Variable implements choice.VariableSource: a local variable or a field of
// the method that asks.
func (s programSource) Variable(name string) (any, bool) {
	f := s.e.Caller()
	if f == nil {
		return nil, false
	}
	if v := localVariable(f, name); v != nil {
		return number(vm.KindOf(v.Descriptor), f.Slots[v.Index])
	}
	for c := f.Method.Class; c != nil; c = c.Super {
		for _, field := range c.Fields {
			switch {
			case field.Name != name:
			case field.Static():
				return number(field.Kind, field.Kind.Widen(s.e.M.Static(field)))
			case !f.Method.Static():
				if o := s.e.M.Heap.Get(vm.Ref(f.Slots[0])); o != nil {
					return number(field.Kind, field.Kind.Widen(o.Words[field.Word]))
				}
			}
		}
	}
	return nil, false
}

// number turns a slot of kind k into an int64 or a float64.
func number(k vm.Kind, v uint64) (any, bool) {
	switch k {
	case vm.KindByte, vm.KindChar, vm.KindShort, vm.KindInt:
		return int64(int32(v)), true
	case vm.KindLong:
		return int64(v), true
	case vm.KindFloat:
		return float64(math.Float32frombits(uint32(v))), true
	case vm.KindDouble:
		return math.Float64frombits(v), true
	}
	return nil, false
}

// randomObject chooses among the live objects of the class named and null.
func randomObject(e *vm.Env) {
	class := e.String(0)
	refs, _ := programSource{e}.Objects(class)
	g := choice.NewObjects("verifyRandomObject", class, append(refs, 0))
	if i, ok := e.Choose(g); ok {
		e.ReturnRef(vm.Ref(g.Ref(i)))
	}
}

// flipBits is getBitFlip(value, bits, length): a choice of all ways to flip so
// many of the lowest bits.
func flipBits(e *vm.Env) {
	value, k, n := e.Long(0), e.Int(2), e.Int(3) // the long takes two slots
	if n < 1 || n > 64 || k < 0 || k > n {
		e.Throw("java/lang/IllegalArgumentException", fmt.Sprintf("cannot flip %d of %d bits", k, n))
		return
	}
	ways := choice.BitFlips(int64(n), int64(k))
	if !ways.IsInt64() || ways.Int64() > math.MaxInt32 {
		e.Throw("java/lang/IllegalArgumentException", fmt.Sprintf("there are %v ways to flip %d of %d bits: too many", ways, k, n))
		return
	}
	g := choice.NewIntInterval("verifyBitFlip", 0, int32(ways.Int64()-1))
	if i, ok := e.Choose(g); ok {
		e.ReturnLong(value ^ int64(choice.BitFlip(int(k), int64(i))))
	}
}

// breakWithChoice is breakTransition(reason, min, max): the transition ends
// even where there is one value only.
func breakWithChoice(e *vm.Env) {
	g := choice.NewIntInterval(e.String(0), e.Int(1), e.Int(2))
	if g.Len() == 1 {
		e.M.BreakTransition(e.String(0))
	}
	chooseInt(e, g)
}
