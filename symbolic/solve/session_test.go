package solve

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
)

// deaf is a machine in this process that does not listen until it is told to.
type deaf struct {
	smt.Terms[int]
	listens atomic.Bool
	asked   chan struct{}
	ended   chan struct{}
}

func (d *deaf) Push() error                    { return nil }
func (d *deaf) Pop(int) error                  { return nil }
func (d *deaf) Assert(int) error               { return nil }
func (d *deaf) Reset() error                   { return nil }
func (d *deaf) Values([]int) ([]uint64, error) { return nil, nil }
func (d *deaf) Close() error                   { return nil }

func (d *deaf) Check(Limits) (symbolic.Status, string, error) {
	defer close(d.ended)
	for range d.asked {
		if d.listens.Load() {
			break
		}
	}
	return symbolic.Undecided, "interrupted", nil
}

type noTerms struct{ smt.Encoder[int] }

func (noTerms) Size() int { return 0 }

// What is left behind is interrupted until it ends: it would have more and more memory, and keep
// the finalizers of all other terms from running.
func TestLeftBehindIsInterrupted(t *testing.T) {
	d := &deaf{asked: make(chan struct{}, 1), ended: make(chan struct{})}
	b := &sessionBackend[int]{name: "deaf"}
	b.make = func(Limits) (*session[int], error) { return newSession[int](d, noTerms{}, false), nil }
	b.interrupt = func(*session[int]) {
		select {
		case d.asked <- struct{}{}:
		default:
		}
	}
	if a := b.Check(nil, nil, Limits{Time: time.Millisecond}); a.Status != symbolic.Undecided || b.current != nil {
		t.Fatalf("%+v, current %v", a, b.current)
	}
	select {
	case <-d.ended:
		t.Fatal("it has listened")
	default:
	}
	d.listens.Store(true)
	select {
	case <-d.ended:
	case <-time.After(time.Minute):
		t.Error("nobody interrupts it any more")
	}
}
