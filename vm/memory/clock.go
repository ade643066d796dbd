package memory

// Clock is a vector clock: of each thread the last of its events that count. It
// is never changed.
type Clock []uint32

func (c Clock) at(t int32) uint32 {
	if int(t) < len(c) {
		return c[t]
	}
	return 0
}

// covers reports whether all that d has is in c.
func (c Clock) covers(d Clock) bool {
	for i, v := range d {
		if v > c.at(int32(i)) {
			return false
		}
	}
	return true
}

func (c Clock) join(d Clock) Clock {
	if c.covers(d) {
		return c
	}
	if d.covers(c) {
		return d
	}
	n := make(Clock, max(len(c), len(d)))
	for i := range n {
		n[i] = max(c.at(int32(i)), d.at(int32(i)))
	}
	return n
}

// with is the clock with the event of a thread in it.
func (c Clock) with(t int, v uint32) Clock {
	n := make(Clock, max(len(c), t+1))
	copy(n, c)
	n[t] = v
	return n
}
