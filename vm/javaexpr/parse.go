package javaexpr

import (
	"fmt"
	"slices"
	"unicode/utf8"
)

// Parse reads an expression. An error is an *Error.
func Parse(text string, dialect Dialect) (root *Node, err error) {
	tokens, err := scan(text, dialect)
	if err != nil {
		return nil, err
	}
	p := &parser{tokens: tokens, dialect: dialect}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *Error:
			root, err = nil, v
		default:
			panic(v)
		}
	}()
	if p.peek().kind == endToken {
		p.fail(1, "there is no expression")
	}
	root = p.whole()
	if t := p.peek(); t.kind != endToken {
		p.fail(t.at, "expected an operator or the end, not %s", t.text)
	}
	return root, nil
}

type parser struct {
	tokens  []token
	dialect Dialect
	depth   int
	end     int // the column behind the last token
}

// mostDepth is how deep parts may be nested: a text of parentheses ends with an
// error, not with the stack.
const mostDepth = 500

// fail ends Parse with an error.
func (p *parser) fail(at int, format string, args ...any) {
	panic(&Error{at, fmt.Sprintf(format, args...)})
}

func (p *parser) peek() token { return p.tokens[0] }

func (p *parser) next() token {
	t := p.tokens[0]
	if t.kind != endToken {
		p.tokens = p.tokens[1:]
		p.end = t.at + utf8.RuneCountInString(t.text)
	}
	return t
}

// accept takes the next token if it is one of these signs.
func (p *parser) accept(signs ...string) (t token, ok bool) {
	if t = p.peek(); t.kind == signToken && slices.Contains(signs, t.text) {
		return p.next(), true
	}
	return t, false
}

// word takes the next token if it is that name.
func (p *parser) word(name string) (t token, ok bool) {
	if t = p.peek(); t.kind == nameToken && t.text == name {
		return p.next(), true
	}
	return t, false
}

func (p *parser) expect(sign string) {
	if t, ok := p.accept(sign); !ok {
		p.fail(t.at, "expected %s%s", sign, instead(t))
	}
}

// instead says what is there where something else was expected.
func instead(t token) string {
	if t.kind == endToken {
		return " at the end"
	}
	return ", not " + t.text
}

// whole reads an expression of the lowest precedence.
func (p *parser) whole() *Node {
	if p.depth++; p.depth > mostDepth {
		p.fail(p.peek().at, "this is nested too deep")
	}
	defer func() { p.depth-- }()
	n := p.conditional()
	if t, ok := p.accept("==>"); ok {
		n = binary(t, n, p.whole()) // from the right
	}
	n.End = p.end
	return n
}

func (p *parser) conditional() *Node {
	cond := p.binary(0)
	t, ok := p.accept("?")
	if !ok {
		return cond
	}
	yes := p.conditional()
	p.expect(":")
	return &Node{Kind: Conditional, Text: t.text, Args: []*Node{cond, yes, p.conditional()}, Begin: cond.Begin, Sign: t.at}
}

// levels are the binary operators, those that bind least first.
var levels = [][]string{
	{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", "<=", ">", ">="}, {"<<", ">>", ">>>"}, {"+", "-"}, {"*", "/", "%"},
}

// The levels of comparisons, and of what they compare.
const (
	relational = 6
	sums       = 8
)

func binary(t token, a, b *Node) *Node {
	return &Node{Kind: Binary, Text: t.text, Args: []*Node{a, b}, Begin: a.Begin, Sign: t.at}
}

func (p *parser) binary(level int) *Node {
	if level == len(levels) {
		return p.unary()
	}
	left := p.binary(level + 1)
	for {
		if t, ok := p.accept(levels[level]...); ok {
			left = binary(t, left, p.binary(level+1))
			continue
		}
		n := left
		if level == relational {
			n = p.relation(left)
		}
		if n == left {
			return left
		}
		left = n
	}
}

// relation reads what compares with a word, left itself if nothing does.
func (p *parser) relation(left *Node) *Node {
	if t, ok := p.word("instanceof"); ok {
		return &Node{Kind: InstanceOf, Text: p.className(), Args: []*Node{left}, Begin: left.Begin, Sign: t.at}
	}
	if p.dialect != Contract {
		return left
	}
	t, ok := p.word("within")
	if !ok {
		return left
	}
	n := &Node{Kind: Within, Text: t.text, Args: []*Node{left, p.binary(sums)}, Begin: left.Begin, Sign: t.at}
	if _, around := p.accept("+-"); around {
		n.Kind = Around
	} else {
		p.expect(",")
	}
	n.Args = append(n.Args, p.binary(sums))
	return n
}

// className reads the name of a class, with its package.
func (p *parser) className() string {
	name := p.name("a class").text
	for {
		if _, more := p.accept("."); !more {
			return name
		}
		name += "." + p.name("a class").text
	}
}

func (p *parser) name(of string) token {
	t := p.next()
	if t.kind != nameToken {
		p.fail(t.at, "expected the name of %s%s", of, instead(t))
	}
	return t
}

func (p *parser) unary() *Node {
	if p.depth++; p.depth > mostDepth {
		p.fail(p.peek().at, "this is nested too deep")
	}
	defer func() { p.depth-- }()
	t, ok := p.accept("-", "+", "!", "~")
	if ok {
		if n := p.peek(); t.text == "-" && n.kind == numberToken {
			p.next()
			return p.postfix(p.literal(n, true))
		}
		return &Node{Kind: Unary, Text: t.text, Args: []*Node{p.unary()}, Begin: t.at, Sign: t.at}
	}
	if to, ok := p.cast(); ok {
		return &Node{Kind: Cast, Text: to, Args: []*Node{p.unary()}, Begin: t.at, Sign: t.at}
	}
	return p.postfix(p.primary())
}

// primitives are the types that values can be cast to.
var primitives = []string{"boolean", "byte", "char", "short", "int", "long", "float", "double"}

// cast takes the type of a cast in its parentheses.
func (p *parser) cast() (to string, ok bool) {
	if len(p.tokens) < 4 || p.tokens[0].text != "(" || p.tokens[2].text != ")" || !slices.Contains(primitives, p.tokens[1].text) {
		return "", false
	}
	p.next()
	to = p.next().text
	p.next()
	return to, true
}

func (p *parser) primary() *Node {
	t := p.next()
	n := &Node{Text: t.text, Begin: t.at, Sign: t.at}
	var err error
	switch {
	case t.kind == numberToken:
		return p.literal(t, false)
	case t.kind == charToken:
		n.Kind = Literal
		n.Number, err = readChar(t.text)
	case t.kind == stringToken:
		n.Kind = String
		n.Value, err = readString(t.text)
	case t.kind == nameToken:
		if _, call := p.accept("("); call {
			n.Kind, n.Args = Call, append([]*Node{nil}, p.arguments()...)
		}
	case t.kind == signToken && t.text == "(":
		inner := *p.whole()
		p.expect(")")
		inner.Parens, inner.Begin = true, t.at
		return &inner
	default:
		p.fail(t.at, "expected a value%s", instead(t))
	}
	if err != nil {
		p.fail(t.at, "%v", err)
	}
	return n
}

// literal is a number, and the sign in front of it.
func (p *parser) literal(t token, negative bool) *Node {
	if next := p.peek(); next.kind == nameToken && next.at == t.at+len(t.text) {
		p.fail(t.at, "%s%s is no number", t.text, next.text)
	}
	v, err := readNumber(t.text, negative)
	if err != nil {
		p.fail(t.at, "%v", err)
	}
	return &Node{Kind: Literal, Text: t.text, Number: v, Begin: t.at, Sign: t.at}
}

// arguments reads what stands behind the parenthesis that opens a call.
func (p *parser) arguments() (args []*Node) {
	if _, none := p.accept(")"); none {
		return nil
	}
	for {
		args = append(args, p.whole())
		if _, more := p.accept(","); !more {
			p.expect(")")
			return args
		}
	}
}

func (p *parser) postfix(n *Node) *Node {
	for {
		t, ok := p.accept(".", "[")
		switch {
		case !ok:
			return n
		case t.text == "[":
			n = &Node{Kind: Element, Text: t.text, Args: []*Node{n, p.whole()}, Begin: n.Begin, Sign: t.at}
			p.expect("]")
		default:
			name := p.name("a field")
			n = &Node{Kind: Member, Text: name.text, Args: []*Node{n}, Begin: n.Begin, Sign: name.at}
			if _, call := p.accept("("); call {
				n.Kind, n.Args = Call, append(n.Args, p.arguments()...)
			}
		}
	}
}
