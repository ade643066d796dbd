package models

import (
	"strings"
	"testing"

	"github.com/gojpf/gojpf/vm"
)

// TestEffects finds entries that say nothing: of natives that do not exist, of
// one native twice, or without a reason.
func TestEffects(t *testing.T) {
	for class, entries := range effects {
		seen := map[string]bool{}
		for _, e := range entries {
			if e.why == "" {
				t.Errorf("%s %v: there is no reason", class, e.methods)
			}
			if len(registry[class]) == 0 {
				t.Errorf("%s has no natives", class)
			}
			if len(e.methods) == 0 {
				if seen["*"] {
					t.Errorf("%s has two entries for all of its natives", class)
				}
				seen["*"] = true
			}
			for _, m := range e.methods {
				if seen[m] {
					t.Errorf("%s.%s has two entries", class, m)
				}
				seen[m] = true
				known := false
				for key := range registry[class] {
					name, _, _ := strings.Cut(key, "(")
					known = known || key == m || name == m
				}
				if !known {
					t.Errorf("%s.%s is no native", class, m)
				}
			}
		}
	}
}

func TestEffectOfNatives(t *testing.T) {
	Independent("effects/Sensor", "it always says 1", "one")
	Asking("effects/Sensor", "it asks in front of all", "two", "three(I)V")
	t.Cleanup(func() { delete(effects, "effects/Sensor") })
	for _, x := range []struct {
		class, name, desc string
		want              vm.Effect
	}{
		{"effects/Sensor", "one", "()I", vm.Independent},
		{"effects/Sensor", "two", "(J)J", vm.Asking},
		{"effects/Sensor", "three", "(I)V", vm.Asking},
		{"effects/Sensor", "three", "(J)V", vm.Dependent},
		{"effects/Sensor", "four", "()V", vm.Dependent},
		{"effects/Unknown", "one", "()I", vm.Dependent},
		{"java/lang/Math", "sin", "(D)D", vm.Independent},
		{"jdk/internal/misc/Unsafe", "compareAndSetInt", "(Ljava/lang/Object;JII)Z", vm.Asking},
		{"jdk/internal/misc/Unsafe", "shouldBeInitialized0", "(Ljava/lang/Class;)Z", vm.Dependent},
		{"jdk/internal/misc/Unsafe", "fullFence", "()V", vm.Independent},
	} {
		if got := (Natives{}).Effect(x.class, x.name, x.desc); got != x.want {
			t.Errorf("%s.%s%s: %v, expected %v", x.class, x.name, x.desc, got, x.want)
		}
	}
}
