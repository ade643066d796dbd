package report

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/report/sarif"
	"github.com/gojpf/gojpf/search"
)

// racesShown is how many variables a report's summary names.
const racesShown = 5

// racesLines tell whether races were seen, what that means for the verdict, and how to
// have more of them; nil where nobody has looked.
func racesLines(r *search.Result) []string {
	if r.Races == nil {
		return nil
	}
	if len(r.Races.Seen) == 0 {
		return []string{"races: none seen in the schedules that were taken"}
	}
	names := r.Races.Variables()
	text := fmt.Sprintf("races: %d seen, accesses that nothing orders, at %s", len(r.Races.Seen), strings.Join(names[:min(len(names), racesShown)], ", "))
	if more := len(names) - racesShown; more > 0 {
		text += fmt.Sprintf(" and %d more", more)
	}
	lines := []string{text}
	switch {
	case r.Races.Weak:
	case r.Verdict == search.Safe:
		lines = append(lines, fmt.Sprintf("  safe under sequential consistency; %s, to which Java does not promise it: +vm.memory=jmm explores what it allows", counted(len(r.Races.Seen))))
	case r.Verdict == search.Incomplete:
		lines = append(lines, "  what was found holds under sequential consistency, which Java does not promise to them: +vm.memory=jmm explores what it allows")
	}
	if !r.Races.Listed {
		return append(lines, "  +search.races=list lists them, +listener=PreciseRaceDetector calls them errors")
	}
	for i := range r.Races.Seen {
		lines = append(lines, "  "+raceText(&r.Races.Seen[i]))
	}
	return lines
}

func raceText(r *search.Race) string {
	place := func(p *search.RacePlace) string {
		how := "read"
		if p.Write {
			how = "written"
		}
		return fmt.Sprintf("%s at %s(%s)", how, p.Method, fileLine(p))
	}
	return fmt.Sprintf("%s is %s and %s", r.Variable, place(&r.Places[0]), place(&r.Places[1]))
}

func fileLine(p *search.RacePlace) string {
	switch {
	case p.File == "":
		return "Unknown Source"
	case p.Line == 0:
		return p.File
	}
	return fmt.Sprintf("%s:%d", p.File, p.Line)
}

// races are what was seen of races, in JSON.
type races struct {
	Seen []race `json:"seen"`
}

type race struct {
	Variable string      `json:"variable"`
	Places   []racePlace `json:"places"` // two, the first one writes
}

type racePlace struct {
	Access   string `json:"access"` // read, write
	Method   string `json:"method"`
	Location string `json:"location"`
}

func racesOf(r *search.Result) *races {
	if r.Races == nil {
		return nil
	}
	out := &races{Seen: []race{}}
	for i := range r.Races.Seen {
		from := &r.Races.Seen[i]
		to := race{Variable: from.Variable}
		for j := range from.Places {
			p, access := &from.Places[j], "read"
			if p.Write {
				access = "write"
			}
			to.Places = append(to.Places, racePlace{Access: access, Method: p.Method, Location: fileLine(p)})
		}
		out.Seen = append(out.Seen, to)
	}
	return out
}

// raceResults are notes at the places where races were seen.
func (w *sarifWriter) raceResults(r *search.Result) (list []sarif.Result) {
	if r.Races == nil || len(r.Races.Seen) == 0 {
		return nil
	}
	const id = "race-seen"
	index := len(w.rules)
	w.rules = append(w.rules, sarif.NewRule(id, "RaceSeen", "Accesses that nothing orders",
		"Two threads were about to access the same variable, one of them to write it, and nothing orders them. It is no violation: the verdict holds under sequential consistency."))
	for i := range r.Races.Seen {
		race := &r.Races.Seen[i]
		res := sarif.Result{
			RuleID: id, RuleIndex: index, Level: "note",
			Message: sarif.Message{Text: raceText(race)}, Properties: map[string]any{"variable": race.Variable},
		}
		for j := range race.Places {
			p := &race.Places[j]
			if at, ok := placeOf(p.Method, fileLine(p)); ok {
				res.Locations = append(res.Locations, w.location(at))
				break // the others are in the text
			}
		}
		list = append(list, res)
	}
	return list
}

func counted(n int) string {
	if n == 1 {
		return "1 race"
	}
	return fmt.Sprintf("%d races", n)
}
