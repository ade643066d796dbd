package text

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
)

// hostPrints returns the lines that a program prints on the host.
func hostPrints(t *testing.T, source string) []string {
	t.Helper()
	java, err := exec.LookPath("java")
	if err != nil {
		t.Skip("no java")
	}
	file := filepath.Join(t.TempDir(), "Main.java")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(java, file).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// The digits are those of the JDK.
func TestDigitsOfJava(t *testing.T) {
	lines := hostPrints(t, `class Digits {
		public static void main(String[] args) {
			for (int r : new int[]{2, 10, 16, 36})
				for (char c = 0; c < Character.MAX_VALUE; c++)
					if (Character.digit(c, r) >= 0) System.out.println(r + " " + (int) c + " " + Character.digit(c, r));
		}
	}`)
	want := map[[2]int]int{}
	for _, line := range lines {
		var n [3]int
		for i, f := range strings.Fields(line) {
			var err error
			if n[i], err = strconv.Atoi(f); err != nil {
				t.Fatal(err)
			}
		}
		want[[2]int{n[0], n[1]}] = n[2]
	}
	rt := &Runtime{Runtime: &core.Runtime{Ctx: symbolic.NewContext()}}
	ch := rt.Ctx.Var("ch", symbolic.Full(symbolic.Char))
	all := append([]digitRange{asciiDigits}, asciiLetters...)
	all = append(all, otherDigits...)
	for _, radix := range []int{2, 10, 16, 36} {
		value, is := rt.digitOf(ch, int32(radix), all...)
		for c := range 0xffff {
			model := (*symbolic.Model)(nil).With(ch.Var(), symbolic.Value{Kind: symbolic.I32, Bits: uint64(c)})
			v, in := symbolic.Eval(value, model), symbolic.Holds(is, model)
			if w, digit := want[[2]int{radix, c}]; in != digit || digit && int(v.Int()) != w {
				t.Fatalf("character %#x, radix %d: %d, %t; want %d, %t", c, radix, v.Int(), in, w, digit)
			}
		}
	}
}
