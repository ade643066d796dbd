package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** In-memory tables with INSERT, UPDATE, DELETE and SELECT (where, join, group, order, limit) on streams. */
public class MiniSql {
    record Table(List<String> columns, List<Map<String, Object>> rows) {}

    static class SqlException extends RuntimeException {
        SqlException(String m, Object... a) {
            super(String.format(m, a));
        }
    }

    private final Map<String, Table> tables = new TreeMap<>();

    private static final Pattern CREATE = Pattern.compile("create table (\\w+) \\(([\\w, ]+)\\)");
    private static final Pattern INSERT = Pattern.compile("insert into (\\w+) values (.+)");
    private static final Pattern UPDATE = Pattern.compile("update (\\w+) set (\\w+) = (\\S+)(?: where (.+))?");
    private static final Pattern DELETE = Pattern.compile("delete from (\\w+)(?: where (.+))?");
    private static final Pattern SELECT = Pattern.compile("select (?<cols>.+?) from (?<t>\\w+)(?: join (?<j>\\w+) on (?<l>\\w+) = (?<r>\\w+))?"
        + "(?: where (?<w>.+?))?(?: group by (?<g>\\w+))?(?: order by (?<o>\\w+)(?<d> desc)?)?(?: limit (?<n>\\d+))?");
    private static final Pattern AGGREGATE = Pattern.compile("(sum|count|min|max|avg)\\((\\w+|\\*)\\)");

    Table table(String name) {
        Table t = tables.get(name);
        if (t == null) {
            throw new SqlException("no table %s, have %s", name, tables.keySet());
        }
        return t;
    }

    static Object literal(String s) {
        s = s.trim();
        if (s.equals("null")) {
            return null;
        }
        return s.startsWith("'") ? s.substring(1, s.length() - 1) : (Object) Integer.valueOf(s);
    }

    static Object column(Map<String, Object> row, String name) {
        if (!row.containsKey(name)) {
            throw new SqlException("no column %s in %s", name, row.keySet());
        }
        return row.get(name);
    }

    @SuppressWarnings("unchecked")
    static int compare(Object a, Object b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return ((Comparable<Object>) a).compareTo(b);
    }

    static Predicate<Map<String, Object>> where(String text) {
        if (text == null) {
            return r -> true;
        }
        return Arrays.stream(text.split(" or ")).map(part -> Arrays.stream(part.split(" and ")).map(MiniSql::term)
            .reduce(r -> true, Predicate::and)).reduce(r -> false, Predicate::or);
    }

    static Predicate<Map<String, Object>> term(String t) {
        Matcher m = Pattern.compile("(not )?(\\w+) (=|<>|<|>|like|is null) ?(.*)").matcher(t.trim());
        if (!m.matches()) {
            throw new SqlException("bad condition '%s'", t);
        }
        String col = m.group(2);
        Predicate<Map<String, Object>> p = switch (m.group(3)) {
            case "=" -> r -> compare(column(r, col), literal(m.group(4))) == 0;
            case "<>" -> r -> compare(column(r, col), literal(m.group(4))) != 0;
            case "<" -> r -> column(r, col) != null && compare(column(r, col), literal(m.group(4))) < 0;
            case ">" -> r -> compare(column(r, col), literal(m.group(4))) > 0;
            case "like" -> {
                Pattern like = Pattern.compile(((String) literal(m.group(4))).replace("%", ".*").replace('_', '.'));
                yield r -> like.matcher(String.valueOf(column(r, col))).matches();
            }
            default -> r -> column(r, col) == null;
        };
        return m.group(1) == null ? p : p.negate();
    }

    String run(String sql) {
        Matcher m = CREATE.matcher(sql);
        if (m.matches()) {
            if (tables.putIfAbsent(m.group(1), new Table(List.of(m.group(2).split(", ?")), new ArrayList<>())) != null) {
                throw new SqlException("table %s exists", m.group(1));
            }
            return "created";
        }
        m = INSERT.matcher(sql);
        if (m.matches()) {
            Table t = table(m.group(1));
            int n = 0;
            Matcher row = Pattern.compile("\\(([^)]*)\\)").matcher(m.group(2));
            while (row.find()) {
                String[] values = row.group(1).split(",");
                if (values.length != t.columns().size()) {
                    throw new SqlException("%d values for %d columns", values.length, t.columns().size());
                }
                Map<String, Object> r = new LinkedHashMap<>();
                IntStream.range(0, values.length).forEach(i -> r.put(t.columns().get(i), literal(values[i])));
                t.rows().add(r);
                n++;
            }
            return n + " inserted";
        }
        m = UPDATE.matcher(sql);
        if (m.matches()) {
            String col = m.group(2);
            Object v = literal(m.group(3));
            return table(m.group(1)).rows().stream().filter(where(m.group(4))).peek(r -> r.put(col, v)).count() + " updated";
        }
        m = DELETE.matcher(sql);
        if (m.matches()) {
            List<Map<String, Object>> rows = table(m.group(1)).rows();
            int before = rows.size();
            rows.removeIf(where(m.group(2)));
            return before - rows.size() + " deleted";
        }
        m = SELECT.matcher(sql);
        if (m.matches()) {
            return select(m);
        }
        throw new SqlException("cannot parse: %s", sql);
    }

    private String select(Matcher m) {
        var rows = table(m.group("t")).rows().stream();
        if (m.group("j") != null) {
            Table right = table(m.group("j"));
            String l = m.group("l");
            String r = m.group("r");
            rows = rows.flatMap(a -> right.rows().stream().filter(b -> column(a, l) != null && column(a, l).equals(column(b, r))).map(b -> {
                Map<String, Object> c = new LinkedHashMap<>(a);
                c.putAll(b);
                return c;
            }));
        }
        List<Map<String, Object>> kept = rows.filter(where(m.group("w"))).collect(Collectors.toList());
        List<String> cols = m.group("cols").equals("*") ? kept.isEmpty() ? List.of() : List.copyOf(kept.get(0).keySet())
            : Arrays.asList(m.group("cols").split(", ?"));
        boolean aggregate = cols.stream().anyMatch(c -> AGGREGATE.matcher(c).matches());
        if (aggregate || m.group("g") != null) {
            String g = m.group("g");
            Map<Object, List<Map<String, Object>>> groups = kept.stream().collect(Collectors.groupingBy(
                r -> g == null ? "all" : String.valueOf(column(r, g)), TreeMap::new, Collectors.toList()));
            kept = groups.values().stream().map(rs -> {
                Map<String, Object> out = new LinkedHashMap<>();
                for (String c : cols) {
                    Matcher a = AGGREGATE.matcher(c);
                    out.put(c, a.matches() ? aggregate(a.group(1), a.group(2), rs) : column(rs.get(0), c));
                }
                return out;
            }).collect(Collectors.toList());
        }
        if (m.group("o") != null) {
            String o = m.group("o");
            Comparator<Map<String, Object>> c = (a, b) -> compare(column(a, o), column(b, o));
            kept.sort(m.group("d") == null ? c : c.reversed());
        }
        return kept.stream().limit(m.group("n") == null ? Long.MAX_VALUE : Long.parseLong(m.group("n")))
            .map(r -> cols.stream().map(c -> String.valueOf(column(r, c))).collect(Collectors.joining("|")))
            .collect(Collectors.joining("\n  ", String.join("|", cols) + "\n  ", ""));
    }

    private static Object aggregate(String f, String col, List<Map<String, Object>> rows) {
        if (f.equals("count")) {
            return rows.stream().filter(r -> col.equals("*") || column(r, col) != null).count();
        }
        var stats = rows.stream().map(r -> (Integer) column(r, col)).filter(x -> x != null).mapToInt(x -> x).summaryStatistics();
        return switch (f) {
            case "sum" -> stats.getSum();
            case "min" -> stats.getMin();
            case "max" -> stats.getMax();
            default -> stats.getAverage();
        };
    }

    public static void main(String[] args) {
        MiniSql db = new MiniSql();
        String[] script = {
            "create table emp (id, name, dept, pay)",
            "create table dep (code, title)",
            "create table emp (x)",
            "insert into emp values (1, 'ann', 10, 500), (2, 'bob', 20, 400), (3, 'cat', 10, 650), (4, 'dan', null, 300), (5, 'eve', 20, 400)",
            "insert into dep values (10, 'tools'), (20, 'sales'), (30, 'empty')",
            "insert into dep values (1)",
            "select * from emp",
            "select name, pay from emp where pay > 350 and dept = 20 or name like '%a%' order by name desc",
            "select name, title from emp join dep on dept = code order by name limit 3",
            "select title, sum(pay), count(*), avg(pay) from emp join dep on dept = code group by title order by title",
            "select count(dept), max(pay), min(name) from emp",
            "select count(dept), max(pay), min(pay) from emp",
            "update emp set pay = 999 where dept is null",
            "select name, dept, pay from emp where not dept = 10 order by pay desc",
            "delete from emp where pay < 450 and name <> 'eve'",
            "select dept, count(*) from emp group by dept",
            "select nope from emp", "select * from nowhere", "drop everything", "select * from emp where pay ~ 3", "delete from emp",
            "select * from emp",
        };
        for (String sql : script) {
            System.out.println("> " + sql);
            try {
                System.out.println("  " + db.run(sql));
            } catch (SqlException e) {
                System.out.println("  error: " + e.getMessage());
            } catch (ClassCastException e) {
                System.out.println("  type error");
            }
        }
    }
}
