package models

import (
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/gojpf/gojpf/vm"
)

// Output that goes straight to the console: it leaves System.out and its state
// alone.

func init() {
	Override(verifyClass, Methods{
		"print(Ljava/lang/String;)V":   func(e *vm.Env) { say(e, text(e, 0)) },
		"print(Ljava/lang/String;I)V":  func(e *vm.Env) { say(e, text(e, 0), ascii(" : "+strconv.Itoa(int(e.Int(1))))) },
		"print(Ljava/lang/String;Z)V":  func(e *vm.Env) { say(e, text(e, 0), ascii(" : "+strconv.FormatBool(e.Bool(1)))) },
		"print([Ljava/lang/String;)V":  printAll,
		"println()V":                   func(e *vm.Env) { say(e, ascii("\n")) },
		"println(Ljava/lang/String;)V": func(e *vm.Env) { say(e, text(e, 0), ascii("\n")) },
		"threadPrint":                  func(e *vm.Env) { say(e, ascii(e.M.ThreadName(e.T)+": "), text(e, 0)) },
		"threadPrintln":                func(e *vm.Env) { say(e, ascii(e.M.ThreadName(e.T)+": "), text(e, 0), ascii("\n")) },

		"printPathOutput(Ljava/lang/String;)V":  func(e *vm.Env) { printPath(e, e.Ref(0)) },
		"printPathOutput(ZLjava/lang/String;)V": printPathIf,

		"log(Ljava/lang/String;ILjava/lang/String;)V": func(e *vm.Env) { logLine(e, e.String(0), e.Int(1), e.String(2)) },
		"log(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V": func(e *vm.Env) {
			logLine(e, e.String(0), e.Int(1), e.String(2)+e.String(3))
		},
		"log(Ljava/lang/String;ILjava/lang/String;[Ljava/lang/Object;)V": logFormatted,
	})
}

// text returns the code units of a String argument, "null" for null.
func text(e *vm.Env, i int) []uint16 { return unitsOf(e, e.Ref(i)) }

func unitsOf(e *vm.Env, r vm.Ref) []uint16 {
	if r == vm.Null {
		return ascii("null")
	}
	return e.M.UTF16(r)
}

func ascii(s string) []uint16 {
	units := make([]uint16, 0, len(s))
	for _, c := range s {
		units = append(units, uint16(c))
	}
	return units
}

func say(e *vm.Env, parts ...[]uint16) {
	toConsole(e, options(e).encode(slices.Concat(parts...)))
}

// toConsole writes to the console, even where what the program prints is not
// shown.
func toConsole(e *vm.Env, b []byte) { writeTo(b, e.M.Opt.Stdout, hooks(e).Out) }

// writeTo writes to all that is there; a program cannot see that its console is
// gone.
func writeTo(b []byte, to ...io.Writer) {
	for _, w := range to {
		if w != nil {
			_, _ = w.Write(b)
		}
	}
}

func printAll(e *vm.Env) {
	array := e.Object(0)
	if array == nil {
		e.ThrowNoMessage("java/lang/NullPointerException")
		return
	}
	for _, r := range array.Refs() {
		say(e, unitsOf(e, r))
	}
}

func printPathIf(e *vm.Env) {
	if e.Bool(0) {
		printPath(e, e.Ref(1))
	}
}

// printPath prints what the program has printed on the present path, which only
// a search keeps.
func printPath(e *vm.Env, message vm.Ref) {
	h := hooks(e).PathOutput
	if h == nil {
		if warn := hooks(e).Warn; warn != nil {
			warn("Verify.printPathOutput prints nothing without vm.path_output=true")
		}
		return
	}
	head := "begin path output"
	if message != vm.Null {
		head = "begin program output at: " + e.M.GoString(message)
	}
	const rule = "~~~~~~~~~~~~~~~~~~~~~~~ "
	out := e.M.Opt.Stdout
	if keeper, ok := out.(interface{ Beneath() io.Writer }); ok {
		out = keeper.Beneath() // or the path would print what it has printed
	}
	writeTo(fmt.Appendf(nil, "\n%s%s\n%s%send path output\n", rule, head, h(e.M), rule), out, hooks(e).Out)
}

// levels are the values of Verify.SEVERE and so on, from 1, and of log.level.
var levels = []string{"severe", "warning", "info", "fine", "finer", "finest"}

func logLine(e *vm.Env, logger string, level int32, message string) {
	if level < 1 || int(level) > len(levels) {
		e.Throw("java/lang/IllegalArgumentException", fmt.Sprintf("unknown log level %d for logger %s", level, logger))
		return
	}
	if limit := slices.Index(levels, options(e).LogLevel); int(level)-1 > limit {
		return
	}
	writeTo(fmt.Appendf(nil, "[%s] %s: %s\n", levels[level-1], logger, message), e.M.Opt.Stderr, hooks(e).Err)
}

// logFormatted has the program's own String.format make the message.
func logFormatted(e *vm.Env) {
	if e.Phase == 0 {
		format := e.M.Lib.MustLoad("java/lang/String").DeclaredMethod("format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;")
		e.Call(1, format, e.Args[2], e.Args[3])
		return
	}
	logLine(e, e.String(0), e.Int(1), e.M.GoString(vm.Ref(e.Result)))
}
