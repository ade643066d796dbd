package difftest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Parameters that are recorded without a name, as javac 21 does for those that it adds, are to
// reflection what they are on the host. javac 17 names all of them, so names are taken away.
func TestParametersWithoutNames(t *testing.T) {
	s := setStage(t)
	classes := t.TempDir()
	compileJava(t, "-parameters", "-d", classes, filepath.Join("testdata", "Unnamed.java"))
	files, err := filepath.Glob(filepath.Join(classes, "*.class"))
	if err != nil {
		t.Fatal(err)
	}
	taken := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		taken += takeNames(data)
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if taken < 4 {
		t.Fatalf("%d names were taken from classes that have four such parameters", taken)
	}
	run := func(args ...string) string {
		out, err := exec.Command(args[0], append(args[1:], "-cp", classes, "Unnamed")...).CombinedOutput()
		if err != nil {
			t.Errorf("%v: %v", args, err)
		}
		return string(out)
	}
	want := run("java")
	if !strings.Contains(want, "false") || !strings.Contains(want, "true") {
		t.Fatalf("java knows all names, or none:\n%s", want)
	}
	if got := run(s.gojpf, "exec"); got != want {
		t.Error(firstDifference(want, got))
	}
}

// takeNames leaves parameters whose names begin with nameless, or that the compiler has added,
// without one.
func takeNames(class []byte) (taken int) {
	r := regionsOf(class)
	var bytes []int
	for _, place := range r.found["MethodParameters"] {
		if place.size == 1 {
			bytes = append(bytes, place.at)
		}
	}
	const added = 0x1000 | 0x8000 // synthetic or mandated
	for i := 0; i < len(bytes); {
		n := int(class[bytes[i]])
		for i++; n > 0; n-- {
			at := bytes[i]
			if strings.HasPrefix(r.names[r.u2(at)], "nameless") || r.u2(at+2)&added != 0 && r.u2(at) != 0 {
				class[at], class[at+1] = 0, 0
				taken++
			}
			i += 4
		}
	}
	return taken
}
