package one;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import two.Far;

/** Uses what the verifier has rules for, and nothing that is younger than Java 5. */
public class Main extends Far {
    static final int LIMIT = 12;
    private long total;
    private final double[] weights = {1.5, 2.5, -3};
    protected int[][] grid = new int[3][4];

    interface Shape {
        double area();
    }

    static class Square implements Shape {
        final double side;

        Square(double side) {
            if (side < 0) {
                throw new IllegalArgumentException("side");
            }
            this.side = side;
        }

        public double area() {
            return side * side;
        }
    }

    enum Color {
        RED, GREEN { int code() { return super.code() + 5; } }, BLUE;

        int code() {
            return ordinal();
        }
    }

    class Inner implements Shape {
        int at = counter + LIMIT;

        Inner(int more) {
            this(more, more > 2 ? "a" : null);
        }

        Inner(int more, String text) {
            at += more + (text == null ? 0 : text.length());
            total += at;
        }

        public double area() {
            return at / 2.0;
        }
    }

    Main(int start) {
        super(start > 5 ? start : -start);
        counter += start;
    }

    static int choose(int n) {
        switch (n) {
            case 0: return 7;
            case 1: n += 3;
            case 2: return n * 2;
            case 1000: return -1;
            default: return n % 3;
        }
    }

    int guarded(Object o) {
        int result = 0;
        try {
            String s = (String) o;
            result = s.length();
            synchronized (this) {
                result += Integer.parseInt(s);
            }
        } catch (ClassCastException e) {
            result = -1;
        } catch (RuntimeException e) {
            result += 100;
        } finally {
            total += result;
            far();
        }
        return result;
    }

    long sum() {
        long s = 0;
        float f = 0.5f;
        for (int i = 0; i < weights.length; i++) {
            s += (long) (weights[i] * 4) << i;
            f -= (float) s / 3;
            for (int k = 3; k >= 0; k--) {
                if (k == i) {
                    continue;
                }
                grid[i][k] ^= (int) s + (byte) k;
            }
        }
        return f > 0 ? s : s * 2 + (f < -1 ? 1 : 0);
    }

    <T extends Comparable<T>> T most(List<T> list) {
        T best = null;
        for (T t : list) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    String text(Object... parts) {
        StringBuilder b = new StringBuilder();
        for (Object part : parts) {
            if (part instanceof Shape) {
                b.append(((Shape) part).area());
            } else if (part instanceof int[]) {
                int[] a = (int[]) part;
                b.append(a.length + a.clone()[0]);
            } else {
                b.append(part);
            }
        }
        return b.append('.').toString();
    }

    /** Where values of several classes meet. */
    Object meet(int n) {
        Object o = n == 0 ? new Square(2) : n == 1 ? new Inner(3) : n == 2 ? "text" : (Object) new int[] {1};
        Number number = n > 1 ? Integer.valueOf(n) : (Number) Double.valueOf(2);
        Shape shape = n > 0 ? new Square(n) : new Inner(n);
        Object[] array = n > 2 ? new String[] {"a"} : new Integer[] {2};
        return text(o, number.intValue(), shape.area(), array[0]);
    }

    public static Object run() {
        Main m = new Main(LIMIT);
        List<String> list = new ArrayList<String>();
        for (String s : new String[] {"b", "c", "a"}) {
            list.add(s + m.total);
        }
        Map<Color, Integer> codes = new HashMap<Color, Integer>();
        for (Color c : Color.values()) {
            codes.put(c, c.code());
        }
        boolean[] flags = {true, false, m.counter > 3};
        char[] chars = {'x', (char) m.counter};
        short small = (short) (chars[0] + chars[1]);
        int guards = m.guarded("12") + m.guarded(null) + m.guarded(5) + m.guarded("z");
        Inner inner = m.new Inner(small % 7);
        byte[] bytes = {1, 2, (byte) guards};
        int ends = 0;
        do {
            ends += choose(ends) + 3 & 0xff;
        } while (ends < 50 && flags[0] | flags[2]);
        return m.text(m.sum(), m.most(list), codes.get(Color.GREEN), inner, inner.at, bytes[2], ends, small, new int[] {4, 5},
            m.protectedSum(new Main(2)), m.grid[1][2], m.meet(0), m.meet(1), m.meet(2), m.meet(3));
    }

    int protectedSum(Main other) {
        return other.counter + super.far() + this.far() + new Object[2][3].length;
    }
}
