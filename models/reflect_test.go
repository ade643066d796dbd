package models

import (
	"math"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// The expectations are what HotSpot 17 printed for classes with these methods.
func TestHotspotOrder(t *testing.T) {
	for _, tc := range []struct{ pool, declared, listed string }{
		{"", "", ""},
		{"", "only()", "only()"},
		{
			"zeta alpha toStr beta main2",
			"zeta() alpha(I) toStr() toString() beta() alpha() main2() main(S) <init>() <init>(I) <init>(S)",
			"<init>() <init>(I) <init>(S) main(S) toString() zeta() alpha() alpha(I) toStr() beta() main2()",
		},
		{
			"zz_fourth zz_third zz_fifth zz_first zz_second",
			"zz_first() zz_second() zz_third() zz_fourth() zz_fifth()",
			"zz_fourth() zz_third() zz_fifth() zz_first() zz_second()",
		},
		{"zq_bbb zq_aaa", "<init>(I) <init>(C) zq_bbb(I) zq_aaa(J) zq_bbb(D)", "<init>(I) <init>(C) zq_bbb(D) zq_bbb(I) zq_aaa(J)"},
		{"foo", "run() size() name() foo() isEmpty()", "name() run() isEmpty() size() foo()"},
	} {
		pool := &classfile.Pool{}
		for _, s := range strings.Fields(tc.pool) {
			pool.Consts = append(pool.Consts, classfile.Const{Tag: classfile.TagUtf8, Str: s})
		}
		var methods []*vm.Method
		for _, n := range strings.Fields(tc.declared) {
			i := strings.IndexByte(n, '(')
			methods = append(methods, &vm.Method{Name: n[:i], Desc: n[i:]})
		}
		var got []string
		for _, mt := range hotspotOrder(methods, pool) {
			got = append(got, mt.Name+mt.Desc)
		}
		if s := strings.Join(got, " "); s != tc.listed {
			t.Errorf("%s\n got %s\nwant %s", tc.declared, s, tc.listed)
		}
	}
}

// TestWiden compares every pair of kinds with JLS 5.1.2.
func TestWiden(t *testing.T) {
	legal := map[vm.Kind]string{'Z': "Z", 'B': "BSIJFD", 'S': "SIJFD", 'C': "CIJFD", 'I': "IJFD", 'J': "JFD", 'F': "FD", 'D': "D"}
	for from, to := range legal {
		for _, k := range "ZBSCIJFDV" {
			if _, ok := widen(from, vm.Kind(k), 1); ok != strings.ContainsRune(to, k) {
				t.Errorf("widen(%s, %s) is %v", from, vm.Kind(k), ok)
			}
		}
	}
	minus3 := uint64(uint32(0xfffffffd))
	for _, tc := range []struct {
		from, to vm.Kind
		v, want  uint64
	}{
		{'B', 'S', minus3, minus3},
		{'B', 'J', minus3, math.MaxUint64 - 2},
		{'I', 'D', minus3, math.Float64bits(-3)},
		{'C', 'F', 0xffff, uint64(math.Float32bits(65535))},
		{'J', 'F', 1<<62 + 1, uint64(math.Float32bits(1 << 62))},
		{'F', 'D', uint64(math.Float32bits(0.1)), math.Float64bits(float64(float32(0.1)))},
	} {
		if got, _ := widen(tc.from, tc.to, tc.v); got != tc.want {
			t.Errorf("widen(%s, %s, %#x) is %#x, want %#x", tc.from, tc.to, tc.v, got, tc.want)
		}
	}
}
