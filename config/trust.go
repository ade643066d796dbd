package config

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Files that gojpf finds by itself, and those that others include, are not the
// user's words. They may say what is checked and how, but only the user lets
// gojpf run a command, or write a file outside of the project. Every key whose
// value names a command or a file says which by its Power; a test demands it.

// Power is what the value of a key lets gojpf do outside of itself.
type Power uint8

// The powers.
const (
	NoPower  Power = iota // not decided, or none: keys for files and commands must decide
	Reads                 // reads a file, or runs it inside of gojpf's limits
	Writes                // makes or changes files
	Runs                  // runs a command
	Harmless              // names a class or the like, nothing outside
)

// strange reads files that the user has chosen, or has not.
func (l *loader) strange(stranger bool, read func() error) error {
	before := l.stranger
	l.stranger = stranger
	defer func() { l.stranger = before }()
	return read()
}

// ofSite tells that the file being read is the site file, or one it includes.
func (l *loader) ofSite() bool {
	if len(l.open) == 0 {
		return false
	}
	if l.site != nil {
		return l.open[0] == l.absolute(*l.site, l.config.dir)
	}
	return l.config.home != "" && l.open[0] == filepath.Join(l.config.home, ".gojpf", "site.properties")
}

// refuseStrangers fails for the first value by which a file that the user has
// not chosen would have a command run, or a file written elsewhere.
func (l *loader) refuseStrangers() error {
	root := l.project
	if root == "" {
		root = l.config.dir
		if l.app != "" {
			root = filepath.Dir(l.app)
		}
	}
	for _, name := range l.config.order {
		v, k := l.config.values[name], l.config.registry.Lookup(name)
		if k == nil || v.stranger.IsDefault() || v.text == "" || k.Uses != nil && !k.Uses(v.text) {
			continue
		}
		switch {
		case k.Power == Runs:
			return &EntryError{v.stranger, fmt.Errorf(
				"%s=%s names a command to run, in a file that you have not named: --trust allows it", name, v.text)}
		case k.Power == Writes && k.Type != Path:
			return &EntryError{v.stranger, fmt.Errorf(
				"%s=%s has files written, in a file that you have not named: --trust allows it", name, v.text)}
		case k.Power == Writes && v.text != "-" && !within(root, l.config.resolve(v.text, v)):
			return &EntryError{v.stranger, fmt.Errorf(
				"%s=%s names a file to write outside of %s, in a file that you have not named: --trust allows it", name, v.text, root)}
		}
	}
	return nil
}

// within reports whether a file that may not exist yet lies below a folder, by
// where links lead.
func within(dir, file string) bool {
	root, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return false
	}
	rest := ""
	for at := file; ; at = filepath.Dir(at) {
		real, err := filepath.EvalSymlinks(at)
		if err != nil {
			if _, err := os.Lstat(at); err == nil {
				return false // a link to nowhere: writing would follow it
			}
			if at == filepath.Dir(at) {
				return false
			}
			rest = filepath.Join(filepath.Base(at), rest)
			continue
		}
		short, err := filepath.Rel(root, filepath.Join(real, rest))
		return err == nil && short != ".." && !strings.HasPrefix(short, ".."+string(filepath.Separator))
	}
}
