package cmd

import "testing"

func TestGrowthFor(t *testing.T) {
	for _, c := range []struct {
		live uint64
		want int
	}{
		{0, 250}, {10 << 20, 250}, {128 << 20, 250}, {160 << 20, 200}, {320 << 20, 100}, {330 << 20, 90}, {1 << 30, 50}, {1 << 40, 50},
	} {
		if got := growthFor(c.live); got != c.want {
			t.Errorf("%d MB: %d%%, want %d%%", c.live>>20, got, c.want)
		}
	}
}
