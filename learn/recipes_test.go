package learn

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/contractfile"
)

// The ways in which a main, or tests, make objects, and the order of their calls, are told.
func TestRecipes(t *testing.T) {
	r := learnFrom(t, compile(t, "testdata/recipes/Shop.java"), "Shop", "1")
	var b strings.Builder
	if err := r.Contracts.Write(&b); err != nil {
		t.Fatal(err)
	}
	again, err := contractfile.Parse("written", strings.NewReader(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	var made []string
	for _, k := range again.Class("Shop$Cart").Recipes {
		var calls []string
		for _, c := range k.Calls {
			calls = append(calls, c.In("Shop$Cart"))
		}
		made = append(made, strings.Join(calls, "; "))
	}
	want := "Shop$Carts.small()|Shop$Carts.small(); open()|Shop$Builder.constructor(); Shop$Builder.most(int); Shop$Builder.build()|" +
		"Shop$Carts.small(); open(); put(int)|Shop$Carts.small(); open(); put(int); put(int)"
	if got := strings.Join(made, "|"); got != want {
		t.Errorf("carts are made by %s\nwant %s\n%s", got, want, b.String())
	}
	var after []string
	for _, a := range again.Class("Shop$Cart").Method("put", "(I)V").After {
		after = append(after, a.Call.In("Shop$Cart"))
	}
	if got := strings.Join(after, "|"); got != "open()|put(int)" {
		t.Errorf("put(int) comes behind %s", got)
	}
	if a := again.Class("Shop$Cart").Method("size", "()I").After; len(a) != 1 || a[0].Samples != 4 {
		t.Errorf("size() comes behind %v", a)
	}
}
