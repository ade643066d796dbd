package symexec

import (
	"math"
	"strconv"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Random numbers as inputs: what a generator without a seed returns, nobody knows.
// Each number is then an input of its own, any that the method may return.

// unseeded marks generators that were made without a seed. A seed that is set later, or
// passed, takes it away: then numbers are one known sequence.
type unseeded struct{}

const (
	randomClass     = "java/util/Random"
	splittableClass = "java/util/SplittableRandom"
	threadClass     = "java/util/concurrent/ThreadLocalRandom"
	secureClass     = "java/security/SecureRandom"
	supportClass    = "jdk/internal/util/random/RandomSupport"
)

// randomCalls are the methods of generators that numbers come from. What the JDK's
// code makes of them, nextBytes, shuffle and streams, it makes of inputs then. The
// methods with bounds have loops that try again, which have no end with inputs.
// Fractions are an integer input scaled, as Java makes them: not every double between 0
// and 1 can be drawn.
func (rt *Runtime) randomCalls(models *callModels) {
	for _, class := range []string{randomClass, splittableClass} {
		models.Always[class+".<init>()V"] = call.madeWithoutSeed
	}
	models.Always[randomClass+".setSeed(J)V"] = call.seeded
	whole := func(t symbolic.Type) callModel {
		return number(func(c call) bool { return c.Finish(c.random(symbolic.Full(t))) })
	}
	for _, class := range []string{randomClass, splittableClass, threadClass} {
		models.Always[class+".nextInt()I"] = whole(symbolic.Int)
		models.Always[class+".nextLong()J"] = whole(symbolic.Long)
	}
	models.Always[randomClass+".nextBoolean()Z"] = whole(symbolic.Boolean)
	models.Always[randomClass+".nextInt(I)I"] = number(call.randomBelow)
	x := rt.Ctx
	models.Always[randomClass+".nextFloat()F"] = number(func(c call) bool {
		const bits = 24
		k := c.random(symbolic.Domain{Type: symbolic.Int, Max: 1<<bits - 1})
		return c.Finish(x.FMul(x.I2F(k), x.Float(1.0/(1<<bits))))
	})
	models.Always[randomClass+".nextDouble()D"] = number(func(c call) bool {
		const bits = 53
		k := c.random(symbolic.Domain{Type: symbolic.Long, Max: 1<<bits - 1})
		return c.Finish(x.FMul(x.L2D(k), x.Double(1.0/(1<<bits))))
	})
	models.Always[randomClass+".nextGaussian()D"] = number(func(c call) bool {
		// The polar method scales by the square root of -2 ln s at most, where s is at
		// least 2^-104.
		most := math.Float64bits(12.01)
		return c.Finish(c.random(symbolic.Domain{Type: symbolic.Double, MinBits: most | 1<<63, MaxBits: most}))
	})
	const generator = "(Ljava/util/random/RandomGenerator;"
	models.Always[supportClass+".boundedNextInt"+generator+"I)I"] = number(call.randomBelow)
	models.Always[supportClass+".boundedNextInt"+generator+"II)I"] = number(call.randomBetween)
	models.Always[supportClass+".boundedNextLong"+generator+"J)J"] = number(call.randomBelow)
	models.Always[supportClass+".boundedNextLong"+generator+"JJ)J"] = number(call.randomBetween)
}

// number is the model of a method of a generator, which its first argument is.
func number(model callModel) callModel {
	return func(c call) bool { return c.unseeded() && model(c) }
}

func (c call) madeWithoutSeed() bool {
	if c.rt.Random {
		o := c.M.Heap.Writable(vm.Ref(c.F.Slots[c.At]))
		o.SetAttr(vm.WithAttr(o.Attr(), unseeded{}))
	}
	return false
}

// seeded has a generator be one whose numbers are known. The constructor without a seed
// calls it, too, with a number of the machine's own.
func (c call) seeded() bool {
	r := vm.Ref(c.F.Slots[c.At])
	if !c.rt.Random || c.F.Method.Class.Name == randomClass && c.F.Method.Name == "<init>" || r == vm.Null {
		return false
	}
	o := c.M.Heap.Get(r)
	if _, is := vm.AttrOf[unseeded](o.Attr()); is {
		w := c.M.Heap.Writable(r)
		w.SetAttr(vm.WithoutAttr[unseeded](w.Attr()))
	}
	return false
}

// unseeded reports whether nobody knows the numbers of the generator. Subclasses
// with numbers of their own are asked for these. A subclass that overrides next decides
// all numbers by that, so it is asked and executed.
func (c call) unseeded() bool {
	if !c.rt.Random {
		return false
	}
	o := c.M.Heap.Get(vm.Ref(c.F.Slots[c.At]))
	if o == nil {
		return false
	}
	class := o.Class
	if next := class.Method("next", "(I)I"); next != nil {
		class = next.Class
	}
	switch class.Name {
	case threadClass:
		return true
	case secureClass:
		// The JDK draws names of files and the like.
		return !c.InLibrary()
	case randomClass, splittableClass:
		_, is := vm.AttrOf[unseeded](o.Attr())
		return is
	}
	return false
}

// random is a new input. The number in its name is that of the input on the path, so
// the same draw is the same input in every run.
func (c call) random(d symbolic.Domain) *symbolic.Expr {
	base := "random_" + d.Type.String() + "_" + strconv.Itoa(1+core.PathOf(c.M).Made())
	slot, attr := c.rt.FreshIn(c.M, base, base, true, d)
	if p := core.PathOf(c.M); p != nil {
		p.Newest().Random = true
	}
	if c.rt.Environment && c.rt.Heap.Lazy != nil {
		c.noteRead(EnvironmentRead{Kind: RandomNumber, Source: origin{c}.chance(), Number: core.Claim(c.M)})
	}
	if e := core.ExprOf(attr); e != nil {
		return e
	}
	return c.rt.Ctx.Const(d.Kind(), slot)
}

// randomBelow is a number that is not negative and less than the bound, the last
// argument; the JDK's code refuses bounds that are not positive.
func (c call) randomBelow() bool {
	x, k := c.rt.Ctx, c.result()
	bound := c.Arg(1, k.Kind())
	positive, ok := c.rt.Test(c.M, "bound", x.Gt(bound, x.Const(k.Kind(), 0)))
	if !ok || !positive {
		return !ok
	}
	return c.randomWithin(k, x.Const(k.Kind(), 0), bound)
}

// randomBetween is a number from the first argument to less than the last.
func (c call) randomBetween() bool {
	k := c.result()
	low, high := c.Arg(1, k.Kind()), c.Arg(1+core.Slots(k.Kind()), k.Kind())
	some, ok := c.rt.Test(c.M, "bound", c.rt.Ctx.Lt(low, high))
	if !ok || !some {
		return !ok
	}
	return c.randomWithin(k, low, high)
}

// result is the type of the method's numbers.
func (c call) result() symbolic.Type {
	if c.Callee.Desc[len(c.Callee.Desc)-1] == 'J' {
		return symbolic.Long
	}
	return symbolic.Int
}

// The domain has what is constant, and a condition the rest.
func (c call) randomWithin(t symbolic.Type, low, high *symbolic.Expr) bool {
	d := symbolic.Full(t)
	if v, ok := low.Const(); ok {
		d.Min = v.Long()
	}
	if v, ok := high.Const(); ok {
		d.Max = v.Long() - 1
	}
	e := c.random(d)
	x := c.rt.Ctx
	c.rt.Assume(c.M, x.And(x.Le(low, e), x.Lt(e, high)))
	return c.M.Ignored() || c.Finish(e)
}
