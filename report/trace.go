package report

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/gojpf/gojpf/search"
)

// trace writes the transitions that led to a violation, as JPF does.
func (c *Console) trace(steps []search.Step) {
	sources := &sources{roots: c.cfg.Paths("sourcepath"), files: map[string][]string{}}
	for i, s := range steps {
		c.printf("%s transition #%d thread: %d\n", strings.Repeat("-", 54), i, s.Thread)
		for _, choice := range s.Choices {
			c.printf("%s\n", choice)
		}
		if s.Diverged {
			c.printf("      [lines not known: the transition depends on what is outside the state]\n")
		}
		if s.Unsourced > 0 {
			c.printf("      [%d insn w/o sources]\n", s.Unsourced)
		}
		for _, l := range s.Lines {
			c.printf("  %-30s : %s\n", fmt.Sprintf("%s:%d", l.File, l.Line), sources.text(l))
		}
		if s.Dropped > 0 {
			c.printf("      [%d more changes of line]\n", s.Dropped)
		}
	}
}

// sources reads the lines of source files, each file once.
type sources struct {
	roots []string
	files map[string][]string
}

// text returns a line without its indentation, "" where it cannot be read.
func (s *sources) text(l search.Line) string {
	name := path.Join(path.Dir(l.Class), l.File)
	lines, known := s.files[name]
	if !known {
		for _, root := range s.roots {
			if b, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name))); err == nil {
				lines = strings.Split(string(b), "\n")
				break
			}
		}
		s.files[name] = lines
	}
	if l.Line > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[l.Line-1])
}
