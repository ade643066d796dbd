package bench

import (
	"bytes"
	"testing"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
	"github.com/gojpf/gojpf/vm/classpath"
)

// jdkClasses are classes of the JDK of many kinds: large and small, interfaces,
// enums, with many methods and with long ones.
var jdkClasses = []string{
	"java/util/ArrayList", "java/util/HashMap", "java/util/TreeMap", "java/util/Arrays", "java/util/Collections",
	"java/util/Formatter", "java/util/Scanner", "java/util/regex/Pattern", "java/util/stream/Collectors",
	"java/util/concurrent/ConcurrentHashMap", "java/util/concurrent/TimeUnit", "java/util/DualPivotQuicksort",
	"java/math/BigInteger", "java/math/BigDecimal", "java/time/LocalDate", "java/text/DecimalFormat",
	"java/lang/String", "java/lang/Integer", "java/lang/Character", "java/lang/Math", "java/util/List", "java/util/Map",
}

// jdkImage reads the JDK's image, and keeps what it has found so that files do
// not count as loading.
type jdkImage struct {
	image  *classpath.Image
	models classpath.Source
	found  map[string]vm.Found
}

func openImage(tb testing.TB) *jdkImage {
	tb.Helper()
	home, _ := compiled(tb)
	image, err := classpath.OpenImage(home)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { image.Close() })
	return &jdkImage{image: image, models: models.Classes("java.base"), found: map[string]vm.Found{}}
}

// FindClass implements vm.Finder.
func (j *jdkImage) FindClass(name string) (vm.Found, bool, error) {
	if f, ok := j.found[name]; ok {
		return f, true, nil
	}
	for _, source := range []classpath.Source{j.models, j.image} {
		r, ok, err := source.Find(name + ".class")
		if err != nil {
			return vm.Found{}, false, err
		}
		if ok {
			f := vm.Found{Data: bytes.Clone(r.Data), Source: "image", Module: "java.base"}
			j.found[name] = f
			return f, true, nil
		}
	}
	return vm.Found{}, false, nil
}

// noClasses is a class path with nothing on it.
type noClasses struct{}

func (noClasses) FindClass(string) (vm.Found, bool, error) { return vm.Found{}, false, nil }

// BenchmarkParse parses class files.
func BenchmarkParse(b *testing.B) {
	image := openImage(b)
	var files [][]byte
	var size int64
	for _, name := range jdkClasses {
		f, ok, err := image.FindClass(name)
		if err != nil || !ok {
			b.Fatal(name, ok, err)
		}
		files = append(files, f.Data)
		size += int64(len(f.Data))
	}
	b.SetBytes(size)
	b.ReportAllocs()
	for b.Loop() {
		for i, data := range files {
			if _, err := classfile.Parse(data); err != nil {
				b.Fatal(jdkClasses[i], err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*len(files)), "µs/class")
}

// BenchmarkLoadClasses parses and links classes, with all that they extend and
// what the machine itself cannot do without.
func BenchmarkLoadClasses(b *testing.B) {
	image := openImage(b)
	b.ReportAllocs()
	classes := 0
	for b.Loop() {
		lib, err := vm.NewLibrary(image, noClasses{}, models.Natives{}, models.LoaderOfModule)
		if err != nil {
			b.Fatal(err)
		}
		for _, name := range jdkClasses {
			if _, err := lib.LoadBoot(name); err != nil {
				b.Fatal(name, err)
			}
		}
		classes += lib.Classes()
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(classes), "µs/class")
}

// BenchmarkDecode decodes the bodies of methods.
func BenchmarkDecode(b *testing.B) {
	p := load(b, new(bytes.Buffer), "Hello")
	defer p.Close()
	m := p.Machine
	var methods []*vm.Method
	var size int64
	for _, name := range jdkClasses {
		c, err := m.Lib.LoadBoot(name)
		if err != nil {
			b.Fatal(name, err)
		}
		for _, method := range c.Methods {
			if method.Info.Code != nil {
				methods = append(methods, method)
				size += int64(len(method.Info.Code.Bytes))
			}
		}
	}
	b.SetBytes(size)
	b.ReportAllocs()
	for b.Loop() {
		m.Lib.Locked(func() { // as the machine does
			for _, method := range methods {
				if _, err := m.Interp.Decode(m, method); err != nil {
					b.Fatal(method, err)
				}
			}
		})
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(methods)), "ns/method")
}
