// Package all links the built-in listeners into a program.
package all

import (
	_ "github.com/gojpf/gojpf/listener/budget"        // registers itself
	_ "github.com/gojpf/gojpf/listener/cgmonitor"     // registers itself
	_ "github.com/gojpf/gojpf/listener/dot"           // registers itself
	_ "github.com/gojpf/gojpf/listener/exectracker"   // registers itself
	_ "github.com/gojpf/gojpf/listener/insncounter"   // registers itself
	_ "github.com/gojpf/gojpf/listener/methodtracker" // registers itself
	_ "github.com/gojpf/gojpf/listener/searchmonitor" // registers itself
)
