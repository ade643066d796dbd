package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Dynamic programming: knapsack, edit distance with script, LCS diff, matrix chain, coins, LIS, partition. */
public class DynamicProgs {
    static String knapsack(int[] w, int[] v, int cap) {
        int[][] best = new int[w.length + 1][cap + 1];
        for (int i = 1; i <= w.length; i++) {
            for (int c = 0; c <= cap; c++) {
                best[i][c] = best[i - 1][c];
                if (w[i - 1] <= c) {
                    best[i][c] = Math.max(best[i][c], best[i - 1][c - w[i - 1]] + v[i - 1]);
                }
            }
        }
        List<Integer> taken = new ArrayList<>();
        for (int i = w.length, c = cap; i > 0; i--) {
            if (best[i][c] != best[i - 1][c]) {
                taken.add(0, i - 1);
                c -= w[i - 1];
            }
        }
        return best[w.length][cap] + " " + taken;
    }

    static String edit(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                } else {
                    int s = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                    d[i][j] = Math.min(s, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                }
            }
        }
        StringBuilder script = new StringBuilder();
        int i = a.length();
        int j = b.length();
        while (i > 0 || j > 0) {
            if (i > 0 && j > 0 && a.charAt(i - 1) == b.charAt(j - 1) && d[i][j] == d[i - 1][j - 1]) {
                script.append('=');
                i--;
                j--;
            } else if (i > 0 && j > 0 && d[i][j] == d[i - 1][j - 1] + 1) {
                script.append('~');
                i--;
                j--;
            } else if (i > 0 && d[i][j] == d[i - 1][j] + 1) {
                script.append('-');
                i--;
            } else {
                script.append('+');
                j--;
            }
        }
        return d[a.length()][b.length()] + " " + script.reverse();
    }

    static List<String> diff(List<String> a, List<String> b) {
        int[][] l = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--) {
            for (int j = b.size() - 1; j >= 0; j--) {
                l[i][j] = a.get(i).equals(b.get(j)) ? l[i + 1][j + 1] + 1 : Math.max(l[i + 1][j], l[i][j + 1]);
            }
        }
        List<String> out = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < a.size() || j < b.size()) {
            if (i < a.size() && j < b.size() && a.get(i).equals(b.get(j))) {
                out.add("  " + a.get(i++));
                j++;
            } else if (j == b.size() || i < a.size() && l[i + 1][j] >= l[i][j + 1]) {
                out.add("- " + a.get(i++));
            } else {
                out.add("+ " + b.get(j++));
            }
        }
        return out;
    }

    static String chain(int[] dims) {
        int n = dims.length - 1;
        long[][] cost = new long[n][n];
        int[][] cut = new int[n][n];
        for (int len = 2; len <= n; len++) {
            for (int i = 0; i + len <= n; i++) {
                int j = i + len - 1;
                cost[i][j] = Long.MAX_VALUE;
                for (int k = i; k < j; k++) {
                    long c = cost[i][k] + cost[k + 1][j] + (long) dims[i] * dims[k + 1] * dims[j + 1];
                    if (c < cost[i][j]) {
                        cost[i][j] = c;
                        cut[i][j] = k;
                    }
                }
            }
        }
        return cost[0][n - 1] + " " + parens(cut, 0, n - 1);
    }

    static String parens(int[][] cut, int i, int j) {
        return i == j ? "" + (char) ('A' + i) : "(" + parens(cut, i, cut[i][j]) + parens(cut, cut[i][j] + 1, j) + ")";
    }

    static List<Integer> lis(int[] a) {
        int[] tail = new int[a.length];
        int[] prev = new int[a.length];
        int len = 0;
        for (int i = 0; i < a.length; i++) {
            int lo = 0;
            int hi = len;
            while (lo < hi) {
                int mid = lo + hi >>> 1;
                if (a[tail[mid]] < a[i]) {
                    lo = mid + 1;
                } else {
                    hi = mid;
                }
            }
            prev[i] = lo > 0 ? tail[lo - 1] : -1;
            tail[lo] = i;
            len = Math.max(len, lo + 1);
        }
        List<Integer> out = new ArrayList<>();
        for (int i = tail[len - 1]; i >= 0; i = prev[i]) {
            out.add(a[i]);
        }
        Collections.reverse(out);
        return out;
    }

    static final Map<String, Long> MEMO = new HashMap<>();

    static long partitions(int n, int max) {
        if (n == 0) {
            return 1;
        }
        if (n < 0 || max == 0) {
            return 0;
        }
        String key = n + "/" + max;
        Long known = MEMO.get(key);
        if (known == null) {
            known = partitions(n, max - 1) + partitions(n - max, max);
            MEMO.put(key, known);
        }
        return known;
    }

    static long lcg = 12345;

    static int pick(int n) {
        lcg = lcg * 6364136223846793005L + 1442695040888963407L;
        return (int) Long.remainderUnsigned(lcg >>> 33, n);
    }

    public static void main(String[] args) {
        System.out.println("knapsack " + knapsack(new int[] {12, 2, 1, 4, 1}, new int[] {4, 2, 1, 10, 2}, 15));
        int[] w = new int[20];
        int[] v = new int[20];
        for (int i = 0; i < 20; i++) {
            w[i] = 1 + pick(30);
            v[i] = 1 + pick(100);
        }
        System.out.println(Arrays.toString(w) + Arrays.toString(v));
        System.out.println("knapsack " + knapsack(w, v, 100));
        System.out.println("edit " + edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("same", "same") + " "
            + edit("intention", "execution"));
        List<String> a = List.of("int main() {", "  int x = 1;", "  print(x);", "  return 0;", "}");
        List<String> b = List.of("// header", "int main() {", "  int x = 2;", "  int y;", "  print(x);", "}");
        diff(a, b).forEach(System.out::println);
        System.out.println("chain " + chain(new int[] {30, 35, 15, 5, 10, 20, 25}) + " " + chain(new int[] {10, 20, 30}));
        long[] ways = new long[101];
        int[] fewest = new int[101];
        Arrays.fill(fewest, 1, 101, 1000);
        ways[0] = 1;
        for (int coin : new int[] {1, 5, 12, 25, 50}) {
            for (int s = coin; s <= 100; s++) {
                ways[s] += ways[s - coin];
                fewest[s] = Math.min(fewest[s], fewest[s - coin] + 1);
            }
        }
        System.out.println("coins " + ways[100] + " " + fewest[16] + " " + fewest[99] + " " + Arrays.stream(ways).sum());
        int[] seq = new int[40];
        Arrays.setAll(seq, i -> pick(100));
        System.out.println("lis " + lis(seq) + " of " + Arrays.toString(seq));
        System.out.println("partitions " + partitions(10, 10) + " " + partitions(40, 40) + " memo " + MEMO.size());
        int[][] triangle = {{75}, {95, 64}, {17, 47, 82}, {18, 35, 87, 10}, {20, 4, 82, 47, 65}};
        for (int r = triangle.length - 2; r >= 0; r--) {
            for (int c = 0; c <= r; c++) {
                triangle[r][c] += Math.max(triangle[r + 1][c], triangle[r + 1][c + 1]);
            }
        }
        System.out.println("triangle " + triangle[0][0]);
        String s = "forgeeksskeegforabacdfgdcaba";
        int bestStart = 0;
        int bestLen = 0;
        for (int c = 0; c < 2 * s.length(); c++) {
            int l = c / 2;
            int r = l + c % 2;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
                if (r - l + 1 > bestLen) {
                    bestStart = l;
                    bestLen = r - l + 1;
                }
                l--;
                r++;
            }
        }
        System.out.println("palindrome " + s.substring(bestStart, bestStart + bestLen));
    }
}
