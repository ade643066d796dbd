package listener_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// recorder prints what it hears of the program's own doings.
type recorder struct{}

func register(name string, l any) {
	listener.Register(listener.Info{Names: []string{name}, Doc: "for tests", New: func(*config.Config) (any, error) { return l, nil }})
}

func init() {
	register("Recorder", recorder{})
	register("Chooser", chooser{})
	register("Meddler", meddler{})
}

func class(c *listener.Context, r vm.Ref) string { return c.Machine.Heap.Get(r).Class.JavaName() }

func (recorder) ObjectCreated(c *listener.Context, t *vm.Thread, r vm.Ref) {
	if class(c, r) == "Things" {
		c.Printf("created %s by %s\n", class(c, r), c.Machine.ThreadName(t))
	}
}

func (recorder) ObjectReleased(c *listener.Context, r vm.Ref) {
	if class(c, r) == "Things" {
		c.Printf("released %s with %d\n", class(c, r), c.Machine.Heap.Get(r).Words[0])
	}
}

func (recorder) ObjectShared(c *listener.Context, r vm.Ref) {
	if c.Machine.Heap.Get(r) != nil && strings.HasPrefix(class(c, r), "Things$$Lambda") {
		c.Printf("shared lambda\n")
	}
}

func (recorder) GCBegin(c *listener.Context) { c.Printf("gc begins\n") }
func (recorder) GCEnd(c *listener.Context)   { c.Printf("gc ends\n") }

func (recorder) ClassLoaded(c *listener.Context, k *vm.Class) {
	if strings.HasPrefix(k.Name, "Things") {
		c.Printf("loaded %s\n", k.JavaName())
	}
}

func (recorder) ThreadStarted(c *listener.Context, t *vm.Thread)    { thread(c, "started", t) }
func (recorder) ThreadTerminated(c *listener.Context, t *vm.Thread) { thread(c, "terminated", t) }
func (recorder) ThreadWaiting(c *listener.Context, t *vm.Thread)    { thread(c, "waiting", t) }
func (recorder) ThreadNotified(c *listener.Context, t *vm.Thread)   { thread(c, "notified", t) }
func (recorder) ThreadScheduled(c *listener.Context, t *vm.Thread)  { thread(c, "scheduled", t) }

func thread(c *listener.Context, what string, t *vm.Thread) {
	c.Printf("%s %s\n", what, c.Machine.ThreadName(t))
}

func (recorder) ObjectLocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	c.Printf("%s locks %s\n", c.Machine.ThreadName(t), class(c, r))
}

func (recorder) ObjectUnlocked(c *listener.Context, t *vm.Thread, r vm.Ref) {
	c.Printf("%s unlocks %s\n", c.Machine.ThreadName(t), class(c, r))
}

func (recorder) ObjectWait(c *listener.Context, _ *vm.Thread, r vm.Ref) {
	c.Printf("wait for %s\n", class(c, r))
}

func (recorder) ObjectNotifyAll(c *listener.Context, r vm.Ref) {
	c.Printf("notify all of %s\n", class(c, r))
}

func (recorder) ExceptionThrown(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	c.Printf("thrown %s in %s\n", class(c, exc), in.Frame.Method.Name)
}

func (recorder) ExceptionHandled(c *listener.Context, in listener.Instruction, exc vm.Ref) {
	c.Printf("handled %s at %s\n", class(c, exc), in.Location())
}

func (recorder) ExceptionBailout(c *listener.Context, t *vm.Thread, exc vm.Ref) {
	c.Printf("%s leaves %s\n", class(c, exc), c.Machine.ThreadName(t))
}

func (recorder) NativeExited(c *listener.Context, _ *vm.Thread, m *vm.Method) {
	if m.Name == "nanoTime" {
		c.Printf("native %s\n", m.Name)
	}
}

func (recorder) FieldRead(c *listener.Context, a listener.Access) { access(c, "read", a) }

func (recorder) FieldWritten(c *listener.Context, a listener.Access) { access(c, "written", a) }

func access(c *listener.Context, what string, a listener.Access) {
	if a.User() {
		c.Printf("%s %s=%d\n", what, a.Field, int64(a.Value))
	}
}

func (recorder) ArrayRead(c *listener.Context, a listener.Access) {
	if a.User() {
		c.Printf("element %d is %d\n", a.Index, a.Value)
	}
}

func (recorder) ArrayWritten(c *listener.Context, a listener.Access) {
	if a.User() {
		c.Printf("element %d=%d\n", a.Index, a.Value)
	}
}

func TestEvents(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Things.java")
	_, out := listenertest.Run(t, classes, "Things", "listener=Recorder")
	listenertest.Contains(t, out,
		"created Things by main\n", "released Things with 7\n", "gc begins\n", "gc ends\n",
		"loaded Things$$Lambda",
		"shared lambda\n", "started other\n", "scheduled other\n", "terminated other\n", "waiting main\n", "notified main\n", "terminated main\n",
		"main locks java.lang.Object\n", "main unlocks java.lang.Object\n", "other locks java.lang.Object\n",
		"wait for java.lang.Object\n", "notify all of java.lang.Object\n",
		"thrown java.lang.NullPointerException in main\nhandled java.lang.NullPointerException at Things.java:34\n",
		"thrown java.lang.NumberFormatException in parseInt\nhandled java.lang.NumberFormatException at Things.java:39\n",
		"native nanoTime\n",
		"written Things.field=7\nread Things.field=7\nwritten Things.count=7\n",
		"element 0=1\nelement 1=2\nelement 0 is 1\nelement 1=1\n",
	)
	if n := strings.Count(out, "written Things.field"); n != 1 {
		t.Errorf("one write was told %d times", n)
	}
}

// TestEventsWithoutHook has a listener of machine events only: the fast loop
// must tell them, too.
func TestEventsWithoutHook(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Things.java")
	r, out := listenertest.Run(t, classes, "Things", "listener="+mustAbs(t, "testdata/machine.star"))
	listenertest.Contains(t, out, "created Things\n", "thrown java.lang.NullPointerException\n", "started other\n", "locked java.lang.Object\n")
	if r.Verdict == search.Violated {
		t.Errorf("violated: %+v", r.Violations)
	}
}

// chooser has pick return 1 or 2, or throw.
type chooser struct{}

func (chooser) Intervene(c *listener.Context, in listener.Instruction) {
	callee, _ := c.Callee(in)
	if callee == nil || callee.Name != "pick" {
		return
	}
	g := choice.NewIntList("pick", 1, 2, 3)
	i, ok := c.Choose(g)
	switch {
	case !ok:
	case i == 2:
		c.Throw(in, "Things$Mine", "bad")
	case i == 1:
		c.Replace(in, 2, nil)
	}
}

func TestInterventionsAreChoices(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Things.java")
	for _, strategy := range []string{"dfs", "bfs"} {
		r, _ := listenertest.Run(t, classes, "Things", "listener=Chooser", "search.multiple_errors=true", "search.class="+strategy)
		var got []string
		for _, v := range r.Violations {
			got = append(got, v.Exception+" "+v.Message)
			last := v.Trace[len(v.Trace)-1]
			if len(last.Choices) != 1 || !strings.Contains(last.Choices[0], "pick") || last.Diverged || len(last.Lines) == 0 {
				t.Errorf("%s: the trace's last step does not show the choice, or does not replay: %+v", v.Message, last)
			}
		}
		want := "[java.lang.IllegalStateException two Things$Mine bad!]"
		if fmt.Sprint(got) != want {
			t.Errorf("%s found %v, want %s", strategy, got, want)
		}
	}
}

// meddler adds 100 to what twoStep writes, behind a choice; the write must not
// be changed twice.
type meddler struct{}

func (meddler) Intervene(c *listener.Context, in listener.Instruction) {
	a, write, ok := c.NextAccess(in)
	if !ok || !write || a.Field == nil || in.Frame.Method.Name != "twoStep" {
		return
	}
	if i, ok := c.Choose(choice.NewIntList("meddle", 0, 100)); ok && i == 1 {
		c.SetOperand(in, 0, a.Value+100)
	}
}

func (meddler) Intervened(c *listener.Context, e listener.Executed) {
	if code := c.CodeAt(e.Code, e.PC); code.Op == bytecode.Putstatic && e.Code.Method.Name == "twoStep" {
		c.Printf("written\n")
	}
}

func TestChangedOperand(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Things.java")
	r, out := listenertest.Run(t, classes, "Things", "listener=Meddler,Recorder")
	if len(r.Violations) != 1 || r.Violations[0].Message != "count 101" {
		t.Errorf("violations %+v", r.Violations)
	}
	listenertest.Contains(t, out, "written Things.count=1\n", "written Things.count=101\n")
}

// TestScriptsIntervene changes what the program does by scripts; some do what
// they may not.
func TestScriptsIntervene(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Things.java")
	for _, test := range []struct {
		script  string
		verdict search.Verdict
		want    string
	}{
		{"choose.star", search.Violated, "java.lang.IllegalStateException two"},
		{"throw.star", search.Violated, "Things$Mine bad!"},
		{"meddle.star", search.Violated, "java.lang.IllegalStateException count 101"},
		{"attributes.star", search.Violated, "the value of pick is written"},
		{"notallowed.star", search.Incomplete, "only Intervene may do that"},
		{"nosuchclass.star", search.Incomplete, "cannot throw no.such.Class"},
		{"nooperand.star", search.Incomplete, "there is no operand 9"},
	} {
		t.Run(test.script, func(t *testing.T) {
			r, out := listenertest.Run(t, classes, "Things", "listener="+mustAbs(t, "testdata/"+test.script))
			for _, v := range r.Violations {
				out += v.Exception + " " + v.Message + "\n"
			}
			for _, c := range r.Incomplete {
				out += c.Reason + "\n"
			}
			if r.Verdict != test.verdict || !strings.Contains(out, test.want) {
				t.Errorf("%s, want %s with %q:\n%s", r.Verdict, test.verdict, test.want, out)
			}
		})
	}
}

// TestInterventionBesideScheduling has an instruction that both the listener and
// the scheduler choose in front of: what the listener did must be done once,
// and must not be forgotten while another thread runs.
func TestInterventionBesideScheduling(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Shared.java")
	for _, reduction := range []string{"none", "shared", "locks"} {
		r, _ := listenertest.Run(t, classes, "Shared", "listener=Meddler", "search.multiple_errors=true", "vm.por="+reduction)
		got := map[string]bool{}
		for _, v := range r.Violations {
			got[v.Message] = true
			for _, step := range v.Trace {
				if step.Diverged {
					t.Errorf("%s: a step of the trace does not replay: %+v", v.Message, step)
				}
			}
		}
		if len(got) != 2 || !got["seen 1"] || !got["seen 101"] {
			t.Errorf("%s: found %v, want seen 1 and seen 101", reduction, got)
		}
	}
}

// Events of the machine are told by the fast loop; only instructions need the
// slower one.
func TestLoopByEvents(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Things.java")
	for name, want := range map[string]vm.LoopMode{
		"machine.star": vm.LoopAuto, "choose.star": vm.LoopHooked, "mine.star": vm.LoopHooked, "calls.star": vm.LoopAuto, "check.star": vm.LoopAuto,
	} {
		registry := keys.Registry()
		cfg, err := config.Load(config.Options{Registry: registry, Dir: classes,
			Args: []string{"+target=Things", "+classpath=" + classes, "+listener=" + mustAbs(t, "testdata/"+name)}})
		if err != nil {
			t.Fatal(err)
		}
		p, err := search.Load(t.Context(), cfg, search.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		if err := listener.Attach(p, cfg, io.Discard); err != nil {
			t.Fatal(err)
		}
		if p.Machine.LoopMode != want {
			t.Errorf("%s: loop %d, want %d", name, p.Machine.LoopMode, want)
		}
		p.Close()
	}
}
