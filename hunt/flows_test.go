package hunt_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// A value comes from a source, flows to a sink, and does harm there: each class is made
// of one of each, with twins in which either the source or the sink is harmless. SOURCE,
// SINK, TYPE and BOX stand for these; N is the name of the method, and C of the class.

// flow is a way from a source to a sink: the statements of the method, and members of its
// class and other classes that it needs.
type flow struct{ name, body, members, others string }

var flows = []flow{
	{name: "straight", body: "TYPE data; SOURCE SINK"},
	{name: "constant", body: "TYPE data; if (TRUE) { SOURCE } else { data = ELSE; } if (TRUE) { SINK }", members: "private static final boolean TRUE = true;"},
	{name: "field", body: "TYPE data; if (yes) { SOURCE } else { data = ELSE; } if (five == 5) { SINK }", members: "private boolean yes = true; private int five = 5;"},
	{name: "shared", body: "TYPE data; if (Flags.yes) { SOURCE } else { data = ELSE; } if (Flags.five == 5) { SINK }"},
	{name: "returned", body: "TYPE data; if (yes()) { SOURCE } else { data = ELSE; } if (Flags.yes()) { SINK }", members: "private boolean yes() { return true; }"},
	{name: "switched", body: "TYPE data; switch (6) { case 6: SOURCE break; default: data = ELSE; break; } switch (7) { case 7: SINK break; default: break; }"},
	{name: "looped", body: "TYPE data; while (true) { SOURCE break; } for (int j = 0; j < 1; j++) { SINK }"},
	{name: "copied", body: "TYPE copy; { TYPE data; SOURCE copy = data; } { TYPE data = copy; SINK }"},
	{name: "inner", body: "TYPE data; SOURCE flagN = true; sinkN(data);", members: "private boolean flagN; private void sinkN(TYPE data) { if (flagN) { SINK } }"},
	{name: "public", body: "TYPE data; SOURCE flagN = true; OtherN.sink(data);", members: "public static boolean flagN;", others: "class OtherN { static void sink(TYPE data) { if (C.flagN) { SINK } } }"},
	{name: "result", body: "TYPE data = sourceN(); SINK", members: "private TYPE sourceN() { TYPE data; SOURCE return data; }"},
	{name: "held", body: "TYPE data; SOURCE heldN = data; sinkN();", members: "private TYPE heldN; private void sinkN() { TYPE data = heldN; SINK }"},
	{name: "chain", body: "TYPE data; SOURCE new OtherN().sink(data);", others: "class OtherN { void sink(TYPE data) { new ThirdN().sink(data); } } class ThirdN { void sink(TYPE data) { SINK } }"},
	{name: "array", body: "TYPE data; SOURCE TYPE[] all = new TYPE[5]; all[2] = data; OtherN.sink(all);", others: "class OtherN { static void sink(TYPE[] all) { TYPE data = all[2]; SINK } }"},
	{name: "box", body: "TYPE data; SOURCE BoxN box = new BoxN(); box.one = data; OtherN.sink(box);", others: "class BoxN { TYPE one; } class OtherN { static void sink(BoxN box) { TYPE data = box.one; SINK } }"},
	{name: "static", body: "TYPE data; SOURCE heldN = data; OtherN.sink();", members: "static TYPE heldN;", others: "class OtherN { static void sink() { TYPE data = C.heldN; SINK } }"},
	{name: "object", body: "TYPE data; SOURCE OtherN.sink((Object) data);", others: "class OtherN { static void sink(Object o) { TYPE data = (BOX) o; SINK } }"},
	{name: "vector", body: "TYPE data; SOURCE Vector<BOX> v = new Vector<>(5); v.add(0, data); v.add(1, data); OtherN.sink(v);", others: "class OtherN { static void sink(Vector<BOX> v) { TYPE data = v.remove(1); SINK } }"},
	{name: "list", body: "TYPE data; SOURCE LinkedList<BOX> v = new LinkedList<>(); v.add(0, data); v.add(1, data); OtherN.sink(v);", others: "class OtherN { static void sink(LinkedList<BOX> v) { TYPE data = v.remove(1); SINK } }"},
	{name: "map", body: "TYPE data; SOURCE HashMap<Integer, BOX> v = new HashMap<>(); v.put(0, data); v.put(1, data); OtherN.sink(v);", others: "class OtherN { static void sink(HashMap<Integer, BOX> v) { TYPE data = v.get(1); SINK } }"},
	{
		name:   "bytes",
		body:   "TYPE data; SOURCE try { ByteArrayOutputStream b = new ByteArrayOutputStream(); try (ObjectOutputStream o = new ObjectOutputStream(b)) { o.writeObject(data); } OtherN.sink(b.toByteArray()); } catch (IOException e) { Flags.log(e); }",
		others: "class OtherN { static void sink(byte[] bytes) { try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) { TYPE data = (BOX) in.readObject(); SINK } catch (IOException | ClassNotFoundException e) { Flags.log(e); } } }",
	},
	{name: "abstract", body: "TYPE data; SOURCE BaseN base = new OtherN(); base.sink(data);", others: "abstract class BaseN { abstract void sink(TYPE data); } class OtherN extends BaseN { void sink(TYPE data) { SINK } }"},
}

// parsed has the text of a source become a number.
const parsed = `if (text != null) { try { data = Integer.parseInt(text.trim()); } catch (NumberFormatException e) { Flags.log(e); } }`

// opened reads a line of what a stream gives.
func opened(stream string) string {
	return "data = -7; try (BufferedReader r = new BufferedReader(new InputStreamReader(" + stream + ", \"UTF-8\"))) { String text = r.readLine(); " + parsed + " } catch (IOException e) { Flags.log(e); }"
}

// numbers are sources of an int.
var numbers = []struct{ name, text string }{
	{"property", `data = -7; { String text = System.getProperty("flows.data"); ` + parsed + " }"},
	{"variable", `data = -7; { String text = System.getenv("FLOWS_DATA"); ` + parsed + " }"},
	{"console", opened("System.in")},
	{"file", opened(`new FileInputStream("C:\\flows.txt")`)},
	{"socket", `data = -7; try (Socket socket = new Socket("host.example.org", 39544)) { ` + opened("socket.getInputStream()") + " } catch (IOException e) { Flags.log(e); }"},
	{"listener", `data = -7; try (ServerSocket server = new ServerSocket(39543); Socket socket = server.accept()) { ` + opened("socket.getInputStream()") + " } catch (IOException e) { Flags.log(e); }"},
	{"page", `data = -7; try { URLConnection page = new URL("http://www.example.org/").openConnection(); ` + opened("page.getInputStream()") + " } catch (IOException e) { Flags.log(e); }"},
	{"properties", `data = -7; try (FileInputStream in = new FileInputStream("../common/flows.properties")) { Properties all = new Properties(); all.load(in); String text = all.getProperty("data"); ` + parsed + " } catch (IOException e) { Flags.log(e); }"},
	{"database", `data = -7; try (Connection c = DriverManager.getConnection("flows"); PreparedStatement s = c.prepareStatement("select 1"); ResultSet r = s.executeQuery()) { String text = r.getString(1); ` + parsed + " } catch (SQLException e) { Flags.log(e); }"},
	{"random", "data = new SecureRandom().nextInt();"},
}

// harm is what a value does: the source that is sure to, unless there are others, the sink, and
// their harmless twins.
type harm struct{ exception, typ, box, source, harmless, sink, guarded string }

const table = "int[] table = {0, 1, 2, 3, 4}; "

var harms = []harm{
	{"ArithmeticException", "int", "Integer", "data = 0;", "data = 2;", "Flags.log(100 / data);", "if (data != 0) { Flags.log(100 / data); }"},
	{"ArithmeticException", "int", "Integer", "data = 0;", "data = 2;", "Flags.log(100 % data);", "if (data != 0) { Flags.log(100 % data); }"},
	{"ArrayIndexOutOfBoundsException", "int", "Integer", "data = -1;", "data = 2;", table + "if (data < table.length) { Flags.log(table[data]); }", table + "if (data >= 0 && data < table.length) { Flags.log(table[data]); }"},
	{"ArrayIndexOutOfBoundsException", "int", "Integer", "data = 5;", "data = 2;", table + "if (data >= 0) { table[data] = 42; }", table + "if (data >= 0 && data < table.length) { table[data] = 42; }"},
	{"ArrayIndexOutOfBoundsException", "int", "Integer", "data = 0;", "data = 2;", "if (data >= 0 && data < 9) { int[] made = new int[data]; made[0] = 5; }", "if (data > 0 && data < 9) { int[] made = new int[data]; made[0] = 5; }"},
	{"NullPointerException", "String", "String", "data = null;", `data = "text";`, "Flags.log(data.length());", "if (data != null) { Flags.log(data.length()); }"},
	{"NullPointerException", "StringBuilder", "StringBuilder", "data = null;", "data = new StringBuilder();", "Flags.log(data.length());", "if (data != null) { Flags.log(data.length()); }"},
	{"NullPointerException", "int[]", "int[]", "data = null;", "data = new int[5];", "Flags.log(data.length);", "if (data != null) { Flags.log(data.length); }"},
}

const flags = `package flows; public class Flags {
  static boolean yes = true; static int five = 5;
  static boolean yes() { return true; }
  static void log(Object o) { java.util.logging.Logger.getLogger("flows").log(java.util.logging.Level.WARNING, "logged", o); }
}`

// class is the class of a source, a flow and a sink.
func (f flow) class(name, source string, h harm) string {
	var methods, others strings.Builder
	for i, m := range []struct{ name, source, sink string }{{"bad", source, h.sink}, {"goodSource", h.harmless, h.sink}, {"goodSink", source, h.guarded}} {
		other := map[string]string{"int": "0"}[h.typ]
		if other == "" {
			other = "null"
		}
		short := fmt.Sprint(i)
		write := strings.NewReplacer("SOURCE", m.source, "SINK", m.sink, "ELSE", other, "TYPE", h.typ, "BOX", h.box,
			"flagN", "flag"+short, "heldN", "held"+short, "sinkN", "sink"+short, "sourceN", "source"+short,
			"OtherN", name+"Other"+short, "ThirdN", name+"Third"+short, "BoxN", name+"Box"+short, "BaseN", name+"Base"+short, "C.", name+".")
		if i == 0 || strings.Contains(f.members, "N") {
			fmt.Fprintf(&methods, "  %s\n", write.Replace(f.members))
		}
		fmt.Fprintf(&methods, "  public void %s() { %s }\n", m.name, write.Replace(f.body))
		fmt.Fprintf(&others, "%s\n", write.Replace(f.others))
	}
	imports := "package flows; import java.io.*; import java.net.*; import java.security.*; import java.sql.*; import java.util.*;\n"
	return imports + "public class " + name + " {\n" + methods.String() + "}\n" + others.String()
}

// Each flow carries harm to where it is done, and each source does it; twins are clean.
func TestFlows(t *testing.T) {
	files := map[string]string{"flows/Flags.java": flags}
	var want []string
	add := func(f flow, kind, source string, h harm) {
		name := "F_" + f.name + "_" + kind
		files["flows/"+name+".java"] = f.class(name, source, h)
		want = append(want, name+".bad "+h.exception)
	}
	for i, f := range flows {
		h := harms[i%len(harms)]
		add(f, "constant", h.source, h)
		if os.Getenv("GOJPF_DIFFTEST") == "0" {
			for _, s := range numbers {
				add(f, s.name, s.text, harms[i%5])
			}
		}
	}
	if os.Getenv("GOJPF_DIFFTEST") != "0" {
		for i, s := range numbers {
			add(flows[(5*i+3)%len(flows)], s.name, s.text, harms[i%5])
		}
	}
	classes := t.TempDir()
	build(t, classes, files)
	r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"flows.F_*.bad", "flows.F_*.good*"}, Time: 20 * time.Second, JUnit: 5})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range r.Findings {
		exception := f.Exception()[strings.LastIndexByte(f.Exception(), '.')+1:]
		entry := strings.TrimPrefix(strings.TrimSuffix(f.Entry(), "()"), "flows.")
		if f.Confirmed() {
			got = append(got, entry+" "+exception)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if diff := cmp.Diff(want, slices.Compact(got)); diff != "" {
		t.Errorf("-expected +confirmed:\n%s", diff)
	}
}
