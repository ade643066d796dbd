package format

import (
	"math"
	"testing"

	"github.com/gojpf/gojpf/vm"
)

func TestPrimitive(t *testing.T) {
	for _, test := range []struct {
		kind vm.Kind
		slot uint64
		want string
	}{
		{vm.KindInt, 0xffffffff, "-1"},
		{vm.KindByte, 0x80, "-128"}, // as a field holds it
		{vm.KindByte, 0xffffff80, "-128"},
		{vm.KindShort, 0x8000, "-32768"},
		{vm.KindLong, math.MaxUint64, "-1"},
		{vm.KindBoolean, 1, "true"},
		{vm.KindBoolean, 0, "false"},
		{vm.KindChar, 'x', "'x'"},
		{vm.KindChar, '\n', `'\n'`},
		{vm.KindFloat, uint64(math.Float32bits(0.1)), "0.1"},
		{vm.KindDouble, math.Float64bits(1e10), "1.0E10"},
		{vm.KindDouble, math.Float64bits(math.NaN()), "NaN"},
	} {
		if got := Primitive(test.kind, test.slot); got != test.want {
			t.Errorf("%s %x: %s, want %s", test.kind, test.slot, got, test.want)
		}
	}
}

func TestFirstLine(t *testing.T) {
	for text, want := range map[string]string{"": "", "plain <é>": "plain <é>", "one\ntwo": "one", "a\x00b\tc\u0085": "a\\u0000b\\u0009c\\u0085"} {
		if got := FirstLine(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
