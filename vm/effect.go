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
// were it another one, the two would stand in front of each other for ever. In a
// piece no operation has been had yet, and what it asks for is the piece's.
func (e *Env) mayCall() bool {
	if !e.MayRun(Operation{Kind: OpNative}) {
		e.granted = false
		return false
	}
	e.granted = !e.M.Sharing || !e.M.InPiece(e.T)
	return true
}
