package schedule

import (
	"testing"

	"github.com/gojpf/gojpf/vm"
)

// What lets a thread go on may be something that nobody has been seen to do when it was
// relied on that nobody does it.
func TestNewDeedsAreInDoubt(t *testing.T) {
	d := newDeeds()
	_, looks := d.opening(vm.Deed{Mode: vm.DeedGive, Obj: 7}, []vm.Deed{{Mode: vm.AccessRead, Obj: 7, Index: vm.WholeObject}})
	p := d.at(stand{1, 1})
	p.relied.join(looks)

	other, write := set(nil), set(nil)
	other.add(d.number(vm.Deed{Mode: vm.AccessWrite, Obj: 8, Index: 2}))
	d.grow(p, other)
	if d.doubted {
		t.Fatal("a write of another object is no reason to doubt")
	}
	write.add(d.number(vm.Deed{Mode: vm.AccessWrite, Obj: 7, Index: 2}))
	d.grow(p, write)
	if !d.doubted {
		t.Fatal("what was looked at is written, and nobody doubts")
	}
}

// Changes on different sides commute with each other, and with nothing else.
func TestSidesCommute(t *testing.T) {
	write := func(s vm.Side) vm.Deed { return vm.Deed{Mode: vm.AccessWrite, Obj: 7, Index: 2, Side: s} }
	for _, test := range []struct {
		a, b vm.Side
		want bool // conflict
	}{
		{vm.SideNone, vm.SideNone, true}, {vm.SideNone, vm.SidePuts, true}, {vm.SideTakes, vm.SideNone, true}, {vm.SideNone, vm.SideAdds, true},
		{vm.SidePuts, vm.SidePuts, true}, {vm.SideTakes, vm.SideTakes, true}, {vm.SidePuts, vm.SideTakes, false}, {vm.SideTakes, vm.SidePuts, false},
		{vm.SideAdds, vm.SideAdds, false}, {vm.SideAdds, vm.SidePuts, true}, {vm.SideDone, vm.SideDone, false}, {vm.SideDone, vm.SideNone, true},
		{vm.SideDone, vm.SideAdds, true}, {vm.SideFinal, vm.SideNone, false}, {vm.SideNone, vm.SideFinal, false},
	} {
		if got := conflicts(write(test.a), write(test.b)); got != test.want {
			t.Errorf("sides %d and %d conflict: %v, want %v", test.a, test.b, got, test.want)
		}
	}
}
