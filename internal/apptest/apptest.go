// Package apptest runs real applications and libraries under gojpf exec and
// compares them with the host's java: each program of testdata uses one of them in
// earnest, and standard output and exit status must be equal. Standard error is left
// out, for what loggers write there has dates in it.
//
// A program is a class in no package. A line at its top says what it needs, names of
// jars without their extension:
//
//	// jars: h2
//
// The jars are Debian's; scripts/applications fetches them, and GOJPF_APPLICATIONS
// names their folder. A program of which a jar is missing is skipped.
package apptest

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Program is one program of testdata.
type Program struct {
	Name string
	File string
	Jars []string
}

// Read reads the programs of a folder.
func Read(dir string) ([]Program, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.java"))
	if err != nil {
		return nil, err
	}
	var programs []Program
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		p := Program{Name: strings.TrimSuffix(filepath.Base(file), ".java"), File: file}
		if err := p.readHeader(source); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		programs = append(programs, p)
	}
	if len(programs) == 0 {
		return nil, fmt.Errorf("no programs in %s", dir)
	}
	return programs, nil
}

// readHeader reads the comment lines at the top.
func (p *Program) readHeader(source []byte) error {
	for lines := bufio.NewScanner(bytes.NewReader(source)); lines.Scan(); {
		text, ok := strings.CutPrefix(lines.Text(), "// ")
		if !ok {
			return nil
		}
		key, value, _ := strings.Cut(text, ":")
		if key != "jars" {
			return fmt.Errorf("no header is called %q", key)
		}
		p.Jars = strings.Fields(value)
	}
	return nil
}

// ClassPath is the class path of a program whose classes are in a folder, with the
// jars of another one; missing names the first jar that is not there.
func (p *Program) ClassPath(classes, jars string) (path, missing string) {
	parts := []string{classes}
	for _, name := range p.Jars {
		jar := filepath.Join(jars, name+".jar")
		if _, err := os.Stat(jar); err != nil {
			return "", name
		}
		parts = append(parts, jar)
	}
	return strings.Join(parts, string(os.PathListSeparator)), ""
}
