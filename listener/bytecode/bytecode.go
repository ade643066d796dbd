// Package bytecode reads the code of a method as its class file has it: one
// record for each instruction, under the index that frames count in. Unlike the
// machine's decoded instructions these never change while a program runs, and
// they can be had for methods that never ran.
package bytecode

import (
	"encoding/binary"
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/vm"
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
	Line    int    // -1 when unknown
	Var     string // source name of Local, "" when unknown
	VarDesc string // its field descriptor
}

// Conditional reports whether the instruction may jump or go on.
func (in *Instr) Conditional() bool {
	return in.Op >= insn.OpIfeq && in.Op <= insn.OpIfAcmpne || in.Op == insn.OpIfnull || in.Op == insn.OpIfnonnull
}

// Switch reports whether the instruction is a switch.
func (in *Instr) Switch() bool {
	return in.Op == insn.OpTableswitch || in.Op == insn.OpLookupswitch
}

// ends reports whether control never goes on with the next instruction.
func (in *Instr) ends() bool {
	switch {
	case in.Op == insn.OpGoto, in.Op == insn.OpRet, in.Op == insn.OpAthrow, in.Switch():
		return true
	}
	return in.Op >= insn.OpIreturn && in.Op <= insn.OpReturn
}

// Invoke reports whether the instruction calls a method.
func (in *Instr) Invoke() bool {
	return in.Op >= insn.OpInvokevirtual && in.Op <= insn.OpInvokedynamic
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
	r := &reader{code: code, bytes: code.Bytes, index: make([]int32, len(code.Bytes)+1)}
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
	code   *classfile.Code
	bytes  []byte
	index  []int32 // of instructions by bytecode offset, -1 inside them
	instrs []Instr
	bad    bool
}

func (r *reader) u1(i int) int {
	if i >= len(r.bytes) {
		r.bad = true
		return 0
	}
	return int(r.bytes[i])
}

func (r *reader) u2(i int) int { return r.u1(i)<<8 | r.u1(i+1) }

func (r *reader) s4(i int) int {
	if i+4 > len(r.bytes) {
		r.bad = true
		return 0
	}
	return int(int32(binary.BigEndian.Uint32(r.bytes[i:])))
}

// scan finds where instructions begin.
func (r *reader) scan() bool {
	for i := range r.index {
		r.index[i] = -1
	}
	for at := 0; at < len(r.bytes); {
		r.index[at] = int32(len(r.instrs))
		r.instrs = append(r.instrs, Instr{BCI: at, Line: r.code.LineAt(at)})
		n := r.size(at)
		if r.bad || n <= 0 || at+n > len(r.bytes) {
			return false
		}
		at += n
	}
	return true
}

func (r *reader) size(at int) int {
	switch op := vm.Op(r.bytes[at]); {
	case op == insn.OpBipush, op == insn.OpLdc, op >= insn.OpIload && op <= insn.OpAload,
		op >= insn.OpIstore && op <= insn.OpAstore, op == insn.OpRet, op == insn.OpNewarray:
		return 2
	case op == insn.OpSipush, op == insn.OpLdcW, op == insn.OpLdc2W, op == insn.OpIinc, op >= insn.OpIfeq && op <= insn.OpJsr,
		op >= insn.OpGetstatic && op <= insn.OpInvokestatic, op == insn.OpNew, op == insn.OpAnewarray,
		op == insn.OpCheckcast, op == insn.OpInstanceof, op == insn.OpIfnull, op == insn.OpIfnonnull:
		return 3
	case op == insn.OpMultianewarray:
		return 4
	case op == insn.OpInvokeinterface, op == insn.OpInvokedynamic, op == insn.OpGotoW, op == insn.OpJsrW:
		return 5
	case op == insn.OpWide:
		if vm.Op(r.u1(at+1)) == insn.OpIinc {
			return 6
		}
		return 4
	case op == insn.OpTableswitch:
		p := (at + 4) &^ 3
		return p + 12 + 4*(r.s4(p+8)-r.s4(p+4)+1) - at
	case op == insn.OpLookupswitch:
		p := (at + 4) &^ 3
		return p + 8 + 8*r.s4(p+4) - at
	}
	return 1
}

func (r *reader) target(in *Instr, offset int) {
	to := in.BCI + offset
	if to < 0 || to >= len(r.index) || r.index[to] < 0 {
		r.bad = true
		return
	}
	in.Targets = append(in.Targets, r.index[to])
}

func (r *reader) decode(in *Instr) {
	at := in.BCI
	in.Op = vm.Op(r.bytes[at])
	switch op := in.Op; {
	case op >= insn.OpIload0 && op <= insn.OpAload3:
		in.Op, in.Local = insn.OpIload+(op-insn.OpIload0)/4, int32(op-insn.OpIload0)%4
	case op >= insn.OpIstore0 && op <= insn.OpAstore3:
		in.Op, in.Local = insn.OpIstore+(op-insn.OpIstore0)/4, int32(op-insn.OpIstore0)%4
	case op >= insn.OpIload && op <= insn.OpAload, op >= insn.OpIstore && op <= insn.OpAstore, op == insn.OpIinc, op == insn.OpRet:
		in.Local = int32(r.u1(at + 1))
	case op == insn.OpWide:
		in.Op, in.Local = vm.Op(r.u1(at+1)), int32(r.u2(at+2))
	case op >= insn.OpIfeq && op <= insn.OpJsr, op == insn.OpIfnull, op == insn.OpIfnonnull:
		r.target(in, int(int16(r.u2(at+1))))
	case op == insn.OpGotoW, op == insn.OpJsrW:
		in.Op = insn.OpGoto + op - insn.OpGotoW
		r.target(in, r.s4(at+1))
	case op == insn.OpTableswitch, op == insn.OpLookupswitch:
		r.switches(in)
	case op >= insn.OpGetstatic && op <= insn.OpNew, op == insn.OpAnewarray, op == insn.OpCheckcast,
		op == insn.OpInstanceof, op == insn.OpMultianewarray:
		in.Index = uint16(r.u2(at + 1))
	}
}

func (r *reader) switches(in *Instr) {
	p := (in.BCI + 4) &^ 3
	r.target(in, r.s4(p))
	if in.Op == insn.OpTableswitch {
		for i := range r.s4(p+8) - r.s4(p+4) + 1 {
			r.target(in, r.s4(p+12+4*i))
		}
		return
	}
	for i := range r.s4(p + 4) {
		r.target(in, r.s4(p+12+8*i))
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
		case in.Op >= insn.OpIstore && in.Op <= insn.OpAstore && i+1 < len(b.Instrs):
			if in.Var, in.VarDesc = named(in.Local, b.Instrs[i+1].BCI); in.Var == "" { // it lives from behind its first store on
				in.Var, in.VarDesc = named(in.Local, in.BCI) // and at times not behind its last
			}
		case in.Op >= insn.OpIload && in.Op <= insn.OpAload, in.Op == insn.OpIinc:
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
		if in.ends() || in.Conditional() {
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
		if !b.Instrs[i].ends() {
			work = append(work, i+1)
		}
	}
}
