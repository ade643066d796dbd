package classpath

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// DefaultFeatureVersion is the Java version whose entries a multi-release jar
// shows unless Options say otherwise.
const DefaultFeatureVersion = 17

// Options says how to read a class path.
type Options struct {
	// Dir is what relative entries are relative to; empty for the working
	// directory of the process.
	Dir string

	// FeatureVersion is the Java version that multi-release jars are read for;
	// 0 means DefaultFeatureVersion.
	FeatureVersion int
}

// entry is one existing file or folder of a class path.
type entry struct {
	file string // absolute, symbolic links resolved
	dir  bool
}

// ParsePath reads a class path. Entries are separated by ':', ';' or ','; an
// entry is a folder, a jar or zip file, or "dir/*" for all jars of a folder,
// which are sorted by name. Blank entries do not count. The Class-Path of a
// jar's manifest is followed. It never fails: an entry that does not exist is
// ignored, as Java does, and told by [Path.Missing]; one that cannot be used
// is told by [Path.Problems].
func ParsePath(spec string, opts Options) *Path {
	if opts.FeatureVersion == 0 {
		opts.FeatureVersion = DefaultFeatureVersion
	}
	p := &Path{opts: opts, known: make(map[string]bool)}
	for _, name := range splitPath(spec, runtime.GOOS == "windows") {
		p.addEntry(name)
	}
	slices.Reverse(p.pending)
	return p
}

func (p *Path) addEntry(name string) {
	file := name
	if !filepath.IsAbs(file) {
		file = filepath.Join(p.opts.Dir, file)
	}
	folder, star := strings.CutSuffix(filepath.ToSlash(file), "*")
	if star && (folder == "" || strings.HasSuffix(folder, "/")) {
		p.addJarsOf(name, folder)
		return
	}
	switch e, kind, err := locate(file); kind {
	case usable:
		p.pending = append(p.pending, e)
	case absent:
		p.missing = append(p.missing, name)
	case broken:
		p.problem(name, err)
	}
}

// addJarsOf adds the jars of a folder, for the entry name "folder/*".
func (p *Path) addJarsOf(name, folder string) {
	if folder == "" {
		folder = "."
	}
	files, err := os.ReadDir(filepath.FromSlash(folder))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		p.missing = append(p.missing, name)
		return
	case err != nil:
		p.problem(name, reason(err))
		return
	}
	for _, f := range files { // ReadDir sorts
		if ext := filepath.Ext(f.Name()); ext != ".jar" && ext != ".JAR" {
			continue
		}
		jar := filepath.Join(folder, f.Name())
		switch e, kind, err := locate(jar); {
		case kind == usable && !e.dir:
			p.pending = append(p.pending, e)
		case kind == broken:
			p.problem(jar, err)
		}
	}
}

// splitPath cuts a class path into its entries. On Windows the colon of a
// drive letter separates nothing.
func splitPath(spec string, windows bool) []string {
	var parts []string
	start := 0
	cut := func(end int) {
		if part := strings.TrimSpace(spec[start:end]); part != "" {
			parts = append(parts, part)
		}
		start = end + 1
	}
	for i := 0; i < len(spec); i++ {
		switch spec[i] {
		case ':':
			if windows && isDrive(strings.TrimLeft(spec[start:i], " \t"), spec[i+1:]) {
				continue
			}
			cut(i)
		case ';', ',':
			cut(i)
		}
	}
	cut(len(spec))
	return parts
}

// isDrive tells whether a colon between the two is that of a drive letter.
func isDrive(before, after string) bool {
	if len(before) != 1 || after == "" || after[0] != '\\' && after[0] != '/' {
		return false
	}
	c := before[0] | 0x20
	return c >= 'a' && c <= 'z'
}

type entryKind int

const (
	absent entryKind = iota
	usable
	broken
)

// locate looks for a file or folder and resolves it to its canonical place.
// The error belongs to broken ones.
func locate(file string) (entry, entryKind, error) {
	abs, err := filepath.Abs(file)
	if err != nil {
		return entry{}, broken, reason(err)
	}
	real, err := filepath.EvalSymlinks(abs)
	if notThere(err) {
		return entry{}, absent, nil
	} else if err != nil {
		return entry{}, broken, reason(err)
	}
	info, err := os.Stat(real)
	if err == nil && info.IsDir() {
		// Fails where the folder may not be searched; listing it is no need.
		_, err = os.Stat(real + string(filepath.Separator) + ".")
	} else if err == nil && !info.Mode().IsRegular() {
		err = errors.New("neither a folder nor a file")
	}
	if err != nil {
		return entry{}, broken, reason(err)
	}
	return entry{file: real, dir: info.IsDir()}, usable, nil
}

// reason strips the operation and the path from a file error: the message that
// it goes into names the file already.
func reason(err error) error {
	if pe := (*fs.PathError)(nil); errors.As(err, &pe) {
		return pe.Err
	}
	return err
}
