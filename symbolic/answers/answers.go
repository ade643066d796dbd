// Package answers keeps what was found out about conditions from one run to the next: models,
// and that there are none. Questions are known again whatever their variables are called.
//
// The path of data: [Ask] writes conditions down without names, [Session.Recall] looks for an answer
// under the digest of that, [Session.Keep] adds one.
//
// Invariants. A model is given only if it satisfies the conditions it is asked for; that there is none is
// believed as it was written, and says who has found it out. What somebody is given was there when the store was opened,
// or is his own, so that it does not depend on who else asks meanwhile. A store that fails is as good as an empty one: a run never ends for it.
package answers

import (
	"encoding/binary"
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"github.com/cockroachdb/pebble/v2"

	"github.com/gojpf/gojpf/symbolic"
)

// Answer is what is known of a question.
type Answer struct {
	// Model satisfies the conditions, nil where nothing does.
	Model *symbolic.Model
	// By is who has found out that there is none, "" for gojpf itself.
	By string
}

// Store is a folder with answers. All who use it in one process share it.
type Store struct {
	dir   string
	db    *pebble.DB
	began *pebble.Snapshot

	lock   sync.Mutex
	users  int
	failed error
}

var (
	open     = map[string]*Store{}
	openLock sync.Mutex
)

// Open opens the store in a folder, and makes one where there is none. It has to be closed as often as it was opened.
func Open(dir string) (*Store, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	openLock.Lock()
	defer openLock.Unlock()
	if s := open[abs]; s != nil {
		s.users++
		return s, nil
	}
	s := &Store{dir: abs, users: 1}
	db, err := pebble.Open(abs, &pebble.Options{Logger: quiet{s}, EventListener: &pebble.EventListener{BackgroundError: s.fail}})
	if err != nil {
		return nil, fmt.Errorf("answers of solvers in %s: %w", dir, err)
	}
	s.db, s.began = db, db.NewSnapshot()
	open[abs] = s
	return s, nil
}

// Dir is its folder.
func (s *Store) Dir() string { return s.dir }

// Close ends the use of a store.
func (s *Store) Close() error {
	openLock.Lock()
	defer openLock.Unlock()
	if s.users--; s.users > 0 {
		return nil
	}
	delete(open, s.dir)
	return errors.Join(s.began.Close(), s.db.Close())
}

// fail keeps the first thing that went wrong; from then on nothing is kept any more.
func (s *Store) fail(err error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.failed == nil {
		s.failed = err
	}
}

// Err is what went wrong.
func (s *Store) Err() error {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.failed
}

// Session is one who asks a store: of what is found meanwhile it knows its own.
type Session struct {
	store *Store
	own   map[[keySize]byte][]byte
}

// Begin begins to ask.
func (s *Store) Begin() *Session { return &Session{s, map[[keySize]byte][]byte{}} }

// Recall is the answer to a question, if it is known.
func (s *Session) Recall(q *Question) (a Answer, ok bool) {
	if value, own := s.own[q.key]; own {
		return q.read(value)
	}
	return s.store.recall(q)
}

// Keep adds an answer.
func (s *Session) Keep(q *Question, a Answer) {
	value := q.write(a)
	if _, known := s.own[q.key]; !known && len(s.own) < mostOwn {
		s.own[q.key] = value
	}
	s.store.keep(q, value)
}

// mostOwn is how many answers of its own a session knows.
const mostOwn = 100_000

// Store is that of the session.
func (s *Session) Store() *Store { return s.store }

// recall is the answer to a question, if it was there when the store was opened.
func (s *Store) recall(q *Question) (a Answer, ok bool) {
	value, closer, err := s.began.Get(q.key[:])
	if err != nil {
		if !errors.Is(err, pebble.ErrNotFound) {
			s.fail(err)
		}
		return a, false
	}
	defer closer.Close()
	return q.read(value)
}

// keep adds an answer. Of several models one is kept, the same whoever comes first.
func (s *Store) keep(q *Question, value []byte) {
	if s.Err() != nil {
		return
	}
	// Merged by pebble's own rule it would be the last one; a lock for each pair of a look and a write is
	// cheap beside what it took to find the answer.
	s.lock.Lock()
	defer s.lock.Unlock()
	old, closer, err := s.db.Get(q.key[:])
	if err == nil {
		keep := string(old) <= string(value)
		closer.Close()
		if keep {
			return
		}
	} else if !errors.Is(err, pebble.ErrNotFound) {
		s.failed = err
		return
	}
	if err := s.db.Set(q.key[:], value, pebble.NoSync); err != nil {
		s.failed = err
	}
}

// What an answer begins with.
const (
	none  = 'n' // with who says so behind it
	model = 'm' // with a value for each variable
)

func (q *Question) write(a Answer) []byte {
	if a.Model == nil {
		return append([]byte{none}, a.By...)
	}
	b := []byte{model}
	for _, v := range q.vars {
		x, _ := a.Model.Value(v)
		b = binary.AppendUvarint(b, x.Bits)
		if v.Domain.Array {
			indices := x.Array.Indices()
			b = binary.AppendUvarint(binary.AppendUvarint(b, x.Array.Others()), uint64(len(indices)))
			for _, i := range indices {
				b = binary.AppendUvarint(binary.AppendVarint(b, int64(i)), x.Array.At(i))
			}
		}
	}
	return b
}

// read reads an answer. Whether a model satisfies anything who asks has to see.
func (q *Question) read(b []byte) (a Answer, ok bool) {
	if len(b) == 0 {
		return a, false
	}
	switch b[0] {
	case none:
		return Answer{By: string(b[1:])}, true
	case model:
	default:
		return a, false
	}
	r := reader{b: b[1:]}
	m := symbolic.NewModelBuilder(nil)
	for _, v := range q.vars {
		x := symbolic.Value{Kind: v.Domain.Kind(), Bits: r.uvarint()}
		if v.Domain.Array {
			other, n := r.uvarint(), r.uvarint()
			elems := map[int32]uint64{}
			for range n {
				if r.wrong {
					break
				}
				i := r.varint()
				elems[int32(i)] = r.uvarint()
			}
			x.Array = symbolic.NewArrayValue(elems, other)
		} else if !v.Domain.Contains(x.Bits) {
			return a, false
		}
		m.Set(v, x)
	}
	return Answer{Model: m.Model()}, !r.wrong && len(r.b) == 0
}

// reader reads numbers.
type reader struct {
	b     []byte
	wrong bool
}

func (r *reader) uvarint() uint64 {
	x, n := binary.Uvarint(r.b)
	r.take(n)
	return x
}

func (r *reader) varint() int64 {
	x, n := binary.Varint(r.b)
	r.take(n)
	return x
}

func (r *reader) take(n int) {
	if n <= 0 {
		r.wrong, r.b = true, nil
		return
	}
	r.b = r.b[n:]
}

// quiet has the database tell nobody what it does. What fails is told by whatever fails.
type quiet struct{ s *Store }

func (quiet) Infof(string, ...any)  {}
func (quiet) Errorf(string, ...any) {}

// Fatalf implements pebble.Logger. It must not return, and the run must not end for it: the goroutine of the database
// stops here, and the store is left alone.
func (l quiet) Fatalf(format string, args ...any) {
	l.s.fail(fmt.Errorf(format, args...))
	select {}
}
