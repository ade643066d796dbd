package models

import (
	"math"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/javamath"
)

// StrictMath's natives, and the methods of Math that HotSpot replaces by
// intrinsics whose results differ from StrictMath's in the last bit.
func init() {
	strict := Methods{
		"IEEEremainder": binaryMath(javamath.StrictIEEERemainder), "atan2": binaryMath(javamath.StrictAtan2),
	}
	for name, fn := range map[string]func(float64) float64{
		"sin": javamath.StrictSin, "cos": javamath.StrictCos, "tan": javamath.StrictTan, "asin": javamath.StrictAsin,
		"acos": javamath.StrictAcos, "atan": javamath.StrictAtan, "log": javamath.StrictLog, "log10": javamath.StrictLog10,
		"sqrt": math.Sqrt, "sinh": javamath.StrictSinh, "cosh": javamath.StrictCosh, "tanh": javamath.StrictTanh,
		"expm1": javamath.StrictExpm1, "log1p": javamath.StrictLog1p, "exp": javamath.StrictExp, "cbrt": javamath.StrictCbrt,
	} {
		strict[name] = unaryMath(fn)
	}
	strict["pow"] = binaryMath(javamath.StrictPow)
	strict["hypot"] = binaryMath(javamath.StrictHypot)
	Override("java/lang/StrictMath", strict)
	Override("java/lang/Math", Methods{
		"sin": unaryMath(javamath.MathSin), "cos": unaryMath(javamath.MathCos), "tan": unaryMath(javamath.MathTan),
		"exp": unaryMath(javamath.MathExp), "log": unaryMath(javamath.MathLog), "log10": unaryMath(javamath.MathLog10),
		"pow": binaryMath(javamath.MathPow), "sqrt": unaryMath(math.Sqrt),
		"floor": unaryMath(javamath.Floor), "ceil": unaryMath(javamath.Ceil), "rint": unaryMath(javamath.Rint),
		"fma(DDD)D": func(e *vm.Env) { e.ReturnDouble(javamath.FMA(e.Double(0), e.Double(2), e.Double(4))) },
		"fma(FFF)F": func(e *vm.Env) { e.ReturnFloat(javamath.FMAFloat(e.Float(0), e.Float(1), e.Float(2))) },
	})
	OverrideIn(25, anyLater, "java/lang/Math", Methods{"cbrt": unaryMath(javamath.MathCbrt), "tanh": unaryMath(javamath.MathTanh)})
}

func unaryMath(fn func(float64) float64) vm.NativeFunc {
	return func(e *vm.Env) { e.ReturnDouble(fn(e.Double(0))) }
}

func binaryMath(fn func(a, b float64) float64) vm.NativeFunc {
	return func(e *vm.Env) { e.ReturnDouble(fn(e.Double(0), e.Double(2))) }
}
