package sequences

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/listener/javatest"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// Objects of other classes that are arguments: built by calls that the class under test's package may make, as
// tests were seen to build them, or as their classes offer. So are objects of the class itself
// that nothing else makes.

// library is what is known of the class path, and of objects, in all runs for a class.
type library struct {
	path  *classpath.Path
	index *heap.Index
	specs []*heap.RecipeSpec
	// unusable are classes, by name, whose initialisers throw.
	unusable map[string]bool
	// makes are the calls whose arguments were made once, by what they are written as: a recipe may throw whenever it is tried.
	makes    map[string]bool
	promises *promises
	solved
	// waits is the class that is being initialised before all calls.
	waits string
}

// solved is what paths with unknown arguments were solved with.
type solved struct {
	numbers []int64
	texts   []string
	tuples  map[string][][]arg // whole lists of arguments, by method
}

func (s solved) clone() solved {
	return solved{slices.Clone(s.numbers), slices.Clone(s.texts), maps.Clone(s.tuples)}
}

func newLibrary(o *Options) (*library, error) {
	l := &library{path: classpath.ParsePath(cmp.Or(o.ClassPath, "."), classpath.Options{}), unusable: map[string]bool{}, makes: map[string]bool{}, promises: newPromises()}
	l.tuples = map[string][][]arg{}
	l.index = heap.NewIndex(l.path.Walk, func(name string) ([]byte, error) {
		r, found, err := l.path.Find(name)
		if err == nil && !found {
			err = os.ErrNotExist
		}
		return r.Data, err
	})
	for _, text := range o.Contracts.RecipeKeys() {
		g, err := heap.ParseRecipe(text)
		if err != nil {
			return nil, err
		}
		l.specs = append(l.specs, g)
	}
	return l, nil
}

// canMake reports whether the arguments of a call can be made.
func (l *library) canMake(k op) bool {
	calls, _, _ := k.plan()
	return len(calls) == 0 || l.makes[k.String()]
}

// refused reports whether the class that was being initialised could not be. It is not used then.
func (l *library) refused() bool {
	name := l.waits
	l.waits = ""
	if name == "" || l.unusable[name] {
		return false
	}
	l.unusable[name] = true
	return true
}

// Limits of objects that are arguments.
const (
	deepest      = 2 // objects that are arguments of calls that make one
	mostVariants = 3 // of the arguments of a recipe
	mostGiven    = 3 // of an array
)

// recipe is how an object is made: by a constructor, a static method or one of a builder, then by calls of its methods.
type recipe struct {
	class *vm.Class // as tests name it
	// stub is the class of an object that tests write a class for, nil for others, and number which of those of the type it is.
	stub   *vm.Class
	number int
	via    *recipe // the builder
	calls  []op
}

// created is the class of which a constructor makes an object.
func (r *recipe) created() *vm.Class {
	if r.stub != nil {
		return r.stub
	}
	return r.class
}

// objects are arguments of a type that are objects of other classes, as many as there are values. declared is the
// generic type.
func (x *explorer) objects(c *vm.Class, declared string, depth int) (list []arg) {
	if depth > deepest {
		return nil
	}
	if kept, known := x.made[madeKey{c, declared, depth}]; known {
		return kept
	}
	var recipes []*recipe
	var turns []int // a recipe's number and that of its arguments, together: the simple ones first
	n := 0
	for _, w := range x.ways.To(c, x.class) {
		switch {
		case w.Class.Flags&classfile.AccEnum != 0 && c.Flags&classfile.AccEnum == 0:
			list = append(list, x.constantsOfEnum(w.Class)...)
		case boxes[w.Class.Name] && w.Class == c:
			list = append(list, x.boxed(c)...)
		}
		if w.Recipe == nil || len(w.Recipe.Sets) > 0 || !x.usable(w.Class) {
			continue
		}
		for v := range mostVariants {
			r := x.recipeOf(w, declared, v, depth)
			if r == nil || slices.ContainsFunc(recipes, func(o *recipe) bool { return o.same(r) }) {
				break
			}
			recipes, turns = append(recipes, r), append(turns, n+v)
		}
		n++
	}
	if n == 0 && len(list) == 0 {
		recipes = x.stubs(c, depth)
		turns = make([]int, len(recipes))
	}
	order := make([]int, len(recipes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return turns[a] - turns[b] })
	for _, i := range order {
		list = append(list, arg{kind: vm.KindRef, made: recipes[i]})
	}
	list = list[:min(len(list), x.o.Values)]
	x.made[madeKey{c, declared, depth}] = list
	return list
}

type madeKey struct {
	class    *vm.Class
	declared string
	depth    int
}

// usable reports whether a class can be initialised, as far as is known. Those that are used are initialised before all calls.
func (x *explorer) usable(c *vm.Class) bool {
	if x.library.unusable[c.JavaName()] {
		return false
	}
	if !slices.Contains(x.needs, c) {
		x.needs = append(x.needs, c)
	}
	return true
}

// recipeOf is a way to build an object with arguments, the v-th of each; nil where there are none.
func (x *explorer) recipeOf(w heap.Way, declared string, v, depth int) *recipe {
	r := &recipe{class: w.Class}
	// What a method returns is known to tests as what it says.
	if create := w.Recipe.Create; create.Name != "<init>" {
		if c := x.loadType(x.returns(create)); c != nil && !slices.ContainsFunc(w.Recipe.Then, func(mt *vm.Method) bool { return !c.SubclassOf(mt.Class) }) {
			r.class = c
		}
	}
	if via := w.Recipe.Via; len(via) > 0 {
		r.via = &recipe{class: via[0].Class}
		if first := via[0]; first.Name != "<init>" {
			if r.via.class = x.loadType(x.returns(first)); r.via.class == nil {
				return nil
			}
		}
		for _, mt := range via {
			k, ok := x.callWith(mt, "", v, depth)
			if !ok {
				return nil
			}
			r.via.calls = append(r.via.calls, k)
		}
	}
	for i, mt := range slices.Concat([]*vm.Method{w.Recipe.Create}, w.Recipe.Then) {
		// The same call again has other arguments.
		k, ok := x.callWith(mt, declared, v+max(i-1, 0), depth)
		if !ok {
			return nil
		}
		r.calls = append(r.calls, k)
	}
	return r
}

// callWith is a call with some of the values of its parameters. Those of one call are different, where there are several.
func (x *explorer) callWith(mt *vm.Method, declared string, v, depth int) (k op, ok bool) {
	if mt.Name == "<init>" || mt.Static() {
		if !x.usable(mt.Class) {
			return op{}, false
		}
	}
	k = op{method: mt}
	descs, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	for i, d := range descs {
		signature := heap.ParameterType(mt, i)
		if bound, of := heap.BoundType(declared, mt, i); bound != "" {
			d, signature = bound, of
		}
		values := x.values(d, signature, depth+1)
		if len(values) == 0 {
			return op{}, false
		}
		n := (v + i) % mostVariants
		if values[0].kind != vm.KindRef && values[0].kind != vm.KindBoolean {
			n = (n + 1) % mostVariants // zero is the last: it is what constructors often refuse
		} else if values[0].kind == vm.KindRef && len(values) > 1 {
			values = slices.DeleteFunc(slices.Clone(values), func(a arg) bool { return a.null })
		}
		k.args = append(k.args, values[n%len(values)])
	}
	return k, true
}

// String tells a call from others.
func (k op) String() string {
	s := k.method.String()
	if k.on != nil {
		s = k.on.String() + "." + s
	}
	for _, a := range k.args {
		s += " " + a.String()
	}
	return s
}

func (r *recipe) String() string {
	s := fmt.Sprintf("{%s/%d", r.class.Name, r.number)
	if r.via != nil {
		s += " of " + r.via.String()
	}
	for _, k := range r.calls {
		s += "; " + k.String()
	}
	return s + "}"
}

func (a arg) String() string {
	switch {
	case a.unknown:
		return "?"
	case a.kind != vm.KindRef:
		return fmt.Sprintf("%x", a.bits)
	case a.null:
		return "null"
	case a.itself:
		return "this"
	case a.made != nil:
		return a.made.String()
	case a.constant != nil:
		return a.constant.String()
	case a.array != nil:
		return fmt.Sprint(a.array.Name, a.elements)
	}
	return strconv.Quote(a.text)
}

// same reports whether two recipes make the same calls.
func (r *recipe) same(o *recipe) bool {
	if (r == nil) != (o == nil) {
		return false
	}
	return r == o || r.String() == o.String()
}

func (a arg) same(b arg) bool { return a.String() == b.String() && a.kind == b.kind }

// stubs are objects of classes that tests write, where callers could: one whose methods return zero, false and null, and one
// that returns what is none of these.
func (x *explorer) stubs(c *vm.Class, depth int) (list []*recipe) {
	for number := range 2 {
		if number > 0 && !slices.ContainsFunc(x.ways.Abstract(c), func(mt *vm.Method) bool {
			_, some := x.answer(mt, number)
			return some
		}) {
			break // it would be the same
		}
		stub := x.ways.Stub(c, number, func(mt *vm.Method) (uint64, string, bool) {
			a, _ := x.answer(mt, number)
			return a.bits, a.text, a.text != ""
		})
		if stub == nil {
			break
		}
		for _, mt := range x.ways.Constructors(stub, c) {
			if k, ok := x.callWith(mt, "", number, depth); ok {
				list = append(list, &recipe{class: c, stub: stub, number: number, calls: []op{k}})
				break
			}
		}
	}
	return list
}

// namesStub reports whether an object is of a class that the test writes, or has its name in a text: it is called otherwise there.
func (x *explorer) namesStub(o *javatest.Object) bool {
	return o != nil && (x.ways.IsStub(o.Class) || o.Chars != nil && x.ways.NamesStub(string(utf16.Decode(o.Chars))) ||
		slices.ContainsFunc(o.Elements, func(e javatest.Value) bool { return x.namesStub(e.Object) }))
}

// answer is what a method of a stub returns; ok tells that it is not zero, false or null.
func (x *explorer) answer(mt *vm.Method, number int) (a arg, ok bool) {
	if number == 0 {
		return arg{}, false
	}
	switch ret := x.returns(mt); ret {
	case "V", "F", "D":
		return arg{}, false
	case "Ljava/lang/String;", "Ljava/lang/Object;", "Ljava/lang/CharSequence;", "Ljava/lang/Comparable;":
		return arg{kind: vm.KindRef, text: "a"}, true
	default:
		k := vm.KindOf(ret)
		return arg{kind: k, bits: 1}, k != vm.KindRef
	}
}

// boxed are boxes of the values of what is in them.
func (x *explorer) boxed(c *vm.Class) (list []arg) {
	of := c.FieldNamed("value")
	if of == nil {
		return nil
	}
	create := c.DeclaredMethod("valueOf", "("+of.Desc+")"+c.Descriptor())
	if create == nil || !x.usable(c) {
		return nil
	}
	for _, v := range x.values(of.Desc, "", 0) {
		list = append(list, arg{kind: vm.KindRef, made: &recipe{class: c, calls: []op{{method: create, args: []arg{v}}}}})
	}
	return list
}

func (x *explorer) constantsOfEnum(c *vm.Class) (list []arg) {
	if !x.usable(c) {
		return nil
	}
	for _, f := range c.Fields {
		if f.Static() && f.Flags&classfile.AccEnum != 0 && len(list) < 2*x.o.Values {
			list = append(list, arg{kind: vm.KindRef, constant: f})
		}
	}
	return list
}

// arrays are the empty array, one with an element, one whose elements are in no order, and one whose are.
func (x *explorer) arrays(c *vm.Class, desc, signature string, depth int) (list []arg) {
	elements := x.values(desc[1:], heap.ElementType(signature), depth)
	elements = slices.DeleteFunc(slices.Clone(elements), func(a arg) bool { return a.null })
	elements = elements[:min(len(elements), mostGiven)]
	list = []arg{{kind: vm.KindRef, array: c}}
	if n := len(elements); n > 0 {
		list = append(list, arg{kind: vm.KindRef, array: c, elements: elements[min(1, n-1):][:1]})
	}
	if n := len(elements); n > 1 {
		list = append(list, arg{kind: vm.KindRef, array: c, elements: append([]arg{elements[n-1]}, elements[:n-1]...)}, arg{kind: vm.KindRef, array: c, elements: elements})
	}
	return list[:min(len(list), max(x.o.Values, 2))]
}

// loadType is the class of a descriptor, nil where it cannot be loaded or is none.
func (x *explorer) loadType(desc string) *vm.Class {
	name := desc
	switch {
	case len(desc) == 1:
		return nil
	case desc[0] == 'L':
		name = classfile.ClassOf(desc)
	}
	c, err := x.lib.Load(x.class.Loader, name)
	if err != nil {
		return nil
	}
	return c
}

// builtBegins are the calls that make an object of the class itself as tests were seen to, or where it has no constructor and no
// factory: of builders, and factories of other classes.
func (x *explorer) builtBegins(m *vm.Machine) {
	ways := x.ways.To(x.class, x.class)
	if len(x.begins) == 0 { // what others have is a builder, even where the package has a constructor
		ways = append(ways, x.library.index.Ways(m, "", nil).To(x.class, x.class)...)
	}
	for _, w := range ways {
		create := w.Recipe
		if create == nil || w.Class != x.class || len(create.Via) == 0 && (create.Create.Name == "<init>" || create.Create.Class == x.class) {
			continue
		}
		for v := range mostVariants {
			r := x.recipeOf(heap.Way{Class: w.Class, Recipe: &heap.Recipe{Via: create.Via, Create: create.Create}}, "", v, 0)
			if r == nil {
				break
			}
			k := r.calls[0]
			k.on = r.via
			if !slices.ContainsFunc(x.begins, func(b op) bool {
				return b.method == k.method && b.on.same(k.on) && slices.EqualFunc(b.args, k.args, arg.same)
			}) {
				k.number = len(x.begins)
				x.begins = append(x.begins, k)
			}
		}
	}
}

// built is a call of a recipe, in the order of all that an operation needs: of which object, and the objects among its
// arguments, by their numbers.
type built struct {
	op
	recipe   *recipe
	at, on   int // on is -1 for none
	objects  []int
	creating bool
}

// plan lists the calls that make what an operation needs, in the order in which tests have them; n is how many objects they make, and
// own are the numbers of those that are its own arguments, or its receiver, first.
func (k op) plan() (list []built, own []int, n int) {
	var object func(r *recipe) int
	among := func(args []arg) (numbers []int) {
		each(args, func(r *recipe) { numbers = append(numbers, object(r)) })
		return numbers
	}
	object = func(r *recipe) int {
		on := -1
		if r.via != nil {
			on = object(r.via)
		}
		var calls []built
		for i, c := range r.calls {
			calls = append(calls, built{op: c, recipe: r, on: on, objects: among(c.args), creating: i == 0})
		}
		at := n
		n++
		for i, c := range calls {
			c.at = at
			if i > 0 {
				c.on = at
			}
			list = append(list, c)
		}
		return at
	}
	if k.on != nil {
		own = append(own, object(k.on))
	}
	return list, append(own, among(k.args)...), n
}

// each calls f for the objects among arguments that are made, in their order.
func each(args []arg, f func(*recipe)) {
	for _, a := range args {
		if a.made != nil {
			f(a.made)
		}
		each(a.elements, f)
	}
}

// learntObjects are objects of the class itself as tests were seen to make them.
func (x *explorer) learntObjects() (list []*recipe) {
	if x.o.Contracts.Class(x.o.class) == nil {
		return nil
	}
	for _, a := range x.objects(x.class, "", 0) {
		if a.made != nil {
			list = append(list, a.made)
		}
	}
	return list
}

// comparing are the beginnings of names of methods that texts are compared by.
var comparing = []string{"equals", "startsWith", "endsWith", "contains", "compareTo", "indexOf", "matches"}

func compares(name string) bool {
	return slices.ContainsFunc(comparing, func(p string) bool { return strings.HasPrefix(name, p) })
}
