package difftest

import (
	"encoding/binary"
	"math/rand/v2"

	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// region is a part of a class file that mutations of one sort are done to.
type region struct {
	sort string
	at   int
	size int // of one value: 1 or 2
}

// regions finds what can be mutated: tags, indices and texts of the constant pool,
// flags, names and descriptors of members, opcodes, operands, exception tables,
// lengths of attributes, and the bodies of attributes by their names.
type regions struct {
	data  []byte
	names map[int]string // Utf8 constants
	found map[string][]region
	sorts []string
}

func regionsOf(data []byte) *regions {
	r := &regions{data: data, names: map[int]string{}, found: map[string][]region{}}
	at := r.pool()
	r.add("class flags", at, 2)
	r.add("this", at+2, 2)
	r.add("super", at+4, 2)
	at += 6
	for n := r.u2(at); n > 0; n-- {
		at += 2
		r.add("interface", at, 2)
	}
	at += 2
	for _, what := range []string{"field", "method"} {
		n := r.u2(at)
		for at += 2; n > 0; n-- {
			r.add(what+" flags", at, 2)
			r.add(what+" name", at+2, 2)
			r.add(what+" type", at+4, 2)
			at = r.attributes(at + 6)
		}
	}
	r.attributes(at)
	return r
}

func (r *regions) u2(at int) int { return int(binary.BigEndian.Uint16(r.data[at:])) }
func (r *regions) u4(at int) int { return int(binary.BigEndian.Uint32(r.data[at:])) }

func (r *regions) add(sort string, at, size int) {
	if r.found[sort] == nil {
		r.sorts = append(r.sorts, sort)
	}
	r.found[sort] = append(r.found[sort], region{sort, at, size})
}

func (r *regions) pool() int {
	at := 10
	r.add("version", 6, 2)
	for i, n := 1, r.u2(8); i < n; i++ {
		tag := classfile.Tag(r.data[at])
		r.add("tag", at, 1)
		switch tag {
		case classfile.TagUtf8:
			size := r.u2(at + 1)
			r.names[i] = string(r.data[at+3 : at+3+size])
			r.add("text length", at+1, 2)
			for k := range size {
				r.add("text", at+3+k, 1)
			}
			at += 3 + size
		case classfile.TagLong, classfile.TagDouble:
			r.add("number", at+1+i%8, 1)
			at += 9
			i++
		case classfile.TagInteger, classfile.TagFloat:
			r.add("number", at+1+i%4, 1)
			at += 5
		case classfile.TagMethodHandle:
			r.add("handle", at+1, 1)
			r.add("index", at+2, 2)
			at += 4
		case classfile.TagClass, classfile.TagString, classfile.TagMethodType:
			r.add("index", at+1, 2)
			at += 3
		default:
			r.add("index", at+1, 2)
			r.add("index", at+3, 2)
			at += 5
		}
	}
	return at
}

func (r *regions) attributes(at int) int {
	n := r.u2(at)
	r.add("attribute count", at, 2)
	for at += 2; n > 0; n-- {
		name, size := r.names[r.u2(at)], r.u4(at+2)
		r.add("attribute name", at, 2)
		r.add("attribute length", at+4, 2)
		body := at + 6
		at = body + size
		if name == "Code" {
			r.code(body)
			continue
		}
		for k := range size {
			r.add(name, body+k, 1)
		}
		for k := 0; k+1 < size; k += 2 {
			r.add(name, body+k, 2)
		}
	}
	return at
}

func (r *regions) code(at int) {
	r.add("stack", at, 2)
	r.add("locals", at+2, 2)
	size := r.u4(at + 4)
	at += 8
	code := bytecode.Code{Bytes: r.data[at : at+size]}
	for bci := 0; bci < size; {
		n, _ := code.Length(bci)
		r.add("opcode", at+bci, 1)
		for k := 1; k < n; k++ {
			r.add("operand", at+bci+k, 1)
		}
		if n == 3 {
			r.add("operand", at+bci+1, 2)
		}
		bci += n
	}
	at += size
	rows := r.u2(at)
	for at += 2; rows > 0; rows-- {
		for k := 0; k < 8; k += 2 {
			r.add("handler", at+k, 2)
		}
		at += 8
	}
	r.attributes(at)
}

// mutate changes a class file in some places, and says of what sort they are.
func mutate(random *rand.Rand, data []byte, places int) (mutant []byte, what string) {
	r := regionsOf(data)
	mutant = append([]byte(nil), data...)
	for range places {
		sort := r.sorts[random.IntN(len(r.sorts))]
		if random.IntN(2) == 0 { // where the verifier looks
			sort = []string{"opcode", "operand", "StackMapTable", "index"}[random.IntN(4)]
		}
		list := r.found[sort]
		if len(list) == 0 {
			continue
		}
		place := list[random.IntN(len(list))]
		r.change(random, mutant, place, list)
		what += sort + " "
	}
	return mutant, what
}

func (r *regions) change(random *rand.Rand, mutant []byte, place region, list []region) {
	at := place.at
	if place.size == 1 {
		other := list[random.IntN(len(list))]
		switch random.IntN(5) {
		case 0:
			mutant[at] = byte(random.IntN(256))
		case 1:
			mutant[at]++
		case 2:
			mutant[at]--
		case 3:
			mutant[at] ^= 1 << random.IntN(8)
		default:
			mutant[at] = mutant[other.at]
		}
		return
	}
	v := binary.BigEndian.Uint16(mutant[at:])
	switch random.IntN(6) {
	case 0:
		v = uint16(random.IntN(1 << 16))
	case 1:
		v++
	case 2:
		v--
	case 3:
		v ^= 1 << random.IntN(16)
	case 4:
		v = uint16(random.IntN(r.u2(8))) // some constant
	default:
		v = binary.BigEndian.Uint16(mutant[list[random.IntN(len(list))].at:])
	}
	binary.BigEndian.PutUint16(mutant[at:], v)
}
