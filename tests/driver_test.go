package tests

import (
	"bytes"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

var update = flag.Bool("update", false, "write the classes of the drivers anew")

// frameworkJars are what drivers and tests are compiled with. Where they are not
// installed the test is skipped.
func frameworkJars(t *testing.T) string {
	t.Helper()
	var list []string
	for _, f := range []framework{junit4, jupiter} {
		for _, jar := range jarsOf[f] {
			file := filepath.Join(jarFolders[0], jar+".jar")
			if _, err := os.Stat(file); err != nil {
				t.Skipf("JUnit is not installed: %v (make setup installs the packages junit4 and junit5)", err)
			}
			list = append(list, file)
		}
	}
	for _, jar := range jarsOf[testNG] {
		list = append(list, filepath.Join(jarFolders[0], jar+".jar"))
	}
	return strings.Join(append(list, "../models/classes/api"), ":")
}

// hasTestNG reports whether TestNG is installed; without it what needs it is left out.
func hasTestNG() bool {
	_, err := os.Stat(filepath.Join(jarFolders[0], "testng.jar"))
	return err == nil
}

// compile compiles the sources below a folder.
func compile(t *testing.T, from, to string, flags ...string) {
	t.Helper()
	args := append([]string{"-nowarn", "-Xlint:none", "-proc:none", "-cp", frameworkJars(t), "-d", to}, flags...)
	err := filepath.WalkDir(from, func(file string, d fs.DirEntry, err error) error {
		if strings.HasSuffix(file, ".java") && (hasTestNG() || !strings.Contains(file, "TestNG")) {
			args = append(args, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
}

// The classes in the program are those of the sources: go test ./tests -run
// TestDrivers -update compiles them.
func TestDriversAreCompiled(t *testing.T) {
	if hostjdk.Release() != 17 {
		t.Skipf("the bytes are those of javac 17, not %d", hostjdk.Release())
	}
	made := t.TempDir()
	compile(t, "driver/src", made, "-g", "-XDstringConcat=inline", "--release", "17")
	if *update {
		if err := os.RemoveAll("driver/classes"); err != nil {
			t.Fatal(err)
		}
		if err := os.CopyFS("driver/classes", os.DirFS(made)); err != nil {
			t.Fatal(err)
		}
	}
	n := 0
	err := fs.WalkDir(os.DirFS(made), ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		n++
		want, _ := os.ReadFile(filepath.Join(made, file))
		if got, err := os.ReadFile(filepath.Join("driver/classes", file)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what its source compiles to: run go test ./tests -run TestDriversAreCompiled -update", file)
		}
		return nil
	})
	if err != nil || n == 0 {
		t.Fatal(err, n, "classes")
	}
}
