package store

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
)

// ClassKey is the key that chooses a kind.
const ClassKey = "vm.storage.class"

// Keys say what is remembered of visited states, and where.
var Keys = []config.Key{
	{Name: ClassKey, Type: config.Class, Default: "memory", JPF: true,
		Help: "Where the digests of visited states are kept: memory (JPF's .vm.JenkinsStateSet and .vm.FullStateSet mean the same), which goes on on disk when memory runs out; disk; bounded, which forgets states when it is full; or nil for no matching of states."},
	{Name: "vm.storage.max_memory", Type: config.Size, Default: "0",
		Help: "How much memory visited states may take: beyond it, memory and disk write them to disk and bounded forgets some. 0 is half of the free memory for memory, 256M for disk."},
	{Name: "vm.storage.max_states", Type: config.Int, Default: "0",
		Help: "How many states vm.storage.class=bounded remembers; 0 for as many as vm.storage.max_memory holds."},
	{Name: "vm.storage.dir", Type: config.Path, Power: config.Writes,
		Help: "Where the folder for visited states on disk is made, which is removed at the end; by default the system's folder for temporary files."},
}

// Options say which stores a search uses.
type Options struct {
	Kind   Kind
	Memory int64  // bytes; 0 for as many as the kind takes of itself
	States int64  // of Bounded
	Dir    string // where files are made; "" for the system's folder for such
}

// Kind is a kind of store.
type Kind int

// The kinds of stores.
const (
	// InMemory goes to disk when there is no more room.
	InMemory Kind = iota
	OnDisk
	// Bounded forgets. It needs a search that goes depth first: only the states on
	// the path are remembered for sure, which closes cycles.
	Bounded
	// Nothing matches no states.
	Nothing
)

// kinds are the names that vm.storage.class knows them under.
var kinds = map[string]Kind{
	"memory": InMemory, "JenkinsStateSet": InMemory, "FullStateSet": InMemory, "DebugJenkinsStateSet": InMemory,
	"disk": OnDisk, "bounded": Bounded, "": Nothing, "nil": Nothing,
}

// Chosen tells whether somebody has chosen a kind.
func Chosen(r *config.Reader) bool { return r.IsSet(ClassKey) }

// Parse reads the keys vm.storage.*.
// bounded has to be told how much it may keep: a default would make it forget without anybody
// having asked for that.
func Parse(r *config.Reader) Options {
	const class, memory, states = ClassKey, "vm.storage.max_memory", "vm.storage.max_states"
	name := r.Class(class)
	kind, known := kinds[name[strings.LastIndexByte(name, '.')+1:]]
	r.Check(known, class, "memory, bounded, disk or nil")
	o := Options{Kind: kind, Memory: r.Size(memory), States: int64(r.Int(states)), Dir: r.Path("vm.storage.dir")}
	r.Check(o.Memory == 0 || o.Memory >= leastMemory, memory, fmt.Sprintf("at least %dK", leastMemory>>10))
	if o.Kind == Bounded {
		r.Check(o.States >= 0, states, "a positive number")
		if o.States == 0 {
			if o.Memory == 0 {
				r.Refuse(class, "bounded needs %s or %s", states, memory)
			}
			o.States = o.Memory / boundedEntry
		}
	}
	return o
}
