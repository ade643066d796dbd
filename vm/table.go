package vm

// Epoch stamps copy-on-write values. A value whose epoch is the machine's
// present one has been created or copied since the last state was taken or
// restored, and may be written in place; any other value is frozen. Epochs are
// unique in the process, so that several machines may share frozen values.
type Epoch uint64

const pageBits = 8
const pageSize = 1 << pageBits

type page[T any] struct {
	epoch Epoch
	items [pageSize]T
}

// Table is a paged, growing array with cheap snapshots: Freeze is O(1), the
// first write after it copies the page directory, the first write to a page
// copies that page.
type Table[T any] struct {
	pages []*page[T]
	epoch Epoch // of the directory
}

// Get returns item i, the zero value where nothing was ever set.
func (t *Table[T]) Get(i uint32) (v T) {
	if p := i >> pageBits; int(p) < len(t.pages) {
		if pg := t.pages[p]; pg != nil {
			return pg.items[i&(pageSize-1)]
		}
	}
	return v
}

// Set stores v as item i in epoch e.
func (t *Table[T]) Set(i uint32, v T, e Epoch) {
	p := int(i >> pageBits)
	if p < len(t.pages) {
		if pg := t.pages[p]; pg != nil && pg.epoch == e {
			pg.items[i&(pageSize-1)] = v
			return
		}
	}
	t.own(p, e).items[i&(pageSize-1)] = v
}

// own makes page p writable in epoch e.
func (t *Table[T]) own(p int, e Epoch) *page[T] {
	if t.epoch != e || p >= len(t.pages) {
		n := max(len(t.pages), p+1)
		c := n
		if n > cap(t.pages) {
			c = n + n/4 + 4
		}
		pages := make([]*page[T], n, c)
		copy(pages, t.pages)
		t.pages, t.epoch = pages, e
	}
	pg := t.pages[p]
	switch {
	case pg == nil:
		pg = &page[T]{epoch: e}
		t.pages[p] = pg
	case pg.epoch != e:
		c := *pg
		c.epoch = e
		pg = &c
		t.pages[p] = pg
	}
	return pg
}

// Size returns one more than the largest index that may hold an item.
func (t *Table[T]) Size() uint32 { return uint32(len(t.pages) * pageSize) }

// Each calls f for every item of every present page, in index order.
func (t *Table[T]) Each(f func(i uint32, v T)) {
	for p, pg := range t.pages {
		if pg == nil {
			continue
		}
		for j := range pg.items {
			f(uint32(p*pageSize+j), pg.items[j])
		}
	}
}
