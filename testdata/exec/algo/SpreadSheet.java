package algo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A spreadsheet: formulas, ranges, dependency graph, incremental recalculation, cycle and error values. */
public class SpreadSheet {
    private static final Pattern REF = Pattern.compile("([A-Z])(\\d+)");
    private static final Pattern TOKEN = Pattern.compile("\\s*(?:(?<range>[A-Z]\\d+:[A-Z]\\d+)|(?<ref>[A-Z]\\d+)|(?<num>\\d+(?:\\.\\d+)?)|(?<fn>[A-Z]+)(?=\\()|(?<op>[-+*/(),<]))");

    static final class CellError extends RuntimeException {
        CellError(String m) {
            super(m, null, false, false);
        }
    }

    private static class Cell {
        String text = "";
        Object value;
        final Set<String> inputs = new LinkedHashSet<>();
    }

    private final Map<String, Cell> cells = new TreeMap<>();
    private final Map<String, Set<String>> users = new TreeMap<>();
    int evaluations;

    private Cell cell(String ref) {
        return cells.computeIfAbsent(ref, k -> new Cell());
    }

    List<String> set(String ref, String text) {
        Cell c = cell(ref);
        c.inputs.forEach(i -> users.get(i).remove(ref));
        c.inputs.clear();
        c.text = text;
        if (text.startsWith("=")) {
            Matcher m = TOKEN.matcher(text);
            while (m.find()) {
                if (m.group("range") != null) {
                    c.inputs.addAll(expand(m.group("range")));
                } else if (m.group("ref") != null) {
                    c.inputs.add(m.group("ref"));
                }
            }
            c.inputs.forEach(i -> users.computeIfAbsent(i, k -> new LinkedHashSet<>()).add(ref));
        }
        List<String> order = new ArrayList<>();
        Map<String, Boolean> state = new LinkedHashMap<>();
        Set<String> cyclic = new LinkedHashSet<>();
        visit(ref, state, order, cyclic);
        for (int i = order.size() - 1; i >= 0; i--) {
            recalculate(order.get(i), cyclic);
        }
        return order;
    }

    private void visit(String ref, Map<String, Boolean> state, List<String> order, Set<String> cyclic) {
        Boolean s = state.get(ref);
        if (s != null) {
            if (!s) {
                cyclic.add(ref);
            }
            return;
        }
        state.put(ref, false);
        for (String u : users.getOrDefault(ref, Set.of())) {
            visit(u, state, order, cyclic);
        }
        state.put(ref, true);
        order.add(ref);
    }

    private void recalculate(String ref, Set<String> cyclic) {
        Cell c = cell(ref);
        evaluations++;
        try {
            if (cyclic.contains(ref)) {
                throw new CellError("#CYCLE");
            }
            if (c.text.startsWith("=")) {
                c.value = new Formula(c.text.substring(1)).run();
            } else {
                try {
                    c.value = c.text.isEmpty() ? null : (Object) Double.valueOf(c.text);
                } catch (NumberFormatException e) {
                    c.value = c.text;
                }
            }
        } catch (CellError e) {
            c.value = e;
        }
    }

    static List<String> expand(String range) {
        Matcher m = REF.matcher(range);
        m.find();
        char c1 = m.group(1).charAt(0);
        int r1 = Integer.parseInt(m.group(2));
        m.find();
        char c2 = m.group(1).charAt(0);
        int r2 = Integer.parseInt(m.group(2));
        List<String> out = new ArrayList<>();
        for (char c = c1; c <= c2; c++) {
            for (int r = r1; r <= r2; r++) {
                out.add("" + c + r);
            }
        }
        return out;
    }

    private Object valueOf(String ref) {
        Cell c = cells.get(ref);
        Object v = c == null ? null : c.value;
        if (v instanceof CellError e) {
            throw new CellError(e.getMessage());
        }
        return v;
    }

    private double number(Object v) {
        if (v == null) {
            return 0;
        }
        if (v instanceof Double d) {
            return d;
        }
        throw new CellError("#VALUE");
    }

    private final class Formula {
        private final List<String> tokens = new ArrayList<>();
        private int at;

        Formula(String s) {
            Matcher m = TOKEN.matcher(s);
            int end = 0;
            while (m.lookingAt()) {
                tokens.add(m.group().trim());
                end = m.end();
                m.region(end, s.length());
            }
            if (end != s.length()) {
                throw new CellError("#PARSE@" + end);
            }
            tokens.add("$");
        }

        double run() {
            double d = sum();
            if (!tokens.get(at).equals("$")) {
                throw new CellError("#PARSE");
            }
            return d;
        }

        double sum() {
            double d = product();
            while ("+-".contains(tokens.get(at))) {
                d = tokens.get(at++).equals("+") ? d + product() : d - product();
            }
            return d;
        }

        double product() {
            double d = atom();
            while ("*/".contains(tokens.get(at))) {
                boolean times = tokens.get(at++).equals("*");
                double x = atom();
                if (!times && x == 0) {
                    throw new CellError("#DIV/0");
                }
                d = times ? d * x : d / x;
            }
            return d;
        }

        double atom() {
            String t = tokens.get(at++);
            if (t.equals("(")) {
                double d = sum();
                at++;
                return d;
            }
            if (t.equals("-")) {
                return -atom();
            }
            if (Character.isDigit(t.charAt(0))) {
                return Double.parseDouble(t);
            }
            if (REF.matcher(t).matches()) {
                return number(valueOf(t));
            }
            if (!tokens.get(at).equals("(")) {
                throw new CellError("#PARSE");
            }
            at++;
            List<Object> values = new ArrayList<>();
            while (!tokens.get(at).equals(")")) {
                String a = tokens.get(at);
                if (a.indexOf(':') > 0) {
                    expand(a).forEach(r -> values.add(valueOf(r)));
                    at++;
                } else {
                    values.add(sum());
                }
                if (tokens.get(at).equals(",")) {
                    at++;
                }
            }
            at++;
            List<Double> numbers = values.stream().filter(Objects::nonNull).map(SpreadSheet.this::number).toList();
            return switch (t) {
                case "SUM" -> numbers.stream().mapToDouble(d -> d).sum();
                case "AVG" -> numbers.stream().mapToDouble(d -> d).average().orElseThrow(() -> new CellError("#DIV/0"));
                case "MAX" -> numbers.stream().mapToDouble(d -> d).max().orElse(0);
                case "COUNT" -> numbers.size();
                default -> throw new CellError("#NAME " + t);
            };
        }
    }

    void show() {
        System.out.println(cells.entrySet().stream().map(e -> e.getKey() + "=" + (e.getValue().value instanceof Double d
            ? String.format(Locale.ROOT, "%.2f", d) : e.getValue().value instanceof CellError x ? x.getMessage() : e.getValue().value))
            .collect(Collectors.joining(" ")));
    }

    public static void main(String[] args) {
        SpreadSheet s = new SpreadSheet();
        String[][] edits = {{"A1", "10"}, {"A2", "20"}, {"A3", "=A1+A2*2"}, {"B1", "=SUM(A1:A3)"}, {"B2", "=AVG(A1:A3, 100)"},
            {"C1", "=B1/(A1-10)"}, {"A1", "11"}, {"C2", "label"}, {"C3", "=C2+1"}, {"D1", "=C1+C3"}, {"A1", "=B1"}, {"A1", "3"},
            {"D2", "=MAX(A1:B2)-COUNT(A1:D1)"}, {"C2", ""}, {"D3", "=FOO(1)"}, {"D4", "=1+"}, {"D5", "=2 ? 3"}, {"E1", "=E1"}, {"C2", "7.5"}};
        for (String[] e : edits) {
            try {
                System.out.println(e[0] + " := " + e[1] + " -> " + s.set(e[0], e[1]));
            } catch (IndexOutOfBoundsException x) {
                System.out.println(e[0] + " index");
            }
            s.show();
        }
        System.out.println(s.evaluations + " evaluations");
    }
}
