package pathoutputmonitor

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/gojpf/gojpf/config"
)

// spec is what the output of a path may look like: one regular expression for
// each line, and "..." for any lines.
type spec struct {
	file  string
	lines []*regexp.Regexp // nil for "..."
}

// readSpec reads a file. Errors name it and the line.
func readSpec(file string) (*spec, error) {
	text, err := config.ReadFile(file)
	if err != nil {
		return nil, err
	}
	s := &spec{file: file}
	for i, line := range splitLines(string(text)) {
		if strings.HasPrefix(line, "//") {
			continue
		}
		if strings.TrimSpace(line) == "..." {
			s.lines = append(s.lines, nil)
			continue
		}
		re, err := regexp.Compile(`\A(?:` + line + `)\z`)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
		s.lines = append(s.lines, re)
	}
	return s, nil
}

func splitLines(text string) []string {
	var list []string
	for line := range strings.Lines(text) {
		list = append(list, strings.TrimRight(line, "\r\n"))
	}
	return list
}

// fits reports whether the lines of an output are what the spec says.
func (s *spec) fits(output []string) bool {
	// reached[i] says that the lines so far fit the first i patterns.
	reached := make([]bool, len(s.lines)+1)
	reached[0] = true
	s.skip(reached)
	for _, line := range output {
		next := make([]bool, len(reached))
		for i, re := range s.lines {
			if reached[i] && (re == nil || re.MatchString(line)) {
				if re == nil {
					next[i] = true // and more lines
				} else {
					next[i+1] = true
				}
			}
		}
		s.skip(next)
		reached = next
	}
	return reached[len(s.lines)]
}

// skip lets "..." stand for no lines.
func (s *spec) skip(reached []bool) {
	for i, re := range s.lines {
		if re == nil && reached[i] {
			reached[i+1] = true
		}
	}
}
