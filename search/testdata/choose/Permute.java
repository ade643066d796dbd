/** All arrangements of n numbers, one by one; every path ends. */
public class Permute {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        boolean[] used = new boolean[n];
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            int k = Choose.pick(n);
            Choose.assume(!used[k]);
            used[k] = true;
            order[i] = k;
        }
        int inversions = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                inversions += order[i] > order[j] ? 1 : 0;
            }
        }
        if (args.length > 1) {
            assert inversions < n * (n - 1) / 2 : "reversed";
        }
    }
}
