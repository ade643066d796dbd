package algo;

import java.util.*;
import java.util.regex.*;

/** A JSON reader with positions in its errors, a writer, and templates over the tree. */
public class JsonTemplates {
    sealed interface J permits JObj, JArr, JStr, JNum, JBool, JNull {
        default J get(String k) {
            throw new UnsupportedOperationException(getClass().getSimpleName() + ".get(" + k + ")");
        }
    }
    record JObj(LinkedHashMap<String, J> m) implements J {
        @Override public J get(String k) {
            return m.getOrDefault(k, JNull.NULL);
        }
    }
    record JArr(List<J> l) implements J {
        @Override public J get(String k) {
            return l.get(Integer.parseInt(k));
        }
    }
    record JStr(String s) implements J {}
    record JNum(double d) implements J {}
    record JBool(boolean b) implements J {}
    enum JNull implements J {
        NULL
    }
    static class ParseError extends RuntimeException {
        ParseError(String m, int line, int col) {
            super(m + " at " + line + ":" + col);
        }
    }
    static class Reader {
        final String s;
        int p;
        Reader(String s) {
            this.s = s;
        }
        ParseError err(String m) {
            int line = 1, col = 1;
            for (int i = 0; i < Math.min(p, s.length()); i++) if (s.charAt(i) == '\n') {
                line++;
                col = 1;
            } else col++;
            return new ParseError(m, line, col);
        }
        void ws() {
            while (p < s.length() && " \t\r\n".indexOf(s.charAt(p)) >= 0) p++;
        }
        char peek() {
            ws();
            if (p >= s.length()) throw err("unexpected end");
            return s.charAt(p);
        }
        void expect(char c) {
            if (peek() != c) throw err("expected '" + c + "' but got '" + s.charAt(p) + "'");
            p++;
        }
        J value() {
            char c = peek();
            return switch (c) {
                case '{' -> obj();
                case '[' -> arr();
                case '"' -> new JStr(str());
                case 't', 'f', 'n' -> word();
                default -> {
                    if (c == '-' || c >= '0' && c <= '9') yield num();
                    throw err("unexpected '" + c + "'");
                }
            };
        }
        J word() {
            for (var e : Map.of("true", (J) new JBool(true), "false", new JBool(false), "null",
                    JNull.NULL).entrySet()) if (s.startsWith(e.getKey(), p)) {
                p += e.getKey().length();
                return e.getValue();
            }
            throw err("bad word");
        }
        J num() {
            Matcher m = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?").matcher(s).region(p, s.length());
            if (!m.lookingAt()) throw err("bad number");
            p = m.end();
            return new JNum(Double.parseDouble(m.group()));
        }
        String str() {
            expect('"');
            StringBuilder b = new StringBuilder();
            while (true) {
                if (p >= s.length()) throw err("unterminated string");
                char c = s.charAt(p++);
                if (c == '"') return b.toString();
                if (c == '\\') {
                    c = s.charAt(p++);
                    switch (c) {
                        case 'n': b.append('\n');
                        break;
                        case 't': b.append('\t');
                        break;
                        case 'u': b.append((char) Integer.parseInt(s, p, p + 4, 16));
                        p += 4;
                        break;
                        case '"': case '\\': case '/': b.append(c);
                        break;
                        default: p--;
                        throw err("bad escape");
                    }
                } else if (c < ' ') throw err("control char");
                else b.append(c);
            }
        }
        J arr() {
            expect('[');
            List<J> l = new ArrayList<>();
            if (peek() == ']') {
                p++;
                return new JArr(l);
            }
            while (true) {
                l.add(value());
                if (peek() == ',') p++;
                else break;
            }
            expect(']');
            return new JArr(Collections.unmodifiableList(l));
        }
        J obj() {
            expect('{');
            var m = new LinkedHashMap<String, J>();
            if (peek() == '}') {
                p++;
                return new JObj(m);
            }
            do {
                if (peek() == ',') p++;
                ws();
                String k = str();
                expect(':');
                if (m.put(k, value()) != null) throw err("duplicate key " + k);
            }
            while (peek() == ',');
            expect('}');
            return new JObj(m);
        }
        J all() {
            J v = value();
            ws();
            if (p < s.length()) throw err("trailing text");
            return v;
        }
    }
    static void write(J j, StringBuilder b, int ind) {
        String pad = "  ".repeat(ind);
        if (j instanceof JObj o) {
            if (o.m().isEmpty()) {
                b.append("{}");
                return;
            }
            b.append("{\n");
            int i = 0;
            for (var e : o.m().entrySet()) {
                b.append(pad).append("  ").append(quote(e.getKey())).append(": ");
                write(e.getValue(), b, ind + 1);
                b.append(++i < o.m().size() ? ",\n" : "\n");
            }
            b.append(pad).append('}');
        } else if (j instanceof JArr a) {
            StringJoiner sj = new StringJoiner(", ", "[", "]");
            for (J x : a.l()) {
                StringBuilder t = new StringBuilder();
                write(x, t, ind + 1);
                sj.add(t);
            }
            b.append(sj);
        } else if (j instanceof JStr s) b.append(quote(s.s()));
        else if (j instanceof JNum n) b.append(n.d() == (long) n.d() && Math.abs(n.d()) < 1e15
                ? Long.toString((long) n.d()) : Double.toString(n.d()));
        else if (j instanceof JBool x) b.append(x.b());
        else b.append("null");
    }
    static String quote(String s) {
        StringBuilder b = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case '"' -> b.append("\\\"");
                case '\\' -> b.append("\\\\");
                case '\n' -> b.append("\\n");
                default -> {
                    if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
                    else b.append(c);
                }
            }
        }
        return b.append('"').toString();
    }
    static String render(String t, J ctx) {
        Matcher m = Pattern.compile("\\{\\{(#|/)?\\s*([\\w.]+)\\s*}}").matcher(t);
        StringBuilder b = new StringBuilder();
        while (m.find()) {
            J v = ctx;
            for (String k : m.group(2).split("\\.")) v = v.get(k);
            StringBuilder x = new StringBuilder();
            if (v instanceof JStr s) x.append(s.s());
            else write(v, x, 0);
            m.appendReplacement(b, Matcher.quoteReplacement(x.toString()));
        }
        return m.appendTail(b).toString();
    }
    public static void main(String[] a) {
        String src = """
      {"name": "caf\\u00e9 \\"x\\"", "n": [1, 2.5, -3e2, 1e20], "nested": {"t": true, "f": false, "z": null, "e": {}, "el": []},
       "deep": [[[{"k": "v\\n"}]]]}
      """
        ;
        J j = new Reader(src).all();
        StringBuilder b = new StringBuilder();
        write(j, b, 0);
        System.out.println(b);
        J again = new Reader(b.toString()).all();
        System.out.println(again.equals(j) + " " + (again.hashCode() == j.hashCode()));
        System.out.println(render("Hi {{name}}, first={{ n.0 }} all={{n}} $1 \\ {{nested.t}} {{nested.nope}}", j));
        for (String bad : new String[]{"", "[1,", "{\"a\" 1}", "[1 2]", "tru", "\"ab", "{\"a\":1,\"a\":2}", "[1]x",
                "\"\\q\"", "-", "[\n\n  ?]", "01", "{1:2}"}) try {
            System.out.println(new Reader(bad).all());
        } catch (ParseError e) {
            System.out.println(bad.replace("\n", "~") + " => " + e.getMessage());
        }
        try {
            j.get("name").get("q");
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            j.get("n").get("9");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(j.get("nested"));
    }
}
