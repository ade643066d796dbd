//go:build unix

package cmd

import (
	"os"
	"syscall"
)

// checkpointSignals ask for a checkpoint.
var checkpointSignals = []os.Signal{syscall.SIGUSR1}
