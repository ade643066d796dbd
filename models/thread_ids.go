package models

import "github.com/gojpf/gojpf/vm"

func init() {
	Override("java/lang/Thread", Methods{
		"nextThreadID":          nextThreadID,
		"getNextThreadIdOffset": returnLong(0),
	})
	Override("java/lang/Thread$ThreadIdentifiers", Methods{"next": nextThreadID})
}

// firstThreadID is what HotSpot's own threads leave for the first thread that a
// program makes, by the first release for which that is so.
var firstThreadID = []struct {
	since int
	id    uint64
}{{25, 21}, {21, 18}, {0, 12}}

// threadCounter is where numbers of threads are counted, and what stands there
// before the program has made one. Later JDKs have the counter outside of the heap,
// and a field with its address: here that field counts.
func threadCounter(m *vm.Machine) (f *vm.Field, start uint64) {
	if f = m.Lib.MustLoad("java/lang/Thread").FieldNamed("threadSeqNumber"); f != nil {
		return f, 1 // main took one
	}
	return m.Lib.MustLoad("java/lang/Thread$ThreadIdentifiers").FieldNamed("NEXT_TID_OFFSET"), 0
}

// nextThreadID numbers threads as HotSpot would: the JDK's own threads, which
// exist there before main starts and are made here when they are first needed,
// take no number from the program's.
func nextThreadID(e *vm.Env) {
	first := uint64(0)
	for _, line := range firstThreadID {
		if options(e).Feature >= line.since {
			first = line.id
			break
		}
	}
	for f := e.T.Top; f != nil; f = f.Parent {
		if n := f.Method.Class.Name; serviceThreads[n] || n == "jdk/internal/misc/InnocuousThread" {
			e.ReturnRaw(first - 1)
			return
		}
	}
	f, start := threadCounter(e.M)
	id := e.M.Static(f) + 1
	if id == start+1 {
		id = first
	}
	e.M.SetStatic(f, id)
	e.ReturnRaw(id)
}
