package report

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm/classpath"
)

// topics are what a section of the console report may consist of.
var topics = []string{
	"jpf", "sut", "platform", "user", "dtg", "config", "error", "trace", "snapshot",
	"output", "choice", "constraint", "result", "statistics", "paths",
}

// traceForms are how much of a transition a trace shows.
var traceForms = []string{"auto", "steps", "full"}

// ignoredTopics is why the topics of JPF's XML report have no effect.
const ignoredTopics = "the XML report always has all its parts"

// keys are those of the formats built in, and of where reports go.
var keys = ofReports([]config.Key{
	{Name: "report.publisher", Type: config.List, Default: "console", JPF: true,
		Help: "The reports to write: console, json, xml, junit, sarif, html, svg, JPF's class names, or names of one's own with a report.NAME.class."},
	{Name: "report.class", Type: config.Class, Default: ".report.Reporter", JPF: true,
		Help:    "The class that hands the run to the publishers.",
		Ignored: "there is one reporter; report.publisher chooses what it writes"},
	{Name: "report.*.class", Type: config.Class, JPF: true,
		Help: "What kind of report the name in report.publisher stands for: console, json, xml, junit, sarif, html, svg, or JPF's class (.report.XMLPublisher)."},
	{Name: "report.*.file", Type: config.Path, Power: config.Writes, JPF: true,
		Help: "The file of a report of one's own name."},
	{Name: "report.file", Type: config.Path, Power: config.Writes, JPF: true,
		Help: "The file of the reports that name none of their own: the console report takes this name, others have it with the ending .json, .xml, .junit.xml, .sarif, .html or .svg. Without it the console report goes to standard output, others to report.json and so on."},
	{Name: "report.console.file", Type: config.Path, Power: config.Writes, JPF: true,
		Help: "The file that takes the console report; - is standard output."},
	{Name: "report.json.file", Type: config.Path, Power: config.Writes,
		Help: "The file that takes the report as JSON; - is standard output. Naming the file of a report is enough to have it written."},
	{Name: "report.xml.file", Type: config.Path, Power: config.Writes, JPF: true,
		Help: "The file that takes the report in JPF's XML; without an ending it gets .xml, as in JPF."},
	{Name: "report.junit.file", Type: config.Path, Power: config.Writes,
		Help: "The file that takes the report in JUnit's XML, for CI servers."},
	{Name: "report.sarif.file", Type: config.Path, Power: config.Writes,
		Help: "The file that takes the report in SARIF 2.1.0, for code scanning."},
	{Name: "report.html.file", Type: config.Path, Power: config.Writes,
		Help: "The file that takes the report as a page with a time line of the threads."},
	{Name: "report.svg.file", Type: config.Path, Power: config.Writes,
		Help: "The file that takes the time line of the first violation alone."},
	{Name: "report.junit.incomplete", Type: config.Enum, Values: []string{"error", "skipped"}, Default: "error",
		Help: "What an incomplete run is in the JUnit report: an error, which stops a build, or a skipped test, which does not."},
	{Name: "report.probe_interval", Type: config.Float, Default: "0", JPF: true,
		Help: "How many seconds pass between two probes of a long search (report.console.probe); 0 for no probes."},
	{Name: "report.statistics", Type: config.Bool, JPF: true,
		Help: "Whether JPF counts what only some reports need.", Ignored: "gojpf always counts"},
	{Name: "report.paths", Type: config.Bool, Default: "false",
		Help: "Whether the JSON report lists the paths through symbolic methods with their path conditions, inputs and results."},
	{Name: "report.console.start", Type: config.List, Values: topics, Default: "jpf,sut", JPF: true,
		Help: "What the console report says when the search starts: jpf, sut, config, platform, user, dtg."},
	{Name: "report.console.transition", Type: config.List, Values: topics, JPF: true,
		Help: "What the console report says at each transition: choice, statistics."},
	{Name: "report.console.constraint", Type: config.List, Values: topics, Default: "constraint,snapshot", JPF: true,
		Help: "What the console report says of what was cut, at the end: constraint (why and how often), snapshot (the stack of the thread that met it)."},
	{Name: "report.console.probe", Type: config.List, Values: topics, Default: "statistics", JPF: true,
		Help: "What the console report says every report.probe_interval: statistics, dtg."},
	{Name: "report.console.property_violation", Type: config.List, Values: topics, Default: "error,snapshot", JPF: true,
		Help: "What the console report says of a violation: error, snapshot, trace (the steps that lead to it), output (what the program printed on the way), statistics."},
	{Name: "report.console.finished", Type: config.List, Values: topics, Default: "result,statistics", JPF: true,
		Help: "What the console report says at the end: result, statistics, paths (those through symbolic methods), and all that start may have."},
	{Name: "report.console.trace", Type: config.Enum, Values: traceForms, Default: "auto",
		Help: "How much of each transition a trace shows: steps (the lines at which other threads may notice something, with what that is), full (all lines), auto (steps where there are several threads)."},
	{Name: "report.console.show_steps", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether traces in the console report have the steps of each transition."},
	{Name: "report.console.show_location", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether steps of traces have file and line."},
	{Name: "report.console.show_source", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether steps of traces quote the source line."},
	{Name: "report.console.show_cg", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether traces have the choice that each transition begins with."},
	{Name: "report.console.show_code", Type: config.Bool, Default: "false", JPF: true,
		Help: "Whether traces have the bytecode instructions of the program's own code."},
	{Name: "report.console.show_method", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether traces that have instructions name the method whenever it changes."},
	{Name: "report.xml.start", Type: config.List, JPF: true, Help: "What JPF's XML report has of the start.", Ignored: ignoredTopics},
	{Name: "report.xml.transition", Type: config.List, JPF: true, Help: "What JPF's XML report has of each transition.", Ignored: ignoredTopics},
	{Name: "report.xml.constraint", Type: config.List, JPF: true, Help: "What JPF's XML report has of a limit.", Ignored: ignoredTopics},
	{Name: "report.xml.probe", Type: config.List, JPF: true, Help: "What JPF's XML report has of probes.", Ignored: ignoredTopics},
	{Name: "report.xml.property_violation", Type: config.List, JPF: true, Help: "What JPF's XML report has of a violation.", Ignored: ignoredTopics},
	{Name: "report.xml.finished", Type: config.List, JPF: true, Help: "What JPF's XML report has of the end.", Ignored: ignoredTopics},
	{Name: "log.level", Type: config.Enum, Values: []string{"severe", "warning", "info", "fine", "finer", "finest"}, Default: "warning", JPF: true,
		Help: "How much gojpf says on standard error about its own work."},
	{Name: "sourcepath", Aliases: []string{"vm.sourcepath"}, Type: config.Paths, Reports: true, Power: config.Reads, JPF: true,
		Help: "Folders and jars with the sources of the program, from which traces quote lines."},
})

// ofReports marks keys that are asked for only where there is something to report.
func ofReports(keys []config.Key) []config.Key {
	for i := range keys {
		keys[i].Reports = true
	}
	return keys
}

// wish is a report that the configuration asks for.
type wish struct {
	name   string
	format *format
	settings
	file   string // stdoutName for standard output
	origin string // where the file was named, "" if nowhere
}

// settings are what is set for a report.
type settings struct {
	make    func(out io.Writer) Publisher
	follows bool // the publisher is a progressPublisher
	paths   bool // it tells of the paths of a symbolic run
}

// plain are the settings of a form that has no keys.
func plain(make func(out io.Writer) Publisher) func(*config.Reader, string) settings {
	return func(*config.Reader, string) settings { return settings{make: make} }
}

// readWishes reads which reports there are to be, each with its file and settings.
func readWishes(r *config.Reader, dir string) (list []wish) {
	names := r.Strings("report.publisher")
	for _, f := range formats { // naming its file turns a publisher on
		if r.Has("report."+f.name+".file") && !slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, f.name) }) {
			names = append(names, f.name)
		}
	}
	for _, name := range names {
		key, f := "report."+name+".class", formatNamed(name)
		if class := r.Class(key); class != "" {
			if f = formatNamed(class); f == nil {
				r.Refuse(key, "there is no publisher %s; there are %s", class, formatNames())
				continue
			}
		}
		if f == nil {
			r.Refuse("report.publisher", "there is no publisher %q; there are %s, and those with a %s", name, formatNames(), key)
			continue
		}
		if strings.ContainsRune(name, '.') {
			name = f.name // a class has no keys of its own
		}
		w := wish{name: name, format: f, settings: f.read(r, name)}
		w.file, w.origin = destination(r, dir, name, f)
		list = append(list, w)
	}
	return list
}

// destination is where a publisher writes: the file of its own; for the console
// report.file, else standard output; for others report.file with their ending,
// or a file named report in the current directory.
func destination(r *config.Reader, dir, name string, f *format) (file, origin string) {
	key := "report." + name + ".file"
	switch {
	case r.String(key) == stdoutName:
		return stdoutName, ""
	case r.Has(key):
		file = r.Path(key)
		if f.name == "xml" && filepath.Ext(file) == "" && !isDevice(file) {
			file += f.ending // as in JPF
		}
		return file, fmt.Sprintf("%s: %s", r.Origin(key), key)
	case r.Has("report.file") && r.String("report.file") != stdoutName:
		file = r.Path("report.file")
		if f.ending != "" {
			file = strings.TrimSuffix(file, filepath.Ext(file)) + f.ending
		}
		return file, fmt.Sprintf("%s: report.file", r.Origin("report.file"))
	case f.name == "console":
		return stdoutName, ""
	}
	return filepath.Join(dir, "report"+f.ending), r.Origin("report.publisher").String() + ": report.publisher"
}

// events are what a console report has sections for.
var events = []string{"start", "transition", "constraint", "probe", "property_violation", "finished"}

// consoleOptions are what a console report says.
type consoleOptions struct {
	topics   map[string][]string // by event
	show     show
	interval time.Duration // between probes; 0 for none
}

// readConsole reads the keys of a console report of that name. A setting that the
// name has none of is that of the console.
func readConsole(r *config.Reader, name string) consoleOptions {
	key := func(setting string) string {
		if own := "report." + name + "." + setting; r.IsSet(own) {
			return own
		}
		return "report.console." + setting
	}
	o := consoleOptions{topics: map[string][]string{}}
	for _, event := range events {
		key := key(event)
		list := r.Strings(key)
		for i, topic := range list { // the registry knows the console's own key only
			list[i] = strings.ToLower(topic)
			r.Check(slices.Contains(topics, list[i]), key, "a list of "+strings.Join(topics, ", "))
		}
		o.topics[event] = list
	}
	flag := func(setting string) bool { return r.Bool(key(setting)) }
	o.show = show{
		steps: flag("show_steps"), location: flag("show_location"), source: flag("show_source"),
		code: flag("show_code"), method: flag("show_method"), cg: flag("show_cg"), trace: r.String(key("trace")),
	}
	r.Check(slices.Contains(traceForms, o.show.trace), key("trace"), "one of "+strings.Join(traceForms, ", "))
	o.interval = time.Duration(r.Float("report.probe_interval") * float64(time.Second))
	return o
}

func consoleSettings(r *config.Reader, name string) settings {
	o := readConsole(r, name)
	return settings{
		make:    func(out io.Writer) Publisher { return newConsole(o, out) },
		follows: o.interval > 0 && len(o.topics["probe"]) > 0 || len(o.topics["transition"]) > 0,
		paths:   slices.Contains(o.topics["finished"], pathsTopic),
	}
}

func jsonSettings(r *config.Reader, _ string) settings {
	return settings{make: func(out io.Writer) Publisher { return jsonPublisher{out} }, paths: r.Bool("report.paths")}
}

func junitSettings(r *config.Reader, _ string) settings {
	skip := r.String("report.junit.incomplete") == "skipped"
	return settings{make: func(out io.Writer) Publisher { return junit{out: out, skip: skip} }}
}

// sourceRoots lists where sources may be: in sourcepath, then beside the class path.
func sourceRoots(r *config.Reader) []string {
	roots := r.Paths("sourcepath")
	path := classpath.ReadPath(r)
	if len(path) == 0 {
		path = []string{"."}
	}
	for _, entry := range path {
		roots = append(roots, beside(entry)...)
	}
	return roots
}

// NewSources returns the sources that a configuration leads to.
func NewSources(r *config.Reader) *Sources { return &Sources{sourcesIn(sourceRoots(r))} }

// LogLevel returns from which level on messages are to be printed.
func LogLevel(cfg *config.Config) string { return config.Read(cfg).String("log.level") }

// Warns reports whether warnings are to be printed.
func Warns(cfg *config.Config) bool { return LogLevel(cfg) != "severe" }

// ListsCode reports whether traces are to have the instructions of the program.
func ListsCode(cfg *config.Config) bool { return config.Read(cfg).Bool("report.console.show_code") }
