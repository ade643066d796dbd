package vm

import "slices"

// Several analyses may put attributes on one slot, each of a Go type of its
// own. An Attr is nil, one attribute, or an attrs of two or more; the functions
// below hide which.
type attrs []Attr

// AttrOf returns the attribute of type T in a.
func AttrOf[T any](a Attr) (v T, ok bool) {
	if list, several := a.(attrs); several {
		for _, x := range list {
			if v, ok = x.(T); ok {
				return v, true
			}
		}
		return v, false
	}
	v, ok = a.(T)
	return v, ok
}

// WithAttr returns a with its attribute of type T set to v.
func WithAttr[T any](a Attr, v T) Attr {
	switch rest := WithoutAttr[T](a).(type) {
	case nil:
		return v
	case attrs:
		return append(slices.Clip(rest), v)
	default:
		return attrs{rest, v}
	}
}

// WithoutAttr returns a without its attribute of type T.
func WithoutAttr[T any](a Attr) Attr {
	list, several := a.(attrs)
	if !several {
		if _, ok := a.(T); ok {
			return nil
		}
		return a
	}
	rest := slices.DeleteFunc(slices.Clone(list), func(x Attr) bool { _, ok := x.(T); return ok })
	if len(rest) == 1 {
		return rest[0]
	}
	return rest
}

// Attr returns the attribute of slot i: a local variable, or an operand.
func (f *Frame) Attr(i int) Attr {
	if f.Attrs == nil {
		return nil
	}
	return f.Attrs[i]
}

// Attr returns the attribute of the object itself.
func (o *Object) Attr() Attr {
	if o.Attrs == nil {
		return nil
	}
	return o.Attrs.Object
}
