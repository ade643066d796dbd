package solve

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/smt"
)

// pipeMode says how a pipe's questions are encoded, and whether it keeps its
// stack.
type pipeMode struct {
	integers bool
	scratch  bool
}

// NewPipe returns a backend that asks a program which reads SMT-LIB 2 from its
// standard input: ["z3", "-in", "-smt2"], say. The program is started at the
// first question; an error now means that there is none of that name. Starting it late
// saves a process to runs that never have a question for it.
func NewPipe(command []string) (Backend, error) { return newPipe(command, pipeMode{}) }

func newPipe(command []string, mode pipeMode) (Backend, error) {
	if len(command) == 0 {
		return nil, errors.New("no command of an SMT-LIB solver")
	}
	path, err := exec.LookPath(command[0])
	if err != nil {
		return nil, fmt.Errorf("the solver %s is not installed or not on the PATH: %w", command[0], err)
	}
	b := &sessionBackend[string]{name: "smtlib:" + strings.Join(command, " "), external: true}
	b.make = func(limits Limits) (*session[string], error) {
		m, err := startPipe(path, command[1:], mode)
		if err != nil {
			return nil, err
		}
		if err := m.handshake(mode, limits); err != nil {
			m.Close()
			return nil, err
		}
		var e encoder[string] = smt.NewVectors[string](m.Text)
		if mode.integers {
			e = smt.NewIntegers[string](m.Text)
		}
		return newSession[string](m, e, mode.scratch), nil
	}
	return b, nil
}

// pipeMachine is a solver in a process of its own. It is killed when it does not
// answer in time. After an error it is dead, and says so at every call; who uses it
// starts another one.
type pipeMachine struct {
	*smt.Text
	cmd    *exec.Cmd
	in     io.WriteCloser
	buffer *bytes.Buffer // what has to be sent before the next answer
	// A goroutine reads them: a blocking read could not be given up at the limit.
	lines  chan string
	failed error
	stderr tail
	limits Limits // of the question under way
}

func startPipe(path string, args []string, mode pipeMode) (*pipeMachine, error) {
	m := &pipeMachine{cmd: exec.Command(path, args...), buffer: &bytes.Buffer{}, lines: make(chan string, 64)}
	m.Text = smt.NewText(m.buffer)
	var err error
	if m.in, err = m.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := m.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	m.cmd.Stderr = &m.stderr
	// A solver's own children may hold its pipes open after it was killed.
	m.cmd.WaitDelay = grace
	if err := m.cmd.Start(); err != nil {
		return nil, err
	}
	go readLines(out, m.lines)
	m.send("(set-option :print-success false)\n(set-option :produce-models true)\n")
	// Without it a name would have to be declared again after each pop, and the encoder
	// to know which are gone. cvc5 and z3 both have it.
	// What is declared and defined stays when levels are taken back.
	m.send("(set-option :global-declarations true)\n")
	if mode.integers {
		// For integers the logic is told, which selects z3's solver for them; for the
		// rest it must be general, as a solver made for vectors has answered wrongly on
		// floats.
		m.send("(set-logic QF_LIA)\n")
	} else {
		m.send("(set-logic ALL)\n")
	}
	return m, nil
}

func readLines(out io.Reader, lines chan<- string) {
	defer close(lines)
	r := bufio.NewReaderSize(out, 1<<16)
	for {
		line, err := readLine(r)
		if line = strings.TrimSpace(line); line != "" {
			lines <- line
		}
		if err != nil {
			return
		}
	}
}

// maxAnswer is how many bytes of an answer are read. One that is longer is no
// answer.
const maxAnswer = 16 << 20

var errTooLong = errors.New("an answer without end")

func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, more, err := r.ReadLine()
		if line = append(line, part...); err != nil || !more {
			return string(line), err
		}
		if len(line) > maxAnswer {
			return "", errTooLong
		}
	}
}

func (m *pipeMachine) send(format string, args ...any) { fmt.Fprintf(m.buffer, format, args...) }

// flush sends what was collected. A solver that reads no more makes it wait,
// but not longer than the limit. A write blocks when the pipe's 64 KB are full and the
// solver is busy: that counts against the limit, too.
func (m *pipeMachine) flush(limit time.Duration) error {
	if m.failed != nil {
		return m.failed
	}
	written := make(chan error, 1)
	// The goroutine may outlive this call, and the buffer is used again.
	text := bytes.Clone(m.buffer.Bytes())
	m.buffer.Reset()
	go func() {
		_, err := m.in.Write(text)
		written <- err
	}()
	timeout, stop := after(limit)
	defer stop()
	select {
	case err := <-written:
		if err != nil {
			return m.fail(err)
		}
		return nil
	case <-timeout:
		return m.fail(errTimeout)
	case <-m.limits.Stop.Done():
		return m.fail(errTimeout)
	}
}

var errTimeout = errors.New(outOfTime)

// after is a timer that is due grace after the limit, or never.
func after(limit time.Duration) (<-chan time.Time, func()) {
	if limit <= 0 {
		return nil, func() {}
	}
	t := time.NewTimer(limit + grace)
	return t.C, func() { t.Stop() }
}

// line reads a line of the answer. An error message is an error.
func (m *pipeMachine) line(timeout <-chan time.Time) (string, error) {
	if m.failed != nil {
		return "", m.failed
	}
	select {
	case line, ok := <-m.lines:
		if !ok {
			return "", m.fail(errors.New("the solver ended"))
		}
		if strings.HasPrefix(line, "(error") {
			return "", m.fail(errors.New(line))
		}
		return line, nil
	case <-timeout:
		return "", m.fail(errTimeout)
	case <-m.limits.Stop.Done():
		return "", m.fail(errTimeout)
	}
}

// fail ends the process. The error tells what the program wrote to its standard error,
// which mostly says more.
func (m *pipeMachine) fail(err error) error {
	if m.failed == nil {
		m.Close()
		if said := m.stderr.String(); said != "" {
			err = fmt.Errorf("%w: %s", err, said)
		}
		m.failed = err
	}
	return m.failed
}

// Close kills the process.
func (m *pipeMachine) Close() error {
	if m.cmd == nil {
		return nil
	}
	cmd := m.cmd
	m.cmd = nil
	m.in.Close()
	cmd.Process.Kill()
	for range m.lines { // so that the reader can end
	}
	cmd.Wait() // that it was killed is no error
	if m.failed == nil {
		m.failed = errors.New("the solver was closed")
	}
	return nil
}

// Nothing is sent before the next question: a machine that has failed is found out
// then.
func (m *pipeMachine) Push() error {
	m.send("(push 1)\n")
	return m.failed
}

func (m *pipeMachine) Pop(n int) error {
	m.send("(pop %d)\n", n)
	return m.failed
}

func (m *pipeMachine) Assert(t string) error {
	m.send("(assert %s)\n", t)
	return m.failed
}

func (m *pipeMachine) Reset() error {
	m.send("(reset-assertions)\n")
	return m.failed
}

func (m *pipeMachine) Check(limits Limits) (symbolic.Status, string, error) {
	limit := limits.Time
	m.limits = limits
	m.send("(check-sat)\n")
	if err := m.flush(limit); err != nil {
		return symbolic.Undecided, "", err
	}
	timeout, stop := after(limit)
	defer stop()
	line, err := m.line(timeout)
	switch {
	case err != nil:
		return symbolic.Undecided, "", err
	case line == "sat":
		return symbolic.Sat, "", nil
	case line == "unsat":
		return symbolic.Unsat, "", nil
	case line == "unknown", line == "timeout":
		return symbolic.Undecided, whyUnknown("the solver", line), nil
	}
	return symbolic.Undecided, "", m.fail(fmt.Errorf("unexpected answer %q", line))
}

// valueLimit is enough for evaluating terms in a model. Without a limit for questions
// there has to be one for values, or a solver that hangs after its answer would hang
// the run.
const valueLimit = 10 * time.Second

func (m *pipeMachine) Values(terms []string) ([]uint64, error) {
	if len(terms) == 0 {
		return nil, nil
	}
	m.send("(get-value (%s))\n", strings.Join(terms, " "))
	limit := valueLimit
	if m.limits.Time > 0 {
		limit = min(limit, m.limits.Time)
	}
	if err := m.flush(limit); err != nil {
		return nil, err
	}
	timeout, stop := after(limit)
	defer stop()
	var text strings.Builder
	// The answer may be spread over lines as the solver likes.
	for depth := 0; ; {
		line, err := m.line(timeout)
		if err != nil {
			return nil, err
		}
		text.WriteString(line + " ")
		if text.Len() > maxAnswer {
			return nil, m.fail(errTooLong)
		}
		if depth += nesting(line); depth <= 0 {
			break
		}
	}
	values, err := parseValues(text.String(), len(terms))
	if err != nil {
		return nil, m.fail(err)
	}
	return values, nil
}

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const tailSize = 400

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	if extra := len(t.text) - tailSize; extra > 0 {
		t.text = t.text[extra:]
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.Join(strings.Fields(string(t.text)), " ")
}
