//go:build cgo && !noz3

package solve

/*
#cgo LDFLAGS: -lz3
#include <z3.h>
#include <stdlib.h>

static void leave_signals(Z3_context ctx, Z3_solver solver) {
	Z3_params p = Z3_mk_params(ctx);
	Z3_params_inc_ref(ctx, p);
	Z3_params_set_bool(ctx, p, Z3_mk_string_symbol(ctx, "ctrl_c"), 0);
	Z3_solver_set_params(ctx, solver, p);
	Z3_params_dec_ref(ctx, p);
}
*/
import "C"

import (
	"reflect"
	"sync"
	"unsafe"

	"github.com/aclements/go-z3/z3"
)

// newSolver makes a solver that leaves the process's signals alone. As long as it
// checks, z3 otherwise takes SIGINT for itself: it gives the check up, and who
// listens in Go never hears that the run is to end.
//
// go-z3 has no way to say so; the pointers that z3's own function wants are in
// fields of the two values.
func newSolver(ctx *z3.Context) *z3.Solver {
	solver := z3.NewSolver(ctx)
	context := reflect.ValueOf(ctx).Elem()
	lock := (*sync.Mutex)(context.FieldByName("lock").Addr().UnsafePointer())
	lock.Lock()
	defer lock.Unlock()
	C.leave_signals(
		C.Z3_context(context.FieldByName("contextImpl").Elem().FieldByName("c").UnsafePointer()),
		C.Z3_solver(reflect.ValueOf(solver).Elem().FieldByName("solverImpl").Elem().FieldByName("c").UnsafePointer()),
	)
	return solver
}

var _ unsafe.Pointer // cgo's types of pointers
