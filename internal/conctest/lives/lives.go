// Package lives makes random programs about the lives of threads: they are
// created late and by each other, in and out of the monitors of the objects that
// they are, and joined, asked, interrupted, notified by everybody at every place,
// before they begin and after they have ended. It finds out by brute force in
// which ways such a program can end, by what the JDK's Thread does: join is a
// wait in the monitor of the thread that is to end, as long as that is alive; the
// start of a thread and its end take that monitor, and the end notifies all who
// wait there.
package lives

import "math/rand/v2"

// Op is what a thread does in one statement. Each has an int result.
type Op struct {
	Kind Kind
	On   int // a thread, a monitor (of the thread of that number, or behind those a lock) or a variable
}

// Kind is the kind of an operation.
type Kind uint8

// The kinds. The result is 0 unless something else is said.
const (
	Start       Kind = iota // 1, or 2 when the thread was started before
	Join                    // 1, or 2 when interrupted
	JoinTimed               // likewise, with a limit
	Alive                   // 1 for alive
	Born                    // 0 NEW, 2 TERMINATED, else 1
	Interrupt               //
	Interrupted             // isInterrupted(): 1 for yes
	Enter                   // a monitor; Exit follows in the same body
	Exit                    //
	Wait                    // in the monitor; 1, or 2 when interrupted
	WaitTimed               // likewise
	Notify                  //
	NotifyAll               //
	Read                    // a volatile variable: its value
	Add                     // 1 to it, in two steps
	ReadPlain               // of variables that are not volatile
	AddPlain                //
)

// Program is a program: thread 0 is main, which ends when no other can go on.
type Program struct {
	Bodies [][]Op
	Locks  int // beside the monitors of threads
	Vars   int // of each kind
}

// Generate makes a program. The same seed makes the same program.
func Generate(seed uint64) *Program {
	r := rand.New(rand.NewPCG(seed, 0x6c697665))
	n := 2 + r.IntN(3)
	p := &Program{Bodies: make([][]Op, n), Locks: 1, Vars: 1}
	most := 6 - n
	for i := range p.Bodies {
		p.Bodies[i] = body(r, n, 1+r.IntN(most))
	}
	for i := 1; i < n; i++ { // somebody begins it
		by := r.IntN(i)
		at := r.IntN(len(p.Bodies[by]) + 1)
		p.Bodies[by] = insert(p.Bodies[by], at, Op{Start, i})
	}
	return p
}

func insert(list []Op, at int, op Op) []Op {
	return append(append(append([]Op{}, list[:at]...), op), list[at:]...)
}

// body makes about so many operations, some of them in monitors.
func body(r *rand.Rand, threads, left int) (list []Op) {
	var held []int
	for ; left > 0; left-- {
		monitor := r.IntN(threads + 1)
		if len(held) > 0 && r.IntN(2) == 0 {
			on := held[r.IntN(len(held))]
			list = append(list, Op{[]Kind{Wait, Wait, WaitTimed, Notify, NotifyAll}[r.IntN(5)], on})
			continue
		}
		switch k := r.IntN(100); {
		case k < 25 && len(held) < 2:
			list = append(list, Op{Enter, monitor})
			held = append(held, monitor)
			left++
			if r.IntN(3) == 0 {
				left++
			}
		case k < 35 && len(held) > 0:
			list = append(list, Op{Exit, held[len(held)-1]})
			held = held[:len(held)-1]
		case k < 40:
			list = append(list, Op{Start, 1 + r.IntN(threads-1)})
		case k < 53:
			list = append(list, Op{Join, r.IntN(threads)})
		case k < 58:
			list = append(list, Op{JoinTimed, r.IntN(threads)})
		case k < 66:
			list = append(list, Op{Alive, r.IntN(threads)})
		case k < 71:
			list = append(list, Op{Born, r.IntN(threads)})
		case k < 79:
			list = append(list, Op{Interrupt, r.IntN(threads)})
		case k < 82:
			list = append(list, Op{Interrupted, r.IntN(threads)})
		default:
			list = append(list, Op{[]Kind{Read, Add, ReadPlain, AddPlain}[r.IntN(4)], 0})
		}
	}
	for len(held) > 0 {
		list = append(list, Op{Exit, held[len(held)-1]})
		held = held[:len(held)-1]
	}
	return list
}
