// Package pathoutputmonitor compares what each path of the program prints with
// files that say what it may print.
package pathoutputmonitor

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// property is JPF's name of what is checked.
const property = "gov.nasa.jpf.listener.PathOutputMonitor"

func init() {
	key := func(name, help string) config.Key {
		return config.Key{Name: "pom." + name, Type: config.Paths, Power: config.Reads, JPF: true, Help: help}
	}
	listener.Register(listener.Info{
		Names: []string{"PathOutputMonitor"},
		Doc:   "compares the output of each path with files that say what it may be",
		Keys: []config.Key{
			{Name: "pom.print_output", Type: config.Bool, Default: "true", JPF: true, Help: "Whether PathOutputMonitor prints the output of each complete path."},
			{Name: "pom.defer_output", Type: config.Bool, Default: "true", JPF: true, Help: "Whether PathOutputMonitor prints it at the end of the search."},
			{Name: "pom.output_spec.class", Type: config.Class, Default: "RegexOutputSpec", JPF: true, Help: "How the files of PathOutputMonitor are read: RegexOutputSpec is the only way."},
			key("all", "The output of every complete path must fit one of these files."),
			key("any", "For each of these files there must be a path whose output fits it."),
			key("none", "The output of no path may fit one of these files."),
			key("sequence", "The outputs of the first paths must fit these files, in this order."),
		},
		New: newMonitor,
	})
}

type monitor struct {
	print, later             bool
	all, any, none, sequence []*spec
	met                      map[*spec]bool // of any
	paths                    int
	printed                  bytes.Buffer
}

func newMonitor(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	if class := r.Class("pom.output_spec.class"); !strings.HasSuffix(class, "RegexOutputSpec") {
		r.RejectPart("pom.output_spec.class", class, "RegexOutputSpec")
	}
	specs := func(key string) (list []*spec) {
		for _, file := range r.Paths(key) {
			s, err := readSpec(file)
			if err != nil {
				r.Refuse(key, "%w", err)
			}
			list = append(list, s)
		}
		return list
	}
	return &monitor{
		met: map[*spec]bool{}, print: r.Bool("pom.print_output"), later: r.Bool("pom.defer_output"),
		all: specs("pom.all"), any: specs("pom.any"), none: specs("pom.none"), sequence: specs("pom.sequence"),
	}, r.Err()
}

// SearchStarted implements listener.SearchStarted.
func (l *monitor) SearchStarted(c *listener.Context) { c.Program.KeepOutput() }

// StateAdvanced implements listener.StateAdvanced.
func (l *monitor) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if !a.End {
		return
	}
	output := c.Program.PathOutput()
	l.paths++
	if l.print {
		text := fmt.Sprintf("---- output of path %d\n%s", l.paths, output)
		if l.later {
			l.printed.WriteString(text)
		} else {
			c.Printf("%s", text)
		}
	}
	if why := l.wrong(splitLines(string(output))); why != "" {
		c.Violate(property, why)
	}
}

// wrong says what is wrong with the output of a path, "" for nothing.
func (l *monitor) wrong(output []string) string {
	for _, s := range l.any {
		l.met[s] = l.met[s] || s.fits(output)
	}
	for _, s := range l.none {
		if s.fits(output) {
			return "the output of a path fits " + s.file
		}
	}
	if n := l.paths - 1; n < len(l.sequence) && !l.sequence[n].fits(output) {
		return fmt.Sprintf("the output of path %d does not fit %s", l.paths, l.sequence[n].file)
	}
	var files []string
	for _, s := range l.all {
		if s.fits(output) {
			return ""
		}
		files = append(files, s.file)
	}
	if len(files) > 0 {
		return "the output of a path fits none of " + strings.Join(files, ", ")
	}
	return ""
}

// SearchFinished implements listener.SearchFinished.
func (l *monitor) SearchFinished(c *listener.Context, r *search.Result) {
	c.Printf("%s", l.printed.Bytes())
	for _, s := range l.any {
		if l.met[s] {
			continue
		}
		if len(r.Incomplete) > 0 || len(r.Violations) > 0 { // another path may do
			c.Program.Cut(search.Cut{Reason: "no path was found whose output fits " + s.file}, false)
			continue
		}
		c.Violate(property, "there is no path whose output fits "+s.file)
		return
	}
}
