package expr

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javaexpr"
)

// Expr is an expression.
type Expr struct {
	text string
	eval node
	olds []*Expr
}

// node evaluates a part of an expression.
type node func(*Scope) (Value, error)

// String returns the expression as it was written.
func (e *Expr) String() string { return e.text }

// Olds returns the expressions in \old(...): Scope.Old has their values.
func (e *Expr) Olds() []*Expr { return e.olds }

// Parse reads an expression. The error is one line.
func Parse(text string) (*Expr, error) {
	b := &builder{e: &Expr{text: strings.TrimSpace(text)}, written: []rune(text)}
	if b.e.text == "" {
		return nil, fmt.Errorf("empty expression")
	}
	tree, err := javaexpr.Parse(text, javaexpr.Contract)
	if err == nil {
		b.e.eval, err = b.build(tree)
	}
	if err != nil {
		return nil, fmt.Errorf("in %q: %w", b.e.text, err)
	}
	return b.e, nil
}

// builder makes nodes of what was read.
type builder struct {
	e       *Expr
	written []rune
	inOld   bool
}

func fail(at int, format string, args ...any) error {
	return &javaexpr.Error{Column: at, Text: fmt.Sprintf(format, args...)}
}

func (b *builder) build(n *javaexpr.Node) (node, error) {
	switch n.Kind {
	case javaexpr.Name:
		return named(n.Text), nil
	case javaexpr.Literal:
		return literal(n)
	case javaexpr.String:
		return constant(Value{Kind: text, text: n.Value}), nil
	case javaexpr.Member:
		if path := pathOf(n); path != nil {
			return func(s *Scope) (Value, error) { return s.path(path) }, nil
		}
	case javaexpr.Call:
		return b.call(n)
	}
	args := make([]node, len(n.Args))
	for i, arg := range n.Args {
		var err error
		if args[i], err = b.build(arg); err != nil {
			return nil, err
		}
	}
	switch n.Kind {
	case javaexpr.Member:
		return member(args[0], n.Text), nil
	case javaexpr.Element:
		return binary(args[0], args[1], element), nil
	case javaexpr.InstanceOf:
		return instanceOf(args[0], n.Text), nil
	case javaexpr.Unary:
		return unary(n, args[0])
	case javaexpr.Binary:
		return operation(n, args[0], args[1])
	case javaexpr.Within:
		return both(comparison(">=", args[0], args[1]), comparison("<=", args[0], args[2])), nil
	case javaexpr.Around:
		low, high := calculation("-", args[1], args[2]), calculation("+", args[1], args[2])
		return both(comparison(">=", args[0], low), comparison("<=", args[0], high)), nil
	}
	return nil, fail(n.Sign, "%s is not supported", n.Text)
}

// named is a name that stands alone.
func named(name string) node {
	switch name {
	case "true", "false":
		return constant(truth(name == "true"))
	case "null":
		return constant(ref(0))
	case "this":
		return this
	case "Result", `\result`, "return":
		return result
	}
	return func(s *Scope) (Value, error) { return s.path([]string{name}) }
}

// pathOf is a chain of names that begins with a variable, a class or a package: how
// many points belong to a class's name is known when it is evaluated.
func pathOf(n *javaexpr.Node) []string {
	switch {
	case n.Parens:
	case n.Kind == javaexpr.Name:
		switch n.Text {
		case "this", "null", "true", "false", "Result", `\result`, "return":
			return nil
		}
		return []string{n.Text}
	case n.Kind == javaexpr.Member:
		if path := pathOf(n.Args[0]); path != nil {
			return append(path, n.Text)
		}
	}
	return nil
}

func literal(n *javaexpr.Node) (node, error) {
	v := n.Number
	switch {
	case v.Grown:
		return nil, fail(n.Begin, "%s is too large for an int", n.Text)
	case v.Type == "float":
		return constant(Value{Kind: vm.KindFloat, real: float64(float32(v.Float))}), nil
	case v.Type == "double":
		return constant(Value{Kind: vm.KindDouble, real: v.Float}), nil
	case v.Type == "long":
		return constant(Value{Kind: vm.KindLong, num: v.Integer}), nil
	}
	return constant(Value{Kind: vm.KindInt, num: v.Integer}), nil
}

// call is a call without arguments, or \old(...).
func (b *builder) call(n *javaexpr.Node) (node, error) {
	receiver, args := n.Args[0], n.Args[1:]
	if receiver == nil && (n.Text == `\old` || n.Text == "old") {
		return b.old(n)
	}
	if len(args) > 0 {
		return nil, fail(n.Sign, "%s has arguments: only methods without any are called", n.Text)
	}
	if receiver == nil {
		return call(this, n.Text), nil
	}
	of, err := b.build(receiver)
	return call(of, n.Text), err
}

func (b *builder) old(n *javaexpr.Node) (node, error) {
	if len(n.Args) != 2 {
		return nil, fail(n.Sign, "%s has one argument", n.Text)
	}
	if b.inOld {
		return nil, fail(n.Sign, `\old inside \old`)
	}
	b.inOld = true
	eval, err := b.build(n.Args[1])
	b.inOld = false
	arg := n.Args[1]
	inner := &Expr{text: string(b.written[arg.Begin-1 : arg.End-1]), eval: eval}
	i := len(b.e.olds)
	b.e.olds = append(b.e.olds, inner)
	return func(s *Scope) (Value, error) {
		if s.Old == nil {
			return Value{}, wrong(`\old(%s) has no meaning here`, inner.text)
		}
		return s.Old(inner, i)
	}, err
}

// unary is an operator in front of its operand.
func unary(n *javaexpr.Node, x node) (node, error) {
	switch n.Text {
	case "!":
		return negation(x), nil
	case "+":
		return x, nil
	case "-":
		return binary(constant(Value{Kind: vm.KindInt}), x, func(s *Scope, zero, x Value) (Value, error) {
			if x.Kind == vm.KindFloat || x.Kind == vm.KindDouble {
				return s.negative(x), nil // 0 - x would lose the sign of a zero
			}
			return arithmetic(s, "-", zero, x)
		}), nil
	}
	return nil, fail(n.Sign, "%s is not supported", n.Text)
}

// operation is an operator between its operands.
func operation(n *javaexpr.Node, x, y node) (node, error) {
	switch op := n.Text; op {
	case "==>":
		return shortCircuit(negation(x), y, true), nil
	case "||", "&&":
		return shortCircuit(x, y, op == "||"), nil
	case "==", "!=", "<", "<=", ">", ">=":
		return comparison(op, x, y), nil
	case "+", "-", "*", "/", "%":
		return calculation(op, x, y), nil
	}
	return nil, fail(n.Sign, "%s is not supported", n.Text)
}

func calculation(op string, x, y node) node {
	return binary(x, y, func(s *Scope, x, y Value) (Value, error) { return arithmetic(s, op, x, y) })
}

// binary makes a node of two operands.
func binary(a, b node, f func(s *Scope, x, y Value) (Value, error)) node {
	return func(s *Scope) (Value, error) {
		x, err := a(s)
		if err != nil {
			return x, err
		}
		y, err := b(s)
		if err != nil {
			return y, err
		}
		return f(s, x, y)
	}
}

func comparison(op string, a, b node) node {
	return binary(a, b, func(s *Scope, x, y Value) (Value, error) { return compare(s, op, x, y) })
}

func both(a, b node) node {
	return binary(a, b, func(s *Scope, x, y Value) (Value, error) {
		if !x.Known() || !y.Known() {
			return s.conjunction(x, y), nil
		}
		return truth(x.num&y.num != 0), nil
	})
}

func constant(v Value) node { return func(*Scope) (Value, error) { return v, nil } }
