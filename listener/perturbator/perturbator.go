// Package perturbator has the program go on with other values than those it
// computed: with those that a sensor's error, say, or another environment might
// give a field, a result or a parameter.
package perturbator

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
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
			part("class", config.Class, "How to perturb a value: IntOverUnder adds and takes away a delta; GenericDataAbstractor has a positive number, 0 and a negative one, or both booleans."),
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
	used   *config.Mention                                                          // its name in the configuration, which has met a value to perturb
	values func(ctx *symbolic.Context, k vm.Kind, v value, numbers *random) []value // none where nothing is perturbed
}

type perturbator struct {
	listener.Stateless
	fields, returns, params []*target
}

func newPerturbator(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	targets := func(list string) (found []*target) {
		for _, id := range r.Strings(list) {
			found = append(found, newTarget(r, list, id))
		}
		return found
	}
	l := &perturbator{fields: targets("perturb.fields"), returns: targets("perturb.returns"), params: targets("perturb.params")}
	if len(l.fields)+len(l.returns)+len(l.params) == 0 {
		r.Fail(errors.New("set perturb.fields, perturb.returns or perturb.params"))
	}
	return l, r.Err()
}

func newTarget(r *config.Reader, list, id string) *target {
	t := &target{id: id, used: r.Mention(list, id, nil)}
	prefix := "perturb." + id + "."
	need := prefix + "method"
	if list == "perturb.fields" {
		need = prefix + "field"
	}
	if r.String(need) == "" {
		r.Fail(fmt.Errorf("%s: %s names %s, but there is no %s", r.Origin(list), list, id, need))
		return t
	}
	if list == "perturb.fields" {
		t.field = spec.FieldOf(r, need)
	} else {
		t.method = spec.MethodOf(r, need)
	}
	key := prefix + "location"
	t.at = spec.PlacesOf(r, key)
	for _, p := range t.at.All() {
		if !p.Line() {
			r.RejectPart(key, p.String(), "lines such as C.java:12")
		}
	}
	delta := int64(1)
	if r.Has(prefix + "delta") {
		delta = r.Int64(prefix + "delta")
	}
	class := r.Class(prefix + "class")
	switch class[strings.LastIndexByte(class, '.')+1:] {
	case "IntOverUnder":
		t.values = func(ctx *symbolic.Context, k vm.Kind, v value, _ *random) []value { return overUnder(ctx, k, v, delta) }
	case "GenericDataAbstractor", "dataAbstractor":
		t.values = func(_ *symbolic.Context, k vm.Kind, _ value, numbers *random) []value { return samples(k, numbers) }
	default:
		r.RejectPart(prefix+"class", class, "IntOverUnder or GenericDataAbstractor")
	}
	return t
}

// value is what a slot holds: e where it is not known.
type value struct {
	slot uint64
	e    *symbolic.Expr
}

func valueOf(slot uint64, a vm.Attr) value { return value{slot, core.ExprOf(a)} }

// overUnder is what lies a delta above the value, the value, and what lies below it:
// JPF's order.
func overUnder(ctx *symbolic.Context, k vm.Kind, v value, delta int64) []value {
	switch {
	case k == vm.KindLong && v.e != nil:
		d := ctx.Long(delta)
		return []value{{e: ctx.Add(v.e, d)}, v, {e: ctx.Sub(v.e, d)}}
	case k == vm.KindLong:
		return []value{{slot: v.slot + uint64(delta)}, v, {slot: v.slot - uint64(delta)}}
	case k != vm.KindInt && k != vm.KindShort && k != vm.KindByte && k != vm.KindChar:
		return nil
	case v.e != nil:
		t, _ := symbolic.TypeOf(string(rune(k)))
		d := ctx.Int(int32(delta))
		return []value{{e: ctx.Fit(t, ctx.Add(v.e, d))}, v, {e: ctx.Fit(t, ctx.Sub(v.e, d))}}
	}
	narrow := func(n int64) value { return value{slot: k.Widen(k.Narrow(uint64(uint32(n))))} }
	i := int64(int32(v.slot))
	return []value{narrow(i + delta), v, narrow(i - delta)}
}

// values is a generator of values.
type values struct {
	id   string
	kind vm.Kind
	was  value
	list []value
}

func (g *values) ID() string { return g.id }
func (g *values) Len() int   { return len(g.list) }
func (g *values) Describe(i int) string {
	return fmt.Sprintf("%s: %s instead of %s", g.id, g.list[i].text(g.kind), g.was.text(g.kind))
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

// choose decides what value takes the place of v, the i-th of those that there are. ok
// is false when nothing is to be done now.
func (t *target) choose(c *listener.Context, part string, k vm.Kind, v value, numbers *random) (_ value, i int, ok bool) {
	var ctx *symbolic.Context
	if v.e != nil {
		ctx = c.Program.Symbolic().Ctx
	}
	list := t.values(ctx, k, v, numbers)
	if len(list) == 0 {
		return v, 0, true
	}
	t.used.Meet()
	if i, ok = c.Choose(&values{"perturb." + t.id + part, k, v, list}); !ok {
		return v, 0, false
	}
	return list[i], i, true
}

func (l *perturbator) Intervene(c *listener.Context, in listener.Instruction) {
	switch code := c.Code(in); {
	case code.Op == bytecode.Getfield || code.Op == bytecode.Getstatic:
		l.read(c, in)
	case code.Op >= bytecode.Ireturn && code.Op < bytecode.Return:
		l.result(c, in)
	case code.Op.Call() && len(l.params) > 0:
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
			if v, _, ok := t.choose(c, "", a.Kind, now, newRandom()); ok && v != now {
				slot, unknown := v.slot, vm.Attr(nil)
				if v.e != nil {
					slot, unknown = core.Slot(v.e)
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
			if v, _, ok := t.choose(c, "", m.Ret, now, newRandom()); ok && v != now {
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
		changed, numbers := map[int]value{}, newRandom()
		at := slots - 1
		if !callee.Static() {
			at--
		}
		for i, k := range callee.Params {
			now := valueOf(in.Operand(at), in.OperandAttr(at))
			v, n, ok := t.choose(c, fmt.Sprintf(".%d", i), k, now, numbers)
			if !ok {
				return
			}
			numbers.skip(uint64(n) * drawn(callee.Params[i+1:]))
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
