package javaexpr

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// token is a word of an expression.
type token struct {
	kind tokenKind
	text string
	at   int // column
}

type tokenKind uint8

const (
	endToken tokenKind = iota
	nameToken
	numberToken
	charToken
	stringToken
	signToken
)

const signs = `>>>|--|\+\+|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%<>!~&|^?:()\[\].,]`

type form struct {
	kind tokenKind
	re   *regexp.Regexp
}

var forms = [...][]form{
	Java:     formsOf(`[\pL_$][\pL\pN_$]*`, signs),
	Contract: formsOf(`\\?[\pL_$][\pL\pN_$]*`, `==>|\+-|`+signs),
}

func formsOf(name, sign string) []form {
	begins := func(re string) *regexp.Regexp { return regexp.MustCompile("^(" + re + ")") }
	return []form{
		{nameToken, begins(name)},
		{numberToken, begins(`0[xX][0-9a-fA-F_]*\.?[0-9a-fA-F_]*[pP][-+]?[0-9]+[fFdD]?|0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|` +
			`([0-9][0-9_]*\.?[0-9_]*|\.[0-9][0-9_]*)([eE][-+]?[0-9]+)?[fFdDlL]?`)},
		{charToken, begins(`'(\\u+[0-9a-fA-F]{4}|\\[0-7]{1,3}|\\.|[^'\\])'`)},
		{stringToken, begins(`"(\\.|[^"\\])*"`)},
		{signToken, begins(sign)},
	}
}

// scan splits a text into tokens; the last one is the end.
func scan(text string, dialect Dialect) ([]token, error) {
	var list []token
	column := 1
	for text != "" {
		if trimmed := strings.TrimLeft(text, " \t\r\n"); trimmed != text {
			column += len(text) - len(trimmed)
			text = trimmed
			continue
		}
		t := token{at: column}
		for _, f := range forms[dialect] {
			if t.text = f.re.FindString(text); t.text != "" {
				t.kind = f.kind
				break
			}
		}
		if t.text == "" {
			return nil, unknown(text, column)
		}
		list = append(list, t)
		column += utf8.RuneCountInString(t.text)
		text = text[len(t.text):]
	}
	return append(list, token{at: column}), nil
}

func unknown(text string, column int) error {
	switch r, _ := utf8.DecodeRuneInString(text); r {
	case '"':
		return &Error{column, "the text has no end"}
	case '\'':
		return &Error{column, "a character has its quotes around one character"}
	case '=':
		return &Error{column, "= assigns; == compares"}
	default:
		return &Error{column, fmt.Sprintf("%q is not understood", r)}
	}
}

// readNumber reads a number as Java does, with the sign in front of it if it has
// one: the least int has no positive counterpart.
func readNumber(text string, negative bool) (Number, error) {
	clean := strings.ToLower(strings.ReplaceAll(text, "_", ""))
	hex := strings.HasPrefix(clean, "0x")
	last := clean[len(clean)-1]
	if strings.ContainsRune(clean, '.') || strings.ContainsRune(clean, 'p') || !hex && strings.ContainsRune(clean, 'e') ||
		!hex && (last == 'f' || last == 'd') {
		return readFloat(text, clean, negative)
	}
	long := last == 'l'
	digits := strings.TrimSuffix(clean, "l")
	base := 10
	switch {
	case hex:
		base, digits = 16, digits[2:]
	case strings.HasPrefix(digits, "0b"):
		base, digits = 2, digits[2:]
	case len(digits) > 1 && digits[0] == '0':
		base, digits = 8, digits[1:]
	}
	u, err := strconv.ParseUint(digits, base, 64)
	limit := uint64(math.MaxInt64)
	if base != 10 {
		limit = math.MaxUint64 // bits, the sign among them
	} else if negative {
		limit++
	}
	if err != nil || u > limit {
		return Number{}, fmt.Errorf("%s is no number that fits a long", text)
	}
	v := int64(u)
	if !long && base != 10 && u <= math.MaxUint32 {
		v = int64(int32(u))
	}
	if negative {
		v = -v
	}
	grown := base != 10 && u > math.MaxUint32 || base == 10 && v != int64(int32(v))
	if long || grown {
		return Number{Type: "long", Integer: v, Grown: !long}, nil
	}
	return Number{Type: "int", Integer: int64(int32(v))}, nil
}

func readFloat(text, clean string, negative bool) (Number, error) {
	kind, bits := "double", 64
	switch last := clean[len(clean)-1]; last {
	case 'f':
		kind, bits = "float", 32
		clean = clean[:len(clean)-1]
	case 'd':
		clean = clean[:len(clean)-1]
	case 'l':
		return Number{}, fmt.Errorf("%s is no number", text)
	}
	x, err := strconv.ParseFloat(clean, bits)
	if err != nil {
		return Number{}, fmt.Errorf("%s is no number that fits a %s", text, kind)
	}
	if negative {
		x = -x
	}
	return Number{Type: kind, Float: x}, nil
}

// escapes are the letters behind a backslash and what they stand for.
const (
	escapes = "btnfrs0\"'\\"
	escaped = "\b\t\n\f\r \x00\"'\\"
)

// readChar is the value of a character literal.
func readChar(text string) (Number, error) {
	units, err := unescape(text[1 : len(text)-1])
	if err != nil || len(units) != 1 || units[0] > math.MaxUint16 {
		return Number{}, fmt.Errorf("%s is no char", text)
	}
	return Number{Type: "char", Integer: int64(units[0])}, nil
}

// readString is the value of a text.
func readString(text string) (string, error) {
	runes, err := unescape(text[1 : len(text)-1])
	if err != nil {
		return "", fmt.Errorf("%s is no text", text)
	}
	return string(runes), nil
}

// unescape replaces what begins with a backslash by what it stands for.
func unescape(body string) (out []rune, err error) {
	for body != "" {
		r, size := utf8.DecodeRuneInString(body)
		if r != '\\' || len(body) == 1 {
			out, body = append(out, r), body[size:]
			continue
		}
		body = body[1:]
		base, digits := 8, ""
		switch c := body[0]; {
		case c == 'u':
			base, body = 16, strings.TrimLeft(body, "u")
			digits = body[:min(4, len(body))]
		case c >= '0' && c <= '7':
			n := 1
			for n < len(body) && n < 3 && body[n] >= '0' && body[n] <= '7' {
				n++
			}
			digits = body[:n]
		default:
			at := strings.IndexByte(escapes, c)
			if at < 0 {
				return nil, strconv.ErrSyntax
			}
			out, body = append(out, rune(escaped[at])), body[1:]
			continue
		}
		v, err := strconv.ParseUint(digits, base, 16)
		if err != nil || base == 8 && v > 0o377 || base == 16 && len(digits) < 4 {
			return nil, strconv.ErrSyntax
		}
		out, body = append(out, rune(v)), body[len(digits):]
	}
	return out, nil
}
