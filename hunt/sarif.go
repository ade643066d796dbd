package hunt

import (
	"crypto/sha256"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/report/sarif"
)

// levels are those of SARIF for the tiers.
var levels = map[int]string{TierValues: "error", TierObjects: "error", TierNull: "warning", TierGuard: "note", TierReflection: "note", TierContract: "note"}

// WriteSARIF writes the confirmed findings in the Static Analysis Results Interchange
// Format, each with the calls that lead to it as a code flow, and methods that were cut
// short as notifications.
func (r *Result) WriteSARIF(w io.Writer) error {
	var rules []sarif.Rule
	results := []sarif.Result{}
	for _, f := range r.Findings {
		if !f.Confirmed() {
			continue
		}
		i := slices.IndexFunc(rules, func(known sarif.Rule) bool { return known.ID == f.Exception() })
		if i < 0 {
			i = len(rules)
			rules = append(rules, sarif.NewRule(f.Exception(), "", f.simple()+" leaves a method", f.Exception()+" was seen to leave a method that was called with inputs of its types."))
		}
		results = append(results, r.sarifResult(f, i))
	}
	in := sarif.Invocation{
		Successful: r.ExitStatus() != 3, ExitCode: r.ExitStatus(), Start: r.began.UTC().Format(sarif.TimeForm),
		End: r.began.Add(r.Statistics.Elapsed).UTC().Format(sarif.TimeForm), Notifications: []sarif.Notification{},
	}
	for _, m := range r.Methods {
		if m.Short {
			in.Notifications = append(in.Notifications, sarif.Notification{
				Level: "note", Message: sarif.Message{Text: m.Method + " was cut short: " + strings.Join(sorted(m.Cut), "; ")},
			})
		}
	}
	if rules == nil {
		rules = []sarif.Rule{}
	}
	return sarif.Write(w, sarif.Run{
		Tool: sarif.NewTool(gojpf.Version(), rules), Invocations: []sarif.Invocation{in}, Bases: sarif.Bases(r.dir), Results: results,
		Properties: map[string]any{"methods": r.Statistics.Methods, "complete": r.Statistics.Complete, "short": r.Statistics.Short},
	})
}

// simple is the name of a finding's exception without its package.
func (f *Finding) simple() string { return f.Exception()[strings.LastIndexByte(f.Exception(), '.')+1:] }

// print is what stays of a finding when lines move.
func (f *Finding) print() string {
	return f.Class() + "\x00" + f.Method() + "\x00" + f.Exception()
}

func (r *Result) sarifResult(f *Finding, rule int) sarif.Result {
	sum := sha256.Sum256([]byte(f.print()))
	res := sarif.Result{
		RuleID: f.Exception(), RuleIndex: rule, Level: levels[f.Tier], Message: sarif.Message{Text: f.headline() + "\n" + f.given()},
		Locations:    []sarif.Location{r.location(f.place())},
		Fingerprints: map[string]string{"finding/v1": fmt.Sprintf("%x", sum[:8])},
		Properties:   map[string]any{"tier": f.Tier, "status": f.Status, "entry": f.Entry()},
	}
	flow := sarif.ThreadFlow{ID: "main", Locations: []sarif.Step{}}
	add := func(l sarif.Location) {
		flow.Locations = append(flow.Locations, sarif.Step{Location: l, Order: len(flow.Locations) + 1})
	}
	calls := f.calls()
	for i, p := range calls {
		if i == len(calls)-1 { // what was decided on the way, in front of where that has led
			for _, s := range f.best().steps {
				l := r.location(s.at)
				l.Message = &sarif.Message{Text: s.told()}
				add(l)
			}
		}
		l := r.location(p)
		switch {
		case i == len(calls)-1:
			l.Message = &sarif.Message{Text: f.headline()}
		case i == 0:
			l.Message = &sarif.Message{Text: f.given()}
		default:
			l.Message = &sarif.Message{Text: "calls " + calls[i+1].method}
		}
		add(l)
	}
	if len(calls) > 0 {
		res.CodeFlows = []sarif.CodeFlow{{Message: sarif.Message{Text: f.given()}, Threads: []sarif.ThreadFlow{flow}}}
	}
	return res
}

func (r *Result) location(p place) sarif.Location {
	name, lines := r.source(p)
	at := &sarif.Physical{Artifact: sarif.FileOf(r.dir, name, p.below())}
	if p.line > 0 {
		at.Region = &sarif.Region{Line: p.line}
		if p.line <= len(lines) {
			at.Region.Snippet = &sarif.Message{Text: strings.TrimSpace(lines[p.line-1])}
		}
	}
	return sarif.Location{Physical: at, Logical: []sarif.Logical{{Name: dotted(p.class) + "." + p.method, Kind: "function"}}}
}
