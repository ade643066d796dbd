package concolic

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// functions are the methods marked @Concrete that a concolic search calls with
// values that are not known. An instance method is a function for each receiver, as
// that is when it is called. What such a method returns is a variable, about
// which nothing is known but what the method returned when it was run.
//
// Inputs that satisfy a condition with such variables are found by trying: they
// are solved for as if the variables were inputs, too; then the methods are run on
// the arguments that this makes, and the rest is solved for once more with what
// they returned. No other inputs than those are believed. Solvers get such a variable
// as any number, so what they say is possible has to be tried, and what they say is
// impossible is.
type functions struct {
	// run calls a method aside, with arguments that are made there. ok is false if it
	// did not return.
	run     Aside
	list    []*application
	of      map[*symbolic.Var]*application
	samples map[*vm.Method][]*sample
	marked  map[*vm.Method]*function
	blamed  []blame
}

// Aside runs a method on slots as arguments.
type Aside func(mt *vm.Method, args func(*vm.Machine) []uint64) (v uint64, ok bool)

// blame is why what a search says does not hold for all that a method may do.
type blame struct{ reason, help string }

// function is a method marked @Concrete. Only numbers go in and out: what else a method
// gets could be changed by it.
type function struct {
	method     *vm.Method
	params     []symbolic.Type
	result     symbolic.Type
	stub       *vm.Method
	partitions []*condition.Condition
}

// application is what a function returns for some arguments.
type application struct {
	*function
	id   int
	this *graph // nil for a static method
	args []*symbolic.Expr
	v    *symbolic.Var
}

// sample is what a function returned. Samples are facts about the program and belong to
// no run; they are asked before a method is run again.
type sample struct {
	form   string // of the receiver
	args   []symbolic.Value
	result symbolic.Value
	ok     bool
}

func newFunctions() *functions {
	return &functions{
		of: map[*symbolic.Var]*application{}, samples: map[*vm.Method][]*sample{}, marked: map[*vm.Method]*function{},
		run: func(*vm.Method, func(*vm.Machine) []uint64) (uint64, bool) { return 0, false },
	}
}

// RunBy has f run methods marked @Concrete, between two runs of the program.
func (c *Search) RunBy(f Aside) { c.functions.run = f }

// function finds out whether a method is marked; nil if not.
func (c *Search) function(mt *vm.Method) *function {
	fs := c.functions
	if f, ok := fs.marked[mt]; ok {
		return f
	}
	f := c.newFunction(mt)
	fs.marked[mt] = f
	return f
}

func (c *Search) newFunction(mt *vm.Method) *function {
	text, ok := spec.Annotation(mt.Info.Annotations.Visible, mt.Class, "Concrete")
	if !ok || !strings.EqualFold(text, "true") || mt.Name == "<init>" || mt.Native != nil || mt.Abstract() {
		return nil
	}
	// An object that is passed could be changed by the call, and one that is returned has
	// fields about which a variable says nothing: such methods run as any other.
	params, ret := vm.Descriptors(mt.Desc)
	f := &function{method: mt}
	if f.result, ok = symbolic.TypeOf(ret); !ok {
		return nil
	}
	for _, p := range params {
		t, ok := symbolic.TypeOf(p)
		if !ok {
			return nil
		}
		f.params = append(f.params, t)
	}
	first := []vm.Kind{vm.KindMethodID, vm.KindInt}
	if !mt.Static() {
		first = append(first, vm.KindRef)
	}
	// A frame of its own around the call sees what it returns, or throws, without the
	// method's code being touched.
	f.stub = vm.PseudoMethod("call of "+mt.Name, func(e *vm.Env) { c.called(e, f) }, append(first, mt.Params...)...)
	f.stub.Desc, f.stub.Ret, f.stub.Params, f.stub.Args = mt.Desc, mt.Ret, mt.Params, mt.Args
	names := arguments{mt: mt, names: spec.ParameterNames(mt)}
	for _, text := range spec.AnnotationArray(mt.Info.Annotations.Visible, mt.Class, "Partition") {
		p, err := condition.Parse(text, names)
		if err != nil {
			c.blame(fmt.Sprintf("@Partition of %s: %q: %s", f.name(), text, core.OneLine(err.Error())), "a part is a condition on the method's parameters")
			continue
		}
		f.partitions = append(f.partitions, p)
	}
	return f
}

// applied is the variable for what a function returns for arguments. The same
// arguments, as expressions, have the same result: one variable.
func (c *Search) applied(f *function, this *graph, args []*symbolic.Expr) *application {
	fs := c.functions
	for _, a := range fs.list {
		if a.function == f && a.this.same(this) && slices.Equal(a.args, args) {
			return a
		}
	}
	texts := make([]string, len(args))
	for i, x := range args {
		texts[i] = x.Java()
	}
	name := fmt.Sprintf("%s.%s(%s)", f.method.Class.JavaName(), f.method.Name, strings.Join(texts, ", "))
	// Conditions in reports name variables: two receivers with equal arguments would have
	// one name.
	for k := 2; slices.ContainsFunc(fs.list, func(a *application) bool { return a.v.Name == name }); k++ {
		name = fmt.Sprintf("%s#%d", strings.TrimSuffix(name, fmt.Sprintf("#%d", k-1)), k)
	}
	v := c.rt.Ctx.Var(name, symbolic.Full(f.result)).Var()
	a := &application{f, len(fs.list), this, args, v}
	fs.list = append(fs.list, a)
	fs.of[v] = a
	return a
}

// Call calls a method in frame from with the values of this run, if it is marked. It
// reports false where the method has to be executed as any other. The method runs with
// this run's values and so has no unknown ones; its result is what the variable is in
// this run.
func (c *Search) Call(m *vm.Machine, t *vm.Thread, from *vm.Frame, callee *vm.Method) bool {
	f := c.function(callee)
	if f == nil {
		return false
	}
	first := from.SP - int32(callee.Args) // slot of the arguments
	model := trialOf(m).model
	args := make([]*symbolic.Expr, len(f.params))
	// In front of the arguments stand the method and the application, for the frame around
	// the call.
	slots := make([]uint64, 2, 2+f.method.Args)
	at := int32(0)
	var this *graph
	if !f.method.Static() {
		r := vm.Ref(from.Slots[first])
		why := fmt.Sprintf("the receiver of %s, marked @Concrete, held a value that is not known", f.name())
		var ok bool
		if this, ok = c.graphOf(m, r, why); !ok {
			return false
		}
		slots = append(slots, uint64(r))
		at = 1
	}
	for i, p := range f.params {
		args[i] = c.rt.Operand(from, first+at, p.Kind())
		slots = append(slots, core.SlotOf(symbolic.Eval(args[i], model)))
		for range f.method.Params[i].Slots() - 1 {
			slots = append(slots, 0)
		}
		at += int32(f.method.Params[i].Slots())
	}
	// On arguments that were not tried it could do something that no path shows, so the
	// search can only be complete for methods that compute and end.
	if !total(m, f.method) {
		c.blame(f.name()+", marked @Concrete, was run on some arguments only",
			"on others it may throw an exception, or have an effect; a method that does nothing but compute cannot")
	}
	slots[0], slots[1] = uint64(f.method.ID), uint64(c.applied(f, this, args).id)
	core.Drop(from, int32(f.method.Args))
	m.PushNative(t, f.stub, slots, 0)
	return true
}

// called is the pseudo method around a call of a function. Its arguments are the
// method, the application, and those of the method. An exception is no number that a
// variable could stand for: the arguments are given up, and so are those of a method
// whose result is itself not known.
func (c *Search) called(e *vm.Env, f *function) {
	if e.Phase == 0 {
		e.CallCatch(1, f.method, e.Args[2:2+f.method.Args]...)
		return
	}
	a := c.functions.list[e.Args[1]]
	name := f.name()
	if e.Exc != 0 || core.ExprOf(e.ResultAttr) != nil {
		why := fmt.Sprintf("%s, marked @Concrete, returned something that is not known", name)
		if e.Exc != 0 {
			why = fmt.Sprintf("%s, marked @Concrete, threw an exception", name)
		}
		c.keepArguments(e.M, a, why)
		e.ReturnRaw(e.Result)
		e.RetAttr = e.ResultAttr
		if e.Exc != 0 {
			e.ThrowRef(e.Exc)
		}
		return
	}
	e.ReturnRaw(e.Result)
	if trialOf(e.M) == nil {
		return
	}
	model := trialOf(e.M).model
	result := symbolic.Value{Kind: f.result.Kind(), Bits: bitsOf(f.result.Kind(), e.Result)}
	// Each call in a run is one more fact about the function, for nothing.
	if s := c.functions.sampled(a, a.values(model)); s == nil {
		c.functions.samples[f.method] = append(c.functions.samples[f.method], &sample{a.this.shape(), a.values(model), result, true})
	} else if s.ok && s.result.Bits != result.Bits {
		c.blame(fmt.Sprintf("%s, marked @Concrete, is no function of its arguments", name), "it must return the same for the same arguments")
		c.keepArguments(e.M, a, fmt.Sprintf("%s, marked @Concrete, got a value that is not known", name))
		return
	}
	// The model satisfies the path condition as before: a new variable is in none of its
	// conditions.
	t := *trialOf(e.M)
	t.model = model.With(a.v, result)
	core.SetRun(e.M, core.PathOf(e.M).PC().Solved(symbolic.Sat, t.model), &t)
	_, e.RetAttr = core.Slot(a.v.Expr())
}

func (c *Search) blame(reason, help string) {
	if b := (blame{reason, help}); !slices.Contains(c.functions.blamed, b) {
		c.functions.blamed = append(c.functions.blamed, b)
	}
}

func (f *function) name() string { return f.method.Class.JavaName() + "." + f.method.Name }

// keepArguments gives the arguments of a call up.
func (c *Search) keepArguments(m *vm.Machine, a *application, why string) {
	for _, x := range a.args {
		if !x.IsConst() {
			c.GiveUp(m, x, symbolic.Eval(x, trialOf(m).model), why)
		}
	}
}

func (a *application) values(m *symbolic.Model) []symbolic.Value {
	list := make([]symbolic.Value, len(a.args))
	for i, x := range a.args {
		list[i] = symbolic.Eval(x, m)
	}
	return list
}

func (fs *functions) sampled(a *application, args []symbolic.Value) *sample {
	for _, s := range fs.samples[a.method] {
		// By bits, so that NaN is equal to itself and 0.0 is not -0.0: a method can tell these
		// apart.
		if s.form == a.this.shape() && slices.EqualFunc(s.args, args, func(a, b symbolic.Value) bool { return a.Bits == b.Bits }) {
			return s
		}
	}
	return nil
}

// evaluate is what a function returns, with the receiver of an application. It runs on
// a machine that is between two runs, whose objects are not those of the path; hence
// the graph.
func (c *Search) evaluate(a *application, args []symbolic.Value) (symbolic.Value, bool) {
	f := a.function
	s := c.functions.sampled(a, args)
	if s == nil {
		v, ok := c.functions.run(f.method, func(m *vm.Machine) []uint64 {
			slots := make([]uint64, 0, f.method.Args)
			if a.this != nil {
				slots = append(slots, uint64(a.this.make(m)))
			}
			for i, x := range args {
				slots = append(slots, core.SlotOf(x))
				for range f.method.Params[i].Slots() - 1 {
					slots = append(slots, 0)
				}
			}
			return slots
		})
		s = &sample{a.this.shape(), args, symbolic.Value{Kind: f.result.Kind(), Bits: bitsOf(f.result.Kind(), v)}, ok}
		c.functions.samples[f.method] = append(c.functions.samples[f.method], s)
	}
	return s.result, s.ok
}

// complete gives the variables of functions the values that they have for the
// inputs of a model. apps are in the order in which they were made: what one gets
// comes from those in front of it.
func (c *Search) complete(m *symbolic.Model, apps []*application) (*symbolic.Model, bool) {
	for _, a := range apps {
		v, ok := c.evaluate(a, a.values(m))
		if !ok {
			return nil, false
		}
		m = m.With(a.v, v)
	}
	return m, true
}

// applications are those that conditions depend on, directly or over others.
func (fs *functions) applications(conds []*symbolic.Expr) []*application {
	if len(fs.list) == 0 {
		return nil
	}
	needed := map[*application]bool{}
	var visit func(e *symbolic.Expr)
	visit = func(e *symbolic.Expr) {
		for _, v := range e.Vars() {
			if a := fs.of[v]; a != nil && !needed[a] {
				needed[a] = true
				for _, x := range a.args {
					visit(x)
				}
			}
		}
	}
	for _, e := range conds {
		visit(e)
	}
	var list []*application
	for _, a := range fs.list {
		if needed[a] {
			list = append(list, a)
		}
	}
	return list
}

// mixed finds inputs that satisfy a path condition also with what functions
// really return. m is a model in which they may return anything. Without functions a
// model is what it is. With some, one that does not survive their real results is only
// a guess.
func (c *Search) mixed(pc *symbolic.PC, m *symbolic.Model) (*symbolic.Model, bool) {
	apps := c.functions.applications(pc.Conds())
	if len(apps) == 0 {
		return m, true
	}
	s := &mixing{Search: c, pc: pc, conds: pc.Conds(), apps: apps, left: 5 * c.Tries}
	return s.find(m)
}

// mixing is one search for such inputs.
type mixing struct {
	*Search
	pc    *symbolic.PC
	conds []*symbolic.Expr
	apps  []*application
	left  int              // models that may still be tried
	tried []*symbolic.Expr // conditions that exclude them
}

func (s *mixing) find(m *symbolic.Model) (*symbolic.Model, bool) {
	if m, ok := s.attempt(m); ok {
		return m, true
	}
	// What costs nothing goes first: results that are known; then parts that the user has
	// named; then whatever solvers say; numbers at random last, since each takes a run of
	// the method and few hit an equation.
	for _, heuristic := range []func() (*symbolic.Model, bool){s.known, s.partitioned, s.several, s.random} {
		if m, ok := heuristic(); ok {
			return m, true
		}
	}
	return nil, false
}

// attempt runs the functions on what a model gives them. Where they return
// something else than the model says, the rest is solved for with that. First as it is;
// then with the arguments that were tried fixed, as the rest of the inputs may be
// adapted to what came out.
func (s *mixing) attempt(m *symbolic.Model) (*symbolic.Model, bool) {
	full, ok := s.complete(m, s.apps)
	var other []*symbolic.Expr
	for _, a := range s.apps {
		for _, x := range a.args {
			other = append(other, s.rt.Ctx.Not(s.rt.Equals(x, symbolic.Eval(x, m))))
		}
	}
	// Solvers would give the same arguments again.
	s.tried = append(s.tried, s.any(other))
	// It has thrown, or not returned.
	if !ok {
		return nil, false
	}
	if holds(s.conds, full) {
		return full, true
	}
	var fixed []*symbolic.Expr
	for _, a := range s.apps {
		for _, x := range a.args {
			fixed = append(fixed, s.rt.Equals(x, symbolic.Eval(x, full)))
		}
		v, _ := full.Value(a.v)
		fixed = append(fixed, s.rt.Equals(a.v.Expr(), v))
	}
	out, status := s.extend(s.pc, fixed...)
	if status != symbolic.Sat {
		return nil, false
	}
	m, _ = out.Model()
	if full, ok = s.complete(m, s.apps); ok && holds(s.conds, full) {
		return full, true
	}
	return nil, false
}

func (s *mixing) any(conds []*symbolic.Expr) *symbolic.Expr {
	out := s.rt.Ctx.False()
	for _, c := range conds {
		out = s.rt.Ctx.Or(out, c)
	}
	return out
}

// with tries a solution that satisfies more.
func (s *mixing) with(more ...*symbolic.Expr) (m *symbolic.Model, ok, solved bool) {
	// A condition that no value satisfies would be tried for ever: conditions over a hash,
	// for one.
	if s.left <= 0 {
		return nil, false, false
	}
	out, status := s.extend(s.pc, more...)
	if status != symbolic.Sat {
		return nil, false, false
	}
	s.left--
	m, _ = out.Model()
	m, ok = s.attempt(m)
	return m, ok, true
}

// known has a function get arguments for which its result is known.
func (s *mixing) known() (*symbolic.Model, bool) {
	for _, a := range s.apps {
		list := s.functions.samples[a.method]
		for i := range min(len(list), s.Tries) {
			// The latest first: they come from runs that were near.
			k := list[len(list)-1-i]
			if !k.ok || k.form != a.this.shape() {
				continue
			}
			conds := []*symbolic.Expr{s.rt.Equals(a.v.Expr(), k.result)}
			for i, x := range a.args {
				conds = append(conds, s.rt.Equals(x, k.args[i]))
			}
			if m, ok, _ := s.with(conds...); ok {
				return m, true
			}
		}
	}
	return nil, false
}

// partitioned tries solutions in each part that @Partition names.
func (s *mixing) partitioned() (*symbolic.Model, bool) {
	for _, a := range s.apps {
		for _, p := range a.partitions {
			// @Partition says where a method changes its behaviour, as SPF has it: a solution in
			// each part is likelier to hit than many in one.
			in := p.Holds(s.rt.Ctx, actual{a})
			for range s.Tries {
				m, ok, solved := s.with(append([]*symbolic.Expr{in}, s.tried...)...)
				if ok {
					return m, true
				}
				if !solved {
					break
				}
			}
		}
	}
	return nil, false
}

// several tries other solutions.
func (s *mixing) several() (*symbolic.Model, bool) {
	for range s.Tries {
		m, ok, solved := s.with(s.tried...)
		if ok {
			return m, true
		}
		if !solved {
			break
		}
	}
	return nil, false
}

// random gives the inputs that functions get random values.
func (s *mixing) random() (*symbolic.Model, bool) {
	// Seeded by the path and not by what was tried before: the same question gets the same
	// numbers, whatever was asked in front of it.
	r := rand.New(rand.NewPCG(s.Seed, uint64(len(s.conds))))
	var vars []*symbolic.Var
	for _, a := range s.apps {
		for _, x := range a.args {
			for _, v := range x.Vars() {
				if s.functions.of[v] == nil && v.Domain.Kind() != symbolic.Array && !slices.Contains(vars, v) {
					vars = append(vars, v)
				}
			}
		}
	}
	s.left += s.Tries
	for range s.Tries {
		conds := make([]*symbolic.Expr, len(vars))
		for i, v := range vars {
			d := v.Domain
			// Within what the path has said of the input already: a number outside of it cannot
			// succeed.
			if b := s.pc.Bounds().Of(v); d.Kind().IsInt() {
				d.Min, d.Max = max(d.Min, b.Lo), min(d.Max, b.Hi)
			}
			conds[i] = s.rt.Equals(v.Expr(), randomInput(r, d, symbolic.Value{Kind: d.Kind(), Bits: v.Domain.Default()}))
		}
		if m, ok, _ := s.with(conds...); ok {
			return m, true
		}
	}
	return nil, false
}

// arguments are the names of a function's parameters, for @Partition.
type arguments struct {
	mt    *vm.Method
	names []string
}

// This implements condition.Names.
func (a arguments) This() (string, bool) { return "", false }

// Variable implements condition.Names.
func (a arguments) Variable(name string) (condition.Variable, bool) {
	i := slices.Index(a.names, name)
	if i < 0 {
		return condition.Variable{}, false
	}
	params, _ := vm.Descriptors(a.mt.Desc)
	return condition.Variable{Type: params[i], Static: true, ID: i}, true
}

// Class implements condition.Names.
func (a arguments) Class(string) (string, bool) { return "", false }

// Field implements condition.Names.
func (a arguments) Field(string, string) (condition.Variable, bool) {
	return condition.Variable{}, false
}

// Near implements condition.Names.
func (a arguments) Near(string) string { return strings.Join(a.names, ", ") }

// actual are the arguments of an application, for the same.
type actual struct{ a *application }

// This implements condition.Env.
func (actual) This() vm.Ref { return 0 }

// Number implements condition.Env.
func (x actual) Number(v condition.Variable, _ vm.Ref) *symbolic.Expr { return x.a.args[v.ID.(int)] }

// Ref implements condition.Env; there are only numbers.
func (actual) Ref(condition.Variable, vm.Ref) vm.Ref { return 0 }

// Length implements condition.Env.
func (actual) Length(vm.Ref) *symbolic.Expr { return nil }

// Element implements condition.Env.
func (actual) Element(vm.Ref, *symbolic.Expr) *symbolic.Expr { return nil }

// Refs implements condition.Env.
func (actual) Refs(vm.Ref) []vm.Ref { return nil }
