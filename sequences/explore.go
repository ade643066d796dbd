package sequences

import (
	"slices"
	"unicode/utf16"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/contracts"
	"github.com/gojpf/gojpf/listener/coverage"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// explorer makes the calls of a run.
type explorer struct {
	o       *Options
	class   *vm.Class
	begins  []op // constructors, and factories: static methods that return an object of the class
	goesOn  []op // methods
	static  bool // there are static methods only, where nothing makes objects
	covered map[outcome]bool
	// constants are numbers of the class's own.
	constants []int64
	// statics are what static fields of the class have in front of the calls.
	statics   []javatest.FieldValue
	shared    []string  // those that cannot be written
	recipes   []*recipe // of arguments that are objects of the class
	lib       *vm.Library
	library   *library
	ways      *heap.Ways
	contracts *contracts.Calls
	made      map[madeKey][]arg // objects of other classes
	needs     []*vm.Class       // what they are made by, to be initialised
	found     []*trail
	// next are the calls that may follow a method, where that was learnt.
	next map[*vm.Method][]op
	// By name and type: how often methods were called, and which have changed something.
	calls   map[string]int
	changes map[string]bool
	shapes  map[string]string // by shape, the first sequence that leads to it
	runs    *coverage.Runs    // nil where nobody asks what is executed
	draws   bool              // it has met random numbers, see doubt.go
	unknown *unknowns         // nil where arguments are known
	follows [][]op            // sequences that are made and no others, nil for all that there are
}

func newExplorer(o *Options) *explorer {
	return &explorer{o: o, library: o.library, covered: map[outcome]bool{}, next: map[*vm.Method][]op{}, calls: map[string]int{}, changes: map[string]bool{}, shapes: map[string]string{}}
}

// op is a call that can be made: a method with arguments.
type op struct {
	method *vm.Method
	args   []arg
	on     *recipe // the builder whose method makes the object
	number int     // in the list of such calls, the same in every run
}

// trail is the calls of a path, the last one first. It is immutable, and no part of what
// the program can observe.
type trail struct {
	before  *trail
	length  int
	op      op
	result  *javatest.Value // what it has returned, nil for nothing that can be compared
	itself  bool            // it has returned the receiver
	misused bool            // it, or a call before it, does not keep to a contract
	checked bool            // it keeps to one, which a test may assert
	look    bool            // it only looks at what the others have done
	says    []uint16        // its toString, nil where it was not asked
	thrown  *vm.Class
	covers  []outcome
	graph   []byte // in front of the call, as long as it goes on, see looks.go
}

// Unmatched implements vm.Unmatched.
func (*trail) Unmatched() {}

const trailKey = "gojpf.sequences"

// lastCall is the method that was called last, where that decides what may follow: objects are
// equal then only if that is.
type lastCall struct{ method string }

// AppendState implements vm.StateData.
func (l lastCall) AppendState(b []byte) []byte { return append(append(b, l.method...), 0) }

const lastKey = "gojpf.sequences.last"

// concerns reports whether branches of a method are to be covered.
func (x *explorer) concerns(m *vm.Method) bool {
	return Within(m.Class.JavaName(), x.o.class) && !synthetic(m)
}

func synthetic(m *vm.Method) bool {
	return m.Flags&(classfile.AccSynthetic|classfile.AccBridge) != 0
}

// step is the native of the driver.
func (x *explorer) step(e *vm.Env) {
	before, _ := e.M.Extra(trailKey).(*trail)
	switch e.Phase {
	case returned:
		x.done(e, before)
		return
	case made:
		x.goOn(e, before.op)
		return
	}
	length := 0
	if before != nil {
		length = before.length
	}
	if x.class == nil && !x.prepare(e) {
		return
	}
	k, ok := x.pick(e, before, length)
	if !ok {
		return
	}
	e.M.SetExtra(trailKey, &trail{before: before, length: length + 1, op: k, graph: x.before(e.M, k, e.Ref(0))})
	x.call(e, k)
}

// pick is the next call of a path. It reports false where there is none, or not yet.
func (x *explorer) pick(e *vm.Env, before *trail, length int) (k op, ok bool) {
	if x.follows != nil {
		return x.follow(e, before)
	}
	ops := x.goesOn
	if before == nil {
		ops = x.begins
	}
	ops = x.allowed(ops, before)
	if length >= x.o.Length || len(ops) == 0 {
		return op{}, false
	}
	i, ok := e.Choose(choice.NewIntInterval("call", 0, int32(len(ops)-1)))
	if !ok {
		return op{}, false
	}
	return ops[i], true
}

// Phases of the natives behind calls. Those that observe have one more between them.
const (
	returned = 1 // of the sequence
	made     = 3 // of the recipe of an argument
)

// Locals of the natives, see Env.SetLocalRef: an object that was made, how many calls of recipes
// were made, and an array with the objects that these make.
const (
	atObject = 0
	atMade   = 2
	atArgs   = 3
)

// call calls, and has the native called again, in phase returned, when that is over. Before that it makes
// objects that are arguments, and has the native called in phase made behind each call for these.
func (x *explorer) call(e *vm.Env, k op) {
	calls, own, objects := k.plan()
	n := 0
	if e.Phase == made {
		n = int(e.Local(atMade))
	} else {
		e.M.SetExtra(takenKey, &taken{})
	}
	if n < len(calls) {
		if n == 0 {
			e.SetLocalRef(atArgs, e.M.Heap.NewArray(e.M.Lib.MustLoad("[Ljava/lang/Object;"), int32(objects)))
		}
		e.SetLocal(atMade, uint64(n+1))
		x.make(e, calls[n])
		return
	}
	var slots []uint64
	on := e.Ref(0)
	if k.on != nil {
		on = objectAt(e, own[0])
		own = own[1:]
	}
	switch {
	case k.method.Name == "<init>":
		r := e.M.Heap.NewInstance(x.class)
		e.SetLocalRef(atObject, r)
		slots = append(slots, uint64(r))
	case !k.method.Static():
		slots = append(slots, uint64(on))
	case x.static && e.Ref(0) == 0:
		e.SetLocalRef(atObject, e.M.Heap.NewInstance(e.M.Lib.MustLoad("java/lang/Object")))
	}
	slots, attrs := x.slots(e, slots, k.args, own)
	so := takenBy(e.M)
	e.M.SetExtra(takenKey, &taken{so, len(so)})
	mt := k.method
	if mt.Name != "<init>" && !mt.Static() { // what a factory has returned may be of a class below
		if mt, _ = e.M.Heap.Get(on).Class.Select(mt); mt == nil {
			return
		}
	}
	x.enter(e, mt, slots)
	if attrs != nil {
		t := *e.M.Extra(trailKey).(*trail)
		t.op = k.asked(attrs)
		e.M.SetExtra(trailKey, &t)
	}
	e.CallCatch(returned, mt, slots...)
	e.WithAttrs(attrs)
}

// enter looks at the contract of a call that is about to be made.
func (x *explorer) enter(e *vm.Env, mt *vm.Method, slots []uint64) {
	if x.unknown != nil { // of what is not known it says nothing
		return
	}
	p, _ := e.M.Extra(placeKey).(*place)
	t, _ := e.M.Extra(trailKey).(*trail)
	if p != nil {
		t = p.last
	}
	if !x.begin(e.M, mt, slots, t.before) {
		return
	}
	next := *t
	next.misused = true
	if p == nil {
		e.M.SetExtra(trailKey, &next)
		return
	}
	at := *p
	at.last = &next
	e.M.SetExtra(placeKey, &at)
}

// objectAt is an object that was made.
func objectAt(e *vm.Env, i int) vm.Ref {
	return vm.Ref(e.M.Heap.Get(vm.Ref(e.Local(atArgs))).Element(vm.KindRef, i))
}

func putAt(e *vm.Env, i int, r vm.Ref) {
	e.M.Heap.Writable(vm.Ref(e.Local(atArgs))).SetElement(vm.KindRef, i, uint64(r))
}

// make makes a call of a recipe.
func (x *explorer) make(e *vm.Env, k built) {
	var slots []uint64
	mt := k.method
	switch {
	case mt.Name == "<init>":
		r := e.M.Heap.NewInstance(k.recipe.created())
		putAt(e, k.at, r)
		slots = append(slots, uint64(r))
	case !mt.Static():
		r := objectAt(e, k.on)
		o := e.M.Heap.Get(r)
		if o == nil || !o.Class.SubclassOf(mt.Class) {
			return
		}
		if mt, _ = o.Class.Select(mt); mt == nil {
			return
		}
		slots = append(slots, uint64(r))
	}
	slots, _ = x.slots(e, slots, k.args, k.objects)
	e.CallCatch(made, mt, slots...)
}

// goOn goes on behind a call of a recipe. Where that has thrown, or has made nothing, the
// sequence is none, and it reports false.
func (x *explorer) goOn(e *vm.Env, k op) bool {
	if e.Exc != 0 {
		return false
	}
	calls, _, _ := k.plan()
	n := int(e.Local(atMade))
	if last := calls[n-1]; last.creating && last.method.Name != "<init>" {
		if e.Result == 0 {
			return false
		}
		putAt(e, last.at, vm.Ref(e.Result))
	}
	if n == len(calls) {
		x.library.makes[k.String()] = true
	}
	x.call(e, k)
	return true
}

// slots appends arguments. The objects among them that recipes make were made, and have numbers. The attributes are those of
// all slots, nil where all is known.
func (x *explorer) slots(e *vm.Env, slots []uint64, args []arg, objects []int) ([]uint64, []vm.Attr) {
	var attrs []vm.Attr
	for _, a := range args {
		var v uint64
		var attr vm.Attr
		if a.unknown {
			v, attr = x.unknown.fresh(e.M, a.kind)
		} else {
			v, objects = x.slot(e, a, objects)
		}
		if attr != nil {
			attrs = append(attrs, make([]vm.Attr, len(slots)-len(attrs))...)
			attrs = append(attrs, attr)
		}
		if slots = append(slots, v); a.kind.Slots() == 2 {
			slots = append(slots, 0)
		}
	}
	if attrs != nil {
		attrs = append(attrs, make([]vm.Attr, len(slots)-len(attrs))...)
	}
	return slots, attrs
}

// slot is an argument, and what is left of the objects' numbers behind it.
func (x *explorer) slot(e *vm.Env, a arg, objects []int) (uint64, []int) {
	switch {
	case a.kind != vm.KindRef:
		return a.bits, objects
	case a.null:
		return 0, objects
	case a.itself:
		return e.Args[0], objects
	case a.made != nil:
		return uint64(objectAt(e, objects[0])), objects[1:]
	case a.constant != nil:
		return e.M.Static(a.constant), objects
	case a.array != nil:
		r := e.M.Heap.NewArray(a.array, int32(len(a.elements)))
		for i, of := range a.elements {
			var v uint64
			v, objects = x.slot(e, of, objects)
			e.M.Heap.Writable(r).SetElement(a.array.ElemKind(), i, v)
		}
		return uint64(r), objects
	}
	return uint64(e.M.Intern(e.M.NewString(a.text))), objects
}

// allowed are the calls that may follow the last one: those that users were seen to make there.
// Where nothing was learnt of one of two methods they may follow each other.
func (x *explorer) allowed(ops []op, before *trail) []op {
	if before == nil || x.o.Contracts == nil {
		return ops
	}
	last := before.op.method
	if list, known := x.next[last]; known {
		return list
	}
	list := x.following(ops, last)
	x.next[last] = list
	return list
}

// following are those of some calls that may follow a method.
func (x *explorer) following(ops []op, last *vm.Method) (list []op) {
	contracts := func(m *vm.Method) *contractfile.Method {
		return x.o.Contracts.Class(m.Class.JavaName()).Method(m.Name, m.Desc)
	}
	for _, k := range ops {
		w := contracts(k.method)
		if contracts(last) == nil || w == nil || len(w.After) == 0 || slices.ContainsFunc(w.After, func(a contractfile.After) bool {
			return a.Is(last.Class.JavaName(), last.Name, last.Desc)
		}) {
			list = append(list, k)
		}
	}
	return list
}

// done takes the end of a call.
func (x *explorer) done(e *vm.Env, open *trail) {
	x.after(e.M, open, e.Ref(0))
	t := x.ended(e, open)
	e.M.SetExtra(trailKey, t)
	if x.o.Contracts != nil || x.o.Cover == Pairs { // not before: in the middle of a call it is the one in front of it that counts
		e.M.SetExtra(lastKey, lastCall{t.op.method.String()})
	}
	if x.isNew(e.M, t) {
		for _, o := range t.covers {
			x.covered[o] = true
		}
		x.found = append(x.found, t)
	}
	if t.thrown == nil && x.isFirst(e.M, t, x.receiver(e, t)) { // what follows an exception is not tried
		e.ReturnRef(x.receiver(e, t))
	}
}

// isNew reports whether a sequence covers something for the first time.
func (x *explorer) isNew(m *vm.Machine, t *trail) bool {
	return slices.ContainsFunc(t.covers, func(o outcome) bool { return !x.covered[o] }) && (x.unknown == nil || x.unknown.solve(m, t))
}

// receiver is the object that calls are made on, behind a call; 0 where a factory has returned nothing.
func (x *explorer) receiver(e *vm.Env, t *trail) vm.Ref {
	if t.before == nil && !(x.static && e.Ref(0) != 0) {
		return vm.Ref(e.Local(0))
	}
	return e.Ref(0)
}

// ended is a call with what has come of it.
func (x *explorer) ended(e *vm.Env, open *trail) *trail {
	t := *open
	t.graph = nil
	m := t.op.method
	taken := takenBy(e.M)
	if own := taken[madeBy(e.M):]; x.o.Cover == BranchPaths && len(own) > 0 {
		// In the order in which the call took them for the first time.
		way := m.String() + " by"
		for _, o := range own {
			way += " " + string(o)
		}
		taken = append(slices.Clip(taken), outcome(way))
	}
	t.covers = append(slices.Clip(taken), outcome(m.String()))
	t.covers = append(t.covers, pairOf(x.o.Cover, &t)...)
	if t.before == nil && m.Name != "<init>" && !x.static && e.Exc == 0 {
		e.SetLocalRef(0, vm.Ref(e.Result))
	}
	if e.Exc != 0 {
		t.thrown = e.M.Heap.Get(e.Exc).Class
		t.covers = append(t.covers, outcome(m.String()+" throws "+t.thrown.Name))
	} else {
		if t.result = resultOf(e.M, m, e.Result); x.unknown != nil || t.result != nil && x.namesStub(t.result.Object) {
			t.result = nil
		}
		t.itself = m.Ret == vm.KindRef && e.Result != 0 && e.Result == e.Args[0]
		t.covers = append(t.covers, x.stateOf(e.M, x.receiver(e, &t))...)
	}
	this := e.Ref(0)
	if m.Name == "<init>" {
		this = vm.Ref(e.Local(atObject))
	}
	if t.checked = x.unknown == nil && x.promised(e, &t, this); t.checked {
		t.covers = append(t.covers, outcome(m.String()+" as its contract has it"))
	}
	return &t
}

// prepare lists the calls that there are. It reports false where a class has to be initialised before.
func (x *explorer) prepare(e *vm.Env) bool {
	m := e.M
	var class *vm.Class
	for id := 1; id < m.Lib.Classes(); id++ {
		if c := m.Lib.ClassByID(uint32(id)); c.JavaName() == x.o.class && c.Loader != nil {
			class = c
		}
	}
	x.class, x.lib = class, m.Lib
	x.contracts = contracts.NewCalls(x.o.Contracts)
	x.ways, x.made, x.needs = x.library.index.Ways(m, class.Package(), x.library.specs), map[madeKey][]arg{}, nil
	x.begins, x.goesOn, x.statics, x.shared, x.static = nil, nil, nil, nil, false
	x.constants = append(x.constantsOf(x.class, x.o.Values), x.library.numbers...)
	x.readStatics(m)
	public := x.class.Flags&classfile.AccPublic != 0
	abstract := x.class.Flags&classfile.AccAbstract != 0
	var statics []op
	methods := slices.DeleteFunc(slices.Clone(x.class.Methods), func(mt *vm.Method) bool {
		return synthetic(mt) || mt.Private() || mt.Name == "<clinit>" || public && mt.Flags&classfile.AccPublic == 0 ||
			mt.Name == "main" && mt.Static() || mt.Name == "<init>" && abstract
	})
	x.prepareRecipes(methods)
	for _, mt := range methods {
		for _, args := range x.arguments(mt, x.unknown != nil) {
			begins := mt.Name == "<init>" || mt.Static() && classfile.TypeName(x.returns(mt)) == x.o.class
			if begins {
				x.begins = append(x.begins, op{method: mt, args: args, number: len(x.begins)})
			}
			if mt.Name != "<init>" {
				x.goesOn = append(x.goesOn, op{method: mt, args: args, number: len(x.goesOn)})
			}
			if mt.Static() {
				statics = append(statics, op{method: mt, args: args, number: len(statics)})
			}
		}
	}
	if class.Flags&classfile.AccEnum == 0 {
		x.builtBegins(m)
	}
	if len(x.begins) == 0 && !abstract { // what the package has
		for _, mt := range x.class.Methods {
			if mt.Name != "<init>" || synthetic(mt) || mt.Private() || class.Flags&classfile.AccEnum != 0 {
				continue
			}
			for _, args := range x.arguments(mt, x.unknown != nil) {
				x.begins = append(x.begins, op{method: mt, args: args, number: len(x.begins)})
			}
		}
	}
	if len(x.begins) == 0 { // nothing makes objects
		x.static, x.begins, x.goesOn = true, statics, statics
	}
	return x.initialise(e)
}

// initialise has the classes be initialised by which arguments are made. It reports false where one has to be before.
func (x *explorer) initialise(e *vm.Env) bool {
	for _, c := range x.needs {
		x.library.waits = c.JavaName()
		if !e.InitClass(c) {
			x.class = nil // it is prepared anew
			return false
		}
	}
	x.library.waits = ""
	return true
}

// returns is the type of what a method returns, as a descriptor.
func (x *explorer) returns(mt *vm.Method) string {
	_, desc, _ := classfile.ParseMethodDescriptor(mt.Desc)
	return desc
}

// readStatics reads the static fields of the class.
func (x *explorer) readStatics(m *vm.Machine) {
	for _, f := range x.class.Fields {
		if !f.Static() || f.Flags&(classfile.AccFinal|classfile.AccSynthetic) != 0 {
			continue
		}
		if v := valueOf(m, f.Kind, m.Static(f)); v != nil && (v.Object == nil || v.Object.Chars != nil) {
			x.statics = append(x.statics, javatest.FieldValue{Field: f, Value: *v})
		} else {
			x.shared = append(x.shared, f.String())
		}
	}
}

// test makes a test of a trail.
func (x *explorer) test(m *vm.Machine, last *trail, name string) *javatest.Test {
	var calls []*trail
	for t := last; t != nil; t = t.before {
		calls = append(calls, t)
	}
	slices.Reverse(calls)
	t := &javatest.Test{Name: name, Statics: x.statics}
	var receiver *javatest.Object
	for _, k := range calls {
		if k.look && k.thrown != nil && x.o.JUnit == 4 {
			continue // there a test ends with an exception, and it has changed nothing
		}
		c := javatest.Call{Method: k.op.method, Result: k.result, Says: k.says, Throws: k.thrown, Checked: k.checked}
		if k.itself {
			itself := javatest.Reference(receiver)
			c.Result = &itself
		}
		makes := k.before == nil && len(calls) > 1 && !x.static // the receiver, in front of all else
		c.Args = x.written(m, k.op.args, receiver, !makes)
		if k.op.on != nil {
			c.This = x.object(m, k.op.on, false)
		}
		if makes {
			receiver = &javatest.Object{Class: x.class, Created: &c}
			continue
		}
		if k.op.on == nil && !k.op.method.Static() {
			c.This = receiver
		}
		t.Calls = append(t.Calls, c)
	}
	return t
}

// written are arguments as tests have them. Late ones are made when they were in the run that was observed,
// so that they find the same in static fields.
func (x *explorer) written(m *vm.Machine, args []arg, receiver *javatest.Object, late bool) (list []javatest.Value) {
	for _, a := range args {
		switch {
		case a.kind != vm.KindRef:
			list = append(list, number(a.kind, a.bits))
		case a.null:
			list = append(list, javatest.Reference(nil))
		case a.itself:
			list = append(list, javatest.Reference(receiver))
		case a.made != nil:
			list = append(list, javatest.Reference(x.object(m, a.made, late)))
		case a.array != nil:
			// Arrays have elements that are not null.
			list = append(list, javatest.Reference(&javatest.Object{Class: a.array, Late: late, Elements: append([]javatest.Value{}, x.written(m, a.elements, nil, late)...)}))
		case a.constant != nil:
			list = append(list, *valueOf(m, a.kind, m.Static(a.constant)))
		default:
			list = append(list, text(m, utf16.Encode([]rune(a.text))))
		}
	}
	return list
}

// object is an object of a recipe as tests have it.
func (x *explorer) object(m *vm.Machine, r *recipe, late bool) *javatest.Object {
	first := r.calls[0]
	if boxes[r.class.Name] && first.method.Name == "valueOf" {
		return &javatest.Object{Class: r.class, Fields: []javatest.FieldValue{{Field: r.class.FieldNamed("value"), Value: x.written(m, first.args, nil, late)[0]}}}
	}
	o := &javatest.Object{Class: r.class, Late: late}
	o.Created = &javatest.Call{Method: first.method, Args: x.written(m, first.args, nil, late)}
	if r.via != nil {
		o.Created.This = x.object(m, r.via, late)
	}
	for _, k := range r.calls[1:] {
		o.Then = append(o.Then, javatest.Call{Method: k.method, This: o, Args: x.written(m, k.args, nil, late)})
	}
	if r.stub != nil {
		o.Stub, o.Abstract = true, x.ways.Abstract(r.class)
		for _, mt := range o.Abstract {
			if a, ok := x.answer(mt, r.number); ok {
				o.Answers = append(o.Answers, javatest.Answer{Method: mt, Value: x.written(m, []arg{a}, nil, false)[0]})
			}
		}
	}
	return o
}
