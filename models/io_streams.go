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
		"getAppend": func(e *vm.Env) {
			flags, err := 0, error(nil)
			if !standard(int(e.Int(0))) {
				flags, err = files(e).Flags(int(e.Int(0)))
			}
			e.ReturnBool(err == nil && flags&syscall.O_APPEND != 0)
		},
		"close0": closeDescriptor,
		"sync":   nothing,
		"sync0":  nothing,
	})
	// A descriptor is registered with the JDK's cleaner so that garbage
	// collection closes what the program forgot to. Here a forgotten descriptor
	// costs nothing, and the cleaner would be one more thread to schedule.
	Override("java/io/FileCleanable", Methods{
		"register":      nothing,
		"unregister":    nothing,
		"cleanupClose0": func(e *vm.Env) { files(e).Close(int(e.Int(0))) },
	})
	Register("java/io/FileInputStream", Methods{
		"open0":              func(e *vm.Env) { openStream(e, "java/io/FileInputStream", syscall.O_RDONLY) },
		"read0":              func(e *vm.Env) { readByte(e, "java/io/FileInputStream") },
		"readBytes":          func(e *vm.Env) { readBytes(e, "java/io/FileInputStream") },
		"length0":            func(e *vm.Env) { streamLength(e, "java/io/FileInputStream") },
		"position0":          func(e *vm.Env) { streamPosition(e, "java/io/FileInputStream") },
		"skip0":              skip,
		"available0":         available,
		"isRegularFile0":     isRegularFile,
		"readBytes0([BII)I":  func(e *vm.Env) { readBytes(e, "java/io/FileInputStream") },
		"transferToDirectly": returnLong(0),
	})
	Register("java/io/FileOutputStream", Methods{
		"open0": func(e *vm.Env) {
			flags := syscall.O_WRONLY | syscall.O_CREAT
			if e.Bool(2) {
				flags |= syscall.O_APPEND
			} else {
				flags |= syscall.O_TRUNC
			}
			openStream(e, "java/io/FileOutputStream", flags)
		},
		"write": func(e *vm.Env) {
			writeStream(e, "java/io/FileOutputStream", []byte{byte(e.Int(1))})
		},
		"writeBytes": func(e *vm.Env) { writeBytes(e, "java/io/FileOutputStream") },
	})
	const raf = "java/io/RandomAccessFile"
	Register(raf, Methods{
		"open0":           openRandom,
		"read0":           func(e *vm.Env) { readByte(e, raf) },
		"readBytes":       func(e *vm.Env) { readBytes(e, raf) },
		"readBytes0":      func(e *vm.Env) { readBytes(e, raf) },
		"write0":          func(e *vm.Env) { writeStream(e, raf, []byte{byte(e.Int(1))}) },
		"writeBytes":      func(e *vm.Env) { writeBytes(e, raf) },
		"writeBytes0":     func(e *vm.Env) { writeBytes(e, raf) },
		"getFilePointer":  func(e *vm.Env) { streamPosition(e, raf) },
		"getFilePointer0": func(e *vm.Env) { streamPosition(e, raf) },
		"seek0":           seekRandom,
		"length":          func(e *vm.Env) { streamLength(e, raf) },
		"length0":         func(e *vm.Env) { streamLength(e, raf) },
		"setLength":       setRandomLength,
		"setLength0":      setRandomLength,
	})
}

func standard(fd int) bool { return fd >= 0 && fd <= 2 }

// descriptorOf is the number in a java.io.FileDescriptor.
func descriptorOf(e *vm.Env, r vm.Ref) int {
	if r == 0 {
		return -1
	}
	return int(e.M.Heap.Get(r).Int(field(e, "java/io/FileDescriptor", "fd")))
}

// streamFD is the descriptor of the stream in argument 0. It throws when that
// is closed.
func streamFD(e *vm.Env, class string) (int, bool) {
	fd := descriptorOf(e, e.Object(0).Ref(field(e, class, "fd")))
	if fd < 0 {
		e.Throw("java/io/IOException", "Stream Closed")
	}
	return fd, fd >= 0
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

func openStream(e *vm.Env, class string, flags int) {
	fd, err := openFile(files(e), absolute(e, nativeText(e, e.Ref(1))), flags)
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

// Modes of RandomAccessFile.
const (
	randomReadWrite = 2
	randomSync      = 4
	randomDataSync  = 8
)

func openRandom(e *vm.Env) {
	flags := syscall.O_RDONLY
	if mode := e.Int(2); mode&randomReadWrite != 0 {
		flags = syscall.O_RDWR | syscall.O_CREAT
		if mode&(randomSync|randomDataSync) != 0 {
			flags |= syscall.O_SYNC
		}
	}
	openStream(e, "java/io/RandomAccessFile", flags)
}

func closeDescriptor(e *vm.Env) {
	fd := descriptorOf(e, e.Ref(0))
	if fd < 0 {
		return
	}
	e.M.Heap.Writable(e.Ref(0)).Words[field(e, "java/io/FileDescriptor", "fd")] = uint64(^uint32(0))
	if !standard(fd) {
		failed(e, files(e).Close(fd))
	}
}

// readFD reads from a descriptor, standard input included.
func readFD(e *vm.Env, fd int, p []byte) (int, error) {
	if standard(fd) {
		return copy(p, stdin(e, len(p))), nil
	}
	return files(e).Read(fd, p)
}

// writeFD writes to a descriptor, the standard streams included.
func writeFD(e *vm.Env, fd int, p []byte) (int, error) {
	if !standard(fd) {
		return files(e).Write(fd, p)
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

func readByte(e *vm.Env, class string) {
	fd, ok := streamFD(e, class)
	if !ok {
		return
	}
	var b [1]byte
	n, err := readFD(e, fd, b[:])
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

func readBytes(e *vm.Env, class string) {
	off, n, ok := slice(e)
	if !ok || n == 0 {
		return
	}
	fd, ok := streamFD(e, class)
	if !ok {
		return
	}
	got, err := readFD(e, fd, e.M.Heap.Writable(e.Ref(1)).RawBytes()[off:off+n])
	switch {
	case failed(e, err):
	case got == 0:
		e.ReturnInt(-1)
	default:
		e.ReturnInt(int32(got))
	}
}

func writeStream(e *vm.Env, class string, p []byte) {
	if fd, ok := streamFD(e, class); ok {
		_, err := writeFD(e, fd, p)
		failed(e, err)
	}
}

func writeBytes(e *vm.Env, class string) {
	if off, n, ok := slice(e); ok && n > 0 {
		writeStream(e, class, e.Object(1).RawBytes()[off:off+n])
	}
}

func streamLength(e *vm.Env, class string) {
	if fd, ok := streamFD(e, class); ok {
		s, err := statFD(e, fd)
		if !failed(e, err) {
			e.ReturnLong(s.Size)
		}
	}
}

func statFD(e *vm.Env, fd int) (vfs.Stat, error) {
	if standard(fd) {
		return vfs.Stat{Mode: syscall.S_IFIFO | 0o600, Nlink: 1}, nil
	}
	return files(e).Fstat(fd)
}

func seekFD(e *vm.Env, fd int, off int64, whence int) (int64, error) {
	if standard(fd) {
		return 0, syscall.ESPIPE
	}
	return files(e).Seek(fd, off, whence)
}

func streamPosition(e *vm.Env, class string) {
	if fd, ok := streamFD(e, class); ok {
		pos, err := seekFD(e, fd, 0, 1)
		if !failed(e, err) {
			e.ReturnLong(pos)
		}
	}
}

func skip(e *vm.Env) {
	fd, ok := streamFD(e, "java/io/FileInputStream")
	if !ok {
		return
	}
	from, err := seekFD(e, fd, 0, 1)
	if failed(e, err) {
		return
	}
	to, err := seekFD(e, fd, e.Long(1), 1)
	if !failed(e, err) {
		e.ReturnLong(to - from)
	}
}

func available(e *vm.Env) {
	fd, ok := streamFD(e, "java/io/FileInputStream")
	if !ok {
		return
	}
	if standard(fd) {
		e.ReturnInt(int32(stdinLeft(e)))
		return
	}
	fs := files(e)
	s, err := fs.Fstat(fd)
	if failed(e, err) {
		return
	}
	pos, err := fs.Seek(fd, 0, 1)
	if !failed(e, err) {
		e.ReturnInt(int32(min(max(0, s.Size-pos), 1<<31-1)))
	}
}

func isRegularFile(e *vm.Env) {
	s, err := statFD(e, descriptorOf(e, e.Ref(1)))
	e.ReturnBool(err == nil && s.IsRegular())
}

func seekRandom(e *vm.Env) {
	fd, ok := streamFD(e, "java/io/RandomAccessFile")
	if !ok {
		return
	}
	if e.Long(1) < 0 {
		e.Throw("java/io/IOException", "Negative seek offset")
		return
	}
	_, err := seekFD(e, fd, e.Long(1), 0)
	failed(e, err)
}

func setRandomLength(e *vm.Env) {
	fd, ok := streamFD(e, "java/io/RandomAccessFile")
	if !ok {
		return
	}
	fs, n := files(e), e.Long(1)
	pos, err := fs.Seek(fd, 0, 1)
	if err == nil {
		err = fs.Truncate(fd, n)
	}
	if err == nil && pos > n {
		_, err = fs.Seek(fd, n, 0)
	}
	failed(e, err)
}
