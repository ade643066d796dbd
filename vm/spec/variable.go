package spec

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// Variable names fields (as [Field] does, or by their bare name) or local variables
// (p.C.m:x, p.C.m(int):x, *:x, or by their bare name).
type Variable struct {
	whole  Pattern
	field  *Field
	method *Method
	local  Pattern
	as     *config.Mention
}

// VariableOf reads the variable of a key.
func VariableOf(r *config.Reader, key string, field bool) (v Variable) {
	text := strings.TrimSpace(r.String(key))
	v.whole = Pattern(text)
	if field {
		f, err := ParseField(text)
		if err != nil {
			r.RejectPart(key, text, err.Error())
			return v
		}
		v.field = &f
		v.as = r.Mention(key, text, fieldOrName{f, v.whole})
		return v
	}
	if method, name, ok := cutLast(text, ":"); ok {
		m, err := ParseMethod(method)
		if err != nil {
			r.RejectPart(key, text, err.Error())
			return v
		}
		v.method, v.local = &m, Pattern(name)
	}
	v.as = r.Mention(key, text, v.whole)
	return v
}

// fieldOrName is what a field's variable means in a class.
type fieldOrName struct {
	Field
	name Pattern
}

// In implements a mention's question.
func (f fieldOrName) In(c *vm.Class) bool {
	return f.Field.In(c) || slices.ContainsFunc(c.Fields, func(of *vm.Field) bool { return f.name.Match(of.Name) })
}

// Match reports whether an assigned variable is meant: the field, or one of the
// method that assigns it, which goes by names, the last of which is its own.
func (v Variable) Match(f *vm.Field, m *vm.Method, names []string) bool {
	is := false
	switch {
	case f != nil && v.field != nil:
		is = v.field.Match(f)
	case v.method != nil:
		is = v.method.Match(m) && v.local.Match(names[len(names)-1])
	}
	if is = is || !strings.HasPrefix(string(v.whole), "!") && slices.ContainsFunc(names, v.whole.Match); is {
		v.as.Meet()
	}
	return is
}
