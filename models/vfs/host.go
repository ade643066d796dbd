package vfs

import (
	"path/filepath"
	"syscall"
	"unsafe"
)

// Host makes the calls of the machine that gojpf runs on. What it changes no
// backtracking undoes. Descriptors are the process's own.
type Host struct{}

var _ Files = Host{}

// Open implements Files.
func (Host) Open(path string, flags int, perm uint32) (int, error) {
	fd, err := syscall.Open(path, flags|syscall.O_CLOEXEC|syscall.O_LARGEFILE, perm)
	return fd, errno(err)
}

// Close implements Files.
func (Host) Close(fd int) error { return errno(syscall.Close(fd)) }

// Dup implements Files.
func (Host) Dup(fd int) (int, error) {
	n, err := syscall.Dup(fd)
	return n, errno(err)
}

// Read implements Files.
func (Host) Read(fd int, p []byte) (int, error) { return count(syscall.Read(fd, p)) }

// Write implements Files.
func (Host) Write(fd int, p []byte) (int, error) { return count(syscall.Write(fd, p)) }

// Pread implements Files.
func (Host) Pread(fd int, p []byte, off int64) (int, error) { return count(syscall.Pread(fd, p, off)) }

// Pwrite implements Files.
func (Host) Pwrite(fd int, p []byte, off int64) (int, error) {
	return count(syscall.Pwrite(fd, p, off))
}

func count(n int, err error) (int, error) {
	if err != nil {
		return 0, errno(err)
	}
	return n, nil
}

// Seek implements Files.
func (Host) Seek(fd int, off int64, whence int) (int64, error) {
	n, err := syscall.Seek(fd, off, whence)
	if err != nil {
		return 0, errno(err)
	}
	return n, nil
}

// Truncate implements Files.
func (Host) Truncate(fd int, size int64) error { return errno(syscall.Ftruncate(fd, size)) }

// Sync implements Files.
func (Host) Sync(fd int) error { return errno(syscall.Fsync(fd)) }

// Flags implements Files.
func (Host) Flags(fd int) (int, error) {
	r, _, e := syscall.Syscall(syscall.SYS_FCNTL, uintptr(fd), syscall.F_GETFL, 0)
	if e != 0 {
		return 0, e
	}
	return int(r), nil
}

// Stat implements Files.
func (Host) Stat(path string, follow bool) (Stat, error) {
	if !follow {
		return lstat(path)
	}
	var s syscall.Stat_t
	if err := syscall.Stat(path, &s); err != nil {
		return Stat{}, errno(err)
	}
	return fromSys(&s), nil
}

// Fstat implements Files.
func (Host) Fstat(fd int) (Stat, error) {
	var s syscall.Stat_t
	if err := syscall.Fstat(fd, &s); err != nil {
		return Stat{}, errno(err)
	}
	return fromSys(&s), nil
}

// Access implements Files.
func (Host) Access(path string, mode uint32) error { return errno(syscall.Access(path, mode)) }

// Mkdir implements Files.
func (Host) Mkdir(path string, perm uint32) error { return errno(syscall.Mkdir(path, perm)) }

// Rmdir implements Files.
func (Host) Rmdir(path string) error { return errno(syscall.Rmdir(path)) }

// Unlink implements Files.
func (Host) Unlink(path string) error { return errno(syscall.Unlink(path)) }

// Rename implements Files.
func (Host) Rename(from, to string) error { return errno(syscall.Rename(from, to)) }

// Link implements Files.
func (Host) Link(old, new string) error { return errno(syscall.Link(old, new)) }

// Symlink implements Files.
func (Host) Symlink(target, path string) error { return errno(syscall.Symlink(target, path)) }

// Readlink implements Files.
func (Host) Readlink(path string) (string, error) {
	buf := make([]byte, 4096)
	n, err := syscall.Readlink(path, buf)
	if err != nil {
		return "", errno(err)
	}
	return string(buf[:n]), nil
}

// Realpath implements Files.
func (h Host) Realpath(path string) (string, error) {
	if _, err := h.Stat(path, true); err != nil {
		return "", err
	}
	p, err := filepath.EvalSymlinks(path)
	return p, errno(err)
}

// ReadDir implements Files.
func (Host) ReadDir(path string) ([]string, error) { return readNames(path) }

// Chmod implements Files.
func (Host) Chmod(path string, perm uint32) error { return errno(syscall.Chmod(path, perm)) }

// Fchmod implements Files.
func (Host) Fchmod(fd int, perm uint32) error { return errno(syscall.Fchmod(fd, perm)) }

// Chown implements Files.
func (Host) Chown(path string, uid, gid int, follow bool) error {
	if follow {
		return errno(syscall.Chown(path, uid, gid))
	}
	return errno(syscall.Lchown(path, uid, gid))
}

// Fchown implements Files.
func (Host) Fchown(fd int, uid, gid int) error { return errno(syscall.Fchown(fd, uid, gid)) }

// Utimes implements Files.
func (Host) Utimes(path string, atime, mtime int64, follow bool) error {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return errno(err)
	}
	const atFdcwd, noFollow = -0x64, 0x100
	flags := uintptr(noFollow)
	if follow {
		flags = 0
	}
	dir := atFdcwd
	return utimensat(uintptr(dir), uintptr(unsafe.Pointer(p)), atime, mtime, flags)
}

// Futimes implements Files.
func (Host) Futimes(fd int, atime, mtime int64) error {
	return utimensat(uintptr(fd), 0, atime, mtime, 0)
}

func utimensat(dir, path uintptr, atime, mtime int64, flags uintptr) error {
	ts := [2]syscall.Timespec{syscall.NsecToTimespec(atime), syscall.NsecToTimespec(mtime)}
	_, _, e := syscall.Syscall6(syscall.SYS_UTIMENSAT, dir, path, uintptr(unsafe.Pointer(&ts)), flags, 0, 0)
	if e != 0 {
		return e
	}
	return nil
}

// Space implements Files.
func (Host) Space(path string) (Space, error) { return statfs(path) }
