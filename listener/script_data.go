package listener

import (
	"encoding/binary"

	"go.starlark.net/starlark"

	"github.com/gojpf/gojpf/vm"
)

// scriptData is what a script keeps with a state, or puts on a slot or object. It is
// frozen.
type scriptData struct{ value starlark.Value }

// AppendState has states in which it differs be different ones.
func (d scriptData) AppendState(b []byte) []byte { return appendValue(b, d.value) }

// appendValue encodes a value by what it holds. One that does not show that, a
// function above all, is like no other.
func appendValue(b []byte, v starlark.Value) []byte {
	b = append(append(b, v.Type()...), 0)
	count := func(n int) { b = binary.LittleEndian.AppendUint64(b, uint64(n)) }
	each := func(list starlark.Iterable) {
		iter := list.Iterate()
		defer iter.Done()
		var x starlark.Value
		for iter.Next(&x) {
			b = appendValue(b, x)
		}
	}
	switch v := v.(type) {
	case starlark.NoneType, starlark.Bool, starlark.Int, starlark.Float:
		return append(append(b, v.String()...), 0)
	case starlark.String:
		count(len(v))
		return append(b, v...)
	case starlark.Bytes:
		count(len(v))
		return append(b, v...)
	case starlark.Tuple:
		count(v.Len())
		each(v)
	case *starlark.List:
		count(v.Len())
		each(v)
	case *starlark.Set: // in the order in which a loop over it sees them
		count(v.Len())
		each(v)
	case *starlark.Dict:
		count(v.Len())
		for _, item := range v.Items() {
			b = appendValue(appendValue(b, item[0]), item[1])
		}
	default:
		return vm.AppendUnlike(b)
	}
	return b
}
