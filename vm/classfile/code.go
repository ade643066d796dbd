package classfile

import (
	"cmp"
	"encoding/binary"
	"slices"
)

const (
	maxCodeLength = 65535
	handlerSize   = 8
	lineSize      = 4
	localSize     = 10
)

// code reads a Code attribute of m; left counts the methods from m on, which
// bounds the number of Code values still needed.
func (p *parser) code(m *Method, left int) {
	at := p.off
	if m.Flags&(AccNative|AccAbstract) != 0 {
		p.fail(at-6, "method %s%s is native or abstract but has code", quote(m.Name), quote(m.Descriptor))
		return
	}
	if len(p.codes) == 0 {
		// One allocation for many methods, in blocks so that a class with few
		// bodies among many abstract methods does not pay for all of them.
		const block = 32
		p.codes = make([]Code, min(left, block))
	}
	c := &p.codes[0]
	p.codes = p.codes[1:]
	m.Code = c
	c.pool = p.pool
	c.MaxStack = p.u2()
	c.MaxLocals = p.u2()
	length := p.u4()
	if p.err != nil {
		return
	}
	if length == 0 || length > maxCodeLength {
		p.fail(p.off-4, "code length %d of method %s%s is not between 1 and %d", length, quote(m.Name), quote(m.Descriptor), maxCodeLength)
		return
	}
	args := uint16(m.ArgSlots)
	if m.Flags&AccStatic == 0 {
		args++
	}
	if c.MaxLocals < args {
		p.fail(at+2, "arguments of method %s%s do not fit into %d locals", quote(m.Name), quote(m.Descriptor), c.MaxLocals)
	}
	c.Offset = p.off
	c.Bytes = p.bytes(int(length))
	p.exceptionTable(c)
	p.codeAttributes(c)
}

func (p *parser) exceptionTable(c *Code) {
	n := p.count(handlerSize)
	if n == 0 {
		return
	}
	c.Handlers = make([]Handler, n)
	for i := range c.Handlers {
		h := &c.Handlers[i]
		at := p.off
		h.Start, h.End, h.PC = p.u2(), p.u2(), p.u2()
		if !p.zero() {
			h.CatchIndex = p.index(TagClass)
			h.Catch = p.pool.Class(h.CatchIndex)
		}
		switch {
		case p.err != nil:
			return
		case h.Start >= h.End || int(h.End) > len(c.Bytes):
			p.fail(at, "exception table row %d covers [%d, %d) of %d bytes of code", i, h.Start, h.End, len(c.Bytes))
		case int(h.PC) >= len(c.Bytes):
			p.fail(at+4, "exception table row %d has its handler at %d of %d bytes of code", i, h.PC, len(c.Bytes))
		}
	}
}

func (p *parser) codeAttributes(c *Code) {
	var seen attrSet
	for n := p.u2(); n > 0 && p.err == nil; n-- {
		name, outer := p.enter()
		switch name {
		case "LineNumberTable":
			c.lines = joined(c.lines, p.lineTable(c))
		case "LocalVariableTable":
			c.locals = joined(c.locals, p.localTable(c, name))
		case "LocalVariableTypeTable":
			if p.since(49) {
				c.localTypes = joined(c.localTypes, p.localTable(c, name))
			}
		case "StackMapTable":
			if p.since(50) {
				p.once(&seen, attrStackMap)
				c.StackMap = p.rest()
			}
		case "RuntimeVisibleTypeAnnotations":
			if p.since(52) {
				c.TypeVisible = p.rest() // HotSpot does not look at it, and allows several
			}
		default:
			p.skip()
		}
		p.leave(name, outer)
	}
	if p.err == nil && len(c.locals) > 0 {
		p.checkVariables(c)
	}
}

// variable tells the rows of the tables of variables apart, as HotSpot does: by all
// but their types.
type variable struct{ start, length, name, slot uint16 }

func variableAt(rows []byte) variable {
	return variable{u2(rows), u2(rows[2:]), u2(rows[4:]), u2(rows[8:])}
}

// mostComparedLocals is up to how many variables are compared with each other faster than a table is made.
const mostComparedLocals = 12

// differ reports whether no variable is listed twice.
func differ(rows []byte) bool {
	for ; len(rows) > 0; rows = rows[localSize:] {
		v := variableAt(rows)
		for others := rows[localSize:]; len(others) > 0; others = others[localSize:] {
			if variableAt(others) == v {
				return false
			}
		}
	}
	return true
}

// checkVariables demands that a variable is listed once, and has a generic type only
// where it is listed.
func (p *parser) checkVariables(c *Code) {
	if len(c.localTypes) == 0 && len(c.locals) <= mostComparedLocals*localSize && differ(c.locals) {
		return
	}
	typed := make(map[variable]bool, len(c.locals)/localSize)
	for rows := c.locals; len(rows) > 0; rows = rows[localSize:] {
		v := variableAt(rows)
		if _, twice := typed[v]; twice && p.major >= 49 {
			p.fail(c.Offset, "Duplicated LocalVariableTable attribute entry for %s", quote(p.pool.Utf8(v.name)))
			return
		}
		typed[v] = false
	}
	for rows := c.localTypes; len(rows) > 0; rows = rows[localSize:] {
		v := variableAt(rows)
		switch twice, listed := typed[v]; {
		case !listed:
			p.fail(c.Offset, "LVTT entry for %s does not match any LVT entry", quote(p.pool.Utf8(v.name)))
			return
		case twice:
			p.fail(c.Offset, "Duplicated LocalVariableTypeTable attribute entry for %s", quote(p.pool.Utf8(v.name)))
			return
		}
		typed[v] = true
	}
}

// joined appends more to rows without writing to the class file behind rows,
// which the capacity of a view from reader.bytes rules out.
func joined(rows, more []byte) []byte {
	if rows == nil {
		return more
	}
	return append(rows, more...)
}

func (p *parser) lineTable(c *Code) []byte {
	at := p.off + 2
	rows := p.bytes(p.count(lineSize) * lineSize)
	for i := 0; i < len(rows); i += lineSize {
		if pc := u2(rows[i:]); int(pc) >= len(c.Bytes) {
			p.fail(at+i, "line table names pc %d of %d bytes of code", pc, len(c.Bytes))
			return nil
		}
	}
	return rows
}

// localTable checks a LocalVariableTable or LocalVariableTypeTable.
func (p *parser) localTable(c *Code, table string) []byte {
	n := p.count(localSize)
	first := p.off
	for range n {
		at := p.off
		start, length := p.u2(), p.u2()
		name, typ := p.utf8(), p.utf8()
		slot := p.u2()
		if p.err != nil {
			return nil
		}
		switch {
		case int(start) >= len(c.Bytes) || int(start)+int(length) > len(c.Bytes):
			p.fail(at, "%s: [%d, %d) exceeds %d bytes of code", table, start, int(start)+int(length), len(c.Bytes))
		case !IsUnqualifiedName(name):
			p.fail(at+4, "%s: invalid name %s", table, quote(name))
		case table == "LocalVariableTable" && !IsFieldDescriptor(typ):
			p.fail(at+6, "%s: invalid descriptor %s of %s", table, quote(typ), quote(name))
		case int(slot)+Slots(typ) > int(c.MaxLocals):
			p.fail(at+8, "%s: %s is in slot %d of %d", table, quote(name), slot, c.MaxLocals)
		}
	}
	if p.err != nil {
		return nil
	}
	return p.data[first:p.off:p.off]
}

func u2(b []byte) uint16 { return binary.BigEndian.Uint16(b) }

// Lines returns the line table sorted by PC; rows of one PC keep their order.
func (c *Code) Lines() []Line {
	if len(c.lines) == 0 {
		return nil
	}
	lines := make([]Line, 0, len(c.lines)/lineSize)
	for rows := c.lines; len(rows) > 0; rows = rows[lineSize:] {
		lines = append(lines, Line{PC: u2(rows), Line: u2(rows[2:])})
	}
	slices.SortStableFunc(lines, func(a, b Line) int { return cmp.Compare(a.PC, b.PC) })
	return lines
}

// LineAt returns the source line that Java shows for pc in a stack trace, -1
// if the table does not say. Where several rows have the same PC, HotSpot
// takes the first if that is pc itself and the last otherwise; so do we.
func (c *Code) LineAt(pc int) int {
	best, line := -1, -1
	for rows := c.lines; len(rows) > 0; rows = rows[lineSize:] {
		start := int(u2(rows))
		if start == pc {
			return int(u2(rows[2:]))
		}
		if start < pc && start >= best {
			best, line = start, int(u2(rows[2:]))
		}
	}
	return line
}

// Locals returns the rows of the LocalVariableTable in the order of the file.
func (c *Code) Locals() []LocalVar { return c.localVars(c.locals) }

// LocalTypes returns the rows of the LocalVariableTypeTable; their Descriptor
// holds a generic signature.
func (c *Code) LocalTypes() []LocalVar { return c.localVars(c.localTypes) }

func (c *Code) localVars(rows []byte) []LocalVar {
	if len(rows) == 0 {
		return nil
	}
	vars := make([]LocalVar, 0, len(rows)/localSize)
	for ; len(rows) > 0; rows = rows[localSize:] {
		vars = append(vars, LocalVar{
			Start:      u2(rows),
			Length:     u2(rows[2:]),
			Name:       c.pool.Utf8(u2(rows[4:])),
			Descriptor: c.pool.Utf8(u2(rows[6:])),
			Index:      u2(rows[8:]),
		})
	}
	return vars
}
