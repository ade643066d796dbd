package coverage

import (
	"encoding/json"

	"github.com/gojpf/gojpf/vm"
)

// saved is what a checkpoint has of a method.
type saved struct {
	Counts   []int64
	Outcomes [][]int64
}

// SaveCheckpoint saves what was counted, by method.
func (l *analyzer) SaveCheckpoint() ([]byte, error) {
	methods := map[string]saved{}
	for name, s := range l.saved { // of classes that were not loaded again
		methods[name] = s
	}
	for _, c := range l.counters {
		if c != nil && c.ran() {
			methods[c.body.Method.String()] = saved{c.counts, c.outcomes}
		}
	}
	return json.Marshal(methods)
}

// LoadCheckpoint adds what was counted before, as soon as the methods turn up.
func (l *analyzer) LoadCheckpoint(b []byte) error {
	l.saved = nil
	if err := json.Unmarshal(b, &l.saved); err != nil {
		return err
	}
	for _, c := range l.counters {
		if c != nil && c.body != nil {
			l.addSaved(c, c.body.Method.String())
		}
	}
	return nil
}

// addSaved adds what was saved of a method, unless its code is another now.
func (l *analyzer) addSaved(c *counter, name string) {
	s, ok := l.saved[name]
	if !ok {
		return
	}
	delete(l.saved, name)
	if len(s.Counts) != len(c.counts) || len(s.Outcomes) != len(c.outcomes) {
		return
	}
	add(c.counts, s.Counts)
	for i := range c.outcomes {
		if len(s.Outcomes[i]) == len(c.outcomes[i]) {
			add(c.outcomes[i], s.Outcomes[i])
		}
	}
}

func add(to, from []int64) {
	for i := range to {
		to[i] += from[i]
	}
}

// ran reports whether any instruction was executed.
func (c *counter) ran() bool {
	for _, n := range c.counts {
		if n > 0 {
			return true
		}
	}
	return false
}

// methodName names a method of a class as vm.Method.String does.
func methodName(class, name, desc string) string {
	m := vm.Method{Class: &vm.Class{Name: class}, Name: name, Desc: desc}
	return m.String()
}
