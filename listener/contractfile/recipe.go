package contractfile

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// Call is a call of a method, without its arguments.
type Call struct {
	Class string   // with dots, of the method
	Name  string   // <init> of a constructor
	Types []string // of the parameters
}

// Recipe is a way to make an object of a class: a constructor, or a method that returns one, and
// methods that are called on it. Where a method of an object of another class returns it, the
// calls before are those on that one.
type Recipe struct {
	Calls   []Call
	Samples int64
}

// After is a method that users have called directly before another one, on one object.
type After struct {
	Call
	Samples int64
}

// In is the call as the contracts of a class have it: a method of the class itself stands
// there without its name.
func (c Call) In(class string) string {
	name := c.Name
	if name == "<init>" {
		name = Constructor
	}
	if c.Class != class {
		name = c.Class + "." + name
	}
	return name + "(" + strings.Join(c.Types, ", ") + ")"
}

// Is reports whether it is a call of a method.
func (c Call) Is(class, name, desc string) bool {
	return c.Class == class && c.Name == name && slices.Equal(c.Types, Types(desc))
}

// calls reads the rest of a line of built or after.
func (p *parser) calls(word, rest string, samples int64) error {
	if word == "after" {
		if p.method == nil {
			return fmt.Errorf("%q stands in front of the first method of %s", word, p.class.Name)
		}
		c, err := p.call(rest)
		p.method.After = append(p.method.After, After{c, samples})
		return err
	}
	list, ok := strings.CutPrefix(rest, "by ")
	switch {
	case !ok:
		return fmt.Errorf("how objects are made is written as in built by %s(int); put(int)", Constructor)
	case p.method != nil:
		return fmt.Errorf("how objects are built belongs to their class, in front of the methods")
	}
	r := Recipe{Samples: samples}
	for text := range strings.SplitSeq(list, ";") {
		c, err := p.call(text)
		if err != nil {
			return err
		}
		r.Calls = append(r.Calls, c)
	}
	p.class.Recipes = append(p.class.Recipes, r)
	return nil
}

// call reads put(int), constructor() or q.Bank.open(java.lang.String).
func (p *parser) call(text string) (Call, error) {
	text = strings.TrimSpace(text)
	name, params, ok := strings.Cut(text, "(")
	params, closed := strings.CutSuffix(params, ")")
	c := Call{Class: p.class.Name, Name: name}
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		c.Class, c.Name = name[:i], name[i+1:]
	}
	if !ok || !closed || !plain(c.Name) || !plain(c.Class) {
		return c, fmt.Errorf("%q is no call: it is written as in put(int) or q.Bank.open(java.lang.String)", text)
	}
	if c.Name == Constructor {
		c.Name = "<init>"
	}
	if params = strings.TrimSpace(params); params != "" {
		for t := range strings.SplitSeq(params, ",") {
			if t = strings.TrimSpace(t); !plain(t) {
				return c, fmt.Errorf("%q in %q is no type", t, text)
			}
			c.Types = append(c.Types, t)
		}
	}
	return c, nil
}

// RecipeKeys are the ways to build objects as the key symbolic.lazy.recipes has them, each as in
// p.C=p.Bank.open(int#long)+put(int).
func (f *File) RecipeKeys() (list []string) {
	if f == nil {
		return nil
	}
	for _, c := range f.Classes {
		for _, r := range c.Recipes {
			var calls []string
			for _, k := range r.Calls {
				name := k.Name
				if k.Class != c.Name {
					name = k.Class + "." + name
				}
				calls = append(calls, name+"("+strings.Join(k.Types, "#")+")")
			}
			list = append(list, c.Name+"="+strings.Join(calls, "+"))
		}
	}
	return list
}

func (r Recipe) write(w io.Writer, class string) {
	var list []string
	for _, c := range r.Calls {
		list = append(list, c.In(class))
	}
	Condition{strings.Join(list, "; "), r.Samples}.write(w, "    built by ")
}
