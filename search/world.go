package search

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// world collects what the program sees of the world outside from the
// configuration.
type world struct {
	*models.Options
	cfg      *config.Config
	straight bool
}

func worldOptions(cfg *config.Config, straight bool, home string, release classpath.Release) (*models.Options, error) {
	w := &world{Options: models.DefaultOptions(), cfg: cfg, straight: straight}
	w.JavaHome, w.Feature, w.Version, w.RuntimeVersion = home, release.Feature, release.JavaVersion, release.RuntimeVersion
	w.FileWrites = cfg.String("vm.file_writes")
	w.ClockStands = cfg.String("vm.time.model") == "ConstantZero"
	seed, err := cfg.Int64("vm.random_seed")
	if err != nil {
		return nil, err
	}
	w.Seed = uint64(seed)
	if !w.follows("vm.processors") {
		if w.Processors, err = cfg.Int("vm.processors"); err != nil {
			return nil, err
		}
		if w.Processors < 1 {
			return nil, &config.ValueError{Origin: cfg.Origin("vm.processors"), Key: "vm.processors",
				Value: cfg.String("vm.processors"), Expected: "a number above 0"}
		}
	}
	w.setClassPath()
	w.setLocale()
	w.setUser()
	w.setEnvironment()
	if err := w.setProperties(); err != nil {
		return nil, err
	}
	return w.Options, w.setReach()
}

// follows reports whether the value of a key is the host's.
func (w *world) follows(key string) bool { return w.straight && w.cfg.Origin(key).IsDefault() }

func (w *world) setClassPath() {
	switch {
	case w.cfg.Has("classpath") && w.cfg.Origin("classpath") == config.CommandLine && !strings.ContainsAny(w.cfg.String("classpath"), ",;"):
		w.ClassPath = w.cfg.String("classpath") // java.class.path shows it as it was typed
	case w.cfg.Has("classpath"):
		w.ClassPath = strings.Join(w.cfg.Paths("classpath"), ":")
	case w.straight && os.Getenv("CLASSPATH") != "":
		w.ClassPath = os.Getenv("CLASSPATH")
	default:
		w.ClassPath = "."
	}
}

func (w *world) setLocale() {
	if w.follows("vm.locale") {
		w.Language, w.Country = hostLocale(os.Getenv)
	} else {
		w.Language, w.Country = splitLocale(w.cfg.String("vm.locale"))
	}
	if !w.follows("vm.charset") {
		w.Charset = w.cfg.String("vm.charset")
	}
}

// Words of vm.file_reads.
const (
	readsHost      = "host"
	readsClassPath = "classpath"
)

// setReach decides which of the host's files the program sees. Beside what the
// user allows there is the JDK. In the folder for temporary files the program sees
// its own only.
func (w *world) setReach() error {
	const key = "vm.file_reads"
	if w.follows(key) {
		return nil
	}
	refuse := func(why string) error { return fmt.Errorf("%v: %s: %s", w.cfg.Origin(key), key, why) }
	words := strings.FieldsFunc(w.cfg.String(key), func(r rune) bool { return strings.ContainsRune(",;:", r) })
	var places []string
	for _, word := range words {
		switch word = strings.TrimSpace(word); word {
		case "":
		case readsHost:
			if len(words) > 1 {
				return refuse("host stands for all files: leave the others out")
			}
			return nil
		case readsClassPath:
			for _, entry := range filepath.SplitList(w.ClassPath) {
				entry = strings.TrimSuffix(entry, "*")
				if !filepath.IsAbs(entry) {
					entry = filepath.Join(w.Dir, entry)
				}
				places = append(places, entry)
			}
		default:
			file := w.cfg.File(key, word)
			if _, err := os.Stat(file); err != nil {
				return refuse("there is no file or folder " + file)
			}
			places = append(places, file)
		}
	}
	own := []string{"/tmp"}
	for _, kv := range w.Properties {
		if kv[0] == "java.io.tmpdir" && filepath.IsAbs(kv[1]) {
			own = append(own, kv[1])
		}
	}
	w.Reach = vfs.NewReach(places, []string{w.JavaHome}, own)
	return nil
}

// splitLocale takes a locale such as en_US.UTF-8 or en-US apart.
func splitLocale(name string) (language, country string) {
	name, _, _ = strings.Cut(name, ".")
	name, _, _ = strings.Cut(name, "@")
	parts := strings.FieldsFunc(name, func(r rune) bool { return r == '_' || r == '-' })
	if len(parts) > 0 {
		language = strings.ToLower(parts[0])
	}
	if len(parts) > 1 {
		country = strings.ToUpper(parts[1])
	}
	return language, country
}

// hostLocale is the locale that a JDK takes from the environment.
func hostLocale(env func(string) string) (language, country string) {
	for _, k := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if v := env(k); v != "" {
			if language, country = splitLocale(v); language == "c" || language == "posix" {
				break
			}
			return language, country
		}
	}
	return "en", ""
}

func (w *world) setUser() {
	if !w.straight {
		return
	}
	if u, err := user.Current(); err == nil {
		w.User, w.Home = u.Username, u.HomeDir
	}
	if release, err := os.ReadFile("/proc/sys/kernel/osrelease"); err == nil {
		w.OSVersion = strings.TrimSpace(string(release))
	}
}

func (w *world) setEnvironment() {
	set := func(name, value string) {
		i := slices.IndexFunc(w.Env, func(kv [2]string) bool { return kv[0] == name })
		if i < 0 {
			w.Env = append(w.Env, [2]string{name, value})
		} else {
			w.Env[i][1] = value
		}
	}
	if w.follows("vm.env.source") || w.cfg.String("vm.env.source") == "host" {
		for _, setting := range os.Environ() {
			if name, value, ok := strings.Cut(setting, "="); ok && name != "" {
				w.Env = append(w.Env, [2]string{name, value})
			}
		}
	}
	for _, key := range w.cfg.Keys("vm.env.") {
		if name := strings.TrimPrefix(key, "vm.env."); key != "vm.env.source" {
			set(name, w.cfg.String(key))
		}
	}
}

func (w *world) setProperties() error {
	cfg := w.cfg
	switch cfg.String("vm.sysprop.source") {
	case "HOST":
		host, err := hostProperties(w.JavaHome)
		if err != nil {
			return err
		}
		w.Properties = host
	case "FILE":
		file := cfg.Path("vm.sysprop.file")
		if file == "" {
			return fmt.Errorf("%v: vm.sysprop.source=FILE needs vm.sysprop.file", cfg.Origin("vm.sysprop.source"))
		}
		properties, err := config.ReadProperties(file)
		if err != nil {
			return fmt.Errorf("vm.sysprop.file: %w", err)
		}
		w.Properties = properties
	}
	if !w.follows("vm.timezone") {
		w.Timezone = cfg.String("vm.timezone")
	}
	for _, key := range cfg.Keys("vm.sysprop.") {
		if key != "vm.sysprop.source" && key != "vm.sysprop.file" {
			w.Properties = append(w.Properties, [2]string{strings.TrimPrefix(key, "vm.sysprop."), cfg.String(key)})
		}
	}
	return nil
}

// ownProperties are system properties that describe the machine itself, which
// is not that of the host.
var ownProperties = []string{"java.class.path", "java.home", "java.vm.", "sun.java.command", "user.dir"}

// hostProperties asks the JDK's own java for its system properties.
func hostProperties(home string) ([][2]string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, filepath.Join(home, "bin", "java"), "-XshowSettings:properties", "-version")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("vm.sysprop.source=HOST: %s: %w", cmd.Path, err)
	}
	return parseSettings(out), nil
}

// parseSettings reads what -XshowSettings:properties prints: "    key = value",
// further elements of a list on lines of their own behind more blanks.
func parseSettings(out []byte) [][2]string {
	var list [][2]string
	lines := bufio.NewScanner(bytes.NewReader(out))
	for lines.Scan() {
		line := lines.Text()
		name, value, ok := strings.Cut(strings.TrimPrefix(line, "    "), " = ")
		switch {
		case strings.HasPrefix(line, "        ") && len(list) > 0:
			list[len(list)-1][1] += ":" + strings.TrimSpace(line)
		case ok && strings.HasPrefix(line, "    "):
			list = append(list, [2]string{name, value})
		}
	}
	unescape := strings.NewReplacer(`\n`, "\n", `\r`, "\r")
	kept := list[:0]
	for _, kv := range list {
		if !slices.ContainsFunc(ownProperties, func(p string) bool { return strings.HasPrefix(kv[0], p) }) {
			if kv[0] == "line.separator" {
				kv[1] = unescape.Replace(strings.ReplaceAll(kv[1], " ", ""))
			}
			kept = append(kept, kv)
		}
	}
	return kept
}

func machineOptions(ending *stop.Stop, cfg *config.Config, setup Setup) (vm.Options, error) {
	depth, err := cfg.Int("vm.max_stack_depth")
	if err != nil {
		return vm.Options{}, err
	}
	heap, err := cfg.Size("vm.max_heap")
	if err != nil {
		return vm.Options{}, err
	}
	quantum, err := cfg.Int64("vm.quantum")
	if err != nil {
		return vm.Options{}, err
	}
	if _, err := jpfClass(cfg, "vm.class", "SingleProcessVM", "MultiProcessVM"); err != nil {
		return vm.Options{}, err
	}
	o := vm.Options{MaxDepth: depth, MaxHeap: heap, Quantum: quantum, Stdout: setup.Out, Stderr: setup.Err}
	if show, err := cfg.Bool("vm.tree_output"); err != nil {
		return vm.Options{}, err
	} else if !show {
		o.Stdout, o.Stderr = io.Discard, io.Discard
	}
	o.Assertion = assertionsOf(cfg)
	o.Clock, err = clock(ending, cfg, setup.Straight)
	return o, err
}

func clock(ending *stop.Stop, cfg *config.Config, straight bool) (vm.Clock, error) {
	if cfg.String("vm.time.model") == "host" {
		return &wakefulClock{ending: ending}, nil
	}
	per, err := cfg.Int64("vm.time.per_insn")
	if err != nil {
		return nil, err
	}
	start, err := cfg.Time("vm.time.start")
	if err != nil {
		return nil, err
	}
	fromZero, err := pathTime(cfg)
	if err != nil {
		return nil, err
	}
	if fromZero && cfg.Origin("vm.time.start").IsDefault() {
		start = time.Unix(0, 0)
		straight = false
	}
	// A straight run starts now, so that the times of files make sense to it.
	if straight && cfg.Origin("vm.time.start").IsDefault() {
		start = time.Now()
	}
	return models.VirtualClock{Start: start.UnixNano(), PerInsn: per}, nil
}

// pathTime reports whether vm.time.class, JPF's key, asks for a clock that begins
// with 0 on each path. The virtual clock counts instructions whatever it says.
func pathTime(cfg *config.Config) (bool, error) {
	class, err := jpfClass(cfg, "vm.time.class", "SystemTime", "ConstInsnPathTime")
	return class == "ConstInsnPathTime", err
}

// jpfClass is the short name of one of JPF's own classes that a key names, "" for
// none: others are Java code for another machine.
func jpfClass(cfg *config.Config, key string, known ...string) (string, error) {
	class := cfg.Class(key)
	name := shortName(class)
	if name != "" && !slices.Contains(known, name) {
		return "", &config.ValueError{Origin: cfg.Origin(key), Key: key, Value: class, Expected: ".vm." + strings.Join(known, " or .vm.")}
	}
	return name, nil
}

// wakefulClock is the host's clock, whose sleep ends when the run does. The
// time that was not slept then counts as passed, so that the sleeper wakes and
// the machine finds out that it has to stop.
type wakefulClock struct {
	ending  *stop.Stop
	m       *vm.Machine
	skipped int64
}

// Now implements vm.Clock.
func (c *wakefulClock) Now(int64, int64) int64 { return time.Now().UnixNano() + c.skipped }

// Sleep implements vm.Clock.
func (c *wakefulClock) Sleep(d int64) {
	timer := time.NewTimer(time.Duration(d))
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-c.ending.Done():
		c.skipped += d
		c.m.Stop(vm.ErrInterrupted)
	}
}
