package tests

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
)

// Replay. A test is searched from the state in which the one before it ended, so its
// failing schedule alone says little. A seed has the schedules of the tests before it
// as well, and all that the run was told of which choices depend on.

// seedForm is the beginning of every seed: the version of its form.
const seedForm = "1-"

// mostSeed is how long what a seed stands for may be.
const mostSeed = 64 << 20

// seed is a schedule of a test that fails.
type seed struct {
	Class     string                    `json:"c"`
	Framework framework                 `json:"f"`
	Test      string                    `json:"t"`
	Stage     int                       `json:"s"`           // of the program, that the test is
	Paths     map[int]*gojpf.ChoicePath `json:"w,omitempty"` // of stages in which something was chosen
	// What the run was told, and which tests had a verdict when the program began: whether
	// they passed.
	Methods   []string        `json:"m,omitempty"`
	Filter    []string        `json:"p,omitempty"`
	Before    map[string]bool `json:"b,omitempty"`
	Race      bool            `json:"r,omitempty"`
	Any       bool            `json:"a,omitempty"`
	Schedules int             `json:"n,omitempty"`
	Drawn     uint64          `json:"d,omitempty"`
	Settings  []string        `json:"k,omitempty"` // to be said again: see told
}

// seedOf is the seed for a path on which the present stage fails. Where the path is not known
// it stands for a search of the stage.
func (a *attempt) seedOf(test string, w *gojpf.ChoicePath) string {
	s := a.suite
	d := seed{
		Class: s.unit.class, Framework: s.unit.framework, Test: test, Stage: a.stage, Paths: map[int]*gojpf.ChoicePath{}, Before: a.before,
		Methods: s.unit.methods, Filter: s.o.Filter, Race: s.o.Race, Any: s.o.AnyTimeouts, Schedules: s.o.Schedules, Drawn: s.o.Seed, Settings: s.o.Settings,
	}
	for n, path := range a.paths {
		if n < a.stage {
			d.Paths[n] = path
		}
	}
	if w != nil && len(w.Indices) > 0 {
		d.Paths[a.stage] = w
	}
	return d.String()
}

// String is the seed as users see it.
func (d *seed) String() string {
	text, err := json.Marshal(d)
	if err != nil {
		panic(fmt.Sprintf("tests: a seed that JSON cannot hold: %v", err))
	}
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression) // of a level that there is, into memory
	_, _ = w.Write(text)
	_ = w.Close()
	return seedForm + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// parseSeed reads a seed.
func parseSeed(text string) (*seed, error) {
	no := func(why string) error {
		return fmt.Errorf("--replay: this is no seed of a test (%s); it stands below the failure, and in the JSON report", why)
	}
	body, ok := strings.CutPrefix(strings.TrimSpace(text), seedForm)
	if !ok {
		return nil, no("it does not begin with " + seedForm)
	}
	packed, err := base64.RawURLEncoding.DecodeString(body)
	if err != nil {
		return nil, no("it has other characters, or was cut")
	}
	plain, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostSeed))
	d := &seed{}
	if err != nil || json.Unmarshal(plain, d) != nil {
		return nil, no("it was cut or changed")
	}
	if d.Class == "" || d.Stage < 0 || !slices.Contains(frameworks, d.Framework) {
		return nil, no("it names no test")
	}
	for n, w := range d.Paths {
		if w == nil || n < 0 || n > d.Stage {
			return nil, no("it was changed")
		}
	}
	return d, nil
}

// told has the options be those of the run that a seed is of. Settings could have commands
// run and files written, and nobody sees what is in a seed that comes from somebody else: so
// they are the user's own words, and must be the same.
func (d *seed) told(o *Options) error {
	if !slices.Equal(d.Settings, o.Settings) {
		again := "without settings"
		if len(d.Settings) > 0 {
			again = fmt.Sprintf("with %q", d.Settings)
		}
		return fmt.Errorf("--replay: the seed is of a run %s; if you trust that, give this one the same, each as +KEY=VALUE", again)
	}
	o.Filter, o.Race, o.AnyTimeouts, o.Schedules, o.Seed = d.Filter, d.Race, d.Any, d.Schedules, d.Drawn
	return nil
}

// unit chooses the class of the seed's test.
func (d *seed) unit(units []*unit) (*unit, error) {
	for _, u := range units {
		if u.class == d.Class && u.framework == d.Framework {
			return &unit{class: u.class, framework: u.framework, methods: d.Methods, suite: u.suite}, nil
		}
	}
	return nil, fmt.Errorf("--replay: the seed is of %s, and %s is not among the classes with tests that were named", d.Test, d.Class)
}

// prepare has a suite know what it knew when the program of the seed began.
func (d *seed) prepare(s *suite) {
	s.replay = d
	for name, passed := range d.Before {
		s.tests[name] = &Test{Verdict: Failed}
		if passed {
			s.tests[name].Verdict = Passed
		}
	}
	s.before = maps.Clone(d.Before)
}

// verdicts is which tests have one, and passed.
func (s *suite) verdicts() map[string]bool {
	if s.replay != nil {
		return s.before
	}
	list := map[string]bool{}
	for name, t := range s.tests {
		list[name] = t.Verdict == Passed
	}
	return list
}

// early reports whether the stage is one before that which is replayed.
func (a *attempt) early() bool { return a.suite.replay != nil && a.stage < a.suite.replay.Stage }

// along is the path of the present stage, nil for a search.
func (a *attempt) along() *gojpf.ChoicePath {
	if a.suite.replay == nil {
		return nil
	}
	return a.suite.replay.Paths[a.stage]
}

// ledTo takes the path on which the present stage has ended.
func (a *attempt) ledTo(w *gojpf.ChoicePath) {
	if w != nil && len(w.Indices) > 0 {
		a.paths[a.stage] = w
	}
}

// replayed is the suite with what a replay has come to. Where the schedule does not fail the
// test is searched once more, from the same state. An error says that the seed does not fit.
func (s *suite) replayed(ctx context.Context) (*suite, error) {
	d := s.replay
	if s.err == nil && !s.failed() && d.Paths[d.Stage] != nil && ctx.Err() == nil {
		other := *d
		other.Paths = maps.Clone(d.Paths)
		delete(other.Paths, d.Stage)
		again := newSuite(s.o, s.project, s.unit, s.drivers)
		other.prepare(again)
		if again.run(ctx); again.failed() {
			for _, t := range again.results() {
				t.Notes = append(t.Notes, "the schedule of the seed took another course; this is what a search of the test has found")
			}
			return again, nil
		}
	}
	if s.err != nil {
		return s, s.err
	}
	if len(s.order) == 0 {
		return s, fmt.Errorf("--replay: the seed does not fit: %s did not run", d.Test)
	}
	for _, t := range s.results() {
		if t.Verdict != Failed {
			t.Verdict, t.Complete = Incomplete, false
			t.Reason = strings.TrimSuffix("the schedule of the seed does not fail: "+t.Reason, ": ")
			t.Help = "the tests, their classes or the JDK are others than those that the seed was found with"
		}
	}
	return s, nil
}

// failed reports whether a test of the suite has failed.
func (s *suite) failed() bool {
	return slices.ContainsFunc(s.results(), func(t *Test) bool { return t.Verdict == Failed })
}
