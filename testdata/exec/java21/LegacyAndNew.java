// release: 21
package java21;

import java.util.*;
import java.util.stream.*;

/** HexFormat, records in maps, streams and text blocks together. */
public class LegacyAndNew {
    record Sale(String shop, String item, int cents) {}
    record Key(String shop, boolean dear) implements Comparable<Key> {
        public int compareTo(Key o) {
            return Comparator.comparing(Key::shop).thenComparing(Key::dear).compare(this, o);
        }
    }

    public static void main(String[] args) {
        String table = """
            north,apple,120
            south,pear,90
            north,cake,1250
            south,\
            wine,2100
            west,apple,110\s
            """;
        List<Sale> sales = table.lines().map(l -> l.strip().split(",")).map(p -> new Sale(p[0], p[1], Integer.parseInt(p[2]))).toList();
        var groups = sales.stream().collect(Collectors.groupingBy(s -> new Key(s.shop(), s.cents() > 1000), TreeMap::new,
            Collectors.teeing(Collectors.counting(), Collectors.summingInt(Sale::cents), (n, sum) -> n + "/" + sum)));
        groups.reversed().forEach((k, v) -> System.out.println(k + " -> " + v));
        System.out.println(sales.stream().<String>mapMulti((s, out) -> {
            if (s instanceof Sale(var shop, var item, int c) && c < 1000) {
                out.accept(item + "@" + shop);
            }
        }).collect(Collectors.joining(", ", "[", "]")));
        System.out.println(HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[] {1, -1, 127}) + " " + new Sale("a", "b", 3).hashCode());
    }
}
