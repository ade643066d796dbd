package vm

import (
	"sync/atomic"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Touch is something that a native did to what other threads may notice, or read of
// it, without having asked in front of it.
type Touch struct {
	Native *Method
	Class  *Class // of the object that was touched, or whose static fields were
	Static bool
	Read   bool
	Field  *Field // that was read; nil for elements of an array
	Key    string // of an extra that was read or written; Class is nil then
}

// Touches hears of all touches, in builds with the tag invariants only. A test
// compares them with what is said of the natives (see Effect). Of reads it hears
// where a native views an array, or reads a field that can change by Object.Ref or
// Object.Int; of machines that run at the same time only of one.
var Touches func(Touch)

// viewing is the machine whose native runs.
var viewing atomic.Pointer[Machine]

// underWatch is what is known of the native that runs.
type underWatch struct {
	method *Method
	asked  map[Ref]*Object // in front of accesses to these objects, as they were
	static map[*Class]bool // and to static fields
	all    bool            // or in front of anything at all
	off    int             // it is the machine that writes
}

// touches watches the natives of a machine.
type touches struct {
	m      *Machine
	native underWatch
}

func (u *touches) watches() bool {
	m := u.m
	w := &u.native
	return Touches != nil && w.method != nil && w.off == 0 && !w.all && m.Sharing && m.nested == 0 && !m.alone(m.Current)
}

func (u *touches) touchedObject(r Ref, o *Object) {
	if o.Flags&Shared != 0 && u.watches() && u.native.asked[r] == nil {
		Touches(Touch{Native: u.native.method, Class: o.Class})
	}
}

// viewed tells that the elements of an array are looked at.
func (o *Object) viewed() {
	if o.Flags&Shared != 0 {
		o.read(nil)
	}
}

// viewedField tells that a field is looked at, by its word.
func (o *Object) viewedField(i int) {
	if o.Flags&Shared == 0 || o.Class == nil || o.Class.Elem != nil {
		return
	}
	if f := o.Class.FieldAt(i); f != nil && f.Flags&classfile.AccFinal == 0 {
		o.read(f)
	}
}

func (o *Object) read(f *Field) {
	m := viewing.Load()
	if m == nil || !m.watches() {
		return
	}
	for r, was := range m.native.asked {
		if o == was || o == m.Heap.Get(r) {
			return
		}
	}
	Touches(Touch{Native: m.native.method, Class: o.Class, Read: true, Field: f})
}

func (u *touches) touchedClass(c *Class) {
	if u.watches() && !u.native.static[c] {
		Touches(Touch{Native: u.native.method, Class: c, Static: true})
	}
}

func (u *touches) touchedExtra(key string) {
	if u.watches() {
		Touches(Touch{Native: u.native.method, Key: key})
	}
}

// askFor notes what the native has asked for.
func (u *touches) askFor(op Operation) {
	w := &u.native
	switch {
	case op.Class != nil:
		if w.static == nil {
			w.static = map[*Class]bool{}
		}
		w.static[op.Class] = true
	case op.Obj != 0:
		u.askForObject(op.Obj)
	case op.Kind == OpNative || op.Kind == OpCollect || op.Kind == OpRead || op.Kind == OpWrite:
		w.all = true
	}
}

// askForObject is askFor an access to an object.
func (u *touches) askForObject(r Ref) {
	if u.native.asked == nil {
		u.native.asked = map[Ref]*Object{}
	}
	if u.native.asked[r] == nil {
		u.native.asked[r] = u.m.Heap.Get(r)
	}
}

// unwatched runs what the machine does by itself in the middle of a native.
func (u *touches) unwatched(f func()) {
	u.native.off++
	f()
	u.native.off--
}

// runNative runs the native of e, under watch where that was asked for.
func (u *touches) runNative(e *Env) {
	m := u.m
	if !checked {
		e.Method.Native(e)
		e.granted = false
		return
	}
	before, viewed := u.native, viewing.Load()
	// A dependent native has asked for everything, unless it is a part of what runs
	// in one piece: then it is the piece's moment, if it has one.
	dependent := e.Method.Has(TraitDependent) && (!m.Sharing || m.piece(e.T) == nil)
	u.native = underWatch{method: e.Method, all: dependent || e.Method.Has(TraitPseudo)}
	viewing.Store(m)
	defer func() {
		u.native, e.granted = before, false
		viewing.Store(viewed)
	}()
	e.Method.Native(e)
}
