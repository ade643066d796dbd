package explore

// lockedForEver reports whether threads wait for each other in a way that nothing
// the others do can end.
func (x judge) lockedForEver() bool {
	return !x.s.properties.deadlocks && x.locks.ForEver(x.m)
}
