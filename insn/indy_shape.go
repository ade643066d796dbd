package insn

import (
	"strings"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// The bootstraps that are linked natively, with their descriptors: a handle with
// another one refers to nothing, and what becomes of that is the general way's.
const (
	metafactory    = "java/lang/invoke/LambdaMetafactory.metafactory"
	altMetafactory = "java/lang/invoke/LambdaMetafactory.altMetafactory"
	concatenation  = "java/lang/invoke/StringConcatFactory.makeConcatWithConstants"
	plainConcat    = "java/lang/invoke/StringConcatFactory.makeConcat"
	recordMethod   = "java/lang/runtime/ObjectMethods.bootstrap"

	lookupNameType = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
	givesCallSite  = ")Ljava/lang/invoke/CallSite;"
)

var bootstrapDescs = map[string]string{
	metafactory:    lookupNameType + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;" + givesCallSite,
	altMetafactory: lookupNameType + "[Ljava/lang/Object;" + givesCallSite,
	concatenation:  lookupNameType + "Ljava/lang/String;[Ljava/lang/Object;" + givesCallSite,
	plainConcat:    lookupNameType + givesCallSite,
	recordMethod: "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;" +
		"Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;",
}

// usual reports whether a site has the form that javac gives to those of its
// bootstrap: as many static arguments as that needs, each of the kind that is read.
// Everything else is legal or not, and goes the general way. Linking natively what is
// not usual could accept what the JDK refuses.
func (l *linker) usual(bootstrap, desc string) bool {
	if bootstrapDescs[bootstrap] != desc {
		return false
	}
	params, ret := vm.Descriptors(l.desc)
	switch bootstrap {
	case metafactory:
		return ret[0] == 'L' && len(l.args) == 3 && l.startsAsLambda()
	case altMetafactory:
		return ret[0] == 'L' && l.startsAsLambda() && l.alternatives(l.args[3:])
	case concatenation:
		if len(l.args) == 0 || l.pool.Tag(l.args[0]) != classfile.TagString {
			return false
		}
		for _, arg := range l.args[1:] {
			switch l.pool.Tag(arg) {
			case classfile.TagString, classfile.TagInteger, classfile.TagLong, classfile.TagFloat, classfile.TagDouble:
			default:
				return false
			}
		}
		recipe := l.pool.String(l.args[0])
		return ret == "Ljava/lang/String;" && strings.Count(recipe, "\x01") == len(params) && strings.Count(recipe, "\x02") == len(l.args)-1
	case plainConcat:
		return ret == "Ljava/lang/String;" && len(l.args) == 0
	}
	return l.ofRecord()
}

// startsAsLambda reports whether the first arguments are two types of methods around
// a handle, which agree on the number of parameters.
func (l *linker) startsAsLambda() bool {
	return len(l.args) >= 3 && l.isMethodType(l.args[0]) && l.pool.Tag(l.args[1]) == classfile.TagMethodHandle && l.isMethodType(l.args[2]) &&
		l.countsAgree()
}

func (l *linker) isMethodType(arg uint16) bool {
	return l.pool.Tag(arg) == classfile.TagMethodType && classfile.IsMethodDescriptor(l.pool.String(arg))
}

// alternatives reports whether what follows the flags of altMetafactory is what they
// announce, and no more.
func (l *linker) alternatives(args []uint16) bool {
	number := func() (n int, ok bool) {
		if len(args) == 0 || l.pool.Tag(args[0]) != classfile.TagInteger {
			return 0, false
		}
		n, args = int(int32(l.pool.Consts[args[0]].Bits)), args[1:]
		return n, true
	}
	list := func(is func(arg uint16) bool) bool {
		n, ok := number()
		for ; ok && n > 0; n-- {
			if ok = len(args) > 0 && is(args[0]); ok {
				args = args[1:]
			}
		}
		return ok
	}
	flags, ok := number()
	if ok && flags&lambdaMarkers != 0 {
		ok = list(func(arg uint16) bool { return l.pool.Tag(arg) == classfile.TagClass })
	}
	if ok && flags&lambdaBridges != 0 {
		ok = list(l.isMethodType)
	}
	return ok && len(args) == 0
}

// ofRecord reports whether a site is toString, hashCode or equals of a record: its
// class, the names of its components, and a handle for the field of each.
func (l *linker) ofRecord() bool {
	if len(l.args) < 2 || l.pool.Tag(l.args[0]) != classfile.TagClass || l.pool.Tag(l.args[1]) != classfile.TagString {
		return false
	}
	var names []string
	for _, arg := range l.args[2:] {
		if l.pool.Tag(arg) != classfile.TagMethodHandle || l.pool.Consts[arg].A != classfile.RefGetField {
			return false
		}
		_, name, _ := l.pool.Member(l.pool.Consts[arg].B)
		names = append(names, name)
	}
	this := "(L" + l.pool.Class(l.args[0]) + ";"
	want, ok := map[string]string{
		"toString": this + ")Ljava/lang/String;", "hashCode": this + ")I", "equals": this + "Ljava/lang/Object;)Z",
	}[l.name]
	return ok && l.desc == want && l.pool.String(l.args[1]) == strings.Join(names, ";")
}
