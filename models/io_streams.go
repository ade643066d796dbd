package models

import (
	"syscall"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// Natives of java.io.FileDescriptor, FileInputStream, FileOutputStream and
// RandomAccessFile. Descriptors 0 to 2 are the machine's own streams and never
// reach the file system.

func init() {
	Register("java/io/FileDescriptor", Methods{
		"getHandle": returnLong(-1),
		"getAppend": through(numbered(0), useLook, func(e *vm.Env, fs vfs.Files) {
			flags, err := 0, error(nil)
			if !standard(int(e.Int(0))) {
				flags, err = fs.Flags(int(e.Int(0)))
			}
			e.ReturnBool(err == nil && flags&syscall.O_APPEND != 0)
		}),
		"close0": closeDescriptor,
		"sync":   through(described(0), useLook, syncDescriptor),
		"sync0":  through(described(0), useLook, syncDescriptor),
	})
	// A descriptor is registered with the JDK's cleaner so that garbage
	// collection closes what the program forgot to. Here a forgotten descriptor
	// costs nothing, and the cleaner would be one more thread to schedule.
	Override("java/io/FileCleanable", Methods{
		"register":      nothing,
		"unregister":    nothing,
		"cleanupClose0": through(numbered(0), useMove, func(e *vm.Env, fs vfs.Files) { fs.Close(int(e.Int(0))) }),
	})
	const in, out, raf = "java/io/FileInputStream", "java/io/FileOutputStream", "java/io/RandomAccessFile"
	reads, looks, writes := streamNatives(useMove), streamNatives(useLook), streamNatives(useChange)
	fills, drains := streamNatives(useMove, bytesOf(true)), streamNatives(useChange, bytesOf(false))
	Register(in, Methods{
		"open0":              opens(always(syscall.O_RDONLY), openStream(in)),
		"read0":              reads(in, readByte),
		"readBytes":          fills(in, readBytes),
		"length0":            looks(in, streamLength),
		"position0":          looks(in, streamPosition),
		"skip0":              reads(in, skip),
		"available0":         looks(in, available),
		"isRegularFile0":     through(described(1), useLook, isRegularFile),
		"readBytes0([BII)I":  fills(in, readBytes),
		"transferToDirectly": returnLong(0),
	})
	Register(out, Methods{
		"open0":      opens(appendFlags, openStream(out)),
		"write":      writes(out, writeByte),
		"writeBytes": drains(out, writeBytes),
	})
	Register(raf, Methods{
		"open0":           opens(randomFlags, openStream(raf)),
		"read0":           reads(raf, readByte),
		"readBytes":       fills(raf, readBytes),
		"readBytes0":      fills(raf, readBytes),
		"write0":          writes(raf, writeByte),
		"writeBytes":      drains(raf, writeBytes),
		"writeBytes0":     drains(raf, writeBytes),
		"getFilePointer":  looks(raf, streamPosition),
		"getFilePointer0": looks(raf, streamPosition),
		"seek0":           reads(raf, seekRandom),
		"length":          looks(raf, streamLength),
		"length0":         looks(raf, streamLength),
		"setLength":       writes(raf, setRandomLength),
		"setLength0":      writes(raf, setRandomLength),
	})
}

// streamCall is a native of a class of streams: fd is the open file of the
// stream in argument 0, negative if that is closed.
type streamCall func(e *vm.Env, fs vfs.Files, fd int)

// touched is what a native reads or writes besides the file.
type touched func(e *vm.Env) []vm.Access

// bytesOf is the array in argument 1, which other threads may use, too.
func bytesOf(write bool) touched {
	return func(e *vm.Env) []vm.Access {
		if r := e.Ref(1); r != 0 {
			return []vm.Access{all(r, write)}
		}
		return nil
	}
}

// streamNatives makes natives that use the file of their stream in one way.
func streamNatives(u use, more ...touched) func(class string, call streamCall) vm.NativeFunc {
	return func(class string, call streamCall) vm.NativeFunc {
		find := streamed(class)
		return through(find, u, func(e *vm.Env, fs vfs.Files) { call(e, fs, find(e).fd) }, more...)
	}
}

// closed throws where the stream is closed.
func closed(e *vm.Env, fd int) bool {
	if fd < 0 {
		e.Throw("java/io/IOException", "Stream Closed")
	}
	return fd < 0
}

func standard(fd int) bool { return fd >= 0 && fd <= 2 }

// descriptorOf is the number in a java.io.FileDescriptor.
func descriptorOf(e *vm.Env, r vm.Ref) int {
	if r == 0 {
		return -1
	}
	return int(e.M.Heap.Get(r).Int(field(e, "java/io/FileDescriptor", "fd")))
}

// failed throws an IOException for an error of a call.
func failed(e *vm.Env, err error) bool {
	if err != nil {
		e.Throw("java/io/IOException", strerror(err))
	}
	return err != nil
}

// openFile opens a file that must not be a directory.
func openFile(fs vfs.Files, path string, flags int) (int, error) {
	fd, err := fs.Open(path, flags, 0o666)
	if err != nil {
		return -1, err
	}
	if s, err := fs.Fstat(fd); err == nil && s.IsDir() {
		fs.Close(fd)
		return -1, syscall.EISDIR
	}
	return fd, nil
}

func openStream(class string) func(e *vm.Env, fs vfs.Files, flags int) {
	return func(e *vm.Env, fs vfs.Files, flags int) {
		fd, err := openFile(fs, absolute(e, nativeText(e, e.Ref(1))), flags)
		if err != nil {
			e.Throw("java/io/FileNotFoundException", e.String(1)+" ("+strerror(err)+")")
			return
		}
		d := e.M.Heap.Writable(e.Object(0).Ref(field(e, class, "fd")))
		d.Words[field(e, "java/io/FileDescriptor", "fd")] = uint64(uint32(fd))
		append := uint64(0)
		if flags&syscall.O_APPEND != 0 {
			append = 1
		}
		d.Words[field(e, "java/io/FileDescriptor", "append")] = append
	}
}

func always(flags int) func(*vm.Env) int { return func(*vm.Env) int { return flags } }

// appendFlags are those of FileOutputStream.open0.
func appendFlags(e *vm.Env) int {
	if e.Bool(2) {
		return syscall.O_WRONLY | syscall.O_CREAT | syscall.O_APPEND
	}
	return syscall.O_WRONLY | syscall.O_CREAT | syscall.O_TRUNC
}

// Modes of RandomAccessFile.
const (
	randomReadWrite = 2
	randomSync      = 4
	randomDataSync  = 8
)

// randomFlags are those of RandomAccessFile.open0.
func randomFlags(e *vm.Env) int {
	mode := e.Int(2)
	switch {
	case mode&randomReadWrite == 0:
		return syscall.O_RDONLY
	case mode&(randomSync|randomDataSync) != 0:
		return syscall.O_RDWR | syscall.O_CREAT | syscall.O_SYNC
	}
	return syscall.O_RDWR | syscall.O_CREAT
}

// closeDescriptor closes the FileDescriptor in argument 0, which threads may ask
// whether it is open.
func closeDescriptor(e *vm.Env) {
	d, number := described(0)(e), field(e, "java/io/FileDescriptor", "fd")
	if !mayUse(e, d, useMove, vm.Access{Mode: vm.AccessWrite, Obj: d.obj, Index: number}) || d.fd < 0 {
		return
	}
	e.M.Heap.Writable(d.obj).Words[number] = uint64(^uint32(0))
	if !standard(d.fd) {
		useFiles(e, false, func(e *vm.Env, fs vfs.Files) { failed(e, fs.Close(d.fd)) })
	}
}

// readFD reads from a descriptor, standard input included.
func readFD(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error) {
	if standard(fd) {
		return copy(p, stdin(e, len(p))), nil
	}
	return fs.Read(fd, p)
}

// writeFD writes to a descriptor, the standard streams included.
func writeFD(e *vm.Env, fs vfs.Files, fd int, p []byte) (int, error) {
	if !standard(fd) {
		return fs.Write(fd, p)
	}
	w := e.M.Opt.Stdout
	if fd == 2 {
		w = e.M.Opt.Stderr
	}
	if w != nil {
		w.Write(p) // a program cannot see that its console is gone
	}
	return len(p), nil
}

func readByte(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	var b [1]byte
	n, err := readFD(e, fs, fd, b[:])
	switch {
	case failed(e, err):
	case n == 0:
		e.ReturnInt(-1)
	default:
		e.ReturnInt(int32(b[0]))
	}
}

// slice checks the byte array, offset and length in arguments 1 to 3.
func slice(e *vm.Env) (off, n int, ok bool) {
	arr := e.Object(1)
	if arr == nil {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return 0, 0, false
	}
	off, n = int(e.Int(2)), int(e.Int(3))
	if off < 0 || n < 0 || off+n > int(arr.Len) {
		e.ThrowNoMessage("java/lang/IndexOutOfBoundsException")
		return 0, 0, false
	}
	return off, n, true
}

func readBytes(e *vm.Env, fs vfs.Files, fd int) {
	off, n, ok := slice(e)
	if !ok || n == 0 || closed(e, fd) {
		return
	}
	got, err := readFD(e, fs, fd, e.M.Heap.Writable(e.Ref(1)).RawBytes()[off:off+n])
	switch {
	case failed(e, err):
	case got == 0:
		e.ReturnInt(-1)
	default:
		e.ReturnInt(int32(got))
	}
}

func writeByte(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	_, err := writeFD(e, fs, fd, []byte{byte(e.Int(1))})
	failed(e, err)
}

func writeBytes(e *vm.Env, fs vfs.Files, fd int) {
	if off, n, ok := slice(e); ok && n > 0 && !closed(e, fd) {
		_, err := writeFD(e, fs, fd, e.Object(1).RawBytes()[off:off+n])
		failed(e, err)
	}
}

func streamLength(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	s, err := statFD(fs, fd)
	if !failed(e, err) {
		e.ReturnLong(s.Size)
	}
}

func statFD(fs vfs.Files, fd int) (vfs.Stat, error) {
	if standard(fd) {
		return vfs.Stat{Mode: syscall.S_IFIFO | 0o600, Nlink: 1}, nil
	}
	return fs.Fstat(fd)
}

func seekFD(fs vfs.Files, fd int, off int64, whence int) (int64, error) {
	if standard(fd) {
		return 0, syscall.ESPIPE
	}
	return fs.Seek(fd, off, whence)
}

func streamPosition(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	pos, err := seekFD(fs, fd, 0, 1)
	if !failed(e, err) {
		e.ReturnLong(pos)
	}
}

func skip(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	from, err := seekFD(fs, fd, 0, 1)
	if failed(e, err) {
		return
	}
	to, err := seekFD(fs, fd, e.Long(1), 1)
	if !failed(e, err) {
		e.ReturnLong(to - from)
	}
}

func available(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	if standard(fd) {
		e.ReturnInt(int32(stdinLeft(e)))
		return
	}
	s, err := fs.Fstat(fd)
	if failed(e, err) {
		return
	}
	pos, err := fs.Seek(fd, 0, 1)
	if !failed(e, err) {
		e.ReturnInt(int32(min(max(0, s.Size-pos), 1<<31-1)))
	}
}

func isRegularFile(e *vm.Env, fs vfs.Files) {
	s, err := statFD(fs, descriptorOf(e, e.Ref(1)))
	e.ReturnBool(err == nil && s.IsRegular())
}

func seekRandom(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	if e.Long(1) < 0 {
		e.Throw("java/io/IOException", "Negative seek offset")
		return
	}
	_, err := seekFD(fs, fd, e.Long(1), 0)
	failed(e, err)
}

func setRandomLength(e *vm.Env, fs vfs.Files, fd int) {
	if closed(e, fd) {
		return
	}
	n := e.Long(1)
	pos, err := fs.Seek(fd, 0, 1)
	if err == nil {
		err = fs.Truncate(fd, n)
	}
	if err == nil && pos > n {
		_, err = fs.Seek(fd, n, 0)
	}
	failed(e, err)
}

// syncDescriptor is FileDescriptor.sync. That standard streams are files is not known.
func syncDescriptor(e *vm.Env, fs vfs.Files) {
	if fd := descriptorOf(e, e.Ref(0)); !standard(fd) && fs.Sync(fd) != nil {
		e.Throw("java/io/SyncFailedException", "sync failed")
	}
}
