package trace

// maxOutput is how many bytes of what the program printed a trace keeps.
const maxOutput = 1 << 20

// tape takes what the program prints while a path is executed again, up to a
// number of bytes. The last transitions come first, so that what is lost was
// printed furthest from the violation.
type tape struct {
	text []byte
	left int
}

// Write implements io.Writer.
func (t *tape) Write(b []byte) (int, error) {
	keep := b[:min(len(b), t.left)]
	t.text = append(t.text, keep...)
	t.left -= len(keep)
	return len(b), nil
}

// take returns what was written since it was called last.
func (t *tape) take() string {
	s := string(t.text)
	t.text = t.text[:0]
	return s
}
