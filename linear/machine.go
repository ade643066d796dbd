package linear

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/internal/driver"
	"github.com/gojpf/gojpf/vm"
)

//go:embed driver/classes
var driverClasses embed.FS

// machine searches scenarios, all from the same state, in which the classes are there and
// nothing has been done with them.
type machine struct {
	hook   *hook
	judge  func(*history, *vm.Machine) *gojpf.Violation // of the end of a path
	next   chan bool                                    // there is a scenario to search; false at the end
	found  chan *gojpf.Result
	over   chan struct{} // there will be no more results
	err    error         // why
	folder string
	cancel context.CancelFunc
	ran    bool // the driver is where scenarios begin
}

// start makes the program and runs it to where scenarios begin.
func start(ctx context.Context, s *subject, o *Options) (*machine, error) {
	folder, err := driver.Write("linear", driverClasses)
	if err != nil {
		return nil, err
	}
	set := []gojpf.Setting{gojpf.Isolated()}
	listeners := "NonTermination"
	for _, kv := range o.Settings {
		if kv == "vm.por=dpor" { // it has to recognise states
			listeners = ""
		}
	}
	for _, kv := range [][2]string{
		{"target", driverClass}, {"classpath", strings.Join(append([]string{folder}, classPath(o)...), ":")}, {"vm.tree_output", "false"},
		{"vm.timeout.model", "last"}, {"search.multiple_errors", "false"}, {"listener", listeners},
	} {
		set = append(set, gojpf.Set(kv[0], kv[1]))
	}
	for _, kv := range o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	cfg, err := gojpf.ReadConfig("", append(set, gojpf.Set("search.workers", "1"))...)
	if err != nil {
		os.RemoveAll(folder)
		return nil, err
	}
	m := &machine{next: make(chan bool), found: make(chan *gojpf.Result), over: make(chan struct{}), folder: folder}
	ctx, m.cancel = context.WithCancel(ctx)
	m.hook = &hook{subject: s, consistency: o.Consistency, scenario: newScenario(nil, nil, nil), classes: map[string]*vm.Class{}}
	args := []string{s.class}
	if s.specification != s.class {
		args = append(args, s.specification)
	}
	go func() {
		defer close(m.over)
		m.err = gojpf.CheckStages(ctx, cfg, gojpf.Stages{Anew: true, Judge: m.judged, Ended: func(r *gojpf.Result, end *vm.Machine) bool {
			return m.ended(ctx, r, end)
		}}, gojpf.WithNatives(driverClass, m.hook.natives()), gojpf.WithArgs(args...), gojpf.WithoutConsole())
	}()
	r := m.wait()
	switch {
	case r == nil:
		m.stop()
		return nil, fmt.Errorf("%s: %w", s.class, m.err)
	case !m.ran && len(r.Violations) > 0:
		m.stop()
		return nil, fmt.Errorf("%s cannot be used: %s", s.class, r.Violations[0].Headline())
	case !m.ran && len(r.Incomplete) > 0:
		m.stop()
		return nil, fmt.Errorf("%s cannot be used: %s", s.class, r.Incomplete[0].Reason)
	case !m.ran:
		m.stop()
		return nil, fmt.Errorf("%s cannot be used: its initialisation does not end", s.class)
	}
	return m, nil
}

// judged looks at the end of a path.
func (m *machine) judged(v *vm.Machine) *gojpf.Violation {
	if m.judge == nil {
		return nil
	}
	return m.judge(historyOf(v), v)
}

// ended takes the result of a search and waits for what to search next.
func (m *machine) ended(ctx context.Context, r *gojpf.Result, end *vm.Machine) bool {
	if !m.ran {
		m.ran = end != nil && len(r.Violations) == 0
	}
	select {
	case m.found <- r:
	case <-ctx.Done():
		return false
	}
	select {
	case more := <-m.next:
		return more && m.ran
	case <-ctx.Done():
		return false
	}
}

// search searches a scenario; nil if the program has come to its end.
func (m *machine) search(s *scenario, inTurn bool, judge func(*history, *vm.Machine) *gojpf.Violation) *gojpf.Result {
	m.hook.scenario, m.hook.inTurn, m.judge = s, inTurn, judge
	select {
	case m.next <- true:
		return m.wait()
	case <-m.over:
		return nil
	}
}

func (m *machine) wait() *gojpf.Result {
	select {
	case r := <-m.found:
		return r
	case <-m.over:
		if m.err == nil {
			m.err = errors.New("the program has ended")
		}
		return nil
	}
}

// stop ends the program.
func (m *machine) stop() {
	m.cancel()
	<-m.over
	os.RemoveAll(m.folder)
}
