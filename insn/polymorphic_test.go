package insn

import (
	"os"
	"regexp"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/memory"
)

// The machine passes the ordinal of an AccessMode to the modelled VarHandle:
// both must count alike, and agree on what a mode does.
func TestAccessModesAreThoseOfTheModel(t *testing.T) {
	src, err := os.ReadFile("../models/src/java.base/java/lang/invoke/VarHandle.java")
	if err != nil {
		t.Fatal(err)
	}
	constant := regexp.MustCompile(`\n        [A-Z_]+\("(\w+)", AccessType\.\w+,\s+Memory\.([A-Z_]+)\)`)
	shapes := map[string]accessShape{
		"GET": accessGet, "GET_VOLATILE": accessGet, "SET": accessSet, "SET_VOLATILE": accessSet,
		"COMPARE_AND_SET": accessCompareAndSet, "COMPARE_AND_EXCHANGE": accessCompareAndExchange,
		"GET_AND_SET": accessGetAndSet, "GET_AND_ADD": accessGetAndAdd, "GET_AND_OR": accessGetAndOr,
		"GET_AND_AND": accessGetAndAnd, "GET_AND_XOR": accessGetAndXor,
	}
	rows := constant.FindAllSubmatch(src, -1)
	if len(rows) != len(accessModes) {
		t.Fatalf("the model has %d access modes, the machine %d", len(rows), len(accessModes))
	}
	for i, row := range rows {
		reads, writes := memory.OrdersOf(string(row[1]))
		want := accessMode{uint64(i), shapes[string(row[2])], reads, writes}
		if got, ok := accessModes[string(row[1])]; !ok || got != want {
			t.Errorf("%s: %v, the model has %v", row[1], got, want)
		}
	}
}

func TestStaticMismatch(t *testing.T) {
	c := &vm.Class{Name: "p/C"}
	static := &vm.Method{Class: c, Name: "s", Desc: "(I)V", Flags: 0x0008}
	instance := &vm.Method{Class: c, Name: "i", Desc: "()J"}
	for _, tt := range []struct {
		mt     *vm.Method
		static bool
		want   string
	}{
		{static, true, ""},
		{instance, false, ""},
		{static, false, "Expected instance not static method 'void p.C.s(int)'"},
		{instance, true, "Expected static method 'long p.C.i()'"},
	} {
		if got := staticMismatch(tt.mt, tt.static); got != tt.want {
			t.Errorf("%s as static %v: %q, want %q", tt.mt, tt.static, got, tt.want)
		}
	}
}
