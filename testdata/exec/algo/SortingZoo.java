package algo;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Nine sorting algorithms over one comparator interface: order, stability and comparison counts. */
public class SortingZoo {
    record Item(int key, int serial) {}

    interface Sorter {
        <T> void sort(T[] a, Comparator<? super T> c);
    }

    static class Counting<T> implements Comparator<T> {
        final Comparator<T> inner;
        int count;

        Counting(Comparator<T> inner) {
            this.inner = inner;
        }

        @Override
        public int compare(T x, T y) {
            count++;
            return inner.compare(x, y);
        }
    }

    static void swap(Object[] a, int i, int j) {
        Object t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static class Bubble implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            boolean swapped = true;
            for (int n = a.length - 1; swapped; n--) {
                swapped = false;
                for (int i = 0; i < n; i++) {
                    if (c.compare(a[i], a[i + 1]) > 0) {
                        swap(a, i, i + 1);
                        swapped = true;
                    }
                }
            }
        }
    }

    static class Selection implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            for (int i = 0; i < a.length; i++) {
                int min = i;
                for (int j = i + 1; j < a.length; j++) {
                    if (c.compare(a[j], a[min]) < 0) {
                        min = j;
                    }
                }
                swap(a, i, min);
            }
        }
    }

    static class Insertion implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            for (int i = 1; i < a.length; i++) {
                T x = a[i];
                int j = i;
                for (; j > 0 && c.compare(a[j - 1], x) > 0; j--) {
                    a[j] = a[j - 1];
                }
                a[j] = x;
            }
        }
    }

    static class Shell implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            for (int gap = a.length / 2; gap > 0; gap /= 2) {
                for (int i = gap; i < a.length; i++) {
                    T x = a[i];
                    int j = i;
                    for (; j >= gap && c.compare(a[j - gap], x) > 0; j -= gap) {
                        a[j] = a[j - gap];
                    }
                    a[j] = x;
                }
            }
        }
    }

    static class Merge implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            if (a.length < 2) {
                return;
            }
            T[] l = Arrays.copyOfRange(a, 0, a.length / 2);
            T[] r = Arrays.copyOfRange(a, a.length / 2, a.length);
            sort(l, c);
            sort(r, c);
            int i = 0;
            int j = 0;
            for (int k = 0; k < a.length; k++) {
                a[k] = j >= r.length || i < l.length && c.compare(l[i], r[j]) <= 0 ? l[i++] : r[j++];
            }
        }
    }

    static class Quick implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            sort(a, 0, a.length - 1, c);
        }

        private <T> void sort(T[] a, int lo, int hi, Comparator<? super T> c) {
            while (lo < hi) {
                T pivot = a[(lo + hi) >>> 1];
                int i = lo;
                int j = hi;
                while (i <= j) {
                    while (c.compare(a[i], pivot) < 0) {
                        i++;
                    }
                    while (c.compare(a[j], pivot) > 0) {
                        j--;
                    }
                    if (i <= j) {
                        swap(a, i++, j--);
                    }
                }
                sort(a, lo, j, c);
                lo = i;
            }
        }
    }

    static class Heap implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            for (int i = a.length / 2 - 1; i >= 0; i--) {
                sift(a, i, a.length, c);
            }
            for (int n = a.length - 1; n > 0; n--) {
                swap(a, 0, n);
                sift(a, 0, n, c);
            }
        }

        private <T> void sift(T[] a, int i, int n, Comparator<? super T> c) {
            for (int k; (k = 2 * i + 1) < n; i = k) {
                if (k + 1 < n && c.compare(a[k], a[k + 1]) < 0) {
                    k++;
                }
                if (c.compare(a[i], a[k]) >= 0) {
                    return;
                }
                swap(a, i, k);
            }
        }
    }

    static class Library implements Sorter {
        public <T> void sort(T[] a, Comparator<? super T> c) {
            Arrays.sort(a, c);
        }
    }

    static int[] radix(int[] in) {
        int[] a = in.clone();
        int[] b = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257];
            for (int x : a) {
                count[((x ^ 0x80000000) >>> shift & 255) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                count[i + 1] += count[i];
            }
            for (int x : a) {
                b[count[(x ^ 0x80000000) >>> shift & 255]++] = x;
            }
            int[] t = a;
            a = b;
            b = t;
        }
        return a;
    }

    static boolean stable(Item[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1].key() == a[i].key() && a[i - 1].serial() > a[i].serial()) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        Map<String, Sorter> zoo = new LinkedHashMap<>();
        for (Sorter s : new Sorter[] {new Bubble(), new Selection(), new Insertion(), new Shell(), new Merge(),
            new Quick(), new Heap(), new Library()}) {
            zoo.put(s.getClass().getSimpleName(), s);
        }
        Random random = new Random(7);
        Item[] mixed = new Item[120];
        Arrays.setAll(mixed, i -> new Item(random.nextInt(20), i));
        Item[] rising = IntStream.range(0, 100).mapToObj(i -> new Item(i, i)).toArray(Item[]::new);
        Item[] falling = IntStream.range(0, 100).mapToObj(i -> new Item(100 - i, i)).toArray(Item[]::new);
        Item[] equal = IntStream.range(0, 60).mapToObj(i -> new Item(5, i)).toArray(Item[]::new);
        Item[] reference = mixed.clone();
        Arrays.sort(reference, Comparator.comparingInt(Item::key));
        zoo.forEach((name, s) -> {
            StringBuilder line = new StringBuilder(String.format("%-10s", name));
            for (Item[] input : new Item[][] {mixed, rising, falling, equal, {}, {new Item(1, 1)}}) {
                Item[] a = input.clone();
                Counting<Item> c = new Counting<>(Comparator.comparingInt(Item::key));
                s.sort(a, c);
                for (int i = 1; i < a.length; i++) {
                    if (a[i - 1].key() > a[i].key()) {
                        throw new IllegalStateException(name + " out of order");
                    }
                }
                line.append(String.format(" %5d%s", c.count, stable(a) ? "s" : "-"));
            }
            Item[] a = mixed.clone();
            s.sort(a, Comparator.comparingInt(Item::key));
            System.out.println(line + " " + Arrays.equals(a, reference));
            String[] words = "pear Apple fig banana cherry Date apple".split(" ");
            s.sort(words, String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.reverseOrder()));
            System.out.println("  " + String.join(",", words));
        });
        int[] numbers = random.ints(200, -1_000_000, 1_000_000).toArray();
        numbers[3] = Integer.MIN_VALUE;
        numbers[4] = Integer.MAX_VALUE;
        int[] sorted = radix(numbers);
        int[] expected = numbers.clone();
        Arrays.sort(expected);
        System.out.println("radix " + Arrays.equals(sorted, expected) + " " + Arrays.hashCode(sorted));
        try {
            Integer[] broken = IntStream.range(0, 300).map(i -> i * 7919 % 307).boxed().toArray(Integer[]::new);
            Arrays.sort(broken, (x, y) -> (x * 31 ^ y) % 3 - 1);
            System.out.println("tolerated " + Arrays.stream(broken).mapToInt(x -> x).sum());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
