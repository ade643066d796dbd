package linear

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// subject is a class whose operations are checked.
type subject struct {
	class, specification string // with dots; the same without a specification
	operations           []*operation
	checks               []method // that look at the object in the end
	shows                *method  // what describes it, nil for none
	actors               []*actor
	references           []reference // arguments that are references
	threads, each        int         // what the class says itself; 0 for nothing
}

// method names a method as class files do.
type method struct{ name, desc string }

// operation is a method that threads call.
type operation struct {
	method
	params [][]value // what each parameter can be
	once   bool      // no scenario has it twice
	group  string    // of operations that run in one thread; "" for none
}

// actor is an operation with its arguments.
type actor struct {
	op   *operation
	args []value
	id   int
}

// reference is an argument that is made in front of all scenarios.
type reference struct {
	class string
	text  string
	null  bool
}

// value is an argument.
type value struct {
	kind   vm.Kind
	bits   uint64
	ref    int  // its place among the references
	thread bool // it is the number of the thread
	text   string
}

func (a *actor) String() string {
	var args []string
	for _, v := range a.args {
		args = append(args, v.text)
	}
	return a.op.name + "(" + strings.Join(args, ", ") + ")"
}

// mark is what an annotation stands for.
type mark byte

const (
	marksOperation mark = iota + 1
	marksParameter
	marksCheck
	marksState
	marksClass
	marksGroup
)

// marks are the annotations that are known: our own, and those of Lincheck under the
// names that they have had.
var marks = map[string]mark{
	own + "Operation": marksOperation, own + "Values": marksParameter, own + "Check": marksCheck, own + "Linearizable": marksClass,
	lincheck + "annotations.Operation": marksOperation, lincheck + "annotations.Param": marksParameter,
	lincheck + "annotations.Validate": marksCheck, lincheck + "annotations.StateRepresentation": marksState,
	lincheck + "annotations.OpGroupConfig":                         marksGroup,
	lincheck + "strategy.stress.StressCTest":                       marksClass,
	lincheck + "strategy.managed.modelchecking.ModelCheckingCTest": marksClass,
	newer + "Operation":                                            marksOperation, newer + "Param": marksParameter, newer + "Validate": marksCheck, newer + "StateRepresentation": marksState,
}

const (
	own      = "gov.nasa.jpf.annotation."
	lincheck = "org.jetbrains.kotlinx.lincheck."
	newer    = "org.jetbrains.lincheck.datastructures."
)

// marked is an annotation that is known.
type marked struct {
	mark
	classfile.Annotation
}

func (a marked) element(name string) *classfile.ElementValue {
	for i := range a.Elements {
		if a.Elements[i].Name == name {
			return &a.Elements[i].Value
		}
	}
	return nil
}

func (a marked) text(name string) string {
	if v := a.element(name); v != nil {
		return cmp.Or(v.Text, v.Type)
	}
	return ""
}

func (a marked) class(name string) string {
	if desc := a.text(name); desc != "" {
		return classfile.TypeName(desc)
	}
	return ""
}

func (a marked) texts(name string) (list []string) {
	if v := a.element(name); v != nil {
		for _, e := range v.Array {
			list = append(list, e.Text)
		}
	}
	return list
}

func (a marked) flag(name string) bool {
	v := a.element(name)
	return v != nil && v.Bits != 0
}

func (a marked) number(name string) int {
	if v := a.element(name); v != nil {
		return int(int32(v.Bits))
	}
	return 0
}

// reader reads operations from class files.
type reader struct {
	path  *classpath.Path
	o     *Options
	s     *subject
	named map[string]marked // generators of parameters, by their names
	alone map[string]bool   // groups that run in one thread
}

func classPath(o *Options) []string { return filepath.SplitList(cmp.Or(o.ClassPath, ".")) }

// findOperations reads what there is to check of a class.
func findOperations(class string, o *Options) (*subject, error) {
	path := classpath.ParsePath(strings.Join(classPath(o), string(filepath.ListSeparator)), classpath.Options{})
	defer path.Close()
	class = strings.ReplaceAll(class, "/", ".")
	r := &reader{path: path, o: o, s: &subject{class: class}, named: map[string]marked{}, alone: map[string]bool{}}
	if err := r.read(class); err != nil {
		return nil, fmt.Errorf("%s: %w", class, err)
	}
	return r.s, nil
}

func (r *reader) file(class string) (*classfile.File, error) {
	found, ok, err := r.path.Find(strings.ReplaceAll(class, ".", "/") + ".class")
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, fmt.Errorf("there is no class %s on the class path %s", class, r.path.Name())
	}
	return classfile.Parse(found.Data)
}

func (r *reader) read(class string) error {
	f, err := r.file(class)
	if err != nil {
		return err
	}
	if err := usable(f); err != nil {
		return err
	}
	files := []*classfile.File{f}
	for f.Super != "" && !strings.HasPrefix(f.Super, "java/") {
		if f, err = r.file(strings.ReplaceAll(f.Super, "/", ".")); err != nil {
			break // it is another matter that the class cannot be loaded
		}
		files = append(files, f)
	}
	for _, f := range slices.Backward(files) {
		if err := r.readClass(f); err != nil {
			return err
		}
	}
	for _, f := range files {
		if err := r.readMethods(f); err != nil {
			return err
		}
	}
	if len(r.s.operations) == 0 {
		return errors.New("no method is annotated as an operation: @" + own + "Operation, or Lincheck's @Operation")
	}
	return r.finish()
}

// finish reads the specification and puts together what there is to call.
func (r *reader) finish() error {
	s := r.s
	s.specification = cmp.Or(strings.ReplaceAll(r.o.Specification, "/", "."), s.specification, s.class)
	if s.specification != s.class {
		if err := r.specified(); err != nil {
			return fmt.Errorf("specification %s: %w", s.specification, err)
		}
	}
	for _, op := range s.operations {
		for _, args := range combinations(op.params) {
			s.actors = append(s.actors, &actor{op: op, args: args, id: len(s.actors)})
		}
	}
	return nil
}

// specified checks that the specification has the operations.
func (r *reader) specified() error {
	f, err := r.file(r.s.specification)
	if err != nil {
		return err
	}
	if err := usable(f); err != nil {
		return err
	}
	has := map[method]bool{}
	for super := f; ; {
		for i := range super.Methods {
			has[method{super.Methods[i].Name, super.Methods[i].Descriptor}] = true
		}
		if super.Super == "" {
			break
		}
		if super, err = r.file(strings.ReplaceAll(super.Super, "/", ".")); err != nil {
			return r.inherited(has)
		}
	}
	return r.inherited(has)
}

func (r *reader) inherited(has map[method]bool) error {
	for _, op := range r.s.operations {
		if !has[op.method] {
			return fmt.Errorf("it has no method %s%s", op.name, op.desc)
		}
	}
	return nil
}

// usable reports why no object of a class can be made.
func usable(f *classfile.File) error {
	if f.Flags&(classfile.AccAbstract|classfile.AccInterface) != 0 {
		return errors.New("it is abstract: there are no objects of it")
	}
	for i := range f.Methods {
		if f.Methods[i].Name == "<init>" && f.Methods[i].Descriptor == "()V" {
			return nil
		}
	}
	return errors.New("it has no constructor without parameters")
}

// known are those of the annotations that mean something.
func known(a classfile.Annotations, pool *classfile.Pool) (list []marked, err error) {
	for _, raw := range [][]byte{a.Visible, a.Invisible} {
		all, err := classfile.ParseAnnotations(raw, pool)
		if err != nil {
			return nil, err
		}
		list = append(list, flat(all)...)
	}
	return list, nil
}

// flat takes the annotations out of those that hold several of a kind.
func flat(all []classfile.Annotation) (list []marked) {
	for _, an := range all {
		if m := marks[classfile.TypeName(an.Type)]; m != 0 {
			list = append(list, marked{m, an})
			continue
		}
		if len(an.Elements) == 1 && an.Elements[0].Name == "value" {
			for _, e := range an.Elements[0].Value.Array {
				if e.Annotation != nil {
					list = append(list, flat([]classfile.Annotation{*e.Annotation})...)
				}
			}
		}
	}
	return list
}

// readClass reads what is said of a class as a whole.
func (r *reader) readClass(f *classfile.File) error {
	list, err := known(f.Annotations, f.Pool)
	if err != nil {
		return err
	}
	for _, a := range list {
		switch a.mark {
		case marksParameter:
			r.named[a.text("name")] = a
		case marksGroup:
			r.alone[a.text("name")] = a.flag("nonParallel")
		case marksClass:
			for _, name := range []string{"specification", "sequentialSpecification"} {
				if c := a.class(name); c != "" && c != "void" && !strings.HasSuffix(c, ".DummySequentialSpecification") {
					r.s.specification = c
				}
			}
			r.s.threads, r.s.each = cmp.Or(a.number("threads"), r.s.threads), cmp.Or(a.number("operations"), a.number("actorsPerThread"), r.s.each)
		}
	}
	return nil
}

// readMethods reads the operations of a class, behind those of the classes that extend it.
func (r *reader) readMethods(f *classfile.File) error {
	for i := range f.Methods {
		m := &f.Methods[i]
		if m.Synthetic || m.Flags&(classfile.AccSynthetic|classfile.AccBridge) != 0 {
			continue
		}
		list, err := known(m.Annotations, f.Pool)
		if err != nil {
			return err
		}
		id := method{m.Name, m.Descriptor}
		for _, a := range list {
			switch a.mark {
			case marksOperation:
				if err := r.operation(f, m, a); err != nil {
					return fmt.Errorf("operation %s: %w", m.Name, err)
				}
			case marksCheck, marksState:
				if err := plain(m); err != nil {
					return fmt.Errorf("%s: %w", m.Name, err)
				}
				if a.mark == marksState && r.s.shows == nil {
					r.s.shows = &id
				} else if a.mark == marksCheck && !slices.Contains(r.s.checks, id) {
					r.s.checks = append(r.s.checks, id)
				}
			}
		}
	}
	return nil
}

// plain reports why a method cannot be called on the object without arguments.
func plain(m *classfile.Method) error {
	switch {
	case m.Flags&classfile.AccStatic != 0:
		return errors.New("it is static")
	case !strings.HasPrefix(m.Descriptor, "()"):
		return errors.New("it has parameters")
	}
	return nil
}

func (r *reader) operation(f *classfile.File, m *classfile.Method, a marked) error {
	id := method{m.Name, m.Descriptor}
	if slices.ContainsFunc(r.s.operations, func(op *operation) bool { return op.method == id }) {
		return nil // it is overridden
	}
	if m.Flags&(classfile.AccStatic|classfile.AccAbstract) != 0 {
		return errors.New("it is static or abstract; operations are those of an object")
	}
	op := &operation{method: id, once: a.flag("runOnce") || a.flag("once"), group: a.text("nonParallelGroup")}
	if g := a.text("group"); op.group == "" && g != "" && (strings.HasPrefix(classfile.TypeName(a.Type), own) || r.alone[g]) {
		op.group = g
	}
	params, _, err := classfile.ParseMethodDescriptor(m.Descriptor)
	if err != nil {
		return err
	}
	if n := len(params); n > 0 && params[n-1] == "Lkotlin/coroutines/Continuation;" {
		return errors.New("it is a suspend function, which only a coroutine can call")
	}
	said, err := parameters(f, m, len(params))
	if err != nil {
		return err
	}
	names := a.texts("params")
	for i, desc := range params {
		p := marked{}
		if i < len(names) {
			p = marked{marksParameter, named(names[i])}
		}
		if said[i].mark != 0 {
			p = said[i]
		}
		values, err := r.values(desc, p)
		if err != nil {
			return fmt.Errorf("parameter %d: %w", i+1, err)
		}
		op.params = append(op.params, values)
	}
	r.s.operations = append(r.s.operations, op)
	return nil
}

// named is a parameter's annotation that has a name only.
func named(name string) classfile.Annotation {
	return classfile.Annotation{Elements: []classfile.Element{{Name: "name", Value: classfile.ElementValue{Kind: classfile.ElementString, Text: name}}}}
}

// parameters are the annotations of parameters, one of each.
func parameters(f *classfile.File, m *classfile.Method, n int) ([]marked, error) {
	said := make([]marked, n)
	for _, raw := range [][]byte{m.Annotations.ParameterVisible, m.Annotations.ParameterInvisible} {
		all, err := classfile.ParseParameterAnnotations(raw, f.Pool)
		if err != nil {
			return nil, err
		}
		for i, list := range all {
			for _, a := range flat(list) {
				if a.mark == marksParameter && i < n {
					said[i] = a
				}
			}
		}
	}
	return said, nil
}

// most is how often an operation is there with different arguments.
const most = 16

// combinations are the arguments that an operation is called with: all, or some of them
// in which each value of each parameter is.
func combinations(params [][]value) [][]value {
	list := [][]value{nil}
	for _, values := range params {
		var next [][]value
		for _, args := range list {
			for _, v := range values {
				next = append(next, append(slices.Clone(args), v))
			}
		}
		list = next
		if len(list) > 1<<16 {
			break
		}
	}
	if len(list) <= most && (len(list[0]) == len(params)) {
		return list
	}
	list = nil
	for i := range most {
		var args []value
		for k, values := range params {
			args = append(args, values[(i+i/len(values)*k)%len(values)])
		}
		if !slices.ContainsFunc(list, func(have []value) bool { return slices.Equal(have, args) }) {
			list = append(list, args)
		}
	}
	return list
}
