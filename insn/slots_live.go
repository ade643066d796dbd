package insn

import "github.com/gojpf/gojpf/vm/bytecode"

// findLive finds the local variables that may be read after each point before
// they are written again: a backward analysis over the reachable instructions.
// An increment is no reading: a counter that nobody looks at is dead. What is dead is
// left out of a state's hash: states that differ in it behave alike.
func (a *slotAnalysis) findLive() {
	n := len(a.bci)
	a.live = make([]uint64, n*a.words)
	now := make([]uint64, a.words)
	for changed := true; changed; {
		changed = false
		// Backwards through the code, so that straight code needs one round and each
		// loop one more.
		for i := n - 1; i >= 0; i-- {
			if a.height[i] < 0 {
				continue
			}
			clear(now)
			for _, j := range a.succs[i] {
				a.join(now, int(j))
			}
			op, local, _ := a.Local(int(a.bci[i]))
			bit := func(k int) *uint64 { return &now[k>>6] }
			switch {
			case op >= bytecode.Istore && op <= bytecode.Astore:
				*bit(local) &^= 1 << (local & 63)
				if localTypes[op-bytecode.Istore].wide() {
					*bit(local + 1) &^= 1 << ((local + 1) & 63)
				}
			case op >= bytecode.Iload && op <= bytecode.Aload:
				*bit(local) |= 1 << (local & 63)
			}
			// What a handler may read is live in front of every instruction of its
			// range.
			// Whatever throws has not written yet.
			for _, h := range a.handlers {
				if int32(i) >= h.Start && int32(i) < h.End {
					a.join(now, int(h.PC))
				}
			}
			for k, w := range a.liveBefore(i) {
				if w != now[k] {
					copy(a.liveBefore(i), now)
					changed = true
					break
				}
			}
		}
	}
}

func (a *slotAnalysis) liveBefore(i int) []uint64 { return a.live[i*a.words : (i+1)*a.words] }

func (a *slotAnalysis) join(set []uint64, i int) {
	for k, w := range a.liveBefore(i) {
		set[k] |= w
	}
}
