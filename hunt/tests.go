package hunt

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// writeTests writes the tests of the findings, each into a class of its own.
func writeTests(o *Options, findings []*Finding) error {
	numbers := map[string]int{}
	for _, f := range findings {
		k := f.best()
		if k.test == "" || f.Status == Unbuildable { // no compiler takes it
			continue
		}
		simple := f.Class()[strings.LastIndexByte(f.Class(), '.')+1:]
		method, _, _ := strings.Cut(f.Method(), "(")
		base := identifier(simple) + "_" + identifier(method) + "_line" + fmt.Sprint(max(f.Line(), 0)) + "_" + f.Exception()[strings.LastIndexByte(f.Exception(), '.')+1:]
		base = identifier(base)
		name := base + "_Test"
		if numbers[base]++; numbers[base] > 1 {
			name = fmt.Sprintf("%s_%d_Test", base, numbers[base])
		}
		f.File = filepath.Join(o.TestDir, filepath.FromSlash(strings.ReplaceAll(k.entry.pkg(), ".", "/")), name+".java")
		if err := os.MkdirAll(filepath.Dir(f.File), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(f.File, []byte(head(f)+strings.ReplaceAll(k.test, placeholder, name)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// head is the comment in front of a test.
func head(f *Finding) string {
	var b strings.Builder
	where := fmt.Sprintf("%s at %s.%s, line %d: %s.", f.Exception(), f.Class(), f.Method(), f.Line(), f.Status)
	fmt.Fprintf(&b, "// %s\n", strings.Map(printable, where))
	if p := f.best().path; len(p) > 0 {
		text := strings.Join(p, " && ")
		if len(text) > 1000 {
			text = text[:1000] + "..."
		}
		fmt.Fprintf(&b, "// The path: %s\n", strings.Map(printable, text))
	}
	return b.String()
}

// printable leaves out what would end a comment or mean something else in a source:
// a backslash may begin an escape of Unicode.
func printable(r rune) rune {
	if r < ' ' || r > '~' || r == '\\' {
		return '?'
	}
	return r
}

// identifier replaces what a name in Java must not have.
func identifier(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '_' {
			return r
		}
		return '_'
	}, text)
}
