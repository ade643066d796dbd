package vm

import (
	"iter"
	"slices"
)

// extras are what natives and others keep in a state, in the order of the keys.
// There are few, and they are copied in most transitions.
type extras []extra

type extra struct {
	key   string
	value any
}

func (x extras) get(key string) any {
	for i := range x {
		if x[i].key == key {
			return x[i].value
		}
	}
	return nil
}

// Extra returns a value that a native keeps in the state under a key, nil when
// nothing is kept. Values must be immutable: SetExtra replaces them.
func (m *Machine) Extra(key string) any {
	if checked {
		m.touchedExtra(key)
	}
	m.Note(Access{Mode: AccessRead, Key: key})
	return m.misc.extra.get(key)
}

// SetExtra keeps v in the state under key. What its roots lead to can be reached
// by every thread.
func (m *Machine) SetExtra(key string, v any) {
	if checked {
		m.touchedExtra(key)
	}
	m.Note(Access{Mode: AccessWrite, Key: key})
	m.KeepExtra(key, v)
}

// PeekExtra is Extra for a native that has asked, with MayTouch, for the
// operation of reading what the value stands for.
func (m *Machine) PeekExtra(key string) any { return m.misc.extra.get(key) }

// KeepExtra is SetExtra for a native that has asked, with MayTouch, for the
// operation of changing what the value stands for, or that changes nothing that
// a program can observe.
func (m *Machine) KeepExtra(key string, v any) {
	x := m.misc.extra
	if !m.extraOwned {
		x = append(make(extras, 0, len(x)+1), x...)
	}
	i := 0
	for i < len(x) && x[i].key < key {
		i++
	}
	if i < len(x) && x[i].key == key {
		x[i].value = v
	} else {
		x = slices.Insert(x, i, extra{key, v})
	}
	m.misc.extra, m.extraOwned = x, true
	if r, ok := v.(interface{ Roots(mark func(Ref)) }); ok && m.Sharing {
		r.Roots(m.Publish)
	}
}

// Extras are what natives and others keep in the state, by key.
func (s *State) Extras() iter.Seq2[string, any] {
	return func(yield func(string, any) bool) {
		for _, x := range s.misc.extra {
			if !yield(x.key, x.value) {
				return
			}
		}
	}
}
