// Package pathtree draws the tree of the decisions that a program makes on
// unknown values: for each the instruction and its place, for each way the
// condition, for each path its end. Ways that the solver excluded are drawn, too,
// and those of which it does not know whether they are possible are marked.
//
// What is drawn follows from the program alone: it does not depend on the order
// in which the search took the ways.
package pathtree

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/output"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

const (
	fileKey  = "pathtree.file"
	mostKey  = "pathtree.max_ways"
	spfsFile = "path-tree.dot"
)

// forms are how a file is written, by its ending.
var forms = map[string]func(io.Writer, *picture) error{".dot": writeDOT, ".svg": writeSVG, ".html": writeHTML}

func init() {
	listener.Register(listener.Info{
		Names: []string{"PathTree"},
		Doc:   "draws the tree of the paths of a symbolic run, with the ways that were excluded",
		Keys: []config.Key{
			{Name: fileKey, Type: config.Path, Power: config.Writes, Default: "path-tree.html",
				Help: "Where PathTree draws the tree of paths. Its ending says how: .dot, .svg or .html."},
			{Name: mostKey, Type: config.Int, Default: "2000",
				Help: "How many ways PathTree draws, those nearest to the program's start; 0 for all."},
		},
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			return newRecorder(r, r.Path(fileKey))
		},
	})
	listener.Register(listener.Info{
		Names: []string{"DOTVisualizerListener"},
		Doc:   "is PathTree, and draws for Graphviz unless it is told otherwise",
		New: func(cfg *config.Config) (any, error) {
			r := config.Read(cfg)
			if !r.IsSet(fileKey) {
				return newRecorder(r, spfsFile)
			}
			return newRecorder(r, r.Path(fileKey))
		},
	})
}

func newRecorder(r *config.Reader, file string) (any, error) {
	l := &recorder{tree: &tree{root: &branch{cond: "start", kind: possible, taken: true}}, file: file, most: r.IntFrom(mostKey, 0), sources: report.NewSources(r)}
	if l.write = forms[strings.ToLower(filepath.Ext(file))]; l.write == nil {
		r.Refuse(fileKey, "a file that ends in .dot, .svg or .html is expected, not %s", file)
	}
	return l, r.Err()
}

// recorder is the listener.
type recorder struct {
	*tree
	file    string
	write   func(io.Writer, *picture) error
	most    int
	sources *report.Sources
	last    *ending // that a path had
}

// position is where a path is in the tree. It is kept in the state.
type position struct {
	branch *branch
	calls  *call
}

// call is a call of a symbolic method that is over, with those before it.
type call struct {
	*symexec.Call
	before *call
}

func (l *recorder) at(c *listener.Context) position {
	if p, ok := c.Keep().(position); ok {
		return p
	}
	return position{branch: l.root}
}

// lead has the path go on in a branch of a decision, which is new unless the path is
// taken once more.
func (l *recorder) lead(c *listener.Context, d *decision, k int) {
	p := l.at(c)
	if p.branch.to == nil || len(p.branch.to.branches) != len(d.branches) {
		p.branch.to = d
	}
	p.branch = p.branch.to.branches[k]
	p.branch.taken = true
	c.SetKeep(p)
}

// SymbolicDecisionForced adds a decision of which one branch is left.
func (l *recorder) SymbolicDecisionForced(c *listener.Context, kind string, branches []core.Alternative, k int) {
	d := l.decision(c, kind)
	d.add(c, branches)
	if k >= 0 {
		l.lead(c, d, k)
		return
	}
	p := l.at(c)
	p.branch.to = d
	p.branch = nil // nothing follows
	c.SetKeep(p)
}

// ChoiceAdvanced adds a decision, or finds it, and goes on in one of its branches.
func (l *recorder) ChoiceAdvanced(c *listener.Context, made choice.Decision) {
	g := made.Generator
	b, unknowns := g.(*core.Branch)
	d := l.decision(c, g.ID())
	if unknowns {
		d.add(c, b.Alternatives())
		l.lead(c, d, b.AlternativeOf(made.Index))
		return
	}
	if g.Len() < 2 {
		return
	}
	for i := range g.Len() {
		text := format.Alternative(choice.Decision{Generator: g, Index: i})
		if h, ok := g.(*heap.HeapChoice); ok {
			text = h.Text(i)
		}
		d.branches = append(d.branches, &branch{cond: text, kind: possible})
	}
	l.lead(c, d, made.Index)
}

func (d *decision) add(c *listener.Context, branches []core.Alternative) {
	named := names(core.PathOf(c.Machine))
	for _, a := range branches {
		w := &branch{cond: named.Replace(a.Cond.Java()), kind: possible}
		switch a.Status {
		case symbolic.Unsat:
			w.kind = pruned
		case symbolic.Undecided:
			w.kind = unknown
		}
		d.branches = append(d.branches, w)
	}
}

// names replaces the names of inputs by those for people.
func names(p *core.Path) *strings.Replacer {
	var pairs []string
	inputs := p.Inputs()
	for _, in := range slices.Backward(inputs) { // x_10 in front of x_1
		if in.Base() != in.Name {
			pairs = append(pairs, in.Base(), in.Name)
		}
	}
	return strings.NewReplacer(pairs...)
}

// decision describes where the present thread is.
func (l *recorder) decision(c *listener.Context, kind string) *decision {
	d := &decision{what: strings.TrimPrefix(kind, "symbolic.")}
	t := c.Machine.Current
	if t == nil || t.Top == nil {
		return d
	}
	top := t.Top
	f := top
	for f != nil && (f.Code == nil || !listener.User(f.Method)) {
		f = f.Parent
	}
	if f == nil {
		d.inside = methodName(top.Method)
		return d
	}
	if f != top {
		d.inside = methodName(top.Method)
	}
	in := listener.Instruction{Thread: t, Frame: f}
	if code := c.Code(in); code != nil && f == top {
		d.what = insn.Name(code.Op)
	}
	d.place = in.Location()
	if _, lines := l.sources.Lines(f.Method.Class.Name, listener.File(f.Method)); in.Line() > 0 && in.Line() <= len(lines) {
		d.source = strings.TrimSpace(lines[in.Line()-1])
	}
	return d
}

func methodName(m *vm.Method) string { return m.Class.JavaName() + "." + m.Name }

// SymbolicMethodExited notes what a method returned, unless the path ends in it.
func (l *recorder) SymbolicMethodExited(c *listener.Context, over *symexec.Call) {
	if over.End == symexec.Returned || over.End == symexec.Threw {
		p := l.at(c)
		p.calls = &call{over, p.calls}
		c.SetKeep(p)
	}
}

// SymbolicPathEnded notes how the path ended.
func (l *recorder) SymbolicPathEnded(c *listener.Context, over *symexec.PathEnd) {
	p := l.at(c)
	path := over.Path
	named := names(path)
	e := &ending{kind: over.End.String(), text: over.Why, pc: named.Replace(path.PC().Java())}
	l.last = e
	model, solved := c.Program.Symbolic().ShortModel(c.Machine)
	if solved {
		for _, in := range path.Inputs() {
			e.inputs = append(e.inputs, input{in.Name, in.Literal(model)})
		}
	}
	for k := p.calls; k != nil; k = k.before {
		e.calls = append(e.calls, k.text(model))
	}
	slices.Reverse(e.calls)
	switch {
	case over.Class != "":
		e.text = over.Class
	case over.End == symexec.Violated:
		e.text = over.Why[strings.LastIndexByte(over.Why, '.')+1:]
	case over.End == symexec.Stopped:
		e.text = ""
	}
	if p.branch != nil && p.branch.to == nil {
		p.branch.end = e
	}
}

// text shows a call with the values of a model.
func (k *call) text(model *symbolic.Model) string {
	args := make([]string, len(k.Params))
	for i := range k.Params {
		args[i] = k.Params[i].Value.Show(model)
	}
	text := k.Method.Name + "(" + strings.Join(args, ", ") + ")"
	switch {
	case k.End == symexec.Threw:
		return text + " throws " + k.Class
	case k.Result.Void():
		return text
	}
	return text + " = " + k.Result.Show(model)
}

// StateAdvanced notes that a path ends in a state that was searched before.
func (l *recorder) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if p := l.at(c); !a.New && !a.End && p.branch != nil && p.branch.to == nil {
		p.branch.end = &ending{kind: visited, text: "searched before"}
	}
}

// SearchConstraintHit notes that the violation which ended the last path did not
// happen again with inputs.
func (l *recorder) SearchConstraintHit(_ *listener.Context, cut search.Cut) {
	if l.last != nil && l.last.kind == symexec.Violated.String() && strings.HasPrefix(cut.Reason, "unconfirmed:") {
		l.last.kind = unconfirmed
	}
}

// SearchFinished draws the tree. Where the file cannot be written, the panic has
// the search name the listener and the reason.
func (l *recorder) SearchFinished(c *listener.Context, r *search.Result) {
	p := &picture{tree: l.tree, title: c.Program.Name, items: l.items(l.most)}
	if err := output.File(l.file, func(w io.Writer) error { return l.write(w, p) }); err != nil {
		panic(err)
	}
}
