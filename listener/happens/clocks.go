// Package happens has what listeners about the order of events share: vector
// clocks, maps that states share, and the variables that accesses are to.
package happens

// Clock is a vector clock: how much of what each thread has done, by its ID, is
// known. It is never written in place once it is kept.
type Clock []uint32

// At is how much of a thread is known.
func (c Clock) At(thread int) uint32 {
	if thread < len(c) {
		return c[thread]
	}
	return 0
}

// With returns the clock with another time for one thread.
func (c Clock) With(thread int, time uint32) Clock {
	n := make(Clock, max(len(c), thread+1))
	copy(n, c)
	n[thread] = time
	return n
}

// Join returns a clock that knows what either knows.
func (c Clock) Join(d Clock) Clock {
	behind := false
	for i, time := range d {
		behind = behind || time > c.At(i)
	}
	if !behind {
		return c
	}
	n := make(Clock, max(len(c), len(d)))
	copy(n, c)
	for i, time := range d {
		n[i] = max(n[i], time)
	}
	return n
}

// Layers is a map that states share: what a transition sets is laid over what
// was there before. Layers are melted together as they pile up, so that there
// are about as many as the logarithm of their size.
type Layers[K comparable, V any] struct {
	top   map[K]V
	below *Layers[K, V]
}

// Get returns what was set last.
func (l *Layers[K, V]) Get(k K) (v V, ok bool) {
	for ; l != nil; l = l.below {
		if v, ok = l.top[k]; ok {
			return v, true
		}
	}
	return v, false
}

// Over returns an empty layer over those of l, which are not written any more.
func (l *Layers[K, V]) Over() *Layers[K, V] {
	for l != nil && l.below != nil && len(l.below.top) <= 2*len(l.top) {
		melted := &Layers[K, V]{top: make(map[K]V, len(l.top)+len(l.below.top)), below: l.below.below}
		for _, from := range []map[K]V{l.below.top, l.top} {
			for k, v := range from {
				melted.top[k] = v
			}
		}
		l = melted
	}
	if l != nil && len(l.top) == 0 {
		l = l.below
	}
	return &Layers[K, V]{top: map[K]V{}, below: l}
}

// Set sets a value in the layer on top, which no state may keep yet.
func (l *Layers[K, V]) Set(k K, v V) { l.top[k] = v }
