package search

import (
	"cmp"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec"
)

// symbolicLimits reads where paths with unknown values are cut.
func symbolicLimits(cfg *config.Config) (symexec.Limits, error) {
	s := &settings{cfg: cfg}
	l := symexec.Limits{Length: s.int("symbolic.max_pc_length"), Visits: s.int("symbolic.max_branch_visits")}
	var err error
	l.Time, err = cfg.Duration("symbolic.max_pc_msec")
	s.err = cmp.Or(s.err, err)
	for _, key := range []string{"symbolic.max_pc_length", "symbolic.max_branch_visits"} {
		if s.err == nil && s.int(key) < 0 {
			s.err = s.bad(key, "a number that is not negative")
		}
	}
	return l, s.err
}
