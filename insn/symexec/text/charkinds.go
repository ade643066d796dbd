package text

import (
	_ "embed"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/automata"
)

// What kind of character a char is: letter, digit, capital. The JDK finds out by tables of
// tables, in another class for Latin-1, so each char that is not known would have several
// ways for each question. Here an answer is a look into one table, and no way of its own.
// Releases have the tables of their version of Unicode; of others than those that are known
// here the JDK's code is executed.

//go:embed charkinds.txt
var kindsText string

// charKinds are the chars for which the questions of Character have the answer yes, by release.
var charKinds = sync.OnceValue(func() map[int]map[string]automata.Set {
	all := map[int]map[string]automata.Set{}
	last := map[string]automata.Set{}
	for line := range strings.Lines(kindsText) {
		words := strings.Fields(line)
		if words[0] == "#" {
			continue
		}
		release, _ := strconv.Atoi(words[0])
		of := all[release]
		if of == nil {
			of = map[string]automata.Set{}
			for name, s := range last {
				of[name] = s
			}
			all[release], last = of, of
		}
		other := spansOf(words[2])
		have := of[words[1]]
		of[words[1]] = have.And(other.Not()).Or(other.And(have.Not()))
	}
	return all
})

// spansOf reads spans of hexadecimal numbers.
func spansOf(text string) (s automata.Set) {
	var list []automata.Set
	for _, span := range strings.Split(text, ",") {
		from, to, several := strings.Cut(span, "-")
		if !several {
			to = from
		}
		lo, _ := strconv.ParseUint(from, 16, 16)
		hi, _ := strconv.ParseUint(to, 16, 16)
		list = append(list, automata.Range(uint16(lo), uint16(hi)))
	}
	return s.Or(list...)
}

// kinds are the methods of Character that ask.
var kinds = []string{"isAlphabetic", "isDefined", "isDigit", "isIdentifierIgnorable", "isIdeographic", "isJavaIdentifierPart", "isJavaIdentifierStart",
	"isLetter", "isLetterOrDigit", "isLowerCase", "isMirrored", "isSpaceChar", "isTitleCase", "isUnicodeIdentifierPart", "isUnicodeIdentifierStart", "isUpperCase"}

// kindCalls are the questions.
func kindCalls(models *callModels) {
	for _, name := range kinds {
		for _, d := range []string{"(C)Z", "(I)Z"} {
			models.Unknown["java/lang/Character."+name+d] = func(c call) bool { return c.ofKind(name) }
		}
	}
}

// ofKind answers one for what is surely a char.
func (c call) ofKind(name string) bool {
	rt, ch := c.rt, core.ExprAt(c.F, c.At)
	s, known := charKinds()[rt.release][name]
	if ch == nil || !known {
		return false
	}
	lo, hi := ch.Range()
	if lo < 0 || hi > math.MaxUint16 {
		return false
	}
	x, open := rt.Ctx, openTexts{rt}
	is := x.BoolToInt(open.charIn(s.And(automata.Range(0, latin)), ch))
	if hi > latin {
		is = x.Ite(x.Le(ch, x.Int(latin)), is, x.Select(rt.tables.in(x, name, func() []uint64 { return zeroOrOne(s) }), ch))
	}
	return c.Finish(is)
}

func zeroOrOne(s automata.Set) []uint64 {
	list := make([]uint64, 1<<16)
	for _, x := range s {
		for u := int(x.Lo); u <= int(x.Hi); u++ {
			list[u] = 1
		}
	}
	return list
}

// charTables are arrays of one number for each char, by name.
type charTables map[string]*symbolic.Expr

// in is one of them, which is made once.
func (t charTables) in(x *symbolic.Context, name string, list func() []uint64) *symbolic.Expr {
	e := t[name]
	if e == nil {
		e = x.ArrayLit(symbolic.Int, list())
		t[name] = e
	}
	return e
}
