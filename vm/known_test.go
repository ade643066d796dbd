package vm

import "testing"

func TestWantedFields(t *testing.T) {
	older, newer := &Field{Name: "NULL"}, &Field{Name: "NULL_QUEUE"}
	var w wanted
	if f := w.field(&Class{Name: "a/Q", Fields: []*Field{older}}, "NULL", "NULL_QUEUE"); f != older {
		t.Errorf("older name: %v", f)
	}
	q := &Class{Name: "a/Q", Fields: []*Field{newer}}
	if f := w.field(q, "NULL", "NULL_QUEUE"); f != newer {
		t.Errorf("newer name: %v", f)
	}
	if err := w.err(); err != nil {
		t.Errorf("nothing is missing: %v", err)
	}
	w.field(q, "target")
	w.field(q, "head", "first")
	const want = "this JDK is not supported: its classes lack fields that the machine uses: a.Q.target, a.Q.head or first"
	if err := w.err(); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
