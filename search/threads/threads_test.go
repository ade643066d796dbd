package threads

import (
	"fmt"
	"testing"
)

func TestCycle(t *testing.T) {
	all := func(int) bool { return true }
	for _, test := range []struct {
		owners []int
		wanted func(int) bool
		want   string
	}{
		{nil, all, "[]"},
		{[]int{-1, 0, 1}, all, "[]"},
		{[]int{1, 0}, all, "[0 1]"},
		{[]int{0}, all, "[0]"},
		{[]int{-1, 3, 1, 2}, all, "[1 3 2]"},
		{[]int{1, 2, 1}, all, "[1 2]"}, // 0 waits for the cycle, but is none of it
		{[]int{1, 0, 3, 2}, func(id int) bool { return id == 3 }, "[2 3]"},
		{[]int{1, 0}, func(id int) bool { return id > 1 }, "[]"},
		{[]int{1, 2, 1}, func(id int) bool { return id == 0 }, "[]"},
	} {
		if got := fmt.Sprint(cycleOf(test.owners, test.wanted)); got != test.want {
			t.Errorf("%v: got %s, want %s", test.owners, got, test.want)
		}
	}
}
