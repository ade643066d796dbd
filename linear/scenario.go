package linear

import (
	"fmt"
	"slices"
	"strings"
)

// scenario is operations arranged for threads: the first list runs before the others, the
// last one after them, those in between together. It is immutable.
type scenario struct{ lists [][]*actor }

// newScenario arranges operations.
func newScenario(before []*actor, together [][]*actor, after []*actor) *scenario {
	lists := append([][]*actor{before}, together...)
	return &scenario{append(lists, after)}
}

// together are the lists of the threads that run together.
func (s *scenario) together() [][]*actor { return s.lists[1 : len(s.lists)-1] }

func (s *scenario) before() []*actor { return s.lists[0] }

func (s *scenario) after() []*actor { return s.lists[len(s.lists)-1] }

// size is how many operations there are.
func (s *scenario) size() int {
	n := 0
	for _, list := range s.lists {
		n += len(list)
	}
	return n
}

// comesBefore reports whether an operation of thread a is over before one of b begins,
// because of where they stand.
func (s *scenario) comesBefore(a, b int) bool {
	last := len(s.lists) - 1
	return a != b && (a == 0 || b == last)
}

// String writes a scenario as parse reads it.
func (s *scenario) String() string {
	var threads []string
	for _, list := range s.together() {
		threads = append(threads, calls(list))
	}
	text := strings.Join(threads, " || ")
	if len(s.before()) > 0 || len(s.after()) > 0 {
		text = strings.TrimSpace(calls(s.before()) + " -> " + text + " -> " + calls(s.after()))
	}
	return text
}

func calls(list []*actor) string {
	var texts []string
	for _, a := range list {
		texts = append(texts, a.String())
	}
	return strings.Join(texts, "; ")
}

// allowed reports whether operations that may be there once, or in one thread only, are.
func (s *scenario) allowed() bool {
	once := map[*operation]bool{}
	group := map[string]int{}
	for i, list := range s.lists {
		for _, a := range list {
			if a.op.once && once[a.op] {
				return false
			}
			once[a.op] = true
			if g := a.op.group; g != "" && i > 0 && i < len(s.lists)-1 {
				if in, ok := group[g]; ok && in != i {
					return false
				}
				group[g] = i
			}
		}
	}
	return true
}

// without is the scenario without one operation, nil where nothing is left.
func (s *scenario) without(thread, at int) *scenario {
	lists := slices.Clone(s.lists)
	lists[thread] = slices.Delete(slices.Clone(lists[thread]), at, at+1)
	last := len(lists) - 1
	if thread > 0 && thread < last && len(lists[thread]) == 0 && last > 2 {
		lists = slices.Delete(lists, thread, thread+1)
	}
	smaller := &scenario{lists}
	if smaller.size() == 0 {
		return nil
	}
	return smaller
}

// parse reads a scenario that String has written.
func (s *subject) parse(text string) (*scenario, error) {
	parts := split(text, "->")
	if len(parts) != 1 && len(parts) != 3 {
		return nil, fmt.Errorf("scenario %q: write THREAD || THREAD, or BEFORE -> THREAD || THREAD -> AFTER", text)
	}
	if len(parts) == 1 {
		parts = []string{"", parts[0], ""}
	}
	before, err := s.parseCalls(parts[0])
	if err != nil {
		return nil, err
	}
	var together [][]*actor
	for _, t := range split(parts[1], "||") {
		list, err := s.parseCalls(t)
		if err != nil {
			return nil, err
		}
		together = append(together, list)
	}
	after, err := s.parseCalls(parts[2])
	if err != nil {
		return nil, err
	}
	found := newScenario(before, together, after)
	switch {
	case found.size() == 0:
		return nil, fmt.Errorf("the scenario has no operations")
	case !found.allowed():
		return nil, fmt.Errorf("scenario %q: an operation is there twice, or in several threads, which its annotation forbids", text)
	}
	return found, nil
}

func (s *subject) parseCalls(text string) (list []*actor, err error) {
	for _, call := range split(text, ";") {
		if call == "" {
			continue
		}
		i := slices.IndexFunc(s.actors, func(a *actor) bool { return a.String() == call })
		if i < 0 {
			var have []string
			for _, a := range s.actors {
				have = append(have, a.String())
			}
			return nil, fmt.Errorf("there is no operation %s: there are %s", call, strings.Join(have, ", "))
		}
		list = append(list, s.actors[i])
	}
	return list, nil
}

// split cuts a text at separators that stand outside of quotes.
func split(text, separator string) (parts []string) {
	quoted, begin := false, 0
	for i := 0; i < len(text); i++ {
		switch {
		case quoted && text[i] == '\\':
			i++
		case text[i] == '"':
			quoted = !quoted
		case !quoted && strings.HasPrefix(text[i:], separator):
			parts = append(parts, strings.TrimSpace(text[begin:i]))
			i += len(separator) - 1
			begin = i + 1
		}
	}
	return append(parts, strings.TrimSpace(text[begin:]))
}
