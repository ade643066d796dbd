package classfile

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/quick"
	"unicode/utf8"
)

func TestDescriptors(t *testing.T) {
	tests := []struct {
		desc   string
		params []string
		ret    string
		slots  int
	}{
		{"()V", nil, "V", 0},
		{"(I)I", []string{"I"}, "I", 1},
		{"(JD[J[[DLjava/lang/String;Z)[Lp/C;", []string{"J", "D", "[J", "[[D", "Ljava/lang/String;", "Z"}, "[Lp/C;", 8},
		{"(" + strings.Repeat("[", 255) + "I)V", []string{strings.Repeat("[", 255) + "I"}, "V", 1},
		{"(" + strings.Repeat("J", 127) + "I)V", append(slices.Repeat([]string{"J"}, 127), "I"), "V", 255},
	}
	for _, test := range tests {
		params, ret, err := ParseMethodDescriptor(test.desc)
		if err != nil || !reflect.DeepEqual(params, test.params) || ret != test.ret {
			t.Errorf("%s: %v %s %v", test.desc, params, ret, err)
		}
		equal(t, test.desc+" slots", ArgSlots(test.desc), test.slots)
		equal(t, test.desc+" count", ParamCount(test.desc), len(test.params))
		equal(t, test.desc+" return", ReturnType(test.desc), test.ret)
	}
	for _, bad := range []string{"", "V", "(", "()", "(V)V", "()VV", "(I", "(I)", "()[V", "(L;)V", "(L/a;)V", "(La//b;)V",
		"(La/;)V", "(La.b;)V", "(La[b;)V", "(La)V", "([)V", "()I;", "(X)V",
		"(" + strings.Repeat("[", 256) + "I)V", "(" + strings.Repeat("I", 256) + ")V"} {
		if params, ret, err := ParseMethodDescriptor(bad); err == nil {
			t.Errorf("%q is accepted as %v %s", bad, params, ret)
		}
		equal(t, bad, ArgSlots(bad), -1)
		equal(t, bad, ParamCount(bad), -1)
	}
}

func TestNames(t *testing.T) {
	tests := []struct {
		s                         string
		plain, method, class, typ bool
	}{
		{"", false, false, false, false},
		{"a", true, true, true, false},
		{"<a>", true, false, true, false},
		{"<init>", true, true, true, false},
		{"a/b", false, false, true, false},
		{"/a", false, false, false, false},
		{"a/", false, false, false, false},
		{"a.b", false, false, false, false},
		{"a;", false, false, false, false},
		{"[I", false, false, true, true},
		{"[[La/b;", false, false, true, true},
		{"[a", false, false, false, false},
		{"La/b;", false, false, false, true},
		{"J", true, true, true, true},
		{"\u00fcber", true, true, true, false},
	}
	for _, test := range tests {
		got := [...]bool{IsUnqualifiedName(test.s), isMethodName(test.s), IsClassName(test.s), IsFieldDescriptor(test.s)}
		equal(t, test.s, got, [...]bool{test.plain, test.method, test.class, test.typ})
	}
	for class, desc := range map[string]string{"a/b": "La/b;", "[I": "[I", "[La;": "[La;"} {
		equal(t, class, DescriptorOf(class), desc)
		equal(t, desc, ClassOf(desc), class)
	}
	equal(t, "class of I", ClassOf("I"), "")
}

func TestModifiedUTF8(t *testing.T) {
	tests := []struct {
		text, mutf8 string
		units       []uint16
	}{
		{"", "", []uint16{}},
		{"plain text longer than one word", "plain text longer than one word", nil},
		{"seven77\x00", "seven77\xc0\x80", nil},
		{"\x7f\u0080\u07ff\u0800\uffff", "\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xef\xbf\xbf", []uint16{0x7F, 0x80, 0x7FF, 0x800, 0xFFFF}},
		{"a😀", "a\xed\xa0\xbd\xed\xb8\x80", []uint16{'a', 0xD83D, 0xDE00}},
	}
	for _, test := range tests {
		equal(t, "mutf8", FromGoString(test.text), test.mutf8)
		equal(t, "text", ToGoString(test.mutf8), test.text)
		equal(t, "validity", IsMUTF8(test.mutf8), true)
		if test.units != nil {
			equal(t, "units", DecodeUTF16(test.mutf8), test.units)
			equal(t, "encoded units", EncodeUTF16(test.units), test.mutf8)
		}
	}
	equal(t, "lone surrogate", ToGoString("\xed\xa0\xbd"), "\uFFFD")
	equal(t, "bytes of no sequence", DecodeUTF16("\xffa\xe2\x82"), []uint16{0xFFFD, 'a', 0xFFFD, 0xFFFD})
	for _, bad := range []string{"\x00", "1234567\x00", "\x80", "\xc1\x81", "\xe0\x80\x80", "\xf0\x9f\x98\x80", "\xc2", "12345678\xe2\x82"} {
		equal(t, bad, IsMUTF8(bad), false)
	}
}

func TestModifiedUTF8Properties(t *testing.T) {
	properties := map[string]any{
		"units survive": func(units []uint16) bool {
			s := EncodeUTF16(units)
			return IsMUTF8(s) && slices.Equal(DecodeUTF16(s), units)
		},
		"small units survive": func(small []uint8) bool {
			units := make([]uint16, len(small))
			for i, u := range small {
				units[i] = uint16(u)
			}
			return slices.Equal(DecodeUTF16(EncodeUTF16(units)), units)
		},
		"text survives": func(s string) bool {
			m := FromGoString(s)
			return IsMUTF8(m) && ToGoString(m) == s
		},
		"decoders take anything": func(b []byte) bool {
			s := string(b)
			valid := IsMUTF8(s)
			again := EncodeUTF16(DecodeUTF16(s))
			return utf8.ValidString(ToGoString(s)) && IsMUTF8(again) && (!valid || again == s)
		},
		"ascii prefix is exact": func(b []byte) bool {
			n := asciiPrefix(string(b))
			i := slices.IndexFunc(b, func(c byte) bool { return c == 0 || c > 0x7F })
			return n == i || i < 0 && n == len(b)
		},
	}
	for name, property := range properties {
		if err := quick.Check(property, &quick.Config{MaxCount: 2000}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAnnotationErrors(t *testing.T) {
	pool := &Pool{Consts: []Const{{}, {Tag: TagUtf8, Str: "La;"}, {Tag: TagInteger, Bits: 1}}}
	deep := slices.Concat(slices.Repeat([]byte{'[', 0, 1}, maxAnnotationDepth+1), []byte{'I', 0, 2})
	tests := []struct {
		raw    []byte
		offset int
		want   string
	}{
		{[]byte{}, 0, "truncated annotations"},
		{[]byte{'I', 0, 2, 0}, 3, "1 extra bytes after the annotations"},
		{[]byte{'x', 0, 2}, 0, "unknown tag 'x'"},
		{[]byte{'I', 0, 1}, 1, "index 1 must be Integer, is Utf8"},
		{[]byte{'I', 9, 9}, 1, "index 2313 must be Integer, is none"},
		{[]byte{'J', 0, 2}, 1, "must be Long"},
		{[]byte{'[', 0xFF, 0xFF, 'I', 0, 2}, 3, "truncated annotations"},
		{[]byte{'@', 0, 1, 0, 1}, 5, "truncated annotations"},
		{deep, 3 * (maxAnnotationDepth + 1), "nest deeper than 256"},
	}
	for _, test := range tests {
		_, err := ParseAnnotationDefault(test.raw, pool)
		format, ok := err.(*FormatError)
		if !ok || format.Kind != KindAnnotationFormat || format.Offset != test.offset || !strings.Contains(format.Msg, test.want) {
			t.Errorf("%.20q: error is %v, want %q at %d", test.raw, err, test.want, test.offset)
		}
	}
	if _, err := ParseAnnotationDefault(deep[3:], pool); err != nil {
		t.Errorf("nested %d deep: %v", maxAnnotationDepth, err)
	}
	if _, err := ParseParameterAnnotations([]byte{200}, pool); err == nil {
		t.Error("missing parameter annotations are accepted")
	}
}
