package sections_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/sections"
)

// Sections that add, and what they rely on. All other methods have none.
func TestAdds(t *testing.T) {
	const class = "Sections"
	want := map[string][]string{
		"addsUnderMonitor": {}, "addsUnderLock": {}, "addsItsOwn": {"each", "row"}, "addsAsWhole": {}, "addsToTwo": {},
		"addsToElement": {}, "addsWhatOthersKnow": {"other"}, "addsSomewhere": {},
		// Which lock is given up is not seen by the code.
		"givesAnother": {}, "swapsLock": {"OTHER"},
	}
	dir := t.TempDir()
	if err := corpus.Compile("", dir, filepath.Join("testdata", class+".java")); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, class+".class"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := classfile.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	others := 0
	for i := range file.Methods {
		m := &file.Methods[i]
		if m.Code == nil || m.Name[0] == '<' {
			continue
		}
		relies, adds := first(&bytecode.Code{Bytes: m.Code.Bytes, Pool: file.Pool}, m.Flags&classfile.AccSynchronized != 0)
		fields, should := want[m.Name]
		delete(want, m.Name)
		names := []string{}
		for _, f := range relies {
			if f.Class != class {
				t.Errorf("%s relies on %v", m.Name, f)
			}
			names = append(names, f.Name)
		}
		slices.Sort(names)
		if adds != should || adds && !slices.Equal(names, fields) {
			t.Errorf("%s: %v, relies on %v", m.Name, adds, names)
		}
		if !should {
			others++
		}
	}
	if len(want) > 0 || others < 13 {
		t.Errorf("not found: %v; %d others", want, others)
	}
}

// first looks at the first section of a method.
func first(code *bytecode.Code, whole bool) (relies []sections.Field, adds bool) {
	if whole {
		relies, _, adds = sections.Adds(code, 0, sections.Return)
		return relies, adds
	}
	for at := 0; at < len(code.Bytes); {
		switch code.Op(at) {
		case bytecode.Monitorenter:
			relies, _, adds = sections.Adds(code, at, sections.Exit)
			return relies, adds
		case bytecode.Invokevirtual, bytecode.Invokeinterface:
			if _, name, _ := code.Member(at); name == "lock" {
				relies, _, adds = sections.Adds(code, at, sections.Unlock)
				return relies, adds
			}
		}
		n, _ := code.Length(at)
		at += n
	}
	return nil, false
}
