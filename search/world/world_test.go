package world

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

func load(t *testing.T, settings ...string) *config.Config {
	t.Helper()
	cfg, err := config.Load(config.Options{Registry: config.NewRegistry(append(Keys, classpath.Keys...)...), Args: settings, Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}

func worldOptions(cfg *config.Config, straight bool) (*models.Options, error) {
	o, err := Read(cfg, straight)
	if err != nil {
		return nil, err
	}
	return o.World("home", classpath.Release{Feature: 17})
}

func machineOptions(cfg *config.Config, out io.Writer) (vm.Options, error) {
	o, err := Read(cfg, false)
	if err != nil {
		return vm.Options{}, err
	}
	return o.Machine(stop.New(), out, out), nil
}

func TestAssertions(t *testing.T) {
	for _, test := range []struct {
		enabled, disabled assertionPatterns
		class             string
		want              bool
	}{
		{assertionPatterns{"*"}, nil, "p.A", true},
		{assertionPatterns{"true"}, nil, "p.A", true},
		{assertionPatterns{"false"}, nil, "p.A", false},
		{nil, nil, "p.A", false},
		{assertionPatterns{"p.A"}, nil, "p.A", true},
		{assertionPatterns{"p.A"}, nil, "p.A$Inner$1", true},
		{assertionPatterns{"p.A"}, nil, "p.AB", false},
		{assertionPatterns{"p.*"}, nil, "p.q.B", true},
		{assertionPatterns{"p.*"}, nil, "pp.B", false},
		{assertionPatterns{"q.C", "p.*Test"}, nil, "p.MyTest", true},
		{assertionPatterns{"p.*Test"}, nil, "p.MyTester", false},
		{assertionPatterns{"*"}, assertionPatterns{"p.*"}, "p.A", false},
		{assertionPatterns{"*"}, assertionPatterns{"p.*"}, "q.A", true},
	} {
		if got := assertions(test.enabled, test.disabled)(test.class); got != test.want {
			t.Errorf("enabled %v, disabled %v: %s: %v, want %v", test.enabled, test.disabled, test.class, got, test.want)
		}
	}
}

func TestHostLocale(t *testing.T) {
	for _, test := range []struct {
		env               map[string]string
		language, country string
	}{
		{nil, "en", ""},
		{map[string]string{"LANG": "C.UTF-8"}, "en", ""},
		{map[string]string{"LANG": "de_DE.UTF-8"}, "de", "DE"},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA@euro"}, "fr", "CA"},
		{map[string]string{"LC_CTYPE": "POSIX"}, "en", ""},
	} {
		language, country := hostLocale(func(k string) string { return test.env[k] })
		if language != test.language || country != test.country {
			t.Errorf("%v: %q %q, want %q %q", test.env, language, country, test.language, test.country)
		}
	}
}

func TestParseSettings(t *testing.T) {
	got := parseSettings([]byte("Property settings:\n    a.b = c = d\n    list = one\n        two\n        three\n" +
		"    java.home = elsewhere\n    empty = \n    line.separator = \\n \n\nopenjdk version \"17\"\n"))
	want := [][2]string{{"a.b", "c = d"}, {"list", "one:two:three"}, {"empty", ""}, {"line.separator", "\n"}}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// The keys of the world outside: reproducible defaults for a search, the
// host's for a straight run, and what is set in both.
func TestWorld(t *testing.T) {
	t.Setenv("SOMETHING", "there")
	t.Setenv("CLASSPATH", "from/env")
	t.Setenv("LC_ALL", "fr_FR.UTF-8")
	world := func(straight bool, settings ...string) *models.Options {
		t.Helper()
		o, err := worldOptions(load(t, settings...), straight)
		if err != nil {
			t.Fatal(err)
		}
		return o
	}
	env := func(o *models.Options, name string) string {
		for _, kv := range o.Env {
			if kv[0] == name {
				return kv[1]
			}
		}
		return ""
	}
	property := func(o *models.Options, name string) string {
		value := ""
		for _, kv := range o.Properties {
			if kv[0] == name {
				value = kv[1]
			}
		}
		return value
	}

	fixed := world(false)
	if fixed.Language != "en" || fixed.Country != "US" || fixed.Charset != "UTF-8" || fixed.Timezone != "UTC" ||
		fixed.Processors != 1 || len(fixed.Env) != 0 || fixed.ClassPath != "." || fixed.Seed != 42 || fixed.FileWrites != "state" {
		t.Errorf("the defaults of a search: %+v", fixed)
	}
	host := world(true)
	if host.Language != "fr" || host.Country != "FR" || host.Timezone != "" || env(host, "SOMETHING") != "there" || host.ClassPath != "from/env" {
		t.Errorf("the defaults of a straight run: %+v", host)
	}
	file := filepath.Join(t.TempDir(), "system.properties")
	if err := os.WriteFile(file, []byte("from.file = x\\ty\nboth = file\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, straight := range []bool{false, true} {
		o := world(straight, "+vm.env.SOMETHING=else", "+vm.locale=de-AT", "+vm.timezone=Asia/Tokyo", "+vm.charset=ISO-8859-1",
			"+vm.processors=3", "+vm.random_seed=-1", "+vm.file_writes=deny", "+vm.sysprop.both=set",
			"+vm.sysprop.source=FILE", "+vm.sysprop.file="+file, "+classpath=a:b")
		if env(o, "SOMETHING") != "else" || o.Language != "de" || o.Country != "AT" || o.Timezone != "Asia/Tokyo" ||
			o.Charset != "ISO-8859-1" || o.Processors != 3 || o.Seed != 1<<64-1 || o.FileWrites != "deny" || o.ClassPath != "a:b" ||
			property(o, "both") != "set" || property(o, "from.file") != "x\ty" || property(o, "source") != "" {
			t.Errorf("straight %v: %+v", straight, o)
		}
	}
}

func TestMachineOptions(t *testing.T) {
	cfg := load(t, "+vm.max_stack_depth=99", "+vm.max_heap=3M", "+vm.quantum=1234", "+vm.time.start=2020-01-01", "+vm.time.per_insn=5",
		"+vm.tree_output=false", "+vm.disable_assertions=p.*")
	var out discarded
	o, err := machineOptions(cfg, &out)
	if err != nil {
		t.Fatal(err)
	}
	o.Stdout.Write([]byte("x"))
	o.Stderr.Write([]byte("x"))
	start := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC).UnixNano()
	if o.MaxDepth != 99 || o.MaxHeap != 3<<20 || o.Quantum != 1234 || o.Clock.Now(10, 1000) != start+50+1000 ||
		o.Assertion("p.A") || !o.Assertion("q.A") || out != 0 {
		t.Errorf("%+v, printed %d", o, out)
	}
}

// JPF's clock of instructions begins with 0, the virtual one on a fixed day.
func TestTimeClass(t *testing.T) {
	day := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC).UnixNano()
	for _, test := range []struct {
		settings []string
		want     int64
	}{
		{nil, day},
		{[]string{"+vm.time.class=.vm.SystemTime"}, day},
		{[]string{"+vm.time.class=.vm.ConstInsnPathTime"}, 0},
		{[]string{"+vm.time.class=gov.nasa.jpf.vm.ConstInsnPathTime", "+vm.time.start=1970-01-02"}, int64(24 * time.Hour)},
		{[]string{"+vm.time.class=my.Clock"}, -1},
	} {
		o, err := machineOptions(load(t, test.settings...), nil)
		if err != nil {
			if test.want != -1 || !strings.Contains(err.Error(), "vm.time.class") {
				t.Errorf("%v: %v", test.settings, err)
			}
			continue
		}
		if got := o.Clock.Now(0, 0); got != test.want {
			t.Errorf("%v: the clock begins with %d, want %d", test.settings, got, test.want)
		}
	}
}

// No machine but JPF's two is known; that both have no effect is a warning.
func TestMachineClass(t *testing.T) {
	for class, want := range map[string]string{"": "", ".vm.SingleProcessVM": "", "gov.nasa.jpf.vm.MultiProcessVM": "", "InvalidVMClass": "vm.class"} {
		_, err := machineOptions(load(t, "+vm.class="+class), nil)
		if (err != nil) != (want != "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", class, err)
		}
	}
}

type discarded int

func (d *discarded) Write(b []byte) (int, error) { *d += discarded(len(b)); return len(b), nil }
