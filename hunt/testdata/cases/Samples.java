package cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What generators of tests are tried on: every exception is stated. */
public class Samples {
    public static class Point {
        public int x = 5;
        public double weight = 1.25;
        public byte small;

        public Point() {
        }

        public Point(int x) {
            this.x = x;
        }
    }

    public static class Holder {
        public int[] array;
        public Point point;
        public Holder next;
        private int hidden;

        public int div(int by) {
            return hidden / by; // bug: ArithmeticException 1
        }

        public void hide(int n) {
            hidden = n;
        }

        public int shown() {
            return 100 / (hidden - 17); // bug: ArithmeticException 1
        }
    }

    /** Its constructor fails for some arguments. */
    public static class Strict {
        private final int value;

        public Strict(int a, int b) {
            value = a / b; // bug: ArithmeticException 1
        }

        public int value() {
            return value;
        }
    }

    public static class Base {
        protected int a = 1;
        public boolean flag;

        public int sum(int b) {
            return a + b;
        }
    }

    public static class Derived extends Base {
        public int a = 2;

        @Override
        public int sum(int b) {
            if (super.a == 1 && a == 9 && b == 3) {
                throw new IllegalStateException("hidden"); // bug: IllegalStateException 1
            }
            return a * b;
        }
    }

    public int fields(Holder h, int n) {
        h.point.x = n; // bug: NullPointerException 2
        if (h.point.x > 10 && h.point.weight < 0) {
            throw new RuntimeException("far"); // bug: RuntimeException 2
        }
        return h.point.small;
    }

    public int sameObject(Point a, Point b) {
        a.x = 1; // bug: NullPointerException 3
        b.x = 2; // bug: NullPointerException 3
        if (a == b) {
            return 0;
        }
        if (a.x == b.x) {
            throw new AssertionError("never");
        }
        return 1;
    }

    public Point[] objects(int x, int y, int length) {
        if (length < 3) {
            throw new IllegalArgumentException("short"); // bug: IllegalArgumentException 4
        }
        if (length > 5) {
            length = 5;
        }
        Point[] all = new Point[length];
        for (int i = 0; i < length; i++) {
            all[i] = new Point(x + i);
            all[i].weight = y;
        }
        return all;
    }

    public int sumOfObjects(Point[] all) {
        if (all.length > 1) { // bug: NullPointerException 3
            if (all[0].x + all[1].x > 20) { // bug: NullPointerException 3
                return 1;
            }
            return 2;
        }
        return 3;
    }

    public int[][] rows(int[][] m) {
        if (m.length == 2 && m[1].length > 0) { // bug: NullPointerException 3
            m[1][0] = m[0][1]; // bug: NullPointerException 3, ArrayIndexOutOfBoundsException 2
        }
        return m;
    }

    public int cube(int[][][] m) {
        if (m == null || m.length < 2 || m[1] == null || m[1].length == 0 || m[1][0] == null || m[1][0].length < 2) {
            return 0;
        }
        return 12 / m[1][0][1]; // bug: ArithmeticException 2
    }

    public Object[] upcast(Integer[] all) {
        if (all == null || all.length == 0) {
            return all;
        }
        Object[] objects = all;
        objects[0] = "text"; // bug: ArrayStoreException 2
        return objects;
    }

    public int nested(int i) {
        try {
            return inner(i);
        } catch (NullPointerException e) {
            return -1;
        }
    }

    private int inner(int i) {
        if (i < 0) {
            throw new NullPointerException("below");
        }
        if (i > 100) {
            throw new IllegalStateException("above"); // bug: IllegalStateException 1
        }
        return i;
    }

    @SuppressWarnings("finally")
    public int swallowed(int i) {
        try {
            if (i > 3) {
                throw new IllegalStateException("lost");
            }
            return 1;
        } finally {
            if (i != 1234) {
                return 2;
            }
            throw new UnsupportedOperationException("kept"); // bug: UnsupportedOperationException 4
        }
    }

    public int made(int n) {
        RuntimeException e = n == 5 ? new IllegalStateException("five") : null; // bug: IllegalStateException 1
        if (e != null) {
            throw e;
        }
        return n;
    }

    public static int power(int a, int n) {
        if (n < 0) {
            throw new IllegalArgumentException(); // bug: IllegalArgumentException 4
        }
        if (n == 0) {
            return 1;
        }
        return n % 2 == 1 ? a * power(a, n - 1) : power(a * a, n / 2);
    }

    public List<Integer> filled(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            list.add(n + i);
        }
        if (list.get(2) == 44) {
            list.get(3); // bug: IndexOutOfBoundsException 1
        }
        return list;
    }

    public int intersection(List<Integer> a, List<Integer> b) {
        if (a == null || b == null || a.isEmpty() || b.isEmpty()) {
            return 0;
        }
        a = new ArrayList<>(a);
        a.retainAll(b);
        return 1 / a.size(); // bug: ArithmeticException 2
    }

    public Point nth(List<Point> list, int i) {
        if (list == null || i < 0) {
            return null;
        }
        Point p = list.get(i); // bug: IndexOutOfBoundsException 2
        p.x++; // bug: NullPointerException 3
        return p;
    }

    public int points(List<Point> list) {
        int sum = 0;
        for (Point p : list) { // bug: NullPointerException 3
            if (p != null) {
                sum += 10 / p.x; // bug: ArithmeticException 2
            }
        }
        return sum;
    }

    public int pointsClean(List<Point> list) {
        int sum = 0;
        if (list != null) {
            for (Point p : list) {
                sum += p == null || p.x == 0 ? 0 : 10 / p.x;
            }
        }
        return sum;
    }

    public int pointOf(Map<String, Point> map) {
        if (map == null) {
            return 0;
        }
        for (Map.Entry<String, Point> e : map.entrySet()) {
            if (e.getValue() != null) {
                return 10 / e.getValue().x; // bug: ArithmeticException 2
            }
        }
        return 1;
    }

    public int removedWhile(List<Integer> list) {
        if (list == null) {
            return 0;
        }
        Iterator<Integer> it = list.iterator();
        int n = 0;
        while (it.hasNext()) {
            Integer x = it.next();
            if (x != null && x > 5) {
                it.remove();
                it.remove(); // bug: IllegalStateException 2
            }
            n++;
        }
        return n;
    }

    public int linked(LinkedList<Integer> list) {
        if (list == null || list.size() > 1) {
            return 0;
        }
        return list.getLast() == null ? 1 : 2; // bug: NoSuchElementException 2
    }

    public int maximum(int[] a) {
        return Arrays.stream(a).max().getAsInt(); // bug: NullPointerException 3, NoSuchElementException 2
    }

    public int maximumClean(int[] a) {
        return a == null ? 0 : Arrays.stream(a).max().orElse(0);
    }

    public double average(List<Integer> list) {
        return list.stream().mapToInt(x -> x).average().getAsDouble(); // bug: NullPointerException 3, NullPointerException 3, NoSuchElementException 2
    }

    public Map<Integer, String> indexed(String a, String b) {
        if (a == null || b == null) {
            return null;
        }
        return Stream.of(a, b).collect(Collectors.toMap(String::length, s -> s)); // bug: IllegalStateException 1
    }

    public int reduced(int n) {
        OptionalInt r = IntStream.rangeClosed(1, Math.min(n, 3)).reduce((a, b) -> a * b);
        return r.getAsInt(); // bug: NoSuchElementException 1
    }

    public String chosen(Optional<Point> o) {
        if (o == null) {
            return "";
        }
        return o.map(p -> p.x == 5 ? null : "p").get(); // bug: NoSuchElementException 2
    }

    public int strict(Strict s) {
        return s == null ? 0 : 10 / s.value(); // bug: ArithmeticException 2
    }

    public int hidden(Derived d) {
        return d == null ? 0 : 10 / (d.a - 2); // bug: ArithmeticException 2
    }

    public int hiddenClean(Derived d) {
        return d == null || d.a == 2 ? 0 : 10 / (d.a - 2);
    }

    public int kind(Base b) {
        if (b instanceof Derived) {
            return 1;
        }
        Derived d = (Derived) b; // bug: ClassCastException 2
        return d == null ? 2 : 3;
    }

    public int anonymous(int n) {
        Base b = new Base() {
            @Override
            public int sum(int c) {
                return n == c ? 0 : 1;
            }
        };
        return 3 / b.sum(8); // bug: ArithmeticException 1
    }

    public int waited(int n) throws InterruptedException {
        try {
            return CompletableFuture.completedFuture(n).thenApply(x -> 10 / x).get();
        } catch (ExecutionException e) {
            return 0;
        }
    }

    public int thread(int n) throws InterruptedException {
        int[] box = {n};
        Thread t = new Thread(() -> box[0] = 0);
        t.start();
        t.join();
        return 10 / box[0]; // bug: ArithmeticException 1
    }

    public int monitors(Object o, boolean b) throws InterruptedException {
        if (o == null) {
            return 0;
        }
        if (b) {
            o.notify(); // bug: IllegalMonitorStateException 1
        }
        return 1;
    }

    public String cut(String s, int from) {
        if (s == null || from < 0) {
            return "";
        }
        return s.substring(from, s.length() - 1); // bug: StringIndexOutOfBoundsException 1
    }

    public char middle(String a, String b) {
        String s = a + b;
        return s.length() < 9 || a == null ? 'x' : s.charAt(s.indexOf("!")); // bug: StringIndexOutOfBoundsException 3
    }

    public int number(String s) {
        if (s == null || s.isEmpty() || !Character.isDigit(s.charAt(0))) {
            return 0;
        }
        return Integer.parseInt(s); // bug: NumberFormatException 1
    }

    public byte narrow(String s) {
        return s != null && s.matches("[0-9]{3}") ? Byte.parseByte(s) : 0; // bug: NumberFormatException 1
    }

    public int shifted(int a, int b) {
        return (a << 3) / ((b >>> 28) - 15); // bug: ArithmeticException 1
    }

    public int exact(int a, int b) {
        return Math.multiplyExact(a, b); // bug: ArithmeticException 1
    }

    public int swapped(char c, byte b, short s, long l) {
        if (c == 'q' && b == -128 && s > 32000 && l == 1L << 40) {
            throw new IllegalStateException("all at once"); // bug: IllegalStateException 1
        }
        return 0;
    }

    public int real(float f, double d) {
        if (f * 2 == 7.0f && d < -1e300) {
            return 1 / (int) (d / d - 1); // bug: ArithmeticException 1
        }
        return 0;
    }

    public <T> int generic(T a, T b) {
        return a.equals(b) ? 1 : 0; // bug: NullPointerException 3
    }

    public int wrapped(Long a, Character c) {
        return a > 3 && c > 'x' ? 1 : 0; // bug: NullPointerException 3
    }
}
