package choice

import "math/big"

// BitFlips returns how many words have k of their n lowest bits set.
func BitFlips(n, k int64) *big.Int { return new(big.Int).Binomial(n, k) }

// BitFlip returns number i of the words with k bits set, in ascending order.
func BitFlip(k int, i int64) uint64 {
	var word uint64
	for ; k > 0; k-- {
		// The highest bit is the largest b for which all words with k bits below
		// b come before number i.
		b := int64(k - 1)
		for BitFlips(b+1, int64(k)).Int64() <= i {
			b++
		}
		word |= 1 << b
		i -= BitFlips(b, int64(k)).Int64()
	}
	return word
}
