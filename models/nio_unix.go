package models

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"os"
	"os/user"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/vm"
)

// Natives of sun.nio.fs: the system calls that java.nio.file.Files is made of.
// Paths come as addresses of C strings, and failures go as UnixException.

// Capabilities of UnixNativeDispatcher. Calls relative to an open directory
// are not among them: the JDK does without.
const (
	supportsFutimes  = 1 << 2
	supportsFutimens = 1 << 3
	supportsLutimes  = 1 << 4
)

const atSymlinkNoFollow = 0x100

func init() {
	Register("sun/nio/fs/UnixNativeDispatcher", Methods{
		"init":     returnInt(supportsFutimes | supportsFutimens | supportsLutimes),
		"getcwd":   func(e *vm.Env) { e.ReturnRef(byteArray(e, options(e).Dir)) },
		"strerror": func(e *vm.Env) { e.ReturnRef(byteArray(e, strerror(syscall.Errno(e.Int(0))))) },
		"open0":    opens(func(e *vm.Env) int { return int(e.Int(2)) }, unixOpen),
		"close0":   unixClose,
		"dup": through(numbered(0), useMove, func(e *vm.Env, fs vfs.Files) {
			n, err := fs.Dup(int(e.Int(0)))
			e.ReturnInt(int32(n))
			unixFailed(e, err)
		}),
		"stat0":     dates(func(e *vm.Env, fs vfs.Files) { unixStat(e, fs, true) }),
		"lstat0":    dates(func(e *vm.Env, fs vfs.Files) { unixStat(e, fs, false) }),
		"stat1":     looksAt(func(e *vm.Env, fs vfs.Files) { s, _ := fs.Stat(cPath(e, 0), true); e.ReturnInt(int32(s.Mode)) }),
		"fstat":     through(numbered(0), useLook, unixFstat),
		"fstat0":    through(numbered(0), useLook, unixFstat),
		"access0":   looksAt(func(e *vm.Env, fs vfs.Files) { unixResult(e, fs.Access(cPath(e, 0), uint32(e.Int(2)))) }),
		"exists0":   looksAt(func(e *vm.Env, fs vfs.Files) { e.ReturnBool(fs.Access(cPath(e, 0), 0) == nil) }),
		"mkdir0":    changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Mkdir(cPath(e, 0), uint32(e.Int(2)))) }),
		"rmdir0":    changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Rmdir(cPath(e, 0))) }),
		"unlink0":   changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Unlink(cPath(e, 0))) }),
		"rename0":   changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Rename(cPath(e, 0), cPath(e, 2))) }),
		"link0":     changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Link(cPath(e, 0), cPath(e, 2))) }),
		"symlink0":  changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Symlink(cText(e, 0), cPath(e, 2))) }),
		"readlink0": looksAt(func(e *vm.Env, fs vfs.Files) { t, err := fs.Readlink(cPath(e, 0)); returnBytes(e, t, err) }),
		"realpath0": looksAt(func(e *vm.Env, fs vfs.Files) { t, err := fs.Realpath(cPath(e, 0)); returnBytes(e, t, err) }),
		"chmod0":    changes(func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Chmod(cPath(e, 0), uint32(e.Int(2)))) }),
		"fchmod":    through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Fchmod(int(e.Int(0)), uint32(e.Int(1)))) }),
		"fchmod0":   through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Fchmod(int(e.Int(0)), uint32(e.Int(1)))) }),
		"chown0": changes(func(e *vm.Env, fs vfs.Files) {
			unixFailed(e, fs.Chown(cPath(e, 0), int(e.Int(2)), int(e.Int(3)), true))
		}),
		"lchown0": changes(func(e *vm.Env, fs vfs.Files) {
			unixFailed(e, fs.Chown(cPath(e, 0), int(e.Int(2)), int(e.Int(3)), false))
		}),
		"fchown":  through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Fchown(int(e.Int(0)), int(e.Int(1)), int(e.Int(2)))) }),
		"fchown0": through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Fchown(int(e.Int(0)), int(e.Int(1)), int(e.Int(2)))) }),
		"utimensat0": changes(func(e *vm.Env, fs vfs.Files) {
			unixFailed(e, fs.Utimes(cPath(e, 1), e.Long(3), e.Long(5), e.Int(7)&atSymlinkNoFollow == 0))
		}),
		"fchmodatNoFollowSupported0": returnBool(false),
		"utimes0":                    changes(func(e *vm.Env, fs vfs.Files) { unixTimes(e, fs, true) }),
		"lutimes0":                   changes(func(e *vm.Env, fs vfs.Files) { unixTimes(e, fs, false) }),
		"futimes": through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) {
			unixFailed(e, fs.Futimes(int(e.Int(0)), e.Long(1)*1000, e.Long(3)*1000))
		}),
		"futimes0": through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) {
			unixFailed(e, fs.Futimes(int(e.Int(0)), e.Long(1)*1000, e.Long(3)*1000))
		}),
		"futimens":   through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Futimes(int(e.Int(0)), e.Long(1), e.Long(3))) }),
		"futimens0":  through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixFailed(e, fs.Futimes(int(e.Int(0)), e.Long(1), e.Long(3))) }),
		"opendir0":   looksAt(openDirectory),
		"readdir":    readDirectory,
		"readdir0":   readDirectory,
		"closedir":   func(e *vm.Env) { directories(e).with(e, e.Long(0), nil) },
		"read":       through(numbered(0), useMove, func(e *vm.Env, fs vfs.Files) { unixTransfer(e, fs, false) }),
		"read0":      through(numbered(0), useMove, func(e *vm.Env, fs vfs.Files) { unixTransfer(e, fs, false) }),
		"write":      through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixTransfer(e, fs, true) }),
		"write0":     through(numbered(0), useChange, func(e *vm.Env, fs vfs.Files) { unixTransfer(e, fs, true) }),
		"getpwuid":   ownerName,
		"getgrgid":   groupOwnerName,
		"getpwnam0":  lookupUser,
		"getgrnam0":  lookupGroup,
		"statvfs0":   looksAt(unixSpace),
		"getlinelen": returnInt(-1),
		// Nothing has attributes of the user's. That one cannot be set is not said.
		"flistxattr":    returnInt(0),
		"fgetxattr0":    func(e *vm.Env) { unixFailed(e, syscall.ENODATA) },
		"fremovexattr0": func(e *vm.Env) { unixFailed(e, syscall.ENODATA) },
		"rewind":        nothing,
	})
	Register("sun/nio/fs/LinuxNativeDispatcher", Methods{
		"posix_fadvise": returnInt(0),
		"directCopy0":   returnInt(ioUnsupportedCase),
		"init":          nothing, "setmntent0": openMounts, "getmntent0": readMount,
		"endmntent": func(e *vm.Env) { directories(e).with(e, e.Long(0), nil) },
	})
	Register("sun/nio/fs/UnixCopyFile", Methods{"transfer": changes(copyFile)})
	Register("sun/nio/fs/UnixFileSystem", Methods{"bufferedCopy0": changes(copyFile), "directCopy0": returnInt(-4)})
}

// cText is the C string at the address in an argument.
func cText(e *vm.Env, i int) string {
	addr := e.Long(i)
	o := e.M.Heap.Get(blocksOf(e).block(addr))
	if o == nil {
		return ""
	}
	b := o.RawBytes()[addr&(1<<blockShift-1):]
	if end := bytes.IndexByte(b, 0); end >= 0 {
		b = b[:end]
	}
	return string(b)
}

func cPath(e *vm.Env, i int) string { return absolute(e, cText(e, i)) }

func byteArray(e *vm.Env, s string) vm.Ref {
	r := e.M.Heap.NewArray(e.M.Lib.MustLoad("[B"), int32(len(s)))
	copy(e.M.Heap.Get(r).RawBytes(), s)
	return r
}

func returnBytes(e *vm.Env, s string, err error) {
	if !unixFailed(e, err) {
		e.ReturnRef(byteArray(e, s))
	}
}

// unixFailed throws a UnixException for an error.
func unixFailed(e *vm.Env, err error) bool {
	if err == nil {
		return false
	}
	n, ok := err.(syscall.Errno)
	if !ok {
		n = syscall.EIO
	}
	c := e.M.Lib.MustLoad("sun/nio/fs/UnixException")
	r := e.M.Heap.NewInstance(c)
	o := e.M.Heap.Get(r)
	o.Words[c.FieldNamed("errno").Word] = uint64(n)
	o.Words[field(e, "java/lang/Throwable", "cause")] = uint64(r)
	e.ThrowRef(r)
	return true
}

// unixResult is for calls that throw in one JDK and return the error in
// another.
func unixResult(e *vm.Env, err error) {
	if e.Method.Ret == vm.KindVoid {
		unixFailed(e, err)
		return
	}
	n, _ := err.(syscall.Errno)
	e.ReturnInt(int32(n))
}

func unixOpen(e *vm.Env, fs vfs.Files, flags int) {
	fd, err := fs.Open(cPath(e, 0), flags, uint32(e.Int(3)))
	if !unixFailed(e, err) {
		e.ReturnInt(int32(fd))
	}
}

var unixClose = through(numbered(0), useMove, func(e *vm.Env, fs vfs.Files) {
	if fd := int(e.Int(0)); !standard(fd) {
		fs.Close(fd)
	}
})

func unixFstat(e *vm.Env, fs vfs.Files) {
	learnTimes(e)
	s, err := statFD(fs, int(e.Int(0)))
	setAttributes(e, 1, s, err)
}

func unixStat(e *vm.Env, fs vfs.Files, follow bool) {
	s, err := fs.Stat(cPath(e, 0), follow)
	setAttributes(e, 2, s, err)
}

// setAttributes fills the UnixFileAttributes in argument i. A JDK whose native
// returns an int wants the error as its result.
func setAttributes(e *vm.Env, i int, s vfs.Stat, err error) {
	if err != nil {
		unixResult(e, err)
		return
	}
	c := e.M.Lib.MustLoad("sun/nio/fs/UnixFileAttributes")
	o := e.M.Heap.Writable(e.Ref(i))
	set := func(name string, v uint64) { o.Words[c.FieldNamed(name).Word] = v }
	set("st_mode", uint64(s.Mode))
	set("st_ino", s.Ino)
	set("st_dev", s.Dev)
	set("st_rdev", s.Rdev)
	set("st_nlink", uint64(s.Nlink))
	set("st_uid", uint64(s.UID))
	set("st_gid", uint64(s.GID))
	set("st_size", uint64(s.Size))
	for name, ns := range map[string]int64{"st_atime": s.Atime, "st_mtime": s.Mtime, "st_ctime": s.Ctime} {
		sec := floorDiv(ns, 1e9)
		set(name+"_sec", uint64(sec))
		set(name+"_nsec", uint64(ns-sec*1e9))
	}
	e.ReturnInt(0)
}

// unixTimes sets times in microseconds.
func unixTimes(e *vm.Env, fs vfs.Files, follow bool) {
	unixFailed(e, fs.Utimes(cPath(e, 0), e.Long(2)*1000, e.Long(4)*1000, follow))
}

// dirStreams are the directories being read: immutable.
type dirStreams struct {
	next int64
	left map[int64][]string
}

// Empty reports whether no directory is open: then there is nothing to match.
func (d dirStreams) Empty() bool { return len(d.left) == 0 }

// AppendState implements vm.StateData.
func (d dirStreams) AppendState(b []byte) []byte {
	for _, id := range slices.Sorted(maps.Keys(d.left)) {
		b = fmt.Appendf(b, "%d %q ", id, d.left[id])
	}
	return b
}

func directories(e *vm.Env) dirStreams {
	d, _ := e.M.Extra("directories").(dirStreams)
	return d
}

// with keeps a copy in which stream id has those names left, or is closed.
func (d dirStreams) with(e *vm.Env, id int64, left []string) {
	c := dirStreams{next: max(d.next, id), left: make(map[int64][]string, len(d.left)+1)}
	maps.Copy(c.left, d.left)
	if left == nil {
		delete(c.left, id)
	} else {
		c.left[id] = left
	}
	e.M.SetExtra("directories", c)
}

func openDirectory(e *vm.Env, fs vfs.Files) {
	names, err := fs.ReadDir(cPath(e, 0))
	if unixFailed(e, err) {
		return
	}
	d := directories(e)
	d.with(e, d.next+1, append([]string{}, names...))
	e.ReturnLong(d.next + 1)
}

func readDirectory(e *vm.Env) {
	d := directories(e)
	if left := d.left[e.Long(0)]; len(left) > 0 {
		d.with(e, e.Long(0), left[1:])
		e.ReturnRef(byteArray(e, left[0]))
	}
}

// openMounts begins to read the table of mounted file systems; what is left of
// it is kept as that of a directory is.
func openMounts(e *vm.Env) {
	if options(e).Reach != nil {
		refuse(e, "the table of mounted file systems")
		return
	}
	table, err := os.ReadFile("/proc/self/mounts")
	if unixFailed(e, err) {
		return
	}
	d := directories(e)
	d.with(e, d.next+1, strings.Split(strings.TrimSpace(string(table)), "\n"))
	e.ReturnLong(d.next + 1)
}

func readMount(e *vm.Env) {
	d := directories(e)
	left := d.left[e.Long(0)]
	if len(left) == 0 {
		e.ReturnInt(-1)
		return
	}
	d.with(e, e.Long(0), left[1:])
	values := strings.Fields(left[0])
	for i, name := range []string{"name", "dir", "fstype", "opts"} {
		if i < len(values) {
			r := byteArray(e, values[i])
			o := e.M.Heap.Writable(e.Ref(2))
			o.Words[o.Class.FieldNamed(name).Word] = uint64(r)
		}
	}
	e.ReturnInt(0)
}

// unixTransfer reads or writes memory at the address in argument 1.
func unixTransfer(e *vm.Env, fs vfs.Files, writing bool) {
	mem, ok := span(e, 0, e.Long(1), int64(e.Int(3)), !writing)
	if !ok {
		return
	}
	call := readFD
	if writing {
		call = writeFD
	}
	n, err := call(e, fs, int(e.Int(0)), mem)
	if !unixFailed(e, err) {
		e.ReturnInt(int32(n))
	}
}

// copyFile copies all that is left of the file in argument 1 to that in 0.
func copyFile(e *vm.Env, fs vfs.Files) {
	buf := make([]byte, 64<<10)
	for {
		n, err := readFD(e, fs, int(e.Int(1)), buf)
		if err == nil && n > 0 {
			_, err = writeFD(e, fs, int(e.Int(0)), buf[:n])
		}
		if unixFailed(e, err) || n == 0 || e.M.Interrupted.Asked() {
			return
		}
	}
}

// ownerName is the name of a user. Where not all of the host can be seen there is
// one user only, who has no more than a number to others.
func ownerName(e *vm.Env) {
	id, name := strconv.Itoa(int(e.Int(0))), ""
	switch o := options(e); {
	case o.Reach == nil:
		if u, err := user.LookupId(id); err == nil {
			name = u.Username
		}
	case int(e.Int(0)) == os.Geteuid():
		name = o.User
	default:
		refuse(e, "the name of user "+id)
		return
	}
	returnBytes(e, cmp.Or(name, id), nil)
}

func groupOwnerName(e *vm.Env) {
	id, name := strconv.Itoa(int(e.Int(0))), ""
	switch o := options(e); {
	case o.Reach == nil:
		if g, err := user.LookupGroupId(id); err == nil {
			name = g.Name
		}
	case int(e.Int(0)) == os.Getegid():
		name = o.User
	default:
		refuse(e, "the name of group "+id)
		return
	}
	returnBytes(e, cmp.Or(name, id), nil)
}

// lookUp finds the number of a user or group.
func lookUp(e *vm.Env, what string, own int, find func(name string) (string, error)) {
	name, id := cText(e, 0), -1
	switch o := options(e); {
	case o.Reach != nil && name == o.User:
		id = own
	case o.Reach != nil:
		refuse(e, "the number of "+what+" "+name)
		return
	default:
		if text, err := find(name); err == nil {
			id, _ = strconv.Atoi(text)
		}
	}
	e.ReturnInt(int32(id))
}

func lookupUser(e *vm.Env) {
	lookUp(e, "user", os.Geteuid(), func(name string) (string, error) {
		u, err := user.Lookup(name)
		if err != nil {
			return "", err
		}
		return u.Uid, nil
	})
}

func lookupGroup(e *vm.Env) {
	lookUp(e, "group", os.Getegid(), func(name string) (string, error) {
		g, err := user.LookupGroup(name)
		if err != nil {
			return "", err
		}
		return g.Gid, nil
	})
}

func unixSpace(e *vm.Env, fs vfs.Files) {
	s, err := fs.Space(cPath(e, 0))
	if unixFailed(e, err) {
		return
	}
	o := e.M.Heap.Writable(e.Ref(2))
	block := max(s.Block, 1)
	for name, v := range map[string]uint64{"f_frsize": block, "f_blocks": s.Total / block, "f_bfree": s.Free / block, "f_bavail": s.Usable / block} {
		o.Words[o.Class.FieldNamed(name).Word] = v
	}
}
