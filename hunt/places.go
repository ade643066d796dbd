package hunt

import (
	"fmt"
	"path"
	"path/filepath"
	"strings"

	"github.com/gojpf/gojpf/report"
)

// below is the name of the place's source file below a root of sources.
func (p place) below() string {
	file := p.file
	if file == "" {
		outer, _, _ := strings.Cut(p.class, "$")
		file = path.Base(outer) + ".java"
	}
	return path.Join(path.Dir(p.class), file)
}

func (p place) String() string {
	return fmt.Sprintf("%s.%s (%s:%d)", dotted(p.class), p.method, path.Base(p.below()), p.line)
}

// calls are the frames of a finding's stack in the analysed code, from the method that
// was explored to the line where the exception left this code first.
func (f *Finding) calls() (list []place) {
	for _, p := range f.best().stack {
		if f.ours[p.class] {
			list = append([]place{p}, list...)
		}
	}
	return list
}

// place is where a finding's exception left the analysed code first.
func (f *Finding) place() place {
	if calls := f.calls(); len(calls) > 0 {
		return calls[len(calls)-1]
	}
	return place{class: strings.ReplaceAll(f.Class(), ".", "/"), method: f.Method(), line: f.Line()}
}

// headline is a finding in a line.
func (f *Finding) headline() string {
	text := fmt.Sprintf("%s in %s.%s", f.Exception(), f.Class(), f.Method())
	if m := f.best().message; m != "" {
		text += ": " + oneLine(m)
	}
	return text
}

// given says with which inputs a finding happens.
func (f *Finding) given() string {
	k := f.best()
	text := f.Entry()
	for i, in := range k.inputs {
		text += []string{" with ", ", "}[min(i, 1)] + in.name + " = " + in.value
	}
	return text
}

// told is a decision in a line.
func (s step) told() string {
	if s.with == "" {
		return s.what
	}
	return s.what + " with " + s.with
}

// sourcesOf are the sources of the analysed code.
func sourcesOf(o *Options, s *scope) *report.Sources {
	absolute := func(names ...string) (list []string) {
		for _, name := range names {
			if abs, err := filepath.Abs(name); err == nil && name != "" {
				list = append(list, abs)
			}
		}
		return list
	}
	return report.SourcesOf(absolute(o.Sources...), append(absolute(s.paths...), absolute(filepath.SplitList(o.ClassPath)...)...))
}

// line is the source of a place, "" where it was not found.
func (r *Result) line(p place) string {
	if _, lines := r.source(p); p.line > 0 && p.line <= len(lines) {
		return strings.TrimSpace(lines[p.line-1])
	}
	return ""
}

// source is the file of a place, "" where it was not found, and its lines.
func (r *Result) source(p place) (name string, lines []string) {
	return r.sources.Lines(p.class, path.Base(p.below()))
}
