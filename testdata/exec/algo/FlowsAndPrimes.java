package algo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Max flow, bipartite matching, primes three ways, Miller-Rabin, Pollard rho, CRT, Gray codes, calendars, union-find. */
public class FlowsAndPrimes {
    static int maxFlow(int[][] cap, int s, int t, StringBuilder cut) {
        int n = cap.length;
        int[][] res = Arrays.stream(cap).map(int[]::clone).toArray(int[][]::new);
        int flow = 0;
        for (;;) {
            int[] from = new int[n];
            Arrays.fill(from, -1);
            from[s] = s;
            ArrayDeque<Integer> q = new ArrayDeque<>(List.of(s));
            while (!q.isEmpty() && from[t] < 0) {
                int u = q.remove();
                for (int v = 0; v < n; v++) {
                    if (from[v] < 0 && res[u][v] > 0) {
                        from[v] = u;
                        q.add(v);
                    }
                }
            }
            if (from[t] < 0) {
                for (int u = 0; u < n; u++) {
                    for (int v = 0; v < n; v++) {
                        if (from[u] >= 0 && from[v] < 0 && cap[u][v] > 0) {
                            cut.append(u).append('>').append(v).append(' ');
                        }
                    }
                }
                return flow;
            }
            int push = Integer.MAX_VALUE;
            for (int v = t; v != s; v = from[v]) {
                push = Math.min(push, res[from[v]][v]);
            }
            for (int v = t; v != s; v = from[v]) {
                res[from[v]][v] -= push;
                res[v][from[v]] += push;
            }
            flow += push;
        }
    }

    static boolean augment(List<List<Integer>> likes, int u, boolean[] seen, int[] owner) {
        for (int v : likes.get(u)) {
            if (!seen[v]) {
                seen[v] = true;
                if (owner[v] < 0 || augment(likes, owner[v], seen, owner)) {
                    owner[v] = u;
                    return true;
                }
            }
        }
        return false;
    }

    static List<Integer> sieve(int n) {
        boolean[] composite = new boolean[n + 1];
        List<Integer> out = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (!composite[i]) {
                out.add(i);
                for (long j = (long) i * i; j <= n; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        return out;
    }

    static List<Integer> linear(int n) {
        int[] least = new int[n + 1];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (least[i] == 0) {
                least[i] = i;
                primes.add(i);
            }
            for (int p : primes) {
                if (p > least[i] || i * p > n) {
                    break;
                }
                least[i * p] = p;
            }
        }
        return primes;
    }

    static List<Integer> atkin(int n) {
        BitSet b = new BitSet();
        for (int x = 1; x * x <= n; x++) {
            for (int y = 1; y * y <= n; y++) {
                int k = 4 * x * x + y * y;
                if (k <= n && (k % 12 == 1 || k % 12 == 5)) {
                    b.flip(k);
                }
                k = 3 * x * x + y * y;
                if (k <= n && k % 12 == 7) {
                    b.flip(k);
                }
                k = 3 * x * x - y * y;
                if (x > y && k <= n && k % 12 == 11) {
                    b.flip(k);
                }
            }
        }
        for (int i = 5; i * i <= n; i = b.nextSetBit(i + 1)) {
            for (int j = i * i; j <= n; j += i * i) {
                b.clear(j);
            }
        }
        b.set(2);
        b.set(3);
        return b.stream().boxed().collect(Collectors.toList());
    }

    static long mulmod(long a, long b, long m) {
        long r = 0;
        for (; b > 0; b >>= 1) {
            if ((b & 1) == 1) {
                r = r >= m - a ? r - (m - a) : r + a;
            }
            a = a >= m - a ? a - (m - a) : a + a;
        }
        return r;
    }

    static long powmod(long b, long e, long m) {
        long r = 1;
        for (b %= m; e > 0; e >>= 1) {
            if ((e & 1) == 1) {
                r = mulmod(r, b, m);
            }
            b = mulmod(b, b, m);
        }
        return r;
    }

    static boolean prime(long n) {
        if (n < 2 || n % 2 == 0) {
            return n == 2;
        }
        int s = Long.numberOfTrailingZeros(n - 1);
        for (long a : new long[] {2, 3, 5, 7, 11, 13, 17}) {
            if (a % n == 0) {
                continue;
            }
            long x = powmod(a, n - 1 >> s, n);
            boolean witness = x != 1 && x != n - 1;
            for (int r = 1; r < s && witness; r++) {
                x = mulmod(x, x, n);
                witness = x != n - 1;
            }
            if (witness) {
                return false;
            }
        }
        return true;
    }

    static void factor(long n, Map<Long, Integer> out) {
        if (n == 1) {
            return;
        }
        if (prime(n)) {
            out.merge(n, 1, Integer::sum);
            return;
        }
        for (long p = 2; p < 50; p++) {
            if (n % p == 0) {
                out.merge(p, 1, Integer::sum);
                factor(n / p, out);
                return;
            }
        }
        for (long c = 1;; c++) {
            long x = 2;
            long y = 2;
            long d = 1;
            while (d == 1) {
                x = (mulmod(x, x, n) + c) % n;
                y = (mulmod(y, y, n) + c) % n;
                y = (mulmod(y, y, n) + c) % n;
                d = gcd(Math.abs(x - y), n);
            }
            if (d != n) {
                factor(d, out);
                factor(n / d, out);
                return;
            }
        }
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long[] extended(long a, long b) {
        if (b == 0) {
            return new long[] {a, 1, 0};
        }
        long[] r = extended(b, a % b);
        return new long[] {r[0], r[2], r[1] - a / b * r[2]};
    }

    static long chinese(long[] rem, long[] mod) {
        long m = LongStream.of(mod).reduce(1, (a, b) -> a * b);
        long x = 0;
        for (int i = 0; i < rem.length; i++) {
            long p = m / mod[i];
            x += rem[i] * p * Math.floorMod(extended(p, mod[i])[1], mod[i]);
        }
        return Math.floorMod(x, m);
    }

    static String easter(int y) {
        int a = y % 19;
        int b = y / 100;
        int c = y % 100;
        int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
        int m = (a + 11 * h + 22 * l) / 451;
        int k = h + l - 7 * m + 114;
        return y + "-" + k / 31 + "-" + (k % 31 + 1);
    }

    static String calendar(int year, int month) {
        int[] t = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
        int y = month < 3 ? year - 1 : year;
        int first = (y + y / 4 - y / 100 + y / 400 + t[month - 1] + 1 + 6) % 7;
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        int days = month == 2 ? leap ? 29 : 28 : 30 + (month + month / 8) % 2;
        StringBuilder sb = new StringBuilder("Mo Tu We Th Fr Sa Su\n" + "   ".repeat(first));
        for (int d = 1; d <= days; d++) {
            sb.append(String.format("%2d", d)).append((first + d) % 7 == 0 || d == days ? "\n" : " ");
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        int[][] cap = {{0, 16, 13, 0, 0, 0}, {0, 0, 10, 12, 0, 0}, {0, 4, 0, 0, 14, 0}, {0, 0, 9, 0, 0, 20}, {0, 0, 0, 7, 0, 4}, {0, 0, 0, 0, 0, 0}};
        StringBuilder cut = new StringBuilder();
        System.out.println("flow " + maxFlow(cap, 0, 5, cut) + " cut " + cut);
        List<List<Integer>> likes = List.of(List.of(0, 1), List.of(0), List.of(1, 2), List.of(2, 3), List.of(3));
        int[] owner = {-1, -1, -1, -1};
        int matched = 0;
        for (int u = 0; u < 5; u++) {
            matched += augment(likes, u, new boolean[4], owner) ? 1 : 0;
        }
        System.out.println("matched " + matched + " " + Arrays.toString(owner));
        List<Integer> p = sieve(2000);
        System.out.println(p.size() + " " + p.get(p.size() - 1) + " " + p.equals(linear(2000)) + " " + p.equals(atkin(2000)) + " " + p.stream().filter(x -> p.contains(x + 2)).count() + " twins");
        System.out.println(LongStream.of(561, 1_000_000_007L, 1_000_000_007L * 3, 4611686018427387847L, 2147483647).mapToObj(x -> x + ":" + prime(x)).toList());
        for (long n : new long[] {360, 1_000_000_016_000_000_063L % 1_000_000_000_000L, 600851475143L, 8051, 9999991L * 3}) {
            Map<Long, Integer> f = new TreeMap<>();
            factor(n, f);
            System.out.println(n + " = " + f + " " + (f.entrySet().stream().mapToLong(e -> (long) Math.pow(e.getKey(), e.getValue())).reduce(1, (a, b) -> a * b) == n));
        }
        System.out.println(Arrays.toString(extended(240, 46)) + " " + gcd(1071, 462) + " " + chinese(new long[] {2, 3, 2}, new long[] {3, 5, 7}) + " " + chinese(new long[] {1, 4, 6}, new long[] {5, 7, 11}));
        StringBuilder gray = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            int g = i ^ i >> 1;
            gray.append(String.format("%4s ", Integer.toBinaryString(g)).replace(' ', '0').substring(0, 4)).append(i == 15 ? "" : ",");
        }
        System.out.println(gray);
        System.out.println(easter(1999) + " " + easter(2000) + " " + easter(2024) + " " + easter(2038));
        System.out.print(calendar(2024, 2) + calendar(1900, 2).lines().count() + " " + calendar(2023, 10).lines().count() + "\n");
        int[] parent = new int[50];
        Arrays.setAll(parent, i -> i);
        Random r = new Random(6);
        int joins = 0;
        int edges = 0;
        while (joins < 49) {
            int a = r.nextInt(50);
            int b = r.nextInt(50);
            edges++;
            while (parent[a] != a) {
                parent[a] = parent[parent[a]];
                a = parent[a];
            }
            while (parent[b] != b) {
                b = parent[b];
            }
            if (a != b) {
                parent[a] = b;
                joins++;
            }
        }
        System.out.println("connected after " + edges);
        List<String> happy = new ArrayList<>();
        for (int n = 1; happy.size() < 12; n++) {
            int x = n;
            while (x != 1 && x != 4) {
                int s = 0;
                for (; x > 0; x /= 10) {
                    s += x % 10 * (x % 10);
                }
                x = s;
            }
            if (x == 1) {
                happy.add("" + n);
            }
        }
        System.out.println(String.join(" ", happy) + " | perfect " + LongStream.rangeClosed(2, 500).filter(n -> LongStream.range(1, n).filter(d -> n % d == 0).sum() == n).boxed().toList());
        StringBuilder say = new StringBuilder("1");
        for (int i = 0; i < 8; i++) {
            StringBuilder next = new StringBuilder();
            for (int k = 0, run; k < say.length(); k += run) {
                run = 1;
                while (k + run < say.length() && say.charAt(k + run) == say.charAt(k)) {
                    run++;
                }
                next.append(run).append(say.charAt(k));
            }
            say = next;
        }
        System.out.println(say);
        long[][] pascal = new long[12][];
        for (int i = 0; i < 12; i++) {
            pascal[i] = new long[i + 1];
            pascal[i][0] = pascal[i][i] = 1;
            for (int k = 1; k < i; k++) {
                pascal[i][k] = pascal[i - 1][k - 1] + pascal[i - 1][k];
            }
        }
        System.out.println(Arrays.toString(pascal[11]));
    }
}
