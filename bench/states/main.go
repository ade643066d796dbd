// Command states searches the classic concurrent models with gojpf and prints
// how many states there are and how long it took: a line that benchstat reads
// for each search, then a table.
//
//	go run ./bench/states                            # all models
//	go run ./bench/states Philosophers-6 Bakery      # those whose names begin so
//	go run ./bench/states -set +vm.por=none Peterson # with a setting
package main

import (
	"time"

	"github.com/gojpf/gojpf/bench"
)

func main() {
	c := bench.Command[bench.Model, bench.StateCount]{
		Name: "states", Program: "a model", Timeout: 2 * time.Minute,
		Select: bench.SelectModels, Compile: bench.CompileModels,
		Measure: (*bench.Checker).Search, Table: bench.WriteStates,
	}
	c.Main()
}
