package sequences

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gojpf/gojpf/listener/contracts"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/vm"
)

// The code's own contracts, of annotations and of a file: calls that keep to them assert what they grant. What was seen
// not to hold is told, and asserted nowhere; behind a call that does not keep to its contract nothing is promised.

// promise is what was seen of a condition.
type promise struct {
	condition contracts.Condition
	kept      int
	broken    bool
	untold    bool // it could not be evaluated once
}

// promises are those of all runs, by method and condition.
type promises struct {
	list   map[string]map[string]*promise
	fails  map[string]bool // methods whose own assertions fail, though they are called as they may be
	broken []string        // in the order in which that was seen
}

func newPromises() *promises {
	return &promises{list: map[string]map[string]*promise{}, fails: map[string]bool{}}
}

// underway is a call that keeps to its contract, and is going on.
type underway struct{ *contracts.Begun }

// Unmatched implements vm.Unmatched.
func (underway) Unmatched() {}

const underwayKey = "gojpf.sequences.contract"

// begin looks at the contract in front of a call. misused tells that it is broken there, or was before.
func (x *explorer) begin(m *vm.Machine, mt *vm.Method, slots []uint64, before *trail) (misused bool) {
	if before != nil && before.misused {
		return true
	}
	this := vm.Ref(0)
	if !mt.Static() {
		this, slots = vm.Ref(slots[0]), slots[1:]
	}
	b, keeps := x.contracts.Begin(m, mt, this, slots)
	if u, _ := m.Extra(underwayKey).(underway); u.Begun != b {
		m.SetExtra(underwayKey, underway{b})
	}
	return !keeps
}

// promised looks at it behind the call. It reports whether there is one that a test may assert.
func (x *explorer) promised(e *vm.Env, t *trail, this vm.Ref) bool {
	u, _ := e.M.Extra(underwayKey).(underway)
	name := t.op.method.String()
	p := x.library.promises
	switch {
	case t.misused:
		return false
	case e.Exc != 0:
		if t.thrown != nil && t.thrown.Name == "java/lang/AssertionError" && !p.fails[name] {
			p.fails[name] = true
			p.broken = append(p.broken, fmt.Sprintf("%s throws an AssertionError", name))
		}
		return false
	case u.Begun == nil:
		return false
	}
	u.End(e.M, this, e.Result, func(c contracts.Condition, holds, evaluated bool) {
		if p.list[name] == nil {
			p.list[name] = map[string]*promise{}
		}
		kind := "ensures"
		if c.Invariant {
			kind = "invariant"
		}
		k := p.list[name][kind+c.Text]
		if k == nil {
			k = &promise{condition: c}
			p.list[name][kind+c.Text] = k
		}
		switch {
		case !evaluated:
			k.untold = true
		case holds:
			k.kept++
		case !k.broken:
			k.broken = true
			p.broken = append(p.broken, fmt.Sprintf("%s %s, behind %s", kind, c.Text, name))
		}
	})
	return true
}

// grant has a file assert what methods were always seen to grant. An invariant that was broken once is one of no method. It counts
// the conditions.
func (x *explorer) grant(f *javatest.File) (n int) {
	p := x.library.promises
	broken := map[string]bool{}
	for _, list := range p.list {
		for _, k := range list {
			if k.condition.Invariant && (k.broken || k.untold) {
				broken[k.condition.Text] = true
			}
		}
	}
	done := map[*vm.Method]bool{}
	for _, k := range slices.Concat(x.begins, x.goesOn) {
		list := p.list[k.method.String()]
		if done[k.method] || len(list) == 0 {
			continue
		}
		done[k.method] = true
		var c javatest.Contract
		for _, key := range sortedKeys(list) {
			k := list[key]
			if k.broken || k.untold || broken[k.condition.Text] {
				continue
			}
			cond := javatest.Condition{Text: k.condition.Text, Class: x.classOf(k.condition.Class), Params: k.condition.Params}
			if cond.Class == nil {
				continue
			}
			if k.condition.Invariant {
				c.Invariants = append(c.Invariants, cond)
			} else {
				c.Ensures = append(c.Ensures, cond)
			}
		}
		n += f.Grants(k.method, c)
	}
	return n
}

// classOf is the class of this run's machine.
func (x *explorer) classOf(c *vm.Class) *vm.Class { return x.loadType(c.Descriptor()) }

func sortedKeys(list map[string]*promise) []string { return slices.Sorted(maps.Keys(list)) }
