package checkpoint

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
)

// Identity is what the paths of a search depend on: a path that was recorded
// under one identity means something else under another.
// It has the contents of classes, not their times: a build that made the same again is the
// same.
type Identity struct {
	Version  string // of gojpf
	Java     string
	Main     string
	Args     []string
	Classes  uint64 // hash of the class path's content
	Settings map[string]string

	// Only settings that differ from their default are kept, so a new version's new keys do
	// not refuse a checkpoint by being there. The version is compared by itself.
	defaults func(key string) string
}

// passing are keys that may differ when a search goes on: they say how long it
// may take, what it may use and what is reported, not what it explores.
// A setting that is not in the list is taken to matter: a checkpoint that is refused costs
// time, one that is taken wrongly a verdict.
var passing = []string{"report.", "log.", "search.max_time", "search.max_states",
	"search.max_instructions", "search.max_queries", "search.min_free", "search.open_states",
	"vm.storage.max_memory", "vm.storage.max_states", "vm.storage.dir", "vm.tree_output"}

// Identify returns the identity of a search. settings are those of the configuration
// that are not empty, defaults what a key has of itself; classpath are the folders
// and jars of the program.
func Identify(version, java, main string, args, classpath []string, settings map[string]string, defaults func(key string) string) (*Identity, error) {
	id := &Identity{Version: version, Java: java, Main: main, Args: args, Settings: map[string]string{}, defaults: defaults}
	for key, value := range settings {
		passes := slices.ContainsFunc(passing, func(prefix string) bool { return strings.HasPrefix(key, prefix) })
		if !passes && value != defaults(key) {
			id.Settings[key] = value
		}
	}
	sum := xxh3.New()
	for _, entry := range classpath {
		if err := hashClasses(sum, entry); err != nil {
			return nil, err
		}
	}
	id.Classes = sum.Sum64()
	return id, nil
}

// hashClasses adds the classes of a folder, or a jar as a whole.
// Resources are left out, as a program may write among them; what it reads shows in its
// states.
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

// Difference says in what a search that was begun under old differs, "" if in
// nothing.
// Settings are named all at once, the rest one by one: each of these makes all further
// comparison pointless.
func (id *Identity) Difference(old *Identity) string {
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
		// The same classes may lie elsewhere: they were compared.
		if was, is := setting(old.Settings, key), setting(id.Settings, key); key != "classpath" && was != is {
			changed = append(changed, differs(key, was, is))
		}
	}
	slices.Sort(changed)
	return strings.Join(changed, "; ")
}
