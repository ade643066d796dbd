package strategy

import "testing"

// A fair stack takes most nodes from the least deep end, and none twice.
func TestFairStack(t *testing.T) {
	s := &Stack{}
	for depth := 1; depth <= 8; depth++ {
		s.Push(&testNode{depth: depth})
	}
	s.Fairly()
	s.Push(&testNode{depth: 3}) // beside the path
	var got []int
	for n := s.Top(); n != nil; n = s.Top() {
		got = append(got, n.Depth())
		s.Drop()
		s.Fairly()
	}
	want := []int{1, 2, 3, 8, 3, 4, 5, 7, 6}
	if len(got) != len(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("got %v, want %v", got, want)
		}
	}
}
