package tests

import (
	"context"
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Where the schedule does not matter the host's JVM says the same of each test.
func TestHostAgrees(t *testing.T) {
	classes := t.TempDir()
	compile(t, "testdata/src/plain", classes, "-g")
	ours, err := Run(context.Background(), Options{Targets: []string{classes}})
	if err != nil {
		t.Fatal(err)
	}
	// Tests that end the JVM, or depend on the schedule, are not for the host.
	agree(t, ours, classes, 10, "--include-classname", ".*(4|3|Initializer5|Steady5)", "--exclude-classname", ".*(Lifecycle|Symbolic).*")
}

// agree compares the verdicts with those of JUnit's console launcher on some classes, which are a number of
// tests at least.
func agree(t *testing.T, ours *Result, classes string, least int, which ...string) {
	t.Helper()
	var launcher []string
	for _, jar := range []string{"junit-platform-console", "junit-platform-launcher", "junit-platform-reporting", "junit-vintage-engine", "opentest4j-reporting-events", "picocli"} {
		file := filepath.Join(jarFolders[0], jar+".jar")
		if _, err := os.Stat(file); err != nil {
			t.Skipf("JUnit's console launcher is not installed: %v", err)
		}
		launcher = append(launcher, file)
	}
	found := map[string]Verdict{}
	for _, test := range ours.Tests {
		found[test.Name] = test.Verdict
	}
	reports := t.TempDir()
	out, err := exec.Command("java", append([]string{"-ea", "-cp", strings.Join(append(launcher, classes, frameworkJars(t)), ":"), "org.junit.platform.console.ConsoleLauncher",
		"--scan-classpath", classes, "--reports-dir", reports, "--disable-banner", "--details", "none"}, which...)...).CombinedOutput()
	files, _ := filepath.Glob(filepath.Join(reports, "*.xml"))
	compared := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var suite struct {
			Cases []struct {
				Name    string    `xml:"name,attr"`
				Class   string    `xml:"classname,attr"`
				Failure *struct{} `xml:"failure"`
				Error   *struct{} `xml:"error"`
				Skipped *struct{} `xml:"skipped"`
			} `xml:"testcase"`
		}
		if err := xml.Unmarshal(text, &suite); err != nil {
			t.Fatal(file, err)
		}
		for _, c := range suite.Cases {
			want := Passed
			switch {
			case c.Failure != nil || c.Error != nil:
				want = Failed
			case c.Skipped != nil:
				want = Skipped
			}
			name := c.Class + "#" + strings.TrimSuffix(c.Name, "()")
			got, ok := found[name]
			if !ok {
				continue // a class that failed as a whole has no tests there
			}
			compared++
			if got != want {
				t.Errorf("%s: %s, on the host %s", name, got, want)
			}
		}
	}
	if compared < least {
		t.Errorf("%d tests were compared: %v\n%s", compared, err, out)
	}
}
