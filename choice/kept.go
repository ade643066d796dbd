package choice

import "fmt"

// Kept is a decision without its generator: all that a trace tells of it. It
// consists of plain values, so it can be written to a file, where a generator
// cannot, and gives back a Decision that says the same of the alternative
// taken. What the other alternatives were is known only of threads.
type Kept struct {
	ID         string
	Len, Index int
	Text       string
	Kind       KeptKind
	Int        int64 // of booleans (0 or 1), ints, longs, threads and references
	Number     float64
	Exception  string
	List       []int // of permutations; of threads, all that could go on
	Current    int   // of threads, see Scheduled.Current
}

// KeptKind is what a decision chose among.
type KeptKind uint8

// The kinds, in the order in which interfaces are looked for.
const (
	KeptOther KeptKind = iota
	KeptScheduled
	KeptBoolean
	KeptInt
	KeptLong
	KeptFloat
	KeptDouble
	KeptThread
	KeptException
	KeptPermutation
	KeptReference
)

// Keep is the decision as plain values.
func (d Decision) Keep() Kept {
	i := d.Index
	k := Kept{ID: d.Generator.ID(), Len: d.Generator.Len(), Index: i, Text: d.String()}
	switch g := d.Generator.(type) {
	case *Scheduled:
		k.Kind, k.List, k.Current = KeptScheduled, g.threads, g.current
	case Booleans:
		if k.Kind = KeptBoolean; g.Bool(i) {
			k.Int = 1
		}
	case Ints:
		k.Kind, k.Int = KeptInt, int64(g.Int(i))
	case Longs:
		k.Kind, k.Int = KeptLong, g.Long(i)
	case Floats:
		k.Kind, k.Number = KeptFloat, float64(g.Float(i))
	case Doubles:
		k.Kind, k.Number = KeptDouble, g.Double(i)
	case Threads:
		k.Kind, k.Int = KeptThread, int64(g.Thread(i))
	case Exceptions:
		k.Kind, k.Exception = KeptException, g.Exception(i)
	case Permutations:
		k.Kind, k.List = KeptPermutation, g.Permutation(i)
	case References:
		k.Kind, k.Int = KeptReference, int64(g.Ref(i))
	}
	return k
}

// Decision gives the decision back. The error says what is wrong with values
// that no decision has.
func (k Kept) Decision() (Decision, error) {
	if k.Len < 0 || k.Index < 0 || k.Index >= k.Len || k.Kind > KeptReference || k.Kind == KeptScheduled && k.Len != len(k.List) {
		return Decision{}, fmt.Errorf("no decision: alternative %d of %d of %q", k.Index, k.Len, k.ID)
	}
	r := kept{k}
	var g Generator = r
	switch k.Kind {
	case KeptScheduled:
		g = NewThreads(k.ID, k.List, k.Current)
	case KeptBoolean:
		g = keptBoolean{r}
	case KeptInt:
		g = keptInt{r}
	case KeptLong:
		g = keptLong{r}
	case KeptFloat:
		g = keptFloat{r}
	case KeptDouble:
		g = keptDouble{r}
	case KeptThread:
		g = keptThread{r}
	case KeptException:
		g = keptException{r}
	case KeptPermutation:
		g = keptPermutation{r}
	case KeptReference:
		g = keptReference{r}
	}
	return Decision{Generator: g, Index: k.Index}, nil
}

// kept stands for a generator of which one alternative is known.
type kept struct{ Kept }

func (k kept) ID() string          { return k.Kept.ID }
func (k kept) Len() int            { return k.Kept.Len }
func (k kept) Describe(int) string { return k.Text }

type (
	keptBoolean     struct{ kept }
	keptInt         struct{ kept }
	keptLong        struct{ kept }
	keptFloat       struct{ kept }
	keptDouble      struct{ kept }
	keptThread      struct{ kept }
	keptException   struct{ kept }
	keptPermutation struct{ kept }
	keptReference   struct{ kept }
)

func (k keptBoolean) Bool(int) bool             { return k.Int != 0 }
func (k keptInt) Int(int) int32                 { return int32(k.Kept.Int) }
func (k keptLong) Long(int) int64               { return k.Kept.Int }
func (k keptFloat) Float(int) float32           { return float32(k.Number) }
func (k keptDouble) Double(int) float64         { return k.Number }
func (k keptThread) Thread(int) int             { return int(k.Kept.Int) }
func (k keptException) Exception(int) string    { return k.Kept.Exception }
func (k keptPermutation) Permutation(int) []int { return k.List }
func (k keptReference) Ref(int) uint32          { return uint32(k.Kept.Int) }
