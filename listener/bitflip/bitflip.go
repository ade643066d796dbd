// Package bitflip injects faults of the memory: it flips bits of the values that
// are assigned to variables, in all the ways there are.
package bitflip

import (
	"fmt"
	"math"
	"strconv"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/listener/variables"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/spec"
)

const annotation = "Lgov/nasa/jpf/annotation/BitFlip;"

func init() {
	list := func(name, what string) config.Key {
		return config.Key{Name: "bitflip." + name, Type: config.List, JPF: true, Help: "The names under which BitFlipListener finds " + what + "."}
	}
	part := func(name string, t config.Type, help string) config.Key {
		return config.Key{Name: "bitflip.*." + name, Type: t, JPF: true, Help: help}
	}
	listener.Register(listener.Info{
		Names: []string{"BitFlipListener"},
		Doc:   "makes choices of which bits are flipped in what is assigned to fields, parameters and variables, by @BitFlip or by name",
		Keys: []config.Key{
			list("fields", "fields"), list("params", "parameters"), list("localvars", "local variables"),
			part("field", config.String, "The field whose bits are flipped, as p.C.f, with * for any characters."),
			part("method", config.String, "The method of a parameter or local variable whose bits are flipped, as p.C.m or p.C.m(int)."),
			part("name", config.String, "The parameter or local variable whose bits are flipped. Its class needs names of variables (javac -g)."),
			part("nBit", config.Int, "How many bits are flipped; 1 without it."),
		},
		New: newFlipper,
	})
}

// target is a variable that the configuration names.
type target struct {
	field  spec.Field
	method spec.Method
	name   string
	bits   int
	used   *config.Mention // its name in the configuration, which has met a variable
}

type flipper struct {
	listener.Stateless
	fields, params, locals []target
	fieldBits              map[*vm.Field]int
	paramBits              map[*vm.Method][]int // nil where none is flipped
	localBits              map[*vm.Method][]localBits
}

// localBits is how many bits of a local variable are flipped where it lives.
type localBits struct {
	at   classfile.LocalAnnotation
	bits int
}

func newFlipper(cfg *config.Config) (any, error) {
	l := &flipper{fieldBits: map[*vm.Field]int{}, paramBits: map[*vm.Method][]int{}, localBits: map[*vm.Method][]localBits{}}
	r := config.Read(cfg)
	targets := func(list string) (found []target) {
		for _, id := range r.Strings(list) {
			found = append(found, newTarget(r, list, id))
		}
		return found
	}
	l.fields, l.params, l.locals = targets("bitflip.fields"), targets("bitflip.params"), targets("bitflip.localvars")
	return l, r.Err()
}

func newTarget(r *config.Reader, list, id string) target {
	prefix := "bitflip." + id + "."
	need := []string{"method", "name"}
	if list == "bitflip.fields" {
		need = []string{"field"}
	}
	for _, k := range need {
		if r.String(prefix+k) == "" {
			r.Fail(fmt.Errorf("%s: %s needs %s%s", r.Origin(list), list, prefix, k))
			return target{}
		}
	}
	t := target{name: r.String(prefix + "name"), bits: 1, used: r.Mention(list, id, nil)}
	if list == "bitflip.fields" {
		t.field = spec.FieldOf(r, prefix+"field")
	} else {
		t.method = spec.MethodOf(r, prefix+"method")
	}
	if key := prefix + "nBit"; r.Has(key) {
		t.bits = r.Int(key)
		r.Check(t.bits >= 1 && t.bits <= 64, key, "a number from 1 to 64")
	}
	return t
}

func (l *flipper) Intervene(c *listener.Context, in listener.Instruction) {
	if callee, args := c.Callee(in); callee != nil {
		l.arguments(c, in, callee, args)
		return
	}
	a, ok := variables.Next(c, in)
	if !ok {
		return
	}
	bits := 0
	switch a.Kind {
	case variables.Field:
		bits = l.bitsOfField(a.Field)
	case variables.Local:
		if width[vm.KindOf(a.Desc)] > 0 {
			bits = l.bitsOfLocal(a.Method, a.Site)
		}
		for _, t := range l.locals {
			if t.name == a.Site.Var && t.method.Match(a.Method) {
				bits = t.bits
				t.used.Meet()
			}
		}
	}
	if bits == 0 {
		return
	}
	name := a.Name(c.Machine)
	mask, ok := flip(c, name, vm.KindOf(a.Desc), bits)
	if !ok {
		return
	}
	k := vm.KindOf(a.Desc)
	v := k.Widen(k.Narrow(a.Value ^ mask))
	e := flipped(c, a.Unknown(), a.Desc, mask)
	switch {
	case a.Site.Op == bytecode.Iinc:
		if e != nil {
			c.SetUnknownLocal(in, int(a.Site.Local), e)
		} else {
			c.SetLocal(in, int(a.Site.Local), v)
		}
		c.Replace(in, 0, nil)
	case e != nil:
		c.SetUnknownOperand(in, k.Slots()-1, e)
	default:
		c.SetOperand(in, k.Slots()-1, v)
	}
}

// flipped is a value of a type that is not known with bits flipped; nil where it is
// known.
func flipped(c *listener.Context, e *symbolic.Expr, desc string, mask uint64) *symbolic.Expr {
	if e == nil {
		return nil
	}
	ctx := c.Program.Symbolic().Ctx
	float := e.Kind().IsFloat()
	if float {
		e = ctx.ToRawBits(e)
	}
	if e = ctx.BitXor(e, ctx.Const(e.Kind(), mask)); float {
		return ctx.FromBits(e)
	}
	t, _ := symbolic.TypeOf(desc)
	return ctx.Fit(t, e)
}

// arguments flips bits of what a call passes.
func (l *flipper) arguments(c *listener.Context, in listener.Instruction, callee *vm.Method, slots int) {
	bits := l.bitsOfParams(c, callee)
	if bits == nil {
		return
	}
	masks := make([]uint64, len(bits))
	for i, n := range bits {
		if n == 0 {
			continue
		}
		var ok bool
		name := callee.Class.JavaName() + "." + callee.Name + ":" + strconv.Itoa(i)
		if masks[i], ok = flip(c, name, callee.Params[i], n); !ok {
			return
		}
	}
	at := slots - 1
	if !callee.Static() {
		at--
	}
	for i, k := range callee.Params {
		if e := flipped(c, core.ExprOf(in.OperandAttr(at)), string(rune(k)), masks[i]); e != nil {
			c.SetUnknownOperand(in, at, e)
		} else if masks[i] != 0 {
			c.SetOperand(in, at, k.Widen(k.Narrow(in.Operand(at)^masks[i])))
		}
		at -= k.Slots()
	}
}

// width is how many bits a kind has.
var width = map[vm.Kind]int{
	vm.KindBoolean: 1, vm.KindByte: 8, vm.KindChar: 16, vm.KindShort: 16, vm.KindInt: 32, vm.KindFloat: 32, vm.KindLong: 64, vm.KindDouble: 64,
}

// flips is a generator of masks.
type flips struct {
	name    string
	bits, n int
}

func (g *flips) ID() string { return "bitflip." + g.name }
func (g *flips) Len() int   { return g.n }
func (g *flips) Describe(i int) string {
	return fmt.Sprintf("%s with bits flipped: %x", g.name, choice.BitFlip(g.bits, int64(i)))
}

// flip decides which bits are flipped. ok is false when nothing is to be done
// now.
func flip(c *listener.Context, name string, k vm.Kind, bits int) (mask uint64, ok bool) {
	ways := choice.BitFlips(int64(width[k]), int64(bits))
	if !ways.IsInt64() || ways.Int64() > math.MaxInt32 || ways.Int64() == 0 {
		panic(fmt.Sprintf("there are %v ways to flip %d bits of %s, a %s", ways, bits, name, k))
	}
	i, ok := c.Choose(&flips{name, bits, int(ways.Int64())})
	if !ok {
		return 0, false
	}
	return choice.BitFlip(bits, int64(i)), true
}

func (l *flipper) bitsOfField(f *vm.Field) int {
	bits, known := l.fieldBits[f]
	if known {
		return bits
	}
	if f.Class.File != nil {
		list, err := classfile.ParseAnnotations(f.Info.Annotations.Visible, f.Class.File.Pool)
		if err == nil {
			bits = annotated(list)
		}
	}
	for _, t := range l.fields {
		if t.field.Match(f) && f.Kind != vm.KindRef {
			bits = t.bits
			t.used.Meet()
		}
	}
	if f.Kind == vm.KindRef {
		bits = 0
	}
	l.fieldBits[f] = bits
	return bits
}

// bitsOfParams returns how many bits of each parameter are flipped.
func (l *flipper) bitsOfParams(c *listener.Context, m *vm.Method) []int {
	bits, known := l.paramBits[m]
	if known {
		return bits
	}
	found := make([]int, len(m.Params))
	if m.Info != nil && m.Class.File != nil {
		lists, err := classfile.ParseParameterAnnotations(m.Info.Annotations.ParameterVisible, m.Class.File.Pool)
		// Compilers leave out parameters that the source does not have: the last
		// ones are those that it has.
		if off := len(found) - len(lists); err == nil && off >= 0 {
			for i, list := range lists {
				found[off+i] = annotated(list)
			}
		}
	}
	for _, t := range l.params {
		if !t.method.Match(m) {
			continue
		}
		for i, name := range c.Params(m) {
			if name == t.name && i < len(found) {
				found[i] = t.bits
				t.used.Meet()
			}
		}
	}
	for i, n := range found {
		if n > 0 && m.Params[i] != vm.KindRef {
			bits = found
		} else {
			found[i] = 0
		}
	}
	l.paramBits[m] = bits
	return bits
}

// bitsOfLocal returns how many bits of what an instruction stores are flipped by an
// annotation of the variable.
func (l *flipper) bitsOfLocal(m *vm.Method, site *listing.Instr) int {
	list, known := l.localBits[m]
	if !known && m.Info != nil && m.Info.Code != nil {
		found, err := classfile.ParseLocalAnnotations(m.Info.Code.TypeVisible, m.Class.File.Pool)
		for _, a := range found {
			if n := annotated([]classfile.Annotation{a.Annotation}); err == nil && n > 0 {
				list = append(list, localBits{a, n})
			}
		}
		l.localBits[m] = list
	}
	for _, b := range list {
		// A variable lives from behind its first store on.
		from := int(b.at.Start)
		if int32(b.at.Index) == site.Local && (site.Next == from || site.BCI >= from && site.BCI < from+int(b.at.Length)) {
			return b.bits
		}
	}
	return 0
}

// annotated returns how many bits a BitFlip among annotations asks for, 0 if
// there is none.
func annotated(list []classfile.Annotation) int {
	for _, a := range list {
		if a.Type != annotation {
			continue
		}
		for _, e := range a.Elements {
			if e.Name == "value" {
				return int(int32(e.Value.Bits))
			}
		}
		return 1
	}
	return 0
}
