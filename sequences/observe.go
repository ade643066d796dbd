package sequences

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"regexp"
	"slices"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/vm"
)

// observation is the second run: the sequences that were chosen are made once more, one on
// each path, and behind each call the methods are called that only look at the object. A test
// is all of these calls, so that it does what was observed even if one of them does change something.
type observation struct {
	x       *explorer // with calls of this run's machine
	scripts []script
	looking map[string]bool // methods, by name and type
	takes   []op            // calls that change something, without arguments and with a result
	changes []op            // all that do
	further int             // how many of these follow a script
	brief   []op            // those without arguments, behind each call
	all     []op            // at the end
	ends    []*trail        // by script
	world   world           // in which this run is
	chain   []int           // the scripts of this run, one behind the other in one program; nil for each in one of its own
	fresh   []static        // what tests set
	doubts  *doubts         // of all runs with these calls
	dull    map[string]bool // methods that would look, if what they see were always the same
	// unsteady are methods behind which it does not always go on in the same way: no test calls them.
	unsteady map[string]bool
	wants    []outcome // what the scripts are to cover
	left     int       // scripts that are too many
	// toString of results is called as well, but for classes where it failed or changed something.
	silent map[string]bool
	spoilt bool // one more was found
}

// script is a sequence by the numbers of its calls: that of a constructor, then of methods.
type script []int

func scriptOf(last *trail) (s script) {
	for t := last; t != nil; t = t.before {
		s = append(s, t.op.number)
	}
	slices.Reverse(s)
	return s
}

// place is where in a script a path is, and in what follows it. It is immutable.
type place struct {
	script, made, looked, further int
	at                            int // in the chain
	last                          *trail
}

// AppendState implements vm.StateData.
func (p *place) AppendState(b []byte) []byte {
	return appendNumbers(b, p.script, p.made, p.looked, p.further, p.at)
}

func appendNumbers(b []byte, list ...int) []byte {
	for _, n := range list {
		b = binary.AppendUvarint(b, uint64(n))
	}
	return b
}

const placeKey = "gojpf.sequences.place"

// mostLooks is how often a method that looks is called at the end of a test, and mostTogether how often all of these are, unless
// there are more of them.
const (
	mostLooks    = 16
	mostTogether = 200
)

// prepare finds the calls that look. It reports false where a class has to be initialised before.
func (w *observation) prepare(e *vm.Env) bool {
	m := e.M
	if !w.x.prepare(e) {
		return false
	}
	w.world.enter(m)
	w.brief, w.all, w.takes, w.changes = nil, nil, nil, nil
	count := map[*vm.Method]int{}
	for _, k := range w.x.goesOn {
		mt := k.method
		if w.dull[mt.String()] || w.unsteady[mt.String()] || !w.x.library.canMake(k) {
			continue
		}
		if !w.looking[mt.String()] {
			if w.changes = append(w.changes, k); len(k.args) == 0 && mt.Ret != vm.KindVoid && !mt.Static() {
				w.takes = append(w.takes, k)
			}
			continue
		}
		if len(k.args) == 0 {
			w.brief = append(w.brief, k)
		}
		if count[mt]++; count[mt] <= mostLooks {
			w.all = append(w.all, k)
		}
	}
	// A class of many methods has tests that somebody can read nevertheless.
	if most := max(1, mostTogether/max(len(count), 1)); len(w.all) > mostTogether {
		clear(count)
		w.all = slices.DeleteFunc(w.all, func(k op) bool {
			count[k.method]++
			return count[k.method] > most
		})
	}
	w.ends = make([]*trail, len(w.scripts))
	w.fresh = nil
	for _, s := range w.x.statics {
		w.fresh = append(w.fresh, static{s, m.Static(s.Field)})
	}
	return true
}

// step is the native of the driver in this run.
func (w *observation) step(e *vm.Env) {
	if w.x.class == nil && !w.prepare(e) {
		return
	}
	p, _ := e.M.Extra(placeKey).(*place)
	switch e.Phase {
	case made:
		if !w.x.goOn(e, p.last.op) && (p.looked > 0 || p.further > 0) {
			before := *p // the test has no such call
			before.last = p.last.before
			w.ended(e, &before)
		}
		return
	case returned:
		next := *p
		next.last = w.x.ended(e, p.last)
		e.M.SetExtra(placeKey, &next)
		w.doubts.note(step{p.script, next.last.length}, next.last, p.made, e.M.Sharing && w.chain == nil)
		for _, o := range next.last.covers {
			w.x.covered[o] = true
		}
		if mt := w.says(e.M, next.last, vm.Ref(e.Result)); mt != nil {
			r := vm.Ref(e.Result)
			next.last.graph, _ = w.x.reached(e.M, r)
			e.SetLocalRef(1, r)
			e.CallCatch(2, mt, uint64(r))
			return
		}
		w.goOn(e, &next)
		return
	case 2:
		next := *p
		next.last = w.said(e, p.last)
		e.M.SetExtra(placeKey, &next)
		compare(w.doubts.said, w.doubts.mute, step{p.script, next.last.length}, fmt.Sprint(next.last.says))
		w.goOn(e, &next)
		return
	}
	switch {
	case p == nil && len(w.chain) > 0:
		p = &place{script: w.chain[0]}
	case p == nil:
		i, ok := e.Choose(choice.NewIntInterval("test", 0, int32(len(w.scripts)-1)))
		if !ok {
			return
		}
		p = &place{script: int(i)}
	}
	w.proceed(e, p)
}

// proceed makes the next call of a path.
func (w *observation) proceed(e *vm.Env, p *place) {
	k, ok, next := w.next(*p)
	if !ok {
		w.ended(e, p)
		return
	}
	length := 0
	if p.last != nil {
		length = p.last.length
	}
	next.last = &trail{before: p.last, length: length + 1, op: k, look: next.looked > 0}
	e.M.SetExtra(placeKey, &next)
	w.x.call(e, k)
}

// goOn returns the receiver for what follows a call, or ends the path.
func (w *observation) goOn(e *vm.Env, p *place) {
	t := p.last
	if t.thrown != nil && !t.look && (t.before == nil && !w.x.static || w.x.o.JUnit == 4) {
		w.ended(e, p) // tests of JUnit 4 have nothing behind an exception
		return
	}
	r := w.x.receiver(e, t)
	if r == 0 { // a factory has returned nothing
		w.ended(e, p)
		return
	}
	e.ReturnRef(r)
}

// ended takes the end of a script, and goes on with that which follows it in a chain: as in one test
// behind another the static fields of the class are set anew that can be, and all else is as it was left.
func (w *observation) ended(e *vm.Env, p *place) {
	w.ends[p.script] = p.last
	at := p.at + 1
	if at >= len(w.chain) {
		return
	}
	for _, s := range w.fresh {
		slot := s.slot
		if o := s.value.Value.Object; o != nil {
			slot = uint64(e.M.Intern(e.M.NewStringUTF16(o.Chars)))
		}
		e.M.SetStatic(s.value.Field, slot)
	}
	w.proceed(e, &place{script: w.chain[at], at: at})
}

// static is a static field with its value in front of all calls.
type static struct {
	value javatest.FieldValue
	slot  uint64
}

// says is the toString of a result of which nothing else can be told, nil if there is none.
func (w *observation) says(m *vm.Machine, t *trail, r vm.Ref) *vm.Method {
	if t.thrown != nil || t.itself || t.result == nil || t.result.Object == nil || comparable(t.result.Object) {
		return nil
	}
	c := m.Heap.Get(r).Class
	if mt := c.Method("toString", "()Ljava/lang/String;"); mt != nil && !w.silent[c.Name] && !c.Hidden && mt.Class.Name != "java/lang/Object" && !mt.Abstract() {
		return mt
	}
	return nil
}

// said takes what toString has returned. Where identities have a part in it, it is not the same on
// every machine.
func (w *observation) said(e *vm.Env, open *trail) *trail {
	t := *open
	t.graph = nil
	now, hashed := w.x.reached(e.M, vm.Ref(e.Local(1)))
	if e.Exc != 0 || e.Result == 0 || !bytes.Equal(now, open.graph) {
		w.spoilt, w.silent[e.M.Heap.Get(vm.Ref(e.Local(1))).Class.Name] = true, true
		return &t
	}
	if says := e.M.GoString(vm.Ref(e.Result)); !hashed && !identity.MatchString(says) && !w.x.ways.NamesStub(says) {
		t.says = append([]uint16{}, e.M.UTF16(vm.Ref(e.Result))...)
	}
	return &t
}

// identity is how Object.toString shows the identity of an object.
var identity = regexp.MustCompile(`@[0-9a-f]+`)

// next is the next call of a path, and where it is behind that.
func (w *observation) next(p place) (k op, ok bool, then place) {
	s := w.scripts[p.script]
	looks := w.all
	switch {
	case p.made == 0, p.made < len(s) && w.looking[w.call(s, p.made-1).method.String()]:
		looks = nil
	case w.x.o.Contracts.Class(w.x.o.class) != nil: // at the end only, and what may follow there
		if looks = nil; p.made == len(s) && p.further == 0 {
			looks = w.x.following(w.all, w.call(s, p.made-1).method)
		}
	case p.made < len(s), p.further > 0:
		looks = w.brief
	}
	if p.looked < len(looks) {
		k = looks[p.looked]
		p.looked++
		return k, true, p
	}
	if p.made == len(s) {
		return w.goFurther(p)
	}
	k = w.call(s, p.made)
	p.made, p.looked = p.made+1, 0
	return k, true, p
}

// goFurther is a call behind a script. What is wrong with an object often shows only later: when
// all that is in it is taken out, by one call again and again, or when others change it; the scripts take
// turns in what follows them.
func (w *observation) goFurther(p place) (k op, ok bool, then place) {
	list := w.changes
	if c := w.x.o.Contracts; c.Class(w.x.o.class) != nil {
		list = w.x.following(list, p.last.op.method)
	}
	if p.further >= w.further || len(list) == 0 {
		return op{}, false, p
	}
	if turn := p.script / 2; len(w.takes) > 0 && p.script%2 == 0 && len(list) == len(w.changes) {
		k = w.takes[turn%len(w.takes)]
	} else {
		k = list[(turn+p.further*(p.further+turn+1)*spread)%len(list)]
	}
	p.further, p.looked = p.further+1, 0
	return k, true, p
}

// spread is a prime that has calls which follow each other stand apart in the list.
const spread = 7

// call is a call of a script.
func (w *observation) call(s script, i int) op {
	if i == 0 {
		return w.x.begins[s[0]]
	}
	return w.x.goesOn[s[i]]
}
