package automata

import "unicode/utf16"

// Pattern is the language of the texts that java.util.regex.Pattern, compiled without
// flags, matches as a whole. ok is false for patterns that are wrong, that no regular
// expression says (back references, possessive quantifiers, looking around), or that
// depend on tables of Unicode. A pattern that is read wrongly here is a wrong verdict,
// and one that is refused only leaves java.util.regex's own code to be executed; so
// everything whose rules are not plain is refused. Tests compare with java.
func Pattern(text []uint16) (e *Expr, ok bool) {
	for _, u := range text {
		// A pair in the pattern is one code point there, but a range or class with one
		// needs sets of pairs.
		if surrogates.Has(u) {
			return nil, false
		}
	}
	p := &parser{text: utf16.Decode(text)}
	e = p.either()
	return e, !p.failed && p.at == len(p.text)
}

// Found is Pattern for a pattern that is searched for. ok is false as well for one that
// depends on where a text begins or ends.
//
// Which of several matches a search finds at a place is not told by the language: a|a+
// finds one letter, and so does a+?. repeated says that a pattern is one thing at least
// once, and again as long as there is more of it, so that a search never stops where
// that could go on.
func Found(text []uint16) (e *Expr, repeated, ok bool) {
	if e, ok = Pattern(text); !ok {
		return nil, false, false
	}
	p := &parser{text: utf16.Decode(text)}
	p.either()
	if p.anchored {
		return nil, false, false
	}
	if p = (&parser{text: p.text, depth: 1}); p.more() {
		p.atom()
		one := string(p.text[:p.at])
		more := p.takes("+") || p.takes("{1,}") || p.takes(one) && p.takes("*")
		repeated = more && p.at == len(p.text) && !p.failed
	}
	return e, repeated, true
}

type parser struct {
	text   []rune
	at     int
	failed bool
	depth  int
	groups int // that were counted so far
	// anchored tells that ^ or $ was read: these say nothing of a text that matches as a
	// whole, but much of one that is searched.
	anchored bool
}

// mostRepeated is the greatest number in a quantifier, deepest is how deep groups may
// lie in each other.
const (
	// Both bound recursion and copies before MaxStates does.
	mostRepeated = 1000
	deepest      = 100
)

func (p *parser) more() bool { return p.at < len(p.text) && !p.failed }

func (p *parser) fail() *Expr {
	p.failed = true
	return Either()
}

// takes passes over what comes next if it is the given text.
func (p *parser) takes(s string) bool {
	r := []rune(s)
	if p.at+len(r) > len(p.text) || string(p.text[p.at:p.at+len(r)]) != s {
		return false
	}
	p.at += len(r)
	return true
}

func (p *parser) either() *Expr {
	if p.depth++; p.depth > deepest {
		return p.fail()
	}
	defer func() { p.depth-- }()
	list := []*Expr{p.seq()}
	for p.takes("|") {
		list = append(list, p.seq())
	}
	return Either(list...)
}

func (p *parser) seq() *Expr {
	var list []*Expr
	for first := true; p.more(); first = false {
		switch p.text[p.at] {
		case '|', ')':
			return Seq(list...)
		case '^': // where a text that matches as a whole begins
			// Elsewhere it matches only if what stands before it may be empty.
			if !first || p.depth > 1 {
				return p.fail()
			}
			p.at++
			p.anchored = true
			continue
		case '$': // and ends
			p.anchored = true
			// At the end of a match as a whole there is nothing behind it, so that $
			// would also match in front of a last line end does not matter.
			if p.at++; p.depth > 1 || p.more() && p.text[p.at] != '|' {
				return p.fail()
			}
			return Seq(list...)
		}
		list = append(list, p.quantified())
	}
	return Seq(list...)
}

func (p *parser) quantified() *Expr {
	e := p.atom()
	for quantified := false; p.more(); quantified = true {
		min, max := 0, -1
		switch p.text[p.at] {
		case '*':
		case '+':
			min = 1
		case '?':
			max = 1
		case '{':
			if min, max = p.counts(); p.failed {
				return e
			}
			p.at-- // at the closing bracket
		default:
			return e
		}
		// A second quantifier would be about the first one's result, which Java reads
		// in its own way.
		if p.at++; quantified || p.takes("+") {
			return p.fail() // possessive: what is taken is not given back
		}
		// Reluctant: it takes as little as possible, of the same.
		p.takes("?") // matches the same texts
		e = Repeat(e, min, max)
	}
	return e
}

// counts reads {n}, {n,} or {n,m}.
func (p *parser) counts() (min, max int) {
	p.at++
	min, ok := p.number()
	max = min
	if ok && p.takes(",") {
		max = -1
		if p.more() && p.text[p.at] != '}' {
			max, ok = p.number()
		}
	}
	if !ok || !p.takes("}") || max >= 0 && max < min {
		p.failed = true
	}
	return min, max
}

func (p *parser) number() (n int, ok bool) {
	from := p.at
	for p.more() && '0' <= p.text[p.at] && p.text[p.at] <= '9' {
		if n = 10*n + int(p.text[p.at]-'0'); n > mostRepeated {
			return 0, false
		}
		p.at++
	}
	return n, p.at > from
}

// line are the units that end lines.
var line = Of('\n', '\r', 0x85, 0x2028, 0x2029)

func (p *parser) atom() *Expr {
	c := p.text[p.at]
	p.at++
	switch c {
	case '(':
		return p.group()
	case '.':
		return point(line.Not(), true)
	case '[':
		s := p.class()
		return s.expr()
	case '\\':
		if p.takes("Q") {
			return p.quoted()
		}
		s := p.escape()
		return s.expr()
	case '*', '+', '?', '{':
		return p.fail()
	}
	return Units(Of(uint16(c)))
}

func (p *parser) group() *Expr {
	if p.takes("?:") {
		p.groups--
	} else if p.takes("?") {
		if !p.takes("<") || !p.more() || p.text[p.at] == '=' || p.text[p.at] == '!' {
			return p.fail()
		}
		for p.more() && p.text[p.at] != '>' {
			p.at++
		}
		p.takes(">")
	}
	p.groups++
	e := p.either()
	if !p.takes(")") {
		return p.fail()
	}
	return e
}

// quoted is what stands between \Q and \E. A quantifier behind it is about the last
// character.
func (p *parser) quoted() *Expr {
	from := p.at
	for p.more() {
		if end := p.at; p.takes(`\E`) {
			return p.literal(p.text[from:end])
		}
		p.at++
	}
	return p.literal(p.text[from:])
}

func (p *parser) literal(text []rune) *Expr {
	if len(text) == 0 || p.more() && containsRune("*+?{", p.text[p.at]) {
		return p.fail() // Java's rules for these are its own
	}
	e := Seq()
	for _, c := range text {
		e.args = append(e.args, Units(Of(uint16(c))))
	}
	return e
}

func containsRune(s string, r rune) bool {
	for _, c := range s {
		if c == r {
			return true
		}
	}
	return false
}

// class is a set of code points: units that are no surrogates, and all surrogates and
// pairs or none of them.
type class struct {
	units  Set
	others bool
	one    bool // a single character, which may begin a range
}

func (c class) expr() *Expr {
	if c.others {
		return point(c.units.Or(surrogates), true)
	}
	return Units(c.units)
}

func (c class) not() class {
	return class{units: c.units.Or(surrogates).Not(), others: !c.others}
}

func (c class) or(d class) class {
	return class{units: c.units.Or(d.units), others: c.others || d.others}
}

func (c class) and(d class) class {
	return class{units: c.units.And(d.units), others: c.others && d.others}
}

// class reads what comes behind an opening bracket. Java has rules of its own for &&
// and ^ and what stands beside them; where these are not plain the class is refused.
func (p *parser) class() class {
	if p.depth++; p.depth > deepest {
		p.failed = true
		return class{}
	}
	defer func() { p.depth-- }()
	negated := p.takes("^")
	var all class
	for first := true; ; first = false {
		if !p.more() {
			p.failed = true
			return all
		}
		if p.takes("&&") {
			// What Java makes of more than one, and of those with nothing at one side, is
			// left alone.
			if first || p.takes("&") || !p.more() || p.text[p.at] == ']' {
				p.failed = true
				return all
			}
			all = all.and(p.rest())
			break
		}
		if !first && p.takes("]") {
			p.at--
			break
		}
		all = all.or(p.member())
	}
	if !p.takes("]") {
		p.failed = true
	}
	if negated {
		return all.not()
	}
	return all
}

// rest is what stands behind && up to the closing bracket.
func (p *parser) rest() class {
	var all class
	for p.more() && p.text[p.at] != ']' {
		if p.takes("&&") {
			p.failed = true
		} else {
			all = all.or(p.member())
		}
	}
	return all
}

// member is a character, a range or a class within brackets.
func (p *parser) member() class {
	c := p.text[p.at]
	switch {
	case c == '[':
		p.at++
		return p.class()
	case c == ']':
		p.failed = true // the first one: Java's rules depend on what comes next
		return class{}
	}
	from := p.one()
	if p.failed || !from.one || !p.takes("-") {
		return from
	}
	if !p.more() || p.text[p.at] == '[' {
		p.failed = true
		return class{}
	}
	if p.text[p.at] == ']' { // the hyphen itself
		from.one = false
		return from.or(class{units: Of('-')})
	}
	to := p.one()
	if p.failed || !to.one || to.units[0].Lo < from.units[0].Lo {
		p.failed = true
		return class{}
	}
	s := Range(from.units[0].Lo, to.units[0].Lo)
	if len(s.And(surrogates)) > 0 {
		p.failed = true
	}
	return class{units: s}
}

// one is one character within brackets, or a class that an escape names.
func (p *parser) one() class {
	c := p.text[p.at]
	p.at++
	switch c {
	case '\\':
		return p.escape()
	case '[':
		p.failed = true
	case '&', '-': // a single one is itself
		p.failed = p.more() && p.text[p.at] == c
	}
	return class{units: Of(uint16(c)), one: true}
}

// Classes of ASCII, by the letters that name them.
var (
	digits = Range('0', '9')
	words  = digits.Or(Range('a', 'z'), Range('A', 'Z'), Of('_'))
	spaces = Of(' ', '\t', '\n', 0x0b, '\f', '\r')
	// U+180E is one still in Java's patterns, though Unicode has it no more.
	blanks = Of(' ', '\t', 0xa0, 0x1680, 0x180e, 0x202f, 0x205f, 0x3000).Or(Range(0x2000, 0x200a))
	ends   = Of('\n', 0x0b, '\f', '\r', 0x85, 0x2028, 0x2029)
	named  = map[string]Set{
		"Lower": Range('a', 'z'), "Upper": Range('A', 'Z'), "ASCII": Range(0, 0x7f), "Alpha": Range('a', 'z').Or(Range('A', 'Z')),
		"Digit": digits, "Alnum": digits.Or(Range('a', 'z'), Range('A', 'Z')),
		"Punct":  Range('!', '/').Or(Range(':', '@'), Range('[', '`'), Range('{', '~')),
		"Graph":  Range('!', '~'),
		"Print":  Range(' ', '~'),
		"Blank":  Of(' ', '\t'),
		"Cntrl":  Range(0, 0x1f).Or(Of(0x7f)),
		"XDigit": digits.Or(Range('a', 'f'), Range('A', 'F')),
		"Space":  spaces,
	}
)

// escape reads what comes behind a backslash.
func (p *parser) escape() class {
	if !p.more() {
		p.failed = true
		return class{}
	}
	c := p.text[p.at]
	p.at++
	of := func(u uint16) class { return class{units: Of(u), one: true} }
	switch c {
	case 'd':
		return class{units: digits}
	case 'D':
		return class{units: digits}.not()
	case 'w':
		return class{units: words}
	case 'W':
		return class{units: words}.not()
	case 's':
		return class{units: spaces}
	case 'S':
		return class{units: spaces}.not()
	case 'h':
		return class{units: blanks}
	case 'H':
		return class{units: blanks}.not()
	case 'v':
		return class{units: ends}
	case 'V':
		return class{units: ends}.not()
	case 't':
		return of('\t')
	case 'n':
		return of('\n')
	case 'r':
		return of('\r')
	case 'f':
		return of('\f')
	case 'a':
		return of(7)
	case 'e':
		return of(0x1b)
	case 'x':
		return p.hex(2)
	case 'u':
		return p.hex(4)
	case 'p', 'P':
		s, ok := p.property()
		if !ok {
			p.failed = true
		}
		if c == 'P' {
			return class{units: s}.not()
		}
		return class{units: s}
	}
	if c > 0x7f || words.Has(uint16(c)) {
		p.failed = true
	}
	return of(uint16(c))
}

func (p *parser) property() (s Set, ok bool) {
	if !p.takes("{") {
		return nil, false
	}
	from := p.at
	for p.more() && p.text[p.at] != '}' {
		p.at++
	}
	s, ok = named[string(p.text[from:p.at])]
	return s, ok && p.takes("}")
}

// hex is the character of n hexadecimal digits.
func (p *parser) hex(n int) class {
	u := 0
	for range n {
		if !p.more() {
			p.failed = true
			return class{}
		}
		c := p.text[p.at]
		p.at++
		switch {
		case '0' <= c && c <= '9':
			u = u<<4 | int(c-'0')
		case 'a' <= c && c <= 'f':
			u = u<<4 | int(c-'a'+10)
		case 'A' <= c && c <= 'F':
			u = u<<4 | int(c-'A'+10)
		default:
			p.failed = true
		}
	}
	if surrogates.Has(uint16(u)) {
		p.failed = true
	}
	return class{units: Of(uint16(u)), one: true}
}
