package symtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// textDomain is an input that is a text over a few characters.
func textDomain(name, alphabet string, longest int) domain {
	texts := []string{""}
	for from, length := 0, 1; length <= longest; length++ {
		to := len(texts)
		for _, t := range texts[from:to] {
			for _, c := range alphabet {
				texts = append(texts, t+string(c))
			}
		}
		from = to
	}
	d := domain{typ: "String", name: name, draw: "Verifier.nondetString()"}
	d.assume = fmt.Sprintf("over(%s, %s, %d)", name, literal(alphabet), longest)
	for _, t := range texts {
		d.values = append(d.values, literal(t))
	}
	return d
}

// literal is a text as Java writes it, and as inputs are told.
func literal(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range text {
		switch {
		case c == '\n':
			b.WriteString(`\n`)
		case c == '"' || c == '\\':
			b.WriteRune('\\')
			b.WriteRune(c)
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\u%04x`, c)
		default:
			b.WriteRune(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

var libraryDomains = []domain{
	textDomain("x", "ab", 3),
	textDomain("y", "1-0", 2),
	textDomain("z", " A\u00e9", 2),
	textDomain("w", ",b", 3),
	textDomain("u", "\u0130\u00dfs", 2), // whose case changes lengths
	textDomain("v", "k\n\u20ac", 2),
	{"int", "i", "Verifier.nondetInt()", "i >= -2 & i <= 5", integers(-2, 5)},
	{"int", "j", "Verifier.nondetInt()", "j >= Integer.MAX_VALUE - 1 | j <= Integer.MIN_VALUE + 1 | j == 5", []string{"Integer.MAX_VALUE - 1", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "Integer.MIN_VALUE + 1", "5"}},
	{"char", "c", "Verifier.nondetChar()", "c >= 'a' & c <= 'c' | c == '1' | c == ','", []string{"'a'", "'b'", "'c'", "'1'", "','"}},
	{"boolean", "b", "Verifier.nondetBoolean()", "true", []string{"false", "true"}},
	{"long", "e", "Verifier.nondetLong()", "e >= -1L & e <= 2L | e == Long.MIN_VALUE | e == 4294967296L", []string{"-1L", "0L", "1L", "2L", "Long.MIN_VALUE", "4294967296L"}},
	{"double", "d", "Verifier.nondetDouble()", "d != d | d == 0 | d == -1.5 | d == 2.25 | d == 1e10", []string{"0.0 / 0", "0.0", "-0.0", "-1.5", "2.25", "1e10"}},
}

// templatesOf are the templates by type.
func templatesOf() map[byte][]string {
	m := map[byte][]string{}
	for _, block := range []struct {
		typ  byte
		text string
	}{{'i', libraryInts}, {'s', libraryTexts}, {'b', libraryConditions}, {'c', libraryChars}, {'l', libraryLongs}, {'d', libraryDoubles}} {
		for _, line := range strings.Split(strings.TrimSpace(block.text), "\n") {
			m[block.typ] = append(m[block.typ], strings.TrimSpace(line))
		}
	}
	return m
}

// library writes methods that call the library with inputs.
type library struct {
	*rand.Rand
	templates map[byte][]string
	inputs    [][]domain
	bodies    []string
	in        []domain
	only      string // templates that contain this go first
}

var letters = map[string]byte{"int": 'i', "String": 's', "char": 'c', "boolean": 'b', "long": 'l', "double": 'd'}

func (g *library) leaf(typ byte) string {
	var own []string
	for _, d := range g.in {
		if letters[d.typ] == typ {
			own = append(own, d.name)
		}
	}
	if len(own) > 0 && g.IntN(8) > 0 {
		return own[g.IntN(len(own))]
	}
	if g.IntN(3) > 0 { // made of an input of another type
		d := g.in[g.IntN(len(g.in))]
		from := letters[d.typ]
		switch {
		case typ == 's' && from != 's':
			return "(\"\" + " + d.name + ")"
		case typ == 's' || from == typ:
			return d.name
		case typ == 'b':
			return strings.ReplaceAll(map[byte]string{'i': "(? > 1)", 's': "?.isEmpty()", 'c': "(? == 'b')", 'l': "(? < 1)", 'd': "(? >= 0)"}[from], "?", d.name)
		case from == 'b':
			return "(" + d.name + map[byte]string{'i': " ? 2 : -1)", 'c': " ? 'a' : '-')", 'l': " ? 1L : 0L)", 'd': " ? 0.5 : -0.0)"}[typ]
		case from == 's':
			return strings.ReplaceAll(map[byte]string{'i': "?.length()", 'c': "?.charAt(0)", 'l': "(long) ?.length()", 'd': "(double) ?.length()"}[typ], "?", d.name)
		default:
			return map[byte]string{'i': "((int) ", 'c': "((char) ", 'l': "((long) ", 'd': "((double) "}[typ] + d.name + ")"
		}
	}
	return map[byte][]string{
		'i': {"0", "1", "-1", "3", "2"}, 's': {`"ab"`, `""`, `"b,a"`, `"-1"`, `"A"`}, 'c': {"'a'", "'-'", "','", "'\\u00e9'"},
		'b': {"flag", "!flag"}, 'l': {"1L", "-3L", "(1L << 40)"}, 'd': {"0.5", "-1.0", "1e9"},
	}[typ][g.IntN(map[byte]int{'i': 5, 's': 5, 'c': 4, 'b': 2, 'l': 3, 'd': 3}[typ])]
}

func (g *library) expr(typ byte, depth int) string {
	if depth == 0 {
		return g.leaf(typ)
	}
	list := g.templates[typ]
	t := list[g.IntN(len(list))]
	for g.only != "" && g.IntN(3) > 0 && !strings.Contains(t, g.only) {
		t = list[g.IntN(len(list))]
	}
	return "(" + g.fill(t, depth-1) + ")"
}

// fill puts expressions in the places of a template.
func (g *library) fill(t string, depth int) string {
	var b strings.Builder
	for i := 0; i < len(t); i++ {
		if t[i] == '#' && i+1 < len(t) && strings.IndexByte("iscbldf", t[i+1]) >= 0 {
			i++
			d := depth
			if g.IntN(3) == 0 {
				d = 0
			}
			if t[i] == 'f' {
				b.WriteString("few(" + g.expr('i', d) + ")")
			} else {
				b.WriteString(g.expr(t[i], d))
			}
			continue
		}
		b.WriteByte(t[i])
	}
	return b.String()
}

// body is that of method k, whose result is an int or a text.
func (g *library) body(result byte) string {
	var b strings.Builder
	fmt.Fprintf(&b, "    boolean flag = true;\n    int n = %s;\n    String t = %s;\n", g.leaf('i'), g.leaf('s'))
	for range 1 + g.IntN(3) {
		switch g.IntN(9) {
		case 0, 1:
			fmt.Fprintf(&b, "    n = %s;\n", g.expr('i', 2))
		case 2, 3:
			fmt.Fprintf(&b, "    t = %s;\n", g.expr('s', 2))
		case 4:
			fmt.Fprintf(&b, "    if (%s) return %s;\n", g.expr('b', 2), g.expr(result, 1))
		case 5:
			fmt.Fprintf(&b, "    if (%s) t += %s; else n -= %s;\n", g.expr('b', 2), g.expr('s', 1), g.expr('i', 1))
		case 6:
			fmt.Fprintf(&b, "    for (char q : t.toCharArray()) if (q == %s) n++;\n", g.leaf('c'))
		case 7:
			fmt.Fprintf(&b, "    try { n += %s; } catch (RuntimeException q) { t += q.getClass().getSimpleName(); } finally { flag = %s; }\n", g.expr('i', 2), g.expr('b', 1))
		case 8:
			fmt.Fprintf(&b, "    switch (t) { case \"ab\": n = 7; break; case \"b\": t = %s; case \"\": n++; break; default: flag = !flag; }\n", g.leaf('s'))
		}
	}
	last := g.expr(result, 2)
	if result == 'i' {
		last = "n * 31 + t.length() + " + last
	} else if g.IntN(2) == 0 {
		last = "t + n + " + last
	}
	fmt.Fprintf(&b, "    return %s;\n", last)
	return b.String()
}

// generateLibrary writes the class L with n methods. Its main runs one of them with unknown inputs, and fails if the
// result is a given one; without arguments it writes the results of all methods for all inputs.
func generateLibrary(seed uint64, n int, only string) (g *library, source string) {
	g = &library{Rand: rand.New(rand.NewPCG(seed, 3)), templates: templatesOf(), only: only}
	var methods, runs strings.Builder
	var all strings.Builder
	for k := range n {
		g.in = nil
		names := g.Perm(len(libraryDomains))[:2]
		for _, i := range names {
			g.in = append(g.in, libraryDomains[i])
		}
		g.inputs = append(g.inputs, g.in)
		result := "is"[g.IntN(2)]
		typ := map[byte]string{'i': "int", 's': "String"}[result]
		method := fmt.Sprintf("  static %s m%d(%s) throws Exception {\n%s  }\n", typ, k, parameters(g.in, true), g.body(result))
		g.bodies = append(g.bodies, method)
		methods.WriteString(method)
		fmt.Fprintf(&runs, "      case %d: {\n", k)
		for _, d := range g.in {
			fmt.Fprintf(&runs, "        %s %s = %s;\n", d.typ, d.name, d.draw)
		}
		for _, d := range g.in {
			if d.typ == "String" {
				fmt.Fprintf(&runs, "        Verifier.assume(%s.length() < (open < 2 ? 4 : 1000));\n", d.name)
			}
			fmt.Fprintf(&runs, "        if (open < 1) Verifier.assume(%s);\n", d.assume)
		}
		test := `("T" + %s).equals(target)`
		if result == 'i' {
			test = `target.startsWith("I") && %s == Integer.parseInt(target.substring(1))`
		}
		fmt.Fprintf(&runs, "        try { %s r = m%d(%s); if (%s) throw new Error(\"met\"); } catch (Exception q) { if (code(q).equals(target)) throw new Error(\"met\"); }\n        break;\n      }\n", typ, k, parameters(g.in, false), fmt.Sprintf(test, "r"))
		indent := "    "
		for _, d := range g.in {
			fmt.Fprintf(&all, "%sfor (%s %s : new %s[] {%s}) {\n", indent, d.typ, d.name, d.typ, strings.Join(d.values, ", "))
			indent += "  "
		}
		fmt.Fprintf(&all, "%stry { out.println(encode(\"%c\" + m%d(%s))); } catch (Exception q) { out.println(encode(code(q))); }\n    %s\n", indent, map[byte]byte{'i': 'I', 's': 'T'}[result], k, parameters(g.in, false), strings.Repeat("}", len(g.in)))
	}
	source = libraryHead + methods.String() +
		"  static void run(int k, String target, int open) {\n    switch (k) {\n" + runs.String() + "    }\n  }\n" +
		"  public static void main(String[] args) throws java.io.IOException {\n    if (args.length > 0) {\n      run(Integer.parseInt(args[0]), decode(args[1]), Integer.parseInt(args[2]));\n      return;\n    }\n    java.io.PrintStream out = new java.io.PrintStream(new java.io.BufferedOutputStream(System.out));\n" + all.String() + "    out.flush();\n  }\n}\n"
	return g, source
}
