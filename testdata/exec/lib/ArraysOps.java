package lib;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Spliterator;
import java.util.stream.Collectors;

/** java.util.Arrays over primitive and object arrays. */
public class ArraysOps {
    static String attempt(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        int[] a = {5, 3, 9, -1, 7, 3};
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(Arrays.toString(a) + Arrays.toString(b) + Arrays.binarySearch(b, 7) + Arrays.binarySearch(b, 4)
            + Arrays.binarySearch(b, 0, 3, 99));
        Arrays.sort(a, 1, 4);
        System.out.println(Arrays.toString(a) + " " + attempt(() -> Arrays.sort(a, 4, 2)) + " " + attempt(() -> Arrays.sort(a, 0, 9)));
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new boolean[2]) + Arrays.toString(new char[] {'x'})
            + Arrays.toString(new byte[] {-1}) + Arrays.toString(new short[] {7}) + Arrays.toString(new float[] {1.5f, 0f})
            + Arrays.toString(new double[] {1e10, Double.NaN}) + Arrays.toString(new long[] {Long.MIN_VALUE})
            + Arrays.toString(new Object[] {null, "s", 1}));
        Object[] deep = {1, new int[] {2, 3}, new Object[] {"x", new String[][] {{"a"}, {}, null}}, null};
        System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepHashCode(deep) + " "
            + Arrays.deepEquals(deep, new Object[] {1, new int[] {2, 3}, new Object[] {"x", new String[][] {{"a"}, {}, null}}, null}));
        Object[] cycle = new Object[2];
        cycle[0] = cycle;
        System.out.println(Arrays.deepToString(cycle));
        System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(a, a.clone()) + " " + Arrays.equals((int[]) null, null) + " "
            + Arrays.equals(new double[] {0.0, Double.NaN}, new double[] {-0.0, Double.NaN}) + " "
            + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " " + Arrays.equals(a, 0, 2, b, 3, 5));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(new long[] {1L << 40, -1}) + " " + Arrays.hashCode(new boolean[] {true, false})
            + " " + Arrays.hashCode(new double[] {1.5, -0.0}) + " " + Arrays.hashCode(new Object[] {"a", null}) + " " + Arrays.hashCode((byte[]) null)
            + " " + Arrays.hashCode(new byte[] {1, -2}) + " " + Arrays.hashCode(new char[] {'q'}) + " " + Arrays.hashCode(new float[] {2f}));
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1}, new int[] {1, 0}) + " "
            + Arrays.compareUnsigned(new byte[] {(byte) 200}, new byte[] {100}) + " " + Arrays.compare(new byte[] {(byte) 200}, new byte[] {100}) + " "
            + Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch("abc".toCharArray(), "ab".toCharArray()) + " "
            + Arrays.mismatch(b, b) + " " + Arrays.compare(new String[] {"a", null}, new String[] {"a", "b"}));
        long[] big1 = new long[50];
        long[] big2 = new long[50];
        big2[43] = 1;
        System.out.println(Arrays.mismatch(big1, big2) + " " + Arrays.equals(big1, big2));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 8)) + Arrays.toString(Arrays.copyOf(a, 2)) + Arrays.toString(Arrays.copyOfRange(a, 4, 9))
            + Arrays.toString(Arrays.copyOf(new String[] {"p"}, 2)) + attempt(() -> Arrays.copyOf(a, -1)) + attempt(() -> Arrays.copyOfRange(a, 5, 2))
            + attempt(() -> Arrays.copyOfRange(a, 9, 12)));
        Object[] objs = Arrays.copyOf(new Integer[] {1, 2}, 3, Number[].class);
        System.out.println(objs.getClass().getSimpleName() + attempt(() -> Arrays.copyOf(new Object[] {"s"}, 1, Integer[].class)));
        int[] filled = new int[6];
        Arrays.fill(filled, 7);
        Arrays.fill(filled, 2, 4, -7);
        System.out.println(Arrays.toString(filled) + attempt(() -> Arrays.fill(filled, 3, 9, 1)) + attempt(() -> Arrays.fill(new Integer[1], "s"
            .length())) + attempt(() -> Arrays.fill((Object[]) new Integer[1], "s")));
        Arrays.setAll(filled, i -> i * i);
        int[] prefix = filled.clone();
        Arrays.parallelPrefix(prefix, Integer::sum);
        double[] d = new double[4];
        Arrays.setAll(d, i -> Math.sqrt(i));
        long[] pl = new long[5];
        Arrays.parallelSetAll(pl, i -> 1L << i * 10);
        System.out.println(Arrays.toString(filled) + Arrays.toString(prefix) + Arrays.toString(d) + Arrays.toString(pl));
        System.out.println(Arrays.stream(a).sum() + " " + Arrays.stream(a, 1, 3).boxed().toList() + " " + Arrays.stream(new String[] {"x", "y"}).collect(Collectors.joining()));
        List<String> view = Arrays.asList("c", "a", "b");
        Collections.sort(view);
        System.out.println(view + attempt(() -> view.add("d")) + attempt(() -> view.remove(0)));
        String[] backing = {"1", "2"};
        Arrays.asList(backing).set(0, "changed");
        System.out.println(backing[0] + " " + Arrays.asList(new int[] {1, 2}).size() + " " + Arrays.asList(1, 2).size());
        String[] words = {"banana", "Apple", "cherry", "date", "fig", "apple"};
        Arrays.sort(words);
        System.out.println(String.join(",", words) + " " + Arrays.binarySearch(words, "cherry"));
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(String.join(",", words));
        Arrays.sort(words, 0, 3, String.CASE_INSENSITIVE_ORDER);
        System.out.println(String.join(",", words) + attempt(() -> Arrays.sort(new Object[] {1, "x"})).startsWith("ClassCast"));
        double[] special = {Double.NaN, 1, -0.0, 0.0, Double.NEGATIVE_INFINITY, -5, Double.POSITIVE_INFINITY};
        Arrays.sort(special);
        System.out.println(Arrays.toString(special) + Arrays.binarySearch(special, 0.0) + Arrays.binarySearch(special, -0.0));
        Random r = new Random(3);
        for (int n : new int[] {10, 50, 300, 1000}) {
            int[] x = r.ints(n).toArray();
            long[] y = r.longs(n).toArray();
            double[] z = r.doubles(n).toArray();
            byte[] w = new byte[n];
            r.nextBytes(w);
            short[] s = new short[n];
            char[] c = new char[n];
            for (int i = 0; i < n; i++) {
                s[i] = (short) r.nextInt();
                c[i] = (char) r.nextInt();
            }
            Arrays.sort(x);
            Arrays.sort(y);
            Arrays.parallelSort(z);
            Arrays.sort(w);
            Arrays.sort(s);
            Arrays.sort(c);
            boolean ok = true;
            for (int i = 1; i < n; i++) {
                ok &= x[i - 1] <= x[i] && y[i - 1] <= y[i] && z[i - 1] <= z[i] && w[i - 1] <= w[i] && s[i - 1] <= s[i] && c[i - 1] <= c[i];
            }
            System.out.println(n + " " + ok + " " + Arrays.hashCode(x) + " " + Arrays.hashCode(z) + " " + Arrays.hashCode(w) + " " + Arrays.hashCode(c));
        }
        Spliterator.OfInt sp = Arrays.spliterator(a);
        Spliterator.OfInt half = sp.trySplit();
        System.out.println(sp.estimateSize() + " " + half.estimateSize() + " " + half.hasCharacteristics(Spliterator.SIZED));
        int[][] grid = new int[3][4];
        grid[1][2] = 5;
        int[][] shallow = grid.clone();
        shallow[1][2]++;
        shallow[0] = new int[] {9};
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.deepToString(shallow) + " " + new int[2][0][5].length + " " + attempt(() -> {
            int[][] bad = new int[2][-1];
        }));
        int[][][] partial = new int[2][3][];
        System.out.println(Arrays.deepToString(partial) + partial.getClass().getName());
    }
}
