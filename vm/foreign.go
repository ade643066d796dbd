package vm

import "strings"

// What calls run on objects that are not theirs.
//
// A trusted call runs methods of keys, elements, comparators, functions and tasks. Those
// of the program are no part of the call; nor are those of the JDK, which may read and
// change what other threads can reach: a list as the element of a queue is compared
// element by element, and a task that a caller runs itself completes a future. So does who
// waits for a future and then goes on with what depends on it. What is
// in front of such a method and what is behind it are two operations if it has one.
//
// So everything is foreign but for the classes that calls are made of, and of these the
// methods that have such a name.

// ofCalls reports whether a class is of those that calls are made of.
func ofCalls(class string) bool {
	for _, of := range []string{"java/util/concurrent/", "java/lang/", "jdk/internal/"} {
		if strings.HasPrefix(class, of) {
			return true
		}
	}
	return class == "java/util/Objects" || class == "java/util/Arrays" || class == "java/security/AccessController"
}

// foreignNames are the instance methods of the JDK that calls run on such objects.
var foreignNames = map[string]bool{
	"equals": true, "hashCode": true, "compareTo": true, "compare": true, "toString": true, "getDelay": true,
	"apply": true, "applyAsInt": true, "applyAsLong": true, "applyAsDouble": true, "accept": true, "test": true, "call": true,
	"run": true, "doExec": true, "tryFire": true,
}

// ownClasses are classes whose methods of these names read nothing that changes where
// others see it.
var ownClasses = map[string]bool{
	"java/lang/Object": true, "java/lang/String": true, "java/lang/Class": true, "java/lang/Enum": true, "java/lang/Thread": true,
	"java/lang/Boolean": true, "java/lang/Character": true, "java/lang/Byte": true, "java/lang/Short": true, "java/lang/Integer": true,
	"java/lang/Long": true, "java/lang/Float": true, "java/lang/Double": true,
	scheduledTask: true, // its time is changed only while it is in no queue
}

// isForeign reports whether a method of the JDK is one that calls run on objects that
// are not theirs.
func isForeign(c *Class, name string, static bool) bool {
	switch {
	case c.Name == "java/util/AbstractCollection" && name == "isEmpty": // which looks at the size, as a queue's own would
		return false
	case !ofCalls(c.Name):
		return true
	case static || !foreignNames[name] || ownClasses[c.Name]:
		return false
	}
	if name == "run" { // elsewhere also what the JDK does as somebody else
		return strings.HasPrefix(c.Name, "java/util/concurrent/") && !strings.HasPrefix(c.Name, "java/util/concurrent/ForkJoin")
	}
	return true
}
