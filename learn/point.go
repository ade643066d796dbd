package learn

import (
	"regexp"
	"slices"
	"strings"
)

// Limits of what is looked at in one place.
const (
	mostVariables = 20
	mostTripled   = 12
	mostGuards    = 6
)

// variable is what conditions are about.
type variable struct {
	text    string // as a contract writes it
	is      state
	class   string // it is declared as, of references
	isText  bool   // a String
	natural bool   // a length or size
	counts  bool   // a field: zero is what sets it apart
	parent  int    // the reference through which it is read, -1 for none
	// before is of a variable that the caller knows as well: it has the value with which
	// the method began, or cannot change.
	before bool
	// old is of what was read when the method began.
	old bool
}

// point is a place of which conditions are learnt: the begin of a method, its return,
// or wherever an object is left alone.
type point struct {
	vars    []variable
	whole   *facts
	triples []*triple
	guards  []*guard
	lost    []bool // variables that cannot be read in all samples
	samples int64
	// results has conditions left out that are about variables of before only.
	results bool
}

// facts are what is seen of variables and pairs of them.
type facts struct {
	singles []single
	pairs   []*pair
	all     bool
}

// pair finds what is seen of two variables, nil if they are no longer followed.
func (f *facts) pair(a, b int) *pair {
	for _, p := range f.pairs {
		if p.a == a && p.b == b {
			return p
		}
	}
	return nil
}

// guard splits samples by a condition.
type guard struct {
	variable int
	yes, no  *facts
}

func newPoint(vars []variable, results bool) *point {
	p := &point{vars: vars, lost: make([]bool, len(vars)), results: results}
	p.whole = p.newFacts(false)
	var numbers []int
	for i := range vars {
		if vars[i].is == integer && len(numbers) < mostTripled {
			numbers = append(numbers, i)
		}
	}
	for i, a := range numbers {
		for j, b := range numbers[i+1:] {
			for _, c := range numbers[i+j+2:] {
				if p.tells(a, b, c) {
					p.triples = append(p.triples, &triple{a: a, b: b, c: c})
				}
			}
		}
	}
	for _, i := range p.byInterest() {
		if v := &vars[i]; len(p.guards) < mostGuards && !v.isText && (v.parent < 0 || v.is != reference && !vars[v.parent].isText) && p.worth(i) {
			p.guards = append(p.guards, &guard{i, p.newFacts(!v.before), p.newFacts(!v.before)})
		}
	}
	return p
}

// byInterest are the variables that may guard, truths and what is not known to the caller first.
func (p *point) byInterest() []int {
	var list []int
	for i, v := range p.vars {
		if v.is == truth || v.is == reference || v.is == integer {
			list = append(list, i)
		}
	}
	rank := func(i int) int {
		v := p.vars[i]
		r := map[state]int{truth: 0, reference: 2, integer: 4}[v.is]
		if v.before && p.results {
			r++
		}
		return r
	}
	slices.SortStableFunc(list, func(a, b int) int { return rank(a) - rank(b) })
	return list
}

// tells reports whether a condition about variables has a place here.
func (p *point) tells(vars ...int) bool {
	return !p.results || slices.ContainsFunc(vars, func(i int) bool { return !p.vars[i].before })
}

// worth reports whether a variable is no other one's copy.
func (p *point) worth(i int) bool {
	return !slices.ContainsFunc(p.vars[:i], func(v variable) bool { return v.text == p.vars[i].text })
}

// newFacts are of all variables if all is set: behind a guard that the caller does not
// know, what it knows is worth telling, too.
func (p *point) newFacts(all bool) *facts {
	f := &facts{singles: make([]single, len(p.vars)), all: all}
	for i := range p.vars {
		for j := range i {
			a, b := &p.vars[j], &p.vars[i]
			if a.is != b.is || a.text == b.text || !all && !p.tells(i, j) || a.is == reference && (a.class != b.class && a.text != "this") {
				continue
			}
			f.pairs = append(f.pairs, &pair{a: j, b: i})
		}
	}
	return f
}

// splits is the condition of a guard: that a number is not less than zero, or that a length,
// a field, a reference or a truth is not zero.
func (p *point) splits(i int, v int64) bool {
	if k := &p.vars[i]; k.is == integer && !k.natural && !k.counts {
		return v >= 0
	}
	return v != 0
}

// add takes a sample.
func (p *point) add(values []value) {
	p.samples++
	p.whole.add(values)
	alive := p.triples[:0]
	for _, t := range p.triples {
		if t.add(&values[t.a], &values[t.b], &values[t.c]); !t.lost {
			alive = append(alive, t)
		}
	}
	p.triples = alive
	for _, g := range p.guards {
		switch v := &values[g.variable]; {
		case v.state == absent:
		case p.splits(g.variable, v.i):
			g.yes.add(values)
		default:
			g.no.add(values)
		}
	}
}

func (f *facts) add(values []value) {
	for i := range values {
		f.singles[i].add(&values[i])
	}
	alive := f.pairs[:0]
	for _, p := range f.pairs {
		if p.add(&values[p.a], &values[p.b]); !p.dead() {
			alive = append(alive, p)
		}
	}
	f.pairs = alive
}

// learnt is a condition with the number of samples that it is about.
type learnt struct {
	text    string
	samples int64
}

// conditions are those that chance does not explain.
// begin has those of the begin, where p is an end.
func (p *point) conditions(c chance, begin map[string]bool) []learnt {
	w := &writer{p: p, c: c, begin: begin, known: map[string]bool{}, same: map[int]int{}, told: map[int]bool{}}
	w.write(p.whole, nil)
	w.triples()
	for _, g := range p.guards {
		v := p.vars[g.variable]
		s := &p.whole.singles[g.variable]
		if lead := w.leader(g.variable); p.lost[g.variable] || lead != g.variable && slices.ContainsFunc(p.guards, func(h *guard) bool { return h.variable == lead }) {
			continue // or the one that stands for it does
		}
		yes, no := v.text, "!"+v.text
		split := !s.constant()
		switch v.is {
		case reference:
			yes, no = v.text+" != null", v.text+" == null"
			split = s.nulls > 0 && s.nulls < s.n
		case integer:
			yes, no = v.text+" >= 0", v.text+" < 0"
			split = s.n > 0 && s.least.i < 0 && s.most.i >= 0
			if v.counts {
				yes, no = v.text+" != 0", v.text+" == 0"
				split = s.zeros > 0 && s.zeros < s.n
			}
			if v.natural {
				yes, no = v.text+" > 0", v.text+" == 0"
				split = s.zeros > 0 && s.zeros < s.n
			}
		}
		if split {
			w.write(g.yes, &under{g.variable, yes})
			w.write(g.no, &under{g.variable, no})
		}
	}
	return w.list
}

// under is the guard that conditions stand behind.
type under struct {
	variable int
	text     string
}

// writer writes the conditions of a point.
type writer struct {
	p     *point
	c     chance
	list  []learnt
	known map[string]bool
	begin map[string]bool
	told  map[int]bool // texts of which a small set is written, and so the lengths
	same  map[int]int  // a variable that always equals another one, written in its place
}

// tell adds a condition about variables, behind what has to be there for them to be read.
func (w *writer) tell(text string, samples int64, u *under, vars ...int) {
	var front []string
	if u != nil {
		vars = append([]int{u.variable}, vars...)
	}
	for n, i := range vars {
		if u != nil && n == 1 {
			front = append(front, u.text)
		}
		for at := w.p.vars[i].parent; at >= 0; at = w.p.vars[at].parent {
			condition := w.p.vars[at].text + " != null"
			if w.p.whole.singles[at].nulls > 0 && !slices.Contains(front, condition) {
				front = append(front, condition)
			}
		}
	}
	if w.known[strings.Join(front, "&")+"#"+text] || u != nil && w.known["#"+text] {
		return
	}
	if u != nil { // the whole says it behind the same guards but ours
		others := slices.DeleteFunc(slices.Clone(front), func(k string) bool { return k == u.text })
		if w.known[strings.Join(others, "&")+"#"+text] {
			return
		}
	}
	w.known[strings.Join(front, "&")+"#"+text] = true
	if len(front) > 0 {
		if strings.Contains(text, "||") {
			text = "(" + text + ")"
		}
		text = strings.Join(front, " && ") + " ==> " + text
	}
	if w.begin[current(text)] && !slices.ContainsFunc(vars, func(i int) bool { return !w.p.vars[i].before }) {
		return // it was so already
	}
	w.list = append(w.list, learnt{text, samples})
}

// stands finds a variable of the end that another one, which the caller knows, stands for;
// -1 if there is none.
func (w *writer) stands(i int) int {
	if w.p.vars[i].before {
		for j := range w.p.vars {
			if w.same[j] == i && j != i && !w.p.vars[j].before {
				if _, ok := w.same[j]; ok {
					return j
				}
			}
		}
	}
	return -1
}

// current is a condition about what was when the method began in the words of the begin.
func current(text string) string {
	return olds.ReplaceAllString(text, "$1")
}

var olds = regexp.MustCompile(`\\old\(([^()]*(?:\(\))?)\)`)

// lengths reports whether a variable is the length of a text that is written itself.
func (w *writer) lengths(i int) bool {
	return w.p.vars[i].parent >= 0 && w.told[w.p.vars[i].parent]
}

// linked reports whether one variable says all of another, by a line that is written.
func (w *writer) linked(a, b int) bool {
	if a == b {
		return false
	}
	k := w.p.whole.pair(min(a, b), max(a, b))
	return k != nil && (!k.line.lost && k.line.directed || w.p.vars[a].is == truth && (k.orders == level || k.orders == below|above))
}

// leader is the variable that stands for a variable and all that equal it.
func (w *writer) leader(i int) int {
	for {
		j, ok := w.same[i]
		if !ok {
			return i
		}
		i = j
	}
}

func (w *writer) leads(vars ...int) bool {
	return !slices.ContainsFunc(vars, func(i int) bool {
		if w.leader(i) != i || w.p.lost[i] {
			return true
		}
		for at := w.p.vars[i].parent; at >= 0; at = w.p.vars[at].parent {
			// What is read through one of two equal references is read through the other.
			if k := w.leader(at); k != at && (w.p.vars[k].old == w.p.vars[at].old || w.p.vars[at].isText) {
				return true
			}
		}
		return false
	})
}

// write writes what facts say of single variables and pairs.
func (w *writer) write(f *facts, u *under) {
	p := w.p
	for _, k := range f.pairs { // equal ones first, for one of them is enough then
		if !w.leads(k.a, k.b) || k.orders != level || w.c.explains(0.5, k.n) {
			continue
		}
		if whole := p.whole.pair(k.a, k.b); u != nil && whole != nil && whole.orders == level {
			continue
		}
		a, b := k.a, k.b
		if f.singles[a].constant() && f.singles[b].constant() && p.vars[a].is != reference {
			continue
		}
		if p.vars[a].is == reference && f.singles[a].nulls == f.singles[a].n {
			continue
		}
		if !p.vars[a].before && p.vars[b].before {
			a, b = b, a // what the caller knows stands for the other
		}
		x, y := b, a
		if p.vars[a].text == "Result" {
			x, y = a, b
		}
		w.tell(p.vars[x].text+" == "+p.vars[y].text, k.n, u, b, a)
		if u == nil && k.n == f.singles[b].n {
			w.same[b] = a
		}
	}
	for i := range f.singles {
		post := w.stands(i)
		if !w.leads(i) || !f.all && !p.tells(i) && post < 0 || u != nil && (u.variable == i || f.singles[i].n == 0) || !p.worth(i) || w.lengths(i) || u != nil && w.linked(u.variable, i) {
			continue
		}
		w.told[i] = w.told[i] || u == nil && p.vars[i].isText && !f.singles[i].anyText
		var whole *single
		if u != nil {
			whole = &p.whole.singles[i]
		}
		v := p.vars[i]
		if post >= 0 {
			v.text = p.vars[post].text
		}
		known := f.singles[i].conditions(&p.vars[i], w.c, whole)
		for j, text := range f.singles[i].conditions(&v, w.c, whole) {
			if post < 0 || u != nil || !w.begin[current(known[j])] {
				w.tell(text, f.singles[i].n, u, i)
			}
		}
	}
	for _, k := range f.pairs {
		if w.leads(k.a, k.b) && !w.lengths(k.a) && !w.lengths(k.b) && (u == nil || !w.linked(u.variable, k.a) && !w.linked(u.variable, k.b)) {
			w.order(f, k, u)
		}
	}
}

// order writes how two different numbers are ordered, and on which line they lie.
func (w *writer) order(f *facts, k *pair, u *under) {
	a, b := &f.singles[k.a], &f.singles[k.b]
	x, y := w.p.vars[k.a].text, w.p.vars[k.b].text
	is := w.p.vars[k.a].is
	if a.constant() || b.constant() || w.c.explains(0.5, k.n) || k.points.n < 4 && is != truth && is != reference {
		return
	}
	switch {
	case is == truth || is == reference:
		if k.orders == below|above && (is == truth || k.points.n >= 4 && !w.p.vars[k.a].isText) {
			w.tell(x+" != "+y, k.n, u, k.a, k.b)
		}
		return
	case k.orders == level:
		return // said above
	}
	whole := w.p.whole.pair(k.a, k.b)
	if u == nil {
		whole = nil
	}
	text := k.linear(w.p.vars[k.a].text, w.p.vars[k.b].text, w.p.vars[k.b].before && !w.p.vars[k.a].before)
	if text != "" {
		w.tell(text, k.n, u, k.a, k.b)
		return
	}
	if k.orders&above != 0 && k.orders&below == 0 { // say a < b
		x, y, a, b = y, x, b, a
	} else if k.orders&below == 0 || k.orders&above != 0 {
		return
	}
	if a.most.less(&b.least) {
		return // their ranges say as much
	}
	if whole != nil && whole.orders&^(k.orders|level) == 0 {
		return // as it is in the whole
	}
	if w.p.vars[k.a].natural != w.p.vars[k.b].natural && w.c.explains(0.5, k.near+k.level) {
		return // a size and a number that has nothing to do with it
	}
	op := " <= "
	if k.orders&level == 0 && is == integer && (!w.c.explains(0.5, k.near) || !w.c.explains(1-1/max(a.span(), b.span()), k.n)) {
		op = " < "
	}
	w.tell(x+op+y, k.n, u, k.a, k.b)
}

// triples writes on which planes three numbers lie.
func (w *writer) triples() {
	p := w.p
	for _, t := range p.triples {
		s := p.whole.singles
		if !w.leads(t.a, t.b, t.c) || s[t.a].constant() || s[t.b].constant() || s[t.c].constant() || w.c.explains(0.5, t.n) {
			continue
		}
		subject := 0
		for i, v := range []int{t.a, t.b, t.c} {
			if !p.vars[v].before {
				subject = i
				break
			}
		}
		if text := t.linear([3]string{p.vars[t.a].text, p.vars[t.b].text, p.vars[t.c].text}, subject); text != "" {
			w.tell(text, t.n, nil, t.a, t.b, t.c)
		}
	}
}
