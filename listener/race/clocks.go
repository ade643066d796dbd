package race

// clock is a vector clock: how much of what each thread has done, by its ID, is
// known. It is never written in place once it is kept.
type clock []uint32

func (c clock) at(thread int) uint32 {
	if thread < len(c) {
		return c[thread]
	}
	return 0
}

// with returns the clock with another time for one thread.
func (c clock) with(thread int, time uint32) clock {
	n := make(clock, max(len(c), thread+1))
	copy(n, c)
	n[thread] = time
	return n
}

// join returns a clock that knows what either knows.
func (c clock) join(d clock) clock {
	behind := false
	for i, time := range d {
		behind = behind || time > c.at(i)
	}
	if !behind {
		return c
	}
	n := make(clock, max(len(c), len(d)))
	copy(n, c)
	for i, time := range d {
		n[i] = max(n[i], time)
	}
	return n
}

// layers is a map that states share: what a transition sets is laid over what
// was there before. Layers are melted together as they pile up, so that there
// are about as many as the logarithm of their size.
type layers[K comparable, V any] struct {
	top   map[K]V
	below *layers[K, V]
}

func (l *layers[K, V]) get(k K) (v V, ok bool) {
	for ; l != nil; l = l.below {
		if v, ok = l.top[k]; ok {
			return v, true
		}
	}
	return v, false
}

// over returns an empty layer over those of l, which are not written any more.
func (l *layers[K, V]) over() *layers[K, V] {
	for l != nil && l.below != nil && len(l.below.top) <= 2*len(l.top) {
		melted := &layers[K, V]{top: make(map[K]V, len(l.top)+len(l.below.top)), below: l.below.below}
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
	return &layers[K, V]{top: map[K]V{}, below: l}
}
