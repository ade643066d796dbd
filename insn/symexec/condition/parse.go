package condition

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
)

// Parse reads a condition. An error is an *Error.
func Parse(text string, names Names) (c *Condition, err error) {
	tokens, err := scan(text)
	if err != nil {
		return nil, err
	}
	if len(tokens) == 1 {
		return nil, &Error{1, "the condition is empty"}
	}
	p := &parser{names: names, tokens: tokens}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *Error:
			c, err = nil, v
		default:
			panic(v)
		}
	}()
	root := p.ternary()
	if t := p.peek(); t.kind != endToken {
		p.fail(t.at, "expected an operator or the end, not %s", t.text)
	}
	if !root.boolean() {
		p.fail(root.at, "a condition is boolean, this is %s", typeName(root.desc))
	}
	return &Condition{text, root}, nil
}

type parser struct {
	names  Names
	tokens []token
}

// fail ends Parse with an error.
func (p *parser) fail(at int, format string, args ...any) {
	panic(&Error{at, fmt.Sprintf(format, args...)})
}

func (p *parser) peek() token { return p.tokens[0] }

func (p *parser) next() token {
	t := p.tokens[0]
	if t.kind != endToken {
		p.tokens = p.tokens[1:]
	}
	return t
}

// accept takes the next token if it is one of these signs.
func (p *parser) accept(signs ...string) (t token, ok bool) {
	t = p.peek()
	if t.kind != signToken {
		return t, false
	}
	for _, s := range signs {
		if t.text == s {
			return p.next(), true
		}
	}
	return t, false
}

func (p *parser) expect(sign string) {
	if t, ok := p.accept(sign); !ok {
		p.fail(t.at, "expected %s%s", sign, p.instead(t))
	}
}

// instead says what is there where something else was expected.
func (p *parser) instead(t token) string {
	if t.kind == endToken {
		return " at the end"
	}
	return ", not " + t.text
}

func (p *parser) ternary() node {
	cond := p.binary(0)
	t, ok := p.accept("?")
	if !ok {
		return cond
	}
	p.needBoolean(t, cond)
	yes := p.ternary()
	p.expect(":")
	return p.conditional(t, cond, yes, p.ternary())
}

// levels are the binary operators, those that bind least first.
var levels = [][]string{
	{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", "<=", ">", ">="}, {"<<", ">>", ">>>"}, {"+", "-"}, {"*", "/", "%"},
}

func (p *parser) binary(level int) node {
	if level == len(levels) {
		return p.unary()
	}
	left := p.binary(level + 1)
	for {
		t, ok := p.accept(levels[level]...)
		if !ok {
			if t.kind == nameToken && t.text == "instanceof" {
				p.fail(t.at, "instanceof is not supported")
			}
			return left
		}
		left = p.combine(t, left, p.binary(level+1))
	}
}

func (p *parser) unary() node {
	t, ok := p.accept("-", "+", "!", "~")
	if ok {
		if n := p.peek(); t.text == "-" && n.kind == numberToken {
			p.next()
			return p.postfix(p.literal(n, true))
		}
		return p.prefix(t, p.unary())
	}
	if to, ok := p.cast(); ok {
		return p.convert(t, to, p.unary())
	}
	return p.postfix(p.primary())
}

// primitives are the types that values can be cast to.
var primitives = map[string]string{
	"boolean": "Z", "byte": "B", "char": "C", "short": "S", "int": "I", "long": "J", "float": "F", "double": "D",
}

// cast takes the type of a cast in its parentheses.
func (p *parser) cast() (desc string, ok bool) {
	if len(p.tokens) < 4 || p.tokens[0].text != "(" || p.tokens[2].text != ")" {
		return "", false
	}
	if desc, ok = primitives[p.tokens[1].text]; ok {
		p.tokens = p.tokens[3:]
	}
	return desc, ok
}

func (p *parser) primary() node {
	t := p.next()
	switch {
	case t.kind == numberToken:
		return p.literal(t, false)
	case t.kind == charToken:
		v, err := readChar(t.text)
		if err != nil {
			p.fail(t.at, "%v", err)
		}
		return constant(t.at, number{desc: "C", integer: v})
	case t.kind == nameToken:
		return p.name(t)
	case t.text == "(":
		n := p.ternary()
		p.expect(")")
		n.literal = nil
		return n
	}
	p.fail(t.at, "expected a value%s", p.instead(t))
	return node{}
}

func (p *parser) literal(t token, negative bool) node {
	if next := p.peek(); next.kind == nameToken && next.at == t.at+len(t.text) {
		p.fail(t.at, "%s%s is no number", t.text, next.text)
	}
	v, err := readNumber(t.text, negative)
	if err != nil {
		p.fail(t.at, "%v", err)
	}
	return constant(t.at, v)
}

func constant(at int, v number) node {
	n := node{desc: v.desc, at: at}
	if v.desc != "F" && v.desc != "D" {
		n.literal = &v.integer
	}
	n.eval = func(r *run) value {
		switch v.desc {
		case "J":
			return r.sure(r.Long(v.integer))
		case "F":
			return r.sure(r.Float(float32(v.float)))
		case "D":
			return r.sure(r.Double(v.float))
		}
		return r.sure(r.Int(int32(v.integer)))
	}
	return n
}

// name reads what begins with a name: a word of the language, a variable, or the
// name of a class and something of it.
func (p *parser) name(t token) node {
	switch t.text {
	case "true", "false":
		return node{desc: "Z", at: t.at, eval: func(r *run) value { return r.sure(r.Bool(t.text == "true")) }}
	case "null":
		return node{desc: nullType, at: t.at, eval: func(r *run) value { return r.object(0) }}
	case "this":
		desc, ok := p.names.This()
		if !ok {
			p.fail(t.at, "there is no this: the method is static")
		}
		return node{desc: desc, at: t.at, eval: func(r *run) value { return r.object(r.env.This()) }}
	}
	if s := p.peek(); s.text == "(" {
		p.fail(t.at, "%s", onlyMath)
	}
	if v, ok := p.names.Variable(t.text); ok {
		return variable(t.at, v, func(r *run) value { return r.object(r.env.This()) })
	}
	if n, ok := p.static(t); ok {
		return n
	}
	near := p.names.Near(t.text)
	if near != "" {
		near = "; there is " + near
	}
	p.fail(t.at, "%s is no parameter, field or class%s", t.text, near)
	return node{}
}

const onlyMath = "the methods that a condition may call are Math.abs, Math.min and Math.max"

// static reads the rest of a name that begins with that of a class.
func (p *parser) static(first token) (node, bool) {
	class := first.text
	for i := 0; ; i += 2 {
		if len(p.tokens) < i+2 || p.tokens[i].text != "." || p.tokens[i+1].kind != nameToken {
			return node{}, false
		}
		desc, ok := p.names.Class(class)
		if !ok {
			class += "." + p.tokens[i+1].text
			continue
		}
		member, next := p.tokens[i+1], p.tokens[i+2]
		v, ok := p.names.Field(desc, member.text)
		switch {
		case next.text == "(":
			if desc != "Ljava/lang/Math;" {
				p.fail(first.at, "%s", onlyMath)
			}
			p.tokens = p.tokens[i+2:]
			return p.math(member), true
		case ok && v.Static:
			p.tokens = p.tokens[i+2:]
			return variable(first.at, v, nil), true
		case ok || next.text != ".":
			p.fail(member.at, "%s has no static field %s", javaName(desc), member.text)
		}
		class += "." + member.text // a nested class
	}
}

// variable reads a parameter or a field; of gives the object of one that is not
// static.
func variable(at int, v Variable, of func(*run) value) node {
	return node{desc: v.Type, at: at, eval: func(r *run) value {
		if v.Static {
			return r.load(v, 0)
		}
		return r.each(v.Type, of(r), func(t target) value { return r.load(v, t.ref) })
	}}
}

func (p *parser) postfix(n node) node {
	for {
		t, ok := p.accept(".", "[")
		switch {
		case !ok:
			return n
		case t.text == "[":
			n = p.element(t, n)
			p.expect("]")
		default:
			n = p.member(n)
		}
	}
}

// member reads what follows a point: a field, or the length of an array.
func (p *parser) member(n node) node {
	t := p.next()
	switch {
	case t.kind != nameToken:
		p.fail(t.at, "expected the name of a field%s", p.instead(t))
	case p.peek().text == "(":
		p.fail(t.at, "%s", onlyMath)
	case !n.reference() || n.desc == nullType:
		p.fail(t.at, "%s has no fields", typeName(n.desc))
	case n.desc[0] == '[':
		if t.text != "length" {
			p.fail(t.at, "an array has a length, and no %s", t.text)
		}
		return node{desc: "I", at: n.at, eval: func(r *run) value {
			return r.each("I", n.eval(r), func(t target) value { return r.sure(r.env.Length(t.ref)) })
		}}
	}
	v, ok := p.names.Field(n.desc, t.text)
	if !ok {
		p.fail(t.at, "%s has no field %s", javaName(n.desc), t.text)
	}
	return variable(n.at, v, n.eval)
}

// element reads an index and gives the element of the array in front of it.
func (p *parser) element(t token, n node) node {
	if n.desc[0] != '[' {
		p.fail(t.at, "%s is no array", typeName(n.desc))
	}
	i := p.ternary()
	if !i.integer() || i.desc == "J" {
		p.fail(i.at, "an index is an int, this is %s", typeName(i.desc))
	}
	desc := n.desc[1:]
	return node{desc: desc, at: n.at, eval: func(r *run) value {
		array, index := n.eval(r), i.eval(r)
		v := r.each(desc, array, func(t target) value { return r.elementOf(desc, t.ref, index.expr) })
		v.ok = r.And(v.ok, index.ok)
		return v
	}}
}

// math reads the arguments of a method of Math and calls it.
func (p *parser) math(t token) node {
	want := map[string]int{"abs": 1, "min": 2, "max": 2}[t.text]
	if want == 0 {
		p.fail(t.at, "%s", onlyMath)
	}
	p.expect("(")
	var args []node
	for {
		args = append(args, p.ternary())
		if _, more := p.accept(","); !more {
			break
		}
	}
	p.expect(")")
	if len(args) != want {
		p.fail(t.at, "Math.%s has %s, not %d", t.text, [...]string{1: "one argument", 2: "two arguments"}[want], len(args))
	}
	desc := "I"
	for _, a := range args {
		if !a.number() {
			p.fail(a.at, "Math.%s needs numbers, this is %s", t.text, typeName(a.desc))
		}
		desc = wider(desc, a.desc)
	}
	return node{desc: desc, at: t.at, eval: func(r *run) value {
		a := r.promoted(args[0], desc)
		if want == 1 {
			return value{expr: r.abs(a.expr), ok: a.ok}
		}
		b := r.promoted(args[1], desc)
		return value{expr: r.extreme(t.text == "min", a.expr, b.expr), ok: r.And(a.ok, b.ok)}
	}}
}

// wider is the type that numeric promotion gives two numbers.
func wider(a, b string) string {
	for _, d := range []string{"D", "F", "J"} {
		if a == d || b == d {
			return d
		}
	}
	return "I"
}

// sure is a value that is there in any case.
func (r *run) sure(e *symbolic.Expr) value { return value{expr: e, ok: r.True()} }

func (p *parser) needBoolean(t token, list ...node) {
	for _, n := range list {
		if !n.boolean() {
			p.fail(n.at, "%s needs booleans, this is %s", t.text, typeName(n.desc))
		}
	}
}

func (p *parser) needNumbers(t token, list ...node) {
	for _, n := range list {
		if !n.number() {
			p.fail(n.at, "%s needs numbers, this is %s", t.text, typeName(n.desc))
		}
	}
}

func (p *parser) needIntegers(t token, list ...node) {
	for _, n := range list {
		if !n.integer() {
			p.fail(n.at, "%s needs whole numbers, this is %s", t.text, typeName(n.desc))
		}
	}
}

// isBit tells whether n is written as 0 or 1.
func (n node) isBit() bool { return n.literal != nil && n.desc == "I" && *n.literal>>1 == 0 }

// mixed tells whether a boolean is compared with 0 or 1.
func mixed(a, b node) bool { return a.boolean() && b.isBit() || b.boolean() && a.isBit() }

// comparable tells whether values can be equal in Java.
func comparable(a, b node) bool {
	return a.number() && b.number() || a.boolean() && b.boolean() || a.reference() && b.reference() || mixed(a, b)
}

func describeTypes(a, b node) string {
	return strings.Join([]string{typeName(a.desc), typeName(b.desc)}, " and ")
}
