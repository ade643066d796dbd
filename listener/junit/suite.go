package junit

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/listener/output"
	"github.com/gojpf/gojpf/vm"
)

// suite writes the files of a run.
type suite struct {
	*writer
	c      *listener.Context
	taken  map[string]bool // names of classes
	placed bool            // the stand-ins are there
}

// write writes the files of a class under test.
func (s *suite) write(class *vm.Class) error {
	var file *javatest.File
	numbers := map[string]int{}
	var reasons []string
	times := map[string]int{}
	omit := func(reason string) {
		if times[reason]++; times[reason] == 1 {
			reasons = append(reasons, reason)
		}
	}
	var files []*javatest.File
	runs := false
	for _, f := range s.found {
		if f.class != class.JavaName() {
			continue
		}
		if i := slices.IndexFunc(f.untouched, func(fd *vm.Field) bool { return s.statics.touched[fd] }); i >= 0 && f.test != nil {
			f.test, f.reason = nil, f.class+"."+f.test.Name+": a path: it initialises "+f.untouched[i].Class.JavaName()+", which can happen only once"
		}
		if f.test == nil {
			omit(f.reason)
			continue
		}
		switch {
		case file == nil:
			file = s.newFile(class)
			files = append(files, file)
		case file.Len() >= s.most:
			file = file.Next(s.free(file.Package, files[0].Name))
			files = append(files, file)
		}
		t := *f.test
		t.Statics = s.settable(file, &t, omit)
		numbers[t.Name]++
		t.Name = fmt.Sprintf("%s_%d", t.Name, numbers[t.Name])
		var no *javatest.Inexpressible
		switch err := file.Add(&t); {
		case errors.Is(err, javatest.ErrDuplicate):
			numbers[f.test.Name]--
		case errors.As(err, &no):
			numbers[f.test.Name]--
			omit(f.class + "." + f.test.Name + ": a path: " + no.Reason)
		case err != nil:
			return err
		}
		runs = runs || t.Main != nil
	}
	if file == nil {
		file = s.newFile(class)
		files = append(files, file)
	}
	for _, text := range s.unreadable() {
		omit(text)
	}
	if n := s.beyond[class.JavaName()]; n > 0 {
		reason := class.JavaName() + ": a path: it is beyond the first " + strconv.Itoa(s.paths) + " (" + pathsKey + ")"
		reasons, times[reason] = append(reasons, reason), n
	}
	for _, reason := range reasons {
		text := count(times[reason], reason)
		files[0].Omit(text)
		s.c.Printf("JUnitTests: left out: %s\n", text)
	}
	for i, file := range files {
		if i > 0 && file.Len() == 0 {
			continue // what came was there already
		}
		if err := s.place(file); err != nil {
			return err
		}
	}
	if runs {
		return s.placeStandIns()
	}
	return nil
}

// settable are the static fields of a test that the program touches and whose
// values can be written. Others stay as their classes make them.
func (s *suite) settable(file *javatest.File, t *javatest.Test, omit func(string)) []javatest.FieldValue {
	var list []javatest.FieldValue
	for _, f := range t.Statics {
		if !s.statics.touched[f.Field] {
			continue
		}
		if err := file.Check(f.Value); err != nil {
			omit(fmt.Sprintf("%s stays as its class makes it: %v", f.Field, err))
			continue
		}
		list = append(list, f)
	}
	return list
}

// free makes a name that no class of tests has, from one that it should have.
func (s *suite) free(pkg, base string) string {
	name := base
	for n := 2; s.taken[pkg+"."+name]; n++ {
		name = fmt.Sprint(base, n)
	}
	s.taken[pkg+"."+name] = true
	return name
}

// unreadable names the static fields that the program touches and that were too
// large to note.
func (s *suite) unreadable() []string {
	if s.statics == nil {
		return nil
	}
	var list []string
	for f, why := range s.statics.unread {
		if s.statics.touched[f] {
			list = append(list, fmt.Sprintf("%s stays as its class makes it: %s", f, why))
		}
	}
	slices.Sort(list)
	return list
}

// newFile starts a file.
func (s *suite) newFile(class *vm.Class) *javatest.File {
	pkg := s.pkg
	if pkg == "" {
		pkg = strings.ReplaceAll(class.Package(), "/", ".")
	}
	simple := class.Name[strings.LastIndexByte(class.Name, '/')+1:]
	name := s.free(pkg, strings.ReplaceAll(s.class, "*", strings.ReplaceAll(simple, "$", "_")))
	f := javatest.New(s.c.Machine, pkg, name, s.version)
	f.Head = []string{
		"Tests for the paths of " + class.JavaName() + ", written by gojpf.",
		"Run them with assertions enabled (java -ea).",
	}
	return f
}

// place writes a file.
func (s *suite) place(file *javatest.File) error {
	name := filepath.Join(s.directory, filepath.FromSlash(strings.ReplaceAll(file.Package, ".", "/")), file.Name+".java")
	if err := output.File(name, file.Write); err != nil {
		return err
	}
	s.c.Printf("JUnitTests: %d tests in %s\n", file.Len(), name)
	return nil
}

// placeStandIns writes the classes that give programs their inputs.
func (s *suite) placeStandIns() error {
	if s.placed {
		return nil
	}
	s.placed = true
	sources := javatest.StandIns()
	return fs.WalkDir(sources, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(sources, name)
		if err != nil {
			return err
		}
		return output.File(filepath.Join(s.directory, filepath.FromSlash(name)), func(w io.Writer) error {
			_, err := w.Write(text)
			return err
		})
	})
}
