package classpath

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layer puts the header of a compressed resource in front of data; name is the
// offset of the decompressor's name.
func layer(size uint64, name uint32, data string) []byte {
	b := binary.LittleEndian.AppendUint32(nil, layerMagic)
	b = binary.LittleEndian.AppendUint64(b, uint64(len(data)))
	b = binary.LittleEndian.AppendUint64(b, size)
	b = binary.LittleEndian.AppendUint32(b, name)
	b = binary.LittleEndian.AppendUint32(b, 0)
	return append(append(b, 1), data...)
}

// The strings of an image can be any; here they are what a layer refers to.
func TestDecompress(t *testing.T) {
	img := &Image{order: binary.LittleEndian, strings: []byte("\x00zip\x00compact-cp\x00(IL;[L;)V\x00java/lang\x00String\x00\x00X\x00")}
	at := func(s string) byte {
		i := bytes.Index(img.strings, []byte("\x00"+s+"\x00"))
		if i < 0 {
			t.Fatalf("no string %q", s)
		}
		return byte(i + 1)
	}
	none := at("X") - 1
	head := "\xca\xfe\xba\xbe\x00\x00\x00\x3d"
	shared := head + "\x00\x08" +
		"\x01\x00\x02hi" +
		"\x17\xc0" + string([]byte{at("String")}) + // two bytes
		"\x05abcdefgh" + // takes two places
		"\x19\x00\x00\x00" + string([]byte{at("(IL;[L;)V")}) + "\xa8" + // four bytes, then one
		"\xc0" + string([]byte{at("java/lang")}) + "\xc0" + string([]byte{at("String")}) +
		"\xc0" + string([]byte{none}) + "\xc0" + string([]byte{at("X")}) +
		"\x11abcd" + "\x0fabc" + "tail"
	want := head + "\x00\x08" + "\x01\x00\x02hi" + "\x01\x00\x06String" + "\x05abcdefgh" +
		"\x01\x00\x1a(ILjava/lang/String;[LX;)V" + "\x11abcd" + "\x0fabc" + "tail"

	inner := string(layer(uint64(len(want)), uint32(at("compact-cp")), shared))
	var deflated bytes.Buffer
	z := zlib.NewWriter(&deflated)
	z.Write([]byte(inner))
	z.Close()
	outer := layer(uint64(len(inner)), uint32(at("zip")), deflated.String())
	for what, data := range map[string][]byte{"compact-cp": []byte(inner), "both": outer, "none": []byte(want)} {
		if got, err := img.decompress(data); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v; want %q", what, got, err, want)
		}
	}
	// Cut anywhere it is an error: no part of a class passes for the class.
	for i := range len(shared) - len("tail") {
		if got, err := img.expandPool([]byte(shared[:i])); err == nil {
			t.Errorf("cut at %d: %q", i, got)
		}
	}
	if _, err := img.decompress(layer(uint64(len(inner))+1, uint32(at("zip")), deflated.String())); err == nil {
		t.Error("a wrong size passes")
	}
}

func TestBadCompression(t *testing.T) {
	for _, c := range []struct {
		what string
		data func(str map[string]uint32) []byte
		want string
	}{
		{"unknown name", func(s map[string]uint32) []byte { return layer(7, s["lzma"], "1234567") }, `compression "lzma" is not supported`},
		{"name out of range", func(s map[string]uint32) []byte { return layer(7, 1<<30, "1234567") }, "bad header"},
		{"not zlib", func(s map[string]uint32) []byte { return layer(7, s["zip"], "1234567") }, "zlib"},
		{"huge", func(s map[string]uint32) []byte { return layer(1<<62, s["zip"], "1234567") }, "bad header"},
		{"no class", func(s map[string]uint32) []byte { return layer(7, s["compact-cp"], "1234567") }, "constant pool"},
		{"bad tag", func(s map[string]uint32) []byte { return layer(7, s["compact-cp"], "12345678\x00\x02\x63") }, "constant pool"},
		{"bad packed number", func(s map[string]uint32) []byte { return layer(7, s["compact-cp"], "12345678\x00\x02\x17\x80") }, "constant pool"},
		{"no layer at all", func(s map[string]uint32) []byte { return []byte("longer than seven") }, "17 bytes instead of 7"},
	} {
		// The entries' own names bring the names of decompressors into the strings.
		files := []imageFile{{name: "/m/zip"}, {name: "/m/compact-cp"}, {name: "/m/lzma"}, {name: "/m/p/A.class", compressed: true}}
		plain := buildImage(binary.LittleEndian, files)
		probe, err := newImage("x", &bytesBody{data: plain})
		if err != nil {
			t.Fatal(err)
		}
		strs := make(map[string]uint32)
		for _, s := range []string{"zip", "compact-cp", "lzma"} {
			strs[s] = uint32(bytes.Index(probe.strings, append([]byte(s), 0)))
		}
		files[3].data = c.data(strs)
		img, err := newImage("x", &bytesBody{data: buildImage(binary.LittleEndian, files)})
		if err != nil {
			t.Fatal(err)
		}
		if _, ok, err := img.Find("p/A.class"); ok || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, %v; want %q", c.what, ok, err, c.want)
		}
	}
}

// Compressed images hold the same classes as the JDK they were linked from.
// GOJPF_TEST_IMAGES names homes that jlink wrote with --compress.
func TestCompressedImages(t *testing.T) {
	images := filepath.SplitList(os.Getenv("GOJPF_TEST_IMAGES"))
	if len(images) == 0 {
		t.Skip("GOJPF_TEST_IMAGES is not set")
	}
	byVersion := make(map[string]*Image)
	for _, home := range imageHomes(t) {
		if r, err := Version(home); err == nil && !slices.Contains(images, home) {
			byVersion[r.JavaVersion] = openImage(t, home)
		}
	}
	for _, home := range images {
		img := openImage(t, home)
		r, err := Version(home)
		original := byVersion[r.JavaVersion]
		if err != nil || original == nil {
			t.Errorf("%s: no JDK %q to compare with, %v", home, r.JavaVersion, err)
			continue
		}
		compared := 0
		for _, name := range img.List("java.base") {
			if !strings.HasSuffix(name, ".class") {
				continue
			}
			a, ok1, err1 := img.FindIn("java.base", name)
			b, ok2, err2 := original.FindIn("java.base", name)
			if err1 != nil || err2 != nil || !ok1 {
				t.Fatalf("%s: %s: %v, %v", home, name, err1, err2)
			}
			// jlink generates and rewrites some classes of its own.
			if ok2 && bytes.Equal(a.Data, b.Data) {
				compared++
			} else {
				t.Logf("%s: %s differs (%d and %d bytes)", home, name, len(a.Data), len(b.Data))
			}
		}
		if total := len(img.List("java.base")); compared < total*9/10 {
			t.Errorf("%s: only %d of %d equal", home, compared, total)
		}
	}
}
