package models

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/vm/classfile"
)

// verifyAPI is every public method that programs written for JPF may call, as
// Java declares it, without public static.
const verifyAPI = `
int getCounter(int); void resetCounter(int); void setCounter(int,int); int incrementCounter(int)
void putValue(String,int); int getValue(String); void setBitInBitSet(int,int,boolean); boolean getBitInBitSet(int,int)
void assertTrue(String,boolean); void assertTrue(boolean); void addComment(String); void atLabel(String); void atLabel(int)
void instrumentPoint(String); void instrumentPointDeep(String); void instrumentPointDeepRecur(String,int)
void boring(boolean); void interesting(boolean)
void beginAtomic(); void endAtomic(); void busyWait(long); void ignoreIf(boolean)
void breakTransition(String); int breakTransition(String,int,int); void terminateSearch()
void setHeuristicSearchValue(int); void resetHeuristicSearchValue(); int getHeuristicSearchValue()
boolean vmIsMatchingStates(); boolean isTraceReplay()
void storeTrace(String,String); void storeTraceIf(boolean,String,String)
void storeTraceAndTerminate(String,String); void storeTraceAndTerminateIf(boolean,String,String)
boolean isShared(Object); void setShared(Object,boolean); void freezeSharedness(Object,boolean)
boolean getBoolean(); boolean getBoolean(boolean); int getInt(int,int); int getInt(String); int getIntFromList(int[])
double getDouble(String); double getDoubleFromList(double[]); long getLongFromList(long[]); float getFloatFromList(float[])
Object getObject(String); Object randomObject(String); int random(int); boolean randomBool()
long getBitFlip(long,int,int); long getBitFlip(long,int); int getBitFlip(int,int); short getBitFlip(short,int)
char getBitFlip(char,int); byte getBitFlip(byte,int); double getBitFlip(double,int); float getBitFlip(float,int)
boolean getBitFlip(boolean)
void print(String); void print(String,int); void print(String,boolean); void print(String[]); void println(); void println(String)
void threadPrint(String); void threadPrintln(String); void printPathOutput(String); void printPathOutput(boolean,String)
void log(String,int,String); void log(String,int,String,String); void log(String,int,String,Object[])
void setFieldAttribute(Object,String,int); int getFieldAttribute(Object,String)
void addFieldAttribute(Object,String,int); int[] getFieldAttributes(Object,String)
void setLocalAttribute(String,int); int getLocalAttribute(String); void addLocalAttribute(String,int); int[] getLocalAttributes(String)
void setElementAttribute(Object,int,int); int getElementAttribute(Object,int)
void addElementAttribute(Object,int,int); int[] getElementAttributes(Object,int)
void setObjectAttribute(Object,int); int getObjectAttribute(Object); void addObjectAttribute(Object,int); int[] getObjectAttributes(Object)
boolean isCalledFromClass(String); boolean isRunningInJPF(); long currentTimeMillis(); void setProperties(String[]); String getProperty(String)
Object createFromJSON(Class,String); void writeObjectToFile(Object,String); Object readObjectFromFile(Class,String); void setPeerClass(Class)
`

// plainBodies are methods whose Java body is right inside the machine, too,
// with the reason.
var plainBodies = map[string]string{
	"assertTrue": "throws", "storeTraceIf": "calls storeTrace", "storeTraceAndTerminate": "calls storeTrace",
	"storeTraceAndTerminateIf": "calls storeTrace", "getBitFlip": "calls the longest form",
	"writeObjectToFile": "uses the program's files", "readObjectFromFile": "uses the program's files", "setPeerClass": "does nothing",
}

func paramDescriptor(types string) string {
	var b strings.Builder
	for _, t := range strings.Split(types, ",") {
		if base, ok := strings.CutSuffix(t, "[]"); ok {
			b.WriteByte('[')
			t = base
		}
		switch t {
		case "":
		case "boolean":
			b.WriteByte('Z')
		case "long":
			b.WriteByte('J')
		case "int", "double", "float", "short", "char", "byte", "void":
			b.WriteString(strings.ToUpper(t[:1]))
		default:
			b.WriteString("Ljava/lang/" + t + ";")
		}
	}
	return b.String()
}

func TestVerifyIsWhole(t *testing.T) {
	file := find(t, Classes("api"), verifyClass)
	n := 0
	for _, decl := range strings.FieldsFunc(verifyAPI, func(r rune) bool { return r == ';' || r == '\n' }) {
		ret, rest, _ := strings.Cut(strings.TrimSpace(decl), " ")
		name, params, _ := strings.Cut(strings.TrimSuffix(rest, ")"), "(")
		desc := "(" + paramDescriptor(params) + ")" + paramDescriptor(ret)
		i := slices.IndexFunc(file.Methods, func(m classfile.Method) bool { return m.Name == name && m.Descriptor == desc })
		if i < 0 {
			t.Errorf("Verify has no method %s", decl)
			continue
		}
		n++
		if want := classfile.AccPublic | classfile.AccStatic; file.Methods[i].Flags&want != want {
			t.Errorf("%s is not public static", decl)
		}
		if (Natives{}).Native(verifyClass, name, desc) == nil && plainBodies[name] == "" {
			t.Errorf("%s has no native, so that it does nothing inside the machine", decl)
		}
	}
	if n < 90 {
		t.Errorf("only %d methods were found", n)
	}
}

func TestAnnotationsAreThere(t *testing.T) {
	for _, name := range strings.Fields("FilterField FilterFrame NeverBreak NonShared JPFConfig JPFAttribute NoJPFExecution BitFlip MJI " +
		"JPFOption JPFOptions Requires Ensures Invariant Const Immutable Nonnull Nullable SandBox") {
		file := find(t, Classes("api"), "gov/nasa/jpf/annotation/"+name)
		if file == nil || file.Flags&classfile.AccAnnotation == 0 {
			t.Errorf("there is no annotation %s", name)
		}
	}
	if find(t, Classes("api"), "gov/nasa/jpf/vm/serialize/UnfilterField") == nil {
		t.Error("there is no annotation UnfilterField")
	}
}

// The natives for random numbers are methods of the JDK.
func TestEnumeratedHaveMethods(t *testing.T) {
	image := jdkImage(t)
	for class, methods := range enumerated {
		file := find(t, image, class)
		for key := range methods {
			if file == nil || len(methodsOf(file, key)) != 1 {
				t.Errorf("%s has no method %s", class, key)
			}
			if !(Natives{EnumerateRandom: true}).Overrides(class, key, "") {
				t.Errorf("%s.%s is not overridden", class, key)
			}
		}
	}
}

func TestAPIJar(t *testing.T) {
	var b bytes.Buffer
	if err := WriteAPIJar(&b); err != nil {
		t.Fatal(err)
	}
	jar, err := zip.NewReader(bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range jar.File {
		ours := strings.HasPrefix(f.Name, "gov/nasa/jpf/") || strings.HasPrefix(f.Name, "org/sosy_lab/sv_benchmarks/")
		if i == 0 != (f.Name == "META-INF/MANIFEST.MF") || i > 0 && !ours {
			t.Errorf("file %d is %s", i, f.Name)
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if data, err := io.ReadAll(r); err != nil || len(data) == 0 {
			t.Errorf("%s: %d bytes, %v", f.Name, len(data), err)
		}
	}
	if len(jar.File) < 30 {
		t.Errorf("only %d files", len(jar.File))
	}
}

func TestParseJSON(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{` null `, `<nil>`},
		{`true`, `true`},
		{`-1.5e+3`, `-1.5e+3`},
		{`'it"s'`, `it"s`},
		{`"\u00e9\ud83d\ude00\n\/\"\'"`, "é😀\n/\"'"},
		{`"\ud83d\u0041"`, "\ufffdA"},
		{`[1, [], {}]`, `[1 [] []]`},
		{`{"a": 1, 'b': [true]}`, `[{a 1} {b [true]}]`},
		{"\n{ \"a\" : f ( 1 , -2.5 ) }", "[{a f[1 -2.5]@a}]"},
		{`{"a": {"b": X()}, "c": [{"d": Y()}, Z()]}`, `[{a [{b X[]@ab}]} {c [[{d Y[]@c[0d}] Z[]@c[1]}]`},
	} {
		v, err := parseJSON(c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if got := showJSON(v); got != c.want {
			t.Errorf("%s: got %s, want %s", c.text, got, c.want)
		}
	}
	for text, want := range map[string]string{
		``:                        "JSON: expected a value, found the end in line 1, column 1",
		`[1`:                      "JSON: expected ',' or ']', found the end in line 1, column 3",
		"{\n \"a\" 1}":            "JSON: expected ':', found '1' in line 2, column 6",
		`{a: 1}`:                  "JSON: expected a key in quotes, found 'a' in line 1, column 2",
		`"abc`:                    "JSON: expected the end of the string, found the end in line 1, column 5",
		`"\u12"`:                  "JSON: expected four hexadecimal digits",
		`"\q"`:                    "JSON: expected an escape, found 'q' in line 1, column 3",
		`1.`:                      "JSON: expected digits",
		`-`:                       "JSON: expected a number",
		`1 2`:                     "JSON: expected the end, found '2' in line 1, column 3",
		`yes`:                     "JSON: expected a value or the name of a choice with its arguments, found 'y'",
		`f(x)`:                    "JSON: expected a number, found 'x'",
		`f(1`:                     "JSON: expected ',' or ')'",
		strings.Repeat("[", 1000): "JSON: expected fewer nested values",
	} {
		if _, err := parseJSON(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.20s: error %v, want %s", text, err, want)
		}
	}
}

func showJSON(v jsonValue) string {
	switch v := v.(type) {
	case *jsonCall:
		return fmt.Sprintf("%s%v@%s", v.name, v.args, v.id)
	case jsonArray:
		parts := make([]string, len(v))
		for i, el := range v {
			parts[i] = showJSON(el)
		}
		return fmt.Sprint(parts)
	case jsonObject:
		parts := make([]string, len(v))
		for i, m := range v {
			parts[i] = "{" + m.key + " " + showJSON(m.value) + "}"
		}
		return fmt.Sprint(parts)
	}
	return fmt.Sprint(v)
}

type noKeys struct{}

func (noKeys) Get(string) (string, bool) { return "", false }

// No text makes the parser or a call's generator panic, and what a generator
// gives is one of the types that values are made of.
func FuzzParseJSON(f *testing.F) {
	for _, s := range []string{`{"a": IntInterval(1, 3, -1)}`, `[TrueFalse(), DoubleSet(1e9,-0)]`, `RandomIntInterval(1,5,2,7)`, `'\u0041'`, `{'`, `"\`, `"\u`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, err := parseJSON(text)
		if err != nil {
			return
		}
		for _, call := range calls(v) {
			g, err := call.generator(noKeys{})
			if err != nil {
				continue
			}
			if g.Len() < 1 {
				t.Fatalf("%s: %d alternatives", text, g.Len())
			}
			g.Describe(g.Len() - 1)
			switch g.(type) {
			case choice.Booleans, choice.Ints, choice.Doubles:
			default:
				t.Fatalf("%s: generator %T", text, g)
			}
		}
	})
}
