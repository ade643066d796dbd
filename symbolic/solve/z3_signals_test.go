//go:build cgo && !noz3

package solve

import (
	"os"
	"os/signal"
	"syscall"
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

// z3 leaves a SIGINT that comes while it checks to those who listen in Go, and goes
// on with its check.
func TestSolverLeavesSignals(t *testing.T) {
	c := symbolic.NewContext()
	b, err := newZ3(z3Vectors)
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	x, y, z := c.Var("x", symbolic.Full(symbolic.Long)), c.Var("y", symbolic.Full(symbolic.Long)), c.Var("z", symbolic.Full(symbolic.Long))
	cube := func(e *symbolic.Expr) *symbolic.Expr { return c.Mul(e, c.Mul(e, e)) }
	hard := c.Eq(c.Add(cube(x), c.Add(cube(y), cube(z))), c.Long(1234567891))
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, syscall.SIGINT)
	defer signal.Stop(interrupts)
	done := make(chan Answer, 1)
	go func() {
		done <- b.Check([]*symbolic.Expr{c.Gt(x, c.Long(1000)), c.Gt(y, x), c.Gt(z, y), hard, c.Ne(c.Rem(cube(x), c.Long(97)), c.Rem(y, c.Long(89)))}, nil, Limits{Time: 2 * time.Second})
	}()
	time.Sleep(500 * time.Millisecond) // it is under way by then; if not, the test finds nothing
	if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	answer := <-done
	select {
	case <-interrupts:
	case <-time.After(10 * time.Second):
		t.Fatalf("nobody heard of the signal; the check ended with %s %q", answer.Status, answer.Why)
	}
}
