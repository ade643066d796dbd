package classfile

// maxAnnotationDepth bounds the nesting of element values, so that hostile
// input cannot exhaust the stack.
const maxAnnotationDepth = 256

// Annotation is one annotation with the elements that the source gives; the
// defaults of the others stand at the methods of the annotation interface.
type Annotation struct {
	Type     string // field descriptor of the annotation interface
	Elements []Element
}

// Element is one name = value pair.
type Element struct {
	Name  string
	Value ElementValue
}

// ElementKind says what an [ElementValue] holds; the values are the tags of
// the class file (JVMS table 4.7.16.1-A).
type ElementKind byte

// The element kinds.
const (
	ElementByte       ElementKind = 'B'
	ElementChar       ElementKind = 'C'
	ElementDouble     ElementKind = 'D'
	ElementFloat      ElementKind = 'F'
	ElementInt        ElementKind = 'I'
	ElementLong       ElementKind = 'J'
	ElementShort      ElementKind = 'S'
	ElementBoolean    ElementKind = 'Z'
	ElementString     ElementKind = 's'
	ElementEnum       ElementKind = 'e'
	ElementClass      ElementKind = 'c'
	ElementAnnotation ElementKind = '@'
	ElementArray      ElementKind = '['
)

// ElementValue is the value of an annotation element:
//
//	B C I J S Z   Bits is the value, sign-extended
//	F D           Bits is the IEEE representation
//	s             Text is the string in modified UTF-8
//	e             Type is the descriptor of the enum, Text the constant's name
//	c             Type is the descriptor of the class, V for void.class
//	@             Annotation
//	[             Array
type ElementValue struct {
	Kind       ElementKind
	Bits       uint64
	Type, Text string
	Annotation *Annotation
	Array      []ElementValue
}

// ParseAnnotations decodes the body of a Runtime(In)VisibleAnnotations
// attribute. An error is a [*FormatError] whose Offset counts from the start of
// raw. A nil raw, for an attribute that is absent, gives no annotations.
func ParseAnnotations(raw []byte, p *Pool) ([]Annotation, error) {
	if raw == nil {
		return nil, nil
	}
	r := newAnnotationReader(raw, p)
	return finish(r, r.annotations())
}

// ParseParameterAnnotations decodes the body of a
// Runtime(In)VisibleParameterAnnotations attribute: one list per parameter.
// Compilers leave out parameters that they added themselves.
func ParseParameterAnnotations(raw []byte, p *Pool) ([][]Annotation, error) {
	if raw == nil {
		return nil, nil
	}
	r := newAnnotationReader(raw, p)
	params := make([][]Annotation, r.u1())
	for i := range params {
		params[i] = r.annotations()
	}
	return finish(r, params)
}

// ParseLocalAnnotations decodes those type annotations of a Code attribute that
// stand at the declaration of a local variable, once for each range in which it
// lives. Those within its type, as of elements of an array, are left out.
func ParseLocalAnnotations(raw []byte, p *Pool) ([]LocalAnnotation, error) {
	if raw == nil {
		return nil, nil
	}
	r := newAnnotationReader(raw, p)
	var list []LocalAnnotation
	for n := r.u2(); n > 0 && r.err == nil; n-- {
		ranges := r.localTarget()
		within := r.u1()
		r.bytes(2 * int(within))
		var a Annotation
		if r.annotation(&a, 0); within > 0 {
			continue
		}
		for _, row := range ranges {
			row.Annotation = a
			list = append(list, row)
		}
	}
	return finish(r, list)
}

// localTarget reads what a type annotation stands at (JVMS table 4.7.20-A), and
// returns the ranges of a local variable.
func (r *annotationReader) localTarget() []LocalAnnotation {
	at := r.off
	switch target := r.u1(); target {
	case 0x40, 0x41:
		var rows []LocalAnnotation
		for n := r.u2(); n > 0 && r.err == nil; n-- {
			rows = append(rows, LocalAnnotation{Start: r.u2(), Length: r.u2(), Index: r.u2()})
		}
		return rows
	case 0x00, 0x01, 0x16:
		r.u1()
	case 0x10, 0x11, 0x12, 0x17, 0x42, 0x43, 0x44, 0x45, 0x46:
		r.u2()
	case 0x13, 0x14, 0x15:
	case 0x47, 0x48, 0x49, 0x4A, 0x4B:
		r.bytes(3)
	default:
		r.fail(at, "unknown target %#x of a type annotation", target)
	}
	return nil
}

type annotationReader struct {
	reader
	pool *Pool
}

func newAnnotationReader(raw []byte, p *Pool) *annotationReader {
	return &annotationReader{reader{data: raw, end: len(raw), kind: KindAnnotationFormat, whole: "annotations"}, p}
}

// finish turns the state of r into the result of a Parse function.
func finish[T any](r *annotationReader, v T) (T, error) {
	if r.err == nil && r.off != len(r.data) {
		r.fail(r.off, "%d extra bytes after the annotations", len(r.data)-r.off)
	}
	if r.err != nil {
		var none T
		return none, r.err
	}
	return v, nil
}

func (r *annotationReader) annotations() []Annotation {
	n := r.count(4)
	if n == 0 {
		return nil
	}
	list := make([]Annotation, n)
	for i := range list {
		if r.err != nil {
			return nil
		}
		r.annotation(&list[i], 0)
	}
	return list
}

func (r *annotationReader) annotation(a *Annotation, depth int) {
	at := r.off
	if a.Type = r.utf8(); r.err == nil && !IsFieldDescriptor(a.Type) {
		r.fail(at, "invalid annotation type %s", quote(a.Type))
	}
	n := r.count(5)
	if n == 0 {
		return
	}
	a.Elements = make([]Element, n)
	for i := range a.Elements {
		if r.err != nil {
			return
		}
		a.Elements[i].Name = r.utf8()
		a.Elements[i].Value = r.value(depth + 1)
	}
}

func (r *annotationReader) value(depth int) ElementValue {
	at := r.off
	if depth > maxAnnotationDepth {
		r.fail(at, "annotation values nest deeper than %d", maxAnnotationDepth)
	}
	v := ElementValue{Kind: ElementKind(r.u1())}
	if r.err != nil {
		return v
	}
	switch v.Kind {
	case ElementByte, ElementChar, ElementInt, ElementShort, ElementBoolean:
		v.Bits = r.constant(TagInteger).Bits
	case ElementLong:
		v.Bits = r.constant(TagLong).Bits
	case ElementFloat:
		v.Bits = r.constant(TagFloat).Bits
	case ElementDouble:
		v.Bits = r.constant(TagDouble).Bits
	case ElementString:
		v.Text = r.utf8()
	case ElementEnum:
		v.Type, v.Text = r.utf8(), r.utf8()
		if r.err == nil && !IsFieldDescriptor(v.Type) {
			r.fail(at+1, "invalid enum type %s", quote(v.Type))
		}
	case ElementClass:
		v.Type = r.utf8()
		if r.err == nil && v.Type != "V" && !IsFieldDescriptor(v.Type) {
			r.fail(at+1, "invalid class descriptor %s", quote(v.Type))
		}
	case ElementAnnotation:
		v.Annotation = &Annotation{}
		r.annotation(v.Annotation, depth)
	case ElementArray:
		if n := r.count(3); n > 0 {
			v.Array = make([]ElementValue, n)
		}
		for i := range v.Array {
			if r.err != nil {
				break
			}
			v.Array[i] = r.value(depth + 1)
		}
	default:
		r.fail(at, "unknown tag %q of an element value", byte(v.Kind))
	}
	return v
}

var noConst Const

func (r *annotationReader) constant(want Tag) *Const {
	at := r.off
	i := r.u2()
	if r.err == nil && r.pool.Tag(i) == want {
		return &r.pool.Consts[i]
	}
	r.fail(at, "index %d must be %s, is %s", i, want, r.pool.Tag(i))
	return &noConst
}

func (r *annotationReader) utf8() string { return r.constant(TagUtf8).Str }
