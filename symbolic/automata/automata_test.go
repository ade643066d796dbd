package automata

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"
)

func u16(s string) []uint16 { return utf16.Encode([]rune(s)) }

func pattern(t *testing.T, s string) *Language {
	t.Helper()
	e, ok := Pattern(u16(s))
	if !ok {
		t.Fatalf("%s is refused", s)
	}
	l, ok := Compile(e)
	if !ok {
		t.Fatalf("%s has too many states", s)
	}
	return l
}

// randomPattern makes a pattern of what programs write, and of what is rare in it.
func randomPattern(r *rand.Rand, depth int) string {
	atoms := []string{"a", "b", "c", ".", `\d`, `\w`, `\s`, `\W`, `\S`, `\D`, "[ab]", "[^a]", "[a-c&&[^b]]", "[^a-c&&[^b]]", "[-a]", "[a-]", "[a^]", "[a&b]", "[+-]",
		`\.`, `\x61`, "\\u0062", `[\d_]`, `[^\s]`, "[a[b-c]]", `\Qa.\E`, `\p{Alpha}`, `\P{Lower}`, `[\p{Digit}a]`, "-", "1", "é", "{", "}", "]", "&&", `\h`, `\v`}
	switch n := r.IntN(10); {
	case depth == 0 || n < 3:
		return atoms[r.IntN(len(atoms))]
	case n < 6:
		return randomPattern(r, depth-1) + randomPattern(r, depth-1)
	case n < 7:
		return "(" + randomPattern(r, depth-1) + "|" + randomPattern(r, depth-1) + ")"
	case n < 8:
		return "(?:" + randomPattern(r, depth-1) + ")" + []string{"*", "+", "?", "*?", "++"}[r.IntN(5)]
	}
	return randomPattern(r, depth-1) + []string{"*", "+", "?", "{2}", "{1,3}", "{2,}", "??", "$", "|"}[r.IntN(9)]
}

func randomText(r *rand.Rand) []uint16 {
	units := []uint16{'a', 'b', 'c', 'd', 'A', '1', '9', ' ', '\n', '\r', '.', '-', '_', '&', '^', '+', 0xe9, 0x2028, 0xd83d, 0xde00, 0xa0, ']', '}'}
	text := make([]uint16, r.IntN(7))
	for i := range text {
		if text[i] = units[r.IntN(len(units))]; r.IntN(2) == 0 {
			text[i] = units[r.IntN(3)]
		}
	}
	return text
}

func numbers(text []uint16) string {
	var list []string
	for _, u := range text {
		list = append(list, strconv.Itoa(int(u)))
	}
	return strings.Join(list, ",")
}

// What a pattern matches is what Java says.
func TestPatternsAsInJava(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 16))
	type question struct {
		pattern string
		texts   [][]uint16
	}
	var questions []question
	var b strings.Builder
	for range 1500 {
		q := question{pattern: randomPattern(r, 4)}
		b.WriteString(numbers(u16(q.pattern)))
		for range 30 {
			q.texts = append(q.texts, randomText(r))
			b.WriteString(";" + numbers(q.texts[len(q.texts)-1]))
		}
		b.WriteByte('\n')
		questions = append(questions, q)
	}
	file := filepath.Join(t.TempDir(), "questions")
	if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("java", "testdata/Matches.java", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	known, matched := 0, 0
	for i, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		q := questions[i]
		e, ok := Pattern(u16(q.pattern))
		if line == "wrong" && ok {
			t.Errorf("%s is no pattern", q.pattern)
		}
		if !ok || line == "wrong" {
			continue
		}
		l, ok := Compile(e)
		if !ok {
			continue
		}
		known++
		for k, text := range q.texts {
			want := line[k] == '1'
			if want {
				matched++
			}
			if l.Has(text) != want {
				t.Errorf("%s and %q: Java says %v", q.pattern, string(utf16.Decode(text)), want)
			}
			if l.Not().Has(text) == want {
				t.Errorf("the complement of %s has %q or not, as it has", q.pattern, string(utf16.Decode(text)))
			}
		}
	}
	if known < len(questions)/2 || matched < 1000 {
		t.Errorf("only %d of %d patterns were known, %d texts matched", known, len(questions), matched)
	}
}

// What is said of a language is true of its texts, and of some of them.
func TestWhatIsSaidOfLanguages(t *testing.T) {
	const longest = 6
	alphabet := []uint16{'a', 'b', '1'}
	var all [][]uint16
	var grow func(text []uint16)
	grow = func(text []uint16) {
		all = append(all, text)
		if len(text) < longest {
			for _, u := range alphabet {
				grow(append(text[:len(text):len(text)], u))
			}
		}
	}
	grow(nil)
	only := pattern(t, "[ab1]*")
	r := rand.New(rand.NewPCG(1, 2))
	for range 120 {
		list := []string{randomPattern(r, 3), randomPattern(r, 3)}
		var c *Conjunction
		c = c.And(only, true)
		ok := true
		for i, s := range list {
			e, parsed := Pattern(u16(s))
			if !parsed {
				ok = false
				break
			}
			l, _ := Compile(e)
			c = c.And(l, i == 0 || r.IntN(2) == 0)
		}
		if !ok {
			continue
		}
		l, ok := c.Build()
		if !ok {
			t.Errorf("%v: too large", list)
			continue
		}
		lengths, exact := l.Lengths()
		seen := map[int]bool{}
		at, back := map[int]Set{}, map[int]Set{}
		some := 0
		for _, text := range all {
			if l.Has(text) != c.Has(text) {
				t.Fatalf("%v: %q is in one of both", list, string(utf16.Decode(text)))
			}
			if !c.Has(text) {
				continue
			}
			some++
			seen[len(text)] = true
			for k, u := range text {
				at[k] = at[k].Or(Of(u))
				if len(text) < longest-2 { // so that texts behind the longest one do not matter
					back[len(text)-1-k] = back[len(text)-1-k].Or(Of(u))
				}
			}
		}
		if l.Empty() && some > 0 {
			t.Errorf("%v: is empty, and has %d texts", list, some)
		}
		for n := range longest + 1 {
			if exact && lengths.Has(n) != seen[n] || seen[n] && !lengths.Has(n) {
				t.Errorf("%v: length %d: %v, texts: %v", list, n, lengths.Has(n), seen[n])
			}
			word, ok := l.Word(n, nil, func(_ int, s Set) uint16 { return s.Example() })
			if ok != seen[n] || ok && !c.Has(word) {
				t.Errorf("%v: %q is a word of length %d: %v", list, string(utf16.Decode(word)), n, ok)
			}
		}
		for k, s := range at {
			if got := s.And(l.At(k).Not()); len(got) > 0 {
				t.Errorf("%v: %v at %d", list, got, k)
			}
			if got := s.And(l.Anywhere().Not()); len(got) > 0 {
				t.Errorf("%v: %v anywhere", list, got)
			}
		}
		for k, s := range back {
			if got := s.And(l.FromEnd(k).Not()); len(got) > 0 {
				t.Errorf("%v: %v at %d from the end", list, got, k)
			}
		}
	}
}

// Sets that are as narrow as they can be: nothing else belongs to them.
func TestPositions(t *testing.T) {
	l := pattern(t, `[A-Z][a-z]*\d{2}`)
	for _, x := range []struct {
		name      string
		got, want Set
	}{
		{"first", l.At(0), Range('A', 'Z')},
		{"second", l.At(1), Range('a', 'z').Or(Range('0', '9'))},
		{"last", l.FromEnd(0), Range('0', '9')},
		{"third from the end", l.FromEnd(2), Range('A', 'Z').Or(Range('a', 'z'))},
		{"anywhere", l.Anywhere(), Range('A', 'Z').Or(Range('a', 'z'), Range('0', '9'))},
	} {
		if fmt.Sprint(x.got) != fmt.Sprint(x.want) {
			t.Errorf("%s: %v, want %v", x.name, x.got, x.want)
		}
	}
	word, ok := l.Word(5, map[int]uint16{1: 'q', 4: '7'}, func(_ int, s Set) uint16 { return s.Example() })
	if !ok || string(utf16.Decode(word)) != "Aqa07" {
		t.Errorf("%q %v", string(utf16.Decode(word)), ok)
	}
	if _, ok := l.Word(5, map[int]uint16{4: 'x'}, nil); ok {
		t.Error("a word ends in x")
	}
}

// Lengths repeat.
func TestLengths(t *testing.T) {
	l := pattern(t, "(abc)+|(ab){4}")
	lengths, exact := l.Lengths()
	if !exact || lengths.Min() != 3 {
		t.Errorf("%v %v", lengths, exact)
	}
	for n := range 3000 {
		if want := n > 0 && n%3 == 0 || n == 8; lengths.Has(n) != want {
			t.Errorf("%d: %v", n, !want)
		}
	}
	if _, ok := lengths.Max(); ok {
		t.Error("there is a greatest one")
	}
	few, _ := pattern(t, "a{2,7}").Lengths()
	if n, ok := few.Max(); !ok || n != 7 || few.Min() != 2 {
		t.Errorf("%d %v", n, ok)
	}
	none, _ := pattern(t, "[a&&b]").Lengths()
	if _, ok := none.Max(); ok || none.Min() != -1 {
		t.Error("no text has a length")
	}
}

// Languages without a text are found out, and so is one that has all.
func TestConjunctions(t *testing.T) {
	var c *Conjunction
	c = c.And(pattern(t, "(ab)+"), true).And(pattern(t, "(aba)+"), true)
	if l, ok := c.Build(); !ok || !l.Empty() {
		t.Error("(ab)+ and (aba)+ have a text in common")
	}
	c = (*Conjunction)(nil).And(pattern(t, "(abc)+"), true).And(pattern(t, "(abcabca|bcabc)+"), true)
	l, ok := c.Build()
	if !ok {
		t.Fatal("too large")
	}
	if lengths, _ := l.Lengths(); lengths.Min() != 12 {
		t.Errorf("the shortest text has %d characters", lengths.Min())
	}
	all, ok := Compile(Anything())
	if !ok || !all.Not().Empty() || all.States() != 1 {
		t.Error("not all texts are in the language of all texts")
	}
}

// The preimage under a function of units has the texts that the function brings there.
func TestPreimage(t *testing.T) {
	upper := func(s Set) Set { // what becomes a unit of s as letters become capitals
		out := s.And(Range('a', 'z').Not())
		for _, x := range s.And(Range('A', 'Z')) {
			out = out.Or(Range(x.Lo+32, x.Hi+32))
		}
		return out
	}
	l, ok := pattern(t, "[A-C]x|[A-C]X").Preimage(upper)
	if !ok {
		t.Fatal("it is a function")
	}
	for text, want := range map[string]bool{"ax": true, "AX": true, "bX": true, "dx": false, "aa": false} {
		if l.Has(u16(text)) != want {
			t.Errorf("%s: %v", text, !want)
		}
	}
}

// What is left between two texts is what makes a text of the language with them.
func TestBetween(t *testing.T) {
	l := pattern(t, "(ab|abc)*d?").Between(u16("a"), u16("d"))
	for text, want := range map[string]bool{"": false, "b": true, "bc": true, "babc": true, "ab": false, "bd": false} {
		if l.Has(u16(text)) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
	if !l.Between(u16("x"), nil).Empty() {
		t.Error("a text begins with x")
	}
}

func TestTooLarge(t *testing.T) {
	e, ok := Pattern(u16("(a|b)*a(a|b){15}"))
	if !ok {
		t.Fatal("refused")
	}
	if _, ok := Compile(e); ok {
		t.Error("65536 states were made")
	}
}

func TestRefused(t *testing.T) {
	for _, s := range []string{`(a)\1`, "a*+", "(?=a)", "(?i)a", "(?<!a)b", `\p{L}`, `\bx`, "a**", "(", "[", "a{2", "(?>a)", `a\`} {
		if _, ok := Pattern(u16(s)); ok {
			t.Errorf("%s was understood", s)
		}
	}
}

// A text matches a pattern exactly if it can be taken apart so that each part matches its.
func TestParts(t *testing.T) {
	var all [][]uint16
	var grow func(text []uint16)
	grow = func(text []uint16) {
		all = append(all, text)
		if len(text) < 5 {
			for _, u := range u16("ab1=") {
				grow(append(text[:len(text):len(text)], u))
			}
		}
	}
	grow(nil)
	for s, groups := range map[string]int{
		`(\w+)=(\w+)`: 2, `(a|b1)b*([^1]{2})`: 2, `a(?:b|1)(=?)`: 1, `(?<n>a*)[(](b)`: 2, `\((a)\)`: 1, `ab`: 0, `(a)`: 1, `a(b)?`: -1, `(a(b))`: -1, `(a)|b`: -1, `(?:(a)b)+`: -1, `^(a)`: -1, `((?:a)b)1`: 1,
	} {
		parts, ok := Parts(u16(s))
		if !ok {
			if groups >= 0 {
				t.Errorf("%s is refused", s)
			}
			continue
		}
		var texts []*Language
		found := 0
		for _, p := range parts {
			l, ok := Compile(p.Expr)
			if !ok {
				t.Fatal(s)
			}
			texts = append(texts, l)
			if p.Group {
				found++
			}
		}
		if found != groups {
			t.Errorf("%s has %d groups, not %d", s, found, groups)
		}
		var apart func(text []uint16, parts []*Language) bool
		apart = func(text []uint16, parts []*Language) bool {
			if len(parts) == 0 {
				return len(text) == 0
			}
			for n := range len(text) + 1 {
				if parts[0].Has(text[:n]) && apart(text[n:], parts[1:]) {
					return true
				}
			}
			return false
		}
		whole, matched := pattern(t, s), 0
		for _, text := range all {
			is := whole.Has(text)
			if is {
				matched++
			}
			if apart(text, texts) != is {
				t.Errorf("%s and %q: the parts say otherwise", s, string(utf16.Decode(text)))
			}
		}
		if matched == 0 && !strings.Contains(s, "(]") && !strings.Contains(s, `\(`) && !strings.Contains(s, "[(]") {
			t.Errorf("%s matches nothing", s)
		}
	}
}

// A pattern that is searched for depends on more than its language.
func TestFound(t *testing.T) {
	for pattern, want := range map[string]string{
		"a": "found", "a|b": "found", "a+?": "found", "a|a+": "found", "[^a]": "found", "\\$": "found", "": "found",
		"a+": "repeated", "[^a]{1,}": "repeated", "(?:ab)(?:ab)*": "repeated", "(a|ab)+": "repeated",
		"^a": "", "a$": "", "^": "", "a|^b": "", "a$|b": "", "(": "", "a++": "",
	} {
		_, repeated, ok := Found(u16(pattern))
		got := map[bool]string{true: "found"}[ok]
		if repeated {
			got = "repeated"
		}
		if got != want {
			t.Errorf("%q: %q, want %q", pattern, got, want)
		}
	}
}
