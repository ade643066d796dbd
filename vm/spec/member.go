package spec

import (
	"errors"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// member is a class with one of its members: p.C.m, p.C+.m, *.m. Without a
// member (p.C) all of the class are meant; a pattern such as p.* also stands for
// the members of all classes of the package.
type member struct {
	not   bool
	owner Type
	name  Pattern
	whole Pattern
}

func parseMember(text string) (m member, err error) {
	text, m.not = strings.CutPrefix(strings.TrimSpace(text), "!")
	text = strings.TrimSpace(text)
	m.whole = Pattern(text)
	owner, name := text, "*"
	if i := strings.LastIndexByte(text, '.'); i >= 0 {
		owner, name = text[:i], text[i+1:]
	}
	if owner == "" {
		owner = "*"
	}
	if name == "" {
		name = "*"
	}
	if m.owner, err = ParseType(owner); err != nil || m.owner.not || strings.ContainsAny(name, "!+ ") {
		return m, errors.New("a member of a class such as p.C.m, p.*, or p.C+.m for that of subclasses as well")
	}
	m.name = Pattern(name)
	return m, nil
}

func (m member) matches(c *vm.Class, name string) bool {
	return m.name.Match(name) && m.owner.Implements(c) || m.whole.Match(c.JavaName()+"."+name)
}

// Field names fields: p.C.f, p.C+.f, *.f; with a '!' in front all others.
type Field struct{ member }

// ParseField reads a Field.
func ParseField(text string) (Field, error) {
	m, err := parseMember(text)
	return Field{m}, err
}

// Match reports whether a field is meant.
func (f Field) Match(of *vm.Field) bool { return f.matches(of.Class, of.Name) != f.not }

// In implements a mention's question: whether a loaded class has such a field.
func (f Field) In(c *vm.Class) bool {
	return slices.ContainsFunc(c.Fields, func(of *vm.Field) bool { return f.matches(c, of.Name) })
}

// FieldOf reads the field of a key.
func FieldOf(r *config.Reader, key string) Field { return single(r, key, ParseField).spec }

// MethodOf reads the method of a key.
func MethodOf(r *config.Reader, key string) Method { return single(r, key, ParseMethod).spec }

// single reads a key that holds one spec.
func single[S any](r *config.Reader, key string, parse func(string) (S, error)) (n noted[S]) {
	text := strings.TrimSpace(r.String(key))
	var err error
	if n.spec, err = parse(text); err != nil {
		r.RejectPart(key, text, err.Error())
		return n
	}
	n.as = r.Mention(key, text, n.spec)
	return n
}

// Method names methods: p.C.m, p.C+.m(int,java.lang.String), or with the
// descriptor p.C.m(ILjava/lang/String;)V; with a '!' in front all others.
type Method struct {
	member
	params []string // in Java's form, or the descriptor's in one text
	any    bool     // no parameters were given
}

// ParseMethod reads a Method.
func ParseMethod(text string) (m Method, err error) {
	name, args, ok := strings.Cut(text, "(")
	m.any = !ok
	if ok {
		end := strings.IndexByte(args, ')')
		if end < 0 {
			return m, errors.New("a closing parenthesis")
		}
		for p := range strings.SplitSeq(args[:end], ",") {
			// JPF marks parameters with '^'.
			if p = strings.TrimPrefix(strings.TrimSpace(p), "^"); p != "" {
				m.params = append(m.params, p)
			}
		}
	}
	if !strings.ContainsAny(name, ".*") {
		return m, errors.New("a method such as p.C.m or *.m")
	}
	m.member, err = parseMember(name)
	return m, err
}

// Match reports whether a method is meant.
func (m Method) Match(of *vm.Method) bool { return m.is(of) != m.not }

func (m Method) is(of *vm.Method) bool {
	if !m.matches(of.Class, of.Name) {
		return false
	}
	if m.any {
		return true
	}
	params, _ := vm.Descriptors(of.Desc)
	if strings.Join(m.params, "") == strings.Join(params, "") {
		return true
	}
	return slices.EqualFunc(m.params, params, func(p, desc string) bool { return p == vm.TypeText(desc) })
}

// In implements a mention's question: whether a loaded class has such a method.
func (m Method) In(c *vm.Class) bool { return slices.ContainsFunc(c.Methods, m.is) }

// methodName is a pattern of the whole names of methods, with or without
// parameters. Unlike a Method it does not look at superclasses and interfaces.
type methodName struct{ Pattern }

func (n methodName) matches(m *vm.Method) bool {
	rest, not := strings.CutPrefix(string(n.Pattern), "!")
	return named(Pattern(rest), m) != not
}

func named(p Pattern, m *vm.Method) bool {
	name := m.Class.JavaName() + "." + m.Name
	if p.Match(name) {
		return true
	}
	if !strings.Contains(string(p), "(") {
		return false
	}
	params, _ := vm.Descriptors(m.Desc)
	for i, d := range params {
		params[i] = vm.TypeText(d)
	}
	return p.Match(name+m.Desc) || p.Match(name+"("+strings.Join(params, ",")+")")
}

// In implements a mention's question: whether a loaded class has such a method.
func (n methodName) In(c *vm.Class) bool { return slices.ContainsFunc(c.Methods, n.matches) }

// Methods chooses methods by patterns of their names: p.C.m, p.*, p.C.m(int). It
// decides about each once.
type Methods struct {
	choice[methodName]
	known map[*vm.Method]bool
}

// MethodsOf returns the choice of two keys that hold lists of patterns; either may
// be "".
func MethodsOf(r *config.Reader, include, exclude string) *Methods {
	c := chosen(r, include, exclude, func(text string) (methodName, error) {
		return methodName{Pattern(strings.ReplaceAll(text, " ", ""))}, nil
	})
	return &Methods{c, map[*vm.Method]bool{}}
}

// Has reports whether a method is chosen.
func (m *Methods) Has(of *vm.Method) bool {
	is, known := m.known[of]
	if !known {
		is = m.chooses(func(n methodName) bool { return n.matches(of) })
		m.known[of] = is
	}
	return is
}

// Fields chooses fields.
type Fields struct{ choice[Field] }

// FieldsOf returns the choice of two keys that hold lists of fields; either may be
// "".
func FieldsOf(r *config.Reader, include, exclude string) Fields {
	return Fields{chosen(r, include, exclude, ParseField)}
}

// Has reports whether a field is chosen.
func (f *Fields) Has(of *vm.Field) bool {
	return f.chooses(func(s Field) bool { return s.Match(of) })
}
