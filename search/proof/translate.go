package proof

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/horn"
)

// Limits of the translation: programs beyond them are not for these proofs.
const (
	// Each round of shaping, and then the making of clauses, may execute this many
	// instructions. The translation looks at no clock, so this is what ends it for large
	// programs.
	mostSteps   = 200_000
	mostClauses = 5_000
	mostMethods = 300
)

// translation makes clauses of a program. Once err is set, what else it does is worth
// nothing.
// It is made for one attempt and thrown away. What is found out in the shaping phase (who
// calls whom, what is in which slot, which fields are written) is what the second phase, which
// makes the clauses, takes for granted; so the second must not find anything new. It does not,
// as its ways are among those of the first: shaping leaves out only conditions.
type translation struct {
	hierarchy
	ctx     *symbolic.Context
	system  *horn.System
	fields  []field
	objects []*object
	list    []*method // that can be reached
	methods map[instance]*method
	// banned are the places that make more than one object, by their keys.
	banned map[string]bool
	texts  texts // what it does about texts and arrays
	// builders are the classes of builders of texts, as they are followed.
	builders map[string]*class
	// arrayClasses are those of the arrays whose elements are followed.
	arrayClasses map[string]*class
	// again asks for another attempt with the longer list of banned.
	again bool // more of them were found

	repeats   bool // there is a loop, or recursion
	recursive bool
	// grows is set by whatever may make something of unbounded size: then a handler that would
	// take OutOfMemoryError sees what no clause says, and the program is refused (uncaught). A
	// concatenation, replace or chain of causes that did not set it was a wrong "safe".
	grows bool // texts or arrays may be as long as there is memory
	// contents is set where what is in arrays is followed, and loads where somebody reads it.
	contents, loads bool
	steps           int
	fresh           int
	// shaping is set while it is found out what the predicates are about: no clauses yet.
	// changed says that more was found, and that it is not all yet.
	shaping, changed bool
	// starting is the class whose initialiser is executed, nil for none, and ends the
	// states in which what is executed has come to its end.
	starting *class
	ends     []*state
	// at is the instruction that is executed, and caught the ways that it has to handlers.
	at     int
	caught []*state
}

func newTranslation(p *Program, contents bool, banned map[string]bool) *translation {
	ctx := symbolic.NewContext()
	t := &translation{hierarchy: hierarchy{p: p, classes: map[string]*class{}}, ctx: ctx, system: &horn.System{Ctx: ctx},
		methods: map[instance]*method{}, banned: banned, builders: map[string]*class{}, arrayClasses: map[string]*class{}, contents: contents}
	t.texts = texts{sizes{t}}
	return t
}

// predicate is one of the system, and what its parameters are.
type predicate struct{ *horn.Pred }

// program translates all.
// The order matters: what can be reached first, then what of it takes part in which predicate,
// then the predicates, and clauses last, as an atom has to have all parameters of its
// predicate.
func (t *translation) program() {
	main := t.resolve(t.p.Main, "main", "([Ljava/lang/String;)V")
	if main == nil {
		t.refuse("there is no method main to begin with")
		return
	}
	t.begin(t.class(t.p.Main))
	t.discover(main)
	if t.err != nil || t.bans() {
		return
	}
	t.spread()
	if !t.repeats {
		return
	}
	t.drop()
	t.guard()
	for _, m := range t.list {
		t.declare(m)
	}
	for _, m := range t.list {
		for _, c := range m.order {
			t.name(m, c)
		}
	}
	var args []*symbolic.Expr
	for _, n := range main.reads {
		// The program begins behind all initialisers, as if they had run before main. That is
		// what begin makes sure nobody can tell from the truth.
		args = append(args, t.texts.as(t.fields[n].shape, t.fields[n].initial))
	}
	t.emit(nil, nil, &horn.Atom{Pred: main.entry.Pred, Args: args})
	for _, m := range t.list {
		t.run(m, t.start(m))
		for _, c := range m.order {
			t.run(m, t.from(m, c))
		}
	}
	// Known only now: which instructions can be reached with which operands is known when
	// clauses were made of them.
	if t.grows {
		uncaught(t, "java/lang/OutOfMemoryError", "memory")
	}
}

// discover finds what can be reached from main, and what there may be in which slot,
// field and result: all methods are executed, with less known than there is when clauses
// are made of them, until there is nothing new.
// It is an abstract interpretation with sets of objects and kinds of references, without any
// numbers. All methods are gone through again until a whole round has found nothing: a result
// that got larger matters to callers in front of it in the list.
func (t *translation) discover(main *method) {
	for range main.params {
		main.args = append(main.args, value{ref: &reference{}})
	}
	t.list, main.listed = append(t.list, main), true
	t.shaping = true
	for t.changed = true; t.changed && t.err == nil; {
		t.changed, t.steps = false, 0
		for i := 0; i < len(t.list); i++ {
			t.shape(t.list[i])
		}
		if len(t.list) > mostMethods {
			t.refuse("the program has more than %d methods", mostMethods)
		}
	}
	t.shaping, t.steps = false, 0
}

// drop leaves fields out of predicates that nothing writes but their initialisers, and
// those of references that say nothing, or all.
// Configuration in static fields, and the references with which a few objects know each other,
// would be parameters of every predicate and are the same everywhere. read gives the constant
// instead, or any value of the shape.
func (t *translation) drop() {
	for i := range t.fields {
		f := &t.fields[i]
		f.dropped = !f.shape.follows() || !f.written && f.initial.number().IsConst()
	}
	dropped := func(n int) bool { return t.fields[n].dropped }
	for _, m := range t.list {
		m.reads = slices.DeleteFunc(m.reads, dropped)
		m.writes = slices.DeleteFunc(m.writes, dropped)
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
// A variable of its own each time: that two inputs are the same is never assumed.
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
		// Two variables of one name can be alive in one predicate (scopes, parameters and
		// locals of debug information). They must be two variables: one would say that they
		// are equal.
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

// describe says which of a predicate's last parameters, those of certain fields, are elements
// of arrays.
func describe(t *translation, p predicate, fields []int) {
	first := len(p.Params) - len(fields)
	for i, n := range fields {
		f := &t.fields[n]
		if f.name != cellField {
			continue
		}
		for k, other := range fields {
			if g := &t.fields[other]; g.on == f.on && g.name == indexField {
				p.Elements = append(p.Elements, horn.Element{Index: first + k, Content: first + i})
			}
		}
	}
}

// declare makes the predicates of a method's calls and results.
// The result is a relation over what the method was called with, what it returns, and the
// fields that it writes; the predicate of an exception is the same without the result. They
// are separate predicates, so what holds where a method returns is not weakened by what holds
// where it throws.
func (t *translation) declare(m *method) {
	var names []string
	var kinds []symbolic.Kind
	slot := m.firstSlot()
	for i, desc := range m.params {
		if m.args[i].follows() {
			m.passed = append(m.passed, passed{slot, i})
			names, kinds = append(names, m.args[i].shown(m.local(slot, 0))), append(kinds, m.args[i].kind())
		}
		slot += slots(desc)
	}
	for _, n := range m.reads {
		names, kinds = append(names, t.fields[n].shape.shown(t.fields[n].shown())), append(kinds, t.fields[n].shape.kind())
	}
	m.entry = t.newPred("call of "+m.String(), names, kinds)
	describe(t, m.entry, m.reads)
	own := len(names)
	if m.back.follows() {
		names, kinds = append(names, m.back.shown("result")), append(kinds, m.back.kind())
	}
	for _, n := range m.writes {
		names, kinds = append(names, t.fields[n].shape.shown(t.fields[n].shown()+"_after")), append(kinds, t.fields[n].shape.kind())
	}
	// main has no summary: nobody goes on behind it.
	if !m.called() {
		return
	}
	m.result = t.newPred("result of "+m.String(), names, kinds)
	m.changes()
	if m.back.follows() { // of exceptions there is no result
		names, kinds = slices.Delete(names, own, own+1), slices.Delete(kinds, own, own+1)
	}
	if !m.guarded {
		return
	}
	for _, name := range m.thrown() {
		m.throws[name] = t.newPred("", names, kinds)
	}
}

// changes says which parameters of a method's result are elements of arrays before and after it.
func (m *method) changes() {
	entry := m.entry.Pred
	for _, e := range entry.Elements {
		read := m.reads[e.Content-(len(entry.Params)-len(m.reads))]
		if i := slices.Index(m.writes, read); i >= 0 {
			result := m.result.Pred
			result.Changes = append(result.Changes, horn.Change{Index: e.Index, Before: e.Content, After: len(result.Params) - len(m.writes) + i})
		}
	}
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
		// So at the store itself, and where the compiler wrote no table (-g:none), it has the
		// name of its slot. Names are for reports only.
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
