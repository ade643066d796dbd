package insn

import (
	"testing"

	"github.com/gojpf/gojpf/vm/classfile"
)

// pool collects constants, each behind the texts that it refers to.
type pool struct{ classfile.Pool }

func (p *pool) add(c classfile.Const) uint16 {
	p.Consts = append(p.Consts, c)
	return uint16(len(p.Consts) - 1)
}

// of adds a constant that is one text.
func (p *pool) of(tag classfile.Tag, text string) uint16 {
	return p.add(classfile.Const{Tag: tag, A: p.add(classfile.Const{Tag: classfile.TagUtf8, Str: text})})
}

func (p *pool) number(n int32) uint16 {
	return p.add(classfile.Const{Tag: classfile.TagInteger, Bits: uint64(uint32(n))})
}

// static adds a handle of a method.
func (p *pool) static(class, name, desc string) uint16 {
	both := p.add(classfile.Const{Tag: classfile.TagNameAndType,
		A: p.add(classfile.Const{Tag: classfile.TagUtf8, Str: name}), B: p.add(classfile.Const{Tag: classfile.TagUtf8, Str: desc})})
	method := p.add(classfile.Const{Tag: classfile.TagMethodref, A: p.of(classfile.TagClass, class), B: both})
	return p.add(classfile.Const{Tag: classfile.TagMethodHandle, A: classfile.RefInvokeStatic, B: method})
}

// getter adds a handle of a field.
func (p *pool) getter(class, name string) uint16 {
	both := p.add(classfile.Const{Tag: classfile.TagNameAndType,
		A: p.add(classfile.Const{Tag: classfile.TagUtf8, Str: name}), B: p.add(classfile.Const{Tag: classfile.TagUtf8, Str: "I"})})
	field := p.add(classfile.Const{Tag: classfile.TagFieldref, A: p.of(classfile.TagClass, class), B: both})
	return p.add(classfile.Const{Tag: classfile.TagMethodHandle, A: classfile.RefGetField, B: field})
}

// Sites that javac would not write are not taken for those that it does.
func TestUsualSites(t *testing.T) {
	var p pool
	methodType, handle := p.of(classfile.TagMethodType, "()V"), p.getter("p/R", "a")
	text, class, one, two := p.of(classfile.TagString, "x"), p.of(classfile.TagClass, "p/R"), p.number(1), p.number(2)
	recipe, names := p.of(classfile.TagString, "\x01-\x02\x01"), p.of(classfile.TagString, "a;b")
	condy, fieldType := p.add(classfile.Const{Tag: classfile.TagDynamic}), p.of(classfile.TagMethodType, "I")
	b := p.getter("p/R", "b")
	none, takes := p.static("p/R", "f", "()V"), p.static("p/R", "f", "(I)V")
	type args = []uint16
	for _, c := range []struct {
		about, bootstrap, name, desc string
		args                         args
		want                         bool
	}{
		{"lambda", metafactory, "run", "(I)Ljava/lang/Runnable;", args{methodType, takes, methodType}, true},
		{"lambda with a value too few", metafactory, "run", "()Ljava/lang/Runnable;", args{methodType, takes, methodType}, false},
		{"lambda with a value too many", metafactory, "run", "(I)Ljava/lang/Runnable;", args{methodType, none, methodType}, false},
		{"lambda of a field", metafactory, "run", "(Lp/R;)Ljava/lang/Runnable;", args{methodType, handle, methodType}, false},
		{"lambda that is an int", metafactory, "run", "(I)I", args{methodType, takes, methodType}, false},
		{"lambda with a computed type", metafactory, "run", "()Ljava/lang/Runnable;", args{condy, none, methodType}, false},
		{"lambda with the type of a field", metafactory, "run", "()Ljava/lang/Runnable;", args{fieldType, none, methodType}, false},
		{"lambda without its handle", metafactory, "run", "()Ljava/lang/Runnable;", args{methodType, text, methodType}, false},
		{"lambda of two arguments", metafactory, "run", "()Ljava/lang/Runnable;", args{methodType, handle}, false},
		{"no flags", altMetafactory, "run", "()Ljava/lang/Runnable;", args{methodType, none, methodType}, false},
		{"serializable", altMetafactory, "run", "()Ljava/lang/Runnable;", args{methodType, none, methodType, one}, true},
		{"marker", altMetafactory, "run", "()Ljava/lang/Runnable;", args{methodType, none, methodType, two, one, class}, true},
		{"marker missing", altMetafactory, "run", "()Ljava/lang/Runnable;", args{methodType, none, methodType, two, two, class}, false},
		{"one too many", altMetafactory, "run", "()Ljava/lang/Runnable;", args{methodType, none, methodType, one, class}, false},
		{"concatenation", concatenation, "x", "(II)Ljava/lang/String;", args{recipe, text}, true},
		{"concatenation of fewer", concatenation, "x", "(I)Ljava/lang/String;", args{recipe, text}, false},
		{"concatenation without its constant", concatenation, "x", "(II)Ljava/lang/String;", args{recipe}, false},
		{"concatenation of a class", concatenation, "x", "(II)Ljava/lang/String;", args{recipe, class}, false},
		{"concatenation without a recipe", concatenation, "x", "(II)Ljava/lang/String;", nil, false},
		{"concatenation for an object", concatenation, "x", "(II)Ljava/lang/Object;", args{recipe, text}, false},
		{"plain concatenation", plainConcat, "x", "(II)Ljava/lang/String;", nil, true},
		{"record", recordMethod, "toString", "(Lp/R;)Ljava/lang/String;", args{class, names, handle, b}, true},
		{"record with a name too few", recordMethod, "toString", "(Lp/R;)Ljava/lang/String;", args{class, names, handle}, false},
		{"another method of a record", recordMethod, "clone", "(Lp/R;)Ljava/lang/String;", args{class, names, handle, b}, false},
		{"equals with another type", recordMethod, "equals", "(Lp/R;Lp/R;)Z", args{class, names, handle, b}, false},
	} {
		l := &linker{pool: &p.Pool, name: c.name, desc: c.desc, args: c.args}
		if got := l.usual(c.bootstrap, bootstrapDescs[c.bootstrap]); got != c.want {
			t.Errorf("%s: %t", c.about, got)
		}
		if l.usual(c.bootstrap, "()V") {
			t.Errorf("%s: a bootstrap with another descriptor", c.about)
		}
	}
}
