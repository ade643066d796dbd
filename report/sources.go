package report

import (
	"archive/zip"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// place is a position in a source file.
type place struct {
	file   string // below a root of sources: p/Main.java
	line   int    // 0 if it is not known
	method string // p.Main.run, "" if it is not known
}

func (p place) String() string {
	if p.line == 0 {
		return path.Base(p.file)
	}
	return fmt.Sprintf("%s:%d", path.Base(p.file), p.line)
}

// placeOf is where a location (Main.java:12) of a method (p.Main.run) is.
// Without a location there is none.
func placeOf(method, location string) (p place, ok bool) {
	file, line, _ := strings.Cut(location, ":")
	if file == "" {
		return place{}, false
	}
	p.method = method
	p.line, _ = strconv.Atoi(line)
	class := method[:max(strings.LastIndexByte(method, '.'), 0)]
	p.file = path.Join(path.Dir(strings.ReplaceAll(class, ".", "/")), file)
	return p, true
}

// placeOfLine is where a line of a trace is.
func placeOfLine(l search.Line) place {
	return place{file: path.Join(path.Dir(l.Class), l.File), line: l.Line, method: strings.ReplaceAll(l.Class, "/", ".") + "." + l.Method}
}

// placeOfFrame is where a line of a stack trace is: p.Main.run(Main.java:12),
// perhaps behind a module and its version. There is none for native methods and
// classes without a source file.
func placeOfFrame(frame string) (p place, ok bool) {
	method, location, _ := strings.Cut(strings.TrimSuffix(frame, ")"), "(")
	method = method[strings.LastIndexByte(method, '/')+1:]
	if !strings.Contains(location, ".") {
		return place{}, false
	}
	return placeOf(method, location)
}

// sources finds source files and reads their lines, each file once.
type sources struct {
	roots []string // folders and archives
	files map[string]*source
}

type source struct {
	name  string // of the file, "" if it was not found or is in an archive
	lines []string
}

func sourcesIn(roots []string) *sources { return &sources{roots: roots, files: map[string]*source{}} }

// beside lists where the sources of an entry of the class path usually are: in
// it, beside it, and where the common layouts of projects have them.
func beside(entry string) []string {
	if ext := filepath.Ext(entry); ext == ".jar" || ext == ".zip" {
		return []string{strings.TrimSuffix(entry, ext) + "-sources" + ext, entry}
	}
	up, slashed := filepath.Dir(entry), filepath.ToSlash(entry)
	roots := []string{entry, up, filepath.Join(up, "src")}
	for _, layout := range [][2]string{
		{"target/classes", "src/main/java"}, {"target/test-classes", "src/test/java"},
		{"build/classes/java/main", "src/main/java"}, {"build/classes/java/test", "src/test/java"},
	} {
		if project, ok := strings.CutSuffix(slashed, layout[0]); ok {
			roots = append(roots, filepath.Join(filepath.FromSlash(project), filepath.FromSlash(layout[1])))
		}
	}
	return roots
}

// find returns the file below one of the roots; it has no lines if there is
// none.
func (s *sources) find(file string) *source {
	if src, known := s.files[file]; known {
		return src
	}
	src := &source{}
	s.files[file] = src
	for _, root := range s.roots {
		text, name := readBelow(root, file)
		if text != nil {
			src.name, src.lines = name, strings.Split(string(text), "\n")
			break
		}
	}
	return src
}

// readBelow reads a file of a folder, whose own name it returns, or of an
// archive. The text is nil if there is no such file.
func readBelow(root, file string) (text []byte, name string) {
	if info, err := os.Stat(root); err != nil {
		return nil, ""
	} else if info.IsDir() {
		name = filepath.Join(root, filepath.FromSlash(file))
		if text, err = config.ReadFile(name); err != nil {
			return nil, ""
		}
		return text, name
	}
	archive, err := zip.OpenReader(root)
	if err != nil {
		return nil, ""
	}
	defer archive.Close()
	f, err := archive.Open(file)
	if err != nil {
		return nil, ""
	}
	defer f.Close()
	if text, err = config.ReadAll(f); err != nil {
		return nil, ""
	}
	return text, ""
}

// text returns the line there without its indentation, "" if it cannot be read.
func (s *sources) text(p place) string {
	lines := s.find(p.file).lines
	if p.line < 1 || p.line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[p.line-1])
}
