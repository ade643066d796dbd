package javatest

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Test is a test: what it sets up, and the calls that it makes.
type Test struct {
	Name    string
	Comment []string
	Statics []FieldValue // static fields that are set in front of the calls
	Outside Outside      // what is provided during the calls
	Calls   []Call
	// Repeat has the last call, which throws, be made again and again until it does: it
	// depends on chance.
	Repeat bool
	Main   *Main // instead of calls
}

// Call is a call of a method or constructor with what is expected of it.
type Call struct {
	Method *vm.Method
	This   *Object // nil for static methods and constructors
	Args   []Value
	// Throws is the class of the exception that is expected, nil for none. A call
	// that throws is a test's last.
	Throws *vm.Class
	// Result is what is expected to be returned, nil where that is not looked at.
	// Of an object that no expression can show its class is compared, or what its
	// toString returns, where that is given.
	Result *Value
	Says   []uint16
	// Endless says that the call is expected not to end.
	Endless bool
	// Checked says that the call keeps to the contract that the file has of its method, and asserts
	// what that grants.
	Checked bool
}

// Main is a run of a whole program with inputs that it asks the classes Debug and
// Verifier for, see StandIns.
type Main struct {
	Class  string // with dots
	Args   []string
	Inputs []Input
	Throws string // the class of the exception that is to leave main, "" for none
}

// Input is an input of a program, and its value as a Java expression.
type Input struct{ Name, Literal string }

// body is a test that is being written.
type body struct {
	*scope
	version   Version
	census    census
	vars      map[*Object]string
	types     map[string]string // of variables, in source code
	taken     map[string]bool
	complete  map[*Object]bool // arrays that are made with their elements
	lines     []string
	statics   []string // lines that need no variable
	helpers   map[string]bool
	contracts map[*vm.Method]*contracted
	asserts   map[*contracted]bool // those that are used
	throwable bool
	repeat    bool
	expected  string // the class of an exception, in JUnit 4
	err       error
}

func (b *body) line(format string, args ...any) {
	b.lines = append(b.lines, fmt.Sprintf(format, args...))
}

func (b *body) fail(err error) {
	if b.err == nil {
		b.err = err
	}
}

// write writes the statements of a test.
func (b *body) write(t *Test) error {
	if t.Main != nil {
		b.main(t.Main)
		return b.err
	}
	for i := range t.Calls {
		c := &t.Calls[i]
		if c.This != nil {
			b.census.value(Reference(c.This))
		}
		for _, a := range c.Args {
			b.census.value(a)
		}
	}
	for _, s := range t.Statics {
		b.census.value(s.Value)
	}
	for _, v := range t.Outside.values() {
		b.census.value(v)
	}
	if b.census.values > mostValues {
		return inexpressible("more than %d values take part", mostValues)
	}
	b.nameClasses(t)
	for _, o := range b.census.order {
		if !o.Late {
			b.declare(o)
		}
	}
	for _, o := range b.census.order {
		if !o.Late {
			b.fill(o)
		}
	}
	for _, s := range t.Statics {
		if o := s.Value.Object; o != nil && o.Existing == s.Field {
			continue // it stands there
		}
		n := len(b.lines)
		b.assign("null", nil, s)
		if len(b.lines) > n && (!s.Value.Ref || s.Value.Object.known()) {
			b.statics, b.lines = append(b.statics, b.lines[n:]...), b.lines[:n]
		}
	}
	end := b.surround(&t.Outside)
	for i := range t.Calls {
		b.repeat = t.Repeat && i == len(t.Calls)-1
		for _, a := range t.Calls[i].Args {
			b.late(a)
		}
		b.call(&t.Calls[i])
	}
	end()
	return b.err
}

// late makes what is made in front of a call, and before it what that needs.
func (b *body) late(v Value) {
	o := v.Object
	if o == nil || !o.Late || b.vars[o] != "" {
		return
	}
	if o.Created != nil && o.Created.This != nil {
		b.late(Reference(o.Created.This))
	}
	for _, c := range o.calls() {
		for _, a := range c.Args {
			b.late(a)
		}
	}
	for _, e := range o.Elements {
		b.late(e)
	}
	b.declare(o)
	b.fill(o)
}

// nameClasses finds the names of the classes that occur, so that variables do not
// hide them.
func (b *body) nameClasses(t *Test) {
	for _, o := range b.census.order {
		b.class(o.Class)
	}
	for _, s := range t.Statics {
		b.class(s.Field.Class)
	}
	for _, c := range t.Calls {
		b.class(c.Method.Class)
		params, _ := vm.Descriptors(c.Method.Desc)
		for _, p := range params {
			b.typeOf(c.Method.Class, p)
		}
	}
}

// variable makes a name for an object.
func (b *body) variable(o *Object, typ string) string {
	base := "array"
	if o.Class.Elem == nil {
		base = o.Class.Name[strings.LastIndexAny(o.Class.Name, "/$")+1:]
		first, rest := utf8.DecodeRuneInString(base) // nothing may stand behind the last $
		if base = string(unicode.ToLower(first)) + base[rest:]; !identifier(base) {
			base = "object"
		}
	}
	name := base
	for n := 2; b.taken[name] || b.roots[name]; n++ {
		name = fmt.Sprint(base, n)
	}
	b.taken[name] = true
	b.vars[o], b.types[name] = name, typ
	return name
}

// inline tells whether an object is written where it is needed.
func (b *body) inline(o *Object, how construction) bool {
	switch {
	case how == inPlace:
		return true
	case b.census.uses[o] > 1:
		return false
	case how == array:
		if _, ok := b.class(o.Class); !ok {
			return false
		}
		for _, e := range o.Elements {
			if e.Ref && e.Object != nil && !b.available(e.Object) {
				return false
			}
		}
		return true
	case how == byDefault:
		return len(b.unset(o)) == 0
	}
	return false
}

// available tells whether there is an expression for an object already.
func (b *body) available(o *Object) bool {
	if b.vars[o] != "" {
		return true
	}
	how, err := b.construct(o)
	return err == nil && b.inline(o, how)
}

// unset are the fields that have other values than in a new object.
func (b *body) unset(o *Object) []FieldValue {
	how, _ := b.construct(o)
	var list []FieldValue
	known := how == raw || how == byDefault && trivial(o.Class)
	for _, f := range o.Fields {
		if !known || !f.Value.zero() {
			list = append(list, f)
		}
	}
	return list
}

// declare writes the line that makes an object.
func (b *body) declare(o *Object) {
	how, err := b.construct(o)
	if err != nil {
		b.fail(err)
		return
	}
	if b.inline(o, how) {
		return
	}
	typ, named := b.class(o.Class)
	if !named {
		typ = b.lang("Object")
	}
	switch how {
	case existing:
		f := o.Existing
		if f == nil {
			f = o.Constant
		}
		if owner, ok := b.class(f.Class); ok && named && b.member(f.Class, f.Flags) {
			b.line("%s %s = %s.%s;", typ, b.variable(o, typ), owner, f.Name)
			return
		}
		b.use("get")
		b.line("%s %s = %sget(%s, %q);", typ, b.variable(o, typ), b.cast(typ), quote(f.Class.JavaName()), f.Name)
	case array:
		all := true
		for _, e := range o.Elements {
			all = all && (!e.Ref || e.Object == nil || b.available(e.Object))
		}
		switch {
		case all && named:
			text := b.elements(o)
			b.complete[o] = true
			b.line("%s %s = %s;", typ, b.variable(o, typ), text)
		case named:
			elem, dims := strings.TrimRight(typ, "[]"), strings.Count(typ, "[]")
			b.line("%s %s = new %s[%d]%s;", typ, b.variable(o, typ), elem, len(o.Elements), strings.Repeat("[]", dims-1))
		default:
			b.line("%s %s = java.lang.reflect.Array.newInstance(%s, %d);", typ, b.variable(o, typ), b.classText(o.Class.Elem), len(o.Elements))
		}
	case byCalls:
		b.build(o, typ)
	case byStub:
		b.stub(o, typ)
	case byDefault:
		b.line("%s %s = new %s();", typ, b.variable(o, typ), typ)
	case canonical:
		var args []string
		for _, f := range o.Fields {
			if !f.Field.Static() {
				args = append(args, b.argument(f.Value, f.Field.Class, f.Field.Desc))
			}
		}
		b.line("%s %s = new %s(%s);", typ, b.variable(o, typ), typ, strings.Join(args, ", "))
	case raw:
		b.use("allocate")
		b.line("%s %s = %sallocate(%s);", typ, b.variable(o, typ), b.cast(typ), quote(o.Class.JavaName()))
	}
}

// build writes the calls that build an object.
func (b *body) build(o *Object, typ string) {
	text, direct := b.invocation(o.Created)
	if b.err != nil {
		return
	}
	if !direct {
		text = b.cast(typ) + text
	}
	name := b.variable(o, typ)
	b.line("%s %s = %s;", typ, name, text)
	for i := range o.Then {
		c := o.Then[i]
		c.This = o
		text, _ := b.invocation(&c)
		b.line("%s;", text)
	}
	for _, f := range o.Sets {
		b.assign(name, o, f)
	}
}

func (b *body) cast(typ string) string {
	if typ == b.lang("Object") {
		return ""
	}
	return "(" + typ + ") "
}

func quote(name string) string { return fmt.Sprintf("%q", name) }

func (b *body) use(helper string) {
	b.helpers[helper] = true
	if other, ok := needed[helper]; ok {
		b.helpers[other] = true
	}
}

// elements is an array that is made with its elements.
func (b *body) elements(o *Object) string {
	typ, _ := b.class(o.Class)
	elem := strings.TrimSuffix(typ, "[]")
	zeros := true
	for _, e := range o.Elements {
		zeros = zeros && e.zero()
	}
	if dims := strings.Index(elem, "["); zeros && (len(o.Elements) > 8 || len(o.Elements) == 0) {
		if dims < 0 {
			dims = len(elem)
		}
		return fmt.Sprintf("new %s[%d]%s", elem[:dims], len(o.Elements), elem[dims:])
	}
	texts := make([]string, len(o.Elements))
	for i, e := range o.Elements {
		texts[i] = b.argument(e, o.Class, o.Class.Elem.Descriptor())
	}
	return "new " + typ + " {" + strings.Join(texts, ", ") + "}"
}

// fill sets the fields or elements of an object that has a variable.
func (b *body) fill(o *Object) {
	name := b.vars[o]
	how, err := b.construct(o)
	if name == "" || err != nil || how == canonical || how == byCalls || how == byStub {
		return
	}
	if o.Class.Elem == nil {
		for _, f := range b.unset(o) {
			b.assign(name, o, f)
		}
		return
	}
	_, named := b.class(o.Class)
	all := true
	for _, e := range o.Elements {
		all = all && (!e.Ref || e.Object == nil || b.vars[e.Object] == "")
	}
	switch {
	case how == existing && named && all:
		if len(o.Elements) > 0 {
			b.line("%s.arraycopy(%s, 0, %s, 0, %d);", b.lang("System"), b.elements(o), name, len(o.Elements))
		}
		return
	case how == array && b.complete[o], len(o.Elements) == 0:
		return
	}
	for i, e := range o.Elements {
		switch {
		case how == array && e.zero():
		case named:
			b.line("%s[%d] = %s;", name, i, b.argument(e, o.Class, o.Class.Elem.Descriptor()))
		default:
			b.line("java.lang.reflect.Array.set(%s, %d, %s);", name, i, b.expression(e))
		}
	}
}

// assign sets a field of the object in a variable, or a static one.
func (b *body) assign(name string, o *Object, f FieldValue) {
	fd := f.Field
	owner, ok := b.class(fd.Class)
	direct := ok && b.member(fd.Class, fd.Flags) && fd.Flags&classfile.AccFinal == 0
	if direct && o != nil {
		direct = b.types[name] != b.lang("Object") && o.Class.FieldNamed(fd.Name) == fd
		owner = name
	}
	if direct {
		if _, typed := b.typeOf(fd.Class, fd.Desc); typed {
			b.line("%s.%s = %s;", owner, fd.Name, b.argument(f.Value, fd.Class, fd.Desc))
			return
		}
	}
	helper := "set"
	if !user(fd.Class) || fd.Static() && fd.Flags&classfile.AccFinal != 0 {
		helper = "put"
	}
	b.use(helper)
	b.line("%s(%s, %s, %q, %s);", helper, name, quote(fd.Class.JavaName()), fd.Name, b.expression(f.Value))
}

// typeOf is the type of a descriptor in source code.
func (b *body) typeOf(by *vm.Class, desc string) (string, bool) {
	if t, ok := symbolic.TypeOf(desc); ok {
		return t.String(), true
	}
	c, err := b.m.Lib.Load(by.Loader, className(desc))
	if err != nil {
		return "", false
	}
	return b.class(c)
}

// argument is an expression for a value, of the type that a descriptor names.
func (b *body) argument(v Value, by *vm.Class, desc string) string {
	text := b.expression(v)
	if !v.Ref {
		return text
	}
	want, ok := b.typeOf(by, desc)
	switch {
	case !ok || v.Object == nil || want == b.lang("Object"):
		return text
	case b.vars[v.Object] != "" && b.types[text] == b.lang("Object"):
		return b.cast(want) + text
	}
	return text
}

// expression is an expression for a value.
func (b *body) expression(v Value) string {
	o := v.Object
	switch {
	case !v.Ref:
		return b.literal(v)
	case o == nil:
		return "null"
	case b.vars[o] != "":
		return b.vars[o]
	case o.Chars != nil:
		return Text(o.Chars)
	case o.Constant != nil:
		name, _ := b.class(o.Constant.Class)
		return name + "." + o.Constant.Name
	case o.Mirror != nil:
		return b.classText(o.Mirror)
	}
	if in, ok := o.boxed(); ok {
		name, _ := b.class(o.Class)
		return name + ".valueOf(" + b.expression(in) + ")"
	}
	if o.Class.Elem != nil {
		return b.elements(o)
	}
	name, _ := b.class(o.Class)
	return "new " + name + "()"
}

// literal is an expression for a number, char or boolean.
func (b *body) literal(v Value) string {
	text := v.Number.Literal(v.Type)
	if class, constant, ok := strings.Cut(text, "."); ok && (class == "Double" || class == "Float") {
		return b.lang(class) + "." + constant
	}
	return text
}

// classText is an expression for a class.
func (b *body) classText(c *vm.Class) string {
	if name, ok := b.class(c); ok {
		return name + ".class"
	}
	return fmt.Sprintf("%s.forName(%s)", b.lang("Class"), quote(c.JavaName()))
}

// call writes a call and what is expected of it.
func (b *body) call(c *Call) {
	text, direct := b.invocation(c)
	if b.err != nil {
		return
	}
	switch {
	case c.Throws != nil:
		b.throws(text, c.Throws)
		return
	case c.Endless && b.version != Plain:
		b.endless(text)
		return
	}
	if c.Result == nil {
		b.line("%s;", text)
		return
	}
	b.result(text, direct, c)
}

// mostRepeats is how often a call is made that depends on chance.
const mostRepeats = 10000

// throws writes a call that throws. Where the class of the exception cannot be
// named the nearest above it is.
func (b *body) throws(text string, class *vm.Class) {
	name, ok := b.class(class)
	for !ok {
		class = class.Super
		name, ok = b.class(class)
	}
	if b.repeat {
		text = fmt.Sprintf("{ for (int i = 0; i < %d; i++) %s; }", mostRepeats, text)
	}
	switch b.version {
	case JUnit4:
		b.expected = name
		fallthrough
	case Plain:
		if b.repeat {
			b.line("%s", text)
			return
		}
		b.line("%s;", text)
		return
	}
	b.line("assertThrows(%s.class, () -> %s);", name, text)
}

// invocation is the expression that calls. direct is false where it does so by
// reflection, and is an Object then.
func (b *body) invocation(c *Call) (text string, direct bool) {
	mt := c.Method
	ctor := mt.Name == "<init>"
	params, _ := vm.Descriptors(mt.Desc)
	generic := c.Throws == nil && anyResult(mt.Info.Signature)
	direct = b.member(mt.Class, mt.Flags) && !generic && (ctor || identifier(mt.Name))
	var types []*vm.Class
	for _, p := range params {
		t := b.load(mt.Class, p)
		if t == nil {
			return "", false
		}
		types = append(types, t)
		if _, ok := b.class(t); !ok {
			direct = false
		}
	}
	switch {
	case ctor && mt.Class.Flags&(classfile.AccAbstract|classfile.AccEnum) != 0:
		b.fail(inexpressible("%s cannot be constructed by tests", mt.Class.JavaName()))
	case ctor && b.inner(mt.Class):
		direct = direct && len(c.Args) > 0 && c.Args[0].Object != nil
	case c.This != nil && c.This.Class != mt.Class && mt.Flags&classfile.AccPrivate == 0:
		if impl, conflict := c.This.Class.Select(mt); impl != mt || conflict {
			b.fail(inexpressible("%s overrides it and calls it as its super's", c.This.Class.JavaName()))
		}
	}
	if mt.Flags&classfile.AccSynthetic != 0 && strings.HasPrefix(mt.Name, "lambda$") {
		direct = false
	}
	receiver := "null"
	if c.This != nil {
		receiver = b.expression(Reference(c.This))
		if typ := b.types[receiver]; typ == b.lang("Object") && mt.Class.Name != "java/lang/Object" {
			direct = false
		}
	}
	var args []string
	for i, a := range c.Args {
		text := b.expression(a)
		if a.Ref {
			want, _ := b.class(types[i])
			if !direct {
				want = b.lang("Object")
			}
			if a.Object == nil || b.staticType(a, text) != want {
				text = "(" + want + ") " + text
			}
		}
		args = append(args, text)
	}
	if direct {
		for _, e := range mt.Info.Exceptions {
			b.throwable = b.throwable || e == "java/lang/Throwable" || !b.isException(mt.Class, e)
		}
		owner, _ := b.class(mt.Class)
		list := "(" + strings.Join(args, ", ") + ")"
		if k := b.contracts[mt]; k != nil && c.Checked {
			b.asserts[k] = true
			if c.This != nil {
				args = append([]string{receiver}, args...)
			}
			return fmt.Sprintf("%s(%s)", checkedName(mt), strings.Join(args, ", ")), true
		}
		switch {
		case ctor && b.inner(mt.Class):
			outer := args[0]
			if strings.HasPrefix(outer, "(") {
				outer = "(" + outer + ")"
			}
			return fmt.Sprintf("%s.new %s(%s)", outer, owner[strings.LastIndexByte(owner, '.')+1:], strings.Join(args[1:], ", ")), true
		case ctor:
			return "new " + owner + list, true
		case c.This == nil:
			return owner + "." + mt.Name + list, true
		}
		return receiver + "." + mt.Name + list, true
	}
	b.throwable = true
	list := make([]string, len(types))
	for i, t := range types {
		list[i] = b.classText(t)
	}
	classes := "new " + b.lang("Class") + "<?>[] {" + strings.Join(list, ", ") + "}"
	rest := strings.Join(append([]string{classes}, args...), ", ")
	if ctor {
		b.use("construct")
		return fmt.Sprintf("construct(%s, %s)", quote(mt.Class.JavaName()), rest), false
	}
	b.use("call")
	return fmt.Sprintf("call(%s, %s, %q, %s)", receiver, quote(mt.Class.JavaName()), mt.Name, rest), false
}

// anyResult tells whether the result of a method with this generic signature may be of
// any type, or one that compilers cannot infer: whose type variables have bounds.
func anyResult(signature string) bool {
	variables, rest, generic := strings.Cut(signature, "(")
	if !generic || variables == "" {
		return false
	}
	const free = ":Ljava/lang/Object;"
	bounds := strings.Count(variables, ":")
	return bounds != strings.Count(variables, free) || strings.Contains(rest, ")T") || strings.Contains(rest, ")[T")
}

// isException tells whether a test that throws Exception may throw the class.
func (b *body) isException(by *vm.Class, name string) bool {
	c, err := b.m.Lib.Load(by.Loader, name)
	for ; err == nil && c != nil; c = c.Super {
		if c.Name == "java/lang/Exception" || c.Name == "java/lang/Error" {
			return true
		}
	}
	return false
}

// className is the name under which the class of a descriptor is loaded.
func className(desc string) string {
	if desc[0] == 'L' {
		return desc[1 : len(desc)-1]
	}
	return desc
}

// load finds the class of a descriptor.
func (b *body) load(by *vm.Class, desc string) *vm.Class {
	if k := vm.Kind(desc[0]); len(desc) == 1 {
		return b.m.Lib.Primitive(k)
	}
	c, err := b.m.Lib.Load(by.Loader, className(desc))
	if err != nil {
		b.fail(inexpressible("%s is missing", desc))
	}
	return c
}

// staticType is the type that the compiler sees in an expression for a value.
func (b *body) staticType(v Value, text string) string {
	if t, ok := b.types[text]; ok {
		return t
	}
	name, _ := b.class(v.Object.Class)
	return name
}
