package solve

import (
	"fmt"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/answers"
)

// Answers of earlier runs. They stand behind what decides in microseconds: to write a question
// down without its names takes as long.

// openStore opens the store of answers.
func (e *Engine) openStore(dir string) error {
	s, err := answers.Open(dir)
	if err != nil {
		return err
	}
	e.stored = s.Begin()
	return nil
}

// byStore looks for an answer that was kept. Where there is none the one that is found will be.
func (e *Engine) byStore(q *question) (Answer, bool) {
	if e.stored == nil {
		return Answer{}, false
	}
	asked, ok := answers.Ask(q.conds)
	if !ok {
		return Answer{}, false
	}
	a, known := e.stored.Recall(asked)
	switch {
	case known && a.Model == nil:
		// Who has written it is not known: a safe says what it rests on.
		by := "answers that were kept"
		if a.By != "" {
			by = fmt.Sprintf("answers of %s that were kept", a.By)
		}
		return Answer{Status: symbolic.Unsat, By: by, External: true}, true
	case known && holdsAll(q.conds, a.Model):
		return found(a.Model), true
	}
	e.stats.NotStored++
	q.asked = asked
	return Answer{}, false
}

// keep keeps an answer for other runs.
func (e *Engine) keep(q *question, a Answer) {
	if q.asked != nil && a.Status != symbolic.Undecided {
		e.stored.Keep(q.asked, answers.Answer{Model: a.Model, By: a.By})
	}
}

// closeStore ends the use of the store.
func (e *Engine) closeStore() error {
	if e.stored == nil {
		return nil
	}
	s := e.stored.Store()
	e.stored = nil
	return s.Close()
}
