package proof

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// Limits of the translation: programs beyond them are not for these proofs.
const (
	mostSteps   = 200_000
	mostClauses = 5_000
	mostMethods = 300
)

// translation makes clauses of a program. Once err is set, what else it does is worth
// nothing.
type translation struct {
	p       *Program
	ctx     *symbolic.Context
	system  *horn.System
	err     error
	classes map[string]*class
	fields  []field
	scanned map[*method]bool
	list    []*method // that can be reached
	methods map[any]*method

	repeats   bool // there is a loop, or recursion
	recursive bool
	steps     int
	fresh     int
	// shaping is set while it is found out what the predicates are about: no clauses yet.
	shaping bool
	// starting is the class whose initialiser is executed, nil for none, and ends how
	// often it has come to its end.
	starting *class
	ends     int
}

func newTranslation(p *Program) *translation {
	ctx := symbolic.NewContext()
	return &translation{p: p, ctx: ctx, system: &horn.System{Ctx: ctx}, classes: map[string]*class{},
		scanned: map[*method]bool{}, methods: map[any]*method{}}
}

// refuse gives up. The first reason counts.
func (t *translation) refuse(format string, args ...any) {
	if t.err == nil {
		t.err = fmt.Errorf(format, args...)
	}
}

// predicate is one of the system, and what its parameters are.
type predicate struct{ *horn.Pred }

// program translates all.
func (t *translation) program() {
	main := t.resolve(t.p.Main, "main", "([Ljava/lang/String;)V")
	if main == nil {
		t.refuse("there is no method main to begin with")
		return
	}
	t.scan(main)
	t.spread()
	if len(t.list) > mostMethods {
		t.refuse("the program has more than %d methods", mostMethods)
	}
	if t.err != nil || !t.repeats {
		return
	}
	t.begin(t.class(t.p.Main))
	for _, m := range t.list {
		t.begin(m.class)
	}
	for i := range t.fields {
		t.begin(t.fields[i].class)
	}
	t.dropConstants()
	for _, m := range t.list {
		t.declare(m)
	}
	t.shaping = true
	for _, m := range t.list {
		t.shape(m)
	}
	if t.err != nil {
		return
	}
	t.shaping = false
	for _, m := range t.list {
		for _, c := range m.order {
			t.name(m, c)
		}
	}
	var args []*symbolic.Expr
	for _, n := range main.reads {
		args = append(args, t.fields[n].initial)
	}
	t.emit(nil, nil, &horn.Atom{Pred: main.entry.Pred, Args: args})
	for _, m := range t.list {
		t.run(m, t.start(m))
		for _, c := range m.order {
			t.run(m, t.from(m, c))
		}
	}
}

// dropConstants leaves fields out that nothing writes but their initialisers.
func (t *translation) dropConstants() {
	written := map[int]bool{}
	for _, m := range t.list {
		for _, n := range m.writes {
			written[n] = true
		}
	}
	for _, m := range t.list {
		m.reads = slices.DeleteFunc(m.reads, func(n int) bool { return !written[n] && t.fields[n].initial.IsConst() })
	}
}

func (t *translation) emit(body []horn.Atom, conds []*symbolic.Expr, head *horn.Atom) {
	if t.shaping || t.err != nil {
		return
	}
	if len(t.system.Clauses) == mostClauses {
		t.refuse("the program has more than %d steps between places", mostClauses)
	}
	t.system.Clauses = append(t.system.Clauses, &horn.Clause{Body: body, Conds: conds, Head: head})
}

// unknown is a number that may be any of a type.
func (t *translation) unknown(typ symbolic.Type) *symbolic.Expr {
	t.fresh++
	return t.ctx.Var(fmt.Sprintf("v%d", t.fresh), symbolic.Full(typ))
}

func (t *translation) ofKind(k symbolic.Kind) *symbolic.Expr {
	return t.unknown([...]symbolic.Type{symbolic.I32: symbolic.Int, symbolic.I64: symbolic.Long, symbolic.F32: symbolic.Float, symbolic.F64: symbolic.Double}[k])
}

// newPred adds a predicate. Parameters are called as in the program where that is known:
// names come before kinds.
func (t *translation) newPred(shown string, names []string, kinds []symbolic.Kind) predicate {
	p := &horn.Pred{Name: fmt.Sprintf("P%d", len(t.system.Preds)), Shown: shown}
	seen := map[string]int{}
	for i, name := range names {
		if seen[name]++; seen[name] > 1 {
			name = fmt.Sprintf("%s_%d", name, seen[name])
		}
		typ := symbolic.Int
		if kinds[i] == symbolic.I64 {
			typ = symbolic.Long
		}
		p.Params = append(p.Params, t.ctx.Var(name, symbolic.Full(typ)))
	}
	t.system.Preds = append(t.system.Preds, p)
	return predicate{p}
}

// declare makes the predicates of a method's calls and results.
func (t *translation) declare(m *method) {
	var names []string
	var kinds []symbolic.Kind
	slot := 0
	for _, desc := range m.params {
		if k, ok := kindOf(desc); ok && !k.IsFloat() {
			names, kinds = append(names, m.local(slot, 0)), append(kinds, k)
		}
		slot += slots(desc)
	}
	for _, n := range m.reads {
		names, kinds = append(names, t.fields[n].shown()), append(kinds, t.fields[n].kind)
	}
	m.entry = t.newPred("call of "+m.String(), names, kinds)
	if k, ok := kindOf(m.ret); ok && !k.IsFloat() {
		names, kinds = append(names, "result"), append(kinds, k)
	}
	for _, n := range m.writes {
		names, kinds = append(names, t.fields[n].shown()+"_after"), append(kinds, t.fields[n].kind)
	}
	if m.called {
		m.result = t.newPred("result of "+m.String(), names, kinds)
	}
}

func (f *field) shown() string {
	return f.class.name[strings.LastIndexByte(f.class.name, '/')+1:] + "." + f.name
}

func slots(desc string) int {
	if desc == "J" || desc == "D" {
		return 2
	}
	return 1
}

// local is the name of a local variable at an offset.
func (m *method) local(slot, bci int) string {
	for _, l := range m.info.Code.Locals() {
		// A variable begins behind the store of its first value.
		if int(l.Index) == slot && bci >= int(l.Start) && bci < int(l.Start)+int(l.Length) {
			return l.Name
		}
	}
	return fmt.Sprintf("local%d", slot)
}

// place is an offset in a method as reports name it.
func (m *method) place(bci int) string {
	if line := m.info.Code.LineAt(bci); line > 0 {
		return fmt.Sprintf("%v:%d", m, line)
	}
	return fmt.Sprintf("%v@%d", m, bci)
}

// begin looks at how a class, and those above it, are initialised. That must be simple:
// constants for its own fields, of which nobody can see that they were others before.
func (t *translation) begin(c *class) {
	if c == nil || c.started || t.err != nil {
		return
	}
	c.started = true
	t.begin(t.class(c.file.Super))
	for i := range c.file.Fields {
		f := &c.file.Fields[i]
		if f.Constant == 0 {
			continue
		}
		for k := range t.fields {
			own := &t.fields[k]
			if own.class == c && own.name == f.Name && own.desc == f.Descriptor {
				own.initial = t.constant(c.file.Pool, f.Constant).e
			}
		}
	}
	for i := range c.file.Methods {
		if c.file.Methods[i].Name != "<clinit>" || c.file.Methods[i].Code == nil {
			continue
		}
		m := t.method(c, &c.file.Methods[i])
		before, shaping := t.starting, t.shaping
		t.starting, t.ends, t.shaping = c, 0, true
		s := &state{locals: make([]value, m.info.Code.MaxLocals), globals: map[int]*symbolic.Expr{}}
		for k := range t.fields {
			if t.fields[k].class == c {
				s.globals[k] = t.fields[k].initial
			}
		}
		t.run(m, s)
		if t.ends != 1 {
			t.refuse("the initialiser of %s is not simple", c.name)
		}
		t.starting, t.shaping = before, shaping
	}
}

// initialised takes over what an initialiser has come to its end with.
func (t *translation) initialised(s *state) {
	t.ends++
	for k, e := range s.globals {
		t.fields[k].initial = e
	}
}
