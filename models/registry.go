// Package models is the modelled part of the JDK: native methods written in
// Go, the few JDK classes that are replaced (Java sources in src, their
// compiled classes embedded), and the boot of a machine up to the point where
// the program's main method can run.
//
// A native is registered under the class and the name of the method, with its
// descriptor where the name alone is ambiguous. Registering a method that is
// not native in the class file overrides it. Natives keep nothing outside the
// machine's state; see vm.NativeFunc.
package models

import (
	"math"
	"sync"

	"github.com/gojpf/gojpf/vm"
)

// Methods maps "name" or "name(desc)ret" to a native.
type Methods map[string]vm.NativeFunc

var (
	registryLock sync.RWMutex
	registry     = map[string]Methods{}
	overriding   = map[string]map[string]bool{} // class, then keys of Methods

	overridingIn = map[string]releases{} // class.key
)

// Register adds natives for methods that the class file declares native. It
// serves users' own natives, too: call it before the machine is made.
func Register(class string, methods Methods) {
	registryLock.Lock()
	defer registryLock.Unlock()
	have := registry[class]
	if have == nil {
		have = Methods{}
		registry[class] = have
	}
	for k, fn := range methods {
		have[k] = fn
	}
}

// Override is Register for classes some of whose methods have a body in the
// class file that the native takes the place of.
func Override(class string, methods Methods) {
	Register(class, methods)
	registryLock.Lock()
	defer registryLock.Unlock()
	have := overriding[class]
	if have == nil {
		have = map[string]bool{}
		overriding[class] = have
	}
	for k := range methods {
		have[k] = true
	}
}

// releases are those of the JDK from the first to the last of two.
type releases struct{ first, last int }

// anyLater is behind all releases.
const anyLater = math.MaxInt

// OverrideIn is Override for methods that need it in some releases of the JDK only.
func OverrideIn(first, last int, class string, methods Methods) {
	Override(class, methods)
	registryLock.Lock()
	defer registryLock.Unlock()
	for k := range methods {
		overridingIn[class+"."+k] = releases{first, last}
	}
}

// Natives finds the registered natives; it implements vm.Natives.
type Natives struct {
	Release int // of the JDK; 0 for any
	// EnumerateRandom makes random numbers choices: cg.enumerate_random.
	EnumerateRandom bool
	// Own are natives of this run only, by names of classes. They go before all
	// others, and before the bodies of methods.
	Own map[string]Methods
}

// Feature is the release of the JDK that the natives are for, 0 where that is not known.
func (n Natives) Feature() int { return n.Release }

// own returns a native of this run, nil if there is none.
func (n Natives) own(class, name, desc string) vm.NativeFunc {
	methods := n.Own[class]
	if fn := methods[name+desc]; fn != nil {
		return fn
	}
	return methods[name]
}

// Native implements vm.Natives.
func (n Natives) Native(class, name, desc string) vm.NativeFunc {
	if fn := n.own(class, name, desc); fn != nil {
		return fn
	}
	if n.EnumerateRandom {
		if fn := enumerated[class][name+desc]; fn != nil {
			return fn
		}
	}
	registryLock.RLock()
	defer registryLock.RUnlock()
	methods := registry[class]
	if methods == nil {
		if name == "registerNatives" || name == "initIDs" {
			return nothing
		}
		return nil
	}
	if fn := methods[name+desc]; fn != nil {
		return fn
	}
	if fn := methods[name]; fn != nil && serves(class, name, desc) {
		return fn
	}
	if name == "registerNatives" || name == "initIDs" {
		return nothing
	}
	return nil
}

// Overrides implements vm.Natives.
func (n Natives) Overrides(class, name, desc string) bool {
	if n.own(class, name, desc) != nil {
		return true
	}
	if n.EnumerateRandom && enumerated[class] != nil && enumerated[class][name+desc] != nil {
		return true
	}
	registryLock.RLock()
	defer registryLock.RUnlock()
	keys := overriding[class]
	if keys == nil { // as of most: no name need be made
		return false
	}
	return keys[name+desc] && n.needs(class, name+desc) || keys[name] && n.needs(class, name) && serves(class, name, desc)
}

// needs reports whether the release at hand has a method overridden.
func (n Natives) needs(class, key string) bool {
	in, some := overridingIn[class+"."+key]
	return !some || n.Release == 0 || in.first <= n.Release && n.Release <= in.last
}

func nothing(*vm.Env) {}

func returnInt(v int32) vm.NativeFunc     { return func(e *vm.Env) { e.ReturnInt(v) } }
func returnBool(v bool) vm.NativeFunc     { return func(e *vm.Env) { e.ReturnBool(v) } }
func returnLong(v int64) vm.NativeFunc    { return func(e *vm.Env) { e.ReturnLong(v) } }
func returnString(v string) vm.NativeFunc { return func(e *vm.Env) { e.ReturnString(v) } }
func returnNull(e *vm.Env)                { e.ReturnRef(vm.Null) }
