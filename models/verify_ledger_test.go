package models

import (
	"encoding/json"
	"testing"
)

// A record stays what it was whatever is noted later, and survives a file.
func TestRecords(t *testing.T) {
	l := &Ledger{}
	if l.Record() != nil {
		t.Error("an empty ledger has a record")
	}
	one := func(v int32) int32 { return v + 1 }
	l.count(3, one)
	l.put("k", -7)
	l.setBit(1, 5, true)
	r := l.Record()
	if l.Record() != r {
		t.Error("two records without a change between them")
	}
	const want = `{"counters":{"3":1},"values":{"k":-7},"bits":{"1":[5]}}`
	l.count(3, one)
	l.put("k", 0)
	l.setBit(1, 5, false)
	l.setBit(1, 6, true)
	text, err := json.Marshal(r)
	if err != nil || string(text) != want {
		t.Fatalf("record %s, want %s (%v)", text, want, err)
	}
	var again Record
	if err := json.Unmarshal(text, &again); err != nil {
		t.Fatal(err)
	}
	n := NewLedger(&again)
	if n.counter(3) != 1 || n.value("k") != -7 || !n.bit(1, 5) || n.bit(1, 6) {
		t.Errorf("read again: %+v", n)
	}
	n.count(3, one)
	if text, _ := json.Marshal(&again); string(text) != want {
		t.Errorf("a ledger changed the record it began with: %s", text)
	}
	if l.counter(3) != 2 || NewLedger(nil).counter(3) != 0 {
		t.Error("counters are mixed up")
	}
}
