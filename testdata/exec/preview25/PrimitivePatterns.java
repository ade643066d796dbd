// preview: 25
package preview25;

/** Primitive types in patterns, instanceof and switch: what converts exactly matches. */
class PrimitivePatterns {
    record Measure(double value) {
    }

    static String kind(Object o) {
        return switch (o) {
            case int i when i > 40 -> "large int " + i;
            case byte b -> "byte " + b;
            case char c -> "char " + c;
            case int i -> "int " + i;
            case double d -> "double " + d;
            default -> "else " + o;
        };
    }

    static String exact(double d) {
        return (d instanceof int) + " " + (d instanceof long) + " " + (d instanceof float) + " " + (d instanceof byte) + " " + (d instanceof char);
    }

    static String sized(long l) {
        return switch (l) {
            case 5L -> "five";
            case byte b -> "byte " + b;
            case int i -> "int " + i;
            case long m -> "long " + m;
        };
    }

    static String truth(boolean b) {
        return switch (b) {
            case true -> "yes";
            case false -> "no";
        };
    }

    static String fraction(float f) {
        return switch (f) {
            case 1.5f -> "one and a half";
            case 0f -> "zero";
            case float g when g < 0 -> "negative " + g;
            default -> "some";
        };
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {42, 7, (byte) 3, 'x', 2.5, 5L, "text"}) {
            System.out.println(kind(o));
        }
        for (double d : new double[] {3, 3.5, -0.0, 0.0, 1e10, 65535, 65536, Double.NaN, Double.POSITIVE_INFINITY, 16777217, 128, -128}) {
            System.out.println(d + ": " + exact(d));
        }
        for (long l : new long[] {5, 6, 300, 1L << 40, Long.MIN_VALUE}) {
            System.out.println(sized(l));
        }
        System.out.println(truth(true) + truth(false));
        for (float f : new float[] {1.5f, 0f, -0f, -2f, Float.NaN}) {
            System.out.println(fraction(f));
        }
        for (Object o : new Object[] {new Measure(7), new Measure(7.5)}) {
            System.out.println(o instanceof Measure(int n) ? "whole " + n : "not whole");
        }
        int x = 300;
        System.out.println((x instanceof byte) + " " + (x instanceof short s ? s : -1) + " " + (x instanceof float) + " " + (16777217 instanceof float));
        Integer boxed = 9;
        System.out.println(boxed instanceof int i ? "unboxed " + i : "null");
        boxed = null;
        System.out.println(boxed instanceof int i ? "unboxed " + i : "null");
        System.out.println((Long.MAX_VALUE instanceof double) + " " + ((1L << 53) instanceof double));
    }
}
