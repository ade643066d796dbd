// Package coverage measures how much of a program's code a search has executed,
// over all paths that it took: classes, methods, lines, branches and basic
// blocks, as a text table in JPF's form, as one HTML file, and as an lcov trace.
//
// Counting is cheap: an instruction costs a look into two slices, by method and
// by index. An instruction that has to choose, or to initialise a class first,
// is counted each time that it runs.
package coverage

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	flag := func(name, def, help string) config.Key {
		return config.Key{Name: "coverage." + name, Type: config.Bool, Default: def, JPF: true, Help: help}
	}
	listener.Register(listener.Info{
		Names: []string{"CoverageAnalyzer"},
		Doc:   "measures the coverage of classes, methods, lines, branches and basic blocks over all paths",
		Keys: []config.Key{
			{Name: "coverage.include", Type: config.List, JPF: true,
				Help: "The classes that CoverageAnalyzer measures, with * for any characters; those of the program if there are none."},
			{Name: "coverage.exclude", Type: config.List, JPF: true, Help: "Classes that CoverageAnalyzer leaves out."},
			flag("show_methods", "false", "Whether CoverageAnalyzer has a row for each method, too."),
			flag("show_bodies", "false", "Whether CoverageAnalyzer lists the lines of methods with how often they ran."),
			flag("exclude_handlers", "false", "Whether CoverageAnalyzer leaves out code that only exceptions lead to."),
			flag("show_branches", "true", "Whether CoverageAnalyzer counts branches."),
			flag("loaded_only", "true", "Whether CoverageAnalyzer leaves out classes of the class path that were never loaded."),
			flag("show_requirements", "false", "Whether CoverageAnalyzer sums up by the annotation Requirement."),
			{Name: "coverage.html.file", Type: config.Path, Power: config.Writes, Help: "Where CoverageAnalyzer writes coloured source listings."},
			{Name: "coverage.lcov.file", Type: config.Path, Power: config.Writes, Help: "Where CoverageAnalyzer writes an lcov trace."},
		},
		New: newAnalyzer,
	})
}

type analyzer struct {
	classes      *spec.Types
	methods      bool
	bodies       bool
	dropHandlers bool
	branches     bool
	loadedOnly   bool
	requirements bool
	html, lcov   string
	classPath    []string
	sources      *report.Sources
	counters     []*counter // by method ID
	taking       []pending  // by thread
	cache        listing.Cache
	saved        map[string]saved // of a checkpoint, for methods that were not seen again
}

// counter counts what happened to one method.
type counter struct {
	counts []int64
	// outcomes counts, for branches only, how often each target was taken; the
	// last is that of a conditional branch that goes on.
	outcomes [][]int64
	body     *listing.Body
}

// ignored stands for the methods that are not measured.
var ignored = &counter{}

// pending is a branch whose outcome the next instruction of the frame tells.
type pending struct {
	at    *counter
	pc    int32
	depth int32
}

func newAnalyzer(cfg *config.Config) (any, error) {
	r := config.Read(cfg)
	l := &analyzer{
		classes: spec.ClassesOf(r, "coverage.include", "coverage.exclude"),
		html:    r.Path("coverage.html.file"), lcov: r.Path("coverage.lcov.file"),
		classPath: classpath.ReadPath(r), sources: report.NewSources(r),
		methods: r.Bool("coverage.show_methods"), bodies: r.Bool("coverage.show_bodies"),
		dropHandlers: r.Bool("coverage.exclude_handlers"), branches: r.Bool("coverage.show_branches"),
		loadedOnly: r.Bool("coverage.loaded_only"), requirements: r.Bool("coverage.show_requirements"),
	}
	return l, r.Err()
}

// measures reports whether a class is of interest.
func (l *analyzer) measures(c *vm.Class) bool { return c.File != nil && !c.Hidden && l.classes.Has(c) }

func (l *analyzer) counter(m *vm.Method) *counter {
	id := int(m.ID)
	if id < len(l.counters) && l.counters[id] != nil {
		return l.counters[id]
	}
	if id >= len(l.counters) {
		l.counters = append(l.counters, make([]*counter, id+1-len(l.counters)+len(l.counters)/2)...)
	}
	c := ignored
	if l.measures(m.Class) {
		if body := l.cache.Of(m); body != nil {
			c = newCounter(body)
			l.addSaved(c, m.String())
		}
	}
	l.counters[id] = c
	return c
}

func newCounter(body *listing.Body) *counter {
	c := &counter{body: body, counts: make([]int64, len(body.Instrs)), outcomes: make([][]int64, len(body.Instrs))}
	for i := range body.Instrs {
		switch in := &body.Instrs[i]; {
		case in.Op.Conditional():
			c.outcomes[i] = make([]int64, 2)
		case in.Op.Switch():
			c.outcomes[i] = make([]int64, len(in.Targets))
		}
	}
	return c
}

// StateRestored forgets branches that were not decided: they run again.
func (l *analyzer) StateRestored(*listener.Context, int) { clear(l.taking) }

// ExecuteInstruction counts.
func (l *analyzer) ExecuteInstruction(_ *listener.Context, in listener.Instruction) {
	f, id := in.Frame, in.Thread.ID
	for id >= len(l.taking) {
		l.taking = append(l.taking, pending{})
	}
	c, last := l.counter(f.Method), &l.taking[id]
	if last.at != nil {
		if last.at == c && last.depth == f.Depth && last.pc != f.PC {
			last.at.took(last.pc, f.PC)
		}
		last.at = nil
	}
	if c == ignored {
		return
	}
	c.counts[f.PC]++
	if c.outcomes[f.PC] != nil {
		*last = pending{c, f.PC, f.Depth}
	}
}

// took counts that the branch at pc led to an instruction. Where several cases
// of a switch lead there, they all count.
func (c *counter) took(pc, to int32) {
	in, outcomes := &c.body.Instrs[pc], c.outcomes[pc]
	for i, t := range in.Targets {
		if t == to {
			outcomes[i]++
		}
	}
	if in.Op.Conditional() && to == pc+1 {
		outcomes[1]++
	}
}

// SearchFinished reports. Where a file cannot be written, the panic has the
// search name the listener and the reason.
func (l *analyzer) SearchFinished(c *listener.Context, _ *search.Result) {
	classes := l.collect(c.Machine.Lib)
	l.text(c, classes)
	if l.html != "" {
		if err := l.writeHTML(classes); err != nil {
			panic(err)
		}
	}
	if l.lcov != "" {
		if err := l.writeLcov(classes); err != nil {
			panic(err)
		}
	}
}
