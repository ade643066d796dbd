package models

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// Natives of sun.nio.ch: channels of files, and memory that a file is mapped
// to.

// Results of natives in sun.nio.ch.IOStatus.
const (
	ioEnd             = -1
	ioUnsupportedCase = -6
)

func init() {
	dispatcher := Methods{
		"init": nothing,
		"read0": moves(useMove, true, func(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error) {
			return readFD(e, fs, fd, p)
		}),
		"pread0": moves(useLook, true, func(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error) {
			return fs.Pread(fd, p, e.Long(4))
		}),
		"readv0": through(described(0), useMove, func(e *vm.Env, fs vfs.Files) { channelVector(e, fs, false) }),
		"write0": moves(useChange, false, func(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error) {
			return writeFD(e, fs, fd, p)
		}),
		"pwrite0": moves(useChange, false, func(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error) {
			return fs.Pwrite(fd, p, e.Long(4))
		}),
		"writev0": through(described(0), useChange, func(e *vm.Env, fs vfs.Files) { channelVector(e, fs, true) }),
		"force0":  through(described(0), useLook, func(e *vm.Env, fs vfs.Files) { failed(e, fs.Sync(descriptorOf(e, e.Ref(0)))) }),
		"seek0":   seekNative,
		"size0": through(described(0), useLook, func(e *vm.Env, fs vfs.Files) {
			s, err := statFD(fs, descriptorOf(e, e.Ref(0)))
			e.ReturnLong(s.Size)
			failed(e, err)
		}),
		"lock0":    returnInt(0), // a program never competes with another one
		"release0": nothing,
		"truncate0": through(described(0), useChange, func(e *vm.Env, fs vfs.Files) {
			failed(e, fs.Truncate(descriptorOf(e, e.Ref(0)), e.Long(1)))
		}),
		"close0":     closeDescriptor,
		"preClose0":  nothing,
		"closeIntFD": unixClose,
		"available0": through(described(0), useLook, func(e *vm.Env, fs vfs.Files) {
			available(e, fs, descriptorOf(e, e.Ref(0)))
		}),
		"isOther0":                        returnBool(false),
		"canTransferToFromOverlappedMap0": returnBool(true),
		"allocationGranularity0":          returnLong(mapGranularity),
		"setDirect0": func(e *vm.Env) {
			e.Throw("java/io/IOException", "Invalid argument")
		},
	}
	// One class has been parted in later JDKs, which have what channels did there, too.
	Register("sun/nio/ch/FileDispatcherImpl", dispatcher)
	Register("sun/nio/ch/UnixFileDispatcherImpl", dispatcher)
	Register("sun/nio/ch/UnixFileDispatcherImpl", Methods{"map0": changes(mapDescriptor), "unmap0": changes(unmapFile)})
	Register("sun/nio/ch/FileDispatcherImpl", Methods{
		"init0":         nothing,
		"transferTo0":   changes(transferBetween),
		"transferFrom0": returnLong(ioUnsupportedCase),
	})
	Register("sun/nio/ch/UnixDispatcher", Methods{"init": nothing, "close0": closeDescriptor, "preClose0": nothing})
	Register("sun/nio/ch/FileChannelImpl", Methods{
		"initIDs":                returnLong(mapGranularity),
		"maxDirectTransferSize0": returnInt(0x7ffff000),
		"map0":                   changes(mapFile),
		"unmap0":                 changes(unmapFile),
		"transferTo0":            changes(transferTo),
	})
	Register("sun/nio/ch/IOUtil", Methods{
		"initIDs": nothing,
		"iovMax":  returnInt(1024), "fdLimit": returnInt(1 << 20), "writevMax": returnLong(1<<31 - 1),
		"configureBlocking": nothing,
		"fdVal":             func(e *vm.Env) { e.ReturnInt(int32(descriptorOf(e, e.Ref(0)))) },
		"setfdVal": func(e *vm.Env) {
			e.M.Heap.Writable(e.Ref(0)).Words[field(e, "java/io/FileDescriptor", "fd")] = uint64(uint32(e.Int(1)))
		},
		"randomBytes": returnBool(false),
		"makePipe":    noNetwork("a pipe (java.nio.channels.Pipe)"),
	})
	Register("sun/nio/ch/NativeThread", Methods{
		"init": nothing, "current": returnLong(0), "current0": returnLong(0), "signal": nothing, "signal0": nothing,
		"supportPendingSignals0": returnBool(false),
	})
	Register("sun/nio/ch/FileKey", Methods{"init": dates(func(e *vm.Env, fs vfs.Files) {
		fd := e.Ref(1)
		if e.Method.Static() {
			fd = e.Ref(0)
		}
		s, err := statFD(fs, descriptorOf(e, fd))
		if failed(e, err) {
			return
		}
		if e.Method.Static() { // into a long[2]
			copy(e.M.Heap.Writable(e.Ref(1)).Longs(), []int64{int64(s.Dev), int64(s.Ino)})
			return
		}
		o := e.M.Heap.Writable(e.Ref(0))
		o.Words[o.Class.FieldNamed("st_dev").Word] = s.Dev
		o.Words[o.Class.FieldNamed("st_ino").Word] = s.Ino
	})})
	Register("java/nio/MappedMemoryUtils", Methods{
		"isLoaded0": returnBool(true), "load0": nothing, "unload0": nothing, "registerNatives": nothing,
		"force0": changes(func(*vm.Env, vfs.Files) {}),
	})
}

// moves is a native of channels that moves bytes between the open file in
// argument 0 and the memory at the address in argument 1, of the length in
// argument 3, which others may reach, too.
func moves(u use, reading bool, move func(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error)) vm.NativeFunc {
	return func(e *vm.Env) {
		d := described(0)(e)
		if !mayUse(e, d, u, memoryAccess(e, e.Long(1), reading)...) {
			return
		}
		use := func(e *vm.Env, fs vfs.Files) {
			p, ok := span(e, 0, e.Long(1), int64(e.Int(3)), reading)
			if !ok {
				return
			}
			n, err := move(e, fs, d.fd, p)
			switch {
			case failed(e, err):
			case reading && n == 0 && len(p) > 0:
				e.ReturnInt(ioEnd)
			default:
				e.ReturnInt(int32(n))
			}
		}
		if standard(d.fd) {
			use(e, nil)
			return
		}
		useFiles(e, u == useChange, use)
	}
}

// memoryAccess is an access to the block of memory at an address.
func memoryAccess(e *vm.Env, addr int64, write bool) []vm.Access {
	if r := blocksOf(e).block(addr); r != 0 {
		return []vm.Access{all(r, write)}
	}
	return nil
}

// channelVector reads or writes a list of addresses and lengths.
func channelVector(e *vm.Env, fs vfs.Files, writing bool) {
	count := int64(e.Int(3))
	list, ok := span(e, 0, e.Long(1), 16*count, false)
	if !ok {
		return
	}
	fd, total := descriptorOf(e, e.Ref(0)), int64(0)
	for ; len(list) >= 16; list = list[16:] {
		size := int64(binary.LittleEndian.Uint64(list[8:]))
		mem, ok := span(e, 0, int64(binary.LittleEndian.Uint64(list)), size, !writing)
		if !ok {
			return
		}
		call := readFD
		if writing {
			call = writeFD
		}
		n, err := call(e, fs, fd, mem)
		if failed(e, err) {
			return
		}
		if total += int64(n); int64(n) < size {
			if !writing && total == 0 {
				total = ioEnd
			}
			break
		}
	}
	e.ReturnLong(total)
}

// seekNative sets the position, or asks for it with a negative one.
func seekNative(e *vm.Env) {
	u, off, whence := useMove, e.Long(1), 0
	if off < 0 {
		u, off, whence = useLook, 0, 1
	}
	through(described(0), u, func(e *vm.Env, fs vfs.Files) {
		pos, err := seekFD(fs, descriptorOf(e, e.Ref(0)), off, whence)
		if !failed(e, err) {
			e.ReturnLong(pos)
		}
	})(e)
}

// transferTo copies from a position of one file to where another one is.
func transferTo(e *vm.Env, fs vfs.Files) {
	transfer(e, fs, descriptorOf(e, e.Ref(1)), e.Long(2), e.Long(4), descriptorOf(e, e.Ref(6)))
}

// transferBetween is FileDispatcherImpl.transferTo0(source, position, count, target,
// append).
func transferBetween(e *vm.Env, fs vfs.Files) {
	transfer(e, fs, descriptorOf(e, e.Ref(0)), e.Long(1), e.Long(3), descriptorOf(e, e.Ref(5)))
}

func transfer(e *vm.Env, fs vfs.Files, src int, pos, left int64, dst int) {
	buf := make([]byte, min(left, 64<<10))
	done := int64(0)
	for left > 0 && !e.M.Interrupted.Asked() {
		n, err := fs.Pread(src, buf[:min(left, int64(len(buf)))], pos)
		if err == nil && n > 0 {
			_, err = writeFD(e, fs, dst, buf[:n])
		}
		if failed(e, err) {
			return
		}
		if n == 0 {
			break
		}
		pos, left, done = pos+int64(n), left-int64(n), done+int64(n)
	}
	e.ReturnLong(done)
}

// mapGranularity is what the position of a mapping is a multiple of.
const mapGranularity = 4096

// Modes of FileChannelImpl.map0.
const (
	mapReadWrite = 1
	mapPrivate   = 2
)

// mapping is a block of memory that stands for a part of a file. What the
// program writes to the one is brought to the other before the next call on
// files.
type mapping struct {
	addr, pos int64
	size      int
	fd        int    // the mapping's own
	synced    string // the contents when both were last the same
	writes    bool
}

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
		b = fmt.Appendf(b, "%d %d %d %d %t %d ", mp.addr, mp.pos, mp.size, mp.fd, mp.writes, len(mp.synced))
		b = append(b, mp.synced...)
	}
	return b
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
	buf := make([]byte, size)
	if _, err := readFull(fs, fd, buf, pos); failed(e, err) {
		return
	}
	block := newBlock(e, size)
	if block == 0 {
		return
	}
	copy(e.M.Heap.Get(block).RawBytes(), buf)
	if mode == mapPrivate {
		return
	}
	// Calls on files read and write the block, which nobody counts as accesses.
	e.M.AssumeNothingOf(e.M.Heap.Get(block).Class)
	blocks := blocksOf(e)
	own, err := fs.Dup(fd)
	if failed(e, err) {
		return
	}
	all := mapped(e)
	e.M.KeepExtra(mappingsKey, append(all[:len(all):len(all)],
		mapping{addr: blocks.next << blockShift, pos: pos, size: int(size), fd: own, synced: string(buf), writes: mode == mapReadWrite}))
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

func unmapFile(e *vm.Env, fs vfs.Files) {
	var left mappings
	for _, mp := range mapped(e) {
		if mp.addr == e.Long(0) {
			fs.Close(mp.fd)
		} else {
			left = append(left, mp)
		}
	}
	e.M.KeepExtra(mappingsKey, left)
	e.M.KeepExtra(offheapKey, blocksOf(e).with(e.Long(0)>>blockShift, 0))
	e.ReturnInt(0)
}

// syncMappings makes mapped memory and files the same.
func syncMappings(e *vm.Env, fs vfs.Files) {
	all := mapped(e)
	var changed mappings
	blocks := blocksOf(e)
	for i, mp := range all {
		block := blocks.block(mp.addr)
		o := e.M.Heap.Get(block)
		if o == nil {
			continue
		}
		e.M.Note(vm.Access{Mode: vm.AccessWrite, Obj: block, Index: vm.WholeObject})
		mem := o.RawBytes()[:mp.size]
		now := mp.synced
		if mp.writes && string(mem) != mp.synced {
			fs.Pwrite(mp.fd, mem, mp.pos)
			now = string(mem)
		} else {
			file := make([]byte, mp.size)
			if _, err := readFull(fs, mp.fd, file, mp.pos); err == nil && !bytes.Equal(file, mem) {
				copy(e.M.Heap.Writable(block).RawBytes(), file)
				now = string(file)
			}
		}
		if now != mp.synced {
			if changed == nil {
				changed = append(changed, all...)
			}
			changed[i].synced = now
		}
	}
	if changed != nil {
		e.M.KeepExtra(mappingsKey, changed)
	}
}
