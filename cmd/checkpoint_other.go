//go:build !unix

package cmd

import "os"

// checkpointSignals ask for a checkpoint: there is none here.
var checkpointSignals []os.Signal
