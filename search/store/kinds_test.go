package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

func TestBoundedStore(t *testing.T) {
	list := digests(10_000)
	s := newBounded(800, false)
	for i, d := range list[:50] {
		s.Add(d, i)
		s.Opened(d, i)
	}
	for _, d := range list {
		s.Add(d, 0)
	}
	if s.evicted == 0 {
		t.Error("nothing was forgotten")
	}
	for i, d := range list[:50] {
		if explore, _ := s.Add(d, 0); explore {
			t.Errorf("digest %d was forgotten while it was on the path", i)
		}
		s.Left(d)
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
		{"+vm.storage.class=bounded +vm.storage.max_states=-1", "vm.storage.max_states: expected a number that is not negative"},
		{"+vm.storage.max_memory=1K", "at least 64K"},
		{"+vm.storage.max_memory=much", "vm.storage.max_memory"},
	} {
		cfg, err := config.Load(config.Options{Registry: config.NewRegistry(Keys...), Args: strings.Fields("+target=Main " + c.settings)})
		if err == nil {
			r := config.Read(cfg)
			Parse(r)
			err = r.Err()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v", c.settings, err)
		}
	}
	d := newDisk(filepath.Join(file, "below"), defaultDiskMemory, false, nil)
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
			s := newDisk(dir, 2<<20, false, errorfs.Wrap(vfs.Default, full))
			for _, d := range list {
				if s.Add(d, 0); s.Trouble() != nil {
					break
				}
			}
			c := s.Trouble()
			if c == nil {
				s.Close()
				t.Skip("it had enough room")
			}
			if !strings.Contains(c.Reason, "the disk is full") || !errors.Is(s.failure, syscall.ENOSPC) {
				t.Errorf("told as %q", c.Reason)
			}
			if err := s.Close(); err != nil {
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
		s := newDisk(b.TempDir(), 16<<20, false, nil)
		for i, d := range list {
			s.Add(d, 0)
			s.Add(list[i/2], 0)
		}
		if s.Len() != int64(len(list)) {
			b.Fatal(s.Len(), s.Trouble())
		}
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(2*len(list)*b.N), "ns/add")
}

// Workers of a search that matches nothing count together.
func TestNoneIsShared(t *testing.T) {
	var s None
	var workers sync.WaitGroup
	for range 4 {
		workers.Go(func() {
			for range 10_000 {
				s.Add(vm.Digest{}, 0)
			}
		})
	}
	if workers.Wait(); s.Len() != 40_000 {
		t.Errorf("%d states were added", s.Len())
	}
}
