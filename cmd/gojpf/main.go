// Command gojpf is a model-checking virtual machine for Java bytecode.
package main

import (
	"os"

	"github.com/gojpf/gojpf/cmd"
)

func main() { os.Exit(cmd.Main(os.Args)) }
