package explore

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/checkpoint"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/search/store"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
	"github.com/vmihailenco/msgpack/v5"
)

// Checkpoints says when a search is written to a file, and whether it goes on
// from one. States are not written: a state is what the path to it makes, so
// the paths are enough (docs/checkpoints.md).
// A path is a number for each transition, where a state is kilobytes; and a state would have
// to be read by the machine of another process, with other numbers for everything.
type Checkpoints struct {
	Dir      string          // where they are written; "" for none
	Interval time.Duration   // between the end of one and the next
	Resume   string          // the folder of the one to go on from; "" for none
	Version  string          // of gojpf
	Ask      <-chan struct{} // asks for one now; may be nil
}

// Checkpointed is implemented by observers that take part in checkpoints.
// A listener that counts, or remembers states, would be wrong behind a resume if it began with
// nothing, so a search with one that cannot be saved has no checkpoints.
type Checkpointed interface {
	// SaveState returns what the observer needs to go on, by names of its own.
	// An error says why it cannot.
	SaveState() (map[string][]byte, error)
	// LoadState is told of it after SearchStarted.
	LoadState(map[string][]byte) error
}

// checkpoints is the state of writing them.
type checkpoints struct {
	Checkpoints
	identity *checkpoint.Identity
	// The timer and the signal have goroutines of their own; they set this, and nothing else.
	due   atomic.Bool
	timer *time.Timer
	done  chan struct{}

	// The search when the loop last came by: what a checkpoint holds. The
	// transition that is under way is taken again by who goes on from it.
	// It is taken between two transitions, in the loop's own goroutine: the search needs no
	// locks, and a signal only asks (due).
	at     *node
	next   int
	result result.Result
	noted  *models.Record
	// paused says that the search could have gone on when it was stopped.
	// A search that has come to its end, or was ended by an error, writes none: to go on from
	// it would be to do nothing.
	paused bool
	failed error // why the last one could not be written

	// The head is read when the search is prepared, so that a file that does not fit is told
	// at once; the rest, when the search has made its root.
	from   *checkpoint.Reader // to go on from
	image  image
	before time.Duration // spent by the processes before
}

// image is all of a checkpoint but what there may be millions of.
// It is encoded by msgpack, by the names of its fields: a field that gets another name needs
// the old one as a tag, or a new format.
type image struct {
	Elapsed    time.Duration
	Statistics result.Statistics
	Paths      int
	Violations []checkpoint.Violation
	Found      []checkpoint.Violation // in rounds before
	Incomplete []result.Cut
	Ledger     [][]byte // what the program has noted, at most one record
	Listeners  map[string][]byte
	Reached    int64
	LastState  int64
	Randoms    [][]byte
	Seed       uint64   // of the order of choices
	Withdrawn  []string `msgpack:"Given"` // of the assumptions
	// Assumptions that were given up since the round began make its paths take another course
	// in another process, which knows them from the start.
	Outdated bool // the search is to begin anew
	Stuck    bool // states were met in which only daemons can go on

	Root     checkpoint.Digest
	Round    int // of iterative deepening
	Base     result.Statistics
	Nodes    int
	Frontier strategy.Saved
	Records  [][]byte
}

// Checkpoint prepares the program's search for checkpoints. Call it after
// Observe and before Run. The error is one line.
func (s *Session) Checkpoint(c Checkpoints) error {
	if c.Dir == "" && c.Resume == "" {
		return nil
	}
	if err := s.savable(); err != nil {
		return err
	}
	k := &checkpoints{Checkpoints: c}
	if k.Interval <= 0 {
		k.Interval = time.Minute
	}
	if o, ok := s.observer.(Checkpointed); s.observer != nil {
		if !ok {
			return errors.New("checkpoints: what observes this search cannot be saved")
		}
		// Asked now and thrown away: who cannot save should say so before hours of search.
		if _, err := o.SaveState(); err != nil {
			return fmt.Errorf("checkpoints: %w", err)
		}
	}
	// A file that was written for good cannot be written again by the same path.
	if s.World.FilesOnHost() || s.World.Clock.OnHost() {
		return errors.New("checkpoints need a program whose paths can be executed again: set vm.file_writes=state and vm.time.model=virtual")
	}
	// A path means the same in the same search only, so everything that it depends on is
	// compared when the search goes on.
	id, err := s.identity(c.Version)
	if err != nil {
		return fmt.Errorf("checkpoints: %w", err)
	}
	k.identity = id
	if c.Dir != "" {
		if err := os.MkdirAll(c.Dir, 0o755); err != nil {
			return fmt.Errorf("--checkpoint: %w", err)
		}
	}
	if c.Resume != "" {
		if err := tame(k.open); err != nil {
			return fmt.Errorf("--resume: %w", err)
		}
	}
	s.checkpoints = k
	return nil
}

// identity is that of the search that is configured.
// All settings count but those that are known not to matter.
func (s *Session) identity(version string) (*checkpoint.Identity, error) {
	world := models.World(s.m)
	if world == nil {
		return nil, errors.New("the program was not loaded")
	}
	settings := map[string]string{}
	for _, key := range s.Config.Keys("") {
		settings[key] = s.Config.Text(key)
	}
	defaults := func(key string) string {
		if k := s.Config.Registry().Lookup(key); k != nil {
			return k.Default
		}
		return ""
	}
	classpath := append(filepath.SplitList(world.ClassPath), s.World.Models...)
	return checkpoint.Identify(version, world.RuntimeVersion, s.Name, s.Args, classpath, settings, defaults)
}

// errChanged says that a checkpoint is of this search, and the program does not do
// what it did: a run that goes on from it is incomplete.
// What files the program reads is not in the identity: it is found out by the digests of
// states that are made again. Then there is a run, and it is incomplete.
var errChanged = errors.New("the JDK, or files that the program reads, have changed")

// unresumable says why the search that a checkpoint holds cannot go on: there is
// no run then, and no verdict.
type Unresumable struct{ err error }

func (u *Unresumable) Error() string { return "--resume: " + u.err.Error() }
func (u *Unresumable) Unwrap() error { return u.err }

// tame reads a checkpoint. What it holds may be anything, as a checksum keeps
// nobody from writing one; so a panic of those who decode it is an error of the
// file, in one line.
// Numbers in it are used as indices, and texts as names of classes: checks of each would be
// everywhere, and one that is missing would end the process.
func tame(read func() error) error {
	err := result.Guard(read)
	var bug *result.InternalError
	if errors.As(err, &bug) {
		return fmt.Errorf("%w: %v", checkpoint.ErrIncoherent, bug.Value)
	}
	return err
}

// open reads the head of the checkpoint to go on from.
func (k *checkpoints) open() error {
	r, err := checkpoint.Open(k.Resume)
	if err != nil {
		return err
	}
	dec := msgpack.NewDecoder(r)
	var old checkpoint.Identity
	if err := dec.Decode(&old); err != nil {
		return errors.Join(fmt.Errorf("%s: %w", k.Resume, err), r.Close())
	}
	// In front of everything else in the file, as its form may depend on it.
	if text := k.identity.Difference(&old); text != "" {
		return errors.Join(fmt.Errorf("the checkpoint is of another search: %s", text), r.Close())
	}
	if err := dec.Decode(&k.image); err != nil {
		return errors.Join(fmt.Errorf("%s: %w", k.Resume, err), r.Close())
	}
	k.from, k.before = r, k.image.Elapsed
	return nil
}

// start begins to count the interval, and listens for who asks.
// The timer is set anew when a checkpoint was written, so a long one does not follow upon
// itself.
func (k *checkpoints) start() {
	if k == nil || k.Dir == "" {
		return
	}
	k.timer = time.AfterFunc(k.Interval, func() { k.due.Store(true) })
	k.done = make(chan struct{}) // a search may have several rounds
	go func(done chan struct{}) {
		for {
			select {
			case <-k.Ask:
				k.due.Store(true)
			case <-done:
				return
			}
		}
	}(k.done)
}

// pause says that the search is stopped for what may be otherwise next time.
func (k *checkpoints) pause() {
	if k != nil {
		k.paused = true
	}
}

func (k *checkpoints) stop() {
	if k == nil || k.timer == nil {
		return
	}
	k.timer.Stop()
	close(k.done)
}

// tick notes where the search is, between two transitions; n is the node that
// it goes on with. It writes a checkpoint when one is due.
// A copy of the result is taken at each transition, which is some words and two slices. The
// search goes on with its own, so what a checkpoint says is from one moment.
func (k *checkpoints) tick(x *explorer, n *node) {
	if k == nil || k.Dir == "" || x.phase != nil {
		return
	}
	k.at, k.next = n, n.next
	k.result, k.noted = *x.r, x.record()
	if k.due.CompareAndSwap(true, false) {
		k.write(x)
		k.timer.Reset(k.Interval)
	}
}

// last writes one when the search has ended before its time.
// The transition under way is taken back: next is what it was in front of it, and so is the
// result. A search that has come to its end has nothing to go on with.
func (k *checkpoints) last(x *explorer) {
	if k == nil || k.Dir == "" || !k.paused || k.at == nil {
		return
	}
	// The alternative under way was counted as taken; it is taken again by who goes on.
	k.at.next = k.next
	k.write(x)
}

func (k *checkpoints) write(x *explorer) {
	// What goes wrong does not end the search, and is told at its end: a disk may have room
	// again by the next time.
	err := checkpoint.Write(k.Dir, func(w io.Writer) error { return k.encode(x, w) })
	k.failed = nil
	if err != nil { // the search itself is as good as before
		k.failed = fmt.Errorf("--checkpoint: %w", err)
	}
}

func (k *checkpoints) encode(x *explorer, w io.Writer) error {
	enc := msgpack.NewEncoder(w)
	if err := enc.Encode(k.identity); err != nil {
		return err
	}
	t := newPathTree(x.frontier)
	im, err := k.present(x, t)
	if err != nil {
		return err
	}
	if err := enc.Encode(im); err != nil {
		return err
	}
	if err := t.encode(enc); err != nil {
		return err
	}
	if err := store.Encode(enc, x.store.Each); err != nil {
		return err
	}
	if err := store.Encode(enc, func(f func(vm.Digest, int) error) error {
		// What lay beyond the limit of depth has to be known, or it would stay cut when it is
		// met within.
		for d := range x.beyond {
			if err := f(d, 0); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	return store.Encode(enc, func(f func(vm.Digest, int) error) error {
		// Observers know states by number, also those from before.
		for d, id := range x.states.ids {
			if err := f(d, int(id)); err != nil {
				return err
			}
		}
		return nil
	})
}

// present is the image of the search where it is.
// Statistics and violations are those of the copy that tick has made: the transition under way
// may have changed them since.
func (k *checkpoints) present(x *explorer, t *pathTree) (*image, error) {
	r := &k.result
	im := &image{
		Elapsed: k.before + time.Since(x.start), Statistics: r.Statistics, Paths: r.PathsTaken, Violations: checkpoint.Violations(r.Violations, &t.records),
		Found:   checkpoint.Violations(x.rounds.found, &t.records),
		Reached: x.reached, LastState: x.states.last, Seed: x.order.seed, Nodes: len(t.nodes),
		Withdrawn: x.s.withdrawn(), Stuck: x.stuckBefore || len(x.stuck) > 0, Outdated: x.m.Explore.Assumptions.Dropped() != x.rounds.dropped,
	}
	var err error
	if im.Records, err = t.records.Encode(); err != nil {
		return nil, err
	}
	for _, c := range r.Incomplete {
		if counted := x.cuts[c.Reason]; counted != nil {
			c.Count = counted.Count
		}
		im.Incomplete = append(im.Incomplete, c)
	}
	if r := k.noted; r != nil {
		if im.Ledger, err = checkpoint.EncodeRecords(r); err != nil {
			return nil, err
		}
	}
	if o, ok := x.s.observer.(Checkpointed); ok {
		saved, err := o.SaveState()
		if err != nil {
			return nil, err
		}
		im.Listeners = saved
	}
	for _, source := range x.randoms {
		b, err := source.MarshalBinary()
		if err != nil {
			return nil, err
		}
		im.Randoms = append(im.Randoms, b)
	}
	if root := t.root(); root != nil && root.open != nil {
		im.Root = checkpoint.Digest{root.digest.Hi, root.digest.Lo}
	}
	saved, err := x.frontier.Save(func(n strategy.Node) int { return t.index[n.(*node)] })
	if err != nil {
		return nil, fmt.Errorf("search.class=%s: %w", x.s.Options.strategy.class, err)
	}
	im.Frontier = saved
	if x.deepening != nil {
		im.Round, im.Base = x.deepening.round, x.deepening.base
	}
	return im, nil
}

// CheckpointError says why the last checkpoint could not be written, if so.
func (s *Session) CheckpointError() error {
	if s.checkpoints == nil {
		return nil
	}
	return s.checkpoints.failed
}

// first makes the program's first transition, and puts the search in place
// where it goes on from a checkpoint.
// The root is made again by executing it, aside, as its counts are in the checkpoint already.
func (x *explorer) first() (root *node, resumed bool, err error) {
	k := x.s.checkpoints
	if k == nil || k.from == nil {
		root, err = x.lead()
		return root, false, err
	}
	if x.s.guide != nil {
		return nil, true, errors.New("--resume: a search cannot go on from a checkpoint and follow a stored trace")
	}
	x.aside(func() { root = x.advance(nil, 0) })
	if root == nil && x.m.Interrupted.Asked() {
		return nil, true, nil
	}
	err = tame(func() error { return k.resume(x, root) })
	if errors.Is(err, errChanged) {
		return nil, true, fmt.Errorf("--resume: %w", err)
	}
	if err != nil {
		return nil, true, &Unresumable{err}
	}
	return root, true, nil
}

// resume goes on from a checkpoint. root is the state that the program's start
// leads to.
func (k *checkpoints) resume(x *explorer, root *node) error {
	from := k.from
	k.from = nil
	defer from.Close()
	im := &k.image
	switch {
	case root == nil:
		return fmt.Errorf("%w: the program ends before its first choice", errChanged)
	case !im.Outdated && root.digest != vm.Digest{Hi: im.Root[0], Lo: im.Root[1]}:
		// What was given up meanwhile may change what states are compared by; the
		// search begins anew then.
		return fmt.Errorf("%w: the program does not come to the state that it came to before", errChanged)
	}
	dec := msgpack.NewDecoder(from)
	x.stuckBefore = im.Stuck
	records, err := checkpoint.DecodeRecords(im.Records)
	if err != nil {
		return err
	}
	nodes, err := decodeTree(dec, im.Nodes, root, records)
	if err != nil {
		return err
	}
	// The tree is there before the frontier, as that is a list of its nodes by number.
	if err := k.image.place(x, nodes); err != nil {
		return err
	}
	// Iterative deepening keeps depths in its rounds.
	if err := x.renewStore(x.matchDepth || im.Round > 0); err != nil {
		return err
	}
	if err := store.Decode(dec, func(d vm.Digest, depth int) { x.store.Add(d, depth) }); err != nil {
		return err
	}
	for _, n := range nodes {
		if n.open != nil {
			// A bounded store must not forget what is on the path.
			x.store.Opened(n.digest, n.depth)
		}
	}
	if err := store.Decode(dec, func(d vm.Digest, _ int) {
		if x.beyond == nil {
			x.beyond = map[vm.Digest]struct{}{}
		}
		x.beyond[d] = struct{}{}
	}); err != nil {
		return err
	}
	x.states = states{ids: map[vm.Digest]int64{}, last: im.LastState}
	if err := store.Decode(dec, func(d vm.Digest, id int) { x.states.ids[d] = int64(id) }); err != nil {
		return err
	}
	x.reached, x.order.seed = im.Reached, im.Seed
	r := x.r
	r.Statistics, r.PathsTaken = im.Statistics, im.Paths
	if r.Violations, err = checkpoint.Restore(im.Violations, records); err != nil {
		return err
	}
	if x.rounds.found, err = checkpoint.Restore(im.Found, records); err != nil {
		return err
	}
	if r.Statistics.Choices == nil {
		r.Statistics.Choices = map[string]int64{}
	}
	// What was cut before is cut for good: the verdict of the whole must not be better
	// than that of its parts.
	r.Incomplete, x.cuts = im.Incomplete, map[string]*result.Cut{}
	for _, c := range im.Incomplete {
		x.cuts[c.Reason] = &c
	}
	noted, err := checkpoint.DecodeRecords(im.Ledger)
	if err != nil {
		return err
	}
	if len(noted) > 0 {
		x.setLedger(noted[0])
	}
	for i, source := range x.randoms {
		// A strategy that draws more numbers than the one before is another strategy, and was
		// refused.
		if i < len(im.Randoms) {
			if err := source.UnmarshalBinary(im.Randoms[i]); err != nil {
				return err
			}
		}
	}
	if o, ok := x.s.observer.(Checkpointed); ok {
		if err := o.LoadState(im.Listeners); err != nil {
			return err
		}
	}
	// If the first node cannot be brought back the program is not what it was, and it is said
	// at once; of later ones it is a cut, when the search comes to them.
	if n := x.top(); n != nil && !x.walking && !im.Outdated {
		if err := x.reopenHere(n); err != nil {
			return err
		}
	}
	return nil
}

// place fills the frontier.
func (im *image) place(x *explorer, nodes []*node) error {
	if x.deepening != nil {
		x.deepening.round, x.deepening.base = im.Round, im.Base
	}
	bad := false
	err := x.frontier.Load(im.Frontier, func(i int) strategy.Node {
		if i >= 0 && i < len(nodes) {
			return nodes[i]
		}
		bad = bad || i != -1
		return nil
	})
	if bad || err != nil {
		return checkpoint.ErrIncoherent
	}
	return nil
}

// reopenHere reopens the node that the search goes on with.
func (x *explorer) reopenHere(n *node) error {
	if n.hasState() {
		return nil
	}
	if err := x.reopen(n); err != nil && !errors.Is(err, vm.ErrInterrupted) {
		return fmt.Errorf("%w: a path of the checkpoint cannot be executed again: %w", errChanged, err)
	}
	return nil
}
