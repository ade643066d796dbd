package vm

// Slice is what a thread has left of its quantum. It is no part of states: restoring one
// begins another slice, so what a path does until then must not depend on what else was
// executed in this process. Therefore the same counts in all loops, and whatever was
// resolved before: jumps backwards, handlers in front of what has thrown, and calls.
type Slice struct {
	// Ticks is what may pass before the loop has to call Poll, which it does when it
	// falls below zero.
	Ticks     int64
	sliceLeft int64 // beyond the present interval
	interval  int64 // what Ticks was last set to
	slices    uint32
}

// pollSoon has the loop call Poll at the next place where it may.
func (s *Slice) pollSoon() {
	if s.Ticks >= 0 {
		s.interval -= s.Ticks + 1 // what is left belongs to the slice
		s.Ticks = -1
	}
}
