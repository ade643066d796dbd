package classpath

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// fakeHome makes a home folder; without a version it has no release file.
func fakeHome(t *testing.T, dir, version string) string {
	t.Helper()
	write(t, dir, "lib/modules", "image", "bin/java", "#!/bin/sh\n")
	if version != "" {
		write(t, dir, "release", "JAVA_VERSION=\""+version+"\"\n")
	}
	return dir
}

func TestFindJavaHome(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("needs symbolic links and executable bits")
	}
	dir := tempDir(t)
	home := func(name, version string) string { return fakeHome(t, filepath.Join(dir, name), version) }
	configured, fromEnv, onPath := home("configured", "17.0.1"), home("env", "21"), home("path", "25.0.1")
	old := filepath.Join(dir, "old")
	write(t, old, "bin/java", "#!/bin/sh\n", "jre/lib/rt.jar", "", "lib/modules/", "", "release", `JAVA_VERSION="1.8.0_402"`)
	write(t, dir, "stub/bin/java", "#!/bin/sh\n", "usrbin/", "", "notexec/", "")
	if err := os.Symlink(filepath.Join(onPath, "bin", "java"), filepath.Join(dir, "usrbin", "java")); err != nil {
		t.Fatal(err)
	}
	path := func(names ...string) string {
		for i, n := range names {
			names[i] = filepath.Join(dir, n)
		}
		return strings.Join(names, string(filepath.ListSeparator))
	}
	for _, v := range []string{"11.0.2", "21.0.1", "17.0.9", "26-ea", "16"} {
		home("all/jdk-"+v, v)
		home("new/jdk-"+v, v)
	}
	home("all/unknown", "")
	os.RemoveAll(filepath.Join(dir, "new/jdk-17.0.9"))
	home("below/jdk-11", "11.0.2")
	home("below/jdk-16", "16")
	home("below/a-unknown", "")
	home("lost/unknown", "")

	for _, c := range []struct {
		what, configured, javaHome, path, usual string
		want                                    string // relative to dir; "!" starts part of an error
	}{
		{"configured wins", configured, fromEnv, path("usrbin"), "all", "configured"},
		{"configured and wrong", old, fromEnv, path("usrbin"), "all", "!jvm.java_home=" + old + ": there is no lib/modules"},
		{"JAVA_HOME before PATH", "", fromEnv, path("usrbin"), "all", "env"},
		{"JAVA_HOME of Java 8", "", old, path("usrbin"), "all", "path"},
		{"link on the PATH", "", "", path("gone", "stub/bin", "old/bin", "usrbin", "env/bin"), "all", "path"},
		{"relative PATH entries", "", "", "usrbin:.:", "all", "all/jdk-17.0.9"},
		{"only stubs on the PATH", "", "", path("stub/bin"), "all", "all/jdk-17.0.9"},
		{"no 17", "", "", "", "new", "new/jdk-21.0.1"},
		{"only older", "", "", "", "below", "below/jdk-16"},
		{"no release file", "", "", "", "lost", "lost/unknown"},
		{"nothing", "", "", "", "none", "!no JDK found: JAVA_HOME is not set"},
		{"nothing but Java 8", "", old, "", "none", "!JAVA_HOME is " + old},
	} {
		t.Run(c.what, func(t *testing.T) {
			env := map[string]string{"JAVA_HOME": c.javaHome, "PATH": c.path}
			usual := []string{filepath.Join(dir, "none", "*"), filepath.Join(dir, c.usual, "*")}
			got, err := findJavaHome(c.configured, func(key string) string { return env[key] }, usual)
			if part, bad := strings.CutPrefix(c.want, "!"); bad {
				if err == nil || !strings.Contains(err.Error(), part) || strings.Contains(err.Error(), "\n") {
					t.Errorf("got %q, error %v", got, err)
				}
				return
			}
			if err != nil || got != filepath.Join(dir, c.want) {
				t.Errorf("got %q, %v", got, err)
			}
		})
	}
}

func TestUsualHomes(t *testing.T) {
	env := func(key string) string {
		return map[string]string{"HOME": "/home/me", "ProgramFiles": `C:\Program Files`}[key]
	}
	for goos, want := range map[string]string{
		"linux":   "/usr/lib/jvm/*",
		"darwin":  "/Library/Java/JavaVirtualMachines/*/Contents/Home",
		"freebsd": "/opt/*",
	} {
		got := usualHomes(goos, env)
		if !slices.Contains(got, want) || !slices.Contains(got, filepath.Join("/home/me", ".sdkman/candidates/java/*")) {
			t.Errorf("%s: %q", goos, got)
		}
	}
	if got := usualHomes("windows", env); !strings.HasPrefix(got[0], `C:\Program Files`) {
		t.Errorf("windows: %q", got)
	}
}

func TestVersion(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "release", "IMPLEMENTOR=\"Eclipse Adoptium\"\r\nJAVA_RUNTIME_VERSION=\"17.0.2+8\"\nJAVA_VERSION=\"17.0.2\"\n"+
		"JAVA_VERSION_DATE=\"2022-01-18\"\nMODULES=\"java.base java.sql\"\nSOURCE=\"\"\n")
	r, err := Version(dir)
	if err != nil || r.Feature != 17 || r.JavaVersion != "17.0.2" || r.RuntimeVersion != "17.0.2+8" ||
		r.Vendor != "Eclipse Adoptium" || r.VersionDate != "2022-01-18" || !slices.Equal(r.Modules, []string{"java.base", "java.sql"}) {
		t.Errorf("%+v, %v", r, err)
	}
	for version, want := range map[string]int{"17": 17, "17.0.2": 17, "26-ea": 26, "1.8.0_402": 8, "9": 9, "": 0, "x": 0} {
		if got := featureOf(version); got != want {
			t.Errorf("featureOf(%q) = %d", version, got)
		}
	}
	if _, err := Version(t.TempDir()); err == nil || !strings.Contains(err.Error(), "release: cannot be read") {
		t.Errorf("no release file: %v", err)
	}
	write(t, dir, "release", "JAVA_VERSION=\"\"")
	if _, err := Version(dir); err == nil || !strings.Contains(err.Error(), "no Java version") {
		t.Errorf("empty version: %v", err)
	}
}
