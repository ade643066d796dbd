package verify

import (
	"sort"

	"github.com/gojpf/gojpf/vm/classfile"
)

// mapFrame is one frame of the stack map table. Frames share their locals where one
// only adds to, or takes off, what another has.
type mapFrame struct {
	at     int
	locals []Type
	stack  []Type
	unmade bool // this is in it, without a constructor called
}

// mapAt finds the frame for an offset, nil if there is none.
func (v *method) mapAt(bci int) *mapFrame {
	i := sort.Search(len(v.maps), func(i int) bool { return v.maps[i].at >= bci })
	if i < len(v.maps) && v.maps[i].at == bci {
		return &v.maps[i]
	}
	return nil
}

// Where the numbers of the kinds of frames begin (JVMS 4.7.4).
const (
	oneOnStack    = 64
	reserved      = 128
	oneOnStackFar = 247
	chopped       = 248
	sameFar       = 251
	full          = 255
)

// The tags of types in the table.
const (
	tagFreshThis = 6
	tagObject    = 7
	tagFresh     = 8
)

var tagKinds = [...]kind{top, integer, float, double, long, null}

// maps reads a stack map table.
type maps struct {
	v    *method
	body []byte
}

// readMaps reads the stack map table before the code, since branches go forward.
func (v *method) readMaps() {
	body := v.src.StackMap
	if body == nil {
		return
	}
	r := &maps{v: v, body: body}
	n := r.u2()
	if n > len(body) {
		n = len(body) // each takes a byte: it will be noticed
	}
	v.maps = make([]mapFrame, 0, n)
	before := mapFrame{at: -1, locals: append([]Type(nil), v.cur.locals[:v.cur.mapped]...), unmade: v.cur.unmade}
	for range n {
		before = r.frame(before)
		if !v.starts(before.at) {
			v.fail(-1, "StackMapTable error: bad offset", "")
		}
		v.maps = append(v.maps, before)
	}
	if len(r.body) > 0 {
		r.fail("wrong attribute size")
	}
}

func (r *maps) fail(what string) {
	e := r.v.fault(KindFormat, -1, "StackMapTable format error: "+what, "")
	e.final = true
	panic(failure{e})
}

// misfit says that a table, as such well formed, does not go with the code.
func (r *maps) misfit(what string) {
	r.v.failAs(KindFormat, -1, "StackMapTable format error: "+what, "")
}

func (r *maps) u1() int {
	if len(r.body) < 1 {
		r.fail("access beyond the end of attribute")
	}
	n := int(r.body[0])
	r.body = r.body[1:]
	return n
}

func (r *maps) u2() int {
	high := r.u1()
	return high<<8 | r.u1()
}

// frame reads a frame, which says how it differs from the one before.
func (r *maps) frame(before mapFrame) mapFrame {
	v := r.v
	now := mapFrame{at: before.at + 1, locals: before.locals, unmade: before.unmade}
	tag := r.u1()
	switch {
	case tag < oneOnStack:
		now.at += tag
		return now
	case tag < reserved:
		now.at += tag - oneOnStack
		now.stack = r.types(nil, 1, &now.unmade)
		r.checkSize(len(now.stack), v.src.MaxStack)
		return now
	case tag < oneOnStackFar:
		r.u2()
		r.fail("reserved frame type")
	}
	now.at += r.u2()
	switch {
	case tag == oneOnStackFar:
		now.stack = r.types(nil, 1, &now.unmade)
		r.checkSize(len(now.stack), v.src.MaxStack)
	case tag <= sameFar:
		if tag < sameFar {
			now.locals = r.chop(before.locals, sameFar-tag)
			now.unmade = false
			for _, t := range now.locals {
				now.unmade = now.unmade || t.kind == freshThis
			}
		}
	case tag < full:
		now.locals = r.types(before.locals[:len(before.locals):len(before.locals)], tag-sameFar, &now.unmade)
		r.checkSize(len(now.locals), v.src.MaxLocals)
	default:
		now.unmade = false
		now.locals = r.types(nil, r.u2(), &now.unmade)
		r.checkSize(len(now.locals), v.src.MaxLocals)
		now.stack = r.types(nil, r.u2(), &now.unmade)
		r.checkSize(len(now.stack), v.src.MaxStack)
	}
	return now
}

func (r *maps) checkSize(n int, most uint16) {
	if n > int(most) {
		r.misfit("bad type array size")
	}
}

// chop takes n variables off.
func (r *maps) chop(locals []Type, n int) []Type {
	left := len(locals)
	for range n {
		left--
		if left > 0 && locals[left].second() {
			left--
		}
		if left < 0 {
			r.misfit("bad type array size")
		}
	}
	return locals[:left]
}

// types reads n types and adds their slots to others.
func (r *maps) types(to []Type, n int, unmade *bool) []Type {
	for range n {
		t := r.one(unmade)
		to = append(to, t)
		switch t.kind {
		case long:
			to = append(to, Type{kind: long2})
		case double:
			to = append(to, Type{kind: double2})
		}
	}
	return to
}

func (r *maps) one(unmade *bool) Type {
	v := r.v
	switch tag := r.u1(); {
	case tag < len(tagKinds):
		return Type{kind: tagKinds[tag]}
	case tag == tagFreshThis:
		*unmade = true
		return Type{kind: freshThis}
	case tag == tagObject:
		i := uint16(r.u2())
		if v.Pool.Tag(i) != classfile.TagClass {
			r.fail("bad class index")
		}
		return objectOf(v.Pool.Class(i))
	case tag == tagFresh:
		at := r.u2()
		if at >= len(v.kinds) || v.kinds[at] != newInstr {
			r.misfit("bad offset for Uninitialized")
		}
		return Type{kind: fresh, at: uint16(at)}
	}
	r.fail("bad verification type")
	return Type{}
}
