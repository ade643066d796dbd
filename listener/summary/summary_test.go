package summary_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/summary"
)

var identity = regexp.MustCompile(`(@|input\[)[0-9a-f]+`)

func TestSummary(t *testing.T) {
	plain := []string{"symbolic.summary.html=false"}
	classes := listenertest.Compile(t, "testdata/Types.java")
	var all strings.Builder
	for _, test := range []struct {
		name, methods string
		more          []string
	}{
		{"divide", "divide(sym#sym)", nil},
		{"all", "all(sym#sym#sym#sym#sym#sym#sym#sym)", plain},
		{"bool", "bool(sym)", plain},
		{"letter", "letter(sym)", plain},
		{"single", "single(sym)", plain},
		{"twice", "twice(sym)", plain},
		{"small", "small(sym)", plain},
		{"text", "text(sym#con)", nil},
		{"reference", "reference(sym#con)", nil},
		{"sum", "sum(sym#con#con)", plain},
		{"member", "member(sym)", nil},
		{"steps", "member(sym)", plain},
		{"unused", "unused(sym#sym)", nil},
		{"unused", "unused(con#sym)", []string{"symbolic.summary.pc=true", "symbolic.summary.html=no"}},
		{"cut", "cut(sym)", []string{"search.depth_limit=3"}},
		{"caught", "caught(sym)", plain},
		{"same", "same(sym)", plain},
		{"constructor", "Types(sym)", nil},
		{"program", "", nil},
		{"texts", "spell(sym)", plain},
		{"lazy", "chain(sym#con)", append([]string{"symbolic.lazy=true"}, plain...)},
		{"uncalled", "divide(sym#sym),p.Types.never(sym)", nil},
		{"unused", "unused(con#con)", nil},
	} {
		settings := append(slices.Clip(test.more), "listener=.symbc.SymbolicListener", "symbolic.dp=none", "target.args="+test.name, "search.multiple_errors=true")
		if test.methods != "" {
			settings = append(settings, "symbolic.method=p.Types."+test.methods)
		}
		r, out := listenertest.Run(t, classes, "p.Types", settings...)
		fmt.Fprintf(&all, "#### %s: %s\n%s\n", test.name, r.Verdict, identity.ReplaceAllString(out, "${1}N"))
	}
	listenertest.Golden(t, "testdata/types.txt", all.String())
}
