package heap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/spec"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Objects of the input that are built by calls, as the program's callers would.
//
// Where Lazy.Calls is set a new object comes from a recipe: a constructor or factory
// that is executed with unknown arguments, and methods that are called on the object
// then. That is done when the object is needed, in the middle of whatever needs it. A
// path on which a call of a recipe throws is left out: nothing was built.
//
// This always holds: no object is an argument of its own recipe, or of the recipe of
// one of its arguments. So a caller can make the calls one after the other.

// Recipe is a way to build an object. It has methods only; what they are called with is
// decided by the path, lazily, as everything unknown is.
type Recipe struct {
	// Via are calls that make a builder, a constructor or static method and others that are
	// called on it; there are mostly none. Create is then a method of the builder.
	Via    []*vm.Method
	Create *vm.Method   // a constructor, or a static method that returns the object
	Then   []*vm.Method // methods that are called on it
	Sets   []*vm.Field  // fields that are then set, as whoever has the object may
}

// String names the recipe's methods.
func (r *Recipe) String() string {
	var names []string
	for _, mt := range r.calls() {
		names = append(names, spec.Signature(mt))
	}
	return strings.Join(names, ", ")
}

// calls are the methods of a recipe in their order.
func (r *Recipe) calls() []*vm.Method {
	return slices.Concat(r.Via, []*vm.Method{r.Create}, r.Then)
}

// buildMethod makes the calls of a recipe. Argument 0 is the number of the object. It
// keeps the object in its first local; phase n comes behind the n-th call. It is a
// method of the machine's own: between its calls the path may fork, throw, initialise
// classes and switch threads as in any code.
var buildMethod = vm.PseudoMethod("build", func(e *vm.Env) { buildOf(e.M).step(e) }, vm.KindInt)

// buildOf is the runtime of the machine that builds.
func buildOf(m *vm.Machine) *Runtime {
	// The method is one for all machines, as classes are shared: it finds the runtime of
	// whoever executes it.
	return m.Unknowns.(interface{ InputHeap() *Runtime }).InputHeap()
}

// Builds tells whether a frame is that of a recipe's calls.
func Builds(f *vm.Frame) bool { return f.Method == buildMethod }

// build has the recipe of object k executed by thread t. Whoever needs the object
// comes again.
func (rt *Runtime) build(m *vm.Machine, t *vm.Thread, k int) {
	m.PushNative(t, buildMethod, []uint64{uint64(k)}, 0)
}

// step makes the next call. The object belongs to the input only when its last call has
// returned: until then a reference to it, kept by its constructor, is one to an object
// of the program's.
func (rt *Runtime) step(e *vm.Env) {
	m, k := e.M, int(e.Args[0])
	o := &Of(m).objs[k]
	calls := o.recipe.calls()
	give := func() {
		m.IgnorePath()
		e.Leave()
	}
	switch {
	// A caller whose call throws has no object: there is no such input.
	case e.Exc != 0:
		give()
		return
	case e.Phase == 0:
		if !e.InitClass(calls[0].Class) {
			e.CatchInit()
			return
		}
		if calls[0].Name == "<init>" {
			made := o.class // which may be a stub of the constructor's class
			if len(o.recipe.Via) > 0 {
				made = calls[0].Class
			}
			e.SetLocalRef(0, m.Heap.NewInstance(made))
		}
	// A factory that returns null, or what it was given, has built nothing.
	case e.Phase == 1 && len(o.recipe.Via) > 0 && calls[0].Static():
		if m.Heap.Get(vm.Ref(e.Result)) == nil || UnknownOf(e.ResultAttr) != nil || isInput(m, vm.Ref(e.Result)) {
			give()
			return
		}
		e.SetLocalRef(0, vm.Ref(e.Result))
	case e.Phase == 1+len(o.recipe.Via) && o.recipe.Create.Name != "<init>":
		made := m.Heap.Get(vm.Ref(e.Result))
		if made == nil || UnknownOf(e.ResultAttr) != nil || made.Class != o.class || isInput(m, vm.Ref(e.Result)) {
			give()
			return
		}
		e.SetLocalRef(0, vm.Ref(e.Result))
	}
	r := vm.Ref(0)
	if e.Phase > 0 || calls[0].Name == "<init>" {
		r = vm.Ref(e.Local(0))
	}
	if e.Phase == len(calls) {
		changeObject(m, k, func(o *inputObject) { o.ref = r })
		rt.addParts(m, k, o.recipe.Sets)
		e.Leave()
		return
	}
	callee := calls[e.Phase]
	args, attrs := rt.arguments(m, k, callee)
	if !callee.Static() {
		args, attrs = append([]uint64{uint64(r)}, args...), append([]vm.Attr{nil}, attrs...)
	}
	// It catches, since an exception must end the building and not reach the instruction
	// that needed the object.
	e.CallCatch(e.Phase+1, callee, args...)
	e.WithAttrs(attrs)
}

// isInput tells whether an object is one of the input already.
func isInput(m *vm.Machine, r vm.Ref) bool {
	for i := range Of(m).objs {
		if Of(m).objs[i].ref == r {
			return true
		}
	}
	return false
}

// arguments are inputs for a call of the recipe of object k. Arguments may be objects
// of the input themselves, older ones or new, but none that depends on this one.
func (rt *Runtime) arguments(m *vm.Machine, k int, callee *vm.Method) (args []uint64, attrs []vm.Attr) {
	h := rt.methods.HeaderOf(callee)
	for i, desc := range h.Params {
		o := &Of(m).objs[k]
		n := len(o.parts)
		name, shown := fmt.Sprintf("%s.%s#%d", o.name, h.Names[i], n), fmt.Sprintf("%s.%s", o.shown, h.Names[i])
		p := part{name: h.Names[i]}
		if t, number := symbolic.TypeOf(desc); number {
			v, a := rt.FreshIn(m, name, shown, true, rt.Domain(t, h.Names[i]))
			p.v = core.Claim(m)
			args, attrs = append(args, v), append(attrs, a)
			// They take two slots.
			if t.Kind() == symbolic.I64 || t.Kind() == symbolic.F64 {
				args, attrs = append(args, 0), append(attrs, nil)
			}
		} else {
			u := &Unknown{name: name, shown: shown, desc: desc, from: callee.Class, depth: o.depth() + 1, argumentOf: k + 1}
			u.signature = parameterSignature(callee, slotOfParameter(callee, i))
			// A List<String> is filled with texts: add's own parameter is any object.
			if bound := typeArgument(o.by.signature, callee, u.signature); bound != "" {
				u.desc, u.signature, u.from = erasure(bound), bound, o.by.from
			}
			u.notNull = passesOuter(callee, i)
			p.u = rt.introduce(m, u)
			args, attrs = append(args, 0), append(attrs, p.u)
		}
		changeObject(m, k, func(o *inputObject) { o.parts = append(o.parts, p) })
	}
	return args, attrs
}

func slotOfParameter(mt *vm.Method, i int) int {
	slot := 0
	if !mt.Static() {
		slot = 1
	}
	for _, k := range mt.Params[:i] {
		slot += k.Slots()
	}
	return slot
}

// typeArgument is what a type variable of a collection stands for where a reference
// was declared with type arguments: String for E in add(E) of a List<String>. Only for
// collections of the JDK, whose type variables have the names that are listed; of the
// program's classes nothing is assumed.
func typeArgument(declared string, callee *vm.Method, signature string) string {
	at := map[string]int{"TE;": 0, "TK;": 0, "TT;": 0, "TV;": 1}
	// By the letter alone: the JDK has kept to these names for its collections since it
	// has type variables, and to find out by its supertypes what a variable of a class
	// stands for needs the signatures of all of them.
	i, ok := at[signature]
	if !ok || !calls.OfJDK(callee.Class) {
		return ""
	}
	list := typeArguments(declared)
	if i >= len(list) || list[i] == "*" {
		return ""
	}
	arg := strings.TrimLeft(list[i], "+-")
	if arg[0] == 'T' {
		return ""
	}
	return arg
}

// typeArguments are those of a class type's signature.
func typeArguments(signature string) (list []string) {
	open := strings.IndexByte(signature, '<')
	// Arrays and variables have no arguments, and neither have raw types.
	if open < 0 || signature[0] != 'L' {
		return nil
	}
	depth, start := 0, open+1
	for i := open + 1; i < len(signature); i++ {
		switch c := signature[i]; {
		case c == '<':
			depth++
		case c == '>' && depth == 0:
			return list
		case c == '>':
			depth--
		case depth == 0 && (c == ';' || c == '*'):
			list, start = append(list, signature[start:i+1]), i+1
		}
	}
	return list
}

// erasure is the descriptor of a type's signature.
func erasure(signature string) string {
	var b strings.Builder
	depth := 0
	for i := range len(signature) {
		switch c := signature[i]; {
		case c == '<':
			depth++
		case c == '>':
			depth--
		case depth == 0:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// dependsOn tells whether object k can be built only after object x. Without it two
// objects could be each other's arguments, and no caller could make either first.
func (h *InputHeap) dependsOn(k, x int) bool {
	if k == x {
		return true
	}
	// What a stub has answered counts as well: who writes its class writes the answers
	// into it.
	parts := slices.Clone(h.objs[k].parts)
	for _, a := range h.objs[k].answers {
		parts = append(parts, a.part)
	}
	for _, p := range parts {
		if p.u == nil || p.u.argumentOf != k+1 {
			continue
		}
		if s := h.refs[p.u.number]; s.resolution == isObject && h.dependsOn(s.obj, x) {
			return true
		}
	}
	return false
}

// Built is the unknown reference that an object was built for, nil if it was not.
func (rt *Runtime) Built(m *vm.Machine, r vm.Ref) *Unknown {
	h := Of(m)
	for i := range h.objs {
		if o := &h.objs[i]; o.recipe != nil && o.ref == r && r != 0 {
			return o.by
		}
	}
	return nil
}
