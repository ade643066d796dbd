package config

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestParseProperties(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       []entry
	}{
		{"empty", "", nil},
		{"comments", "# a=1\n  ! b=2\n\n \t\n", nil},
		{"comment lines do not continue", "# a \\\nb=1", []entry{{"b", "1", 2}}},
		{"separators", "a=1\nb:2\nc 3\nd = 4\ne\t:\t5", []entry{
			{"a", "1", 1}, {"b", "2", 2}, {"c", "3", 3}, {"d", "4", 4}, {"e", "5", 5}}},
		{"only the first separator", "a==b\nc=:d", []entry{{"a", "=b", 1}, {"c", ":d", 2}}},
		{"key only", "a\nb=", []entry{{"a", "", 1}, {"b", "", 2}}},
		{"no key", "=x", []entry{{"", "x", 1}}},
		{"continued", "a=1,\\\n   2,\\\r\n\t3\nb=4", []entry{{"a", "1,2,3", 1}, {"b", "4", 4}}},
		{"a comment sign in a continuation is data", "a=1\\\n#2", []entry{{"a", "1#2", 1}}},
		{"even backslashes do not continue", "a=1\\\\\nb=2", []entry{{"a", `1\`, 1}, {"b", "2", 2}}},
		{"continued to the end", "a=1\\", []entry{{"a", "1", 1}}},
		{"continued key", "ke\\\n  y=1", []entry{{"key", "1", 1}}},
		{"escapes", `a\=b\:c\ d\#=\t\n\r\f\q\"`, []entry{{"a=b:c d#", "\t\n\r\fq\"", 1}}},
		{"unicode", `\u0041=\u00e9\uD83D\uDE00`, []entry{{"A", "é😀", 1}}},
		{"lone surrogate", `a=\uD83Dx`, []entry{{"a", "\uFFFDx", 1}}},
		{"utf-8", "a=é", []entry{{"a", "é", 1}}},
		{"latin-1", "a=\xe9", []entry{{"a", "é", 1}}},
		{"byte order mark", "\uFEFFa=1", []entry{{"a", "1", 1}}},
		{"line ends", "a=1\rb=2\r\nc=3\n", []entry{{"a", "1", 1}, {"b", "2", 2}, {"c", "3", 3}}},
		{"directive", "@include_if = ?k?f", []entry{{"@include_if", "?k?f", 1}}},
		{"operators", "a+=b\n+a=c", []entry{{"a+", "b", 1}, {"+a", "c", 2}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := parseProperties([]byte(test.text))
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

func TestParsePropertiesErrors(t *testing.T) {
	for text, want := range map[string]string{
		"a=1\nb=\\u12":       "line 2: " + errShortEscape.Error(),
		"a=\\uZZZZ":          "line 1: " + errShortEscape.Error(),
		"a=\\uD83D\\u":       "line 1: " + errShortEscape.Error(),
		"a=\\u+123":          "line 1: " + errShortEscape.Error(),
		"a=\\u0000":          "line 1: " + errNul.Error(),
		"x=1\\\n2\na\x00b=1": "line 3: " + errNul.Error(),
	} {
		if _, err := parseProperties([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// encodeEntry writes an entry so that parseProperties reads it back.
func encodeEntry(e entry) string {
	quote := func(s string, key bool) string {
		var out strings.Builder
		for i, r := range s {
			switch {
			case r == '\n':
				out.WriteString(`\n`)
			case r == '\r':
				out.WriteString(`\r`)
			case strings.ContainsRune(`\=:#!`, r) || r == ' ' && (key || i == 0) || r == '\t' || r == '\f':
				if r == '\t' {
					out.WriteString(`\t`)
				} else if r == '\f' {
					out.WriteString(`\f`)
				} else {
					out.WriteByte('\\')
					out.WriteRune(r)
				}
			case r > 0xFFFF || r == 0xFEFF:
				for _, unit := range []rune{0xD800 + (r-0x10000)>>10, 0xDC00 + (r-0x10000)&0x3FF} {
					if r == 0xFEFF {
						unit = r
					}
					fmt.Fprintf(&out, `\u%04x`, unit)
					if r == 0xFEFF {
						break
					}
				}
			default:
				out.WriteRune(r)
			}
		}
		return out.String()
	}
	return quote(e.key, true) + "=" + quote(e.value, false) + "\n"
}

func FuzzParseProperties(f *testing.F) {
	for _, seed := range []string{
		"a=1\n# c\nb : 2\\\n 3", "\\u0041=\\uD83D\\uDE00", "a+=,b\r\n+c=d", "=\n:", "\xff=\xfe", "a\\ b = \\\\\\\n\tc",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		entries, err := parseProperties(data)
		if err != nil {
			return
		}
		var encoded strings.Builder
		last := 0
		for i, e := range entries {
			if e.line <= last {
				t.Fatalf("line %d after line %d", e.line, last)
			}
			last = e.line
			entries[i].line = i + 1
			encoded.WriteString(encodeEntry(e))
		}
		again, err := parseProperties([]byte(encoded.String()))
		if err != nil {
			t.Fatalf("%v in %q", err, encoded.String())
		}
		if !slices.Equal(again, entries) {
			t.Fatalf("%q\nread as %+v\nwritten and read as %+v", data, entries, again)
		}
	})
}
