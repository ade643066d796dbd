package vm

// Names of new objects.
//
// In deeds an object that is not of the baseline has the name of its class: two new tasks
// are one. Who waits for the first of twelve would be let go on by whoever is done with the
// last. So main numbers what it makes of that kind, and an object keeps its number. Both
// are part of the state: what has a name has the same in all states that are taken for the
// same. Where main makes such things for ever the numbers come to an end, so that its
// states are met again. Other threads number nothing: who of several workers makes
// something is seldom the same on two paths.

// mostBorn is how many objects are numbered.
const mostBorn = 128

// bornClasses are the classes whose objects, also of classes made from them, are numbered:
// what threads wait for.
var bornClasses = []string{
	futureTask, synchronizer, longSynchronizer, completableFuture, forkJoinTask,
}

const completableFuture = "java/util/concurrent/CompletableFuture"

// isNumbered reports whether a class is one of them.
func (c *Class) isNumbered() bool {
	if c.Super != nil && c.Super.numbered {
		return true
	}
	for _, name := range bornClasses {
		if name == c.Name {
			return c.Loader.Boot()
		}
	}
	return false
}

// bear numbers a new object of such a class.
func bear(m *Machine, r Ref) {
	t := m.Current
	if t == nil || t.kind != 0 || t.born >= mostBorn || courseOf(m) == nil || m.base == nil {
		return
	}
	t = m.thread(t.ID)
	t.born++
	m.Heap.Get(r).attrs().born = t.born
}

// bornAs is the number of an object, 0 for none.
func (o *Object) bornAs() uint16 {
	if o == nil || o.Attrs == nil {
		return 0
	}
	return o.Attrs.born
}
