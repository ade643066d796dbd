package models

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm/javamath"
)

// The texts of Verify.createFromJSON: JSON in which strings may stand in single
// quotes and a value may be a call of a choice generator:
//
//	{"age": IntInterval(1, 3), "paid": TrueFalse(), "tags": ["a", 'b'], "next": null}

// jsonValue is nil, bool, jsonNumber, string, jsonArray, jsonObject or
// jsonCall.
type jsonValue any

type (
	jsonNumber string // as it was written
	jsonArray  []jsonValue
	jsonObject []jsonMember // in the order of the text
	jsonMember struct {
		key   string
		value jsonValue
	}
	// jsonCall is a value to choose. Its id is that of the generator.
	jsonCall struct {
		name string
		args []float64
		id   string
	}
)

func (n jsonNumber) float() float64 {
	v, _ := strconv.ParseFloat(string(n), 64)
	return v
}

// long converts as Java's (long) does for the numbers that are not integers.
func (n jsonNumber) long() int64 {
	if v, err := strconv.ParseInt(string(n), 10, 64); err == nil {
		return v
	}
	return int64(javamath.D2L(n.float()))
}

func (n jsonNumber) integral() bool { return !strings.ContainsAny(string(n), ".eE") }

// generator makes the choice that a call stands for.
func (c *jsonCall) generator(cfg choice.Source) (choice.Generator, error) {
	want := func(counts ...int) error {
		for _, n := range counts {
			if len(c.args) == n {
				return nil
			}
		}
		return fmt.Errorf("%s(...) at %q: %d arguments, expected %s", c.name, c.id, len(c.args), strings.Trim(fmt.Sprint(counts), "[]"))
	}
	ints := make([]int32, len(c.args))
	for i, v := range c.args {
		ints[i] = int32(javamath.D2L(v))
	}
	switch c.name {
	case "TrueFalse":
		return choice.NewBoolean(c.id, true), want(0)
	case "IntSet":
		if len(c.args) == 0 {
			return nil, fmt.Errorf("IntSet() at %q: nothing to choose from", c.id)
		}
		return choice.NewIntSet(c.id, ints...), nil
	case "DoubleSet":
		if len(c.args) == 0 {
			return nil, fmt.Errorf("DoubleSet() at %q: nothing to choose from", c.id)
		}
		return choice.NewDoubleList(c.id, c.args...), nil
	case "IntInterval":
		if err := want(2, 3); err != nil {
			return nil, err
		}
		if len(ints) == 2 {
			return choice.NewIntInterval(c.id, ints[0], ints[1]), nil
		}
		return choice.NewIntSteps(c.id, ints[0], ints[1], ints[2])
	case "DoubleThreshold":
		// JPF takes the values from the configuration only.
		if len(c.args) == 3 {
			return choice.NewDoubleThreshold(c.id, c.args[0], c.args[1], c.args[2]), nil
		}
		if err := want(0); err != nil {
			return nil, err
		}
		return choice.FromConfig(c.id, withClass{cfg, c.id, "DoubleThresholdGenerator"})
	case "RandomIntInterval", "RandomIntInerval": // the latter is what JPF calls it
		if err := want(3, 4); err != nil {
			return nil, err
		}
		seed := uint64(0)
		if len(c.args) == 4 {
			seed = uint64(javamath.D2L(c.args[3]))
		}
		return choice.NewRandomInts(c.id, ints[0], ints[1], int(ints[2]), seed)
	}
	return nil, fmt.Errorf("unknown choice %s(...) at %q: expected TrueFalse, IntSet, IntInterval, DoubleSet, DoubleThreshold or RandomIntInterval", c.name, c.id)
}

// withClass is a source that knows the class of one generator.
type withClass struct {
	choice.Source
	id, class string
}

func (w withClass) Get(key string) (string, bool) {
	if key == w.id+".class" {
		return w.class, true
	}
	return w.Source.Get(key)
}

// parseJSON reads a whole text.
func parseJSON(text string) (jsonValue, error) {
	p := &jsonParser{text: text}
	v, err := p.value("", 0)
	if err != nil {
		return nil, err
	}
	if p.blanks(); p.at < len(text) {
		return nil, p.expected("the end")
	}
	return v, nil
}

// calls lists the calls in a value in the order of the text.
func calls(v jsonValue) []*jsonCall {
	var found []*jsonCall
	switch v := v.(type) {
	case *jsonCall:
		found = append(found, v)
	case jsonArray:
		for _, el := range v {
			found = append(found, calls(el)...)
		}
	case jsonObject:
		for _, m := range v {
			found = append(found, calls(m.value)...)
		}
	}
	return found
}

// maxJSONDepth is how deep values may be nested.
const maxJSONDepth = 500

type jsonParser struct {
	text string
	at   int
}

func (p *jsonParser) blanks() {
	for p.at < len(p.text) {
		r, n := utf8.DecodeRuneInString(p.text[p.at:])
		if !unicode.IsSpace(r) {
			return
		}
		p.at += n
	}
}

// next skips blanks and returns the byte that follows, 0 at the end.
func (p *jsonParser) next() byte {
	if p.blanks(); p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

func (p *jsonParser) skip(c byte) bool {
	if p.next() != c {
		return false
	}
	p.at++
	return true
}

func (p *jsonParser) expected(what string) error {
	found := "the end"
	if p.at < len(p.text) {
		r, _ := utf8.DecodeRuneInString(p.text[p.at:])
		found = strconv.QuoteRune(r)
	}
	before := p.text[:min(p.at, len(p.text))]
	return fmt.Errorf("JSON: expected %s, found %s in line %d, column %d", what, found,
		1+strings.Count(before, "\n"), utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])+1)
}

// value reads a value. The id, which is JPF's for calls, is made of the keys on
// the way to it: "ab" for the member b of the member a, and "a[0b" for the
// member b of element 0 of a.
func (p *jsonParser) value(id string, depth int) (jsonValue, error) {
	if depth > maxJSONDepth {
		return nil, p.expected("fewer nested values")
	}
	switch c := p.next(); {
	case c == '{':
		return p.object(id, depth)
	case c == '[':
		return p.array(id, depth)
	case c == '"' || c == '\'':
		return p.str()
	case c == '-' || c >= '0' && c <= '9':
		return p.number()
	}
	start := p.at
	for p.at < len(p.text) {
		r, n := utf8.DecodeRuneInString(p.text[p.at:])
		if !unicode.IsLetter(r) && r != '_' && r != '$' && (p.at == start || !unicode.IsDigit(r)) {
			break
		}
		p.at += n
	}
	word := p.text[start:p.at]
	switch word {
	case "":
		return nil, p.expected("a value")
	case "null":
		return nil, nil
	case "true", "false":
		return word == "true", nil
	}
	if !p.skip('(') {
		p.at = start
		return nil, p.expected("a value or the name of a choice with its arguments")
	}
	call := &jsonCall{name: word, id: id}
	for first := true; !p.skip(')'); first = false {
		if !first && !p.skip(',') {
			return nil, p.expected("',' or ')'")
		}
		p.blanks()
		n, err := p.number()
		if err != nil {
			return nil, err
		}
		call.args = append(call.args, n.(jsonNumber).float())
	}
	return call, nil
}

func (p *jsonParser) object(id string, depth int) (jsonValue, error) {
	p.at++
	o := jsonObject{}
	for first := true; !p.skip('}'); first = false {
		if !first && !p.skip(',') {
			return nil, p.expected("',' or '}'")
		}
		if c := p.next(); c != '"' && c != '\'' {
			return nil, p.expected("a key in quotes")
		}
		key, err := p.str()
		if err != nil {
			return nil, err
		}
		if !p.skip(':') {
			return nil, p.expected("':'")
		}
		v, err := p.value(id+key.(string), depth+1)
		if err != nil {
			return nil, err
		}
		o = append(o, jsonMember{key.(string), v})
	}
	return o, nil
}

func (p *jsonParser) array(id string, depth int) (jsonValue, error) {
	p.at++
	a := jsonArray{}
	for first := true; !p.skip(']'); first = false {
		if !first && !p.skip(',') {
			return nil, p.expected("',' or ']'")
		}
		v, err := p.value(id+"["+strconv.Itoa(len(a)), depth+1)
		if err != nil {
			return nil, err
		}
		a = append(a, v)
	}
	return a, nil
}

func (p *jsonParser) digits() bool {
	start := p.at
	for p.at < len(p.text) && p.text[p.at] >= '0' && p.text[p.at] <= '9' {
		p.at++
	}
	return p.at > start
}

func (p *jsonParser) number() (jsonValue, error) {
	start := p.at
	is := func(set string) bool {
		if p.at < len(p.text) && strings.IndexByte(set, p.text[p.at]) >= 0 {
			p.at++
			return true
		}
		return false
	}
	is("-")
	if !p.digits() {
		return nil, p.expected("a number")
	}
	if is(".") && !p.digits() {
		return nil, p.expected("digits")
	}
	if is("eE") {
		is("+-")
		if !p.digits() {
			return nil, p.expected("digits")
		}
	}
	return jsonNumber(p.text[start:p.at]), nil
}

func (p *jsonParser) str() (jsonValue, error) {
	quote := p.text[p.at]
	p.at++
	var b strings.Builder
	var high rune // the first half of a character in two escapes
	for p.at < len(p.text) && p.text[p.at] != quote {
		if p.text[p.at] != '\\' {
			b.WriteByte(p.text[p.at])
			p.at++
			continue
		}
		p.at++
		if p.at == len(p.text) {
			break
		}
		c := p.text[p.at]
		p.at++
		if i := strings.IndexByte("bfnrt", c); i >= 0 {
			b.WriteByte("\b\f\n\r\t"[i])
			continue
		}
		if c != 'u' {
			if strings.IndexByte(`"'\/`, c) < 0 {
				p.at--
				return nil, p.expected("an escape")
			}
			b.WriteByte(c)
			continue
		}
		if p.at+4 > len(p.text) {
			p.at = len(p.text)
			return nil, p.expected("four hexadecimal digits")
		}
		code, err := strconv.ParseUint(p.text[p.at:p.at+4], 16, 16)
		if err != nil {
			return nil, p.expected("four hexadecimal digits")
		}
		p.at += 4
		r := rune(code)
		if high != 0 && (r < 0xdc00 || r >= 0xe000) {
			b.WriteRune(utf8.RuneError)
		}
		switch {
		case r >= 0xd800 && r < 0xdc00 && strings.HasPrefix(p.text[p.at:], `\u`):
			high = r
			continue
		case r >= 0xdc00 && r < 0xe000 && high != 0:
			r = (high-0xd800)<<10 | (r - 0xdc00) + 0x10000
		}
		high = 0
		b.WriteRune(r)
	}
	if p.at == len(p.text) {
		return nil, p.expected("the end of the string")
	}
	p.at++
	return b.String(), nil
}
