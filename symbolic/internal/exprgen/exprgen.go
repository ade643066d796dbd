// Package exprgen draws random expressions for property tests. A [Tree] is an
// expression as it was written, before any constructor simplified it.
package exprgen

import (
	"math"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
)

// Tree is an expression as it was written. Keeping it apart from the expression is the
// point: a test evaluates the tree operation by operation, and compares with what the
// constructors made of it.
type Tree struct {
	Op   symbolic.Op
	Kind symbolic.Kind
	Bits uint64        // of a constant
	Var  *symbolic.Var // of a variable
	Args []*Tree
}

// Build makes the expression, with all simplifications.
func (t *Tree) Build(c *symbolic.Context) *symbolic.Expr {
	switch t.Op {
	case symbolic.OpConst:
		return c.Const(t.Kind, t.Bits)
	case symbolic.OpVar:
		return t.Var.Expr()
	}
	args := make([]*symbolic.Expr, len(t.Args))
	for i, a := range t.Args {
		args[i] = a.Build(c)
	}
	return c.Apply(t.Op, args...)
}

// Options say what is drawn. Tests with solvers leave out what takes these seconds.
type Options struct {
	Vars   []*symbolic.Var
	Floats bool
	// Cheap leaves out what solvers take long for: products, quotients,
	// remainders and roots of floats, and products of long.
	Cheap bool
}

// One table says which operations there are, so that an operation added to the package
// is drawn in all tests once it stands here.
type signature struct {
	op     symbolic.Op
	result symbolic.Kind
	args   []symbolic.Kind
	float  bool
	costly bool
}

var signatures = makeSignatures()

func makeSignatures() []signature {
	const b, i, l, f, d = symbolic.Bool, symbolic.I32, symbolic.I64, symbolic.F32, symbolic.F64
	kinds := func(k ...symbolic.Kind) []symbolic.Kind { return k }
	out := []signature{
		{op: symbolic.OpNot, result: b, args: kinds(b)},
		{op: symbolic.OpAnd, result: b, args: kinds(b, b)},
		{op: symbolic.OpOr, result: b, args: kinds(b, b)},
		{op: symbolic.OpEq, result: b, args: kinds(b, b)},
		{op: symbolic.OpLCmp, result: i, args: kinds(l, l)},
		{op: symbolic.OpI2L, result: l, args: kinds(i)},
		{op: symbolic.OpL2I, result: i, args: kinds(l)},
		{op: symbolic.OpI2F, result: f, args: kinds(i), float: true},
		{op: symbolic.OpI2D, result: d, args: kinds(i), float: true},
		{op: symbolic.OpL2F, result: f, args: kinds(l), float: true},
		{op: symbolic.OpL2D, result: d, args: kinds(l), float: true},
		{op: symbolic.OpF2D, result: d, args: kinds(f), float: true},
		{op: symbolic.OpD2F, result: f, args: kinds(d), float: true},
		{op: symbolic.OpF2I, result: i, args: kinds(f), float: true},
		{op: symbolic.OpF2L, result: l, args: kinds(f), float: true},
		{op: symbolic.OpD2I, result: i, args: kinds(d), float: true},
		{op: symbolic.OpD2L, result: l, args: kinds(d), float: true},
		{op: symbolic.OpToBits, result: i, args: kinds(f), float: true},
		{op: symbolic.OpFromBits, result: f, args: kinds(i), float: true},
		{op: symbolic.OpToBits, result: l, args: kinds(d), float: true},
		{op: symbolic.OpFromBits, result: d, args: kinds(l), float: true},
	}
	for _, op := range []symbolic.Op{symbolic.OpI2B, symbolic.OpI2S, symbolic.OpI2C} {
		out = append(out, signature{op: op, result: i, args: kinds(i)})
	}
	for _, k := range kinds(i, l) {
		// The order of the constants matters here.
		for op := symbolic.OpAdd; op <= symbolic.OpUshr; op++ {
			s := signature{op: op, result: k, args: kinds(k, k)}
			switch op {
			case symbolic.OpNeg:
				s.args = kinds(k)
			case symbolic.OpMul, symbolic.OpMulHigh, symbolic.OpDiv, symbolic.OpRem, symbolic.OpUDiv, symbolic.OpURem:
				s.costly = true
			}
			out = append(out, s)
		}
		for _, op := range []symbolic.Op{symbolic.OpEq, symbolic.OpLt, symbolic.OpLe, symbolic.OpULt} {
			out = append(out, signature{op: op, result: b, args: kinds(k, k)})
		}
	}
	for _, k := range kinds(f, d) {
		for _, op := range []symbolic.Op{symbolic.OpFEq, symbolic.OpFLt, symbolic.OpFLe} {
			out = append(out, signature{op: op, result: b, args: kinds(k, k), float: true})
		}
		for _, op := range []symbolic.Op{symbolic.OpFCmpL, symbolic.OpFCmpG} {
			out = append(out, signature{op: op, result: i, args: kinds(k, k), float: true})
		}
		for op := symbolic.OpFAdd; op <= symbolic.OpFMA; op++ {
			s := signature{op: op, result: k, args: kinds(k, k), float: true}
			switch op {
			case symbolic.OpFNeg, symbolic.OpFAbs, symbolic.OpFFloor, symbolic.OpFCeil, symbolic.OpFRint:
				s.args = kinds(k)
			case symbolic.OpFSqrt:
				s.args, s.costly = kinds(k), true
			case symbolic.OpFMA:
				s.args, s.costly = kinds(k, k, k), true
			case symbolic.OpFMul, symbolic.OpFDiv, symbolic.OpFRem:
				s.costly = true
			}
			out = append(out, s)
		}
	}
	for _, k := range kinds(b, i, l, f, d) {
		out = append(out, signature{op: symbolic.OpIte, result: k, args: kinds(b, k, k), float: k.IsFloat()})
	}
	return out
}

// Draw draws an expression of a kind that is at most depth operations high. Depth
// bounds it, and a leaf is drawn now and then before, so that small expressions occur,
// which rules are written for.
func Draw(t *rapid.T, o Options, k symbolic.Kind, depth int) *Tree {
	if depth == 0 || rapid.IntRange(0, 5).Draw(t, "leaf") == 0 {
		return leaf(t, o, k)
	}
	var fitting []signature
	for _, s := range signatures {
		if s.result == k && (o.Floats || !s.float) && !(o.Cheap && s.costly) {
			fitting = append(fitting, s)
		}
	}
	if len(fitting) == 0 {
		return leaf(t, o, k)
	}
	s := fitting[rapid.IntRange(0, len(fitting)-1).Draw(t, "op")]
	e := &Tree{Op: s.op, Kind: k}
	for _, a := range s.args {
		e.Args = append(e.Args, Draw(t, o, a, depth-1))
	}
	// Rules often look for equal operands.
	if len(e.Args) == 2 && s.args[0] == s.args[1] && rapid.IntRange(0, 7).Draw(t, "same") == 0 {
		e.Args[1] = e.Args[0]
	}
	return e
}

// Variables more often than constants: what is constant is folded, and tests nothing
// but folding.
func leaf(t *rapid.T, o Options, k symbolic.Kind) *Tree {
	var vars []*symbolic.Var
	for _, v := range o.Vars {
		if v.Domain.Kind() == k {
			vars = append(vars, v)
		}
	}
	if len(vars) > 0 && rapid.IntRange(0, 2).Draw(t, "var") > 0 {
		return &Tree{Op: symbolic.OpVar, Kind: k, Var: vars[rapid.IntRange(0, len(vars)-1).Draw(t, "which")]}
	}
	return &Tree{Op: symbolic.OpConst, Kind: k, Bits: Bits(t, k)}
}

// Limits of types and of floats' digits, and shift counts around the width: bugs are
// there, and random numbers never are.
var edges = []int64{0, 1, -1, 2, -2, 3, 7, 31, 32, 33, 63, 64, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768,
	65535, 65536, math.MaxInt32, math.MinInt32, math.MaxInt32 + 1, math.MaxInt64, math.MinInt64, 1 << 24, 1<<24 + 1, 1<<53 + 1}

var floatEdges = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 1.5, 2.5, 0.1, math.NaN(), math.Inf(1), math.Inf(-1),
	math.MaxFloat64, math.SmallestNonzeroFloat64, math.MaxFloat32, math.SmallestNonzeroFloat32, 2147483647, 2147483648,
	-2147483648, -2147483649, 9.223372036854776e18, -9.223372036854776e18, 1e300, 3.25, 4503599627370497.5}

// Bits draws a value, often one at which something special happens.
func Bits(t *rapid.T, k symbolic.Kind) uint64 {
	switch {
	case k == symbolic.Bool:
		return uint64(rapid.IntRange(0, 1).Draw(t, "bool"))
	case k.IsFloat():
		f := floatEdges[rapid.IntRange(0, len(floatEdges)-1).Draw(t, "edge")]
		if rapid.IntRange(0, 3).Draw(t, "any") == 0 {
			f = rapid.Float64().Draw(t, "float")
		}
		return symbolic.FloatValue(k, f).Bits
	}
	x := edges[rapid.IntRange(0, len(edges)-1).Draw(t, "edge")]
	switch rapid.IntRange(0, 3).Draw(t, "any") {
	case 0:
		x = rapid.Int64().Draw(t, "int")
	case 1:
		x = rapid.Int64Range(-10, 10).Draw(t, "small")
	}
	if k == symbolic.I32 {
		return uint64(int64(int32(x)))
	}
	return uint64(x)
}

// Inputs declares variables of all types, two of each.
func Inputs(c *symbolic.Context) []*symbolic.Var {
	var out []*symbolic.Var
	for t := symbolic.Boolean; t <= symbolic.Double; t++ {
		for _, name := range []string{"1", "2"} {
			out = append(out, c.Var(t.String()+name, symbolic.Full(t)).Var())
		}
	}
	small, err := symbolic.IntRange(symbolic.Int, -5, 20)
	if err != nil {
		panic(err)
	}
	return append(out, c.Var("small", small).Var())
}

// Model draws a value for every variable. Domains are respected, as ranges rest on
// them.
func Model(t *rapid.T, vars []*symbolic.Var) *symbolic.Model {
	b := symbolic.NewModelBuilder(nil)
	for _, v := range vars {
		k := v.Domain.Kind()
		bits := Bits(t, k)
		if !v.Domain.Contains(bits) {
			span := uint64(v.Domain.Max-v.Domain.Min) + 1
			bits = uint64(v.Domain.Min + int64(bits%span))
		}
		b.Set(v, symbolic.Value{Kind: k, Bits: bits})
	}
	return b.Model()
}
