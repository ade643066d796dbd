package vm_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
	"pgregory.net/rapid"
)

// imageFinder finds classes in the JDK's image.
type imageFinder struct{ image *classpath.Image }

func (f imageFinder) FindClass(name string) (vm.Found, bool, error) {
	r, ok, err := f.image.Find(name + ".class")
	return vm.Found{Data: r.Data, Module: r.Module}, ok && !r.Dir, err
}

type noClasses struct{}

func (noClasses) FindClass(string) (vm.Found, bool, error) { return vm.Found{}, false, nil }

type noNatives struct{}

func (noNatives) Native(_, _, _ string) vm.NativeFunc   { return nil }
func (noNatives) Overrides(string, string, string) bool { return false }
func (noNatives) Effect(_, _, _ string) vm.Effect       { return vm.Dependent }

type stopped struct{}

func (stopped) Now(int64, int64) int64 { return 0 }
func (stopped) Sleep(int64)            {}

// newMachine makes a machine that has classes and a heap but no threads.
func newMachine(t testing.TB) *vm.Machine {
	t.Helper()
	home, err := classpath.FindJavaHome("", os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	image, err := classpath.OpenImage(home)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { image.Close() })
	lib, err := vm.NewLibrary(imageFinder{image}, noClasses{}, noNatives{}, func(string) vm.LoaderKind { return vm.LoaderBoot })
	if err != nil {
		t.Fatal(err)
	}
	return vm.New(lib, nil, vm.Options{Clock: stopped{}})
}

// shadow is what a state should hold, kept by plain copying.
type shadow struct {
	words   map[vm.Ref][]uint64
	hashes  map[vm.Ref]int32
	owners  map[vm.Ref]uint16
	statics [2]uint64
	attrs   map[vm.Ref]map[int]string
}

func (s *shadow) clone() *shadow {
	c := &shadow{words: map[vm.Ref][]uint64{}, hashes: map[vm.Ref]int32{}, owners: map[vm.Ref]uint16{}, statics: s.statics,
		attrs: map[vm.Ref]map[int]string{}}
	for r, w := range s.words {
		c.words[r] = append([]uint64(nil), w...)
	}
	for r, h := range s.hashes {
		c.hashes[r] = h
	}
	for r, o := range s.owners {
		c.owners[r] = o
	}
	for r, a := range s.attrs {
		c.attrs[r] = map[int]string{}
		for k, v := range a {
			c.attrs[r][k] = v
		}
	}
	return c
}

func (s *shadow) compare(m *vm.Machine, class *vm.Class, fields [2]*vm.Field) error {
	for r, want := range s.words {
		o := m.Heap.Get(r)
		if o == nil {
			return fmt.Errorf("object %d is gone", r)
		}
		for i, w := range want {
			if o.Words[i] != w {
				return fmt.Errorf("object %d word %d is %d, want %d", r, i, o.Words[i], w)
			}
			got, _ := o.SlotAttr(i).(string)
			if got != s.attrs[r][i] {
				return fmt.Errorf("object %d attribute %d is %q, want %q", r, i, got, s.attrs[r][i])
			}
		}
		if o.Hash != s.hashes[r] || o.LockOwner != s.owners[r] {
			return fmt.Errorf("object %d: hash %d owner %d, want %d and %d", r, o.Hash, o.LockOwner, s.hashes[r], s.owners[r])
		}
	}
	for i, f := range fields {
		if got := m.Static(f); got != s.statics[i] {
			return fmt.Errorf("static %s is %d, want %d", f, got, s.statics[i])
		}
	}
	return nil
}

// Whatever is written, taken and restored in whatever order: a restored state
// holds what it held when it was taken, and other states never change with it.
func TestTakeAndRestore(t *testing.T) {
	m := newMachine(t)
	class := m.Lib.MustLoad("java/util/HashMap$Node")
	holder := m.Lib.MustLoad("java/lang/Integer")
	var statics []*vm.Field
	for _, f := range holder.Fields {
		if f.Static() && f.Kind == vm.KindRef {
			statics = append(statics, f)
		}
	}
	fields := [2]*vm.Field{statics[0], statics[1]}
	array := m.Lib.MustLoad("[J")
	base := m.Take()
	rapid.Check(t, func(rt *rapid.T) {
		m.Restore(base)
		now := &shadow{words: map[vm.Ref][]uint64{}, hashes: map[vm.Ref]int32{}, owners: map[vm.Ref]uint16{}, attrs: map[vm.Ref]map[int]string{}}
		type taken struct {
			state *vm.State
			model *shadow
		}
		var saved []taken
		var refs []vm.Ref
		live := func() vm.Ref {
			var out []vm.Ref
			for _, r := range refs {
				if now.words[r] != nil {
					out = append(out, r)
				}
			}
			if len(out) == 0 {
				return 0
			}
			return rapid.SampledFrom(out).Draw(rt, "object")
		}
		for n := rapid.IntRange(1, 80).Draw(rt, "steps"); n > 0; n-- {
			switch rapid.IntRange(0, 9).Draw(rt, "step") {
			case 0, 1:
				r := m.Heap.NewInstance(class)
				now.words[r] = make([]uint64, class.Words)
				refs = append(refs, r)
			case 2:
				length := rapid.Int32Range(0, 20).Draw(rt, "length")
				r := m.Heap.NewArray(array, length)
				now.words[r] = make([]uint64, length)
				refs = append(refs, r)
			case 3, 4, 5:
				r := live()
				if r == 0 || len(now.words[r]) == 0 {
					continue
				}
				i := rapid.IntRange(0, len(now.words[r])-1).Draw(rt, "word")
				v := rapid.Uint64().Draw(rt, "value")
				o := m.Heap.Writable(r)
				if o.Class.Elem == nil && slices.Contains(o.Class.RefWords, uint16(i)) {
					v = uint64(live())
				}
				o.Words[i] = v
				now.words[r][i] = v
			case 6:
				r := live()
				if r == 0 {
					continue
				}
				o := m.Heap.Writable(r)
				o.Hash, o.LockOwner = rapid.Int32().Draw(rt, "hash"), rapid.Uint16().Draw(rt, "owner")
				now.hashes[r], now.owners[r] = o.Hash, o.LockOwner
				if len(o.Words) > 0 {
					a := rapid.SampledFrom([]string{"", "x", "y"}).Draw(rt, "attribute")
					if now.attrs[r] == nil {
						now.attrs[r] = map[int]string{}
					}
					now.attrs[r][0] = a
					if a == "" {
						o.SetSlotAttr(0, nil)
					} else {
						o.SetSlotAttr(0, a)
					}
				}
			case 7:
				i := rapid.IntRange(0, 1).Draw(rt, "static")
				v := uint64(rapid.Uint32().Draw(rt, "value"))
				m.SetStatic(fields[i], v)
				now.statics[i] = v
			case 8:
				saved = append(saved, taken{m.Take(), now.clone()})
			case 9:
				if len(saved) == 0 {
					continue
				}
				s := rapid.SampledFrom(saved).Draw(rt, "state")
				m.Restore(s.state)
				now = s.model.clone()
			}
			if err := now.compare(m, class, fields); err != nil {
				rt.Fatal(err)
			}
		}
		for _, s := range saved {
			m.Restore(s.state)
			if err := s.model.compare(m, class, fields); err != nil {
				rt.Fatal(err)
			}
		}
	})
}

// Interned strings belong to the state: a text interned after a state was
// taken is not interned in that state.
func TestInternedStringsAreState(t *testing.T) {
	m := newMachine(t)
	a := m.Intern(m.NewString("before"))
	s := m.Take()
	b := m.Intern(m.NewString("after"))
	if m.Intern(m.NewString("after")) != b || m.Intern(m.NewString("before")) != a {
		t.Fatal("an interned string has two references")
	}
	m.Restore(s)
	if m.Intern(m.NewString("before")) != a {
		t.Fatal("a string interned in the state was lost")
	}
	fresh := m.NewString("after")
	if m.Intern(fresh) != fresh {
		t.Fatal("a string interned on another path is still interned")
	}
}

func BenchmarkTakeRestore(b *testing.B) {
	m := newMachine(b)
	class := m.Lib.MustLoad("java/util/HashMap$Node")
	const objects = 100_000
	refs := make([]vm.Ref, objects)
	for i := range refs {
		refs[i] = m.Heap.NewInstance(class)
	}
	base := m.Take()
	for i := 0; b.Loop(); i++ {
		for j := 0; j < 10; j++ {
			m.Heap.Writable(refs[(i*7919+j*10007)%objects]).Words[0] = uint64(i)
		}
		m.Take()
		m.Restore(base)
	}
}
