package models_test

import (
	"testing"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
)

// What a machine is told does not reach its twin, but for what belongs to the run.
func TestTwinOfWorld(t *testing.T) {
	m := &vm.Machine{World: models.DefaultOptions()}
	one := models.World(m)
	two := one.Twin().(*models.Options)
	two.Hooks.Replaying, two.FileWrites = true, "deny"
	if one.Hooks.Replaying || one.FileWrites != "state" {
		t.Error("a twin shares what it is told")
	}
	if one.Ledger != two.Ledger || one.Refers != two.Refers {
		t.Error("a twin has a ledger of its own")
	}
	if models.World(&vm.Machine{}) != nil {
		t.Error("a machine has a world before it has booted")
	}
}
