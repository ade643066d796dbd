package vfs

import "syscall"

// Guarded are the files of the host, as far as they are in an Overlay's reach.
// The Overlay's own files have nothing to do with them: it only tells where
// paths lead.
type Guarded struct {
	Host
	By *Overlay
}

// guard makes a call on the host unless the path leads out of reach.
func guard[T any](g Guarded, path string, follow bool, call func() (T, error)) (T, error) {
	if !g.By.Guards(path, follow, false) {
		var none T
		return none, g.By.refuse(path)
	}
	return call()
}

func guardOnly(g Guarded, path string, follow bool, call func() error) error {
	_, err := guard(g, path, follow, func() (struct{}, error) { return struct{}{}, call() })
	return err
}

// guardNew is guardOnly for a call that makes what the path leads to.
func guardNew(g Guarded, path string, call func() error) error {
	if !g.By.Guards(path, false, true) {
		return g.By.refuse(path)
	}
	return call()
}

// Open implements Files.
func (g Guarded) Open(path string, flags int, perm uint32) (int, error) {
	if !g.By.Guards(path, flags&syscall.O_NOFOLLOW == 0, flags&syscall.O_CREAT != 0) {
		return -1, g.By.refuse(path)
	}
	return g.Host.Open(path, flags, perm)
}

// Stat implements Files.
func (g Guarded) Stat(path string, follow bool) (Stat, error) {
	return guard(g, path, follow, func() (Stat, error) { return g.Host.Stat(path, follow) })
}

// Access implements Files.
func (g Guarded) Access(path string, mode uint32) error {
	return guardOnly(g, path, true, func() error { return g.Host.Access(path, mode) })
}

// Mkdir implements Files.
func (g Guarded) Mkdir(path string, perm uint32) error {
	return guardNew(g, path, func() error { return g.Host.Mkdir(path, perm) })
}

// Rmdir implements Files.
func (g Guarded) Rmdir(path string) error {
	return guardOnly(g, path, false, func() error { return g.Host.Rmdir(path) })
}

// Unlink implements Files.
func (g Guarded) Unlink(path string) error {
	return guardOnly(g, path, false, func() error { return g.Host.Unlink(path) })
}

// Rename implements Files.
func (g Guarded) Rename(from, to string) error {
	return g.both(from, to, func() error { return g.Host.Rename(from, to) })
}

// Link implements Files.
func (g Guarded) Link(old, new string) error {
	return g.both(old, new, func() error { return g.Host.Link(old, new) })
}

func (g Guarded) both(a, b string, call func() error) error {
	return guardOnly(g, a, false, func() error { return guardNew(g, b, call) })
}

// Symlink implements Files.
func (g Guarded) Symlink(target, path string) error {
	return guardNew(g, path, func() error { return g.Host.Symlink(target, path) })
}

// Readlink implements Files.
func (g Guarded) Readlink(path string) (string, error) {
	return guard(g, path, false, func() (string, error) { return g.Host.Readlink(path) })
}

// Realpath implements Files.
func (g Guarded) Realpath(path string) (string, error) {
	return guard(g, path, true, func() (string, error) { return g.Host.Realpath(path) })
}

// ReadDir implements Files.
func (g Guarded) ReadDir(path string) ([]string, error) {
	return guard(g, path, true, func() ([]string, error) {
		if _, err := g.By.ReadDir(path); g.By.refused != "" {
			return nil, err
		}
		return g.Host.ReadDir(path)
	})
}

// Chmod implements Files.
func (g Guarded) Chmod(path string, perm uint32) error {
	return guardOnly(g, path, true, func() error { return g.Host.Chmod(path, perm) })
}

// Chown implements Files.
func (g Guarded) Chown(path string, uid, gid int, follow bool) error {
	return guardOnly(g, path, follow, func() error { return g.Host.Chown(path, uid, gid, follow) })
}

// Utimes implements Files.
func (g Guarded) Utimes(path string, atime, mtime int64, follow bool) error {
	return guardOnly(g, path, follow, func() error { return g.Host.Utimes(path, atime, mtime, follow) })
}

// Space implements Files.
func (g Guarded) Space(path string) (Space, error) {
	return guard(g, path, true, func() (Space, error) { return g.Host.Space(path) })
}
