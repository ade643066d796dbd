/**
 * Sorting of n unknown numbers. Insertion sort and merge sort compare two elements only where their order does not follow
 * from what was compared before, so each of the n! orders is one path.
 */
public class Sorting {
    static int[] insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            for (; j > 0 && a[j - 1] > x; j--) {
                a[j] = a[j - 1];
            }
            a[j] = x;
        }
        return a;
    }

    static int[] bubble(int[] a) {
        for (int end = a.length - 1; end > 0; end--) {
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int x = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = x;
                }
            }
        }
        return a;
    }

    static int[] merge(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int[] left = new int[a.length / 2];
        int[] right = new int[a.length - left.length];
        System.arraycopy(a, 0, left, 0, left.length);
        System.arraycopy(a, left.length, right, 0, right.length);
        left = merge(left);
        right = merge(right);
        int l = 0;
        int r = 0;
        for (int i = 0; i < a.length; i++) {
            boolean takeLeft = r == right.length || l < left.length && left[l] <= right[r];
            a[i] = takeLeft ? left[l++] : right[r++];
        }
        return a;
    }

    static int[] sort(String how, int[] a) {
        switch (how) {
            case "bubble":
                return bubble(a);
            case "merge":
                return merge(a);
            default:
                return insertion(a);
        }
    }

    static void test(String how, int[] a) {
        a = sort(how, a);
        for (int i = 1; i < a.length; i++) {
            assert a[i - 1] <= a[i];
        }
    }

    public static void main(String[] args) {
        test(args.length > 1 ? args[1] : "insertion", new int[args.length > 0 ? Integer.parseInt(args[0]) : 4]);
    }
}
