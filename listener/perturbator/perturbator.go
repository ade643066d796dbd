// Package perturbator has the program go on with other values than those it
// computed: with those that a sensor's error, say, or another environment might
// give a field, a result or a parameter.
package perturbator

import (
	"fmt"
	"math"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symbolic"
	"github.com/gojpf/gojpf/insn/symbolic/condition"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	sym "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	list := func(name, what string) config.Key {
		return config.Key{Name: "perturb." + name, Type: config.List, JPF: true, Help: "The names under which Perturbator finds " + what + "."}
	}
	part := func(name string, t config.Type, help string) config.Key {
		return config.Key{Name: "perturb.*." + name, Type: t, JPF: true, Help: help}
	}
	listener.Register(listener.Info{
		Names: []string{"Perturbator"},
		Doc:   "makes choices of the values of fields that are read, of results and of parameters",
		Keys: []config.Key{
			list("fields", "fields whose reads it perturbs"),
			list("returns", "methods whose results it perturbs"),
			list("params", "methods whose parameters it perturbs"),
			part("class", config.Class, "How to perturb a value: IntOverUnder adds and takes away a delta; GenericDataAbstractor has one number of each sign, or both booleans."),
			part("field", config.String, "The field to perturb, as p.C.f, with * for any characters; p.C+.f for those of subclasses, too."),
			part("method", config.String, "The method to perturb, as p.C.m or p.C.m(int)."),
			part("location", config.String, "Where to perturb, as C.java:12, p.C:12-15 or a list of such: the lines that read the field, or that call the method whose parameters or result are perturbed; everywhere without it."),
			part("delta", config.Long, "What IntOverUnder adds and takes away; 1 without it."),
		},
		New: newPerturbator,
	})
}

// target is what one name of the configuration has perturbed.
type target struct {
	id     string
	field  spec.Field
	method spec.Method
	at     spec.Places
	used   *config.Mention // its name in the configuration, which has met a value to perturb
	// values has the value itself first. ok is false where something is to be decided
	// before.
	values func(c *listener.Context, ctx *sym.Context, k vm.Kind, v value) (list []value, ok bool)
}

type perturbator struct {
	listener.Stateless
	fields, returns, params []*target
}

func newPerturbator(cfg *config.Config) (any, error) {
	l := &perturbator{}
	for key, to := range map[string]*[]*target{"perturb.fields": &l.fields, "perturb.returns": &l.returns, "perturb.params": &l.params} {
		for _, id := range cfg.Strings(key) {
			t, err := newTarget(cfg, key, id)
			if err != nil {
				return nil, err
			}
			*to = append(*to, t)
		}
	}
	if len(l.fields)+len(l.returns)+len(l.params) == 0 {
		return nil, fmt.Errorf("set perturb.fields, perturb.returns or perturb.params")
	}
	return l, nil
}

func newTarget(cfg *config.Config, list, id string) (*target, error) {
	t := &target{id: id, used: cfg.Mention(list, id, nil)}
	prefix := "perturb." + id + "."
	need := prefix + "method"
	if list == "perturb.fields" {
		need = prefix + "field"
	}
	if cfg.String(need) == "" {
		return nil, fmt.Errorf("%s: %s names %s, but there is no %s", cfg.Origin(list), list, id, need)
	}
	var err error
	if list == "perturb.fields" {
		t.field, err = spec.FieldOf(cfg, need)
	} else {
		t.method, err = spec.MethodOf(cfg, need)
	}
	if err != nil {
		return nil, err
	}
	key := prefix + "location"
	if t.at, err = spec.PlacesOf(cfg, key); err != nil {
		return nil, err
	}
	for _, p := range t.at.All() {
		if !p.Line() {
			return nil, &config.ValueError{Origin: cfg.Origin(key), Key: key, Value: p.String(), Expected: "lines such as C.java:12"}
		}
	}
	delta := int64(1)
	if cfg.Has(prefix + "delta") {
		if delta, err = cfg.Int64(prefix + "delta"); err != nil {
			return nil, err
		}
	}
	class := cfg.Class(prefix + "class")
	switch class[strings.LastIndexByte(class, '.')+1:] {
	case "IntOverUnder":
		t.values = func(c *listener.Context, ctx *sym.Context, k vm.Kind, v value) ([]value, bool) {
			return overUnder(c, ctx, k, v, delta)
		}
	case "GenericDataAbstractor", "dataAbstractor":
		t.values = abstraction
	default:
		return nil, &config.ValueError{Origin: cfg.Origin(prefix + "class"), Key: prefix + "class", Value: class, Expected: "IntOverUnder or GenericDataAbstractor"}
	}
	return t, nil
}

// value is what a slot holds: e where it is not known.
type value struct {
	slot uint64
	e    *sym.Expr
}

func valueOf(slot uint64, a vm.Attr) value { return value{slot, symbolic.ExprOf(a)} }

// overUnder is the value, and what lies a delta below and above it.
func overUnder(_ *listener.Context, ctx *sym.Context, k vm.Kind, v value, delta int64) (list []value, ok bool) {
	switch {
	case k == vm.KindLong && v.e != nil:
		d := ctx.Long(delta)
		return []value{v, {e: ctx.Sub(v.e, d)}, {e: ctx.Add(v.e, d)}}, true
	case k == vm.KindLong:
		return []value{v, {slot: v.slot - uint64(delta)}, {slot: v.slot + uint64(delta)}}, true
	case k != vm.KindInt && k != vm.KindShort && k != vm.KindByte && k != vm.KindChar:
		return nil, true
	case v.e != nil:
		t, _ := sym.TypeOf(string(rune(k)))
		d := ctx.Int(int32(delta))
		return []value{v, {e: ctx.Fit(t, ctx.Sub(v.e, d))}, {e: ctx.Fit(t, ctx.Add(v.e, d))}}, true
	}
	narrow := func(n int64) value { return value{slot: k.Widen(k.Narrow(uint64(uint32(n))))} }
	i := int64(int32(v.slot))
	return []value{v, narrow(i - delta), narrow(i + delta)}, true
}

// abstraction is the value, and one of each sort that it is not of. Of what sort an
// unknown value is the search decides; ok is false where it has to do so first.
func abstraction(c *listener.Context, ctx *sym.Context, k vm.Kind, v value) (list []value, ok bool) {
	minus, one := uint64(math.MaxUint32), uint64(1)
	switch k {
	case vm.KindBoolean:
		if v.e != nil {
			return []value{v, {e: ctx.BitXor(v.e, ctx.Int(1))}}, true
		}
		return []value{v, {slot: v.slot ^ 1}}, true
	case vm.KindByte, vm.KindShort, vm.KindInt:
	case vm.KindLong:
		minus = math.MaxUint64
	case vm.KindFloat:
		minus, one = uint64(math.Float32bits(-1)), uint64(math.Float32bits(1))
	case vm.KindDouble:
		minus, one = math.Float64bits(-1), math.Float64bits(1)
	default:
		return nil, true
	}
	of := sign(k, v.slot)
	if v.e != nil {
		if of, ok = decidedSign(c, ctx, v.e); !ok {
			return nil, false
		}
	}
	list = []value{v}
	for _, n := range []uint64{minus, 0, one} {
		if sign(k, n) != of {
			list = append(list, value{slot: n})
		}
	}
	return list, true
}

// decidedSign is the sign of a number that is not known; NaN has none.
func decidedSign(c *listener.Context, ctx *sym.Context, e *sym.Expr) (sign int, ok bool) {
	zero := ctx.Int(0)
	if negative, ok := c.Decide(condition.Apply(ctx, "<", e, zero)); negative || !ok {
		return -1, ok
	}
	if positive, ok := c.Decide(condition.Apply(ctx, ">", e, zero)); positive || !ok {
		return 1, ok
	}
	return 0, true
}

func sign(k vm.Kind, v uint64) int {
	var f float64
	switch k {
	case vm.KindLong:
		f = float64(int64(v))
	case vm.KindFloat:
		f = float64(math.Float32frombits(uint32(v)))
	case vm.KindDouble:
		f = math.Float64frombits(v)
	default:
		f = float64(int32(v))
	}
	switch {
	case f < 0:
		return -1
	case f > 0:
		return 1
	}
	return 0
}

// values is a generator of values.
type values struct {
	id   string
	kind vm.Kind
	list []value
}

func (g *values) ID() string { return g.id }
func (g *values) Len() int   { return len(g.list) }
func (g *values) Describe(i int) string {
	return fmt.Sprintf("%s: %s instead of %s", g.id, g.list[i].text(g.kind), g.list[0].text(g.kind))
}

// put makes the value an operand.
func (v value) put(c *listener.Context, in listener.Instruction, i int) {
	if v.e != nil {
		c.SetUnknownOperand(in, i, v.e)
	} else {
		c.SetOperand(in, i, v.slot)
	}
}

func (v value) text(k vm.Kind) string {
	if v.e != nil {
		return v.e.Java()
	}
	return format.Primitive(k, v.slot)
}

// here reports whether the instruction of a frame is where the target is to be
// perturbed.
func (t *target) here(f *vm.Frame) bool {
	return t.at.Len() == 0 || f != nil && f.Code != nil && t.at.At(f.Method, f.Line())
}

// choose decides what value takes the place of v. ok is false when nothing is
// to be done now.
func (t *target) choose(c *listener.Context, part string, k vm.Kind, v value) (_ value, ok bool) {
	var ctx *sym.Context
	if v.e != nil {
		ctx = c.Program.Symbolic().Ctx
	}
	list, ok := t.values(c, ctx, k, v)
	if !ok || len(list) < 2 {
		return v, ok
	}
	t.used.Meet()
	i, ok := c.Choose(&values{"perturb." + t.id + part, k, list})
	if !ok {
		return v, false
	}
	return list[i], true
}

func (l *perturbator) Intervene(c *listener.Context, in listener.Instruction) {
	switch code := c.Code(in); {
	case code.Op == insn.OpGetfield || code.Op == insn.OpGetstatic:
		l.read(c, in)
	case code.Op >= insn.OpIreturn && code.Op < insn.OpReturn:
		l.result(c, in)
	case code.Invoke() && len(l.params) > 0:
		l.arguments(c, in)
	}
}

func (l *perturbator) read(c *listener.Context, in listener.Instruction) {
	a, _, ok := c.NextAccess(in)
	if !ok {
		return
	}
	for _, t := range l.fields {
		if t.field.Match(a.Field) && t.here(in.Frame) {
			now := valueOf(a.Value, a.Attr)
			if v, ok := t.choose(c, "", a.Kind, now); ok && v != now {
				slot, unknown := v.slot, vm.Attr(nil)
				if v.e != nil {
					slot, unknown = symbolic.Slot(v.e)
				}
				c.Replace(in, slot, unknown)
			}
			return
		}
	}
}

// result perturbs what a method returns; the location is that of the call, as in
// JPF.
func (l *perturbator) result(c *listener.Context, in listener.Instruction) {
	m := in.Frame.Method
	for _, t := range l.returns {
		if t.method.Match(m) && t.here(in.Frame.Parent) {
			below := m.Ret.Slots() - 1
			now := valueOf(in.Operand(below), in.OperandAttr(below))
			if v, ok := t.choose(c, "", m.Ret, now); ok && v != now {
				v.put(c, in, below)
			}
			return
		}
	}
}

// arguments decides about all parameters before it changes one: a choice has
// Intervene start anew.
func (l *perturbator) arguments(c *listener.Context, in listener.Instruction) {
	callee, slots := c.Callee(in)
	if callee == nil {
		return
	}
	for _, t := range l.params {
		if !t.method.Match(callee) || !t.here(in.Frame) {
			continue
		}
		changed := map[int]value{}
		at := slots - 1
		if !callee.Static() {
			at--
		}
		for i, k := range callee.Params {
			now := valueOf(in.Operand(at), in.OperandAttr(at))
			v, ok := t.choose(c, fmt.Sprintf(".%d", i), k, now)
			if !ok {
				return
			}
			if v != now {
				changed[at] = v
			}
			at -= k.Slots()
		}
		for at, v := range changed {
			v.put(c, in, at)
		}
		return
	}
}
