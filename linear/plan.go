package linear

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
)

// plan says which scenarios are checked, in which order: all of a size, as long as there
// are few enough, then some of the larger ones, by chance. Threads that could change places
// are in one order only.
type plan struct {
	s       *subject
	o       *Options
	shapes  []*shape // in which all are checked
	queue   []*scenario
	of      *shape // of the queue
	left    int    // that may be checked
	rng     *rand.Rand
	seen    map[string]bool
	drawn   *level
	bounded bool // there are no larger ones
}

// shape is how many operations each thread has.
type shape struct {
	before, after int
	together      []int // falling
	level
}

// level counts the scenarios of a kind.
type level struct {
	name           string
	all            bool // there are no others
	total, checked int
}

func newPlan(s *subject, o *Options) (*plan, error) {
	p := &plan{s: s, o: o, left: o.Scenarios, rng: rand.New(rand.NewPCG(o.Seed, 0x11ea)), seen: map[string]bool{}}
	if o.Scenario != "" {
		one, err := s.parse(o.Scenario)
		if err != nil {
			return nil, err
		}
		p.queue, p.left, p.bounded = []*scenario{one}, 1, true
		p.of = &shape{level: level{name: "the scenario named", all: true, total: 1}}
		p.shapes = []*shape{p.of}
		return p, nil
	}
	p.choose()
	return p, nil
}

// choose takes shapes, the smaller ones first, of which all scenarios are checked.
func (p *plan) choose() {
	left := p.o.Scenarios
	all := p.allShapes()
	for i, sh := range all {
		n := p.count(sh)
		if n > left {
			return
		}
		left -= n
		if n > 0 {
			p.shapes = append(p.shapes, sh)
		}
		p.bounded = i == len(all)-1
	}
}

// allShapes lists all that the options allow, by size.
func (p *plan) allShapes() (list []*shape) {
	threads, each := p.bounds()
	var parts [][]int
	var extend func(sofar []int)
	extend = func(sofar []int) {
		if len(sofar) > 0 && sofar[0] > each(len(sofar)) {
			return
		}
		if len(sofar) >= 2 || threads == 1 && len(sofar) == 1 {
			parts = append(parts, slices.Clone(sofar))
		}
		if len(sofar) == threads {
			return
		}
		most := each(1)
		if len(sofar) > 0 {
			most = sofar[len(sofar)-1]
		}
		for n := 1; n <= most; n++ {
			extend(append(sofar, n))
		}
	}
	extend(nil)
	for _, t := range parts {
		for b := 0; b <= p.o.Before; b++ {
			for a := 0; a <= p.o.After; a++ {
				sh := &shape{before: b, after: a, together: t}
				sh.name = sh.String()
				list = append(list, sh)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *shape) int {
		if n := a.size() - b.size(); n != 0 {
			return n
		}
		return len(a.together) - len(b.together)
	})
	return list
}

// bounds are how many threads there are at most, and how many calls each of n threads makes:
// one less for each thread above two, for what grows with both.
func (p *plan) bounds() (threads int, each func(n int) int) {
	threads = cmp.Or(p.s.threads, p.o.Threads)
	most := cmp.Or(p.s.each, p.o.Operations)
	return threads, func(n int) int { return max(most-max(n-2, 0), 1) }
}

func (sh *shape) size() int {
	n := sh.before + sh.after
	for _, t := range sh.together {
		n += t
	}
	return n
}

func (sh *shape) String() string {
	text := ""
	for i, n := range sh.together {
		if i > 0 {
			text += " || "
		}
		text += fmt.Sprint(n)
	}
	if sh.before > 0 {
		text = fmt.Sprintf("%d before, ", sh.before) + text
	}
	if sh.after > 0 {
		text += fmt.Sprintf(", %d after", sh.after)
	}
	return text
}

// tooMany is more than anybody checks.
const tooMany = 1 << 30

// count is how many scenarios of a shape there are at most, without those that an
// operation which is there once forbids.
func (p *plan) count(sh *shape) int {
	n := 1
	mul := func(k int) { n = min(n*k, tooMany) }
	for range sh.before + sh.after {
		mul(len(p.s.actors))
	}
	for i := 0; i < len(sh.together); {
		k := i
		for k < len(sh.together) && sh.together[k] == sh.together[i] {
			k++
		}
		lists := 1
		for range sh.together[i] {
			lists = min(lists*len(p.s.actors), tooMany)
		}
		// Some of the lists, in one order, with repetitions.
		ways := 1.0
		for j := range k - i {
			ways = ways * float64(lists+j) / float64(j+1)
		}
		mul(int(min(ways, tooMany)))
		i = k
	}
	return n
}

// next is the next scenario, nil at the end.
func (p *plan) next() *scenario {
	if p.left == 0 {
		return nil
	}
	for len(p.queue) == 0 {
		at := slices.Index(p.shapes, p.of) + 1
		if at == len(p.shapes) {
			return p.draw()
		}
		p.of = p.shapes[at]
		p.queue = p.all(p.of)
		p.of.total, p.of.level.all = len(p.queue), true
	}
	s := p.queue[0]
	p.queue = p.queue[1:]
	p.left--
	return s
}

// checked notes that the present scenario is known to be right.
func (p *plan) checked(right bool) {
	l := p.drawn
	if l == nil {
		l = &p.of.level
	}
	if right {
		l.checked++
	}
}

// all lists the scenarios of a shape.
func (p *plan) all(sh *shape) (list []*scenario) {
	sizes := append(append([]int{sh.before}, sh.together...), sh.after)
	var fill func(lists [][]*actor)
	fill = func(lists [][]*actor) {
		i := len(lists)
		if i == len(sizes) {
			if s := (&scenario{slices.Clone(lists)}); s.allowed() {
				list = append(list, s)
			}
			return
		}
		for _, ops := range p.lists(sizes[i]) {
			if i > 1 && i < len(sizes)-1 && sizes[i] == sizes[i-1] && compare(lists[i-1], ops) > 0 {
				continue
			}
			fill(append(lists, ops))
		}
	}
	fill(nil)
	return list
}

// lists are all lists of n operations.
func (p *plan) lists(n int) [][]*actor {
	list := [][]*actor{nil}
	for range n {
		var next [][]*actor
		for _, l := range list {
			for _, a := range p.s.actors {
				next = append(next, append(slices.Clone(l), a))
			}
		}
		list = next
	}
	return list
}

func compare(a, b []*actor) int {
	return slices.CompareFunc(a, b, func(x, y *actor) int { return x.id - y.id })
}

// vain is how often a scenario is drawn that was there before, until no more are.
const vain = 200

// draw draws a scenario that is none of the shapes that were checked.
func (p *plan) draw() *scenario {
	if p.bounded {
		return nil
	}
	if p.drawn == nil {
		p.drawn = &level{name: larger}
	}
	threads, each := p.bounds()
	for range vain {
		n := min(threads, 2)
		if threads > 2 && p.rng.IntN(3) == 0 {
			n = 3 + p.rng.IntN(threads-2)
		}
		var together [][]*actor
		for range n {
			together = append(together, p.some(1+p.rng.IntN(each(n))))
		}
		slices.SortFunc(together, func(a, b []*actor) int {
			if len(a) != len(b) {
				return len(b) - len(a)
			}
			return compare(a, b)
		})
		s := newScenario(p.some(p.rng.IntN(p.o.Before+1)), together, p.some(p.rng.IntN(p.o.After+1)))
		if text := s.String(); s.allowed() && !p.seen[text] && !p.complete(s) {
			p.seen[text] = true
			p.left--
			p.drawn.total++
			return s
		}
	}
	return nil
}

func (p *plan) some(n int) (list []*actor) {
	for range n {
		list = append(list, p.s.actors[p.rng.IntN(len(p.s.actors))])
	}
	return list
}

// complete reports whether all scenarios of the shape of one are checked.
func (p *plan) complete(s *scenario) bool {
	return slices.ContainsFunc(p.shapes, func(sh *shape) bool {
		return sh.before == len(s.before()) && sh.after == len(s.after()) &&
			slices.EqualFunc(sh.together, s.together(), func(n int, list []*actor) bool { return n == len(list) })
	})
}

// levels are what was checked of which kinds.
func (p *plan) levels() (list []Level) {
	add := func(l *level) {
		if l.total > 0 {
			list = append(list, Level{l.name, l.all && l.checked == l.total, l.checked, l.total})
		}
	}
	for _, sh := range p.shapes {
		add(&sh.level)
	}
	if p.drawn != nil {
		add(p.drawn)
	}
	return list
}
