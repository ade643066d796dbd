package horn

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
)

// What Spacer answers is read as expressions on longs. Where its integers are larger
// than longs the expressions mean something else, which the check then finds wrong.

// node is an S-expression: an atom, or a list.
type node struct {
	atom string
	list []node
}

var errAnswer = errors.New("an answer that was not understood")

// parse reads S-expressions. Names between bars may have any characters. z3 prints no
// texts and no comments.
func parse(text string) ([]node, error) {
	stack := [][]node{nil}
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '(':
			stack = append(stack, nil)
			i++
		case c == ')':
			if len(stack) == 1 {
				return nil, errAnswer
			}
			top := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			stack[len(stack)-1] = append(stack[len(stack)-1], node{list: top})
			i++
		case c == ' ' || c == '\n' || c == '\r' || c == '\t':
			i++
		case c == '|':
			end := strings.IndexByte(text[i+1:], '|')
			if end < 0 {
				return nil, errAnswer
			}
			stack[len(stack)-1] = append(stack[len(stack)-1], node{atom: text[i+1 : i+1+end]})
			i += end + 2
		default:
			end := strings.IndexAny(text[i:], "() \r\n\t")
			if end < 0 {
				end = len(text) - i
			}
			stack[len(stack)-1] = append(stack[len(stack)-1], node{atom: text[i : i+end]})
			i += end
		}
	}
	if len(stack) != 1 {
		return nil, errAnswer
	}
	return stack[0], nil
}

// definition is a define-fun.
type definition struct {
	params []string
	body   node
}

// A model is read without trust: whatever is not understood fails, and whatever is
// misread the check finds wrong.
type reader struct {
	ctx  *symbolic.Context
	defs map[string]definition
	deep int
}

// read finds the interpretations of predicates in a model. Spacer's integers become
// longs, and ints are widened: an interpretation whose sums overflow longs means
// something else then, which the check finds out.
func (s *System) read(model string) (map[*Pred]*symbolic.Expr, error) {
	nodes, err := parse(model)
	if err != nil {
		return nil, err
	}
	r := &reader{ctx: s.Ctx, defs: map[string]definition{}}
	r.define(nodes)
	holds := map[*Pred]*symbolic.Expr{}
	for _, p := range s.Preds {
		def, ok := r.defs[p.Name]
		if !ok { // it is in no clause that matters
			holds[p] = s.Ctx.True()
			continue
		}
		if len(def.params) != len(p.Params) {
			return nil, errAnswer
		}
		scope := map[string]*symbolic.Expr{}
		for i, name := range def.params {
			// The predicate's own variables stand for its parameters, so that it can be
			// used as an expression at once.
			scope[name] = r.long(p.Params[i])
		}
		e, err := r.expr(def.body, scope)
		if err != nil {
			return nil, err
		}
		if e.Kind() != symbolic.Bool {
			return nil, errAnswer
		}
		holds[p] = e
	}
	return holds, nil
}

// z3 prints them within a list or one behind the other, by version.
func (r *reader) define(nodes []node) {
	for _, n := range nodes {
		if len(n.list) == 5 && n.list[0].atom == "define-fun" {
			var def definition
			for _, p := range n.list[2].list {
				if len(p.list) == 2 {
					def.params = append(def.params, p.list[0].atom)
				}
			}
			def.body = n.list[4]
			r.defs[n.list[1].atom] = def
			continue
		}
		r.define(n.list)
	}
}

// Arithmetic of the answer is on integers, so it is done on longs, where the sums of
// two ints do not wrap around.
func (r *reader) long(e *symbolic.Expr) *symbolic.Expr {
	if e.Kind() == symbolic.I32 {
		return r.ctx.I2L(e)
	}
	return e
}

// deepest is how deep an answer may be nested. Definitions may use each other; a cycle,
// which z3 does not write, would have no end.
const deepest = 2000

func (r *reader) expr(n node, scope map[string]*symbolic.Expr) (*symbolic.Expr, error) {
	if r.deep++; r.deep > deepest {
		return nil, errAnswer
	}
	defer func() { r.deep-- }()
	c := r.ctx
	if n.list == nil {
		switch {
		case n.atom == "true":
			return c.True(), nil
		case n.atom == "false":
			return c.False(), nil
		// A variable hides a definition of its name.
		case scope[n.atom] != nil:
			return scope[n.atom], nil
		}
		if _, ok := r.defs[n.atom]; ok {
			return r.apply(n.atom, nil)
		}
		x, err := strconv.ParseInt(n.atom, 10, 64)
		if err != nil {
			// Numbers beyond longs are as good as their bounds, if at all.
			if errors.Is(err, strconv.ErrRange) {
				return c.Long(x), nil
			}
			return nil, fmt.Errorf("%w: %s", errAnswer, n.atom)
		}
		return c.Long(x), nil
	}
	if len(n.list) == 0 {
		return nil, errAnswer
	}
	op := n.list[0].atom
	if op == "let" {
		return r.let(n, scope)
	}
	if op == "-" && len(n.list) == 2 && n.list[1].atom == "9223372036854775808" {
		return c.Long(math.MinInt64), nil
	}
	var args []*symbolic.Expr
	for _, a := range n.list[1:] {
		e, err := r.expr(a, scope)
		if err != nil {
			return nil, err
		}
		args = append(args, e)
	}
	if _, ok := r.defs[op]; ok {
		return r.apply(op, args)
	}
	return r.operation(op, args)
}

// All of its definitions are about the scope outside.
func (r *reader) let(n node, scope map[string]*symbolic.Expr) (*symbolic.Expr, error) {
	if len(n.list) != 3 {
		return nil, errAnswer
	}
	inner := map[string]*symbolic.Expr{}
	// A copy, as what follows the let must not see its names.
	for name, e := range scope {
		inner[name] = e
	}
	for _, b := range n.list[1].list {
		if len(b.list) != 2 {
			return nil, errAnswer
		}
		e, err := r.expr(b.list[1], scope)
		if err != nil {
			return nil, err
		}
		inner[b.list[0].atom] = e
	}
	return r.expr(n.list[2], inner)
}

// A definition is inserted where it is used. Its body sees its own parameters alone.
func (r *reader) apply(name string, args []*symbolic.Expr) (*symbolic.Expr, error) {
	def := r.defs[name]
	if len(def.params) != len(args) {
		return nil, errAnswer
	}
	scope := map[string]*symbolic.Expr{}
	for i, p := range def.params {
		scope[p] = args[i]
	}
	return r.expr(def.body, scope)
}

// operation applies an operator to arguments of the kinds that it needs. What has no
// counterpart fails, and the proof with it.
func (r *reader) operation(op string, args []*symbolic.Expr) (*symbolic.Expr, error) {
	c := r.ctx
	booleans := 0
	for _, a := range args {
		if a.Kind() == symbolic.Bool {
			booleans++
		}
	}
	logic := booleans == len(args) && len(args) > 0
	numbers := booleans == 0 && len(args) > 0
	fold := func(f func(a, b *symbolic.Expr) *symbolic.Expr) *symbolic.Expr {
		e := args[0]
		for _, a := range args[1:] {
			e = f(e, a)
		}
		return e
	}
	// SMT-LIB's comparisons take any number of arguments, each of which is compared
	// with the next.
	chain := func(f func(a, b *symbolic.Expr) *symbolic.Expr) *symbolic.Expr {
		e := c.True()
		for i := range len(args) - 1 {
			e = c.And(e, f(args[i], args[i+1]))
		}
		return e
	}
	switch {
	case op == "and" && logic:
		return c.And(args...), nil
	case op == "or" && logic:
		return c.Or(args...), nil
	case op == "not" && logic && len(args) == 1:
		return c.Not(args[0]), nil
	case op == "=>" && logic && len(args) == 2:
		return c.Implies(args[0], args[1]), nil
	case op == "=" && (logic || numbers):
		return chain(c.Eq), nil
	case op == "ite" && len(args) == 3 && args[0].Kind() == symbolic.Bool && args[1].Kind() == args[2].Kind():
		return c.Ite(args[0], args[1], args[2]), nil
	case !numbers:
	case op == "<":
		return chain(c.Lt), nil
	case op == "<=":
		return chain(c.Le), nil
	case op == ">":
		return chain(c.Gt), nil
	case op == ">=":
		return chain(c.Ge), nil
	case op == "+":
		return fold(c.Add), nil
	case op == "-" && len(args) == 1:
		return c.Neg(args[0]), nil
	case op == "-":
		return fold(c.Sub), nil
	case op == "*":
		return fold(c.Mul), nil
	case (op == "mod" || op == "div") && len(args) == 2:
		// For positive divisors SMT-LIB's div and mod are Java's floorDiv and floorMod;
		// for others they are not.
		if by, ok := constant(args[1]); ok && by > 0 {
			if op == "mod" {
				return c.FloorMod(args[0], args[1]), nil
			}
			return c.FloorDiv(args[0], args[1]), nil
		}
	}
	return nil, fmt.Errorf("%w: %s", errAnswer, op)
}
