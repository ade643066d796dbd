package search

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"

	"github.com/gojpf/gojpf/config"
)

// All stores find the same states.
func TestStoresAgree(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ target, args, search string }{
		{"Dials", "3 10", "+search.class=dfs"},
		{"Dials", "3 10", "+search.class=bfs"},
		{"Dials", "3 10", "+search.depth_limit=12"},
		{"Permute", "4", "+search.class=dfs"},
		{"Permute", "4", "+search.class=iddfs"},
	} {
		want := ""
		for _, store := range []string{
			"+vm.storage.class=memory",
			"+vm.storage.class=.vm.FullStateSet",
			"+vm.storage.max_memory=64K",
			"+vm.storage.class=disk",
			"+vm.storage.class=disk +vm.storage.max_memory=64K",
			"+vm.storage.class=bounded +vm.storage.max_states=100000",
			"+vm.storage.class=bounded +vm.storage.max_memory=100M",
		} {
			if strings.Contains(store, "bounded") && strings.Contains(c.search, "bfs") {
				continue
			}
			settings := append(strings.Fields(store), c.search, "+vm.storage.dir="+filepath.Join(dir, "new"))
			got := counts(search(t, c.target, strings.Fields(c.args), settings...))
			if want == "" {
				want = got
			}
			if got != want {
				t.Errorf("%v %s: %s\nmemory: %s", c, store, got, want)
			}
		}
	}
	if left, err := os.ReadDir(filepath.Join(dir, "new")); err != nil || len(left) > 0 {
		t.Errorf("%d folders are left, %v", len(left), err)
	}
}

// A store that forgets makes the search longer, not wrong: it has an end, finds
// all ends, and finds violations.
func TestBoundedSearchIsRight(t *testing.T) {
	for _, size := range []string{"1", "16", "60", "200"} {
		bounded := []string{"+vm.storage.class=bounded", "+vm.storage.max_states=" + size}
		r := search(t, "Counters", []string{"3"}, bounded...)
		if r.Verdict != Safe || r.Statistics.StatesNew < 16 {
			t.Errorf("size %s: %s", size, describe(r))
		}
		if r := search(t, "Crossing", []string{"check"}, bounded...); r.Verdict != Violated {
			t.Errorf("size %s: %s", size, describe(r))
		}
		if r := search(t, "Permute", []string{"3", "check"}, append(bounded, "+search.multiple_errors=true")...); describe(r)[:8] != "violated" {
			t.Errorf("size %s: %s", size, describe(r))
		}
	}
}

func TestBoundedStore(t *testing.T) {
	list := digests(10_000)
	s := newBoundedStore(800, false)
	for i, d := range list[:50] {
		s.add(d, i)
		s.opened(d, i)
	}
	for _, d := range list {
		s.add(d, 0)
	}
	if s.evicted == 0 {
		t.Error("nothing was forgotten")
	}
	for i, d := range list[:50] {
		if explore, _ := s.add(d, 0); explore {
			t.Errorf("digest %d was forgotten while it was on the path", i)
		}
		s.left(d)
	}
	if len(s.onPath) != 0 {
		t.Errorf("%d digests are still on the path", len(s.onPath))
	}
}

func TestBadStores(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ settings, want string }{
		{"+vm.storage.class=tape", `vm.storage.class`},
		{"+vm.storage.class=bounded", "needs vm.storage.max_states or vm.storage.max_memory"},
		{"+vm.storage.class=bounded +vm.storage.max_states=9 +search.class=bfs", "needs search.class=dfs or iddfs"},
		{"+vm.storage.class=bounded +vm.storage.max_states=-1", "a positive number"},
		{"+vm.storage.max_memory=1K", "at least 64K"},
		{"+vm.storage.max_memory=much", "vm.storage.max_memory"},
	} {
		cfg, err := config.Load(config.Options{Args: strings.Fields("+target=Main " + c.settings)})
		if err == nil {
			_, err = (&settings{cfg: cfg}).openStore()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v", c.settings, err)
		}
	}
	d := newDiskStore(filepath.Join(file, "below"), defaultDiskMemory, false, nil)
	if err := d.openDB(); err == nil || !strings.Contains(err.Error(), "vm.storage.dir") {
		t.Errorf("got %v", err)
	}
}

// A disk that fills up ends the search with a reason: whenever that is, nothing
// hangs, nothing crashes, nothing is left behind.
func TestFullDisk(t *testing.T) {
	list := digests(60_000)
	for _, writes := range []int32{1, 2, 4, 8, 12, 16, 24} {
		t.Run(fmt.Sprint(writes), func(t *testing.T) {
			var left atomic.Int32
			left.Store(writes)
			full := errorfs.InjectorFunc(func(op errorfs.Op) error {
				switch op.Kind {
				case errorfs.OpFileWrite, errorfs.OpFilePreallocate, errorfs.OpFileSync, errorfs.OpCreate, errorfs.OpFileSyncData, errorfs.OpFileSyncTo:
					if left.Add(-1) < 0 {
						return syscall.ENOSPC
					}
				}
				return nil
			})
			dir := t.TempDir()
			s := newDiskStore(dir, 2<<20, false, errorfs.Wrap(vfs.Default, full))
			for _, d := range list {
				if s.add(d, 0); s.trouble() != nil {
					break
				}
			}
			c := s.trouble()
			if c == nil {
				s.close()
				t.Skip("it had enough room")
			}
			if !strings.Contains(c.Reason, "the disk is full") || !errors.Is(s.failure, syscall.ENOSPC) {
				t.Errorf("told as %q", c.Reason)
			}
			if err := s.close(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestFilter(t *testing.T) {
	f := newFilter(1 << 17)
	defer f.bits.free()
	list := digests(100_000)
	for _, d := range list[:50_000] {
		f.add(d)
	}
	wrong := 0
	for i, d := range list {
		switch has := f.mayHave(d); {
		case i < 50_000 && !has:
			t.Fatalf("digest %d was forgotten", i)
		case i >= 50_000 && has:
			wrong++
		}
	}
	if wrong > 2500 {
		t.Errorf("%d of 50000 are taken for known", wrong)
	}
}

// BenchmarkDisk adds digests of which a quarter fits into memory.
func BenchmarkDisk(b *testing.B) {
	list := digests(1_000_000)
	for b.Loop() {
		s := newDiskStore(b.TempDir(), 16<<20, false, nil)
		for i, d := range list {
			s.add(d, 0)
			s.add(list[i/2], 0)
		}
		if s.len() != int64(len(list)) {
			b.Fatal(s.len(), s.trouble())
		}
		if err := s.close(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(2*len(list)*b.N), "ns/add")
}
