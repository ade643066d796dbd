package javatest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/javaexpr"
)

// Contract is what tests assert behind each call of a method that is marked as Checked.
type Contract struct {
	Ensures, Invariants []Condition
}

// Condition is a condition of a contract, in the notation of contracts.
type Condition struct {
	Text   string
	Class  *vm.Class      // whose code it stands in
	Params map[string]int // the numbers of parameters, by name
}

// Grants has calls of a method that are marked as Checked assert a contract. It reports how many of its conditions tests can
// have: not those of what they cannot name.
func (f *File) Grants(m *vm.Method, c Contract) int {
	b := &body{scope: newScope(f.scope.m, f.scope.pkg), version: f.version, helpers: map[string]bool{}}
	k := &checker{b: b, m: m}
	if !k.declare() {
		return 0
	}
	var ensures, invariants []string
	for _, cond := range c.Ensures {
		if text, ok := k.condition(cond); ok {
			ensures = append(ensures, b.assert(text, "ensures "+cond.Text))
		}
	}
	olds, this := k.olds, k.this.text
	k.result, k.this.text = variable{}, "object"
	for _, cond := range c.Invariants {
		if text, ok := k.condition(cond); ok && !m.Static() {
			invariants = append(invariants, b.assert(text, "invariant "+cond.Text))
		}
	}
	if len(ensures)+len(invariants) == 0 {
		return 0
	}
	c2 := &contracted{scope: b.scope, helpers: b.helpers, head: k.head(), returns: k.ret, lines: slices.Concat(olds, []string{k.call()}, ensures)}
	if len(invariants) > 0 {
		name, _ := b.class(m.Class)
		c2.keeps = &contracted{scope: b.scope, helpers: b.helpers, head: fmt.Sprintf("private static void %s(%s object) throws %s", keepsName(m), name, b.lang("Exception")), lines: invariants}
		c2.lines = append(c2.lines, keepsName(m)+"("+this+");")
	}
	f.contracts[m] = c2
	return len(ensures) + len(invariants)
}

// assert is a line that asserts a condition.
func (b *body) assert(text, says string) string {
	if b.version == JUnit4 {
		return fmt.Sprintf("assertTrue(%s, %s);", Text(utf16Of(says)), text)
	}
	return fmt.Sprintf("assertTrue(%s, %s);", text, Text(utf16Of(says)))
}

// contracted is a method of a file that calls another one and asserts what it grants, or that asserts invariants.
type contracted struct {
	scope   *scope
	helpers map[string]bool
	head    string
	lines   []string
	returns string      // the type of the result, "" for none
	keeps   *contracted // the invariants, nil for none
	used    bool
}

func (c *contracted) write(w *indenter) {
	w.line("")
	w.open(c.head)
	for _, l := range c.lines {
		w.line("%s", l)
	}
	if c.returns != "" {
		w.line("return result;")
	}
	w.close()
}

// keepsName is the name of the method that asserts the invariants of a class.
func keepsName(m *vm.Method) string { return "keeps" + simpleName(m.Class) }

func simpleName(c *vm.Class) string { return c.Name[strings.LastIndexAny(c.Name, "/$")+1:] }

// paren is an expression that may be an operand.
func paren(text string) string {
	depth := 0
	for _, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		case ' ', '-', '"', '\'':
			if depth == 0 {
				return "(" + text + ")"
			}
		}
	}
	return text
}

// checkedName is the name of the method that calls another one and asserts what it grants.
func checkedName(m *vm.Method) string {
	if m.Name == "<init>" {
		return "new" + simpleName(m.Class)
	}
	return m.Name + "Checked"
}

// checker writes such a method.
type checker struct {
	b      *body
	m      *vm.Method
	params []variable
	this   variable
	result variable
	ret    string
	olds   []string
	cond   Condition
}

// variable is an expression of the test with its type.
type variable struct {
	text string
	desc string // "null" of null
	// class is that of a reference, which the compiler knows the expression to be of if named is set.
	class *vm.Class
	named bool
}

// declare finds the types. It reports false where one cannot be named.
func (k *checker) declare() bool {
	params, ret := vm.Descriptors(k.m.Desc)
	if _, ok := k.b.class(k.m.Class); !ok || !k.b.member(k.m.Class, k.m.Flags) || anyResult(k.m.Info.Signature) || k.b.inner(k.m.Class) || k.m.Name != "<init>" && !identifier(k.m.Name) {
		return false
	}
	for i, p := range params {
		v := k.variable(fmt.Sprint("argument", i), p)
		if !v.named {
			return false
		}
		k.params = append(k.params, v)
	}
	own := k.m.Class.Descriptor()
	switch {
	case k.m.Name == "<init>":
		k.this = k.variable("result", own)
		k.ret, _ = k.b.class(k.m.Class)
	case !k.m.Static():
		k.this = k.variable("object", own)
	}
	if ret != "V" {
		if k.result = k.variable("result", ret); !k.result.named {
			return false
		}
		k.ret, _ = k.b.typeOf(k.m.Class, ret)
	}
	return true
}

func (k *checker) variable(text, desc string) variable {
	v := variable{text: text, desc: desc, named: true}
	if _, number := symbolic.TypeOf(desc); !number {
		c, err := k.b.m.Lib.Load(k.m.Class.Loader, className(desc))
		if err != nil {
			return variable{}
		}
		v.class = c
		_, v.named = k.b.class(c)
	}
	return v
}

func (k *checker) head() string {
	var list []string
	if k.m.Name != "<init>" && !k.m.Static() {
		name, _ := k.b.class(k.m.Class)
		list = append(list, name+" object")
	}
	params, _ := vm.Descriptors(k.m.Desc)
	for i, p := range params {
		typ, _ := k.b.typeOf(k.m.Class, p)
		list = append(list, fmt.Sprint(typ, " argument", i))
	}
	ret := k.ret
	if ret == "" {
		ret = "void"
	}
	throws := "Exception"
	if slices.Contains(k.m.Info.Exceptions, "java/lang/Throwable") {
		throws = "Throwable"
	}
	return fmt.Sprintf("private static %s %s(%s) throws %s", ret, checkedName(k.m), strings.Join(list, ", "), k.b.lang(throws))
}

func (k *checker) call() string {
	var args []string
	for _, p := range k.params {
		args = append(args, p.text)
	}
	name, _ := k.b.class(k.m.Class)
	text := fmt.Sprintf("%s.%s(%s)", name, k.m.Name, strings.Join(args, ", "))
	switch {
	case k.m.Name == "<init>":
		text = fmt.Sprintf("new %s(%s)", name, strings.Join(args, ", "))
	case !k.m.Static():
		text = fmt.Sprintf("object.%s(%s)", k.m.Name, strings.Join(args, ", "))
	}
	if k.ret == "" {
		return text + ";"
	}
	return k.ret + " result = " + text + ";"
}

// condition is a condition in Java.
func (k *checker) condition(c Condition) (text string, ok bool) {
	n, err := javaexpr.Parse(c.Text, javaexpr.Contract)
	if err != nil {
		return "", false
	}
	k.cond = c
	before := len(k.olds)
	v, ok := k.value(n)
	if ok = ok && v.desc == "Z"; !ok {
		k.olds = k.olds[:before]
	}
	return v.text, ok
}

// value is an expression in Java. ok is false where it has none.
func (k *checker) value(n *javaexpr.Node) (v variable, ok bool) {
	if path := names(n); path != nil {
		return k.path(path)
	}
	switch n.Kind {
	case javaexpr.Name:
		switch n.Text {
		case "this":
			return k.this, k.this.text != ""
		case "null":
			return variable{text: "null", desc: "null"}, true
		case "true", "false":
			return variable{text: n.Text, desc: "Z"}, true
		case "Result", `\result`, "return":
			return k.result, k.result.text != ""
		}
	case javaexpr.Literal:
		d, known := map[string]string{"int": "I", "char": "C", "long": "J", "float": "F", "double": "D"}[n.Number.Type]
		return variable{text: n.Text, desc: d}, known && !n.Number.Grown
	case javaexpr.String:
		return k.typed(Text(utf16Of(n.Value)), "Ljava/lang/String;"), true
	case javaexpr.Call:
		return k.method(n)
	case javaexpr.Member:
		of, ok := k.value(n.Args[0])
		if !ok || of.class == nil {
			return v, false
		}
		return k.field(of, n.Text)
	case javaexpr.InstanceOf:
		x, ok := k.value(n.Args[0])
		c := k.named(n.Text)
		if !ok || c == nil || x.class == nil {
			return v, false
		}
		name, ok := k.b.class(c)
		return variable{text: fmt.Sprintf("(%s) %s instanceof %s", k.b.lang("Object"), paren(x.text), name), desc: "Z"}, ok
	case javaexpr.Unary:
		x, ok := k.value(n.Args[0])
		want := x.desc == "Z" && n.Text == "!" || number(x.desc) && n.Text == "-"
		return variable{text: n.Text + paren(x.text), desc: promoted(x.desc, x.desc)}, ok && want
	case javaexpr.Binary:
		return k.binary(n)
	case javaexpr.Within, javaexpr.Around:
		return k.within(n)
	case javaexpr.Element:
		return k.element(n)
	}
	return v, false
}

// within says that a number lies in a range: x within 1, 9 and x within 5 +- 4.
func (k *checker) within(n *javaexpr.Node) (v variable, ok bool) {
	var list []string
	for _, arg := range n.Args {
		x, ok := k.value(arg)
		if !ok || !number(x.desc) {
			return v, false
		}
		list = append(list, paren(x.text))
	}
	x, low, high := list[0], list[1], list[2]
	if n.Kind == javaexpr.Around {
		low, high = fmt.Sprintf("(%s - %s)", list[1], list[2]), fmt.Sprintf("(%s + %s)", list[1], list[2])
	}
	return variable{text: fmt.Sprintf("%s >= %s && %s <= %s", x, low, x, high), desc: "Z"}, true
}

// element is an element of an array whose type the test can name.
func (k *checker) element(n *javaexpr.Node) (v variable, ok bool) {
	of, ok := k.value(n.Args[0])
	i, is := k.value(n.Args[1])
	if !ok || !is || of.class == nil || of.class.Elem == nil || !of.named || !strings.Contains("BSCI", i.desc) {
		return v, false
	}
	return k.typed(fmt.Sprintf("%s[%s]", paren(of.text), i.text), strings.TrimPrefix(of.class.Descriptor(), "[")), true
}

func number(desc string) bool { return len(desc) == 1 && desc != "Z" }

// promoted is the type of what is calculated.
func promoted(a, b string) string {
	if a == "Z" {
		return "Z"
	}
	for _, d := range []string{"D", "F", "J"} {
		if a == d || b == d {
			return d
		}
	}
	return "I"
}

func (k *checker) binary(n *javaexpr.Node) (v variable, ok bool) {
	x, ok := k.value(n.Args[0])
	if !ok {
		return v, false
	}
	y, ok := k.value(n.Args[1])
	if !ok {
		return v, false
	}
	infix := paren(x.text) + " " + n.Text + " " + paren(y.text)
	truths, numbers := x.desc == "Z" && y.desc == "Z", number(x.desc) && number(y.desc)
	text := func(v variable) bool { return v.desc == "Ljava/lang/String;" }
	switch n.Text {
	case "==>":
		return variable{text: fmt.Sprintf("!%s || %s", paren(x.text), paren(y.text)), desc: "Z"}, truths
	case "&&", "||":
		return variable{text: infix, desc: "Z"}, truths
	case "<", "<=", ">", ">=":
		return variable{text: infix, desc: "Z"}, numbers
	case "==", "!=":
		not := map[string]string{"==": "", "!=": "!"}[n.Text]
		switch {
		case truths || numbers || x.desc == "null" || y.desc == "null":
			return variable{text: infix, desc: "Z"}, len(x.desc) > 1 && len(y.desc) > 1 || truths || numbers
		case len(x.desc) == 1 || len(y.desc) == 1:
			return v, false
		case text(x) || text(y):
			return variable{text: fmt.Sprintf("%sjava.util.Objects.equals(%s, %s)", not, x.text, y.text), desc: "Z"}, true
		}
		_, boxed := boxes[x.class.Name]
		_, other := boxes[y.class.Name]
		return variable{text: fmt.Sprintf("(%s) %s %s (%[1]s) %s", k.b.lang("Object"), paren(x.text), n.Text, paren(y.text)), desc: "Z"}, !boxed && !other
	case "+", "-", "*", "/", "%":
		return variable{text: infix, desc: promoted(x.desc, y.desc)}, numbers
	}
	return v, false
}

// method is a call without arguments, or \old.
func (k *checker) method(n *javaexpr.Node) (v variable, ok bool) {
	receiver, args := n.Args[0], n.Args[1:]
	if receiver == nil && (n.Text == `\old` || n.Text == "old") && len(args) == 1 {
		x, ok := k.value(args[0])
		if !ok || x.desc == "null" {
			return v, false
		}
		typ, named := k.b.lang("Object"), false
		if x.class == nil {
			t, _ := symbolic.TypeOf(x.desc)
			typ, named = t.String(), true
		} else if x.named {
			typ, _ = k.b.class(x.class)
			named = true
		}
		name := fmt.Sprint("old", len(k.olds))
		k.olds = append(k.olds, fmt.Sprintf("%s %s = %s;", typ, name, x.text))
		x.text, x.named = name, named
		return x, true
	}
	of := k.this
	if ok = of.text != ""; receiver != nil {
		of, ok = k.value(receiver)
	}
	if !ok || of.class == nil || !of.named || len(args) > 0 {
		return v, false
	}
	mt := called(of.class, n.Text)
	if mt == nil || mt.Static() || !k.b.member(mt.Class, mt.Flags) {
		return v, false
	}
	_, ret := vm.Descriptors(mt.Desc)
	if ret == "V" {
		return v, false
	}
	return k.typed(fmt.Sprintf("%s.%s()", paren(of.text), n.Text), ret), true
}

// called finds a method without parameters.
func called(c *vm.Class, name string) *vm.Method {
	for at := c; at != nil; at = at.Super {
		for _, mt := range at.Methods {
			if mt.Name == name && strings.HasPrefix(mt.Desc, "()") && mt.Flags&classfile.AccSynthetic == 0 {
				return mt
			}
		}
	}
	for at := c; at != nil; at = at.Super {
		for _, in := range at.Interfaces {
			if mt := called(in, name); mt != nil {
				return mt
			}
		}
	}
	return nil
}

// typed is an expression of a type.
func (k *checker) typed(text, desc string) variable {
	v := k.variable(text, desc)
	v.text = text
	return v
}

// names is a chain of names that begins with none of the language's own.
func names(n *javaexpr.Node) []string {
	switch {
	case n.Parens:
	case n.Kind == javaexpr.Name:
		switch n.Text {
		case "this", "null", "true", "false", "Result", `\result`, "return":
			return nil
		}
		return []string{n.Text}
	case n.Kind == javaexpr.Member:
		if path := names(n.Args[0]); path != nil {
			return append(path, n.Text)
		}
	}
	return nil
}

// path is what a chain of names means: a parameter, a field, or a static field of a class.
func (k *checker) path(path []string) (v variable, ok bool) {
	rest := path[1:]
	if i, param := k.cond.Params[path[0]]; param && i < len(k.params) {
		v, ok = k.params[i], true
	} else if f := k.cond.Class.FieldNamed(path[0]); f != nil && (f.Static() || k.this.text != "") {
		v, ok = k.field(variable{text: k.this.text, class: k.cond.Class, named: k.this.named}, path[0])
	} else {
		for n := 1; n < len(path) && !ok; n++ {
			if c := k.named(strings.Join(path[:n], ".")); c != nil {
				if f := c.FieldNamed(path[n]); f != nil && f.Static() {
					v, ok = k.field(variable{class: c}, path[n])
					rest = path[n+1:]
				}
			}
		}
	}
	for _, name := range rest {
		if !ok || v.class == nil {
			return v, false
		}
		v, ok = k.field(v, name)
	}
	return v, ok
}

// named finds a loaded class by a name that may lack its package.
func (k *checker) named(name string) *vm.Class {
	slashed := strings.ReplaceAll(name, ".", "/")
	for _, n := range []string{slashed, "java/lang/" + slashed, k.cond.Class.Package() + "/" + slashed} {
		if c, err := k.b.m.Lib.Load(k.m.Class.Loader, n); err == nil {
			return c
		}
	}
	return nil
}

// field is a field of an object, or a static one.
func (k *checker) field(of variable, name string) (v variable, ok bool) {
	if of.class.Elem != nil {
		return variable{text: paren(of.text) + ".length", desc: "I"}, name == "length" && of.named
	}
	f := of.class.FieldNamed(name)
	if f == nil {
		return v, false
	}
	owner, named := k.b.class(f.Class)
	v = k.variable("", f.Desc)
	if direct := named && k.b.member(f.Class, f.Flags) && (f.Static() || of.named); direct && v.desc != "" {
		if v.text = paren(of.text) + "." + name; f.Static() {
			v.text = owner + "." + name
		}
		return v, true
	}
	object := of.text
	if f.Static() {
		object = "null"
	}
	k.b.use("read")
	v.text = fmt.Sprintf("read(%s, %s, %q)", object, quote(f.Class.JavaName()), name)
	switch {
	case v.desc == "":
		return v, false
	case v.class == nil:
		t, _ := symbolic.TypeOf(f.Desc)
		v.text = "((" + t.String() + ") " + v.text + ")"
	case v.named:
		typ, _ := k.b.class(v.class)
		v.text = "((" + typ + ") " + v.text + ")"
	}
	return v, true
}
