package algo;

import java.io.*;
import java.nio.file.*;
import java.time.*;
import java.util.*;
import java.util.stream.*;

/** A log analyser, CSV, a spreadsheet with cycles, schedules, calendars and time zones. */
public class LogsAndSheets {
    record Entry(LocalDateTime at, String level, String user, int ms) {
        static Entry parse(String l) {
            String[] p = l.split("\\s+", 4);
            if (p.length < 4) throw new IllegalArgumentException("short line: " + l);
            String[] kv = p[3].split("[=;]");
            return new Entry(LocalDateTime.parse(p[0] + "T" + p[1]), p[2], kv[1], Integer.parseInt(kv[3].trim()));
        }
    }
    static void show(Object o) {
        System.out.println(o);
    }
    static Map<String, String> csv(String header, String line) {
        String[] h = header.split(",");
        List<String> v = new ArrayList<>();
        StringBuilder cur = new StringBuilder();
        boolean q = false;
        for (char c : (line + ",").toCharArray()) {
            if (c == '"') q = !q;
            else if (c == ',' && !q) {
                v.add(cur.toString());
                cur.setLength(0);
            } else cur.append(c);
        }
        Map<String, String> m = new LinkedHashMap<>();
        for (int i = 0; i < h.length; i++) m.put(h[i], i < v.size() ? v.get(i) : "");
        return m;
    }
    static class Sheet {
        final Map<String, String> cells = new TreeMap<>();
        final Set<String> busy = new LinkedHashSet<>();
        double eval(String c) {
            if (!busy.add(c)) throw new IllegalStateException("cycle " + busy);
            try {
                String f = cells.getOrDefault(c, "0");
                if (!f.startsWith("=")) return Double.parseDouble(f);
                double s = 0;
                for (String t : f.substring(1).split("(?=[+-])")) {
                    String u = t.replaceAll("[+-]", "").trim();
                    double v = u.matches("[A-Z]\\d+") ? eval(u) : u.matches("SUM\\([A-Z]\\d+:[A-Z]\\d+\\)")
                            ? range(u) : Double.parseDouble(u);
                    s += t.startsWith("-") ? -v : v;
                }
                return s;
            } finally {
                busy.remove(c);
            }
        }
        double range(String u) {
            char col = u.charAt(4);
            int a = Integer.parseInt(u.substring(5, u.indexOf(':'))), b = Integer.parseInt(u.substring(u.indexOf(':')
                    + 2, u.length() - 1));
            return IntStream.rangeClosed(a, b).mapToDouble(i -> eval("" + col + i)).sum();
        }
    }
    public static void main(String[] args) throws Exception {
        Path d = Files.createTempDirectory("j02");
        Path log = d.resolve("app.log");
        Files.write(log, List.of("2024-03-01 10:00:00 INFO user=ann;ms=12",
                "2024-03-01 10:00:05 WARN user=bob;ms=150", "2024-03-01 10:01:00 ERROR user=ann;ms=900", "garbage",
                "2024-03-01 11:59:59 INFO user=cy;ms=7", "2024-03-02 00:00:01 INFO user=bob;ms=70"));
        List<Entry> es = new ArrayList<>();
        int n = 0;
        try (BufferedReader r = Files.newBufferedReader(log)) {
            for (String l; (l = r.readLine()) != null; ) {
                n++;
                try {
                    es.add(Entry.parse(l));
                } catch (IllegalArgumentException e) {
                    System.out.println("line " + n + ": " + e.getMessage());
                }
            }
        }
        show(es.stream().collect(Collectors.groupingBy(Entry::user, TreeMap::new, Collectors.summingInt(Entry::ms))));
        show(es.stream().collect(Collectors.groupingBy(e -> e.at().getHour(), TreeMap::new,
                Collectors.mapping(Entry::level, Collectors.joining("/")))));
        for (int i = 1; i < es.size(); i++) System.out.print(Duration.between(es.get(i - 1).at(), es.get(i).at())
                + " ");
        System.out.println();
        IntSummaryStatistics st = es.stream().mapToInt(Entry::ms).summaryStatistics();
        System.out.printf("avg %.1f max %d p50 %d%n", st.getAverage(), st.getMax(),
                es.stream().mapToInt(Entry::ms).sorted().skip(es.size() / 2).findFirst().orElse(-1));
        for (Map<String, String> m : List.of(csv("id,name,city", "1,\"Doe, J\",Oslo"), csv("id,name,city",
                "2,Roe"))) System.out.println(m);
        Sheet s = new Sheet();
        s.cells.putAll(Map.of("A1", "3", "A2", "4.5", "A3", "=A1+A2", "B1", "=SUM(A1:A3)-1", "C1", "=C2", "C2",
                "=C1+1"));
        for (String c : List.of("A3", "B1", "Z9", "C1")) try {
            System.out.println(c + " = " + s.eval(c));
        } catch (IllegalStateException e) {
            System.out.println(c + " ! " + e.getMessage());
        }
        LocalTime t = LocalTime.of(8, 50);
        StringBuilder plan = new StringBuilder();
        for (int[] x : new int[][]{{45, 1}, {30, 0}, {90, 2}}) {
            plan.append(t).append('-').append(t = t.plusMinutes(x[0])).append(" room ").append(x[1]).append("; ");
            t = t.plusMinutes(10);
        }
        System.out.println(plan);
        YearMonth ym = YearMonth.of(2024, 2);
        StringBuilder cal = new StringBuilder();
        for (int i = 1; i < ym.atDay(1).getDayOfWeek().getValue(); i++) cal.append("   ");
        for (int i = 1; i <= ym.lengthOfMonth(); i++) {
            cal.append(String.format("%3d", i));
            if (ym.atDay(i).getDayOfWeek() == DayOfWeek.SUNDAY) cal.append('\n');
        }
        System.out.println(cal);
        System.out.println(ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0,
                ZoneId.of("Europe/Berlin")).plusHours(1).toOffsetDateTime() + " " + Period.between(LocalDate.of(1990,
                5, 17), LocalDate.of(2024, 3, 1)) + " " + LocalDate.of(2024, 1, 31).plusMonths(1) + " "
                + Duration.ofMillis(3723004).toString() + " "
                + Instant.EPOCH.atZone(ZoneId.of("Asia/Kolkata")).toLocalTime() + LocalDate.of(2024, 12,
                30).get(java.time.temporal.IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        try (Stream<Path> w = Files.list(d)) {
            System.out.println(w.map(Path::getFileName).toList());
        }
        Files.walk(d).sorted(Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
        System.out.println(Files.exists(d));
    }
}
