package solve

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
)

// FromConfig reads the keys symbolic.dp, symbolic.dp.check and symbolic.dp_timeout_ms. An error says
// where the value that is wrong comes from.
func FromConfig(cfg *config.Config) (Config, error) {
	solver := cfg.String("symbolic.dp")
	if _, err := Parse(solver); err != nil {
		return Config{}, fmt.Errorf("%s: symbolic.dp: %w", cfg.Origin("symbolic.dp"), err)
	}
	limit, err := cfg.Duration("symbolic.dp_timeout_ms")
	if err != nil {
		return Config{}, err
	}
	check, err := cfg.Int("symbolic.dp.check")
	if err == nil && (check < 0 || check > 100) {
		err = fmt.Errorf("%v: symbolic.dp.check: expected a percentage, got %d", cfg.Origin("symbolic.dp.check"), check)
	}
	if err != nil {
		return Config{}, err
	}
	return Config{Solver: solver, Limits: Limits{Time: limit}, Check: check}, nil
}
