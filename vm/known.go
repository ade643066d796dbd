package vm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
)

// known are the classes and fields of the JDK that the machine itself touches.
type known struct {
	object, class, string_, thread, throwable *Class
	threadGroup                               *Class
	longArray, byteArray                      *Class

	stringValue, stringCoder, stringHash *Field

	throwableBacktrace, throwableDepth, throwableStack, throwableCause *Field
	throwableMessage, throwableSuppressed                              *Field
	throwableUnassigned, throwableSentinel                             *Field

	classID        int // injected word
	classLoader    *Field
	classComponent *Field
	classModule    *Field
	parallelLoads  *Field // of ClassLoader: null where its monitor is held while it is asked

	referent, refQueue, refNext       *Field
	refDiscovered                     *Field
	queueNull, queueEnqueued          *Field
	threadInterrupted, threadBlocker  *Field
	threadParts                       [threadParts]path
	queueLock, queueHead, queueLength *Field
}

// learn loads the classes of known and the root of the hierarchy.
func (l *Library) learn() (err error) {
	k := &known{}
	l.known = k
	load := func(name string) *Class {
		c, e := l.load(l.BootLoader, name)
		if e != nil && err == nil {
			err = fmt.Errorf("the JDK's classes cannot be used: %w", e)
		}
		return c
	}
	k.object = load("java/lang/Object")
	var old *LinkageError
	if errors.As(err, &old) && old.Class == slashed(classfile.KindUnsupportedVersion) {
		return fmt.Errorf("this JDK is not supported: it is newer than Java %d, the last whose classes can be read (%s)", classfile.MaxMajor-44, old.Msg)
	}
	if err != nil {
		return err
	}
	k.class, k.string_, k.thread = load("java/lang/Class"), load("java/lang/String"), load("java/lang/Thread")
	k.throwable, k.threadGroup = load("java/lang/Throwable"), load(threadGroup)
	loader := load("java/lang/ClassLoader")
	reference, queue := load("java/lang/ref/Reference"), load("java/lang/ref/ReferenceQueue")
	k.longArray, k.byteArray = load("[J"), load("[B")
	if err != nil {
		return err
	}
	var w wanted
	field := w.field
	k.stringValue, k.stringCoder, k.stringHash = field(k.string_, "value"), field(k.string_, "coder"), field(k.string_, "hash")
	k.threadInterrupted, k.threadBlocker = field(k.thread, "interrupted"), field(k.thread, "parkBlocker")
	for part, places := range threadPlaces {
		k.threadParts[part] = w.path(k.thread, load, places...)
	}
	t := k.throwable
	k.throwableBacktrace, k.throwableDepth, k.throwableStack = field(t, "backtrace"), field(t, "depth"), field(t, "stackTrace")
	k.throwableCause, k.throwableMessage = field(t, "cause"), field(t, "detailMessage")
	k.throwableSuppressed = field(t, "suppressedExceptions")
	k.throwableUnassigned, k.throwableSentinel = field(t, "UNASSIGNED_STACK"), field(t, "SUPPRESSED_SENTINEL")
	k.classID = k.class.Words - 1
	k.classLoader, k.classComponent, k.classModule = field(k.class, "classLoader"), field(k.class, "componentType"), field(k.class, "module")
	k.parallelLoads = field(loader, "parallelLockMap")
	k.refDiscovered = field(reference, "discovered")
	k.referent, k.refQueue, k.refNext = field(reference, "referent"), field(reference, "queue"), field(reference, "next")
	k.queueNull, k.queueEnqueued = field(queue, "NULL", "NULL_QUEUE"), field(queue, "ENQUEUED")
	k.queueLock, k.queueHead, k.queueLength = field(queue, "lock"), field(queue, "head"), field(queue, "queueLength")
	return w.err()
}

// wanted looks for private fields of the JDK's classes, which come and go with
// its releases.
type wanted struct{ missing []string }

// field returns the first of the names that c declares: a field may have been
// called differently in other releases.
func (w *wanted) field(c *Class, names ...string) *Field {
	for _, name := range names {
		if f := c.declares(name); f != nil {
			return f
		}
	}
	w.missing = append(w.missing, c.JavaName()+"."+strings.Join(names, " or "))
	return nil
}

// declares returns the field of that name that c itself declares.
func (c *Class) declares(name string) *Field {
	for _, f := range c.Fields {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// err names all that is missing at once.
func (w *wanted) err() error {
	if len(w.missing) == 0 {
		return nil
	}
	return fmt.Errorf("this JDK is not supported: its classes lack fields that the machine uses: %s", strings.Join(w.missing, ", "))
}

// ObjectClass returns java.lang.Object.
func (l *Library) ObjectClass() *Class { return l.known.object }

// StringClass returns java.lang.String.
func (l *Library) StringClass() *Class { return l.known.string_ }

// ClassClass returns java.lang.Class.
func (l *Library) ClassClass() *Class { return l.known.class }

// ThrowableClass returns java.lang.Throwable.
func (l *Library) ThrowableClass() *Class { return l.known.throwable }
