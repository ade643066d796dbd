package conctest

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// The outcomes of programs that are small enough to be argued by hand.
func TestExplore(t *testing.T) {
	const v, w = 0, 1
	one := []VarKind{Static}
	two := []VarKind{Static, Static}
	signal := []Stmt{Write{v, Const(1)}, Notify{Lock: 0}}
	tests := []struct {
		name    string
		vars    []VarKind
		threads [][]Stmt
		ends    string // those of the variables, sorted
		others  string // deadlock, failure
	}{
		{"increments are two steps", one, [][]Stmt{{Increment{v}}, {Increment{v}}}, "1, 2", ""},
		{"locked increments", one, [][]Stmt{{Sync{0, []Stmt{Increment{v}}}}, {Sync{0, []Stmt{Increment{v}}}}}, "2", ""},
		{"different locks", one, [][]Stmt{{Sync{0, []Stmt{Increment{v}}}}, {Sync{1, []Stmt{Increment{v}}}}}, "1, 2", ""},
		{"twice each", one, [][]Stmt{{Repeat{[]Stmt{Increment{v}}}}, {Increment{v}, Increment{v}}}, "2, 3, 4", ""},
		{"atomic", []VarKind{Atomic}, [][]Stmt{{AddAndGet{0, v, Const(1)}}, {AddAndGet{0, v, Const(1)}}}, "2", ""},
		{"operands are read from left to right", two, [][]Stmt{
			{Write{v, Const(1)}, Write{w, Const(1)}},
			{SetLocal{0, Bin{"-", Read(w), Read(v)}}, Assert{Cond{"<", Local(0), Const(1)}}},
		}, "1 1", ""},
		{"operands from right to left", two, [][]Stmt{
			{Write{v, Const(1)}, Write{w, Const(1)}},
			{SetLocal{0, Bin{"-", Read(v), Read(w)}}, Assert{Cond{">=", Local(0), Const(0)}}},
		}, "1 1", "failure"},
		{"left side first", one, [][]Stmt{{Add{v, Const(1)}}, {Write{v, Const(5)}}}, "1, 5, 6", ""},
		{"lock order", one, [][]Stmt{
			{Sync{0, []Stmt{Sync{1, []Stmt{Increment{v}}}}}}, {Sync{1, []Stmt{Sync{0, []Stmt{Increment{v}}}}}},
		}, "2", "deadlock"},
		{"reentrance", one, [][]Stmt{{Sync{0, []Stmt{Sync{0, []Stmt{Increment{v}}}, Increment{v}}}}, {Sync{0, []Stmt{Increment{v}}}}}, "3", ""},
		{"missed signal", one, [][]Stmt{{Sync{0, []Stmt{Wait{Lock: 0}}}}, {Sync{0, []Stmt{Notify{Lock: 0}}}}}, "0", "deadlock"},
		{"guarded wait", one, [][]Stmt{
			{Sync{0, []Stmt{While{Cond{"==", Read(v), Const(0)}, []Stmt{Wait{Lock: 0}}}}}}, {Sync{0, signal}},
		}, "1", ""},
		{"wait needs the lock again", two, [][]Stmt{
			{Sync{0, []Stmt{While{Cond{"==", Read(v), Const(0)}, []Stmt{Wait{Lock: 0}}}, Assert{Cond{"==", Read(w), Const(1)}}}}},
			{Sync{0, append(slices.Clone(signal), Write{w, Const(1)})}},
		}, "1 1", ""},
		{"timed wait", one, [][]Stmt{{Sync{0, []Stmt{Wait{Lock: 0, Timed: true}}}, Increment{v}}, {}}, "1", ""},
		{"notify wakes one", one, [][]Stmt{
			{}, {Sync{0, []Stmt{Wait{Lock: 0}}}, Increment{v}}, {Sync{0, []Stmt{Wait{Lock: 0}}}, Increment{v}}, {Sync{0, []Stmt{Notify{Lock: 0}}}},
		}, "", "deadlock"},
		{"notifyAll wakes both", one, [][]Stmt{
			{}, {Sync{0, []Stmt{Wait{Lock: 0}, Increment{v}}}}, {Sync{0, []Stmt{Wait{Lock: 0}, Increment{v}}}}, {Sync{0, []Stmt{Notify{Lock: 0, All: true}}}},
		}, "2", "deadlock"},
		{"thrown out of a monitor", one, [][]Stmt{
			{Try{Body: []Stmt{Sync{0, []Stmt{Throw{}}}}, Catch: []Stmt{Increment{v}}}}, {Sync{0, []Stmt{}}},
		}, "1", ""},
		{"finally", one, [][]Stmt{{Try{Body: []Stmt{Throw{}}, Finally: []Stmt{Write{v, Const(3)}}}}, {}}, "3", ""},
		{"finally after an assertion", two, [][]Stmt{
			{Try{Body: []Stmt{Assert{Cond{"==", Const(0), Const(1)}}}, Finally: []Stmt{Sync{0, []Stmt{Sync{1, nil}}}}}},
			{Sync{1, []Stmt{Sync{0, nil}}}},
		}, "", "deadlock failure"},
		{"spinning ends in nothing else", one, [][]Stmt{{While{Cond{"==", Read(v), Const(0)}, []Stmt{Yield{}}}}, {Write{v, Const(1)}}}, "1", ""},
		{"compare and set", []VarKind{Atomic}, [][]Stmt{
			{CompareAndSet{0, v, Const(0), Const(1)}}, {CompareAndSet{0, v, Const(0), Const(2)}},
		}, "1, 2", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := &Program{Vars: test.vars, Locks: 2, Locals: 1, Threads: test.threads}
			o, ok := p.Explore(100_000)
			if !ok {
				t.Fatal("too many states")
			}
			variables := map[string]bool{}
			for line := range o.Ends {
				fields := strings.Fields(line)[1:]
				variables[strings.Join(fields[:len(test.vars)], " ")] = true
			}
			if got := strings.Join(slices.Sorted(maps.Keys(variables)), ", "); got != test.ends {
				t.Errorf("ends %s, expected %s", got, test.ends)
			}
			var others []string
			if o.Deadlock {
				others = append(others, "deadlock")
			}
			if o.Failure {
				others = append(others, "failure")
			}
			if got := strings.Join(others, " "); got != test.others {
				t.Errorf("also %q, expected %q", got, test.others)
			}
		})
	}
}

func TestExploreGivesUp(t *testing.T) {
	p := &Program{Vars: []VarKind{Static}, Threads: [][]Stmt{{Increment{0}, Increment{0}}, {Increment{0}, Increment{0}}}}
	if _, ok := p.Explore(10); ok {
		t.Error("a program of many states was explored within ten")
	}
}
