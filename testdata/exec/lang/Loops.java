package lang;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Loops with labels, enhanced for over everything, iterators, recursion, small algorithms. */
public class Loops {
    static class Range implements Iterable<Integer> {
        final int lo, hi, step;

        Range(int lo, int hi, int step) {
            this.lo = lo;
            this.hi = hi;
            this.step = step;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = lo;

                @Override
                public boolean hasNext() { return step > 0 ? at < hi : at > hi; }

                @Override
                public Integer next() {
                    int v = at;
                    at += step;
                    return v;
                }
            };
        }
    }

    static String primes(int max) {
        StringBuilder sb = new StringBuilder();
        next:
        for (int n = 2; n < max; n++) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    continue next;
                }
            }
            sb.append(n).append(' ');
        }
        return sb.toString();
    }

    static int[] find(int[][] grid, int want) {
        int[] at = {-1, -1};
        search: {
            for (int i = 0; i < grid.length; i++) {
                for (int j = 0; j < grid[i].length; j++) {
                    if (grid[i][j] == want) {
                        at = new int[] {i, j};
                        break search;
                    }
                }
            }
            System.out.print("missing ");
        }
        return at;
    }

    static long ackermann(long m, long n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) { return n == 0 || odd(n - 1); }

    static boolean odd(int n) { return n != 0 && even(n - 1); }

    static void hanoi(int n, char a, char b, char c, StringBuilder out) {
        if (n > 0) {
            hanoi(n - 1, a, c, b, out);
            out.append(a).append(b).append(' ');
            hanoi(n - 1, c, b, a, out);
        }
    }

    static void permute(String prefix, String rest, List<String> out) {
        if (rest.isEmpty()) {
            out.add(prefix);
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
        }
    }

    static int collatz(long n) {
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) {
        System.out.println(primes(100));
        int[][] grid = {{1, 2, 3}, {}, {4, 5}};
        System.out.println(find(grid, 5)[0] + " " + find(grid, 5)[1] + " " + find(grid, 9)[0]);
        int sum = 0;
        for (int v : new Range(10, 0, -3)) {
            sum = sum * 10 + v;
        }
        for (int[] row : grid) {
            for (int v : row) {
                sum += v;
            }
        }
        System.out.println(sum);
        for (char c : "abc".toCharArray()) {
            System.out.print(c + ";");
        }
        for (String s : args) {
            System.out.print(s);
        }
        for (double d : new float[] {1.5f, 0.1f}) {
            System.out.print(d + ";");
        }
        for (long l : List.of(1, 2)) {
            System.out.print(l + ";");
        }
        for (Object o : List.of("a", 'b', 3)) {
            System.out.print(o + ";");
        }
        System.out.println();
        Map<String, List<Integer>> m = new LinkedHashMap<>();
        for (int i = 0; i < 10; i++) {
            m.computeIfAbsent(i % 3 == 0 ? "fizz" : i % 5 == 0 ? "buzz" : "plain", k -> new ArrayList<>()).add(i);
        }
        for (Map.Entry<String, List<Integer>> e : m.entrySet()) {
            for (var it = e.getValue().iterator(); it.hasNext();) {
                if (it.next() % 2 == 0) {
                    it.remove();
                }
            }
            System.out.print(e.getKey() + e.getValue());
        }
        System.out.println();
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        try {
            for (Integer i : list) {
                if (i == 2) {
                    list.remove(i);
                }
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + list);
        }
        for (Integer i : list) {
            if (i == 3) {
                list.remove(i);
            }
        }
        System.out.println("skipped check " + list);
        System.out.println(ackermann(2, 3) + " " + even(1000) + " " + odd(77) + " " + collatz(27));
        StringBuilder moves = new StringBuilder();
        hanoi(4, 'a', 'b', 'c', moves);
        System.out.println(moves);
        List<String> perms = new ArrayList<>();
        permute("", "abcd", perms);
        System.out.println(perms.size() + " " + perms.get(5) + " " + perms.get(23));
        int i = 0, trips = 0;
        a:
        do {
            b:
            while (true) {
                c:
                for (;; i++) {
                    trips++;
                    switch (i % 4) {
                        case 0: continue c;
                        case 1: i += 2; continue b;
                        case 2: break c;
                        default: i++; continue a;
                    }
                }
                i += 3;
                if (i > 30) {
                    break a;
                }
            }
        } while (i < 25);
        System.out.println(i + " " + trips);
        lone: for (int k = 0; k < 3; k++) { if (k == 1) break lone; System.out.println("k" + k); }
        block: { if (i > 0) break block; System.out.println("never"); }
        for (int p = 0, q = 10; p < q; p += 2, q--) {
            System.out.print(p * q + " ");
        }
        System.out.println();
        int w = 0;
        while (w++ < 5) if (w % 2 == 0) continue; else System.out.print(w);
        System.out.println();
        long x = 1;
        int n = 0;
        for (; x > 0; x <<= 1) n++;
        System.out.println(n + " " + x);
        float acc = 0;
        for (float f = 0; f < 1; f += 0.1f) acc += f;
        System.out.println(acc);
        for (byte by = 120; by > 0; by++) n++;
        for (char ch = 'z'; ch > 'w'; ch--) System.out.print(ch);
        System.out.println(n);
    }
}
