package insn

import (
	"errors"

	"github.com/gojpf/gojpf/insn/spin"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// LambdaMetafactory refuses what it cannot adapt. A site is linked natively only if it
// surely can; all others go the general way, on which the JDK's own checks are run.

// errUnusual says that the general way is to be taken.
var errUnusual = errors.New("not for sure a lambda")

// parameters are those that a handle is called with, its receiver first, and what it
// returns. ok is false for handles that lambdas do not take.
func parameters(h spin.Handle) (params []string, ret string, ok bool) {
	if len(h.Desc) == 0 || h.Desc[0] != '(' {
		return nil, "", false
	}
	params, ret = vm.Descriptors(h.Desc)
	this := "L" + h.Owner + ";"
	if h.Owner[0] == '[' {
		this = h.Owner
	}
	switch h.Kind {
	case classfile.RefInvokeStatic:
	case classfile.RefNewInvokeSpecial:
		ret = this
	default:
		params = append([]string{this}, params...)
	}
	return params, ret, true
}

// countsAgree reports whether captured values and those of the call are as many as the
// method has parameters.
func (l *linker) countsAgree() bool {
	impl, _, ok := parameters(l.handle(l.args[1]))
	captures, _ := vm.Descriptors(l.desc)
	erased, _ := vm.Descriptors(l.pool.String(l.args[0]))
	exact, _ := vm.Descriptors(l.pool.String(l.args[2]))
	return ok && len(erased) == len(exact) && len(captures)+len(exact) == len(impl)
}

// checkTypes gives errUnusual unless what is an interface must be one, and each value
// has a type that does where it goes.
func (l *linker) checkTypes(s *spin.LambdaSpec) error {
	for _, name := range s.Interfaces {
		if c, err := l.load(name); err != nil {
			return err
		} else if !c.IsInterface() {
			return errUnusual
		}
	}
	impl, gives, _ := parameters(s.Impl)
	erased, result := vm.Descriptors(s.Erased)
	exact, wants := vm.Descriptors(s.Exact)
	for i, t := range s.Captures {
		if i == 0 && s.Impl.Kind != classfile.RefInvokeStatic && s.Impl.Kind != classfile.RefNewInvokeSpecial {
			if err := l.adapts(t, impl[0]); err != nil { // a subclass will do
				return err
			}
		} else if t != impl[i] {
			return errUnusual
		}
	}
	for i, t := range exact {
		if err := l.adapts(t, impl[len(s.Captures)+i]); err != nil {
			return err
		}
		if t != erased[i] && (primitive(t) || primitive(erased[i])) {
			return errUnusual // it is no subtype
		}
		if err := l.adapts(t, erased[i]); err != nil {
			return err
		}
	}
	switch {
	case wants == "V" && result == "V":
		return nil
	case wants == "V" || result == "V" || gives == "V":
		return errUnusual
	case wants != result:
		if err := l.adapts(wants, result); err != nil {
			return err
		}
	}
	if !primitive(gives) && !primitive(wants) {
		return nil // it is cast
	}
	return l.adapts(gives, wants)
}

func primitive(desc string) bool { return vm.KindOf(desc) != vm.KindRef }

// wider are the primitive types that each can be assigned to.
var wider = map[byte]string{'B': "SIJFD", 'S': "IJFD", 'C': "IJFD", 'I': "JFD", 'J': "FD", 'F': "D"}

// adapts gives errUnusual unless a value of one type can be passed as another for sure.
// What is not sure is not refused to the program: the JDK's code decides about it.
func (l *linker) adapts(from, to string) error {
	if from == to || to == "Ljava/lang/Object;" {
		return nil
	}
	name := func(desc string) string {
		if desc[0] == 'L' {
			return desc[1 : len(desc)-1]
		}
		return desc
	}
	switch {
	case primitive(from) && primitive(to):
		for _, k := range wider[from[0]] {
			if string(k) == to {
				return nil
			}
		}
		return errUnusual
	case primitive(from):
		return l.adapts("L"+spin.Wrapper(from[0])+";", to)
	case primitive(to):
		if p := spin.Unwrapped(name(from)); p != 0 {
			return l.adapts(string(rune(p)), to)
		}
		return errUnusual
	}
	sub, err := l.load(name(from))
	if err != nil {
		return err
	}
	super, err := l.load(name(to))
	if err != nil {
		return err
	}
	if !sub.SubclassOf(super) {
		return errUnusual
	}
	return nil
}
