package models

import (
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
	chooseInt(e, choice.NewIntSet("verifyGetIntSet([I)", randomInts(e)...))
}

func someLong(e *vm.Env) {
	g := choice.NewLongList("verifyLongList([J)", randomLongs(e)...)
	if i, ok := e.Choose(g); ok {
		e.ReturnLong(g.Long(i))
	}
}

func someFloat(e *vm.Env) {
	g := choice.NewFloatList("verifyFloatList([F)", randomFloats(e)...)
	if i, ok := e.Choose(g); ok {
		e.ReturnFloat(g.Float(i))
	}
}

func someDouble(e *vm.Env) {
	g := choice.NewDoubleList("verifyDoubleList([D)", randomDoubles(e)...)
	if i, ok := e.Choose(g); ok {
		e.ReturnDouble(g.Double(i))
	}
}
