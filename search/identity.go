package search

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/zeebo/xxh3"

	"github.com/gojpf/gojpf/models"
)

// identity is what the paths of a search depend on: a path that was recorded
// under one identity means something else under another.
type identity struct {
	Version  string // of gojpf
	Java     string
	Main     string
	Args     []string
	Classes  uint64 // hash of the class path's content
	Settings map[string]string

	defaults func(key string) string
}

// passing are keys that may differ when a search goes on: they say how long it
// may take, what it may use and what is reported, not what it explores.
var passing = []string{"report.", "log.", "search.max_time", "search.max_states", "search.min_free", "search.open_states",
	"vm.storage.max_memory", "vm.storage.max_states", "vm.storage.dir", "vm.tree_output"}

func (p *Program) identity(version string) (*identity, error) {
	id := &identity{Version: version, Main: p.Name, Args: p.Args, Settings: map[string]string{}}
	id.defaults = func(key string) string {
		if k := p.cfg.Registry().Lookup(key); k != nil {
			return k.Default
		}
		return ""
	}
	for _, key := range p.cfg.Keys("") {
		passes := slices.ContainsFunc(passing, func(prefix string) bool { return strings.HasPrefix(key, prefix) })
		if value := p.cfg.Text(key); !passes && value != id.defaults(key) {
			id.Settings[key] = value
		}
	}
	world, ok := p.Machine.World.(*models.Options)
	if !ok {
		return nil, errors.New("the program was not loaded")
	}
	id.Java = world.RuntimeVersion
	sum := xxh3.New()
	paths := append(filepath.SplitList(world.ClassPath), p.around.Models...)
	for _, entry := range paths {
		if err := hashClasses(sum, entry); err != nil {
			return nil, err
		}
	}
	id.Classes = sum.Sum64()
	return id, nil
}

// hashClasses adds the classes of a folder, or a jar as a whole.
func hashClasses(sum *xxh3.Hasher, entry string) error {
	return filepath.WalkDir(entry, func(name string, e fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // as the JDK sees it
		}
		if err != nil || e.IsDir() || name != entry && !strings.HasSuffix(name, ".class") {
			return err
		}
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(entry, name)
		if err == nil {
			fmt.Fprintf(sum, "%s\x00", relative)
			_, err = io.Copy(sum, f)
		}
		return errors.Join(err, f.Close())
	})
}

// difference says in what a search that was begun under old differs, "" if in
// nothing.
func (id *identity) difference(old *identity) string {
	differs := func(what, was, is string) string { return fmt.Sprintf("%s was %q, and is %q now", what, was, is) }
	switch {
	case id.Version != old.Version:
		return differs("the version of gojpf", old.Version, id.Version)
	case id.Java != old.Java:
		return differs("the version of the JDK", old.Java, id.Java)
	case id.Main != old.Main:
		return differs("the main class", old.Main, id.Main)
	case !slices.Equal(id.Args, old.Args):
		return differs("the program's arguments", strings.Join(old.Args, " "), strings.Join(id.Args, " "))
	case id.Classes != old.Classes:
		return "the classes on the class path have changed"
	}
	keys := map[string]bool{}
	for _, m := range []map[string]string{id.Settings, old.Settings} {
		for key := range m {
			keys[key] = true
		}
	}
	setting := func(m map[string]string, key string) string {
		if value, ok := m[key]; ok {
			return value
		}
		return id.defaults(key)
	}
	var changed []string
	for key := range keys {
		if was, is := setting(old.Settings, key), setting(id.Settings, key); key != "classpath" && was != is {
			changed = append(changed, differs(key, was, is))
		}
	}
	slices.Sort(changed)
	return strings.Join(changed, "; ")
}
