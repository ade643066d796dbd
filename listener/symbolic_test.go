package listener_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	"github.com/gojpf/gojpf/symbolic"
)

// ends prints the ends of symbolic calls and of paths. What it prints are inputs
// that satisfy the path condition.
type ends struct{}

func init() {
	listener.Register(listener.Info{Names: []string{"Ends"}, Doc: "for tests", New: func(*config.Config) (any, error) { return ends{}, nil }})
}

func (ends) SymbolicMethodExited(c *listener.Context, call *symexec.Call) {
	model := solved(c, call.Path)
	var args []string
	for _, a := range call.Params {
		text := a.Name + ":" + a.Value.Type()
		if a.Value.Expr == nil {
			text += "=" + a.Value.Show(model)
		}
		args = append(args, text)
	}
	for _, f := range call.Fields {
		args = append(args, f.Name+":"+f.Value.Type())
	}
	result := strings.TrimSpace(fmt.Sprint(call.Result.Show(model), call.Class, " ", call.Message, call.Why))
	c.Printf("%d made: %s(%s) %v %s | %s\n", call.Made, call.Method.Name, strings.Join(args, ", "), call.End, result, call.Path.PC())
}

func (ends) SymbolicPathEnded(c *listener.Context, e *symexec.PathEnd) {
	solved(c, e.Path)
	c.Printf("path %v %s%s%s | %s\n", e.End, e.Why, e.Class, e.Message, e.Path.PC())
}

// solved is a model of a path; a wrong one is a failure of the listener.
func solved(c *listener.Context, p *core.Path) *symbolic.Model {
	model, ok := c.Program.Symbolic().Model(c.Machine)
	if !ok {
		panic("no model")
	}
	for _, cond := range p.PC().Conds() {
		if !symbolic.Holds(cond, model) {
			panic(fmt.Sprintf("%v does not hold", cond))
		}
	}
	return model
}

func TestSymbolicMethodExited(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Calls.java")
	// In the normal and in the hooked loop.
	for _, with := range []string{"Ends", "Ends,CallMonitor"} {
		var all strings.Builder
		for _, test := range []struct {
			args, methods string
			more          []string
		}{
			{"constructor", "Calls.<init>(sym)", nil},
			{"nested", "Calls.nested(sym),Calls.recurse(sym)", nil},
			{"locked", "Calls.locked(sym)", []string{"symbolic.fields=instance"}},
			{"nothing", "Calls.nothing(sym)", nil},
			{"text", "Calls.text(sym#con#sym#con)", nil},
			{"exits", "Calls.exits(sym)", nil},
			{"fails", "Calls.fails(sym)", nil},
			{"choices", "Calls.choices(sym)", nil},
			{"forever", "Calls.forever(sym)", []string{"search.depth_limit=4"}},
			{"main", "", nil},
			{"threads", "Calls.locked(sym)", nil},
			{"breadth", "Calls.nested(sym)", []string{"search.class=bfs"}},
			{"shed", "Calls.nested(sym),Calls.recurse(sym)", []string{"search.class=bfs", "search.open_states=1"}},
		} {
			settings := append(test.more, "target.args="+test.args, "symbolic.method="+test.methods, "search.multiple_errors=true", "listener="+with)
			_, out := listenertest.Run(t, classes, "Calls", settings...)
			fmt.Fprintf(&all, "%s:\n", test.args)
			for line := range strings.Lines(out) {
				if strings.Contains(line, " | ") {
					all.WriteString(identity.ReplaceAllString(line, "@N"))
				}
			}
		}
		listenertest.Golden(t, "testdata/ends.txt", all.String())
	}
}

var identity = regexp.MustCompile(`@[0-9a-f]+`)

func TestSymbolicEventsOfScripts(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Calls.java")
	script, err := filepath.Abs("testdata/symbolic.star")
	if err != nil {
		t.Fatal(err)
	}
	_, out := listenertest.Run(t, classes, "Calls", "target.args=constructor", "symbolic.method=Calls.<init>(sym)", "symbolic.dp=none", "listener="+script)
	const want = `call Calls.<init> ["4"] threw  java.lang.IllegalArgumentException too far: 4 {"start": "4"} start_1_SYMINT > 3
path stopped the program ended {"start": "4"} True start_1_SYMINT > 3
call Calls.<init> ["0"] returned    {"start": "0"} start_1_SYMINT <= 3
path stopped the program ended {"start": "0"} True start_1_SYMINT <= 3
`
	if out != want {
		t.Errorf("the script prints\n%s\nexpected\n%s", out, want)
	}
}

// What several workers do at a time no listener can follow.
func TestSymbolicEventsNeedOneWorker(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Calls.java")
	r, _ := listenertest.Run(t, classes, "Calls", "target.args=exits", "symbolic.method=Calls.exits(sym)", "search.workers=2", "listener=Ends")
	if len(r.Incomplete) == 0 || !strings.Contains(r.Incomplete[0].Reason, "search.workers=2: listeners") {
		t.Errorf("the run is %s: %+v", r.Verdict, r.Incomplete)
	}
}
