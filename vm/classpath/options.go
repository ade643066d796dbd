package classpath

import (
	"strings"

	"github.com/gojpf/gojpf/config"
)

// Keys say where classes are.
var Keys = []config.Key{
	{Name: "classpath", Aliases: []string{"vm.classpath"}, Type: config.Paths, Power: config.Reads, JPF: true,
		Help: "Folders and jars with the classes of the program."},
	{Name: "model_classpath", Type: config.Paths, Power: config.Reads,
		Help: "Folders and jars with classes that replace those of the JDK, before gojpf's own replacements."},
	{Name: "jvm.java_home", Type: config.Path, Power: config.Runs,
		Help: "The JDK whose classes the program runs on. Without it: JAVA_HOME, then the JDK of the java on the PATH."},
}

// Places are where the configuration says that classes are.
type Places struct {
	JavaHome string   // "" to look for it
	Models   []string // folders and jars with classes that replace those of the JDK
	Program  []string // folders and jars with those of the program
	// Typed is the class path in Java's notation, as the user has typed it; "" where
	// there is none.
	Typed string
}

// ReadPlaces reads the keys.
func ReadPlaces(r *config.Reader) Places {
	p := Places{JavaHome: r.String("jvm.java_home"), Models: r.Paths("model_classpath"), Program: ReadPath(r)}
	switch text := r.String("classpath"); {
	case !r.Has("classpath"):
	case r.Origin("classpath") == config.CommandLine && !strings.ContainsAny(text, ",;"):
		p.Typed = text // java.class.path shows it like that
	default:
		p.Typed = strings.Join(p.Program, ":")
	}
	return p
}

// ReadPath returns the folders and jars with the program's classes, nil where the
// configuration names none.
func ReadPath(r *config.Reader) []string { return r.Paths("classpath") }
