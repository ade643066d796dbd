package expr_test

import (
	"math"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/expr"
	"github.com/gojpf/gojpf/vm"
)

// scope has the parameters i = 7, big = MAX_VALUE, l = 2^40, d = 0.5, f = 0.25f, b = true.
var scope = &expr.Scope{Variable: func(name string) (expr.Value, bool) {
	v, ok := map[string]expr.Value{
		"i": expr.FromSlot(vm.KindInt, 7), "big": expr.FromSlot(vm.KindInt, math.MaxInt32), "l": expr.FromSlot(vm.KindLong, 1<<40),
		"d": expr.FromSlot(vm.KindDouble, math.Float64bits(0.5)), "f": expr.FromSlot(vm.KindFloat, uint64(math.Float32bits(0.25))),
		"b": expr.FromSlot(vm.KindBoolean, 1), "c": expr.FromSlot(vm.KindChar, 'x'), "n": expr.FromSlot(vm.KindByte, 0xff),
	}[name]
	return v, ok
}}

func TestEval(t *testing.T) {
	for text, want := range map[string]string{
		"1 + 2 * 3 - 4 / 2 % 2":                "7",
		"big + 1":                              "-2147483648",
		"big + 1L":                             "2147483648",
		"-2147483648 / -1":                     "-2147483648",
		"l * 2 > big && l != 0":                "true",
		"-7 / 2":                               "-3",
		"-7 % 3":                               "-1",
		"d * 2 == 1":                           "true",
		"0.1f + 0.2f":                          "0.3",
		"0.1 + 0.2":                            "0.30000000000000004",
		"1.0 / 0":                              "Infinity",
		"-0.0":                                 "-0.0",
		"f + d":                                "0.75",
		"i within 7, 9 && !(i within 8, 9)":    "true",
		"i within 5 +- 2 && 8 within 5 +- 2":   "false",
		"false ==> 1 / 0 == 1":                 "true",
		"b ==> i > 100":                        "false",
		"b || 1 / 0 == 1":                      "true",
		"!b && 1 / 0 == 1":                     "false",
		"c == 'x' && '\\n' == 10":              "true",
		"n == -1":                              "true",
		"0xff == 255 && 0xffffffff == -1":      "true",
		"\"a\" == \"a\" && \"a\" != \"b\"":     "true",
		"(1 < 2) == (3 >= 2) && true != false": "true",
		"null == null":                         "true",
	} {
		e, err := expr.Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		v, err := e.Eval(scope)
		if err != nil || v.Text(nil) != want {
			t.Errorf("%s = %s, %v; want %s", text, v.Text(nil), err, want)
		}
	}
}

func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":               "empty expression",
		"1 +":            "column 4: expected a value at the end",
		"(1":             "column 3: expected ) at the end",
		"1 2":            "column 3: expected an operator or the end, not 2",
		"a # b":          "column 3: '#' is not understood",
		"x instanceof 3": "expected the name of a class, not 3",
		`\old(\old(i))`:  `\old inside \old`,
		"2147483648":     "too large for an int",
		"i << 1":         "<< is not supported",
		"b ? 1 : 2":      "? is not supported",
		`\old()`:         `\old has one argument`,
		"f(1)":           "f has arguments",
		"'ab'":           "a character has its quotes around one character",
	} {
		if _, err := expr.Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	for text, want := range map[string]string{
		"nobody":   "nobody is neither a parameter nor a field",
		"i && b":   "a condition is expected, got 7",
		"b + 1":    "+ needs numbers",
		"b < 1":    "< needs numbers",
		"b == 1":   "== compares values of different types",
		"this":     "no this in a static method",
		"\\result": "no result here",
		"\\old(i)": "has no meaning here",
		"i.length": "length is no field of 7",
		"i[0]":     "[] needs an array and an int",
		"i.size()": "size() of 7",
		"!i":       "a condition is expected",
	} {
		e, err := expr.Parse(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if _, err := e.Eval(scope); err == nil || !strings.Contains(err.Error(), want) || expr.IsFailed(err) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	e, _ := expr.Parse("i / 0 == 1")
	if _, _, err := e.Holds(scope); !expr.IsFailed(err) {
		t.Errorf("division by zero: %v", err)
	}
}
