// Package listing reads the code of a method as its class file has it: one
// record for each instruction, under the index that frames count in. Unlike the
// machine's decoded instructions these never change while a program runs, and
// they can be had for methods that never ran.
package listing

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Instr is one instruction. Short, wide and _w forms have the opcode of the
// plain one.
type Instr struct {
	Op      vm.Op
	Local   int32   // of a load, a store, iinc or ret
	Index   uint16  // of a field, method or class in the constant pool
	Targets []int32 // where a branch or switch may jump, the default of a switch first
	BCI     int
	Next    int    // where the next instruction begins
	Line    int    // -1 when unknown
	Var     string // source name of Local, "" when unknown
	VarDesc string // its field descriptor
}

// Body is the code of one method.
type Body struct {
	Method *vm.Method
	Instrs []Instr
	// Params are the names of the parameters, "" where unknown.
	Params []string
	// Blocks are the first instructions of the basic blocks, ascending.
	Blocks []int32
	// Handler tells which instructions belong to blocks that only exception
	// handlers lead to.
	Handler []bool
}

// Cache reads each method once.
type Cache struct{ bodies []*Body }

// Of returns the code of a method, nil if it has none.
func (c *Cache) Of(m *vm.Method) *Body {
	id := int(m.ID)
	if id >= len(c.bodies) {
		c.bodies = append(c.bodies, make([]*Body, id+1-len(c.bodies)+len(c.bodies)/2)...)
	}
	b := c.bodies[id]
	if b == nil || b.Method != m {
		if b = Read(m); b != nil {
			c.bodies[id] = b
		}
	}
	return b
}

// Read reads the code of a method. It returns nil for one without code, and for
// code that no machine would run.
func Read(m *vm.Method) *Body {
	if m.Info == nil || m.Info.Code == nil {
		return nil
	}
	return Parse(m.Info.Code, m)
}

// Parse reads code; the method is only noted.
func Parse(code *classfile.Code, m *vm.Method) *Body {
	r := &reader{Code: bytecode.Code{Bytes: code.Bytes}, code: code, index: make([]int32, len(code.Bytes)+1)}
	if !r.scan() {
		return nil
	}
	b := &Body{Method: m, Instrs: r.instrs}
	for i := range b.Instrs {
		r.decode(&b.Instrs[i])
	}
	if r.bad {
		return nil
	}
	r.names(b)
	r.blocks(b)
	return b
}

type reader struct {
	bytecode.Code
	code   *classfile.Code
	index  []int32 // of instructions by bytecode offset, -1 inside them
	instrs []Instr
	bad    bool
}

// scan finds where instructions begin.
func (r *reader) scan() bool {
	for i := range r.index {
		r.index[i] = -1
	}
	for at := 0; at < len(r.Bytes); {
		r.index[at] = int32(len(r.instrs))
		n, wrong := r.Length(at)
		if wrong != "" {
			return false
		}
		r.instrs = append(r.instrs, Instr{BCI: at, Next: at + n, Line: r.code.LineAt(at)})
		at += n
	}
	return true
}

func (r *reader) decode(in *Instr) {
	at := in.BCI
	op, local, _ := r.Local(at)
	in.Op, in.Local = op, int32(local)
	switch {
	case op == bytecode.GotoW, op == bytecode.JsrW:
		in.Op = bytecode.Goto + op - bytecode.GotoW
	case op.Field(), op.Call(), op == bytecode.New, op == bytecode.Anewarray, op == bytecode.Checkcast,
		op == bytecode.Instanceof, op == bytecode.Multianewarray:
		in.Index = uint16(r.U2(at + 1))
	}
	to, _ := r.Targets(at)
	for _, bci := range to {
		if bci < 0 || bci >= len(r.Bytes) || r.index[bci] < 0 {
			r.bad = true
			return
		}
		in.Targets = append(in.Targets, r.index[bci])
	}
}

// names sets the source names of local variables.
func (r *reader) names(b *Body) {
	locals := r.code.Locals()
	named := func(local int32, at int) (string, string) {
		for _, v := range locals {
			if int32(v.Index) == local && at >= int(v.Start) && at < int(v.Start)+int(v.Length) {
				return v.Name, v.Descriptor
			}
		}
		return "", ""
	}
	for i := range b.Instrs {
		in := &b.Instrs[i]
		switch {
		case in.Op >= bytecode.Istore && in.Op <= bytecode.Astore && i+1 < len(b.Instrs):
			if in.Var, in.VarDesc = named(in.Local, b.Instrs[i+1].BCI); in.Var == "" { // it lives from behind its first store on
				in.Var, in.VarDesc = named(in.Local, in.BCI) // and at times not behind its last
			}
		case in.Op >= bytecode.Iload && in.Op <= bytecode.Aload, in.Op == bytecode.Iinc:
			in.Var, in.VarDesc = named(in.Local, in.BCI)
		}
	}
	if b.Method == nil {
		return
	}
	slot := int32(0)
	if !b.Method.Static() {
		slot = 1
	}
	for _, k := range b.Method.Params {
		name, _ := named(slot, 0)
		b.Params = append(b.Params, name)
		slot += int32(k.Slots())
	}
}

// blocks finds the basic blocks, and which of them belong to exception handlers.
func (r *reader) blocks(b *Body) {
	n := len(b.Instrs)
	leader := make([]bool, n+1)
	leader[0] = true
	for i := range b.Instrs {
		in := &b.Instrs[i]
		for _, t := range in.Targets {
			leader[t] = true
		}
		if in.Op.Ends() || in.Op.Conditional() {
			leader[i+1] = true
		}
	}
	for _, h := range r.code.Handlers {
		if i := r.index[h.PC]; i >= 0 {
			leader[i] = true
		}
	}
	for i := range n {
		if leader[i] {
			b.Blocks = append(b.Blocks, int32(i))
		}
	}
	// What can be reached without an exception does not belong to a handler.
	b.Handler = slices.Repeat([]bool{true}, n)
	work := []int32{0}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if int(i) >= n || !b.Handler[i] {
			continue
		}
		b.Handler[i] = false
		work = append(work, b.Instrs[i].Targets...)
		if !b.Instrs[i].Op.Ends() {
			work = append(work, i+1)
		}
	}
}
