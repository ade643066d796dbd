package tracestorer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/cgremover"           // tested here
	_ "github.com/gojpf/gojpf/listener/choiceselector"      // tested here
	_ "github.com/gojpf/gojpf/listener/choicetracker"       // tested here
	_ "github.com/gojpf/gojpf/listener/errortracegenerator" // tested here
	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/pathoutputmonitor" // tested here
	_ "github.com/gojpf/gojpf/listener/tracestorer"       // tested here
	"github.com/gojpf/gojpf/search"
)

// reasons are why a run is incomplete.
func reasons(r *search.Result) string {
	var list []string
	for _, c := range r.Incomplete {
		list = append(list, c.Reason)
	}
	return strings.Join(list, "; ")
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, file, text string) string {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestTraceListeners(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }

	t.Run("violation", func(t *testing.T) {
		r, _ := listenertest.Run(t, classes, "Paths", "listener=.listener.TraceStorer", "trace.file="+in("v"))
		if r.Verdict != search.Violated {
			t.Fatal(r.Verdict, reasons(r))
		}
		listenertest.Contains(t, read(t, in("v")), "violated property: java.lang.IllegalStateException: m is 6", "application: Paths\n",
			`kind="uncaught"`, "[1] gov.nasa.jpf.vm.choice.IntIntervalGenerator 2 //@ transition=1 of=4", "[2] gov.nasa.jpf.vm.BooleanChoiceGenerator 1", "[3] #1 1")
	})
	t.Run("replay", func(t *testing.T) {
		r, _ := listenertest.Run(t, classes, "Paths", "search.replay="+in("v"))
		if r.Verdict != search.Violated || r.Statistics.StatesNew != 4 || len(r.Incomplete) > 0 {
			t.Errorf("%s, %d states, %s", r.Verdict, r.Statistics.StatesNew, reasons(r))
		}
	})
	t.Run("use trace", func(t *testing.T) {
		r, _ := listenertest.Run(t, classes, "Paths", "listener=ChoiceSelector", "choice.use_trace="+in("v"))
		if r.Verdict != search.Violated || r.Statistics.StatesNew != 4 {
			t.Errorf("%s, %d states, %s", r.Verdict, r.Statistics.StatesNew, reasons(r))
		}
	})
	t.Run("all violations", func(t *testing.T) {
		listenertest.Run(t, classes, "Paths", "listener=TraceStorer", "trace.file="+in("m"), "trace.multiple=true", "trace.depth=2")
		listenertest.Contains(t, read(t, in("m.0")), "search depth reached: 2", "[1] ")
		listenertest.Contains(t, read(t, in("m.3")), "IllegalStateException")
	})
	t.Run("calls", func(t *testing.T) {
		r, _ := listenertest.Run(t, classes, "Paths", "listener=TraceStorer", "trace.file="+in("c"), "trace.store_calls=Paths.twice", "trace.terminate=true")
		if r.Verdict != search.Incomplete || !strings.Contains(reasons(r), "TraceStorer has stored a path") {
			t.Error(r.Verdict, reasons(r))
		}
		if text := read(t, in("c")); !strings.Contains(text, "calling: Paths.twice(I)I") || strings.Count(text, "\n[") != 2 {
			t.Errorf("stored:\n%s", text)
		}
		// The path behind a trace without a violation is searched on demand only.
		r, _ = listenertest.Run(t, classes, "Paths", "search.replay="+in("c"))
		if r.Verdict != search.Incomplete || reasons(r) != "the stored trace ends without a violation" {
			t.Error(r.Verdict, reasons(r))
		}
		r, _ = listenertest.Run(t, classes, "Paths", "listener=ChoiceSelector", "choice.use_trace="+in("c"))
		if r.Verdict != search.Incomplete || r.Statistics.EndStates != 6 || reasons(r) != "only what follows a stored trace was searched" {
			t.Error(r.Verdict, r.Statistics.EndStates, reasons(r))
		}
		r, _ = listenertest.Run(t, classes, "Paths", "search.class=.search.PathSearch", "search.replay="+in("c"))
		if r.Verdict != search.Incomplete || r.Statistics.EndStates != 1 {
			t.Error(r.Verdict, r.Statistics.EndStates, reasons(r))
		}
	})
	t.Run("constraint", func(t *testing.T) {
		listenertest.Run(t, classes, "Paths", "listener=TraceStorer", "trace.file="+in("k"), "trace.store_constraint=true", "search.depth_limit=2")
		listenertest.Contains(t, read(t, in("k")), "search constraint hit: depth limit of 2", "[2] ")
	})
	t.Run("nowhere", func(t *testing.T) {
		r, _ := listenertest.Run(t, classes, "Paths", "listener=TraceStorer", "trace.file="+in("no/such"))
		if r.Verdict != search.Violated || !strings.Contains(reasons(r), "no/such") {
			t.Error(r.Verdict, reasons(r))
		}
	})
	t.Run("by the program", func(t *testing.T) {
		listenertest.Run(t, classes, "Paths", "target.args="+in("p"))
		if text := read(t, in("p")); !strings.HasPrefix(text, "/* three */\n") || !strings.Contains(text, "[1] gov.nasa.jpf.vm.choice.IntIntervalGenerator 2 ") {
			t.Errorf("stored:\n%s", text)
		}
	})
	t.Run("error trace", func(t *testing.T) {
		_, out := listenertest.Run(t, classes, "Paths", "listener=ErrorTraceGenerator")
		listenertest.Contains(t, out, "1 thread 0 ", "at Paths.main(Paths.java:11)", "[verifyGetInt(II) 3/4]", "at Paths.twice(Paths.java:6)", "[verifyGetBoolean 2/2]", "error in thread main at Paths.java:20")
		_, out = listenertest.Run(t, classes, "Paths", "listener=ErrorTraceGenerator", "etg.show_loc=false")
		if strings.Contains(out, "at Paths.main(") {
			t.Errorf("locations in:\n%s", out)
		}
	})
	t.Run("choice tracker", func(t *testing.T) {
		_, out := listenertest.Run(t, classes, "Paths", "listener=ChoiceTracker")
		listenertest.Contains(t, out, `{false,>true}]	at Paths.twice(Paths.java:6)`, "cur=3]\tat Paths.main(Paths.java:11)")
		listenertest.Run(t, classes, "Paths", "listener=ChoiceTracker", "choice.format=CHOICE", "choice.show_location=false",
			"choice.class=*IntervalGenerator", "choice.trace="+in("choices"))
		if text := read(t, in("choices")); !strings.HasSuffix(text, "Paths.java:20\n3\n1\n") {
			t.Errorf("choices:\n%s", text)
		}
		_, out = listenertest.Run(t, classes, "Paths", "listener=ChoiceTracker", "choice.exclude=Paths.main")
		if strings.Contains(out, "IntInterval") || !strings.Contains(out, "Boolean") {
			t.Errorf("choices:\n%s", out)
		}
	})
	t.Run("choice selector", func(t *testing.T) {
		for _, condition := range []string{"choice.depth=1", "choice.calls=Paths.twice"} {
			r, _ := listenertest.Run(t, classes, "Paths", "listener=ChoiceSelector", "choice.seed=1", condition)
			if n := r.Statistics.EndStates; r.Verdict != search.Incomplete && r.Verdict != search.Violated || r.Verdict == search.Incomplete && n != 6 {
				t.Errorf("%s: %s with %d ends, %s", condition, r.Verdict, n, reasons(r))
			}
		}
		r, _ := listenertest.Run(t, classes, "Paths", "listener=ChoiceSelector", "choice.seed=1", "choice.threads=none")
		if r.Verdict == search.Safe || r.Statistics.EndStates > 1 {
			t.Errorf("%s with %d ends", r.Verdict, r.Statistics.EndStates)
		}
	})
	t.Run("removed", func(t *testing.T) {
		tests := []struct {
			setting string
			ends    int64
		}{
			{"cgrm.a.cg_class=BooleanChoiceGenerator", 12},
			{"cgrm.a.locations=Paths:6", 12},
			{"cgrm.a.locations=Paths.java:17", 8},
			{"cgrm.a.method_bodies=Paths.twice", 12},
			{"cgrm.a.method_bodies=Paths.main", 2},
			{"cgrm.a.method_calls=Paths.main", 1},
		}
		for _, tt := range tests {
			r, _ := listenertest.Run(t, classes, "Paths", "listener=CGRemover", "search.multiple_errors=true", "vm.storage.class=nil", tt.setting)
			ends := r.Statistics.EndStates + int64(len(r.Violations))
			if ends != tt.ends || len(r.Incomplete) != 1 || reasons(r) != "alternatives left out by a listener" {
				t.Errorf("%s: %d ends, want %d; %s", tt.setting, ends, tt.ends, reasons(r))
			}
		}
	})
	t.Run("path output", func(t *testing.T) {
		one, many := write(t, in("one"), "n=[1-4]\nm=\\d+ k=[0-2]\n"), write(t, in("many"), "// all\n...\n")
		rare, wrong := write(t, in("rare"), "n=2\n...\nm=4 k=2\n"), write(t, in("wrong"), "n=9\n...\n")
		tests := []struct {
			settings []string
			message  string // "" where the program's own violation is found
		}{
			{[]string{"pom.all=" + one}, ""},
			{[]string{"pom.all=" + wrong + "," + many}, ""},
			{[]string{"pom.all=" + wrong + "," + rare}, "the output of a path fits none of " + wrong + ", " + rare},
			{[]string{"pom.none=" + wrong}, ""},
			{[]string{"pom.none=" + rare}, "the output of a path fits " + rare},
			{[]string{"pom.sequence=" + one + "," + one}, ""},
			{[]string{"pom.sequence=" + one + "," + rare}, "the output of path 2 does not fit " + rare},
		}
		for _, tt := range tests {
			r, _ := listenertest.Run(t, classes, "Paths", append(tt.settings, "listener=PathOutputMonitor", "pom.print_output=false")...)
			if r.Verdict != search.Violated {
				t.Errorf("%v: %s", tt.settings, r.Verdict)
			} else if v := r.Violations[0]; (v.Kind == search.KindProperty) != (tt.message != "") || tt.message != "" && v.Message != tt.message {
				t.Errorf("%v: %s", tt.settings, v.Details)
			}
		}
		r, out := listenertest.Run(t, classes, "Paths", "listener=PathOutputMonitor", "pom.any="+wrong)
		if !strings.Contains(reasons(r), "no path was found whose output fits "+wrong) {
			t.Error(reasons(r))
		}
		listenertest.Contains(t, out, "---- output of path 1\nn=1\nm=1 k=0\n", "---- output of path 2\nn=1\nm=1 k=1\n")
	})
}

func TestBadSettings(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Paths.java")
	dir := t.TempDir()
	other := write(t, filepath.Join(dir, "other"), "application: Other\n")
	broken := write(t, filepath.Join(dir, "broken"), "application: Paths\n[0] p.C\n")
	spec := write(t, filepath.Join(dir, "spec"), "fine\n(\n")
	tests := []struct {
		settings []string
		want     string
	}{
		{[]string{"listener=ChoiceSelector"}, "it needs choice.use_trace"},
		{[]string{"listener=ChoiceSelector", "choice.use_trace=" + other}, "it is a trace of Other, not of Paths"},
		{[]string{"listener=ChoiceSelector", "choice.use_trace=" + broken}, broken + ":2:"},
		{[]string{"listener=ChoiceSelector", "choice.use_trace=" + dir + "/none"}, "choice.use_trace"},
		{[]string{"listener=ChoiceSelector", "choice.calls=x"}, "choice.calls"},
		{[]string{"listener=CGRemover"}, "nothing to remove"},
		{[]string{"listener=CGRemover", "cgrm.a.location=Paths:6"}, "cgrm.a.location"},
		{[]string{"listener=CGRemover", "cgrm.a.locations=Paths:x"}, "cgrm.a.locations"},
		{[]string{"listener=TraceStorer", "trace.depth=deep"}, "trace.depth"},
		{[]string{"listener=PathOutputMonitor", "pom.all=" + spec}, spec + ":2:"},
		{[]string{"listener=PathOutputMonitor", "pom.any=" + dir + "/none"}, "pom.any"},
		{[]string{"listener=PathOutputMonitor", "pom.output_spec.class=Mine"}, "pom.output_spec.class"},
		{[]string{"listener=ErrorTraceGenerator", "etg.show_insn=perhaps"}, "etg.show_insn"},
		{[]string{"listener=ChoiceTracker", "choice.show_location=perhaps"}, "choice.show_location"},
	}
	for _, tt := range tests {
		if _, _, err := listenertest.Try(t, classes, "Paths", tt.settings...); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v: error %v, want %s", tt.settings, err, tt.want)
		}
	}
}
