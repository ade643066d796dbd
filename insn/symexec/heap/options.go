package heap

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/calls"
)

// Key turns lazy initialisation on; messages about what does not go together name it.
const Key = "symbolic.lazy"

const (
	classesKey   = "symbolic.lazy.classes"
	invariantKey = "symbolic.lazy.invariant"
)

// Keys set up unknown references.
var Keys = []config.Key{
	{Name: Key, Type: config.Bool, Default: "false", JPF: true,
		Help: "References that are symbolic are unknown: null, an object of the input, or a new one whose fields are unknown in turn, decided when the program has to know."},
	{Name: "symbolic.lazy.this", Type: config.Bool, Default: "false",
		Help: "With symbolic.lazy, the receiver of a symbolic method is unknown, too."},
	{Name: "symbolic.lazy.objects", Type: config.Enum, Values: []string{"fields", "calls"}, Default: "fields",
		Help: "What new objects of unknown references are: objects with any contents of their fields, or those that calls build, as callers would: constructors, factories and setters with unknown arguments, collections with a few unknown elements."},
	{Name: "symbolic.environment", Type: config.Bool, Default: "false",
		Help: "With symbolic.lazy, what the program's own code asks its environment for is an input, a text or null: environment variables, properties, lines of readers."},
	{Name: "symbolic.call_depth", Type: config.Int, Least: config.Signed, Default: "-1",
		Help: "With symbolic.lazy, how deep below a symbolic method calls of the program's own methods are followed; of deeper ones the result is an unknown value of its type. -1 follows all."},
	{Name: "symbolic.call_depth.changes", Type: config.Enum, Values: []string{"nothing", "everything"}, Default: "nothing",
		Help: "What calls that are not followed may change: nothing, or everything that they can reach, so fields of the program's objects, elements of arrays and its static fields."},
	{Name: "symbolic.library", Type: config.Enum, Values: []string{"execute", "unknown"}, Default: "execute",
		Help: "With symbolic.lazy, whether the program's calls of the JDK are executed, or their results unknown values of their types. Those of java.lang, and those that gojpf knows a meaning of for unknown values, are always executed."},
	{Name: classesKey, Type: config.List,
		Help: "The classes (p.C) and packages (p.*) that new objects of unknown references are of, besides the declared type. If nothing is listed, they are of all classes of the class path that fit."},
	{Name: invariantKey, Type: config.List,
		Help: "Methods that hold of the objects that a symbolic method begins with: p.C.m, without parameters or static with the object, returning a boolean. Paths on which one returns false or throws are left out."},
	{Name: recipesKey, Type: config.List,
		Help: "With symbolic.lazy.objects=calls, further ways to build objects: p.C=<init>(int#long)+put(int), p.C=p.Bank.open(int) or p.C=p.C$Builder.<init>()+p.C$Builder.size(int)+p.C$Builder.build(), with binary names of classes."},
	{Name: "symbolic.lazy.max_objects", Type: config.Int, Default: "5",
		Help: "How many objects of one class an input can have; 0 for no limit. Where there could be more, the run is incomplete."},
	{Name: "symbolic.lazy.max_depth", Type: config.Int, Default: "0",
		Help: "How many objects a chain of references in an input can have; 0 for no limit. Where it could have more, the run is incomplete."},
}

// Options say how far unknown references go.
type Options struct {
	// This makes the receivers of symbolic methods unknown, too.
	This bool
	// MaxObjects bounds the objects of one class, MaxDepth those on a chain of
	// references; 0 stands for no bound.
	MaxObjects, MaxDepth int
	// Candidates are the classes (p.C) and packages (p.*) that new objects are
	// taken from; none stands for those of the class path.
	Candidates []string
	Invariants []*Invariant
	// Recipes are ways to build objects, besides those that their classes offer.
	Recipes []*RecipeSpec
	// Built has new objects be built by calls, as callers would, instead of having any
	// contents.
	Built bool
	// Environment makes what the program asks its environment for inputs.
	Environment bool
	// Follow says which calls are followed.
	Follow calls.Follow
}

// Parse reads the keys; it returns nil where references are never unknown.
func Parse(r *config.Reader) *Options {
	if !r.Bool(Key) {
		return nil
	}
	o := &Options{
		This: r.Bool("symbolic.lazy.this"), MaxObjects: r.Int("symbolic.lazy.max_objects"), MaxDepth: r.Int("symbolic.lazy.max_depth"),
		Environment: r.Bool("symbolic.environment"), Built: r.String("symbolic.lazy.objects") == "calls", Candidates: r.Strings(classesKey),
		Follow: calls.Follow{Depth: r.Int("symbolic.call_depth"), Changes: r.String("symbolic.call_depth.changes") == "everything", NoLibrary: r.String("symbolic.library") == "unknown"},
	}
	for _, text := range r.Strings(invariantKey) {
		v, err := ParseInvariant(text)
		if err != nil {
			r.Refuse(invariantKey, "%w", err)
			continue
		}
		o.Invariants = append(o.Invariants, v)
	}
	for _, text := range r.Strings(recipesKey) {
		g, err := ParseRecipe(text)
		if err != nil {
			r.Refuse(recipesKey, "%w", err)
			continue
		}
		o.Recipes = append(o.Recipes, g)
	}
	return o
}
