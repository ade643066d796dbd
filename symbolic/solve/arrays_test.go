package solve

import (
	"sync"
	"testing"

	"pgregory.net/rapid"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/internal/exprgen"
)

// TestArraysAgree stores and reads at random and compares Eval with a map, and
// a solver with Eval.
func TestArraysAgree(t *testing.T) {
	c := symbolic.NewContext()
	e := newEngine(t, c, Auto)
	asked := 0
	rapid.Check(t, func(t *rapid.T) {
		typ := symbolic.Type(rapid.IntRange(int(symbolic.Boolean), int(symbolic.Double)).Draw(t, "type"))
		k := typ.Kind()
		index := [2]*symbolic.Expr{
			c.Var("i", symbolic.Full(symbolic.Byte)),
			c.Var("j", symbolic.Full(symbolic.Byte)),
		}
		elem := c.Var("elem "+typ.String(), symbolic.Full(typ))
		at := [2]int32{int32(rapid.IntRange(0, 3).Draw(t, "i")), int32(rapid.IntRange(0, 3).Draw(t, "j"))}
		draw := func() uint64 {
			x := exprgen.Bits(t, k)
			if !symbolic.Full(typ).Contains(x) {
				x &= 1
			}
			return x
		}
		elemBits := draw()

		// The array starts as an input, or with known contents.
		contents := make(map[int32]uint64)
		for i := range int32(4) {
			contents[i] = draw()
		}
		array := c.Var("array "+typ.String(), symbolic.Domain{Type: typ, Array: true})
		m := (*symbolic.Model)(nil).
			With(array.Var(), symbolic.Value{Kind: symbolic.Array, Array: symbolic.NewArrayValue(clone(contents), 0)}).
			With(elem.Var(), symbolic.Value{Kind: k, Bits: elemBits})
		for i, x := range index {
			m = m.With(x.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(at[i])})
		}
		if rapid.Bool().Draw(t, "known") {
			array = c.ArrayLit(typ, []uint64{contents[0], contents[1], contents[2], contents[3]})
		}
		place := func() (*symbolic.Expr, int32) {
			if n := rapid.IntRange(0, 5).Draw(t, "place"); n > 1 {
				return c.Int(int32(n - 2)), int32(n - 2)
			} else {
				return index[n], at[n]
			}
		}
		for range rapid.IntRange(0, 5).Draw(t, "stores") {
			i, iv := place()
			x, xv := elem, elemBits
			if rapid.Bool().Draw(t, "constant") {
				xv = draw()
				x = c.Const(k, xv)
			}
			array = c.Store(array, i, x)
			contents[iv] = xv
		}
		i, iv := place()
		read := c.Select(array, i)
		if got := symbolic.Eval(read, m); got.Bits != contents[iv] {
			t.Fatalf("%s = %#x, not %#x, with %s", read, got.Bits, contents[iv], m)
		}
		if whole := symbolic.Eval(array, m); whole.Array.At(iv) != contents[iv] {
			t.Fatalf("%s has %#x at %d, not %#x", array, whole.Array.At(iv), iv, contents[iv])
		}
		if asked++; asked > maxAsked {
			return
		}
		// With all indices known, the element has that value, whatever the rest.
		path := []*symbolic.Expr{hasValue(c, read, symbolic.Eval(read, m))}
		for i, x := range index {
			path = append(path, c.Eq(x, c.Int(at[i])))
		}
		if a := e.Check(path...); a.Status != symbolic.Sat {
			t.Fatalf("%v: %s %s", path, a.Status, a.Why)
		}
		for i := range int32(4) { // and cannot have another if the input is pinned
			v := c.Select(c.Var("array "+typ.String(), symbolic.Domain{Type: typ, Array: true}), c.Int(i))
			path = append(path, hasValue(c, v, symbolic.Eval(v, m)))
		}
		path = append(path, hasValue(c, elem, symbolic.Value{Kind: k, Bits: elemBits}))
		path[0] = c.Not(path[0])
		if a := e.Check(path...); a.Status != symbolic.Unsat {
			t.Fatalf("%v: %s %s, %s", path, a.Status, a.Why, a.Model)
		}
	})
}

func clone(m map[int32]uint64) map[int32]uint64 {
	out := make(map[int32]uint64)
	for i, x := range m {
		out[i] = x
	}
	return out
}

// TestEnginesSideBySide lets engines of several goroutines share a context. The
// race detector watches in the nightly tests.
func TestEnginesSideBySide(t *testing.T) {
	c := symbolic.NewContext()
	var wg sync.WaitGroup
	for range 3 {
		e := newEngine(t, c, Auto)
		wg.Go(func() {
			for _, q := range questions {
				if q.searched || q.name == "no square is two" {
					continue // slow
				}
				if a := e.Check(q.conds(c)...); a.Status != q.want {
					t.Errorf("%s: %s %s, not %s", q.name, a.Status, a.Why, q.want)
				}
			}
		})
	}
	wg.Wait()
}
