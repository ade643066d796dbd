package report

import (
	"archive/zip"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gojpf/gojpf/config"
)

func TestPlaceOf(t *testing.T) {
	for _, test := range []struct {
		method, location string
		want             place
		ok               bool
	}{
		{"p.q.Main.run", "Main.java:12", place{"p/q/Main.java", 12, "p.q.Main.run"}, true},
		{"Main.main", "Main.java:1", place{"Main.java", 1, "Main.main"}, true},
		{"p.Main$Inner.<init>", "Main.java", place{"p/Main.java", 0, "p.Main$Inner.<init>"}, true},
		{"", "Main.java:3", place{"Main.java", 3, ""}, true},
		{"p.Main.run", "", place{}, false},
	} {
		if got, ok := placeOf(test.method, test.location); ok != test.ok || ok && got != test.want {
			t.Errorf("%s %s: got %+v, %v", test.method, test.location, got, ok)
		}
	}
}

func TestPlaceOfFrame(t *testing.T) {
	for frame, want := range map[string]place{
		"p.Main.run(Main.java:12)":                        {"p/Main.java", 12, "p.Main.run"},
		"java.base/java.lang.Thread.run(Thread.java:829)": {"java/lang/Thread.java", 829, "java.lang.Thread.run"},
		"app//m@1.0/p.Main.lambda$main$0(Main.java:3)":    {"p/Main.java", 3, "p.Main.lambda$main$0"},
		"java.lang.Object.wait(Native Method)":            {},
		"p.Main.run(Unknown Source)":                      {},
		"p.Main.run":                                      {},
		"":                                                {},
	} {
		if got, ok := placeOfFrame(frame); ok != (want.file != "") || got != want {
			t.Errorf("%q: got %+v, %v", frame, got, ok)
		}
	}
}

// Sources are found in folders and archives of sourcepath, and where projects
// keep them beside their classes.
func TestSources(t *testing.T) {
	write := func(t *testing.T, dir, name string) {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("package p;\n\tclass A {\r\n}"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	pack := func(t *testing.T, dir, name string) {
		f, err := os.Create(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		w := zip.NewWriter(f)
		entry, err := w.Create("p/A.java")
		if err == nil {
			_, err = entry.Write([]byte("\nclass A {"))
		}
		if err == nil {
			err = w.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		name, settings string
		file           string // that is written
		jar            string
		found          string
	}{
		{"sourcepath", "sourcepath=s,t", "t/p/A.java", "", "t/p/A.java"},
		{"source jar", "sourcepath=s.jar", "", "s.jar", ""},
		{"in the class path", "classpath=c", "c/p/A.java", "", "c/p/A.java"},
		{"beside it", "classpath=c", "p/A.java", "", "p/A.java"},
		{"in src", "classpath=bin", "src/p/A.java", "", "src/p/A.java"},
		{"Maven", "classpath=m/target/classes", "m/src/main/java/p/A.java", "", "m/src/main/java/p/A.java"},
		{"Maven's tests", "classpath=m/target/test-classes", "m/src/test/java/p/A.java", "", "m/src/test/java/p/A.java"},
		{"Gradle", "classpath=m/build/classes/java/main", "m/src/main/java/p/A.java", "", "m/src/main/java/p/A.java"},
		{"jar beside the jar", "classpath=c.jar", "", "c-sources.jar", ""},
		{"in the jar", "classpath=c.jar", "", "c.jar", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			if test.jar != "" {
				pack(t, dir, test.jar)
			} else {
				write(t, dir, test.file)
			}
			cfg, err := config.Load(config.Options{Registry: registry(), Dir: dir, Args: []string{"+" + test.settings}})
			if err != nil {
				t.Fatal(err)
			}
			s := newSources(cfg)
			if got := s.text(place{file: "p/A.java", line: 2}); got != "class A {" {
				t.Errorf("got %q from %v", got, s.roots)
			}
			want := test.found
			if want != "" {
				want = filepath.Join(dir, filepath.FromSlash(want))
			}
			if got := s.find("p/A.java").name; got != want {
				t.Errorf("found %q, want %q", got, want)
			}
			for _, line := range []int{-1, 0, 4, 1 << 30} {
				if got := s.text(place{file: "p/A.java", line: line}); got != "" {
					t.Errorf("line %d: %q", line, got)
				}
			}
			if got := s.text(place{file: "p/B.java", line: 1}); got != "" {
				t.Errorf("a file that is not there: %q", got)
			}
		})
	}
}

// A root that is neither a folder nor an archive is passed over.
func TestBrokenRoot(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "x.jar"), []byte("no archive"), 0o600); err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(config.Options{Registry: registry(), Dir: dir, Args: []string{"+sourcepath=x.jar,absent", "+classpath=."}})
	if err != nil {
		t.Fatal(err)
	}
	s := newSources(cfg)
	if got := s.find("A.java").lines; got != nil || !slices.Contains(s.roots, filepath.Join(dir, "x.jar")) {
		t.Errorf("got %v of %v", got, s.roots)
	}
}
