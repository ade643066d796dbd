package hunt

import (
	"cmp"
	"path/filepath"
	"slices"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/symbolic/answers"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// Answers about inputs are kept beside the results of methods: those of a method that has changed are asked for
// again, and others ask the same. They are opened once for all methods, so that what one of them gets does not depend on
// which others are done.

// openAnswers opens the store of answers, where there is one.
func (s *scope) openAnswers(o *Options) error {
	dir := ""
	if slices.Contains(s.given, solve.StoreKey) {
		cfg, err := o.base()
		if err != nil {
			return err
		}
		r := config.Read(cfg)
		if dir = solve.Read(r).Store; r.Err() != nil {
			return r.Err()
		}
	} else if o.Store != "" {
		dir = filepath.Join(o.Store, "answers")
	}
	if dir == "" {
		return nil
	}
	var err error
	s.answers, err = answers.Open(dir)
	if err != nil && !slices.Contains(s.given, solve.StoreKey) { // another hunt has it; this one does without
		s.unanswered, err = err.Error(), nil
	}
	return err
}

// closeAnswers says what went wrong with them.
func (s *scope) closeAnswers() string {
	if s.answers == nil {
		return s.unanswered
	}
	err := s.answers.Err()
	if closing := s.answers.Close(); err == nil {
		err = closing
	}
	s.answers = nil
	if err != nil {
		return cmp.Or(s.unanswered, err.Error())
	}
	return ""
}
