package explore

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/search/proof"
	"github.com/gojpf/gojpf/search/property"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/stop"
)

// Proofs. Beside a search that has gone on for a while, and at its end where it was
// incomplete, an invariant is looked for with which the program is safe as a whole,
// however often its loops go round. That takes class files only, so it is done on a
// goroutine of its own; a proof ends the search. It never makes a violation, and one
// that the search has found outweighs it.

// proveAfter is how long a search goes on alone: most have ended by then.
// A proof starts z3 and takes a processor; nearly all small programs are searched by then.
const proveAfter = 100 * time.Millisecond

// assumedFor is how long a search goes on beside a proof that takes something for granted,
// as it may find just that. Of recursion without bound it would never end by itself.
const assumedFor = 10 * time.Second

// errProved is why a search ends that is not needed any more.
var errProved = errors.New("the program was proved safe")

// prover is the search for a proof.
// It shares nothing with the walk but class files and the option of ending it.
type prover struct {
	now    chan struct{} // closed when nobody should wait any longer
	waits  sync.Once     // until then
	cancel *stop.Stop
	done   chan struct{}
	later  *time.Timer // ends the search; set before done is closed
}

// proved is a proof that was found, with the time it took.
type proved struct {
	*proof.Proof
	took time.Duration
}

// startProof begins to look for a proof, if there may be one for what is searched and
// judged.
func startProof(x *explorer) *prover {
	s := x.s
	if !provable(x) {
		return nil
	}
	// What is no violation for the search must be none for the proof; the two are compared
	// here once.
	passed := s.properties.passed
	program := &proof.Program{Main: s.Main.Class.Name, Class: s.Classes, Asserts: s.World.Asserts, Exits: s.properties.exits,
		Passes: func(k proof.Kind) bool {
			switch k {
			case proof.Assertion:
				return passed&property.Assertions != 0
			case proof.Runtime:
				return passed&property.Runtime != 0
			}
			// Overflow of the stack is among the others.
			return passed&property.Others != 0
		}}
	o := &s.Options.Symbolic
	p := &prover{now: make(chan struct{}), cancel: stop.New(), done: make(chan struct{})}
	found, limit := s.proved, o.ProofTime
	go func() {
		defer close(p.done)
		// The run's end ends z3 as well; otherwise the process would wait for it.
		defer s.Ending.When(func() { p.cancel.Ask(s.Ending.Cause()) })()
		if o.Proof == symexec.ProofAuto {
			select {
			case <-p.now:
			case <-p.cancel.Done():
				return
			case <-time.After(proveAfter):
			}
		}
		start := time.Now()
		// A failure of the prover is no failure of the search.
		var made *proof.Proof
		err := result.Guard(func() (err error) {
			made, err = proof.Find(program, limit, p.cancel)
			return err
		})
		if err != nil || !found.CompareAndSwap(nil, &proved{made, time.Since(start)}) {
			return
		}
		if len(made.Assumed) > 0 {
			p.later = time.AfterFunc(assumedFor, func() { s.Ending.Ask(errProved) })
			return
		}
		s.Ending.Ask(errProved)
	}()
	if o.Proof == symexec.ProofAlways {
		<-p.done
	}
	return p
}

// provable reports whether a proof would say what the search is to say: nobody listens,
// and nothing but the program itself decides what happens.
// Each condition is a thing that may make the program do what its class files do not say
// (models, natives, listeners that intervene), or that asks for more than a verdict: paths,
// several violations, traces.
func provable(x *explorer) bool {
	s := x.s
	rt := s.Symexec
	if rt == nil || s.Classes == nil || s.Options.Symbolic.Proof == symexec.ProofNone || s.properties.outOfMemory || len(s.properties.list) > 0 {
		return false
	}
	if x.walking || s.observer != nil || s.guide != nil || s.stage != nil || s.checkpoints != nil || x.limits.multiple {
		return false
	}
	if n, err := x.setup().workers(); err != nil || n > 1 {
		return false
	}
	return rt.Concolic() == nil && rt.Heap.Lazy == nil && !s.wantsPaths() && !s.Options.Symbolic.Named() &&
		s.Main != nil && s.Main.Static() && s.Main.Name == "main" && s.Main.Desc == "([Ljava/lang/String;)V"
}

// hurry has a proof be looked for at once, if there may be one.
func (p *prover) hurry() {
	if p != nil {
		p.waits.Do(func() { close(p.now) })
	}
}

// end waits for a proof where the search needs one.
func (p *prover) end(x *explorer) {
	if p == nil {
		return
	}
	if len(x.r.Violations) > 0 || len(x.r.Incomplete) == 0 {
		p.cancel.Ask(errors.New("the search has ended"))
	} else {
		p.hurry()
	}
	<-p.done
	if p.later != nil {
		p.later.Stop()
	}
}

// Prove has a result say what was proved: then nothing that the search has left out
// matters.
// Whatever the search has cut does not matter then; a violation does, since it was executed.
func (s *Session) Prove(r *result.Result) {
	p := s.proved.Load()
	if p == nil || len(r.Violations) > 0 || r.Failure != nil || r.Unmade != nil || len(r.Incomplete) == 0 {
		return
	}
	r.Incomplete = nil
	r.Proof = &result.Proof{Clauses: p.Clauses, Assumed: p.Assumed, Elapsed: p.took}
	for _, i := range p.Invariants {
		r.Proof.Invariants = append(r.Proof.Invariants, result.Invariant(i))
	}
	r.Model = append(r.Model, fmt.Sprintf("safe by proof: %d conditions on invariants were checked", p.Clauses))
	for _, i := range p.Invariants {
		r.Model = append(r.Model, "invariant at "+i.Place+": "+i.Holds)
	}
	for _, name := range p.Assumed {
		r.Model = append(r.Model, "assumed: "+name)
	}
}

// proofCell holds the proof, if there is one.
type proofCell = atomic.Pointer[proved]
