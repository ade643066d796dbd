package search

import "testing"

// A fair stack takes most nodes from the least deep end, and none twice.
func TestFairStack(t *testing.T) {
	s := &stack{}
	for depth := 1; depth <= 8; depth++ {
		s.push(&node{depth: depth})
	}
	s.fair = true
	s.push(&node{depth: 3}) // beside the path
	var got []int
	for n := s.top(); n != nil; n = s.top() {
		got = append(got, n.depth)
		s.drop()
		s.turn++
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
