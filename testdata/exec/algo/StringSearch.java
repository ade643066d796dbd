package algo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/** KMP, Boyer-Moore-Horspool, Rabin-Karp, Z, Aho-Corasick, tries, suffix arrays, a Bloom filter. */
public class StringSearch {
    interface Finder {
        List<Integer> find(String text, String pattern);
    }

    static List<Integer> naive(String t, String p) {
        List<Integer> out = new ArrayList<>();
        for (int i = t.indexOf(p); i >= 0; i = t.indexOf(p, i + 1)) {
            out.add(i);
        }
        return out;
    }

    static int[] prefix(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(k) != p.charAt(i)) {
                k = f[k - 1];
            }
            if (p.charAt(k) == p.charAt(i)) {
                k++;
            }
            f[i] = k;
        }
        return f;
    }

    static List<Integer> kmp(String t, String p) {
        List<Integer> out = new ArrayList<>();
        int[] f = prefix(p);
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k > 0 && p.charAt(k) != t.charAt(i)) {
                k = f[k - 1];
            }
            if (p.charAt(k) == t.charAt(i)) {
                k++;
            }
            if (k == p.length()) {
                out.add(i - k + 1);
                k = f[k - 1];
            }
        }
        return out;
    }

    static List<Integer> horspool(String t, String p) {
        List<Integer> out = new ArrayList<>();
        Map<Character, Integer> skip = new HashMap<>();
        for (int i = 0; i < p.length() - 1; i++) {
            skip.put(p.charAt(i), p.length() - 1 - i);
        }
        int i = 0;
        while (i + p.length() <= t.length()) {
            int j = p.length() - 1;
            while (j >= 0 && t.charAt(i + j) == p.charAt(j)) {
                j--;
            }
            if (j < 0) {
                out.add(i++);
            } else {
                i += skip.getOrDefault(t.charAt(i + p.length() - 1), p.length());
            }
        }
        return out;
    }

    static List<Integer> rabinKarp(String t, String p) {
        List<Integer> out = new ArrayList<>();
        if (p.length() > t.length()) {
            return out;
        }
        int m = p.length();
        int high = 1;
        int hp = 0;
        int ht = 0;
        for (int i = 0; i < m; i++) {
            hp = hp * 131 + p.charAt(i);
            ht = ht * 131 + t.charAt(i);
            high = i == 0 ? 1 : high * 131;
        }
        for (int i = 0;; i++) {
            if (hp == ht && t.startsWith(p, i)) {
                out.add(i);
            }
            if (i + m >= t.length()) {
                return out;
            }
            ht = (ht - t.charAt(i) * high) * 131 + t.charAt(i + m);
        }
    }

    static List<Integer> zed(String t, String p) {
        String s = p + '\u0000' + t;
        int[] z = new int[s.length()];
        List<Integer> out = new ArrayList<>();
        for (int i = 1, l = 0, r = 0; i < s.length(); i++) {
            z[i] = i < r ? Math.min(r - i, z[i - l]) : 0;
            while (i + z[i] < s.length() && s.charAt(z[i]) == s.charAt(i + z[i])) {
                z[i]++;
            }
            if (i + z[i] > r) {
                l = i;
                r = i + z[i];
            }
            if (z[i] == p.length()) {
                out.add(i - p.length() - 1);
            }
        }
        return out;
    }

    static class Trie {
        final Map<Character, Trie> next = new TreeMap<>();
        Trie fail;
        String word;
        int passing;

        void add(String w) {
            Trie t = this;
            for (char c : w.toCharArray()) {
                t = t.next.computeIfAbsent(c, k -> new Trie());
                t.passing++;
            }
            t.word = w;
        }

        List<String> complete(String prefix, int limit) {
            Trie t = this;
            for (char c : prefix.toCharArray()) {
                t = t.next.get(c);
                if (t == null) {
                    return List.of();
                }
            }
            List<String> out = new ArrayList<>();
            t.collect(out, limit);
            return out;
        }

        private void collect(List<String> out, int limit) {
            if (word != null && out.size() < limit) {
                out.add(word);
            }
            next.values().forEach(t -> t.collect(out, limit));
        }

        void link() {
            Queue<Trie> queue = new ArrayDeque<>();
            fail = this;
            for (Trie t : next.values()) {
                t.fail = this;
                queue.add(t);
            }
            while (!queue.isEmpty()) {
                Trie t = queue.remove();
                t.next.forEach((c, child) -> {
                    Trie f = t.fail;
                    while (f != this && !f.next.containsKey(c)) {
                        f = f.fail;
                    }
                    child.fail = f.next.getOrDefault(c, this);
                    queue.add(child);
                });
            }
        }

        TreeSet<String> scan(String text) {
            TreeSet<String> found = new TreeSet<>();
            Trie t = this;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                while (t != this && !t.next.containsKey(c)) {
                    t = t.fail;
                }
                t = t.next.getOrDefault(c, this);
                for (Trie o = t; o != this; o = o.fail) {
                    if (o.word != null) {
                        found.add(String.format("%02d:%s", i - o.word.length() + 1, o.word));
                    }
                }
            }
            return found;
        }
    }

    static class Bloom {
        final long[] bits = new long[8];

        void add(String s) {
            for (int k = 0; k < 3; k++) {
                int h = slot(s, k);
                bits[h >> 6] |= 1L << h;
            }
        }

        boolean maybe(String s) {
            for (int k = 0; k < 3; k++) {
                int h = slot(s, k);
                if ((bits[h >> 6] & 1L << h) == 0) {
                    return false;
                }
            }
            return true;
        }

        private int slot(String s, int k) {
            int h = s.hashCode() * (k * 2 + 0x9E3779B1);
            return (h ^ h >>> 15) & 511;
        }
    }

    static Integer[] suffixes(String s) {
        Integer[] a = new Integer[s.length()];
        Arrays.setAll(a, i -> i);
        Arrays.sort(a, (x, y) -> s.substring(x).compareTo(s.substring(y)));
        return a;
    }

    public static void main(String[] args) {
        Map<String, Finder> finders = new TreeMap<>(Map.of("kmp", StringSearch::kmp, "horspool", StringSearch::horspool, "rabinkarp", StringSearch::rabinKarp, "z", StringSearch::zed));
        String[][] cases = {{"abracadabra", "abra"}, {"aaaaaa", "aa"}, {"mississippi", "issi"}, {"short", "longer pattern"}, {"x", "x"}, {"needle in a haystack needle", "needle"}};
        for (String[] c : cases) {
            StringBuilder sb = new StringBuilder(c[1] + " " + naive(c[0], c[1]));
            finders.forEach((n, f) -> sb.append(' ').append(f.find(c[0], c[1]).equals(naive(c[0], c[1]))));
            System.out.println(sb + " " + Arrays.toString(prefix(c[1])));
        }
        Random r = new Random(31);
        int agree = 0;
        for (int i = 0; i < 40; i++) {
            StringBuilder t = new StringBuilder();
            for (int k = 0; k < 120; k++) {
                t.append((char) ('a' + r.nextInt(2)));
            }
            String p = t.substring(50, 52 + r.nextInt(6));
            List<Integer> expected = naive(t.toString(), p);
            for (Finder f : finders.values()) {
                agree += f.find(t.toString(), p).equals(expected) ? 1 : 0;
            }
        }
        System.out.println("agree " + agree);
        Trie t = new Trie();
        for (String w : "he she his hers her heron hero help shell".split(" ")) {
            t.add(w);
        }
        System.out.println(t.complete("he", 4) + " " + t.complete("sh", 9) + " " + t.complete("x", 9) + " " + t.next.get('h').passing);
        t.link();
        System.out.println(t.scan("ushersheroh his help"));
        String s = "banana bandana";
        Integer[] sa = suffixes(s);
        System.out.println(Arrays.toString(sa));
        int best = 0;
        int at = 0;
        for (int i = 1; i < sa.length; i++) {
            int l = 0;
            while (sa[i] + l < s.length() && sa[i - 1] + l < s.length() && s.charAt(sa[i] + l) == s.charAt(sa[i - 1] + l)) {
                l++;
            }
            if (l > best) {
                best = l;
                at = sa[i];
            }
        }
        System.out.println("longest repeat " + s.substring(at, at + best));
        Bloom b = new Bloom();
        int falsePositive = 0;
        int missed = 0;
        for (int i = 0; i < 60; i++) {
            b.add("key" + i);
        }
        for (int i = 0; i < 60; i++) {
            missed += b.maybe("key" + i) ? 0 : 1;
            falsePositive += b.maybe("other" + i) ? 1 : 0;
        }
        System.out.println("missed " + missed + " false " + falsePositive + " bits " + Arrays.stream(b.bits).mapToInt(Long::bitCount).sum());
    }
}
