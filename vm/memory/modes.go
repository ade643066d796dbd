package memory

import "strings"

// OrdersOf says how much the read and the write of an access order, by the name that
// VarHandle or Unsafe has for it.
func OrdersOf(name string) (reads, writes Mode) {
	simple := !strings.HasPrefix(name, "getAnd") && (strings.HasPrefix(name, "get") || strings.HasPrefix(name, "set") || strings.HasPrefix(name, "put"))
	switch {
	case strings.HasSuffix(name, "Opaque"):
		return Opaque, Opaque
	case strings.HasSuffix(name, "Acquire"):
		return Ordered, Plain
	case strings.HasSuffix(name, "Release"):
		return Plain, Ordered
	case strings.HasSuffix(name, "Plain"), simple && !strings.HasSuffix(name, "Volatile"):
		return Plain, Plain
	}
	return Volatile, Volatile
}
