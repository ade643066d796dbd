package symexec

import (
	"fmt"
	"slices"
	"strings"

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

// opened are the classes whose constructors open what is outside.
var opened = []string{"java/io/FileInputStream", "java/io/FileReader", "java/net/Socket", "java/net/ServerSocket", "java/net/DatagramSocket"}

// outsideClasses are those whose methods do nothing where the object is outside.
var outsideClasses = append([]string{
	"java/io/InputStream", "java/io/InputStreamReader", "java/io/Reader", "java/io/FileOutputStream", "java/io/OutputStream",
	"java/net/URLConnection", "java/net/HttpURLConnection", "sun/net/www/protocol/http/HttpURLConnection", "java/util/Properties",
}, opened...)

// standing are classes of objects outside, by the type that a method returns.
var standing = map[string]string{
	"Ljava/io/InputStream;": "java/io/FileInputStream", "Ljava/io/OutputStream;": "java/io/FileOutputStream", "Ljava/net/Socket;": "java/net/Socket",
	"Ljava/net/URLConnection;": "sun/net/www/protocol/http/HttpURLConnection",
}

// outsideMethod tells whether a method may be called on what is outside.
func outsideMethod(mt *vm.Method) bool {
	switch name := mt.Class.Name + "." + mt.Name; {
	case mt.Static() || mt.Private():
		return name == "java/sql/DriverManager.getConnection"
	case name == "java/net/URL.openStream", name == "java/net/URL.openConnection":
		return true
	case mt.Class.Name == "java/util/logging/Logger":
		return mt.Ret == vm.KindVoid && mt.Name != "<init>" && !strings.Contains(mt.Desc, "Supplier")
	case mt.Class.Name == "java/util/Properties":
		return mt.Name == "load"
	}
	return slices.Contains(outsideClasses, mt.Class.Name) && (mt.Name != "<init>" || slices.Contains(opened, mt.Class.Name))
}

// goesOutside deals with a call to what is outside. It reports false where the method
// is to be executed.
func (c *call) goesOutside() bool {
	rt, m, mt := c.rt, c.m, c.callee
	if !rt.Environment || rt.Lazy == nil {
		return false
	}
	marked := func(slot int32) (source Source, is bool) {
		o := m.Heap.Get(vm.Ref(c.f.Slots[slot]))
		if o == nil {
			return source, false
		}
		mark, is := vm.AttrOf[outside](o.Attr())
		return mark.source, is
	}
	own := !ofJDK(c.f.Method.Class)
	switch mt.Class.Name {
	case "java/sql/DriverManager":
		return own && c.connects()
	case "java/net/URL":
		if !own {
			return false
		}
		source := origin{c}.page()
		c.noteRead(EnvironmentRead{Kind: OutsideOpened, Source: source})
		return c.returnsOutside(source)
	case "java/util/logging/Logger":
		if own {
			c.leave()
		}
		return own
	case "java/util/Properties":
		source, reads := marked(c.at + 1)
		if !reads {
			return false
		}
		w := m.Heap.Writable(vm.Ref(c.f.Slots[c.at]))
		w.SetAttr(vm.WithAttr(w.Attr(), loaded{source}))
		c.leave()
		return true
	}
	if mt.Name == "<init>" {
		if !own || strings.HasPrefix(mt.Desc, "(Ljava/net/SocketImpl") || strings.HasPrefix(mt.Desc, "(Ljava/io/FileDescriptor") {
			return false
		}
		source := origin{c}.opensOutside()
		w := m.Heap.Writable(vm.Ref(c.f.Slots[c.at]))
		w.SetAttr(vm.WithAttr(w.Attr(), outside{source}))
		c.noteRead(EnvironmentRead{Kind: OutsideOpened, Source: source})
		c.leave()
		return true
	}
	source, is := marked(c.at)
	if !is {
		return false
	}
	switch mt.Ret {
	case vm.KindVoid:
		c.leave()
		return true
	case vm.KindRef:
		return c.returnsOutside(source)
	}
	t, _ := symbolic.TypeOf(string(rune(mt.Ret)))
	d := symbolic.Full(t)
	if mt.Ret == vm.KindInt {
		d.Min = -1 // for the end
		if len(mt.Params) == 0 && strings.HasPrefix(mt.Name, "read") {
			d.Max = 1<<8 - 1
		}
		if a := m.Heap.Get(vm.Ref(c.f.Slots[c.at+1])); len(mt.Params) > 0 && a != nil && a.Class.Elem != nil {
			d.Max = int64(a.Len)
		}
	}
	return c.finish(c.asked(EnvironmentRead{Kind: OutsideNumber, Name: mt.Class.JavaName() + "." + mt.Name, Source: source, Bulk: len(mt.Params) > 0}, d))
}

// leave ends the call of a method that returns nothing.
func (c *call) leave() {
	drop(c.f, int32(c.callee.Args))
	c.f.PC++
}

// returnsOutside returns an object that is outside, too.
func (c *call) returnsOutside(source Source) bool {
	_, ret := vm.Descriptors(c.callee.Desc)
	name, known := standing[ret]
	if !known {
		c.rt.Cut(c.m, fmt.Sprintf("what %s.%s returns is not known", c.callee.Class.JavaName(), c.callee.Name), "")
		c.m.IgnorePath()
		return true
	}
	k, err := c.m.Lib.LoadBoot(name)
	if err != nil {
		return false
	}
	r := c.m.Heap.NewInstance(k)
	w := c.m.Heap.Writable(r)
	w.SetAttr(vm.WithAttr(w.Attr(), outside{source}))
	return c.finishRef(r)
}

// connects returns an unknown connection to a database.
func (c *call) connects() bool {
	_, ret := vm.Descriptors(c.callee.Desc)
	u := c.rt.newRoot(c.m, &Unknown{shown: "connection", desc: ret, from: c.f.Method.Class, notNull: true})
	c.noteRead(EnvironmentRead{Kind: Database, Unknown: u})
	drop(c.f, int32(c.callee.Args))
	pushSlot(c.f, 0, u, 1)
	c.f.PC++
	return true
}

// asked is a number that the environment gives.
func (c *call) asked(read EnvironmentRead, d symbolic.Domain) *symbolic.Expr {
	shown := fmt.Sprintf("outside%d", len(EnvironmentOf(c.m))+1)
	slot, a := c.rt.fresh(c.m, shown, shown, true, d)
	read.Number = claim(c.m)
	c.noteRead(read)
	if e := ExprOf(a); e != nil {
		return e
	}
	return c.rt.Ctx.Const(d.Kind(), slot)
}

// clock is the model of what tells the time.
func (c *call) clock() bool {
	if !c.rt.Environment || c.rt.Lazy == nil || ofJDK(c.f.Method.Class) {
		return false
	}
	d := symbolic.Full(symbolic.Long)
	d.Min, d.Max = 0, 1<<52
	return c.finish(c.asked(EnvironmentRead{Kind: Clock}, d))
}

func (c *call) noteRead(read EnvironmentRead) {
	list := EnvironmentOf(c.m)
	c.m.SetExtra(environmentKey, environmentReads{append(list[:len(list):len(list)], read)})
}
