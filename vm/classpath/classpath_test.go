package classpath

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
)

// tempDir is a temporary folder by its canonical path.
func tempDir(t *testing.T) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// write makes files, given as pairs of a path and its content; a path that ends
// in a slash is a folder.
func write(t *testing.T, dir string, pairs ...string) {
	t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		file := filepath.Join(dir, pairs[i])
		if strings.HasSuffix(pairs[i], "/") {
			if err := os.MkdirAll(file, 0o755); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(pairs[i+1]), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}

// zipOf returns a zip file of pairs of a name and its content, in order.
func zipOf(t *testing.T, pairs ...string) string {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for i := 0; i < len(pairs); i += 2 {
		e, err := w.Create(pairs[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := e.Write([]byte(pairs[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.String()
}

func manifest(lines ...string) string {
	return "Manifest-Version: 1.0\r\n" + strings.Join(lines, "\r\n") + "\r\n\r\n"
}

func parse(t *testing.T, dir, spec string) *Path {
	t.Helper()
	p := ParsePath(spec, Options{Dir: dir})
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

// content returns what a source has under a name, "-" for nothing, "!" for an
// error.
func content(src interface {
	Find(string) (Resource, bool, error)
}, name string) string {
	r, ok, err := src.Find(name)
	switch {
	case err != nil:
		return "!" + err.Error()
	case !ok:
		return "-"
	}
	return string(r.Data)
}

func expect(t *testing.T, src interface {
	Find(string) (Resource, bool, error)
}, want map[string]string) {
	t.Helper()
	for name, want := range want {
		if got := content(src, name); got != want {
			t.Errorf("%q is %q, want %q", name, got, want)
		}
	}
}

func walk(t *testing.T, src interface{ Walk(func(string) bool) error }) []string {
	t.Helper()
	var names []string
	if err := src.Walk(func(name string) bool { names = append(names, name); return true }); err != nil {
		t.Error(err)
	}
	return names
}

func TestSplitPath(t *testing.T) {
	for _, c := range []struct {
		spec    string
		windows bool
		want    []string
	}{
		{"", false, nil},
		{" : ;, ", false, nil},
		{"a:b;c,d", false, []string{"a", "b", "c", "d"}},
		{" a b : c ", false, []string{"a b", "c"}},
		{`C:\x:y`, false, []string{"C", `\x`, "y"}},
		{`C:\x:y;d:/z:C:\q`, true, []string{`C:\x`, "y", "d:/z", `C:\q`}},
		{`ab:/c`, true, []string{"ab", "/c"}},
	} {
		if got := splitPath(c.spec, c.windows); !slices.Equal(got, c.want) {
			t.Errorf("splitPath(%q, %v) = %q, want %q", c.spec, c.windows, got, c.want)
		}
	}
}

func TestFolder(t *testing.T) {
	dir := tempDir(t)
	write(t, dir, "secret", "outside", "my classes/p/A.class", "A", "my classes/x y", "spaces", "my classes/p/q/", "",
		"my classes2/s", "sibling")
	f := newFolder(filepath.Join(dir, "my classes"))
	expect(t, f, map[string]string{
		"p/A.class":                     "A",
		"p//A.class":                    "A",
		"p/../p/A.class":                "A",
		"x y":                           "spaces",
		"p/B.class":                     "-",
		"p/A.class/x":                   "-",
		"../secret":                     "-",
		"../my classes2/s":              "-",
		"../my classes/p/A.class":       "-",
		"p/../../secret":                "-",
		filepath.Join(dir, "secret"):    "-",
		"/p/A.class":                    "-",
		"p/A.class\x00":                 "-",
		strings.Repeat("x", 5000):       "-",
		"p":                             "A.class\nq\n",
		"p/":                            "A.class\nq\n",
		"":                              "p\nx y\n",
		".":                             "p\nx y\n",
		"..":                            "-",
		"p/q":                           "",
		strings.Repeat("../", 40) + "x": "-",
	})
	base := "file:" + escapePath(filepath.ToSlash(dir)) + "/my%20classes/"
	for name, want := range map[string]string{
		"p/A.class": "p/A.class", "p/../x y": "x%20y", "p": "p", "p/": "p/", "": "", ".": "", "p/./q/": "p/q/",
	} {
		r, ok, err := f.Find(name)
		if !ok || err != nil || r.URL != base+want || r.CodeSource != base || r.Module != "" {
			t.Errorf("%q: %+v, %v, %v; want URL %s%s", name, r, ok, err, base, want)
		}
		if dir := want != "p/A.class" && want != "x%20y"; r.Dir != dir {
			t.Errorf("%q: Dir is %v", name, r.Dir)
		}
	}
	if names := walk(t, f); !slices.Equal(names, []string{"p/A.class", "x y"}) {
		t.Errorf("walked %q", names)
	}
}

func TestFolderLinks(t *testing.T) {
	dir := tempDir(t)
	write(t, dir, "real/p/A.class", "A", "elsewhere/B.class", "B")
	for link, target := range map[string]string{"link": "real", "real/p/B.class": "../../elsewhere/B.class", "real/loop": "."} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Skip(err)
		}
	}
	p := parse(t, dir, "link:real")
	expect(t, p, map[string]string{"p/A.class": "A", "p/B.class": "B"})
	if r, _, _ := p.Find("p/A.class"); !strings.HasSuffix(r.CodeSource, "/real/") {
		t.Errorf("code source %s is not canonical", r.CodeSource)
	}
	if all, _ := p.FindAll("p/A.class"); len(all) != 1 {
		t.Errorf("the same folder counts %d times", len(all))
	}
	if names := walk(t, p); !slices.Equal(names, []string{"p/A.class", "p/B.class"}) {
		t.Errorf("walked %q", names)
	}
}

func TestEscapePath(t *testing.T) {
	all := ""
	for c := rune(33); c < 127; c++ {
		all += string(c)
	}
	// As ClassLoader.getSystemResource of JDK 17 prints them.
	want := "!%22%23$%25&'()*+,-./0123456789:%3b%3c%3d%3e%3f@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5b%5c%5d%5e_%60abcdefghijklmnopqrstuvwxyz%7b%7c%7d~%20%c3%a9%e2%82%ac"
	if got := escapePath(all + " é€"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestJar(t *testing.T) {
	dir := tempDir(t)
	write(t, dir, "my.jar", zipOf(t, "p/", "", "p/A.class", "A", "dup", "first", "dup", "last", "../evil", "evil",
		"META-INF/versions/9/p/A.class", "A9", "x y", "spaces", "big", strings.Repeat("0123456789", 200_000)))
	j, err := openJar(filepath.Join(dir, "my.jar"), DefaultFeatureVersion)
	if err != nil {
		t.Fatal(err)
	}
	expect(t, j, map[string]string{
		"p/A.class":                     "A",
		"META-INF/versions/9/p/A.class": "A9", // not multi-release: an entry as any
		"dup":                           "last",
		"x y":                           "spaces",
		"big":                           strings.Repeat("0123456789", 200_000),
		"p":                             "",
		"p/":                            "",
		"":                              "-",
		"q":                             "-",
		"/p/A.class":                    "-",
		"p/A.class/":                    "-",
	})
	url := "file:" + escapePath(filepath.ToSlash(dir)) + "/my.jar"
	if r, _, _ := j.Find("x y"); r.URL != "jar:"+url+"!/x%20y" || r.CodeSource != url || r.Dir {
		t.Errorf("%+v", r)
	}
	if r, _, _ := j.Find("p"); r.URL != "jar:"+url+"!/p" || !r.Dir {
		t.Errorf("%+v", r)
	}
	want := []string{"../evil", "META-INF/versions/9/p/A.class", "big", "dup", "p/A.class", "x y"}
	if names := walk(t, j); !slices.Equal(names, want) {
		t.Errorf("walked %q", names)
	}
	if err := errors.Join(j.Close(), j.Close()); err != nil {
		t.Error(err)
	}
	if _, _, err := j.Find("x y"); !errors.Is(err, errClosed) {
		t.Errorf("Find on a closed jar: %v", err)
	}
}

func TestMultiReleaseJar(t *testing.T) {
	dir := tempDir(t)
	entries := []string{"A", "A", "B", "B", "META-INF/s", "s",
		"META-INF/versions/8/A", "A8", "META-INF/versions/9/A", "A9", "META-INF/versions/17/A", "A17",
		"META-INF/versions/11/A", "A11", "META-INF/versions/21/A", "A21", "META-INF/versions/21/B", "B21",
		"META-INF/versions/10/only/C", "C10", "META-INF/versions/9/META-INF/s", "s9", "META-INF/versions/x/A", "Ax"}
	write(t, dir, "multi.jar", zipOf(t, append([]string{"META-INF/MANIFEST.MF", manifest("Multi-Release: TRUE")}, entries...)...))
	write(t, dir, "plain.jar", zipOf(t, append([]string{"META-INF/MANIFEST.MF", manifest("X: y", "", "Name: p", "Multi-Release: true")}, entries...)...))
	for _, c := range []struct {
		jar     string
		version int
		want    map[string]string
	}{
		{"multi.jar", 0, map[string]string{"A": "A17", "B": "B", "only/C": "C10", "META-INF/s": "s", "META-INF/versions/21/A": "A21"}},
		{"multi.jar", 8, map[string]string{"A": "A", "only/C": "-"}},
		{"multi.jar", 9, map[string]string{"A": "A9"}},
		{"multi.jar", 16, map[string]string{"A": "A11"}},
		{"multi.jar", 25, map[string]string{"A": "A21", "B": "B21"}},
		{"plain.jar", 0, map[string]string{"A": "A", "only/C": "-"}},
	} {
		t.Run(fmt.Sprint(c.jar, c.version), func(t *testing.T) {
			j, err := openJar(filepath.Join(dir, c.jar), cmp.Or(c.version, DefaultFeatureVersion))
			if err != nil {
				t.Fatal(err)
			}
			defer j.Close()
			expect(t, j, c.want)
		})
	}
	p := parse(t, dir, "multi.jar")
	if r, _, _ := p.Find("A"); !strings.HasSuffix(r.URL, "/multi.jar!/META-INF/versions/17/A") {
		t.Errorf("URL %s", r.URL)
	}
	if names := walk(t, p); !slices.Equal(names, []string{"A", "B", "META-INF/MANIFEST.MF", "META-INF/s", "only/C"}) {
		t.Errorf("walked %q", names)
	}
}

func TestManifest(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Class-Path: a.jar b.jar\n\n", "a.jar b.jar"},
		{"Manifest-Version: 1.0\r\nCLASS-path: a.j\r\n ar b\r\n .jar\r\n", "a.jar b.jar"},
		{"Class-Path: a\rX: b\r", "a"},
		{"X: a\n\nClass-Path: not-main\n", ""},
		{" stray\nClass-Path:no-space", "no-space"},
		{"", ""},
	} {
		if got := parseManifest([]byte(c.text))["class-path"]; got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

func TestPathOrder(t *testing.T) {
	dir := tempDir(t)
	write(t, dir, "a/X", "folder", "a/only", "1", "lib/2.jar", zipOf(t, "X", "two", "Z", "2"), "lib/1.JAR", zipOf(t, "X", "one"),
		"lib/no.zip", zipOf(t, "X", "zip"), "lib/sub.jar/x", "", "lib/c.txt", "")
	p := parse(t, dir, "lib/*;a,nowhere:lib/no.zip: ;nowhere/*,a")
	expect(t, p, map[string]string{"X": "one", "Z": "2", "only": "1", "none": "-"})
	all, err := p.FindAll("X")
	var got []string
	for _, r := range all {
		got = append(got, string(r.Data))
	}
	if err != nil || !slices.Equal(got, []string{"one", "two", "folder", "zip"}) {
		t.Errorf("FindAll: %q, %v", got, err)
	}
	if m := p.Missing(); !slices.Equal(m, []string{"nowhere", "nowhere/*"}) {
		t.Errorf("missing: %q", m)
	}
	if problems := p.Problems(); len(problems) != 0 {
		t.Errorf("problems: %v", problems)
	}
	if names := walk(t, p); !slices.Equal(names, []string{"X", "Z", "only"}) {
		t.Errorf("walked %q", names)
	}
	sources, err := p.Sources()
	if err != nil || len(sources) != 4 || sources[0].Name() != filepath.Join(dir, "lib", "1.JAR") {
		t.Errorf("sources %v, %v", sources, err)
	}
	n := 0
	p.Walk(func(string) bool { n++; return false })
	if n != 1 {
		t.Errorf("Walk went on %d times", n)
	}
	p.Close()
	if _, _, err := p.Find("X"); !errors.Is(err, errClosed) {
		t.Errorf("Find on a closed path: %v", err)
	}
}

func TestPathOpensLazily(t *testing.T) {
	dir := tempDir(t)
	write(t, dir, "a/X", "X", "bad.jar", "this is no zip file")
	p := parse(t, dir, "a:bad.jar")
	if want := filepath.Join(dir, "a") + ":" + filepath.Join(dir, "bad.jar"); p.Name() != want {
		t.Errorf("Name is %q", p.Name())
	}
	if content(p, "X") != "X" || len(p.Problems()) != 0 {
		t.Errorf("the second entry was opened: %v", p.Problems())
	}
	if content(p, "Y") != "-" || len(p.Problems()) != 1 {
		t.Errorf("the second entry was not opened: %v", p.Problems())
	}
}

func TestClassPathAttribute(t *testing.T) {
	dir := tempDir(t)
	mf := func(cp string) string { return manifest("Class-Path: " + cp) }
	write(t, dir,
		"a.jar", zipOf(t, "META-INF/MANIFEST.MF", mf("lib/b.jar http://example.com/x.jar classes/ nodir folder gone.jar "+
			"lib%20two/e.jar file:"+escapePath(filepath.ToSlash(dir))+"/f.jar bad%zz"), "X", "a"),
		"lib/b.jar", zipOf(t, "META-INF/MANIFEST.MF", mf("../a.jar c.jar b.jar"), "X", "b"),
		"lib/c.jar", zipOf(t, "X", "c"),
		"classes/X", "classes", "folder/X", "named without slash", "last/X", "last",
		"lib two/e.jar", zipOf(t, "X", "e"), "f.jar", zipOf(t, "X", "f"))
	p := parse(t, dir, "a.jar:last:lib/c.jar")
	all, err := p.FindAll("X")
	var got []string
	for _, r := range all {
		got = append(got, string(r.Data))
	}
	if want := []string{"a", "b", "c", "classes", "e", "f", "last"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("order %q, want %q, %v", got, want, err)
	}
	missing := strings.Join(p.Missing(), "\n")
	if len(p.Missing()) != 2 || !strings.Contains(missing, "gone.jar (Class-Path of ") || len(p.Problems()) != 0 {
		t.Errorf("missing %s, problems %v", missing, p.Problems())
	}
}

func TestBadEntries(t *testing.T) {
	dir := tempDir(t)
	good := zipOf(t, "META-INF/MANIFEST.MF", manifest(), "p/A.class", strings.Repeat("content ", 100), "p/B.class", "B")
	// The first byte of A's compressed data lies behind its name.
	at := strings.Index(good, "p/A.class") + len("p/A.class")
	corrupt := good[:at] + "\xff\xff\xff" + good[at+3:]
	write(t, dir, "good/p/A.class", "good", "empty.jar", "", "text.jar", "hello", "cut.jar", good[:len(good)/2], "corrupt.jar", corrupt)
	p := parse(t, dir, "empty.jar:text.jar:cut.jar:good:corrupt.jar")
	expect(t, p, map[string]string{"p/A.class": "good", "p/B.class": "B"})
	problems := p.Problems()
	if len(problems) != 3 {
		t.Fatalf("problems: %v", problems)
	}
	for i, name := range []string{"empty.jar", "text.jar", "cut.jar"} {
		want := fmt.Sprintf("class path entry %s: not a usable jar or zip file: ", filepath.Join(dir, name))
		if text := problems[i].Error(); !strings.HasPrefix(text, want) || strings.Contains(text, "\n") {
			t.Errorf("problem %q", text)
		}
	}
	// A jar whose index is good and whose content is not: an error, no miss.
	got := content(parse(t, dir, "corrupt.jar"), "p/A.class")
	if !strings.HasPrefix(got, "!jar "+dir) || !strings.Contains(got, "p/A.class cannot be read") {
		t.Errorf("corrupt entry gives %q", got)
	}
}

func TestLyingZipSizes(t *testing.T) {
	for _, size := range []uint64{0, 3, 1 << 19, 1 << 25, 1 << 40} {
		var buf bytes.Buffer
		w := zip.NewWriter(&buf)
		e, err := w.CreateRaw(&zip.FileHeader{Name: "x", Method: zip.Store, CRC32: crc32.ChecksumIEEE([]byte("four")),
			CompressedSize64: 4, UncompressedSize64: size})
		if err != nil {
			t.Fatal(err)
		}
		e.Write([]byte("four"))
		w.Close()
		dir := tempDir(t)
		write(t, dir, "lie.jar", buf.String())
		if got := content(parse(t, dir, "lie.jar"), "x"); !strings.HasPrefix(got, "!") {
			t.Errorf("size %d: %q", size, got[:min(20, len(got))])
		}
	}
}

func TestUnreadable(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root reads everything")
	}
	dir := tempDir(t)
	write(t, dir, "d/p/A", "A", "closed/A", "A", "j.jar", zipOf(t, "A", "A"))
	for _, name := range []string{"d/p/A", "closed", "j.jar"} {
		if err := os.Chmod(filepath.Join(dir, name), 0); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { os.Chmod(filepath.Join(dir, "closed"), 0o755) })
	p := parse(t, dir, "closed:j.jar:d")
	expect(t, p, map[string]string{"A": "-"})
	if problems := p.Problems(); len(problems) != 2 {
		t.Errorf("problems %v", problems)
	}
	if got := content(p, "p/A"); !strings.Contains(got, "cannot be read") {
		t.Errorf("unreadable file gives %q", got)
	}
}

func TestFS(t *testing.T) {
	files := map[string][]byte{"java/lang/Object.class": []byte("O"), "a b": []byte("ab"), "java/X": nil}
	m := fstest.MapFS{}
	for name, data := range files {
		m[name] = &fstest.MapFile{Data: data}
	}
	src := FS("models", m)
	expect(t, src, map[string]string{
		"java/lang/Object.class": "O", "a b": "ab", "java/X": "", "java/lang": "-", "": "-", ".": "-",
		"../x": "-", "/java/X": "-", "java/lang/String.class": "-", "java//X": "-",
	})
	if r, _, _ := src.Find("a b"); r.URL != "models:/a%20b" || r.CodeSource != "models:/" {
		t.Errorf("%+v", r)
	}
	if names := walk(t, src); !slices.Equal(names, []string{"a b", "java/X", "java/lang/Object.class"}) {
		t.Errorf("walked %q", names)
	}
	if src.Name() != "models" || src.Close() != nil {
		t.Error("name or close")
	}
}

type failingFS struct{ fs.FS }

func (failingFS) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: name, Err: errors.New("disk on fire")}
}

func TestErrorsPassThrough(t *testing.T) {
	p := &Path{opened: []Source{FS("a", fstest.MapFS{"x": {}}), FS("f", failingFS{}), FS("b", fstest.MapFS{"y": {}})}}
	if got := content(p, "x"); got != "" {
		t.Errorf("x: %q", got)
	}
	if got := content(p, "y"); got != "!f: y cannot be read: disk on fire" {
		t.Errorf("y: %q", got)
	}
	if _, err := p.FindAll("x"); err == nil {
		t.Error("FindAll hides the error")
	}
	if err := p.Walk(func(string) bool { return true }); err == nil {
		t.Error("Walk hides the error")
	}
	var zero Path
	if _, ok, err := zero.Find("x"); ok || err != nil {
		t.Error("the zero Path is not empty")
	}
	var _ Source = p // paths nest
}

func TestConcurrentFind(t *testing.T) {
	dir := tempDir(t)
	var spec []string
	for i := range 10 {
		name := fmt.Sprintf("%d.jar", i)
		write(t, dir, name, zipOf(t, fmt.Sprintf("x%d", i), name))
		spec = append(spec, name)
	}
	p := parse(t, dir, strings.Join(spec, ":"))
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for i := range 10 {
				k := (i + w) % 10
				if got := content(p, fmt.Sprintf("x%d", k)); got != spec[k] {
					t.Errorf("x%d: %q", k, got)
				}
			}
		})
	}
	wg.Wait()
}

func FuzzJar(f *testing.F) {
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for name, data := range map[string]string{manifestName: manifest("Multi-Release: true", "Class-Path: a.jar file:/b/ ../c"), "META-INF/versions/9/x": "9", "x": "8"} {
		e, _ := w.Create(name)
		e.Write([]byte(data))
	}
	w.Close()
	f.Add(buf.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		j := &jar{file: "/d/fuzz.jar", url: "file:/d/fuzz.jar"}
		if err := j.readIndex(bytes.NewReader(data), int64(len(data)), 17); err != nil {
			return
		}
		j.classPath()
		j.Walk(func(name string) bool { j.Find(name); return true })
	})
}

func BenchmarkFSMiss(b *testing.B) {
	src := FS("models", os.DirFS(b.TempDir()))
	for b.Loop() {
		src.Find("java/util/HashMap.class")
	}
}

func BenchmarkFolderMiss(b *testing.B) {
	src := newFolder(b.TempDir())
	for b.Loop() {
		src.Find("java/util/HashMap.class")
	}
}
