package proof

// begin looks at how a class, and those above it, are initialised. That must be simple:
// constants and objects for its own fields, of which nobody can see that they were
// others before. Then it does not matter when it is done, which is before main.
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
	for _, name := range c.file.Interfaces {
		t.begin(t.class(name))
	}
	if info := c.declared("<clinit>", "()V"); info != nil && info.Code != nil && !t.tables(c, info) {
		m := t.method(c, info, nil)
		starting, ends, at, caught, shaping := t.starting, t.ends, t.at, t.caught, t.shaping
		t.starting, t.ends, t.caught, t.shaping = c, nil, nil, true
		t.run(m, &state{locals: make([]value, info.Code.MaxLocals), globals: map[int]value{}})
		if len(t.ends) != 1 {
			t.refuse("the initialiser of %s is not simple", c.name)
		} else {
			for n, v := range t.ends[0].globals {
				t.fields[n].initial, t.fields[n].shape = v, v
			}
		}
		t.starting, t.ends, t.at, t.caught, t.shaping = starting, ends, at, caught, shaping
	}
	c.begun = true
}

// inline executes a call of an initialiser: all of it, as there is one way only.
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
