package vm

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/verify"
)

// Verification. Before a class of the program's is initialised, or its members are
// shown to reflection, its code is verified, and that of its supers before it, as a
// JVM does when it links a class (JVMS 5.4.1). The JDK's classes, what gojpf puts in
// their place, and what the machine makes itself are taken at their word.
//
// That a class is good is remembered with the class, which all paths share; so it is
// remembered only where no answer depends on the path, which one about a class that a
// loader of the program's has found may do. That it is bad is found out each time
// anew, as HotSpot does.

// linkedFor verifies a class and its supers for a thread. When it returns false and no
// error, a frame was pushed that loads a class, after which the instruction runs again.
func linkedFor(m *Machine, t *Thread, c *Class) (ok bool, err error) {
	if c.verified.Load() {
		return true, nil
	}
	settled, err := link(m, t, c)
	if err == errPending {
		return false, nil
	}
	if err == nil && settled {
		c.verified.Store(true)
	}
	return err == nil, err
}

// Link makes sure that a class is verified. When it returns false the native must
// return at once; it will be called again in the same phase, unless it has thrown.
func (e *Env) Link(c *Class) bool {
	ok, err := linkedFor(e.M, e.T, c)
	switch {
	case err != nil:
		e.ThrowError(err)
	case !ok:
		e.action = envRetry
	}
	return ok
}

// link says whether the result is the same on all paths. errPending is not thrown.
func link(m *Machine, t *Thread, c *Class) (settled bool, err error) {
	settled = true
	supers := c.Interfaces
	if c.Super != nil {
		supers = append([]*Class{c.Super}, supers...)
	}
	for _, s := range supers {
		ok, err := linkedFor(m, t, s)
		if err == nil && !ok {
			err = errPending
		}
		if err != nil {
			return false, err
		}
		settled = settled && s.verified.Load()
	}
	if !c.doubtful() {
		return settled, nil
	}
	w := &verifierWorld{m: m, t: t, c: c, settled: settled}
	err = verify.Class(c.File, w)
	var bad *verify.Error
	if errors.As(err, &bad) {
		if err = w.stray(); err == nil {
			err = &LinkageError{Class: bad.Kind, Msg: verifyMessage(c, bad)}
		}
	}
	return w.settled, err
}

// doubtful reports whether the code of a class must be verified: the library does not
// know where it comes from.
func (c *Class) doubtful() bool {
	return c.File != nil && !c.sound && !c.Loader.Boot() && c.supplied == nil && c.Complements == nil
}

// Vouch says that the machine has made a class, whose code needs no verification.
func (c *Class) Vouch() { c.sound = true }

// errPending says that a frame was pushed that loads a class.
var errPending = errors.New("a class is being loaded")

// verifierWorld is what the verifier sees of the other classes.
type verifierWorld struct {
	m       *Machine
	t       *Thread
	c       *Class // that is verified
	settled bool   // all answers are the same on all paths
	asked   []*Class
}

func (w *verifierWorld) find(name string) (*Class, error) {
	c, pending, err := w.m.classFrom(w.t, w.c, name)
	switch {
	case pending:
		return nil, errPending
	case err != nil:
		return nil, err
	}
	w.settled = w.settled && w.c.SettledTo(c)
	w.asked = append(w.asked, c)
	return c, nil
}

func (w *verifierWorld) Interface(name string) (bool, error) {
	c, err := w.find(name)
	if err != nil {
		return false, err
	}
	return c.IsInterface(), nil
}

func (w *verifierWorld) Subclass(name, of string) (bool, error) {
	super, err := w.find(of)
	if err != nil {
		return false, err
	}
	c, err := w.find(name)
	if err != nil {
		return false, err
	}
	return c.SubclassOf(super), nil
}

func (w *verifierWorld) Super(name string) (string, error) {
	c, err := w.find(name)
	if err != nil || c.Super == nil {
		return "", err
	}
	if c.Super.isNamed(name) { // the program's copy of a class of ours, and ours
		return c.Super.File.Super, nil
	}
	return c.Super.Name, nil
}

// stray says why an answer may not have been the host's: a class that was asked about
// has others above it there. It is nil where none has.
func (w *verifierWorld) stray() error {
	var other *Class
	for _, c := range w.asked {
		w.m.Lib.eachSupplied(c, func(k *Class) bool {
			if k.supplied.liesElsewhere(k) {
				other = k
			}
			return other == nil
		})
	}
	if other == nil {
		return nil
	}
	return &Unsupported{
		What: "verification of class " + w.c.JavaName() + " against class " + other.JavaName() + ", which is not as the host has it",
		Help: "gojpf or model_classpath supplies the class in place of the host's, with other classes above it (docs/models.md)",
	}
}

// liesElsewhere reports whether a class that was supplied has other supers than the
// host's, or may have.
func (s *supply) liesElsewhere(c *Class) bool {
	host := s.original()
	return host == nil || host.Super != c.File.Super || !slices.Equal(host.Interfaces, c.File.Interfaces) ||
		(host.Flags^c.File.Flags)&classfile.AccInterface != 0
}

func (w *verifierWorld) DirectInterface(name string) bool {
	return slices.Contains(w.c.File.Interfaces, name)
}

func (w *verifierWorld) Guarded(class, name, desc string) bool {
	k := w.c
	for k != nil && !k.isNamed(class) {
		k = k.Super
	}
	if k == nil {
		return false
	}
	var holder *Class
	var flags classfile.Flags
	if desc[0] != '(' {
		if f := k.Field(name, desc); f != nil {
			holder, flags = f.Class, f.Flags
		}
	} else {
		for holder == nil && k != nil {
			if mt := k.DeclaredMethod(name, desc); mt != nil {
				holder, flags = mt.Class, mt.Flags
			}
			if k = k.Super; name == "<init>" {
				break
			}
		}
	}
	return holder != nil && flags&classfile.AccProtected != 0 && !w.m.sameRuntimePackage(holder, w.c)
}

// verifyMessage is the message of an error, with HotSpot's first lines: what is wrong,
// where, and why. It does not show frames and code.
func verifyMessage(c *Class, bad *verify.Error) string {
	name, desc, _ := strings.Cut(bad.Method, "(")
	desc = "(" + desc
	if bad.Kind == verify.KindFormat {
		return bad.Msg + " in method '" + externalSignature(c, name, desc) + "'"
	}
	text := bad.Msg + "\nException Details:\n  Location:\n    " + c.File.Name + "." + bad.Method
	if bad.At >= 0 {
		text += " @" + strconv.Itoa(bad.At)
		if bad.Op != "" {
			text += ": " + bad.Op
		}
	}
	if bad.Reason != "" {
		text += "\n  Reason:\n    " + bad.Reason
	}
	return text + "\n"
}
