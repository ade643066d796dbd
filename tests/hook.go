package tests

import (
	"encoding/binary"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/vm"
)

// hookClass is the class by which drivers tell of tests.
const hookClass = "gojpf.tests.Hook"

// recordKey is where a machine has what it was told.
const recordKey = "gojpf.tests"

// point is where a stage ends.
type point byte

const (
	inTest    point = iota + 1 // a test has begun
	testEnds                   // a test has ended
	classEnds                  // a class has ended, by an exception or with what comes behind its tests
	allEnds                    // there are no more tests
)

// record is what a driver has told on a path since its stage began. It is immutable.
type record struct {
	at      point
	class   string // that has begun last and not ended, where the framework tells of classes
	test    testID
	outcome string // passed, failed, aborted
	thrown  vm.Ref // 0 for none
	text    string // of what was thrown
	skipped []skip
}

// testID names a test.
type testID struct{ name, class, method, display string }

type skip struct {
	test testID
	why  string
}

// AppendState implements vm.StateData: what was told is part of the state.
func (r record) AppendState(b []byte) []byte {
	b = append(b, byte(r.at))
	for _, s := range []string{r.class, r.test.name, r.outcome, r.text} {
		b = append(append(b, s...), 0)
	}
	for _, s := range r.skipped {
		b = append(append(b, s.test.name...), 0)
	}
	return binary.LittleEndian.AppendUint32(b, boolBit(r.thrown != 0))
}

func boolBit(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// Roots has the collector keep what was thrown.
func (r record) Roots(mark func(vm.Ref)) {
	if r.thrown != 0 {
		mark(r.thrown)
	}
}

// under is the class or test that is under way in a state: p.C, or the name of a test.
func under(m *vm.Machine) string {
	r := recordOf(m)
	switch r.at {
	case inTest, testEnds:
		return r.test.name
	case classEnds:
		return r.test.class
	}
	return r.class
}

// recordOf is what was told on the machine's path.
func recordOf(m *vm.Machine) record {
	r, _ := m.Extra(recordKey).(record)
	return r
}

// hook are the natives of the drivers, for one run of a suite.
type hook struct {
	planned []testID
	wanted  func(class, method, display string) bool
	lost    func(name string) bool
	known   map[string]testID // the tests that have begun, by name
	current testID            // the test that has begun last, on whatever path, since a class has
	entered string            // the class that has begun last, on whatever path
}

func (h *hook) natives() gojpf.Natives {
	set := func(e *vm.Env, change func(*record)) {
		r := recordOf(e.M)
		change(&r)
		e.M.SetExtra(recordKey, r)
	}
	return gojpf.Natives{
		"planned": func(e *vm.Env) {
			t := testID{e.String(0), e.String(1), e.String(2), e.String(3)}
			if !slices.ContainsFunc(h.planned, func(p testID) bool { return p.name == t.name }) {
				h.planned = append(h.planned, t.clone())
			}
		},
		"annotate": func(e *vm.Env) { annotate(e.M, e.Ref(0), e.Ref(1)) },
		"started": func(e *vm.Env) {
			t := testID{e.String(0), e.String(1), e.String(2), e.String(3)}.clone()
			h.current = t
			if h.known == nil {
				h.known = map[string]testID{}
			}
			h.known[t.name] = t
			set(e, func(r *record) { r.at, r.test, r.outcome, r.thrown, r.text = inTest, t, "", 0, "" })
		},
		"finished": func(e *vm.Env) {
			set(e, func(r *record) {
				r.at, r.outcome, r.thrown, r.text = testEnds, e.String(1), e.Ref(2), e.String(3)
			})
		},
		"skipped": func(e *vm.Env) {
			t := testID{name: e.String(0), class: e.String(1), method: e.String(2)}.clone()
			set(e, func(r *record) { r.skipped = append(slices.Clip(r.skipped), skip{t, e.String(3)}) })
		},
		"entered": func(e *vm.Env) {
			class := strings.Clone(e.String(0))
			h.current, h.entered = testID{}, class
			set(e, func(r *record) { r.class = class })
		},
		"left": func(e *vm.Env) {
			class, outcome := strings.Clone(e.String(0)), strings.Clone(e.String(1))
			set(e, func(r *record) {
				r.at, r.test, r.outcome, r.thrown, r.text = classEnds, testID{class: class}, outcome, e.Ref(2), e.String(3)
			})
		},
		"next": func(e *vm.Env) {
			set(e, func(r *record) { r.at, r.test, r.outcome, r.thrown, r.text = 0, testID{}, "", 0, "" })
		},
		"done": func(e *vm.Env) {
			set(e, func(r *record) { r.at, r.test, r.outcome, r.thrown, r.text = allEnds, testID{}, "", 0, "" })
		},
		"end":  gojpf.EndStage,
		"lost": func(e *vm.Env) { e.ReturnBool(h.lost(e.String(0))) },
		"wanted": func(e *vm.Env) {
			e.ReturnBool(h.wanted(e.String(0), e.String(1), e.String(2)))
		},
	}
}

// annotate has a method, and all copies that are made of it from now on, have annotations. The
// library keeps them with the object that the others are copies of.
func annotate(m *vm.Machine, method, annotations vm.Ref) {
	for method != 0 {
		o := m.Heap.Writable(method)
		set, root := o.Class.FieldNamed("declaredAnnotations"), o.Class.FieldNamed("root")
		o.Words[set.Word] = uint64(annotations)
		method = vm.Ref(o.Words[root.Word])
	}
}

func (t testID) clone() testID {
	return testID{strings.Clone(t.name), strings.Clone(t.class), strings.Clone(t.method), strings.Clone(t.display)}
}
