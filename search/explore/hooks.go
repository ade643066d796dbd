package explore

import (
	"cmp"
	"fmt"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
)

// connect lets the program reach the search through Verify.
// Natives are functions of the room models, which knows no search: it has hooks. They belong
// to whoever executes; each worker has its own.
func (x *explorer) connect() {
	world := models.World(x.m)
	if world == nil {
		return
	}
	world.Hooks.Terminate = func(*vm.Machine) { x.terminated = true }
	world.Hooks.Interest = func(_ *vm.Machine, interest int) { x.interest = interest }
	world.Hooks.StoreTrace = x.storeTrace
	world.Hooks.DefaultScore, world.Hooks.Matching = x.s.Options.defaultScore, x.s.Options.Matching()
	if x.s.Options.keepOutput {
		x.s.KeepOutput()
	}
	world.Hooks.Warn = x.s.Warn
	x.m.Yielding = x.warnsOfYield
	if x.s.World.Silent {
		world.Hooks.Out, world.Hooks.Err = locked(x.s.Out), locked(x.s.Err)
	}
	// Somebody may have a hook there already: both are told.
	also := world.Hooks.Cut
	world.Hooks.Cut = func(m *vm.Machine, reason, help string) {
		x.cut(result.Cut{Reason: reason, Help: help})
		if also != nil {
			also(m, reason, help)
		}
	}
}

// storeTrace is Verify.storeTrace. Without a name it takes that of the
// listener TraceStorer.
func (x *explorer) storeTrace(_ *vm.Machine, file, comment string) {
	named, verbose := ReadTrace(config.Read(x.s.Options.cfg)) // keys of no effect before a program comes here
	file = cmp.Or(file, named)
	if file == "" {
		file = "trace"
	}
	x.s.StorePath(file, comment, nil, verbose)
}

// warnsOfYield warns of a thread that waits in an atomic section, where others go on:
// JPF calls that a deadlock, but they may well be what the thread waits for.
func (x *explorer) warnsOfYield(t *vm.Thread) {
	if !x.s.replaying {
		x.s.Warn(fmt.Sprintf("thread %s waits in an atomic section (Verify.beginAtomic): others go on until it need not wait any longer", x.m.ThreadName(t)))
	}
}
