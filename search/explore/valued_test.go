package explore

import (
	"errors"
	"testing"
	"time"

	"github.com/gojpf/gojpf/stop"
	"github.com/gojpf/gojpf/vm"
)

// A transition that goes on behind its phase is stopped, and so is one of a run that was told to
// end; what is found is confirmed in peace.
func TestPhaseIsWatched(t *testing.T) {
	ending := stop.New()
	m := &vm.Machine{Interrupted: ending}
	p := &phase{until: time.Now()}
	done := p.watch(m)
	<-m.Interrupted.Done()
	if !errors.Is(m.Interrupted.Cause(), errPhaseOver) || ending.Asked() {
		t.Errorf("stopped for %v, the run for %v", m.Interrupted.Cause(), ending.Cause())
	}
	p.calm()
	done()
	if m.Interrupted != ending {
		t.Error("the machine looks at another stop")
	}

	p.until = time.Now().Add(time.Hour)
	done = p.watch(m)
	ending.Ask(vm.ErrInterrupted)
	<-m.Interrupted.Done()
	if !errors.Is(m.Interrupted.Cause(), vm.ErrInterrupted) {
		t.Errorf("the run has ended, and it is stopped for %v", m.Interrupted.Cause())
	}
	done()
}
