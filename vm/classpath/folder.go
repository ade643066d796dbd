package classpath

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"
)

// folder is a directory of a class path.
type folder struct {
	dir string // absolute
	url string // with a slash at the end
}

func newFolder(dir string) *folder {
	u := fileURL(dir)
	if !strings.HasSuffix(u, "/") {
		u += "/"
	}
	return &folder{dir: dir, url: u}
}

func (f *folder) Name() string { return f.dir }
func (f *folder) Close() error { return nil }

func (f *folder) Find(name string) (Resource, bool, error) {
	file, ok := f.file(name)
	if !ok {
		return Resource{}, false, nil
	}
	data, err := readFile(file)
	if err == nil {
		r := f.resource(name, data)
		r.File = file
		return r, true, nil
	}
	if notThere(err) {
		return Resource{}, false, nil
	}
	if info, e := os.Stat(file); e == nil && info.IsDir() {
		return f.listing(name, file)
	}
	return Resource{}, false, fmt.Errorf("%s: cannot be read: %w", file, reason(err))
}

// file returns the file that a name denotes; false if it would lie outside.
// Symbolic links inside the folder are the user's own and lead anywhere.
func (f *folder) file(name string) (string, bool) {
	if name == "" {
		return f.dir, true
	}
	local := filepath.FromSlash(name)
	if !filepath.IsLocal(local) || strings.IndexByte(name, 0) >= 0 {
		return "", false
	}
	return filepath.Join(f.dir, local), true
}

func (f *folder) resource(name string, data []byte) Resource {
	if strings.Contains(name, ".") { // "." and ".." may be in it
		slash := strings.HasSuffix(name, "/")
		if name = path.Clean(name); name == "." {
			name = ""
		} else if slash {
			name += "/"
		}
	}
	return Resource{Data: data, URL: f.url + escapePath(name), CodeSource: f.url}
}

const (
	mostBytes = 1<<31 - 1 // what an array of Java's holds
	maxClass  = 64 << 20  // no compiler has written a class file like that
)

// readFile is os.ReadFile for files that have an end: a pipe or a device that a
// link leads to has none.
func readFile(file string) ([]byte, error) {
	f, err := os.OpenFile(file, os.O_RDONLY|syscall.O_NONBLOCK, 0) // no waiting for who writes to a pipe
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, syscall.EISDIR
	case !info.Mode().IsRegular():
		return nil, errors.New("is not a regular file")
	case info.Size() > mostBytes, info.Size() > maxClass && strings.HasSuffix(file, ".class"):
		return nil, fmt.Errorf("its size of %d bytes is too large", info.Size())
	}
	data := make([]byte, info.Size())
	n, err := io.ReadFull(f, data)
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		err = nil
	}
	return data[:n], err
}

func (f *folder) listing(name, dir string) (Resource, bool, error) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return Resource{}, false, fmt.Errorf("%s: cannot be listed: %w", dir, reason(err))
	}
	var b strings.Builder
	for _, e := range files {
		b.WriteString(e.Name())
		b.WriteByte('\n')
	}
	r := f.resource(name, []byte(b.String()))
	r.Dir, r.File = true, dir
	return r, true, nil
}

func (f *folder) Walk(fn func(string) bool) error {
	return walkFS(os.DirFS(f.dir), f.dir, fn)
}

// notThere tells whether the error says that there is no such file, rather
// than that it cannot be had.
func notThere(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) ||
		errors.Is(err, syscall.ENAMETOOLONG) || errors.Is(err, fs.ErrInvalid)
}

// walkFS calls fn with all files of a file system in lexical order.
func walkFS(fsys fs.FS, source string, fn func(string) bool) error {
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() || d.Type()&^fs.ModeSymlink != 0:
			return nil
		case d.Type()&fs.ModeSymlink != 0:
			// A link to a file counts as that file; links to folders are not
			// followed, for they may form a circle.
			if info, err := fs.Stat(fsys, name); err != nil || !info.Mode().IsRegular() {
				return nil
			}
		}
		if !fn(name) {
			return fs.SkipAll
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("%s: cannot be listed: %w", source, err)
	}
	return nil
}

// fileURL returns the file: URL of an absolute path.
func fileURL(file string) string {
	p := filepath.ToSlash(file)
	if !strings.HasPrefix(p, "/") {
		p = "/" + p // a drive letter
	}
	return "file:" + escapePath(p)
}

// FS returns a file system as a source, an embedded one for instance. Its URLs
// have the name as scheme.
func FS(name string, fsys fs.FS) Source {
	return &fileSystem{name: name, fsys: fsys}
}

type fileSystem struct {
	name string
	fsys fs.FS
}

func (s *fileSystem) Name() string { return s.name }
func (s *fileSystem) Close() error { return nil }

func (s *fileSystem) Find(name string) (Resource, bool, error) {
	if !fs.ValidPath(name) {
		return Resource{}, false, nil
	}
	data, err := fs.ReadFile(s.fsys, name)
	if err == nil {
		base := s.name + ":/"
		return Resource{Data: data, URL: base + escapePath(name), CodeSource: base}, true, nil
	}
	if notThere(err) {
		return Resource{}, false, nil
	}
	if info, e := fs.Stat(s.fsys, name); e == nil && info.IsDir() {
		return Resource{}, false, nil
	}
	return Resource{}, false, fmt.Errorf("%s: %s cannot be read: %w", s.name, name, reason(err))
}

func (s *fileSystem) Walk(fn func(string) bool) error {
	return walkFS(s.fsys, s.name, fn)
}
