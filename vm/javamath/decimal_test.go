package javamath

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
)

func numbers(r *rand.Rand, n int) []float64 {
	var xs []float64
	for e := -1074; e <= 1023; e++ {
		p := math.Ldexp(1, e)
		xs = append(xs, p, math.Nextafter(p, 0), math.Nextafter(p, math.Inf(1)), -p)
	}
	for e := -323; e <= 308; e++ {
		p := math.Pow(10, float64(e))
		xs = append(xs, p, 2*p, 9.999*p, math.Nextafter(p, 0))
	}
	xs = append(xs, 0, math.Copysign(0, -1), math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat64,
		2e-3, 1.1e-3, 1e-3, 9.999e-4, 1e7, 9999999.999999998, 2.2e-322, 2.2250738585072014e-308, 1e23, 2e23,
		8.41e21, 2.0e-323, 5.0e-324, math.MaxFloat32, math.SmallestNonzeroFloat32, 1.0e10, 3.4e38, 1.17549435e-38)
	for len(xs) < n {
		switch r.IntN(8) {
		case 0, 1:
			xs = append(xs, math.Float64frombits(r.Uint64()))
		case 2:
			xs = append(xs, 0.1*float64(r.IntN(1_000_000)))
		case 3:
			xs = append(xs, float64(r.IntN(10_000_000)-5_000_000)/100)
		case 4:
			xs = append(xs, float64(r.IntN(1000))*math.Pow(10, float64(r.IntN(40)-20)))
		case 5:
			xs = append(xs, math.Float64frombits(r.Uint64()>>(12+r.IntN(52)))) // subnormal
		case 6:
			xs = append(xs, float64(r.Int64()>>r.IntN(64)))
		case 7:
			xs = append(xs, r.NormFloat64())
		}
	}
	return xs
}

func TestTextsAgainstHost(t *testing.T) {
	h := theHost(t)
	style := Style17
	switch h.version[:2] {
	case "17", "18", "11":
	default:
		style = Style19
	}
	check := func(t *testing.T, name string, args [][2]uint64, text func(uint64) string) {
		wrong := 0
		for i, want := range h.texts(t, name, args) {
			if got := text(args[i][0]); got != want {
				if wrong++; wrong <= 10 {
					t.Errorf("%s(%#x) = %q, host %q", name, args[i][0], got, want)
				}
			}
		}
		if wrong > 10 {
			t.Errorf("%d of %d differ from the host", wrong, len(args))
		}
	}
	r := rand.New(rand.NewPCG(3, 4))
	for range rounds() {
		var doubles, floats [][2]uint64
		for _, x := range numbers(r, 100_000) {
			doubles = append(doubles, [2]uint64{math.Float64bits(x)})
			floats = append(floats, [2]uint64{uint64(math.Float32bits(float32(x)))}, [2]uint64{uint64(r.Uint32())})
		}
		t.Run("double", func(t *testing.T) {
			check(t, "toString", doubles, func(a uint64) string {
				return string(AppendDouble(nil, math.Float64frombits(a), style))
			})
		})
		t.Run("float", func(t *testing.T) {
			check(t, "toString.float", floats, func(a uint64) string {
				return string(AppendFloat(nil, math.Float32frombits(uint32(a)), style))
			})
		})
	}
}

func TestStyles(t *testing.T) {
	for _, c := range []struct {
		d          float64
		in17, in19 string
	}{
		{0, "0.0", "0.0"},
		{math.Copysign(0, -1), "-0.0", "-0.0"},
		{1, "1.0", "1.0"},
		{0.001, "0.001", "0.001"},
		{1e7, "1.0E7", "1.0E7"},
		{9999999, "9999999.0", "9999999.0"},
		{-123.456, "-123.456", "-123.456"},
		{1e23, "9.999999999999999E22", "1.0E23"},
		{2e23, "1.9999999999999998E23", "2.0E23"},
		{2.2e-322, "2.2E-322", "2.2E-322"},
		{math.SmallestNonzeroFloat64, "4.9E-324", "4.9E-324"},
		{math.MaxFloat64, "1.7976931348623157E308", "1.7976931348623157E308"},
		{2e-3, "0.002", "0.002"},
		{0x1p-44, "5.6843418860808015E-14", "5.684341886080802E-14"},
		{math.Inf(-1), "-Infinity", "-Infinity"},
	} {
		if got := string(AppendDouble(nil, c.d, Style17)); got != c.in17 {
			t.Errorf("Style17 of %v is %q, want %q", c.d, got, c.in17)
		}
		if got := string(AppendDouble(nil, c.d, Style19)); got != c.in19 {
			t.Errorf("Style19 of %v is %q, want %q", c.d, got, c.in19)
		}
	}
}

func BenchmarkAppendDouble(b *testing.B) {
	var buf [32]byte
	for _, x := range []float64{0.1, 3.141592653589793, 1e-200} {
		b.Run(string(AppendDouble(nil, x, Style17)), func(b *testing.B) {
			for b.Loop() {
				AppendDouble(buf[:0], x, Style17)
			}
		})
	}
}

// takeEven may only be left out where it changes nothing.
func TestHalfway(t *testing.T) {
	changed := 0
	check := func(d float64, bitSize int) {
		if d == 0 || d-d != 0 {
			return
		}
		text := strconv.AppendFloat(nil, math.Abs(d), 'e', -1, bitSize)
		if text[1] != '.' {
			return
		}
		even := slices.Clone(text)
		if takeEven(even, d, bitSize); !slices.Equal(text, even) {
			changed++
			if !mayBeHalfway(d) {
				t.Errorf("%s is written as %s and as %s, and is said not to be halfway", strconv.FormatFloat(d, 'x', -1, bitSize), text, even)
			}
		}
	}
	for b := uint32(0); b < 0x7f800000; b += 1 << 12 { // floats of few bits in each range
		check(float64(math.Float32frombits(b)), 32)
	}
	r := rand.New(rand.NewPCG(5, 6))
	for range 200_000 {
		b := r.Uint32() & 0x7fffffff &^ (1<<r.IntN(24) - 1)
		check(float64(math.Float32frombits(b)), 32)
		check(math.Ldexp(float64(r.Uint64()>>(11+r.IntN(53))), r.IntN(80)-40), 64)
	}
	for e := -30; e <= 30; e++ {
		for range 2_000 {
			check(math.Ldexp(float64(r.Uint64()>>(11+r.IntN(53))|1), e), 64)
			if e >= 0 { // a multiple of 5^e
				check(math.Ldexp(math.Pow(5, float64(e))*float64(r.IntN(1000)|1), e), 64)
			}
		}
	}
	for _, d := range numbers(r, 50_000) {
		check(d, 64)
	}
	if changed == 0 {
		t.Error("no number is written in two ways: nothing was compared")
	}
	for _, d := range []float64{0.1, math.Pi, 1e300, 5e-324, 0x1p-100} {
		if mayBeHalfway(d) {
			t.Errorf("%g may be halfway", d)
		}
	}
}
