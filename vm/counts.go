package vm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
)

// The collections of java.util count their modifications, so that iterators
// notice when they are overtaken. The count only grows, so states in which the
// same things happened a different number of times would never match. But a
// program can only tell two counts apart through something that remembers one.
//
// What remembers a count for long is an object: an iterator, a sublist. It takes
// part in matching by how far it is from the count that it will be compared with,
// and the counts themselves do not. What remembers one for a moment is a local
// variable of a method that reads a count and does not just add to it: while such
// a method is on a stack the counts are taken as they are, and so they are where
// an object's collection is not found.
//
// As long as no such method looks at a collection that several threads can reach,
// accesses to its count are no operations. Once one does (Counts) they are as
// any others, and adding to a count takes two steps that somebody may come in
// between of. If other code than java.util's reads a count (CountsRead) nothing
// is known of what becomes of it: the counts are data as any other.
const (
	modCount         = "modCount"
	expectedModCount = "expectedModCount"
	sizeModCount     = "sizeModCount"
)

// inUtil reports whether c is one of the classes whose counts are known.
func (c *Class) inUtil() bool {
	rest, ok := strings.CutPrefix(c.Name, "java/util/")
	return ok && exempt(exemptCounts, "java/util") && c.Loader.Boot() && !strings.Contains(rest, "/")
}

// remembers reports whether a field of c holds a count that was read.
func (c *Class) remembersCount(f *Field) bool {
	switch f.Name {
	case expectedModCount, sizeModCount:
		return c.inUtil() && !f.Static()
	case modCount: // a sublist's is that of the whole list when it was last changed
		return c.inUtil() && !f.Static() && strings.HasSuffix(c.Name, "SubList")
	}
	return false
}

// counted are the names of fields that lead from what remembers a count to the
// collection that it belongs to.
var counted = []string{"this$0", "this$1", "root", "m", "map", "tree", "list", "alist"}

// collectionOf finds the collection whose count an object remembers; nil if that
// is not known.
func (co *collector) collectionOf(o *Object) (of *Object, word uint16) {
	at := o
	for range 3 {
		var next *Object
		for _, name := range counted {
			if f := at.Class.FieldNamed(name); f != nil && f.Kind == KindRef {
				if next = co.m.Heap.Get(at.Ref(f.Word)); next != nil {
					break
				}
			}
		}
		if next == nil {
			return nil, 0
		}
		if len(next.Class.mods) > 0 {
			return next, next.Class.mods[0]
		}
		at = next
	}
	return nil, 0
}

// countsOf encodes the counts that an object remembers, and takes down its own.
func (d *digester) countsOf(o *Object) {
	c := o.Class
	for _, w := range c.remembered {
		of, word := d.m.collectionOf(o)
		if of == nil {
			d.watched = true
			d.u64(o.Words[w])
			continue
		}
		d.u32(uint32(o.Words[w]) - uint32(of.Words[word]))
	}
	for _, w := range c.mods {
		d.mods = append(d.mods, byte(o.Words[w]), byte(o.Words[w]>>8), byte(o.Words[w]>>16), byte(o.Words[w]>>24))
	}
}

// countsAlone takes down the counts of an object of the baseline in which nothing
// else differs from what it was.
func (d *digester) countsAlone(r Ref, o, old *Object) {
	for _, w := range o.Class.mods {
		if n := uint32(o.Words[w]); n != uint32(old.Words[w]) {
			d.mods = binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(d.mods, uint32(r)), n)
		}
	}
}

// countsIn notes that a method is on a stack which may hold a count.
func (d *digester) countsIn(mt *Method) {
	if d.watched || mt.Traits&(TraitReadsCount|TraitAddsToCount) == 0 {
		return
	}
	d.watched = mt.Has(TraitReadsCount) || d.m.Explore != nil && d.m.Explore.Assumptions.Happens(Counts)
}

// countsRaw reports whether counts are data as any other.
func (m *Machine) countsRaw() bool {
	return m.Explore != nil && m.Explore.Assumptions.Happens(CountsRead)
}

// readsCount is asked about an access to a count of a collection that several
// threads can reach: whether it is one as any other.
func (m *Machine) countNoticed(t *Thread, write bool) bool {
	if !write && !t.Top.Method.Has(TraitAddsToCount) {
		m.Learn(Counts)
	}
	return m.Explore.Assumptions.Happens(Counts | CountsRead)
}

// countTraits says what a method does with counts, by its code.
func countTraits(c *Class, info *classfile.Method) MethodTraits {
	if info.Code == nil || len(c.countRefs) == 0 {
		return 0
	}
	code, traits := info.Code.Bytes, MethodTraits(0)
	for _, ref := range c.countRefs {
		read := []byte{180, byte(ref >> 8), byte(ref)} // getfield
		adds := append(append([]byte{89}, read...), 4, 96, 181, byte(ref>>8), byte(ref))
		for at := 0; ; {
			i := bytes.Index(code[at:], read)
			if i < 0 {
				break
			}
			if i += at; i > 0 && bytes.HasPrefix(code[i-1:], adds) {
				traits |= TraitAddsToCount
			} else {
				return TraitReadsCount
			}
			at = i + len(read)
		}
	}
	if traits != 0 && !c.inUtil() {
		return 0 // it only adds
	}
	return traits
}

// findCountRefs finds the entries of c's constant pool for counts.
func (c *Class) findCountRefs() {
	c.countRefs = nil
	pool := c.File.Pool
	if !slices.ContainsFunc(pool.Consts, func(k classfile.Const) bool { return k.Tag == classfile.TagUtf8 && k.Str == modCount }) {
		return
	}
	for i := range pool.Consts {
		if pool.Consts[i].Tag == classfile.TagFieldref {
			if _, name, desc := pool.Member(uint16(i)); name == modCount && desc == "I" {
				c.countRefs = append(c.countRefs, uint16(i))
			}
		}
	}
}

// keepWatchers takes the objects that remember counts out of the baseline, so
// that they are looked at in every state, but for those that the heap or a static
// field refers to: while there is one the counts are taken as they are.
func (m *Machine) keepWatchers(live []uint64) (watched bool) {
	var all []Ref
	m.base.heap.Each(func(r uint32, o *Object) {
		if o == nil {
			return
		}
		if len(o.Class.remembered) > 0 {
			all = append(all, Ref(r))
		}
	})
	if len(all) == 0 {
		return false
	}
	held := map[Ref]bool{}
	m.eachGlobal(func(_ place, r Ref) { held[r] = true })
	m.base.heap.Each(func(_ uint32, o *Object) {
		switch {
		case o == nil:
		case o.Class.Elem == nil:
			for _, w := range o.Class.RefWords {
				held[Ref(o.Words[w])] = true
			}
		case o.Class.Elem.Prim == 0:
			for _, r := range o.Refs() {
				held[r] = true
			}
		}
	})
	for _, r := range all {
		if held[r] {
			watched = true
		} else {
			live[r>>6] &^= 1 << (r & 63)
		}
	}
	return watched
}
