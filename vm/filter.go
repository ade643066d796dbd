package vm

import (
	"slices"

	"github.com/gojpf/gojpf/vm/classfile"
)

// unobserved are fields of the JDK's classes that hold caches or records of
// the path: a program cannot tell by them two states apart that are otherwise
// equal. They are left out of state matching.
var unobserved = map[string][]string{
	"java/lang/String":              {"hash", "hashIsZero"},
	"java/lang/Throwable":           {"backtrace", "stackTrace", "depth"},
	"java/lang/Thread":              {"threadStatus", "threadLocalRandomSeed", "threadLocalRandomProbe", "threadLocalRandomSecondarySeed"},
	"java/util/AbstractMap":         {"keySet", "values"},
	"java/util/HashMap":             {"entrySet"},
	"java/util/TreeMap":             {"entrySet", "navigableKeySet", "descendingMap"},
	"java/math/BigInteger":          {"bitCountPlusOne", "bitLengthPlusOne", "lowestSetBitPlusTwo", "firstNonzeroIntNumPlusTwo"},
	"java/lang/invoke/MethodType":   {"methodDescriptor", "wrapAlt", "invokers", "ptypesArray"},
	"java/lang/reflect/Method":      {"methodAccessor"},
	"java/lang/reflect/Constructor": {"constructorAccessor"},
	"java/lang/reflect/Field":       {"fieldAccessor", "overrideFieldAccessor"},
}

// filterAnnotation marks a field that the program wants left out.
const filterAnnotation = "Lgov/nasa/jpf/annotation/FilterField;"

// filterFields finds the words of c that state matching leaves out.
func (c *Class) filterFields() {
	if c.Super != nil {
		c.filter = c.Super.filter
	}
	var own []uint16
	for _, f := range c.Fields {
		if !c.leavesOut(f) {
			continue
		}
		if f.Static() {
			c.staticFilter = append(c.staticFilter, uint16(f.Word))
		} else {
			own = append(own, uint16(f.Word))
		}
	}
	if len(own) > 0 {
		c.filter = append(slices.Clone(c.filter), own...)
	}
}

func (c *Class) leavesOut(f *Field) bool {
	if c.Loader.Boot() {
		return slices.Contains(unobserved[c.Name], f.Name)
	}
	if len(f.Info.Annotations.Visible) == 0 {
		return false
	}
	anns, err := classfile.ParseAnnotations(f.Info.Annotations.Visible, c.File.Pool)
	if err != nil {
		return false
	}
	for i := range anns {
		if anns[i].Type == filterAnnotation {
			return true
		}
	}
	return false
}
