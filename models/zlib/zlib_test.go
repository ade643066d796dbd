package zlib

import (
	"bytes"
	stdzlib "compress/zlib"
	_ "embed"
	"fmt"
	"hash/crc32"
	"io"
	"math/rand"
	"strings"
	"testing"
)

// sample makes the inputs that the golden file was made with.
func sample(kind, n int) []byte {
	x := uint64(kind*1000003 + n)
	next := func() int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x >> 33)
	}
	b := make([]byte, 0, n+300)
	for len(b) < n {
		switch kind {
		case 0:
			b = append(b, byte(next()))
		case 1:
			b = append(b, byte(97+next()%3))
		case 2:
			b = append(b, byte(len(b)/1000))
		default:
			k := 1 + next()%300
			if len(b) > 0 && next()&1 == 1 {
				from := next() % len(b)
				b = append(b, b[from:min(len(b), from+k)]...)
			} else {
				for range k {
					b = append(b, byte(next()&63))
				}
			}
		}
	}
	return b[:n]
}

// compress runs a Deflater over in, with output buffers of size room.
func compress(t testing.TB, d *Deflater, in []byte, flush Flush, room int) []byte {
	t.Helper()
	var out []byte
	buf := make([]byte, room)
	for {
		n, m, st := d.Deflate(in, buf, flush)
		in = in[n:]
		out = append(out, buf[:m]...)
		switch {
		case st == StreamEnd, st == BufError:
			return out
		case st != OK:
			t.Fatalf("status %d", st)
		case m < room && len(in) == 0 && flush != Finish:
			return out
		}
	}
}

//go:embed testdata/zlib-1.2.13.txt
var golden string

func TestSameBytesAsZlib(t *testing.T) {
	for line := range strings.Lines(golden) {
		if line[0] == '#' {
			continue
		}
		var kind, n, level, strategy, cut, size int
		var sum uint32
		if _, err := fmt.Sscanf(line, "%d %d %d %d %d %d %x", &kind, &n, &level, &strategy, &cut, &size, &sum); err != nil {
			t.Fatal(line, err)
		}
		d := NewDeflater(level, Strategy(strategy), false)
		in := sample(kind, n)
		var out []byte
		if cut > 0 {
			out = compress(t, d, in[:cut], SyncFlush, 1<<14)
		}
		out = append(out, compress(t, d, in[cut:], Finish, 1<<14)...)
		if len(out) != size || crc32.ChecksumIEEE(out) != sum {
			t.Errorf("got %d bytes, %08x for %s", len(out), crc32.ChecksumIEEE(out), line)
		}
	}
}

func TestRoundTrip(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for i := 0; i < 150; i++ {
		in := sample(r.Intn(4), r.Intn(1+r.Intn(150000)))
		level := r.Intn(10)
		d := NewDeflater(level, Strategy(r.Intn(3)), false)
		var packed []byte
		cut := r.Intn(len(in) + 1)
		packed = compress(t, d, in[:cut], []Flush{NoFlush, SyncFlush, FullFlush}[r.Intn(3)], 1+r.Intn(5000))
		d, frozen := d.Clone(), d
		before := frozen.Adler()
		packed = append(packed, compress(t, d, in[cut:], Finish, 1+r.Intn(5000))...)
		if frozen.Adler() != before {
			t.Fatal("a clone changed its original")
		}
		z, err := stdzlib.NewReader(bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(z); err != nil || !bytes.Equal(got, in) {
			t.Fatalf("level %d, %d bytes: another inflater disagrees: %v", level, len(in), err)
		}
		f := NewInflater(false)
		rest := append(bytes.Clone(packed), "trailing"...)
		var got []byte
		for {
			buf := make([]byte, 1+r.Intn(3000))
			n, m, st := f.Inflate(rest[:min(len(rest), 1+r.Intn(2000))], buf)
			rest, got = rest[n:], append(got, buf[:m]...)
			f = f.Clone()
			if st == StreamEnd {
				break
			}
			if st != OK && st != BufError {
				t.Fatalf("status %d: %s", st, f.Message())
			}
		}
		if !bytes.Equal(got, in) || string(rest) != "trailing" {
			t.Fatalf("level %d: %d bytes became %d, rest %q", level, len(in), len(got), rest)
		}
	}
}

func TestInflateErrors(t *testing.T) {
	for _, c := range []struct {
		raw  bool
		in   string
		want string
	}{
		{false, "\x78\x00", "incorrect header check"},
		{false, "\x79\x18", "unknown compression method"},
		{false, "\x88\x1c", "invalid window size"},
		{true, "\x07", "invalid block type"},
		{true, "\x01\x01\x00\x00\x00", "invalid stored block lengths"},
		{true, "\xfc\xff\xff", "too many length or distance symbols"},
		{true, "\x04\x00\xfe\xff", "invalid code lengths set"},
		{true, "\x03\x02", "invalid distance too far back"},
		{false, "\x78\x9c\x03\x00\x00\x00\x00\x02", "incorrect data check"},
	} {
		f := NewInflater(c.raw)
		_, _, st := f.Inflate([]byte(c.in), make([]byte, 10))
		if st != DataError || f.Message() != c.want {
			t.Errorf("%q: status %d, %q; want %q", c.in, st, f.Message(), c.want)
		}
	}
}

func TestDictionary(t *testing.T) {
	dict, text := []byte("a dictionary of common words"), []byte("common words of a dictionary")
	d := NewDeflater(9, DefaultStrategy, false)
	if st := d.SetDictionary(dict); st != OK {
		t.Fatal(st)
	}
	packed := compress(t, d, text, Finish, 100)
	f := NewInflater(false)
	buf := make([]byte, 100)
	n, _, st := f.Inflate(packed, buf)
	if st != NeedDict || f.Adler() != Adler32(1, dict) {
		t.Fatalf("status %d, sum %x", st, f.Adler())
	}
	if st := f.SetDictionary([]byte("wrong")); st != DataError {
		t.Error("a wrong dictionary is taken")
	}
	if st := f.SetDictionary(dict); st != OK {
		t.Fatal(st)
	}
	if _, m, st := f.Inflate(packed[n:], buf); st != StreamEnd || !bytes.Equal(buf[:m], text) {
		t.Errorf("status %d, %q, %s", st, buf[:m], f.Message())
	}
}

func FuzzInflate(f *testing.F) {
	f.Add([]byte("\x78\x9c\x03\x00\x00\x00\x00\x01"), false)
	f.Add([]byte("\x04\x00\xfe\xff"), true)
	f.Fuzz(func(t *testing.T, in []byte, raw bool) {
		z := NewInflater(raw)
		buf := make([]byte, 512)
		for range 1000 {
			n, m, st := z.Inflate(in, buf)
			in = in[n:]
			if st != OK || n == 0 && m == 0 {
				return
			}
		}
	})
}
