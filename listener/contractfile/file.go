// Package contractfile reads and writes contracts that stand in a file of their own,
// beside the code: what a class keeps to, and what its methods need and grant.
//
//	class p.Account
//	    invariant balance >= 0                          // 120
//	    built by constructor(int); put(int)             // 9
//	    method put(int amount)                          // 43 calls, 41 returns
//	        after constructor(int)                      // 10
//	        requires amount > 0                         // 43
//	        ensures balance == \old(balance) + amount   // 41
//
// Conditions are those of package expr. The numbers are how often something was seen;
// nothing depends on them, nor on how far a line is indented.
//
// Invariants. What Parse takes, Write writes so that Parse reads the same. Every error
// names its line. The package knows texts only, no machine and no classes.
package contractfile

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm/classfile"
)

// File is what a file has.
type File struct {
	Classes []*Class
	byName  map[string]*Class
}

// Class has the contracts of a class.
type Class struct {
	Name       string // with dots
	Invariants []Condition
	Recipes    []Recipe
	Methods    []*Method
}

// Method has those of a method.
type Method struct {
	Name     string   // <init> of a constructor
	Types    []string // of the parameters, as in java.lang.String[]
	Params   []string // their names
	Requires []Condition
	Ensures  []Condition
	After    []After
	Calls    int64
	Returns  int64
}

// Condition is a line.
type Condition struct {
	Text    string
	Samples int64
}

// Constructor is what constructors are called in a file.
const Constructor = "constructor"

// Load reads a file.
func Load(name string) (*File, error) {
	text, err := config.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return Parse(name, bytes.NewReader(text))
}

// Parse reads contracts; name stands in errors.
func Parse(name string, r io.Reader) (*File, error) {
	p := &parser{file: &File{byName: map[string]*Class{}}}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if err := p.line(lines.Text()); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return p.file, nil
}

type parser struct {
	file   *File
	class  *Class
	method *Method
}

func (p *parser) line(line string) error {
	text, comment := split(line)
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	count, _, _ := strings.Cut(comment, " ")
	samples, _ := strconv.ParseInt(count, 10, 64)
	switch {
	case text == "":
		return nil
	case strings.HasPrefix(text, Constructor+"("):
		word = Constructor
	case rest == "":
		return fmt.Errorf("%q has nothing behind it, or is none of class, invariant, built, method, after, requires, ensures", word)
	}
	switch {
	case word == "class":
		if p.file.byName[rest] != nil {
			return fmt.Errorf("class %s stands there twice", rest)
		}
		if !plain(rest) {
			return fmt.Errorf("%q is no name of a class", rest)
		}
		p.class, p.method = &Class{Name: rest}, nil
		p.file.Classes = append(p.file.Classes, p.class)
		p.file.byName[rest] = p.class
		return nil
	case p.class == nil:
		return fmt.Errorf("%q stands in front of the first class", word)
	case word == "method" || word == Constructor:
		return p.begin(strings.TrimPrefix(text, "method "), samples, comment)
	}
	if word == "built" || word == "after" {
		return p.calls(word, rest, samples)
	}
	if _, err := expr.Parse(rest); err != nil {
		return err
	}
	c := Condition{rest, samples}
	switch {
	case word == "invariant" && p.method != nil:
		return fmt.Errorf("an invariant belongs to its class, in front of the methods")
	case word == "invariant":
		p.class.Invariants = append(p.class.Invariants, c)
	case word != "requires" && word != "ensures":
		return fmt.Errorf("%q is none of class, invariant, built, method, constructor, after, requires, ensures", word)
	case p.method == nil:
		return fmt.Errorf("%q stands in front of the first method of %s", word, p.class.Name)
	case word == "requires":
		p.method.Requires = append(p.method.Requires, c)
	default:
		p.method.Ensures = append(p.method.Ensures, c)
	}
	return nil
}

// begin reads the head of a method: put(int amount).
func (p *parser) begin(head string, calls int64, comment string) error {
	name, params, ok := strings.Cut(strings.TrimSpace(head), "(")
	params, closed := strings.CutSuffix(strings.TrimSpace(params), ")")
	if !ok || !closed || !plain(strings.TrimSpace(name)) {
		return fmt.Errorf("a method is written as in put(int amount), a constructor as in %s(int start)", Constructor)
	}
	m := &Method{Name: strings.TrimSpace(name), Calls: calls}
	if m.Name == Constructor {
		m.Name = "<init>"
	}
	if _, after, ok := strings.Cut(comment, ", "); ok {
		m.Returns, _ = strconv.ParseInt(strings.TrimSuffix(strings.TrimSuffix(after, "s"), " return"), 10, 64)
	}
	if params = strings.TrimSpace(params); params != "" {
		for param := range strings.SplitSeq(params, ",") {
			words := strings.Fields(param)
			if len(words) != 2 || !plain(words[0]) || !plain(words[1]) {
				return fmt.Errorf("parameter %q is not written as type and name", strings.TrimSpace(param))
			}
			m.Types, m.Params = append(m.Types, words[0]), append(m.Params, words[1])
		}
	}
	if p.class.find(m.Name, m.Types) != nil {
		return fmt.Errorf("method %s of %s stands there twice", name, p.class.Name)
	}
	p.method = m
	p.class.Methods = append(p.class.Methods, m)
	return nil
}

// plain reports whether a text can be a name or a type.
func plain(text string) bool { return text != "" && !strings.ContainsAny(text, " \t\"'/\\(),;") }

// split parts a line from the comment behind it. A text may have two slashes.
func split(line string) (text, comment string) {
	quote := byte(0)
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quote != 0 && c == '\\':
			i++
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '/' && strings.HasPrefix(line[i:], "//"):
			return strings.TrimSpace(line[:i]), strings.TrimSpace(line[i+2:])
		}
	}
	return strings.TrimSpace(line), ""
}

// Class finds a class by its name with dots, nil where it has no contracts.
func (f *File) Class(name string) *Class {
	if f == nil {
		return nil
	}
	return f.byName[name]
}

// Add adds a class that has none yet.
func (f *File) Add(c *Class) {
	if f.byName == nil {
		f.byName = map[string]*Class{}
	}
	f.Classes = append(f.Classes, c)
	f.byName[c.Name] = c
}

// Method finds a method by its name and descriptor, nil where it has no contract.
func (c *Class) Method(name, desc string) *Method {
	if c == nil {
		return nil
	}
	return c.find(name, Types(desc))
}

func (c *Class) find(name string, types []string) *Method {
	key := strings.Join(types, ",")
	for _, m := range c.Methods {
		if m.Name == name && strings.Join(m.Types, ",") == key {
			return m
		}
	}
	return nil
}

// Types are the types of a descriptor's parameters, as a file has them.
func Types(desc string) []string {
	params, _, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return nil
	}
	var list []string
	for _, p := range params {
		list = append(list, classfile.TypeName(p))
	}
	return list
}

// Write writes the contracts, each with how often it was seen to hold.
func (f *File) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	for i, c := range f.Classes {
		if i > 0 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "class %s\n", c.Name)
		for _, k := range c.Invariants {
			k.write(out, "    invariant ")
		}
		for _, k := range c.Recipes {
			k.write(out, c.Name)
		}
		for _, m := range c.Methods {
			head := "    method " + m.Name
			if m.Name == "<init>" {
				head = "    " + Constructor
			}
			var params []string
			for i, t := range m.Types {
				params = append(params, t+" "+m.Params[i])
			}
			fmt.Fprintf(out, "%-60s // %s, %s\n", head+"("+strings.Join(params, ", ")+")", times(m.Calls, "call"), times(m.Returns, "return"))
			for _, k := range m.After {
				Condition{k.Call.In(c.Name), k.Samples}.write(out, "        after ")
			}
			for _, k := range m.Requires {
				k.write(out, "        requires ")
			}
			for _, k := range m.Ensures {
				k.write(out, "        ensures ")
			}
		}
	}
	return out.Flush()
}

func (k Condition) write(w io.Writer, head string) {
	fmt.Fprintf(w, "%-60s // %d\n", head+k.Text, k.Samples)
}

func times(n int64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
