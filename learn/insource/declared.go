// Package insource puts contracts into Java sources: as comments or annotations in front of
// what they are of.
//
// The path of data: declared reads where a source declares classes and methods, Text puts
// lines in front of these, and Copy does so for a tree of sources.
//
// Invariants. Nothing of a source is changed: lines are only added, and without them it is what
// it was. What is not found is told and not guessed. The package knows texts only, no classes.
package insource

import (
	"slices"
	"strings"
)

// declaration is of a class, or of a method, constructors among them.
type declaration struct {
	class  string   // with dots, and dollars between nested ones
	method string   // <init> of a constructor; "" for the class itself
	types  []string // of parameters, simple names without type arguments; "?" for a variable
	at     int      // where its first modifier is
}

// token is a word, or a character that stands for itself.
type token struct {
	text string
	at   int
}

// tokens are those of a source, without comments, texts and white space. A text is a token "\"".
func tokens(source string) (list []token) {
	for i := 0; i < len(source); {
		rest := source[i:]
		switch c := source[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f':
			i++
		case strings.HasPrefix(rest, "//"):
			i += length(rest, "\n")
		case strings.HasPrefix(rest, "/*"):
			i += 2 + length(rest[2:], "*/")
		case strings.HasPrefix(rest, `"""`):
			list = append(list, token{`"`, i})
			i += 3 + quoted(rest[3:], `"""`)
		case c == '"' || c == '\'':
			list = append(list, token{`"`, i})
			i += 1 + quoted(rest[1:], string(c))
		case part(c):
			n := 1
			for n < len(rest) && (part(rest[n]) || rest[n] >= '0' && rest[n] <= '9') {
				n++
			}
			list = append(list, token{rest[:n], i})
			i += n
		default:
			list = append(list, token{rest[:1], i})
			i++
		}
	}
	return list
}

// part reports whether a byte may begin a word; those of characters beyond ASCII do.
func part(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= 0x80
}

// length is how long a text is up to the end of something, or all of it.
func length(text, end string) int {
	if i := strings.Index(text, end); i >= 0 {
		return i + len(end)
	}
	return len(text)
}

// quoted is length for a text in which a backslash takes the meaning from what follows.
func quoted(text, end string) int {
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' {
			i++
		} else if strings.HasPrefix(text[i:], end) {
			return i + len(end)
		}
	}
	return len(text)
}

// reader reads declarations.
type reader struct {
	tokens []token
	next   int
	found  []declaration
}

// declared are the declarations of a source, in their order. What stands within methods is not
// among them.
func declared(source string) []declaration {
	r := &reader{tokens: tokens(source)}
	prefix := ""
	for i, t := range r.tokens {
		if t.text == "package" && (i == 0 || r.tokens[i-1].text == ")" || r.tokens[0].text == "@") {
			for r.next = i + 1; r.peek() != ";" && r.peek() != ""; r.next++ {
				prefix += r.peek()
			}
			prefix += "."
			break
		}
		if t.text == "{" || t.text == ";" {
			break
		}
	}
	for r.peek() != "" {
		before := r.next
		r.member(scope{prefix: prefix})
		if r.next == before {
			r.next++ // a bracket too many
		}
	}
	return r.found
}

// scope is where a declaration stands.
type scope struct {
	prefix     string   // of the binary names of classes
	class      string   // binary, "" outside of all
	simple     string   // its name
	variables  []string // type variables
	components []string // types, of a record
}

func (r *reader) peek() string { return r.ahead(0) }

func (r *reader) ahead(n int) string {
	if r.next+n >= len(r.tokens) {
		return ""
	}
	return r.tokens[r.next+n].text
}

// skip goes behind what a bracket that comes next encloses.
func (r *reader) skip() {
	depth := 0
	for ; r.peek() != ""; r.next++ {
		switch r.peek() {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth <= 0 {
				r.next++
				return
			}
		}
	}
}

// member reads what a class may have, or a file.
func (r *reader) member(in scope) {
	if r.peek() == "" || r.peek() == "}" {
		return
	}
	at := r.tokens[r.next].at
	name, params, has := "", []string(nil), false
	variables := slices.Clone(in.variables)
	for {
		switch text := r.peek(); {
		case text == "":
			return
		case text == "}":
			return
		case text == ";":
			r.next++
			if has && in.class != "" {
				r.found = append(r.found, declaration{in.class, name, params, at})
			}
			return
		case text == "@" && r.ahead(1) != "interface":
			r.next += 2
			for r.peek() == "." {
				r.next += 2
			}
			if r.peek() == "(" {
				r.skip()
			}
		case r.declaresType():
			r.typeDeclaration(in, at)
			return
		case text == "=":
			for r.peek() != ";" && r.peek() != "" && r.peek() != "}" {
				if strings.Contains("([{", r.peek()) {
					r.skip()
				} else {
					r.next++
				}
			}
		case text == "<":
			variables = append(variables, r.variables()...)
		case text == "(":
			params, has = r.params(variables), true
			if name == in.simple {
				name = "<init>"
			}
		case text == "{":
			if has && in.class != "" {
				r.found = append(r.found, declaration{in.class, name, params, at})
			} else if name == in.simple && in.components != nil { // a record's, without parameters
				r.found = append(r.found, declaration{in.class, "<init>", in.components, at})
			}
			r.skip()
			return
		default:
			if !has {
				name = text
			}
			r.next++
		}
	}
}

// declaresType reports whether a class, or the like, is declared here. A record is no keyword.
func (r *reader) declaresType() bool {
	switch r.peek() {
	case "class", "interface", "enum":
		return true
	case "@":
		return true // of an annotation, as others were passed over
	case "record":
		return part((r.ahead(1) + " ")[0]) && (r.ahead(2) == "(" || r.ahead(2) == "<")
	}
	return false
}

// typeDeclaration reads a class with what is in it.
func (r *reader) typeDeclaration(in scope, at int) {
	if r.peek() == "@" {
		r.next++
	}
	kind := r.peek()
	name := r.ahead(1)
	r.next += 2
	own := scope{class: in.prefix + name, prefix: in.prefix + name + "$", simple: name, variables: slices.Clone(in.variables)}
	r.found = append(r.found, declaration{class: own.class, at: at})
	if r.peek() == "<" {
		own.variables = append(own.variables, r.variables()...)
	}
	if kind == "record" && r.peek() == "(" {
		own.components = append([]string{}, r.params(own.variables)...)
	}
	for r.peek() != "{" {
		if r.peek() == "" || r.peek() == ";" {
			return
		}
		r.next++
	}
	r.next++
	if kind == "enum" {
		for r.peek() != ";" && r.peek() != "}" && r.peek() != "" { // constants
			if strings.Contains("({", r.peek()) {
				r.skip()
			} else {
				r.next++
			}
		}
		if r.peek() == ";" {
			r.next++
		}
	}
	for r.peek() != "}" && r.peek() != "" {
		before := r.next
		r.member(own)
		if r.next == before {
			r.next++
		}
	}
	r.next++
}

// variables reads what stands between angle brackets, and returns the words that begin its parts:
// of a declaration the type variables.
func (r *reader) variables() (list []string) {
	depth := 0
	first := true
	for ; r.peek() != ""; r.next++ {
		switch text := r.peek(); text {
		case "<":
			depth++
		case ">":
			if depth--; depth == 0 {
				r.next++
				return list
			}
		case ",":
			first = first || depth == 1
		default:
			if first && depth == 1 && part(text[0]) {
				list, first = append(list, text), false
			}
		}
	}
	return list
}

// params reads the types of parameters.
func (r *reader) params(variables []string) []string {
	begin := r.next
	r.skip()
	list := r.tokens[begin+1 : max(begin+1, r.next-1)]
	types := []string{}
	var words []string // of the present parameter
	arrays := 0
	depth := 0
	flush := func() {
		if len(words) >= 2 && words[len(words)-1] != "this" {
			name := words[len(words)-2]
			if slices.Contains(variables, name) {
				name = "?"
			}
			types = append(types, name+strings.Repeat("[]", arrays))
		}
		words, arrays = nil, 0
	}
	for i := 0; i < len(list); i++ {
		switch text := list[i].text; {
		case text == "@": // an annotation, maybe with arguments
			i++
			for i+2 < len(list) && list[i+1].text == "." {
				i += 2
			}
			if i+1 < len(list) && list[i+1].text == "(" {
				for open := 0; i+1 < len(list); {
					i++
					if list[i].text == "(" {
						open++
					} else if list[i].text == ")" {
						if open--; open == 0 {
							break
						}
					}
				}
			}
		case text == "<":
			depth++
		case text == ">":
			depth--
		case depth > 0:
		case text == ",":
			flush()
		case text == "[":
			arrays++
		case text == "." && i+2 < len(list) && list[i+1].text == "." && list[i+2].text == ".":
			arrays++
			i += 2
		case part(text[0]) && text != "final":
			words = append(words, text)
		}
	}
	flush()
	return types
}
