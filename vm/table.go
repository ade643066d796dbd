package vm

// Epoch stamps copy-on-write values. A value whose epoch is the machine's
// present one has been created or copied since the last state was taken or
// restored, and may be written in place; any other value is frozen. Epochs are
// unique in the process, so that several machines may share frozen values.
type Epoch uint64

const pageBits = 7
const pageSize = 1 << pageBits

type page[T any] struct {
	epoch Epoch
	items [pageSize]T
}

// Table is a paged, growing array with cheap snapshots: Freeze is O(1), the
// first write after it copies the page directory, the first write to a page
// copies that page.
type Table[T any] struct {
	pages []*page[T] // without nils
	epoch Epoch      // of the directory
}

// Get returns item i, the zero value where nothing was ever set.
func (t *Table[T]) Get(i uint32) (v T) {
	if p := i >> pageBits; int(p) < len(t.pages) {
		return t.pages[p].items[i&(pageSize-1)]
	}
	return v
}

// Set stores v as item i in epoch e.
func (t *Table[T]) Set(i uint32, v T, e Epoch) {
	p := int(i >> pageBits)
	if p < len(t.pages) {
		if pg := t.pages[p]; pg.epoch == e {
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
		pages := t.pages
		if t.epoch != e || n > cap(pages) {
			c := n
			if n > len(t.pages) {
				c = n + n/4 + 4
			}
			pages = make([]*page[T], n, c)
			copy(pages, t.pages)
		} else {
			pages = pages[:n]
		}
		empty := (*page[T])(nil)
		for i := len(t.pages); i < n; i++ {
			if empty == nil {
				empty = &page[T]{} // shared, frozen: no epoch is 0
			}
			pages[i] = empty
		}
		t.pages, t.epoch = pages, e
	}
	pg := t.pages[p]
	if pg.epoch != e {
		c := *pg
		c.epoch = e
		pg = &c
		t.pages[p] = pg
	}
	return pg
}

// reserve makes room for n items, so that reading below needs no check.
func (t *Table[T]) reserve(n uint32, e Epoch) {
	if n > t.Size() {
		t.own(int((n-1)>>pageBits), e)
	}
}

// Size returns one more than the largest index that may hold an item.
func (t *Table[T]) Size() uint32 { return uint32(len(t.pages) * pageSize) }

// Each calls f for every item of every present page, in index order.
func (t *Table[T]) Each(f func(i uint32, v T)) {
	for p, pg := range t.pages {
		for j := range pg.items {
			f(uint32(p*pageSize+j), pg.items[j])
		}
	}
}
