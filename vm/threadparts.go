package vm

import "strings"

// ThreadPart is something that java.lang.Thread keeps to itself, and in other fields
// in one release of the JDK than in another.
type ThreadPart uint8

// The parts of a thread that the machine or a model of it asks for.
const (
	ThreadTask      ThreadPart = iota // what it runs
	ThreadGroup                       // null once it has ended, where the JDK says so
	ThreadPriority                    //
	ThreadDaemon                      //
	ThreadStackSize                   // that was asked for
	ThreadBits                        // its state, as JVMTI has it
	ThreadBlocker                     // the channel that it is blocked in
	ThreadStillborn                   // stopped before it was started
	threadParts
)

// threadPlaces are the paths of fields by which parts are reached, one for each way
// in which a release has them. An empty one says that a release does without.
var threadPlaces = [threadParts][]string{
	ThreadTask:      {"target", "holder.task"},
	ThreadGroup:     {"group", "holder.group"},
	ThreadPriority:  {"priority", "holder.priority"},
	ThreadDaemon:    {"daemon", "holder.daemon"},
	ThreadStackSize: {"stackSize", "holder.stackSize"},
	ThreadBits:      {"threadStatus", "holder.threadStatus"},
	ThreadBlocker:   {"blocker", "nioBlocker"},
	ThreadStillborn: {"stillborn", ""},
}

// path is where a part is: fields of objects that lie one behind the other. It is
// empty for a part that there is not.
type path []*Field

// Of reads a part of a java.lang.Thread: zero where the JDK has no such part, or the
// thread is not made yet.
func (part ThreadPart) Of(m *Machine, thread Ref) uint64 {
	obj, word := part.place(m, thread)
	if obj == Null {
		return 0
	}
	return m.Heap.Get(obj).Words[word]
}

// Set writes it, where there is one.
func (part ThreadPart) Set(m *Machine, thread Ref, v uint64) {
	if obj, word := part.place(m, thread); obj != Null {
		m.Heap.Writable(obj).Words[word] = v
	}
}

// place returns the object and the word in it that a part is, null for none.
func (part ThreadPart) place(m *Machine, thread Ref) (obj Ref, word int) {
	p := m.Lib.known.threadParts[part]
	if len(p) == 0 {
		return Null, 0
	}
	last := len(p) - 1
	for _, f := range p[:last] {
		if thread == Null {
			return Null, 0
		}
		thread = m.Heap.Get(thread).Ref(f.Word)
	}
	return thread, p[last].Word
}

// path returns the first of the paths from c that the JDK has.
func (w *wanted) path(c *Class, load func(string) *Class, paths ...string) path {
	for _, names := range paths {
		if names == "" {
			return nil
		}
		if p := pathFrom(c, load, strings.Split(names, ".")); p != nil {
			return p
		}
	}
	w.missing = append(w.missing, c.JavaName()+"."+strings.Join(paths, " or "))
	return nil
}

func pathFrom(c *Class, load func(string) *Class, names []string) path {
	var p path
	for i, name := range names {
		f := c.declares(name)
		if f == nil {
			return nil
		}
		p = append(p, f)
		if i < len(names)-1 {
			if c = load(strings.TrimSuffix(strings.TrimPrefix(f.Desc, "L"), ";")); c == nil {
				return nil
			}
		}
	}
	return p
}
