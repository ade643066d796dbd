package memtest

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/memory"
)

// Kind is what the locations of a program are in Java.
type Kind uint8

// The kinds.
const (
	Fields Kind = iota
	Statics
	Elements
	Atomics // AtomicInteger, of which plain accesses are getPlain and setPlain
)

var suffixes = [...]string{memory.Plain: "", memory.Opaque: "Opaque", memory.Ordered: "", memory.Volatile: "Volatile"}

// Java writes the program as a class that prints what Allowed lists, a line for each
// execution.
func (p Program) Java(name string, locs int, kind Kind) string {
	var b strings.Builder
	static := ""
	if kind == Statics {
		static = "static "
	}
	fmt.Fprintf(&b, "import java.lang.invoke.*;\nimport java.util.concurrent.atomic.*;\n\npublic class %s {\n", name)
	for l := range locs {
		fmt.Fprintf(&b, "    %sint %c;\n", static, 'x'+l)
	}
	fmt.Fprintf(&b, "    static final int[] ELEMENTS = new int[%d];\n    static final AtomicInteger[] ATOMICS = new AtomicInteger[%d];\n    static final VarHandle A, F[] = new VarHandle[%d];\n\n", locs, locs, locs)
	b.WriteString("    static {\n        try {\n            MethodHandles.Lookup l = MethodHandles.lookup();\n            A = MethodHandles.arrayElementVarHandle(int[].class);\n")
	for l := range locs {
		find := "findVarHandle"
		if kind == Statics {
			find = "findStaticVarHandle"
		}
		fmt.Fprintf(&b, "            F[%d] = l.%s(%s.class, \"%c\", int.class);\n            ATOMICS[%d] = new AtomicInteger();\n", l, find, name, 'x'+l, l)
	}
	b.WriteString("        } catch (ReflectiveOperationException e) {\n            throw new Error(e);\n        }\n    }\n\n")
	fmt.Fprintf(&b, "    public static void main(String[] args) throws Exception {\n        %s o = new %s();\n        Thread[] threads = new Thread[%d];\n", name, name, len(p))
	n := 0
	var reads []string
	for t, ops := range p {
		fmt.Fprintf(&b, "        int[] r%d = new int[%d];\n        threads[%d] = new Thread(() -> {\n", t, len(ops), t)
		for i, o := range ops {
			n++
			text := o.java(kind, n)
			if o.Kind == 'r' || o.Kind == 'u' {
				text = fmt.Sprintf("r%d[%d] = %s", t, i, text)
				reads = append(reads, fmt.Sprintf("r%d[%d]", t, i))
			}
			fmt.Fprintf(&b, "            %s;\n", text)
		}
		b.WriteString("        });\n")
	}
	b.WriteString("        for (Thread t : threads) t.start();\n        for (Thread t : threads) t.join();\n")
	for l := range locs {
		reads = append(reads, Op{Kind: 'r', Loc: l, Reads: memory.Volatile}.java(kind, 0))
	}
	fmt.Fprintf(&b, "        System.out.println(%s);\n    }\n}\n", strings.Join(reads, ` + " " + `))
	return b.String()
}

func (o Op) java(kind Kind, value int) string {
	if o.Kind == 'f' {
		return [...]string{"VarHandle.fullFence()", "VarHandle.acquireFence()", "VarHandle.releaseFence()", "VarHandle.loadLoadFence()", "VarHandle.storeStoreFence()"}[o.Fence]
	}
	place := fmt.Sprintf("F[%d]", o.Loc)
	coordinates := "o"
	switch kind {
	case Statics:
		coordinates = ""
	case Elements:
		place, coordinates = "A", fmt.Sprintf("ELEMENTS, %d", o.Loc)
	case Atomics:
		place, coordinates = fmt.Sprintf("ATOMICS[%d]", o.Loc), ""
	}
	with := func(v string) string {
		if coordinates != "" && v != "" {
			return coordinates + ", " + v
		}
		return coordinates + v
	}
	get, set := "get"+suffixes[o.Reads], "set"+suffixes[o.Write]
	switch {
	case o.Reads == memory.Ordered:
		get = "getAcquire"
	case kind == Atomics && o.Reads == memory.Volatile:
		get = "get"
	case kind == Atomics && o.Reads == memory.Plain:
		get = "getPlain"
	}
	switch {
	case o.Write == memory.Ordered:
		set = "setRelease"
	case kind == Atomics && o.Write == memory.Volatile:
		set = "set"
	case kind == Atomics && o.Write == memory.Plain:
		set = "setPlain"
	}
	text := fmt.Sprint(value)
	switch o.Kind {
	case 'w':
		return fmt.Sprintf("%s.%s(%s)", place, set, with(text))
	case 'r':
		if kind == Atomics {
			return fmt.Sprintf("%s.%s()", place, get)
		}
		return fmt.Sprintf("(int) %s.%s(%s)", place, get, coordinates)
	}
	update := "getAndSet"
	if kind != Atomics {
		update = "(int) " + place + "." + update
		switch {
		case o.Reads == memory.Ordered:
			update += "Acquire"
		case o.Write == memory.Ordered:
			update += "Release"
		}
		return fmt.Sprintf("%s(%s)", update, with(text))
	}
	return fmt.Sprintf("%s.%s(%s)", place, update, text)
}
