package config

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
)

// direct carries out an entry whose key starts with '@'.
func (l *loader) direct(name, text string, origin Origin) error {
	fail := func(err error) error {
		return &EntryError{origin, fmt.Errorf("%s: %w", name, err)}
	}
	text, err := l.config.expandNow(text, l.outside)
	if err != nil {
		return fail(err)
	}
	if text == "" {
		return fail(errors.New("needs a value"))
	}
	switch name {
	case "@requires":
		for _, key := range splitList(text) {
			if !l.config.Has(key) {
				return errStopFile
			}
		}
		return nil
	case "@include":
		return l.include(text, origin)
	case "@include_if", "@include_unless":
		key, file, ok := splitCondition(text)
		if !ok {
			return fail(fmt.Errorf("expected ?key?file, got %q", text))
		}
		if l.config.Has(key) == (name == "@include_if") {
			return l.include(file, origin)
		}
		return nil
	case "@using":
		return l.use(text, fail)
	}
	return &EntryError{origin, fmt.Errorf(
		"unknown directive %s (known are @include, @include_if, @include_unless, @requires, @using)", name)}
}

// splitCondition cuts "?key?file".
func splitCondition(text string) (key, file string, ok bool) {
	text, marked := strings.CutPrefix(text, "?")
	key, file, found := strings.Cut(text, "?")
	key, file = strings.TrimSpace(key), strings.TrimSpace(file)
	return key, file, marked && found && key != "" && file != ""
}

// include reads a file whose name starts from the folder of the including one.
func (l *loader) include(file string, origin Origin) error {
	// What the user's own site file includes is the user's, too.
	return l.strange(l.stranger || !l.ofSite(), func() error { return l.readFile(l.absolute(file, l.here()), origin) })
}

// use reads the defaults of a project that the site properties name, unless
// they were read before, or the project is built in.
func (l *loader) use(project string, fail func(error) error) error {
	if !l.config.Has(project) {
		if slices.Contains(builtInProjects, project) {
			return nil
		}
		return fail(fmt.Errorf("unknown project %q: write %s=<folder> in the site properties", project, project))
	}
	dir := l.absolute(l.config.String(project), l.config.dir)
	files := filesIn(dir)
	if len(files) == 0 {
		return fail(fmt.Errorf("project %s: no %s in %s", project, strings.Join(projectFiles, " or "), dir))
	}
	defer func(shared bool) { l.shared = shared }(l.shared)
	l.shared = true
	for _, file := range files {
		if l.done[file] {
			continue
		}
		chosen := l.config.values[l.config.registry.Canonical(project)]
		if err := l.strange(chosen == nil || !chosen.stranger.IsDefault(), func() error { return l.readFile(file, Origin{}) }); err != nil {
			return fail(err)
		}
	}
	return nil
}

// projectPathKeys are the keys that a project gives its own values for, as
// "<project>.classpath", with paths that start from the project's folder.
var projectPathKeys = []string{"classpath", "sourcepath"}

// foreign reports whether an entry of a project's class path has JPF's own model
// of the JDK, in place of which gojpf has one.
func foreign(project, path string) bool {
	return project == "jpf-core" && strings.HasSuffix(path, ".jar") ||
		slices.Contains(builtInProjects, project) && exists(filepath.Join(path, "java", "lang"))
}

// builtInProjects need not be anywhere: gojpf does what they are for.
var builtInProjects = []string{"jpf-core", "jpf-symbc"}

// collectProjectPaths appends the projects' paths to the global ones. Projects
// that were read later come first, as in JPF.
func (l *loader) collectProjectPaths() error {
	c := l.config
	for _, name := range slices.Backward(slices.Clone(c.order)) {
		for _, global := range projectPathKeys {
			project, ok := strings.CutSuffix(name, "."+global)
			if !ok || !c.Has(project) {
				continue
			}
			dir := l.absolute(c.String(project), c.dir)
			var paths []string
			for _, path := range splitAt(c.String(name), pathSeparators) {
				if path = l.absolute(path, dir); global != "classpath" || !foreign(project, path) {
					paths = append(paths, escapePath(path))
				}
			}
			if len(paths) == 0 {
				continue
			}
			v := &value{text: strings.Join(paths, ","), origin: c.Origin(name), shared: true}
			if c.Has(global) {
				v.origin = c.Origin(global)
			}
			l.combine(global, v, appendTo)
			c.store(global, v)
		}
	}
	return nil
}

// escapePath protects separators that belong to a file name.
func escapePath(path string) string {
	if !strings.ContainsAny(path, pathSeparators) {
		return filepath.Clean(path)
	}
	var out strings.Builder
	for _, r := range path {
		if strings.ContainsRune(pathSeparators, r) {
			out.WriteByte('\\')
		}
		out.WriteRune(r)
	}
	return out.String()
}
