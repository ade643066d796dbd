package vm

import "sync/atomic"

// numbered gives things numbers in the order in which they come. It is added to
// under the library's lock and read without it, by all machines of a run.
type numbered[T any] struct{ list atomic.Pointer[[]T] }

func (n *numbered[T]) all() []T {
	if p := n.list.Load(); p != nil {
		return *p
	}
	return nil
}

func (n *numbered[T]) at(i uint64) T { return n.all()[i] }

func (n *numbered[T]) add(v T) (number uint32) {
	list := n.all()
	number = uint32(len(list))
	list = append(list, v)
	n.list.Store(&list)
	return number
}
