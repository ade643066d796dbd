package strategy

import "testing"

// lossy keeps one node only.
type lossy struct{ Stack }

func (l *lossy) Push(n Node) {
	if len(l.nodes) < 1 {
		l.Stack.Push(n)
	}
}

// repeating never lets go of a node.
type repeating struct {
	Base
	one Node
}

func (r *repeating) Push(n Node) { r.one = n }
func (r *repeating) Top() Node   { return r.one }
func (r *repeating) Drop()       {}

// Checks fail where something is wrong, and nowhere else.
func TestChecked(t *testing.T) {
	panics := func(f Frontier) (failed bool) {
		defer func() { failed = recover() != nil }()
		f.Push(&testNode{})
		f.Push(&testNode{})
		for f.Top() != nil {
			f.Drop()
		}
		return false
	}
	for _, test := range []struct {
		f     Frontier
		keeps bool
		want  bool
	}{{&Stack{}, true, false}, {&lossy{}, true, true}, {&lossy{}, false, false}, {&repeating{}, false, true}} {
		if got := panics(Checked(test.f, test.keeps)); got != test.want {
			t.Errorf("%T, keeps everything %v: panics %v", test.f, test.keeps, got)
		}
	}
	f := Checked(&Stack{}, true)
	n := &testNode{}
	f.Push(n)
	defer func() {
		if recover() == nil {
			t.Error("a node is pushed twice")
		}
	}()
	f.Push(n)
}
