package gojpf

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

// Config is what a run is told of itself, see package config.
type Config = config.Config

// What a check finds out. A Result is a plain value: it needs nothing of the run any
// more.
type (
	Result     = search.Result
	Verdict    = search.Verdict
	Violation  = search.Violation
	Step       = search.Step // of a trace
	Cut        = search.Cut
	Path       = search.Path
	Statistics = search.Statistics
)

// The verdicts.
const (
	Violated   = search.Violated
	Safe       = search.Safe
	Incomplete = search.Incomplete
)
