package condition

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/javaexpr"
)

// Parse reads a condition. An error is an *Error. Errors come by a panic from deep
// within, and leave here.
func Parse(text string, names Names) (c *Condition, err error) {
	if strings.TrimSpace(text) == "" {
		return nil, &Error{Column: 1, Text: "the condition is empty"}
	}
	tree, err := javaexpr.Parse(text, javaexpr.Java)
	if err != nil {
		return nil, err
	}
	b := binder{names}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *Error:
			c, err = nil, v
		default:
			panic(v)
		}
	}()
	root := b.bind(tree)
	if !root.boolean() {
		b.fail(root.at, "a condition is boolean, this is %s", typeName(root.desc))
	}
	return &Condition{text, root}, nil
}

// binder finds out what the parts of a condition stand for, and checks their types.
// Types are checked here once, so that evaluation has no errors.
type binder struct{ names Names }

// fail ends Parse with an error.
func (b binder) fail(at int, format string, args ...any) {
	panic(&Error{Column: at, Text: fmt.Sprintf(format, args...)})
}

func (b binder) bind(n *javaexpr.Node) node {
	switch n.Kind {
	case javaexpr.Literal:
		return constant(n)
	case javaexpr.String:
		b.fail(n.Begin, "texts cannot be used in a condition")
	case javaexpr.InstanceOf:
		b.fail(n.Sign, "instanceof is not supported")
	case javaexpr.Name:
		return b.name(n)
	case javaexpr.Unary:
		return b.prefix(n, b.bind(n.Args[0]))
	case javaexpr.Cast:
		return b.convert(n, b.bind(n.Args[0]))
	case javaexpr.Binary:
		left := b.bind(n.Args[0])
		return b.combine(n, left, b.bind(n.Args[1]))
	case javaexpr.Conditional:
		cond := b.bind(n.Args[0])
		b.needBoolean(n, cond)
		yes := b.bind(n.Args[1])
		return b.conditional(n, cond, yes, b.bind(n.Args[2]))
	case javaexpr.Element:
		return b.element(n)
	case javaexpr.Member:
		if v, ok := b.static(n); ok {
			return v
		}
		return b.member(n, b.bind(n.Args[0]))
	case javaexpr.Call:
		if n.Args[0] != nil && b.class(n.Args[0]) == "Ljava/lang/Math;" {
			return b.math(n)
		}
		b.fail(n.Sign, "%s", onlyMath)
	}
	b.fail(n.Sign, "%s is not supported", n.Text)
	return node{}
}

// primitives are the descriptors of the types that values can be cast to, and of
// literals.
var primitives = map[string]string{
	"boolean": "Z", "byte": "B", "char": "C", "short": "S", "int": "I", "long": "J", "float": "F", "double": "D",
}

func constant(literal *javaexpr.Node) node {
	v := literal.Number
	n := node{desc: primitives[v.Type], at: literal.Begin}
	if n.integer() && !literal.Parens {
		n.literal = &v.Integer
	}
	n.eval = func(r *run) value {
		switch n.desc {
		case "J":
			return r.sure(r.Long(v.Integer))
		case "F":
			return r.sure(r.Float(float32(v.Float)))
		case "D":
			return r.sure(r.Double(v.Float))
		}
		return r.sure(r.Int(int32(v.Integer)))
	}
	return n
}

// name is a word of the language or a variable.
func (b binder) name(n *javaexpr.Node) node {
	at := n.Begin
	switch n.Text {
	case "true", "false":
		return node{desc: "Z", at: at, eval: func(r *run) value { return r.sure(r.Bool(n.Text == "true")) }}
	case "null":
		return node{desc: nullType, at: at, eval: func(r *run) value { return r.object(0) }}
	case "this":
		desc, ok := b.names.This()
		if !ok {
			b.fail(at, "there is no this: the method is static")
		}
		return node{desc: desc, at: at, eval: func(r *run) value { return r.object(r.env.This()) }}
	}
	if v, ok := b.names.Variable(n.Text); ok {
		return variable(at, v, func(r *run) value { return r.object(r.env.This()) })
	}
	near := b.names.Near(n.Text)
	if near != "" {
		near = "; there is " + near
	}
	b.fail(at, "%s is no parameter, field or class%s", n.Text, near)
	return node{}
}

const onlyMath = "the methods that a condition may call are Math.abs, Math.min and Math.max"

// class is the descriptor of the class that n names, "" if it names none: packages
// and classes may stand in front of the name. As in Java a variable comes before a
// class of its name.
func (b binder) class(n *javaexpr.Node) string {
	name := qualified(n)
	if name == "" {
		return ""
	}
	if n.Kind == javaexpr.Name {
		if b.variable(name) {
			return ""
		}
	} else if outer := b.class(n.Args[0]); outer != "" {
		if _, ok := b.names.Field(outer, n.Text); ok {
			return ""
		}
	} else if first, _, _ := strings.Cut(name, "."); b.variable(first) {
		return ""
	}
	desc, _ := b.names.Class(name)
	return desc
}

func (b binder) variable(name string) bool {
	_, ok := b.names.Variable(name)
	return ok
}

// qualified is a name with the names in front of it, "" if n is something else.
func qualified(n *javaexpr.Node) string {
	switch {
	case n.Parens:
	case n.Kind == javaexpr.Name:
		return n.Text
	case n.Kind == javaexpr.Member:
		if in := qualified(n.Args[0]); in != "" {
			return in + "." + n.Text
		}
	}
	return ""
}

// static is the static field that n names, if a class stands in front of the point.
func (b binder) static(n *javaexpr.Node) (node, bool) {
	class := b.class(n.Args[0])
	if class == "" {
		return node{}, false
	}
	v, ok := b.names.Field(class, n.Text)
	if !ok || !v.Static {
		b.fail(n.Sign, "%s has no static field %s", javaName(class), n.Text)
	}
	return variable(n.Begin, v, nil), true
}

// variable reads a parameter or a field; of gives the object of one that is not
// static. A static field needs no object: through null it is read as well, as in Java.
func variable(at int, v Variable, of func(*run) value) node {
	return node{desc: v.Type, at: at, eval: func(r *run) value {
		if v.Static {
			return r.load(v, 0)
		}
		return r.each(v.Type, of(r), func(t target) value { return r.load(v, t.ref) })
	}}
}

// member is what follows a point: a field, or the length of an array.
func (b binder) member(n *javaexpr.Node, of node) node {
	switch {
	case !of.reference() || of.desc == nullType:
		b.fail(n.Sign, "%s has no fields", typeName(of.desc))
	case of.desc[0] == '[':
		if n.Text != "length" {
			b.fail(n.Sign, "an array has a length, and no %s", n.Text)
		}
		return node{desc: "I", at: of.at, eval: func(r *run) value {
			return r.each("I", of.eval(r), func(t target) value { return r.sure(r.env.Length(t.ref)) })
		}}
	}
	v, ok := b.names.Field(of.desc, n.Text)
	if !ok {
		b.fail(n.Sign, "%s has no field %s", javaName(of.desc), n.Text)
	}
	return variable(of.at, v, of.eval)
}

// element is the element of an array at an index. The index is not evaluated under the
// condition that the array is there: nothing is executed, and ok has both.
func (b binder) element(n *javaexpr.Node) node {
	array := b.bind(n.Args[0])
	if array.desc[0] != '[' {
		b.fail(n.Sign, "%s is no array", typeName(array.desc))
	}
	i := b.bind(n.Args[1])
	if !i.integer() || i.desc == "J" {
		b.fail(i.at, "an index is an int, this is %s", typeName(i.desc))
	}
	desc := array.desc[1:]
	return node{desc: desc, at: array.at, eval: func(r *run) value {
		objects, index := array.eval(r), i.eval(r)
		v := r.each(desc, objects, func(t target) value { return r.elementOf(desc, t.ref, index.expr) })
		v.ok = r.And(v.ok, index.ok)
		return v
	}}
}

// math is a call of a method of Math. Only what has an exact expression can be called,
// since nothing is executed.
func (b binder) math(n *javaexpr.Node) node {
	want := map[string]int{"abs": 1, "min": 2, "max": 2}[n.Text]
	if want == 0 {
		b.fail(n.Sign, "%s", onlyMath)
	}
	var args []node
	desc := "I"
	for _, arg := range n.Args[1:] {
		a := b.bind(arg)
		if !a.number() {
			b.fail(a.at, "Math.%s needs numbers, this is %s", n.Text, typeName(a.desc))
		}
		desc = wider(desc, a.desc)
		args = append(args, a)
	}
	if len(args) != want {
		b.fail(n.Sign, "Math.%s has %s, not %d", n.Text, [...]string{1: "one argument", 2: "two arguments"}[want], len(args))
	}
	return node{desc: desc, at: n.Sign, eval: func(r *run) value {
		x := r.promoted(args[0], desc)
		if want == 1 {
			return value{expr: r.abs(x.expr), ok: x.ok}
		}
		y := r.promoted(args[1], desc)
		return value{expr: r.extreme(n.Text == "min", x.expr, y.expr), ok: r.And(x.ok, y.ok)}
	}}
}

// wider is the type that numeric promotion gives two numbers. It is int for two shorts,
// too (JLS 5.6): a sum of bytes does not wrap around at 127.
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

func (b binder) needBoolean(n *javaexpr.Node, list ...node) {
	for _, v := range list {
		if !v.boolean() {
			b.fail(v.at, "%s needs booleans, this is %s", n.Text, typeName(v.desc))
		}
	}
}

func (b binder) needNumbers(n *javaexpr.Node, list ...node) {
	for _, v := range list {
		if !v.number() {
			b.fail(v.at, "%s needs numbers, this is %s", n.Text, typeName(v.desc))
		}
	}
}

func (b binder) needIntegers(n *javaexpr.Node, list ...node) {
	for _, v := range list {
		if !v.integer() {
			b.fail(v.at, "%s needs whole numbers, this is %s", n.Text, typeName(v.desc))
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
