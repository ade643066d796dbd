package memory

import (
	"os"
	"path/filepath"
	"testing"
)

func TestMemoryWatch(t *testing.T) {
	free, known := int64(100), true
	w := Watch{min: 50, free: func() (int64, bool) { return free, known }}
	look := func() bool { w.countdown, w.checked = 0, w.checked.AddDate(-1, 0, 0); return w.Scarce() }
	if look() {
		t.Error("scarce with plenty")
	}
	free = 49
	if !look() {
		t.Error("not scarce with too little")
	}
	known = false
	if look() {
		t.Error("scarce though nothing is known")
	}
	known, free = true, 200
	w.share, w.own = true, func() int64 { return 8 * 200 }
	if look() {
		t.Error("scarce with as much as its share")
	}
	w.own = func() int64 { return 8 * 201 }
	if !look() || w.Reason() != "less than 1 MB of memory left" {
		t.Error("not scarce with less than its share")
	}
	w.share = false
	w.min, known = 0, true
	if look() {
		t.Error("scarce though not watched")
	}
}

func TestNumberIn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "stat")
	if err := os.WriteFile(file, []byte("12\nMemFree:  7 kB\nMemAvailable:  34 kB\nlimit max\nalone\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int64{"": 12, "MemAvailable:": 34, "limit": -1, "alone": -1, "missing": -1} {
		n, ok := numberIn(file, name)
		if !ok {
			n = -1
		}
		if n != want {
			t.Errorf("%q: %d, want %d", name, n, want)
		}
	}
	if _, ok := numberIn(file+"not", ""); ok {
		t.Error("a number in no file")
	}
	if n := own(); n <= 0 {
		t.Errorf("this process has %d bytes", n)
	}
	if free, known := Free(); known && free <= 0 {
		t.Errorf("%d bytes are free", free)
	}
}
