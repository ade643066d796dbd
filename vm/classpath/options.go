package classpath

import "github.com/gojpf/gojpf/config"

// ReadPath returns the folders and jars with the program's classes, nil where the
// configuration names none.
func ReadPath(r *config.Reader) []string { return r.Paths("classpath") }
