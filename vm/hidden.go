package vm

import (
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Fields of the JDK that are left out of digests are those that no method shows, and
// methods of the JDK that run in one piece do not show their steps. A program can get
// at all of that nevertheless, with Unsafe, reflection and handles; what its fields
// hold is data as any other then, and accesses to them are operations.

// FieldReached is told of each access by a native to a word of an object of c, or to
// a static word of c.
func (e *Env) FieldReached(c *Class, word int, static bool) {
	if e.M.Explore == nil || !calledByProgram(e.Caller()) {
		return
	}
	f := c.FieldAt(word)
	if static {
		f = c.StaticAt(word)
	}
	if f == nil || !f.Class.Loader.Boot() || f.Flags&classfile.AccPublic != 0 || f.Class.Name == "sun/misc/Unsafe" {
		return
	}
	e.M.Learn(HiddenFields)
	if len(c.mods)+len(c.remembered) > 0 {
		e.M.Learn(CountsRead)
	}
}

// reachesFields are methods that access fields for the program, and call methods.
func reachesFields(mt *Method) bool {
	name := mt.Class.Name
	return strings.HasSuffix(name, "/misc/Unsafe") || strings.HasPrefix(name, "java/lang/reflect/") ||
		strings.HasPrefix(name, "jdk/internal/reflect/") || strings.HasPrefix(name, "java/lang/invoke/")
}
