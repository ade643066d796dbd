package models

import (
	"bytes"
	"path"
	"strings"
	"syscall"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// filesKey is where the state keeps its files.
const filesKey = "files"

// ownedFiles is an Overlay that may be changed during one epoch; in a later
// one it is frozen and has to be forked.
type ownedFiles struct {
	epoch vm.Epoch
	fs    *vfs.Overlay
}

// useFiles makes a call on the file system that others may notice. It must have
// been asked for: see file_access.go.
func useFiles(e *vm.Env, change bool, call fileCall) {
	over := overlay(e, change)
	fs := vfs.Files(over)
	if options(e).FileWrites == "host" {
		fs = hostFiles{Guarded: vfs.Guarded{By: over}, fs: over}
	}
	heap := e.M.Heap
	over.Room = heap.Fits
	over.Stop = e.M.Interrupted.Asked
	syncMappings(e, fs)
	call(e, fs)
	syncMappings(e, fs)
	heap.SetOutside(over.Held())
	if over.TakeFull() {
		if cut := options(e).Hooks.Cut; cut != nil {
			cut(e.M, "a file was not written because files and objects took more than vm.max_heap", "set vm.max_heap to more")
		}
	}
	if path := over.TakeRefused(); path != "" {
		refuse(e, "the file "+path)
	}
	if e.M.Interrupted.Asked() {
		e.M.Stop(vm.ErrInterrupted) // what the call did may be a part only
	}
}

// refuse ends the path: what the program asked about the host is neither told nor
// made up.
func refuse(e *vm.Env, what string) {
	e.Unsupported(what+" of the host, outside of vm.file_reads", "add it to vm.file_reads, or set vm.file_reads=host; see docs/security.md")
}

// overlay returns the file system of the state for reading and writing. What
// is changed by the call gets the present time.
func overlay(e *vm.Env, change bool) *vfs.Overlay {
	o, ok := e.M.PeekExtra(filesKey).(ownedFiles)
	if !ok || o.epoch != e.M.Epoch() {
		if ok {
			o.fs = o.fs.Fork()
		} else {
			o.fs = vfs.NewOverlay(options(e).Reach)
			o.fs.Seed = options(e).Seed
			o.fs.ReadOnly = options(e).FileWrites == "deny"
		}
		o.epoch = e.M.Epoch()
		e.M.KeepExtra(filesKey, o)
	}
	// Who asks for the times of files reads a clock, which has moved on then.
	if o.fs.Dated = e.M.Noticed(vm.FileTimes); o.fs.Dated && change {
		o.fs.Now = e.M.ReadClock()
	} else {
		o.fs.Now = e.M.NowNanos()
	}
	return o.fs
}

// AppendState implements vm.StateData.
func (o ownedFiles) AppendState(b []byte) []byte { return o.fs.AppendState(b) }

// hostFiles are the host's files, as far as they are in reach, except that random
// numbers do not come from its devices.
type hostFiles struct {
	vfs.Guarded
	fs *vfs.Overlay
}

// overlayFD is where the descriptors of the Overlay begin.
const overlayFD = 1 << 20

func (h hostFiles) Open(path string, flags int, perm uint32) (int, error) {
	if path == "/dev/random" || path == "/dev/urandom" {
		fd, err := h.fs.Open(path, flags, perm)
		return fd + overlayFD, err
	}
	return h.Guarded.Open(path, flags, perm)
}

func (h hostFiles) Close(fd int) error {
	if fd >= overlayFD {
		return h.fs.Close(fd - overlayFD)
	}
	return h.Host.Close(fd)
}

func (h hostFiles) Read(fd int, p []byte) (int, error) {
	if fd >= overlayFD {
		return h.fs.Read(fd-overlayFD, p)
	}
	return h.Host.Read(fd, p)
}

func (h hostFiles) Fstat(fd int) (vfs.Stat, error) {
	if fd >= overlayFD {
		return h.fs.Fstat(fd - overlayFD)
	}
	return h.Host.Fstat(fd)
}

func (h hostFiles) Flags(fd int) (int, error) {
	if fd >= overlayFD {
		return h.fs.Flags(fd - overlayFD)
	}
	return h.Host.Flags(fd)
}

// nativeText converts a String to the bytes of the file system's charset.
func nativeText(e *vm.Env, r vm.Ref) string { return string(options(e).encode(e.M.UTF16(r))) }

// newNativeText is the opposite of nativeText.
func newNativeText(e *vm.Env, s string) vm.Ref {
	charset := options(e).Charset
	if charset == "UTF-8" {
		return e.M.NewString(s)
	}
	u := make([]uint16, len(s))
	for i := range u {
		if u[i] = uint16(s[i]); u[i] >= 0x80 && charset != "ISO-8859-1" {
			u[i] = 0xfffd
		}
	}
	return e.M.NewStringUTF16(u)
}

// absolute resolves a path against the working directory. The empty path stays
// as it is: no file has it.
func absolute(e *vm.Env, p string) string {
	if p == "" || p[0] == '/' {
		return p
	}
	return options(e).Dir + "/" + p
}

// filePath is the absolute path of a java.io.File.
func filePath(e *vm.Env, i int) string {
	return absolute(e, nativeText(e, e.Object(i).Ref(field(e, "java/io/File", "path"))))
}

// Bits of FileSystem.getBooleanAttributes.
const (
	attrExists    = 1
	attrRegular   = 2
	attrDirectory = 4
)

func init() {
	m := Methods{
		"canonicalize0":         looksAt(canonicalize),
		"getBooleanAttributes0": looksAt(booleanAttributes),
		"checkAccess": looksAt(func(e *vm.Env, fs vfs.Files) {
			e.ReturnBool(fs.Access(filePath(e, 1), uint32(e.Int(2))) == nil)
		}),
		"getLastModifiedTime":   dates(func(e *vm.Env, fs vfs.Files) { e.ReturnLong(floorDiv(statOf(e, fs).Mtime, 1e6)) }),
		"getLength":             looksAt(func(e *vm.Env, fs vfs.Files) { e.ReturnLong(statOf(e, fs).Size) }),
		"setPermission":         changes(setPermission),
		"createFileExclusively": changes(createFileExclusively),
		"delete0":               changes(func(e *vm.Env, fs vfs.Files) { e.ReturnBool(deleteFile(fs, filePath(e, 1)) == nil) }),
		"list":                  looksAt(listFiles),
		"createDirectory":       changes(func(e *vm.Env, fs vfs.Files) { e.ReturnBool(fs.Mkdir(filePath(e, 1), 0o777) == nil) }),
		"rename0": changes(func(e *vm.Env, fs vfs.Files) {
			e.ReturnBool(fs.Rename(filePath(e, 1), filePath(e, 2)) == nil)
		}),
		"setLastModifiedTime": changes(setLastModified),
		"setReadOnly":         changes(setReadOnly),
		"getSpace":            looksAt(space),
		"getNameMax0":         looksAt(nameMax),
	}
	for _, name := range []string{"checkAccess", "getLastModifiedTime", "getLength", "setPermission", "createFileExclusively",
		"list", "createDirectory", "setLastModifiedTime", "setReadOnly", "getSpace"} {
		m[name+"0"] = m[name] // as later JDKs call them
	}
	Register("java/io/UnixFileSystem", m)
	Register("java/io/Console", Methods{
		"istty": returnBool(false), "ttyStatus": returnInt(0), "encoding": returnNull, "echo": returnBool(false),
	})
}

// statOf is that of the file in argument 1, all zero when there is none.
func statOf(e *vm.Env, fs vfs.Files) vfs.Stat {
	s, _ := fs.Stat(filePath(e, 1), true)
	return s
}

func booleanAttributes(e *vm.Env, fs vfs.Files) {
	s, err := fs.Stat(filePath(e, 1), true)
	bits := int32(0)
	if err == nil {
		bits = attrExists
		if s.IsRegular() {
			bits |= attrRegular
		}
		if s.IsDir() {
			bits |= attrDirectory
		}
	}
	e.ReturnInt(bits)
}

// canonicalize resolves the longest prefix of a path that exists, and the rest
// by its text.
func canonicalize(e *vm.Env, fs vfs.Files) {
	p := absolute(e, nativeText(e, e.Ref(1)))
	rest := ""
	for prefix := p; ; {
		real, err := fs.Realpath(prefix)
		if err == nil {
			e.ReturnRef(newNativeText(e, path.Clean(real+rest)))
			return
		}
		switch err {
		case syscall.ENOENT, syscall.ENOTDIR, syscall.EACCES:
		default:
			e.Throw("java/io/IOException", strerror(err))
			return
		}
		i := strings.LastIndexByte(strings.TrimRight(prefix, "/"), '/')
		if i <= 0 {
			e.ReturnRef(newNativeText(e, path.Clean(p)))
			return
		}
		prefix, rest = prefix[:i], prefix[i:]+rest
	}
}

func setPermission(e *vm.Env, fs vfs.Files) {
	bits := uint32(e.Int(2)) << 6
	if !e.Bool(4) { // not for the owner only
		bits |= bits>>3 | bits>>6
	}
	p := filePath(e, 1)
	s, err := fs.Stat(p, true)
	if err == nil {
		perm := s.Mode & 0o7777
		if e.Bool(3) {
			perm |= bits
		} else {
			perm &^= bits
		}
		err = fs.Chmod(p, perm)
	}
	e.ReturnBool(err == nil)
}

func setReadOnly(e *vm.Env, fs vfs.Files) {
	p := filePath(e, 1)
	s, err := fs.Stat(p, true)
	if err == nil {
		err = fs.Chmod(p, s.Mode&0o7555)
	}
	e.ReturnBool(err == nil)
}

func setLastModified(e *vm.Env, fs vfs.Files) {
	p := filePath(e, 1)
	s, err := fs.Stat(p, true)
	if err == nil {
		err = fs.Utimes(p, s.Atime, e.Long(2)*1e6, true)
	}
	e.ReturnBool(err == nil)
}

func createFileExclusively(e *vm.Env, fs vfs.Files) {
	p := absolute(e, nativeText(e, e.Ref(1)))
	fd, err := fs.Open(p, syscall.O_RDWR|syscall.O_CREAT|syscall.O_EXCL, 0o666)
	switch {
	case err == syscall.EEXIST || p == "/":
		e.ReturnBool(false)
	case err != nil:
		e.Throw("java/io/IOException", strerror(err))
	default:
		fs.Close(fd)
		e.ReturnBool(true)
	}
}

// deleteFile removes a file or an empty directory, as remove(3) does.
func deleteFile(fs vfs.Files, p string) error {
	err := fs.Unlink(p)
	if err == syscall.EISDIR {
		err = fs.Rmdir(p)
	}
	return err
}

func listFiles(e *vm.Env, fs vfs.Files) {
	names, err := fs.ReadDir(filePath(e, 1))
	if err != nil {
		e.ReturnRef(vm.Null)
		return
	}
	arr := e.M.Heap.NewArray(e.M.Lib.ArrayOf(e.M.Lib.StringClass()), int32(len(names)))
	for i, n := range names {
		s := newNativeText(e, n)
		e.M.Heap.Get(arr).Refs()[i] = s
	}
	e.ReturnRef(arr)
}

func space(e *vm.Env, fs vfs.Files) {
	s, err := fs.Space(filePath(e, 1))
	if err != nil {
		e.ReturnLong(0)
		return
	}
	e.ReturnLong(int64([]uint64{s.Total, s.Free, s.Usable}[e.Int(2)]))
}

func nameMax(e *vm.Env, fs vfs.Files) {
	s, err := fs.Space(absolute(e, nativeText(e, e.Ref(1))))
	if err != nil {
		s.NameMax = 255
	}
	e.ReturnLong(s.NameMax)
}

// strerror is the C library's text for an error: Go's begin in lower case.
func strerror(err error) string {
	n, ok := err.(syscall.Errno)
	if !ok {
		return err.Error()
	}
	if s, ok := errorTexts[n]; ok {
		return s
	}
	s := []byte(n.Error())
	copy(s, bytes.ToUpper(s[:1]))
	return string(s)
}

// errorTexts are those where more than the first letter differs.
var errorTexts = map[syscall.Errno]string{
	0:                    "Success",
	syscall.EIO:          "Input/output error",
	syscall.EXDEV:        "Invalid cross-device link",
	syscall.EMFILE:       "Too many open files",
	syscall.ENOTEMPTY:    "Directory not empty",
	syscall.ENOTSUP:      "Operation not supported",
	syscall.ENAMETOOLONG: "File name too long",
}
