package store

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/bloom"
	"github.com/cockroachdb/pebble/v2/vfs"

	"github.com/gojpf/gojpf/search/memory"
	"github.com/gojpf/gojpf/vm"
)

// disk keeps digests in memory as long as there is room for them. From
// then on the rest is in a database on disk, in a folder of its own that goes
// away with the store: new digests are gathered in memory and written in large
// sorted batches, and a filter in memory answers for nearly all digests that
// were never seen, so that the disk is asked for little more than what is there.
//
// The database promises much that we do not need, and ends the process when it
// cannot keep a promise. Here a disk that is full is trouble of this search
// only: whatever goes wrong first is kept, the database is then left alone, and
// the search ends.
type disk struct {
	pathless
	// Adding holds it for reading: workers hinder each other only while digests are moved.
	mu     sync.RWMutex // held for writing while digests are moved to disk
	recent *table       // what was not written yet
	limit  int64        // bytes for recent and filter
	depths bool
	parent string // where the folder is made
	fs     vfs.FS // nil for the disk's

	dir    string
	db     *pebble.DB
	filter filter
	n      atomic.Int64

	failed  chan struct{} // closed when failure is set
	once    sync.Once
	failure error
}

const (
	leastMemory       = 64 << 10
	defaultDiskMemory = 256 << 20
	keySize           = digestSize
)

func newDisk(parent string, limit int64, depths bool, fs vfs.FS) *disk {
	return &disk{recent: newTable(depths), limit: limit, depths: depths, parent: parent, fs: fs, failed: make(chan struct{})}
}

// mostMemory is how much a store takes before it goes to disk, where nobody has
// said: half of what there is.
// The other half is for states that wait.
func mostMemory() int64 {
	if free, known := memory.Free(); known {
		return max(free/2, leastMemory)
	}
	return math.MaxInt64
}

// openDB makes the database.
func (s *disk) openDB() error {
	if s.parent != "" {
		if err := os.MkdirAll(s.parent, 0o755); err != nil {
			return fmt.Errorf("vm.storage.dir: %w", err)
		}
	}
	// Two searches in one folder do not meet.
	dir, err := os.MkdirTemp(s.parent, "gojpf-states-")
	if err != nil {
		return fmt.Errorf("vm.storage.dir: %w", err)
	}
	cache := max(8<<20, min(s.limit/4, 1<<30))
	batch := uint64(max(1<<20, min(s.limit/4, 64<<20)))
	opts := &pebble.Options{
		FS:                          cmp.Or[vfs.FS](s.fs, vfs.Default),
		DisableWAL:                  true, // what a crash leaves behind is of no use
		CacheSize:                   cache,
		MemTableSize:                batch,
		MemTableStopWritesThreshold: 4,
		L0CompactionThreshold:       4,
		Logger:                      databaseLog{s},
		EventListener:               &pebble.EventListener{BackgroundError: s.fail},
	}
	for i := range opts.Levels {
		opts.Levels[i].FilterPolicy = bloom.FilterPolicy(10)
	}
	// Even opening may wait for ever once the database has failed, see attempt.
	opened := make(chan *pebble.DB, 1)
	s.attempt(func() error {
		db, err := pebble.Open(dir, opts)
		if err == nil {
			opened <- db
		}
		return err
	})
	if s.hasFailed() {
		return errors.Join(fmt.Errorf("vm.storage.dir: %w", s.failure), os.RemoveAll(dir))
	}
	s.dir, s.db, s.filter = dir, <-opened, newFilter(s.limit/4)
	return nil
}

// fail keeps the first thing that went wrong.
func (s *disk) fail(err error) {
	s.once.Do(func() {
		s.failure = err
		close(s.failed)
	})
}

func (s *disk) hasFailed() bool {
	select {
	case <-s.failed:
		return true
	default:
		return false
	}
}

// problem is what went wrong, if anything.
func (s *disk) problem() error {
	if s.hasFailed() {
		return s.failure
	}
	return nil
}

// databaseLog hears what the database has to say.
type databaseLog struct{ s *disk }

func (l databaseLog) Infof(string, ...any) {}

// Errorf is told again through what the operation returns.
func (l databaseLog) Errorf(string, ...any) {}

// Fatalf must not return. The goroutine of the database stops here for good;
// nobody waits for it any more.
// The database's own logger ends the process here.
func (l databaseLog) Fatalf(format string, args ...any) {
	err := fmt.Errorf(format, args...)
	for _, a := range args {
		if cause, ok := a.(error); ok {
			err = cause
		}
	}
	l.s.fail(err)
	select {}
}

// attempt runs an operation of the database, and gives up on it when the
// database fails meanwhile: it would wait for better times.
// What is left behind is a goroutine and the files, which go with the process and its folder.
func (s *disk) attempt(f func() error) {
	done := make(chan error, 1)
	go func() { done <- f() }()
	select {
	case err := <-done:
		if err != nil {
			s.fail(err)
		}
	case <-s.failed:
	}
}

// Add implements Store.
func (s *disk) Add(d vm.Digest, depth int) (explore, fresh bool) {
	s.mu.RLock()
	explore, fresh = s.addShared(notZero(d), depth)
	s.mu.RUnlock()
	if s.recent.bytes() > s.limit/2 {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.recent.bytes() > s.limit/2 && !s.hasFailed() {
			s.write()
		}
	}
	return explore, fresh
}

// addShared adds a digest while nothing is moved to disk.
// The filter answers for most: of digests that were never added it lets few through, and only
// for these is the disk asked. What is in memory is newer than what is on disk.
func (s *disk) addShared(d vm.Digest, depth int) (explore, fresh bool) {
	if s.db != nil && !s.hasFailed() && s.filter.mayHave(d) {
		if _, recent := s.recent.lookup(d); !recent {
			if at, found := s.read(d); found {
				if !s.depths || at <= depth {
					return false, false
				}
				s.recent.add(d, depth)
				return true, false
			}
		}
	}
	explore, fresh = s.recent.add(d, depth)
	if fresh {
		s.n.Add(1)
	}
	return explore, fresh
}

func (s *disk) read(d vm.Digest) (depth int, found bool) {
	key := appendDigest(make([]byte, 0, keySize), d)
	value, closer, err := s.db.Get(key)
	switch {
	case errors.Is(err, pebble.ErrNotFound):
		return 0, false
	case err != nil:
		s.fail(err)
		return 0, false
	}
	if len(value) == 4 {
		depth = int(binary.BigEndian.Uint32(value))
	}
	if err := closer.Close(); err != nil {
		s.fail(err)
	}
	return depth, true
}

// appendDigest encodes a digest so that the order of bytes is that of digests.
func appendDigest(b []byte, d vm.Digest) []byte {
	return binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(b, d.Hi), d.Lo)
}

func digestOf(b []byte) vm.Digest {
	return vm.Digest{Hi: binary.BigEndian.Uint64(b), Lo: binary.BigEndian.Uint64(b[8:])}
}

// batchStates is how many digests are written at once.
const batchStates = 1 << 16

// write moves what is in memory to disk.
func (s *disk) write() {
	if s.db == nil {
		if err := s.openDB(); err != nil {
			s.fail(err)
			return
		}
	}
	type entry struct {
		d     vm.Digest
		depth int32
	}
	// Stripes follow each other in the order of digests.
	var entries []entry
	flush := func() {
		if len(entries) == 0 || s.hasFailed() {
			return
		}
		// Sorted batches go to the database's tables without being merged again and again.
		slices.SortFunc(entries, func(a, b entry) int {
			return cmp.Or(cmp.Compare(a.d.Hi, b.d.Hi), cmp.Compare(a.d.Lo, b.d.Lo))
		})
		s.attempt(func() error {
			batch := s.db.NewBatchWithSize(len(entries) * (keySize + 16))
			var key, value []byte
			for _, e := range entries {
				key, value = appendDigest(key[:0], e.d), value[:0]
				if s.depths {
					value = binary.BigEndian.AppendUint32(value, uint32(e.depth))
				}
				if err := batch.Set(key, value, nil); err != nil {
					return err
				}
			}
			return s.db.Apply(batch, pebble.NoSync)
		})
		entries = nil // the attempt may still be under way
	}
	_ = s.recent.each(func(d vm.Digest, depth int) error {
		entries = append(entries, entry{d, int32(depth)})
		s.filter.add(d)
		if len(entries) == batchStates {
			flush()
		}
		return nil
	})
	flush()
	if !s.hasFailed() {
		s.recent.reset()
	}
}

// Len implements Store.
func (s *disk) Len() int64 { return s.n.Load() }

// Matches implements Store.
func (s *disk) Matches() bool { return true }

// Bytes implements Store.
func (s *disk) Bytes() int64 {
	n := s.recent.bytes() + int64(len(s.filter.bits.of))*8
	if s.db != nil && !s.hasFailed() {
		n += s.db.Metrics().BlockCache.Size
	}
	return n
}

// Trouble implements Store.
func (s *disk) Trouble() *Trouble {
	if !s.hasFailed() {
		return nil
	}
	what := "states cannot be stored"
	if errors.Is(s.failure, syscall.ENOSPC) {
		what = "the disk is full"
	}
	return &Trouble{
		Reason: what + ": " + strings.Join(strings.Fields(s.failure.Error()), " "),
		Help:   "set vm.storage.dir to a folder with more room, or raise vm.storage.max_memory",
	}
}

// Each implements Store.
// A digest may be in both, with a smaller depth in memory.
func (s *disk) Each(f func(d vm.Digest, depth int) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := cmp.Or(s.problem(), s.recent.each(f)); err != nil || s.db == nil {
		return err
	}
	it, err := s.db.NewIter(nil)
	if err != nil {
		return err
	}
	for it.First(); it.Valid(); it.Next() {
		d, depth := digestOf(it.Key()), 0
		if value := it.Value(); len(value) == 4 {
			depth = int(binary.BigEndian.Uint32(value))
		}
		if _, newer := s.recent.lookup(d); newer {
			continue
		}
		if err := f(d, depth); err != nil {
			return errors.Join(err, it.Close())
		}
	}
	return it.Close()
}

// Close implements Store.
func (s *disk) Close() error {
	s.recent.reset()
	s.filter.bits.free()
	if s.db == nil {
		return nil
	}
	if !s.hasFailed() { // otherwise it may wait for ever
		s.attempt(s.db.Close) // whatever that says, the files go away
	}
	s.db = nil
	return os.RemoveAll(s.dir)
}

// filter tells of most digests that they were never added to it: a Bloom filter
// whose bits for one digest lie in one word of the processor's cache.
// One line of the processor's cache for each question: with millions of digests every look at
// memory is a miss, and a usual Bloom filter has six of them.
type filter struct{ bits block[uint64] }

func newFilter(bytes int64) filter { return filter{allocate[uint64](int(min(bytes, 1<<33) / 64 * 8))} }

// cacheLine is how many words share a line.
const cacheLine = 8

func (f *filter) line(d vm.Digest) []uint64 {
	n := uint64(len(f.bits.of) / cacheLine)
	i := d.Lo % n * cacheLine
	return f.bits.of[i : i+cacheLine]
}

// masks are six bits of the line, from the half of the digest that does not
// choose the line.
func masks(d vm.Digest, f func(word int, bit uint64) bool) {
	h := d.Hi
	for range 6 {
		if !f(int(h&7), 1<<(h>>3&63)) {
			return
		}
		h >>= 9
	}
}

func (f *filter) add(d vm.Digest) {
	line := f.line(d)
	masks(d, func(word int, bit uint64) bool { line[word] |= bit; return true })
}

func (f *filter) mayHave(d vm.Digest) bool {
	line, all := f.line(d), true
	masks(d, func(word int, bit uint64) bool { all = line[word]&bit != 0; return all })
	return all
}
