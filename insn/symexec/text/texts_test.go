package text

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/solve"
)

// Each number is in exactly one spelling, with its sign and number of digits.
func TestSpellings(t *testing.T) {
	numbers := []int64{0, math.MinInt64, math.MaxInt64, math.MinInt32, math.MaxInt32}
	for p, n := int64(1), 0; n < 19; p, n = p*10, n+1 {
		numbers = append(numbers, p, p-1, p+1, -p, -p-1, 1-p)
	}
	for _, r := range []symbolic.Interval{{Lo: math.MinInt64, Hi: math.MaxInt64}, {Lo: math.MinInt32, Hi: math.MaxInt32}, {Lo: -128, Hi: 127}, {Lo: 5, Hi: 5}} {
		list := spellings(r)
		for _, n := range numbers {
			if n < r.Lo || n > r.Hi {
				continue
			}
			found := 0
			for _, s := range list {
				if s.lo <= n && n <= s.hi {
					found++
					if text := strconv.FormatInt(n, 10); s.chars() != len(text) || s.negative != strings.HasPrefix(text, "-") {
						t.Errorf("%d is said to have %d characters, negative: %v", n, s.chars(), s.negative)
					}
				}
			}
			if found != 1 {
				t.Errorf("%d has %d spellings in %v", n, found, r)
			}
		}
	}
	if n := len(spellings(symbolic.Interval{Lo: -128, Hi: 127})); n != 6 {
		t.Errorf("bytes have %d spellings, expected 6", n)
	}
}

func TestQuote(t *testing.T) {
	for text, want := range map[string]string{
		"":        `""`,
		"a b":     `"a b"`,
		"\"\\\n":  `"\"\\\n"`,
		"\u00e9 ": `"\u00e9 "`,
	} {
		var u []uint16
		for _, r := range text {
			u = append(u, uint16(r))
		}
		if got := core.Quote(u); got != want {
			t.Errorf("%q is quoted as %s, expected %s", text, got, want)
		}
	}
}

// A text is compared with known characters without a decision where only one of
// its parts is open, or few ways lead to them.
func TestShows(t *testing.T) {
	rt := &Runtime{Runtime: core.New(core.Options{Solver: solve.Config{Solver: "none"}}), MaxLength: 8}
	x := rt.Ctx.Var("x", symbolic.Full(symbolic.Int))
	d := rt.Ctx.Var("d", symbolic.Full(symbolic.Double))
	in := &Input{ctx: rt.Ctx, name: "s", length: rt.Ctx.Var("s.length()", symbolic.Full(symbolic.Int)), char: symbolic.Full(symbolic.Char)}
	known := func(s string) piece { return rt.literal(ascii(s)) }
	number := shown(x, symbolic.Int)
	for _, test := range []struct {
		pieces []piece
		chars  string
		want   string // "?" where it needs a decision
	}{
		{[]piece{known("ab")}, "ab", "true"},
		{[]piece{known("ab")}, "abc", "false"},
		{[]piece{number}, "12", "x == 12"},
		{[]piece{number}, "-7", "x == -7"},
		{[]piece{number}, "07", "false"},
		{[]piece{number}, "", "false"},
		{[]piece{number}, "99999999999", "false"},
		{[]piece{known("n="), number, known("!")}, "n=3!", "x == 3"},
		{[]piece{known("n="), number, known("!")}, "n=3", "false"},
		{[]piece{number, number}, "12", "?"},
		{[]piece{in.whole()}, "", "s.length() == 0"},
		{[]piece{in.whole()}, "k", "s.length() == 1 && s.charAt(0) == 107"},
		{[]piece{known("<"), in.whole(), known(">")}, "<>", "s.length() == 0"},
		{[]piece{known("<"), in.whole(), known(">")}, ">", "false"},
		{[]piece{in.whole(), known("-"), in.whole()}, "a-", "false"},
		{[]piece{in.whole(), known("-"), in.whole()}, "-", "s.length() == 0"},
		{[]piece{in.whole(), in.whole()}, "kk", "s.charAt(0) == 107 && (s.length() == 1 && (s.length() == 1 && s.charAt(0) == 107))"},
		{[]piece{in.whole(), number}, "k1", "?"},
		{[]piece{in.whole(), in.whole()}, strings.Repeat("k", 64), "?"},
		{[]piece{shown(d, symbolic.Double)}, "1.5", "d == 1.5"},
		{[]piece{known("d="), shown(d, symbolic.Double)}, "d=-Infinity", "d == -Infinity"},
		{[]piece{shown(d, symbolic.Double)}, "1.50", "false"},
		{[]piece{shown(d, symbolic.Double)}, "2.0E23", "false"},
		{[]piece{shown(d, symbolic.Double)}, "1.9999999999999998E23", "d == 2.0E23"},
		{[]piece{shown(d, symbolic.Double)}, "NaN", "d != d"},
		{[]piece{shown(d, symbolic.Double)}, "abc", "false"},
	} {
		got := "?"
		if cond, ok := rt.shows(nil, &text{pieces: test.pieces}, known(test.chars).chars); ok {
			got = cond.Java()
		}
		if got != test.want {
			t.Errorf("%v shows %q if %s, expected %s", test.pieces, test.chars, got, test.want)
		}
	}
}
