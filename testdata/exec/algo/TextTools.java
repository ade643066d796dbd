package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** CSV, templates, justification, tables, word statistics, roman numerals, number words, ini files, soundex, wildcards. */
public class TextTools {
    static List<List<String>> csv(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i <= text.length(); i++) {
            int c = i < text.length() ? text.charAt(i) : -1;
            if (quoted) {
                if (c == -1) {
                    throw new IllegalArgumentException("open quote");
                }
                if (c != '"') {
                    cell.append((char) c);
                } else if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else {
                    quoted = false;
                }
            } else if (c == '"' && cell.length() == 0) {
                quoted = true;
            } else if (c == ',' || c == '\n' || c == -1) {
                if (c == -1 && row.isEmpty() && cell.length() == 0) {
                    break;
                }
                row.add(cell.toString());
                cell.setLength(0);
                if (c != ',') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else if (c != '\r') {
                cell.append((char) c);
            }
        }
        return rows;
    }

    static String quote(String s) {
        return s.matches("(?s).*[,\"\n].*") ? '"' + s.replace("\"", "\"\"") + '"' : s;
    }

    static final Map<String, UnaryOperator<String>> FILTERS = new TreeMap<>(Map.of("upper", s -> s.toUpperCase(Locale.ROOT), "trim", String::trim, "reverse", s -> new StringBuilder(s).reverse().toString(), "len", s -> String.valueOf(s.length())));

    static String template(String t, Map<String, ?> vars) {
        Matcher each = Pattern.compile("\\{% for (\\w+) in (\\w+) %}(.*?)\\{% end %}", Pattern.DOTALL).matcher(t);
        t = each.replaceAll(m -> {
            List<?> items = (List<?>) vars.get(m.group(2));
            StringBuilder sb = new StringBuilder();
            int n = 0;
            for (Object o : items) {
                Map<String, Object> inner = new LinkedHashMap<>(vars);
                inner.put(m.group(1), o);
                inner.put("index", ++n);
                sb.append(template(m.group(3), inner));
            }
            return Matcher.quoteReplacement(sb.toString());
        });
        Matcher v = Pattern.compile("\\{\\{\\s*([\\w.]+)((?:\\s*\\|\\s*\\w+)*)\\s*}}").matcher(t);
        StringBuilder out = new StringBuilder();
        while (v.find()) {
            Object o = vars;
            for (String k : v.group(1).split("\\.")) {
                o = o instanceof Map<?, ?> m ? m.get(k) : null;
            }
            if (o == null) {
                throw new IllegalStateException("undefined " + v.group(1));
            }
            String s = o.toString();
            for (String f : v.group(2).replace("|", " ").trim().split("\\s+")) {
                s = f.isEmpty() ? s : FILTERS.getOrDefault(f, x -> "?" + f + "?").apply(s);
            }
            v.appendReplacement(out, Matcher.quoteReplacement(s));
        }
        return v.appendTail(out).toString();
    }

    static List<String> justify(String text, int width) {
        List<String> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        int len = 0;
        for (String w : text.split("\\s+")) {
            if (len + w.length() + line.size() > width && !line.isEmpty()) {
                StringBuilder sb = new StringBuilder();
                int gaps = line.size() - 1;
                int spaces = width - len;
                for (int i = 0; i < line.size(); i++) {
                    sb.append(line.get(i));
                    if (i < gaps) {
                        sb.append(" ".repeat(spaces / gaps + (i < spaces % gaps ? 1 : 0)));
                    }
                }
                lines.add(sb.toString());
                line.clear();
                len = 0;
            }
            line.add(w);
            len += w.length();
        }
        lines.add(String.join(" ", line));
        return lines;
    }

    static String table(List<List<String>> rows) {
        int[] width = new int[rows.get(0).size()];
        rows.forEach(r -> IntStream.range(0, r.size()).forEach(i -> width[i] = Math.max(width[i], r.get(i).length())));
        StringJoiner sj = new StringJoiner("\n");
        for (List<String> r : rows) {
            StringBuilder sb = new StringBuilder("|");
            for (int i = 0; i < width.length; i++) {
                String s = i < r.size() ? r.get(i) : "";
                sb.append(String.format(s.matches("-?[\\d.]+") ? " %" + width[i] + "s |" : " %-" + width[i] + "s |", s));
            }
            sj.add(sb);
            if (r == rows.get(0)) {
                sj.add(Arrays.stream(width).mapToObj(w -> "-".repeat(w + 2)).collect(Collectors.joining("+", "+", "+")));
            }
        }
        return sj.toString();
    }

    static final TreeMap<Integer, String> ROMAN = new TreeMap<>();

    static {
        String[] s = {"I", "IV", "V", "IX", "X", "XL", "L", "XC", "C", "CD", "D", "CM", "M"};
        int[] v = {1, 4, 5, 9, 10, 40, 50, 90, 100, 400, 500, 900, 1000};
        for (int i = 0; i < s.length; i++) {
            ROMAN.put(v[i], s[i]);
        }
    }

    static String roman(int n) {
        if (n == 0) {
            return "";
        }
        int k = ROMAN.floorKey(n);
        return ROMAN.get(k) + roman(n - k);
    }

    static int unroman(String s) {
        int sum = 0;
        int last = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int v = new int[] {1, 5, 10, 50, 100, 500, 1000}["IVXLCDM".indexOf(s.charAt(i))];
            sum += v < last ? -v : v;
            last = Math.max(last, v);
        }
        return sum;
    }

    static final String[] SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
    static final String[] TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

    static String words(long n) {
        if (n < 0) {
            return "minus " + (n == Long.MIN_VALUE ? "(too large)" : words(-n));
        }
        if (n < 20) {
            return SMALL[(int) n];
        }
        if (n < 100) {
            return TENS[(int) n / 10 - 2] + (n % 10 == 0 ? "" : "-" + SMALL[(int) n % 10]);
        }
        long[] units = {1_000_000_000_000L, 1_000_000_000, 1_000_000, 1000, 100};
        String[] names = {"trillion", "billion", "million", "thousand", "hundred"};
        for (int i = 0;; i++) {
            if (n >= units[i]) {
                return words(n / units[i]) + " " + names[i] + (n % units[i] == 0 ? "" : (n % units[i] < 100 ? " and " : " ") + words(n % units[i]));
            }
        }
    }

    static String soundex(String s) {
        String codes = "01230120022455012623010202";
        StringBuilder sb = new StringBuilder(s.substring(0, 1).toUpperCase(Locale.ROOT));
        char last = codes.charAt(sb.charAt(0) - 'A');
        for (char c : s.toUpperCase(Locale.ROOT).substring(1).toCharArray()) {
            char k = codes.charAt(c - 'A');
            if (k != '0' && k != last) {
                sb.append(k);
            }
            last = c == 'H' || c == 'W' ? last : k;
        }
        return (sb + "000").substring(0, 4);
    }

    static boolean glob(String p, String s) {
        if (p.isEmpty()) {
            return s.isEmpty();
        }
        return switch (p.charAt(0)) {
            case '*' -> glob(p.substring(1), s) || !s.isEmpty() && glob(p, s.substring(1));
            case '?' -> !s.isEmpty() && glob(p.substring(1), s.substring(1));
            default -> !s.isEmpty() && s.charAt(0) == p.charAt(0) && glob(p.substring(1), s.substring(1));
        };
    }

    static Map<String, Map<String, String>> ini(String text) {
        Map<String, Map<String, String>> out = new TreeMap<>();
        String section = "";
        int n = 0;
        for (String l : (Iterable<String>) text.lines().map(String::strip)::iterator) {
            n++;
            if (l.isEmpty() || l.startsWith(";")) {
                continue;
            }
            if (l.startsWith("[") && l.endsWith("]")) {
                section = l.substring(1, l.length() - 1);
            } else if (l.contains("=")) {
                String[] kv = l.split("\\s*=\\s*", 2);
                out.computeIfAbsent(section, k -> new TreeMap<>()).merge(kv[0], kv[1], (a, b) -> a + "," + b);
            } else {
                throw new IllegalArgumentException("line " + n + ": " + l);
            }
        }
        return out;
    }

    public static void main(String[] args) {
        List<List<String>> rows = csv("name,qty,note\n\"Smith, J\",12,\"said \"\"hi\"\"\"\r\nplain,-3.5,\n,,\"two\nlines\"\nshort");
        System.out.println(rows.size() + " " + rows);
        System.out.println(rows.stream().map(r -> r.stream().map(TextTools::quote).collect(Collectors.joining(","))).collect(Collectors.joining("\\n")).replace("\n", "<nl>"));
        System.out.println(csv("") + " " + csv("\n") + " " + csv("a,") + " " + csv(csv("\"x\"\"\"").get(0).get(0)));
        try {
            csv("\"open");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(table(rows.subList(0, 3)));
        Map<String, Object> vars = Map.of("user", Map.of("name", " Ann$1 "), "items", List.of("pen", "cup"), "n", 3);
        System.out.println(template("Hi {{ user.name | trim | upper }}! {% for x in items %}{{index}}:{{x|reverse}} {% end %}{{n}}{{ n | nope }}", vars));
        try {
            template("{{ missing }}", vars);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        String text = "It was a bright cold day in April, and the clocks were striking thirteen; nobody but the old caretaker noticed anything extraordinary.";
        justify(text, 24).forEach(l -> System.out.println("|" + l + "|"));
        Map<Integer, List<String>> byLength = Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^a-z]+")).distinct().sorted().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(byLength);
        Map<Character, Long> letters = text.chars().filter(Character::isLetter).mapToObj(c -> (char) Character.toLowerCase(c)).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(letters);
        System.out.println(IntStream.of(1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999).mapToObj(TextTools::roman).toList() + " " + IntStream.rangeClosed(1, 1000).allMatch(i -> unroman(roman(i)) == i));
        for (long n : new long[] {0, 13, 21, 80, 100, 342, 1001, 12_345, 1_000_000, 7_000_000_019L, -45, 999_999_999_999L}) {
            System.out.println(n + " " + words(n));
        }
        System.out.println(List.of("Robert", "Rupert", "Ashcraft", "Tymczak", "Pfister", "Honeyman", "A").stream().map(TextTools::soundex).toList());
        System.out.println(glob("*.java", "A.java") + " " + glob("a?c*e", "abcde") + " " + glob("*a*b", "xxaxxbx") + " " + glob("", "") + " " + glob("**", ""));
        System.out.println(ini("top=1\n[a]\nx = 1\n; c\ny= 2 = 3\n[b]\n[a]\nx=4"));
        try {
            ini("ok=1\n\nbroken");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        String pal = "A man, a plan, a canal: Panama";
        String clean = pal.replaceAll("\\W", "").toLowerCase(Locale.ROOT);
        System.out.println(clean.contentEquals(new StringBuilder(clean).reverse()) + " " + List.of("listen", "silent", "enlist", "google", "elgoog").stream().collect(Collectors.groupingBy(w -> w.chars().sorted().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString(), TreeMap::new, Collectors.toList())));
    }
}
