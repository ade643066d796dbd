package config

import (
	"fmt"
	"strconv"
)

// Origin tells where a value came from. The zero Origin is the registry's
// default.
type Origin struct {
	// Source is the file as shown to the user, or a phrase such as
	// "command line"; empty for a default.
	Source string
	// Line is the line in the file where the entry starts; 0 outside files.
	Line int
}

// CommandLine is the origin of what the user typed after a '+'.
var CommandLine = Origin{Source: "command line"}

// IsDefault reports whether the value was written nowhere.
func (o Origin) IsDefault() bool { return o.Source == "" }

// String returns "file:line", the phrase that names the source, or "default".
func (o Origin) String() string {
	switch {
	case o.Source == "":
		return "default"
	case o.Line == 0:
		return o.Source
	}
	return o.Source + ":" + strconv.Itoa(o.Line)
}

// ValueError is a value that does not have the type of its key.
type ValueError struct {
	Origin   Origin
	Key      string
	Value    string
	Expected string // a noun phrase: "an integer"
}

func (e *ValueError) Error() string {
	return fmt.Sprintf("%s: %s: expected %s, got %q", e.Origin, e.Key, e.Expected, e.Value)
}

// EntryError is an entry or directive that cannot be carried out.
type EntryError struct {
	Origin Origin
	Err    error
}

func (e *EntryError) Error() string { return e.Origin.String() + ": " + e.Err.Error() }

// Unwrap returns the cause.
func (e *EntryError) Unwrap() error { return e.Err }

// Warning is something that does not stop the run but that the user may not
// have meant.
type Warning struct {
	Origin Origin
	Text   string
}

func (w Warning) String() string {
	if w.Origin.IsDefault() {
		return w.Text
	}
	return w.Origin.String() + ": " + w.Text
}
