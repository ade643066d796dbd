//go:build !unix

package classpath

import "os"

// openBody reads the file piece by piece. It owns the file if it succeeds.
func openBody(f *os.File) (imageBody, error) { return newFileBody(f) }
