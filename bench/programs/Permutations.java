/** Walks all permutations of n numbers and flips each until its head is 0. */
public class Permutations {
    private static String walk(int n) {
        int[] perm = new int[n];
        int[] flipped = new int[n];
        int[] rotations = new int[n];
        for (int i = 0; i < n; i++) {
            perm[i] = i;
        }
        int longest = 0, checksum = 0, count = 0;
        while (true) {
            System.arraycopy(perm, 0, flipped, 0, n);
            int flips = 0;
            for (int head = flipped[0]; head != 0; head = flipped[0]) {
                for (int lo = 0, hi = head; lo < hi; lo++, hi--) {
                    int t = flipped[lo];
                    flipped[lo] = flipped[hi];
                    flipped[hi] = t;
                }
                flips++;
            }
            longest = Math.max(longest, flips);
            checksum += (count & 1) == 0 ? flips : -flips;
            count++;
            int r = 1;
            while (r < n) {
                int first = perm[0];
                for (int i = 0; i < r; i++) {
                    perm[i] = perm[i + 1];
                }
                perm[r] = first;
                if (++rotations[r] <= r) {
                    break;
                }
                rotations[r] = 0;
                r++;
            }
            if (r == n) {
                break;
            }
        }
        return count + " " + longest + " " + checksum;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 9;
        for (int i = 2; i < n; i++) {
            System.out.println("permutations " + walk(i));
        }
        for (int i = 0; i < 4; i++) {
            System.out.println("permutations " + walk(n));
        }
    }
}
