package models

import "github.com/gojpf/gojpf/vm"

// loopback is the one host whose name is known without a network.
const (
	loopbackName    = "localhost"
	loopbackAddress = 127<<24 | 1
)

// hostAddresses is lookupAllHostAddr(String). Phase 1 has the address in local 0.
func hostAddresses(e *vm.Env) {
	c := e.M.Lib.MustLoad("java/net/Inet4Address")
	switch {
	case e.Phase == 1:
		r := e.M.Heap.NewArray(e.M.Lib.MustLoad("[Ljava/net/InetAddress;"), 1)
		e.M.Heap.Get(r).Refs()[0] = vm.Ref(e.Local(0))
		e.ReturnRef(r)
	case e.Ref(1) == vm.Null || e.String(1) != loopbackName:
		noNetwork("looking up a host name")(e)
	case e.InitClass(c):
		r := e.M.Heap.NewInstance(c)
		e.SetLocalRef(0, r)
		e.Call(1, c.DeclaredMethod("<init>", "(Ljava/lang/String;I)V"), uint64(r), e.Args[1], loopbackAddress)
	}
}

// hostName is getHostByAddr(byte[]).
func hostName(e *vm.Env) {
	address := int64(0)
	for _, b := range e.Object(1).RawBytes() {
		address = address<<8 | int64(b)
	}
	if address != loopbackAddress {
		noNetwork("looking up a host name")(e)
		return
	}
	e.ReturnString(loopbackName)
}
