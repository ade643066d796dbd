package gojpf

import (
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/vm"
)

// ErrInterrupted is why [Exec] ended when its context did.
var ErrInterrupted = vm.ErrInterrupted

// LoadError says why a program could not be run at all.
type LoadError struct{ Err error }

func (e *LoadError) Error() string { return e.Err.Error() }
func (e *LoadError) Unwrap() error { return e.Err }

// What else can go wrong, by whom. A joined error may hold several.
type (
	ListenerError = listener.Error // a listener could not be made: there was no run
	ReportError   = report.Error   // a report was not written: the result stands
)
