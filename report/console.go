package report

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/search/explore"
)

// console writes the console report.
type console struct {
	consoleOptions
	out    io.Writer
	begun  time.Time // when the search began
	probed time.Time // when the last probe was
}

func newConsole(o consoleOptions, out io.Writer) *console {
	return &console{consoleOptions: o, out: out}
}

func (c *console) printf(format string, args ...any) { fmt.Fprintf(c.out, format, args...) }

// section starts a section with a heading.
func (c *console) section(title string) { c.printf("\n%s %s\n", strings.Repeat("=", 54), title) }

// timeForm is how JPF prints a moment.
const timeForm = "1/2/06, 3:04 PM"

// Start implements Publisher.
func (c *console) Start(run *Run) {
	c.begun, c.probed = run.Started, run.Started
	for _, topic := range c.topics["start"] {
		c.about(topic, run)
	}
	c.section("search started: " + run.Started.Format(timeForm))
}

// about writes a topic that concerns the run as a whole, and reports whether
// the topic is one.
func (c *console) about(topic string, run *Run) bool {
	switch topic {
	case "jpf":
		c.printf("gojpf %s - a model-checking virtual machine for Java bytecode\n\n", run.Version)
	case "sut":
		c.section("system under test")
		c.printf("%s\n", run.target())
	case "platform":
		c.section("platform")
		c.printf("hostname: %s\narch: %s\nos: %s\njava: %s\n", run.Host.Name, run.Host.Arch, run.Host.OS, run.Host.Java)
	case "user":
		c.printf("user: %s\n", run.Host.User)
	case "dtg":
		c.printf("started: %s\n", run.Started.Format(time.RFC3339))
	case "config":
		c.section("JPF configuration")
		for _, key := range run.Config.Keys("") {
			c.printf("%s=%s (%s)\n", key, run.Config.Text(key), run.Config.Origin(key))
		}
	default:
		return false
	}
	return true
}

// advanced implements progressPublisher.
func (c *console) advanced(a *explore.Advance, s *search.Statistics) {
	for _, topic := range c.topics["transition"] {
		switch topic {
		case "choice":
			c.transition(a)
		case "statistics":
			c.progress(s)
		}
	}
	if c.interval <= 0 {
		return
	}
	if now := time.Now(); now.Sub(c.probed) >= c.interval {
		c.probed = now
		for _, topic := range c.topics["probe"] {
			switch topic {
			case "statistics":
				c.printf("%s ", hms(now.Sub(c.begun)))
				c.progress(s)
			case "dtg":
				c.printf("%s\n", now.Format(time.RFC3339))
			}
		}
	}
}

// transition tells of one that was made.
func (c *console) transition(a *explore.Advance) {
	what := "visited"
	switch {
	case a.End:
		what = "end"
	case a.New:
		what = "new"
	}
	c.printf("%s state %d -> %d %s, depth %d\n", strings.Repeat("-", 54), a.From, a.To, what, a.Depth)
	if c.show.cg {
		for _, d := range a.Decisions {
			c.printf("%s\n", d)
		}
	}
}

// progress is one line of statistics.
func (c *console) progress(s *search.Statistics) {
	c.printf("states: new=%d,visited=%d,backtracked=%d,end=%d, maxDepth=%d\n",
		s.StatesNew, s.StatesVisited, s.StatesBacktracked, s.EndStates, s.MaxDepth)
}

// Finish implements Publisher.
func (c *console) Finish(run *Run, r *search.Result, now time.Time) {
	sources := run.sources()
	for i := range r.Violations {
		c.violation(i+1, &r.Violations[i], run, r, sources)
	}
	if topics := c.topics["constraint"]; len(r.Incomplete) > 0 && slices.Contains(topics, "constraint") {
		c.section("incomplete")
		for _, cut := range r.Incomplete {
			c.printf("%s\n", strings.Join(describe(cut, slices.Contains(topics, "snapshot")), "\n"))
		}
	}
	for _, topic := range c.topics["finished"] {
		switch topic {
		case "result":
			c.result(r)
		case "statistics":
			c.statistics(r)
		case pathsTopic:
			c.paths(r.Paths)
		default:
			c.about(topic, run)
		}
	}
	c.section("search finished: " + now.Format(timeForm))
}

func (c *console) violation(number int, v *search.Violation, run *Run, r *search.Result, sources *sources) {
	for _, topic := range c.topics["property_violation"] {
		switch topic {
		case "error":
			c.section(fmt.Sprintf("error %d", number))
			c.failure(v)
		case "trace":
			if len(v.Trace) == 0 {
				continue // of a property of the search as a whole
			}
			c.section(fmt.Sprintf("trace #%d", number))
			c.trace(v.Trace, sources)
		case "output":
			if len(v.Trace) == 0 {
				continue
			}
			c.section(fmt.Sprintf("output #%d", number))
			c.output(v.Trace)
		case "snapshot":
			c.section(fmt.Sprintf("snapshot #%d", number))
			c.snapshot(v.Threads)
		case "statistics":
			c.statistics(r)
		default:
			c.about(topic, run)
		}
	}
}

// failure says what is wrong.
func (c *console) failure(v *search.Violation) {
	c.printf("%s\n%s\n", v.Property, v.Details)
	for _, f := range facets(v) {
		c.printf("%s:\n  %s\n", f.name, strings.Join(f.lines, "\n  "))
	}
}

func (c *console) snapshot(threads []search.ThreadInfo) {
	if len(threads) == 0 {
		c.printf("no live threads\n")
	}
	for _, t := range threads {
		c.printf("%s\n", t)
		if locks := owned(t.Holds); len(locks) > 0 {
			c.printf("  owned locks: %s\n", strings.Join(locks, ", "))
		}
		if t.Lock != "" {
			c.printf("  waiting on: %s\n", t.Lock)
		}
		if len(t.Stack) > 0 {
			c.printf("  call stack:\n")
		}
		for _, line := range t.Stack {
			c.printf("\tat %s\n", line)
		}
		c.printf("\n")
	}
}

// owned are the names of the monitors and locks among what a thread holds.
func owned(list []search.Holding) []string {
	var names []string
	for _, h := range list {
		if h.Kind != search.HoldsInit {
			names = append(names, h.Object)
		}
	}
	return names
}

// output writes what the program printed on the path to a violation.
func (c *console) output(trace []search.Step) {
	text := printed(trace)
	switch {
	case text == "":
		c.printf("no output\n")
	case strings.HasSuffix(text, "\n"):
		c.printf("%s", text)
	default:
		c.printf("%s\n", text)
	}
}

func (c *console) result(r *search.Result) {
	c.section("results")
	for i, v := range r.Violations {
		c.printf("error #%d: %s %q\n", i+1, v.Property, shorten(v.Details))
	}
	switch r.Verdict {
	case search.Safe:
		c.printf("no errors detected\n")
	case search.Incomplete:
		c.printf("incomplete: %s\n", strings.Join(reasons(r.Incomplete), "; "))
	}
	for _, model := range r.Model {
		c.printf("%s\n", model)
	}
	for _, line := range racesLines(r) {
		c.printf("%s\n", line)
	}
	for _, property := range r.Unchecked {
		c.printf("not checked: %s\n", property)
	}
	if r.Seed != nil {
		c.printf("seed of the order of choices: %d\n", *r.Seed)
	}
}

// pathsTopic is the topic of the paths through symbolic methods.
const pathsTopic = "paths"

func (c *console) paths(list []search.Path) {
	c.section("paths")
	for i := range list {
		w := &list[i]
		c.printf("%s(%s) ", w.Method, strings.Join(w.Arguments, ", "))
		switch {
		case w.Exception != "" && w.Message != "":
			c.printf("throws %s: %s", w.Exception, w.Message)
		case w.Exception != "":
			c.printf("throws %s", w.Exception)
		case w.Result != "":
			c.printf("returns %s", w.Result)
		case w.Why != "":
			c.printf("%s: %s", w.End, w.Why)
		default:
			c.printf("returns")
		}
		c.printf("\n    if %s\n", w.PC.Java())
		if w.Inputs == nil {
			c.printf("    not solved\n")
		} else if len(w.Inputs) > 0 {
			c.printf("    %s\n", strings.Join(inputLines(w.Inputs), ", "))
		}
		if w.Formula != "" {
			c.printf("    result %s\n", w.Formula)
		}
		if w.Unconfirmed != "" {
			c.printf("    unconfirmed: %s\n", w.Unconfirmed)
		}
	}
}

func (c *console) statistics(r *search.Result) {
	c.section("statistics")
	for _, line := range statisticsLines(r) {
		c.printf("%-20s%s\n", line[0]+":", line[1])
	}
}

// statisticsLines are the numbers of a run, each with its name.
func statisticsLines(r *search.Result) [][2]string {
	s := &r.Statistics
	var lines [][2]string
	add := func(name, format string, args ...any) {
		lines = append(lines, [2]string{name, fmt.Sprintf(format, args...)})
	}
	add("elapsed time", "%s", hms(s.Elapsed))
	add("states", "new=%d,visited=%d,backtracked=%d,end=%d", s.StatesNew, s.StatesVisited, s.StatesBacktracked, s.EndStates)
	if s.Walks > 0 {
		add("schedules", "%d (%.0f/s)", s.Walks, s.WalksPerSecond())
	}
	if q := &s.Quick; q.Schedules+q.Runs > 0 {
		var did []string
		if q.Schedules > 0 {
			did = append(did, fmt.Sprintf("%d random schedules (%.0f/s)", q.Schedules, q.PerSecond()))
		}
		if q.Runs > 0 {
			did = append(did, fmt.Sprintf("%d runs with values", q.Runs))
		}
		found := "nothing found"
		if q.Found {
			found = "which found it"
		}
		add("quick phase", "%s, %s", strings.Join(did, ", "), found)
	}
	add("search", "maxDepth=%d,constraints=%d", s.MaxDepth, constraints(r))
	add("choice generators", "%s", generators(s.Choices))
	add("heap", "live=%d,bytes=%d", s.LiveObjects, s.HeapBytes)
	add("instructions", "%d", s.Instructions)
	if s.Queries > 0 {
		add("solver", "queries=%d,sat=%d,unsat=%d,unknown=%d,time=%dms", s.Queries, s.Sat, s.Unsat, s.Unknown, s.SolverTime.Milliseconds())
		stored := ""
		if s.Answers.Stored+s.NotStored > 0 {
			stored = fmt.Sprintf(",earlier=%d of %d", s.Answers.Stored, s.Answers.Stored+s.NotStored)
		}
		add("answered by", "ranges=%d,model=%d,cache=%d,linear=%d,search=%d,solvers=%d%s", s.Answers.Ranges, s.Answers.Model, s.Answers.Cache, s.Answers.Linear, s.Answers.Search, s.Answers.Solvers, stored)
	}
	for _, u := range s.Solvers {
		add("solver "+u.Solver, "calls=%d,sat=%d,unsat=%d,unknown=%d,time=%dms", u.Calls, u.Sat, u.Unsat, u.Unknown, u.Time.Milliseconds())
	}
	if s.Runs > 0 {
		add("concolic", "runs=%d,diverged=%d", s.Runs, s.Diverged)
	}
	add("max memory", "%dMB", s.MaxMemory>>20)
	add("loaded code", "classes=%d,methods=%d", s.Classes, s.Methods)
	return lines
}

// scheduling are the ids that JPF gives to choices of threads, by the groups
// that its statistics have. What is in none of them is a choice of data.
var scheduling = []struct {
	group string
	ids   []string
}{
	{"signal", strings.Fields("WAIT NOTIFY NOTIFYALL " + choice.NotifyID)},
	{"lock", strings.Fields("LOCK BLOCK RELEASE")},
	{"sharedRef", strings.Fields("SHARED_OBJECT SHARED_CLASS SHARED_ARRAY EXPOSE")},
	{"threadApi", strings.Fields("START JOIN SLEEP YIELD INTERRUPT PARK UNPARK PRIORITY SUSPEND RESUME STOP")},
	{"reschedule", strings.Fields("ROOT TERMINATE SCHEDULE MAX_TRANSITION_LENGTH BEGIN_ATOMIC END_ATOMIC POST_FINALIZE BLOCKED_NO_CHOICE")},
}

// generators counts the choices of threads by groups, as JPF does, and those of
// data by their ids.
func generators(choices map[string]int64) string {
	threads, data := int64(0), int64(0)
	var groups, ids []string
	left := maps.Clone(choices)
	for _, g := range scheduling {
		n := int64(0)
		for _, id := range g.ids {
			n += left[id]
			delete(left, id)
		}
		threads += n
		groups = append(groups, fmt.Sprintf("%s=%d", g.group, n))
	}
	for _, id := range slices.Sorted(maps.Keys(left)) {
		data += left[id]
		ids = append(ids, fmt.Sprintf("%s=%d", id, left[id]))
	}
	text := fmt.Sprintf("thread=%d (%s), data=%d", threads, strings.Join(groups, ","), data)
	if len(ids) > 0 {
		text += " (" + strings.Join(ids, ",") + ")"
	}
	return text
}
