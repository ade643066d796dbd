package heap

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Calls says how objects of the input are built by calls.
type Calls struct {
	// Package is whose classes call, with slashes: public methods of public classes and
	// what this package may call besides.
	Package    string
	recipes    map[*vm.Class][]*Recipe
	chains     map[receiving][]*Recipe              // beside these
	load       func(name string) (*vm.Class, error) // of the class path, nil where nothing is known of it
	configured map[*vm.Class][]*Recipe              // by whoever configured the run
}

// Bounds on the recipes of one class.
const (
	// Every recipe is an alternative wherever an object is needed, so they multiply.
	mostConstructors = 6
	mostFactories    = 4
	mostSetters      = 8
	mostChangers     = 3
	mostElements     = 2 // of a collection
)

// implementations are the classes that stand for types of the JDK. One or two of the
// many classes that would do: each is an alternative wherever such an object is needed.
var implementations = map[string][]string{
	"java/lang/Iterable":            {"java/util/ArrayList"},
	"java/util/Collection":          {"java/util/ArrayList", "java/util/HashSet"},
	"java/util/List":                {"java/util/ArrayList"},
	"java/util/AbstractList":        {"java/util/ArrayList"},
	"java/util/Set":                 {"java/util/HashSet"},
	"java/util/SortedSet":           {"java/util/TreeSet"},
	"java/util/NavigableSet":        {"java/util/TreeSet"},
	"java/util/Map":                 {"java/util/HashMap"},
	"java/util/SortedMap":           {"java/util/TreeMap"},
	"java/util/NavigableMap":        {"java/util/TreeMap"},
	"java/util/Queue":               {"java/util/ArrayDeque"},
	"java/util/Deque":               {"java/util/ArrayDeque"},
	"java/util/Calendar":            {"java/util/GregorianCalendar"},
	"java/lang/Number":              {"java/lang/Integer", "java/lang/Double"},
	"java/lang/Comparable":          {"java/lang/String", "java/lang/Integer"},
	"java/lang/CharSequence":        {"java/lang/String", "java/lang/StringBuilder"},
	"java/lang/Object":              {"java/lang/String", "[I", "[Ljava/lang/Object;"},
	"java/io/Reader":                {"java/io/StringReader"},
	"java/io/InputStream":           {"java/io/ByteArrayInputStream"},
	"java/io/OutputStream":          {"java/io/ByteArrayOutputStream"},
	"java/io/Writer":                {"java/io/StringWriter"},
	"java/util/concurrent/Executor": {},
}

// fillers are the methods that put elements into an empty collection.
var fillers = map[string]string{
	"java/util/ArrayList": "add(Ljava/lang/Object;)Z", "java/util/LinkedList": "add(Ljava/lang/Object;)Z", "java/util/Vector": "add(Ljava/lang/Object;)Z",
	"java/util/HashSet": "add(Ljava/lang/Object;)Z", "java/util/LinkedHashSet": "add(Ljava/lang/Object;)Z", "java/util/TreeSet": "add(Ljava/lang/Object;)Z",
	"java/util/ArrayDeque": "add(Ljava/lang/Object;)Z", "java/util/PriorityQueue": "add(Ljava/lang/Object;)Z",
	"java/util/HashMap": "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "java/util/LinkedHashMap": "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
	"java/util/TreeMap": "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "java/util/Hashtable": "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
	"java/util/Properties": "setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;",
}

// recipesOf are the ways to build an object of a class, the simplest first. The
// simplest first: depth first, a search finds short ways before long ones.
func (rt *Runtime) recipesOf(c *vm.Class) []*Recipe {
	calls := rt.Lazy.Calls
	if list, ok := calls.recipes[c]; ok {
		return list
	}
	var list []*Recipe
	if of := rt.Lazy.stubOf(c); of != nil {
		list = calls.stubRecipes(c, of)
	} else {
		list = calls.add(calls.find(c), c)
	}
	if calls.recipes == nil {
		calls.recipes = map[*vm.Class][]*Recipe{}
	}
	calls.recipes[c] = list
	return list
}

func (x *Calls) find(c *vm.Class) (list []*Recipe) {
	// Collections come with so many elements, each of which may be anything: what is done
	// with a list is mostly done with its elements, and their constructors would hand over
	// other lists.
	if fill := fillers[c.Name]; fill != "" {
		name, desc, _ := strings.Cut(fill, "(")
		create, put := c.DeclaredMethod("<init>", "()V"), c.Method(name, "("+desc)
		for n := range mostElements + 1 {
			list = append(list, &Recipe{Create: create, Then: slices.Repeat([]*vm.Method{put}, n)})
		}
		return list
	}
	var constructors, factories []*vm.Method
	for _, mt := range c.Methods {
		switch {
		case !x.mayCall(mt):
		case mt.Name == "<init>":
			constructors = append(constructors, mt)
		case mt.Static():
			// A static method that returns an object of its class need not be a factory, but
			// whatever it returns is an object that callers can have.
			if _, ret := vm.Descriptors(mt.Desc); ret == c.Descriptor() && len(mt.Params) <= 3 {
				factories = append(factories, mt)
			}
		}
	}
	// Constructors of the JDK have many forms of one thing; those that copy another object
	// of the class need one to begin with.
	if calls.OfJDK(c) {
		constructors = slices.DeleteFunc(constructors, func(mt *vm.Method) bool {
			return len(mt.Params) > 3 || strings.Contains(mt.Desc, c.Descriptor()) || ranged(mt)
		})
	}
	var made []*Recipe // as they come from whoever makes them
	for _, mt := range append(simplest(constructors, mostConstructors), simplest(factories, mostFactories)...) {
		made = append(made, &Recipe{Create: mt})
	}
	// Only where nothing else makes one: a class with a builder keeps its constructor to
	// itself.
	if len(made) == 0 {
		made = x.builders(c)
	}
	if len(made) == 0 || calls.OfJDK(c) {
		return made
	}
	// What is done to an object that is there is done to the simplest.
	first := made[0]
	then := func(sets []*vm.Field, calls ...*vm.Method) *Recipe {
		return &Recipe{Via: first.Via, Create: first.Create, Then: calls, Sets: sets}
	}
	// All setters at once and not each subset of them: what they are called with is
	// unknown, and may be what was there before.
	list = append(list, first)
	if setters, fields := x.setters(c), x.fields(c); len(setters)+len(fields) > 0 {
		list = append(list, then(fields, setters...))
	}
	list = append(list, made[1:]...)
	changers := x.changers(c)
	for _, mt := range changers {
		list = append(list, then(nil, mt))
	}
	// Two changes one after the other reach states that one does not: add, and then
	// remove.
	for _, a := range changers {
		for _, b := range changers {
			list = append(list, then(nil, a, b))
		}
	}
	return list
}

// ranged tells whether a constructor takes a part of an array. Streams of the JDK do not
// check that the array has such a part: their methods fail then, and not their callers.
func ranged(mt *vm.Method) bool {
	return strings.HasPrefix(mt.Desc, "([") && strings.HasSuffix(mt.Desc, "II)V")
}

// simplest are so many methods of a list, those with few parameters first. Stable, and
// by descriptor where numbers are equal, so that it does not depend on the class file's
// order alone.
func simplest(list []*vm.Method, most int) []*vm.Method {
	slices.SortStableFunc(list, func(a, b *vm.Method) int { return cmp.Or(len(a.Params)-len(b.Params), strings.Compare(a.Desc, b.Desc)) })
	return list[:min(len(list), most)]
}

// mayCall tells whether a caller of the package may call a method. A generated test is
// a class of that package, and must compile.
func (x *Calls) mayCall(mt *vm.Method) bool {
	c := mt.Class
	same := c.Package() == x.Package && !calls.OfJDK(c)
	switch {
	// Bridges do what another method does, and no source can call what the compiler has
	// made.
	case mt.Flags&(classfile.AccPrivate|classfile.AccSynthetic|classfile.AccBridge) != 0, mt.Abstract(), inner(c) && !Enclosed(c):
		return false
	case same:
		return !privateNested(c)
	}
	return mt.Flags&classfile.AccPublic != 0 && named(c)
}

// nesting is what a nested class was declared with.
func nesting(c *vm.Class) *classfile.InnerClass {
	if c.File == nil {
		return nil
	}
	for i := range c.File.InnerClasses {
		if in := &c.File.InnerClasses[i]; in.Inner == c.Name {
			return in
		}
	}
	return nil
}

// inner tells whether objects of a class belong to one of another class, or to a
// method: callers cannot make them.
func inner(c *vm.Class) bool {
	in := nesting(c)
	return in != nil && (in.Name == "" || in.Flags&(classfile.AccStatic|classfile.AccInterface) == 0)
}

// Enclosed tells whether objects of a class belong to one of another class, which callers
// name when they make them: the first argument of its constructors.
func Enclosed(c *vm.Class) bool {
	in := nesting(c)
	return inner(c) && in.Name != "" && in.Outer != ""
}

func privateNested(c *vm.Class) bool {
	in := nesting(c)
	return in != nil && in.Flags&classfile.AccPrivate != 0
}

// named tells whether everybody can name a class.
func named(c *vm.Class) bool {
	if in := nesting(c); in != nil {
		return in.Name != "" && in.Flags&classfile.AccPublic != 0
	}
	return c.Flags&classfile.AccPublic != 0
}
