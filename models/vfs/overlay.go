package vfs

import (
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
)

// Overlay is a file system of the program's own over the host's.
//
// A file that the program has neither changed nor opened is only a path on the
// host. Any other has a node. A node that began as a file of the host keeps
// that path: it supplies a directory's entries apart from those in names.
type Overlay struct {
	Now      int64 // the time that changes are marked with, nanoseconds since 1970
	ReadOnly bool  // every change fails with EACCES
	Seed     uint64
	Dated    bool // the program asks for times and numbers of files
	// Room is asked before the contents of files take more memory. Nil stands
	// for as much as there is.
	Room func(bytes int64) bool
	// Stop ends long calls early: their result is not used then.
	Stop func() bool

	gen  uint64
	held int64 // bytes that the contents of files take
	full bool  // there was no room for a write
	// refused is a path of the host that the program must not know of.
	refused string
	nodes   map[nodeID]*node
	byHost  map[string]nodeID
	fds     map[int]openFile
	shared  bool // the maps are those of the Overlay that this was forked from
	random  uint64
	world   *world
}

var _ Files = (*Overlay)(nil)

// world is what stays the same about the process.
type world struct {
	uid, gid uint32
	groups   []int
	umask    uint32
	reach    *Reach // nil for everything
}

type nodeID uint32

type node struct {
	gen    uint64 // the Overlay's that may write this node
	stat   Stat
	host   string
	loaded bool // data is what the file holds
	data   contents
	target string            // of a symbolic link
	names  map[string]nodeID // changed entries of a directory, 0 for a removed one
	opens  int
	dirty  bool // differs from the host's file, or has no such
}

type openFile struct {
	node  nodeID
	flags int
	pos   int64
}

var generations atomic.Uint64

// firstFD is the lowest descriptor that is not a standard stream.
const firstFD = 3

// directLimit is the size from which an unchanged file is read from the host
// piece by piece instead of being kept.
const directLimit = 32 << 20

// sizeLimit is how large a file can become, by what it does not hold, too.
const sizeLimit = 1 << 30

// NewOverlay returns an Overlay in which nothing has changed yet. The program
// sees those files of the host that are in reach; nil stands for all.
func NewOverlay(reach *Reach) *Overlay {
	groups, _ := os.Getgroups()
	return &Overlay{
		gen: generations.Add(1), nodes: map[nodeID]*node{}, byHost: map[string]nodeID{}, fds: map[int]openFile{},
		world: &world{uid: uint32(os.Geteuid()), gid: uint32(os.Getegid()), groups: groups, umask: processUmask(), reach: reach},
	}
}

// processUmask reads the mask without changing it for a moment, as umask(2)
// would.
func processUmask() uint32 {
	b, _ := os.ReadFile("/proc/self/status")
	if _, rest, ok := strings.Cut(string(b), "\nUmask:"); ok {
		line, _, _ := strings.Cut(rest, "\n")
		if v, err := strconv.ParseUint(strings.TrimSpace(line), 8, 32); err == nil {
			return uint32(v)
		}
	}
	return 0o022
}

// Held is how many bytes the contents of files take that are kept in memory.
func (f *Overlay) Held() int64 { return f.held }

// TakeFull reports whether a write has failed since the last call because there
// was no room for it.
func (f *Overlay) TakeFull() bool {
	was := f.full
	f.full = false
	return was
}

// Fork returns a copy that can be changed. The original is frozen: it must not
// be changed any more.
func (f *Overlay) Fork() *Overlay {
	c := *f
	c.gen = generations.Add(1)
	c.shared = true
	return &c
}

// ownMaps makes the tables this Overlay's own before one of them is changed.
func (f *Overlay) ownMaps() {
	if f.shared {
		f.nodes, f.byHost, f.fds, f.shared = maps.Clone(f.nodes), maps.Clone(f.byHost), maps.Clone(f.fds), false
	}
}

// own returns a node for writing.
func (f *Overlay) own(id nodeID) *node {
	n := f.nodes[id]
	if n.gen == f.gen {
		return n
	}
	f.ownMaps()
	c := *n
	c.gen = f.gen
	c.names = maps.Clone(n.names)
	f.nodes[id] = &c
	return &c
}

// ref is a file: a node, or else a path of the host.
type ref struct {
	id   nodeID
	host string
	stat Stat // of a path of the host
}

func (f *Overlay) statOf(r ref) Stat {
	if r.id == 0 {
		return r.stat
	}
	n := f.nodes[r.id]
	s := n.stat
	if n.dirty && n.loaded && s.IsRegular() {
		s.Size = n.data.size
	}
	return s
}

func join(dir, name string) string {
	if dir == "/" {
		return "/" + name
	}
	return dir + "/" + name
}

func (f *Overlay) root() (ref, error) { return f.atHost("/") }

// atHost is what the host has at a path, or the node that it has become.
func (f *Overlay) atHost(path string) (ref, error) {
	if id, ok := f.byHost[path]; ok {
		return ref{id: id}, nil
	}
	s, err := lstat(path)
	if err != nil {
		return ref{}, err
	}
	return ref{host: path, stat: s}, nil
}

func (f *Overlay) child(dir ref, name string) (ref, error) {
	host := dir.host
	if dir.id != 0 {
		n := f.nodes[dir.id]
		if id, ok := n.names[name]; ok {
			if id == 0 {
				return ref{}, syscall.ENOENT
			}
			return ref{id: id}, nil
		}
		if host = n.host; host == "" {
			return ref{}, syscall.ENOENT
		}
	}
	return f.atHost(join(host, name))
}

// node returns the node of a file, a new one where it had none.
func (f *Overlay) node(r ref) nodeID {
	if r.id != 0 {
		return r.id
	}
	if id, ok := f.byHost[r.host]; ok {
		return id // made since r was looked up
	}
	id := f.add(&node{stat: r.stat, host: r.host})
	n := f.nodes[id]
	if r.stat.IsLink() {
		n.target, _ = os.Readlink(r.host)
	}
	f.byHost[r.host] = id
	return id
}

func (f *Overlay) add(n *node) nodeID {
	f.ownMaps()
	id := nodeID(1)
	for f.nodes[id] != nil { // as file systems do: numbers of files come again
		id++
	}
	n.gen = f.gen
	f.nodes[id] = n
	return id
}

// create makes a node that the host has no file for, on the same device as the
// directory that it is for.
func (f *Overlay) create(dir nodeID, mode uint32) (nodeID, *node) {
	n := &node{dirty: true, loaded: true, names: map[string]nodeID{}}
	id := f.add(n)
	n.stat = Stat{Mode: mode, Nlink: 1, UID: f.world.uid, GID: f.world.gid, Dev: f.nodes[dir].stat.Dev, Ino: 1<<40 + uint64(id),
		Atime: f.Now, Mtime: f.Now, Ctime: f.Now}
	if n.stat.IsDir() {
		n.stat.Nlink, n.stat.Size = 2, 4096
	}
	return id, n
}

// step is one directory entry on the way that a path leads.
type step struct {
	at   ref
	name string
}

// place is where a path leads: the entries from the root on, and the name that
// the last of them, a directory, does not have.
type place struct {
	steps   []step
	missing string
}

func (p place) found() bool { return p.missing == "" }
func (p place) at() ref     { return p.steps[len(p.steps)-1].at }
func (p place) dir() ref {
	if p.missing != "" {
		return p.at()
	}
	return p.steps[max(0, len(p.steps)-2)].at
}
func (p place) name() string {
	if p.missing != "" {
		return p.missing
	}
	return p.steps[len(p.steps)-1].name
}

func (p place) path() string {
	var b strings.Builder
	for _, s := range p.steps[1:] {
		b.WriteString("/" + s.name)
	}
	if b.Len() == 0 {
		return "/"
	}
	return b.String()
}

const (
	maxLinks = 40
	maxName  = 255
)

// walk follows a path. That its last name does not exist is no error.
func (f *Overlay) walk(path string, follow bool) (place, error) {
	if path == "" {
		return place{}, syscall.ENOENT
	}
	if len(path) >= 4096 {
		return place{}, syscall.ENAMETOOLONG
	}
	root, err := f.root()
	if err != nil {
		return place{}, err
	}
	steps := []step{{at: root}}
	rest := strings.Split(path, "/")
	mustBeDir := strings.HasSuffix(path, "/")
	for links := 0; len(rest) > 0; {
		name := rest[0]
		rest = rest[1:]
		if name == "" {
			continue
		}
		top := steps[len(steps)-1].at
		s := f.statOf(top)
		if !s.IsDir() {
			return place{}, syscall.ENOTDIR
		}
		if !f.allowed(s, 1) {
			return place{}, syscall.EACCES
		}
		if name == "." {
			continue
		}
		if name == ".." {
			if len(steps) > 1 {
				steps = steps[:len(steps)-1]
			}
			continue
		}
		if len(name) > maxName {
			return place{}, syscall.ENAMETOOLONG
		}
		last := !slices.ContainsFunc(rest, func(s string) bool { return s != "" })
		r, err := f.child(top, name)
		if err == syscall.ENOENT && last && !mustBeDir {
			return place{steps, name}, nil
		}
		if err != nil {
			return place{}, err
		}
		if f.statOf(r).IsLink() && (!last || follow || mustBeDir) {
			if f.hidden(r) {
				return place{}, f.refuse(f.hostOf(r))
			}
			if links++; links > maxLinks {
				return place{}, syscall.ELOOP
			}
			target, err := f.target(r)
			if err != nil {
				return place{}, err
			}
			if strings.HasPrefix(target, "/") {
				steps = steps[:1]
			}
			mustBeDir = mustBeDir || last && strings.HasSuffix(target, "/")
			rest = append(strings.Split(target, "/"), rest...)
			continue
		}
		steps = append(steps, step{r, name})
	}
	p := place{steps: steps}
	if f.hidden(p.at()) {
		return place{}, f.refuse(f.hostOf(p.at()))
	}
	if mustBeDir && !f.statOf(p.at()).IsDir() {
		return place{}, syscall.ENOTDIR
	}
	return p, nil
}

// find is walk for a path that has to exist.
func (f *Overlay) find(path string, follow bool) (place, error) {
	p, err := f.walk(path, follow)
	if err == nil && !p.found() {
		err = syscall.ENOENT
	}
	return p, err
}

func (f *Overlay) target(r ref) (string, error) {
	if r.id != 0 {
		return f.nodes[r.id].target, nil
	}
	t, err := os.Readlink(r.host)
	return t, errno(err)
}

// allowed reports whether the process may read (4), write (2) or execute (1).
func (f *Overlay) allowed(s Stat, want uint32) bool {
	w := f.world
	if w.uid == 0 {
		return want&1 == 0 || s.IsDir() || s.Mode&0o111 != 0
	}
	perm := s.Mode
	switch {
	case s.UID == w.uid:
		perm >>= 6
	case s.GID == w.gid || slices.Contains(w.groups, int(s.GID)):
		perm >>= 3
	}
	return perm&want == want
}

// mayChange reports why an entry of a directory cannot be changed.
func (f *Overlay) mayChange(dir ref) error {
	if f.ReadOnly || !f.allowed(f.statOf(dir), 3) {
		return syscall.EACCES
	}
	return nil
}

// put makes name in a directory mean a node, or nothing.
func (f *Overlay) put(dir nodeID, name string, id nodeID) {
	d := f.own(dir)
	if d.names == nil {
		d.names = map[string]nodeID{}
	}
	if id == 0 && d.host == "" {
		delete(d.names, name)
	} else {
		d.names[name] = id
	}
	d.dirty = true
	d.stat.Mtime, d.stat.Ctime = f.Now, f.Now
}

// drop takes one name from a node and forgets the node with the last one, when
// no descriptor has it open.
func (f *Overlay) drop(id nodeID) {
	n := f.own(id)
	n.dirty = true
	n.stat.Ctime = f.Now
	n.stat.Nlink--
	if n.stat.IsDir() || n.stat.Nlink == 0 {
		n.stat.Nlink = 0
	}
	f.forget(id)
}

// forget removes a node that says nothing.
func (f *Overlay) forget(id nodeID) {
	n := f.nodes[id]
	if n.opens > 0 || n.dirty && n.stat.Nlink > 0 {
		return
	}
	f.ownMaps()
	delete(f.nodes, id)
	f.held -= n.data.held()
	if f.byHost[n.host] == id {
		delete(f.byHost, n.host)
	}
}

func (f *Overlay) list(r ref) ([]string, error) {
	host := r.host
	var changed map[string]nodeID
	if r.id != 0 {
		host, changed = f.nodes[r.id].host, f.nodes[r.id].names
	}
	var names []string
	if host != "" {
		below, err := readNames(host)
		if err != nil {
			return nil, err
		}
		for _, n := range below {
			if _, ok := changed[n]; ok {
				continue
			}
			if path := join(host, n); !f.world.reach.knows(path) {
				return nil, f.refuse(path)
			}
			names = append(names, n)
		}
	}
	for n, id := range changed {
		if id != 0 {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return names, nil
}
