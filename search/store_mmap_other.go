//go:build !unix

package search

// memory is a slice of values without pointers.
type memory[T any] struct{ of []T }

// allocate returns n zero values.
func allocate[T any](n int) memory[T] { return memory[T]{make([]T, n)} }

// free gives the memory back; it must not be used any more.
func (m *memory[T]) free() { *m = memory[T]{} }
