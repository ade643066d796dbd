package world

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

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/models/vfs"
	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// World is what the program sees of the world, on this host and that JDK.
// A search is to come to the same result everywhere, so what is not set is a fixed value, not
// the host's; a run along one path does as the java command would, so there the host's values
// are the default.
func (o *Options) World(home string, release classpath.Release) (*models.Options, error) {
	w := models.DefaultOptions()
	w.JavaHome, w.Feature, w.Version, w.RuntimeVersion = home, release.Feature, release.JavaVersion, release.RuntimeVersion
	w.FileWrites, w.ClockStands, w.Seed = o.FileWrites, o.Clock.Model == "ConstantZero", uint64(o.Seed)
	if o.Processors > 0 {
		w.Processors = o.Processors
	}
	switch {
	case o.Typed != "":
		w.ClassPath = o.Typed
	// The launcher's rule: -cp goes before the variable, and that before the current folder.
	case o.straight && os.Getenv("CLASSPATH") != "":
		w.ClassPath = os.Getenv("CLASSPATH")
	default:
		w.ClassPath = "."
	}
	if o.locale == "" && o.straight {
		w.Language, w.Country = hostLocale(os.Getenv)
	} else {
		w.Language, w.Country = splitLocale(o.locale)
	}
	if o.charset != "" || !o.straight {
		w.Charset = o.charset
	}
	w.Timezone = o.timezone
	o.setUser(w)
	o.setEnvironment(w)
	if o.hostProperties {
		var err error
		if w.Properties, err = hostProperties(home); err != nil {
			return nil, err
		}
	}
	w.Properties = append(w.Properties, o.properties...)
	o.setReach(w)
	return w, nil
}

// setReach decides which of the host's files the program sees. Beside what the
// user allows there is the JDK. In the folder for temporary files the program sees
// its own only.
// A program that asks for a file and is told that there is none, because it may not see it,
// would be judged on another world than the user's. So it is not told: asking for what is out
// of reach ends the run, as incomplete.
func (o *Options) setReach(w *models.Options) {
	if o.reachAll {
		return
	}
	var places []string
	for _, p := range o.reach {
		if p != "" {
			places = append(places, string(p))
			continue
		}
		for _, entry := range filepath.SplitList(w.ClassPath) {
			entry = strings.TrimSuffix(entry, "*")
			if !filepath.IsAbs(entry) {
				entry = filepath.Join(w.Dir, entry)
			}
			places = append(places, entry)
		}
	}
	// What other programs leave there differs from run to run. Files that the program makes
	// there itself it does see.
	own := []string{"/tmp"}
	for _, kv := range w.Properties {
		if kv[0] == "java.io.tmpdir" && filepath.IsAbs(kv[1]) {
			own = append(own, kv[1])
		}
	}
	w.Reach = vfs.NewReach(places, []string{w.JavaHome}, own)
}

// A user's name and home in a state would make it differ between users.
func (o *Options) setUser(w *models.Options) {
	if !o.straight {
		return
	}
	if u, err := user.Current(); err == nil {
		w.User, w.Home = u.Username, u.HomeDir
	}
	if release, err := os.ReadFile("/proc/sys/kernel/osrelease"); err == nil {
		w.OSVersion = strings.TrimSpace(string(release))
	}
}

func (o *Options) setEnvironment(w *models.Options) {
	if o.hostEnv {
		for _, setting := range os.Environ() {
			// Windows has variables whose names begin with an equals sign.
			if name, value, ok := strings.Cut(setting, "="); ok && name != "" {
				w.Env = append(w.Env, [2]string{name, value})
			}
		}
	}
	for _, set := range o.env {
		if i := slices.IndexFunc(w.Env, func(kv [2]string) bool { return kv[0] == set[0] }); i >= 0 {
			w.Env[i] = set
		} else {
			w.Env = append(w.Env, set)
		}
	}
}

// Machine is what the machine is like that runs until it is told to end.
// It is the same for each round: what begins anew begins with the same clock.
func (o *Options) Machine(ending *stop.Stop, out, errOut io.Writer) vm.Options {
	m := vm.Options{
		MaxDepth: o.MaxDepth, MaxHeap: o.MaxHeap, Quantum: o.Quantum, Stdout: out, Stderr: errOut, Assertion: o.Asserts,
	}
	if o.Silent {
		m.Stdout, m.Stderr = io.Discard, io.Discard
	}
	start := o.Clock.Start
	if o.Clock.now {
		start = time.Now()
	}
	m.Clock = models.VirtualClock{Start: start.UnixNano(), PerInsn: o.Clock.PerInsn}
	if o.Clock.OnHost() {
		m.Clock = &wakefulClock{ending: ending}
	}
	return m
}

// Attach tells what is told of the machine about it.
func Attach(m *vm.Machine, options vm.Options) {
	if c, ok := options.Clock.(*wakefulClock); ok {
		c.m = m
	}
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
// The order is that of the C library; the encoding behind the point is another key's matter.
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

// ownProperties are system properties that describe the machine itself, which
// is not that of the host.
// These would be wrong of the machine that runs the program: its class path, home and command.
var ownProperties = []string{"java.class.path", "java.home", "java.vm.", "sun.java.command", "user.dir"}

// hostProperties asks the JDK's own java for its system properties.
// No other source has them all: some are computed when the JDK starts.
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
// The form is for people: the line separator is shown with its letters apart.
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
