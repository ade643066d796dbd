package hunt

import (
	"crypto/sha256"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// closures know which classes may take part in the exploration of a method: those that
// its class names, directly or through others, and all that extend or implement one of
// them, as an object of the input may be of any of these.
//
// This always holds: a class outside of a closure has no influence on what is found,
// unless it is the JDK's.
type closures struct {
	files map[string]*classFile // by name, with slashes
	below map[string][]string   // what extends or implements a class directly
	of    map[string][]string   // sorted, by class
}

// classFile is what matters of a class file.
type classFile struct {
	digest  [sha256.Size]byte
	names   []string // of classes that it names, itself not
	source  string   // below a root of sources
	written time.Time
}

// readClosures reads all classes of the class path.
func readClosures(paths []string) (*closures, error) {
	c := &closures{files: map[string]*classFile{}, below: map[string][]string{}, of: map[string][]string{}}
	for _, entry := range paths {
		if err := c.read(entry); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func (c *closures) read(entry string) error {
	cp := classpath.ParsePath(entry, classpath.Options{})
	defer cp.Close()
	return cp.Walk(func(name string) bool {
		own, ok := strings.CutSuffix(name, ".class")
		if !ok || c.files[own] != nil {
			return true
		}
		r, _, err := cp.Find(name)
		if err != nil {
			return true // nobody can load it
		}
		f := &classFile{digest: sha256.Sum256(r.Data), written: writtenAt(entry, name)}
		if file, err := classfile.Parse(r.Data); err == nil {
			f.names, f.source = namesIn(file), path.Join(path.Dir(own), strings.Clone(file.SourceFile))
			for _, super := range append([]string{file.Super}, file.Interfaces...) {
				c.below[strings.Clone(super)] = append(c.below[super], own)
			}
		}
		c.files[own] = f
		return true
	})
}

// writtenAt is when a class was written: its file, or the archive that it is in.
func writtenAt(entry, name string) time.Time {
	for _, file := range []string{filepath.Join(entry, filepath.FromSlash(name)), entry} {
		if info, err := os.Stat(file); err == nil {
			return info.ModTime()
		}
	}
	return time.Time{}
}

// namesIn are the names of classes that a class file has anywhere: as classes, and in
// descriptors and signatures.
func namesIn(file *classfile.File) []string {
	seen := map[string]bool{}
	for i := range file.Pool.Consts {
		c := &file.Pool.Consts[i]
		switch c.Tag {
		case classfile.TagClass:
			if name := file.Pool.Class(uint16(i)); !strings.HasPrefix(name, "[") {
				seen[name] = true
			}
		case classfile.TagUtf8:
			for rest := c.Str; ; {
				_, after, found := strings.Cut(rest, "L")
				if !found {
					break
				}
				rest = after
				if end := strings.IndexAny(after, ";<"); end > 0 && !strings.ContainsAny(after[:end], " .()[") {
					seen[after[:end]] = true
				}
			}
		}
	}
	delete(seen, file.Name)
	var list []string
	for name := range seen {
		if !strings.HasPrefix(name, "java/") {
			list = append(list, strings.Clone(name))
		}
	}
	slices.Sort(list)
	return list
}

// closure is that of a class, with itself.
func (c *closures) closure(class string) []string {
	if list, ok := c.of[class]; ok {
		return list
	}
	seen := map[string]bool{class: true}
	for work := []string{class}; len(work) > 0; {
		name := work[len(work)-1]
		work = work[:len(work)-1]
		var next []string
		if f := c.files[name]; f != nil {
			next = f.names
		}
		for _, n := range append(slices.Clip(next), c.below[name]...) {
			if c.files[n] != nil && !seen[n] {
				seen[n] = true
				work = append(work, n)
			}
		}
	}
	list := sorted(seen)
	c.of[class] = list
	return list
}
