// Package world has what a program's machine is like, from the configuration to the
// options of packages vm and models: its limits, its clock, and what it sees of the
// host.
//
// Invariants. The configuration is read once, by [Read]; what is wrong with it is
// found there, but for what only the host can tell. Without settings, what a search
// is given depends on nothing but the program; a run along one path is given what
// java would have.
//
// The package runs nothing, and knows nothing of states.
package world

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Keys set up the machine and what it lets the program see of the world.
var Keys = []config.Key{
	{Name: "vm.enable_assertions", Type: config.List, JPF: true, Default: "*",
		Help: "Where assert statements are checked: * for everywhere (true means the same), or names of classes, and of packages with .* behind them."},
	{Name: "vm.disable_assertions", Type: config.List, JPF: true,
		Help: "Where assert statements are not checked, of what vm.enable_assertions names."},
	{Name: "vm.max_stack_depth", Type: config.Int, Least: 1, Default: "20000",
		Help: "How many frames a thread may have before StackOverflowError is thrown; a thread made with a larger stack than usual gets more."},
	{Name: "vm.max_heap", Type: config.Size, Default: "1G",
		Help: "How much the program's live objects may take before OutOfMemoryError is thrown, and what Runtime.maxMemory returns."},
	{Name: "vm.processors", Aliases: []string{"cg.max_processors"}, Type: config.Int, Least: 1, Default: "1", JPF: true,
		Help: "What Runtime.availableProcessors returns; with more than one, it is a choice from 1 up to this number."},
	{Name: "vm.quantum", Aliases: []string{"vm.max_transition_length"}, Type: config.Int, Least: 1, Default: "50000", JPF: true,
		Help: "After how many instructions of one transition a thread is preempted at its next backward jump, so that a spinning thread cannot hold up the search."},
	{Name: "vm.random_seed", Type: config.Long, Least: config.Signed, Default: "42", JPF: true,
		Help: "The seed of random numbers that the program asks for without giving a seed of its own."},
	{Name: "vm.tree_output", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether what the program prints is shown as the search executes it."},
	{Name: "vm.enable_preview", Type: config.Bool, Default: "false",
		Help: "Whether classes may use preview features of the JDK at hand, as java's --enable-preview has it."},
	{Name: "vm.add_opens", Type: config.List,
		Help: "Packages that reflection may look into, as java's --add-opens has it: module/package or module/package=ALL-UNNAMED, or =module."},
	{Name: "vm.add_exports", Type: config.List,
		Help: "Packages whose public members reflection may use, as java's --add-exports has it: module/package or module/package=ALL-UNNAMED, or =module."},
	{Name: "vm.time.model", Type: config.Enum, Values: []string{"virtual", "host", "ConstantZero"}, Default: "virtual",
		Help: "The program's clock: virtual moves with executed instructions and sleeps, and is part of the state; host is the real one, with which runs cannot be repeated; ConstantZero, as in older versions of JPF, always shows 0, so that programs which wait for a moment by asking for the time wait for ever."},
	{Name: "vm.time.class", Type: config.Class, JPF: true,
		Help: "JPF's clock: .vm.ConstInsnPathTime has the virtual clock begin with 0, unless vm.time.start is set; .vm.SystemTime, JPF's name for the host's clock, leaves vm.time.model to choose."},
	{Name: "vm.time.start", Type: config.Time, Default: "2000-01-01T00:00:00Z",
		Help: "What the virtual clock shows at the start."},
	{Name: "vm.time.per_insn", Type: config.Long, Default: "1", JPF: true,
		Help: "By how many nanoseconds an instruction moves the virtual clock."},
	{Name: "vm.sysprop.source", Type: config.Enum, Values: []string{"SELECTED", "HOST", "FILE"}, Default: "SELECTED", JPF: true,
		Help: "Where the program's system properties come from: SELECTED, a fixed set that is the same on every machine; HOST, the java command of the machine; FILE, the file that vm.sysprop.file names."},
	{Name: "vm.sysprop.file", Type: config.Path, Power: config.Reads, JPF: true,
		Help: "The properties file for vm.sysprop.source=FILE."},
	{Name: "vm.sysprop.*", Type: config.String,
		Help: "The program's system property of that name."},
	{Name: "vm.env.source", Type: config.Enum, Values: []string{"none", "host"}, Default: "none",
		Help: "Where the program's environment variables come from, apart from those that vm.env.* sets."},
	{Name: "vm.env.*", Type: config.String,
		Help: "The program's environment variable of that name."},
	{Name: "vm.file_reads", Type: config.Paths, Power: config.Reads, Default: "classpath,.",
		Help: "Which of the host's files the program sees: files and folders, classpath for all that is on the class path, or host for everything, which is the default of exec. What else there is on the host makes a run that asks for it incomplete."},
	{Name: "vm.file_writes", Type: config.Enum, Power: config.Writes, Uses: func(text string) bool { return strings.EqualFold(text, "host") }, Values: []string{"state", "host", "deny"}, Default: "state",
		Help: "What happens to files that the program writes: state keeps them in the state, so that backtracking undoes them; host writes them for good; deny throws IOException."},
	{Name: "vm.locale", Type: config.String, Default: "en_US",
		Help: "The program's default locale."},
	{Name: "vm.timezone", Type: config.String, Default: "UTC",
		Help: "The program's default time zone."},
	{Name: "vm.charset", Type: config.String, Default: "UTF-8",
		Help: "The program's default character set."},
	{Name: "insn.loop", Type: config.Enum, Values: []string{"auto", "switch", "impl", "hooked"}, Default: "auto",
		Help: "Which of the interpreter's loops executes instructions; auto picks the fastest that serves. For diagnosing gojpf itself."},
}

// Options are what the configuration says.
// Everything that only the host can tell (the class path's folders, its user) comes later, in
// World: what is wrong with settings is known without looking at anything.
type Options struct {
	classpath.Places
	Preview  bool // classes may use preview features
	Silent   bool // what the program prints is not shown
	MaxDepth int
	MaxHeap  int64
	Quantum  int64
	Loop     vm.LoopMode
	Asserts  func(class string) bool
	Clock    Clock

	// FileWrites is what becomes of files that the program writes: state, host or deny.
	FileWrites string
	Processors int // 0 for those of the host
	Seed       int64

	locale, charset, timezone string // "" for the host's
	hostEnv                   bool
	env, properties           [][2]string
	hostProperties            bool
	reach                     []place
	reachAll                  bool
	// It is kept for World, which has to know for whom the defaults are.
	straight bool
}

// place is files that the program may see: a name, "" for the class path.
// The class path is known only when the host was asked, so it has a name of its own here.
type place string

// Clock is what time it is.
type Clock struct {
	Model   string // virtual, host or ConstantZero
	Start   time.Time
	PerInsn int64 // nanoseconds
	now     bool  // it starts now
	// Counted says that somebody wants instructions to count.
	Counted bool
}

// Virtual reports whether the clock moves with the program alone.
func (c Clock) Virtual() bool { return c.Model == "virtual" }

// OnHost reports whether it is the host's.
func (c Clock) OnHost() bool { return c.Model == "host" }

// FilesOnHost reports whether files are written for good.
func (o *Options) FilesOnHost() bool { return o.FileWrites == "host" }

// Words of vm.file_reads.
const (
	readsHost      = "host"
	readsClassPath = "classpath"
)

var (
	localeForm  = regexp.MustCompile(`^(?i:[a-z]{2,8}([_-]([a-z]{2}|[0-9]{3}))?(\.[a-z0-9-]+)?(@[a-z]+)?)?$`)
	charsetForm = regexp.MustCompile(`^[A-Za-z0-9][-A-Za-z0-9+.:_]*$`) // of java.nio.charset.Charset
)

// Read reads the options of a search or, where it is straight, of a run along one
// path, for which the host's own settings are the default.
// What is not set follows the host in a straight run only, so each key that the host could
// answer asks who is reading.
func Read(cfg *config.Config, straight bool) (*Options, error) {
	r := config.Read(cfg)
	o := &Options{
		straight: straight, Places: classpath.ReadPlaces(r),
		Preview: r.Bool("vm.enable_preview"), Silent: !r.Bool("vm.tree_output"),
		MaxDepth: r.Int("vm.max_stack_depth"), MaxHeap: r.Size("vm.max_heap"), Quantum: r.Int64("vm.quantum"),
		FileWrites: r.String("vm.file_writes"), Seed: r.Int64("vm.random_seed"), Clock: readClock(r, straight),
	}
	switch r.String("insn.loop") {
	case "impl":
		o.Loop = vm.LoopImpl
	case "hooked":
		o.Loop = vm.LoopHooked
	}
	jpfClass(r, "vm.class", "SingleProcessVM", "MultiProcessVM")
	enabled, disabled := readPatterns(r, "vm.enable_assertions"), readPatterns(r, "vm.disable_assertions")
	o.Asserts = assertions(enabled, disabled)
	// Where nothing is set, a straight run follows the host.
	follows := func(key string) bool { return straight && !r.IsSet(key) }
	if !follows("vm.processors") {
		o.Processors = r.Int("vm.processors")
	}
	if !follows("vm.locale") {
		o.locale = r.String("vm.locale")
		r.Check(localeForm.MatchString(o.locale), "vm.locale", "a language, or a language and a country, such as en_US")
	}
	if !follows("vm.charset") {
		o.charset = r.String("vm.charset")
		r.Check(charsetForm.MatchString(o.charset), "vm.charset", "the name of a character set")
	}
	if !follows("vm.timezone") {
		o.timezone = r.String("vm.timezone")
	}
	o.hostEnv = follows("vm.env.source") || r.String("vm.env.source") == "host"
	for _, key := range r.Keys("vm.env.") {
		if key != "vm.env.source" {
			o.env = append(o.env, [2]string{strings.TrimPrefix(key, "vm.env."), r.String(key)})
		}
	}
	o.readProperties(r)
	o.readModules(r)
	if o.reachAll = follows("vm.file_reads"); !o.reachAll {
		o.readReach(r)
	}
	return o, r.Err()
}

// Settings of single properties go behind those of a file or of the host, and replace them.
func (o *Options) readProperties(r *config.Reader) {
	switch r.String("vm.sysprop.source") {
	case "HOST":
		o.hostProperties = true
	case "FILE":
		file := r.Path("vm.sysprop.file")
		if file == "" {
			r.Fail(fmt.Errorf("%v: vm.sysprop.source=FILE needs vm.sysprop.file", r.Origin("vm.sysprop.source")))
			break
		}
		var err error
		if o.properties, err = config.ReadProperties(file); err != nil {
			r.Fail(fmt.Errorf("vm.sysprop.file: %w", err))
		}
	}
	for _, key := range r.Keys("vm.sysprop.") {
		if key != "vm.sysprop.source" && key != "vm.sysprop.file" {
			o.properties = append(o.properties, [2]string{strings.TrimPrefix(key, "vm.sysprop."), r.String(key)})
		}
	}
}

// readModules hands on what java's launcher tells the JDK's boot of modules by properties.
func (o *Options) readModules(r *config.Reader) {
	for _, of := range [][2]string{{"vm.add_opens", "jdk.module.addopens."}, {"vm.add_exports", "jdk.module.addexports."}} {
		for i, text := range r.Strings(of[0]) {
			from, to, valued := strings.Cut(text, "=")
			module, pkg, named := strings.Cut(from, "/")
			if !named || module == "" || pkg == "" || valued && to == "" {
				r.Refuse(of[0], "%q is not module/package or module/package=ALL-UNNAMED", text)
				continue
			}
			if !valued {
				to = "ALL-UNNAMED"
			}
			o.properties = append(o.properties, [2]string{of[1] + strconv.Itoa(i), module + "/" + pkg + "=" + to})
		}
	}
}

// readReach decides which of the host's files the program sees.
func (o *Options) readReach(r *config.Reader) {
	const key = "vm.file_reads"
	words := strings.FieldsFunc(r.String(key), func(r rune) bool { return strings.ContainsRune(",;:", r) })
	for _, word := range words {
		switch word = strings.TrimSpace(word); word {
		case "":
		case readsHost:
			// Whoever allows everything and names something besides may mean only the latter.
			if len(words) > 1 {
				r.Refuse(key, "host stands for all files: leave the others out")
			}
			o.reachAll = true
			return
		case readsClassPath:
			o.reach = append(o.reach, "")
		default:
			file := r.File(key, word)
			// A place that is not there is a spelling mistake: it would be found out much
			// later, by a run that is incomplete for a file that the user has allowed.
			if _, err := os.Stat(file); err != nil {
				r.Refuse(key, "there is no file or folder %s", file)
			}
			o.reach = append(o.reach, place(file))
		}
	}
}

// A virtual clock that starts now would make two searches of one program differ, so that is
// for straight runs alone.
func readClock(r *config.Reader, straight bool) Clock {
	c := Clock{Model: r.String("vm.time.model"), Counted: r.IsSet("vm.time.per_insn")}
	if c.OnHost() {
		return c
	}
	c.PerInsn, c.Start = r.Int64("vm.time.per_insn"), r.Time("vm.time.start")
	// JPF's key asks for a clock that begins with 0 on each path. The virtual clock
	// counts instructions whatever it says.
	fromZero := jpfClass(r, "vm.time.class", "SystemTime", "ConstInsnPathTime") == "ConstInsnPathTime"
	switch set := r.IsSet("vm.time.start"); {
	case set:
	case fromZero:
		c.Start = time.Unix(0, 0)
	case straight: // so that the times of files make sense to it
		c.now = true
	}
	return c
}

// jpfClass is the short name of one of JPF's own classes that a key names, "" for
// none: others are Java code for another machine.
// A configuration of JPF's that names its own classes works; one that names others would
// silently do something else.
func jpfClass(r *config.Reader, key string, known ...string) string {
	class := r.Class(key)
	name := shortName(class)
	if name != "" && !slices.Contains(known, name) {
		r.RejectPart(key, class, ".vm."+strings.Join(known, " or .vm."))
	}
	return name
}

func shortName(class string) string { return class[strings.LastIndexByte(class, '.')+1:] }

// readPatterns reads one of the lists of where assertions are checked. A pattern
// that names no class has no effect, and the end of the run says so.
func readPatterns(r *config.Reader, key string) assertionPatterns {
	list := assertionPatterns(r.Strings(key))
	for _, p := range list {
		if !slices.Contains([]string{"*", "true", "false"}, p) {
			r.Mention(key, p, assertionPatterns{p})
		}
	}
	return list
}
