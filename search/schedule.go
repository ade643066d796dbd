package search

import (
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// clockStep is how far the clock moves each time a program reads it, unless the
// configuration counts instructions.
const clockStep = 1_000_000

// exploration is how the configuration wants threads to be interleaved.
func exploration(cfg *config.Config) (*vm.Exploration, error) {
	spurious, err := cfg.Bool("vm.spurious_wakeups")
	if err != nil {
		return nil, err
	}
	steps, err := cfg.Bool("vm.juc.steps")
	if err != nil {
		return nil, err
	}
	model, err := schedulerModel(cfg)
	if err != nil {
		return nil, err
	}
	modelled, err := modelledChoices(cfg)
	if err != nil {
		return nil, err
	}
	modelled.Spurious = spurious
	x := &vm.Exploration{
		Scheduler: model,
		Reduction: vm.ReductionsByName[cfg.String("vm.por")], Timeouts: vm.TimeoutsByName[cfg.String("vm.timeout.model")],
		References:  vm.ReferencesByName[cfg.String("vm.references")],
		Assumptions: &vm.Assumptions{}, Modelled: modelled, Steps: steps,
	}
	if cfg.Origin("vm.time.per_insn").IsDefault() && cfg.String("vm.time.model") == "virtual" {
		x.ClockStep = clockStep
	}
	if len(modelled.Clock) == 1 {
		x.ClockStep = modelled.Clock[0]
	}
	if cfg.String("vm.por") == "dpor" {
		x.Reduction, x.Footprint = vm.ReduceLocks, &vm.Footprint{}
	}
	// That locks protect what they protect is argued for all schedules.
	if model != vm.ScheduleAll && cfg.Origin("vm.por").IsDefault() {
		x.Reduction = vm.ReduceShared
	}
	return x, nil
}
