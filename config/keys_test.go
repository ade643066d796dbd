package config_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	. "github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
)

func TestEveryKeyIsDocumented(t *testing.T) {
	for _, k := range keys.Registry().Keys() {
		if !strings.HasSuffix(k.Help, ".") {
			t.Errorf("%s: help does not end in a full stop: %q", k.Name, k.Help)
		}
		if k.Type == Enum && len(k.Values) < 2 {
			t.Errorf("%s: an Enum without choices", k.Name)
		}
	}
}

var update = flag.Bool("update", false, "rewrite the list of keys in the manual")

// The manual's list of keys is made from the registry.
func TestManualListsEveryKey(t *testing.T) {
	const file = "../docs/configuration.md"
	const begin, end = "<!-- keys: written by go test ./config -update -->\n", "<!-- end of keys -->\n"
	manual, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, found := strings.Cut(string(manual), begin)
	listed, after, closed := strings.Cut(rest, end)
	if !found || !closed {
		t.Fatalf("%s has no %q ... %q", file, begin, end)
	}
	var list strings.Builder
	list.WriteString("\n| key | type | default | meaning |\n|---|---|---|---|\n")
	for _, k := range keys.Registry().Keys() {
		if k.Of != "" {
			continue // the page on listeners has it
		}
		name := "`" + k.Name + "`"
		if len(k.Aliases) > 0 {
			name += " (also `" + strings.Join(k.Aliases, "`, `") + "`)"
		}
		byDefault, help := "", k.Help
		if k.Default != "" {
			byDefault = "`" + k.Default + "`"
		}
		if k.Ignored != "" {
			help += " No effect: " + k.Ignored + "."
		}
		fmt.Fprintf(&list, "| %s | %s | %s | %s |\n", name, k.Describe(), byDefault, help)
	}
	list.WriteString("\n")
	if listed == list.String() {
		return
	}
	if !*update {
		t.Fatalf("%s does not list the keys as they are: run go test ./config -update", file)
	}
	if err := os.WriteFile(file, []byte(before+begin+list.String()+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestFamilies(t *testing.T) {
	r := keys.Registry()
	for name, want := range map[string]string{
		"vm.sysprop.user.name": "vm.sysprop.*",
		"vm.sysprop.source":    "vm.sysprop.source",
		"vm.sysprop.":          "",
		"vm.sysprop":           "",
	} {
		got := ""
		if k := r.Lookup(name); k != nil {
			got = k.Name
		}
		if got != want {
			t.Errorf("Lookup(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	r := keys.Registry()
	for key, want := range map[string]string{
		"vm.max_heap_":        "vm.max_heap",
		"vm.maxHeap":          "vm.max_heap",
		"vm.max_haep":         "vm.max_heap",
		"vm.max-stack.depth":  "vm.max_stack_depth",
		"claspath":            "classpath",
		"lisener":             "listener",
		"listner.x":           "listener.x",
		"tarmac":              "",
		"vm.syspop.user.name": "vm.sysprop.user.name",
		"vm.evn.HOME":         "vm.env.HOME",
		"vm.timezone.x.y":     "",
		"completely.other":    "",
		"":                    "",
	} {
		if got := r.Nearest(key); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", key, got, want)
		}
	}
}

// Keys of JPF that gojpf does not know are no slips of the pen.
func TestNearestLeavesJPFKeysAlone(t *testing.T) {
	names, err := os.ReadFile("testdata/jpf-keys.txt")
	if err != nil {
		t.Fatal(err)
	}
	r := keys.Registry()
	for name := range strings.FieldsSeq(string(names)) {
		if near := r.Nearest(name); near != "" && r.Lookup(name) == nil {
			t.Errorf("Nearest(%q) = %q", name, near)
		}
	}
}

func TestWriteKeys(t *testing.T) {
	r := keys.Registry()
	c := New(r)
	c.Set("cg.max_processors", "4", Origin{"app.jpf", 3})
	c.Set("vm.sysprop.a", "b", CommandLine)
	for _, test := range []struct{ pattern, want string }{
		{"processors", `vm.processors (integer, default 1)
    What Runtime.availableProcessors returns; with more than one, it is a choice from 1 up to this number.
    also: cg.max_processors
    now: 4 (app.jpf:3)
`},
		{`vm.sysprop.\**`, `vm.sysprop.* (string)
    The program's system property of that name.
    now: vm.sysprop.a=b (command line)
`},
		{"nothing like it", ""},
	} {
		var out strings.Builder
		if err := WriteKeys(&out, r, c, test.pattern); err != nil {
			t.Fatal(err)
		}
		if out.String() != test.want {
			t.Errorf("WriteKeys(%q):\n%s\nwant\n%s", test.pattern, out.String(), test.want)
		}
	}
	if err := WriteKeys(&strings.Builder{}, r, nil, "[*"); err == nil {
		t.Error("a malformed pattern is accepted")
	}
}
