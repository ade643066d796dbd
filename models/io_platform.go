package models

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// What java.lang, java.util and java.net ask of the platform: libraries of
// native code, the time zone, host names.

func init() {
	// The natives of the JDK's own libraries are written in Go, so loading one
	// of them is nothing.
	Override("jdk/internal/loader/BootLoader", Methods{"loadLibrary": nothing})
	Register("jdk/internal/loader/NativeLibraries", Methods{
		"findBuiltinLib": returnNull,
		"findEntry0":     returnLong(0),
		"load":           loadLibrary,
		"unload":         nothing,
	})
	Register("jdk/internal/loader/NativeLibrary", Methods{"findEntry0": returnLong(0)})
	Register("jdk/internal/loader/RawNativeLibraries", Methods{
		"load0": noForeignFunctions, "unload0": nothing,
	})
	Override("jdk/internal/foreign/abi/SharedUtils", Methods{"getSystemLinker": noForeignFunctions})
	Register("java/util/TimeZone", Methods{
		"getSystemTimeZoneID": func(e *vm.Env) {
			if id := systemTimeZone(options(e)); id != "" {
				e.ReturnString(id)
			}
		},
		"getSystemGMTOffsetID": returnString("GMT"),
	})
	for _, c := range []string{"InetAddress", "Inet4Address", "Inet6Address", "NetworkInterface", "DatagramPacket"} {
		Register("java/net/"+c, Methods{"init": nothing})
	}
	Register("java/net/InetAddress", Methods{"isIPv4Available": returnBool(true), "isIPv6Supported": returnBool(false)})
	Register("java/net/InetAddressImplFactory", Methods{"isIPv6Supported": returnBool(false)})
	Register("java/net/Inet4AddressImpl", Methods{
		"getLocalHostName":   returnString("localhost"),
		"lookupAllHostAddr":  hostAddresses,
		"getHostByAddr":      hostName,
		"isReachable0":       noNetwork("reaching a host"),
		"getLocalHostName0":  returnString("localhost"),
		"lookupAllHostAddr0": hostAddresses,
	})
	net := Methods{
		"isIPv6Available0": returnBool(false), "isReusePortAvailable0": returnBool(false),
		"isExclusiveBindAvailable": returnInt(-1), "shouldShutdownWriteBeforeClose0": returnBool(false),
		"shouldSetBothIPv4AndIPv6Options0": returnBool(true), "canIPv6SocketJoinIPv4Group0": returnBool(true),
		"canJoin6WithIPv4Group0": returnBool(false), "canUseIPv6OptionsWithIPv4LocalAddress0": returnBool(true),
		"pollinValue": returnInt(1), "polloutValue": returnInt(4), "pollerrValue": returnInt(8), "pollhupValue": returnInt(16),
		"pollnvalValue": returnInt(32), "pollconnValue": returnInt(4),
	}
	for _, name := range []string{"socket0", "bind0", "listen", "connect0", "accept", "poll", "localPort", "remotePort",
		"getIntOption0", "setIntOption0"} {
		net[name] = noNetwork("a network connection (sun.nio.ch.Net." + strings.TrimSuffix(name, "0") + ")")
	}
	Register("sun/nio/ch/Net", net)
}

// noForeignFunctions ends the run where the program is about to call native code of its own
// choice: on the host it can, so that an exception would have it go on as it does nowhere.
func noForeignFunctions(e *vm.Env) {
	e.Unsupported("calls of native code", "see docs/models.md")
}

func noNetwork(what string) vm.NativeFunc {
	return func(e *vm.Env) { e.Unsupported(what, "a program under test stays inside the machine") }
}

// loadLibrary is told of a library file that exists.
func loadLibrary(e *vm.Env) {
	name := e.String(1)
	home, err := filepath.EvalSymlinks(options(e).JavaHome)
	if err != nil {
		home = options(e).JavaHome
	}
	if libs, err := filepath.EvalSymlinks(filepath.Join(home, "lib")); err == nil && strings.HasPrefix(name, libs+"/") {
		home = libs
	}
	if !strings.HasPrefix(name, home+"/") {
		e.Unsupported("loading the native library "+name, "machine code cannot be run; native methods can be written in Go, see docs/models.md")
		return
	}
	e.M.Heap.Writable(e.Ref(0)).Words[e.Object(0).Class.FieldNamed("handle").Word] = 1
	e.ReturnBool(true)
}

const zoneInfo = "/usr/share/zoneinfo/"

// systemTimeZone finds the ID of the platform's time zone where the JDK looks
// for it.
func systemTimeZone(o *Options) string {
	if o.Timezone != "" {
		return o.Timezone
	}
	for _, kv := range o.Env {
		if kv[0] == "TZ" && kv[1] != "" {
			id := strings.TrimPrefix(kv[1], ":")
			id = strings.TrimPrefix(id, zoneInfo)
			return strings.TrimPrefix(id, "posix/")
		}
	}
	if b, err := os.ReadFile("/etc/timezone"); err == nil {
		if id, _, _ := strings.Cut(string(b), "\n"); id != "" {
			return id
		}
	}
	const local = "/etc/localtime"
	if target, err := os.Readlink(local); err == nil {
		if _, id, ok := strings.Cut(target, "zoneinfo/"); ok {
			return id
		}
		return ""
	}
	return sameZone(local)
}

// sameZone searches the zone whose rules a file holds.
func sameZone(file string) string {
	want, err := os.ReadFile(file)
	if err != nil {
		return ""
	}
	id := ""
	filepath.WalkDir(zoneInfo, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil
		}
		if b, err := os.ReadFile(p); err == nil && bytes.Equal(b, want) {
			id = strings.TrimPrefix(p, zoneInfo)
			return fs.SkipAll
		}
		return nil
	})
	return id
}
