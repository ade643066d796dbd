package hunt_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// Objects are made as tests were seen to make them: by factories of other classes and by
// builders, which nothing in their own class tells of.
func TestRecipes(t *testing.T) {
	classes := compile(t, "testdata/recipes/Carts.java")
	run := func(contracts string) (*hunt.Result, error) {
		file := filepath.Join(t.TempDir(), "contracts")
		if err := os.WriteFile(file, []byte(contracts), 0o644); err != nil {
			t.Fatal(err)
		}
		return hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, Contracts: file})
	}
	for _, test := range []struct {
		contracts string
		want      []string
	}{
		{"class carts.Carts$Cart\n", nil},
		{"class carts.Carts$Cart\nbuilt by carts.Carts$Builder.constructor(); carts.Carts$Builder.most(int); carts.Carts$Builder.build()\n", []string{"share ArithmeticException confirmed-api"}},
		{"class carts.Carts$Cart\nbuilt by carts.Carts.small(); put(int)\n", []string{"each ArithmeticException confirmed-api"}},
	} {
		r, err := run(test.contracts)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(test.want, told(r)); diff != "" {
			t.Errorf("%s-expected +found:\n%s", test.contracts, diff)
		}
	}
	keyed := hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, Settings: []string{"symbolic.lazy.recipes=carts.Carts$Cart=carts.Carts.small()+put(int)"}}
	r, err := hunt.Run(context.Background(), keyed)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"each ArithmeticException confirmed-api"}, told(r)); diff != "" {
		t.Errorf("by the key: -expected +found:\n%s", diff)
	}
	keyed.Settings = []string{"symbolic.lazy.recipes=carts.Carts$Cart"}
	if _, err := hunt.Run(context.Background(), keyed); err == nil || !strings.Contains(err.Error(), "expected p.Class=CALL") {
		t.Errorf("half a recipe: %v", err)
	}
	for contracts, want := range map[string]string{
		"class carts.Carts$Cart\nbuilt by carts.Nowhere.make()\n":              "class carts.Nowhere: not found",
		"class carts.Carts$Cart\nbuilt by carts.Carts.huge()\n":                "has no method huge()",
		"class carts.Carts$Cart\nbuilt by put(int)\n":                          "put(int) is not called there",
		"class carts.Carts$Cart\nbuilt by carts.Carts$Builder.constructor()\n": "no call makes an object of carts.Carts$Cart",
		"class carts.Carts$Cart\nbuilt with constructor()\n":                   "as in built by",
		"class carts.Carts$Cart\nbuilt by put\n":                               `"put" is no call`,
		"class carts.Carts$Cart\nmethod m()\nbuilt by constructor()\n":         "in front of the methods",
		"class carts.Carts$Cart\nafter constructor()\n":                        "in front of the first method",
		"class carts.Carts$Cart\nmethod m()\nafter constructor(int x)\n":       "is no type",
	} {
		if _, err := run(contracts); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", contracts, err, want)
		}
	}
}
