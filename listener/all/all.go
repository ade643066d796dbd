// Package all links the built-in listeners into a program.
package all

import (
	_ "github.com/gojpf/gojpf/listener/assertionproperty"   // registers itself
	_ "github.com/gojpf/gojpf/listener/atomicity"           // registers itself
	_ "github.com/gojpf/gojpf/listener/bitflip"             // registers itself
	_ "github.com/gojpf/gojpf/listener/budget"              // registers itself
	_ "github.com/gojpf/gojpf/listener/callmonitor"         // registers itself
	_ "github.com/gojpf/gojpf/listener/cgmonitor"           // registers itself
	_ "github.com/gojpf/gojpf/listener/cgremover"           // registers itself
	_ "github.com/gojpf/gojpf/listener/choiceselector"      // registers itself
	_ "github.com/gojpf/gojpf/listener/choicetracker"       // registers itself
	_ "github.com/gojpf/gojpf/listener/concolic"            // registers itself
	_ "github.com/gojpf/gojpf/listener/constcheck"          // registers itself
	_ "github.com/gojpf/gojpf/listener/contracts"           // registers itself
	_ "github.com/gojpf/gojpf/listener/coverage"            // registers itself
	_ "github.com/gojpf/gojpf/listener/deadlock"            // registers itself
	_ "github.com/gojpf/gojpf/listener/dot"                 // registers itself
	_ "github.com/gojpf/gojpf/listener/endstate"            // registers itself
	_ "github.com/gojpf/gojpf/listener/errortracegenerator" // registers itself
	_ "github.com/gojpf/gojpf/listener/exceptioninjector"   // registers itself
	_ "github.com/gojpf/gojpf/listener/exectracker"         // registers itself
	_ "github.com/gojpf/gojpf/listener/heappc"              // registers itself
	_ "github.com/gojpf/gojpf/listener/heaptracker"         // registers itself
	_ "github.com/gojpf/gojpf/listener/idle"                // registers itself
	_ "github.com/gojpf/gojpf/listener/insncounter"         // registers itself
	_ "github.com/gojpf/gojpf/listener/junit"               // registers itself
	_ "github.com/gojpf/gojpf/listener/lockedstack"         // registers itself
	_ "github.com/gojpf/gojpf/listener/locks"               // registers itself
	_ "github.com/gojpf/gojpf/listener/methodanalyzer"      // registers itself
	_ "github.com/gojpf/gojpf/listener/methodtracker"       // registers itself
	_ "github.com/gojpf/gojpf/listener/nonnull"             // registers itself
	_ "github.com/gojpf/gojpf/listener/nonshared"           // registers itself
	_ "github.com/gojpf/gojpf/listener/nontermination"      // registers itself
	_ "github.com/gojpf/gojpf/listener/nulltracker"         // registers itself
	_ "github.com/gojpf/gojpf/listener/numericcheck"        // registers itself
	_ "github.com/gojpf/gojpf/listener/objecttracker"       // registers itself
	_ "github.com/gojpf/gojpf/listener/oomeinjector"        // registers itself
	_ "github.com/gojpf/gojpf/listener/pathoutputmonitor"   // registers itself
	_ "github.com/gojpf/gojpf/listener/pathtree"            // registers itself
	_ "github.com/gojpf/gojpf/listener/perturbator"         // registers itself
	_ "github.com/gojpf/gojpf/listener/race"                // registers itself
	_ "github.com/gojpf/gojpf/listener/reflocator"          // registers itself
	_ "github.com/gojpf/gojpf/listener/searchmonitor"       // registers itself
	_ "github.com/gojpf/gojpf/listener/solverstats"         // registers itself
	_ "github.com/gojpf/gojpf/listener/stackdepth"          // registers itself
	_ "github.com/gojpf/gojpf/listener/stacktracker"        // registers itself
	_ "github.com/gojpf/gojpf/listener/statecount"          // registers itself
	_ "github.com/gojpf/gojpf/listener/statecycles"         // registers itself
	_ "github.com/gojpf/gojpf/listener/statespace"          // registers itself
	_ "github.com/gojpf/gojpf/listener/statetracker"        // registers itself
	_ "github.com/gojpf/gojpf/listener/stopwatch"           // registers itself
	_ "github.com/gojpf/gojpf/listener/summary"             // registers itself
	_ "github.com/gojpf/gojpf/listener/tracestorer"         // registers itself
	_ "github.com/gojpf/gojpf/listener/varrecorder"         // registers itself
	_ "github.com/gojpf/gojpf/listener/vartracker"          // registers itself
)
