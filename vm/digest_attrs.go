package vm

import (
	"bytes"
	"encoding/binary"
	"maps"
	"math"
	"reflect"
	"slices"
)

// Attributes that somebody can read back decide how a program, or a listener, goes
// on: they take part in matching as what they are. An attribute is encoded

//   - not at all, if it is Unmatched;
//   - by AppendState, if it is StateData;
//   - by its type and what it holds, if that is plain: numbers, booleans, strings,
//     and structs, arrays and slices of these;
//   - else by nobody but whoever compares values that are not known (DigestUnknown).
//     A state with one is unlike every other where there is nobody like that.

// appendAttrs appends the encoding of those in a that take part as they are, and
// returns the others. The order in which they were set does not matter.
func appendAttrs(b []byte, a Attr) ([]byte, Attr) {
	list, several := a.(attrs)
	if !several {
		return appendAttr(b, a)
	}
	var parts [][]byte
	var rest attrs
	for _, x := range list {
		part, other := appendAttr(nil, x)
		if parts = append(parts, part); other != nil {
			rest = append(rest, other)
		}
	}
	slices.SortFunc(parts, bytes.Compare)
	b = append(b, bytes.Join(parts, nil)...)
	switch len(rest) {
	case 0:
		return b, nil
	case 1:
		return b, rest[0]
	}
	return b, rest
}

// appendAttr is appendAttrs for one attribute.
func appendAttr(b []byte, a Attr) ([]byte, Attr) {
	switch x := a.(type) {
	case nil, Unmatched:
		return b, nil
	case StateData:
		return x.AppendState(append(append(b, reflect.TypeOf(a).String()...), 0)), nil
	}
	v := reflect.ValueOf(a)
	if !plain(v.Type()) {
		return b, a
	}
	return appendPlain(append(append(b, v.Type().String()...), 0), v), nil
}

// plain reports whether values of a type are what they hold.
func plain(t reflect.Type) bool {
	switch k := t.Kind(); {
	case k >= reflect.Bool && k <= reflect.Complex128 && k != reflect.Uintptr, k == reflect.String:
		return true
	case k == reflect.Array || k == reflect.Slice:
		return plain(t.Elem())
	case k == reflect.Struct:
		for i := range t.NumField() {
			if !plain(t.Field(i).Type) {
				return false
			}
		}
		return true
	}
	return false
}

func appendPlain(b []byte, v reflect.Value) []byte {
	u64 := func(n uint64) { b = binary.LittleEndian.AppendUint64(b, n) }
	switch k := v.Kind(); {
	case k == reflect.Bool:
		if v.Bool() {
			return append(b, 1)
		}
		return append(b, 0)
	case v.CanInt():
		u64(uint64(v.Int()))
	case v.CanUint():
		u64(v.Uint())
	case v.CanFloat():
		u64(math.Float64bits(v.Float()))
	case v.CanComplex():
		u64(math.Float64bits(real(v.Complex())))
		u64(math.Float64bits(imag(v.Complex())))
	case k == reflect.String:
		u64(uint64(v.Len()))
		return append(b, v.String()...)
	case k == reflect.Struct:
		for i := range v.NumField() {
			b = appendPlain(b, v.Field(i))
		}
	default:
		u64(uint64(v.Len()))
		for i := range v.Len() {
			b = appendPlain(b, v.Index(i))
		}
	}
	return b
}

// attr encodes an attribute. Of a value that is not known it encodes that there is
// one, and tells of it.
func (d *digester) attr(at int, a Attr) {
	if a == nil {
		return
	}
	from := len(d.buf)
	d.u64(uint64(at) | 1<<63)
	head := len(d.buf)
	var rest Attr
	d.buf, rest = appendAttrs(d.buf, a)
	switch {
	case rest == nil && len(d.buf) == head:
		d.buf = d.buf[:from]
	case rest == nil || d.aside:
	case d.unknown != nil:
		d.unknown(rest)
	default:
		d.u64(unlike.Add(1))
	}
}

// frameAttrs are the attributes of a frame's slots. A variable that nobody will
// read does not count, but an attribute of it can still be asked for by its name.
func (d *digester) frameAttrs(f *Frame) {
	if f.Attrs == nil {
		return
	}
	every := true
	var live SlotSet
	if f.Code != nil {
		if info := d.m.Interp.SlotInfo(f.Code); info.Exact() {
			every = false
			live, _ = info.At(f.PC)
		}
	}
	for i, a := range f.Attrs[:f.SP] {
		switch {
		case a == nil:
		case every || live.Has(i):
			d.attr(i, a)
		default:
			if part, _ := appendAttrs(nil, a); len(part) > 0 {
				d.u64(uint64(i) | 1<<63)
				d.buf = append(d.buf, part...)
			}
		}
	}
}

// objectAttrs are the attributes of an object and of what it holds.
func (d *digester) objectAttrs(o *Object) {
	if o.Attrs == nil {
		return
	}
	d.attr(-1, o.Attrs.Object)
	for _, s := range o.Attrs.Slots {
		d.attr(s.At, s.Attr)
	}
}

func (d *digester) staticAttrs(s *ClassState) {
	if s.Attrs != nil {
		eachAttr(s.Attrs, d.attr)
	}
}

// appendMatched appends the encoding of the attributes of an object, and of what it
// holds, that take part as they are.
func (o *Object) appendMatched(b []byte) []byte {
	if o.Attrs == nil {
		return b
	}
	add := func(at int, a Attr) {
		from := len(b)
		b = binary.LittleEndian.AppendUint64(b, uint64(at))
		head := len(b)
		if b, _ = appendAttrs(b, a); len(b) == head {
			b = b[:from]
		}
	}
	add(-1, o.Attrs.Object)
	for _, s := range o.Attrs.Slots {
		add(s.At, s.Attr)
	}
	return b
}

// sameAttrs reports whether two versions of an object of the baseline have the same
// attributes. Of those that stand for values which are not known it is assumed that
// they differ.
func (d *digester) sameAttrs(a, b *Object) bool {
	if !a.HasAttrs() && !b.HasAttrs() {
		return true
	}
	return d.unknown == nil && a.knownAttrs() && b.knownAttrs() && bytes.Equal(a.appendMatched(nil), b.appendMatched(nil))
}

// knownAttrs reports whether all attributes of an object take part as they are.
func (o *Object) knownAttrs() bool {
	known := true
	if o.HasAttrs() {
		o.eachAttr(func(a Attr) {
			_, rest := appendAttrs(nil, a)
			known = known && rest == nil
		})
	}
	return known
}

// eachAttr calls f for the attributes of an object that has some.
func (o *Object) eachAttr(f func(Attr)) {
	if o.Attrs.Object != nil {
		f(o.Attrs.Object)
	}
	for _, s := range o.Attrs.Slots {
		f(s.Attr)
	}
}

func eachAttr(list map[int]Attr, f func(int, Attr)) {
	for _, i := range slices.Sorted(maps.Keys(list)) {
		f(i, list[i])
	}
}
