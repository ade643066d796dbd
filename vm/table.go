package vm

// Epoch stamps copy-on-write values. A value whose epoch is the machine's
// present one has been created or copied since the last state was taken or
// restored, and may be written in place; any other value is frozen. Epochs are
// unique in the process, so that several machines may share frozen values.
type Epoch uint64

// A page is small, for the first write to it copies it whole, and so are the
// groups of pages: what a state costs hardly grows with the table.
const (
	pageBits  = 5
	pageSize  = 1 << pageBits
	groupBits = 5
	groupSize = 1 << groupBits
)

type page[T any] struct {
	epoch Epoch
	items [pageSize]T
}

type group[T any] struct {
	epoch Epoch
	pages [groupSize]*page[T] // without nils
}

// Table is a growing array with cheap snapshots, a tree of three levels: a copy
// of the Table is a snapshot, once no epoch in it is the present one. The first
// write then copies the directory, the group and the page on the way to the
// item.
type Table[T any] struct {
	groups []*group[T] // without nils
	epoch  Epoch       // of the directory
}

// Get returns item i, the zero value where nothing was ever set.
func (t *Table[T]) Get(i uint32) (v T) {
	if g := i >> (pageBits + groupBits); int(g) < len(t.groups) {
		return t.groups[g].pages[i>>pageBits&(groupSize-1)].items[i&(pageSize-1)]
	}
	return v
}

// Set stores v as item i in epoch e.
func (t *Table[T]) Set(i uint32, v T, e Epoch) {
	if g := i >> (pageBits + groupBits); int(g) < len(t.groups) {
		if pg := t.groups[g].pages[i>>pageBits&(groupSize-1)]; pg.epoch == e {
			pg.items[i&(pageSize-1)] = v
			return
		}
	}
	t.own(int(i>>pageBits), e).items[i&(pageSize-1)] = v
}

// own makes page p writable in epoch e.
func (t *Table[T]) own(p int, e Epoch) *page[T] {
	if t.epoch != e || p>>groupBits >= len(t.groups) {
		t.ownDirectory(p>>groupBits+1, e)
	}
	g := t.groups[p>>groupBits]
	if g.epoch != e {
		c := *g
		c.epoch = e
		g = &c
		t.groups[p>>groupBits] = g
	}
	pg := g.pages[p&(groupSize-1)]
	if pg.epoch != e {
		c := *pg
		c.epoch = e
		pg = &c
		g.pages[p&(groupSize-1)] = pg
	}
	return pg
}

// ownDirectory makes the directory writable in epoch e, for n groups at least.
func (t *Table[T]) ownDirectory(n int, e Epoch) {
	old := t.groups
	n = max(n, len(old))
	if t.epoch != e || n > cap(old) {
		c := n
		if n > len(old) {
			c = n + n/4 + 1
		}
		t.groups = make([]*group[T], n, c)
		copy(t.groups, old)
	} else {
		t.groups = old[:n]
	}
	if n > len(old) {
		empty := &group[T]{} // shared, frozen: no epoch is 0
		none := &page[T]{}
		for i := range empty.pages {
			empty.pages[i] = none
		}
		for i := len(old); i < n; i++ {
			t.groups[i] = empty
		}
	}
	t.epoch = e
}

// reserve makes room for n items, so that reading below needs no check.
func (t *Table[T]) reserve(n uint32, e Epoch) {
	if n > t.Size() {
		t.own(int((n-1)>>pageBits), e)
	}
}

// Size returns one more than the largest index that may hold an item.
func (t *Table[T]) Size() uint32 { return uint32(t.pages() * pageSize) }

// pages returns how many pages there are.
func (t *Table[T]) pages() int { return len(t.groups) << groupBits }

// page returns page p for reading.
func (t *Table[T]) page(p int) *page[T] { return t.groups[p>>groupBits].pages[p&(groupSize-1)] }

// Each calls f for every item of every present page, in index order.
func (t *Table[T]) Each(f func(i uint32, v T)) {
	for p := range t.pages() {
		for j, v := range t.page(p).items {
			f(uint32(p*pageSize+j), v)
		}
	}
}

// changed calls f for every page that is not the same as in base, which is an
// earlier version of the table, in order. old is the one in base, nil where that
// had none.
func (t *Table[T]) changed(base *Table[T], f func(p int, pg, old *page[T])) {
	for i, g := range t.groups {
		var b *group[T]
		if i < len(base.groups) {
			if b = base.groups[i]; g == b {
				continue
			}
		}
		for j := range g.pages {
			pg := g.pages[j]
			var old *page[T]
			if b != nil {
				if old = b.pages[j]; pg == old {
					continue
				}
			}
			f(i<<groupBits|j, pg, old)
		}
	}
}

// owned calls f for every page that was written in epoch e, in order.
func (t *Table[T]) owned(e Epoch, f func(p int, pg *page[T])) {
	if t.epoch != e {
		return
	}
	for i, g := range t.groups {
		if g.epoch != e {
			continue
		}
		for j := range g.pages {
			if pg := g.pages[j]; pg.epoch == e {
				f(i<<groupBits|j, pg)
			}
		}
	}
}
