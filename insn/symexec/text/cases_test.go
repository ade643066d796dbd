package text

import (
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/symbolic/automata"
)

func unitsIn(t *testing.T, list string) (u []uint16) {
	t.Helper()
	for _, s := range strings.Split(list, ",") {
		n, err := strconv.ParseUint(s, 10, 16)
		if err != nil {
			t.Fatal(err)
		}
		u = append(u, uint16(n))
	}
	return u
}

// What is said of texts that are not of ASCII when their case changes, and which
// characters are spaces and digits, is true of all characters that the host knows.
func TestLettersAsOnTheHost(t *testing.T) {
	out, err := exec.Command("java", "testdata/Letters.java").Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != 0x110000 {
		t.Fatalf("%d code points", len(lines))
	}
	for _, line := range lines {
		parts := strings.Split(line, " ")
		u := unitsIn(t, parts[0])
		for i, f := range []*letterCase{lowerCase, upperCase} {
			to := unitsIn(t, parts[1+i])
			ascii := !slices.ContainsFunc(to, func(u uint16) bool { return !asciiSet.Has(u) })
			if asciiSet.Has(u[0]) {
				if len(to) != 1 || to[0] != f.ascii.moved(u[0]) {
					t.Errorf("%v becomes %v", u, to)
				}
			}
			if len(u) == 1 && f.single.Has(u[0]) && (len(to) != 1 || to[0] != f.wide.moved(u[0])) {
				t.Errorf("%v becomes %v, not what a single one does", u, to)
			}
			if change := rune(int32(f.letters.wide()[u[0]])); len(u) == 1 && u[0] > latin && !f.others.Has(u[0]) && (len(to) != 1 || rune(to[0]) != rune(u[0])+change) {
				t.Errorf("%v becomes %v, not what its letter does", u, to)
			}
			if asciiSet.Has(u[0]) {
				continue
			}
			if slices.ContainsFunc(to, f.never.Has) {
				t.Errorf("%v becomes %v, which no text has", u, to)
			}
			if len(to) < len(u) || len(to) > longestCase*len(u) {
				t.Errorf("%v becomes %v: length", u, to)
			}
			if ascii && !slices.ContainsFunc(to, f.from.Has) {
				t.Errorf("%v becomes %v, of ASCII", u, to)
			}
			if f.longerShows && ascii && len(to) != len(u) {
				t.Errorf("%v becomes %v, of ASCII and longer", u, to)
			}
			if slices.Equal(u, []uint16{f.odd}) && !slices.Equal(to, f.changed) {
				t.Errorf("%v becomes %v, not %v", u, to, f.changed)
			}
		}
		for i, s := range []automata.Set{Whites, controls, digitSet(0, 9)} {
			is := parts[3+i] == "true"
			if is != (len(u) == 1 && s.Has(u[0])) {
				t.Errorf("%v: set %d: %v on the host", u, i, is)
			}
		}
	}
}

// The kinds of all chars are those that the host's Character tells, in the release that it is.
func TestKindsAsOnTheHost(t *testing.T) {
	release, err := exec.Command("java", "-XshowSettings:properties", "-version").CombinedOutput()
	if err != nil {
		t.Fatal(err)
	}
	at := regexp.MustCompile(`java\.specification\.version = (\d+)`).FindSubmatch(release)
	if at == nil {
		t.Fatalf("which release: %s", release)
	}
	n, _ := strconv.Atoi(string(at[1]))
	have := charKinds()[n]
	if have == nil {
		t.Skipf("release %d is not known, so the JDK's code is executed", n)
	}
	out, err := exec.Command("java", "testdata/Kinds.java").Output()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for line := range strings.Lines(string(out)) {
		name, spans, _ := strings.Cut(strings.TrimSpace(line), " ")
		names = append(names, name)
		if want := spansOf(spans); !slices.Equal(want, have[name]) {
			t.Errorf("%s of release %d: %x, and %x on the host", name, n, have[name], want)
		}
	}
	if !slices.Equal(names, kinds) {
		t.Errorf("asked for %v, known are %v", names, kinds)
	}
}
