package solve

import (
	"fmt"
	"math/big"
	"strings"
)

// nesting counts opening less closing parentheses outside of |symbols| and
// "strings". A symbol may have parentheses between its bars, as the names of inputs are
// of the user's choosing.
func nesting(line string) int {
	n := 0
	var quote rune
	for _, r := range line {
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case r == '|' || r == '"':
			quote = r
		case r == '(':
			n++
		case r == ')':
			n--
		}
	}
	return n
}

// sexpr is an atom or a list.
type sexpr struct {
	atom string
	list []sexpr
}

// parseSexpr reads one expression and returns what follows.
func parseSexpr(text string) (e sexpr, rest string, err error) {
	text = strings.TrimLeft(text, " \t\r\n")
	if text == "" {
		return e, "", fmt.Errorf("the answer ends early")
	}
	switch text[0] {
	case '(':
		rest = text[1:]
		for {
			rest = strings.TrimLeft(rest, " \t\r\n")
			if strings.HasPrefix(rest, ")") {
				return e, rest[1:], nil
			}
			var inner sexpr
			if inner, rest, err = parseSexpr(rest); err != nil {
				return e, "", err
			}
			e.list = append(e.list, inner)
		}
	case ')':
		return e, "", fmt.Errorf("unexpected ) in the answer")
	case '|', '"':
		end := strings.IndexByte(text[1:], text[0])
		if end < 0 {
			return e, "", fmt.Errorf("unfinished symbol in the answer")
		}
		return sexpr{atom: text[:end+2]}, text[end+2:], nil
	}
	end := strings.IndexAny(text, " \t\r\n()")
	if end < 0 {
		end = len(text)
	}
	return sexpr{atom: text[:end]}, text[end:], nil
}

// parseValues reads the n pairs of terms and values that answer get-value. Values come
// in the order in which they were asked for; the terms, which solvers may print in
// their own way, are not compared.
func parseValues(text string, n int) ([]uint64, error) {
	e, _, err := parseSexpr(text)
	if err != nil {
		return nil, err
	}
	if len(e.list) != n {
		return nil, fmt.Errorf("%d values instead of %d: %s", len(e.list), n, text)
	}
	out := make([]uint64, n)
	for i, pair := range e.list {
		if len(pair.list) != 2 {
			return nil, fmt.Errorf("no pair of a term and a value: %s", text)
		}
		if out[i], err = pair.list[1].number(); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// number is a vector or integer: #x0f, #b01, (_ bv15 32), 15, (- 15). Integers may be
// outside of the longs, which is an error: no input has such a value.
func (e sexpr) number() (uint64, error) {
	negative := false
	digits, base := e.atom, 10
	switch {
	case len(e.list) == 2 && e.list[0].atom == "-":
		negative, digits = true, e.list[1].atom
	case len(e.list) == 3 && e.list[0].atom == "_" && strings.HasPrefix(e.list[1].atom, "bv"):
		digits = e.list[1].atom[2:]
	case strings.HasPrefix(digits, "#x"):
		digits, base = digits[2:], 16
	case strings.HasPrefix(digits, "#b"):
		digits, base = digits[2:], 2
	}
	x, ok := new(big.Int).SetString(digits, base)
	if !ok || x.BitLen() > 64 {
		return 0, fmt.Errorf("unexpected value %q %v", e.atom, e.list)
	}
	if negative {
		return -x.Uint64(), nil
	}
	return x.Uint64(), nil
}
