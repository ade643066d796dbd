package vm

// Touch is something that a native did to what other threads may notice without
// having asked in front of it.
type Touch struct {
	Native *Method
	Class  *Class // of the object that was written, or whose static fields were
	Static bool
	Key    string // of an extra that was read or written; Class is nil then
}

// Touches hears of all touches, in builds with the tag invariants only. A test
// compares them with what is said of the natives (see Effect). Of what natives
// read of objects it does not hear: most of that are headers, which never change.
var Touches func(Touch)

// underWatch is what is known of the native that runs.
type underWatch struct {
	method *Method
	asked  map[Ref]bool // in front of accesses to these objects
	all    bool         // or in front of anything at all
	off    int          // it is the machine that writes
}

func (m *Machine) watches() bool {
	w := &m.native
	return Touches != nil && w.method != nil && w.off == 0 && !w.all && m.Sharing && m.nested == 0
}

func (m *Machine) touchedObject(r Ref, o *Object) {
	if o.Flags&Shared != 0 && m.watches() && !m.native.asked[r] {
		Touches(Touch{Native: m.native.method, Class: o.Class})
	}
}

func (m *Machine) touchedClass(c *Class) {
	if m.watches() {
		Touches(Touch{Native: m.native.method, Class: c, Static: true})
	}
}

func (m *Machine) touchedExtra(key string) {
	if m.watches() {
		Touches(Touch{Native: m.native.method, Key: key})
	}
}

// ask notes what the native has asked for.
func (w *underWatch) ask(r Ref) {
	if r == 0 {
		w.all = true
		return
	}
	if w.asked == nil {
		w.asked = map[Ref]bool{}
	}
	w.asked[r] = true
}

// unwatched runs what the machine does by itself in the middle of a native.
func (m *Machine) unwatched(f func()) {
	m.native.off++
	f()
	m.native.off--
}

// runNative runs the native of e, under watch where that was asked for.
func (m *Machine) runNative(e *Env) {
	if !invariants {
		e.Method.Native(e)
		e.granted = false
		return
	}
	before := m.native
	m.native = underWatch{method: e.Method, all: e.Method.Traits&(TraitDependent|TraitPseudo) != 0}
	defer func() { m.native, e.granted = before, false }()
	e.Method.Native(e)
}
