package sequences

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/vm"
)

// What a call has come to here need not be what it comes to elsewhere: it may tell the time,
// the identity of an object, a number that was drawn, what the environment has, or which of
// two threads was first. So the sequences are made in several worlds, and in each on all
// schedules; what was not always the same no test expects.

// world is one of the surroundings in which calls are observed: 0 is that in which sequences are tried, and
// another one differs from it, and from those with other numbers, in all that no test should depend on.
type world int

// Worlds beside that of the search: one tells all that differs for sure, but of what is drawn two may
// happen to be the same.
const (
	otherWorlds = 1
	drawnWorlds = 4
)

// settings are the keys of a world.
func (n world) settings() []gojpf.Setting {
	set := []gojpf.Setting{gojpf.Set("symbolic.random", "false")}
	if n == 0 {
		return set
	}
	for _, kv := range [][2]string{
		{"vm.random_seed", fmt.Sprint(4711 + 97*int(n))},
		{"vm.time.start", fmt.Sprintf("20%d-07-0%dT21:43:05Z", 30+n, n)},
		{"vm.time.steps", "1h"},
		{"vm.processors", "3"},
		{"vm.max_heap", "900M"},
		{"vm.locale", "de_DE"},
		{"vm.timezone", "Asia/Kolkata"},
		{"vm.env.source", "host"},
		{"vm.sysprop.user.dir", fmt.Sprintf("/elsewhere/%d", n)},
		{"vm.sysprop.user.home", "/elsewhere"},
		{"vm.sysprop.user.name", "somebody"},
		{"vm.sysprop.java.io.tmpdir", "/elsewhere/tmp"},
	} {
		set = append(set, gojpf.Set(kv[0], kv[1]))
	}
	return set
}

// enter has objects get other identities in this world.
func (n world) enter(m *vm.Machine) {
	object := m.Lib.MustLoad("java/lang/Object")
	for range 3 * int(n) {
		m.IdentityHash(m.Heap.NewInstance(object))
	}
}

// step is a call of a script: the number of the script, and that of the call from 1 on.
type step struct{ script, number int }

// doubts are what was observed of each step, and where that was not always the same.
type doubts struct {
	ends   map[step]string // the exception, "" for none
	saw    map[step]string
	differ map[step]bool // in what they return
	said   map[step]string
	mute   map[step]bool // in what toString says of that
	until  map[int]int   // steps of a script behind which it does not always go on in the same way
	shared map[int]int   // the first step of a script behind which there are threads
	calm   map[int]int   // the calls of a script without looks in front of that step
	whole  map[int]bool  // scripts with threads that have come to their end on all schedules
}

func newDoubts() *doubts {
	return &doubts{ends: map[step]string{}, saw: map[step]string{}, differ: map[step]bool{}, said: map[step]string{}, mute: map[step]bool{},
		until: map[int]int{}, shared: map[int]int{}, calm: map[int]int{}, whole: map[int]bool{}}
}

// note takes the end of a call, with which made calls of the script are made: where what it has returned or thrown is not that of before it is
// doubtful.
func (d *doubts) note(at step, t *trail, made int, sharing bool) {
	if sharing {
		if n, known := d.shared[at.script]; !known || at.number < n {
			d.shared[at.script], d.calm[at.script] = at.number, made-1
		}
	}
	end := ""
	if t.thrown != nil {
		end = t.thrown.Name
	}
	if before, known := d.ends[at]; known && before != end {
		d.cut(at.script, at.number-1)
	}
	d.ends[at] = end
	if end == "" {
		compare(d.saw, d.differ, at, signature(t))
	}
}

// compare notes what was seen of a step, and whether it is not what was seen before.
func compare(seen map[step]string, differ map[step]bool, at step, now string) {
	if before, known := seen[at]; known && before != now {
		differ[at] = true
	}
	seen[at] = now
}

// cut has a script end behind some of its steps.
func (d *doubts) cut(script, steps int) {
	if n, known := d.until[script]; !known || steps < n {
		d.until[script] = steps
	}
}

// unfinished is told that not all schedules of all scripts were taken, or that some did not come to an end:
// what threads do is not known then, but in scripts of which all were taken.
func (d *doubts) unfinished() {
	for script, first := range d.shared {
		if !d.whole[script] {
			d.cut(script, first-1)
		}
	}
}

// settled is the trail of a script without what is doubtful, nil where nothing is left.
func (d *doubts) settled(script int, last *trail) *trail {
	if last == nil {
		return nil
	}
	before := d.settled(script, last.before)
	if most, known := d.until[script]; known && last.length > most {
		return before
	}
	t := *last
	t.before = before
	if d.differ[step{script, t.length}] {
		t.result, t.says, t.itself = nil, nil, false
	}
	if d.mute[step{script, t.length}] {
		t.says = nil
	}
	return &t
}

// told are methods that come to what is doubtful: those that only look, for there is no use in calling
// them, and those behind which sequences do not always go on in the same way.
func (d *doubts) told(ends []*trail) (dull, unsteady []string) {
	for script, last := range ends {
		most, cut := d.until[script]
		for t := last; t != nil; t = t.before {
			ends := cut && most == t.length-1
			switch name := t.op.method.String(); {
			case t.look && (ends || d.differ[step{script, t.length}]):
				dull = append(dull, name)
			case ends && t.before != nil:
				unsteady = append(unsteady, name)
			}
		}
	}
	return dull, unsteady
}

// signature is what a test would expect of the result of a call.
func signature(t *trail) string {
	var b strings.Builder
	switch {
	case t.itself:
		b.WriteString("this")
	case t.result != nil:
		sign(&b, *t.result)
	}
	return b.String()
}

func sign(b *strings.Builder, v javatest.Value) {
	o := v.Object
	switch {
	case !v.Ref:
		fmt.Fprintf(b, "%d:%x", v.Type, v.Number.Bits)
	case o == nil:
		b.WriteString("null")
	default:
		if !o.Class.Hidden { // its name is another one each time, and not expected
			b.WriteString(o.Class.Name)
		}
		if o.Chars != nil {
			fmt.Fprintf(b, "%x", o.Chars)
		}
		if o.Constant != nil {
			b.WriteString(o.Constant.Name)
		}
		for _, e := range o.Elements {
			b.WriteByte(',')
			sign(b, e)
		}
		for _, f := range o.Fields {
			b.WriteByte('=')
			sign(b, f.Value)
		}
	}
}
