package models

import (
	"archive/zip"
	"fmt"
	"io"
	"io/fs"
	"sort"
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// apiFolder holds the classes gov.nasa.jpf.* that programs are compiled
// against.
const apiFolder = "classes/api"

// APISource is the source of the API's classes in reports.
const APISource = "api"

// apiClasses are those classes as a source.
var apiClasses = sync.OnceValue(func() classpath.Source { return Classes("api") })

// APIFinder finds the classes of the API before next finds any: a program that
// brings JPF's own, which know nothing of this machine, still gets ours.
func APIFinder(next vm.Finder) vm.Finder { return apiFinder{next} }

type apiFinder struct{ next vm.Finder }

// FindClass implements vm.Finder.
func (f apiFinder) FindClass(name string) (vm.Found, bool, error) {
	if !inAPI(name) {
		return f.next.FindClass(name)
	}
	r, ok, err := apiClasses().Find(name + ".class")
	if err != nil || !ok || r.Dir {
		if err != nil {
			return vm.Found{}, false, err
		}
		return f.next.FindClass(name)
	}
	if file, err := classfile.Parse(r.Data); err == nil && file.Flags&classfile.AccInterface != 0 {
		// Nothing of ours is behind an interface or an annotation: the program knows
		// better what it was compiled against.
		if found, ok, err := f.next.FindClass(name); ok && err == nil {
			return found, true, nil
		}
	}
	return vm.Found{Data: r.Data, Source: APISource, Instead: func() (vm.Found, bool) {
		found, ok, err := f.next.FindClass(name)
		found.Own = true
		return found, ok && err == nil
	}}, true, nil
}

// inAPI reports whether a class, by its name with slashes, belongs to a package
// of the API: one that is missing may be there on the host.
func inAPI(name string) bool {
	return strings.HasPrefix(name, "gov/nasa/jpf/") || strings.HasPrefix(name, "org/sosy_lab/sv_benchmarks/")
}

// jarTime is the time of every file of the jar: the earliest that the format
// knows.
var jarTime = time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)

// WriteAPIJar writes the classes of the API as a jar. The same version of gojpf
// always writes the same bytes.
func WriteAPIJar(w io.Writer) error {
	var names []string
	err := fs.WalkDir(classes, apiFolder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			names = append(names, path)
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("api: %w", err)
	}
	sort.Strings(names)
	jar := zip.NewWriter(w)
	add := func(name string, data []byte) error {
		f, err := jar.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: jarTime})
		if err != nil {
			return err
		}
		_, err = f.Write(data)
		return err
	}
	if err := add("META-INF/MANIFEST.MF", []byte("Manifest-Version: 1.0\r\nCreated-By: gojpf\r\n\r\n")); err != nil {
		return fmt.Errorf("api: %w", err)
	}
	for _, name := range names {
		data, err := fs.ReadFile(classes, name)
		if err == nil {
			err = add(strings.TrimPrefix(name, apiFolder+"/"), data)
		}
		if err != nil {
			return fmt.Errorf("api: %w", err)
		}
	}
	if err := jar.Close(); err != nil {
		return fmt.Errorf("api: %w", err)
	}
	return nil
}
