package pathtree

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// random makes a tree of n branches.
func random(r *rand.Rand, n int) *tree {
	t := &tree{root: &branch{cond: "start", kind: possible}}
	leaves := []*branch{t.root}
	for n > 1 && len(leaves) > 0 {
		i := r.IntN(len(leaves))
		leaf := leaves[i]
		leaves = append(leaves[:i], leaves[i+1:]...)
		leaf.to = &decision{what: strings.Repeat("x", r.IntN(40))}
		for range 1 + r.IntN(4) {
			w := &branch{cond: strings.Repeat("c", 1+r.IntN(40)), kind: possible}
			leaf.to.branches = append(leaf.to.branches, w)
			leaves = append(leaves, w)
			n--
		}
	}
	return t
}

// Boxes of a level keep their distance and their order, each is in the middle above
// the first and the last below it, and all are within the picture.
func TestLayout(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		boxes, width, height := layout(random(r, 1+r.IntN(300)).items(0), (*item).text)
		right := map[int]int{}
		for _, b := range boxes { // level by level, from the left
			left := b.x - b.width/2
			if at, ok := right[b.level]; ok && left < at+besideGap-1 {
				t.Fatalf("a box begins at %d, the one beside it ends at %d", left, at)
			}
			right[b.level] = b.x + b.width/2
			if left < 0 || right[b.level] > width || b.y < 0 || b.y+b.height > height {
				t.Fatalf("box at %d, %d of %d x %d is not in the picture of %d x %d", b.x, b.y, b.width, b.height, width, height)
			}
			n := len(b.below)
			if n == 0 {
				continue
			}
			if middle := (b.below[0].x + b.below[n-1].x) / 2; middle < b.x-1 || middle > b.x+1 {
				t.Fatalf("a box is at %d, the middle below it at %d", b.x, middle)
			}
			for _, c := range b.below {
				if c.y < b.y+b.height+levelGap {
					t.Fatalf("a box at %d reaches to one at %d", b.y, c.y)
				}
			}
		}
	}
}

// A chain and a bush of some ten thousand branches are laid out at once.
func TestLayoutOfLargeTrees(t *testing.T) {
	chain := &tree{root: &branch{cond: "start"}}
	w := chain.root
	for range 20000 {
		next := &branch{cond: "c"}
		w.to = &decision{branches: []*branch{next, {cond: "d", kind: pruned}}}
		w = next
	}
	if boxes, _, _ := layout(chain.items(0), (*item).text); len(boxes) != 40001 {
		t.Errorf("%d boxes", len(boxes))
	}
	if boxes, _, _ := layout(random(rand.New(rand.NewPCG(3, 4)), 30000).items(0), (*item).text); len(boxes) < 30000 {
		t.Errorf("%d boxes", len(boxes))
	}
}

func TestLimit(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 100 {
		tr := random(r, 1+r.IntN(200))
		all := tr.items(0)
		for most := 1; most < 50; most += 7 {
			items := tr.items(most)
			hidden := 0
			for _, it := range items {
				hidden += it.hidden
			}
			if len(items) > most || len(items)+hidden != len(all) {
				t.Fatalf("%d drawn, %d hidden of %d, limit %d", len(items), hidden, len(all), most)
			}
		}
	}
}
