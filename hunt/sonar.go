package hunt

import (
	"encoding/json"
	"io"
	"path/filepath"
)

// The generic issue data of SonarQube.
type (
	sonarReport struct {
		Rules  []sonarRule  `json:"rules"`
		Issues []sonarIssue `json:"issues"`
	}
	sonarRule struct {
		ID          string        `json:"id"`
		Name        string        `json:"name"`
		Description string        `json:"description"`
		Engine      string        `json:"engineId"`
		Attribute   string        `json:"cleanCodeAttribute"`
		Type        string        `json:"type"`
		Severity    string        `json:"severity"`
		Impacts     []sonarImpact `json:"impacts"`
	}
	sonarImpact struct {
		Quality  string `json:"softwareQuality"`
		Severity string `json:"severity"`
	}
	sonarIssue struct {
		Rule    string          `json:"ruleId"`
		Effort  int             `json:"effortMinutes"`
		Primary sonarLocation   `json:"primaryLocation"`
		Others  []sonarLocation `json:"secondaryLocations,omitempty"`
	}
	sonarLocation struct {
		Message string      `json:"message"`
		File    string      `json:"filePath"`
		Range   *sonarRange `json:"textRange,omitempty"`
	}
	sonarRange struct {
		Line int `json:"startLine"`
	}
)

// severities are those of the tiers: of the issue, and of its impact.
var severities = map[int][2]string{
	TierValues: {"CRITICAL", "HIGH"}, TierObjects: {"CRITICAL", "HIGH"}, TierNull: {"MAJOR", "MEDIUM"}, TierGuard: {"INFO", "LOW"}, TierReflection: {"MINOR", "LOW"}, TierContract: {"INFO", "LOW"},
}

// WriteSonar writes the confirmed findings as generic issue data of SonarQube. A rule
// is an exception in a tier, as severities are those of rules.
func (r *Result) WriteSonar(w io.Writer) error {
	out := sonarReport{Rules: []sonarRule{}, Issues: []sonarIssue{}}
	known := map[string]bool{}
	for _, f := range r.Findings {
		if !f.Confirmed() {
			continue
		}
		id := f.Exception() + "/" + string(rune('0'+f.Tier))
		if !known[id] {
			known[id] = true
			severity := severities[f.Tier]
			out.Rules = append(out.Rules, sonarRule{
				ID: id, Name: f.simple() + ": " + tierNames[f.Tier], Description: f.Exception() + " was seen to leave a method: " + tierNames[f.Tier] + ".",
				Engine: "gojpf", Attribute: "LOGICAL", Type: "BUG", Severity: severity[0], Impacts: []sonarImpact{{"RELIABILITY", severity[1]}},
			})
		}
		issue := sonarIssue{Rule: id, Effort: 20, Primary: r.sonarLocation(f.place(), f.headline()+" ("+f.given()+")")}
		if calls := f.calls(); len(calls) > 1 {
			for _, p := range calls[:len(calls)-1] {
				issue.Others = append(issue.Others, r.sonarLocation(p, "calls what throws"))
			}
		}
		out.Issues = append(out.Issues, issue)
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(out)
}

func (r *Result) sonarLocation(p place, message string) sonarLocation {
	l := sonarLocation{Message: message, File: p.below()}
	if name, _ := r.source(p); name != "" {
		l.File = filepath.ToSlash(name)
		if rel, err := filepath.Rel(r.dir, name); err == nil && filepath.IsLocal(rel) {
			l.File = filepath.ToSlash(rel)
		}
	}
	if p.line > 0 {
		l.Range = &sonarRange{p.line}
	}
	return l
}
