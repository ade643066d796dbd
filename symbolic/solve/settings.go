package solve

import (
	"fmt"

	"github.com/gojpf/gojpf/config"
)

// FromConfig reads the keys symbolic.dp and symbolic.dp_timeout_ms. An error says
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
	return Config{Solver: solver, Limits: Limits{Time: limit}}, nil
}
