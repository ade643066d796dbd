package sequences

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/listener/contractfile"
	"github.com/gojpf/gojpf/listener/summary"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Values that small ones do not stand for: each method is run by itself with unknown arguments, on objects that calls with
// unknown arguments build, and whatever values solve the conditions of a path are tried as arguments then.

// Limits of the run of a method, so that it comes to the same values each time.
var solving = [][2]string{
	{"symbolic.lazy", "true"}, {"symbolic.lazy.objects", "calls"}, {"symbolic.lazy.max_objects", "3"}, {"symbolic.lazy.max_depth", "4"},
	{"symbolic.array_length_limit", "3"}, {"symbolic.string_length_limit", "6"}, {"symbolic.max_branch_visits", "4"}, {"symbolic.max_pc_length", "40"},
	{"search.multiple_errors", "true"}, {"search.properties", ".vm.NoAssertionErrorsProperty"},
	{"search.max_states", "1000"}, {"search.max_instructions", "3000000"}, {"search.max_queries", "3000"}, {"search.max_time", "5000"}, {"search.workers", "1"}, {"vm.tree_output", "false"},
}

// solve finds values for the methods that were called. It reports whether there are any.
func (x *explorer) solve(ctx context.Context) bool {
	l := x.library
	if x.o.Time > 0 { // half of it is for what was asked for
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, x.o.Time/2)
		defer cancel()
	}
	done := map[*vm.Method]bool{}
	for _, k := range slices.Concat(x.begins, x.goesOn) {
		if ctx.Err() != nil {
			break
		}
		if !done[k.method] && k.method.Class == x.class {
			done[k.method] = true
			paths := x.paths(ctx, k.method)
			l.learn(paths, x.o.Values)
			if list := together(k.method, paths); len(list) > 0 {
				l.tuples[k.method.String()] = list[:min(len(list), mostTuples)]
			}
		}
	}
	return len(l.numbers)+len(l.texts)+len(l.tuples) > 0
}

// paths are the inputs of the paths through a method. A method that cannot be run in that way has none.
func (x *explorer) paths(ctx context.Context, mt *vm.Method) (list []map[string]string) {
	types := contractfile.Types(mt.Desc)
	set := []gojpf.Setting{gojpf.Isolated(), gojpf.Set("classpath", cmp.Or(x.o.ClassPath, "."))}
	for _, kv := range solving {
		set = append(set, gojpf.Set(kv[0], kv[1]))
	}
	for _, kv := range x.o.Settings {
		set = append(set, gojpf.Args("+"+kv))
	}
	words := slices.Repeat([]string{"sym"}, len(types))
	set = append(set, gojpf.Set("target", x.o.class), gojpf.Set("target.entry", mt.Name+mt.Desc),
		gojpf.Set("symbolic.method", fmt.Sprintf("%s.%s(%s)(%s)", x.o.class, mt.Name, strings.Join(words, "#"), strings.Join(types, "#"))))
	cfg, err := gojpf.ReadConfig("", set...)
	if err != nil {
		return nil
	}
	found, err := gojpf.Check(ctx, cfg, gojpf.WithoutConsole(), gojpf.WithListener(summary.NewCollector()))
	if err != nil {
		return nil
	}
	for _, p := range found.Paths {
		list = append(list, p.Inputs)
	}
	return list
}

// mostTuples is how many solved combinations of arguments a method has.
const mostTuples = 16

// together are the arguments of a method that solve a path together, where all of them are numbers, truths and texts.
func together(mt *vm.Method, paths []map[string]string) (list [][]arg) {
	names := map[int]string{}
	if mt.Info != nil && mt.Info.Code != nil {
		for _, v := range mt.Info.Code.Locals() {
			if v.Start == 0 {
				names[int(v.Index)] = v.Name
			}
		}
	}
	types, _, _ := classfile.ParseMethodDescriptor(mt.Desc)
	for _, inputs := range paths {
		slot := 0
		if !mt.Static() {
			slot = 1
		}
		var args []arg
		for i, k := range mt.Params {
			a, ok := literal(k, types[i], inputs[names[slot]])
			if slot += k.Slots(); !ok {
				break
			}
			args = append(args, a)
		}
		if len(args) == len(mt.Params) && len(args) > 1 {
			list = append(list, args)
		}
	}
	return list
}

// literal reads a value as Java writes it.
func literal(k vm.Kind, desc, text string) (a arg, ok bool) {
	a.kind = k
	switch k {
	case vm.KindBoolean:
		if text == "true" {
			a.bits = 1
		}
		return a, text == "true" || text == "false"
	case vm.KindInt, vm.KindShort, vm.KindByte, vm.KindLong:
		n, err := strconv.ParseInt(strings.TrimSuffix(text, "L"), 10, 64)
		if a.bits = uint64(n); k != vm.KindLong {
			a.bits = uint64(uint32(int32(n)))
		}
		return a, err == nil
	case vm.KindRef:
		if a.null = text == "null"; a.null || desc != "Ljava/lang/String;" {
			return a, a.null
		}
		s, err := strconv.Unquote(text)
		a.text = s
		return a, err == nil
	}
	return a, false // chars and reals have few values that matter
}

// What stands in the inputs of a path, as Cell#1{item=123456}.
var (
	numbersIn = regexp.MustCompile(`(?:^|[=,{\[(\s])(-?[0-9]+)L?`)
	textsIn   = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
)

// learn takes the numbers and texts of inputs that are not among the small ones: twice as many of each, at most, and the smallest.
func (l *library) learn(paths []map[string]string, small int) {
	most := 2 * small
	for _, inputs := range paths {
		for _, text := range inputs {
			for _, quoted := range textsIn.FindAllString(text, -1) {
				if s, err := strconv.Unquote(quoted); err == nil && s != "" && !slices.Contains(l.texts, s) {
					l.texts = append(l.texts, s)
				}
			}
			for _, m := range numbersIn.FindAllStringSubmatch(textsIn.ReplaceAllString(text, ""), -1) {
				if n, err := strconv.ParseInt(m[1], 10, 64); err == nil && (n < -1 || n >= int64(small)) && !slices.Contains(l.numbers, n) {
					l.numbers = append(l.numbers, n)
				}
			}
		}
	}
	slices.SortFunc(l.numbers, func(a, b int64) int {
		if less := magnitude(a) < magnitude(b); less || a > b && magnitude(a) == magnitude(b) {
			return -1
		}
		return 1
	})
	slices.SortFunc(l.texts, func(a, b string) int {
		if len(a) != len(b) {
			return len(a) - len(b)
		}
		return strings.Compare(a, b)
	})
	l.numbers, l.texts = l.numbers[:min(len(l.numbers), most)], l.texts[:min(len(l.texts), most)]
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return uint64(-n)
	}
	return uint64(n)
}
