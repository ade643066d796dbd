package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/config"
)

// Format is a form of reports that somebody adds to those built in.
type Format struct {
	// Name is that in report.publisher, in lower case. The format's keys begin with
	// report.Name.
	Name string
	// Ending is that of its files, with the dot.
	Ending string
	// Keys are its own, beside those that all formats have.
	Keys []config.Key
	// Paths says that it tells of all paths of a symbolic run.
	Paths bool
	// New reads the format's keys, and returns what makes a publisher.
	New func(r *config.Reader) func(out io.Writer) Publisher
}

// Register adds a format that configurations may name. Call it from an init function.
// It panics if the name is taken, or cannot be one. For a single run a format goes into
// [Extra], and needs no registration.
func Register(f Format) {
	if err := f.validate(); err != nil {
		panic(err)
	}
	if formatNamed(f.Name) != nil {
		panic("report: registered twice: " + f.Name)
	}
	added = append(added, f.Keys...)
	formats = append(formats, f.format())
}

// validate reports why f cannot be a format.
func (f Format) validate() error {
	switch {
	case f.Name == "" || strings.ToLower(f.Name) != f.Name || strings.ContainsAny(f.Name, ".,; "):
		return fmt.Errorf("report: %q cannot be a format's name", f.Name)
	case f.New == nil:
		return fmt.Errorf("report: the format %s has no function New", f.Name)
	}
	return nil
}

// format is f as the formats built in are.
func (f Format) format() *format {
	return &format{name: f.Name, ending: f.Ending, read: func(r *config.Reader, _ string) settings {
		return settings{make: f.New(r), paths: f.Paths}
	}}
}

// added are the keys of registered formats.
var added []config.Key

// Keys returns the keys of what a run tells, and where.
func Keys() []config.Key { return slices.Concat(keys, ofReports(slices.Clone(added))) }

// format is a kind of publisher.
type format struct {
	name   string // in report.publisher
	ending string // of its files
	// read reads the keys report.<name>.*.
	read func(r *config.Reader, name string) settings
}

// formats are those built in, and behind them those registered.
var formats = []*format{
	{name: "console", read: consoleSettings},
	{name: "json", ending: ".json", read: jsonSettings},
	{name: "xml", ending: ".xml", read: plain(func(out io.Writer) Publisher { return xmlPublisher{out} })},
	{name: "junit", ending: ".junit.xml", read: junitSettings},
	{name: "sarif", ending: ".sarif", read: plain(func(out io.Writer) Publisher { return sarifPublisher{out} })},
	{name: "html", ending: ".html", read: plain(func(out io.Writer) Publisher { return htmlPublisher{out} })},
	{name: "svg", ending: ".svg", read: plain(func(out io.Writer) Publisher { return svgPublisher{out} })},
}

// formatNamed returns the format of a name, which may be a class of JPF's:
// gov.nasa.jpf.report.XMLPublisher. It returns nil if there is none.
func formatNamed(name string) *format {
	name = name[strings.LastIndexByte(name, '.')+1:]
	if short, ok := strings.CutSuffix(name, "Publisher"); ok {
		name = short
	}
	for _, f := range formats {
		if strings.EqualFold(f.name, name) {
			return f
		}
	}
	return nil
}

func formatNames() string {
	names := make([]string, len(formats))
	for i, f := range formats {
		names[i] = f.name
	}
	return strings.Join(names, ", ")
}
