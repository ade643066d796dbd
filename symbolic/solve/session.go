package solve

import (
	"errors"
	"fmt"
	"runtime"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
)

// grace is how much longer than its limit a solver may take before it is
// interrupted, or killed.
const grace = 500 * time.Millisecond

// guard turns panics, as which go-z3 reports the errors of z3, into errors. A
// runtime error is a bug of ours and goes on. z3's errors are of its input or memory,
// and the session can be replaced; a nil pointer in our code must not look like an
// answer of unknown.
func guard(do func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			if bug, ok := r.(runtime.Error); ok {
				panic(bug)
			}
			err = fmt.Errorf("%v", r)
		}
	}()
	do()
	return nil
}

// machine is a solver that keeps a stack of assertions. Its errors mean that it
// is of no use any more.
type machine[T any] interface {
	smt.Terms[T]
	Push() error
	Pop(n int) error
	Assert(T) error
	// Reset takes back all assertions.
	Reset() error
	// Check decides; why explains Undecided.
	Check(limits Limits) (s symbolic.Status, why string, err error)
	// Values are the bits of vectors, or integers, in the model that the last
	// Check found.
	Values(terms []T) ([]uint64, error)
	Close() error
}

// encoder is an smt.Encoder that knows how much it remembers.
type encoder[T any] interface {
	smt.Encoder[T]
	Size() int
}

// session keeps the stack of a machine in step with the conditions that it is
// asked about. A path condition grows at its end and is cut back to a common prefix
// when the search backtracks, which is what a stack of assertions follows for free.
type session[T any] struct {
	machine machine[T]
	enc     encoder[T]
	// scratch says that every question starts with an empty stack, without
	// levels: floats are decided much faster so.
	scratch bool
	stack   []level
	// Sides are facts that terms need, such as that a variable stays in its domain or
	// what the bits of a cast are. They hold always, so one level having asserted one
	// is enough for those above it.
	sides map[string]bool // asserted on the stack
}

// level is a condition on the stack, with the sides that came with it.
type level struct {
	cond *symbolic.Expr
	keys []string
}

func newSession[T any](m machine[T], e encoder[T], scratch bool) *session[T] {
	return &session[T]{machine: m, enc: e, scratch: scratch, sides: make(map[string]bool)}
}

// maxLemmas is how often a model is refuted by telling the solver what an
// operation that it does not know has for a value.
const maxLemmas = 12

// check decides. An error means that the session cannot be used any more, unless
// it is smt.ErrNotLinear: then the conditions are not for this encoding. All terms are
// made before the stack is touched: a condition that the encoding cannot express leaves
// the session as it was.
func (s *session[T]) check(conds []*symbolic.Expr, limits Limits) (Answer, error) {
	terms := make([]T, len(conds))
	for i, c := range conds {
		t, err := s.enc.Cond(c)
		if err != nil {
			return Answer{}, err
		}
		terms[i] = t
	}
	if err := s.bringTo(conds, terms); err != nil {
		return Answer{}, err
	}
	return s.decide(conds, limits)
}

// bringTo pops to what the stack and conds have in common and pushes the rest.
func (s *session[T]) bringTo(conds []*symbolic.Expr, terms []T) error {
	common := 0
	if s.scratch {
		if err := s.machine.Reset(); err != nil {
			return err
		}
		s.stack = s.stack[:0]
		clear(s.sides)
	} else {
		for common < len(conds) && common < len(s.stack) && s.stack[common].cond == conds[common] {
			common++
		}
		if err := s.pop(common); err != nil {
			return err
		}
	}
	for i := common; i < len(conds); i++ {
		if err := s.push(conds[i], terms[i]); err != nil {
			return err
		}
	}
	return nil
}

func (s *session[T]) pop(to int) error {
	n := len(s.stack) - to
	if n == 0 {
		return nil
	}
	for _, l := range s.stack[to:] {
		for _, key := range l.keys {
			delete(s.sides, key)
		}
	}
	clear(s.stack[to:])
	s.stack = s.stack[:to]
	return s.machine.Pop(n)
}

func (s *session[T]) push(cond *symbolic.Expr, term T) error {
	if !s.scratch {
		if err := s.machine.Push(); err != nil {
			return err
		}
	}
	l := level{cond: cond}
	for _, side := range s.enc.Sides(cond) {
		if s.sides[side.Key] {
			continue
		}
		s.sides[side.Key] = true
		l.keys = append(l.keys, side.Key)
		if err := s.machine.Assert(side.Term); err != nil {
			return err
		}
	}
	s.stack = append(s.stack, l)
	return s.machine.Assert(term)
}

// Functions that no solver knows are uninterpreted to it, with a few facts. A model
// with a wrong value for one is refuted by the right value at that point, and the
// solver asked again: which ends if the conditions leave room, and else at maxLemmas.
func (s *session[T]) decide(conds []*symbolic.Expr, limits Limits) (Answer, error) {
	deadline := time.Now().Add(limits.Time)
	left := limits.Time
	searchable := traitsOf(conds)&symbolic.HasSearch != 0
	for lemmas := 0; ; lemmas++ {
		if limits.Stop.Asked() {
			return undecided(whyStopped), nil
		}
		status, why, err := s.machine.Check(Limits{Time: left, Stop: limits.Stop})
		if err != nil || status != symbolic.Sat {
			return Answer{Status: status, Why: why}, err
		}
		m, err := s.model(conds)
		if err != nil {
			return Answer{}, err
		}
		// Whatever the encoding means, this is what makes it sat.
		if holdsAll(conds, m) {
			return Answer{Status: symbolic.Sat, Model: m}, nil
		}
		if limits.Time > 0 {
			left = time.Until(deadline)
		}
		switch {
		case !searchable:
			return Answer{Status: symbolic.Undecided, Why: whyMismatch, Model: m}, nil
		case lemmas == maxLemmas || limits.Time > 0 && left <= 0:
			return Answer{Status: symbolic.Undecided, Why: "functions that no solver knows", Model: m}, nil
		}
		if err := s.teach(conds, m); err != nil {
			return Answer{}, err
		}
	}
}

const whyMismatch = "the solver's model does not satisfy the conditions"

// teach asserts what the operations that the solver does not know have for
// values where the model evaluates them. Such lemmas hold always, but they are
// forgotten with the newest condition.
func (s *session[T]) teach(conds []*symbolic.Expr, m *symbolic.Model) error {
	ev := symbolic.NewEvaluator(m)
	for _, e := range opaque(conds) {
		args := make([]uint64, e.NumArgs())
		for i, a := range e.Args() {
			args[i] = ev.Eval(a).Bits
		}
		t, err := s.enc.Lemma(e, args, ev.Eval(e).Bits)
		if err != nil {
			return err
		}
		if err := s.machine.Assert(t); err != nil {
			return err
		}
	}
	return nil
}

// opaque lists the operations in conditions that solvers do not know.
func opaque(conds []*symbolic.Expr) []*symbolic.Expr {
	return subexpressions(conds, symbolic.HasSearch, func(e *symbolic.Expr) bool {
		return e.Op() == symbolic.OpFRem || e.Op() == symbolic.OpCall
	})
}

// subexpressions lists those that are wanted, arguments first, looking only
// into what has a trait.
func subexpressions(conds []*symbolic.Expr, trait symbolic.Traits, wanted func(*symbolic.Expr) bool) []*symbolic.Expr {
	var out []*symbolic.Expr
	seen := make(map[*symbolic.Expr]bool)
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		if e.Traits()&trait == 0 || seen[e] {
			return
		}
		seen[e] = true
		for _, a := range e.Args() {
			visit(a)
		}
		if wanted(e) {
			out = append(out, e)
		}
	}
	for _, c := range conds {
		visit(c)
	}
	return out
}

// model reads the values of all variables in conditions. Terms are evaluated by the
// solver and not looked up in its model: what it left out has a value then, too.
func (s *session[T]) model(conds []*symbolic.Expr) (*symbolic.Model, error) {
	var terms []T
	var scalars []*symbolic.Var
	for _, v := range varsOf(conds) {
		if v.Domain.Array {
			continue
		}
		t, err := s.enc.Value(v.Expr())
		if err != nil {
			return nil, err
		}
		scalars, terms = append(scalars, v), append(terms, t)
	}
	var reads []elementRead
	if traitsOf(conds)&symbolic.HasArray != 0 {
		reads = elementReads(conds)
		for _, r := range reads {
			index, err := s.enc.Value(r.index)
			if err != nil {
				return nil, err
			}
			element, err := s.enc.Element(r.array.Expr(), r.index)
			if err != nil {
				return nil, err
			}
			terms = append(terms, index, element)
		}
	}
	values, err := s.machine.Values(terms)
	if err != nil {
		return nil, err
	}
	if len(values) != len(terms) {
		return nil, fmt.Errorf("the solver gave %d values, not %d", len(values), len(terms))
	}
	b := symbolic.NewModelBuilder(nil)
	for i, v := range scalars {
		k := v.Domain.Kind()
		b.Set(v, symbolic.Value{Kind: k, Bits: normalBits(k, values[i])})
	}
	arrays := make(map[*symbolic.Var]map[int32]uint64)
	for i, r := range reads {
		at := values[len(scalars)+2*i:]
		if arrays[r.array] == nil {
			arrays[r.array] = make(map[int32]uint64)
		}
		arrays[r.array][int32(at[0])] = normalBits(r.array.Domain.Type.Kind(), at[1])
	}
	for _, v := range varsOf(conds) {
		if v.Domain.Array {
			// Elements that nothing reads are 0.
			b.Set(v, symbolic.Value{Kind: symbolic.Array, Array: symbolic.NewArrayValue(arrays[v], 0)})
		}
	}
	return b.Model(), nil
}

// normalBits are a solver's bits as [symbolic.Value] has them. Solvers may choose any
// of the NaNs. Inputs have Java's.
func normalBits(k symbolic.Kind, bits uint64) uint64 {
	switch k {
	case symbolic.I32:
		return uint64(int64(int32(bits)))
	case symbolic.F32:
		bits = uint64(uint32(bits))
	}
	x := symbolic.Value{Kind: k, Bits: bits}
	switch f := x.Double(); {
	case k == symbolic.F32 && f != f:
		return 0x7fc00000
	case k == symbolic.F64 && f != f:
		return 0x7ff8000000000000
	}
	return bits
}

// elementRead is an element of an array variable that some condition depends on.
type elementRead struct {
	array *symbolic.Var
	index *symbolic.Expr
}

// Each selection may come from several variables, behind stores and choices: it is read
// from all of them, and those that do not matter have a value nobody asks for.
func elementReads(conds []*symbolic.Expr) []elementRead {
	var out []elementRead
	seen := make(map[elementRead]bool)
	selects := subexpressions(conds, symbolic.HasArray, func(e *symbolic.Expr) bool { return e.Op() == symbolic.OpSelect })
	for _, e := range selects {
		bases := subexpressions([]*symbolic.Expr{e.Arg(0)}, symbolic.HasArray, func(a *symbolic.Expr) bool {
			return a.Op() == symbolic.OpVar && a.Kind() == symbolic.Array
		})
		for _, a := range bases {
			r := elementRead{a.Var(), e.Arg(1)}
			if !seen[r] {
				seen[r] = true
				out = append(out, r)
			}
		}
	}
	return out
}

// maxTerms is how many terms a session may remember before it is replaced. Encoders
// keep all terms they have made, and z3 keeps what they refer to.
const maxTerms = 200_000

// sessionBackend is a Backend on sessions, which it makes anew when one fails or
// has grown large. So a solver that crashes costs the question at which it did, and no
// other.
type sessionBackend[T any] struct {
	name    string
	make    func(Limits) (*session[T], error)
	current *session[T]
	// maxDepth is how deep expressions may be, if not 0.
	maxDepth int
	// restarts counts how often a session failed.
	restarts int
	// external says that the machine is a program of somebody else's; interrupt is how
	// to interrupt one in this process, which may not obey.
	external  bool
	refused   string // why it is not asked any more
	interrupt func(*session[T])
}

const whyTooDeep = "expressions are nested too deep for a solver in this process"

func deeperThan(conds []*symbolic.Expr, depth int) bool {
	for _, c := range conds {
		if c.Depth() > depth {
			return true
		}
	}
	return false
}

func (b *sessionBackend[T]) Name() string { return b.name }

func (b *sessionBackend[T]) Check(conds []*symbolic.Expr, _ *symbolic.Model, limits Limits) Answer {
	if b.maxDepth > 0 && deeperThan(conds, b.maxDepth) {
		return undecided(whyTooDeep)
	}
	if b.current != nil && b.current.enc.Size() > maxTerms {
		b.drop()
	}
	if b.current == nil {
		if b.refused != "" {
			return undecided(b.refused)
		}
		s, err := b.make(limits)
		switch {
		case errors.Is(err, errTimeout):
			b.restarts++
			return undecided(outOfTime)
		case err != nil:
			b.restarts++
			why := fmt.Sprintf("%s: %v", b.name, err)
			// Starting it again would make it no more honest.
			if errors.Is(err, errNotBelieved) {
				b.refused = why
			}
			return undecided(why)
		}
		b.current = s
	}
	a, err := b.ask(conds, limits)
	switch {
	case errors.Is(err, errLeft):
		b.restarts++
		b.current = nil // it is not ours any more, and not to be closed
		if limits.Stop.Asked() {
			return undecided(whyStopped)
		}
		return undecided(outOfTime)
	// The session is as it was.
	case errors.Is(err, smt.ErrNotLinear):
		return undecided(err.Error())
	case errors.Is(err, errTimeout): // the session is lost, but not the reason
		b.restarts++
		b.drop()
		if limits.Stop.Asked() {
			return undecided(whyStopped)
		}
		return undecided(outOfTime)
	case err != nil:
		b.restarts++
		b.drop()
		return undecided(fmt.Sprintf("%s: %v", b.name, err))
	}
	if a.By = b.name; b.external {
		a.External = true
	}
	return a
}

// errLeft says that a session in this process does not come back.
var errLeft = errors.New("left behind")

// ask has the present session decide. One in this process does so on a goroutine
// of its own: not all that it does can be interrupted, so it is left behind, with
// its memory, where it does not obey, and interrupted again until it does. A pipe needs
// none of that: its process is killed.
func (b *sessionBackend[T]) ask(conds []*symbolic.Expr, limits Limits) (Answer, error) {
	type outcome struct {
		a   Answer
		err error
		bug any
	}
	s := b.current
	decide := func() (o outcome) {
		if failure := guard(func() { o.a, o.err = s.check(conds, limits) }); failure != nil {
			o.err = failure
		}
		return o
	}
	if b.interrupt == nil {
		o := decide()
		return o.a, o.err
	}
	done := make(chan outcome, 1)
	go func() {
		o := outcome{}
		defer func() {
			o.bug = recover()
			done <- o
		}()
		o = decide()
	}()
	finish := func(o outcome) (Answer, error) {
		if o.bug != nil {
			panic(o.bug) // where it is expected
		}
		return o.a, o.err
	}
	timeout, cancel := after(limits.Time)
	defer cancel()
	select {
	case o := <-done:
		return finish(o)
	case <-limits.Stop.Done():
	case <-timeout:
	}
	last := time.NewTimer(grace)
	defer last.Stop()
	again := time.NewTicker(grace / 20)
	defer again.Stop()
	for { // an interruption is forgotten where nothing listens for one just then
		b.interrupt(s)
		select {
		case o := <-done:
			return finish(o)
		case <-last.C:
			go func() { // it would go on for good, and have more and more memory
				again := time.NewTicker(grace)
				defer again.Stop()
				for {
					select {
					case <-done:
						return
					case <-again.C:
						b.interrupt(s)
					}
				}
			}()
			return Answer{}, errLeft
		case <-again.C:
		}
	}
}

func (b *sessionBackend[T]) drop() {
	b.current.machine.Close()
	b.current = nil
}

func (b *sessionBackend[T]) Close() error {
	if b.current == nil {
		return nil
	}
	err := b.current.machine.Close()
	b.current = nil
	return err
}
