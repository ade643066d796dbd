import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Sorts ints with an own quicksort, and objects with the JDK's sorts. */
public class Sorting {
    private static final class Item implements Comparable<Item> {
        final int key;
        final String name;

        Item(int key) {
            this.key = key;
            this.name = "item" + key % 97;
        }

        @Override
        public int compareTo(Item other) {
            return Integer.compare(key, other.key);
        }
    }

    private static void quicksort(int[] a, int lo, int hi) {
        while (lo < hi) {
            int pivot = a[(lo + hi) >>> 1], i = lo, j = hi;
            while (i <= j) {
                while (a[i] < pivot) {
                    i++;
                }
                while (a[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            }
            if (j - lo < hi - i) {
                quicksort(a, lo, j);
                lo = i;
            } else {
                quicksort(a, i, hi);
                hi = j;
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 90_000;
        int[] numbers = new int[4 * n];
        int seed = 12345;
        for (int i = 0; i < numbers.length; i++) {
            seed = seed * 1103515245 + 12345;
            numbers[i] = seed >>> 4;
        }
        int[] sorted = numbers.clone();
        quicksort(sorted, 0, sorted.length - 1);
        long checksum = 0;
        for (int i = 0; i < sorted.length; i++) {
            checksum = checksum * 31 + sorted[i];
        }

        List<Item> items = new ArrayList<>();
        for (int i = 0; i < n / 4; i++) {
            items.add(new Item(numbers[i]));
        }
        Collections.sort(items);
        for (Item item : items) {
            checksum = checksum * 31 + item.key;
        }
        Item[] array = items.toArray(new Item[0]);
        Arrays.sort(array, Comparator.comparing((Item item) -> item.name).thenComparing(Comparator.reverseOrder()));
        for (Item item : array) {
            checksum = checksum * 31 + item.key;
        }
        int[] again = Arrays.copyOf(numbers, n);
        Arrays.sort(again);
        System.out.println("sorting " + checksum + " " + again[n / 2]);
    }
}
