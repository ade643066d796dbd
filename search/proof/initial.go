package proof

// begin looks at how a class, and those above it, are initialised. That must be simple:
// constants and objects for its own fields, of which nobody can see that they were
// others before. Then it does not matter when it is done, which is before main.
// When a class is initialised depends on the path: at the first new, static call or access.
// Clauses for that would need a state of each class in every predicate. Instead an initialiser
// must be one of which nobody can tell when it has run; all others make the program refused.
// It is executed once, by the same code as everything else, with starting set: one way, that
// throws nothing and reads only its own class, final fields of classes that were begun, and
// objects that it made itself.
//
// A class that is being begun further up (started, not begun) is used before its initialiser
// has ended: somebody could see the default values of its fields.
func (t *translation) begin(c *class) {
	if c == nil || t.err != nil {
		return
	}
	if c.started {
		if !c.begun && t.starting != nil && t.starting != c {
			t.refuse("the initialiser of %s is not simple", c.name)
		}
		return
	}
	c.started = true
	t.begin(t.class(c.file.Super))
	// Interfaces are initialised later than this, if at all. Since that cannot be told either,
	// it is not looked at whether they would be.
	for _, name := range c.file.Interfaces {
		t.begin(t.class(name))
	}
	if info := c.declared("<clinit>", "()V"); info != nil && info.Code != nil && !t.tables(c, info) {
		m := t.method(c, info, nil)
		// begin is called in the middle of an instruction of somebody else, also of another
		// initialiser. Whatever of the translation is about the present way is put aside.
		starting, ends, at, caught, shaping := t.starting, t.ends, t.at, t.caught, t.shaping
		t.starting, t.ends, t.caught, t.shaping = c, nil, nil, true
		t.run(m, &state{locals: make([]value, info.Code.MaxLocals), globals: map[int]value{}})
		// No end is an initialiser that always throws, or one that was cut; several are
		// branches.
		if len(t.ends) != 1 {
			t.refuse("the initialiser of %s is not simple", c.name)
		} else {
			for n, v := range t.ends[0].globals {
				// An input that an initialiser draws stays a variable here, and stands in the
				// clause that begins the program: two fields that were set to one input are
				// equal there.
				t.fields[n].initial, t.fields[n].shape = v, v
			}
		}
		t.starting, t.ends, t.at, t.caught, t.shaping = starting, ends, at, caught, shaping
	}
	c.begun = true
}

// inline executes a call of an initialiser: all of it, as there is one way only.
// Summaries are made in the second phase; the initialiser is done within the first. Recursion
// without end is stopped by the limit of steps.
func (t *translation) inline(s *state, callee *method, args []value) *state {
	if len(callee.info.Code.Handlers) > 0 {
		t.refuse("the initialiser of %s is not simple", t.starting.name)
		return nil
	}
	ends, at := t.ends, t.at
	t.ends = nil
	inner := &state{locals: make([]value, callee.info.Code.MaxLocals), globals: s.globals, conds: s.conds}
	slot := callee.firstSlot()
	if callee.on != nil {
		inner.locals[0] = t.object(callee.on)
	}
	for i, desc := range callee.params {
		inner.locals[slot] = args[i]
		slot += slots(desc)
	}
	t.run(callee, inner)
	done := t.ends
	t.ends, t.at = ends, at
	if len(done) != 1 {
		t.refuse("the initialiser of %s is not simple", t.starting.name)
		return nil
	}
	s.globals, s.conds = done[0].globals, done[0].conds
	if callee.ret != "V" {
		if v := done[0].stack[len(done[0].stack)-slots(callee.ret)]; v.e != nil {
			s.number(v.e)
		} else {
			s.push(v)
		}
	}
	return s
}
