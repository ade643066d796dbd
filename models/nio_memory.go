package models

import "github.com/gojpf/gojpf/vm"

// A virtual machine fills in these constants itself. Without them direct
// buffers and off-heap memory have neither sizes nor addresses.
func init() {
	Override("jdk/internal/misc/UnsafeConstants", Methods{"<clinit>": func(e *vm.Env) {
		c := e.Method.Class
		for name, v := range map[string]uint64{
			"ADDRESS_SIZE0": 8, "PAGE_SIZE": mapGranularity, "BIG_ENDIAN": 0, "UNALIGNED_ACCESS": 1, "DATA_CACHE_LINE_FLUSH_SIZE": 0,
		} {
			if f := c.FieldNamed(name); f != nil {
				e.M.SetStatic(f, v)
			}
		}
	}})
}
