// Command symbolic executes the examples symbolically, takes each to its end, and
// prints how many paths there are and how long they took: a line that benchstat
// reads for each, then a table.
//
//	go run ./bench/symbolic                        # all that take seconds
//	go run ./bench/symbolic WheelBrake Sorting     # those whose names begin so
//	go run ./bench/symbolic -summary WheelBrake-3  # print a summary of the paths, too
//	go run ./bench/symbolic -set +symbolic.dp=z3   # with another solver
package main

import (
	"flag"
	"time"

	"github.com/gojpf/gojpf/bench"
)

func main() {
	summary := flag.Bool("summary", false, "have every run print a summary of its paths")
	c := bench.Command[bench.Example, bench.PathCount]{
		Name: "symbolic", Program: "an example", Timeout: 10 * time.Minute,
		Select: bench.SelectExamples, Compile: bench.CompileExamples,
		Measure: func(k *bench.Checker, e bench.Example) bench.PathCount { return k.Execute(e, *summary) },
		Table:   bench.WritePaths,
	}
	c.Main()
}
