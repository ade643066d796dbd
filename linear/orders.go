package linear

import "slices"

// step is an operation by its place in a scenario.
type step struct{ thread, op int }

// orders are what operations do one at a time: each way from the root is an order of them
// with the results that it has given.
type orders struct {
	after map[step]map[string]*orders
	waits map[step]bool // for ever, if it runs alone here
}

// add adds an order.
func (o *orders) add(taken []event) {
	for _, e := range taken {
		at := step{e.thread, e.op}
		if !e.over {
			if o.waits == nil {
				o.waits = map[step]bool{}
			}
			o.waits[at] = true
			return
		}
		if o.after == nil {
			o.after = map[step]map[string]*orders{}
		}
		if o.after[at] == nil {
			o.after[at] = map[string]*orders{}
		}
		next := o.after[at][e.result]
		if next == nil {
			next = &orders{}
			o.after[at][e.result] = next
		}
		o = next
	}
}

// everEnds reports whether an operation has a result in any order.
func (o *orders) everEnds(s step) bool {
	if len(o.after[s]) > 0 {
		return true
	}
	for _, results := range o.after {
		for _, next := range results {
			if next.everEnds(s) {
				return true
			}
		}
	}
	return false
}

// explain returns an order that has the results of a history, agrees with what was over
// before something else began, and after which those operations wait that do so in the
// history. It is nil if there is none.
func (o *orders) explain(h *history, c Consistency, s *scenario) []step {
	over, waiting := h.steps()
	var found []step
	o.follow(h, c, s, func(at *orders, order []step) bool {
		if len(order) < len(over) || slices.ContainsFunc(waiting, func(w step) bool { return !at.waits[w] }) {
			return false
		}
		found = slices.Clone(order)
		return true
	})
	return found
}

// meets returns an operation that was over, and one that it may have met while it waited
// for it, as tryTransfer and take meet: the other returned what it does not return alone
// at a place where the first waits. Orders of operations one at a time say nothing of
// that. ok is false if there is none.
func (o *orders) meets(h *history, c Consistency, s *scenario) (waits, other step, ok bool) {
	over, _ := h.steps()
	o.follow(h, c, s, func(at *orders, order []step) bool {
		for _, p := range over {
			if !at.waits[p] || slices.Contains(order, p) {
				continue
			}
			for _, q := range over {
				if q.thread == p.thread || slices.Contains(order, q) || len(at.after[q]) == 0 || h.firm(c, s, p, q) || h.firm(c, s, q, p) {
					continue
				}
				if at.after[q][h.threads[q.thread].results[q.op]] == nil {
					waits, other, ok = p, q, true
					return true
				}
			}
		}
		return false
	})
	return waits, other, ok
}

// follow calls f for each order of operations of a history that has their results and
// agrees with what was over before something else began, from none of them on, until f
// returns true.
func (o *orders) follow(h *history, c Consistency, s *scenario, f func(at *orders, order []step) bool) {
	over, _ := h.steps()
	done := make([]bool, len(over))
	order := make([]step, 0, len(over))
	var search func(at *orders) bool
	search = func(at *orders) bool {
		if f(at, order) {
			return true
		}
	next:
		for i, a := range over {
			if done[i] {
				continue
			}
			to := at.after[a][h.threads[a.thread].results[a.op]]
			if to == nil {
				continue
			}
			for k, b := range over {
				if !done[k] && k != i && h.firm(c, s, b, a) {
					continue next
				}
			}
			done[i], order = true, append(order, a)
			if search(to) {
				return true
			}
			done[i], order = false, order[:len(order)-1]
		}
		return false
	}
	search(o)
}
