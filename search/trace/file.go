package trace

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"unicode"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/insn/symexec/concolic"
	"github.com/gojpf/gojpf/models"
)

// Stored is a path through the choices of a program as a file holds it.
//
// The file has JPF's form, so that JPF reads it, too: a comment, the line
// "application: Main", and one line for each choice with its number, the class
// of its generator (or # and the number of a class that was named before) and
// the alternative taken. What JPF has no place for stands in comments that
// start with //@ and hold attributes: see [Choice] and [Violation].
// It has decisions and nothing of states: what a state is follows from the path, the program
// and the configuration.
type Stored struct {
	Comment     string
	Application string // the main class
	Violation   *Violation
	Choices     []Choice
	// Withdrawn is what the search had given up of its assumptions: which accesses
	// are scheduling choices depends on it.
	Withdrawn []string
	Setup
}

// Setup is what the search that took a path was about, beside its choices: with something else
// other choices are on it.
type Setup struct {
	// Inputs are those of the run that the path belongs to, with which a concolic
	// search has made it; nil for other searches.
	Inputs []concolic.Input
	// Longer is how often the search had raised the greatest lengths of texts and
	// arrays.
	Longer int
	// Merged tells that branches were merged.
	Merged bool
	// MultipleErrors tells that the search was to go on behind violations: how a path ends is an
	// operation then.
	MultipleErrors bool
}

// Violation tells what a trace leads to.
type Violation struct {
	Kind, Property, Exception, Location string
}

// Choice is one decision of a trace.
// JPF finds a choice by its place in the path alone; ID, Len and Transition are there to see
// where a trace does not fit, instead of taking some other path.
type Choice struct {
	Class string // of the generator, as JPF calls it
	Index int

	// Transition is the number of the transition that begins with the choice;
	// choices that are made together have the same one. -1 where JPF has written
	// the file; ID and Len are then not known either.
	Transition int
	ID         string
	Len        int
	Value      string // the generator and the alternative, for people; may be ""
	// Noted is what the program had noted through Verify on other paths and this
	// one, before the transition; nil for nothing. A program that asks for its
	// counters could not be replayed without.
	Noted *models.Record

	// For errors, which name the line of the file.
	line int // of the file
}

// MostLonger is how often a search may raise the greatest lengths.
// A trace is input: without a limit one line of it could ask for texts of any length.
const MostLonger = 2

// formOfTrace is the version of the attributes.
const formOfTrace = 1

// The classes of the entries of transitions that begin without a decision.
// JPF has an entry for the start of the program, and for each break; a file without them would
// be read as one path earlier or later.
const (
	threadClass = "gov.nasa.jpf.vm.choice.ThreadChoiceFromSet"
	breakClass  = "gov.nasa.jpf.vm.choice.BreakGenerator"
)

// New makes the trace of a path for a file.
// Decisions that are made together, in front of one transition, are entries of their own with
// one transition number: JPF has one generator for each entry.
func New(application, comment string, steps []Step) *Stored {
	t := &Stored{Application: application, Comment: comment}
	for n, s := range steps {
		for _, d := range s.Decisions {
			text := d.String()
			t.Choices = append(t.Choices, Choice{
				Class: classOf(text), Index: d.Index, Transition: n, ID: d.Generator.ID(), Len: d.Generator.Len(), Value: text,
				Noted: s.Noted,
			})
		}
		switch {
		case n == 0:
			t.Choices = append(t.Choices, Choice{Class: threadClass, ID: "ROOT", Len: 1})
		case len(s.Decisions) == 0:
			t.Choices = append(t.Choices, Choice{Class: breakClass, Transition: n, ID: "break", Len: 1, Noted: s.Noted})
		}
	}
	return t
}

// classOf is the class at the start of what a generator says of itself.
// JPF prints generators with the class in front, and so do ours.
func classOf(text string) string {
	end := strings.IndexFunc(text, func(r rune) bool { return !isClassRune(r) })
	if end < 0 {
		end = len(text)
	}
	if end == 0 || !strings.Contains(text[:end], ".") {
		return "gov.nasa.jpf.vm.ChoiceGenerator" // one that describes itself in another way
	}
	return text[:end]
}

// GeneratorClass is the class of a decision's generator, as JPF calls it.
func GeneratorClass(d choice.Decision) string { return classOf(d.String()) }

func isClassRune(r rune) bool {
	return r == '.' || r == '_' || r == '$' || unicode.IsLetter(r) || unicode.IsDigit(r)
}

// WriteFile writes the trace to a file. With verbose, each choice is told for
// people as well.
func (t *Stored) WriteFile(file string, verbose bool) error {
	if err := os.WriteFile(file, t.Format(verbose), 0o644); err != nil {
		return fmt.Errorf("trace: %w", err)
	}
	return nil
}

// Format returns the text of the file.
func (t *Stored) Format(verbose bool) []byte {
	var b bytes.Buffer
	if t.Comment != "" {
		// The comment may be any text, of the program's as well.
		fmt.Fprintf(&b, "/* %s */\n", strings.ReplaceAll(t.Comment, "*/", "* /"))
	}
	fmt.Fprintf(&b, "application: %s\n", t.Application)
	fmt.Fprintf(&b, "//@ gojpf=%d", formOfTrace)
	if v := t.Violation; v != nil {
		for _, a := range []struct{ name, value string }{
			{"kind", v.Kind}, {"property", v.Property}, {"exception", v.Exception}, {"location", v.Location},
		} {
			if a.value != "" {
				fmt.Fprintf(&b, " %s=%q", a.name, a.value)
			}
		}
	}
	if len(t.Withdrawn) > 0 {
		fmt.Fprintf(&b, " given=%q", strings.Join(t.Withdrawn, " "))
	}
	if t.Longer > 0 {
		fmt.Fprintf(&b, " longer=%d", t.Longer)
	}
	if t.Merged {
		b.WriteString(" merged=true")
	}
	if t.MultipleErrors {
		b.WriteString(" patient=true")
	}
	if t.Inputs != nil {
		if text, err := json.Marshal(t.Inputs); err == nil { // they consist of numbers and strings
			fmt.Fprintf(&b, " inputs=%q", text)
		}
	}
	b.WriteByte('\n')
	numbers := map[string]int{}
	for i, c := range t.Choices {
		class := c.Class
		if n, known := numbers[class]; known {
			class = "#" + strconv.Itoa(n)
		} else {
			numbers[class] = len(numbers)
		}
		fmt.Fprintf(&b, "[%d] %s %d", i, class, c.Index)
		// A file of JPF's that is written again must not say what nobody knows.
		if c.Transition >= 0 {
			fmt.Fprintf(&b, " //@ transition=%d of=%d id=%q", c.Transition, c.Len, c.ID)
			if text := c.notedText(); text != "" {
				fmt.Fprintf(&b, " noted=%q", text)
			}
			if verbose && c.Value != "" {
				fmt.Fprintf(&b, " value=%q", c.Value)
			}
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// Read reads a stored trace. Errors name the file and the line.
func Read(file string) (*Stored, error) {
	text, err := config.ReadFile(file)
	if err != nil {
		return nil, err
	}
	t, err := Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s:%w", file, err)
	}
	return t, nil
}

// Parse reads the text of a stored trace. Errors start with the line.
// Files come from people, other versions and JPF: everything is checked, and a fuzz test feeds
// it.
func Parse(text []byte) (*Stored, error) {
	p := &parser{t: &Stored{}}
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		if err := p.line(number, strings.TrimRight(line, "\r\n")); err != nil {
			return nil, fmt.Errorf("%d: %w", number, err)
		}
	}
	switch {
	case p.comment:
		return nil, fmt.Errorf("%d: the comment has no end", number)
	case p.t.Application == "":
		return nil, fmt.Errorf("%d: there is no line \"application: Main\"", max(number, 1))
	}
	return p.t, nil
}

type parser struct {
	t       *Stored
	classes []string
	comment bool // inside of one
	marked  bool // the attributes that a file has once were read
}

func (p *parser) line(number int, text string) error {
	body, attributes := p.split(text)
	name, named := strings.CutPrefix(strings.TrimSpace(body), "application:")
	name = strings.TrimSpace(name)
	switch fields := strings.Fields(body); {
	case len(fields) == 0:
	case p.t.Application == "":
		if !named || name == "" || strings.ContainsAny(name, " \t") {
			return errors.New("expected \"application: Main\"")
		}
		p.t.Application = name
	default:
		return p.choice(number, fields, attributes)
	}
	if attributes == "" {
		return nil
	}
	return p.header(attributes)
}

// split takes comments off a line. What follows //@ is returned; the first
// other comment is the trace's own.
// The form of comments is Java's. What JPF skips as a comment is where our attributes stand.
func (p *parser) split(text string) (body, attributes string) {
	for {
		if p.comment {
			inner, rest, ends := strings.Cut(text, "*/")
			p.keep(inner, ends)
			if p.comment = !ends; p.comment {
				return body, ""
			}
			text = rest
		}
		i := strings.Index(text, "//")
		if j := strings.Index(text, "/*"); i < 0 || j >= 0 && j < i {
			i = j
		}
		if i < 0 {
			return body + text, ""
		}
		body += text[:i] + " "
		if text[i+1] == '/' {
			attributes, ours := strings.CutPrefix(text[i+2:], "@")
			if !ours {
				return body, ""
			}
			return body, attributes
		}
		text, p.comment = text[i+2:], true
	}
}

// keep adds a line of a comment to the trace's own, which stands in front of
// everything else.
// Comments behind that belong to somebody who has edited the file.
func (p *parser) keep(text string, last bool) {
	if p.t.Application != "" {
		return
	}
	if p.t.Comment == "" {
		text = strings.TrimPrefix(text, " ")
	}
	if last {
		text = strings.TrimSuffix(text, " ")
	} else {
		text += "\n"
	}
	p.t.Comment += text
}

func (p *parser) choice(number int, fields []string, attributes string) error {
	// An entry that was cut out of the file by hand would otherwise shift all that follow.
	place := "[" + strconv.Itoa(len(p.t.Choices)) + "]"
	if len(fields) != 3 || fields[0] != place {
		return fmt.Errorf("expected \"%s class alternative\", got %q", place, strings.Join(fields, " "))
	}
	c := Choice{Class: fields[1], Transition: -1, line: number}
	if reference, ok := strings.CutPrefix(c.Class, "#"); ok {
		n, err := strconv.Atoi(reference)
		if err != nil || n < 0 || n >= len(p.classes) {
			return fmt.Errorf("%s was not named above", c.Class)
		}
		c.Class = p.classes[n]
	} else {
		if strings.ContainsFunc(c.Class, func(r rune) bool { return !isClassRune(r) }) {
			return fmt.Errorf("expected a class, got %q", c.Class)
		}
		p.classes = append(p.classes, c.Class)
	}
	var err error
	if c.Index, err = natural(fields[2]); err != nil {
		return err
	}
	if attributes == "" {
		p.t.Choices = append(p.t.Choices, c)
		return nil
	}
	values, err := parseAttributes(attributes)
	if err != nil {
		return err
	}
	if c.Transition, err = natural(values["transition"]); err != nil {
		return fmt.Errorf("transition: %w", err)
	}
	if c.Len, err = natural(values["of"]); err != nil {
		return fmt.Errorf("of: %w", err)
	}
	if c.Index >= c.Len {
		return fmt.Errorf("alternative %d of %d", c.Index, c.Len)
	}
	// Going back in the path makes no sense, and a replay would wait for a transition that is
	// over.
	if n := len(p.t.Choices); n > 0 && c.Transition < p.t.Choices[n-1].Transition {
		return fmt.Errorf("transition %d behind transition %d", c.Transition, p.t.Choices[n-1].Transition)
	}
	c.ID, c.Value = values["id"], values["value"]
	if text := values["noted"]; text != "" {
		c.Noted = &models.Record{}
		if err := json.Unmarshal([]byte(text), c.Noted); err != nil {
			return fmt.Errorf("noted: %w", err)
		}
	}
	p.t.Choices = append(p.t.Choices, c)
	return nil
}

// header reads the attributes of the whole trace.
func (p *parser) header(attributes string) error {
	values, err := parseAttributes(attributes)
	if err != nil {
		return err
	}
	if p.marked {
		return errors.New("attributes without a choice")
	}
	p.marked = true
	if form := values["gojpf"]; form != strconv.Itoa(formOfTrace) {
		return fmt.Errorf("expected a trace of form %d, got gojpf=%s", formOfTrace, form)
	}
	if given := values["given"]; given != "" {
		p.t.Withdrawn = strings.Fields(given)
	}
	if longer := values["longer"]; longer != "" {
		if p.t.Longer, err = natural(longer); err != nil || p.t.Longer > MostLonger {
			return fmt.Errorf("longer: expected a number up to %d, got %q", MostLonger, longer)
		}
	}
	for name, is := range map[string]*bool{"merged": &p.t.Merged, "patient": &p.t.MultipleErrors} {
		switch text := values[name]; text {
		case "", "true":
			*is = text != ""
		default:
			return fmt.Errorf("%s: expected true, got %q", name, text)
		}
	}
	if inputs := values["inputs"]; inputs != "" {
		p.t.Inputs = []concolic.Input{}
		if err := json.Unmarshal([]byte(inputs), &p.t.Inputs); err != nil {
			return fmt.Errorf("inputs: %w", err)
		}
	}
	if values["kind"] != "" {
		p.t.Violation = &Violation{
			Kind: values["kind"], Property: values["property"], Exception: values["exception"], Location: values["location"],
		}
	}
	return nil
}

func natural(text string) (int, error) {
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("expected a number, got %q", text)
	}
	return int(n), nil
}

// parseAttributes reads name=value pairs; a value may stand in quotes.
// Values are quoted as Go quotes texts, so that they stay on the line whatever they hold.
func parseAttributes(text string) (map[string]string, error) {
	values := map[string]string{}
	for {
		text = strings.TrimLeft(text, " \t")
		if text == "" {
			return values, nil
		}
		name, rest, ok := strings.Cut(text, "=")
		if !ok || strings.ContainsAny(name, " \t\"") {
			return nil, fmt.Errorf("expected name=value, got %q", text)
		}
		if !strings.HasPrefix(rest, `"`) {
			end := strings.IndexAny(rest, " \t")
			if end < 0 {
				end = len(rest)
			}
			values[name], text = rest[:end], rest[end:]
			continue
		}
		quoted, err := strconv.QuotedPrefix(rest)
		if err != nil {
			return nil, fmt.Errorf("%s: bad quotes", name)
		}
		if values[name], err = strconv.Unquote(quoted); err != nil {
			return nil, fmt.Errorf("%s: bad quotes", name)
		}
		text = rest[len(quoted):]
	}
}

// notedText is Noted as the file holds it.
func (c *Choice) notedText() string {
	if c.Noted == nil {
		return ""
	}
	text, err := json.Marshal(c.Noted)
	if err != nil {
		return "" // it consists of numbers and strings
	}
	return string(text)
}

// isBreak reports whether the entry stands for a transition that begins without
// a decision.
func (c *Choice) isBreak() bool { return shortName(c.Class) == shortName(breakClass) }

// fits says why the entry cannot be a decision of g, "" if it can.
// Of a file of JPF's only the class and the number are known; of ours all has to agree.
func (c *Choice) fits(g choice.Generator) string {
	if c.Transition >= 0 && (c.ID != g.ID() || c.Len != g.Len()) {
		return fmt.Sprintf("the trace chooses among %d alternatives of %q, the program among %d of %q", c.Len, c.ID, g.Len(), g.ID())
	}
	if g.Len() <= c.Index {
		return fmt.Sprintf("the trace takes alternative %d, the program has %d of %q", c.Index, g.Len(), g.ID())
	}
	if class := classOf(g.Describe(0)); shortName(class) != shortName(c.Class) {
		return fmt.Sprintf("the trace chooses by a %s, the program by a %s", shortName(c.Class), shortName(class))
	}
	return ""
}

func shortName(class string) string { return class[strings.LastIndexByte(class, '.')+1:] }
