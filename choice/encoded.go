package choice

import "fmt"

// Encoded is a decision without its generator: all that a trace tells of it. It
// consists of plain values, so it can be written to a file, where a generator
// cannot, and gives back a Decision that says the same of the alternative
// taken. What the other alternatives were is known only of threads.
type Encoded struct {
	ID         string
	Len, Index int
	Text       string
	Kind       EncodedKind
	Int        int64 // of booleans (0 or 1), ints, longs, threads and references
	Number     float64
	Exception  string
	List       []int // of permutations; of threads, all that could go on
	Current    int   // of threads, see Scheduled.Current
}

// EncodedKind is what a decision chose among.
type EncodedKind uint8

// The kinds, in the order in which interfaces are looked for.
const (
	EncodedOther EncodedKind = iota
	EncodedScheduled
	EncodedBoolean
	EncodedInt
	EncodedLong
	EncodedFloat
	EncodedDouble
	EncodedThread
	EncodedException
	EncodedPermutation
	EncodedReference
)

// Encode is the decision as plain values.
func (d Decision) Encode() Encoded {
	i := d.Index
	k := Encoded{ID: d.Generator.ID(), Len: d.Generator.Len(), Index: i, Text: d.String()}
	switch g := d.Generator.(type) {
	case *Scheduled:
		k.Kind, k.List, k.Current = EncodedScheduled, g.threads, g.current
	case Booleans:
		if k.Kind = EncodedBoolean; g.Bool(i) {
			k.Int = 1
		}
	case Ints:
		k.Kind, k.Int = EncodedInt, int64(g.Int(i))
	case Longs:
		k.Kind, k.Int = EncodedLong, g.Long(i)
	case Floats:
		k.Kind, k.Number = EncodedFloat, float64(g.Float(i))
	case Doubles:
		k.Kind, k.Number = EncodedDouble, g.Double(i)
	case Threads:
		k.Kind, k.Int = EncodedThread, int64(g.Thread(i))
	case Exceptions:
		k.Kind, k.Exception = EncodedException, g.Exception(i)
	case Permutations:
		k.Kind, k.List = EncodedPermutation, g.Permutation(i)
	case References:
		k.Kind, k.Int = EncodedReference, int64(g.Ref(i))
	}
	return k
}

// Decision gives the decision back. The error says what is wrong with values
// that no decision has.
func (k Encoded) Decision() (Decision, error) {
	if k.Len < 0 || k.Index < 0 || k.Index >= k.Len || k.Kind > EncodedReference || k.Kind == EncodedScheduled && k.Len != len(k.List) {
		return Decision{}, fmt.Errorf("no decision: alternative %d of %d of %q", k.Index, k.Len, k.ID)
	}
	r := decoded{k}
	var g Generator = r
	switch k.Kind {
	case EncodedScheduled:
		g = NewThreads(k.ID, k.List, k.Current)
	case EncodedBoolean:
		g = decodedBoolean{r}
	case EncodedInt:
		g = decodedInt{r}
	case EncodedLong:
		g = decodedLong{r}
	case EncodedFloat:
		g = decodedFloat{r}
	case EncodedDouble:
		g = decodedDouble{r}
	case EncodedThread:
		g = decodedThread{r}
	case EncodedException:
		g = decodedException{r}
	case EncodedPermutation:
		g = decodedPermutation{r}
	case EncodedReference:
		g = decodedReference{r}
	}
	return Decision{Generator: g, Index: k.Index}, nil
}

// decoded stands for a generator of which one alternative is known.
type decoded struct{ Encoded }

func (k decoded) ID() string          { return k.Encoded.ID }
func (k decoded) Len() int            { return k.Encoded.Len }
func (k decoded) Describe(int) string { return k.Text }

type (
	decodedBoolean     struct{ decoded }
	decodedInt         struct{ decoded }
	decodedLong        struct{ decoded }
	decodedFloat       struct{ decoded }
	decodedDouble      struct{ decoded }
	decodedThread      struct{ decoded }
	decodedException   struct{ decoded }
	decodedPermutation struct{ decoded }
	decodedReference   struct{ decoded }
)

func (k decodedBoolean) Bool(int) bool             { return k.Int != 0 }
func (k decodedInt) Int(int) int32                 { return int32(k.Encoded.Int) }
func (k decodedLong) Long(int) int64               { return k.Encoded.Int }
func (k decodedFloat) Float(int) float32           { return float32(k.Number) }
func (k decodedDouble) Double(int) float64         { return k.Number }
func (k decodedThread) Thread(int) int             { return int(k.Encoded.Int) }
func (k decodedException) Exception(int) string    { return k.Encoded.Exception }
func (k decodedPermutation) Permutation(int) []int { return k.List }
func (k decodedReference) Ref(int) uint32          { return uint32(k.Encoded.Int) }
