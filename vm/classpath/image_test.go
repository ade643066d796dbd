package classpath

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// imageHomes returns the homes of all JDKs of this machine; the test is
// skipped where there is none. More images can be named in GOJPF_TEST_IMAGES.
func imageHomes(tb testing.TB) []string {
	tb.Helper()
	var homes []string
	if home, err := FindJavaHome("", os.Getenv); err == nil {
		homes = append(homes, home)
	}
	for _, pattern := range usualHomes("linux", os.Getenv) {
		found, _ := filepath.Glob(pattern)
		for _, home := range found {
			if hasImage(home) {
				homes = append(homes, home)
			}
		}
	}
	homes = append(homes, filepath.SplitList(os.Getenv("GOJPF_TEST_IMAGES"))...)
	for i, home := range homes {
		homes[i], _ = filepath.EvalSymlinks(home)
	}
	slices.Sort(homes)
	homes = slices.Compact(homes)
	if len(homes) == 0 {
		tb.Skip("no JDK on this machine")
	}
	return homes
}

func openImage(tb testing.TB, path string) *Image {
	tb.Helper()
	img, err := OpenImage(path)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := img.Close(); err != nil {
			tb.Error(err)
		}
	})
	return img
}

func eachImage(t *testing.T, fn func(t *testing.T, img *Image)) {
	for _, home := range imageHomes(t) {
		t.Run(filepath.Base(home), func(t *testing.T) { fn(t, openImage(t, home)) })
	}
}

func TestRealImageFind(t *testing.T) {
	eachImage(t, func(t *testing.T, img *Image) {
		full := slices.Contains(img.Modules(), "java.sql")
		for _, c := range []struct{ name, module string }{
			{"java/lang/String.class", "java.base"},
			{"java/util/concurrent/ConcurrentHashMap$Node.class", "java.base"},
			{"jdk/internal/misc/Unsafe.class", "java.base"},
			{"java/sql/Connection.class", "java.sql"},
			{"java/util/logging/Logger.class", "java.logging"},
			{"module-info.class", "java.base"},
			{"META-INF/services/java.nio.file.spi.FileSystemProvider", "java.base"},
			{"java/lang/NoSuchThing.class", ""},
			{"java/NoSuchThing.class", ""},
			{"Main.class", ""},
			{"com/example/Main.class", ""},
			{"java/lang", ""},
			{"java/lang/", ""},
			{"/java/lang/String.class", ""},
			{"java.base/java/lang/String.class", ""},
			{"../java.base/java/lang/String.class", ""},
			{"", ""},
			{"/", ""},
		} {
			want := c.module
			r, ok, err := img.Find(c.name)
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if strings.HasPrefix(c.name, "META-INF/services") && !ok {
				continue // where jdk.zipfs is missing
			}
			if !full && want != "java.base" {
				want = ""
			}
			if ok != (want != "") || r.Module != want {
				t.Errorf("Find(%q) = module %q, %v; want %q", c.name, r.Module, ok, want)
			}
			if ok && r.URL != "jrt:/"+r.Module+"/"+c.name {
				t.Errorf("Find(%q) has URL %s", c.name, r.URL)
			}
			if ok && r.CodeSource != "jrt:/"+r.Module {
				t.Errorf("Find(%q) has code source %s", c.name, r.CodeSource)
			}
		}
		if _, ok, _ := img.FindIn("java.logging", "java/lang/String.class"); ok {
			t.Error("String found in java.logging")
		}
		for _, index := range []string{"packages", "modules", ""} {
			if _, ok, _ := img.FindIn(index, "java.lang"); ok {
				t.Errorf("index entry of %q found as a resource", index)
			}
		}
		all, err := img.FindAll("module-info.class")
		if err != nil || len(all) != len(img.Modules()) {
			t.Errorf("%d module-info.class for %d modules, %v", len(all), len(img.Modules()), err)
		}
	})
}

func TestRealImageListings(t *testing.T) {
	eachImage(t, func(t *testing.T, img *Image) {
		modules := img.Modules()
		if !slices.IsSorted(modules) || !slices.Contains(modules, "java.base") {
			t.Errorf("modules: %v", modules)
		}
		if r, err := Version(filepath.Dir(filepath.Dir(img.File()))); err == nil {
			want := slices.Sorted(slices.Values(r.Modules))
			if !slices.Equal(modules, want) {
				t.Errorf("modules differ from the release file:\n%v\n%v", modules, want)
			}
		}
		pkgs := img.Packages("java.base")
		if !slices.IsSorted(pkgs) || !slices.Contains(pkgs, "java.lang") || !slices.Contains(pkgs, "java.util.concurrent.atomic") ||
			slices.Contains(pkgs, "java") || slices.Contains(pkgs, "META-INF.services") {
			t.Errorf("packages of java.base: %v", pkgs)
		}
		for _, pkg := range pkgs {
			if m, ok := img.ModuleOf(pkg); !ok || m != "java.base" {
				t.Errorf("ModuleOf(%s) = %q, %v", pkg, m, ok)
			}
		}
		if m, ok := img.ModuleOf("java"); ok {
			t.Errorf("package java is in %s", m)
		}
		if names := img.List("no.such.module"); names != nil {
			t.Errorf("an unknown module has %d resources", len(names))
		}
	})
}

// Every class of java.base, and every resource that Walk names, is found again
// and has the content that its name promises.
func TestRealImageReadAll(t *testing.T) {
	eachImage(t, func(t *testing.T, img *Image) {
		classes := 0
		for _, name := range img.List("java.base") {
			r, ok, err := img.FindIn("java.base", name)
			if err != nil || !ok {
				t.Fatalf("%s: %v, %v", name, ok, err)
			}
			if strings.HasSuffix(name, ".class") {
				classes++
				if !bytes.HasPrefix(r.Data, []byte{0xca, 0xfe, 0xba, 0xbe}) {
					t.Fatalf("%s starts with % x", name, r.Data[:min(8, len(r.Data))])
				}
			}
		}
		if classes < 5000 {
			t.Errorf("only %d classes in java.base", classes)
		}
		if testing.Short() {
			return
		}
		walked := 0
		err := img.Walk(func(name string) bool {
			walked++
			if _, ok, err := img.Find(name); !ok || err != nil {
				t.Errorf("%s was listed but Find says %v, %v", name, ok, err)
			}
			return !t.Failed()
		})
		if err != nil || walked < classes {
			t.Errorf("walked over %d of %d: %v", walked, classes, err)
		}
	})
}

// Reading in pieces gives what mapping gives.
func TestImageWithoutMapping(t *testing.T) {
	mapped := openImage(t, imageHomes(t)[0])
	f, err := os.Open(mapped.File())
	if err != nil {
		t.Fatal(err)
	}
	body, err := newFileBody(f)
	if err != nil {
		t.Fatal(err)
	}
	pieces, err := newImage(mapped.File(), body)
	if err != nil {
		t.Fatal(err)
	}
	defer pieces.Close()
	for _, name := range mapped.List("java.base")[:500] {
		a, _, err1 := mapped.FindIn("java.base", name)
		b, _, err2 := pieces.FindIn("java.base", name)
		if err1 != nil || err2 != nil || !bytes.Equal(a.Data, b.Data) {
			t.Fatalf("%s differs: %v, %v", name, err1, err2)
		}
	}
	if !slices.Equal(mapped.Modules(), pieces.Modules()) {
		t.Error("modules differ")
	}
}

func TestClosedImage(t *testing.T) {
	img, err := newImage("x", &bytesBody{data: buildImage(binary.LittleEndian, sampleImage)})
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(img.Close(), img.Close()); err != nil {
		t.Error(err)
	}
	if _, _, err := img.Find("p/A.class"); !errors.Is(err, errClosed) {
		t.Errorf("Find on a closed image: %v", err)
	}
	if err := img.Walk(func(string) bool { return true }); !errors.Is(err, errClosed) {
		t.Errorf("Walk on a closed image: %v", err)
	}
	if img.Modules() != nil || img.List("m") != nil {
		t.Error("a closed image lists something")
	}
}

// imageFile is an entry of a synthetic image, by its full name.
type imageFile struct {
	name       string
	data       []byte
	compressed bool
}

var sampleImage = []imageFile{
	{name: "/m/p/A.class", data: []byte("class A")},
	{name: "/m/p/q/B.class", data: []byte("class B")},
	{name: "/n/p/text", data: []byte("text")},
	{name: "/n/META-INF/services/x", data: []byte("of n")},
	{name: "/java.base/META-INF/services/x", data: []byte("of java.base")},
}

// buildImage writes a jimage with our own choice of redirects: each entry gets
// the first seed that puts it into a free slot.
func buildImage(order binary.AppendByteOrder, files []imageFile) []byte {
	strs := []byte{0}
	offsetOf := map[string]uint32{"": 0}
	intern := func(s string) uint32 {
		if off, ok := offsetOf[s]; ok {
			return off
		}
		off := uint32(len(strs))
		strs = append(append(strs, s...), 0)
		offsetOf[s] = off
		return off
	}
	word := func(b []byte, v uint32) []byte { return order.AppendUint32(b, v) }

	pkgs, modules := make(map[string][]string), make(map[string]bool)
	for _, f := range files {
		parts := strings.SplitN(f.name[1:], "/", 2)
		modules[parts[0]] = true
		if i := strings.LastIndexByte(parts[1], '/'); i > 0 && !strings.HasPrefix(parts[1], "META-INF") {
			pkg := strings.ReplaceAll(parts[1][:i], "/", ".")
			if !slices.Contains(pkgs[pkg], parts[0]) {
				pkgs[pkg] = append(pkgs[pkg], parts[0])
			}
		}
	}
	files = slices.Clone(files)
	for pkg, in := range pkgs {
		var data []byte
		for _, m := range in {
			data = word(word(data, 0), intern(m))
		}
		files = append(files, imageFile{name: "/packages/" + pkg, data: data})
	}
	slices.SortFunc(files, func(a, b imageFile) int { return strings.Compare(a.name, b.name) })

	locations, content := []byte{0}, []byte(nil)
	var at []uint32
	for _, f := range files {
		at = append(at, uint32(len(locations)))
		module, rest, _ := strings.Cut(f.name[1:], "/")
		parent, base, ext := "", rest, ""
		if i := strings.LastIndexByte(rest, '/'); i >= 0 {
			parent, base = rest[:i], rest[i+1:]
		}
		if i := strings.LastIndexByte(base, '.'); i > 0 {
			base, ext = base[:i], base[i+1:]
		}
		attr := func(kind byte, v uint32) {
			if v != 0 {
				locations = append(locations, kind<<3|3)
				locations = binary.BigEndian.AppendUint32(locations, v)
			}
		}
		attr(attrModule, intern(module))
		attr(attrParent, intern(parent))
		attr(attrBase, intern(base))
		attr(attrExtension, intern(ext))
		attr(attrOffset, uint32(len(content)))
		if f.compressed {
			attr(attrCompressed, uint32(len(f.data)))
			attr(attrUncompressed, 7)
		} else {
			attr(attrUncompressed, uint32(len(f.data)))
		}
		attr(9, 1) // an attribute of formats to come
		locations = append(locations, 0)
		content = append(content, f.data...)
	}

	n := uint32(len(files))
	redirect, offsets := make([]uint32, n), make([]uint32, n)
	slots := make(map[uint32][]int)
	for i, f := range files {
		h := imageHash([]byte(f.name), hashSeed) % n
		slots[h] = append(slots[h], i)
	}
	order1 := make([]uint32, 0, n)
	for h := range slots {
		order1 = append(order1, h)
	}
	// Crowded slots choose first; lonely ones take what is left directly.
	slices.SortFunc(order1, func(a, b uint32) int {
		if d := len(slots[b]) - len(slots[a]); d != 0 {
			return d
		}
		return int(a) - int(b)
	})
	for _, h := range order1 {
		if len(slots[h]) == 1 {
			free := uint32(slices.Index(offsets, 0))
			offsets[free] = at[slots[h][0]]
			redirect[h] = uint32(-1 - int32(free))
			continue
		}
	seeds:
		for seed := uint32(1); ; seed++ {
			taken := make(map[uint32]bool)
			for _, i := range slots[h] {
				s := imageHash([]byte(files[i].name), seed) % n
				if offsets[s] != 0 || taken[s] {
					continue seeds
				}
				taken[s] = true
			}
			for _, i := range slots[h] {
				offsets[imageHash([]byte(files[i].name), seed)%n] = at[i]
			}
			redirect[h] = seed
			break
		}
	}

	var out []byte
	for _, v := range []uint32{imageMagic, imageMajor << 16, 0, n, n, uint32(len(locations)), uint32(len(strs))} {
		out = word(out, v)
	}
	for _, v := range append(redirect, offsets...) {
		out = word(out, v)
	}
	return append(append(append(out, locations...), strs...), content...)
}

func TestSyntheticImage(t *testing.T) {
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		img, err := newImage("x", &bytesBody{data: buildImage(order, sampleImage)})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range sampleImage {
			module, name, _ := strings.Cut(f.name[1:], "/")
			r, ok, err := img.FindIn(module, name)
			if err != nil || !ok || !bytes.Equal(r.Data, f.data) {
				t.Errorf("%v: FindIn(%s, %s) = %q, %v, %v", order, module, name, r.Data, ok, err)
			}
		}
		// The package has two modules; the resource is in the second.
		if r, ok, _ := img.Find("p/text"); !ok || r.Module != "n" {
			t.Errorf("%v: p/text found %v in %q", order, ok, r.Module)
		}
		if r, _, _ := img.Find("META-INF/services/x"); string(r.Data) != "of java.base" {
			t.Errorf("%v: services of %q come first", order, r.Module)
		}
		if all, err := img.FindAll("META-INF/services/x"); len(all) != 2 || err != nil {
			t.Errorf("%v: %d services, %v", order, len(all), err)
		}
		if m := img.Modules(); !slices.Equal(m, []string{"java.base", "m", "n"}) {
			t.Errorf("%v: modules %v", order, m)
		}
		if p := img.Packages("m"); !slices.Equal(p, []string{"p", "p.q"}) {
			t.Errorf("%v: packages %v", order, p)
		}
		if m, ok := img.ModuleOf("p/q"); m != "m" || !ok {
			t.Errorf("%v: p.q is in %q", order, m)
		}
		var names []string
		img.Walk(func(name string) bool { names = append(names, name); return len(names) < 3 })
		if !slices.Equal(names, []string{"META-INF/services/x", "p/A.class", "p/q/B.class"}) {
			t.Errorf("%v: walked %v", order, names)
		}
	}
}

func TestBadImages(t *testing.T) {
	good := buildImage(binary.LittleEndian, sampleImage)
	edit := func(fn func(b []byte) []byte) []byte { return fn(bytes.Clone(good)) }
	set := func(word int, v uint32) []byte {
		return edit(func(b []byte) []byte { binary.LittleEndian.PutUint32(b[word*4:], v); return b })
	}
	for _, c := range []struct {
		what string
		data []byte
		want string
	}{
		{"empty", nil, "shorter than its header"},
		{"header cut", good[:20], "shorter than its header"},
		{"index cut", good[:60], "truncated: its index needs"},
		{"a jar", edit(func(b []byte) []byte { copy(b, "PK\x03\x04"); return b }), "it starts with 50 4b 03 04"},
		{"another version", set(1, 2<<16|1), "format 2.1 is not supported"},
		{"no table", set(4, 0), "table is empty"},
		{"huge table", set(4, 1<<31), "table is empty or too large"},
		{"large table", set(4, 1<<30), "truncated"},
		{"large strings", set(6, 1<<31), "truncated"},
	} {
		_, err := newImage("modules", &bytesBody{data: c.data})
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "JDK image modules: ") {
			t.Errorf("%s: error %v, want %q", c.what, err, c.want)
		}
	}
	if _, err := OpenImage(t.TempDir()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a folder without image: %v", err)
	}

	img, err := newImage("modules", &bytesBody{data: good[:len(good)-40]})
	if err != nil {
		t.Fatal(err)
	}
	failed := 0
	for _, f := range sampleImage {
		module, name, _ := strings.Cut(f.name[1:], "/")
		if _, _, err := img.FindIn(module, name); err != nil {
			failed++
			if !strings.Contains(err.Error(), "beyond the end") {
				t.Error(err)
			}
		}
	}
	if failed == 0 {
		t.Error("no resource misses the bytes that were cut off")
	}
}

// exercise calls everything; only panics matter.
func exercise(img *Image) {
	for _, m := range append(img.Modules(), "m", "java.base") {
		for _, name := range img.List(m) {
			img.FindIn(m, name)
			img.Find(name)
		}
		img.Packages(m)
	}
	img.ModuleOf("p.q")
	img.FindAll("META-INF/services/x")
	for _, f := range sampleImage {
		module, name, _ := strings.Cut(f.name[1:], "/")
		img.FindIn(module, name)
	}
	img.Walk(func(string) bool { return true })
}

// Flipped bytes in the index of a real image give errors or misses, no panic.
func TestRealImageFlips(t *testing.T) {
	home := imageHomes(t)[0]
	img := openImage(t, home)
	index, err := img.body.slice(0, img.indexSize)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	names := img.List("java.base")
	for round := range 20 {
		data := bytes.Clone(index) // without contents: those are out of range
		for range 1 + round*500 {
			data[rng.IntN(len(data))] ^= 1 << rng.IntN(8)
		}
		broken, err := newImage("x", &bytesBody{data: data})
		if err != nil {
			continue
		}
		for range 2000 {
			name := names[rng.IntN(len(names))]
			broken.FindIn("java.base", name)
			broken.Find(name)
		}
		if round%5 == 4 {
			broken.Packages("java.base")
			broken.Walk(func(string) bool { return true })
		}
	}
}

func FuzzImage(f *testing.F) {
	f.Add(buildImage(binary.LittleEndian, sampleImage))
	f.Add(buildImage(binary.BigEndian, sampleImage))
	for _, method := range []string{"zip", "compact-cp"} {
		data := binary.LittleEndian.AppendUint32(nil, layerMagic)
		data = binary.LittleEndian.AppendUint64(data, 14)
		data = binary.LittleEndian.AppendUint64(data, 7)
		data = binary.LittleEndian.AppendUint32(data, 1)
		data = binary.LittleEndian.AppendUint32(data, 0)
		data = append(data, "\x0112345678\x00\x03\x17\x81\x19\x81\x82\x81\x81tail"...)
		f.Add(buildImage(binary.LittleEndian, []imageFile{
			{name: "/" + method + "/p/L.class", data: data, compressed: true},
			{name: "/m/p/A.class", data: data, compressed: true},
		}))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		img, err := newImage("x", &bytesBody{data: data})
		if err != nil {
			if strings.ContainsRune(err.Error(), '\n') {
				t.Errorf("error of several lines: %v", err)
			}
			return
		}
		exercise(img)
	})
}

// A file is mapped once, whatever it is called; another one, or the same one written
// anew, is another image.
func TestSharedImage(t *testing.T) {
	home := imageHomes(t)[0]
	a, err := SharedImage(home)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := SharedImage(filepath.Join(home, "lib", "modules")); err != nil || a != b {
		t.Errorf("the same file is another image: %v", err)
	}
	if _, err := SharedImage(t.TempDir()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("an empty folder: %v", err)
	}
	small := filepath.Join(t.TempDir(), "modules")
	if err := os.WriteFile(small, []byte("no image"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := SharedImage(small); err == nil {
		t.Error("what is no image was opened")
	}
}

func BenchmarkOpenImage(b *testing.B) {
	home := imageHomes(b)[0]
	for b.Loop() {
		img, err := OpenImage(home)
		if err != nil {
			b.Fatal(err)
		}
		img.Close()
	}
}

func BenchmarkOpenImageFindOne(b *testing.B) {
	home := imageHomes(b)[0]
	for b.Loop() {
		img, err := OpenImage(home)
		if err != nil {
			b.Fatal(err)
		}
		if _, ok, _ := img.Find("java/lang/String.class"); !ok {
			b.Fatal("not found")
		}
		img.Close()
	}
}

func BenchmarkImageFind(b *testing.B) {
	img := openImage(b, imageHomes(b)[0])
	for _, name := range []string{"java/lang/String.class", "java/util/concurrent/ConcurrentHashMap$Node.class",
		"com/example/Main.class", "java/lang/NoSuchThing.class", "META-INF/services/no.such.Service"} {
		b.Run(strings.ReplaceAll(name, "/", "."), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := img.Find(name); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkImageFindAllOfJavaBase(b *testing.B) {
	img := openImage(b, imageHomes(b)[0])
	names := img.List("java.base")
	i := 0
	for b.Loop() {
		if _, ok, err := img.Find(names[i%len(names)]); !ok || err != nil {
			b.Fatal(fmt.Errorf("%s: %v, %w", names[i%len(names)], ok, err))
		}
		i++
	}
}
