package callmonitor_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/callmonitor"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestCallMonitor(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Calls.java")
	_, out := listenertest.Run(t, classes, "Calls", "listener=.listener.CallMonitor")
	listenertest.Contains(t, out, "Calls.<init>(id:3)\n", `Calls.scale(by:0.5,times:7,note:"x3")`, `note:"x4")`, "Calls.fill(a:char[2]@", ",b:true,other:null)\n",
		"java.lang.Math.max(")
	if n := strings.Count(out, "Calls.main("); n != 1 {
		t.Errorf("main is called %d times:\n%s", n, out)
	}
	if n := strings.Count(out, "gov.nasa.jpf.vm.Verify.getInt(3,4)"); n != 1 {
		t.Errorf("the native is called %d times:\n%s", n, out)
	}
	// What the JDK calls in turn is left out.
	if strings.Contains(out, "StringConcatHelper") {
		t.Errorf("calls of the JDK:\n%s", out)
	}
}
