package models

import (
	"encoding/binary"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// Natives of sun.nio.ch: channels of files. Memory that a file is mapped to is in
// nio_mapped.go.

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
