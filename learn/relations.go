package learn

import (
	"fmt"
	"math"
)

// Orders of two numbers.
const (
	below = 1 << iota
	level
	above
)

// distinct is how many different points of a relation are counted.
const distinct = 8

// points counts different points, up to a number. Two that look the same may differ.
type points struct {
	seen [distinct]uint32
	n    uint8
}

func (p *points) add(x, y, z int64) {
	if p.n == distinct {
		return
	}
	h := uint64(x)*0x9e3779b97f4a7c15 ^ uint64(y)*0xc2b2ae3d27d4eb4f ^ uint64(z)*0x165667b19e3779f9
	at := uint32(h>>32) ^ uint32(h)
	for i := range p.n {
		if p.seen[i] == at {
			return
		}
	}
	p.seen[p.n] = at
	p.n++
}

// reach is how far from zero numbers may lie that linear relations are looked for among:
// all that is computed with them is exact then.
const reach = 1 << 23

func within(v int64) bool { return v > -reach && v < reach }

// pair is what was seen of two variables together.
type pair struct {
	a, b   int
	n      int64
	orders uint8
	near   int64 // they were next to each other, but not equal
	level  int64 // they were equal
	points points
	line   line
}

func (p *pair) add(x, y *value) {
	if x.state == absent || y.state == absent {
		return
	}
	p.n++
	if x.state == reference || x.state == truth {
		if x.i == y.i {
			p.orders |= level
		} else {
			p.orders |= below | above
		}
		p.points.add(x.i, y.i, 0)
		return
	}
	if !x.ordered() || !y.ordered() {
		p.orders = below | level | above
		p.line.lost = true
		return
	}
	switch {
	case x.equal(y):
		p.orders |= level
		p.level++
	case x.less(y):
		p.orders |= below
	default:
		p.orders |= above
	}
	if x.state == real {
		p.points.add(int64(math.Float64bits(x.f)), int64(math.Float64bits(y.f)), 0)
		return
	}
	if d := x.i - y.i; d == 1 || d == -1 {
		p.near++
	}
	p.points.add(x.i, y.i, 0)
	p.line.add(x.i, y.i)
}

// dead reports whether nothing more is to be learnt.
func (p *pair) dead() bool { return p.orders == below|level|above && p.line.lost }

// line is the line that all points lie on, as long as there is one.
type line struct {
	begun, directed, lost bool
	x, y, dx, dy          int64
}

func (l *line) add(x, y int64) {
	switch {
	case l.lost:
	case !within(x) || !within(y):
		l.lost = true
	case !l.begun:
		l.begun, l.x, l.y = true, x, y
	case !l.directed:
		if x != l.x || y != l.y {
			l.directed, l.dx, l.dy = true, x-l.x, y-l.y
			g := gcd(l.dx, l.dy)
			l.dx, l.dy = l.dx/g, l.dy/g
		}
	default:
		l.lost = l.dx*(y-l.y) != l.dy*(x-l.x)
	}
}

// steep is the greatest factor of a relation that is told.
const steep = 100

// linear is q*b == p*a + c, or that of a where first is set. a and b are the texts.
func (p *pair) linear(a, b string, first bool) string {
	l := &p.line
	if l.lost || !l.directed || l.dx == 0 || l.dy == 0 || p.points.n < 4 || abs(l.dx) > steep || abs(l.dy) > steep {
		return ""
	}
	x, y, dx, dy := l.x, l.y, l.dx, l.dy
	if abs(dy) == 1 && (first || abs(dx) != 1) { // the one without a factor stands alone
		x, y, dx, dy, a, b = y, x, dy, dx, b, a
	}
	if dx < 0 {
		dx, dy = -dx, -dy
	}
	return factor(dx, b) + " == " + sum(dy, a, 0, "", dx*y-dy*x)
}

// triple is what was seen of three integers together: the plane that all points lie on.
type triple struct {
	a, b, c  int
	n        int64
	at       [3]int64
	begun    bool
	along    [3]int64 // from one point to another
	directed bool
	normal   [3]int64
	flat     bool // there is a plane
	lost     bool
	points   points
}

func (t *triple) add(x, y, z *value) {
	if t.lost || x.state == absent || y.state == absent || z.state == absent {
		return
	}
	if !within(x.i) || !within(y.i) || !within(z.i) {
		t.lost = true
		return
	}
	t.n++
	p := [3]int64{x.i, y.i, z.i}
	if !t.begun {
		t.begun, t.at = true, p
		t.points.add(p[0], p[1], p[2])
		return
	}
	d := [3]int64{p[0] - t.at[0], p[1] - t.at[1], p[2] - t.at[2]}
	if d == [3]int64{} {
		return
	}
	t.points.add(p[0], p[1], p[2])
	switch {
	case !t.directed:
		t.directed, t.along = true, reduced(d)
	case !t.flat:
		n := [3]int64{t.along[1]*d[2] - t.along[2]*d[1], t.along[2]*d[0] - t.along[0]*d[2], t.along[0]*d[1] - t.along[1]*d[0]}
		if n == [3]int64{} {
			return
		}
		t.normal, t.flat = reduced(n), true
		t.lost = abs(t.normal[0]) > steep || abs(t.normal[1]) > steep || abs(t.normal[2]) > steep
	default:
		t.lost = t.normal[0]*d[0]+t.normal[1]*d[1]+t.normal[2]*d[2] != 0
	}
}

// linear is a == k*b + l*c + d, where one of the factors is 1.
func (t *triple) linear(texts [3]string, subject int) string {
	n := t.normal
	if t.lost || !t.flat || n[0] == 0 || n[1] == 0 || n[2] == 0 || t.points.n < 5 {
		return ""
	}
	if abs(n[subject]) != 1 {
		for subject = 0; subject < 2 && abs(n[subject]) != 1; subject++ {
		}
	}
	if n[subject] < 0 {
		n = [3]int64{-n[0], -n[1], -n[2]}
	}
	j, k := (subject+1)%3, (subject+2)%3
	if j > k {
		j, k = k, j
	}
	if -n[j] < 0 && -n[k] > 0 {
		j, k = k, j
	}
	d := n[0]*t.at[0] + n[1]*t.at[1] + n[2]*t.at[2]
	return factor(n[subject], texts[subject]) + " == " + sum(-n[j], texts[j], -n[k], texts[k], d)
}

// sum is k*a + l*b + d.
func sum(k int64, a string, l int64, b string, d int64) string {
	text := factor(k, a)
	if l != 0 {
		op := " + "
		if l < 0 {
			op, l = " - ", -l
		}
		text += op + factor(l, b)
	}
	switch {
	case d > 0:
		text += fmt.Sprint(" + ", d)
	case d < 0:
		text += fmt.Sprint(" - ", -d)
	}
	return text
}

func factor(k int64, a string) string {
	switch k {
	case 1:
		return a
	case -1:
		return "-" + a
	}
	return fmt.Sprint(k, " * ", a)
}

func reduced(d [3]int64) [3]int64 {
	g := gcd(gcd(d[0], d[1]), d[2])
	return [3]int64{d[0] / g, d[1] / g, d[2] / g}
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return abs(a)
}

func abs(a int64) int64 {
	if a < 0 {
		return -a
	}
	return a
}
