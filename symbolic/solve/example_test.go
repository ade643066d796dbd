package solve_test

import (
	"fmt"
	"log"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// A comparison of a sum that may overflow goes both ways, even against its own
// argument.
func Example() {
	ctx := symbolic.NewContext()
	x := ctx.Var("x_1_SYMINT", symbolic.Full(symbolic.Int))

	engine, err := solve.New(ctx, solve.Config{})
	if err != nil {
		log.Fatal(err)
	}
	defer engine.Close()

	cond := ctx.Lt(ctx.Add(x, ctx.Int(1)), x)
	yes, no := engine.Branch(nil, cond)
	fmt.Println(yes.Status(), no.Status())
	if m, ok := yes.Model(); ok {
		fmt.Println(yes.SPF(m))
	}
	// Output:
	// sat sat
	// constraint # = 1
	// x_1_SYMINT[2147483647] > (x_1_SYMINT[2147483647] + CONST_1)
}
