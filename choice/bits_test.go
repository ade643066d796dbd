package choice

import (
	"math/bits"
	"testing"
)

// All words with k of n bits, each once, in ascending order.
func TestBitFlip(t *testing.T) {
	for n := 1; n <= 10; n++ {
		for k := 0; k <= n; k++ {
			last := int64(-1)
			ways := BitFlips(int64(n), int64(k)).Int64()
			for i := range ways {
				word := int64(BitFlip(k, i))
				if word <= last || word >= 1<<n || bits.OnesCount64(uint64(word)) != k {
					t.Fatalf("n=%d k=%d: number %d is %b after %b", n, k, i, word, last)
				}
				last = word
			}
		}
	}
	if got := BitFlip(1, 63); got != 1<<63 {
		t.Errorf("the 64th word with one bit is %x", got)
	}
}
