package text

import (
	"fmt"
	"math"
	"slices"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
	"github.com/gojpf/gojpf/vm"
)

// Open texts and regular languages: what a path knows of all characters of an input,
// and the language that an input belongs to. Solvers are told what follows for the
// length and for the characters that were asked for; whether anything is left at all
// is for package automata to say.

// openTexts is what reasons about texts of open length, with what the runtime has. It
// is apart from Runtime, which would have too many methods.
type openTexts struct{ *Runtime }

// textCall is a call about an open text.
type textCall struct {
	call
	rt openTexts
}

func textCallOf(c call) textCall { return textCall{c, openTexts{c.rt}} }

// uniform says that the characters at positions lo <= x < hi belong to a set. Positions
// are of the input and not of a part of it.
type uniform struct {
	input  string
	set    automata.Set
	lo, hi *symbolic.Expr
}

// membership says that an input belongs to a language. One for each input: a further
// language is intersected with it, see belongsTo.
type membership struct {
	in    *Input
	texts *automata.Language
}

// language is what an input belongs to, nil where that may be any text.
func (l *facts) language(input string) *automata.Language {
	for i := range l.regular {
		if l.regular[i].in.name == input {
			return l.regular[i].texts
		}
	}
	return nil
}

// within is the condition that a character belongs to a set. The complement is taken
// where that has fewer spans: [^,] is one condition and not two ranges.
func (rt openTexts) charIn(s automata.Set, ch *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	if v, known := ch.Const(); known {
		return c.Bool(v.Int() >= 0 && v.Int() <= math.MaxUint16 && s.Has(uint16(v.Int())))
	}
	if not := s.Not(); len(not) < len(s) {
		return c.Not(rt.charIn(not, ch))
	}
	cond := c.False()
	for _, x := range s {
		switch {
		case x.Lo == x.Hi:
			cond = c.Or(cond, c.Eq(ch, c.Int(int32(x.Lo))))
		default:
			in := c.True()
			if x.Lo > 0 {
				in = c.Le(c.Int(int32(x.Lo)), ch)
			}
			if x.Hi < math.MaxUint16 {
				in = c.And(in, c.Le(ch, c.Int(int32(x.Hi))))
			}
			cond = c.Or(cond, in)
		}
	}
	return cond
}

// follows is what the facts about all positions, and the language of an input, say of
// one of its characters.
func (rt openTexts) follows(l *facts, in *Input, index, v *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	cond := c.True()
	for i := range l.uniform {
		if u := &l.uniform[i]; u.input == in.name {
			cond = c.And(cond, c.Implies(c.And(c.Le(u.lo, index), c.Lt(index, u.hi)), rt.charIn(u.set, v)))
		}
	}
	if texts := l.language(in.name); texts != nil {
		cond = c.And(cond, rt.followsFrom(texts, in.length, index, v))
	}
	return cond
}

// nearEnd is how far from its ends the characters of a text of a language are told
// apart. Sets at a position are computed by stepping through the automaton.
const nearEnd = 64

// followsFrom is what a language says of one character. Implied only within the text,
// as the variable of a position beyond its end means nothing.
func (rt openTexts) followsFrom(texts *automata.Language, n, index, v *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	set := texts.Anywhere()
	if k, ok := index.Const(); ok && k.Int() >= 0 && k.Int() < nearEnd {
		set = texts.At(int(k.Int()))
	} else if k, ok := c.Sub(n, index).Const(); ok && k.Int() > 0 && k.Int() <= nearEnd {
		set = texts.FromEnd(int(k.Int()) - 1)
	}
	if len(set) == 1 && set[0] == automata.All[0] {
		return c.True()
	}
	return c.Implies(c.And(c.Le(c.Int(0), index), c.Lt(index, n)), rt.charIn(set, v))
}

// Consist has an input text consist of characters of a set, of at least one if it is not
// to be empty. A nil set is that of all characters.
func (rt *Runtime) Consist(m *vm.Machine, r vm.Ref, notEmpty bool, s automata.Set) {
	t := textOf(m.Heap.Get(r))
	if t == nil {
		return // it is known
	}
	if n, ok := rt.lengthOf(m, t); ok && notEmpty {
		rt.Assume(m, rt.Ctx.Gt(n, rt.Ctx.Int(0)))
	}
	if s != nil {
		openTexts{rt}.everywhere(m, t, s)
	}
}

// everywhere notes that all characters of a text belong to a set. Numbers are dealt
// with by what their characters can be: digits and a sign.
func (rt openTexts) everywhere(m *vm.Machine, t *text, s automata.Set) {
	c := rt.Ctx
	cond := c.True()
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case p.input != nil:
			set := s
			for p.input.image != nil {
				set, p = p.input.image.before(set), p.input.image.source(p)
			}
			rt.uniformly(m, uniform{p.input.name, set, p.from, c.Add(p.from, p.n)})
		case p.fixed():
			for _, ch := range p.chars {
				cond = c.And(cond, rt.charIn(s, ch))
			}
		case p.typ == symbolic.Boolean || p.value.Kind().IsFloat(): // nothing is said of these
		case len(s.And(automata.Range('0', '9'))) == 0:
			cond = c.False()
		case !s.Has('-'):
			cond = c.And(cond, c.Le(c.Const(p.value.Kind(), 0), p.value))
		}
	}
	rt.Assume(m, cond)
}

// uniformly notes a fact, for the characters that were asked for as well.
func (rt openTexts) uniformly(m *vm.Machine, u uniform) {
	c := rt.Ctx
	rt.learn(m, func(l *facts) { l.uniform = also(l.uniform, u) })
	cond := c.True()
	for _, r := range factsOf(m).reads {
		if r.input == u.input {
			cond = c.And(cond, c.Implies(c.And(c.Le(u.lo, r.index), c.Lt(r.index, u.hi)), rt.charIn(u.set, r.value)))
		}
	}
	rt.Assume(m, cond)
}

// somewhere goes on where a character of a text belongs to a set. One witness, as in
// sameOpen.
func (rt openTexts) somewhere(m *vm.Machine, t *text, s automata.Set) {
	c := rt.Ctx
	n, ok := rt.lengthOf(m, t)
	if !ok {
		return
	}
	k, _ := rt.term(m, fmt.Sprint("somewhere", s), t, nil, nil, position())
	rt.Assume(m, c.And(c.Lt(k, n), rt.charIn(s, rt.at(m, t, k))))
}

// all decides, by a name of its own, whether all characters of an open text belong to a
// set. decided is false
// where the choice comes first, or the path has ended. The answer is free, and what
// follows from it is asserted behind the choice. The name must differ for questions
// that one instruction asks, or the second would get the answer of the first.
func (rt openTexts) all(m *vm.Machine, name string, t *text, s automata.Set) (all, decided bool) {
	c := rt.Ctx
	is, _ := rt.term(m, fmt.Sprint("all", s), t, nil, nil, symbolic.Full(symbolic.Boolean))
	cond := c.Ne(is, c.Int(0))
	chosen, ok := rt.Decide(m, name, cond, c.Not(cond))
	if !ok {
		return false, false
	}
	if all = chosen == 0; all {
		rt.everywhere(m, t, s)
	} else {
		rt.somewhere(m, t, s.Not())
	}
	return all, !m.Ignored()
}

// onlyOpen is a text as an input with known characters around it. ok is false for
// other texts. Languages are about whole inputs, so a text of a part of one is left to
// others.
func (t *text) onlyOpen() (before, after []uint16, p *piece, ok bool) {
	for i := range t.pieces {
		q := &t.pieces[i]
		switch {
		case q.fixed():
			u, known := knownChars(q.chars)
			if !known {
				return nil, nil, nil, false
			}
			if p == nil {
				before = u
			} else {
				after = u
			}
		case q.input == nil || p != nil || !q.isWhole():
			return nil, nil, nil, false
		default:
			p = q
		}
	}
	return before, after, p, p != nil
}

func knownChars(chars []*symbolic.Expr) (u []uint16, known bool) {
	for _, ch := range chars {
		v, known := ch.Const()
		if !known {
			return nil, false
		}
		u = append(u, uint16(v.Int()))
	}
	return u, true
}

// mostRead is how many characters that are not known are put through an automaton. Each
// is a layer of conditions, one for each state.
const mostRead = 32

// belongs decides whether a text belongs to a language, which has a name. apt is false where that is
// left to others, decided where a choice comes first or the path has ended. Whether
// anything is left on either side is decided by automata, exactly; only where something
// is left on both the path forks. So two patterns that exclude each other need no
// solver.
func (rt openTexts) belongs(m *vm.Machine, t *text, name string, texts *automata.Language) (is, decided, apt bool) {
	c := rt.Ctx
	if chars, fixed := t.fixed(); fixed {
		if len(chars) > mostRead {
			return false, false, false
		}
		is, decided = rt.Test(m, "matches", rt.accepted(texts, chars))
		return is, decided, true
	}
	before, after, p, ok := t.onlyOpen()
	if !ok {
		return false, false, false
	}
	texts = texts.Between(before, after)
	in := p.input
	for in.image != nil {
		// And of the text that an image is of: reversed ones are left to others.
		if texts, ok = in.image.preimage(texts); !ok {
			return false, false, false
		}
		in = in.image.of
	}
	now := rt.languageOf(m, in)
	yes, ok1 := now.And(texts, true).Build()
	no, ok2 := now.And(texts, false).Build()
	switch {
	case !ok1 || !ok2:
		return false, false, false
	case yes.Empty():
		return false, true, true
	case no.Empty():
		return true, true, true
	}
	answer, _ := rt.term(m, "matches "+name, t, nil, nil, symbolic.Full(symbolic.Boolean))
	is, decided = rt.Test(m, "matches", c.Ne(answer, c.Int(0)))
	if !decided {
		return false, false, true
	}
	next := yes
	if !is {
		next = no
	}
	rt.belongsTo(m, in, next)
	return is, !m.Ignored(), true
}

// belongsAs tells a text what language an input belongs to that is equal to it.
// Otherwise s.matches("[0-9]+") would be forgotten as soon as s is found equal to t.
func (rt openTexts) belongsAs(m *vm.Machine, in *Input, to *text) {
	c := rt.Ctx
	texts := factsOf(m).language(in.name)
	if texts == nil || m.Ignored() {
		return
	}
	if chars, fixed := to.fixed(); fixed {
		if len(chars) <= mostRead {
			rt.Assume(m, rt.accepted(texts, chars))
		}
		return
	}
	// A number's text belongs to one of two languages, by its sign; of floats it is not
	// said.
	if p := &to.pieces[0]; len(to.pieces) == 1 && p.value != nil {
		if !p.value.Kind().IsInt() || p.typ == symbolic.Boolean || p.typ == symbolic.Char {
			return
		}
		zero := c.Const(p.value.Kind(), 0)
		for _, sign := range []struct {
			number *automata.Expr
			is     *symbolic.Expr
		}{{naturals, c.Le(zero, p.value)}, {negatives, c.Lt(p.value, zero)}} {
			both, ok := (*automata.Conjunction)(nil).And(texts, true).And(automata.MustCompile(sign.number), true).Build()
			if !ok {
				continue
			}
			rt.Assume(m, c.Implies(sign.is, c.Bool(!both.Empty())))
			if set, _ := both.Lengths(); !both.Empty() {
				rt.Assume(m, c.Implies(sign.is, c.Le(c.Int(int32(set.Min())), in.length)))
				if most, ok := set.Max(); ok {
					rt.Assume(m, c.Implies(sign.is, c.Le(in.length, c.Int(int32(most)))))
				}
			}
		}
		return
	}
	before, after, p, ok := to.onlyOpen()
	if !ok {
		return
	}
	texts = texts.Between(before, after)
	other := p.input
	for other.image != nil {
		if texts, ok = other.image.preimage(texts); !ok {
			return
		}
		other = other.image.of
	}
	if both, ok := rt.languageOf(m, other).And(texts, true).Build(); ok {
		rt.belongsTo(m, other, both)
	}
}

// The texts of whole numbers.
var (
	naturals  = automata.Either(automata.Literal('0'), automata.Seq(automata.Units(automata.Range('1', '9')), automata.Star(automata.Units(automata.Range('0', '9')))))
	negatives = automata.Seq(automata.Literal('-'), automata.Units(automata.Range('1', '9')), automata.Star(automata.Units(automata.Range('0', '9'))))
)

// languageOf is all that is known of an input as a regular language. Facts about only a
// part of the positions are no language of the whole, and are left out: less is known
// then, and never something wrong.
func (rt openTexts) languageOf(m *vm.Machine, in *Input) *automata.Conjunction {
	var all *automata.Conjunction
	l := factsOf(m)
	if texts := l.language(in.name); texts != nil {
		all = all.And(texts, true)
	}
	if !in.char.IsFull() {
		all = all.And(automata.MustCompile(automata.Star(automata.Units(automata.Range(uint16(in.char.Min), uint16(in.char.Max))))), true)
	}
	for i := range l.uniform {
		if u := &l.uniform[i]; u.input == in.name && u.lo == rt.Ctx.Int(0) && u.hi == in.length {
			all = all.And(automata.MustCompile(automata.Star(automata.Units(u.set))), true)
		}
	}
	return all
}

// belongsTo notes the language that an input belongs to, which stands for all that was
// known of it, and what follows for its length and its characters.
func (rt openTexts) belongsTo(m *vm.Machine, in *Input, texts *automata.Language) {
	c := rt.Ctx
	rt.learn(m, func(l *facts) {
		l.regular = slices.DeleteFunc(slices.Clone(l.regular), func(x membership) bool { return x.in.name == in.name })
		l.regular = append(l.regular, membership{in, texts})
	})
	// There is no such text: the path ends.
	if texts.Empty() {
		m.IgnorePath()
		return
	}
	cond := rt.lengthIn(texts, in.length)
	for _, r := range factsOf(m).reads {
		if r.input == in.name {
			cond = c.And(cond, rt.followsFrom(texts, in.length, r.index, r.value))
		}
	}
	rt.Assume(m, cond)
}

// lengthIn is the condition that a length is one of a language's. Least and greatest
// are told apart from the rest, as ranges serve everywhere; remainders are for solvers.
func (rt openTexts) lengthIn(texts *automata.Language, n *symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	set, exact := texts.Lengths()
	cond := c.Le(c.Int(int32(set.Min())), n)
	if most, ok := set.Max(); ok {
		cond = c.And(cond, c.Le(n, c.Int(int32(most))))
	}
	// Beyond that the condition is longer than it is worth, and lengths between are
	// left possible.
	const distinct = 64
	if !exact || len(set.First) > distinct || len(set.Cycle) > distinct {
		return cond
	}
	begun := int32(len(set.First))
	some := c.False()
	for k := int32(0); k < begun; k++ { // runs of lengths
		from := k
		for k < begun && set.First[k] {
			k++
		}
		if k > from {
			some = c.Or(some, c.And(c.Le(c.Int(from), n), c.Lt(n, c.Int(k))))
		}
	}
	if rest := len(set.Cycle); rest == 1 && set.Cycle[0] {
		some = c.Or(some, c.Le(c.Int(begun), n))
	} else {
		for r, is := range set.Cycle {
			if is {
				some = c.Or(some, c.And(c.Le(c.Int(begun), n), c.Eq(c.Rem(c.Sub(n, c.Int(begun)), c.Int(int32(rest))), c.Int(int32(r)))))
			}
		}
	}
	return c.And(cond, some)
}

// accepted is the condition that characters make a text of a language. It is the
// automaton run on conditions: in which states it may be after each character, and
// under which condition. Maps would make the order of parts differ from run to run,
// hence the loops over states.
func (rt openTexts) accepted(texts *automata.Language, chars []*symbolic.Expr) *symbolic.Expr {
	c := rt.Ctx
	now := map[int]*symbolic.Expr{automata.Start: c.True()}
	for _, ch := range chars {
		next := map[int]*symbolic.Expr{}
		for s := range texts.States() {
			if now[s] == nil {
				continue
			}
			to := map[int]automata.Set{}
			texts.Edges(s, func(x automata.Span, t int) { to[t] = append(to[t], x) })
			for t := range texts.States() { // in an order that is always the same
				if set := to[t]; len(set) > 0 {
					step := c.And(now[s], rt.charIn(set, ch))
					if old := next[t]; old != nil {
						step = c.Or(old, step)
					}
					if !step.IsFalse() {
						next[t] = step
					}
				}
			}
		}
		now = next
	}
	is := c.False()
	for s := range texts.States() {
		if now[s] != nil && texts.Accepts(s) {
			is = c.Or(is, now[s])
		}
	}
	return is
}

// agree makes the model of a path one that the languages of inputs agree with, if that
// can be: what solvers are told of these is not all. The path stays as it is. A model
// that a solver gives satisfies all that it was told, which is less than the language:
// where the automaton has no text of that length and those characters it is told so for
// this length, or the length is given up.
func (rt openTexts) agree(m *vm.Machine, pc *symbolic.PC, model *symbolic.Model) *symbolic.Model {
	c := rt.Ctx
	const attempts, longest = 8, 256
	path := core.PathOf(m)
	known := factsOf(m)
	rt.Narrow(m, pc)
	defer core.SetPath(m, path)
	for i := range known.regular {
		in := known.regular[i].in
		if known.boundTo(in.name) != nil {
			continue
		}
		for range attempts {
			n := symbolic.Eval(in.length, model).Int()
			if n > longest {
				break
			}
			if _, ok := in.on(known).word(int(n), model); ok {
				break
			}
			before := core.PathOf(m)
			is := c.Eq(in.length, c.Int(n))
			rt.Assume(m, is)
			chars := rt.span(m, &piece{input: in, from: c.Int(0), n: in.length}, int(n))
			rt.Assume(m, rt.accepted(known.regular[i].texts, chars))
			if found, ok := rt.Model(m); ok && !m.Ignored() {
				model = found
				continue
			}
			core.SetPath(m, before)
			other := rt.Extend(before.PC(), c.Not(is))
			found, ok := other.Model()
			if !ok {
				break
			}
			rt.Narrow(m, other)
			model = found
		}
	}
	return model
}

// word is a text of the language of an input that a model agrees with. Those that were
// read are given, and others are chosen by the automaton, if facts about all positions
// allow.
func (t *Input) word(n int, model *symbolic.Model) (u []uint16, ok bool) {
	known := map[int]uint16{}
	for i := range t.facts.reads {
		if r := &t.facts.reads[i]; r.input == t.name {
			if k := symbolic.Eval(r.index, model).Int(); k >= 0 && int(k) < n {
				known[int(k)] = uint16(symbolic.Eval(r.value, model).Int())
			}
		}
	}
	return t.facts.language(t.name).Word(n, known, func(position int, s automata.Set) uint16 {
		if here := s.And(t.allowed(position, model)); len(here) > 0 {
			s = here
		}
		return s.Example()
	})
}

// allowed are the characters that facts about all positions leave for one.
func (t *Input) allowed(position int, model *symbolic.Model) automata.Set {
	s := automata.Range(uint16(t.char.Min), uint16(t.char.Max))
	for i := range t.facts.uniform {
		u := &t.facts.uniform[i]
		if k := int32(position); u.input == t.name && symbolic.Eval(u.lo, model).Int() <= k && k < symbolic.Eval(u.hi, model).Int() {
			s = s.And(u.set)
		}
	}
	return s
}
