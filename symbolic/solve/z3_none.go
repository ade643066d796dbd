//go:build !cgo || noz3

package solve

import "errors"

// HasZ3 tells whether z3 is linked into this program.
const HasZ3 = false

type z3Mode uint8

const (
	z3Vectors z3Mode = iota
	z3Integers
	z3Floats
)

var errNoZ3 = errors.New("this gojpf was built without z3: install the z3 program and use symbolic.dp=smtlib:z3 -in -smt2, or build with cgo and libz3-dev")

func newZ3(z3Mode) (Backend, error) { return nil, errNoZ3 }
