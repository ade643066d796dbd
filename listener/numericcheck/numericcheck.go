// Package numericcheck checks that numbers stay in given ranges.
package numericcheck

import (
	"fmt"
	"math"
	"strconv"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/condition"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/format"
	"github.com/gojpf/gojpf/listener/listing"
	"github.com/gojpf/gojpf/listener/variables"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm/spec"
)

// property is what a violation is reported as.
const property = "gov.nasa.jpf.listener.NumericValueChecker"

func init() {
	listener.Register(listener.Info{
		Names: []string{"NumericValueChecker"},
		Doc:   "reports a violation when a number is assigned that is not in the range given for the variable",
		Keys: []config.Key{
			{Name: "range.fields", Type: config.List, JPF: true, Help: "The names under which NumericValueChecker finds ranges of fields."},
			{Name: "range.vars", Type: config.List, JPF: true, Help: "The names under which NumericValueChecker finds ranges of local variables."},
			{Name: "range.*.field", Type: config.String, JPF: true, Help: "The fields of a range, as p.C.field, with * for any characters."},
			{Name: "range.*.var", Type: config.String, JPF: true, Help: "The local variables of a range, as p.C.method(int):x or p.C.method:x, with * for any characters."},
			{Name: "range.*.min", Type: config.String, JPF: true, Help: "The smallest number of a range; none is no limit."},
			{Name: "range.*.max", Type: config.String, JPF: true, Help: "The largest number of a range; none is no limit."},
		},
		New: newChecker,
	})
}

// interval is the numbers that a variable may have.
type interval struct {
	id, spec string
	kind     variables.Kind
	variable spec.Variable
	min, max bound
}

// bound is the end of an interval. Integers are compared exactly: a double does
// not hold every long.
type bound struct {
	text    string
	float   float64
	integer int64
	exact   bool // the bound is an integer
}

type checker struct {
	intervals []*interval
	// sites has the intervals of the variable that an instruction assigns to.
	sites map[*listing.Instr][]*interval
}

func newChecker(cfg *config.Config) (any, error) {
	conf := config.Read(cfg)
	l := &checker{sites: map[*listing.Instr][]*interval{}}
	for _, group := range []struct {
		list, key string
		kind      variables.Kind
	}{{"range.fields", "field", variables.Field}, {"range.vars", "var", variables.Local}} {
		for _, id := range conf.Strings(group.list) {
			r := &interval{id: id, kind: group.kind}
			key := "range." + id + "." + group.key
			if r.spec = conf.String(key); r.spec == "" {
				conf.Fail(fmt.Errorf("%s: %s names %s, but there is no %s", conf.Origin(group.list), group.list, id, key))
				continue
			}
			r.variable = spec.VariableOf(conf, key, group.kind == variables.Field)
			r.min = readBound(conf, "range."+id+".min", math.Inf(-1))
			r.max = readBound(conf, "range."+id+".max", math.Inf(1))
			if r.min.above(r.max) {
				conf.Fail(fmt.Errorf("%s: range.%s.min=%s is above its max=%s", conf.Origin("range."+id+".min"), id, r.min.text, r.max.text))
			}
			l.intervals = append(l.intervals, r)
		}
	}
	if len(l.intervals) == 0 && conf.Err() == nil {
		return nil, fmt.Errorf("it has nothing to check: set range.fields or range.vars")
	}
	return l, conf.Err()
}

func readBound(r *config.Reader, key string, otherwise float64) (b bound) {
	text := r.String(key)
	if text == "" {
		return bound{text: choice.Decimal(otherwise, 64), float: otherwise}
	}
	b.text = text
	var err error
	if b.integer, err = strconv.ParseInt(text, 0, 64); err == nil {
		b.float, b.exact = float64(b.integer), true
		return b
	}
	b.float, err = strconv.ParseFloat(text, 64)
	r.Check(err == nil && !math.IsNaN(b.float), key, "a number")
	return b
}

func (b bound) above(o bound) bool {
	if b.exact && o.exact {
		return b.integer > o.integer
	}
	return b.float > o.float
}

// Intervene checks an assignment before it is made. It changes nothing, but has the
// search take the assignments that are in the range where others are not.
func (l *checker) Intervene(c *listener.Context, in listener.Instruction) {
	a, ok := variables.Next(c, in)
	if !ok || a.Kind == variables.Element {
		return
	}
	list, known := l.sites[a.Site]
	if !known {
		list = l.matching(&a)
		l.sites[a.Site] = list
	}
	for _, r := range list {
		value, isNumber := number(&a)
		outside := isNumber && !r.contains(value)
		if e := a.Unknown(); e != nil {
			var ok bool
			if outside, ok = c.CanFail(r.condition(c.Program.Symbolic().Ctx, e)); !ok {
				return
			}
		}
		if outside {
			c.Violate(property, fmt.Sprintf("%s = %s is not in %s..%s (range.%s)",
				a.Name(c.Machine), format.Value(c.Machine, a.Desc, a.Value, a.Attr), r.min.text, r.max.text, r.id))
			return
		}
	}
}

// condition says that a number which is not known is in the interval.
func (r *interval) condition(c *symbolic.Context, e *symbolic.Expr) *symbolic.Expr {
	at := func(op string, b bound) *symbolic.Expr {
		if b.exact && e.Kind().IsInt() {
			return condition.Apply(c, op, e, c.Long(b.integer))
		}
		return condition.Apply(c, op, e, c.Double(b.float))
	}
	return c.And(at(">=", r.min), at("<=", r.max))
}

func (l *checker) matching(a *variables.Assignment) []*interval {
	var list []*interval
	for _, r := range l.intervals {
		if r.kind == a.Kind && r.variable.Match(a.Field, a.Method, a.Names()) {
			list = append(list, r)
		}
	}
	return list
}

// number returns the value of an assignment. NaN is in no range.
func number(a *variables.Assignment) (bound, bool) {
	v, ok := a.Number()
	if !ok {
		return bound{}, false
	}
	b := bound{float: v}
	switch a.Desc {
	case "F", "D":
	case "J":
		b.integer, b.exact = int64(a.Value), true
	default:
		b.integer, b.exact = int64(v), true
	}
	return b, true
}

func (r *interval) contains(v bound) bool {
	return !r.min.above(v) && !v.above(r.max) && !math.IsNaN(v.float)
}
