// Command symbolic executes the examples symbolically, takes each to its end, and
// prints how many paths there are and how long they took: a line that benchstat
// reads for each, then a table.
//
//	go run ./bench/symbolic                        # all that take seconds
//	go run ./bench/symbolic WheelBrake Sorting     # those whose names begin so
//	go run ./bench/symbolic -summary WheelBrake-3  # print a summary of the paths, too
//	go run ./bench/symbolic -set +symbolic.dp=z3   # with another solver
//	go run ./bench/symbolic -without 'prune|linear' # what parts of deciding are worth; all for each
package main

import (
	"flag"
	"os"
	"strings"
	"time"

	"github.com/gojpf/gojpf/bench"
	"github.com/gojpf/gojpf/symbolic/solve"
)

func main() {
	summary := flag.Bool("summary", false, "have every run print a summary of its paths")
	without := flag.String("without", "", "measure what is lost without `parts`, each alone: "+strings.Join(solve.Parts(), "|")+", or all")
	c := bench.Command[bench.Example, bench.PathCount]{
		Name: "symbolic", Program: "an example", Timeout: 10 * time.Minute,
		Select: bench.SelectExamples, Compile: bench.CompileExamples,
		Measure: func(k *bench.Checker, e bench.Example) bench.PathCount { return k.Execute(e, *summary) },
		Table:   bench.WritePaths,
		Instead: func() func(*bench.Checker, []bench.Example) error {
			if *without == "" {
				return nil
			}
			return func(k *bench.Checker, examples []bench.Example) error {
				parts, err := bench.ParseParts(*without, solve.Parts())
				if err != nil {
					return err
				}
				a := bench.Ablation{Parts: parts, Setting: func(part string) string { return "+symbolic.dp.without=" + part }}
				return a.Measure(os.Stdout, k, examples)
			}
		},
	}
	c.Main()
}
