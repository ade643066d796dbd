package classpath

import (
	"errors"
	"fmt"
	"strings"
	"sync"
)

// Path is an ordered list of sources. The entries of a class path that was
// parsed are opened one after the other, as lookups get to them: a jar that
// nobody needs is never opened. The zero value is an empty path.
type Path struct {
	opts Options

	mu       sync.Mutex
	opened   []Source
	pending  []entry         // still to open; the next one is the last
	known    map[string]bool // canonical locations that are opened already
	missing  []string
	problems []error
	closed   bool
}

// Find returns the first resource of that name. Like Java, it passes over
// entries that cannot be opened (see [Path.Problems]); a resource that is
// there and cannot be read is an error.
func (p *Path) Find(name string) (Resource, bool, error) {
	for i := 0; ; i++ {
		src, err := p.source(i)
		if src == nil {
			return Resource{}, false, err
		}
		r, ok, err := src.Find(name)
		if ok || err != nil {
			return r, ok, err
		}
	}
}

// FindAll returns every resource of that name, in search order.
func (p *Path) FindAll(name string) ([]Resource, error) {
	var all []Resource
	for i := 0; ; i++ {
		src, err := p.source(i)
		if src == nil {
			return all, err
		}
		found, err := findAll(src, name)
		all = append(all, found...)
		if err != nil {
			return all, err
		}
	}
}

// Walk calls fn with every name that Find would find, each once, source by
// source, until fn returns false. It opens all entries.
func (p *Path) Walk(fn func(name string) bool) error {
	seen := make(map[string]bool)
	for i, more := 0, true; more; i++ {
		src, err := p.source(i)
		if src == nil {
			return err
		}
		err = src.Walk(func(name string) bool {
			if seen[name] {
				return true
			}
			seen[name] = true
			more = fn(name)
			return more
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Sources opens every entry and returns the sources in search order.
func (p *Path) Sources() ([]Source, error) {
	var all []Source
	for i := 0; ; i++ {
		src, err := p.source(i)
		if src == nil {
			return all, err
		}
		all = append(all, src)
	}
}

// Missing returns the entries that do not exist, which Java ignores. An entry
// that a jar's Class-Path names appears once that jar was opened.
func (p *Path) Missing() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.missing...)
}

// Problems returns one error for each entry that exists and could not be used,
// as far as entries have been opened.
func (p *Path) Problems() []error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]error(nil), p.problems...)
}

// Name returns the names of all entries, separated by colons.
func (p *Path) Name() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	var names []string
	for _, src := range p.opened {
		names = append(names, src.Name())
	}
	for i := len(p.pending) - 1; i >= 0; i-- {
		names = append(names, p.pending[i].file)
	}
	return strings.Join(names, ":")
}

// Close closes all sources that were opened. Closing again does nothing.
func (p *Path) Close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	var errs []error
	if !p.closed {
		p.closed, p.pending = true, nil
		for _, src := range p.opened {
			errs = append(errs, src.Close())
		}
	}
	return errors.Join(errs...)
}

// source returns the i-th source, opening entries up to it; nil at the end.
func (p *Path) source(i int) (Source, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return nil, fmt.Errorf("class path: %w", errClosed)
	}
	for i >= len(p.opened) {
		if len(p.pending) == 0 {
			return nil, nil
		}
		e := p.pending[len(p.pending)-1]
		p.pending = p.pending[:len(p.pending)-1]
		p.open(e)
	}
	return p.opened[i], nil
}

// open turns an entry into a source, if it has not been one before. What the
// Class-Path of a jar names comes next, in front of the other pending entries.
func (p *Path) open(e entry) {
	if p.known[e.file] {
		return
	}
	p.known[e.file] = true
	if e.dir {
		p.opened = append(p.opened, newFolder(e.file))
		return
	}
	j, err := openJar(e.file, p.opts.FeatureVersion)
	if err != nil {
		p.problem(e.file, err)
		return
	}
	p.opened = append(p.opened, j)
	named := j.classPath()
	for i := len(named) - 1; i >= 0; i-- {
		switch e, kind, err := locate(named[i]); kind {
		case usable:
			// A trailing slash is what tells a folder from a jar here.
			if e.dir == strings.HasSuffix(named[i], "/") {
				p.pending = append(p.pending, e)
			}
		case absent:
			p.missing = append(p.missing, fmt.Sprintf("%s (Class-Path of %s)", named[i], j.file))
		case broken:
			p.problem(fmt.Sprintf("%s (Class-Path of %s)", named[i], j.file), err)
		}
	}
}

func (p *Path) problem(name string, err error) {
	p.problems = append(p.problems, fmt.Errorf("class path entry %s: %w", name, err))
}
