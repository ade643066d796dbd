package insn

import (
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// SlotMaps says for each instruction of a method which slots of its frames are
// live and which hold references. It implements vm.SlotInfo.
//
// It is computed from the bytecode, not from the decoded instructions, which
// resolution and fusion rewrite: so it depends on the class file alone, and may
// enter the hash of a state.
type SlotMaps struct {
	// Where it is not, all slots count as live and may hold references: states that are
	// alike may be told apart then, and garbage be kept, but nothing is lost.
	exact bool
	words int      // of one set
	sets  []uint64 // live and refs of each instruction, of all alike where not exact
	why   *badCode // why it is not exact
}

// SlotInfo implements vm.Interpreter.
func (x *Interp) SlotInfo(code *vm.Code) vm.SlotInfo { return Slots(code) }

// Slots returns the maps of a method. They are made when they are first asked
// for, and kept with the code.
func Slots(code *vm.Code) *SlotMaps {
	if s := code.Live.Load(); s != nil {
		return s.(*SlotMaps)
	}
	// Two that come here at once make equal maps.
	s := analyzeSlots(code)
	code.Live.Store(s)
	return s
}

// Exact implements vm.SlotInfo.
func (s *SlotMaps) Exact() bool { return s.exact }

// At implements vm.SlotInfo.
func (s *SlotMaps) At(pc int32) (live, refs vm.SlotSet) {
	if !s.exact {
		return s.sets[:s.words], s.sets[s.words:]
	}
	at := 2 * s.words * int(pc)
	return s.sets[at : at+s.words : at+s.words], s.sets[at+s.words : at+2*s.words : at+2*s.words]
}

// slotAnalysis is the work on one method. Both of its passes follow the same
// flow: succs, and from every instruction that an exception table row covers to
// the handler. That includes instructions that throw nothing by themselves:
// listeners may have exceptions thrown anywhere. Taking a handler for reachable from
// more instructions than throw makes more slots live, which is safe.
type slotAnalysis struct {
	*decoder
	bci      []uint16 // of instructions
	handlers []vm.Handler
	succs    [][]int32
	locals   int
	width    int // locals and operand stack

	types  []slotType // of all slots before each instruction
	height []int32    // of the operand stack there, -1 if not reachable
	live   []uint64   // locals that live before each instruction
	words  int        // of one set in live
}

func analyzeSlots(code *vm.Code) (maps *SlotMaps) {
	defer func() {
		if r := recover(); r != nil {
			why, ok := r.(badCode)
			if !ok {
				panic(r)
			}
			n := (code.Max + 63) / 64
			maps = &SlotMaps{why: &why, words: n, sets: make([]uint64, 2*n)}
			for i := range n {
				maps.sets[i] = ^uint64(0)
			}
		}
	}()
	a := newSlotAnalysis(code)
	a.inferTypes()
	a.findLive()
	return a.maps()
}

func newSlotAnalysis(code *vm.Code) *slotAnalysis {
	src := code.Method.Info.Code
	d := &decoder{Code: bytesOf(code.Method), method: code.Method, src: src, out: &vm.Code{}}
	d.index = make([]int32, len(d.Bytes)+1)
	for i := range d.index {
		d.index[i] = -1
	}
	for i, bci := range code.BCI {
		d.index[bci] = int32(i)
	}
	d.index[len(d.Bytes)] = int32(len(code.BCI))
	a := &slotAnalysis{decoder: d, bci: code.BCI, handlers: code.Handlers,
		locals: int(src.MaxLocals), width: int(src.MaxLocals) + int(src.MaxStack)}
	a.words = max(1, (a.width+63)/64)
	a.succs = make([][]int32, len(a.bci))
	for i := range a.succs {
		a.succs[i] = a.successors(i)
	}
	return a
}

func (a *slotAnalysis) successors(i int) (list []int32) {
	bci := int(a.bci[i])
	switch op, _, _ := a.Local(bci); op {
	case bytecode.Jsr, bytecode.JsrW, bytecode.Ret:
		a.fail(bci, "Subroutine")
	}
	to, next := a.Targets(bci)
	if next {
		if i+1 >= len(a.bci) {
			a.fail(bci, "Control flow falls through code end")
		}
		list = append(list, int32(i)+1)
	}
	for _, bci := range to {
		list = append(list, a.target(bci))
	}
	return list
}

// maps puts the results of both passes together.
func (a *slotAnalysis) maps() *SlotMaps {
	s := &SlotMaps{exact: true, words: a.words, sets: make([]uint64, 2*a.words*len(a.bci))}
	mt := a.method
	pinned := readsReceiver(mt)
	synchronized := mt.Flags&classfile.AccSynchronized != 0 && !mt.Static()
	for i := range a.bci {
		if a.height[i] < 0 {
			continue // no frame can be here
		}
		live, refs := s.At(int32(i))
		copy(live, a.live[i*a.words:(i+1)*a.words])
		types := a.before(i)
		for j, t := range types[:a.locals+int(a.height[i])] {
			bit := uint64(1) << (j & 63)
			if t == typeRef {
				refs[j>>6] |= bit
			}
			if j >= a.locals && t != typeNone {
				live[j>>6] |= bit
			}
		}
		// The machine reads the receiver where the method's code may no more do so.
		if (pinned || synchronized && i == 0) && types[0] == typeRef {
			live[0] |= 1
		}
	}
	return s
}

// readsReceiver reports whether the machine itself looks at the receiver in
// frames of a method, whose own code may be done with it: to leave the
// constructors of an exception out of its stack trace, and to reset the counter
// of a reflective accessor. A synchronized method's, too, but only while it
// waits to be entered.
func readsReceiver(mt *vm.Method) bool {
	if mt.Static() {
		return false
	}
	switch mt.Name {
	case "<init>", "fillInStackTrace":
		for c := mt.Class; c != nil; c = c.Super {
			if c.Name == "java/lang/Throwable" {
				return true
			}
		}
	}
	return mt.Class.Loader.Boot() && mt.Class.FieldNamed("numInvocations") != nil
}
