package shop;

import java.util.ArrayList;
import java.util.List;

/** Methods of all kinds that tests are written for; the tests leave each path one input. */
public class Shop {
    enum Size { SMALL, LARGE }

    record Point(int x, int y) {}

    static class Item {
        private final String name;
        double price;
        Item next;

        Item(String name, double price) {
            this.name = name;
            this.price = price;
        }
    }

    static class Full extends RuntimeException {}

    private static int sold = 2;
    static final int[] COUNTS = {1, 2};

    private int stock;
    private final List<String> names = new ArrayList<>();

    Shop(int stock) {
        this.stock = stock;
        names.add("a \"b\"\n\u20ac");
    }

    // Private, changes private fields.
    private int sell(int k) {
        if (k < 0) {
            throw new IllegalArgumentException("k");
        }
        if (k > stock) {
            throw new Full();
        }
        stock -= k;
        sold += k;
        return sold;
    }

    // Objects of all kinds come in and go out.
    static Object choose(boolean b, char c, Size size, Point p, Item item, int[][] rows) {
        if (b) {
            return size == Size.SMALL ? Size.LARGE : null;
        }
        return c == '\'' ? item.name : c > '\'' ? (Object) (p.x() + rows[0][1]) : item;
    }

    static float[] halves(float f, byte s, long l) {
        if (l == Long.MIN_VALUE) {
            return new float[] {f / 2, -0.0f, Float.NaN};
        }
        return s < 0 ? null : new float[0];
    }

    static double negate(double d, String text) {
        return d > 1 ? -d : text == null ? Double.NaN : d * 0;
    }

    <T extends Comparable<T>> boolean generic(T t, int n) {
        COUNTS[0]++;
        return n == COUNTS[0];
    }

    String names(int n) {
        return n == 3 ? names.get(0) + n : null;
    }

    static int threads(int n) throws InterruptedException {
        Thread t = new Thread(() -> sold = 1);
        t.start();
        sold = n;
        t.join();
        return sold;
    }

    static void exits(int n) {
        if (n > 0) {
            System.exit(1);
        }
    }

    static Runnable lambda(int n, Runnable r) {
        return n == 2 ? r : null;
    }

    public static void main(String[] args) throws Exception {
        Item item = new Item("x", 1.5);
        item.next = item;
        sold++;
        Shop shop = new Shop(0);
        try {
            shop.sell(0);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        choose(true, 'c', Size.SMALL, new Point(1, -2), item, new int[][] {{1, 2}, null});
        halves(1, (byte) 2, 3);
        negate(1, "x");
        shop.generic("t", 1);
        shop.names(1);
        lambda(1, () -> {});
        if (args.length > 0) {
            threads(1);
            exits(1);
        }
    }
}
