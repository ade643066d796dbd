package schedule

import (
	"testing"

	"github.com/gojpf/gojpf/vm"
)

func TestConflicts(t *testing.T) {
	c := &vm.Class{}
	word := func(mode vm.AccessMode, index int) vm.Access { return vm.Access{Mode: mode, Obj: 7, Index: index} }
	for _, v := range []struct {
		a, b vm.Access
		want bool
	}{
		{word(vm.AccessRead, 1), word(vm.AccessRead, 1), false},
		{word(vm.AccessRead, 1), word(vm.AccessWrite, 1), true},
		{word(vm.AccessWrite, 1), word(vm.AccessWrite, 2), false},
		{word(vm.AccessWrite, vm.WholeObject), word(vm.AccessRead, 2), true},
		{word(vm.AccessRead, vm.WholeObject), word(vm.AccessRead, 2), false},
		{word(vm.AccessWrite, 1), vm.Access{Mode: vm.AccessWrite, Class: c, Index: 1}, false},
		{word(vm.AccessAcquire, 0), word(vm.AccessRelease, 0), true},
		{word(vm.AccessAcquire, 0), word(vm.AccessWrite, 0), false},
		{vm.Access{Mode: vm.AccessTouch, Thread: 1}, vm.Access{Mode: vm.AccessTouch, Thread: 1}, true},
		{vm.Access{Mode: vm.AccessTouch, Thread: 1}, vm.Access{Mode: vm.AccessTouch, Thread: 2}, false},
		{vm.Access{Mode: vm.AccessAll}, word(vm.AccessRead, 1), true},
		{vm.Access{Mode: vm.AccessWrite, Key: "a"}, vm.Access{Mode: vm.AccessRead, Key: "b"}, false},
	} {
		if v.a.Conflicts(v.b) != v.want || v.b.Conflicts(v.a) != v.want {
			t.Errorf("%+v, %+v: expected %v", v.a, v.b, v.want)
		}
	}
}
