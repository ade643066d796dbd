package gov.nasa.jpf.util.test;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON into maps, lists, strings, doubles and booleans: enough for gojpf's report. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.blanks();
        if (json.at < text.length()) {
            throw json.error("the end");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return value instanceof Map ? (Map<String, Object>) value : Map.of();
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return value instanceof List ? (List<Object>) value : List.of();
    }

    static String text(Object value) {
        return value == null ? "" : value.toString();
    }

    private Object value() {
        blanks();
        switch (at < text.length() ? text.charAt(at) : 0) {
            case '{': return map();
            case '[': return array();
            case '"': return string();
            case 't': return word("true", Boolean.TRUE);
            case 'f': return word("false", Boolean.FALSE);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        expect('{');
        if (!skip('}')) {
            do {
                blanks();
                String key = string();
                expect(':');
                map.put(key, value());
            } while (skip(','));
            expect('}');
        }
        return map;
    }

    private List<Object> array() {
        List<Object> list = new ArrayList<>();
        expect('[');
        if (!skip(']')) {
            do {
                list.add(value());
            } while (skip(','));
            expect(']');
        }
        return list;
    }

    private String string() {
        expect('"');
        StringBuilder b = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c != '\\') {
                b.append(c);
                continue;
            }
            if (at == text.length()) {
                break;
            }
            c = text.charAt(at++);
            int simple = "bfnrt".indexOf(c);
            if (simple >= 0) {
                b.append("\b\f\n\r\t".charAt(simple));
            } else if (c == 'u' && at + 4 <= text.length()) {
                b.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                at += 4;
            } else {
                b.append(c);
            }
        }
        expect('"');
        return b.toString();
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw error(word);
        }
        at += word.length();
        return value;
    }

    private Double number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (at == start) {
            throw error("a value");
        }
        return Double.valueOf(text.substring(start, at));
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private boolean skip(char c) {
        blanks();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char c) {
        if (!skip(c)) {
            throw error("'" + c + "'");
        }
    }

    private IllegalStateException error(String expected) {
        return new IllegalStateException("unreadable report: expected " + expected + " at character " + at);
    }
}
