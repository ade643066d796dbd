package cmd

import (
	"os"
	"os/signal"

	"github.com/urfave/cli/v2"

	"github.com/gojpf/gojpf"
)

// checkpointsOf reads the flags for checkpoints. From then on, until forget is
// called, the signal for it asks for one.
func checkpointsOf(c *cli.Context) (_ gojpf.Checkpoints, forget func()) {
	k := gojpf.Checkpoints{
		Dir: c.String("checkpoint"), Interval: c.Duration("checkpoint-interval"), Resume: c.String("resume"),
	}
	if k.Dir == "" || len(checkpointSignals) == 0 {
		return k, func() {}
	}
	signals, ask, done := make(chan os.Signal, 1), make(chan struct{}), make(chan struct{})
	k.Ask = ask
	signal.Notify(signals, checkpointSignals...)
	go func() {
		for {
			select {
			case <-signals:
			case <-done:
				return
			}
			select {
			case ask <- struct{}{}:
			case <-done:
				return
			}
		}
	}()
	return k, func() { signal.Stop(signals); close(done) }
}
