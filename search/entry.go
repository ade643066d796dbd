package search

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

const defaultEntry = "main([Ljava/lang/String;)V"

// previewHint says what java's --enable-preview is here, where an error asks for that.
func previewHint(err error) string {
	if strings.Contains(err.Error(), "'--enable-preview'") {
		return ", which is +vm.enable_preview=true here"
	}
	return ""
}

// findMain loads the main class and finds the method to start with. Whatever
// is wrong with them is found here, before anything of the program runs.
// The messages are those of the java command where it has one, since people search for them.
func (p *Program) findMain() error {
	slashed := strings.ReplaceAll(p.Name, ".", "/")
	lib := p.Machine.Lib
	c, err := lib.Load(lib.AppLoader, slashed)
	if err != nil {
		if vm.NotFound(err, slashed) {
			return fmt.Errorf("could not find or load main class %s on class path %s%s", p.Name, p.path.Name(), p.pathTroubles())
		}
		return fmt.Errorf("main class %s cannot be used: %s%s", p.Name, result.OneLine(err), previewHint(err))
	}
	entry := p.opts.entry
	if entry == defaultEntry || entry == "" || entry == "main" {
		if lib.Release() >= instanceMains {
			p.Main, p.constructor, err = launchedMethod(c)
		} else {
			p.Main, err = mainMethod(c)
		}
	} else {
		p.Main, err = entryMethod(c, entry)
	}
	if err != nil {
		return err
	}
	// A body that cannot be decoded would be thrown when main is called; the
	// launcher of Java refuses it before that.
	var bad error
	lib.Locked(func() { _, bad = p.Machine.Interp.Decode(p.Machine, p.Main) })
	if bad != nil {
		return fmt.Errorf("main class %s cannot be used: %s", p.Name, result.OneLine(bad))
	}
	return nil
}

// pathTroubles says what was wrong with the class path on the way to a class
// that was not found.
func (p *Program) pathTroubles() string {
	var troubles []string
	if missing := p.path.Missing(); len(missing) > 0 {
		troubles = append(troubles, "not there: "+strings.Join(missing, ", "))
	}
	for _, problem := range p.path.Problems() {
		troubles = append(troubles, result.OneLine(problem))
	}
	if len(troubles) == 0 {
		return ""
	}
	return " (" + strings.Join(troubles, "; ") + ")"
}

const mainForm = "public static void main(String[] args)"

// mainMethod finds main as the java launcher does: a public method of that name
// and parameter, inherited or not, which must then be static and void.
// The launcher asks for a method by name and parameter and looks at its modifiers then: a
// wrong main in the class hides a right one above it.
func mainMethod(c *vm.Class) (*vm.Method, error) {
	name := c.JavaName()
	var found *vm.Method
	for k := c; k != nil && found == nil; k = k.Super {
		for _, m := range k.Methods {
			if m.Name == "main" && strings.HasPrefix(m.Desc, "([Ljava/lang/String;)") && m.Flags&classfile.AccPublic != 0 {
				if found == nil || m.Ret == vm.KindVoid {
					found = m
				}
			}
		}
	}
	switch {
	case found == nil:
		return nil, fmt.Errorf("main method not found in class %s: define it as %s", name, mainForm)
	case !found.Static():
		return nil, fmt.Errorf("main method is not static in class %s: define it as %s", name, mainForm)
	case found.Ret != vm.KindVoid:
		return nil, fmt.Errorf("main method must return a value of type void in class %s: define it as %s", name, mainForm)
	}
	return found, nil
}

// instanceMains is the release of the JDK from which on main may be a method of
// instances, without parameters and not public.
const instanceMains = 25

// launchedMethod finds main as the launcher of JDK 25 does: main with the parameter, a
// public one before others, or, where it has the wrong form, one without. One of
// instances comes with the constructor that makes what it is called on.
// JEP 512: main need not be public or static, nor take arguments.
func launchedMethod(c *vm.Class) (main, constructor *vm.Method, err error) {
	const withArgs, without = "([Ljava/lang/String;)", "()"
	main = memberNamed(c, "main", withArgs, classfile.AccPublic)
	if main == nil {
		main = memberNamed(c, "main", withArgs, 0)
	}
	if !launchable(main) {
		if other := memberNamed(c, "main", without, 0); launchable(other) {
			main = other
		}
	}
	name := c.JavaName()
	switch {
	case main == nil || main.Private():
		return nil, nil, fmt.Errorf("main method not found in class %s: define it as void main() or void main(String[] args)", name)
	case main.Ret != vm.KindVoid:
		return nil, nil, fmt.Errorf("main method must return a value of type void in class %s: define it as void main(String[] args)", name)
	case main.Static():
		return main, nil, nil
	case c.Flags&classfile.AccAbstract != 0:
		return nil, nil, fmt.Errorf("main class %s is abstract: its main method must be static", name)
	}
	constructor = c.DeclaredMethod("<init>", "()V")
	if constructor == nil || constructor.Private() {
		return nil, nil, fmt.Errorf("main class %s has no constructor without parameters that is not private: its main method is not static", name)
	}
	return main, constructor, nil
}

// launchable reports whether the launcher can call a method.
func launchable(m *vm.Method) bool { return m != nil && m.Ret == vm.KindVoid && !m.Private() }

// memberNamed finds a method in a class and those it inherits from, classes before
// interfaces, whose static methods are not inherited. It has the flag, unless that is 0.
func memberNamed(c *vm.Class, name, params string, flag classfile.Flags) *vm.Method {
	var found *vm.Method
	look := func(k *vm.Class) bool {
		for _, m := range k.Methods {
			if m.Name != name || !strings.HasPrefix(m.Desc, params) || flag != 0 && m.Flags&flag == 0 ||
				k != c && k.IsInterface() && (m.Static() || m.Abstract()) {
				continue
			}
			if found == nil || m.Ret == vm.KindVoid {
				found = m
			}
		}
		return found != nil
	}
	for k := c; k != nil; k = k.Super {
		if look(k) {
			return found
		}
	}
	for k := c; k != nil; k = k.Super {
		for _, i := range k.Interfaces {
			if m := memberNamed(i, name, params, flag); m != nil && !m.Static() && !m.Abstract() {
				return m
			}
		}
	}
	return nil
}

// entryMethod finds the method that target.entry names: a static one that takes
// nothing or main's parameter, or any whose receiver and parameters are inputs.
func entryMethod(c *vm.Class, entry string) (*vm.Method, error) {
	name, params, described := strings.Cut(entry, "(")
	var found, static []*vm.Method
	for k := c; k != nil; k = k.Super {
		for _, m := range k.Methods {
			if m.Name != name || described && m.Desc != "("+params {
				continue
			}
			if found = append(found, m); m.Static() {
				static = append(static, m)
			}
		}
		if len(found) > 0 {
			break
		}
	}
	// A name that a static method and others have is most likely meant for the former, which
	// needs no receiver.
	if len(static) > 0 && len(static) < len(found) {
		found = static
	}
	switch {
	case len(found) == 0:
		return nil, fmt.Errorf("target.entry: class %s has no method %s", c.JavaName(), entry)
	case len(found) > 1:
		return nil, fmt.Errorf("target.entry: class %s has %d methods %s: add the descriptor, such as %s%s",
			c.JavaName(), len(found), name, name, found[0].Desc)
	case found[0].Info.Code == nil:
		return nil, fmt.Errorf("target.entry: %s has no body", found[0])
	}
	return found[0], nil
}

// entersInputs tells whether the program starts with a method whose receiver and
// parameters are inputs.
// main's parameter is given by target.args and is none of the inputs.
func (p *Program) entersInputs() bool {
	if p.constructor != nil {
		return false
	}
	params, _, _ := strings.Cut(p.Main.Desc, ")")
	return !p.Main.Static() || params != "(" && params != "([Ljava/lang/String;"
}

// checkEntry says what of such a method is no input.
func (p *Program) checkEntry() error {
	if !p.entersInputs() {
		return nil
	}
	why := "a search can supply it"
	if p.Symexec != nil {
		if why = p.Symexec.NotInput(p.Main); why == "" {
			return nil
		}
	}
	return fmt.Errorf("target.entry: %s can be started with inputs only: %s", p.Main, why)
}

// start has the main thread begin with the program.
func (p *Program) start() {
	if p.Symexec != nil {
		p.Symexec.Entry = p.Main
	}
	if p.Symexec != nil && p.Symexec.Heap.Lazy != nil && p.Symexec.Heap.Lazy.Calls != nil {
		p.Symexec.Heap.Lazy.Calls.Package = p.Main.Class.Package()
	}
	if p.entersInputs() {
		models.Enter(p.Machine, p.Main)
		return
	}
	if p.constructor != nil {
		models.Launch(p.Machine, p.constructor, p.Main, p.Args)
		return
	}
	models.Main(p.Machine, p.Main, p.Args)
}

// checkNatives looks for the methods that the caller supplies. A class that is not
// there may still come from a loader of the program's own.
// A name that fits nothing is a spelling mistake: the program's own method would run in
// silence.
func (p *Program) checkNatives(own map[string]models.Methods) error {
	for class, methods := range own {
		c, err := p.Machine.Lib.Load(p.Machine.Lib.AppLoader, class)
		switch {
		case err != nil && vm.NotFound(err, class):
			p.Warn("WithNatives: there is no class " + class + " on the class path")
			continue
		case err != nil:
			return fmt.Errorf("WithNatives: class %s cannot be used: %s", class, result.OneLine(err))
		}
		for name := range methods {
			if !slices.ContainsFunc(c.Methods, func(m *vm.Method) bool { return m.Name == name || m.Name+m.Desc == name }) {
				return fmt.Errorf("WithNatives: class %s has no method %s", class, name)
			}
		}
	}
	return nil
}
