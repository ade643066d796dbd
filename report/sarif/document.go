// Package sarif is the part of the Static Analysis Results Interchange Format, version
// 2.1.0, that reports are written in: its documents as Go values, and their writer.
// It knows neither runs nor hunts; what it writes is valid by the schema of OASIS if
// its values are given names and places.
package sarif

import (
	"encoding/json"
	"io"
	"net/url"
	"path/filepath"
	"strings"
)

const (
	// SourceRoot is the name of the folder that relative names of files start from: the
	// one that the run was started in.
	SourceRoot = "SRCROOT"
	schema     = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
	version    = "2.1.0"
)

// The parts of the format that are used, under its own names.
type (
	Log struct {
		Schema  string `json:"$schema"`
		Version string `json:"version"`
		Runs    []Run  `json:"runs"`
	}
	Run struct {
		Tool        Tool                `json:"tool"`
		Invocations []Invocation        `json:"invocations"`
		Bases       map[string]Artifact `json:"originalUriBaseIds"`
		Results     []Result            `json:"results"`
		ColumnKind  string              `json:"columnKind"`
		Properties  map[string]any      `json:"properties"`
	}
	Tool struct {
		Driver Driver `json:"driver"`
	}
	Driver struct {
		Name           string `json:"name"`
		FullName       string `json:"fullName"`
		Version        string `json:"version"`
		InformationURI string `json:"informationUri"`
		Rules          []Rule `json:"rules"`
	}
	Rule struct {
		ID            string        `json:"id"`
		Name          string        `json:"name,omitempty"`
		Short         Message       `json:"shortDescription"`
		Full          Message       `json:"fullDescription"`
		Configuration Configuration `json:"defaultConfiguration"`
	}
	Configuration struct {
		Level string `json:"level"`
	}
	Invocation struct {
		Successful    bool           `json:"executionSuccessful"`
		ExitCode      int            `json:"exitCode"`
		Start         string         `json:"startTimeUtc"`
		End           string         `json:"endTimeUtc"`
		Notifications []Notification `json:"toolExecutionNotifications"`
	}
	Notification struct {
		Level     string     `json:"level"`
		Message   Message    `json:"message"`
		Locations []Location `json:"locations,omitempty"`
	}
	Result struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Level        string            `json:"level"`
		Message      Message           `json:"message"`
		Locations    []Location        `json:"locations,omitempty"`
		Stacks       []Stack           `json:"stacks,omitempty"`
		CodeFlows    []CodeFlow        `json:"codeFlows,omitempty"`
		Fingerprints map[string]string `json:"partialFingerprints"`
		Properties   map[string]any    `json:"properties"`
	}
	Message struct {
		Text string `json:"text"`
	}
	Location struct {
		Physical *Physical `json:"physicalLocation,omitempty"`
		Logical  []Logical `json:"logicalLocations,omitempty"`
		Message  *Message  `json:"message,omitempty"`
	}
	Physical struct {
		Artifact Artifact `json:"artifactLocation"`
		Region   *Region  `json:"region,omitempty"`
	}
	Artifact struct {
		URI    string `json:"uri"`
		BaseID string `json:"uriBaseId,omitempty"`
	}
	Region struct {
		Line    int      `json:"startLine"`
		Snippet *Message `json:"snippet,omitempty"`
	}
	Logical struct {
		Name string `json:"fullyQualifiedName"`
		Kind string `json:"kind"`
	}
	Stack struct {
		Message Message `json:"message"`
		Frames  []Frame `json:"frames"`
	}
	Frame struct {
		Location Location `json:"location"`
	}
	CodeFlow struct {
		Message Message      `json:"message"`
		Threads []ThreadFlow `json:"threadFlows"`
	}
	ThreadFlow struct {
		ID        string `json:"id"`
		Locations []Step `json:"locations"`
	}
	Step struct {
		Location Location `json:"location"`
		Order    int      `json:"executionOrder"`
	}
)

// TimeForm is that of times.
const TimeForm = "2006-01-02T15:04:05.000Z"

// NewRule describes a kind of result, at level error.
func NewRule(id, name, short, full string) Rule {
	return Rule{id, name, Message{short}, Message{full}, Configuration{"error"}}
}

// NewTool is gojpf as the tool of a run.
func NewTool(gojpf string, rules []Rule) Tool {
	return Tool{Driver{
		Name: "gojpf", FullName: "gojpf, a model-checking virtual machine for Java bytecode",
		Version: gojpf, InformationURI: "https://github.com/gojpf/gojpf", Rules: rules,
	}}
}

// Bases are where relative names of files start, with a folder's absolute name.
func Bases(dir string) map[string]Artifact {
	return map[string]Artifact{SourceRoot: {URI: FileURI(dir) + "/"}}
}

// Write writes a document with one run.
func Write(w io.Writer, run Run) error {
	run.ColumnKind = "utf16CodeUnits"
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(Log{Schema: schema, Version: version, Runs: []Run{run}})
}

// FileOf names a source file: relative to dir if it lies below, else with its full
// name. One that was not found, whose name is "", is named by where its package would
// have it.
func FileOf(dir, name, below string) Artifact {
	if name == "" {
		return Artifact{URI: (&url.URL{Path: below}).String()}
	}
	if rel, err := filepath.Rel(dir, name); err == nil && filepath.IsLocal(rel) {
		return Artifact{URI: (&url.URL{Path: filepath.ToSlash(rel)}).String(), BaseID: SourceRoot}
	}
	return Artifact{URI: FileURI(name)}
}

// FileURI is the URI of a file with an absolute name.
func FileURI(name string) string {
	slashed := filepath.ToSlash(name)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // a drive
	}
	return (&url.URL{Scheme: "file", Path: strings.TrimSuffix(slashed, "/")}).String()
}
