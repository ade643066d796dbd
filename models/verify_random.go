package models

import (
	"math"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm"
)

// Random numbers as choices: the natives that take the place of the JDK's
// generators when cg.enumerate_random is set; see Natives.EnumerateRandom.
//
// Where there are few possible values all of them are tried. Where there are
// too many, some are: those of the keys vm.random_ints, vm.random_longs,
// vm.random_floats and vm.random_doubles, or ours; the run is then incomplete.
var enumerated = map[string]Methods{
	"java/util/Random": {
		"nextInt()I":     someInt,
		"nextInt(I)I":    boundedInt,
		"nextBoolean()Z": chooseBoolean,
		"nextLong()J":    someLong,
		"nextFloat()F":   someFloat,
		"nextDouble()D":  someDouble,
	},
	"java/util/concurrent/ThreadLocalRandom": {
		"nextInt()I":     someInt,
		"nextInt(I)I":    boundedInt,
		"nextInt(II)I":   rangedInt,
		"nextBoolean()Z": chooseBoolean,
		"nextLong()J":    someLong,
		"nextFloat()F":   someFloat,
		"nextDouble()D":  someDouble,
	},
	// What Random.nextInt(origin, bound) comes down to.
	"jdk/internal/util/random/RandomSupport": {
		"boundedNextInt(Ljava/util/random/RandomGenerator;II)I": rangedInt,
	},
	"java/lang/Math":       {"random()D": someDouble},
	"java/lang/StrictMath": {"random()D": someDouble},
}

func boundedInt(e *vm.Env) {
	bound := e.Int(1)
	if bound <= 0 {
		e.Throw("java/lang/IllegalArgumentException", "bound must be positive")
		return
	}
	chooseInt(e, choice.NewIntInterval("verifyGetInt(II)", 0, bound-1))
}

// rangedInt takes an origin and a bound behind the generator.
func rangedInt(e *vm.Env) {
	origin, bound := e.Int(1), e.Int(2)
	if origin >= bound {
		e.Throw("java/lang/IllegalArgumentException", "bound must be greater than origin")
		return
	}
	chooseInt(e, choice.NewIntInterval("verifyGetInt(II)", origin, bound-1))
}

func someInt(e *vm.Env) {
	sampled(e, "vm.random_ints")
	values := listed(e, "vm.random_ints", parseInt32, math.MinInt32, 0, 1, 2, 3, 4, math.MaxInt32)
	chooseInt(e, choice.NewIntSet("verifyGetIntSet([I)", values...))
}

func parseInt32(s string) (int32, error) {
	v, err := strconv.ParseInt(s, 0, 32)
	return int32(v), err
}

func someLong(e *vm.Env) {
	sampled(e, "vm.random_longs")
	parse := func(s string) (int64, error) { return strconv.ParseInt(strings.TrimRight(s, "lL"), 0, 64) }
	g := choice.NewLongList("verifyLongList([J)", listed(e, "vm.random_longs", parse, math.MinInt64, 0, math.MaxInt64)...)
	if i, ok := e.Choose(g); ok {
		e.ReturnLong(g.Long(i))
	}
}

// JPF's own values of floats and doubles are the limits of the types; ours stay
// within what the methods promise, from 0 to less than 1.

func someFloat(e *vm.Env) {
	sampled(e, "vm.random_floats")
	parse := func(s string) (float32, error) { v, err := strconv.ParseFloat(s, 32); return float32(v), err }
	g := choice.NewFloatList("verifyFloatList([F)", listed(e, "vm.random_floats", parse, 0, 0.5, 1-0x1p-24)...)
	if i, ok := e.Choose(g); ok {
		e.ReturnFloat(g.Float(i))
	}
}

func someDouble(e *vm.Env) {
	sampled(e, "vm.random_doubles")
	parse := func(s string) (float64, error) { return strconv.ParseFloat(s, 64) }
	g := choice.NewDoubleList("verifyDoubleList([D)", listed(e, "vm.random_doubles", parse, 0, 0.5, 1-0x1p-53)...)
	if i, ok := e.Choose(g); ok {
		e.ReturnDouble(g.Double(i))
	}
}

// listed reads a key with a list of numbers.
func listed[T any](e *vm.Env, key string, parse func(string) (T, error), otherwise ...T) []T {
	var values []T
	for _, item := range strings.FieldsFunc(setting(e, key, ""), func(r rune) bool { return strings.ContainsRune(",; \t{}", r) }) {
		v, err := parse(item)
		if err != nil {
			badChoice(e, &choice.KeyError{Key: key, Value: item, Want: "a list of numbers"})
			return otherwise
		}
		values = append(values, v)
	}
	if len(values) == 0 {
		return otherwise
	}
	return values
}

// sampled notes that not all random numbers are tried.
func sampled(e *vm.Env, key string) {
	if h := hooks(e).Cut; h != nil {
		h(e.M, "some values of unlimited random numbers", "they are those of "+key+", or a few of ours")
	}
}
