package vm

import "testing"

func TestUnsupportedNamesWhatIsMissing(t *testing.T) {
	for _, c := range []struct {
		what  string
		stack []string
		want  string
	}{
		{"native method a.B.c()V", []string{"at a.B.c(Native Method)"}, "unsupported: native method a.B.c()V"},
		{"calls of native code", []string{"at p.Main.main", "at java.base/java.lang.foreign.Linker.nativeLinker(Linker.java:578)"},
			"unsupported: foreign memory and functions (java.lang.foreign): calls of native code"},
		{"native method jdk.internal.vm.vector.VectorSupport.f()I", nil,
			"unsupported: the vector API (jdk.incubator.vector): native method jdk.internal.vm.vector.VectorSupport.f()I"},
	} {
		var m Machine
		m.Stop(&Unsupported{What: c.what, Stack: c.stack})
		if got := m.Halt.Error(); got != c.want {
			t.Errorf("%q, expected %q", got, c.want)
		}
	}
}
