import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;

/** Fills, reads, changes and walks java.util's hash maps. */
public class HashMaps {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 120_000;
        long checksum = 0;

        Map<Integer, Integer> squares = new HashMap<>();
        for (int i = 0; i < n; i++) {
            squares.put(i * 31, i);
        }
        for (int i = 0; i < 2 * n; i++) {
            Integer v = squares.get(i * 17);
            if (v != null) {
                checksum += v;
            }
        }
        for (int i = 0; i < n; i += 3) {
            squares.remove(i * 31);
        }
        for (Map.Entry<Integer, Integer> e : squares.entrySet()) {
            checksum = checksum * 3 + e.getKey() - e.getValue();
        }

        String[] words = new String[n / 8 + 1];
        for (int i = 0; i < words.length; i++) {
            words[i] = "word" + i * 7;
        }
        Map<String, Integer> counts = new HashMap<>();
        for (int i = 0; i < 2 * n; i++) {
            counts.merge(words[i * 13 % words.length], 1, Integer::sum);
        }
        for (String w : words) {
            checksum += counts.getOrDefault(w, -1) * (long) w.length();
        }
        HashSet<String> seen = new HashSet<>();
        for (int i = 0; i < n; i++) {
            if (!seen.add(words[i % words.length])) {
                checksum++;
            }
        }
        System.out.println("hashmaps " + checksum + " " + squares.size() + " " + counts.size() + " " + seen.size());
    }
}
