package coverage

import (
	"archive/zip"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// class is what is known of a class at the end.
type class struct {
	name    string // with dots
	file    *classfile.File
	methods []*method
}

// method is a method that has code.
type method struct {
	class *class
	info  *classfile.Method
	*counter
}

// name is the method's name with the types of its parameters.
func (m *method) name() string {
	params, _ := vm.Descriptors(m.info.Descriptor)
	for i, p := range params {
		params[i] = vm.TypeText(p)
	}
	return m.info.Name + "(" + strings.Join(params, ",") + ")"
}

// line is the method's first source line, -1 when unknown.
func (m *method) line() int {
	first := -1
	for i := range m.body.Instrs {
		if n := m.body.Instrs[i].Line; n > 0 && (first < 0 || n < first) {
			first = n
		}
	}
	return first
}

// collect returns the classes to report, by name.
func (l *analyzer) collect(lib *vm.Library) []*class {
	var list []*class
	loaded := map[string]bool{}
	for id := 1; id < lib.Classes(); id++ {
		c := lib.ClassByID(uint32(id))
		if c == nil || !l.measures(c) {
			continue
		}
		k := &class{name: c.JavaName(), file: c.File}
		for _, m := range c.Methods {
			if m.Info == nil || m.Info.Code == nil {
				continue
			}
			if at := l.counter(m); at != ignored {
				k.methods = append(k.methods, &method{k, m.Info, at})
			}
		}
		list = append(list, k)
		loaded[k.name] = true
	}
	if !l.loadedOnly || len(l.saved) > 0 {
		l.onClassPath(func(file *classfile.File) {
			name := strings.ReplaceAll(file.Name, "/", ".")
			if loaded[name] || !l.classes.Named(name) {
				return
			}
			if k := l.notLoaded(name, file); !l.loadedOnly || k.ran() {
				loaded[name] = true
				list = append(list, k)
			}
		})
	}
	slices.SortStableFunc(list, func(a, b *class) int { return strings.Compare(a.name, b.name) })
	return list
}

// notLoaded is a class of the class path that was not loaded, unless it was
// before a checkpoint.
func (l *analyzer) notLoaded(name string, file *classfile.File) *class {
	k := &class{name: name, file: file}
	for i := range file.Methods {
		info := &file.Methods[i]
		if info.Code == nil {
			continue
		}
		if body := listing.Parse(info.Code, nil); body != nil {
			c := newCounter(body)
			l.addSaved(c, methodName(file.Name, info.Name, info.Descriptor))
			k.methods = append(k.methods, &method{k, info, c})
		}
	}
	return k
}

// ran reports whether any code of the class was executed.
func (k *class) ran() bool {
	return slices.ContainsFunc(k.methods, func(m *method) bool { return m.counter.ran() })
}

// onClassPath calls f for every class file of the class path. What cannot be
// read cannot have been loaded either, and is left out.
func (l *analyzer) onClassPath(f func(*classfile.File)) {
	read := func(name string, data []byte, err error) {
		if err != nil || !strings.HasSuffix(name, ".class") || strings.HasSuffix(name, "-info.class") {
			return
		}
		if file, err := classfile.Parse(data); err == nil {
			f(file)
		}
	}
	for _, root := range l.classPath {
		if jar, err := zip.OpenReader(root); err == nil {
			for _, entry := range jar.File {
				if r, err := entry.Open(); err == nil {
					data, err := config.ReadAll(r)
					read(entry.Name, data, err)
					r.Close()
				}
			}
			jar.Close()
			continue
		}
		_ = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, ".class") {
				data, err := config.ReadFile(path)
				read(path, data, err)
			}
			return nil
		})
	}
}

// share is how many of some things were covered.
type share struct{ covered, all int }

func (s *share) add(covered bool) {
	s.all++
	if covered {
		s.covered++
	}
}

func (s *share) join(o share) { s.covered += o.covered; s.all += o.all }

// figures are the numbers of a method, a class or the whole.
type figures struct{ bytecode, line, block, branch, methods share }

func (f *figures) join(o figures) {
	f.bytecode.join(o.bytecode)
	f.line.join(o.line)
	f.block.join(o.block)
	f.branch.join(o.branch)
	f.methods.join(o.methods)
}

// skips reports whether instruction i is left out.
func (l *analyzer) skips(m *method, i int) bool { return l.dropHandlers && m.body.Handler[i] }

func (l *analyzer) figures(m *method) (f figures) {
	for i := range m.body.Instrs {
		if l.skips(m, i) {
			continue
		}
		f.bytecode.add(m.counts[i] > 0)
		for _, n := range m.outcomes[i] {
			f.branch.add(n > 0)
		}
	}
	for _, i := range m.body.Blocks {
		if !l.skips(m, int(i)) {
			f.block.add(m.counts[i] > 0)
		}
	}
	for _, ln := range l.lines(m) {
		f.line.add(ln.count > 0)
	}
	f.methods.add(m.counts[0] > 0)
	return f
}

// line is what is known of a source line.
type line struct {
	number   int
	count    int64 // of the instruction of the line that ran most often
	branches []branch
	missed   bool // some of its instructions never ran
}

// branch is a branch instruction of a line.
type branch struct{ outcomes []int64 }

// lines returns the lines of some methods in ascending order.
func (l *analyzer) lines(methods ...*method) []*line {
	byNumber := map[int]*line{}
	for _, m := range methods {
		for i := range m.body.Instrs {
			n := m.body.Instrs[i].Line
			if n <= 0 || l.skips(m, i) {
				continue
			}
			ln := byNumber[n]
			if ln == nil {
				ln = &line{number: n}
				byNumber[n] = ln
			}
			ln.count = max(ln.count, m.counts[i])
			ln.missed = ln.missed || m.counts[i] == 0
			if m.outcomes[i] != nil {
				ln.branches = append(ln.branches, branch{m.outcomes[i]})
			}
		}
	}
	list := make([]*line, 0, len(byNumber))
	for _, ln := range byNumber {
		list = append(list, ln)
	}
	slices.SortFunc(list, func(a, b *line) int { return a.number - b.number })
	return list
}

// source is one source file with the methods that come from it.
type source struct {
	name    string // p/C.java
	path    string // where it was found, "" where it was not
	text    []string
	methods []*method
}

// bySource groups the methods by source file.
func (l *analyzer) bySource(classes []*class) []*source {
	var list []*source
	byName := map[string]*source{}
	for _, k := range classes {
		if k.file.SourceFile == "" {
			continue
		}
		name := k.file.SourceFile
		if i := strings.LastIndexByte(k.file.Name, '/'); i >= 0 {
			name = k.file.Name[:i+1] + name
		}
		s := byName[name]
		if s == nil {
			s = &source{name: name}
			s.path, s.text = l.sources.Lines(k.file.Name, k.file.SourceFile)
			byName[name] = s
			list = append(list, s)
		}
		s.methods = append(s.methods, k.methods...)
	}
	slices.SortFunc(list, func(a, b *source) int { return strings.Compare(a.name, b.name) })
	return list
}
