package vfs

import (
	"os"
	"strings"
	"syscall"
)

// The calls of an Overlay on descriptors.

// device tells the few special files apart that an Overlay has.
func (f *Overlay) device(n *node) string {
	if n.stat.Mode&syscall.S_IFMT != syscall.S_IFCHR {
		return ""
	}
	switch n.host {
	case "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom":
		return n.host
	}
	return ""
}

func (f *Overlay) isDevice(r ref) bool {
	m := f.statOf(r).Mode & syscall.S_IFMT
	return m == syscall.S_IFCHR || m == syscall.S_IFBLK
}

// Open implements Files. Of special files there are only the null, zero, full
// and random devices; random bytes come from Seed.
func (f *Overlay) Open(path string, flags int, perm uint32) (int, error) {
	writing := flags&syscall.O_ACCMODE != syscall.O_RDONLY
	creating := flags&syscall.O_CREAT != 0
	exclusive := creating && flags&syscall.O_EXCL != 0
	if trimmed := strings.TrimRight(path, "/"); creating && trimmed != path {
		if _, err := f.walk(trimmed, false); err != nil {
			return -1, err
		}
		return -1, syscall.EISDIR
	}
	p, err := f.walk(path, flags&syscall.O_NOFOLLOW == 0 && !exclusive)
	if err != nil {
		return -1, err
	}
	var id nodeID
	if p.found() {
		s := f.statOf(p.at())
		want := uint32(4)
		if writing {
			want = 2
			if flags&syscall.O_ACCMODE == syscall.O_RDWR {
				want = 6
			}
		}
		switch {
		case exclusive:
			return -1, syscall.EEXIST
		case s.IsLink():
			return -1, syscall.ELOOP
		case s.IsDir() && (writing || creating):
			return -1, syscall.EISDIR
		case !s.IsDir() && flags&syscall.O_DIRECTORY != 0:
			return -1, syscall.ENOTDIR
		case !f.allowed(s, want):
			return -1, syscall.EACCES
		}
		if f.ReadOnly && (writing || flags&syscall.O_TRUNC != 0) && !f.isDevice(p.at()) {
			return -1, syscall.EACCES
		}
		id = f.node(p.at())
		if err := f.opened(id, writing && flags&syscall.O_TRUNC != 0); err != nil {
			f.forget(id)
			return -1, err
		}
	} else {
		if !creating {
			return -1, syscall.ENOENT
		}
		if err := f.mayChange(p.dir()); err != nil {
			return -1, err
		}
		dir := f.node(p.dir())
		id, _ = f.create(dir, syscall.S_IFREG|perm&^f.world.umask&0o7777)
		f.put(dir, p.name(), id)
	}
	f.own(id).opens++
	return f.addFD(openFile{node: id, flags: flags &^ (syscall.O_CREAT | syscall.O_EXCL | syscall.O_TRUNC)}), nil
}

// opened makes the contents of an existing file ready.
func (f *Overlay) opened(id nodeID, truncate bool) error {
	n := f.nodes[id]
	switch {
	case n.stat.IsDir():
		return nil
	case !n.stat.IsRegular():
		if f.device(n) == "" {
			return syscall.ENXIO
		}
		return nil
	case truncate:
		n = f.own(id)
		f.held -= n.data.held()
		n.data, n.loaded, n.dirty = contents{}, true, true
		n.stat.Mtime, n.stat.Ctime = f.Now, f.Now
		return nil
	case n.loaded:
		return nil
	case n.stat.Size >= directLimit, f.Room != nil && !f.Room(n.stat.Size):
		return nil
	}
	return f.load(id)
}

// load reads what a file of the host holds.
func (f *Overlay) load(id nodeID) error {
	n := f.nodes[id]
	if n.loaded || n.host == "" || !n.stat.IsRegular() {
		return nil
	}
	if n.stat.Size > sizeLimit {
		return syscall.EFBIG
	}
	if f.Room != nil && !f.Room(n.stat.Size) {
		f.full = true
		return syscall.ENOSPC
	}
	b, err := os.ReadFile(n.host)
	if err != nil {
		return errno(err)
	}
	n = f.own(id)
	n.data.writeAt(f.gen, b, 0, f.Stop)
	n.loaded = true
	f.held += int64(len(b))
	return nil
}

func (f *Overlay) addFD(o openFile) int {
	f.ownMaps()
	fd := firstFD
	for {
		if _, used := f.fds[fd]; !used {
			break
		}
		fd++
	}
	f.fds[fd] = o
	return fd
}

// Close implements Files.
func (f *Overlay) Close(fd int) error {
	o, ok := f.fds[fd]
	if !ok {
		return syscall.EBADF
	}
	f.ownMaps()
	delete(f.fds, fd)
	f.own(o.node).opens--
	f.forget(o.node)
	return nil
}

// Dup implements Files. The copy has a position of its own, unlike dup(2)'s:
// the JDK uses it for directories only.
func (f *Overlay) Dup(fd int) (int, error) {
	o, ok := f.fds[fd]
	if !ok {
		return -1, syscall.EBADF
	}
	f.own(o.node).opens++
	return f.addFD(o), nil
}

func (f *Overlay) setPos(fd int, o openFile, pos int64) {
	if o.pos != pos {
		f.ownMaps()
		o.pos = pos
		f.fds[fd] = o
	}
}

// Read implements Files.
func (f *Overlay) Read(fd int, p []byte) (int, error) {
	o := f.fds[fd]
	n, err := f.Pread(fd, p, o.pos)
	if err == nil {
		f.setPos(fd, o, o.pos+int64(n))
	}
	return n, err
}

// Pread implements Files.
func (f *Overlay) Pread(fd int, p []byte, off int64) (int, error) {
	o, ok := f.fds[fd]
	if !ok || o.flags&syscall.O_ACCMODE == syscall.O_WRONLY {
		return 0, syscall.EBADF
	}
	if off < 0 {
		return 0, syscall.EINVAL
	}
	n := f.nodes[o.node]
	switch {
	case n.stat.IsDir():
		return 0, syscall.EISDIR
	case !n.stat.IsRegular():
		return f.readDevice(f.device(n), p), nil
	case !n.loaded:
		h, err := os.Open(n.host)
		if err != nil {
			return 0, errno(err)
		}
		defer h.Close()
		k, _ := h.ReadAt(p, off)
		return k, nil
	}
	return n.data.readAt(p, off), nil
}

func (f *Overlay) readDevice(name string, p []byte) int {
	switch name {
	case "/dev/null":
		return 0
	case "/dev/random", "/dev/urandom":
		for i := range p {
			p[i] = f.randomByte()
		}
	default:
		clear(p)
	}
	return len(p)
}

// randomByte is from a splitmix64 sequence that starts at Seed.
func (f *Overlay) randomByte() byte {
	f.random++
	z := f.Seed + f.random*0x9E3779B97F4A7C15
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return byte((z ^ z>>31) >> 24)
}

// Write implements Files.
func (f *Overlay) Write(fd int, p []byte) (int, error) {
	o, ok := f.fds[fd]
	if !ok {
		return 0, syscall.EBADF
	}
	pos := o.pos
	if o.flags&syscall.O_APPEND != 0 {
		pos = f.statOf(ref{id: o.node}).Size
	}
	n, err := f.pwrite(o, p, pos)
	if err == nil {
		f.setPos(fd, o, pos+int64(n))
	}
	return n, err
}

// Pwrite implements Files. As on Linux, a descriptor that appends does so
// whatever the offset.
func (f *Overlay) Pwrite(fd int, p []byte, off int64) (int, error) {
	o, ok := f.fds[fd]
	if !ok {
		return 0, syscall.EBADF
	}
	if off < 0 {
		return 0, syscall.EINVAL
	}
	if o.flags&syscall.O_APPEND != 0 {
		off = f.statOf(ref{id: o.node}).Size
	}
	return f.pwrite(o, p, off)
}

func (f *Overlay) pwrite(o openFile, p []byte, off int64) (int, error) {
	if o.flags&syscall.O_ACCMODE == syscall.O_RDONLY {
		return 0, syscall.EBADF
	}
	if n := f.nodes[o.node]; !n.stat.IsRegular() {
		if f.device(n) == "/dev/full" {
			return 0, syscall.ENOSPC
		}
		return len(p), nil
	}
	if len(p) == 0 {
		return 0, nil
	}
	if off+int64(len(p)) > sizeLimit {
		f.full = true
		return 0, syscall.ENOSPC
	}
	n, err := f.modify(o.node)
	if err != nil {
		return 0, err
	}
	more := n.data.growth(off, len(p))
	if more > 0 && f.Room != nil && !f.Room(more) {
		f.full = true
		return 0, syscall.ENOSPC
	}
	f.held += more
	done := n.data.writeAt(f.gen, p, off, f.Stop)
	f.held -= n.data.growth(off+int64(done), len(p)-done)
	return done, nil
}

// modify makes the contents of a file writable.
func (f *Overlay) modify(id nodeID) (*node, error) {
	if err := f.load(id); err != nil {
		return nil, err
	}
	n := f.own(id)
	n.dirty = true
	n.stat.Mtime, n.stat.Ctime = f.Now, f.Now
	return n, nil
}

// Seek implements Files.
func (f *Overlay) Seek(fd int, off int64, whence int) (int64, error) {
	o, ok := f.fds[fd]
	if !ok {
		return 0, syscall.EBADF
	}
	switch whence {
	case 1:
		off += o.pos
	case 2:
		off += f.statOf(ref{id: o.node}).Size
	}
	if off < 0 {
		return 0, syscall.EINVAL
	}
	f.setPos(fd, o, off)
	return off, nil
}

// Truncate implements Files; it can also make a file longer.
func (f *Overlay) Truncate(fd int, size int64) error {
	o, ok := f.fds[fd]
	if !ok {
		return syscall.EBADF
	}
	if o.flags&syscall.O_ACCMODE == syscall.O_RDONLY || size < 0 || !f.nodes[o.node].stat.IsRegular() {
		return syscall.EINVAL
	}
	if size > sizeLimit {
		f.full = true
		return syscall.ENOSPC
	}
	n, err := f.modify(o.node)
	if err != nil {
		return err
	}
	before := n.data.held()
	n.data.resize(f.gen, size)
	f.held += n.data.held() - before
	return nil
}

// Sync implements Files.
func (f *Overlay) Sync(fd int) error {
	if _, ok := f.fds[fd]; !ok {
		return syscall.EBADF
	}
	return nil
}

// Flags implements Files.
func (f *Overlay) Flags(fd int) (int, error) {
	o, ok := f.fds[fd]
	if !ok {
		return 0, syscall.EBADF
	}
	return o.flags, nil
}

// Fstat implements Files.
func (f *Overlay) Fstat(fd int) (Stat, error) {
	o, ok := f.fds[fd]
	if !ok {
		return Stat{}, syscall.EBADF
	}
	return f.statOf(ref{id: o.node}), nil
}
