package calls

import (
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// Model stands for a method that is called with values that are not known. It
// reports whether it has dealt with the call; otherwise the method is called.
type Model func(c *Call) bool

// Table is what a room knows of methods of the JDK, by class, name and descriptor. Its
// functions get calls as the room has them.
type Table[C any] struct {
	// Unknown are asked where an argument is not known.
	Unknown map[string]func(c C) bool
	// Always are asked of every call, as what is not known may lie within the objects
	// alone.
	Always map[string]func(c C) bool
}

// NewTable is an empty one.
func NewTable[C any]() *Table[C] {
	return &Table[C]{Unknown: map[string]func(C) bool{}, Always: map[string]func(C) bool{}}
}

// Register adds a room's table to the registry. as makes the room's form of a call.
func (t *Table[C]) Register(x *Models, as func(*Call) C) {
	for name, fn := range t.Unknown {
		x.unknown[name] = func(c *Call) bool { return fn(as(c)) }
	}
	for name, fn := range t.Always {
		x.always[name] = func(c *Call) bool { return fn(as(c)) }
	}
}

// Models is the registry of what stands for methods of the JDK.
type Models struct {
	// Follow says which calls are followed, nil for all.
	Follow *Follow

	unknown, always map[string]Model

	byName map[string]map[string]Role // by classes, and by names of methods with descriptors
	list   []MethodModel
}

// MethodModel is what stands for a method, nil where nothing does.
type MethodModel struct{ Always, Unknown Model }

// NewModels is an empty registry.
func NewModels() *Models {
	return &Models{unknown: map[string]Model{}, always: map[string]Model{}}
}

// Number gives the models numbers, which are the same in all machines of a library.
// No table is registered any more.
func (x *Models) Number() {
	all := maps.Clone(x.unknown)
	maps.Copy(all, x.always)
	x.byName = map[string]map[string]Role{}
	x.list = make([]MethodModel, 1, len(all)+1)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		class, method, _ := strings.Cut(name, ".")
		if x.byName[class] == nil {
			x.byName[class] = map[string]Role{}
		}
		x.byName[class][method] = Role(len(x.list))
		x.list = append(x.list, MethodModel{x.always[name], x.unknown[name]})
	}
}

// Link says what a method is to calls that are made of it.
func (x *Models) Link(mt *vm.Method) vm.MethodTraits {
	is := marksOf(mt)
	if mt.Class.Loader.Boot() {
		if of := x.byName[mt.Class.Name]; of != nil {
			is |= of[mt.Name+mt.Desc]
		}
	}
	if mt.Class.Loader != nil && OfJDK(mt.Class) && outsideMethod(mt) {
		is |= Outside
	}
	mt.Role = uint32(is)
	if x.list[is&modelNumber].Always != nil || is&Outside != 0 || !is.Modelled() && x.Follow.Asked(mt) {
		return vm.TraitAsked
	}
	return 0
}

// Of returns what stands for a method, nil for nothing, and what it is.
func (x *Models) Of(mt *vm.Method) (*MethodModel, Role) {
	is := Role(mt.Role)
	if n := is & modelNumber; n != 0 {
		return &x.list[n], is
	}
	return nil, is
}

// Modelled tells whether something stands for the method.
func (r Role) Modelled() bool { return r&modelNumber != 0 }
