package linear

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// boxes are the classes of boxed values, by the kinds that they have.
var boxes = map[vm.Kind]string{
	vm.KindBoolean: "java.lang.Boolean", vm.KindByte: "java.lang.Byte", vm.KindChar: "java.lang.Character", vm.KindShort: "java.lang.Short",
	vm.KindInt: "java.lang.Integer", vm.KindLong: "java.lang.Long", vm.KindFloat: "java.lang.Float", vm.KindDouble: "java.lang.Double",
}

// kindOf is the kind of a value that a class has boxed.
func kindOf(class string) (vm.Kind, bool) {
	for k, box := range boxes {
		if box == class {
			return k, true
		}
	}
	return 0, false
}

// values are what a parameter is given: what its annotation says, or small values.
func (r *reader) values(desc string, a marked) ([]value, error) {
	if a.mark != 0 && a.element("gen") == nil && a.element("value") == nil {
		name := a.text("name")
		def, ok := r.named[name]
		if !ok {
			return nil, fmt.Errorf("the class has no @Param of the name %q", name)
		}
		a = def
	}
	var texts []string
	switch {
	case a.mark != 0 && a.element("value") != nil:
		if texts = a.texts("value"); len(texts) == 0 {
			return nil, errors.New("@Values has none")
		}
	case a.mark != 0:
		var err error
		if texts, err = r.generated(a.class("gen"), a.text("conf"), desc); err != nil {
			return nil, err
		}
	default:
		texts = r.small(desc)
	}
	if texts == nil {
		return nil, fmt.Errorf("nothing is known of values of %s: take a parameter that is a number, a text, a truth or a constant, and make the rest of it", classfile.TypeName(desc))
	}
	var list []value
	for _, t := range texts {
		v, err := r.value(desc, t)
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, nil
}

// threadNumber stands for the number of the thread that makes the call.
const threadNumber = "thread"

// generated are values of one of Lincheck's generators.
func (r *reader) generated(class, conf, desc string) ([]string, error) {
	name := class[strings.LastIndexByte(class, '.')+1:]
	if !strings.HasPrefix(class, lincheck+"paramgen.") && !strings.HasPrefix(class, newer) {
		return nil, fmt.Errorf("the generator %s is not known: those of Lincheck are, and @Values has values of your own", class)
	}
	switch name {
	case "IntGen", "LongGen", "ShortGen", "ByteGen":
		return r.between(conf, 1)
	case "FloatGen", "DoubleGen":
		return r.between(conf, 0.1)
	case "StringGen":
		letters := "ab"
		if _, alphabet, ok := strings.Cut(conf, ":"); ok && alphabet != "" {
			letters = alphabet
		}
		var list []string
		for _, c := range letters {
			if len(list) < r.o.Values {
				list = append(list, string(c))
			}
		}
		return list, nil
	case "BooleanGen":
		return []string{"false", "true"}, nil
	case "EnumGen":
		if conf != "" {
			return strings.Split(conf, ","), nil
		}
		return r.small(desc), nil
	case "ThreadIdGen":
		return []string{threadNumber}, nil
	}
	return nil, fmt.Errorf("the generator %s is not known", class)
}

// between are the first values of first:last or first:step:last.
func (r *reader) between(conf string, step float64) ([]string, error) {
	first, last := 0.0, math.Inf(1)
	if conf != "" {
		parts := strings.Split(conf, ":")
		numbers := make([]float64, len(parts))
		for i, p := range parts {
			n, err := strconv.ParseFloat(strings.TrimSpace(p), 64)
			if err != nil || len(parts) < 2 || len(parts) > 3 {
				return nil, fmt.Errorf("conf=%q is none of first:last and first:step:last", conf)
			}
			numbers[i] = n
		}
		first, last = numbers[0], numbers[len(parts)-1]
		if len(parts) == 3 {
			step = numbers[1]
		}
	}
	if first > last || step <= 0 {
		return nil, fmt.Errorf("conf=%q has no values", conf)
	}
	var list []string
	for i := 0; i < r.o.Values && first+float64(i)*step <= last; i++ {
		list = append(list, strconv.FormatFloat(math.Round((first+float64(i)*step)*1e9)/1e9, 'f', -1, 64))
	}
	return list, nil
}

// small are values of a type, nil where none are known.
func (r *reader) small(desc string) []string {
	k := vm.KindOf(desc)
	class := classfile.TypeName(desc)
	if boxed, ok := kindOf(class); ok {
		k = boxed
	}
	var list []string
	switch {
	case k == vm.KindBoolean:
		return []string{"false", "true"}
	case k == vm.KindChar || class == "java.lang.String" || class == "java.lang.CharSequence":
		for i := range min(r.o.Values, 26) {
			list = append(list, string(rune('a'+i)))
		}
	case k != vm.KindRef || class == "java.lang.Object" || class == "java.lang.Comparable" || class == "java.lang.Number" || class == "java.io.Serializable":
		for i := range r.o.Values {
			list = append(list, strconv.Itoa(i))
		}
	default:
		constants := r.constants(class)
		return constants[:min(len(constants), max(r.o.Values, 1))]
	}
	return list
}

// constants are those of an enumeration.
func (r *reader) constants(class string) (list []string) {
	f, err := r.file(class)
	if err != nil || f.Flags&classfile.AccEnum == 0 {
		return nil
	}
	for i := range f.Fields {
		if f.Fields[i].Flags&classfile.AccEnum != 0 {
			list = append(list, f.Fields[i].Name)
		}
	}
	return list
}

// value makes an argument of a text.
func (r *reader) value(desc, text string) (value, error) {
	k := vm.KindOf(desc)
	class := classfile.TypeName(desc)
	if text == threadNumber && (k == vm.KindInt || k == vm.KindLong || k == vm.KindShort || k == vm.KindByte) {
		return value{kind: k, thread: true, text: text}, nil
	}
	v := value{kind: k, text: text}
	if k != vm.KindRef {
		var err error
		if v.bits, err = bitsOf(k, text); err != nil {
			return v, fmt.Errorf("%q is no %s", text, class)
		}
		if k == vm.KindChar {
			v.text = "'" + text + "'"
		}
		return v, nil
	}
	switch class {
	case "java.lang.Object", "java.lang.Comparable", "java.lang.Number", "java.io.Serializable":
		class = "java.lang.Integer"
		if _, err := bitsOf(vm.KindInt, text); err != nil {
			class = "java.lang.String"
		}
	case "java.lang.CharSequence":
		class = "java.lang.String"
	}
	ref := reference{class: class, text: text}
	if text == "null" {
		ref.null = true
	} else if boxed, ok := kindOf(class); ok {
		if _, err := bitsOf(boxed, text); err != nil {
			return v, fmt.Errorf("%q is no %s", text, class)
		}
	} else if class == "java.lang.String" {
		v.text = strconv.Quote(text)
	} else if list := r.constants(class); list == nil {
		return v, fmt.Errorf("nothing is known of values of %s but null", class)
	} else if !contains(list, text) {
		return v, fmt.Errorf("%s has no constant %s", class, text)
	}
	for i, have := range r.s.references {
		if have == ref {
			v.ref = i
			return v, nil
		}
	}
	r.s.references = append(r.s.references, ref)
	v.ref = len(r.s.references) - 1
	return v, nil
}

func contains(list []string, text string) bool {
	for _, have := range list {
		if have == text {
			return true
		}
	}
	return false
}

// bitsOf reads a number as a slot has it.
func bitsOf(k vm.Kind, text string) (uint64, error) {
	sizes := map[vm.Kind]int{vm.KindByte: 8, vm.KindShort: 16, vm.KindInt: 32, vm.KindLong: 64}
	switch k {
	case vm.KindBoolean:
		b, err := strconv.ParseBool(text)
		if b {
			return 1, err
		}
		return 0, err
	case vm.KindChar:
		if c := []rune(text); len(c) == 1 && c[0] <= 0xffff {
			return uint64(c[0]), nil
		}
		return 0, errors.New("one character")
	case vm.KindFloat:
		f, err := strconv.ParseFloat(text, 32)
		return uint64(math.Float32bits(float32(f))), err
	case vm.KindDouble:
		f, err := strconv.ParseFloat(text, 64)
		return math.Float64bits(f), err
	case vm.KindLong:
		n, err := strconv.ParseInt(text, 10, 64)
		return uint64(n), err
	}
	n, err := strconv.ParseInt(text, 10, sizes[k])
	return uint64(uint32(int32(n))), err
}
