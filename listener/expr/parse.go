package expr

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/vm"
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
	p := &parser{e: &Expr{text: strings.TrimSpace(text)}}
	if err := p.scan(text); err != nil {
		return nil, err
	}
	err := p.guard(func() {
		p.e.eval = p.implication()
		if p.at < len(p.tokens) {
			p.fail("%q is one too many", p.tokens[p.at])
		}
	})
	return p.e, err
}

type parser struct {
	e      *Expr
	tokens []string
	at     int
	inOld  bool
}

type syntaxError struct{ error }

func (p *parser) fail(format string, args ...any) {
	panic(syntaxError{fmt.Errorf("in %q: "+format, append([]any{p.e.text}, args...)...)})
}

func (p *parser) guard(f func()) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case syntaxError:
			err = v.error
		default:
			panic(v)
		}
	}()
	f()
	return nil
}

var tokenForm = regexp.MustCompile(`^(\\?[A-Za-z_$][\w$]*|\d+\.\d*([eE][-+]?\d+)?[fFdD]?|\d+[eE][-+]?\d+[fFdD]?|0[xX][0-9a-fA-F]+[lL]?|\d+[lLfFdD]?|"(\\.|[^"\\])*"|'(\\.|[^'\\])+'|==>|\+-|&&|\|\||[<>=!]=|[-+*/%<>!.()\[\],])`)

func (p *parser) scan(text string) error {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		t := tokenForm.FindString(text)
		if t == "" {
			return fmt.Errorf("in %q: unexpected %q", p.e.text, text[:1])
		}
		p.tokens = append(p.tokens, t)
		text = text[len(t):]
	}
	if len(p.tokens) == 0 {
		return fmt.Errorf("empty expression")
	}
	return nil
}

func (p *parser) peek() string {
	if p.at < len(p.tokens) {
		return p.tokens[p.at]
	}
	return ""
}

// accept takes the next token if it is one of these.
func (p *parser) accept(tokens ...string) string {
	next := p.peek()
	for _, t := range tokens {
		if next == t && next != "" {
			p.at++
			return t
		}
	}
	return ""
}

func (p *parser) expect(token string) {
	if p.accept(token) == "" {
		if p.peek() == "" {
			p.fail("%q is missing at the end", token)
		}
		p.fail("expected %q, got %q", token, p.peek())
	}
}

func (p *parser) implication() node {
	left := p.or()
	if p.accept("==>") == "" {
		return left
	}
	right := p.implication()
	return shortCircuit(negation(left), right, true)
}

func (p *parser) or() node {
	left := p.and()
	for p.accept("||") != "" {
		left = shortCircuit(left, p.and(), true)
	}
	return left
}

func (p *parser) and() node {
	left := p.equality()
	for p.accept("&&") != "" {
		left = shortCircuit(left, p.equality(), false)
	}
	return left
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

func (p *parser) equality() node {
	left := p.relational()
	for op := p.accept("==", "!="); op != ""; op = p.accept("==", "!=") {
		left = comparison(op, left, p.relational())
	}
	return left
}

func (p *parser) relational() node {
	left := p.sum()
	for {
		switch op := p.accept("<", "<=", ">", ">=", "instanceof", "within"); op {
		case "":
			return left
		case "instanceof":
			left = instanceOf(left, p.className())
		case "within":
			left = p.within(left)
		default:
			left = comparison(op, left, p.sum())
		}
	}
}

// within is x within low, high or x within middle +- distance, both ends
// included.
func (p *parser) within(x node) node {
	low := p.sum()
	if p.accept("+-") != "" {
		middle, distance := low, p.sum()
		low = binary(middle, distance, func(s *Scope, m, d Value) (Value, error) { return arithmetic(s, "-", m, d) })
		high := binary(middle, distance, func(s *Scope, m, d Value) (Value, error) { return arithmetic(s, "+", m, d) })
		return both(comparison(">=", x, low), comparison("<=", x, high))
	}
	p.expect(",")
	return both(comparison(">=", x, low), comparison("<=", x, p.sum()))
}

func both(a, b node) node {
	return binary(a, b, func(s *Scope, x, y Value) (Value, error) {
		if !x.Known() || !y.Known() {
			return s.conjunction(x, y), nil
		}
		return truth(x.num&y.num != 0), nil
	})
}

func (p *parser) className() string {
	name := p.name()
	for p.accept(".") != "" {
		name += "." + p.name()
	}
	return name
}

func (p *parser) name() string {
	t := p.peek()
	if t == "" || !isName(t) {
		p.fail("expected a name, got %q", t)
	}
	p.at++
	return t
}

func isName(t string) bool {
	c := t[0]
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$'
}

func (p *parser) sum() node { return p.operators(p.product, "+", "-") }

func (p *parser) product() node { return p.operators(p.unary, "*", "/", "%") }

func (p *parser) operators(operand func() node, ops ...string) node {
	left := operand()
	for op := p.accept(ops...); op != ""; op = p.accept(ops...) {
		left = binary(left, operand(), func(s *Scope, x, y Value) (Value, error) { return arithmetic(s, op, x, y) })
	}
	return left
}

func (p *parser) unary() node {
	switch p.accept("!", "-", "+") {
	case "!":
		return negation(p.unary())
	case "-":
		return binary(constant(Value{Kind: vm.KindInt}), p.unary(), func(s *Scope, zero, x Value) (Value, error) {
			if x.Kind == vm.KindFloat || x.Kind == vm.KindDouble {
				return s.negative(x), nil // 0 - x would lose the sign of a zero
			}
			return arithmetic(s, "-", zero, x)
		})
	case "+":
		return p.unary()
	}
	return p.postfix()
}

func constant(v Value) node { return func(*Scope) (Value, error) { return v, nil } }

func (p *parser) postfix() node {
	x := p.primary()
	for {
		switch p.accept(".", "[") {
		case ".":
			name := p.name()
			if p.accept("(") != "" {
				p.expect(")")
				x = call(x, name)
			} else {
				x = member(x, name)
			}
		case "[":
			index := p.sum()
			p.expect("]")
			x = binary(x, index, element)
		default:
			return x
		}
	}
}

func (p *parser) primary() node {
	t := p.peek()
	switch {
	case t == "":
		p.fail("an operand is missing at the end")
	case t[0] >= '0' && t[0] <= '9':
		p.at++
		return p.number(t)
	case t[0] == '"':
		p.at++
		s, err := strconv.Unquote(t)
		if err != nil {
			p.fail("bad string %s", t)
		}
		return constant(Value{Kind: text, text: s})
	case t[0] == '\'':
		p.at++
		r, _, rest, err := strconv.UnquoteChar(t[1:len(t)-1], '\'')
		if err != nil || rest != "" {
			p.fail("bad character %s", t)
		}
		return constant(Value{Kind: vm.KindInt, num: int64(r)})
	}
	p.at++
	switch t {
	case "(":
		x := p.implication()
		p.expect(")")
		return x
	case "true", "false":
		return constant(truth(t == "true"))
	case "null":
		return constant(ref(0))
	case "this":
		return this
	case "Result", `\result`, "return":
		return result
	case `\old`, "old":
		if t == `\old` || p.peek() == "(" {
			return p.old()
		}
	}
	if !isName(t) {
		p.fail("expected an operand, got %q", t)
	}
	if p.accept("(") != "" {
		p.expect(")")
		return call(this, t)
	}
	return p.variable(t)
}

// variable is a name, or the static field that a qualified name stands for.
func (p *parser) variable(name string) node {
	// How many dots belong to a class's name is known when it is evaluated.
	path := []string{name}
	for at := p.at; at+1 < len(p.tokens) && p.tokens[at] == "." && isName(p.tokens[at+1]); at += 2 {
		if at+2 < len(p.tokens) && p.tokens[at+2] == "(" {
			break
		}
		path = append(path, p.tokens[at+1])
	}
	p.at += 2 * (len(path) - 1)
	return func(s *Scope) (Value, error) { return s.path(path) }
}

func (p *parser) old() node {
	p.expect("(")
	if p.inOld {
		p.fail(`\old inside \old`)
	}
	p.inOld = true
	start := p.at
	eval := p.implication()
	p.inOld = false
	inner := &Expr{text: strings.Join(p.tokens[start:p.at], " "), eval: eval}
	p.expect(")")
	i := len(p.e.olds)
	p.e.olds = append(p.e.olds, inner)
	return func(s *Scope) (Value, error) {
		if s.Old == nil {
			return Value{}, wrong(`\old(%s) has no meaning here`, inner.text)
		}
		return s.Old(inner, i)
	}
}

func (p *parser) number(t string) node {
	digits := strings.TrimRight(t, "lLfFdD")
	hex := strings.HasPrefix(t, "0x") || strings.HasPrefix(t, "0X")
	if hex {
		digits = strings.TrimRight(t, "lL")
	}
	suffix := strings.ToLower(t[len(digits):])
	if suffix == "f" || suffix == "d" || strings.ContainsAny(digits, ".eE") && !hex {
		v, err := strconv.ParseFloat(digits, 64)
		if err != nil {
			p.fail("bad number %s", t)
		}
		if suffix == "f" {
			return constant(Value{Kind: vm.KindFloat, real: float64(float32(v))})
		}
		return constant(Value{Kind: vm.KindDouble, real: v})
	}
	v, err := strconv.ParseUint(digits, 0, 64)
	switch {
	case err != nil:
		p.fail("bad number %s", t)
	case suffix == "l":
		return constant(Value{Kind: vm.KindLong, num: int64(v)})
	case !hex && v > 1<<31 || v > 1<<32-1:
		p.fail("%s is too large for an int", t)
	}
	return constant(Value{Kind: vm.KindInt, num: int64(int32(v))})
}
