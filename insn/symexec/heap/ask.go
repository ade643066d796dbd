package heap

import (
	"github.com/gojpf/gojpf/vm"
)

// Name is the reference's name in expressions.
func (u *Unknown) Name() string { return u.name }

// String is the reference's name for people.
func (u *Unknown) String() string { return u.shown }

// Found is what is known of an unknown reference; ok is false where it is still to be
// decided, or the object has not been made yet.
func (rt *Runtime) Found(m *vm.Machine, u *Unknown) (r vm.Ref, ok bool) { return Of(m).decided(u) }

// KnownNull tells whether an unknown reference is null; ok is false where that is
// still to be decided.
func (rt *Runtime) KnownNull(m *vm.Machine, u *Unknown) (null, ok bool) {
	f := Of(m).refs[u.number].resolution
	return f == isNull, f != open
}

// IsNull decides whether an unknown reference is null. ok is false where whoever asks
// must come again.
func (rt *Runtime) IsNull(m *vm.Machine, t *vm.Thread, u *Unknown) (null, ok bool) {
	return rt.isNullRef(m, t, u)
}

// Resolved is a slot with its attribute, or the reference that an unknown one was found
// to be.
func Resolved(m *vm.Machine, slot uint64, a vm.Attr) (uint64, vm.Attr) {
	if u := UnknownOf(a); u != nil {
		if r, ok := Of(m).decided(u); ok {
			return uint64(r), nil
		}
	}
	return slot, a
}
