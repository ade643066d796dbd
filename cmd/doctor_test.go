package cmd

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fakeJDK makes a folder that looks like the home of a JDK.
func fakeJDK(t *testing.T, version string) string {
	t.Helper()
	home := t.TempDir()
	for name, text := range map[string]string{"release": "JAVA_VERSION=\"" + version + "\"\n", "lib/modules": "no image", "bin/java": ""} {
		file := filepath.Join(home, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

func TestDoctor(t *testing.T) {
	run := func(args ...string) (string, int) {
		var out bytes.Buffer
		status := command(append([]string{"gojpf", "doctor"}, args...), strings.NewReader(""), &out, io.Discard)
		return out.String(), status
	}
	out, status := run()
	if status != 0 {
		t.Errorf("status %d:\n%s", status, out)
	}
	for _, want := range []string{"  JDK: ", "  ok  java: ", "  ok  javac: ", " solver z3: ", " solver cvc5: ", " proofs: ", "  ok  processors: "} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	out, status = run("+jvm.java_home=" + fakeJDK(t, "19.0.1"))
	if status != exitUnmade {
		t.Errorf("status %d of a broken JDK", status)
	}
	for _, want := range []string{"--  JDK: 19.0.1 in ", "tested with the releases 17 21 25", "--  classes: no program can run: ", "--  javac: not in the JDK"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if out, status = run("+jvm.java_home=" + t.TempDir()); status != exitUnmade || !strings.Contains(out, "--  JDK: jvm.java_home=") {
		t.Errorf("status %d of a folder without a JDK:\n%s", status, out)
	}
	home := fakeJDK(t, "17.0.1")
	if err := os.Remove(filepath.Join(home, "release")); err != nil {
		t.Fatal(err)
	}
	if out, status = run("+jvm.java_home=" + home); status != exitUnmade || !strings.Contains(out, "which release it is cannot be told") {
		t.Errorf("status %d of a JDK without a release:\n%s", status, out)
	}
	t.Setenv("PATH", t.TempDir())
	if out, _ = run(); !strings.Contains(out, "--  solver cvc5: symbolic.dp=cvc5\n      cannot be asked") {
		t.Errorf("cvc5 was found on an empty PATH:\n%s", out)
	}
	if !strings.Contains(out, "--  proofs: programs whose loops depend on inputs are not proved safe") {
		t.Errorf("proofs without z3 on an empty PATH:\n%s", out)
	}
	if _, status = run("Main"); status != exitUnmade {
		t.Errorf("status %d of a class", status)
	}
}

// What a run refuses to take from a file that was not named, doctor does not take either.
func TestDoctorTrusts(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "gojpf.properties"), []byte("jvm.java_home="+fakeJDK(t, "17.0.1")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	for args, want := range map[string]string{"": "--trust allows it", "--trust": "  JDK: 17.0.1 in "} {
		var out bytes.Buffer
		if status := command(append([]string{"gojpf", "doctor"}, strings.Fields(args)...), strings.NewReader(""), &out, &out); status != exitUnmade || !strings.Contains(out.String(), want) {
			t.Errorf("doctor %s: status %d, no %q in\n%s", args, status, want, out.String())
		}
	}
}
