//go:build !unix

package store

// block is a slice of values without pointers.
type block[T any] struct{ of []T }

// allocate returns n zero values.
func allocate[T any](n int) block[T] { return block[T]{make([]T, n)} }

// free gives the memory back; it must not be used any more.
func (m *block[T]) free() { *m = block[T]{} }
