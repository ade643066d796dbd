package vfs

import (
	"strings"
	"syscall"
)

// The calls of an Overlay that change or read directory entries and attributes.

// Stat implements Files.
func (f *Overlay) Stat(path string, follow bool) (Stat, error) {
	p, err := f.find(path, follow)
	if err != nil {
		return Stat{}, err
	}
	return f.statOf(p.at()), nil
}

// Access implements Files.
func (f *Overlay) Access(path string, mode uint32) error {
	p, err := f.find(path, true)
	if err != nil {
		return err
	}
	if s := f.statOf(p.at()); !f.allowed(s, mode) || f.ReadOnly && mode&2 != 0 {
		return syscall.EACCES
	}
	return nil
}

// fresh finds the place of an entry that is to be made. Only a directory's name
// may end in a slash.
func (f *Overlay) fresh(path string, dir bool) (place, error) {
	trimmed := strings.TrimRight(path, "/")
	if trimmed == "" && path != "" {
		return place{}, syscall.EEXIST
	}
	p, err := f.walk(trimmed, false)
	switch {
	case err != nil:
		return p, err
	case p.found():
		return p, syscall.EEXIST
	case trimmed != path && !dir:
		return p, syscall.ENOENT
	}
	return p, f.mayChange(p.dir())
}

// Mkdir implements Files.
func (f *Overlay) Mkdir(path string, perm uint32) error {
	p, err := f.fresh(path, true)
	if err != nil {
		return err
	}
	dir := f.node(p.dir())
	id, _ := f.create(dir, syscall.S_IFDIR|perm&^f.world.umask&0o1777)
	f.put(dir, p.name(), id)
	f.own(dir).stat.Nlink++
	return nil
}

// Symlink implements Files.
func (f *Overlay) Symlink(target, path string) error {
	if target == "" {
		return syscall.ENOENT
	}
	p, err := f.fresh(path, false)
	if err != nil {
		return err
	}
	dir := f.node(p.dir())
	id, n := f.create(dir, syscall.S_IFLNK|0o777)
	n.target, n.stat.Size = target, int64(len(target))
	f.put(dir, p.name(), id)
	return nil
}

// Link implements Files.
func (f *Overlay) Link(old, new string) error {
	o, err := f.find(old, false)
	if err != nil {
		return err
	}
	p, err := f.fresh(new, false)
	if err != nil {
		return err
	}
	if f.statOf(o.at()).IsDir() {
		return syscall.EPERM
	}
	dir, id := f.node(p.dir()), f.node(o.at())
	if err := f.load(id); err != nil {
		return err
	}
	n := f.own(id)
	n.dirty = true
	n.stat.Nlink++
	n.stat.Ctime = f.Now
	f.put(dir, p.name(), id)
	return nil
}

// Rmdir implements Files.
func (f *Overlay) Rmdir(path string) error {
	p, err := f.find(path, false)
	if err != nil {
		return err
	}
	if !f.statOf(p.at()).IsDir() {
		return syscall.ENOTDIR
	}
	switch {
	case len(p.steps) == 1:
		return syscall.EBUSY
	case path[strings.LastIndexByte(path, '/')+1:] == ".":
		return syscall.EINVAL
	}
	if err := f.mayChange(p.dir()); err != nil {
		return err
	}
	if err := f.empty(p.at()); err != nil {
		return err
	}
	f.remove(p)
	return nil
}

func (f *Overlay) empty(r ref) error {
	names, err := f.list(r)
	if err != nil {
		return err
	}
	if len(names) > 0 {
		return syscall.ENOTEMPTY
	}
	return nil
}

// remove takes an entry out of its directory.
func (f *Overlay) remove(p place) {
	dir, id := f.node(p.dir()), f.node(p.at())
	f.put(dir, p.name(), 0)
	if f.nodes[id].stat.IsDir() {
		f.own(dir).stat.Nlink--
	}
	f.drop(id)
}

// Unlink implements Files.
func (f *Overlay) Unlink(path string) error {
	p, err := f.find(path, false)
	if err != nil {
		return err
	}
	if f.statOf(p.at()).IsDir() {
		return syscall.EISDIR
	}
	if err := f.mayChange(p.dir()); err != nil {
		return err
	}
	if f.isDevice(p.at()) {
		return syscall.EPERM
	}
	f.remove(p)
	return nil
}

// Rename implements Files.
func (f *Overlay) Rename(from, to string) error {
	o, err := f.walk(strings.TrimRight(from, "/"), false)
	if err != nil {
		return err
	}
	n, err := f.walk(strings.TrimRight(to, "/"), false)
	if err != nil {
		return err
	}
	if !o.found() {
		return syscall.ENOENT
	}
	oldStat := f.statOf(o.at())
	if len(o.steps) == 1 || n.found() && len(n.steps) == 1 {
		return syscall.EBUSY
	}
	if oldStat.IsDir() && strings.HasPrefix(join(n.dirPath(), n.name())+"/", o.path()+"/") {
		if n.found() && n.path() == o.path() {
			return nil
		}
		return syscall.EINVAL
	}
	if n.found() {
		newStat := f.statOf(n.at())
		switch {
		case newStat.Ino == oldStat.Ino && newStat.Dev == oldStat.Dev:
			return nil
		case strings.HasPrefix(o.path()+"/", n.path()+"/"):
			return syscall.ENOTEMPTY
		case newStat.IsDir() && !oldStat.IsDir():
			return syscall.EISDIR
		case !newStat.IsDir() && oldStat.IsDir():
			return syscall.ENOTDIR
		case newStat.IsDir():
			if err := f.empty(n.at()); err != nil {
				return err
			}
		}
	}
	if err := f.mayChange(o.dir()); err != nil {
		return err
	}
	if err := f.mayChange(n.dir()); err != nil {
		return err
	}
	id, toDir, fromDir := f.node(o.at()), f.node(n.dir()), f.node(o.dir())
	if n.found() {
		f.remove(n)
	}
	f.put(fromDir, o.name(), 0)
	f.put(toDir, n.name(), id)
	moved := f.own(id)
	moved.dirty, moved.stat.Ctime = true, f.Now
	if moved.stat.IsDir() {
		f.own(fromDir).stat.Nlink--
		f.own(toDir).stat.Nlink++
	}
	return nil
}

// dirPath is the path of the directory of the place's last name.
func (p place) dirPath() string {
	if p.found() {
		return place{steps: p.steps[:max(1, len(p.steps)-1)]}.path()
	}
	return p.path()
}

// Readlink implements Files.
func (f *Overlay) Readlink(path string) (string, error) {
	p, err := f.find(path, false)
	if err != nil {
		return "", err
	}
	if !f.statOf(p.at()).IsLink() {
		return "", syscall.EINVAL
	}
	return f.target(p.at())
}

// Realpath implements Files.
func (f *Overlay) Realpath(path string) (string, error) {
	p, err := f.find(path, true)
	if err != nil {
		return "", err
	}
	return p.path(), nil
}

// ReadDir implements Files.
func (f *Overlay) ReadDir(path string) ([]string, error) {
	p, err := f.find(path, true)
	if err != nil {
		return nil, err
	}
	s := f.statOf(p.at())
	if !s.IsDir() {
		return nil, syscall.ENOTDIR
	}
	if !f.allowed(s, 4) {
		return nil, syscall.EACCES
	}
	return f.list(p.at())
}

// change applies a change of attributes that only the owner may make.
func (f *Overlay) change(id nodeID, fn func(s *Stat)) error {
	if s := f.nodes[id].stat; f.ReadOnly {
		return syscall.EACCES
	} else if f.world.uid != 0 && s.UID != f.world.uid {
		return syscall.EPERM
	}
	n := f.own(id)
	n.dirty = true
	if n.host != "" && !n.loaded && n.stat.IsRegular() {
		if err := f.load(id); err != nil {
			return err
		}
	}
	n.stat.Ctime = f.Now
	fn(&n.stat)
	return nil
}

func (f *Overlay) changePath(path string, follow bool, fn func(s *Stat)) error {
	p, err := f.find(path, follow)
	if err != nil {
		return err
	}
	return f.change(f.node(p.at()), fn)
}

func (f *Overlay) changeFD(fd int, fn func(s *Stat)) error {
	o, ok := f.fds[fd]
	if !ok {
		return syscall.EBADF
	}
	return f.change(o.node, fn)
}

func setPerm(perm uint32) func(*Stat) {
	return func(s *Stat) { s.Mode = s.Mode&syscall.S_IFMT | perm&0o7777 }
}

func setOwner(uid, gid int) func(*Stat) {
	return func(s *Stat) {
		if uid >= 0 {
			s.UID = uint32(uid)
		}
		if gid >= 0 {
			s.GID = uint32(gid)
		}
	}
}

func setTimes(atime, mtime int64) func(*Stat) {
	return func(s *Stat) { s.Atime, s.Mtime = atime, mtime }
}

// Chmod implements Files.
func (f *Overlay) Chmod(path string, perm uint32) error {
	return f.changePath(path, true, setPerm(perm))
}

// Fchmod implements Files.
func (f *Overlay) Fchmod(fd int, perm uint32) error { return f.changeFD(fd, setPerm(perm)) }

// Chown implements Files. Only root can give files away.
func (f *Overlay) Chown(path string, uid, gid int, follow bool) error {
	if f.foreign(uid, gid) {
		return syscall.EPERM
	}
	return f.changePath(path, follow, setOwner(uid, gid))
}

// Fchown implements Files.
func (f *Overlay) Fchown(fd int, uid, gid int) error {
	if f.foreign(uid, gid) {
		return syscall.EPERM
	}
	return f.changeFD(fd, setOwner(uid, gid))
}

func (f *Overlay) foreign(uid, gid int) bool {
	w := f.world
	return w.uid != 0 && (uid >= 0 && uint32(uid) != w.uid || gid >= 0 && uint32(gid) != w.gid)
}

// Utimes implements Files.
func (f *Overlay) Utimes(path string, atime, mtime int64, follow bool) error {
	return f.changePath(path, follow, setTimes(atime, mtime))
}

// Futimes implements Files.
func (f *Overlay) Futimes(fd int, atime, mtime int64) error {
	return f.changeFD(fd, setTimes(atime, mtime))
}

// Space implements Files: that of the host, at the nearest directory it has.
func (f *Overlay) Space(path string) (Space, error) {
	p, err := f.find(path, true)
	if err != nil {
		return Space{}, err
	}
	for i := len(p.steps) - 1; i > 0; i-- {
		r := p.steps[i].at
		if r.id != 0 {
			r.host = f.nodes[r.id].host
		}
		if r.host != "" {
			return statfs(r.host)
		}
	}
	return statfs("/")
}
