// Package vfs is what a program under test sees of files.
//
// Files is the interface that the natives of java.io and java.nio.file use: the
// POSIX calls, with absolute paths and POSIX error numbers. It has two
// implementations. Host makes the calls. Overlay keeps everything that the
// program changes to itself: what it never changed is read from the host, what
// it did is in the Overlay, and so are the open descriptors and their
// positions.
//
// Invariants. Nothing outside an Overlay's own memory is ever changed through
// it. An Overlay is copied by Fork, in constant time; the one that was forked
// is frozen and shares its contents with the copy, which copies what it writes.
// So an Overlay that belongs to a state of the machine is an immutable value
// from the moment that the state is taken.
package vfs

import (
	"os"
	"syscall"
)

// Stat is what is known of a file.
type Stat struct {
	Mode                uint32 // type and permission bits, as in st_mode
	Nlink               uint32
	UID, GID            uint32
	Dev, Ino, Rdev      uint64
	Size                int64
	Atime, Mtime, Ctime int64 // nanoseconds since 1970
}

// IsDir reports whether it is a directory.
func (s Stat) IsDir() bool { return s.Mode&syscall.S_IFMT == syscall.S_IFDIR }

// IsRegular reports whether it is an ordinary file.
func (s Stat) IsRegular() bool { return s.Mode&syscall.S_IFMT == syscall.S_IFREG }

// IsLink reports whether it is a symbolic link.
func (s Stat) IsLink() bool { return s.Mode&syscall.S_IFMT == syscall.S_IFLNK }

// Space is the room on a file system, in bytes, and the size of its blocks.
type Space struct {
	Total, Free, Usable, Block uint64
	NameMax                    int64
}

// Files are the calls on files. Paths are absolute and otherwise as the program
// gave them; errors are of type syscall.Errno.
type Files interface {
	Open(path string, flags int, perm uint32) (fd int, err error)
	Close(fd int) error
	Dup(fd int) (int, error)
	// Read and Write move the descriptor's position, Pread and Pwrite do not.
	// A Read at the end returns 0.
	Read(fd int, p []byte) (int, error)
	Write(fd int, p []byte) (int, error)
	Pread(fd int, p []byte, off int64) (int, error)
	Pwrite(fd int, p []byte, off int64) (int, error)
	Seek(fd int, off int64, whence int) (int64, error)
	Truncate(fd int, size int64) error
	Sync(fd int) error
	Flags(fd int) (int, error)

	Stat(path string, follow bool) (Stat, error)
	Fstat(fd int) (Stat, error)
	Access(path string, mode uint32) error
	Mkdir(path string, perm uint32) error
	Rmdir(path string) error
	Unlink(path string) error
	Rename(from, to string) error
	Link(old, new string) error
	Symlink(target, path string) error
	Readlink(path string) (string, error)
	Realpath(path string) (string, error)
	ReadDir(path string) ([]string, error) // in order of names
	Chmod(path string, perm uint32) error
	Fchmod(fd int, perm uint32) error
	Chown(path string, uid, gid int, follow bool) error
	Fchown(fd int, uid, gid int) error
	// Utimes sets the times of last access and modification.
	Utimes(path string, atime, mtime int64, follow bool) error
	Futimes(fd int, atime, mtime int64) error
	Space(path string) (Space, error)
}

// errno turns an error of package os into the error number below it.
func errno(err error) error {
	for err != nil {
		if n, ok := err.(syscall.Errno); ok {
			return n
		}
		u, ok := err.(interface{ Unwrap() error })
		if !ok {
			return syscall.EIO
		}
		err = u.Unwrap()
	}
	return nil
}

func lstat(path string) (Stat, error) {
	var s syscall.Stat_t
	if err := syscall.Lstat(path, &s); err != nil {
		return Stat{}, errno(err)
	}
	return fromSys(&s), nil
}

func fromSys(s *syscall.Stat_t) Stat {
	return Stat{Mode: s.Mode, Nlink: uint32(s.Nlink), UID: s.Uid, GID: s.Gid, Dev: s.Dev, Ino: s.Ino, Rdev: s.Rdev,
		Size: s.Size, Atime: s.Atim.Nano(), Mtime: s.Mtim.Nano(), Ctime: s.Ctim.Nano()}
}

func readNames(path string) ([]string, error) {
	list, err := os.ReadDir(path)
	if err != nil {
		return nil, errno(err)
	}
	names := make([]string, len(list))
	for i, d := range list {
		names[i] = d.Name()
	}
	return names, nil
}

func statfs(path string) (Space, error) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(path, &s); err != nil {
		return Space{}, errno(err)
	}
	b := uint64(s.Bsize)
	return Space{Total: s.Blocks * b, Free: s.Bfree * b, Usable: s.Bavail * b, Block: b, NameMax: s.Namelen}, nil
}
