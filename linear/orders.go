package linear

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
	var over, waiting []step
	for i, t := range h.threads {
		for k := range t.begun {
			if k < len(t.results) {
				over = append(over, step{i, k})
			} else {
				waiting = append(waiting, step{i, k})
			}
		}
	}
	done := make([]bool, len(over))
	order := make([]step, 0, len(over))
	var search func(at *orders) bool
	search = func(at *orders) bool {
		if len(order) == len(over) {
			for _, w := range waiting {
				if !at.waits[w] {
					return false
				}
			}
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
	if search(o) {
		return order
	}
	return nil
}
