package vm

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"slices"
)

// Names in digests. Classes, methods and loaders have IDs that depend on the
// path: what stands for them is what the program could tell them apart by.

// key is a number that stands for the class in digests: it depends on the name
// and, for a class that was made or defined while the program ran, on what is in
// it, not on when it was loaded. The loaders of the program are told apart by
// class, see below.
func (c *Class) key() uint64 {
	if k := c.nameKey.Load(); k != 0 {
		return k
	}
	return c.makeKey()
}

func (c *Class) makeKey() uint64 {
	name := c.Name
	if c.Complements != nil {
		name += "/own" // no class is called so
	}
	k := nameHash(name)
	base := c
	for base.Elem != nil {
		base = base.Elem
	}
	if base.Defined && base.File != nil {
		k = mixed(k, contentHash(base)) | 1
	}
	k = c.Loader.mark(k)
	c.nameKey.Store(k)
	return k
}

// StateKey is key for what others keep in states.
func (c *Class) StateKey() uint64 { return c.key() }

// SiteKey stands for a call site in digests.
func (l *Library) SiteKey(id uint32) uint64 {
	return l.sites.at(uint64(id))
}

// key stands for a method in digests.
func (m *Method) key() uint64 {
	if k := m.nameKey.Load(); k != 0 {
		return k
	}
	return m.makeKey()
}

func (m *Method) makeKey() uint64 {
	k := nameHash(m.Class.Name + "." + m.Name + m.Desc)
	if m.Class.Defined {
		k = mixed(k, m.Class.key()) | 1
	}
	k = m.Class.Loader.mark(k)
	m.nameKey.Store(k)
	return k
}

// keyOfUser marks the keys of classes that a loader of the program's has, and of
// their methods.
const keyOfUser = 2

func (l *Loader) mark(key uint64) uint64 {
	if l != nil && l.Kind == LoaderUser {
		return key | keyOfUser
	}
	return key &^ keyOfUser
}

func nameHash(s string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(s))
	return h.Sum64() | 1
}

// contentHash tells classes apart that were defined under one name.
func contentHash(c *Class) uint64 {
	h := fnv.New64a()
	num := func(list ...uint64) {
		var b []byte
		for _, v := range list {
			b = binary.LittleEndian.AppendUint64(b, v)
		}
		h.Write(b)
	}
	text := func(s string) { num(uint64(len(s))); io.WriteString(h, s) }
	f := c.File
	text(f.Super)
	num(uint64(f.Flags), uint64(len(f.Interfaces)), uint64(len(f.Fields)), uint64(len(f.Methods)))
	for _, n := range f.Interfaces {
		text(n)
	}
	for i := range f.Pool.Consts {
		k := &f.Pool.Consts[i]
		num(uint64(k.Tag), uint64(k.A), uint64(k.B), k.Bits)
		text(k.Str)
	}
	for i := range f.Fields {
		text(f.Fields[i].Name)
		text(f.Fields[i].Descriptor)
		num(uint64(f.Fields[i].Flags), uint64(f.Fields[i].Constant))
	}
	for i := range f.Methods {
		m := &f.Methods[i]
		text(m.Name)
		text(m.Descriptor)
		num(uint64(m.Flags))
		if m.Code != nil {
			text(string(m.Code.Bytes))
		}
	}
	return h.Sum64()
}

// class encodes a class: by its key, and by the loader if that is an object of the
// program's, for two of them may define classes of one name.
func (d *digester) class(c *Class) {
	k := c.key()
	d.u64(k)
	if k&keyOfUser != 0 {
		d.ref(c.Loader.Obj)
	}
}

// method encodes a method.
func (d *digester) method(m *Method) {
	k := m.key()
	d.u64(k)
	if k&keyOfUser != 0 {
		d.ref(m.Class.Loader.Obj)
	}
}

// texts encodes which texts were interned since the baseline, if it may be asked
// whether a String is the first of its text.
func (d *digester) texts() {
	m := d.m
	if m.Explore == nil || !m.Explore.Assumptions.Happens(Interns) {
		return
	}
	var list []uint64 // their IDs depend on what was met first
	m.interned.changed(&m.base.interned, func(p int, pg, old *page[Ref]) {
		for j, r := range &pg.items {
			if r != 0 && (old == nil || old.items[j] != r) {
				list = append(list, nameHash(m.Lib.textIDs.at(uint64(p*pageSize+j))))
			}
		}
	})
	slices.Sort(list)
	for _, h := range list {
		d.u64(h)
	}
}

// loaded encodes what the loaders of the program have loaded, and what they were
// asked for in vain: neither is asked for again.
func (d *digester) loaded() {
	lt := d.m.misc.loaders
	if len(lt.classes) == 0 && len(lt.failed) == 0 {
		return
	}
	type row struct {
		loader uint64 // its kind, or that of a builtin one
		obj    Ref
		name   string
		class  *Class
	}
	rows := make([]row, 0, len(lt.classes)+len(lt.failed))
	for k, c := range lt.classes {
		r := row{name: k.name, class: c}
		if k.loader != nil {
			r.loader, r.obj = uint64(k.loader.Kind), k.loader.Obj
		}
		rows = append(rows, r)
	}
	for f, err := range lt.failed {
		c := d.m.Lib.classes.at(uint64(f.class))
		rows = append(rows, row{loader: 1<<32 | uint64(f.index), name: fmt.Sprintf("%s\x00%s\x00%v", err.Class, err.Msg, err.Cause), class: c})
	}
	// Loaders are compared by reference where nothing else tells rows apart: that
	// can cost a match and hides nothing.
	slices.SortFunc(rows, func(a, b row) int {
		return cmp.Or(cmp.Compare(a.loader, b.loader), cmp.Compare(a.name, b.name), cmp.Compare(a.class.key(), b.class.key()), cmp.Compare(a.obj, b.obj))
	})
	for _, r := range rows {
		d.u64(r.loader)
		d.ref(r.obj)
		d.u64(nameHash(r.name))
		d.class(r.class)
	}
}
