package lang;

import java.util.Arrays;

/** Arrays as objects: initialisers, jagged shapes, clone, covariance, defaults, class names. */
public class ArraysLang {
    static int[][] triangle(int n) {
        int[][] t = new int[n][];
        for (int i = 0; i < n; i++) {
            t[i] = new int[i + 1];
            t[i][0] = t[i][i] = 1;
            for (int j = 1; j < i; j++) {
                t[i][j] = t[i - 1][j - 1] + t[i - 1][j];
            }
        }
        return t;
    }

    static int[][] multiply(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static int order(String s, int v) {
        System.out.print(s);
        return v;
    }

    static int[] array(String s, int[] a) {
        System.out.print(s);
        return a;
    }

    static void fill(Object[] target, Object... values) {
        for (int i = 0; i < values.length; i++) {
            target[i] = values[i];
        }
    }

    static int legacy(int a[], int[] b[])[] {
        return new int[] {a.length, b.length, b[0][0]};
    }

    public static void main(String[] args) {
        System.out.println(Arrays.deepToString(triangle(6)));
        System.out.println(Arrays.deepToString(multiply(new int[][] {{1, 2}, {3, 4}, {5, 6}}, new int[][] {{7, 8, 9}, {10, 11, 12}})));
        boolean[] z = new boolean[2];
        byte[] b = new byte[2];
        char[] c = new char[2];
        short[] s = new short[2];
        long[] l = new long[2];
        float[] f = new float[2];
        double[] d = new double[2];
        String[] str = new String[2];
        System.out.println(z[0] + " " + b[0] + " " + (int) c[0] + " " + s[0] + " " + l[0] + " " + f[0] + " " + d[0] + " " + str[0]);
        z[1] = !z[0];
        b[1] = (byte) 0x80;
        c[1] = '\uffff';
        s[1] = (short) 0x8000;
        l[1] = 1L << 40;
        f[1] = 1.1f;
        d[1] = 1.1;
        System.out.println(z[1] + " " + b[1] + " " + (int) c[1] + " " + s[1] + " " + l[1] + " " + f[1] + " " + d[1]);
        for (Object a : new Object[] {z, b, c, s, l, f, d, str, new int[0][][], new String[0][], new Object[0], new ArraysLang[1]}) {
            System.out.print(a.getClass().getName() + " " + a.getClass().getSimpleName() + " " + a.getClass().getComponentType() + " " + a.getClass().getSuperclass().getSimpleName() + "; ");
        }
        System.out.println();
        int[] orig = {3, 1, 2};
        int[] copy = orig.clone();
        Arrays.sort(copy);
        System.out.println(Arrays.toString(orig) + Arrays.toString(copy) + orig.equals(copy) + Arrays.equals(new int[] {1, 2, 3}, copy) + Arrays.hashCode(copy));
        int[][] deep = {{1}, {2, 3}, {}};
        int[][] shallow = deep.clone();
        shallow[1][0] = 99;
        shallow[2] = new int[] {7};
        System.out.println(Arrays.deepToString(deep) + Arrays.deepToString(shallow) + (deep[0] == shallow[0]) + Arrays.deepEquals(deep, shallow));
        int[][][] cube = new int[2][3][4];
        int[][][] half = new int[2][][];
        cube[1][2][3]++;
        cube[1][2][3] += cube[1][2][3] << 3;
        System.out.println(cube[1][2][3] + " " + cube[0].length + " " + half[1] + " " + Arrays.stream(cube).flatMap(Arrays::stream).flatMapToInt(Arrays::stream).sum());
        Object[] objs = new Integer[3];
        fill(objs, 1, 2, 3);
        Number[] nums = (Number[]) objs;
        System.out.println(nums[0].doubleValue() + nums[2].intValue() + " " + (objs instanceof Integer[]) + (objs instanceof Number[]) + (nums.getClass() == Number[].class));
        try {
            fill(objs, 9, "bad", 8);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(objs));
        }
        int[] arr = {0, 0, 0, 0};
        array("[arr]", arr)[order("[idx]", 1)] = order("[val]", 5);
        array("[arr]", arr)[order("[idx]", 2)] += order("[val]", 6);
        System.out.println(Arrays.toString(arr));
        try {
            array("[null]", null)[order("[idx]", 1)] = order("[val]", 5);
        } catch (NullPointerException e) {
            System.out.println(" npe last");
        }
        try {
            arr[order("[big]", 10)] = order("[val]", 1 / order("[zero]", 0));
        } catch (ArithmeticException e) {
            System.out.println(" arith first");
        }
        try {
            int[][] m = new int[order("[2]", 2)][order("[-1]", -1)];
        } catch (NegativeArraySizeException e) {
            System.out.println(" negative " + e.getMessage());
        }
        System.out.println(Arrays.toString(legacy(arr, deep)));
        System.out.println(new int[] {5, 6, 7}[1] + new String[][] {{"a"}, {"b", "c"}}[1][1] + "lit".toCharArray()[2] + new int[] {}.length);
        int[] mixed[] = {{1, 2}, null, new int[3]}, flat = {4};
        System.out.println(mixed[0][1] + " " + mixed[1] + " " + mixed[2].length + " " + flat[0]);
        System.arraycopy(arr, 0, arr, 1, 3);
        System.out.println(Arrays.toString(arr));
        System.arraycopy(arr, 1, arr, 0, 3);
        System.out.println(Arrays.toString(arr));
        Object cloned = ((Object[]) new String[] {"x"}).clone();
        System.out.println(cloned.getClass() + " " + (cloned instanceof Cloneable) + (cloned instanceof java.io.Serializable));
        int[] fib = new int[20];
        fib[0] = fib[1] = 1;
        for (int i = 2; i < fib.length; i++) {
            fib[i] = fib[i - 1] + fib[i - 2];
        }
        System.out.println(Arrays.stream(fib).sum() + " " + Arrays.binarySearch(fib, 144) + " " + Arrays.mismatch(fib, arr) + " " + Arrays.compare(fib, arr));
        char[] cs = "sorting chars".toCharArray();
        Arrays.sort(cs);
        System.out.println(new String(cs).trim() + String.valueOf(cs).length());
        Integer[] boxes = {5, 3, 9};
        Arrays.sort(boxes, java.util.Collections.reverseOrder());
        Arrays.fill(str, "f");
        Arrays.setAll(l, i -> i * 10L);
        System.out.println(Arrays.asList(boxes) + Arrays.toString(str) + Arrays.toString(l) + Arrays.toString((int[]) null));
    }
}
