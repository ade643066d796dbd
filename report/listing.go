package report

import (
	"path"
)

// Sources finds the sources of classes for others that show code.
type Sources struct{ sources *sources }

// Lines returns the lines of the file that a class, named with slashes, comes
// from, and where that file is: "" for one in an archive. There are no lines
// where it cannot be found.
func (s *Sources) Lines(class, file string) (name string, lines []string) {
	src := s.sources.find(path.Join(path.Dir(class), file))
	return src.name, src.lines
}

// SourcesOf returns the sources below folders and archives, and of what a class path
// has: beside its entries, and where the layouts of projects have them.
func SourcesOf(roots, classPath []string) *Sources {
	roots = append([]string{}, roots...)
	for _, entry := range classPath {
		roots = append(roots, beside(entry)...)
	}
	return &Sources{sourcesIn(roots)}
}
