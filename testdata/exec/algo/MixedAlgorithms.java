package algo;

import java.util.*;
import java.util.stream.*;

/** Matrices, subsequences, union-find, tries, red-black trees, permutations, sieves, shortest paths. */
public class MixedAlgorithms {
    static int[][] mul(int[][] a, int[][] b, int m) {
        int n = a.length;
        int[][] c = new int[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
            long s = 0;
            for (int k = 0; k < n; k++) s += (long) a[i][k] * b[k][j] % m;
            c[i][j] = (int) (s % m);
        }
        return c;
    }
    static String lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) d[i][j]
                = a.charAt(i) == b.charAt(j) ? d[i + 1][j + 1] + 1 : Math.max(d[i + 1][j], d[i][j + 1]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) if (a.charAt(i) == b.charAt(j)) {
            sb.append(a.charAt(i++));
            j++;
        } else if (d[i + 1][j] >= d[i][j + 1]) i++;
        else j++;
        return sb.toString();
    }
    static class UF {
        int[] p;
        UF(int n) {
            p = IntStream.range(0, n).toArray();
        }
        int f(int x) {
            return p[x] == x ? x : (p[x] = f(p[x]));
        }
        boolean u(int a, int b) {
            a = f(a);
            b = f(b);
            if (a == b) return false;
            p[a] = b;
            return true;
        }
    }
    static class Trie {
        Map<Character, Trie> k = new TreeMap<>();
        boolean end;
        void add(String s) {
            Trie t = this;
            for (char c : s.toCharArray()) t = t.k.computeIfAbsent(c, x -> new Trie());
            t.end = true;
        }
        void all(String p, List<String> o) {
            if (end) o.add(p);
            k.forEach((c, t) -> t.all(p + c, o));
        }
    }
    static class RB<K extends Comparable<K>, V> {
        class N {
            K k;
            V v;
            N l, r;
            boolean red = true;
            N(K k, V v) {
                this.k = k;
                this.v = v;
            }
        }
        N root;
        int size;
        boolean red(N n) {
            return n != null && n.red;
        }
        N rl(N h) {
            N x = h.r;
            h.r = x.l;
            x.l = h;
            x.red = h.red;
            h.red = true;
            return x;
        }
        N rr(N h) {
            N x = h.l;
            h.l = x.r;
            x.r = h;
            x.red = h.red;
            h.red = true;
            return x;
        }
        N put(N h, K k, V v) {
            if (h == null) {
                size++;
                return new N(k, v);
            }
            int c = k.compareTo(h.k);
            if (c < 0) h.l = put(h.l, k, v);
            else if (c > 0) h.r = put(h.r, k, v);
            else h.v = v;
            if (red(h.r) && !red(h.l)) h = rl(h);
            if (red(h.l) && red(h.l.l)) h = rr(h);
            if (red(h.l) && red(h.r)) {
                h.red = true;
                h.l.red = h.r.red = false;
            }
            return h;
        }
        void put(K k, V v) {
            root = put(root, k, v);
            root.red = false;
        }
        int h(N n) {
            return n == null ? 0 : 1 + Math.max(h(n.l), h(n.r));
        }
    }
    static long perms;
    static void perm(int[] a, int i) {
        if (i == a.length) {
            long v = 0;
            for (int x : a) v = v * 10 + x;
            perms ^= v * 31;
            return;
        }
        for (int j = i; j < a.length; j++) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
            perm(a, i + 1);
            t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
    static int queens(int n, int r, int c, int d1, int d2) {
        if (r == n) return 1;
        int k = 0;
        for (int m = ~(c | d1 | d2) & ((1 << n) - 1); m != 0; m &= m - 1) {
            int b = m & -m;
            k += queens(n, r + 1, c | b, (d1 | b) << 1, (d2 | b) >> 1);
        }
        return k;
    }
    static void sort(int[] a, int lo, int hi) {
        while (lo < hi) {
            int p = a[(lo + hi) >>> 1], i = lo, j = hi;
            while (i <= j) {
                while (a[i] < p) i++;
                while (a[j] > p) j--;
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            }
            if (j - lo < hi - i) {
                sort(a, lo, j);
                lo = i;
            } else {
                sort(a, i, hi);
                hi = j;
            }
        }
    }
    public static void main(String[] args) {
        int[][] f = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
        for (int e = 1000; e > 0; e >>= 1, f = mul(f, f, 1000007)) if ((e & 1) == 1) r = mul(r, f, 1000007);
        System.out.println(r[0][1]);
        System.out.println(lcs("the quick brown fox", "a thick crown of x"));
        UF u = new UF(10);
        System.out.println(u.u(1, 2) + "" + u.u(2, 3) + u.u(1, 3) + (u.f(1) == u.f(3)));
        Trie t = new Trie();
        for (String s : "to tea ted ten i in inn".split(" ")) t.add(s);
        List<String> o = new ArrayList<>();
        t.all("", o);
        System.out.println(o);
        RB<Integer, String> m = new RB<>();
        Random rnd = new Random(9);
        for (int i = 0; i < 5000; i++) m.put(rnd.nextInt(3000), "v" + i);
        System.out.println(m.size + " " + m.h(m.root));
        perm(new int[]{1, 2, 3, 4, 5, 6, 7}, 0);
        System.out.println(perms);
        System.out.println(queens(8, 0, 0, 0, 0));
        int[] a = rnd.ints(20000).toArray();
        int[] b = a.clone();
        sort(a, 0, a.length - 1);
        Arrays.sort(b);
        System.out.println(Arrays.equals(a, b));
        BitSet sv = new BitSet(100000);
        sv.set(2, 100000);
        for (int i = 2; i * i < 100000; i++) if (sv.get(i)) for (int j = i * i; j < 100000; j += i) sv.clear(j);
        System.out.println(sv.cardinality());
        double x = 0, y = 0, s = 0;
        for (int i = 1; i < 200000; i++) {
            s += (i % 2 == 0 ? -1.0 : 1.0) / (2 * i - 1);
        }
        System.out.println(4 * s);
        long h = 1125899906842597L;
        for (char c : "hash me".toCharArray()) h = 31 * h + c;
        System.out.println(h);
        StringBuilder life = new StringBuilder();
        boolean[][] g = new boolean[8][8];
        g[1][2] = g[2][3] = g[3][1] = g[3][2] = g[3][3] = true;
        for (int gen = 0; gen < 4; gen++) {
            boolean[][] n = new boolean[8][8];
            for (int i = 0; i < 8; i++) for (int j = 0; j < 8; j++) {
                int c = 0;
                for (int di = -1; di <= 1; di++) for (int dj = -1; dj <= 1; dj++) if ((di | dj) != 0 && g[(i
                        + di) & 7][(j + dj) & 7]) c++;
                n[i][j] = c == 3 || g[i][j] && c == 2;
            }
            g = n;
        }
        for (boolean[] row : g) {
            for (boolean c : row) life.append(c ? '#' : '.');
            life.append('\n');
        }
        System.out.print(life);
        PriorityQueue<int[]> pq = new PriorityQueue<>((p, q) -> p[0] - q[0]);
        int[] dist = new int[50];
        Arrays.fill(dist, Integer.MAX_VALUE);
        pq.add(new int[]{0, 0});
        dist[0] = 0;
        while (!pq.isEmpty()) {
            int[] c = pq.poll();
            if (c[0] > dist[c[1]]) continue;
            for (int d = 1; d <= 3; d++) {
                int to = (c[1] * d + 7) % 50, w = c[0] + d * d;
                if (w < dist[to]) {
                    dist[to] = w;
                    pq.add(new int[]{w, to});
                }
            }
        }
        System.out.println(Arrays.stream(dist).filter(z -> z < Integer.MAX_VALUE).sum());
    }
}
