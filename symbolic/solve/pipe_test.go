package solve

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/symbolic"
)

const fakeSolver = "GOJPF_TEST_FAKE_SOLVER"

// TestMain makes the test binary a solver with bad habits, when asked to.
func TestMain(m *testing.M) {
	if habit := os.Getenv(fakeSolver); habit != "" {
		beBadSolver(habit)
		return
	}
	os.Exit(m.Run())
}

func beBadSolver(habit string) {
	if habit == "dies" {
		fmt.Fprintln(os.Stderr, "no licence")
		os.Exit(1)
	}
	in := bufio.NewScanner(os.Stdin)
	greeting := ""
	for in.Scan() {
		line := in.Text()
		if habit != "always unsat" && habit != "always sat" && strings.Contains(line, "gojpf_greeting_") && strings.HasPrefix(line, "(assert") {
			greeting = "unsat" // it knows what is asked first
			if strings.Contains(line, "greeting_0") || strings.Contains(line, "greeting_2") {
				greeting = "sat"
			}
			continue
		}
		switch {
		case greeting != "" && strings.HasPrefix(line, "(check-sat"):
			fmt.Println(greeting)
			greeting = ""
		case strings.HasPrefix(line, "(check-sat"):
			switch habit {
			case "always unsat", "unsat later":
				fmt.Println("unsat")
			case "endless":
				for {
					fmt.Print(strings.Repeat("sat", 1000))
				}
			case "endless lines":
				for {
					fmt.Println("(")
				}
			case "hangs":
				time.Sleep(time.Minute)
			case "shrugs":
				fmt.Println("unknown")
			case "complains":
				fmt.Println(`(error "line 1: I do not like this")`)
			case "babbles":
				fmt.Println("hello")
			default:
				fmt.Println("sat")
			}
		case strings.HasPrefix(line, "(get-value"):
			switch habit {
			case "lies":
				fmt.Println("((|x!0| #x00000000))")
			case "mumbles":
				fmt.Println("((|x!0| seven))")
			case "stops":
				os.Exit(0)
			case "repeats itself":
				fmt.Println("((|x!0| #x00000000) (|x!0| #x00000000))")
			}
		}
	}
}

func TestBadSolvers(t *testing.T) {
	for habit, why := range map[string]string{
		"dies":           "no licence",
		"hangs":          "no answer within 50ms, see symbolic.dp_timeout_ms",
		"shrugs":         "the solver does not know",
		"complains":      "I do not like this",
		"babbles":        "hello",
		"lies":           "does not satisfy",
		"mumbles":        "seven",
		"stops":          "ended",
		"repeats itself": "2 values instead of 1",
		"always unsat":   "is not believed",
		"always sat":     "is not believed",
		"unsat later":    "is not believed",
		"endless":        "ended", // as nobody reads on
		"endless lines":  "unexpected answer",
	} {
		t.Run(habit, func(t *testing.T) {
			t.Setenv(fakeSolver, habit)
			b, err := NewPipe([]string{os.Args[0]})
			if err != nil {
				t.Fatal(err)
			}
			limit := 50 * time.Millisecond
			if habit == "endless" { // it has to be read from, also on a busy machine
				limit = 3 * time.Second
			}
			c := symbolic.NewContext()
			e, err := New(c, Config{Backends: []Backend{b}, Limits: Limits{Time: limit}})
			if err != nil {
				t.Fatal(err)
			}
			defer e.Close()
			x := c.Var("x", symbolic.Full(symbolic.Int))
			easy := c.Lt(c.Int(3), x)                               // has a model before anybody is asked
			hard := c.Eq(c.BitAnd(c.Mul(x, x), c.Int(3)), c.Int(2)) // no square is
			for range 2 {                                           // the second time with a new process
				a := e.Check(easy, hard)
				if a.Status != symbolic.Undecided || !strings.Contains(a.Why, why) {
					t.Fatalf("%s: %q; wanted unknown because of %q", a.Status, a.Why, why)
				}
			}
			want := 0
			if habit == "lies" {
				want = 2
			}
			if got := e.Stats(); got.Mismatches != want || got.Unknown != 2 {
				t.Errorf("%+v", got)
			}
		})
	}
}

// TestKilledSolver comes back.
func TestKilledSolver(t *testing.T) {
	for _, command := range [][]string{z3Command, cvc5Command} {
		if _, err := exec.LookPath(command[0]); err != nil {
			continue
		}
		b, err := NewPipe(command)
		if err != nil {
			t.Fatal(err)
		}
		defer b.Close()
		c := symbolic.NewContext()
		x := c.Var("x", symbolic.Full(symbolic.Int))
		path := conds(c.Lt(c.Int(5), x), c.Lt(x, c.Int(7)))
		if a := b.Check(path, nil, testLimits); a.Status != symbolic.Sat {
			t.Fatalf("%s: %+v", b.Name(), a)
		}
		session := b.(*sessionBackend[string])
		session.current.machine.(*pipeMachine).cmd.Process.Kill()
		if a := b.Check(append(path, c.Ne(x, c.Int(6))), nil, testLimits); a.Status != symbolic.Undecided || a.Why == "" {
			t.Errorf("%s: %+v", b.Name(), a)
		}
		if a := b.Check(append(path, c.Ne(x, c.Int(6))), nil, testLimits); a.Status != symbolic.Unsat {
			t.Errorf("%s: %+v after a restart", b.Name(), a)
		}
		if session.restarts != 1 {
			t.Errorf("%s: %d restarts", b.Name(), session.restarts)
		}
	}
}

// TestTimeLimit gives solvers a riddle: the factors of a product of two large
// primes.
func TestTimeLimit(t *testing.T) {
	for name, b := range backendsUnderTest(t) {
		c := symbolic.NewContext()
		p, q := c.Var("p", symbolic.Full(symbolic.Long)), c.Var("q", symbolic.Full(symbolic.Long))
		riddle := conds(c.Eq(c.Mul(p, q), c.Long(1000000007*998244353)), c.Lt(c.Long(1), p), c.Lt(p, c.Long(1<<31)),
			c.Lt(c.Long(1), q), c.Lt(q, c.Long(1<<31)))
		a := b.Check(riddle, nil, Limits{Time: 100 * time.Millisecond})
		if a.Status == symbolic.Sat && holdsAll(riddle, a.Model) {
			continue // lucky
		}
		if a.Status != symbolic.Undecided || a.Why == "" {
			t.Errorf("%s: %+v", name, a)
		}
		// It goes on as if nothing had been.
		if a := b.Check(riddle[1:2], nil, testLimits); a.Status != symbolic.Sat {
			t.Errorf("%s: %+v after the riddle", name, a)
		}
	}
}

func TestParse(t *testing.T) {
	for value, want := range map[string]string{
		"auto":                      "auto",
		"Z3":                        "z3",
		"z3int":                     "z3int",
		"z3,choco":                  "z3 auto",
		"z3bitvector":               "z3",
		"no_solver":                 "none",
		"CVC3BitVec":                "cvc5",
		"smtlib: yices-smt2 -i, z3": "smtlib:yices-smt2 -i z3",
		"choco,coral":               "auto",
	} {
		got, err := Parse(value)
		if err != nil || strings.Join(got.solvers, " ") != want {
			t.Errorf("%s: %q, %v; wanted %q", value, got.solvers, err, want)
		}
	}
	if c, _ := Parse("choco"); len(c.Notes) != 1 || !strings.Contains(c.Notes[0], "uses auto") {
		t.Errorf("notes: %q", c.Notes)
	}
	if c, _ := Parse("z3"); len(c.Notes) != 0 {
		t.Errorf("notes: %q", c.Notes)
	}
	for _, value := range []string{"", "z4", "smtlib:", "z3;cvc5"} {
		if got, err := Parse(value); err == nil {
			t.Errorf("%q is accepted: %v", value, got.solvers)
		}
	}
	if _, err := New(symbolic.NewContext(), Config{Solver: "smtlib:no-such-solver --fast"}); err == nil ||
		!strings.Contains(err.Error(), "no-such-solver is not installed") {
		t.Errorf("a missing solver: %v", err)
	}
}

func TestParseValues(t *testing.T) {
	got, err := parseValues("((|a (b!0| #xff) ((f x) (_ bv7 64)) (c (- 3)) (d #b101))", 4)
	if err != nil || fmt.Sprint(got) != "[255 7 18446744073709551613 5]" {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"", "(", ")", "((a 1)", "((a))", "((a b))", "((a 18446744073709551616))", "((|a 1))"} {
		if got, err := parseValues(bad, 1); err == nil {
			t.Errorf("%q is accepted: %v", bad, got)
		}
	}
	if n := nesting("(a |(| \"((\" (b))"); n != 0 {
		t.Errorf("nesting %d", n)
	}
}

func FuzzParseValues(f *testing.F) {
	f.Add("((|a!0| #xff) (b (_ bv7 64)))")
	f.Fuzz(func(t *testing.T, text string) {
		parseValues(text, 2) // returns
	})
}
