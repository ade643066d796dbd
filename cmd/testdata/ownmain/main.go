// Command own is gojpf with a listener of one's own.
package main

import (
	"os"

	"example.org/own/mine"
	"github.com/gojpf/gojpf/cmd"
)

func main() {
	mine.Greeting = "the search is over"
	os.Exit(cmd.Main(os.Args))
}
