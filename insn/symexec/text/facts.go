package text

import (
	"fmt"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Facts is what a path knows of texts whose lengths are open.
//
// A text is a length and a function from positions to characters. Solvers are not
// told of functions: a path keeps the positions that it has asked for, each with a
// variable for the character there, and its condition says of any two positions that
// equal ones have equal characters. What holds for all positions, such as that there
// is no comma in front of the first one, is kept as a fact, and becomes a condition
// for each position that is asked for, before or after. Two texts that are equal
// become one: one of them is bound to the other.
//
// All that is told to the solver holds for every text, so what it excludes cannot be.
// It may be less than all that is known, as not all positions are asked for; then a
// violation may turn out to be none when the program is run again.

// facts is immutable. It is kept with the path, not with texts: what is found out of
// one text is known of all that are made of it.
type facts struct {
	reads  []read
	absent []absence
	bound  []binding
	terms  []term
	// uniform, regular and made are of languages.go and images.go.
	uniform []uniform
	regular []membership
	made    []*Input
	show    bool // texts are for people only
}

// mostShown is how many characters of an input people are shown.
const mostShown = 1000

// forShow is the facts for texts that nobody computes with.
func (l *facts) forShow() *facts {
	s := *l
	s.show = true
	return &s
}

// read is a character of an input. Beyond the input's length it means nothing. The
// value is a variable, or an expression for images; constraints between reads make it a
// function of the index.
type read struct {
	input        string
	index, value *symbolic.Expr
}

// absence says that a pattern begins at none of the positions lo <= x < hi. Of an
// unbounded number of positions; it becomes conditions only at those that are asked
// for.
type absence struct {
	input   string
	pattern []*symbolic.Expr
	lo, hi  *symbolic.Expr
}

// binding says that an input is equal to a text.
type binding struct {
	input string
	to    *text
}

// term is the answer to a question about texts. Asking twice must give one answer, or
// s.equals(t) could be true and then false. extra is a further number that the question
// depends on.
type term struct {
	kind  string
	a, b  *text
	extra *symbolic.Expr
	value *symbolic.Expr
}

// maxFacts is how many positions and answers a path may know before lengths are
// decided: conditions grow with the square of it.
const maxFacts = 64

// A nil machine asks for texts of which a path knows nothing, as reports of inputs do.
func factsOf(m *vm.Machine) *facts {
	if m == nil {
		return &facts{}
	}
	if l, ok := core.PathOf(m).Facts().(*facts); ok {
		return l
	}
	return &facts{}
}

// learn adds to what the path knows. Facts are copied shallowly: lists are only ever
// appended to, and also clips them first.
func (rt *Runtime) learn(m *vm.Machine, more func(l *facts)) {
	l := *factsOf(m)
	more(&l)
	core.SetFacts(m, &l)
}

func also[T any](list []T, x T) []T { return append(list[:len(list):len(list)], x) }

// reasons tells whether the machine may reason about open texts, rather than decide
// their lengths. In concolic runs every text has a value, and nothing is gained by
// staying open. A path that knows a lot falls back on deciding lengths.
func (rt *Runtime) reasons(m *vm.Machine) bool {
	l := factsOf(m)
	return core.RunOf(m) == nil && len(l.terms)+len(l.absent)+len(l.uniform)+len(l.reads)/4 < maxFacts
}

func (l *facts) boundTo(input string) *text {
	for i := range l.bound {
		if l.bound[i].input == input {
			return l.bound[i].to
		}
	}
	return nil
}

// known is the character at an index, nil if nobody has asked for it. By the index as
// an expression: two indices that are equal numbers only are told by conditions.
func (l *facts) known(input string, index *symbolic.Expr) *symbolic.Expr {
	for i := range l.reads {
		if r := &l.reads[i]; r.index == index && r.input == input {
			return r.value
		}
	}
	return nil
}

// read is the character of an input at an index. Each new position is related to all
// others of the input, to absences, and to what holds everywhere. It is exact for the
// positions that were asked for, and says nothing of others.
func (rt *Runtime) read(m *vm.Machine, in *Input, index *symbolic.Expr) *symbolic.Expr {
	l := factsOf(m)
	// The other text has the facts from then on. Of digits of a number it is not known
	// which.
	if to := l.boundTo(in.name); to != nil && !to.showsValue() {
		return rt.at(m, to, index)
	}
	if v := l.known(in.name, index); v != nil {
		return v
	}
	var v *symbolic.Expr
	k, constant := index.Const()
	if in.image != nil {
		v = in.image.read(openTexts{rt}, m, index)
		if v.IsConst() {
			return v
		}
		l = factsOf(m)
	} else if constant {
		v = in.charAt(int(k.Int()))
	} else {
		v = rt.Ctx.Var(fmt.Sprintf("%s.charAt(#%d)", in.name, len(l.reads)+1), in.char)
	}
	// Nobody keeps it.
	if m == nil || core.RunOf(m) != nil {
		return v
	}
	c := rt.Ctx
	rt.learn(m, func(l *facts) { l.reads = also(l.reads, read{in.name, index, v}) })
	facts := (openTexts{rt}).follows(l, in, index, v)
	for i := range l.reads {
		r := &l.reads[i]
		// Positions that differ by a constant other than 0 are different. An image is a
		// function of the other text's character by itself.
		if in.image != nil || r.input != in.name || c.Sub(index, r.index).IsConst() {
			continue
		}
		facts = c.And(facts, c.Or(c.Ne(index, r.index), c.Eq(v, r.value)))
	}
	for i := range l.absent {
		if a := &l.absent[i]; a.input == in.name {
			for j := range a.pattern {
				facts = c.And(facts, rt.refute(factsOf(m), a, c.Sub(index, c.Int(int32(j)))))
			}
		}
	}
	rt.Assume(m, facts)
	return v
}

// refute is the condition that a pattern does not begin at a position, if all of its
// positions were asked for. It waits until all of the pattern's positions are known, as
// otherwise the characters between would have to be made up.
func (rt *Runtime) refute(l *facts, a *absence, start *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	match := c.And(c.Le(a.lo, start), c.Lt(start, a.hi))
	for k, ch := range a.pattern {
		v := l.known(a.input, c.Add(start, c.Int(int32(k))))
		if v == nil {
			return c.True()
		}
		match = c.And(match, c.Eq(v, ch))
	}
	return c.Not(match)
}

// exclude notes that a pattern begins at none of the positions lo <= x < hi. For what
// was read before; what is read later is told in read.
func (rt *Runtime) exclude(m *vm.Machine, a absence) {
	rt.learn(m, func(l *facts) { l.absent = also(l.absent, a) })
	l := factsOf(m)
	facts := rt.Ctx.True()
	for i := range l.reads {
		if r := &l.reads[i]; r.input == a.input {
			facts = rt.Ctx.And(facts, rt.refute(l, &a, r.index))
		}
	}
	rt.Assume(m, facts)
}

// bind notes that an input is equal to a text, in which it does not occur. Everything
// that is known of the input becomes known of the text: its length, its characters that
// were asked for, its language, its facts about all positions, and what the user
// allows. What is forgotten here makes a path possible that is not, or leads out of
// what was allowed.
func (rt *Runtime) bind(m *vm.Machine, in *Input, to *text) {
	c := rt.Ctx
	l := factsOf(m)
	rt.learn(m, func(l *facts) { l.bound = also(l.bound, binding{in.name, to}) })
	n, ok := rt.lengthOf(m, to)
	if !ok {
		n = (openTexts{rt}).writtenLength(to)
	}
	rt.Assume(m, c.Eq(in.length, n))
	facts := c.True()
	for i := range l.reads {
		if to.showsValue() { // which characters these are stays open
			break
		}
		if r := &l.reads[i]; r.input == in.name {
			facts = c.And(facts, c.Implies(c.And(c.Le(c.Int(0), r.index), c.Lt(r.index, n)), c.Eq(r.value, rt.at(m, to, r.index))))
		}
	}
	rt.Assume(m, facts)
	for _, u := range l.uniform { // all of it: a part is told as characters are asked for
		if u.input == in.name && u.lo == c.Int(0) && u.hi == in.length {
			(openTexts{rt}).everywhere(m, to, u.set)
		}
	}
	(openTexts{rt}).belongsAs(m, in, to)
	(openTexts{rt}).confined(m, in, to)
	if len(to.pieces) != 1 || to.pieces[0].input == nil {
		return
	}
	p := &to.pieces[0]
	for _, a := range l.absent {
		if a.input == in.name {
			rt.exclude(m, absence{p.input.name, a.pattern, c.Add(p.from, a.lo), c.Add(p.from, a.hi)})
		}
	}
}

// confined has a text that an input is equal to keep to the characters that the user
// allows the input: what is asked of the input from now on is asked of the text.
func (rt openTexts) confined(m *vm.Machine, in *Input, to *text) {
	free := &text{}
	for _, p := range to.pieces {
		if p.input == nil || p.input.char.Min < in.char.Min || p.input.char.Max > in.char.Max {
			free.add(p)
		}
	}
	if !in.char.IsFull() && len(free.pieces) > 0 && !m.Ignored() {
		rt.everywhere(m, free, automata.Range(uint16(in.char.Min), uint16(in.char.Max)))
	}
}

// mostTried is how many characters a text may have that the program is run again
// with. Violations are run again on a JVM and written into tests: a text of megabytes
// serves nobody.
const mostTried = 1 << 12

// Shorter narrows a path condition, and its model, to texts that are not longer than
// they need to be, by and large. ok is false where some would be too long to run the
// program again with. It is asked for in steps, each of which is a question; only for
// what is reported.
func (rt *Runtime) Shorter(m *vm.Machine, pc *symbolic.PC, model *symbolic.Model) (_ *symbolic.PC, _ *symbolic.Model, ok bool) {
	for _, in := range core.PathOf(m).Inputs() {
		text, ok := in.Text.(*Input)
		if !ok {
			continue
		}
		for _, most := range []int32{16, 256, mostTried} {
			shorter := rt.Extend(pc, rt.Ctx.Le(text.length, rt.Ctx.Int(most)))
			if short, ok := shorter.Model(); ok {
				pc, model = shorter, short
				break
			}
			if most == mostTried && symbolic.Eval(text.length, model).Int() > most {
				return nil, nil, false
			}
		}
	}
	if pc, model, ok = rt.spelled(m, pc, model); !ok {
		return nil, nil, false
	}
	if len(factsOf(m).regular) > 0 {
		model = (openTexts{rt}).agree(m, pc, model)
	}
	return pc, model, true
}

// answered is the answer to a question that was asked before, nil if it was not.
func (l *facts) answered(kind string, a, b *text, extra *symbolic.Expr) *symbolic.Expr {
	for i := range l.terms {
		if t := &l.terms[i]; t.kind == kind && t.extra == extra && identical(t.a, a) && (t.b == b || t.b != nil && b != nil && identical(t.b, b)) {
			return t.value
		}
	}
	return nil
}

// term is a variable for the answer to a question; fresh says that it was not asked
// before. What holds for the answer is said by who asks. The name has a number that
// counts terms of the path, so two paths that ask different things in one place have
// variables of one name and domain, which does no harm: conditions tell them apart.
func (rt *Runtime) term(m *vm.Machine, kind string, a, b *text, extra *symbolic.Expr, d symbolic.Domain) (value *symbolic.Expr, fresh bool) {
	l := factsOf(m)
	if v := l.answered(kind, a, b, extra); v != nil {
		return v, false
	}
	v := rt.Ctx.Var(fmt.Sprintf("%s#%d", kind, len(l.terms)+1), d)
	rt.learn(m, func(l *facts) { l.terms = also(l.terms, term{kind, a, b, extra, v}) })
	return v, true
}

// on is the input as a path knows it.
func (t *Input) on(l *facts) *Input {
	if t == nil || l == nil {
		return t
	}
	known := *t
	known.facts = l
	return &known
}

// Now is the input as the path knows it now.
func (t *Input) Now(m *vm.Machine) *Input { return t.on(factsOf(m)) }

// Knowing implements Text.
func (t *Input) Knowing(known any) core.Text { return t.on(known.(*facts)) }

// In is the text in a model. With no reads, characters are variables by name; with
// some, those that nobody asked for are free, and are chosen so that facts about all
// positions hold.
func (t *Input) In(model *symbolic.Model) []uint16 {
	asked := t.facts != nil && len(t.facts.reads) > 0 // else characters are known by their names
	if t.facts == nil {
		t = t.on(&facts{})
	}
	if to := t.facts.boundTo(t.name); to != nil {
		return to.in(model, t.facts)
	}
	if t.image != nil {
		return t.image.in(t.facts, model)
	}
	n := min(max(0, symbolic.Eval(t.length, model).Int()), mostTried) // see ShortModel
	if t.facts.show {
		n = min(n, mostShown)
	}
	if t.facts.language(t.name) != nil {
		if u, ok := t.word(int(n), model); ok {
			return u
		}
	}
	u := make([]uint16, n)
	for i := range u {
		if asked {
			u[i] = uint16(t.char.Default())
		} else {
			u[i] = uint16(symbolic.Eval(t.charAt(i), model).Int())
		}
	}
	t.avoid(u, model)
	for i := range t.facts.reads {
		r := &t.facts.reads[i]
		if k := symbolic.Eval(r.index, model).Int(); r.input == t.name && 0 <= k && int(k) < len(u) {
			u[k] = uint16(symbolic.Eval(r.value, model).Int())
		}
	}
	return u
}

// avoid puts characters where nobody has asked for them that complete no pattern
// which must not be there. Absences are about positions that were not read, too; a
// character that no pattern has is safe anywhere.
func (t *Input) avoid(u []uint16, model *symbolic.Model) {
	var patterns []uint16
	for i := range t.facts.absent {
		if a := &t.facts.absent[i]; a.input == t.name {
			for _, ch := range a.pattern {
				patterns = append(patterns, uint16(symbolic.Eval(ch, model).Int()))
			}
		}
	}
	for i := range u {
		if len(t.facts.uniform) == 0 {
			break
		}
		s := t.allowed(i, model)
		for _, ch := range patterns {
			s = s.And(automata.Of(ch).Not())
		}
		if !s.Has(u[i]) && len(s) > 0 {
			u[i] = s.Example()
		}
	}
	if len(patterns) == 0 || len(t.facts.uniform) > 0 {
		return
	}
	other := uint16(t.char.Min)
	if 'a' >= t.char.Min && 'a' <= t.char.Max {
		other = 'a'
	}
	for range patterns {
		if slices.Contains(patterns, other) && int64(other) < t.char.Max {
			other++
		}
	}
	for i := range u {
		u[i] = other
	}
}
