package cmd

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
)

// ledger says for configuration keys which test shows their effect, where that is not
// one of the room that declares them: a line with the key and a file that has it.
const ledger = "testdata/keys.txt"

// A key has its effect, or a warning.
func TestEveryKeyHasItsProof(t *testing.T) {
	text, err := os.ReadFile(ledger)
	if err != nil {
		t.Fatal(err)
	}
	proofs := map[string]string{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) != 2 {
			t.Fatalf("%s: not a key and a file: %q", ledger, line)
		}
		proofs[fields[0]] = fields[1]
	}
	rooms := declarations(t)
	registry := keys.Registry()
	for _, k := range registry.Keys() {
		proof := proofs[k.Name]
		delete(proofs, k.Name)
		switch {
		case k.Ignored != "":
			warns(t, registry, k)
		case proof != "":
			if !shows(t, proof, k.Name) {
				t.Errorf("%s is not named in %s", k.Name, proof)
			}
		case !slices.ContainsFunc(rooms[k.Name], func(room string) bool { return tested(t, room, k.Name) }):
			t.Errorf("%s has no test in %v: write one that shows its effect, or name one of another room in %s", k.Name, rooms[k.Name], ledger)
		}
	}
	for name := range proofs {
		t.Errorf("%s: there is no key %s", ledger, name)
	}
}

// declarations finds the folders that declare each key.
func declarations(t *testing.T) map[string][]string {
	rooms := map[string][]string{}
	literal := regexp.MustCompile(`"([^"\\\n]+)"`)
	eachFile(t, "..", func(file string, text []byte) {
		if filepath.Ext(file) != ".go" || isTest(file) || !bytes.Contains(text, []byte("config.Key")) && !bytes.Contains(text, []byte("[]Key{")) {
			return
		}
		for _, m := range literal.FindAllSubmatch(text, -1) {
			if name, room := string(m[1]), filepath.Dir(file); !slices.Contains(rooms[name], room) {
				rooms[name] = append(rooms[name], room)
			}
		}
	})
	return rooms
}

// tested reports whether a test of a folder, or what lies below it for tests, has a key.
func tested(t *testing.T, room, key string) (found bool) {
	pattern := naming(key)
	eachFile(t, room, func(file string, text []byte) {
		found = found || isTest(file) && pattern.Match(text)
	})
	return found
}

func isTest(file string) bool {
	return strings.HasSuffix(file, "_test.go") || strings.Contains(filepath.ToSlash(file), "/testdata/")
}

// eachFile calls f with the files below a folder that can have keys in them.
func eachFile(t *testing.T, folder string, f func(file string, text []byte)) {
	err := filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && file != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build"):
			return filepath.SkipDir
		case d.IsDir() || !slices.Contains([]string{".go", ".jpf", ".properties", ".txtar", ".txt"}, filepath.Ext(file)) || filepath.Base(file) == filepath.Base(ledger):
			return nil
		}
		text, ok := files[file]
		if !ok {
			if text, err = os.ReadFile(file); err != nil {
				return err
			}
			files[file] = text
		}
		f(file, text)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// files are the texts that were read before.
var files = map[string][]byte{}

// shows reports whether a test's file has the key, a family with something in the
// place of its '*'.
func shows(t *testing.T, file, key string) bool {
	text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(file)))
	if err != nil {
		t.Error(err)
		return false
	}
	return naming(key).Match(text)
}

// naming matches texts that name a key.
func naming(key string) *regexp.Regexp {
	pattern := strings.ReplaceAll(regexp.QuoteMeta(key), `\*`, `[\w<>$.-]+`)
	return regexp.MustCompile(`(^|[^\w.])` + pattern + `($|[^\w.]|\.\W)`)
}

// warns demands the warning of a key without an effect.
func warns(t *testing.T, registry *config.Registry, k *config.Key) {
	value := map[config.Type]string{config.Bool: "true", config.Size: "1M"}[k.Type]
	if value == "" {
		value = "7"
	}
	name := strings.ReplaceAll(k.Name, "*", "x")
	cfg, err := config.Load(config.Options{Registry: registry, Dir: t.TempDir(), Args: []string{"+" + name + "=" + value}})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if w := cfg.Warnings(); len(w) != 1 || !strings.Contains(w[0].Text, name+" has no effect: ") {
		t.Errorf("%s: warnings %v", name, w)
	}
}
