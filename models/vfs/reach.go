package vfs

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
)

// Reach says which files of the host a program may know of: those at or below
// some places, with the folders and symbolic links on the way to them, though not
// what else these folders hold. It is safe for several Overlays.
//
// Whether anything else exists decides nothing that a program is told: a path
// that leads to something that does is refused, and whoever asked must stop; one
// that does not is answered truly. What the program makes itself is its own,
// wherever it is.
type Reach struct {
	places []string        // real paths
	way    map[string]bool // paths of folders and links
	own    map[string]bool // folders in which a program may make files on the host, see Guards

	mu   sync.Mutex
	made []string // by the program, in such folders

	trusted []string // of places, those whose own links may lead out
	once    sync.Once
	linked  map[string]bool // where these lead
	folders []string        // of linked: a JDK may be a folder of links to parts of another
}

// NewReach returns a Reach of places, absolute paths. The links in trusted places,
// which are folders of the JDK, may lead out of them. Of the folders in own
// nothing is known but that they exist. A place that does not exist is none.
func NewReach(places, trusted, own []string) *Reach {
	r := &Reach{way: map[string]bool{}, own: map[string]bool{}}
	for _, p := range places {
		if real, ok := r.approach(p); ok {
			r.places = append(r.places, real)
		}
	}
	for _, p := range trusted {
		if real, ok := r.approach(p); ok {
			r.places = append(r.places, real)
			r.trusted = append(r.trusted, real)
		}
	}
	for _, p := range own {
		if real, ok := r.approach(p); ok {
			r.way[real], r.own[real] = true, true
		}
	}
	return r
}

// approach notes what lies on the way to a path and returns the real one.
func (r *Reach) approach(path string) (string, bool) {
	at := "/"
	rest := strings.Split(path, "/")
	for links := 0; len(rest) > 0; {
		r.way[at] = true
		name := rest[0]
		rest = rest[1:]
		switch name {
		case "", ".":
			continue
		case "..":
			at = filepath.Dir(at)
			continue
		}
		next := join(at, name)
		s, err := lstat(next)
		if err != nil {
			return "", false
		}
		if !s.IsLink() {
			at = next
			continue
		}
		target, err := os.Readlink(next)
		if links++; err != nil || links > maxLinks {
			return "", false
		}
		r.way[next] = true
		if filepath.IsAbs(target) {
			at = "/"
		}
		rest = append(strings.Split(target, "/"), rest...)
	}
	return at, true
}

func below(path string, places []string) bool {
	for _, p := range places {
		if path == p || p == "/" || strings.HasPrefix(path, p) && path[len(p)] == '/' {
			return true
		}
	}
	return false
}

// whole reports whether a path, free of links, is in one of the places.
func (r *Reach) whole(path string) bool {
	switch path {
	case "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom": // never the host's own
		return true
	}
	if below(path, r.places) {
		return true
	}
	r.mu.Lock()
	mine := below(path, r.made)
	r.mu.Unlock()
	if mine {
		return true
	}
	r.once.Do(r.follow)
	return r.linked[path] || below(path, r.folders)
}

// knows reports whether a program may know that there is something at a path.
func (r *Reach) knows(path string) bool {
	return r == nil || r.way[path] || r.whole(path)
}

// follow finds where links of trusted places lead. It is done when something
// else is asked for than the places themselves.
func (r *Reach) follow() {
	r.linked = map[string]bool{}
	for rest := slices.Clone(r.trusted); len(rest) > 0; rest = rest[1:] {
		filepath.WalkDir(rest[0], func(p string, d fs.DirEntry, err error) error {
			if err != nil || d.Type()&fs.ModeSymlink == 0 {
				return nil
			}
			real, err := filepath.EvalSymlinks(p)
			if err != nil || r.linked[real] {
				return nil
			}
			r.linked[real] = true
			if info, err := os.Stat(real); err == nil && info.IsDir() && !r.around(real) {
				r.folders = append(r.folders, real)
				rest = append(rest, real)
			}
			return nil
		})
	}
}

// around reports whether a folder holds a place, or lies in one: a link to all that
// is around the JDK is no part of it.
func (r *Reach) around(folder string) bool {
	for _, p := range r.trusted {
		if below(p, []string{folder}) {
			return true
		}
	}
	return below(folder, r.places)
}

// hostOf is the path on the host that a file began as, "" for none.
func (f *Overlay) hostOf(r ref) string {
	if r.id != 0 {
		return f.nodes[r.id].host
	}
	return r.host
}

// hidden reports whether the program must not know of a file.
func (f *Overlay) hidden(r ref) bool {
	host := f.hostOf(r)
	return host != "" && !f.world.reach.knows(host)
}

// refuse notes a path that the program is told nothing about.
func (f *Overlay) refuse(path string) error {
	if f.refused == "" {
		f.refused = path
	}
	return syscall.EACCES
}

// TakeRefused returns a path of the host that was asked for since the last call
// and that the program must not know of, "" for none. What the call returned
// must not be used.
func (f *Overlay) TakeRefused() string {
	path := f.refused
	f.refused = ""
	return path
}

// Guards reports whether a path may be used on the host itself: what it leads to
// must be known, and what is made there must be in one of the places, or in one
// of the program's own folders.
func (f *Overlay) Guards(path string, follow, making bool) bool {
	p, err := f.walk(path, follow)
	if f.refused != "" {
		return false
	}
	r := f.world.reach
	if !making || err != nil || p.found() || r == nil {
		return true
	}
	host := f.hostOf(p.dir())
	switch file := join(host, p.name()); {
	case r.whole(host):
	case r.own[host]:
		r.mu.Lock()
		r.made = append(r.made, file)
		r.mu.Unlock()
	default:
		f.refuse(file)
		return false
	}
	return true
}
