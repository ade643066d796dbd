package symexec

import (
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/concolic"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/insn/symexec/spec"
)

// Keys that messages about what does not go together name.
const (
	MethodKey      = "symbolic.method"
	ClassKey       = "symbolic.class"
	TextLengthKey  = "symbolic.string_length_limit"
	ArrayLengthKey = "symbolic.array_length_limit"
	SubsumptionKey = "symbolic.subsumption"
	MergeKey       = "symbolic.merge"
	ProofKey       = "symbolic.proof"

	fieldsKey = "symbolic.fields"
)

// Keys set up symbolic execution.
var Keys = []config.Key{
	{Name: MethodKey, Type: config.List, JPF: true,
		Help: "Methods whose parameters are symbolic: p.Class.method(sym#con#sym), one word for each parameter. Constructors have the name of their class. The types in a second pair of parentheses, as in m(sym#sym)(int#long), tell methods of one name and number of parameters apart."},
	{Name: ClassKey, Type: config.List, JPF: true,
		Help: "Classes all of whose methods are symbolic, but for constructors, main and what the compiler has made. Numbers and arrays of numbers among their parameters become inputs, others are what is passed."},
	{Name: fieldsKey, Type: config.List, JPF: true, Values: []string{"instance", "static"},
		Help: "Which fields of the class of a symbolic method become symbolic when it is called: instance, static, or both. @Symbolic decides for a single field."},
	{Name: ArrayLengthKey, Type: config.Int, Default: "5",
		Help: "The greatest length that an array whose length is symbolic is given when it must be known, or from the start where this is set; where it could be longer, the run is incomplete. A program that allows at most 32 itself is given all these. Where it is not set and nothing was found, twice and four times as many are tried, for ten seconds."},
	{Name: TextLengthKey, Type: config.Int, Default: "8",
		Help: "The greatest length that a symbolic text is given when its characters matter; where it could be longer, the run is incomplete. A program that allows at most 32 itself is given all these. Where it is not set and nothing was found, twice and four times as many are tried, for ten seconds."},
	{Name: "symbolic.random", Type: config.Enum, Values: []string{"auto", "true", "false"}, Default: "auto",
		Help: "Whether the numbers of random generators that were made without a seed are inputs. Otherwise they are one sequence, by vm.random_seed, or choices, with cg.enumerate_random. auto makes them inputs in programs that use Verifier, and in those without threads, where cg.enumerate_random is not set and one worker searches."},
	{Name: SubsumptionKey, Type: config.Enum, Values: []string{"auto", "true", "false"}, Default: "auto",
		Help: "Whether a state with symbolic values is dropped where a state was explored that stands for all that it stands for. Loops that no input ends then come to an end; paths are counted up to such states only. auto begins with that after 20,000 states or 1,000 choices on a path, in programs of one thread all of whose inputs come from Verifier, if nobody listens to paths."},
	{Name: MergeKey, Type: config.Enum, Values: []string{"auto", "always", "none"}, Default: "auto",
		Help: "Whether the ways of a branch become one path where they meet again and differ in numbers only, which then depend on the branch's condition. always does so from the start; auto has the search begin anew with that after 1,000 forks that it would have spared, in programs of one thread, if nobody listens to paths or instructions."},
	{Name: ProofKey, Type: config.Enum, Values: []string{"auto", "always", "none"}, Default: "auto",
		Help: "Whether invariants of loops and summaries of recursive methods are looked for with which the program is safe, however often they go round. auto does so beside a search that takes longer, and where one was incomplete; always before the search begins. For programs of numbers whose inputs come from Verifier, if nobody listens; the program z3 has to be there."},
	{Name: "symbolic.proof_time", Type: config.Duration, Default: "15s",
		Help: "How long a proof may be looked for."},
	{Name: "symbolic.optimizechoices", Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether Symbolic PathFinder solves both sides of a branch before it makes a choice.", Ignored: "a choice never has ways that no input leads to, and a decision with one way is no choice"},
}

// Options are how values that are not known are executed.
type Options struct {
	core.Options
	Methods []*spec.Spec
	Classes []string
	Fields  Fields
	// ArrayLength is the greatest length that an array of unknown length is given,
	// TextLength that of an input text whose characters matter.
	ArrayLength, TextLength int
	LengthsSet              bool // somebody has chosen one of them
	ArrayLengthSet          bool
	Random                  Random
	Concolic                *concolic.Options // nil for none
	Lazy                    *heap.Options     // nil where references are never unknown
	Subsumption             Subsumption
	Merge                   Merge
	Proof                   Proof
	ProofTime               time.Duration
}

// Named reports whether methods are named whose parameters are inputs.
func (o *Options) Named() bool { return len(o.Methods)+len(o.Classes) > 0 }

// Random says whether the numbers of generators without a seed are inputs.
type Random string

// The values of symbolic.random.
const (
	RandomAuto Random = "auto" // where the program seems to want it
	RandomOn   Random = "true"
)

// Subsumption says whether states are dropped that others stand for.
type Subsumption string

// The values of symbolic.subsumption.
const (
	SubsumptionAuto Subsumption = "auto" // where it should pay
	SubsumptionOn   Subsumption = "true"
	SubsumptionOff  Subsumption = "false"
)

// Merge says whether the ways of branches become one path where they meet.
type Merge string

// The values of symbolic.merge.
const (
	MergeAuto   Merge = "auto" // where a search is long
	MergeAlways Merge = "always"
	MergeNone   Merge = "none"
)

// Proof says whether a program is proved safe where a search has no end.
type Proof string

// The values of symbolic.proof.
const (
	ProofAuto   Proof = "auto" // where a search takes longer, or was incomplete
	ProofAlways Proof = "always"
	ProofNone   Proof = "none"
)

// Parse reads the keys of symbolic execution.
func Parse(r *config.Reader) Options {
	o := Options{
		Options: core.Parse(r), Classes: r.Strings(ClassKey),
		ArrayLength: r.IntFrom(ArrayLengthKey, 0), TextLength: r.IntFrom(TextLengthKey, 0),
		LengthsSet: r.IsSet(ArrayLengthKey) || r.IsSet(TextLengthKey), ArrayLengthSet: r.IsSet(ArrayLengthKey), Random: Random(r.String("symbolic.random")),
		Concolic: concolic.Parse(r), Subsumption: Subsumption(r.String(SubsumptionKey)),
		Merge: Merge(r.String(MergeKey)), Proof: Proof(r.String(ProofKey)), ProofTime: r.Duration("symbolic.proof_time"),
	}
	for _, text := range r.Strings(MethodKey) {
		m, err := spec.Parse(text)
		if err != nil {
			r.Refuse(MethodKey, "%w", err)
			continue
		}
		o.Methods = append(o.Methods, m)
	}
	for _, kind := range r.Strings(fieldsKey) {
		switch kind {
		case "instance":
			o.Fields.Instance = true
		case "static":
			o.Fields.Static = true
		default:
			r.Reject(fieldsKey, "instance, static, or both")
		}
	}
	if o.Lazy = heap.Parse(r); o.Lazy != nil && o.Concolic != nil {
		r.Refuse(heap.Key, "not with %s: a run with values needs objects that are known", concolic.Key)
	}
	return o
}
