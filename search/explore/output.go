package explore

import (
	"io"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// printed is what the program has printed on a path: a list of pieces, the last
// first, so that states share what they have in common.
// It is a chain from the end, not a text: states on paths that have begun alike share what
// they have printed, and to print is one node, however much was printed before.
type printed struct {
	before *printed
	text   string
	size   int // of all pieces
}

// Unmatched implements vm.Unmatched: what was printed cannot be observed.
func (*printed) Unmatched() {}

const printedKey = "search.printed"

// pathWriter is a standard stream of the program that keeps what is printed
// with the state.
type pathWriter struct {
	m  *vm.Machine
	to io.Writer
}

func (w pathWriter) Write(b []byte) (int, error) {
	before, _ := w.m.Extra(printedKey).(*printed)
	p := &printed{before: before, text: string(b), size: len(b)}
	if before != nil {
		p.size += before.size
	}
	w.m.SetExtra(printedKey, p)
	if w.to == nil {
		return len(b), nil
	}
	return w.to.Write(b)
}

// Beneath is the stream that what is printed goes on to.
func (w pathWriter) Beneath() io.Writer { return w.to }

// KeepOutput has what the program prints kept with the state, for PathOutput.
// Call it before the search or from SearchStarted.
func (s *Session) KeepOutput() {
	m := s.m
	if _, collected := m.Opt.Stdout.(pathWriter); collected {
		return
	}
	m.Opt.Stdout, m.Opt.Stderr = pathWriter{m, m.Opt.Stdout}, pathWriter{m, m.Opt.Stderr}
	if world := models.World(m); world != nil {
		world.Hooks.PathOutput = func(*vm.Machine) []byte { return s.PathOutput() }
	}
}

// PathOutput returns what the program has printed on the path to the present
// state, if KeepOutput was called.
// It is put together from the end, so it is copied once.
func (s *Session) PathOutput() []byte {
	last, _ := s.m.Extra(printedKey).(*printed)
	if last == nil {
		return nil
	}
	out := make([]byte, last.size)
	for at := last.size; last != nil; last = last.before {
		at -= len(last.text)
		copy(out[at:], last.text)
	}
	return out
}
