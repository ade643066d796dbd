package conctest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Feature is something that threads can do to each other, in plain Java. Its
// code becomes a nested class of the program; SELF in it is that class's name.
type Feature struct {
	Name   string
	Shared string // members
	// Actions are bodies of methods with a parameter me, the thread's number from
	// 0, main's. What they return goes into the thread's log. In an action that
	// has INNER, that is another action of any feature: the call's value.
	Actions []string
	Final   string // an expression that main adds to what it prints, "" for none
	// Pairs are actions that matter to each other: often two threads do them.
	Pairs [][2]int
	// Big features stand alone in a program.
	Big bool
	// Parks are features that park by themselves. What a call of java.util.concurrent
	// leaves a permit behind when it is executed step by step wakes them without a reason.
	Parks bool
}

// Mixed is a program of features. Each thread does some actions, one after the
// other. Main is thread 0: it starts the others but the late one, does its own
// actions, joins all, and prints what each has seen.
type Mixed struct {
	Name     string
	Features []*Feature
	Threads  [][]Call
	Late     bool // the last thread is started by whoever comes to it
}

// Call is one action.
type Call struct {
	Feature, Action int
	Inner           *Call
}

// Actions of every program, whatever its features are.
var common = Feature{Name: "threads", Actions: []string{
	`return T[(me + 1) % T.length].isAlive();`,
	`T[(me + 1) % T.length].interrupt(); return "";`,
	`T[(me + 1) % T.length].join(); return "joined";`,
	`T[(me + 1) % T.length].join(5); return "";`,
	`return T[(me + 1) % T.length].getState();`,
	`T[T.length - 1].start(); return "started";`,
	`return Thread.interrupted();`,
	`T[(me + 2) % T.length].join(); return "joined";`,
	`return T[(me + 2) % T.length].isAlive();`,
	`synchronized (T[(me + 1) % T.length]) { return INNER; }`,
	`synchronized (T[(me + 1) % T.length]) { T[(me + 1) % T.length].join(); return "joined"; }`,
	`Thread.yield(); return "";`,
	`Thread.sleep(1); return "slept";`,
	`Thread.currentThread().interrupt(); return "";`,
	`Thread.currentThread().interrupt(); T[(me + 1) % T.length].join(); return "joined";`,
	`java.util.concurrent.TimeUnit.MILLISECONDS.timedJoin(T[(me + 1) % T.length], 5); return "";`,
}}

// Mix makes a random program of the given features. The same seed makes the same
// program.
func Mix(name string, seed uint64, features ...*Feature) *Mixed {
	r := rand.New(rand.NewPCG(seed, 0x6d6978))
	m := &Mixed{Name: name, Features: append(slices.Clone(features), &common)}
	threads, most := 2+r.IntN(2), 3
	if threads == 3 {
		most = 2
	}
	for i := range threads {
		var calls []Call
		for f := range features { // each feature has a place
			if i == 1+f%(threads-1) {
				calls = append(calls, *m.callOf(r, f, len(features), 0))
			}
		}
		n := len(calls) + r.IntN(1+most-len(calls))
		if i == 0 {
			n = r.IntN(2)
		}
		for len(calls) < n {
			calls = append(calls, *m.call(r, len(features), 0))
		}
		r.Shuffle(len(calls), func(i, j int) { calls[i], calls[j] = calls[j], calls[i] })
		m.Threads = append(m.Threads, calls)
	}
	if f := features[0]; len(f.Pairs) > 0 && r.IntN(3) > 0 {
		pair := f.Pairs[r.IntN(len(f.Pairs))]
		other := (len(m.Threads) - r.IntN(2)) % len(m.Threads) // the last or main
		for i, thread := range []int{1, other} {
			if i > 0 && thread == 1 {
				thread = 0
			}
			c := Call{Feature: 0, Action: pair[i]}
			if strings.Contains(f.Actions[c.Action], "INNER") {
				c.Inner = m.call(r, len(features), 1)
			}
			calls := []Call{c}
			for _, old := range m.Threads[thread] {
				if old.Feature > 0 && len(calls) < most {
					calls = append(calls, old)
				}
			}
			m.Threads[thread] = calls
		}
	}
	m.Late = threads == 3 && r.IntN(3) == 0
	return m
}

// call chooses an action.
func (m *Mixed) call(r *rand.Rand, features, depth int) *Call {
	f := r.IntN(features)
	if r.IntN(7) == 0 {
		f = features
	}
	return m.callOf(r, f, features, depth)
}

// callOf chooses an action of a feature.
func (m *Mixed) callOf(r *rand.Rand, feature, features, depth int) *Call {
	c := &Call{Feature: feature}
	list := m.Features[feature].Actions
	c.Action = r.IntN(len(list))
	if strings.Contains(list[c.Action], "INNER") {
		if depth > 1 {
			return &Call{Feature: features, Action: 0}
		}
		c.Inner = m.call(r, features, depth+1)
	}
	return c
}

// Java writes the program.
func (m *Mixed) Java(pkg string) string {
	w := &mixedWriter{m: m}
	var body strings.Builder
	for i, calls := range m.Threads {
		fmt.Fprintf(&body, "\t\t\tcase %d:\n", i)
		for _, c := range calls {
			fmt.Fprintf(&body, "\t\t\t\ttry { log.append(%s); } catch (AssertionError e) { throw e; } catch (Throwable e) { log.append(e.getClass().getSimpleName()); }\n\t\t\t\tlog.append(' ');\n", w.call(c))
		}
		body.WriteString("\t\t\t\tbreak;\n")
	}
	var b strings.Builder
	fmt.Fprintf(&b, "package %s;\n\nimport java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\nimport java.lang.invoke.*;\nimport java.lang.ref.*;\nimport java.io.*;\n\n", pkg)
	fmt.Fprintf(&b, "@SuppressWarnings(\"all\")\npublic class %s extends Thread {\n\tstatic Thread[] T;\n\tfinal int me;\n\tString seen = \"none\";\n\n", m.Name)
	fmt.Fprintf(&b, "\t%s(int me) { super(\"t\" + me); this.me = me; }\n\n", m.Name)
	for i := range m.Features {
		fmt.Fprintf(&b, "\t// %s\n\tpublic static class F%d {\n", m.Features[i].Name, i)
		if s := m.Features[i].Shared; s != "" {
			fmt.Fprintf(&b, "\t\t%s\n", w.text(i, s))
		}
		for _, method := range w.methods[i] {
			b.WriteString(method)
		}
		if s := m.Features[i].Final; s != "" {
			fmt.Fprintf(&b, "\t\tstatic Object last() throws Throwable { return %s; }\n", w.text(i, s))
		}
		b.WriteString("\t}\n\n")
	}
	b.WriteString("\tpublic void run() { seen = act(me); }\n\n")
	fmt.Fprintf(&b, "\tstatic String act(int me) {\n\t\tStringBuilder log = new StringBuilder();\n\t\tswitch (me) {\n%s\t\t}\n\t\treturn log.toString();\n\t}\n\n", body.String())
	fmt.Fprintf(&b, "\tpublic static void main(String[] args) throws Throwable {\n\t\tThread[] t = new Thread[%d];\n\t\tt[0] = Thread.currentThread();\n", len(m.Threads))
	fmt.Fprintf(&b, "\t\tfor (int i = 1; i < t.length; i++) t[i] = new %s(i);\n\t\tT = t;\n", m.Name)
	early := len(m.Threads)
	if m.Late {
		early--
	}
	for i := 1; i < early; i++ {
		fmt.Fprintf(&b, "\t\tt[%d].start();\n", i)
	}
	b.WriteString("\t\tString line = act(0);\n\t\tfor (int i = 1; i < t.length; i++) {\n\t\t\tfor (;;) try { t[i].join(); break; } catch (InterruptedException e) { }\n")
	fmt.Fprintf(&b, "\t\t\tline += \"| \" + ((%s) t[i]).seen;\n\t\t}\n", m.Name)
	for i, f := range m.Features {
		if f.Final != "" {
			fmt.Fprintf(&b, "\t\tline += \"| \" + F%d.last();\n", i)
		}
	}
	b.WriteString("\t\tSystem.out.println(line);\n\t}\n}\n")
	return b.String()
}

type mixedWriter struct {
	m       *Mixed
	methods [16][]string // of the features' classes
}

func (w *mixedWriter) text(feature int, s string) string {
	return strings.ReplaceAll(s, "SELF", fmt.Sprintf("F%d", feature))
}

// call writes a method for the action, and returns a call of it.
func (w *mixedWriter) call(c Call) string {
	text := w.text(c.Feature, w.m.Features[c.Feature].Actions[c.Action])
	if c.Inner != nil {
		text = strings.ReplaceAll(text, "INNER", w.call(*c.Inner))
	}
	method := fmt.Sprintf("a%d", len(w.methods[c.Feature]))
	w.methods[c.Feature] = append(w.methods[c.Feature], fmt.Sprintf("\t\tstatic Object %s(int me) throws Throwable { %s }\n", method, text))
	return fmt.Sprintf("F%d.%s(me)", c.Feature, method)
}

// Smaller are the programs with one action, or one level of actions, less.
func (m *Mixed) Smaller() []*Mixed {
	var list []*Mixed
	change := func(i, j int, calls ...Call) {
		c := *m
		c.Threads = slices.Clone(m.Threads)
		c.Threads[i] = slices.Concat(m.Threads[i][:j], calls, m.Threads[i][j+1:])
		list = append(list, &c)
	}
	if n := len(m.Threads); n > 2 {
		c := *m
		c.Threads, c.Late = m.Threads[:n-1], false
		list = append(list, &c)
	}
	for i, calls := range m.Threads {
		for j, call := range calls {
			change(i, j)
			if call.Inner != nil {
				change(i, j, *call.Inner)
			}
		}
	}
	if m.Late {
		c := *m
		c.Late = false
		list = append(list, &c)
	}
	return list
}
