package choice

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// References is a Generator of heap references, 0 for null.
type References interface {
	Generator
	Ref(i int) uint32
}

// Permutations is a Generator of orders of the numbers 0 to n-1.
type Permutations interface {
	Generator
	Permutation(i int) []int
}

// Exceptions is a Generator of exceptions to throw, by class name with dots;
// "" stands for none.
type Exceptions interface {
	Generator
	Exception(i int) string
}

// The names that JPF's traces give to generators.
const (
	booleanClass   = "gov.nasa.jpf.vm.BooleanChoiceGenerator"
	choicePackage  = "gov.nasa.jpf.vm.choice."
	intervalClass  = choicePackage + "IntIntervalGenerator"
	randomClass    = choicePackage + "RandomIntIntervalGenerator"
	intListClass   = choicePackage + "IntChoiceFromList"
	intSetClass    = choicePackage + "IntChoiceFromSet"
	longListClass  = choicePackage + "LongChoiceFromList"
	floatListClass = choicePackage + "FloatChoiceFromList"
	doubleClass    = choicePackage + "DoubleChoiceFromList"
	doubleSetClass = choicePackage + "DoubleChoiceFromSet"
	thresholdClass = choicePackage + "DoubleThresholdGenerator"
	charClass      = choicePackage + "CharIntervalGenerator"
	permutation    = choicePackage + "PermutationCG"
	typedObject    = choicePackage + "TypedObjectChoice"
	exceptionClass = choicePackage + "ExceptionChoiceFromList"
)

// head is the start of what Describe prints. Whether a generator is cascaded
// is a matter of the point at which it was registered, so reports that know
// replace the word here.
func head(class, id string) string {
	return class + `[id="` + id + `",isCascaded:false,`
}

// Boolean chooses between false and true.
type Boolean struct {
	id         string
	falseFirst bool
}

// NewBoolean returns the choice of false and true, in that order if falseFirst.
func NewBoolean(id string, falseFirst bool) *Boolean { return &Boolean{id, falseFirst} }

// ID implements Generator.
func (b *Boolean) ID() string { return b.id }

// Len implements Generator.
func (b *Boolean) Len() int { return 2 }

// Bool implements Booleans.
func (b *Boolean) Bool(i int) bool { return (i == 0) != b.falseFirst }

// Describe implements Generator.
func (b *Boolean) Describe(i int) string {
	return head(booleanClass, b.id) + "{" + marked(2, i, func(k int) string { return strconv.FormatBool(b.Bool(k)) }) + "}]"
}

// marked lists n values with a '>' before number i.
func marked(n, i int, text func(int) string) string {
	var b strings.Builder
	for k := range n {
		if k > 0 {
			b.WriteByte(',')
		}
		if k == i {
			b.WriteByte('>')
		}
		b.WriteString(text(k))
	}
	return b.String()
}

// IntInterval chooses among the ints of an interval, a fixed step apart.
type IntInterval struct {
	id              string
	min, max, delta int32
}

// NewIntInterval returns the choice of all ints from min to max, both
// included, in either order of the two.
func NewIntInterval(id string, min, max int32) *IntInterval {
	if min > max {
		min, max = max, min
	}
	return &IntInterval{id, min, max, 1}
}

// NewIntSteps returns the choice of every delta-th int: from min upwards, or
// from max downwards where delta is negative.
func NewIntSteps(id string, min, max, delta int32) (*IntInterval, error) {
	if delta == 0 {
		return nil, fmt.Errorf("choice %s: an interval with a step of 0", id)
	}
	g := NewIntInterval(id, min, max)
	g.delta = delta
	return g, nil
}

// ID implements Generator.
func (g *IntInterval) ID() string { return g.id }

// Len implements Generator.
func (g *IntInterval) Len() int {
	step := int64(g.delta)
	if step < 0 {
		step = -step
	}
	return int((int64(g.max)-int64(g.min))/step) + 1
}

// Int implements Ints.
func (g *IntInterval) Int(i int) int32 {
	start := int64(g.min)
	if g.delta < 0 {
		start = int64(g.max)
	}
	return int32(start + int64(i)*int64(g.delta))
}

// Describe implements Generator.
func (g *IntInterval) Describe(i int) string {
	return fmt.Sprintf("%s%d..%d,delta=%+d,cur=%d]", head(intervalClass, g.id), g.min, g.max, g.delta, g.Int(i))
}

// RandomInts chooses among some ints of an interval that a seed picks.
type RandomInts struct {
	id       string
	min, max int32
	n        int
	order    Order
}

// NewRandomInts returns the choice of n different ints from low to high, both
// included, or of all of them if there are no more than n.
func NewRandomInts(id string, low, high int32, n int, seed uint64) (*RandomInts, error) {
	if n < 1 {
		return nil, fmt.Errorf("choice %s: %d random values, must be at least 1", id, n)
	}
	if low > high {
		low, high = high, low
	}
	size := int(int64(high) - int64(low) + 1)
	return &RandomInts{id, low, high, min(n, size), NewOrder(id, size, seed)}, nil
}

// ID implements Generator.
func (g *RandomInts) ID() string { return g.id }

// Len implements Generator.
func (g *RandomInts) Len() int { return g.n }

// Int implements Ints.
func (g *RandomInts) Int(i int) int32 { return int32(int64(g.min) + int64(g.order.At(i))) }

// Describe implements Generator.
func (g *RandomInts) Describe(i int) string {
	return fmt.Sprintf("%s[id=\"%s\",%d..%d,n=%d,cur=%d,count=%d]", randomClass, g.id, g.min, g.max, g.n, g.Int(i), i+1)
}

// list is what the choices of listed values have in common.
type list[T any] struct {
	id, class string
	values    []T
	text      func(T) string
}

// ID implements Generator.
func (l *list[T]) ID() string { return l.id }

// Len implements Generator.
func (l *list[T]) Len() int { return len(l.values) }

// Describe implements Generator.
func (l *list[T]) Describe(i int) string {
	return head(l.class, l.id) + marked(len(l.values), i, func(k int) string { return l.text(l.values[k]) }) + "]"
}

// distinct drops every value whose key was there before.
func distinct[T any, K comparable](values []T, key func(T) K) []T {
	seen := make(map[K]bool, len(values))
	var kept []T
	for _, v := range values {
		if k := key(v); !seen[k] {
			seen[k] = true
			kept = append(kept, v)
		}
	}
	return kept
}

// IntList chooses among listed ints.
type IntList struct{ list[int32] }

func intText(v int32) string { return strconv.FormatInt(int64(v), 10) }

// NewIntList returns the choice of the values in their order.
func NewIntList(id string, values ...int32) *IntList {
	return &IntList{list[int32]{id, intListClass, slices.Clone(values), intText}}
}

// NewIntSet is NewIntList without values that occurred before.
func NewIntSet(id string, values ...int32) *IntList {
	return &IntList{list[int32]{id, intSetClass, distinct(values, func(v int32) int32 { return v }), intText}}
}

// Int implements Ints.
func (g *IntList) Int(i int) int32 { return g.values[i] }

// LongList chooses among listed longs.
type LongList struct{ list[int64] }

// NewLongList returns the choice of the values in their order.
func NewLongList(id string, values ...int64) *LongList {
	return &LongList{list[int64]{id, longListClass, slices.Clone(values), func(v int64) string { return strconv.FormatInt(v, 10) }}}
}

// Long implements Longs.
func (g *LongList) Long(i int) int64 { return g.values[i] }

// FloatList chooses among listed floats.
type FloatList struct{ list[float32] }

// NewFloatList returns the choice of the values in their order.
func NewFloatList(id string, values ...float32) *FloatList {
	return &FloatList{list[float32]{id, floatListClass, slices.Clone(values), func(v float32) string { return Decimal(float64(v), 32) }}}
}

// Float implements Floats.
func (g *FloatList) Float(i int) float32 { return g.values[i] }

// DoubleList chooses among listed doubles.
type DoubleList struct{ list[float64] }

func doubleText(v float64) string { return Decimal(v, 64) }

// NewDoubleList returns the choice of the values in their order.
func NewDoubleList(id string, values ...float64) *DoubleList {
	return &DoubleList{list[float64]{id, doubleClass, slices.Clone(values), doubleText}}
}

// NewDoubleSet is NewDoubleList without values that occurred before. Zeros of
// different sign differ, as they do to Double.equals.
func NewDoubleSet(id string, values ...float64) *DoubleList {
	return &DoubleList{list[float64]{id, doubleSetClass, distinct(values, math.Float64bits), doubleText}}
}

// NewDoubleThreshold returns the choice of a value below a threshold, the
// threshold, and one above it.
func NewDoubleThreshold(id string, low, threshold, high float64) *DoubleList {
	return &DoubleList{list[float64]{id, thresholdClass, []float64{low, threshold, high}, doubleText}}
}

// Double implements Doubles.
func (g *DoubleList) Double(i int) float64 { return g.values[i] }

// Decimal writes a double, or a float with bits 32, as Java's toString does.
func Decimal(v float64, bits int) string {
	switch {
	case math.IsNaN(v):
		return "NaN"
	case math.IsInf(v, 1):
		return "Infinity"
	case math.IsInf(v, -1):
		return "-Infinity"
	}
	if a := math.Abs(v); v == 0 || a >= 1e-3 && a < 1e7 {
		text := strconv.FormatFloat(v, 'f', -1, bits)
		if !strings.Contains(text, ".") {
			text += ".0"
		}
		return text
	}
	mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(v, 'e', -1, bits), "e")
	if !strings.Contains(mantissa, ".") {
		mantissa += ".0"
	}
	sign := ""
	if exponent[0] == '-' {
		sign = "-"
	}
	return mantissa + "E" + sign + strings.TrimLeft(exponent[1:], "0")
}

// CharInterval chooses among the chars of an interval; as Ints it gives their
// codes.
type CharInterval struct {
	id       string
	min, max uint16
}

// NewCharInterval returns the choice of all chars from min to max, both
// included, in either order of the two.
func NewCharInterval(id string, min, max uint16) *CharInterval {
	if min > max {
		min, max = max, min
	}
	return &CharInterval{id, min, max}
}

// ID implements Generator.
func (g *CharInterval) ID() string { return g.id }

// Len implements Generator.
func (g *CharInterval) Len() int { return int(g.max) - int(g.min) + 1 }

// Int implements Ints.
func (g *CharInterval) Int(i int) int32 { return int32(g.min) + int32(i) }

// Describe implements Generator.
func (g *CharInterval) Describe(i int) string {
	return fmt.Sprintf("%s%s..%s,cur=%s]", head(charClass, g.id), charText(int32(g.min)), charText(int32(g.max)), charText(g.Int(i)))
}

func charText(c int32) string {
	if c > 0x20 && c < 0x7f {
		return fmt.Sprintf("'%c'", c)
	}
	return fmt.Sprintf(`'\u%04x'`, c)
}

// AllPermutations chooses among all orders of the numbers 0 to n-1, the sorted
// one first.
type AllPermutations struct {
	id  string
	n   int
	len int
}

// maxPermuted is the largest n whose factorial fits an int64.
const maxPermuted = 20

// NewPermutations returns the choice of all orders of n things.
func NewPermutations(id string, n int) (*AllPermutations, error) {
	if n < 0 || n > maxPermuted {
		return nil, fmt.Errorf("choice %s: permutations of %d things: must be between 0 and %d", id, n, maxPermuted)
	}
	total := 1
	for k := 2; k <= n; k++ {
		total *= k
	}
	return &AllPermutations{id, n, total}, nil
}

// ID implements Generator.
func (g *AllPermutations) ID() string { return g.id }

// Len implements Generator.
func (g *AllPermutations) Len() int { return g.len }

// Permutation implements Permutations: number i in lexicographic order.
func (g *AllPermutations) Permutation(i int) []int {
	left := make([]int, g.n)
	for k := range left {
		left[k] = k
	}
	result := make([]int, 0, g.n)
	for block, k := g.len, g.n; k > 0; k-- {
		block /= k
		at := i / block
		i %= block
		result = append(result, left[at])
		left = slices.Delete(left, at, at+1)
	}
	return result
}

// Describe implements Generator.
func (g *AllPermutations) Describe(i int) string {
	text := fmt.Sprint(g.Permutation(i))
	return fmt.Sprintf("%s%d/%d,{%s}]", head(permutation, g.id), i+1, g.len, strings.ReplaceAll(text[1:len(text)-1], " ", ","))
}

// Objects chooses among objects of the program.
type Objects struct {
	id, class string
	refs      []uint32
}

// NewObjects returns the choice of the references, which are objects of the
// class named, or null.
func NewObjects(id, class string, refs []uint32) *Objects {
	return &Objects{id, class, slices.Clone(refs)}
}

// ID implements Generator.
func (g *Objects) ID() string { return g.id }

// Len implements Generator.
func (g *Objects) Len() int { return len(g.refs) }

// Ref implements References.
func (g *Objects) Ref(i int) uint32 { return g.refs[i] }

// Describe implements Generator.
func (g *Objects) Describe(i int) string {
	return head(typedObject, g.id) + "type=" + g.class + "," + marked(len(g.refs), i, func(k int) string {
		if g.refs[k] == 0 {
			return "null"
		}
		return strconv.FormatUint(uint64(g.refs[k]), 16)
	}) + "]"
}

// ExceptionList chooses an exception to throw.
type ExceptionList struct{ list[string] }

// NewExceptionList returns the choice of the exceptions of the classes named;
// "" stands for throwing none.
func NewExceptionList(id string, classes ...string) *ExceptionList {
	return &ExceptionList{list[string]{id, exceptionClass, slices.Clone(classes), func(class string) string {
		if class == "" {
			return "none"
		}
		return class
	}}}
}

// Exception implements Exceptions.
func (g *ExceptionList) Exception(i int) string { return g.values[i] }
