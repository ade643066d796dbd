package symexec

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/insn/symexec/calls"
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/insn/symexec/heap"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Files, connections and clocks: where Runtime.Environment is set, what the program's
// own code opens is there, and what it reads from it is unknown.
//
// Objects that stand for something outside are marked. No code of theirs is executed,
// by whomever they are called: methods return unknown numbers, or further objects that
// are outside, and change nothing. Lines that a reader reads from them are unknown as
// all lines are.

// outside marks an object that stands for something outside of the program.
type outside struct{ source Source }

// loaded marks properties that were read from outside.
type loaded struct{ source Source }

// standing are classes of objects outside, by the type that a method returns.
var standing = map[string]string{
	"Ljava/io/InputStream;": "java/io/FileInputStream", "Ljava/io/OutputStream;": "java/io/FileOutputStream", "Ljava/net/Socket;": "java/net/Socket",
	"Ljava/net/URLConnection;": "sun/net/www/protocol/http/HttpURLConnection",
}

// goesOutside deals with a call to what is outside. It reports false where the method
// is to be executed.
func (c call) goesOutside() bool {
	rt, m, mt := c.rt, c.M, c.Callee
	if !rt.Environment || rt.Heap.Lazy == nil {
		return false
	}
	marked := func(slot int32) (source Source, is bool) {
		o := m.Heap.Get(vm.Ref(c.F.Slots[slot]))
		if o == nil {
			return source, false
		}
		mark, is := vm.AttrOf[outside](o.Attr())
		return mark.source, is
	}
	own := !calls.OfJDK(c.F.Method.Class)
	switch mt.Class.Name {
	case "java/sql/DriverManager":
		return own && c.connects()
	case "java/net/URL":
		if !own {
			return false
		}
		source := origin{c}.page()
		if mt.Name == "openStream" && c.fails(source) {
			return true
		}
		c.noteRead(EnvironmentRead{Kind: OutsideOpened, Source: source})
		return c.returnsOutside(source)
	case "java/util/Scanner":
		return c.scans(own)
	case "java/util/logging/Logger":
		return own && c.logs()
	case "java/util/Properties":
		source, reads := marked(c.At + 1)
		if !reads {
			return false
		}
		w := m.Heap.Writable(vm.Ref(c.F.Slots[c.At]))
		w.SetAttr(vm.WithAttr(w.Attr(), loaded{source}))
		c.Leave()
		return true
	}
	if mt.Name == "<init>" {
		if !own || strings.HasPrefix(mt.Desc, "(Ljava/net/SocketImpl") || strings.HasPrefix(mt.Desc, "(Ljava/io/FileDescriptor") {
			return false
		}
		source := origin{c}.opensOutside()
		if c.fails(source) {
			return true
		}
		w := m.Heap.Writable(vm.Ref(c.F.Slots[c.At]))
		w.SetAttr(vm.WithAttr(w.Attr(), outside{source}))
		c.noteRead(EnvironmentRead{Kind: OutsideOpened, Source: source})
		c.Leave()
		return true
	}
	source, is := marked(c.At)
	if !is {
		return false
	}
	switch mt.Ret {
	case vm.KindVoid:
		c.Leave()
		return true
	case vm.KindRef:
		if source.Kind == PageSource && mt.Name == "getInputStream" && c.fails(source) {
			return true
		}
		return c.returnsOutside(source)
	}
	t, _ := symbolic.TypeOf(string(rune(mt.Ret)))
	d := symbolic.Full(t)
	if mt.Ret == vm.KindInt {
		d.Min = -1 // for the end
		if len(mt.Params) == 0 && strings.HasPrefix(mt.Name, "read") {
			d.Max = 1<<8 - 1
		}
		if a := m.Heap.Get(vm.Ref(c.F.Slots[c.At+1])); len(mt.Params) > 0 && a != nil && a.Class.Elem != nil {
			d.Max = int64(a.Len)
		}
	}
	return c.Finish(c.asked(EnvironmentRead{Kind: OutsideNumber, Name: mt.Class.JavaName() + "." + mt.Name, Source: source, Bulk: len(mt.Params) > 0}, d))
}

// returnsOutside returns an object that is outside, too.
func (c call) returnsOutside(source Source) bool {
	_, ret := vm.Descriptors(c.Callee.Desc)
	name, known := standing[ret]
	if !known {
		c.rt.Cut(c.M, fmt.Sprintf("what %s.%s returns is not known", c.Callee.Class.JavaName(), c.Callee.Name), "")
		c.M.IgnorePath()
		return true
	}
	k, err := c.M.Lib.LoadBoot(name)
	if err != nil {
		return false
	}
	r := c.M.Heap.NewInstance(k)
	w := c.M.Heap.Writable(r)
	w.SetAttr(vm.WithAttr(w.Attr(), outside{source}))
	return c.FinishRef(r)
}

// connects returns an unknown connection to a database.
func (c call) connects() bool {
	if c.fails(Source{Kind: DatabaseSource}) {
		return true
	}
	_, ret := vm.Descriptors(c.Callee.Desc)
	u := c.rt.Heap.NewReference(c.M, heap.Reference{Shown: "connection", Desc: ret, From: c.F.Method.Class, NotNull: true})
	c.noteRead(EnvironmentRead{Kind: Database, Unknown: u})
	core.Drop(c.F, int32(c.Callee.Args))
	core.PushSlot(c.F, 0, u, 1)
	c.F.PC++
	return true
}

// asked is a number that the environment gives.
func (c call) asked(read EnvironmentRead, d symbolic.Domain) *symbolic.Expr {
	shown := fmt.Sprintf("outside%d", len(EnvironmentOf(c.M))+1)
	slot, a := c.rt.FreshIn(c.M, shown, shown, true, d)
	read.Number = core.Claim(c.M)
	c.noteRead(read)
	if e := core.ExprOf(a); e != nil {
		return e
	}
	return c.rt.Ctx.Const(d.Kind(), slot)
}

// clock is the model of what tells the time.
func (c call) clock() bool {
	if !c.rt.Environment || c.rt.Heap.Lazy == nil || calls.OfJDK(c.F.Method.Class) {
		return false
	}
	d := symbolic.Full(symbolic.Long)
	d.Min, d.Max = 0, 1<<52
	return c.Finish(c.asked(EnvironmentRead{Kind: Clock}, d))
}

func (c call) noteRead(read EnvironmentRead) {
	list := EnvironmentOf(c.M)
	c.M.SetExtra(environmentKey, environmentReads{append(list[:len(list):len(list)], read)})
}
