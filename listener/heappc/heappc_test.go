package heappc_test

import (
	"testing"

	_ "github.com/gojpf/gojpf/listener/heappc"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestHeapSymbolicListener(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Chain.java")
	run := func(more ...string) string {
		settings := append(more, "listener=gov.nasa.jpf.symbc.heap.HeapSymbolicListener", "search.multiple_errors=true", "symbolic.dp=none")
		_, out := listenertest.Run(t, classes, "Chain", settings...)
		return out
	}
	lazy := run("symbolic.method=Chain.second(sym#sym)", "symbolic.lazy=true")
	numbers := run("symbolic.method=Chain.second(con#sym)")
	listenertest.Golden(t, "testdata/chain.txt", "#### lazy\n"+lazy+"#### without references\n"+numbers)
}
