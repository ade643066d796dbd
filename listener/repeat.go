package listener

import (
	"fmt"
	"io"
	"slices"

	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/vm"
)

// Remade is a listener of the caller's own that can be made anew: to look once more at a path where it has reported a
// violation, and where a search begins anew.
type Remade interface{ Remake() any }

// Repeat implements explore.Repeater. The listener that reported a violation is made
// anew; of the others those take part that intervene, as wherever a path is taken
// again.
func (s *set) Repeat(by string) (explore.Observer, func(), error) {
	var list []*attached
	for _, a := range s.list {
		switch {
		case a.name == by && a.listen != nil:
			if a.remake == nil {
				return nil, nil, fmt.Errorf("listener %s cannot look at the path again", by)
			}
			l, err := a.remake(io.Discard)
			if err != nil {
				return nil, nil, fmt.Errorf("listener %s could not be made again: %w", by, err)
			}
			list = append(list, newAttached(a.name, l))
		case a.intervene != nil || a.intervened != nil:
			list = append(list, &attached{name: a.name, intervene: a.intervene, intervened: a.intervened})
		}
	}
	m := s.p.Machine
	in, ok := m.Interp.(*insn.Interp)
	if !ok {
		return nil, nil, fmt.Errorf("listener %s cannot look at the path again", by)
	}
	hook, around, events, mode := in.Hook(), in.Intervening(), m.Events(), m.LoopMode
	in.SetHook(nil)
	in.Intervene(insn.Intervention{})
	m.LoopMode = vm.LoopAuto
	o := connect(s.p, s.cfg, io.Discard, list)
	o.loaded = slices.Concat(s.told, s.loaded)
	return o, func() {
		in.SetHook(hook)
		in.Intervene(around)
		m.LoopMode = mode
		m.SetEvents(events)
		s.p.Observe(s)
		s.symbolicEvents()
	}, nil
}
