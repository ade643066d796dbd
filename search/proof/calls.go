package proof

import (
	"slices"
	"strings"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/horn"
	"github.com/gojpf/gojpf/vm/bytecode"
	"github.com/gojpf/gojpf/vm/classfile"
)

// inputs is the class of inputs; inputTypes are what its methods return.
const inputs = "org/sosy_lab/sv_benchmarks/Verifier"

var inputTypes = map[string]symbolic.Type{
	"nondetBoolean": symbolic.Boolean, "nondetByte": symbolic.Byte, "nondetChar": symbolic.Char, "nondetShort": symbolic.Short,
	"nondetInt": symbolic.Int, "nondetLong": symbolic.Long, "nondetFloat": symbolic.Float, "nondetDouble": symbolic.Double,
}

// call executes a call.
// Every call is one of: a method of the program, followed by its summary; a method of the JDK
// that is known here, exactly or as any value of its type with the exceptions that it may
// throw; or the end of the translation. There is no fourth: a call that is skipped could write
// a field, make a thread, or throw.
func (t *translation) call(m *method, s *state, op bytecode.Op, bci int) (*state, []*state) {
	if op == bytecode.Invokedynamic {
		return t.concatenates(m, s, bci), nil
	}
	class, name, desc := m.code.Member(bci)
	params, ret, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		t.refuse("%s: %s has no proper descriptor", m.place(bci), name)
		return nil, nil
	}
	args := make([]value, len(params))
	for i := len(params) - 1; i >= 0; i-- {
		if k, ok := kindOf(params[i]); ok {
			args[i] = value{e: t.take(s, k)}
		} else {
			args[i] = t.pop(s)
		}
	}
	switch {
	case op != bytecode.Invokestatic:
		return t.onObject(m, s, called{op, class, name, desc, ret}, t.pop(s), args)
	case class == inputs:
		return t.input(m, s, name, ret, args, bci), nil
	case class == "java/lang/System" && name == "exit":
		if t.p.Exits {
			t.refuse("%s: exit statuses are not followed", m.place(bci))
		}
		if t.starting != nil {
			t.refuse("the initialiser of %s is not simple", t.starting.name)
		}
		// Finalizers do not run at exit either, and classes with one are not followed.
		return nil, nil // no shutdown hooks: nothing that is followed makes any
	case class == "java/util/Arrays" || class == "java/lang/System" && name == "arraycopy":
		return t.texts.arrays(m, s, name, desc, args), nil
	case class == "java/lang/Math":
		return t.math(m, s, name, params, args, bci), nil
	}
	if next, done := t.texts.statics(m, s, called{op, class, name, desc, ret}, params, args); done {
		return next, nil
	}
	callee := t.resolve(class, name, desc)
	if callee == nil {
		t.refuse("%s: the call of %s.%s is not followed", m.place(bci), strings.ReplaceAll(class, "/", "."), name)
		return nil, nil
	}
	// A method of another class would have that class initialised first, within this
	// initialiser: then it would be seen when it is done.
	if t.starting != nil && callee.class != t.starting {
		t.refuse("the initialiser of %s is not simple", t.starting.name)
		return nil, nil
	}
	t.begin(callee.class)
	return t.invoke(m, s, callee, args), nil
}

// invoke calls a method of the program: its result is any that its summary has.
// Where nothing is known yet of what the callee returns (it was not gone through, or never
// returns) the way ends here. It is taken up when that changes, since discover goes on then. A
// method that never returns leaves no way, which is exact.
func (t *translation) invoke(m *method, s *state, callee *method, args []value) *state {
	if t.shaping {
		t.calls(m, callee, args)
	}
	switch {
	case t.err != nil:
		return nil
	case t.starting != nil:
		return t.inline(s, callee, args)
	}
	entry := t.enters(m, s, callee, args)
	switch {
	case callee.back.ref != nil:
		s.push(t.anew(callee.back))
	case callee.back.e != nil:
		s.number(t.ofKind(callee.back.e.Kind()))
	}
	if t.shaping {
		cells{t}.joint(m, s)
		if !callee.returned {
			return nil // not yet
		}
		return s
	}
	if !callee.returned {
		return nil
	}
	result := slices.Clone(entry)
	if callee.back.follows() {
		v := s.stack[len(s.stack)-slots(callee.ret)]
		result = append(result, v.number())
	}
	t.leaves(s, callee, callee.result, result)
	return s
}

// enters begins a call, with the ways on which it ends in exceptions. It returns the
// arguments of predicates of it.
// A method whose exceptions nobody could catch (guarded) has the violation, or the harmless
// end, in its own clauses; its callers need no clauses for it.
func (t *translation) enters(m *method, s *state, callee *method, args []value) []*symbolic.Expr {
	var entry []*symbolic.Expr
	if !t.shaping {
		for _, p := range callee.passed {
			entry = append(entry, t.texts.as(callee.args[p.arg], args[p.arg]))
		}
		for _, n := range callee.reads {
			entry = append(entry, s.globals[n].number())
		}
		t.emit(s.body, s.conds, &horn.Atom{Pred: callee.entry.Pred, Args: entry})
	}
	for _, name := range callee.thrown() {
		exceptional := s.clone()
		switch {
		case t.shaping:
		case callee.guarded:
			t.leaves(exceptional, callee, callee.throws[name], slices.Clone(entry))
		default:
			continue // that ends the program
		}
		t.throw(m, exceptional, name)
	}
	return entry
}

// leaves ends a call with a predicate of that, of what is behind the fields that it has read.
// Fields that the callee writes are unknown behind it but for what its summary says. Fields
// that it does not write, nor what it calls, are what they were: that is why writes is spread
// over callers before any clause is made.
func (t *translation) leaves(s *state, callee *method, p predicate, args []*symbolic.Expr) {
	for _, n := range callee.writes {
		v := t.valueOf(&t.fields[n])
		args = append(args, v.number())
		s.globals[n] = v
		if f := &t.fields[n]; f.on != nil && f.on.isArray() {
			s.contents.lose(f.on)
		}
	}
	s.body = append(s.body, horn.Atom{Pred: p.Pred, Args: args})
}

// calls notes a call.
// Arguments of all calls are merged into one shape: a summary is made once for a method, not
// once for each call. That is where precision is lost, and what keeps clauses linear in the
// size of the program.
func (t *translation) calls(m *method, callee *method, args []value) {
	at := edge{m, t.at}
	if !callee.from[at] {
		callee.from[at], t.changed = true, true
		if !slices.Contains(m.calls, callee) {
			m.calls = append(m.calls, callee)
		}
	}
	switch {
	case t.starting != nil:
		return
	case !callee.listed:
		callee.args, callee.listed = slices.Clone(args), true
		t.list = append(t.list, callee)
	}
	for i := range callee.args {
		t.changed = joins(&callee.args[i], args[i]) || t.changed
	}
}

// input is a value that may be any, or what the program assumes.
// assume ends a run where it does not hold, as Verifier's does: what is behind it may rely on
// it.
func (t *translation) input(m *method, s *state, name, ret string, args []value, bci int) *state {
	if name == "assume" && len(args) == 1 && args[0].e != nil {
		return t.assume(s, t.ctx.Ne(args[0].e, t.ctx.Int(0)))
	}
	if name == "nondetString" && len(args) == 0 {
		s.push(t.texts.anyText())
		return s
	}
	typ, ok := inputTypes[name]
	// A method of that name with another type would be another one than the suites'.
	if own, _ := symbolic.TypeOf(ret); !ok || own != typ || len(args) > 0 {
		t.refuse("%s: the input %s is not followed", m.place(bci), name)
		return nil
	}
	s.number(t.unknown(typ))
	return s
}

// math executes functions on whole numbers.
// Math.abs, min and max are among the operations of expressions, and exact: abs of the least
// number is that number. The others (Math.sqrt, pow, addExact) are refused, the latter since
// they throw.
func (t *translation) math(m *method, s *state, name string, params []string, args []value, bci int) *state {
	whole := !slices.ContainsFunc(params, func(desc string) bool {
		k, ok := kindOf(desc)
		return !ok || k.IsFloat()
	})
	switch {
	case !whole:
	case name == "abs":
		s.number(t.ctx.Abs(args[0].e))
		return s
	case name == "min":
		s.number(t.ctx.Min(args[0].e, args[1].e))
		return s
	case name == "max":
		s.number(t.ctx.Max(args[0].e, args[1].e))
		return s
	}
	t.refuse("%s: Math.%s is not followed", m.place(bci), name)
	return nil
}

// called is what a call says of its method.
type called struct {
	op                     bytecode.Op
	class, name, desc, ret string
}

// onObject calls a method of an object: of one that is followed, of exceptions that are
// made, of streams that are written to. Nothing of the latter can be seen by the program.
// An exception is known by its class alone; so what can be asked of it must not depend on
// more. getMessage returns anything, as the message was not kept, unless the program overrides
// it.
func (t *translation) onObject(m *method, s *state, c called, on value, args []value) (*state, []*state) {
	r := on.ref
	if r == nil {
		r = &reference{}
	}
	switch {
	case r.kind == text:
		return t.texts.onText(m, s, c, on, args), nil
	case r.kind == numbers && c.name == "clone" && c.desc == "()Ljava/lang/Object;":
		if s = t.texts.exists(m, s, on); s != nil {
			t.texts.asks(on.size)
			s.push(cells{t}.copy(m, s, on, on.size))
		}
		return s, nil
	case slices.Contains(builderClasses, c.class) && t.texts.builds(r), c.class == charsClass && t.texts.builds(r):
		return t.texts.onBuilder(m, s, c, on, args), nil
	case r.kind == located:
		return t.dispatch(m, s, c, on, args)
	case c.name == "<init>" && r.kind == thrown && t.simple(c.class, c.desc, args):
		chains(t, m, args)
		return s, nil
	case r.kind == thrown && c.name == "printStackTrace" && c.desc == "()V" && t.untouched(r.name):
		return s, nil
	case r.kind == thrown && c.name == "getMessage" && c.desc == "()Ljava/lang/String;" && t.untouched(r.name):
		s.push(value{ref: &reference{}})
		return s, nil
	// What is printed cannot be read back. An object would be asked for its text, and a null
	// array of chars is a NullPointerException: these two are not followed.
	case c.class == "java/io/PrintStream" && r.kind == output && (c.name == "println" || c.name == "print") && c.desc != "(Ljava/lang/Object;)V" && c.desc != "([C)V":
		return s, nil
	case r.kind == named && c.name == "desiredAssertionStatus":
		if t.p.Asserts(strings.ReplaceAll(r.name, "/", ".")) {
			s.number(t.ctx.Int(1))
		} else {
			s.number(t.ctx.Int(0))
		}
		return s, nil
	}
	t.refuse("%s: the call of %s.%s is not followed", m.place(t.at), strings.ReplaceAll(c.class, "/", "."), c.name)
	return nil, nil
}

// plainMakers are the constructors of the JDK's exceptions that keep what they are given,
// and call nothing of it.
var plainMakers = []string{"()V", "(Ljava/lang/String;)V", "(Ljava/lang/String;Ljava/lang/Throwable;)V"}

// simple reports whether a constructor does no more than keep what it is given.
// An exception that is made runs no code of the program but its constructor. So this has to
// see that nothing of it writes a field, calls, or can throw, down to Throwable. Of the JDK's
// own classes it goes by the form of the name: java.lang has no exception whose constructors
// of these descriptors do anything that a program could notice.
func (t *translation) simple(class, desc string, args []value) bool {
	for _, a := range args {
		if a.e == nil && !a.ref.isNull() && (a.ref == nil || a.ref.kind != text && a.ref.kind != thrown) {
			return false
		}
	}
	c := t.class(class)
	if c == nil {
		// What prints an exception asks the one that it keeps for its text, too.
		// RuntimeException(Throwable) asks at once, and is none of plainMakers.
		cause := slices.ContainsFunc(args, func(a value) bool { return a.ref != nil && a.ref.kind == thrown && !t.untouched(a.ref.name) })
		switch {
		case class == "java/lang/Object":
			return true
		case cause:
			return false
		case class == "java/lang/AssertionError" && len(args) == 1: // of an object it is a text, which may run anything
			return args[0].ref == nil || args[0].ref.kind != thrown
		}
		return strings.HasPrefix(class, "java/lang/") && strings.Count(class, "/") == 2 &&
			(strings.HasSuffix(class, "Exception") || strings.HasSuffix(class, "Error") || class == "java/lang/Throwable") && slices.Contains(plainMakers, desc)
	}
	var made *classfile.Method
	for i := range c.file.Methods {
		switch info := &c.file.Methods[i]; {
		case info.Name == "fillInStackTrace" || info.Name == "finalize":
			// fillInStackTrace is called by every constructor of Throwable, before that of the
			// subclass has begun; finalize by the collector, at some time.
			return false // the JDK calls it
		case info.Name == "<init>" && info.Descriptor == desc && info.Code != nil:
			made = info
		}
	}
	return made != nil && t.delegates(t.method(c, made, nil), args)
}

// chains notes that an exception keeps another one. In a loop such a chain can be longer than
// there is memory for, as a text can.
func chains(t *translation, m *method, args []value) {
	if t.shaping { // it is not known yet who calls what
		return
	}
	keeps := slices.ContainsFunc(args, func(a value) bool { return a.ref != nil && a.ref.kind == thrown })
	t.grows = t.grows || keeps && (m.repeats(t.at) || !m.once(t.list[0], map[*method]bool{}))
}

// delegates reports whether a constructor only calls a simple one, with what it was given
// or constants.
// Loads, constants and the constructor above it cannot fail and have no effect. What is passed
// on are constants and some of the arguments of the outer call, so simple is asked about all
// of the latter.
func (t *translation) delegates(m *method, args []value) bool {
	for _, bci := range m.starts {
		op := m.code.Op(bci)
		if _, _, local := m.code.Local(bci); local || op == bytecode.Return || op == bytecode.Ldc || op == bytecode.AconstNull {
			continue
		}
		if op != bytecode.Invokespecial {
			return false
		}
		class, name, desc := m.code.Member(bci)
		if name != "<init>" || class != m.class.file.Super || !t.simple(class, desc, args) {
			return false
		}
	}
	return true
}

// concatenates executes the concatenation of texts and numbers.
// invokedynamic is followed for this alone, by the name of its bootstrap's method. The text is
// at least as long as each of its parts, which is what loops over texts need; it is not their
// sum, since constants may lie between them and the recipe is not read.
func (t *translation) concatenates(m *method, s *state, bci int) *state {
	_, name, desc := m.code.Pool.Dynamic(uint16(m.code.U2(bci + 1)))
	params, _, err := classfile.ParseMethodDescriptor(desc)
	if err != nil || name != "makeConcatWithConstants" && name != "makeConcat" {
		t.refuse("%s: an invokedynamic is not followed", m.place(bci))
		return nil
	}
	var sizes []*symbolic.Expr
	for i := len(params) - 1; i >= 0; i-- {
		var v value
		if k, ok := kindOf(params[i]); ok {
			t.take(s, k)
		} else {
			v = t.pop(s)
		}
		n := t.texts.shownAs(params[i], v)
		if n == nil {
			t.refuse("%s: a text is made of an object", m.place(bci))
			return nil
		}
		t.grows = t.grows || !n.IsConst() && v.ref != nil // what numbers are shown as is short
		sizes = append(sizes, n)
	}
	// Constants may be between them.
	size := t.texts.size()
	for _, n := range sizes {
		if s = t.assume(s, t.ctx.Ge(size, n)); s == nil {
			return nil
		}
	}
	s.push(ofSize(size))
	return s
}
