package one;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import two.Far;

/** Uses what the verifier has rules for. */
public class Main extends Far {
    static final int LIMIT = 12;
    static final String WORD = "word";
    private long total;
    private final double[] weights = {1.5, 2.5, -3};
    protected int[][] grid = new int[3][4];

    interface Shape {
        double area();

        default String name() {
            return "shape" + area();
        }

        static Shape of(double side) {
            return () -> side * side;
        }
    }

    record Point(int x, long y) implements Shape {
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("x");
            }
        }

        public double area() {
            return x * (double) y;
        }
    }

    enum Color {
        RED, GREEN { int code() { return super.code() + 5; } }, BLUE;

        int code() {
            return ordinal();
        }
    }

    class Inner {
        int at = counter + LIMIT;

        Inner(int more) {
            this(more, more > 2 ? "a" : null);
        }

        Inner(int more, String text) {
            at += more + (text == null ? 0 : text.length());
            total += at;
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
            default:
                return switch (WORD.substring(n % 3)) {
                    case "word" -> 1;
                    case "ord" -> 2;
                    default -> 3;
                };
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
        } catch (ClassCastException | NullPointerException e) {
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

    static String text(Object... parts) {
        StringBuilder b = new StringBuilder();
        for (Object part : parts) {
            if (part instanceof Shape s) {
                b.append(s.name());
            } else if (part instanceof int[] a) {
                b.append(a.length + a.clone()[0]);
            } else {
                b.append(part);
            }
        }
        return b.append('.').toString();
    }

    public static Object run() {
        Main m = new Main(LIMIT);
        IntBinaryOperator op = (a, b) -> a * m.counter + b;
        Supplier<List<String>> made = ArrayList::new;
        List<String> list = made.get();
        for (String s : new String[] {"b", "c", "a"}) {
            list.add(s + m.total);
        }
        Map<Color, Integer> codes = new HashMap<>();
        for (Color c : Color.values()) {
            codes.merge(c, c.code(), Integer::sum);
        }
        boolean[] flags = {true, false, m.counter > 3};
        char[] chars = {'x', (char) m.counter};
        short small = (short) (chars[0] + chars[1]);
        Shape point = new Point(3, 4);
        Shape square = Shape.of(2);
        int guards = m.guarded("12") + m.guarded(null) + m.guarded(5) + m.guarded("z");
        Inner inner = m.new Inner(small % 7);
        byte[] bytes = {1, 2, (byte) guards};
        int ends = 0;
        do {
            ends += choose(ends) + op.applyAsInt(ends, 2) & 0xff;
        } while (ends < 50 && flags[0] | flags[2]);
        return text(m.sum(), m.most(list), codes.get(Color.GREEN), point, square, inner.at, bytes[2], ends, small, new int[] {4, 5},
            m.protectedSum(new Main(2)), Main.class.getSimpleName(), (Object) m.grid[1][2]);
    }

    int protectedSum(Main other) {
        return other.counter + super.far() + this.far() + new Object[2][3].length;
    }
}
