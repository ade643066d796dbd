package race

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/happens"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

// site is an instruction that accesses a variable, and the nearest of the
// program's own code that led to it.
type site struct {
	at, user vm.TraceElement
	op       vm.Op
}

func siteOf(t *vm.Thread) site {
	s := site{at: vm.TraceElement{Method: t.Top.Method, BCI: t.Top.BCI()}}
	for f := t.Top; f != nil; f = f.Parent {
		if f.Code != nil && listener.User(f.Method) {
			s.user = vm.TraceElement{Method: f.Method, BCI: f.BCI()}
			break
		}
	}
	return s
}

// access is an access by a thread.
type access struct {
	happens.Variable
	site
	thread int
	name   string // of the thread
	write  bool
	// index is that of an array element where it is not known, and the Variable
	// stands for all elements; else nil.
	index *symbolic.Expr
}

// races reports whether two accesses that nothing orders are a race, if indices that
// are not known lead to the same element.
func (a access) races(b access) bool {
	if a.index != nil || b.index != nil {
		a.Index = b.Index
	}
	return a.thread != b.thread && a.Variable == b.Variable && (a.write || b.write)
}

// meets reports whether two accesses that race may be to the same element.
func (a access) meets(c *listener.Context, b access) bool {
	if a.index == nil && b.index == nil {
		return true
	}
	ctx := c.Program.Symbolic().Ctx
	element := func(x access) *symbolic.Expr {
		if x.index == nil {
			return ctx.Int(int32(x.Index))
		}
		return x.index
	}
	same, _ := c.CanFail(ctx.Ne(element(a), element(b)))
	return same
}

// keys say which races are reported.
var keys = []config.Key{
	{Name: "race.include", Type: config.List, JPF: true,
		Help: "Race detectors look only at accesses by methods whose name (p.C.m, with * for any characters) fits one of these patterns; by all where it is empty."},
	{Name: "race.exclude", Type: config.List, Default: "java.util.concurrent.*", JPF: true,
		Help: "Race detectors do not look at accesses by methods whose name fits one of these patterns. The JDK's concurrent classes have races that they are built to live with."},
	{Name: "race.include_fields", Type: config.List,
		Help: "Race detectors look only at fields such as p.C.f, *.f or p.C.* that are listed here; at all where it is empty. Array elements are not concerned."},
	{Name: "race.exclude_fields", Type: config.List,
		Help: "Race detectors do not look at fields that are listed here."},
}

// reporter chooses and words what a detector reports. It reports each pair of
// places in the code once in a run, with the variable that it met first.
type reporter struct {
	methods *spec.Methods // that access
	fields  spec.Fields
	sources *report.Sources
	told    map[[2]site]bool
}

func newReporter(cfg *config.Config) (*reporter, error) {
	r := config.Read(cfg)
	return &reporter{
		methods: spec.MethodsOf(r, "race.include", "race.exclude"), fields: spec.FieldsOf(r, "race.include_fields", "race.exclude_fields"),
		sources: report.NewSources(r), told: map[[2]site]bool{},
	}, r.Err()
}

// wants reports whether a race is to be reported, and was not yet.
func (r *reporter) wants(m *vm.Machine, a, b access) bool {
	if r.told[[2]site{a.site, b.site}] || r.told[[2]site{b.site, a.site}] {
		return false
	}
	if f := a.Field(m); f != nil && !r.fields.Has(f) {
		return false
	}
	return r.methods.Has(a.at.Method) && r.methods.Has(b.at.Method)
}

// violate reports a race. The thread that writes is at its centre.
func (r *reporter) violate(c *listener.Context, property string, a, b access) {
	r.told[[2]site{a.site, b.site}] = true
	var text strings.Builder
	fmt.Fprintf(&text, "race for %s\n", a.Text(c.Machine))
	r.write(&text, c.Machine, a)
	r.write(&text, c.Machine, b)
	centre := a
	if !a.write {
		centre = b
	}
	c.ViolateBy(c.Machine.Threads()[centre.thread], search.KindRace, property, strings.TrimSuffix(text.String(), "\n"))
}

// write words one of the accesses in JPF's form.
func (r *reporter) write(text *strings.Builder, m *vm.Machine, a access) {
	fmt.Fprintf(text, "  %s at %s\n\t\t", a.name, a.at)
	if line := r.source(a.at); line != "" {
		fmt.Fprintf(text, "%q  ", line)
	}
	kind := "READ: "
	if a.write {
		kind = "WRITE:"
	}
	fmt.Fprintf(text, "%s %s", kind, insn.Name(a.op))
	if f := a.Field(m); f != nil {
		fmt.Fprintf(text, " %s.%s", f.Class.JavaName(), f.Name)
	}
	text.WriteByte('\n')
	if a.user.Method != nil && a.user != a.at {
		fmt.Fprintf(text, "\t\tcalled from %s\n", a.user)
	}
}

// source returns the source line of a place, "" if it cannot be read.
func (r *reporter) source(at vm.TraceElement) string {
	file, line := at.Method.Class.File, at.Method.Line(at.BCI)
	if file == nil || file.SourceFile == "" || line <= 0 {
		return ""
	}
	if _, lines := r.sources.Lines(at.Method.Class.Name, file.SourceFile); line <= len(lines) {
		return strings.TrimSpace(lines[line-1])
	}
	return ""
}
