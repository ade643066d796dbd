package vfs

import (
	"encoding/binary"
	"maps"
	"slices"
)

// AppendState appends a description of everything that differs from the host
// to b. Two Overlays that a program cannot tell apart have the same one,
// however they came to be. Times and numbers of files are left out as long as
// the program does not ask for any.
func (f *Overlay) AppendState(b []byte) []byte {
	enc := encoder{f: f, numbers: map[nodeID]uint64{}, b: b}
	for _, path := range slices.Sorted(maps.Keys(f.byHost)) {
		if id := f.byHost[path]; f.nodes[id].dirty {
			enc.number(1)
			enc.text(path)
			enc.node(id)
		}
	}
	enc.number(0)
	enc.number(uint64(len(f.fds)))
	for _, fd := range slices.Sorted(maps.Keys(f.fds)) {
		o := f.fds[fd]
		enc.number(uint64(fd))
		enc.number(uint64(o.flags))
		enc.number(uint64(o.pos))
		enc.text(f.nodes[o.node].host)
		enc.node(o.node)
	}
	enc.number(f.random)
	return enc.b
}

type encoder struct {
	f       *Overlay
	numbers map[nodeID]uint64 // in order of the first visit
	b       []byte
}

func (e *encoder) number(v uint64) { e.b = binary.AppendUvarint(e.b, v) }

func (e *encoder) text(s string) {
	e.number(uint64(len(s)))
	e.b = append(e.b, s...)
}

func (e *encoder) node(id nodeID) {
	if no, seen := e.numbers[id]; seen {
		e.number(no)
		return
	}
	no := uint64(len(e.numbers) + 1)
	e.numbers[id] = no
	e.number(no)
	n := e.f.nodes[id]
	if !n.dirty {
		return
	}
	e.number(uint64(n.stat.Mode))
	links := n.stat.Nlink
	if n.stat.IsDir() {
		links = min(links, 1) // they follow from the names, and from what others do to the host's folder
	}
	e.number(uint64(links))
	e.number(uint64(n.stat.UID))
	e.number(uint64(n.stat.GID))
	e.text(n.host)
	e.text(n.target)
	if n.stat.IsRegular() {
		e.b = n.data.appendState(e.b)
	}
	if e.f.Dated {
		for _, v := range []int64{int64(n.stat.Ino), n.stat.Atime, n.stat.Mtime, n.stat.Ctime} {
			e.number(uint64(v))
		}
	}
	e.number(uint64(len(n.names)))
	for _, name := range slices.Sorted(maps.Keys(n.names)) {
		e.text(name)
		if c := n.names[name]; c != 0 {
			e.node(c)
		} else {
			e.number(0)
		}
	}
}
