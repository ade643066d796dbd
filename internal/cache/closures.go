// Package cache keeps results from one run to the next, each under what it depends on:
// class files, settings, the JDK and this program. So nothing that is kept is ever out of date,
// and all of it may be deleted at any time.
//
// It knows nothing of what is kept, and never decides whether a result may be: what the
// clock or an interruption has cut short should not.
package cache

import (
	"crypto/sha256"
	"fmt"
	"io"
	"iter"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Closures know which classes may take part in a run of a class's code: those that it
// names, directly or through others, and all that extend or implement one of them, as an
// unknown object may be of any of these. Texts that are names of classes count, too. Where a class of a
// closure finds others by names that it makes up, the closure is all classes.
//
// This always holds: a class outside of a closure has no influence on what is found,
// unless it is the JDK's, or of a place that was not read.
type Closures struct {
	files  map[string]*File    // by name, with slashes
	below  map[string][]string // what extends or implements a class directly
	always []string            // what belongs to every closure

	lock sync.Mutex
	of   map[string][]string // sorted, by class
}

// File is what matters of a class file.
type File struct {
	Digest  [sha256.Size]byte
	Source  string // below a root of sources
	Written time.Time
	// Outside says that the class may read what no class file has: files, the network, the
	// environment.
	Outside bool

	names    []string // of classes that it names, itself not
	reflects bool     // it may find classes by names that are not there
}

// ReadClosures reads all classes of the class path.
func ReadClosures(paths []string) (*Closures, error) {
	c := &Closures{files: map[string]*File{}, below: map[string][]string{}, of: map[string][]string{}}
	for _, entry := range paths {
		if err := c.read(entry); err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Files are all classes, by name with slashes.
func (c *Closures) Files() map[string]*File { return c.files }

// Always has the classes that a text names belong to every closure, such as those of a list of
// services.
func (c *Closures) Always(text string) {
	for name := range namesInText(text) {
		if c.files[name] != nil {
			c.always = append(c.always, name)
		}
	}
}

func (c *Closures) read(entry string) error {
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
		f := &File{Digest: sha256.Sum256(r.Data), Written: writtenAt(entry, name)}
		if file, err := classfile.Parse(r.Data); err == nil {
			f.look(file)
			f.Source = path.Join(path.Dir(own), strings.Clone(file.SourceFile))
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

// outside are classes, and the beginnings of names of classes, by which code reads what no class
// file has.
var outside = []string{"java/io/File", "java/io/RandomAccessFile", "java/nio/file/", "java/nio/channels/", "java/net/", "java/sql/", "java/util/zip/", "java/util/jar/",
	"java/lang/ProcessBuilder"}

// look notes what a class file names anywhere: as classes, in descriptors and signatures, and in
// texts.
func (f *File) look(file *classfile.File) {
	seen := map[string]bool{}
	for i := range file.Pool.Consts {
		c := &file.Pool.Consts[i]
		switch c.Tag {
		case classfile.TagClass:
			name := file.Pool.Class(uint16(i))
			if !strings.HasPrefix(name, "[") {
				seen[name] = true
			}
			f.Outside = f.Outside || slices.ContainsFunc(outside, func(o string) bool { return strings.HasPrefix(name, o) })
			f.reflects = f.reflects || name == "java/util/ServiceLoader"
		case classfile.TagUtf8:
			switch c.Str {
			case "forName", "loadClass", "findClass", "defineClass":
				f.reflects = true
			case "getenv", "getRuntime":
				f.Outside = true
			}
			for name := range namesInText(c.Str) {
				seen[name] = true
			}
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
	for name := range seen {
		if !strings.HasPrefix(name, "java/") {
			f.names = append(f.names, strings.Clone(name))
		}
	}
	slices.Sort(f.names)
}

// namesInText are what may be names of classes in a text, with slashes.
func namesInText(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		if !strings.Contains(text, ".") {
			return
		}
		for word := range strings.FieldsFuncSeq(text, func(r rune) bool {
			return r != '.' && r != '$' && r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
		}) {
			if strings.Contains(strings.Trim(word, "."), ".") && !yield(strings.ReplaceAll(strings.Trim(word, "."), ".", "/")) {
				return
			}
		}
	}
}

// Of is the closure of a class, sorted, with itself. Workers may ask at the same time.
func (c *Closures) Of(class string) []string {
	c.lock.Lock()
	defer c.lock.Unlock()
	if list, ok := c.of[class]; ok {
		return list
	}
	seen := map[string]bool{class: true}
	for _, a := range c.always {
		seen[a] = true
	}
	for work := slices.Collect(maps.Keys(seen)); len(work) > 0; {
		name := work[len(work)-1]
		work = work[:len(work)-1]
		var next []string
		if f := c.files[name]; f != nil {
			if next = f.names; f.reflects {
				next = slices.Collect(maps.Keys(c.files))
			}
		}
		for _, n := range append(slices.Clip(next), c.below[name]...) {
			if !seen[n] {
				seen[n] = true
				work = append(work, n)
			}
		}
	}
	maps.DeleteFunc(seen, func(name string, _ bool) bool { return c.files[name] == nil && name != class })
	list := slices.Sorted(maps.Keys(seen))
	c.of[class] = list
	return list
}

// Outside reports whether a class of a closure may read what no class file has.
func (c *Closures) Outside(class string) bool {
	return slices.ContainsFunc(c.Of(class), func(name string) bool { return c.files[name] != nil && c.files[name].Outside })
}

// WriteTo writes what identifies a closure: the names and digests of its classes.
func (c *Closures) WriteTo(w io.Writer, class string) {
	for _, name := range c.Of(class) {
		if f := c.files[name]; f != nil {
			fmt.Fprintf(w, "%s %x\n", name, f.Digest)
		} else {
			fmt.Fprintf(w, "%s\n", name)
		}
	}
}
