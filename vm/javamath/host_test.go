package javamath

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
)

// host is a JVM that answers what it computes; see testdata/HostMath.java.
type host struct {
	mu      sync.Mutex
	in      *bufio.Writer
	out     *bufio.Reader
	version string // specification version and architecture
}

var startHost = sync.OnceValues(func() (*host, error) {
	if _, err := exec.LookPath("java"); err != nil {
		return nil, fmt.Errorf("these tests compare with the host's java (GOJPF_SKIP_HOST=1 skips them): %w", err)
	}
	// The process ends when this one does, by the end of its input.
	cmd := exec.Command("java", "testdata/HostMath.java")
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	h := &host{in: bufio.NewWriter(in), out: bufio.NewReader(out)}
	h.version, err = h.readUTF()
	return h, err
})

func theHost(t *testing.T) *host {
	t.Helper()
	if os.Getenv("GOJPF_SKIP_HOST") == "1" {
		t.Skip("GOJPF_SKIP_HOST=1")
	}
	h, err := startHost()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func (h *host) readUTF() (string, error) {
	var n [2]byte
	if _, err := io.ReadFull(h.out, n[:]); err != nil {
		return "", err
	}
	text := make([]byte, binary.BigEndian.Uint16(n[:]))
	_, err := io.ReadFull(h.out, text)
	return string(text), err
}

func (h *host) request(name string, args [][2]uint64) {
	h.in.Write(binary.BigEndian.AppendUint16(nil, uint16(len(name))))
	h.in.WriteString(name)
	h.in.Write(binary.BigEndian.AppendUint32(nil, uint32(len(args))))
	buf := make([]byte, 0, 16*len(args))
	for _, a := range args {
		buf = binary.BigEndian.AppendUint64(buf, a[0])
		buf = binary.BigEndian.AppendUint64(buf, a[1])
	}
	h.in.Write(buf)
}

// results asks the host for a function of each pair of arguments.
func (h *host) results(t *testing.T, name string, args [][2]uint64) []uint64 {
	t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.request(name, args)
	if err := h.in.Flush(); err != nil {
		t.Fatal(err)
	}
	buf := make([]byte, 8*len(args))
	if _, err := io.ReadFull(h.out, buf); err != nil {
		t.Fatal(err)
	}
	results := make([]uint64, len(args))
	for i := range results {
		results[i] = binary.BigEndian.Uint64(buf[8*i:])
	}
	return results
}

// texts asks the host for the text of each argument.
func (h *host) texts(t *testing.T, name string, args [][2]uint64) []string {
	t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	h.request(name, args)
	if err := h.in.Flush(); err != nil {
		t.Fatal(err)
	}
	texts := make([]string, len(args))
	for i := range texts {
		var err error
		if texts[i], err = h.readUTF(); err != nil {
			t.Fatal(err)
		}
	}
	return texts
}

// function is a function of two raw arguments, as the host has them.
type function func(a, b uint64) uint64

func unary(f func(float64) float64) function {
	return func(a, _ uint64) uint64 { return bitsOf(f(math.Float64frombits(a))) }
}

func dyadic(f func(a, b float64) float64) function {
	return func(a, b uint64) uint64 { return bitsOf(f(math.Float64frombits(a), math.Float64frombits(b))) }
}

// bitsOf is Double.doubleToLongBits: all NaNs are one.
func bitsOf(x float64) uint64 {
	if x != x {
		x = nan
	}
	return math.Float64bits(x)
}

func floatBitsOf(x float32) uint64 {
	if x != x {
		return 0x7fc00000
	}
	return uint64(int64(int32(math.Float32bits(x))))
}

var functions = map[string]function{
	"strict.sin": unary(StrictSin), "strict.cos": unary(StrictCos), "strict.tan": unary(StrictTan),
	"strict.asin": unary(StrictAsin), "strict.acos": unary(StrictAcos), "strict.atan": unary(StrictAtan),
	"strict.exp": unary(StrictExp), "strict.expm1": unary(StrictExpm1),
	"strict.log": unary(StrictLog), "strict.log10": unary(StrictLog10), "strict.log1p": unary(StrictLog1p),
	"strict.sinh": unary(StrictSinh), "strict.cosh": unary(StrictCosh), "strict.tanh": unary(StrictTanh),
	"strict.cbrt": unary(StrictCbrt), "strict.atan2": dyadic(StrictAtan2), "strict.pow": dyadic(StrictPow),
	"strict.hypot": dyadic(StrictHypot), "strict.IEEEremainder": dyadic(StrictIEEERemainder),
	"sin": unary(MathSin), "cos": unary(MathCos), "tan": unary(MathTan), "exp": unary(MathExp),
	"cbrt": unary(MathCbrt), "tanh": unary(MathTanh), "pow": dyadic(MathPow), "log": unary(MathLog), "log10": unary(MathLog10),
	"sqrt": unary(Sqrt), "ceil": unary(Ceil), "floor": unary(Floor), "rint": unary(Rint),
	"rem":   dyadic(Drem),
	"fma":   dyadic(func(a, b float64) float64 { return FMA(a, b, a-b) }),
	"scalb": func(a, b uint64) uint64 { return bitsOf(Scalb(math.Float64frombits(a), int(int32(b)))) },
	"getExponent": func(a, _ uint64) uint64 {
		return uint64(int64(GetExponent(math.Float64frombits(a))))
	},
	"fma.float": func(a, b uint64) uint64 {
		return floatBitsOf(FMAFloat(math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b)),
			math.Float32frombits(uint32(a>>32))))
	},
	"rem.float": func(a, b uint64) uint64 {
		return floatBitsOf(Frem(math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))))
	},
	"d2i": func(a, _ uint64) uint64 { return uint64(int64(D2I(math.Float64frombits(a)))) },
	"d2l": func(a, _ uint64) uint64 { return uint64(D2L(math.Float64frombits(a))) },
	"f2i": func(a, _ uint64) uint64 { return uint64(int64(F2I(math.Float32frombits(uint32(a))))) },
	"f2l": func(a, _ uint64) uint64 { return uint64(F2L(math.Float32frombits(uint32(a)))) },
}

// arguments gives n arguments of every kind: special values and their
// neighbours, simple decimals, and random ones of small, integral and any size.
func arguments(r *rand.Rand, n int) [][2]uint64 {
	special := []float64{
		0, math.Copysign(0, -1), 1, -1, 2, 0.5, -0.5, 1.5, 3, 10, 100, 1000, 1e22, 1e23,
		math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, -math.MaxFloat64,
		math.SmallestNonzeroFloat64, 0x1p-1022, 0x1p-28, 0x1p-54, 0x1p52, 0x1p53, 0x1p31, 0x1p63, -0x1p31, -0x1p63,
		math.Pi, math.Pi / 2, math.Pi / 4, 3 * math.Pi / 4, 2 * math.Pi, math.E, math.Ln2, math.Sqrt2,
		709.782712893384, -745.1332191019411, 710.4758600739439, 22, 56 * math.Ln2,
	}
	var args [][2]uint64
	add := func(a, b float64) { args = append(args, [2]uint64{math.Float64bits(a), math.Float64bits(b)}) }
	for _, a := range special {
		for _, b := range special {
			add(a, b)
		}
		for d := -3; d <= 3; d++ {
			add(math.Float64frombits(math.Float64bits(a)+uint64(d)), float64(d))
		}
	}
	for len(args) < n {
		switch r.IntN(13) {
		case 0:
			args = append(args, [2]uint64{r.Uint64(), r.Uint64()})
		case 1:
			add(float64(r.IntN(2001)-1000), float64(r.IntN(201)-100))
		case 2:
			add(float64(r.IntN(20001)-10000)/100, float64(r.IntN(201)-100)/10)
		case 3:
			add(float64(r.IntN(1441)-720)*math.Pi/180, float64(r.IntN(41)-20)/4)
		case 4:
			add(math.Pow(10, float64(r.IntN(40)-20)), float64(r.IntN(101)-50)/6)
		case 5:
			add(r.Float64(), r.Float64()*4-2)
		case 6:
			add(r.NormFloat64()*10, r.NormFloat64()*10)
		case 7:
			add(r.NormFloat64()*1e6, r.NormFloat64()*1e3)
		case 8: // near one, and near each other
			a := 1 + r.NormFloat64()*math.Ldexp(1, -r.IntN(50))
			add(a, a+r.NormFloat64()*math.Ldexp(1, -r.IntN(50)))
		case 9: // near multiples of pi/2
			a := float64(r.IntN(1<<r.IntN(30))) * (math.Pi / 2)
			add(math.Float64frombits(math.Float64bits(a)+uint64(r.IntN(9)-4)), a)
		case 10:
			add(math.Ldexp(r.Float64()*2-1, r.IntN(80)-40), math.Ldexp(r.Float64()*2-1, r.IntN(80)-40))
		case 11:
			add(r.Float64()*1500-750, r.Float64()*1e4-5e3)
		case 12: // powers of any size, also subnormal, also of numbers near one
			a := math.Abs(1 + r.NormFloat64()*math.Ldexp(1, r.IntN(60)-50))
			add(a, (r.Float64()*1500-750)/math.Log(a))
		}
	}
	return args[:n]
}

// rounds is how many rounds of fresh random arguments a test makes; more with GOJPF_HOST_ROUNDS.
func rounds() int {
	n := 1
	if s := os.Getenv("GOJPF_HOST_ROUNDS"); s != "" {
		fmt.Sscan(s, &n)
	}
	return n
}

func TestFunctionsAgainstHost(t *testing.T) {
	h := theHost(t)
	for name, f := range functions {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, 2))
			for range rounds() {
				args := arguments(r, 40000)
				if strings.HasSuffix(name, ".float") || strings.HasPrefix(name, "f2") {
					for i := range args {
						if i%2 == 0 { // a float in each half, else random bits
							a := math.Float32bits(float32(math.Float64frombits(args[i][0])))
							b := math.Float32bits(float32(math.Float64frombits(args[i][1])))
							args[i] = [2]uint64{uint64(b)<<32 | uint64(a), uint64(b)}
						}
					}
				}
				if strings.HasPrefix(name, "floor") && name != "floor" {
					for i := range args {
						args[i][1] = args[i][1]>>(i%63) | 1
					}
				}
				if name == "scalb" {
					for i := range args {
						args[i][1] = uint64(int64(r.IntN(5000) - 2500))
					}
				}
				compare(t, name, f, args, h.results(t, name, args))
			}
		})
	}
}

// TestOrdinaryArguments takes the arguments that programs use most.
func TestOrdinaryArguments(t *testing.T) {
	h := theHost(t)
	var xs []float64
	for i := -2000; i <= 2000; i++ {
		k := float64(i)
		xs = append(xs, k, k/2, k/4, k/3, k/10, 0.1*k, k/100, 0.01*k, k*math.Pi/180, k*math.Pi/12, k*1e3)
	}
	for i := -300; i <= 300; i++ {
		xs = append(xs, math.Pow(10, float64(i)), math.Ldexp(1, i), math.Exp(float64(i)))
	}
	var ones [][2]uint64
	for _, x := range xs {
		ones = append(ones, [2]uint64{math.Float64bits(x)})
	}
	for _, name := range []string{"sin", "cos", "tan", "exp", "log", "log10", "cbrt", "tanh"} {
		for _, prefix := range []string{"", "strict."} {
			compare(t, prefix+name, functions[prefix+name], ones, h.results(t, prefix+name, ones))
		}
	}
	var pairs [][2]uint64
	for i := -20; i <= 150; i++ {
		for j := -40; j <= 240; j++ {
			x, y := float64(i), float64(j)
			for _, p := range [...][2]float64{{x, y}, {x, y / 2}, {x, y / 3}, {x / 10, y / 4}, {1 + x/1000, y * 12}} {
				pairs = append(pairs, [2]uint64{math.Float64bits(p[0]), math.Float64bits(p[1])})
			}
		}
	}
	for _, name := range []string{"pow", "strict.pow", "strict.atan2", "strict.hypot"} {
		compare(t, name, functions[name], pairs, h.results(t, name, pairs))
	}
}

func BenchmarkMath(b *testing.B) {
	for _, f := range []struct {
		name string
		f    func(float64) float64
	}{
		{"sin", MathSin}, {"cos", MathCos}, {"tan", MathTan}, {"exp", MathExp}, {"log", MathLog}, {"log10", MathLog10},
		{"pow", func(x float64) float64 { return MathPow(x, 1.7) }},
		{"strict.sin", StrictSin}, {"strict.pow", func(x float64) float64 { return StrictPow(x, 1.7) }},
		{"rem", func(x float64) float64 { return Drem(x*1e9, 0.7) }},
	} {
		b.Run(f.name, func(b *testing.B) {
			x := 0.1
			for b.Loop() {
				x += f.f(x) * 0x1p-60
			}
		})
	}
}

// tolerance is how many of n results of a function may differ from the host's
// by one unit in the last place: none, but where the host's processor may have
// another rcpps instruction than the one that reciprocal models.
func tolerance(name string, n int) int {
	if name != "log" && name != "log10" && name != "pow" {
		return 0
	}
	info, err := os.ReadFile("/proc/cpuinfo")
	if err == nil && strings.Contains(string(info), "AuthenticAMD") {
		return 0
	}
	return n / 1000
}

func compare(t *testing.T, name string, f function, args [][2]uint64, want []uint64) {
	t.Helper()
	if h := theHost(t); !strings.HasSuffix(h.version, " amd64") && functions["strict."+name] != nil {
		t.Logf("%s is not compared: it has other intrinsics on %s", name, h.version)
		return
	}
	if name == "cbrt" || name == "tanh" {
		var release int
		if _, err := fmt.Sscan(theHost(t).version, &release); err != nil {
			t.Fatal(err)
		}
		if release < 25 { // where they are no intrinsics
			f = functions["strict."+name]
		}
	}
	wrong, near, mayBeNear := 0, 0, tolerance(name, len(args))
	for i, a := range args {
		got := f(a[0], a[1])
		if got == want[i] {
			continue
		}
		if near < mayBeNear && (got == want[i]+1 || got == want[i]-1) {
			near++
			continue
		}
		if wrong++; wrong <= 5 {
			t.Errorf("%s(%v, %v) [%#x %#x] = %v [%#x], host %v [%#x]", name,
				math.Float64frombits(a[0]), math.Float64frombits(a[1]), a[0], a[1],
				math.Float64frombits(got), got, math.Float64frombits(want[i]), want[i])
		}
	}
	if wrong > 5 {
		t.Errorf("%s: %d of %d differ from the host", name, wrong, len(args))
	}
}
