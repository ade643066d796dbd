// Package where has the places in a program that listeners' keys name: source
// lines and methods.
package where

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/match"
	"github.com/gojpf/gojpf/vm"
)

// Place is a source line or a method. A line is written p.C:12 or, as the
// source file, C.java:12; a method p.C.m, p.C.m(int,java.lang.String), or with
// the descriptor p.C.m(ILjava/lang/String;)V. A '*' stands for any characters.
type Place struct {
	text   string
	owner  match.Pattern // of a line: class or file
	Line   int           // 0 for a method
	name   match.Pattern // of a method: class and name
	params string
	anyArg bool // no parameters were given
}

func (p Place) String() string { return p.text }

// Parse reads a place.
func Parse(text string) (Place, error) {
	p := Place{text: strings.TrimSpace(text)}
	rest := p.text
	if owner, line, ok := strings.Cut(rest, ":"); ok {
		n, err := strconv.Atoi(line)
		if err != nil || n <= 0 || owner == "" {
			return p, fmt.Errorf("%q is no line such as p.C:12", text)
		}
		p.owner, p.Line = match.Pattern(owner), n
		return p, nil
	}
	name, args, ok := strings.Cut(rest, "(")
	p.anyArg = !ok
	if ok {
		end := strings.IndexByte(args, ')')
		if end < 0 {
			return p, fmt.Errorf("%q has no closing parenthesis", text)
		}
		p.params = strings.ReplaceAll(args[:end], " ", "")
	}
	if !strings.Contains(name, ".") && name != "*" {
		return p, fmt.Errorf("%q names neither a line such as p.C:12 nor a method such as p.C.m", text)
	}
	p.name = match.Pattern(name)
	return p, nil
}

// Method reports whether the place is that method.
func (p Place) Method(m *vm.Method) bool {
	if p.Line > 0 || !p.name.Match(m.Class.JavaName()+"."+m.Name) {
		return false
	}
	if p.anyArg {
		return true
	}
	params, _ := vm.Descriptors(m.Desc)
	if p.params == strings.Join(params, "") {
		return true
	}
	for i, d := range params {
		params[i] = vm.TypeText(d)
	}
	return p.params == strings.Join(params, ",")
}

// In reports whether an instruction belongs to the line, or to the body of the
// method.
func (p Place) In(in listener.Instruction) bool {
	m := in.Frame.Method
	if p.Line == 0 {
		return p.Method(m)
	}
	return in.Line() == p.Line && p.OfClass(m.Class)
}

// OfClass reports whether the line can be one of the class.
func (p Place) OfClass(c *vm.Class) bool {
	name := c.JavaName()
	outer, _, _ := strings.Cut(name, "$")
	if p.owner.Match(name) || p.owner.Match(outer) {
		return true
	}
	return c.File != nil && c.File.SourceFile != "" && p.owner.Match(c.File.SourceFile)
}

// List reads the places under a key, between ';'.
func List(cfg *config.Config, key string) ([]Place, error) {
	var list []Place
	for text := range strings.SplitSeq(cfg.String(key), ";") {
		if strings.TrimSpace(text) == "" {
			continue
		}
		p, err := Parse(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", cfg.Origin(key), key, err)
		}
		list = append(list, p)
	}
	return list, nil
}
