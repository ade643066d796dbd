package listener

// Started tells whether the program's main method has begun on the present path,
// for listeners that leave out what comes before it.
type Started struct{ yes bool }

// Restored looks at the state that was restored.
func (s *Started) Restored(c *Context) {
	threads := c.Machine.Threads()
	s.yes = len(threads) > 1
	for _, t := range threads {
		for f := t.Top; f != nil && !s.yes; f = f.Parent {
			s.yes = f.Method == c.Program.Main
		}
		s.yes = s.yes || !t.Alive()
	}
}

// At reports whether main had begun when the instruction is executed.
func (s *Started) At(c *Context, in Instruction) bool {
	s.yes = s.yes || in.Frame.Method == c.Program.Main
	return s.yes
}
