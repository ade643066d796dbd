package text

import (
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
)

// Capitals and small letters are those of the JDK.
func TestLetterCasesOfJava(t *testing.T) {
	lines := hostPrints(t, `class Letters {
		public static void main(String[] args) {
			for (int c = 0; c <= Character.MAX_VALUE; c++)
				System.out.println((int) Character.toUpperCase((char) c) + " " + (int) Character.toLowerCase((char) c));
		}
	}`)
	if len(lines) != 1<<16 {
		t.Fatalf("%d lines", len(lines))
	}
	rt := &Runtime{Runtime: &core.Runtime{Ctx: symbolic.NewContext()}, tables: charTables{}}
	ch := rt.Ctx.Var("ch", symbolic.Full(symbolic.Char))
	for i, change := range []letterChange{toUpper, toLower} {
		narrow, wide := change.latin(rt, ch), rt.changed(change, ch)
		wrong := 0
		for c, line := range lines {
			if newCases.Has(uint16(c)) {
				continue
			}
			e := wide
			if c <= latin {
				e = narrow
			}
			want, err := strconv.Atoi(strings.Fields(line)[i])
			if err != nil {
				t.Fatal(err)
			}
			model := (*symbolic.Model)(nil).With(ch.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(c)})
			if v := symbolic.Eval(e, model).Int(); int(v) != want && wrong < 10 {
				t.Errorf("change %d of %#x: %#x, want %#x", i, c, v, want)
				wrong++
			}
		}
	}
}
