package gojpf_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/report"
	"github.com/gojpf/gojpf/search/explore"
	"github.com/gojpf/gojpf/search/strategy"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/bytecode"
)

// A whole check: what a .jpf file says, and one setting more.
func Example() {
	cfg, err := gojpf.ReadConfig("examples/crossing/Crossing.jpf", gojpf.ClassPath(classes), gojpf.Set("search.class", "bfs"))
	if err != nil {
		log.Fatal(err)
	}
	r, err := gojpf.Check(context.Background(), cfg)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict)
	for _, v := range r.Violations {
		fmt.Printf("%s: %s at %s\n", v.Exception, v.Message, v.Location)
	}
	// Output:
	// violated
	// java.lang.AssertionError: all are across at Crossing.java:21
}

// Reading a result: the decisions of the trace are the way across the river.
func ExampleResult() {
	cfg, err := gojpf.ReadConfig("examples/crossing/Crossing.jpf", gojpf.ClassPath(classes))
	if err != nil {
		log.Fatal(err)
	}
	r, err := gojpf.Check(context.Background(), cfg)
	if err != nil {
		log.Fatal(err)
	}
	items := []string{"nobody", "the wolf", "the goat", "the cabbage"}
	for _, step := range r.Violations[0].Trace {
		for _, d := range step.Decisions {
			if g, ok := d.Generator.(choice.Ints); ok {
				fmt.Println("with", items[g.Int(d.Index)])
			}
		}
	}
	fmt.Println(r.Statistics.StatesNew > 7, len(r.Incomplete))
	// Output:
	// with the goat
	// with nobody
	// with the wolf
	// with the goat
	// with the cabbage
	// with nobody
	// with the goat
	// true 0
}

// ends counts how a program can end.
type ends struct{ counts map[bool]int }

func (e ends) StateAdvanced(c *listener.Context, a *explore.Advance) {
	if a.New {
		e.counts[a.End]++
	}
}

// A listener of one's own: any value that has a method of package listener.
func ExampleWithListener() {
	cfg, err := gojpf.ReadConfig("", gojpf.ClassPath(classes), gojpf.Target("Hello"))
	if err != nil {
		log.Fatal(err)
	}
	e := ends{map[bool]int{}}
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithListener(e))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict, "with", e.counts[true], "ends")
	// Output: safe with 2 ends
}

// A native method of one's own. What it remembers belongs to the program's state.
func ExampleWithNatives() {
	read := func(e *gojpf.Env) {
		readings, _ := e.M.Extra("sensor").(int32)
		e.M.SetExtra("sensor", readings+1)
		e.ReturnInt(180 + 5*readings)
	}
	cfg, err := gojpf.ReadConfig("", gojpf.ClassPath(classes), gojpf.Target("Thermostat"))
	if err != nil {
		log.Fatal(err)
	}
	r, err := gojpf.Check(context.Background(), cfg,
		gojpf.WithNatives("Thermostat$Sensor", gojpf.Natives{"read": read}),
		gojpf.WithArgs("cellar"), gojpf.WithOutput(os.Stdout, os.Stderr), gojpf.WithoutConsole())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict)
	// Output:
	// cellar: 20.0 degrees after 4 readings
	// safe
}

// fares are the amounts that a machine takes.
type fares struct{}

func (fares) ID() string              { return "withdrawal" }
func (fares) Len() int                { return 3 }
func (fares) Int(i int) int32         { return []int32{10, 60, 95}[i] }
func (f fares) Describe(i int) string { return fmt.Sprintf("fare %d", f.Int(i)) }

// A choice generator of one's own takes the place of what the configuration says of
// Verify.getInt("withdrawal").
func ExampleWithChoice() {
	cfg, err := gojpf.ReadConfig("examples/choices/Account.jpf", gojpf.ClassPath(classes))
	if err != nil {
		log.Fatal(err)
	}
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithChoice("withdrawal", fares{}))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict, "in", r.Statistics.EndStates, "ways")
	// Output: safe in 6 ways
}

// fewest is a strategy of one's own: the node with the fewest alternatives goes first.
type fewest struct {
	strategy.Base
	waiting []strategy.Node
}

func (f *fewest) Push(n strategy.Node) {
	f.waiting = append(f.waiting, n)
	slices.SortStableFunc(f.waiting, func(a, b strategy.Node) int { return b.Alternatives() - a.Alternatives() })
}

func (f *fewest) Top() strategy.Node {
	if len(f.waiting) == 0 {
		return nil
	}
	return f.waiting[len(f.waiting)-1]
}

func (f *fewest) Drop() { f.waiting = f.waiting[:len(f.waiting)-1] }

// A search in an order of one's own.
func ExampleWithStrategy() {
	cfg, err := gojpf.ReadConfig("", gojpf.ClassPath(classes), gojpf.Target("Hello"))
	if err != nil {
		log.Fatal(err)
	}
	order := func(strategy.Space) strategy.Frontier { return &fewest{} }
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithStrategy(order))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(r.Verdict, "with", r.Statistics.EndStates, "ends")
	// Output: safe with 2 ends
}

// overflows makes additions of ints fail where they do not fit.
type overflows struct{ gojpf.Factory }

func (o overflows) Replaces(op vm.Op) bool { return op == bytecode.Iadd || o.Factory.Replaces(op) }

func (o overflows) Impl(code *vm.Code, i int) vm.Impl {
	base := o.Factory.Impl(code, i)
	if insn.Base(code.Instrs[i].Op()) != bytecode.Iadd || strings.HasPrefix(code.Method.Class.Name, "java/") {
		return base
	}
	return checkedAdd{base}
}

type checkedAdd struct{ vm.Impl }

func (c checkedAdd) Execute(m *vm.Machine, t *vm.Thread, f *vm.Frame) {
	a, b := int64(int32(f.Slots[f.SP-2])), int64(int32(f.Slots[f.SP-1]))
	if sum := a + b; sum != int64(int32(sum)) {
		m.ThrowNew(t, "java/lang/ArithmeticException", "integer overflow")
		return
	}
	c.Impl.Execute(m, t, f)
}

// The meaning of an instruction, replaced.
func ExampleWithFactory() {
	cfg, err := gojpf.ReadConfig("", gojpf.ClassPath(classes), gojpf.Target("Average"))
	if err != nil {
		log.Fatal(err)
	}
	replace := func(base gojpf.Factory) gojpf.Factory { return overflows{base} }
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithFactory(replace))
	if err != nil {
		log.Fatal(err)
	}
	v := r.Violations[0]
	fmt.Printf("%s: %s at %s\n", v.Exception, v.Message, v.Location)
	// Output: java.lang.ArithmeticException: integer overflow at Average.java:4
}

// Symbolic paths: each way through a method, with inputs that lead there.
func ExampleWithPaths() {
	cfg, err := gojpf.ReadConfig("examples/triangle/Triangle.jpf", gojpf.ClassPath(classes))
	if err != nil {
		log.Fatal(err)
	}
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithPaths())
	if err != nil {
		log.Fatal(err)
	}
	kinds := map[string]int{}
	for _, p := range r.Paths {
		kinds[p.Result]++
	}
	fmt.Println(r.Verdict, kinds)
	// Output: safe map["equilateral":1 "isosceles":3 "none":3 "scalene":1]
}

// Reports in any form, to any writer.
func ExampleWithReport() {
	cfg, err := gojpf.ReadConfig("", gojpf.ClassPath(classes), gojpf.Target("Average"))
	if err != nil {
		log.Fatal(err)
	}
	var junit strings.Builder
	if _, err := gojpf.Check(context.Background(), cfg, gojpf.WithReport("junit", &junit)); err != nil {
		log.Fatal(err)
	}
	first, _, _ := strings.Cut(junit.String(), "\n")
	fmt.Println(first)
	// Output: <?xml version="1.0" encoding="UTF-8"?>
}

// remarks is a form of reports of one's own.
type remarks struct{ out io.Writer }

func (remarks) Start(*report.Run) {}

func (p remarks) Finish(run *report.Run, r *gojpf.Result, _ time.Time) {
	fmt.Fprintf(p.out, "%s is %s\n", run.Class, r.Verdict)
	for _, v := range r.Violations {
		fmt.Fprintf(p.out, "- %s at %s\n", v.Exception, v.Location)
	}
}

var remarksFormat = report.Format{Name: "remarks", Ending: ".txt", New: func(*config.Reader) func(io.Writer) report.Publisher {
	return func(out io.Writer) report.Publisher { return remarks{out} }
}}

// A form of reports of one's own, for one check.
func ExampleWithReportFormat() {
	cfg, err := gojpf.ReadConfig("examples/crossing/Crossing.jpf", gojpf.ClassPath(classes))
	if err != nil {
		log.Fatal(err)
	}
	if _, err := gojpf.Check(context.Background(), cfg, gojpf.WithReportFormat(remarksFormat, os.Stdout)); err != nil {
		log.Fatal(err)
	}
	// Output:
	// Crossing is violated
	// - java.lang.AssertionError at Crossing.java:21
}

func init() { report.Register(remarksFormat) }

// A form of reports of one's own, registered: .jpf files may name it, too.
func Example_ownReport() {
	cfg, err := gojpf.ReadConfig("examples/crossing/Crossing.jpf", gojpf.ClassPath(classes))
	if err != nil {
		log.Fatal(err)
	}
	if _, err := gojpf.Check(context.Background(), cfg, gojpf.WithReport("remarks", os.Stdout)); err != nil {
		log.Fatal(err)
	}
	// Output:
	// Crossing is violated
	// - java.lang.AssertionError at Crossing.java:21
}

// A run on one path, as java would take it.
func ExampleExec() {
	cfg, err := gojpf.ReadConfig("", gojpf.ClassPath(classes), gojpf.Target("Average"))
	if err != nil {
		log.Fatal(err)
	}
	status, err := gojpf.Exec(context.Background(), cfg, gojpf.WithOutput(os.Stdout, os.Stderr))
	fmt.Println(status, err)
	// Output:
	// -1
	// 0 <nil>
}
