package vm

// Effect says what the calls of a native method have to do with other threads.
type Effect uint8

// The effects. Nothing is known of a native that has no entry anywhere: others
// may go first, and its order matters to all that they do.
const (
	// Dependent: each call is an operation, and depends on every other one.
	Dependent Effect = iota
	// Asking: the native asks by itself (Env.MayRun, Env.MayAccess) in front of
	// whatever it does that others may notice, or notice it.
	Asking
	// Independent: a call depends on nothing but its arguments, what never changes
	// and what its thread alone can reach, and changes no more than that.
	Independent
)

// mayCall is asked in front of the first phase of a dependent native. What the
// native asks for by itself in that phase is then part of the same operation:
// were it another one, the two would stand in front of each other for ever.
func (e *Env) mayCall() bool {
	e.granted = e.MayRun(Operation{Kind: OpNative})
	return e.granted
}
