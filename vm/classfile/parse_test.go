package classfile

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// condy assembles a class with a dynamic constant that another one takes as
// an argument, and one attribute of every kind that the parser knows.
func condy() []byte {
	a := newAssembler()
	bootstrap := a.handle(RefInvokeStatic, a.member(TagMethodref, "p/C", "boot",
		"(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;"))
	inner := a.refs(TagDynamic, 0, a.nameAndType("inner", "Ljava/lang/Object;"))
	a.refs(TagDynamic, 1, a.nameAndType("outer", "J"))
	a.handle(RefNewInvokeSpecial, a.member(TagMethodref, "p/C", "<init>", "()V"))
	a.handle(RefInvokeStatic, a.member(TagInterfaceMethodref, "p/I", "f", "()V"))
	a.handle(RefGetField, a.member(TagFieldref, "p/C", "x", "I"))
	a.refs(TagMethodType, a.utf8("(J[[Lp/C;)D"))
	long := a.constant(TagLong, make([]byte, 8))
	a.classAttr("BootstrapMethods", b2(2, int(bootstrap), 0, int(bootstrap), 2, int(inner), int(long)))
	a.classAttr("NoSuchAttribute", []byte{1, 2, 3})
	a.classAttr("SourceDebugExtension", []byte("SMAP"))
	a.classAttr("Synthetic")
	a.method(AccStatic, "m", "(IJ)V",
		a.code(3, 4, b2(0, 4, 3, 0),
			a.attr("LineNumberTable", b2(2, 2, 20, 0, 10)),
			a.attr("LineNumberTable", b2(2, 1, 15, 2, 21)),
			a.attr("LocalVariableTable", b2(1, 0, 4, int(a.utf8("n")), int(a.utf8("J")), 1))))
	return a.bytes()
}

func TestParseAssembled(t *testing.T) {
	f, err := Parse(condy())
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "bootstraps", len(f.Bootstraps), 2)
	index := f.Bootstraps[1].Args[0]
	equal(t, "argument tag", f.Pool.Tag(index), TagDynamic)
	boot, name, desc := f.Pool.Dynamic(index)
	if boot != 0 || name != "inner" || desc != "Ljava/lang/Object;" {
		t.Errorf("argument is %d %s %s", boot, name, desc)
	}
	equal(t, "debug extension", f.SourceDebug, "SMAP")
	equal(t, "synthetic", f.Synthetic, true)
	c := f.Methods[0].Code
	equal(t, "lines", c.Lines(), []Line{{0, 10}, {1, 15}, {2, 20}, {2, 21}})
	for pc, want := range []int{10, 15, 20, 21} {
		equal(t, "line", c.LineAt(pc), want)
	}
	equal(t, "line of no table", (&Code{}).LineAt(0), -1)
	equal(t, "handlers", c.Handlers, []Handler{{Start: 0, End: 4, PC: 3}})
	equal(t, "locals", c.Locals(), []LocalVar{{0, 4, "n", "J", 1}})
}

// TestVersionRules reads things that only some versions of the format know.
func TestVersionRules(t *testing.T) {
	a := newAssembler()
	a.major, a.minor = 65, previewMinor
	if f, err := Parse(a.bytes()); err != nil || f.Minor != previewMinor {
		t.Errorf("preview class: %v", err)
	}

	a = newAssembler()
	a.major, a.minor = 45, 3
	a.flags = uint16(AccInterface)
	a.classAttr("Signature", []byte("means nothing yet"))
	a.classAttr("Record", []byte("means nothing yet"))
	a.utf8("\xc1\x81") // an overlong A
	a.method(0, "<clinit>", "()V", a.code(0, 1, nil))
	f, err := Parse(a.bytes())
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "flags", f.Flags, AccInterface|AccAbstract)
	equal(t, "signature", f.Signature, "")
	equal(t, "record", f.IsRecord, false)
	equal(t, "flags of <clinit>", f.Methods[0].Flags, AccStatic)
}

func TestParseMalformed(t *testing.T) {
	pub := AccPublic
	tests := []struct {
		name   string
		want   string // part of the message
		change func(a *assembler)
	}{
		{"extra bytes", "2 extra bytes at the end", func(a *assembler) { a.trailer = []byte{0, 0} }},
		{"empty pool", "constant pool count is 0", func(a *assembler) { a.count = 0 }},
		{"huge pool", "truncated class file", func(a *assembler) { a.count = 65535 }},
		{"unknown tag", "unknown tag 2 of constant 5", func(a *assembler) { a.constant(2, b2(0)) }},
		{"tag too new", "constant 8: a class file of version 54 cannot hold Dynamic constants",
			func(a *assembler) { a.major = 54; a.refs(TagDynamic, 0, a.nameAndType("x", "I")) }},
		{"long at the end", "constant 5 (Long) needs two entries", func(a *assembler) { a.constant(TagLong, make([]byte, 8)); a.count-- }},
		{"bad utf8", "invalid modified UTF-8", func(a *assembler) { a.utf8("a\x00") }},
		{"four-byte utf8", "invalid modified UTF-8", func(a *assembler) { a.utf8("😀") }},
		{"overlong utf8", "invalid modified UTF-8", func(a *assembler) { a.utf8("\xc1\x81") }},
		{"cut utf8", "invalid modified UTF-8", func(a *assembler) { a.utf8("\xe2\x82") }},
		{"class index", "constant 5 (Class): index 99 is outside the constant pool", func(a *assembler) { a.refs(TagClass, 99) }},
		{"class tag", "constant 5 (Class): index 2 must be Utf8, is Class", func(a *assembler) { a.refs(TagClass, 2) }},
		{"second half", "must be Utf8, is none", func(a *assembler) { a.refs(TagString, a.constant(TagLong, make([]byte, 8))+1) }},
		{"class name", `invalid class name "p.D"`, func(a *assembler) { a.class("p.D") }},
		{"class segment", `invalid class name "p//D"`, func(a *assembler) { a.class("p//D") }},
		{"array class", `invalid class name "[Lp/D"`, func(a *assembler) { a.class("[Lp/D") }},
		{"field name", `invalid field name "a;"`, func(a *assembler) { a.nameAndType("a;", "I") }},
		{"field descriptor", `invalid field descriptor "V"`, func(a *assembler) { a.nameAndType("a", "V") }},
		{"empty descriptor", `invalid field descriptor ""`, func(a *assembler) { a.nameAndType("a", "") }},
		{"method name", `invalid method name "<x>"`, func(a *assembler) { a.nameAndType("<x>", "()V") }},
		{"method descriptor", `invalid method descriptor "(V)V"`, func(a *assembler) { a.nameAndType("m", "(V)V") }},
		{"method type", `invalid method descriptor "I"`, func(a *assembler) { a.refs(TagMethodType, a.utf8("I")) }},
		{"fieldref", `(Fieldref): needs a field descriptor, has "()V"`, func(a *assembler) { a.member(TagFieldref, "p/D", "f", "()V") }},
		{"methodref", `(Methodref): needs a method descriptor, has "I"`, func(a *assembler) { a.member(TagMethodref, "p/D", "f", "I") }},
		{"ref class", "(Fieldref): index 1 must be Class, is Utf8", func(a *assembler) { a.refs(TagFieldref, 1, a.nameAndType("f", "I")) }},
		{"ref type", "(Fieldref): index 2 must be NameAndType", func(a *assembler) { a.refs(TagFieldref, 2, 2) }},
		{"ref to <clinit>", `may not name the method "<clinit>"`, func(a *assembler) { a.member(TagMethodref, "p/D", "<clinit>", "()V") }},
		{"interface <init>", `may not name the method "<init>"`, func(a *assembler) { a.member(TagInterfaceMethodref, "p/D", "<init>", "()V") }},
		{"<init> returns", "<init> must return void", func(a *assembler) { a.member(TagMethodref, "p/D", "<init>", "()I") }},
		{"handle kind", "unknown reference kind 10", func(a *assembler) { a.handle(10, a.member(TagMethodref, "p/D", "m", "()V")) }},
		{"handle target", "reference kind 1 cannot use constant 10 (Methodref)", func(a *assembler) { a.handle(1, a.member(TagMethodref, "p/D", "m", "()V")) }},
		{"handle out of range", "reference kind 6 cannot use constant 999 (none)", func(a *assembler) { a.handle(6, 999) }},
		{"handle <init>", `reference kind 6 cannot use method "<init>"`, func(a *assembler) { a.handle(6, a.member(TagMethodref, "p/D", "<init>", "()V")) }},
		{"module constant", "(Module): only module descriptors may hold it", func(a *assembler) { a.refs(TagModule, a.utf8("m")) }},
		{"no bootstraps", "bootstrap method 3 does not exist, the class has 0", func(a *assembler) { a.refs(TagInvokeDynamic, 3, a.nameAndType("m", "()V")) }},

		{"this", "index 1 must be Class, is Utf8", func(a *assembler) { a.this = 1 }},
		{"this array", `array class "[I" is not allowed here`, func(a *assembler) { a.this = a.class("[I") }},
		{"no super", "only java/lang/Object may be without a superclass", func(a *assembler) { a.super = 0 }},
		{"final abstract", "illegal class flags 0x0410", func(a *assembler) { a.flags = uint16(AccFinal | AccAbstract) }},
		{"interface not abstract", "illegal class flags 0x0200", func(a *assembler) { a.flags = uint16(AccInterface) }},
		{"annotation class", "illegal class flags 0x2000", func(a *assembler) { a.flags = uint16(AccAnnotation) }},
		{"interface super", "superclass of an interface", func(a *assembler) {
			a.flags = uint16(AccInterface | AccAbstract)
			a.super = a.class("p/D")
		}},
		{"duplicate interface", `duplicate interface "p/I"`, func(a *assembler) { a.interfaces = []uint16{a.class("p/I"), a.class("p/I")} }},

		{"field: name", `invalid field name "a/b"`, func(a *assembler) { a.field(0, "a/b", "I") }},
		{"field: type", `invalid descriptor "Lp/D" of field "f"`, func(a *assembler) { a.field(0, "f", "Lp/D") }},
		{"field: flags", `illegal flags 0x0003 of field "f"`, func(a *assembler) { a.field(pub|AccPrivate, "f", "I") }},
		{"field: volatile", `illegal flags 0x0050 of field "f"`, func(a *assembler) { a.field(AccFinal|AccVolatile, "f", "I") }},
		{"field: of interface", `illegal flags 0x0001 of field "f"`, func(a *assembler) { a.flags = 0x600; a.field(pub, "f", "I") }},
		{"field: twice", `duplicate field "f" "I"`, func(a *assembler) { a.field(0, "f", "I"); a.field(0, "f", "J"); a.field(0, "f", "I") }},
		{"field: constant", `(Class) cannot initialise field "f" of type "I"`, func(a *assembler) { a.field(AccStatic, "f", "I", a.attr("ConstantValue", b2(2))) }},
		{"field: constants", `duplicate attribute "ConstantValue"`, func(a *assembler) {
			c := a.attr("ConstantValue", b2(int(a.constant(TagInteger, b4(1)))))
			a.field(AccStatic, "f", "I", c, c)
		}},

		{"method: name", `invalid method name "a>"`, func(a *assembler) { a.method(AccNative, "a>", "()V") }},
		{"method: type", `invalid descriptor "()" of method "m"`, func(a *assembler) { a.method(AccNative, "m", "()") }},
		{"method: <init> type", `invalid descriptor "()I" of method "<init>"`, func(a *assembler) { a.method(0, "<init>", "()I") }},
		{"method: <clinit> type", `invalid descriptor "(I)V" of method "<clinit>"`, func(a *assembler) { a.method(AccStatic, "<clinit>", "(I)V") }},
		{"method: <clinit> flags", "<clinit> is not static", func(a *assembler) { a.method(0, "<clinit>", "()V") }},
		{"method: <init> flags", "illegal flags 0x0008", func(a *assembler) { a.method(AccStatic, "<init>", "()V") }},
		{"method: abstract final", "illegal flags 0x0410", func(a *assembler) { a.method(AccAbstract|AccFinal, "m", "()V") }},
		{"method: interface <init>", "an interface cannot have a constructor", func(a *assembler) { a.flags = 0x600; a.method(pub, "<init>", "()V") }},
		{"method: of interface", "illegal flags 0x0400", func(a *assembler) { a.flags = 0x600; a.method(AccAbstract, "m", "()V") }},
		{"method: too many arguments", "more than 255 argument slots", func(a *assembler) { a.method(AccNative, "m", "("+strings.Repeat("I", 255)+")V") }},
		{"method: far too many arguments", "invalid descriptor", func(a *assembler) { a.method(AccNative|AccStatic, "m", "("+strings.Repeat("J", 128)+")V") }},
		{"method: twice", `duplicate method "m""()V"`, func(a *assembler) { a.method(AccNative, "m", "()V"); a.method(AccNative, "m", "()V") }},
		{"method: no code", "has no code", func(a *assembler) { a.method(0, "m", "()V") }},
		{"method: abstract code", "native or abstract but has code", func(a *assembler) { a.method(AccAbstract, "m", "()V", a.code(1, 1, nil)) }},
		{"method: two codes", `duplicate attribute "Code"`, func(a *assembler) { c := a.code(1, 1, nil); a.method(0, "m", "()V", c, c) }},
		{"method: parameters", "attribute is shorter than its contents", func(a *assembler) {
			a.method(AccNative, "m", "()V", a.attr("MethodParameters", []byte{2, 0, 0, 0, 0}))
		}},
		{"method: thrown array", "array class", func(a *assembler) {
			a.method(AccNative, "m", "()V", a.attr("Exceptions", b2(1, int(a.class("[I")))))
		}},

		{"code: empty", "code length 0", func(a *assembler) { a.method(0, "m", "()V", a.code(1, 0, nil)) }},
		{"code: too long", "code length 65536", func(a *assembler) { a.method(0, "m", "()V", a.code(1, 65536, nil)) }},
		{"code: length lies", "attribute is shorter than its contents", func(a *assembler) { a.method(0, "m", "()V", a.attr("Code", b2(1, 1), b4(9), b2(0, 0, 0))) }},
		{"code: few locals", "do not fit into 2 locals", func(a *assembler) { a.method(0, "m", "(D)V", a.code(2, 1, nil)) }},
		{"code: empty range", "covers [1, 1) of 2 bytes", func(a *assembler) { a.method(0, "m", "()V", a.code(1, 2, b2(1, 1, 0, 0))) }},
		{"code: long range", "covers [0, 3) of 2 bytes", func(a *assembler) { a.method(0, "m", "()V", a.code(1, 2, b2(0, 3, 0, 0))) }},
		{"code: handler", "handler at 2 of 2 bytes", func(a *assembler) { a.method(0, "m", "()V", a.code(1, 2, b2(0, 2, 2, 0))) }},
		{"code: catch", "index 1 must be Class", func(a *assembler) { a.method(0, "m", "()V", a.code(1, 2, b2(0, 2, 0, 1))) }},
		{"code: line", "line table names pc 2 of 2 bytes", func(a *assembler) {
			a.method(0, "m", "()V", a.code(1, 2, nil, a.attr("LineNumberTable", b2(1, 2, 7))))
		}},
		{"code: local range", "LocalVariableTable: [1, 3) exceeds 2 bytes", func(a *assembler) {
			a.method(0, "m", "()V", a.code(1, 2, nil, a.attr("LocalVariableTable", b2(1, 1, 2, 1, 1, 0))))
		}},
		{"code: local twice", `Duplicated LocalVariableTable attribute entry for "x"`, func(a *assembler) {
			row := []int{0, 2, int(a.utf8("x")), int(a.utf8("I")), 1}
			a.method(0, "m", "()V", a.code(2, 2, nil, a.attr("LocalVariableTable", b2(append(append([]int{2}, row...), row...)...))))
		}},
		{"code: type of no local", `LVTT entry for "x" does not match`, func(a *assembler) {
			x, i := int(a.utf8("x")), int(a.utf8("I"))
			a.method(0, "m", "()V", a.code(2, 2, nil, a.attr("LocalVariableTable", b2(1, 0, 2, x, i, 1)), a.attr("LocalVariableTypeTable", b2(1, 0, 2, x, i, 0))))
		}},
		{"code: local slot", `"x" is in slot 1 of 2`, func(a *assembler) {
			a.method(0, "m", "()V", a.code(2, 2, nil, a.attr("LocalVariableTable", b2(1, 0, 2, int(a.utf8("x")), int(a.utf8("J")), 1))))
		}},
		{"code: stack maps", `duplicate attribute "StackMapTable"`, func(a *assembler) {
			s := a.attr("StackMapTable", b2(0))
			a.method(0, "m", "()V", a.code(1, 2, nil, s, s))
		}},

		{"attribute: too long", `attribute "Synthetic" is 1 bytes too long`, func(a *assembler) { a.classAttr("Synthetic", []byte{0}) }},
		{"attribute: beyond the file", `attribute "p/C" of 4294967295 bytes does not fit`, func(a *assembler) { a.attrs = append(a.attrs, join(b2(1), b4(-1))) }},
		{"attribute: cut head", "truncated class file", func(a *assembler) {
			source := a.attr("SourceFile", b2(1))
			a.attrs = append(a.attrs, source, source[:5])
		}},
		{"attribute: name", "index 0 must be Utf8, is none", func(a *assembler) { a.attrs = append(a.attrs, make([]byte, 6)) }},
		{"attribute: twice", `duplicate attribute "SourceFile"`, func(a *assembler) { a.classAttr("SourceFile", b2(1)); a.classAttr("SourceFile", b2(1)) }},
		{"attribute: annotations", `duplicate attribute "RuntimeVisibleAnnotations"`, func(a *assembler) {
			a.classAttr("RuntimeVisibleAnnotations", b2(0))
			a.classAttr("RuntimeVisibleAnnotations", b2(0))
		}},
		{"nest", "NestHost and NestMembers exclude each other", func(a *assembler) { a.classAttr("NestHost", b2(2)); a.classAttr("NestMembers", b2(0)) }},
		{"sealed final", "a final class cannot permit subclasses", func(a *assembler) { a.flags |= uint16(AccFinal); a.classAttr("PermittedSubclasses", b2(0)) }},
		{"inner of itself", "its own outer class", func(a *assembler) { a.classAttr("InnerClasses", b2(1, 2, 2, 1, 0)) }},
		{"inner flags", "illegal flags 0x0410 of inner class", func(a *assembler) { a.classAttr("InnerClasses", b2(1, 2, 0, 0, 0x410)) }},
		{"inner twice", `duplicate inner class "p/C"`, func(a *assembler) { a.classAttr("InnerClasses", b2(2, 2, 0, 0, 0, 2, 0, 0, 0)) }},
		{"enclosing field", `cannot be the field "f"`, func(a *assembler) { a.classAttr("EnclosingMethod", b2(2, int(a.nameAndType("f", "I")))) }},
		{"record component", `invalid descriptor "p/C" of record component "c"`, func(a *assembler) { a.classAttr("Record", b2(1, int(a.utf8("c")), 1, 0)) }},
		{"bootstrap handle", "index 2 must be MethodHandle", func(a *assembler) { a.classAttr("BootstrapMethods", b2(1, 2, 0)) }},
		{"bootstrap argument", "bootstrap argument 1 is not a loadable constant (Utf8)", func(a *assembler) {
			h := a.handle(RefInvokeStatic, a.member(TagMethodref, "p/C", "m", "()V"))
			a.classAttr("BootstrapMethods", b2(1, int(h), 1, 1))
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			a := newAssembler()
			test.change(a)
			expectError(t, a.bytes(), KindClassFormat, test.want)
		})
	}
}

func TestOwnSuper(t *testing.T) {
	a := newAssembler()
	a.super = a.this
	expectError(t, a.bytes(), KindCircular, "p/C")
}

// A class with the flag of a module is no class, whatever else is wrong with it.
func TestModuleFlag(t *testing.T) {
	for _, name := range []string{"p/C", "module-info"} {
		a := newAssembler()
		a.flags, a.this = uint16(AccModule|AccFinal), a.class(name)
		expectError(t, a.bytes(), KindNoClass, name+" is not a class because access_flag ACC_MODULE is set")
	}
}

// Rows that contradict each other are left out altogether.
func TestEntangledInnerClasses(t *testing.T) {
	const c, d, e = 2, 6, 8 // constants
	for _, rows := range [][]int{
		{2, c, 0, 0, 0, c, 0, 0, 1},             // one class twice
		{2, c, d, 0, 0, d, c, 0, 0},             // two inside each other
		{3, e, c, 0, 0, c, d, 0, 0, d, c, 0, 0}, // and one inside of both
	} {
		a := newAssembler()
		if a.class("p/D") != d || a.class("p/E") != e {
			t.Fatal("the constants have other numbers")
		}
		a.classAttr("InnerClasses", b2(rows...))
		if f, err := Parse(a.bytes()); err != nil || len(f.InnerClasses) > 0 {
			t.Errorf("%v: %v, %+v", rows, err, f)
		}
	}
}

func expectError(t *testing.T, data []byte, kind, want string) *FormatError {
	t.Helper()
	f, err := Parse(data)
	var format *FormatError
	if !errors.As(err, &format) {
		t.Fatalf("error is %v, file %+v; want %q", err, f, want)
	}
	if format.Kind != kind || !strings.Contains(format.Msg, want) {
		t.Errorf("error is %v, want %s with %q", err, kind, want)
	}
	if format.Offset < 0 || format.Offset > len(data) {
		t.Errorf("offset %d is outside %d bytes: %v", format.Offset, len(data), err)
	}
	return format
}

func TestParseHeaderErrors(t *testing.T) {
	expectError(t, nil, KindClassFormat, "truncated class file")
	expectError(t, []byte("PK\x03\x04"), KindClassFormat, "bad magic number 0x504B0304")

	for _, test := range []struct {
		major, minor uint16
		want         string
	}{
		{MaxMajor + 1, 0, "p/C has been compiled by a more recent version of the Java Runtime (class file version 70.0), " +
			"this version of the Java Runtime only recognizes class file versions up to 69.0"},
		{44, 0, "p/C (class file version 44.0) was compiled with an invalid major version"},
		{56, 1, "p/C (class file version 56.1) was compiled with an invalid non-zero minor version"},
	} {
		a := newAssembler()
		a.major, a.minor = test.major, test.minor
		err := expectError(t, a.bytes(), KindUnsupportedVersion, test.want)
		equal(t, "message", err.Msg, test.want)
		equal(t, "name", err.Name, "p/C")
		equal(t, "text", err.Error(), KindUnsupportedVersion+": "+test.want+" (at byte 4)")
	}
	expectError(t, join(b4(Magic), b2(0, 99)), KindUnsupportedVersion, "a class of unknown name has been compiled")
}

func TestErrorText(t *testing.T) {
	a := newAssembler()
	a.field(0, "a\n/", "I")
	data := a.bytes()
	err := expectError(t, data, KindClassFormat, "invalid field name")
	nameIndex := b2(int(a.count) - 2) // the descriptor was added after it
	if !bytes.HasPrefix(data[err.Offset:], nameIndex) {
		t.Errorf("offset %d is not where the field names its name", err.Offset)
	}
	want := `java.lang.ClassFormatError: p/C: invalid field name "a\n/" (at byte ` + utoa(uint16(err.Offset)) + ")"
	equal(t, "text", err.Error(), want)
	hostile := FormatError{Name: "a\nb", Kind: KindClassFormat, Msg: "x\x1b[2J", Offset: 3}
	equal(t, "text", hostile.Error(), "java.lang.ClassFormatError: a\uFFFDb: x\uFFFD[2J (at byte 3)")
}

// TestParsePrefixes cuts a class file at every byte: each prefix must be
// refused, whatever the cut hits.
func TestParsePrefixes(t *testing.T) {
	data := condy()
	for n := range data {
		if _, err := Parse(data[:n:n]); err == nil {
			t.Errorf("the first %d of %d bytes are accepted", n, len(data))
		}
	}
}

// touch calls everything that promises not to fail on a parsed file.
func touch(f *File) {
	p := f.Pool
	for i := range p.Consts {
		i := uint16(i)
		switch p.Tag(i) {
		case TagClass, TagModule, TagPackage:
			p.Class(i)
		case TagString, TagMethodType:
			DecodeUTF16(p.String(i))
		case TagFieldref, TagMethodref, TagInterfaceMethodref:
			p.Member(i)
		case TagNameAndType:
			p.NameAndType(i)
		case TagMethodHandle:
			p.Member(p.Consts[i].B)
		case TagDynamic, TagInvokeDynamic:
			boot, _, _ := p.Dynamic(i)
			_ = f.Bootstraps[boot]
		}
	}
	annotations := []*Annotations{&f.Annotations}
	for i := range f.Fields {
		annotations = append(annotations, &f.Fields[i].Annotations)
	}
	for i := range f.Methods {
		m := &f.Methods[i]
		annotations = append(annotations, &m.Annotations)
		if _, _, err := ParseMethodDescriptor(m.Descriptor); err != nil {
			panic(err)
		}
		if c := m.Code; c != nil {
			c.Lines()
			c.Locals()
			c.LocalTypes()
			c.LineAt(len(c.Bytes))
			ParseLocalAnnotations(c.TypeVisible, p)
		}
	}
	for _, a := range annotations {
		ParseAnnotations(a.Visible, p)
		ParseAnnotations(a.Invisible, p)
		ParseParameterAnnotations(a.ParameterVisible, p)
		ParseParameterAnnotations(a.ParameterInvisible, p)
		ParseAnnotationDefault(a.Default, p)
	}
}

func FuzzParse(f *testing.F) {
	f.Add(condy())
	f.Add(newAssembler().bytes())
	f.Add([]byte("\xCA\xFE\xBA\xBE\x00\x00\x00\x42"))
	for _, dir := range []string{"features", "module"} {
		for _, data := range compile(f, dir) {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		before := bytes.Clone(data)
		file, err := Parse(data)
		var format *FormatError
		switch {
		case err == nil:
			touch(file)
		case !errors.As(err, &format):
			t.Errorf("error of type %T: %v", err, err)
		case format.Offset < 0 || format.Offset > len(data) || strings.ContainsAny(err.Error(), "\r\n"):
			t.Errorf("bad error: %q", err)
		}
		if !bytes.Equal(data, before) {
			t.Error("Parse or an accessor has changed the data")
		}
	})
}
