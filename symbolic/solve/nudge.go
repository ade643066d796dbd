package solve

import "github.com/gojpf/gojpf/symbolic"

// nudge looks for a model of out, which is pc and more, by changing the value
// that one integer has in pc's model to one nearby: most branches compare an
// input with a constant. cond is what out adds, perhaps in parts. It asks nobody: at
// most five values of each variable are tried, and only conditions that mention it are
// evaluated. So a chain of comparisons of one input with constants has no question at
// all, and models stay close to the path's, which keeps inputs small and shrinks
// nothing later.
func nudge(pc, out *symbolic.PC, cond *symbolic.Expr, model *symbolic.Model) *symbolic.Model {
	for _, v := range cond.Vars() {
		kind := v.Domain.Kind()
		if !kind.IsInt() {
			continue
		}
		now, _ := model.Value(v)
		r := out.Bounds().Of(v)
		near := max(r.Lo, min(r.Hi, now.Long()))
		// The bounds of out have the new condition in them, so the nearest value within
		// them is what most comparisons want; a neighbour serves for !=.
		for _, x := range [...]int64{near, near + 1, near - 1, r.Lo, r.Hi} {
			if x == now.Long() || x < r.Lo || x > r.Hi {
				continue
			}
			if symbolic.HoldsWith(cond, model, v, uint64(x)) && holdsBefore(pc, model, v, uint64(x)) {
				return model.With(v, symbolic.Value{Kind: kind, Bits: uint64(x)})
			}
		}
	}
	return nil
}

// holdsBefore tells whether the conditions of pc hold, too, when a variable gets
// a value other than in its model.
func holdsBefore(pc *symbolic.PC, model *symbolic.Model, v *symbolic.Var, bits uint64) bool {
	for p := pc; p != nil; p = p.Parent() {
		if mentions(p.Newest(), v) && !symbolic.HoldsWith(p.Newest(), model, v, bits) {
			return false
		}
	}
	return true
}

func mentions(cond *symbolic.Expr, v *symbolic.Var) bool {
	for _, w := range cond.Vars() {
		if w == v {
			return true
		}
	}
	return false
}
