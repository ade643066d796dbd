package heap

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// What callers do to an object of the program's that they have made, to bring it into
// another state.

// offered calls a function with the methods of an object that callers may call, those of
// its own class first. None is overridden. Methods of superclasses that are overridden
// would run the overriding one.
func (x *Calls) offered(c *vm.Class, each func(mt *vm.Method)) {
	for k := c; k != nil && !calls.OfJDK(k); k = k.Super {
		for _, mt := range k.Methods {
			if mt.Static() || mt.Name == "<init>" || !x.mayCall(mt) {
				continue
			}
			if impl, conflict := c.Select(mt); impl == mt && !conflict {
				each(mt)
			}
		}
	}
}

func setter(mt *vm.Method) bool { return strings.HasPrefix(mt.Name, "set") && len(mt.Params) == 1 }

// setters are the methods that give an object a value.
func (x *Calls) setters(c *vm.Class) (list []*vm.Method) {
	x.offered(c, func(mt *vm.Method) {
		if setter(mt) && len(list) < mostSetters {
			list = append(list, mt)
		}
	})
	return list
}

// fields are those that everybody may set.
func (x *Calls) fields(c *vm.Class) (list []*vm.Field) {
	for k := c; k != nil && !calls.OfJDK(k) && named(k); k = k.Super {
		for _, fd := range k.Fields {
			if fd.Flags&classfile.AccPublic != 0 && !fd.Static() && fd.Flags&classfile.AccFinal == 0 && c.FieldNamed(fd.Name) == fd {
				list = append(list, fd)
			}
		}
	}
	return list
}

// changers are methods besides setters that change an object, or what it holds, those with
// few parameters first. Pairs of them are tried, so there are few.
func (x *Calls) changers(c *vm.Class) (list []*vm.Method) {
	x.offered(c, func(mt *vm.Method) {
		if !setter(mt) && changes(mt) {
			list = append(list, mt)
		}
	})
	return simplest(list, mostChangers)
}

// changing are the beginnings of names of methods by which collections and the like change.
var changing = []string{"add", "put", "push", "offer", "append", "insert", "remove", "clear", "poll", "pop", "set"}

// changes tells whether the code of a method writes a field of its class, or calls a method
// by which a collection changes, where it has looked at one in such a field. It is a
// guess from bytecode: missing one costs a state of the object that is not tried, and
// one too many a recipe in vain. Neither makes a verdict wrong, as not all states that
// callers could make are tried anyway.
func changes(mt *vm.Method) bool {
	if mt.Info.Code == nil {
		return false
	}
	code := bytecode.Code{Bytes: mt.Info.Code.Bytes, Pool: mt.Class.File.Pool}
	holds := false // it has looked into a field that holds something
	for bci := 0; bci < len(code.Bytes); {
		switch code.Op(bci) {
		case bytecode.Putfield:
			if owner, _, _ := code.Member(bci); owner == mt.Class.Name {
				return true
			}
		case bytecode.Getfield:
			owner, _, desc := code.Member(bci)
			holds = holds || owner == mt.Class.Name && strings.HasPrefix(desc, "Ljava/util/")
		case bytecode.Invokevirtual, bytecode.Invokeinterface:
			owner, name, _ := code.Member(bci)
			if holds && strings.HasPrefix(owner, "java/util/") && slices.ContainsFunc(changing, func(p string) bool { return strings.HasPrefix(name, p) }) {
				return true
			}
		}
		n, wrong := code.Length(bci)
		if wrong != "" {
			return false
		}
		bci += n
	}
	return false
}

// builders are ways to build an object of a class of which there is neither a constructor
// nor a factory: a method without parameters, of a class nested in it, returns one.
func (x *Calls) builders(c *vm.Class) (list []*Recipe) {
	if x.load == nil || c.File == nil || calls.OfJDK(c) {
		return nil
	}
	for _, in := range c.File.InnerClasses {
		if in.Outer != c.Name || in.Flags&classfile.AccStatic == 0 {
			continue
		}
		builder, err := x.load(in.Inner)
		if err != nil || builder.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0 {
			continue
		}
		var builds *vm.Method
		var steps []*vm.Method
		x.offered(builder, func(mt *vm.Method) {
			switch _, ret := vm.Descriptors(mt.Desc); {
			case ret == c.Descriptor() && len(mt.Params) == 0 && builds == nil:
				builds = mt
			case len(mt.Params) == 1 && (ret == builder.Descriptor() || ret == "V") && len(steps) < mostSetters:
				steps = append(steps, mt)
			}
		})
		begin := x.begins(c, builder)
		if builds == nil || begin == nil {
			continue
		}
		list = append(list, &Recipe{Via: []*vm.Method{begin}, Create: builds})
		if len(steps) > 0 {
			list = append(list, &Recipe{Via: append([]*vm.Method{begin}, steps...), Create: builds})
		}
	}
	return list
}

// begins is the simplest way to a builder: a constructor, or a static method of its
// class or of the one whose objects it builds.
func (x *Calls) begins(c, builder *vm.Class) *vm.Method {
	var list []*vm.Method
	for _, mt := range append(slices.Clone(builder.Methods), c.Methods...) {
		_, ret := vm.Descriptors(mt.Desc)
		if x.mayCall(mt) && (mt.Name == "<init>" && mt.Class == builder || mt.Static() && ret == builder.Descriptor()) {
			list = append(list, mt)
		}
	}
	if len(list) == 0 {
		return nil
	}
	return simplest(list, 1)[0]
}
