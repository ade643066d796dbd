//go:build unix

package store

import (
	"syscall"
	"unsafe"
)

// block is a slice of values without pointers. Where it is large it lies
// outside of Go's heap and has to be freed.
type block[T any] struct {
	of     []T
	mapped []byte // what the system gave
}

// fromSystem is from how many bytes on memory is got from the system: below,
// rounding to pages would waste more than Go's collector does.
const fromSystem = 64 << 10

// allocate returns n zero values.
func allocate[T any](n int) block[T] {
	var zero T
	if size := n * int(unsafe.Sizeof(zero)); size >= fromSystem {
		b, err := syscall.Mmap(-1, 0, size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
		if err == nil {
			return block[T]{unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(b))), n), b}
		}
	}
	return block[T]{of: make([]T, n)}
}

// free gives the memory back; it must not be used any more.
func (m *block[T]) free() {
	if m.mapped != nil {
		_ = syscall.Munmap(m.mapped) // fails only for what was never mapped
	}
	*m = block[T]{}
}
