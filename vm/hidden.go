package vm

import (
	"slices"
	"strings"
)

// Fields of the JDK that are left out of digests are those that no method shows. A
// program can get at them nevertheless, with Unsafe, reflection and handles; what
// they hold is data as any other then.

// FieldReached is told of each access by a native to a word of an object of c, or to
// a static word of c.
func (e *Env) FieldReached(c *Class, word int, static bool) {
	filter := c.filter
	if static {
		filter = c.staticFilter
	}
	if len(filter) == 0 || e.M.Explore == nil || !slices.Contains(filter, uint16(word)) || !byProgram(e.Caller(), reachesFields) {
		return
	}
	e.M.Learn(HiddenFields)
	if len(c.mods)+len(c.remembered) > 0 {
		e.M.Learn(CountsKept)
	}
}

// reachesFields are methods that access fields for the program.
func reachesFields(mt *Method) bool {
	name := mt.Class.Name
	return strings.HasSuffix(name, "/misc/Unsafe") || strings.HasPrefix(name, "java/lang/reflect/") ||
		strings.HasPrefix(name, "jdk/internal/reflect/") || strings.HasPrefix(name, "java/lang/invoke/")
}
