package gojpf_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/strategy"
)

func read(t testing.TB, file string, settings ...gojpf.Setting) *gojpf.Config {
	t.Helper()
	cfg, err := gojpf.ReadConfig(file, append([]gojpf.Setting{gojpf.ClassPath(classes)}, settings...)...)
	if err != nil {
		t.Fatal(err)
	}
	return cfg
}

// Checks in one process know nothing of each other, whatever their options are. The
// race detector looks at this, too.
func TestChecksShareNothing(t *testing.T) {
	var wait sync.WaitGroup
	for i := range 12 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			first := int32(180 + 5*(i%4))
			sensor := gojpf.Natives{"read": func(e *gojpf.Env) {
				n, _ := e.M.Extra("sensor").(int32)
				e.M.SetExtra("sensor", n+1)
				e.ReturnInt(first + 5*n)
			}}
			var out, report bytes.Buffer
			r, err := gojpf.Check(context.Background(), read(t, "", gojpf.Target("Thermostat")), gojpf.WithNatives("Thermostat$Sensor", sensor),
				gojpf.WithOutput(&out, io.Discard), gojpf.WithoutConsole(), gojpf.WithReport("json", &report))
			want := fmt.Sprintf("kitchen: 20.0 degrees after %d readings\n", (200-first)/5)
			if err != nil || r.Verdict != gojpf.Safe || out.String() != want {
				t.Errorf("%v %+v: %q, want %q", err, r, out.String(), want)
			}
			if !json.Valid(report.Bytes()) {
				t.Errorf("no JSON: %s", report.String())
			}

			amount := choice.NewIntSet("withdrawal", int32(100+i))
			r, err = gojpf.Check(context.Background(), read(t, "examples/choices/Account.jpf"), gojpf.WithChoice("withdrawal", amount))
			if err != nil || (r.Verdict == gojpf.Violated) != (i > 0) {
				t.Errorf("withdrawal of %d: %v %v", 100+i, r, err)
			}
			r, err = gojpf.Check(context.Background(), read(t, "examples/triangle/Triangle.jpf"), gojpf.WithPaths())
			if err != nil || len(r.Paths) != 8 {
				t.Errorf("paths: %+v %v", r, err)
			}
		}()
	}
	wait.Wait()
}

// What cannot be used is refused before the program runs.
func TestRefused(t *testing.T) {
	hello := []gojpf.Setting{gojpf.Target("Hello")}
	for _, test := range []struct {
		settings []gojpf.Setting
		opts     []gojpf.Option
		want     string
	}{
		{nil, nil, "no target"},
		{[]gojpf.Setting{gojpf.Target("Nobody")}, nil, "Nobody"},
		{hello, []gojpf.Option{nil}, "an option is nil"},
		{hello, []gojpf.Option{gojpf.WithListener(nil)}, "WithListener: the listener is nil"},
		{hello, []gojpf.Option{gojpf.WithListener(3)}, "WithListener: int implements none"},
		{hello, []gojpf.Option{gojpf.WithOutput(nil, nil)}, "WithOutput: a stream is nil"},
		{hello, []gojpf.Option{gojpf.WithReport("pdf", io.Discard)}, `there is no report "pdf"; there are console`},
		{hello, []gojpf.Option{gojpf.WithReport("json", nil)}, "WithReport: nowhere to write json to"},
		{hello, []gojpf.Option{gojpf.WithReportFormat(remarksFormat, nil)}, "WithReportFormat: nowhere to write remarks to"},
		{hello, []gojpf.Option{gojpf.WithReportFormat(report.Format{Name: "My Own", New: remarksFormat.New}, io.Discard)}, `"My Own" cannot be a format's name`},
		{hello, []gojpf.Option{gojpf.WithReportFormat(report.Format{Name: "own"}, io.Discard)}, "the format own has no function New"},
		{hello, []gojpf.Option{gojpf.WithChoice("k", nil)}, `WithChoice: the generator for "k" is nil`},
		{hello, []gojpf.Option{gojpf.WithChoice("k", fares{}), gojpf.WithChoice("k", fares{})}, `WithChoice: two generators for "k"`},
		{hello, []gojpf.Option{gojpf.WithStrategy(nil)}, "WithStrategy: no strategy"},
		{hello, []gojpf.Option{gojpf.WithStrategy(func(strategy.Space) strategy.Frontier { return nil })}, "the strategy has made no frontier"},
		{hello, []gojpf.Option{gojpf.WithFactory(nil)}, "WithFactory: no factory"},
		{hello, []gojpf.Option{gojpf.WithFactory(func(gojpf.Factory) gojpf.Factory { return nil })}, "WithFactory: no factory"},
		{hello, []gojpf.Option{gojpf.WithNatives("Hello", gojpf.Natives{"greet": nil})}, "WithNatives: Hello.greet is nil"},
		{hello, []gojpf.Option{gojpf.WithNatives("Hello", gojpf.Natives{"wave": func(*gojpf.Env) {}})}, "WithNatives: class Hello has no method wave"},
	} {
		r, err := gojpf.Check(context.Background(), read(t, "", test.settings...), test.opts...)
		if err == nil || !strings.Contains(err.Error(), test.want) || r != nil {
			t.Errorf("%v and error %v, want %q", r, err, test.want)
		}
	}
	if _, err := gojpf.Check(context.Background(), nil); err == nil || !strings.Contains(err.Error(), "no configuration") {
		t.Error(err)
	}
	if _, err := gojpf.Exec(context.Background(), read(t, "", hello...), gojpf.WithPaths()); err == nil || !strings.Contains(err.Error(), "WithPaths: Exec has no search") {
		t.Error(err)
	}
	for _, test := range []struct {
		file    string
		setting gojpf.Setting
		want    string
	}{
		{"nowhere.jpf", gojpf.Target("Hello"), "nowhere.jpf"},
		{"", gojpf.Set("search.depth_limit", "deep"), `search.depth_limit: expected an integer`},
		{"", nil, "a setting is nil"},
	} {
		if _, err := gojpf.ReadConfig(test.file, test.setting); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want %q", err, test.want)
		}
	}
}

// lossy is a strategy that forgets a state, or an alternative.
type lossy struct {
	fewest
	skips bool
}

func (l *lossy) Push(n strategy.Node) {
	if l.skips {
		n.Take(1)
	} else if len(l.waiting) > 0 && n.Depth() > 1 {
		return
	}
	l.fewest.Push(n)
}

// What a strategy loses makes a run incomplete, never safe.
func TestLossyStrategy(t *testing.T) {
	for _, skips := range []bool{false, true} {
		var made *lossy
		order := func(strategy.Space) strategy.Frontier { made = &lossy{skips: skips}; return made }
		cfg := read(t, "examples/choices/Account.jpf", gojpf.Set("vm.disable_assertions", "*"))
		r, err := gojpf.Check(context.Background(), cfg, gojpf.WithStrategy(order))
		if err != nil || r.Verdict != gojpf.Incomplete || !strings.Contains(r.Incomplete[0].Reason, "the strategy") {
			t.Errorf("skips %v: %+v %v", skips, r, err)
		}
	}
}

// A strategy may be named by the configuration once it is registered.
func TestRegisteredStrategy(t *testing.T) {
	strategy.Register("fewest-first", func(strategy.Space) strategy.Frontier { return &fewest{} })
	r, err := gojpf.Check(context.Background(), read(t, "", gojpf.Target("Hello"), gojpf.Set("search.class", "fewest-first")))
	if err != nil || r.Verdict != gojpf.Safe {
		t.Errorf("%+v %v", r, err)
	}
	_, err = gojpf.Check(context.Background(), read(t, "", gojpf.Target("Hello"), gojpf.Set("search.class", "fewest-last")))
	if err == nil || !strings.Contains(err.Error(), "or one that is registered (fewest-first)") {
		t.Error(err)
	}
}

// A class that nobody loads may be a misspelt one.
func TestNativesOfNoClass(t *testing.T) {
	r, err := gojpf.Check(context.Background(), read(t, "", gojpf.Target("Hello")), gojpf.WithNatives("Hallo", gojpf.Natives{"greet": func(*gojpf.Env) {}}))
	if err != nil || len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0].String(), "there is no class Hallo") {
		t.Errorf("%+v %v", r, err)
	}
}

// A generator of the wrong type is no answer, and the run says so.
func TestChoiceOfWrongType(t *testing.T) {
	cfg := read(t, "examples/choices/Account.jpf")
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithChoice("deposit", choice.NewBoolean("deposit", true)))
	if err != nil || r.Verdict != gojpf.Incomplete || !strings.Contains(r.Incomplete[0].Reason, `for "deposit": Verify.getInt needs one of type`) {
		t.Errorf("%+v %v", r, err)
	}
}

// endless hears of states until its context is cancelled by itself.
type endless struct{ cancel func() }

func (e endless) StateAdvanced(_ *listener.Context, a *explore.Advance) {
	if a.Depth > 5 {
		e.cancel()
	}
}

// A check whose context ends is incomplete, and its reports are written.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	cfg := read(t, "examples/crossing/Crossing.jpf", gojpf.Set("vm.storage.class", "nil"), gojpf.Set("vm.disable_assertions", "*"), gojpf.Set("search.class", "dfs"))
	var report bytes.Buffer
	r, err := gojpf.Check(ctx, cfg, gojpf.WithListener(endless{cancel}), gojpf.WithReport("json", &report))
	if err != nil || r.Verdict != gojpf.Incomplete || !strings.Contains(report.String(), `"verdict": "incomplete"`) {
		t.Errorf("%+v %v\n%s", r, err, report.String())
	}
	if r, err := gojpf.Check(ctx, read(t, "", gojpf.Target("Hello"))); err != nil || r.Verdict != gojpf.Incomplete {
		t.Errorf("begun too late: %+v %v", r, err)
	}
	if _, err := gojpf.Exec(ctx, read(t, "", gojpf.Target("Hello"))); !errors.Is(err, gojpf.ErrInterrupted) {
		t.Errorf("Exec: %v", err)
	}
}

// A search that was written down goes on in another check.
func TestCheckpoints(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "search")
	settings := []gojpf.Setting{gojpf.Set("search.max_states", "5"), gojpf.Set("vm.disable_assertions", "*")}
	r, err := gojpf.Check(context.Background(), read(t, "examples/crossing/Crossing.jpf", settings...),
		gojpf.WithCheckpoints(gojpf.Checkpoints{Dir: dir, Interval: time.Hour}))
	if err != nil || r.Verdict != gojpf.Incomplete {
		t.Fatalf("%+v %v", r, err)
	}
	settings[0] = gojpf.Set("search.max_states", "1000000")
	r, err = gojpf.Check(context.Background(), read(t, "examples/crossing/Crossing.jpf", settings...), gojpf.WithCheckpoints(gojpf.Checkpoints{Resume: dir}))
	if err != nil || r.Verdict != gojpf.Safe {
		t.Fatalf("%+v %v", r, err)
	}
}

// A registered form of reports has a name and files like any other.
func TestRegisteredReport(t *testing.T) {
	file := filepath.Join(t.TempDir(), "all.xml")
	cfg := read(t, "", gojpf.Target("Hello"), gojpf.Set("report.publisher", "xml,remarks"), gojpf.Set("report.file", file))
	if _, err := gojpf.Check(context.Background(), cfg); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(strings.TrimSuffix(file, ".xml") + ".txt")
	if err != nil || string(text) != "Hello is safe\n" {
		t.Errorf("%v: %q", err, text)
	}
}

// TestReportOfOneCheck gives a check a form of reports that nobody else knows, under the
// name of one that everybody does.
func TestReportOfOneCheck(t *testing.T) {
	own := remarksFormat
	own.Name = "json"
	var remarks, json bytes.Buffer
	if _, err := gojpf.Check(context.Background(), read(t, "", gojpf.Target("Hello")), gojpf.WithReportFormat(own, &remarks), gojpf.WithReport("json", &json)); err != nil {
		t.Fatal(err)
	}
	if remarks.String() != "Hello is safe\n" || !strings.HasPrefix(json.String(), "{") {
		t.Errorf("%q, %q", remarks.String(), json.String())
	}
	_, err := gojpf.Check(context.Background(), read(t, "", gojpf.Target("Hello")), gojpf.WithReportFormat(own, full{}))
	var lost *gojpf.ReportError
	if !errors.As(err, &lost) || lost.Report != "json" {
		t.Errorf("a report that could not be written: %v", err)
	}
}

// Who calls can tell what went wrong: a report, a listener, or the program itself.
func TestKindsOfErrors(t *testing.T) {
	check := func(settings []gojpf.Setting, opts ...gojpf.Option) (*gojpf.Result, error) {
		return gojpf.Check(context.Background(), read(t, "", settings...), opts...)
	}
	r, err := check([]gojpf.Setting{gojpf.Target("Hello")}, gojpf.WithReport("json", full{}))
	var lost *gojpf.ReportError
	if !errors.As(err, &lost) || lost.Report != "json" || !errors.Is(err, errFull) || r == nil || r.Verdict != gojpf.Safe || lost.Verdict != r.Verdict {
		t.Errorf("a report that was lost: %v %v", r, err)
	}
	r, err = check([]gojpf.Setting{gojpf.Target("Hello"), gojpf.Set("listener", "Nobody,SearchMonitor")})
	var listened *gojpf.ListenerError
	if !errors.As(err, &listened) || listened.Listener != "Nobody" || errors.As(err, &lost) || r != nil {
		t.Errorf("no such listener: %v %v", r, err)
	}
	r, err = check([]gojpf.Setting{gojpf.Target("Nobody")})
	var unmade *gojpf.LoadError
	if !errors.As(err, &unmade) || r != nil {
		t.Errorf("no such class: %v %v", r, err)
	}
}

var errFull = errors.New("full")

// full is where nothing can be written to.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

// Settings of a configuration: from a folder, and on top of what files say.
func TestSettings(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "gojpf.properties"), []byte("target.args=a\nclasspath=classes\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	cfg, err := gojpf.ReadConfig("", gojpf.Dir(dir), gojpf.Isolated(), gojpf.Append("target.args", "b"))
	if err != nil {
		t.Fatal(err)
	}
	if got := cfg.Text("target.args"); got != "a,b" {
		t.Errorf("target.args=%s", got)
	}
	if got := cfg.Paths("classpath"); len(got) != 1 || got[0] != filepath.Join(dir, "classes") {
		t.Errorf("classpath=%s", got)
	}
}
