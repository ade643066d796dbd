package classfile

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// compile compiles the Java sources in testdata/dir and returns the class
// files by binary name.
func compile(tb testing.TB, dir string) map[string][]byte {
	tb.Helper()
	javac := filepath.Join(needJDK(tb), "bin", "javac")
	sources, err := filepath.Glob(filepath.Join("testdata", dir, "*.java"))
	if err != nil || len(sources) == 0 {
		tb.Fatalf("no sources in testdata/%s: %v", dir, err)
	}
	out := tb.TempDir()
	args := append([]string{"--release", "17", "-g", "-parameters", "-encoding", "UTF-8", "-Xlint:none", "-d", out}, sources...)
	if text, err := exec.Command(javac, args...).CombinedOutput(); err != nil {
		tb.Fatalf("javac: %v\n%s", err, text)
	}
	classes := map[string][]byte{}
	err = filepath.WalkDir(out, func(path string, _ os.DirEntry, err error) error {
		name, ok := strings.CutSuffix(path, ".class")
		if err != nil || !ok {
			return err
		}
		rel, err := filepath.Rel(out, name)
		if err != nil {
			return err
		}
		classes[filepath.ToSlash(rel)], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return classes
}

func parseAll(t *testing.T, classes map[string][]byte) map[string]*File {
	t.Helper()
	files := map[string]*File{}
	for name, data := range classes {
		f, err := Parse(data)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if f.Name != name {
			t.Errorf("%s is named %s", name, f.Name)
		}
		files[name] = f
	}
	return files
}

func method(t *testing.T, f *File, name string) *Method {
	t.Helper()
	for i := range f.Methods {
		if f.Methods[i].Name == name {
			return &f.Methods[i]
		}
	}
	t.Fatalf("%s has no method %s", f.Name, name)
	return nil
}

func field(t *testing.T, f *File, name string) *Field {
	t.Helper()
	for i := range f.Fields {
		if f.Fields[i].Name == name {
			return &f.Fields[i]
		}
	}
	t.Fatalf("%s has no field %s", f.Name, name)
	return nil
}

func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s is %+v, want %+v", what, got, want)
	}
}

func TestParseCompiled(t *testing.T) {
	classes := parseAll(t, compile(t, "features"))
	tests := []struct {
		class string
		check func(t *testing.T, f *File)
	}{
		{"Shapes", checkShapes},
		{"Polygon", func(t *testing.T, f *File) {
			equal(t, "superclass", f.Super, "java/lang/Object")
			equal(t, "interfaces", f.Interfaces, []string{"features/Shapes"})
			equal(t, "sealed", f.Sealed, false)
			equal(t, "version", fmt.Sprint(f.Major, f.Minor), "61 0")
		}},
		{"Shapes$Circle", checkCircle},
		{"Shapes$Nothing", func(t *testing.T, f *File) {
			equal(t, "is record", f.IsRecord, true)
			equal(t, "components", len(f.Record), 0)
		}},
		{"Shapes$Pair", func(t *testing.T, f *File) {
			equal(t, "signature", f.Signature, "<A:Ljava/lang/Object;B::Ljava/util/List<-TA;>;>Ljava/lang/Record;")
			equal(t, "component signature", f.Record[0].Signature, "TA;")
			equal(t, "component descriptor", f.Record[1].Descriptor, "Ljava/util/List;")
		}},
		{"Tag", checkDefaults},
		{"Annotated", checkAnnotated},
		{"Outer", checkOuter},
		{"Outer$1", func(t *testing.T, f *File) {
			equal(t, "enclosing", f.EnclosingMethod, &EnclosingMethod{Class: "features/Outer"})
			equal(t, "nest host", f.NestHost, "features/Outer")
			equal(t, "inner", f.InnerClasses, []InnerClass{{Inner: "features/Outer$1"}})
			equal(t, "synthetic field", field(t, f, "this$0").Flags, AccFinal|AccSynthetic)
		}},
		{"Outer$2", func(t *testing.T, f *File) {
			equal(t, "enclosing", f.EnclosingMethod,
				&EnclosingMethod{"features/Outer", "anonymousInMethod", "(I[J)Ljava/lang/Object;"})
		}},
		{"Outer$1Local", func(t *testing.T, f *File) {
			equal(t, "inner", f.InnerClasses, []InnerClass{{Inner: "features/Outer$1Local", Name: "Local"}})
		}},
		{"Coded", checkCoded},
	}
	for _, test := range tests {
		t.Run(test.class, func(t *testing.T) {
			f := classes["features/"+test.class]
			if f == nil {
				t.Fatal("was not compiled")
			}
			test.check(t, f)
			checkAnnotations(t, f)
		})
	}
}

func checkShapes(t *testing.T, f *File) {
	equal(t, "flags", f.Flags, AccInterface|AccAbstract)
	equal(t, "sealed", f.Sealed, true)
	equal(t, "permitted", f.Permitted, []string{"features/Shapes$Circle", "features/Shapes$Square", "features/Polygon"})
	equal(t, "source", f.SourceFile, "Shapes.java")
	slices.Sort(f.NestMembers)
	equal(t, "nest members", f.NestMembers,
		[]string{"features/Shapes$Circle", "features/Shapes$Nothing", "features/Shapes$Pair", "features/Shapes$Square"})
	area := method(t, f, "area")
	equal(t, "flags of area", area.Flags, AccPublic|AccAbstract)
	if area.Code != nil {
		t.Error("the abstract method area has code")
	}
}

func checkCircle(t *testing.T, f *File) {
	equal(t, "is record", f.IsRecord, true)
	equal(t, "superclass", f.Super, "java/lang/Record")
	equal(t, "components", len(f.Record), 1)
	equal(t, "component", f.Record[0].Name+" "+f.Record[0].Descriptor, "radius D")
	if f.Record[0].Annotations.Visible == nil {
		t.Error("the component has lost its annotation")
	}
	equal(t, "bootstraps", len(f.Bootstraps), 1)
	b := f.Bootstraps[0]
	handle := f.Pool.Consts[b.Handle]
	equal(t, "bootstrap kind", handle.A, uint16(RefInvokeStatic))
	class, name, _ := f.Pool.Member(handle.B)
	equal(t, "bootstrap", class+"."+name, "java/lang/runtime/ObjectMethods.bootstrap")
	equal(t, "bootstrap arguments", len(b.Args), 3)
	equal(t, "class argument", f.Pool.Class(b.Args[0]), "features/Shapes$Circle")
	equal(t, "string argument", f.Pool.String(b.Args[1]), "radius")
	indy := slices.IndexFunc(f.Pool.Consts, func(c Const) bool { return c.Tag == TagInvokeDynamic })
	_, name, _ = f.Pool.Dynamic(uint16(indy))
	if !slices.Contains([]string{"toString", "hashCode", "equals"}, name) {
		t.Errorf("invokedynamic names %s", name)
	}
}

func signed(v int32) uint64 { return uint64(int64(v)) }

func checkDefaults(t *testing.T, f *File) {
	equal(t, "flags", f.Flags, AccInterface|AccAbstract|AccAnnotation)
	tests := []struct {
		element string
		want    ElementValue
	}{
		{"b", ElementValue{Kind: 'B', Bits: signed(-1)}},
		{"c", ElementValue{Kind: 'C', Bits: 0xFFFF}},
		{"s", ElementValue{Kind: 'S', Bits: signed(-300)}},
		{"i", ElementValue{Kind: 'I', Bits: 1 << 30}},
		{"l", ElementValue{Kind: 'J', Bits: 1 << 63}},
		{"f", ElementValue{Kind: 'F', Bits: uint64(math.Float32bits(1.5))}},
		{"d", ElementValue{Kind: 'D', Bits: math.Float64bits(math.Copysign(0, -1))}},
		{"z", ElementValue{Kind: 'Z', Bits: 1}},
		{"type", ElementValue{Kind: 'c', Type: "V"}},
		{"e", ElementValue{Kind: 'e', Type: "Ljava/lang/annotation/ElementType;", Text: "FIELD"}},
		{"level", ElementValue{Kind: '@', Annotation: &Annotation{Type: "Lfeatures/Level;", Elements: []Element{
			{"low", ElementValue{Kind: 'I', Bits: 1}},
			{"high", ElementValue{Kind: '[', Array: []ElementValue{{Kind: 'I', Bits: 2}, {Kind: 'I', Bits: 3}}}},
		}}}},
		{"names", ElementValue{Kind: '['}},
	}
	for _, test := range tests {
		v, err := ParseAnnotationDefault(method(t, f, test.element).Annotations.Default, f.Pool)
		if err != nil {
			t.Errorf("%s: %v", test.element, err)
			continue
		}
		equal(t, test.element, *v, test.want)
	}
	if v, err := ParseAnnotationDefault(method(t, f, "value").Annotations.Default, f.Pool); v != nil || err != nil {
		t.Errorf("value has default %v, error %v", v, err)
	}
}

func checkAnnotated(t *testing.T, f *File) {
	equal(t, "deprecated", f.Deprecated, true)
	list, err := ParseAnnotations(f.Annotations.Visible, f.Pool)
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "annotations", list, []Annotation{
		{"Lfeatures/Tag;", []Element{
			{"value", ElementValue{Kind: 's', Text: "class"}},
			{"type", ElementValue{Kind: 'c', Type: "[[I"}},
			{"e", ElementValue{Kind: 'e', Type: "Ljava/lang/annotation/ElementType;", Text: "METHOD"}},
			{"level", ElementValue{Kind: '@', Annotation: &Annotation{"Lfeatures/Level;", []Element{
				{"low", ElementValue{Kind: 'I', Bits: 7}},
				{"high", ElementValue{Kind: '['}},
			}}}},
			{"names", ElementValue{Kind: '[', Array: []ElementValue{
				{Kind: 's', Text: "a"}, {Kind: 's', Text: "\xc0\x80\xed\xa0\xbd\xed\xb8\x80"},
			}}},
			{"d", ElementValue{Kind: 'D', Bits: math.Float64bits(2.5)}},
			{"l", ElementValue{Kind: 'J', Bits: 5}},
			{"f", ElementValue{Kind: 'F', Bits: uint64(math.Float32bits(-1))}},
		}},
		{Type: "Ljava/lang/Deprecated;"},
	})
	hidden := []Annotation{{Type: "Lfeatures/Hidden;"}}
	list, err = ParseAnnotations(f.Annotations.Invisible, f.Pool)
	equal(t, "invisible annotations", list, hidden)
	equal(t, "error", err, nil)

	fld := field(t, f, "field")
	if fld.Annotations.Visible == nil || fld.Annotations.Invisible == nil || fld.Annotations.TypeVisible == nil {
		t.Errorf("the field has lost annotations: %v", fld.Annotations)
	}

	run := method(t, f, "run")
	equal(t, "parameters", run.Parameters, []Parameter{{Name: "first"}, {Name: "second"}, {Name: "third", Flags: AccFinal}})
	tag := func(s string) []Annotation {
		return []Annotation{{"Lfeatures/Tag;", []Element{{"value", ElementValue{Kind: 's', Text: s}}}}}
	}
	params, err := ParseParameterAnnotations(run.Annotations.ParameterVisible, f.Pool)
	equal(t, "parameter annotations", params, [][]Annotation{tag("first"), nil, tag("third")})
	equal(t, "error", err, nil)
	params, err = ParseParameterAnnotations(run.Annotations.ParameterInvisible, f.Pool)
	equal(t, "invisible parameter annotations", params, [][]Annotation{nil, nil, hidden})
	equal(t, "error", err, nil)
}

func checkOuter(t *testing.T, f *File) {
	slices.Sort(f.NestMembers)
	equal(t, "nest members", f.NestMembers, []string{"features/Outer$1", "features/Outer$1Local", "features/Outer$2",
		"features/Outer$Member", "features/Outer$Nested", "features/Outer$Nested$Deep"})
	for _, want := range []InnerClass{
		{"features/Outer$Member", "features/Outer", "Member", 0},
		{"features/Outer$Nested", "features/Outer", "Nested", AccStatic},
		{"features/Outer$Nested$Deep", "features/Outer$Nested", "Deep", AccStatic | AccInterface | AccAbstract},
	} {
		if !slices.Contains(f.InnerClasses, want) {
			t.Errorf("inner classes lack %+v: %+v", want, f.InnerClasses)
		}
	}
	var factories []string
	for _, b := range f.Bootstraps {
		class, _, _ := f.Pool.Member(f.Pool.Consts[b.Handle].B)
		factories = append(factories, class)
	}
	slices.Sort(factories)
	equal(t, "bootstrap classes", factories, []string{"java/lang/invoke/LambdaMetafactory", "java/lang/invoke/StringConcatFactory"})
	equal(t, "lambda body", method(t, f, "lambda$lambda$0").Flags, AccPrivate|AccSynthetic)
}

func checkCoded(t *testing.T, f *File) {
	pool := f.Pool
	equal(t, "interfaces", f.Interfaces, []string{"java/lang/Runnable", "java/io/Serializable"})
	for _, test := range []struct {
		field string
		bits  uint64
	}{
		{"INT", signed(-7)},
		{"YES", 1},
		{"CHAR", 0xFFFF},
		{"LONG", math.MaxInt64},
		{"FLOAT", uint64(math.Float32bits(0.1))},
		{"DOUBLE", math.Float64bits(1e300)},
	} {
		equal(t, test.field, pool.Consts[field(t, f, test.field).Constant].Bits, test.bits)
	}
	text := pool.String(field(t, f, "TEXT").Constant)
	equal(t, "TEXT", ToGoString(text), "nul \x00, e acute é, euro €, smile 😀, lone \uFFFD")
	equal(t, "constant of an instance field", field(t, f, "instance").Constant, uint16(0))
	equal(t, "flags of grid", field(t, f, "grid").Flags, AccTransient|AccVolatile)
	equal(t, "signature", field(t, f, "generic").Signature, "Ljava/util/Map<Ljava/lang/String;+Ljava/util/List<TT;>;>;")

	m := method(t, f, "abstractMethod")
	equal(t, "exceptions", m.Exceptions, []string{"java/io/IOException", "java/lang/IllegalStateException"})
	equal(t, "argument slots", m.ArgSlots, uint8(6))
	equal(t, "native", method(t, f, "nativeMethod").Flags, AccNative)

	m = method(t, f, "choose")
	equal(t, "flags of choose", m.Flags, AccStatic|AccSynchronized)
	if m.Code.StackMap == nil || len(m.Code.Lines()) < 5 {
		t.Errorf("choose lacks debug data: %+v", m.Code)
	}

	m = method(t, f, "handlers")
	equal(t, "flags of handlers", m.Flags, AccVarargs)
	var caught []string
	for _, h := range m.Code.Handlers {
		caught = append(caught, h.Catch)
		equal(t, "catch index", h.CatchIndex == 0, h.Catch == "")
	}
	slices.Sort(caught)
	equal(t, "caught classes", slices.Compact(caught), []string{"", "java/lang/IllegalArgumentException", "java/lang/IllegalStateException"})
	locals := map[string]LocalVar{}
	for _, l := range m.Code.Locals() {
		locals[l.Name] = l
	}
	equal(t, "more", locals["more"], LocalVar{Length: uint16(len(m.Code.Bytes)), Name: "more", Descriptor: "[Ljava/lang/String;", Index: 2})
	equal(t, "wide", locals["wide"].Descriptor, "J")
	types := m.Code.LocalTypes()
	if i := slices.IndexFunc(types, func(l LocalVar) bool { return l.Name == "typed" }); i < 0 || types[i].Descriptor != "Ljava/util/List<TT;>;" {
		t.Errorf("local types are %+v", types)
	}
}

func TestParseModule(t *testing.T) {
	f := parseAll(t, compile(t, "module"))["module-info"]
	equal(t, "flags", f.Flags, AccModule)
	equal(t, "superclass", f.Super, "")
}
