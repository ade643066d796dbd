package choice

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"testing/quick"
)

// values lists what a generator chooses among.
func values(g Generator) []string {
	var out []string
	for i := range g.Len() {
		switch g := g.(type) {
		case Booleans:
			out = append(out, fmt.Sprint(g.Bool(i)))
		case Ints:
			out = append(out, fmt.Sprint(g.Int(i)))
		case Longs:
			out = append(out, fmt.Sprint(g.Long(i)))
		case Floats:
			out = append(out, fmt.Sprint(g.Float(i)))
		case Doubles:
			out = append(out, fmt.Sprint(g.Double(i)))
		case References:
			out = append(out, fmt.Sprint(g.Ref(i)))
		case Permutations:
			out = append(out, fmt.Sprint(g.Permutation(i)))
		case Exceptions:
			out = append(out, g.Exception(i))
		}
	}
	return out
}

type source map[string]string

func (s source) Get(key string) (string, bool) { v, ok := s[key]; return v, ok }

// reading reads "a.b=c d.e=f" with '_' for blanks in values.
func reading(settings string) source {
	s := source{}
	for _, setting := range strings.Fields(settings) {
		key, value, _ := strings.Cut(setting, "=")
		s[key] = strings.ReplaceAll(value, "_", " ")
	}
	return s
}

type worldSource struct{ source }

func (worldSource) Objects(class string) ([]uint32, error) {
	if class != "p.T" {
		return nil, errors.New("no class " + class)
	}
	return []uint32{7, 9}, nil
}

func (worldSource) Variable(name string) (any, bool) {
	v, ok := map[string]any{"count": int64(40), "ratio": 2.5}[name]
	return v, ok
}

func TestFromConfig(t *testing.T) {
	for _, test := range []struct{ settings, want string }{
		{"x.class=IntIntervalGenerator x.min=1 x.max=3", "1 2 3"},
		{"x.class=gov.nasa.jpf.vm.choice.IntIntervalGenerator x.min=3 x.max=1", "1 2 3"},
		{"x.class=.vm.choice.IntIntervalGenerator x.min=1 x.max=6 x.delta=2", "1 3 5"},
		{"x.class=interval x.min=1 x.max=6 x.delta=-2", "6 4 2"},
		{"x.class=interval x.min=-1 x.max=MIN x.delta=-2147483648", "-1"},
		{"x.class=.vm.choice.IntChoiceFromList x.values=3,1,3", "3 1 3"},
		{"x.class=.vm.choice.IntChoiceFromSet x.values={3;1,3_2}", "3 1 2"},
		{"x.class=ints x.values=0x10,count,-count,+7,ratio", "16 40 -40 7 2"},
		{"x.class=longs x.values=1,9223372036854775807,5L,MAX", "1 9223372036854775807 5 9223372036854775807"},
		{"x.class=floats x.values=1.5,2f,ratio", "1.5 2 2.5"},
		{"x.class=doubles x.values=1e3,-0.5,count,-ratio,1d", "1000 -0.5 40 -2.5 1"},
		{"x.class=double-set x.values=1,1.0,-0.0,0", "1 -0 0"},
		{"x.class=DoubleThresholdGenerator x.low=1 x.threshold=2.5 x.high=3", "1 2.5 3"},
		{"x.class=.vm.BooleanChoiceGenerator", "false true"},
		{"x.class=boolean cg.boolean.false_first=false", "true false"},
		{"x.class=chars x.min=a x.max='c'", "97 98 99"},
		{"x.class=permutations x.n=3", "[0 1 2] [0 2 1] [1 0 2] [1 2 0] [2 0 1] [2 1 0]"},
		{"x.class=objects x.type=p.T", "7 9 0"},
		{"x.class=.vm.choice.TypedObjectChoice x.type=p.T x.include_null=false", "7 9"},
		{"x.class=exceptions x.values=none,java.io.IOException", " java.io.IOException"},
	} {
		g, err := FromConfig("x", worldSource{reading(test.settings)})
		if err != nil {
			t.Errorf("%s: %v", test.settings, err)
			continue
		}
		if got := strings.Join(values(g), " "); got != test.want {
			t.Errorf("%s: %s, want %s", test.settings, got, test.want)
		}
		if g.ID() != "x" {
			t.Errorf("%s: id %q", test.settings, g.ID())
		}
	}
}

func TestFromConfigErrors(t *testing.T) {
	for _, test := range []struct{ settings, want string }{
		{"", "x.class is not set: expected the class of the choice generator"},
		{"x.class=Nonsense", `x.class: expected a choice generator (BooleanChoiceGenerator, `},
		{"x.class=gov.nasa.jpf.vm.other.IntIntervalGenerator", "x.class: expected a choice generator"},
		{"x.class=interval x.max=3", "x.min is not set: expected an integer"},
		{"x.class=interval x.min=1 x.max=three", `x.max: expected an integer, got "three"`},
		{"x.class=interval x.min=1 x.max=2147483648", `x.max: expected an integer, got "2147483648"`},
		{"x.class=interval x.min=1 x.max=2 x.delta=0", `x.delta: expected an integer other than 0, got "0"`},
		{"x.class=ints", "x.values is not set: expected a list of numbers"},
		{"x.class=ints x.values=1,nobody", `x.values: expected integers or names of variables, got "nobody"`},
		{"x.class=threshold x.low=1 x.high=2", "x.threshold is not set: expected a number"},
		{"x.class=random-interval x.min=1 x.max=2 x.n=0", `x.n: expected an integer above 0, got "0"`},
		{"x.class=permutations x.n=21", `x.n: expected a number between 0 and 20, got "21"`},
		{"x.class=objects", "x.type is not set"},
		{"x.class=objects x.type=q.T", "x.type: no class q.T"},
		{"x.class=chars x.min=ab x.max=c", `x.min: expected a character, got "ab"`},
	} {
		g, err := FromConfig("x", worldSource{reading(test.settings)})
		if err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s: %v and error %v, want %s", test.settings, g, err, test.want)
		}
	}
	if _, err := FromConfig("x", reading("x.class=objects x.type=p.T")); err == nil || !strings.Contains(err.Error(), "where the program runs") {
		t.Errorf("objects without a program: %v", err)
	}
}

func TestRegisterClass(t *testing.T) {
	RegisterClass("my.Primes", func(id string, cfg Source) (Generator, error) { return NewIntList(id, 2, 3, 5), nil })
	g, err := FromConfig("p", reading("p.class=my.Primes"))
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(values(g)); got != "[2 3 5]" {
		t.Error(got)
	}
	defer func() {
		if recover() == nil {
			t.Error("a taken name was registered again")
		}
	}()
	RegisterClass("interval", nil)
}

func TestDescribe(t *testing.T) {
	steps, _ := NewIntSteps("s", 0, 9, -3)
	permuted, _ := NewPermutations("p", 3)
	for _, test := range []struct {
		g    Generator
		i    int
		want string
	}{
		{NewIntInterval("verifyGetInt(II)", 0, 1), 0, `gov.nasa.jpf.vm.choice.IntIntervalGenerator[id="verifyGetInt(II)",isCascaded:false,0..1,delta=+1,cur=0]`},
		{steps, 1, `gov.nasa.jpf.vm.choice.IntIntervalGenerator[id="s",isCascaded:false,0..9,delta=-3,cur=6]`},
		{NewBoolean("verifyGetBoolean", true), 1, `gov.nasa.jpf.vm.BooleanChoiceGenerator[id="verifyGetBoolean",isCascaded:false,{false,>true}]`},
		{NewBoolean("b", false), 0, `gov.nasa.jpf.vm.BooleanChoiceGenerator[id="b",isCascaded:false,{>true,false}]`},
		{NewIntSet("l", 4, 4, 5), 1, `gov.nasa.jpf.vm.choice.IntChoiceFromSet[id="l",isCascaded:false,4,>5]`},
		{NewDoubleList("d", 1, 1e7, 0.0005, math.Inf(-1), -12.25), 4, `gov.nasa.jpf.vm.choice.DoubleChoiceFromList[id="d",isCascaded:false,1.0,1.0E7,5.0E-4,-Infinity,>-12.25]`},
		{NewFloatList("f", 0.1, 3e38), 0, `gov.nasa.jpf.vm.choice.FloatChoiceFromList[id="f",isCascaded:false,>0.1,3.0E38]`},
		{NewObjects("o", "p.T", []uint32{31, 0}), 1, `gov.nasa.jpf.vm.choice.TypedObjectChoice[id="o",isCascaded:false,type=p.T,1f,>null]`},
		{permuted, 3, `gov.nasa.jpf.vm.choice.PermutationCG[id="p",isCascaded:false,4/6,{1,2,0}]`},
		{NewCharInterval("c", 'a', '\n'), 0, `gov.nasa.jpf.vm.choice.CharIntervalGenerator[id="c",isCascaded:false,'\u000a'..'a',cur='\u000a']`},
		{NewExceptionList("e", "", "p.X"), 0, `gov.nasa.jpf.vm.choice.ExceptionChoiceFromList[id="e",isCascaded:false,>none,p.X]`},
	} {
		if got := test.g.Describe(test.i); got != test.want {
			t.Errorf("got  %s\nwant %s", got, test.want)
		}
	}
}

// The whole range of ints has 2^32 alternatives, each of them once.
func TestFullInterval(t *testing.T) {
	g := NewIntInterval("", math.MaxInt32, math.MinInt32)
	if g.Len() != 1<<32 || g.Int(0) != math.MinInt32 || g.Int(1<<32-1) != math.MaxInt32 || g.Int(1<<31) != 0 {
		t.Errorf("%d alternatives from %d to %d", g.Len(), g.Int(0), g.Int(1<<32-1))
	}
}

func TestIntervalProperty(t *testing.T) {
	property := func(low, high int16, delta int16) bool {
		if delta == 0 {
			delta = 1
		}
		g, err := NewIntSteps("", int32(low), int32(high), int32(delta))
		if err != nil {
			return false
		}
		// The definition: count from one end until the other is passed.
		from, to := int(min(low, high)), int(max(low, high))
		if delta < 0 {
			from, to = to, from
		}
		i := 0
		for v := from; (delta > 0 && v <= to) || (delta < 0 && v >= to); v += int(delta) {
			if i >= g.Len() || g.Int(i) != int32(v) {
				return false
			}
			i++
		}
		return i == g.Len()
	}
	if err := quick.Check(property, &quick.Config{MaxCount: 300}); err != nil {
		t.Error(err)
	}
}

// An order is a permutation, for every size around the powers of two.
func TestOrderIsPermutation(t *testing.T) {
	for n := range 300 {
		o := NewOrder("id", n, uint64(n)*7)
		seen := make([]bool, n)
		for i := range n {
			v := o.At(i)
			if v < 0 || v >= n || seen[v] {
				t.Fatalf("n=%d: place %d holds %d, seen %v", n, i, v, seen)
			}
			seen[v] = true
		}
	}
}

// An order depends on seed, id and length, and on nothing else: these are the
// same on every machine and in every version, or old traces could not be
// explained.
func TestOrderIsDeterministic(t *testing.T) {
	list := func(id string, n int, seed uint64) string {
		o := NewOrder(id, n, seed)
		var out []int
		for i := range n {
			out = append(out, o.At(i))
		}
		return fmt.Sprint(out)
	}
	base := list("verifyGetInt(II)", 10, 42)
	const golden = "[4 6 5 7 2 8 1 3 9 0]"
	if base != golden {
		t.Errorf("order %s, want %s", base, golden)
	}
	if list("verifyGetInt(II)", 10, 43) == base || list("other", 10, 42) == base {
		t.Error("seed or id makes no difference")
	}
}

// Every order of few things comes up, none of them much too often.
func TestOrderReachesAll(t *testing.T) {
	for _, n := range []int{2, 3, 4} {
		count := map[string]int{}
		const seeds = 6000
		for seed := range uint64(seeds) {
			o := NewOrder("x", n, seed)
			key := ""
			for i := range n {
				key += fmt.Sprint(o.At(i))
			}
			count[key]++
		}
		total := 1
		for k := 2; k <= n; k++ {
			total *= k
		}
		if len(count) != total {
			t.Errorf("%d orders of %d things, want %d: %v", len(count), n, total, count)
		}
		for key, k := range count {
			if mean := seeds / total; k < mean/3 || k > 3*mean {
				t.Errorf("n=%d: order %s came %d times of %d, about %d expected", n, key, k, seeds, mean)
			}
		}
	}
}

func TestRandomInts(t *testing.T) {
	g, err := NewRandomInts("r", 10, -10, 8, 3)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[int32]bool{}
	for i := range g.Len() {
		v := g.Int(i)
		if v < -10 || v > 10 || seen[v] {
			t.Errorf("value %d of %v", v, seen)
		}
		seen[v] = true
	}
	if g.Len() != 8 {
		t.Errorf("%d values", g.Len())
	}
	if all, _ := NewRandomInts("r", 1, 3, 8, 3); all.Len() != 3 {
		t.Errorf("%d values of three", all.Len())
	}
	if wide, _ := NewRandomInts("w", math.MinInt32, math.MaxInt32, 2, 1); wide.Int(0) == wide.Int(1) {
		t.Error("the same value twice")
	}
}
