package algo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON parser with error positions, a pretty and a compact printer, and a path query. */
public class JsonTool {
    static final class JsonException extends RuntimeException {
        final int position;

        JsonException(String message, int position) {
            super(message + " at " + position);
            this.position = position;
        }
    }

    static final class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        Object parse() {
            Object v = value(0);
            space();
            if (at != text.length()) {
                throw new JsonException("trailing input", at);
            }
            return v;
        }

        private void space() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
        }

        private char peek() {
            if (at >= text.length()) {
                throw new JsonException("unexpected end", at);
            }
            return text.charAt(at);
        }

        private void expect(char c) {
            if (peek() != c) {
                throw new JsonException("expected '" + c + "' but saw '" + peek() + "'", at);
            }
            at++;
        }

        private Object value(int depth) {
            if (depth > 20) {
                throw new JsonException("too deep", at);
            }
            space();
            switch (peek()) {
                case '{': {
                    at++;
                    Map<String, Object> m = new LinkedHashMap<>();
                    space();
                    if (peek() == '}') {
                        at++;
                        return m;
                    }
                    do {
                        space();
                        String key = string();
                        space();
                        expect(':');
                        if (m.putIfAbsent(key, value(depth + 1)) != null) {
                            throw new JsonException("duplicate key " + key, at);
                        }
                        space();
                    } while (accept(','));
                    expect('}');
                    return m;
                }
                case '[': {
                    at++;
                    List<Object> l = new ArrayList<>();
                    space();
                    if (accept(']')) {
                        return l;
                    }
                    do {
                        l.add(value(depth + 1));
                        space();
                    } while (accept(','));
                    expect(']');
                    return l;
                }
                case '"':
                    return string();
                case 't':
                    return word("true", Boolean.TRUE);
                case 'f':
                    return word("false", Boolean.FALSE);
                case 'n':
                    return word("null", null);
                default:
                    return number();
            }
        }

        private boolean accept(char c) {
            if (at < text.length() && text.charAt(at) == c) {
                at++;
                return true;
            }
            return false;
        }

        private Object word(String w, Object v) {
            if (!text.startsWith(w, at)) {
                throw new JsonException("bad literal", at);
            }
            at += w.length();
            return v;
        }

        private Object number() {
            int start = at;
            accept('-');
            while (at < text.length() && Character.isDigit(text.charAt(at))) {
                at++;
            }
            boolean real = false;
            if (accept('.')) {
                real = true;
                while (at < text.length() && Character.isDigit(text.charAt(at))) {
                    at++;
                }
            }
            if (accept('e') || accept('E')) {
                real = true;
                if (!accept('-')) {
                    accept('+');
                }
                while (at < text.length() && Character.isDigit(text.charAt(at))) {
                    at++;
                }
            }
            String s = text.substring(start, at);
            try {
                if (real) {
                    return Double.valueOf(s);
                }
                return Long.valueOf(s);
            } catch (NumberFormatException e) {
                throw new JsonException("bad number '" + s + "'", start);
            }
        }

        private String string() {
            expect('"');
            StringBuilder sb = new StringBuilder();
            for (;;) {
                char c = peek();
                at++;
                if (c == '"') {
                    return sb.toString();
                }
                if (c < ' ') {
                    throw new JsonException("control character", at - 1);
                }
                if (c != '\\') {
                    sb.append(c);
                    continue;
                }
                c = peek();
                at++;
                int i = "bfnrt\"\\/".indexOf(c);
                if (i >= 0) {
                    sb.append("\b\f\n\r\t\"\\/".charAt(i));
                } else if (c == 'u') {
                    sb.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                } else {
                    throw new JsonException("bad escape", at - 1);
                }
            }
        }
    }

    static void quote(StringBuilder sb, String s) {
        sb.append('"');
        for (char c : s.toCharArray()) {
            switch (c) {
                case '"' -> sb.append("\\\"");
                case '\\' -> sb.append("\\\\");
                case '\n' -> sb.append("\\n");
                case '\t' -> sb.append("\\t");
                default -> {
                    if (c < 32 || c > 126) {
                        sb.append(String.format("\\u%04x", (int) c));
                    } else {
                        sb.append(c);
                    }
                }
            }
        }
        sb.append('"');
    }

    static void print(StringBuilder sb, Object v, int indent, boolean pretty) {
        String pad = pretty ? "\n" + "  ".repeat(indent + 1) : "";
        String end = pretty ? "\n" + "  ".repeat(indent) : "";
        if (v instanceof Map<?, ?> m) {
            sb.append('{');
            String sep = "";
            for (Map.Entry<?, ?> e : m.entrySet()) {
                sb.append(sep).append(pad);
                quote(sb, (String) e.getKey());
                sb.append(pretty ? ": " : ":");
                print(sb, e.getValue(), indent + 1, pretty);
                sep = ",";
            }
            sb.append(m.isEmpty() ? "" : end).append('}');
        } else if (v instanceof List<?> l) {
            sb.append('[');
            String sep = "";
            for (Object o : l) {
                sb.append(sep).append(pad);
                print(sb, o, indent + 1, pretty);
                sep = ",";
            }
            sb.append(l.isEmpty() ? "" : end).append(']');
        } else if (v instanceof String s) {
            quote(sb, s);
        } else {
            sb.append(v);
        }
    }

    static String compact(Object v) {
        StringBuilder sb = new StringBuilder();
        print(sb, v, 0, false);
        return sb.toString();
    }

    static Object query(Object v, String path) {
        for (String step : path.split("/")) {
            if (v instanceof Map<?, ?> m) {
                v = m.get(step);
            } else if (v instanceof List<?> l) {
                v = l.get(Integer.parseInt(step));
            } else {
                throw new IllegalStateException("no step " + step + " in " + v);
            }
        }
        return v;
    }

    public static void main(String[] args) {
        String doc = """
            {"name": "Widget \\"A\\"", "price": 12.50, "count": 42, "tags": ["x", "y\\tz", "\\u00e9\\u4e2d"],
             "dims": {"w": 1e3, "h": -2.5E-2, "d": -0}, "none": null, "ok": true, "no": false,
             "empty": {}, "list": [], "nest": [[1, 2], [3, [4, {"k": [5]}]]]}
            """;
        Object v = new Parser(doc).parse();
        System.out.println(compact(v));
        StringBuilder sb = new StringBuilder();
        print(sb, v, 0, true);
        System.out.println(sb);
        System.out.println(compact(new Parser(sb.toString()).parse()).equals(compact(v)));
        for (String p : List.of("name", "dims/w", "nest/1/1/1/k/0", "tags/2", "none", "dims/h")) {
            Object r = query(v, p);
            System.out.println(p + " -> " + compact(r) + " " + (r == null ? "null" : r.getClass().getSimpleName()));
        }
        String[] bad = {"", "{", "[1,", "[1 2]", "{\"a\" 1}", "tru", "\"abc", "1 2", "{\"a\":1,\"a\":2}", "\"\\q\"",
            "-", "99999999999999999999", "\"a\nb\"", "[".repeat(30), "1.5e", "{a:1}"};
        for (String b : bad) {
            try {
                System.out.println("accepted " + compact(new Parser(b).parse()));
            } catch (JsonException e) {
                System.out.println(e.position + ": " + e.getMessage());
            }
        }
        try {
            query(v, "tags/9");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            query(v, "count/x");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
