package cmd

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
)

// ledger says for each configuration key which test shows its effect: a line with
// the key and a file that has it. A key that is accepted without an effect has the
// word "warns" in the file's place.
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
	registry := keys.Registry()
	for _, k := range registry.Keys() {
		proof := proofs[k.Name]
		delete(proofs, k.Name)
		switch {
		case proof == "":
			t.Errorf("%s has no test: write one that shows its effect, and name it in %s", k.Name, ledger)
		case (proof == "warns") != (k.Ignored != ""):
			t.Errorf("%s: its test is %q, and why it has no effect %q", k.Name, proof, k.Ignored)
		case proof == "warns":
			warns(t, registry, k)
		case !shows(t, proof, k.Name):
			t.Errorf("%s is not named in %s", k.Name, proof)
		}
	}
	for name := range proofs {
		t.Errorf("%s: there is no key %s", ledger, name)
	}
}

// shows reports whether a test's file has the key, a family with something in the
// place of its '*'.
func shows(t *testing.T, file, key string) bool {
	text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(file)))
	if err != nil {
		t.Error(err)
		return false
	}
	pattern := strings.ReplaceAll(regexp.QuoteMeta(key), `\*`, `[\w<>$.-]+`)
	return regexp.MustCompile(`(^|[^\w.])` + pattern + `($|[^\w.]|\.\W)`).Match(text)
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
