package symbolic

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	sym "github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Fields says which fields of the class of a symbolic method become inputs when
// the method begins. @Symbolic overrides it for a field.
type Fields struct{ Instance, Static bool }

const annotationPackage = "Lgov/nasa/jpf/symbc/"

// annotationText is the text of an annotation's value.
func annotationText(raw []byte, c *vm.Class, name string) (text string, ok bool) {
	if len(raw) == 0 {
		return "", false
	}
	list, err := classfile.ParseAnnotations(raw, c.File.Pool)
	if err != nil {
		return "", false
	}
	for _, a := range list {
		if a.Type == annotationPackage+name+";" && len(a.Elements) > 0 {
			return a.Elements[0].Value.Text, true
		}
	}
	return "", false
}

// symbolicField tells whether a field becomes an input.
func (rt *Runtime) symbolicField(f *vm.Field) bool {
	if text, ok := annotationText(f.Info.Annotations.Visible, f.Class, "Symbolic"); ok {
		return strings.EqualFold(text, "true")
	}
	if f.Flags&classfile.AccFinal != 0 {
		return false
	}
	if f.Static() {
		return rt.Fields.Static
	}
	return rt.Fields.Instance
}

// enterFields makes fields of the class of a method inputs.
func (rt *Runtime) enterFields(m *vm.Machine, f *vm.Frame) {
	c := f.Method.Class
	for _, fd := range c.Fields {
		t, ok := sym.TypeOf(string(rune(fd.Kind)))
		if !ok || !rt.symbolicField(fd) || !fd.Static() && f.Method.Static() {
			continue
		}
		if fd.Static() {
			v, a := rt.Fresh(m, c.JavaName()+"."+fd.Name, true, t)
			s := m.WritableClass(c)
			s.Words[fd.Word] = fd.Kind.Narrow(v)
			s.SetAttr(fd.Word, a)
			continue
		}
		this := vm.Ref(f.Slots[0])
		v, a := rt.Fresh(m, fmt.Sprintf("input[%d].%s", this, fd.Name), true, t)
		o := m.Heap.Writable(this)
		o.Words[fd.Word] = fd.Kind.Narrow(v)
		o.SetSlotAttr(fd.Word, a)
	}
}

// A precondition is what @Preconditions of a symbolic method says: comparisons of
// parameters, fields and numbers, with && between them.
type precondition []comparison

type comparison struct {
	left, right operandText
	sign        string
}

// operandText is a name or a number.
type operandText struct {
	name   string
	number float64
	whole  bool // the number is an integer
	value  int64
}

var signs = []string{"<=", ">=", "==", "!=", "<", ">"}

// parsePrecondition reads @Preconditions. names tells what can be named.
func parsePrecondition(text string, names func(string) bool) (precondition, error) {
	var list precondition
	for part := range strings.SplitSeq(text, "&&") {
		part = strings.TrimSpace(part)
		sign := ""
		at := len(part)
		for _, s := range signs {
			if i := strings.Index(part, s); i >= 0 && (i < at || i == at && len(s) > len(sign)) {
				sign, at = s, i
			}
		}
		if sign == "" {
			return nil, fmt.Errorf("%q is no comparison", part)
		}
		left, err := parseOperand(part[:at], names)
		if err != nil {
			return nil, err
		}
		right, err := parseOperand(part[at+len(sign):], names)
		if err != nil {
			return nil, err
		}
		list = append(list, comparison{left, right, sign})
	}
	return list, nil
}

func parseOperand(text string, names func(string) bool) (operandText, error) {
	text = strings.TrimSpace(text)
	if i, err := strconv.ParseInt(text, 10, 64); err == nil {
		return operandText{whole: true, value: i, number: float64(i)}, nil
	}
	if x, err := strconv.ParseFloat(text, 64); err == nil {
		return operandText{number: x}, nil
	} else if errors.Is(err, strconv.ErrRange) {
		return operandText{}, fmt.Errorf("%s is too great", text)
	}
	if names(text) {
		return operandText{name: text}, nil
	}
	return operandText{}, fmt.Errorf("%q is neither a number nor a parameter or field of a number's type; arithmetic and || are not supported", text)
}

// precondition reads that of a method.
func (rt *Runtime) precondition(mt *vm.Method) (precondition, error) {
	text, ok := annotationText(mt.Info.Annotations.Visible, mt.Class, "Preconditions")
	if !ok {
		return nil, nil
	}
	names := parameterNames(mt)
	params, _ := vm.Descriptors(mt.Desc)
	list, err := parsePrecondition(text, func(name string) bool {
		for i, n := range names {
			if _, number := sym.TypeOf(params[i]); n == name && number {
				return true
			}
		}
		f := mt.Class.FieldNamed(name)
		if f == nil || !f.Static() && mt.Static() {
			return false
		}
		_, number := sym.TypeOf(string(rune(f.Kind)))
		return number
	})
	if err != nil {
		return nil, fmt.Errorf("@Preconditions(%q) of %s.%s: %w", text, mt.Class.JavaName(), mt.Name, err)
	}
	return list, nil
}

// assume has a path go on only where the precondition of its method holds.
func (rt *Runtime) assume(m *vm.Machine, f *vm.Frame, list precondition) {
	c := rt.Ctx
	for _, p := range list {
		a, b := rt.named(m, f, p.left), rt.named(m, f, p.right)
		var cond *sym.Expr
		if a.Kind().IsFloat() || b.Kind().IsFloat() {
			a, b = rt.widen(a), rt.widen(b)
			cond = map[string]func(a, b *sym.Expr) *sym.Expr{"<": c.FLt, "<=": c.FLe, "==": c.FEq, "!=": c.FNe, ">": c.FGt, ">=": c.FGe}[p.sign](a, b)
		} else {
			cond = map[string]func(a, b *sym.Expr) *sym.Expr{"<": c.Lt, "<=": c.Le, "==": c.Eq, "!=": c.Ne, ">": c.Gt, ">=": c.Ge}[p.sign](rt.long(a), rt.long(b))
		}
		if PathOf(m) == nil { // nothing is symbolic
			if cond.IsFalse() {
				m.IgnorePath()
			}
			continue
		}
		if rt.Assume(m, cond); m.Ignored() {
			return
		}
	}
}

func (rt *Runtime) long(e *sym.Expr) *sym.Expr {
	if e.Kind() == sym.I32 {
		return rt.Ctx.I2L(e)
	}
	return e
}

func (rt *Runtime) widen(e *sym.Expr) *sym.Expr {
	switch e.Kind() {
	case sym.I32:
		return rt.Ctx.I2D(e)
	case sym.I64:
		return rt.Ctx.L2D(e)
	case sym.F32:
		return rt.Ctx.F2D(e)
	}
	return e
}

// named is the value of an operand of a precondition when the method begins.
func (rt *Runtime) named(m *vm.Machine, f *vm.Frame, o operandText) *sym.Expr {
	switch {
	case o.name == "" && o.whole:
		return rt.Ctx.Long(o.value)
	case o.name == "":
		return rt.Ctx.Double(o.number)
	}
	slot := int32(0)
	if !f.Method.Static() {
		slot = 1
	}
	params, _ := vm.Descriptors(f.Method.Desc)
	for i, n := range parameterNames(f.Method) {
		if n == o.name {
			t, _ := sym.TypeOf(params[i])
			return rt.operand(f, slot, t.Kind())
		}
		slot += int32(f.Method.Params[i].Slots())
	}
	fd := f.Method.Class.FieldNamed(o.name)
	t, _ := sym.TypeOf(string(rune(fd.Kind)))
	var v uint64
	var a vm.Attr
	if fd.Static() {
		s := m.ClassState(fd.Class)
		v, a = s.Words[fd.Word], s.Attrs[fd.Word]
	} else {
		obj := m.Heap.Get(vm.Ref(f.Slots[0]))
		v, a = obj.Words[fd.Word], obj.SlotAttr(fd.Word)
	}
	if e := ExprOf(a); e != nil {
		return e
	}
	return rt.constant(t.Kind(), fd.Kind.Widen(v))
}
