package bench

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed models/*.java
var modelSources embed.FS

// Model is a program whose state space is searched: the classic concurrent
// examples of model checking, and two that measure speed, each in one size.
type Model struct {
	Class string
	Args  []string
	// Verdict is how the search must end: violated or safe.
	Verdict string
	// Kind is the kind of the violation, "" where there is none.
	Kind string
}

// Name is the class and its arguments, as in "Philosophers-6-ordered".
func (m Model) Name() string { return strings.Join(append([]string{m.Class}, m.Args...), "-") }

func safe(class string, args ...string) Model {
	return Model{Class: class, Args: args, Verdict: "safe"}
}

func violated(kind, class string, args ...string) Model {
	return Model{Class: class, Args: args, Verdict: "violated", Kind: kind}
}

// Models lists the models in the order in which they are measured.
var Models = []Model{
	violated("deadlock", "Philosophers", "3"),
	violated("deadlock", "Philosophers", "4"),
	violated("deadlock", "Philosophers", "5"),
	violated("deadlock", "Philosophers", "6"),
	violated("deadlock", "Philosophers", "7"),
	safe("Philosophers", "3", "ordered"),
	safe("Philosophers", "4", "ordered"),
	safe("Philosophers", "5", "ordered"),
	violated("deadlock", "BoundedBuffer", "1", "2", "1"),
	violated("deadlock", "BoundedBuffer", "2", "4", "1"),
	safe("BoundedBuffer", "1", "1", "1"),
	safe("BoundedBuffer", "2", "2", "1"),
	safe("BoundedBuffer", "2", "4", "1", "all"),
	safe("ReadersWriters", "2", "1"),
	safe("ReadersWriters", "2", "2"),
	safe("Bakery", "2", "2"),
	safe("Bakery", "3", "1"),
	safe("Peterson", "2", "2"),
	safe("Peterson", "3", "1"),
	safe("Dekker", "2"),
	safe("Dekker", "0"),
	safe("LockFreeStack", "2", "2"),
	safe("LockFreeStack", "3", "1"),
	safe("LockFreeQueue", "2"),
	safe("LockFreeQueue", "3"),
	safe("Elevator", "3", "2"),
	safe("Elevator", "3", "3"),
	safe("ThreadPool", "2", "3"),
	safe("ThreadPool", "3", "3"),
	safe("ReplicatedLog", "2", "2"),
	violated("assertion", "ReplicatedLog", "2", "2", "blind"),
	safe("Bits", "18", "300"),
	safe("Bits", "18", "100000"),
	safe("Wheels", "6", "300"),
	safe("Wheels", "6", "100000"),
	safe("Turns", "3", "24", "300"),
	safe("Turns", "3", "8", "100000"),
}

// SelectModels returns the models whose names begin with one of the words; no
// word stands for all of them.
func SelectModels(words []string) ([]Model, error) {
	return selectNamed(Models, words, "model", func(Model) bool { return true })
}

// selectNamed returns what has a name that begins with one of the words; no word
// stands for all that are usual.
func selectNamed[P interface{ Name() string }](all []P, words []string, kind string, usual func(P) bool) ([]P, error) {
	var list []P
	used := map[string]bool{}
	for _, p := range all {
		if len(words) == 0 && usual(p) {
			list = append(list, p)
		}
		for _, word := range words {
			if strings.HasPrefix(p.Name(), word) {
				used[word] = true
				list = append(list, p)
				break
			}
		}
	}
	for _, word := range words {
		if !used[word] {
			return nil, fmt.Errorf("no %s's name begins with %q", kind, word)
		}
	}
	return list, nil
}

// CompileModels compiles all models with the javac of a JDK into a folder; api
// is where the classes of gov.nasa.jpf are.
func CompileModels(javaHome, api, dir string) error {
	return compile(modelSources, javaHome, dir, "-cp", api)
}
