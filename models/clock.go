package models

// VirtualClock is a model of time that depends on nothing but what the program
// did: it starts at a fixed moment, each instruction takes a fixed time, and a
// sleep takes no real time at all.
type VirtualClock struct {
	Start   int64 // nanoseconds since 1970
	PerInsn int64
}

// Now implements vm.Clock.
func (c VirtualClock) Now(insns, slept int64) int64 { return c.Start + insns*c.PerInsn + slept }

// Sleep implements vm.Clock.
func (VirtualClock) Sleep(int64) {}
