package explore

import (
	"math"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

func TestBadSerializers(t *testing.T) {
	for _, c := range []struct{ settings, want string }{
		{"+vm.serializer.class=.vm.serialize.PolDetSerializer", "vm.serializer.class: expected filtering, full, adaptive, top or abstraction"},
		{"+filter.class=my.Filter", "filter.class: expected"},
		{"+filter.static_ammendments=my.Filter", "filter.static_ammendments: expected JPF's own classes"},
		{"+filter.fields=count", "filter.fields: expected names of fields"},
		{"+vm.serializer.class=abstraction +das.fields=n", "das.n.field: expected the name of a field"},
		{"+vm.serializer.class=abstraction +das.fields=n +das.n.field=Main.n", "das.n.abstraction: expected ignore"},
		{"+vm.serializer.class=abstraction +das.fields=n +das.n.field=Main.n +das.n.abstraction=my.Abstraction", "das.n.abstraction: expected ignore"},
		{"+vm.serializer.class=abstraction +das.fields=n +das.n.field=Main.n +das.n.abstraction=clamp:3:1", "clamp:LOW:HIGH"},
	} {
		cfg, err := config.Load(config.Options{Registry: registry(), Args: strings.Fields("+target=Main " + c.settings)})
		if err != nil {
			t.Fatal(err)
		}
		r := config.Read(cfg)
		readMatching(r)
		if err := r.Err(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v", c.settings, err)
		}
	}
}

func TestAbstractions(t *testing.T) {
	minus := func(v int32) uint64 { return uint64(uint32(v)) }
	double := math.Float64bits
	for _, c := range []struct {
		name string
		kind vm.Kind
		same [2]uint64
		not  uint64
	}{
		{"ignore", vm.KindInt, [2]uint64{1, 2}, 0},
		{"zero", vm.KindInt, [2]uint64{1, minus(-5)}, 0},
		{"zero", vm.KindRef, [2]uint64{17, 4}, 0},
		{"sign", vm.KindInt, [2]uint64{minus(-1), minus(-7)}, 7},
		{"sign", vm.KindDouble, [2]uint64{double(0.1), double(1e300)}, double(-0.1)},
		{"sign", vm.KindDouble, [2]uint64{double(0), double(math.Copysign(0, -1))}, double(math.NaN())},
		{"parity", vm.KindLong, [2]uint64{4, 6}, 5},
		{"clamp:-1:3", vm.KindInt, [2]uint64{3, 9}, 2},
		{"clamp:-1:3", vm.KindInt, [2]uint64{minus(-1), minus(-9)}, 0},
	} {
		cfg, err := config.Load(config.Options{Registry: registry(), Args: []string{"+target=Main", "+das.n.field=Main.n", "+das.n.abstraction=" + c.name}})
		if err != nil {
			t.Fatal(err)
		}
		r := config.Read(cfg)
		of := readView(r, "n")
		if err := r.Err(); err != nil {
			t.Fatal(err)
		}
		view := of.view
		if a, b := view(c.kind, c.same[0]), view(c.kind, c.same[1]); a != b {
			t.Errorf("%s: %#x and %#x differ", c.name, c.same[0], c.same[1])
		}
		if c.name != "ignore" && view(c.kind, c.same[0]) == view(c.kind, c.not) {
			t.Errorf("%s: %#x and %#x are the same", c.name, c.same[0], c.not)
		}
	}
}
