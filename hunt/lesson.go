package hunt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/hunt/order"
	"github.com/gojpf/gojpf/search/strategy"
)

// recorder is a frontier that notes what is told of each state, and which errors lie
// below it.
type recorder struct {
	strategy.Frontier
	features func(strategy.Node) order.Features
	states   []*observed
	of       map[strategy.Node]*observed
	at       *observed    // from which the search goes on
	found    map[site]int // how many states there were by then
}

// observed is a state, with the errors below it, and how many states these are among.
type observed struct {
	features order.Features
	before   *observed
	errors   map[site]bool
	below    int // itself included
}

// Push implements strategy.Frontier.
func (r *recorder) Push(n strategy.Node) {
	o := &observed{features: r.features(n), before: r.of[n.Parent()], errors: map[site]bool{}}
	r.states, r.of[n] = append(r.states, o), o
	for at := o; at != nil; at = at.before {
		at.below++
	}
	r.Frontier.Push(n)
}

// Top implements strategy.Frontier.
func (r *recorder) Top() strategy.Node {
	n := r.Frontier.Top()
	r.at = r.of[n]
	return n
}

// failed notes an error of the path that the search is on.
func (r *recorder) failed(at site) {
	if _, known := r.found[at]; !known {
		r.found[at] = len(r.states)
	}
	for o := r.at; o != nil; o = o.before {
		o.errors[at] = true
	}
}

// lines is how long the method is that was explored.
func (r *recorder) lines() float64 {
	if len(r.states) == 0 {
		return 0
	}
	return r.states[0].features.Lines
}

// recording has a unit's exploration be recorded, in the order of a model, or depth first without one.
func recording(s *scope, m *order.Model) (*recorder, gojpf.Option) {
	r := &recorder{}
	return r, gojpf.WithStrategy(func(space strategy.Space) strategy.Frontier {
		*r = recorder{Frontier: &strategy.Stack{}, of: map[strategy.Node]*observed{}, found: map[site]int{}, features: s.features(space.Machine)}
		if m != nil {
			r.Frontier = s.byModel(m)(space)
		}
		return r
	})
}

// Lessons is what was learnt from a code base, and how well.
type Lessons struct {
	Lesson *order.Lesson
	folds  []foldRow
}

// foldRow is how many errors were found by so many states of each method.
type foldRow struct{ states, depthFirst, learnt int }

// judgedAt are the numbers of states of a method at which orders are compared.
var judgedAt = []int{5, 10, 25, 50, 100, 200, 500, 1000, 1500}

// Learn explores methods depth first, and adds what lies below their states to a lesson. With judged it then explores
// each tenth of them in the order that is learnt from the others.
func Learn(ctx context.Context, o Options, into *order.Lesson, judged bool) (*Lessons, error) {
	o.Store, o.Strategy = "", "dfs"
	s, err := open(&o)
	if err != nil {
		return nil, err
	}
	if len(s.units) == 0 {
		return nil, fmt.Errorf("no method to learn from: %s %s", strings.Join(o.Paths, ", "), s.empty())
	}
	records := exploreAll(ctx, &o, s, func(u *unit) *outcome { return record(ctx, &o, s, u, nil) })
	if ctx.Err() != nil {
		return nil, errors.New("interrupted before there was anything to learn")
	}
	if err := unmade(records); err != nil {
		return nil, err
	}
	fold := foldsOf(records)
	own := &order.Lesson{}
	for i, out := range records {
		sums := own.Part(fold[i])
		sums.Methods++
		sums.Errors += len(out.record.found)
		for _, at := range out.record.states {
			// Few states to look at are worth as much as many errors.
			sums.Add(at.features, float64(len(at.errors))/float64(at.below), 1/float64(len(out.record.states)))
		}
	}
	for i := range order.Folds {
		into.Part(i).Include(own.Part(i))
	}
	l := &Lessons{Lesson: into}
	if _, err := into.Sums(-1).Model(); err != nil || !judged {
		return l, err
	}
	models := make([]*order.Model, order.Folds)
	for i := range models {
		// Where the others teach nothing this part is explored depth first, too.
		models[i], _ = own.Sums(i).Model()
	}
	number := map[*unit]int{}
	for i, u := range s.units {
		number[u] = fold[i]
	}
	again := exploreAll(ctx, &o, s, func(u *unit) *outcome { return record(ctx, &o, s, u, models[number[u]]) })
	if ctx.Err() != nil {
		return nil, errors.New("interrupted before what was learnt could be judged")
	}
	for _, n := range judgedAt {
		l.folds = append(l.folds, foldRow{n, errorsBy(records, n), errorsBy(again, n)})
	}
	return l, nil
}

// LearnFile is Learn for a lesson in a file, which is made where there is none.
func LearnFile(ctx context.Context, o Options, file string, judged bool) (*Lessons, error) {
	into, err := order.Load(file)
	if errors.Is(err, fs.ErrNotExist) {
		into, err = &order.Lesson{}, nil
	}
	if err != nil {
		return nil, err
	}
	l, err := Learn(ctx, o, into, judged)
	if err != nil {
		return nil, err
	}
	text, err := into.Text()
	if err != nil {
		return nil, err
	}
	return l, os.WriteFile(file, text, 0o644)
}

// record explores a unit and keeps the record.
func record(ctx context.Context, o *Options, s *scope, u *unit, m *order.Model) *outcome {
	out := &outcome{cuts: map[string]int{}}
	r, option := recording(s, m)
	out.record = r
	search(ctx, o, s, u, out, nil, option)
	return out
}

// foldsOf puts methods into parts: those of about the same length into different ones.
func foldsOf(records []*outcome) []int {
	byLines := make([]int, len(records))
	for i := range byLines {
		byLines[i] = i
	}
	slices.SortStableFunc(byLines, func(a, b int) int { return int(records[a].record.lines() - records[b].record.lines()) })
	fold := make([]int, len(records))
	for rank, i := range byLines {
		fold[i] = rank % order.Folds
	}
	return fold
}

// errorsBy counts the errors that were found by so many states of each method. One that is found from several methods is one.
func errorsBy(records []*outcome, states int) int {
	all := map[site]bool{}
	for _, out := range records {
		for at, n := range out.record.found {
			if n <= states {
				all[at] = true
			}
		}
	}
	return len(all)
}

// WriteSummary tells what was learnt.
func (l *Lessons) WriteSummary(w io.Writer) error {
	s := l.Lesson.Sums(-1)
	m, err := s.Model()
	if err != nil {
		return err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "learnt from %d methods, %d states, %d errors\nerrors to expect: %s\n", s.Methods, s.States, s.Errors, m.Weights())
	if len(l.folds) > 0 {
		b.WriteString("\n| states of a method | errors, depth first | learnt | ratio |\n|---|---|---|---|\n")
	}
	for _, r := range l.folds {
		fmt.Fprintf(&b, "| %d | %d | %d | %.2f |\n", r.states, r.depthFirst, r.learnt, float64(r.learnt)/float64(max(r.depthFirst, 1)))
	}
	_, err = io.WriteString(w, b.String())
	return err
}
