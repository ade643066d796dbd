package vm

// freeList are the references that may be given to new objects, the last one that was
// freed first. States share their lists: nothing writes an element that was made.
type freeList struct {
	top  *freed // by digests: few at a time, in front of
	bulk []Ref  // what the collector found, the last one first
}

type freed struct {
	ref  Ref
	next *freed
}

// take removes a reference and returns it, 0 if there is none.
func (l *freeList) take() Ref {
	if t := l.top; t != nil {
		l.top = t.next
		return t.ref
	}
	n := len(l.bulk)
	if n == 0 {
		return Null
	}
	r := l.bulk[n-1]
	l.bulk = l.bulk[:n-1]
	return r
}

// each calls f for each reference.
func (l freeList) each(f func(Ref)) {
	for t := l.top; t != nil; t = t.next {
		f(t.ref)
	}
	for _, r := range l.bulk {
		f(r)
	}
}

// freeing adds references to a list, in pieces of memory for several.
type freeing struct {
	list *freeList
	room []freed
}

// mostRoom is how many are made at once: one that is used keeps all of them.
const mostRoom = 64

func (f *freeing) add(r Ref) {
	if len(f.room) == cap(f.room) {
		f.room = make([]freed, 0, min(mostRoom, max(4, 2*cap(f.room))))
	}
	f.room = append(f.room, freed{r, f.list.top})
	f.list.top = &f.room[len(f.room)-1]
}
