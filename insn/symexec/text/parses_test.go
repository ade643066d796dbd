package text

import (
	"strconv"
	"testing"
	"unicode/utf16"
)

// The languages of whole numbers have the texts that are read, and no others.
func TestWholeNumbers(t *testing.T) {
	texts := []string{"", "+", "-", "0", "-0", "+0", "00", "7", "+7", "-7", "--7", "+-7", "7-", " 7", "1_0", "007", "0000000000000000000000000000007"}
	for _, n := range []string{"2147483647", "9223372036854775807", "999999999", "1000000000", "3000000000", "999999999999999999", "10000000000000000000"} {
		for last := '0'; last <= '9'; last++ {
			changed := n[:len(n)-1] + string(last)
			texts = append(texts, changed, "-"+changed, "+"+changed, "000"+changed, "-0"+changed, changed+"0")
		}
		for i := range n {
			for _, d := range []byte{n[i] - 1, n[i] + 1} {
				if d >= '0' && d <= '9' {
					changed := n[:i] + string(rune(d)) + n[i+1:]
					texts = append(texts, changed, "-"+changed)
				}
			}
		}
	}
	for _, s := range texts {
		u := utf16.Encode([]rune(s))
		_, err := strconv.ParseInt(s, 10, 32)
		if got := intTexts().Has(u); got != (err == nil) {
			t.Errorf("int %q: %t", s, got)
		}
		_, err = strconv.ParseInt(s, 10, 64)
		if got := longTexts().Has(u); got != (err == nil) {
			t.Errorf("long %q: %t", s, got)
		}
	}
	for s, is := range map[string]bool{"\u0663": true, "-\u0663\uff11": true, "\uff13000000000": false, "\uff12147483647": true, "\uff1214748364\u0668": false, "\u00b2": false} {
		if intTexts().Has(utf16.Encode([]rune(s))) != is {
			t.Errorf("%q: %t", s, !is)
		}
	}
}

// Patterns of separators are told from others.
func TestSeparators(t *testing.T) {
	for pattern, want := range map[string]string{
		",": "one", "[,;]": "one", "\\s": "one", "\\|": "one", "a+": "run", "[ab]+": "run", "\\s+": "run", "[^a]+": "run", "(?:a|b)+": "run", "aa*": "run",
		"\\s\\s*": "run", "a{1,}": "run", "[$^]": "one", "\\^": "one",
		"^a": "", "a$": "", "^a+": "", "^,|;": "", "a+?": "", "aa*?": "", "a|a+": "", "a{1,3}(?:aaa)*": "", "a?a+": "",
		"a*": "", "ab": "", "a{2}": "", "a{2,}": "", ",\\s*": "", "a+b": "", "": "", "(a": "",
	} {
		_, run, ok := separatorOf(utf16.Encode([]rune(pattern)))
		got := ""
		if ok {
			got = map[bool]string{false: "one", true: "run"}[run]
		}
		if got != want {
			t.Errorf("%q: %q, want %q", pattern, got, want)
		}
	}
}
