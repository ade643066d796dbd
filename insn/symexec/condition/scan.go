package condition

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// token is a word of a condition.
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
	signToken
)

var (
	nameForm   = regexp.MustCompile(`^[\pL_$][\pL\pN_$]*`)
	charForm   = regexp.MustCompile(`^'(\\u+[0-9a-fA-F]{4}|\\[0-7]{1,3}|\\.|[^'\\])'`)
	numberForm = regexp.MustCompile(`^(0[xX][0-9a-fA-F_]*\.?[0-9a-fA-F_]*[pP][-+]?[0-9]+[fFdD]?|0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|([0-9][0-9_]*\.?[0-9_]*|\.[0-9][0-9_]*)([eE][-+]?[0-9]+)?[fFdDlL]?)`)
	signForm   = regexp.MustCompile(`^(>>>|--|\+\+|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%<>!~&|^?:()\[\].,])`)
)

// scan splits a text into tokens; the last one is the end.
func scan(text string) ([]token, error) {
	var list []token
	column := 1
	for text != "" {
		if trimmed := strings.TrimLeft(text, " \t\r\n"); trimmed != text {
			column += len(text) - len(trimmed)
			text = trimmed
			continue
		}
		t := token{at: column}
		for _, form := range []struct {
			kind tokenKind
			re   *regexp.Regexp
		}{{nameToken, nameForm}, {numberToken, numberForm}, {charToken, charForm}, {signToken, signForm}} {
			if t.text = form.re.FindString(text); t.text != "" {
				t.kind = form.kind
				break
			}
		}
		if t.text == "" {
			r, _ := utf8.DecodeRuneInString(text)
			switch r {
			case '"':
				return nil, &Error{column, "texts cannot be used in a condition"}
			case '=':
				return nil, &Error{column, "= assigns; == compares"}
			}
			return nil, &Error{column, fmt.Sprintf("%q is not understood", r)}
		}
		list = append(list, t)
		column += utf8.RuneCountInString(t.text)
		text = text[len(t.text):]
	}
	return append(list, token{at: column}), nil
}

// number is the value of a literal.
type number struct {
	desc    string // I, J, F or D
	integer int64
	float   float64
}

// readNumber reads a number as Java does, with the sign in front of it if it has
// one: the least int has no positive counterpart.
func readNumber(text string, negative bool) (number, error) {
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
		return number{}, fmt.Errorf("%s is no number that fits a long", text)
	}
	v := int64(u)
	if !long && base != 10 && u <= math.MaxUint32 {
		v = int64(int32(u))
	}
	if negative {
		v = -v
	}
	if long || base != 10 && u > math.MaxUint32 || base == 10 && v != int64(int32(v)) {
		return number{desc: "J", integer: v}, nil
	}
	return number{desc: "I", integer: int64(int32(v))}, nil
}

func readFloat(text, clean string, negative bool) (number, error) {
	desc, bits := "D", 64
	switch last := clean[len(clean)-1]; last {
	case 'f':
		desc, bits = "F", 32
		clean = clean[:len(clean)-1]
	case 'd':
		clean = clean[:len(clean)-1]
	case 'l':
		return number{}, fmt.Errorf("%s is no number", text)
	}
	x, err := strconv.ParseFloat(clean, bits)
	if err != nil {
		return number{}, fmt.Errorf("%s is no number that fits a %s", text, typeName(desc))
	}
	if negative {
		x = -x
	}
	return number{desc: desc, float: x}, nil
}

// readChar is the value of a character literal.
func readChar(text string) (int64, error) {
	body := text[1 : len(text)-1]
	if body[0] != '\\' {
		r, _ := utf8.DecodeRuneInString(body)
		if r > math.MaxUint16 {
			return 0, fmt.Errorf("%s is no char", text)
		}
		return int64(r), nil
	}
	if at := strings.IndexByte("btnfrs0\"'\\", body[1]); at >= 0 && len(body) == 2 {
		return int64("\b\t\n\f\r \x00\"'\\"[at]), nil
	}
	base, digits := 8, body[1:]
	if body[1] == 'u' {
		base, digits = 16, strings.TrimLeft(body[1:], "u")
	}
	v, err := strconv.ParseUint(digits, base, 16)
	if err != nil || base == 8 && v > 0o377 {
		return 0, fmt.Errorf("%s is no char", text)
	}
	return int64(v), nil
}
