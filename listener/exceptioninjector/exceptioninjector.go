// Package exceptioninjector throws exceptions where the configuration says, to
// test how the program handles what is hard to bring about.
package exceptioninjector

import (
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

func init() {
	listener.Register(listener.Info{
		Names: []string{"ExceptionInjector"},
		Doc:   "throws exceptions at given lines, or in place of calls of given methods",
		Keys: []config.Key{
			{Name: "ei.exception", Type: config.String, JPF: true,
				Help: "What ExceptionInjector throws: a list between ';' of exception@place. An exception is a class name, with a message as in IOException(\"disk full\"); a name without a package is looked for in java.lang, java.io, java.util, too. A place is a line such as p.C:12, a line of a method such as p.C.m():6 (six below the first), or a method such as p.C.m(int) whose calls throw."},
			{Name: "ei.throw_first", Type: config.Bool, Default: "false", JPF: true,
				Help: "Whether ExceptionInjector throws at the first instruction of a line instead of the last."},
		},
		New: func(cfg *config.Config) (any, error) { return newInjector(cfg) },
	})
}

type injector struct {
	listener.Stateless
	list  []injection
	first bool
	sites map[site]*injection // what was found for lines
	lines map[*vm.Method]bool // whose sites are known
}

type injection struct {
	class, message string
	at             spec.Place
}

type site struct {
	method *vm.Method
	pc     int32
}

func newInjector(cfg *config.Config) (*injector, error) {
	r := config.Read(cfg)
	l := &injector{sites: map[site]*injection{}, lines: map[*vm.Method]bool{}, first: r.Bool("ei.throw_first")}
	for text := range strings.SplitSeq(r.String("ei.exception"), ";") {
		if strings.TrimSpace(text) == "" {
			continue
		}
		i, err := parse(text)
		if err != nil {
			r.Refuse("ei.exception", "%w", err)
			continue
		}
		r.Mention("ei.exception", strings.TrimSpace(text), i.at)
		l.list = append(l.list, i)
	}
	if len(l.list) == 0 && r.Err() == nil {
		return nil, fmt.Errorf("set ei.exception to what it is to throw")
	}
	return l, r.Err()
}

func parse(text string) (i injection, err error) {
	at := strings.LastIndexByte(text, '@')
	if at < 0 {
		return i, fmt.Errorf("expected exception@place, got %q", text)
	}
	class, message, _ := strings.Cut(strings.TrimSpace(text[:at]), "(")
	i.class = strings.TrimSpace(class)
	i.message = strings.Trim(strings.TrimSuffix(strings.TrimSpace(message), ")"), `"`)
	if i.class == "" {
		return i, fmt.Errorf("%q names no exception", text)
	}
	if i.at, err = spec.ParsePlace(text[at+1:]); err != nil {
		err = fmt.Errorf("%q: expected %w", text, err)
	}
	return i, err
}

func (l *injector) Intervene(c *listener.Context, in listener.Instruction) {
	m := in.Frame.Method
	if !l.lines[m] {
		l.lines[m] = true
		l.findLines(c, in.Frame)
	}
	if i := l.sites[site{m, in.Frame.PC}]; i != nil {
		c.Throw(in, l.resolve(c, i.class), i.message)
		return
	}
	callee, _ := c.Callee(in)
	if callee == nil {
		return
	}
	for k := range l.list {
		if i := &l.list[k]; i.at.Method(callee) {
			c.Throw(in, l.resolve(c, i.class), i.message)
			return
		}
	}
}

// findLines finds the instructions of a method that throw for their line: the
// first or last one of each.
func (l *injector) findLines(c *listener.Context, f *vm.Frame) {
	for k := range l.list {
		i := &l.list[k]
		if !i.at.Line() {
			continue
		}
		pc := int32(-1)
		for at, bci := range f.Code.BCI {
			if i.at.At(f.Method, f.Method.Line(int(bci))) && (pc < 0 || !l.first) {
				pc = int32(at)
			}
		}
		if pc >= 0 {
			l.sites[site{f.Method, pc}] = i
		}
	}
}

// packages are where an exception without a package is looked for.
var packages = []string{"", "java/lang/", "java/io/", "java/util/"}

func (l *injector) resolve(c *listener.Context, class string) string {
	if strings.Contains(class, ".") {
		return class
	}
	for _, p := range packages {
		if _, err := c.Machine.Lib.Load(c.Machine.Lib.AppLoader, p+class); err == nil {
			return p + class
		}
	}
	return class
}
