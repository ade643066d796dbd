package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// layerKeys say where more settings are.
var layerKeys = []Key{
	{Name: extensionsKey, Type: Paths, Power: Reads, JPF: true,
		Help: "Folders of projects whose gojpf.properties or jpf.properties are read before those of the current directory. Only the site properties can set it."},
}

const extensionsKey = "extensions"

// Options say what [Load] reads.
type Options struct {
	// Registry holds the known keys; nil stands for one of Keys().
	Registry *Registry
	// File is the application's .jpf file; "" if there is none.
	File string
	// Args are settings as typed on the command line, each with its '+'.
	Args []string
	// Env is the environment that references fall back to, as from os.Environ.
	Env []string
	// Home is the user's home directory, where .gojpf/site.properties is looked
	// for; "" reads no such file.
	Home string
	// Trust lets files that the user has not named do what only the user may:
	// name commands to run, and files to write outside of their folder.
	Trust bool
	// Dir is the directory that relative paths start from; "" stands for the
	// process's own.
	Dir string
}

// projectFiles are the names of a project's defaults, the later one wins.
var projectFiles = []string{"jpf.properties", "gojpf.properties"}

// Load reads all layers: site, extensions, project, application file, command
// line, each of which overrides those before it. It fails on the first entry
// that cannot be carried out, and on every malformed value of a registered key.
func Load(opts Options) (*Config, error) {
	l, err := newLoader(opts)
	if err != nil {
		return nil, err
	}
	args, err := l.takeFileArgs(opts)
	if err != nil {
		return nil, err
	}
	steps := []func() error{
		func() error { l.shared = true; return nil },
		l.loadSite,
		l.loadProjects,
		func() error { l.shared = false; return nil },
		l.loadApplication,
		func() error { return l.applyArgs(args) },
		l.config.resolvePending,
		l.collectProjectPaths,
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, err
		}
	}
	if errs := l.config.Validate(); len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	if !opts.Trust {
		if err := l.refuseStrangers(); err != nil {
			return nil, err
		}
	}
	l.config.warnUnknown()
	l.config.warnIgnored()
	return l.config, nil
}

// SplitArgs divides a command line into settings (with their '+'), the target,
// and the program's own arguments. After a .jpf file, settings may follow.
func SplitArgs(args []string) (settings []string, target string, rest []string) {
	takeSettings := func() {
		for len(args) > 0 && strings.HasPrefix(args[0], "+") {
			settings = append(settings, args[0])
			args = args[1:]
		}
	}
	takeSettings()
	if len(args) == 0 {
		return settings, "", nil
	}
	target, args = args[0], args[1:]
	if strings.HasSuffix(target, ".jpf") {
		takeSettings()
	}
	return settings, target, args
}

type loader struct {
	config *Config
	env    map[string]string
	site   *string // given with +site=; empty for none at all
	app    string
	shared bool            // the files of the site and of projects are being read
	stock  bool            // one of them is JPF's own
	open   []string        // absolute names of the files being read, outermost first
	done   map[string]bool // absolute names of the files that were read
	// stranger tells that the user has not chosen the file being read.
	stranger bool
	project  string // the folder of the project at hand
}

func newLoader(opts Options) (*loader, error) {
	registry := opts.Registry
	if registry == nil {
		registry = NewRegistry(Keys()...)
	}
	dir := opts.Dir
	if !filepath.IsAbs(dir) {
		var err error
		if dir, err = filepath.Abs(dir); err != nil {
			return nil, err
		}
	}
	c := New(registry)
	c.dir, c.home = dir, opts.Home
	l := &loader{config: c, env: make(map[string]string), done: make(map[string]bool)}
	for _, setting := range opts.Env {
		if name, text, ok := strings.Cut(setting, "="); ok && !strings.ContainsRune(text, 0) {
			l.env[name] = text
		}
	}
	return l, nil
}

// takeFileArgs sets aside the arguments that choose files (+site=, +app=) and
// returns the others.
func (l *loader) takeFileArgs(opts Options) ([]string, error) {
	l.app = opts.File
	var others []string
	for _, arg := range opts.Args {
		setting, ok := strings.CutPrefix(arg, "+")
		key, text, _ := strings.Cut(setting, "=")
		if !ok || strings.TrimSpace(key) == "" || strings.ContainsRune(arg, 0) {
			return nil, &EntryError{CommandLine, fmt.Errorf("not a setting: %q (write +key=value)", arg)}
		}
		switch key {
		case "site":
			l.site = &text
		case "app":
			l.app = text
		default:
			others = append(others, arg)
		}
	}
	return others, nil
}

func (l *loader) loadSite() error {
	if l.site != nil && *l.site != "" {
		return l.readFile(l.absolute(*l.site, l.config.dir), CommandLine)
	}
	if l.site != nil || l.config.home == "" {
		return nil
	}
	site := filepath.Join(l.config.home, ".gojpf", "site.properties")
	if !isFile(site) {
		return nil
	}
	return l.readFile(site, Origin{})
}

// loadProjects reads the defaults of the site's extensions, in their order, and
// then those of the project that the current directory belongs to.
func (l *loader) loadProjects() error {
	var dirs []string
	for _, extension := range l.config.Strings(extensionsKey) {
		dir := l.absolute(extension, l.config.dir)
		if len(filesIn(dir)) == 0 {
			return &EntryError{l.config.Origin(extensionsKey),
				fmt.Errorf("extension %s: no %s there", dir, strings.Join(projectFiles, " or "))}
		}
		dirs = append(dirs, dir)
	}
	for dir := l.config.dir; ; dir = filepath.Dir(dir) {
		if len(filesIn(dir)) > 0 {
			// The project at hand wins, even if it is an extension too.
			dirs = slices.DeleteFunc(dirs, func(d string) bool { return d == dir })
			dirs = append(dirs, dir)
			l.project = dir
			break
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	for _, dir := range dirs {
		// Extensions are named by the user's own site file.
		if err := l.strange(dir == l.project, func() error { return l.readProject(dir) }); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) readProject(dir string) error {
	for _, file := range filesIn(dir) {
		if err := l.readFile(file, l.config.Origin(extensionsKey)); err != nil {
			return err
		}
	}
	return nil
}

// filesIn returns the project files that a folder has.
func filesIn(dir string) []string {
	var files []string
	for _, name := range projectFiles {
		if file := filepath.Join(dir, name); isFile(file) {
			files = append(files, file)
		}
	}
	return files
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func (l *loader) loadApplication() error {
	if l.app == "" {
		return nil
	}
	l.app = l.absolute(l.app, l.config.dir)
	return l.readFile(l.app, CommandLine)
}

func (l *loader) applyArgs(args []string) error {
	if l.app != "" {
		// References on the command line see the application file's folder.
		l.open = append(l.open, l.app)
		defer func() { l.open = l.open[:len(l.open)-1] }()
	}
	for _, arg := range args {
		key, text, assigned := strings.Cut(arg[1:], "=")
		if !assigned {
			text = "true"
		}
		if err := l.apply(key, text, CommandLine); err != nil {
			return err
		}
	}
	if l.app != "" {
		own := Origin{Source: "set by gojpf"}
		l.config.store("config", &value{text: l.app, origin: own, shared: true})
		l.config.store("config_path", &value{text: filepath.Dir(l.app), origin: own, shared: true})
	}
	return nil
}

// errStopFile ends the reading of a file without an error.
var errStopFile = errors.New("a required key is missing")

// readFile reads one file and whatever it includes. from is the entry that asks
// for it.
func (l *loader) readFile(name string, from Origin) error {
	fail := func(err error) error {
		if from.IsDefault() {
			return err
		}
		return &EntryError{from, err}
	}
	if at := slices.Index(l.open, name); at >= 0 {
		chain := append(slices.Clone(l.open[at:]), name)
		for i, file := range chain {
			chain[i] = l.display(file)
		}
		return fail(fmt.Errorf("the file includes itself: %s", strings.Join(chain, " -> ")))
	}
	data, err := ReadFile(name)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return fail(fmt.Errorf("no such file: %s", l.display(name)))
		}
		return fail(err)
	}
	shown := l.display(name)
	entries, err := parseProperties(data)
	if err != nil {
		var syntax *syntaxError
		if errors.As(err, &syntax) {
			return &EntryError{Origin{shown, syntax.line}, syntax.err}
		}
		return err
	}
	l.open = append(l.open, name)
	defer func() { l.open = l.open[:len(l.open)-1] }()
	l.done[name] = true
	defer func(stock bool) { l.stock = stock }(l.stock)
	l.stock = isStock(entries)
	for _, e := range entries {
		if err := l.apply(e.key, e.value, Origin{shown, e.line}); err != nil {
			if errors.Is(err, errStopFile) {
				return nil
			}
			return err
		}
	}
	return nil
}

// isStock reports whether a file is one of the properties that come with JPF and
// Symbolic PathFinder: it says that the project's folder is its own.
func isStock(entries []entry) bool {
	return slices.ContainsFunc(entries, func(e entry) bool {
		return slices.Contains(builtInProjects, strings.TrimSpace(e.key)) && strings.Contains(e.value, "${config_path}")
	})
}

// apply carries out one entry.
func (l *loader) apply(key, text string, origin Origin) error {
	key, text = strings.TrimSpace(key), strings.TrimSpace(text)
	if strings.HasPrefix(key, "@") {
		return l.direct(key, text, origin)
	}
	l.config.borrowed = Origin{}
	key, err := l.config.expandNow(key, l.outside)
	if err != nil {
		return &EntryError{origin, err}
	}
	key, mode := l.operator(key, &text)
	if key == "" {
		return &EntryError{origin, errors.New("an entry without a key")}
	}
	if text, err = l.config.expand(key, text, l.outside); err != nil {
		return &EntryError{origin, fmt.Errorf("%s: %w", key, err)}
	}
	text = strings.TrimSpace(text)
	if strings.EqualFold(text, "null") || strings.EqualFold(text, "nil") {
		text = ""
	}
	v := &value{text: text, origin: origin, bases: []string{l.here()}, stranger: l.config.borrowed,
		shared: l.shared || l.stock, stock: l.stock}
	if l.stranger {
		v.stranger = origin
	}
	if mode != replace {
		l.combine(key, v, mode)
	}
	l.config.store(key, v)
	return nil
}

type mode int

const (
	replace mode = iota
	appendTo
	prependTo
)

// operator strips what makes "key+=v", "key += v", "+key=v" and, for lists,
// "key=+v" of an entry, and returns the key's own name.
func (l *loader) operator(key string, text *string) (string, mode) {
	m := replace
	if name, ok := strings.CutPrefix(key, "+"); ok {
		key, m = name, prependTo
	} else if name, ok := strings.CutSuffix(key, "+"); ok {
		key, m = name, appendTo
	}
	key = strings.TrimSpace(key)
	if m == replace {
		k := l.config.registry.Lookup(key)
		if rest, ok := strings.CutPrefix(*text, "+="); ok {
			*text, m = rest, appendTo // a properties file ends the key at the blank
		} else if rest, ok := strings.CutPrefix(*text, "+"); ok && k != nil && k.Type.isList() {
			*text, m = rest, prependTo
		}
	}
	return l.config.registry.Canonical(key), m
}

// combine joins the key's former value to the new one. JPF joins the bare
// texts; in a list we put a separator between them if neither side brings one.
func (l *loader) combine(key string, v *value, m mode) {
	former, old, k := l.config.lookup(key)
	if old != nil {
		if !old.stranger.IsDefault() {
			v.stranger = old.stranger
		}
		for _, base := range old.bases {
			if !slices.Contains(v.bases, base) {
				v.bases = append(v.bases, base)
			}
		}
	}
	if former == "" && k != nil && k.Type.isList() {
		v.text = strings.Trim(v.text, ",; ")
	}
	left, right := former, v.text
	if m == prependTo {
		left, right = right, left
	}
	joint := ""
	if k != nil && k.Type.isList() && left != "" && right != "" &&
		!strings.HasSuffix(left, ",") && !strings.HasSuffix(left, ";") &&
		!strings.HasPrefix(right, ",") && !strings.HasPrefix(right, ";") {
		joint = ","
	}
	v.text = left + joint + right
}

// outside finds references that are not keys: the automatic ones, those that
// JPF takes from Java's system properties, and the environment.
func (l *loader) outside(name string) (string, bool) {
	switch name {
	case "config":
		if len(l.open) > 0 {
			return l.open[len(l.open)-1], true
		}
		return "", true
	case "config_path":
		return l.here(), true
	case "user.home":
		return l.config.home, true
	case "user.dir":
		return l.config.dir, true
	case "file.separator":
		return string(filepath.Separator), true
	case "path.separator":
		return string(filepath.ListSeparator), true
	}
	if text, ok := l.env[name]; ok {
		return text, true
	}
	if variable, ok := strings.CutPrefix(name, "env."); ok {
		text, ok := l.env[variable]
		return text, ok
	}
	return "", false
}

// here is the folder of the file being read.
func (l *loader) here() string {
	if len(l.open) == 0 {
		return l.config.dir
	}
	return filepath.Dir(l.open[len(l.open)-1])
}

func (l *loader) absolute(name, base string) string {
	if rest, ok := strings.CutPrefix(name, "~/"); ok && l.config.home != "" {
		return filepath.Join(l.config.home, rest)
	}
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(base, name)
}

// display shortens the name of a file below the current directory.
func (l *loader) display(name string) string {
	short, err := filepath.Rel(l.config.dir, name)
	if err != nil || short == ".." || strings.HasPrefix(short, ".."+string(filepath.Separator)) {
		return name
	}
	return short
}
