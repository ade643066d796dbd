package hunt

import (
	"fmt"
	"strings"
)

// patterns choose methods by their names. They know only * for any text and ? for one
// character: brackets are those of arrays.
type patterns struct {
	flag string
	list []pattern
}

type pattern struct {
	text string
	used bool // it means a method
}

func newPatterns(flag string, texts []string) patterns {
	p := patterns{flag: flag}
	for _, text := range texts {
		// The types of parameters are written as they are told.
		p.list = append(p.list, pattern{text: strings.ReplaceAll(text, ", ", ",")})
	}
	return p
}

// mean tells whether one of the patterns means a method, and notes which.
func (p *patterns) mean(u *unit) bool {
	any := false
	for i := range p.list {
		for _, name := range u.names() {
			if fits(p.list[i].text, name) {
				p.list[i].used, any = true, true
				break
			}
		}
	}
	return any
}

// unused is an error for a pattern that means no method: it is a slip, and one that
// was to leave out methods would leave out none.
func (p *patterns) unused() error {
	for _, one := range p.list {
		if !one.used {
			return fmt.Errorf("%s %s means no method of the classes that were named", p.flag, one.text)
		}
	}
	return nil
}

// fits tells whether a pattern fits all of a text.
func fits(pattern, text string) bool {
	p, t := 0, 0
	star, from := -1, 0 // where to go on when the text does not fit: the last * takes one more
	for t < len(text) {
		switch {
		case p < len(pattern) && pattern[p] == '*':
			star, from = p, t
			p++
		case p < len(pattern) && (pattern[p] == '?' || pattern[p] == text[t]):
			p++
			t++
		case star >= 0:
			from++
			p, t = star+1, from
		default:
			return false
		}
	}
	return strings.Trim(pattern[p:], "*") == ""
}

// names are classes and packages that arguments name.
type names []name

type name struct {
	dotted string
	used   bool
}

// isName tells whether an argument may be the name of a class or package.
func isName(text string) bool {
	return text != "" && !strings.ContainsAny(text, "/\\:") && !strings.HasSuffix(text, ".jar")
}

// mean tells whether a class is one of those named, or nested in one, or in a package
// named. Without names all classes are meant.
func (n names) mean(class string) bool {
	any := len(n) == 0
	for i := range n {
		rest, ok := strings.CutPrefix(class, strings.TrimSuffix(n[i].dotted, ".*"))
		if ok && (rest == "" || rest[0] == '.' || rest[0] == '$') {
			n[i].used, any = true, true
		}
	}
	return any
}

func (n names) unused() error {
	for _, one := range n {
		if !one.used {
			return fmt.Errorf("%s: there is no such folder or jar, and no such class or package in those named or in --cp", one.dotted)
		}
	}
	return nil
}
