package vm

import (
	"slices"
	"testing"
)

// Long copies, in pieces or over each other, do what copy does.
func TestCopyIn(t *testing.T) {
	const n = 2*copyPiece + 7
	src := make([]byte, n)
	for i := range src {
		src[i] = byte(i * 31 >> 3)
	}
	for _, c := range []struct{ to, from, length int }{{0, 0, n}, {1, 0, n - 1}, {0, 5, n - 5}, {3, 9, 4}} {
		want, got := slices.Clone(src), slices.Clone(src)
		copy(want[c.to:c.to+c.length], want[c.from:c.from+c.length])
		CopyIn(got[c.to:c.to+c.length], got[c.from:c.from+c.length])
		if !slices.Equal(got, want) {
			t.Errorf("%+v", c)
		}
	}
	dst := make([]byte, n-1)
	if CopyIn(dst, src); !slices.Equal(dst, src[:n-1]) {
		t.Error("another array")
	}
}
