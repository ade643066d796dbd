package solve

import (
	"slices"

	"github.com/gojpf/gojpf/symbolic"
)

// cache remembers answers by the set of conditions that were asked about. It
// keeps no expressions alive: identities are never given twice. A set of conditions has
// the same answer on every path: domains belong to variables, and bounds follow from
// the conditions themselves. That is what makes it right to remember answers by
// conditions alone.
type cache struct {
	answers map[uint64][]cached
	size    int
	// unsat are sets without a model, by the condition that completed them. Adding
	// conditions to a set without a model gives another one. They are looked up by the
	// newest condition since it is the one that had made the difference: the rest had a
	// model.
	unsat map[uint64][][]uint64
	// recent are the latest models, oldest first.
	recent []*symbolic.Model
}

type cached struct {
	ids   []uint64 // sorted
	sat   bool
	model *symbolic.Model
}

const (
	// Forgetting everything at once is as good as anything finer: what is needed again
	// comes back soon.
	maxCached = 100_000
	maxUnsat  = 12 // sets per condition
	// Each is evaluated for each question that gets this far; one that fails mostly
	// fails at the newest condition.
	maxRecent = 12
)

func newCache() *cache {
	return &cache{answers: make(map[uint64][]cached), unsat: make(map[uint64][][]uint64)}
}

// key is the canonical form of a set of conditions. The hash decides where to look,
// never what is equal.
func key(conds []*symbolic.Expr) (ids []uint64, hash uint64) {
	ids = make([]uint64, len(conds))
	for i, c := range conds {
		ids[i] = c.ID()
	}
	slices.Sort(ids)
	hash = 14695981039346656037
	for _, id := range ids {
		hash = (hash ^ id) * 1099511628211
		hash ^= hash >> 29
	}
	return ids, hash
}

// lookup finds the answer to the same question, or a subset without a model,
// which includes the newest condition.
func (c *cache) lookup(ids []uint64, hash uint64, newest *symbolic.Expr) (a cached, ok bool) {
	for _, a := range c.answers[hash] {
		if slices.Equal(a.ids, ids) {
			return a, true
		}
	}
	for _, set := range c.unsat[newest.ID()] {
		if containsSorted(ids, set) {
			return cached{}, true
		}
	}
	return cached{}, false
}

func containsSorted(all, some []uint64) bool {
	if len(some) > len(all) {
		return false
	}
	for _, id := range some {
		for len(all) > 0 && all[0] < id {
			all = all[1:]
		}
		if len(all) == 0 || all[0] != id {
			return false
		}
	}
	return true
}

// store keeps an answer: a model, or that there is none (nil). When there are too
// many, all are forgotten.
func (c *cache) store(ids []uint64, hash uint64, newest *symbolic.Expr, m *symbolic.Model) {
	if c.size >= maxCached {
		clear(c.answers)
		clear(c.unsat)
		c.size = 0
	}
	c.size++
	c.answers[hash] = append(c.answers[hash], cached{ids, m != nil, m})
	if m == nil {
		sets := c.unsat[newest.ID()]
		if len(sets) >= maxUnsat {
			sets = slices.Delete(sets, 0, 1)
		}
		c.unsat[newest.ID()] = append(sets, ids)
		return
	}
	c.remember(m)
}

func (c *cache) remember(m *symbolic.Model) {
	if len(c.recent) == maxRecent {
		copy(c.recent, c.recent[1:])
		c.recent = c.recent[:maxRecent-1]
	}
	c.recent = append(c.recent, m)
}

// satisfying looks for a recent model that happens to satisfy the conditions. Paths
// that part at one branch often agree on inputs that come later, so the model of one is
// that of the other, too. The newest models are looked at first.
func (c *cache) satisfying(conds []*symbolic.Expr, newest *symbolic.Expr) *symbolic.Model {
	for i := len(c.recent) - 1; i >= 0; i-- {
		m := c.recent[i]
		if symbolic.Holds(newest, m) && holdsAll(conds, m) {
			return m
		}
	}
	return nil
}
