package models

import (
	"encoding/json"
	"io"
	"maps"
	"slices"
	"strconv"
	"sync"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/vm"
)

// verifyClass is the class of the program's own interface to the model checker.
const verifyClass = "gov/nasa/jpf/vm/Verify"

// Hooks are what a search does for a program that asks through Verify. Each may
// be nil; the machine is the one that the program runs on.
type Hooks struct {
	// Terminate ends the search after the present transition.
	Terminate func(m *vm.Machine)
	// StoreTrace stores the path to the present state in a file.
	StoreTrace func(m *vm.Machine, file, comment string)
	// Comment attaches a text to the present transition of the trace. A label
	// or an instrumentation point is a comment, too.
	Comment func(m *vm.Machine, text string)
	// Interest is told that the present state is worth following (positive) or
	// not (negative).
	Interest func(m *vm.Machine, interest int)
	// DefaultScore is that of states whose score nobody has set.
	DefaultScore int
	// Matching says that states are recognised.
	Matching bool
	// PathOutput returns what the program has printed on the present path.
	PathOutput func(m *vm.Machine) []byte
	// Out and Err take what Verify and Debug print where what the program itself
	// prints is not shown (vm.tree_output=false); else nil.
	Out, Err io.Writer
	// Warn tells the user something, once.
	Warn func(text string)
	// Cut notes that alternatives are left out: the run is incomplete.
	Cut func(m *vm.Machine, reason, help string)
	// Replaying reports whether a stored trace is being replayed.
	Replaying bool
}

// Ledger holds what a program notes through Verify across all of its paths:
// counters, values and sets of bits. It belongs to a run, not to a state, and
// is safe for several workers.
type Ledger struct {
	mu       sync.Mutex
	counters map[int32]int32
	values   map[string]int32
	bits     map[int32]map[int32]bool
	record   *Record // shares the maps, unless nil
}

// Record is what a Ledger held at one moment. It is immutable.
type Record struct {
	counters map[int32]int32
	values   map[string]int32
	bits     map[int32]map[int32]bool
}

// Record returns what is noted now, nil if nothing is. As long as nothing
// changes it is the same one.
func (l *Ledger) Record() *Record {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.counters == nil && l.values == nil && l.bits == nil {
		return nil
	}
	if l.record == nil {
		l.record = &Record{l.counters, l.values, l.bits}
	}
	return l.record
}

// recordForm is a Record in JSON.
type recordForm struct {
	Counters map[int32]int32   `json:"counters,omitempty"`
	Values   map[string]int32  `json:"values,omitempty"`
	Bits     map[int32][]int32 `json:"bits,omitempty"` // those that are set, sorted
}

// MarshalJSON implements json.Marshaler. Equal records have equal texts.
func (r *Record) MarshalJSON() ([]byte, error) {
	form := recordForm{Counters: r.counters, Values: r.values}
	for id, set := range r.bits {
		if form.Bits == nil {
			form.Bits = map[int32][]int32{}
		}
		form.Bits[id] = slices.Sorted(maps.Keys(set))
	}
	return json.Marshal(form)
}

// UnmarshalJSON implements json.Unmarshaler.
func (r *Record) UnmarshalJSON(text []byte) error {
	var form recordForm
	if err := json.Unmarshal(text, &form); err != nil {
		return err
	}
	*r = Record{counters: form.Counters, values: form.Values}
	for id, bits := range form.Bits {
		if r.bits == nil {
			r.bits = map[int32]map[int32]bool{}
		}
		r.bits[id] = map[int32]bool{}
		for _, bit := range bits {
			r.bits[id][bit] = true
		}
	}
	return nil
}

// NewLedger returns a ledger that goes on from a record; nil is an empty one.
func NewLedger(r *Record) *Ledger {
	if r == nil {
		return &Ledger{}
	}
	return &Ledger{counters: r.counters, values: r.values, bits: r.bits, record: r}
}

// own makes the maps the ledger's own again, before they are changed.
func (l *Ledger) own() {
	if l.record == nil {
		return
	}
	l.record = nil
	l.counters, l.values, l.bits = maps.Clone(l.counters), maps.Clone(l.values), maps.Clone(l.bits)
	for id, set := range l.bits {
		l.bits[id] = maps.Clone(set)
	}
}

// Counters returns a copy of the counters by number.
func (l *Ledger) Counters() map[int]int {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := make(map[int]int, len(l.counters))
	for id, v := range l.counters {
		out[int(id)] = int(v)
	}
	return out
}

// Values returns a copy of the values by key.
func (l *Ledger) Values() map[string]int {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := make(map[string]int, len(l.values))
	for key, v := range l.values {
		out[key] = int(v)
	}
	return out
}

// BitSets returns, for each set of bits, the numbers of those that are set, in
// no order.
func (l *Ledger) BitSets() map[int][]int {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := make(map[int][]int, len(l.bits))
	for id, set := range l.bits {
		for bit := range set {
			out[int(id)] = append(out[int(id)], int(bit))
		}
	}
	return out
}

func (l *Ledger) counter(id int32) int32 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.counters[id]
}

// count sets a counter to what change makes of it and returns that. Numbers
// below zero are ignored, as in JPF.
func (l *Ledger) count(id int32, change func(int32) int32) int32 {
	if id < 0 {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.own()
	if l.counters == nil {
		l.counters = map[int32]int32{}
	}
	l.counters[id] = change(l.counters[id])
	return l.counters[id]
}

func (l *Ledger) put(key string, v int32) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.own()
	if l.values == nil {
		l.values = map[string]int32{}
	}
	l.values[key] = v
}

// noValue is Verify.NO_VALUE.
const noValue = -1

func (l *Ledger) value(key string) int32 {
	l.mu.Lock()
	defer l.mu.Unlock()
	if v, ok := l.values[key]; ok {
		return v
	}
	return noValue
}

func (l *Ledger) setBit(id, bit int32, on bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.own()
	set := l.bits[id]
	switch {
	case !on:
		delete(set, bit)
	case set == nil:
		if l.bits == nil {
			l.bits = map[int32]map[int32]bool{}
		}
		l.bits[id] = map[int32]bool{bit: true}
	default:
		set[bit] = true
	}
}

func (l *Ledger) bit(id, bit int32) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.bits[id][bit]
}

func ledger(e *vm.Env) *Ledger { return options(e).Ledger }
func hooks(e *vm.Env) *Hooks   { return &options(e).Hooks }

func init() {
	Override(verifyClass, Methods{
		"getCounter":       func(e *vm.Env) { e.ReturnInt(ledger(e).counter(e.Int(0))) },
		"resetCounter":     func(e *vm.Env) { ledger(e).count(e.Int(0), func(int32) int32 { return 0 }) },
		"setCounter":       func(e *vm.Env) { ledger(e).count(e.Int(0), func(int32) int32 { return e.Int(1) }) },
		"incrementCounter": func(e *vm.Env) { e.ReturnInt(ledger(e).count(e.Int(0), func(v int32) int32 { return v + 1 })) },
		"putValue":         func(e *vm.Env) { ledger(e).put(e.String(0), e.Int(1)) },
		"getValue":         func(e *vm.Env) { e.ReturnInt(ledger(e).value(e.String(0))) },
		"setBitInBitSet":   setBit,
		"getBitInBitSet":   getBit,
		"resetAll":         resetAll,

		"addComment":                   func(e *vm.Env) { comment(e, e.String(0)) },
		"atLabel(Ljava/lang/String;)V": func(e *vm.Env) { comment(e, e.String(0)) },
		"atLabel(I)V":                  func(e *vm.Env) { comment(e, strconv.Itoa(int(e.Int(0)))) },
		"instrumentPoint":              func(e *vm.Env) { comment(e, e.String(0)) },
		"instrumentPointDeep":          func(e *vm.Env) { comment(e, e.String(0)) },
		"instrumentPointDeepRecur":     func(e *vm.Env) { comment(e, e.String(0)) },
		"interesting":                  func(e *vm.Env) { interest(e, 1) },
		"boring":                       func(e *vm.Env) { interest(e, -1) },

		"beginAtomic":                            func(e *vm.Env) { changeAtomic(e, 1) },
		"endAtomic":                              func(e *vm.Env) { changeAtomic(e, -1) },
		"busyWait":                               nothing, // schedules are explored whatever time passes
		"ignoreIf":                               ignoreIf,
		"breakTransition(Ljava/lang/String;)V":   func(e *vm.Env) { e.M.BreakTransition(e.String(0)) },
		"breakTransition(Ljava/lang/String;II)I": breakWithChoice,
		"terminateSearch":                        terminate,
		"setHeuristicSearchValue":                func(e *vm.Env) { e.M.SetExtra(HeuristicKey, Heuristic(e.Int(0))) },
		"getHeuristicSearchValue":                func(e *vm.Env) { e.ReturnInt(heuristicValue(e)) },
		"resetHeuristicSearchValue":              func(e *vm.Env) { e.M.SetExtra(HeuristicKey, Heuristic(hooks(e).DefaultScore)) },
		"storeTrace":                             storeTrace,
		"vmIsMatchingStates":                     matchingStates,
		"isTraceReplay":                          func(e *vm.Env) { e.ReturnBool(hooks(e).Replaying) },
		"isRunningInJPF":                         returnBool(true),
		"isCalledFromClass":                      calledFromClass,
		"currentTimeMillis":                      currentTimeMillis,
		"setProperties":                          setProperties,
		"getProperty":                            getProperty,
		// Sharing is found by reachability, which is sound; a program cannot
		// know better.
		"isShared":         func(e *vm.Env) { e.ReturnBool(e.Ref(0) != 0 && e.Object(0).Flags&vm.Shared != 0) },
		"setShared":        func(e *vm.Env) { e.M.Publish(e.Ref(0)) },
		"freezeSharedness": nothing,
	})
	Override("gov/nasa/jpf/util/test/TestJPF", Methods{
		"isJPFRun":    returnBool(true),
		"isJUnitRun":  returnBool(false),
		"getProperty": getProperty,
	})
}

func setBit(e *vm.Env) {
	if e.Int(0) < 0 || e.Int(1) < 0 {
		e.Throw("java/lang/IndexOutOfBoundsException", "bit "+strconv.Itoa(int(e.Int(1)))+" of set "+strconv.Itoa(int(e.Int(0))))
		return
	}
	ledger(e).setBit(e.Int(0), e.Int(1), e.Bool(2))
}

func getBit(e *vm.Env) {
	if e.Int(0) < 0 || e.Int(1) < 0 {
		e.Throw("java/lang/IndexOutOfBoundsException", "bit "+strconv.Itoa(int(e.Int(1)))+" of set "+strconv.Itoa(int(e.Int(0))))
		return
	}
	e.ReturnBool(ledger(e).bit(e.Int(0), e.Int(1)))
}

func resetAll(e *vm.Env) {
	l := ledger(e)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.counters, l.values, l.bits, l.record = nil, nil, nil, nil
}

func comment(e *vm.Env, text string) {
	if h := hooks(e).Comment; h != nil {
		h(e.M, text)
	}
}

func interest(e *vm.Env, sign int) {
	if h := hooks(e).Interest; h != nil && e.Bool(0) {
		h(e.M, sign)
	}
}

func changeAtomic(e *vm.Env, by int) {
	if !atomicSections(e) {
		return
	}
	e.ChangeAtomic(int32(by))
}

func ignoreIf(e *vm.Env) {
	if x := core.ExprOf(e.ArgAttr(0)); x != nil && ignoresPaths(e) {
		rt := options(e).Symbolic
		rt.Assume(e.M, rt.Ctx.Eq(x, rt.Ctx.Int(0)))
		return
	}
	// What other threads would do is worth knowing before the path is given up.
	if e.Bool(0) && ignoresPaths(e) && e.MayRun(vm.Operation{Kind: vm.OpBreak}) {
		e.M.IgnorePath()
	}
}

func terminate(e *vm.Env) {
	if h := hooks(e).Terminate; h != nil {
		h(e.M)
	}
}

func heuristicValue(e *vm.Env) int32 {
	if v, ok := e.M.Extra(HeuristicKey).(Heuristic); ok {
		return int32(v)
	}
	return int32(hooks(e).DefaultScore)
}

func storeTrace(e *vm.Env) {
	if h := hooks(e).StoreTrace; h != nil {
		h(e.M, e.String(0), e.String(1))
	}
}

func matchingStates(e *vm.Env) {
	e.ReturnBool(e.M.Chooser == nil && hooks(e).Matching)
}

// calledFromClass asks for the class of the caller of the method that calls
// Verify.
func calledFromClass(e *vm.Env) {
	name := e.String(0)
	f := e.Caller()
	for f = f.Parent; f != nil && f.Method.Has(vm.TraitPseudo); f = f.Parent {
	}
	e.ReturnBool(f != nil && hasSuper(f.Method.Class, name))
}

func hasSuper(c *vm.Class, name string) bool {
	for ; c != nil; c = c.Super {
		if c.JavaName() == name {
			return true
		}
		for _, i := range c.Interfaces {
			if hasSuper(i, name) {
				return true
			}
		}
	}
	return false
}

func setProperties(e *vm.Env) {
	array := e.Object(0)
	if array == nil || options(e).Config == nil {
		return
	}
	for _, r := range array.Refs() {
		SetProperty(options(e).Config, e.M.GoString(r))
	}
}

func getProperty(e *vm.Env) {
	if c := options(e).Config; c != nil && e.Ref(0) != vm.Null {
		if v, ok := c.Get(e.String(0)); ok {
			e.ReturnString(v)
			return
		}
	}
	e.ReturnRef(vm.Null)
}
