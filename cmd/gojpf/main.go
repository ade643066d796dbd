// Command gojpf is a model-checking virtual machine for Java bytecode.
package main

import (
	"bufio"
	"fmt"
	"os"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/search"
)

func main() {
	args := os.Args[1:]
	var set []string
	for len(args) > 0 && (args[0] == "exec" || args[0] == "-cp" || args[0][0] == '+') {
		switch {
		case args[0] == "-cp":
			set = append(set, "+classpath="+args[1])
			args = args[2:]
		case args[0][0] == '+':
			set = append(set, args[0])
			args = args[1:]
		default:
			args = args[1:]
		}
	}
	set = append(set, "+target="+args[0])
	cfg, err := config.Load(config.Options{Args: set})
	if err != nil {
		fmt.Fprintln(os.Stderr, "gojpf:", err)
		os.Exit(2)
	}
	out := bufio.NewWriter(os.Stdout)
	p, err := search.Load(cfg, search.Streams{In: os.Stdin, Out: out, Err: os.Stderr})
	if err != nil {
		fmt.Fprintln(os.Stderr, "gojpf:", err)
		os.Exit(2)
	}
	p.Args = args[1:]
	status, err := p.Exec()
	out.Flush()
	if err != nil {
		fmt.Fprintln(os.Stderr, "gojpf:", err)
		os.Exit(3)
	}
	os.Exit(status)
}
