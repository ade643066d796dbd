package javatest

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// scope is where the names of a file are looked up: its package. It knows what
// may be used there without reflection.
type scope struct {
	m      *vm.Machine
	pkg    string          // with slashes
	simple map[string]bool // names that stand without a package
	// roots are what the names of packages that occur begin with. A variable of such
	// a name would hide the package.
	roots map[string]bool
	// within is the class whose body the test writes, nil outside of one: classes that it has as
	// members hide others of their names there.
	within *vm.Class
	hides  map[string]bool // what is known of hidden
}

func newScope(m *vm.Machine, pkg string) *scope {
	return &scope{m: m, pkg: pkg, simple: map[string]bool{}, roots: map[string]bool{}, hides: map[string]bool{}}
}

// lang is the name of a class of java.lang, which the package may have a class of the same name for.
func (s *scope) lang(name string) string {
	s.simple[name] = true
	if s.hidden(name) || s.inherited(name) {
		s.roots["java"] = true
		return "java.lang." + name
	}
	return name
}

// hidden tells whether a simple name means a class of the package though java.lang has one.
func (s *scope) hidden(name string) bool {
	is, known := s.hides[name]
	if !known {
		is = s.m.Lib.Has(strings.TrimPrefix(s.pkg+"/"+name, "/"))
		s.hides[name] = is
	}
	return is
}

// inherited tells whether a simple name means a member of the class whose body is written.
func (s *scope) inherited(name string) bool {
	seen := map[*vm.Class]bool{}
	var in func(c *vm.Class) bool
	in = func(c *vm.Class) bool {
		if c == nil || c.File == nil || seen[c] {
			return false
		}
		seen[c] = true
		for _, k := range c.File.InnerClasses {
			if k.Outer == c.Name && k.Name == name && k.Flags&classfile.AccPrivate == 0 {
				return true
			}
		}
		return in(c.Super) || slices.ContainsFunc(c.Interfaces, in)
	}
	return in(s.within)
}

// class is the name of a class or array type in source code. ok is false where
// there is none that may be used.
func (s *scope) class(c *vm.Class) (name string, ok bool) {
	if c.Elem != nil {
		name, ok = s.class(c.Elem)
		return name + "[]", ok
	}
	if c.IsPrimitive() {
		return c.Name, true
	}
	if c.Hidden || c.Flags&classfile.AccSynthetic != 0 || c.File == nil {
		return "", false
	}
	same := c.Package() == s.pkg
	var path []string
	at := c.Name
	for nested := true; nested; {
		nested = false
		for _, in := range c.File.InnerClasses {
			if in.Inner != at {
				continue
			}
			if in.Outer == "" || in.Name == "" { // local or anonymous
				return "", false
			}
			if in.Flags&classfile.AccPrivate != 0 || !same && in.Flags&classfile.AccPublic == 0 {
				return "", false
			}
			path = append([]string{in.Name}, path...)
			at, nested = in.Outer, true
			break
		}
	}
	top := c
	if at != c.Name {
		if top = s.outermost(c, at); top == nil {
			return "", false
		}
	}
	if !same && (top.Flags&classfile.AccPublic == 0 || c.Package() == "" || !exported(c)) {
		return "", false
	}
	parts := append(strings.Split(at, "/"), path...)
	for _, p := range parts {
		if !identifier(p) {
			return "", false
		}
	}
	short := parts[strings.Count(at, "/"):]
	switch ours := s.inherited(short[0]); {
	case same && !ours, c.Package() == "java/lang" && !ours && !s.hidden(short[0]):
		s.simple[short[0]] = true
		parts = short
	case same && s.pkg == "":
		return "", false // a class without a package has no other name
	default:
		s.roots[parts[0]] = true
	}
	return strings.Join(parts, "."), true
}

// outermost finds the class that encloses all others around c.
func (s *scope) outermost(c *vm.Class, name string) *vm.Class {
	if c.Package() == s.pkg {
		return c // whatever its flags are, it may be used
	}
	if k := s.m.NestHost(c); k != nil && k.Name == name {
		return k
	}
	return nil
}

// exported tells whether the module of a class lets others use it.
func exported(c *vm.Class) bool {
	return c.Module == "" || strings.HasPrefix(c.Name, "java/")
}

// member tells whether a member of a class may be used without reflection.
func (s *scope) member(c *vm.Class, flags classfile.Flags) bool {
	if _, ok := s.class(c); !ok || flags&classfile.AccSynthetic != 0 {
		return false
	}
	return flags&classfile.AccPublic != 0 || flags&classfile.AccPrivate == 0 && c.Package() == s.pkg
}

var keywords = func() map[string]bool {
	words := map[string]bool{}
	for _, w := range strings.Fields(`abstract assert boolean break byte case catch char class const continue default do double
		else enum extends final finally float for goto if implements import instanceof int interface long native new package
		private protected public return short static strictfp super switch synchronized this throw throws transient try void
		volatile while true false null _ var record yield sealed permits`) {
		words[w] = true
	}
	return words
}()

// identifier tells whether a name can stand in source code, in which letters that are not of ASCII are
// escaped: every compiler reads them in the same way.
func identifier(name string) bool {
	for i, c := range name {
		switch {
		case c == '_', c == '$', unicode.IsLetter(c), unicode.IsDigit(c) && i > 0:
		default:
			return false
		}
	}
	return name != "" && !keywords[name]
}

// CheckPackage says what is wrong with the name of a package, which may be empty.
func CheckPackage(name string) error {
	if name == "" {
		return nil
	}
	for part := range strings.SplitSeq(name, ".") {
		if !identifier(part) {
			return fmt.Errorf("%q is no name of a package in Java", name)
		}
	}
	if name == "java" || strings.HasPrefix(name, "java.") {
		return fmt.Errorf("%q is a package of the JDK", name)
	}
	return nil
}

// CheckClass says what is wrong with the simple name of a class.
func CheckClass(name string) error {
	if !identifier(name) {
		return fmt.Errorf("%q is no name of a class in Java", name)
	}
	return nil
}

// Text is a Java literal for characters.
func Text(chars []uint16) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range chars {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(byte(c))
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\r':
			b.WriteString(`\r`)
		case c == '\t':
			b.WriteString(`\t`)
		case c >= ' ' && c < 127:
			b.WriteByte(byte(c))
		default:
			fmt.Fprintf(&b, `\u%04x`, c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// comment makes a text fit to stand in a comment of one line: even there the
// compiler reads escapes of characters, and refuses what its encoding lacks.
func comment(text string) string {
	text = strings.Map(func(c rune) rune {
		if c >= 127 {
			return '?'
		}
		return c
	}, strings.Join(strings.Fields(text), " "))
	return strings.ReplaceAll(text, `\`, `\\`)
}
