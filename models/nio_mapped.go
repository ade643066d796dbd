package models

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// Modes of FileChannelImpl.map0.
const (
	mapReadWrite = 1
	mapPrivate   = 2
)

// mapping is a block of memory that stands for a file, or for what of it begins at
// pos: one for all buffers of this file, so that what is written by one is
// seen by the others. What the program writes to the memory is brought to the
// file before the next call on files, and what a call writes to the file is in the memory
// when it is over.
type mapping struct {
	addr, pos int64
	file      vfs.Stat     // which file it is
	fd        int          // the mapping's own
	synced    string       // the contents when both were last the same
	writes    bool         // fd is open for writing
	parts     []mappedPart // what was mapped and not unmapped, in order of time
}

// mappedPart is what one call of map has mapped.
type mappedPart struct{ addr, size int64 }

// mappedFromStart is how far from its start a file is mapped whole, so that parts in
// front can be mapped later.
const mappedFromStart = 1 << 16

const mappingsKey = "mappings"

// mappings are those of a state: immutable.
type mappings []mapping

func mapped(e *vm.Env) mappings {
	all, _ := e.M.PeekExtra(mappingsKey).(mappings)
	return all
}

// Empty reports whether nothing is mapped: then there is nothing to match.
func (m mappings) Empty() bool { return len(m) == 0 }

// AppendState implements vm.StateData.
func (m mappings) AppendState(b []byte) []byte {
	for _, mp := range m {
		b = fmt.Appendf(b, "%d %d %d %t %v %d ", mp.addr, mp.pos, mp.fd, mp.writes, mp.parts, len(mp.synced))
		b = append(b, mp.synced...)
	}
	return b
}

// mappedMemory are the accesses of a call on files to memory: it sees what is in there, and
// what it changes is there at once.
func mappedMemory(e *vm.Env, write bool) (list []vm.Access) {
	blocks := blocksOf(e)
	for _, mp := range mapped(e) {
		list = append(list, all(blocks.block(mp.addr), write))
	}
	return list
}

// with returns the mappings with another one at i.
func (m mappings) with(i int, mp mapping) mappings {
	all := slices.Clone(m)
	if i == len(m) {
		return append(all, mp)
	}
	all[i] = mp
	return all
}

func mapFile(e *vm.Env, fs vfs.Files) {
	fd := descriptorOf(e, e.Object(0).Ref(field(e, "sun/nio/ch/FileChannelImpl", "fd")))
	mapPart(e, fs, fd, e.Int(1), e.Long(2), e.Long(4))
}

// mapDescriptor is map0(FileDescriptor, mode, position, length, sync).
func mapDescriptor(e *vm.Env, fs vfs.Files) {
	mapPart(e, fs, descriptorOf(e, e.Ref(0)), e.Int(1), e.Long(2), e.Long(4))
}

func mapPart(e *vm.Env, fs vfs.Files, fd int, mode int32, pos, size int64) {
	if mode == mapPrivate {
		buf := make([]byte, size)
		if _, err := readFull(fs, fd, buf, pos); failed(e, err) {
			return
		}
		if block := newBlock(e, size); block != 0 {
			copy(e.M.Heap.Get(block).RawBytes(), buf)
		}
		return
	}
	file, err := fs.Fstat(fd)
	if failed(e, err) {
		return
	}
	maps := mapped(e)
	i := slices.IndexFunc(maps, func(mp mapping) bool { return mp.file.Dev == file.Dev && mp.file.Ino == file.Ino })
	if i < 0 {
		i = len(maps)
	}
	mp, ok := mapOnce(e, fs, maps, i, fd, pos, size, file)
	if !ok {
		return
	}
	if mode == mapReadWrite && !mp.writes {
		own, err := fs.Dup(fd)
		if failed(e, err) {
			return
		}
		fs.Close(mp.fd)
		mp.fd, mp.writes = own, true
	}
	addr := mp.addr + pos - mp.pos
	mp.parts = append(mp.parts[:len(mp.parts):len(mp.parts)], mappedPart{addr, size})
	e.M.KeepExtra(mappingsKey, maps.with(i, mp))
	e.ReturnLong(addr)
}

// mapOnce returns the mapping of a file, the one at i or else a new one, with a
// block that reaches as far as is asked for.
func mapOnce(e *vm.Env, fs vfs.Files, maps mappings, i, fd int, pos, size int64, file vfs.Stat) (mp mapping, ok bool) {
	if i < len(maps) {
		mp = maps[i]
	} else if mp = (mapping{pos: pos, file: file}); pos <= mappedFromStart {
		mp.pos = 0
	}
	if pos < mp.pos {
		e.Unsupported("mapping a part of a file that lies before one that is mapped", "map the part that comes first in the file first")
		return mp, false
	}
	n := pos + size - mp.pos
	if i < len(maps) && n <= int64(len(mp.synced)) {
		return mp, true
	}
	buf := make([]byte, n)
	if _, err := readFull(fs, fd, buf, mp.pos); failed(e, err) {
		return mp, false
	}
	block := newBlock(e, n)
	if block == 0 {
		return mp, false
	}
	copy(e.M.Heap.Get(block).RawBytes(), buf)
	mp.synced = string(buf)
	// Calls on files read and write the block, which nobody counts as accesses.
	e.M.AssumeNothingOf(e.M.Heap.Get(block).Class)
	blocks := blocksOf(e)
	if i == len(maps) {
		mp.addr = blocks.next << blockShift
		own, err := fs.Dup(fd)
		mp.fd = own
		return mp, !failed(e, err)
	}
	// A longer block takes the place of the one that was there. Who has used that
	// one, and who will use this one, depend on each other.
	old := blocks.block(mp.addr)
	for _, r := range []vm.Ref{old, block} {
		e.M.Note(all(r, true))
	}
	if o := e.M.Heap.Get(old); o.Attrs != nil {
		copyAttrs(o, e.M.Heap.Writable(block), 0, 0, int(o.Len))
	}
	e.M.KeepExtra(offheapKey, blocks.with(blocks.next, 0).with(mp.addr>>blockShift, block))
	return mp, true
}

func readFull(fs vfs.Files, fd int, p []byte, pos int64) (int, error) {
	done := 0
	for done < len(p) {
		n, err := fs.Pread(fd, p[done:], pos+int64(done))
		if err != nil || n == 0 {
			return done, err
		}
		done += n
	}
	return done, nil
}

// unmapFile is unmap0(address, length).
func unmapFile(e *vm.Env, fs vfs.Files) {
	addr := e.Long(0)
	e.ReturnInt(0)
	maps := mapped(e)
	for i, mp := range maps {
		if mp.addr>>blockShift != addr>>blockShift {
			continue
		}
		k := slices.Index(mp.parts, mappedPart{addr, e.Long(2)})
		if k < 0 {
			return
		}
		if mp.parts = slices.Delete(slices.Clone(mp.parts), k, k+1); len(mp.parts) > 0 {
			e.M.KeepExtra(mappingsKey, maps.with(i, mp))
			return
		}
		fs.Close(mp.fd)
		e.M.KeepExtra(mappingsKey, slices.Delete(slices.Clone(maps), i, i+1))
		break
	}
	e.M.KeepExtra(offheapKey, blocksOf(e).with(addr>>blockShift, 0))
}

// syncMappings makes mapped memory and files the same.
func syncMappings(e *vm.Env, fs vfs.Files) {
	maps := mapped(e)
	blocks := blocksOf(e)
	changed := false
	for i, mp := range maps {
		block := blocks.block(mp.addr)
		o := e.M.Heap.Get(block)
		if o == nil {
			continue
		}
		mem := o.RawBytes()[:len(mp.synced)]
		if mp.writes {
			writeChanges(fs, mp, mem)
		}
		file := make([]byte, len(mem))
		if _, err := readFull(fs, mp.fd, file, mp.pos); err != nil {
			continue
		}
		if string(file) != string(mem) {
			copy(e.M.Heap.Writable(block).RawBytes(), file)
		}
		if string(file) == mp.synced {
			continue
		}
		if !changed {
			maps, changed = slices.Clone(maps), true
		}
		maps[i].synced = string(file)
	}
	if changed {
		e.M.KeepExtra(mappingsKey, maps)
	}
}

// writeChanges writes what was changed in memory to the file, which does not get longer
// by that.
func writeChanges(fs vfs.Files, mp mapping, mem []byte) {
	if string(mem) == mp.synced {
		return
	}
	s, err := fs.Fstat(mp.fd)
	if err != nil {
		return
	}
	mem = mem[:min(int64(len(mem)), max(0, s.Size-mp.pos))]
	for from := 0; from < len(mem); from++ {
		to := from
		for to < len(mem) && mem[to] != mp.synced[to] {
			to++
		}
		if to > from {
			fs.Pwrite(mp.fd, mem[from:to], mp.pos+int64(from))
			from = to
		}
	}
}
