package explore

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
)

// registry knows the keys of this room, and the target that a configuration needs.
func registry() *config.Registry {
	r := config.NewRegistry(config.Keys()...)
	r.Add(Keys...)
	r.Add(config.Key{Name: "target", Type: config.Class})
	return r
}

// A shuffled order has each alternative once.
func TestShuffledOrder(t *testing.T) {
	o := choiceOrder{shuffle: true, seed: 3}
	n := &node{open: &open{gens: []choice.Generator{choice.NewIntInterval("a", 0, 29), choice.NewIntInterval("b", 0, 1)}, total: 60}}
	seen := map[int]bool{}
	for i := range 60 {
		seen[o.alternative(n, i)] = true
	}
	if len(seen) != 60 {
		t.Errorf("%d of 60 alternatives are taken", len(seen))
	}
}

// Generators that others were registered after at the same point are cascaded.
func TestCascadedChoices(t *testing.T) {
	g := choice.NewIntInterval("x", 1, 2)
	n := newNode(nil, 0, nil, []choice.Generator{g, g, g})
	x := &explorer{}
	var got []string
	for _, text := range x.choicesTo(n, 5)[1].Choices {
		_, flag, _ := strings.Cut(text, "isCascaded:")
		got = append(got, flag)
	}
	if want := "[true,1..2,delta=+1,cur=2] true,1..2,delta=+1,cur=1] false,1..2,delta=+1,cur=2]]"; fmt.Sprint(got) != want {
		t.Errorf("got %v, want %s", got, want)
	}
}
