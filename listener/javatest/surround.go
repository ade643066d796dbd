package javatest

import (
	"fmt"
	"strings"
	"unicode"
)

// Outside is what a test provides of what lies outside of the code under test. It is
// there during the calls, and taken back behind them.
type Outside struct {
	// Properties are system properties, null for none of that name.
	Properties []Property
	// Variables are those of the environment, null for none of that name.
	Variables []Property
	// Input are the lines of standard input, or InputBytes its bytes.
	Input      []Value
	InputBytes []byte
	// Files are there where there were none, and Absent are files that are not there.
	Files  []Content
	Absent []string
	// Connections are what peers say to whom connects, each to one connection, and the
	// last to all others; nil is for a peer that refuses. Callers connect to a port and say
	// something. Ports that are taken nobody can listen at.
	Connections [][]byte
	Taken       []int
	Callers     []Content
	// Database is what java.sql.DriverManager returns as a connection, nil where nobody
	// asks.
	Database *Value
	// Chance are the bytes of generators of secure random numbers.
	Chance []byte
}

// Property is a system property, or a variable of the environment.
type Property struct {
	Name  string
	Value Value // a text
}

// Content is what a file contains, or what is said to a port.
type Content struct {
	Name string
	Port int
	Data []byte
}

// values are the objects that take part.
func (o *Outside) values() (list []Value) {
	if o.Database != nil {
		list = append(list, *o.Database)
	}
	return list
}

// latin1 is an expression for a text whose characters are bytes.
func latin1(data []byte) string {
	chars := make([]uint16, len(data))
	for i, b := range data {
		chars[i] = uint16(b)
	}
	return Text(chars)
}

// PropertyLine is the line of a file of properties that gives one a value.
func PropertyLine(name, value []uint16) string {
	var b strings.Builder
	write := func(chars []uint16) {
		for _, c := range chars {
			if c < 1<<7 && (unicode.IsLetter(rune(c)) || unicode.IsDigit(rune(c))) {
				b.WriteByte(byte(c))
			} else {
				fmt.Fprintf(&b, `\u%04x`, c)
			}
		}
	}
	write(name)
	b.WriteByte('=')
	write(value)
	b.WriteByte('\n')
	return b.String()
}

// resources are expressions that begin what a try statement takes back.
func (b *body) resources(o *Outside) (list []string) {
	add := func(helper, format string, args ...any) {
		b.use(helper)
		b.throwable = true // as what is closed may throw
		list = append(list, helper+"("+fmt.Sprintf(format, args...)+")")
	}
	if len(o.Variables) > 0 {
		var texts []string
		for _, v := range o.Variables {
			texts = append(texts, Text(utf16Of(v.Name)), b.expression(v.Value))
		}
		add("variables", "%s", strings.Join(texts, ", "))
	}
	for _, f := range o.Files {
		add("file", "%s, %s", Text(utf16Of(f.Name)), latin1(f.Data))
	}
	for _, name := range o.Absent {
		add("absent", "%s", Text(utf16Of(name)))
	}
	for _, port := range o.Taken {
		add("taken", "%d", port)
	}
	if len(o.Connections) > 0 {
		var texts []string
		for _, data := range o.Connections {
			if data == nil {
				texts = append(texts, "("+b.lang("String")+") null")
				continue
			}
			texts = append(texts, latin1(data))
		}
		add("peers", "%s", strings.Join(texts, ", "))
	}
	for _, c := range o.Callers {
		add("caller", "%d, %s", c.Port, latin1(c.Data))
	}
	if o.Database != nil {
		add("database", "%s", b.expression(*o.Database))
	}
	if len(o.Chance) > 0 {
		add("chance", "%s", latin1(o.Chance))
	}
	return list
}

// surround begins what provides for the calls, which begin with the next line. The
// function that it returns is to be called behind them.
func (b *body) surround(o *Outside) (end func()) {
	from, depth := 0, 0
	var closing []string
	open := func(line string, behind ...string) {
		b.line("%s%s", strings.Repeat("  ", depth), line)
		depth++
		for i, l := range behind {
			behind[i] = strings.Repeat("  ", depth-1) + l
		}
		closing = append(behind, closing...)
	}
	inner := func(format string, args ...any) {
		b.line("%s%s", strings.Repeat("  ", depth), fmt.Sprintf(format, args...))
	}
	if len(o.Properties)+len(o.Input)+len(o.InputBytes) > 0 {
		system := b.lang("System")
		b.line("java.util.Properties propertiesBefore = (java.util.Properties) %s.getProperties().clone();", system)
		b.line("java.io.InputStream inputBefore = %s.in;", system)
		open("try {", "} finally {", "  "+system+".setProperties(propertiesBefore);", "  "+system+".setIn(inputBefore);", "}")
		for _, p := range o.Properties {
			if p.Value.Object == nil {
				inner("%s.clearProperty(%s);", system, Text(utf16Of(p.Name)))
			} else {
				inner("%s.setProperty(%s, %s);", system, Text(utf16Of(p.Name)), b.expression(p.Value))
			}
		}
		switch {
		case len(o.InputBytes) > 0:
			inner("%s.setIn(new java.io.ByteArrayInputStream((%s).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)));", system, latin1(o.InputBytes))
		case len(o.Input) > 0:
			inner("%s.setIn(new java.io.ByteArrayInputStream((%s).getBytes(java.nio.charset.StandardCharsets.UTF_8)));", system, b.inputText(o.Input))
		}
	}
	for i, r := range b.resources(o) {
		open(fmt.Sprintf("try (%s outside%d = %s) {", b.lang("AutoCloseable"), i+1, r), "}")
	}
	from = len(b.lines)
	return func() {
		for i := from; i < len(b.lines); i++ {
			b.lines[i] = strings.Repeat("  ", depth) + b.lines[i]
		}
		b.lines = append(b.lines, closing...)
	}
}

// inputText is an expression for lines up to the end of input.
func (b *body) inputText(input []Value) string {
	var lines []string
	for _, l := range input {
		if l.Object == nil {
			break // the end
		}
		lines = append(lines, b.expression(l)+` + "\n"`)
	}
	if len(lines) == 0 {
		return `""`
	}
	return strings.Join(lines, " + ")
}
