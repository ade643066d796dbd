package lang;

/** Primitive conversions, narrowing, saturation, compound assignment, unary promotion. */
public class Casts {
    static byte sb;
    short ss;
    char c;

    static String all(double d) {
        return d + ": " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " " + (long) d + " " + (float) d;
    }

    static String all(float f) {
        return f + ": " + (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f + " " + (double) f;
    }

    static String all(long l) {
        return l + ": " + (byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l + " " + (float) l + " " + (double) l;
    }

    static String all(int i) {
        return i + ": " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " " + (float) i + " " + (double) i;
    }

    static String kind(byte x) { return "byte " + x; }
    static String kind(short x) { return "short " + x; }
    static String kind(char x) { return "char " + x; }
    static String kind(int x) { return "int " + x; }
    static String kind(long x) { return "long " + x; }
    static String kind(float x) { return "float " + x; }
    static String kind(double x) { return "double " + x; }
    static String kind(Object x) { return x.getClass().getSimpleName() + " " + x; }

    public static void main(String[] args) {
        for (double d : new double[] {0, -0.9, 0.999, 127.5, 128, -129, 65535.9, 65536, 2147483647.0, 2147483648.0,
            -2147483649.0, 1e19, -1e19, Double.NaN, 1.0 / 0, -1.0 / 0, 1e-300, 0.1}) {
            System.out.println(all(d));
        }
        for (float f : new float[] {0.1f, -128.7f, 1e10f, -1e20f, Float.NaN, Float.MAX_VALUE, -1 / 0f, 16777217f}) {
            System.out.println(all(f));
        }
        for (long l : new long[] {0, -1, 255, 256, 65535, 65536, 1L << 31, 1L << 53, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, 0x123456789abcdefL}) {
            System.out.println(all(l));
        }
        for (int i : new int[] {0, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 16777217, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            System.out.println(all(i));
        }
        byte b = 127;
        b++;
        System.out.println(b);
        b--;
        b += 200;
        System.out.println(b);
        b *= 3.7;
        System.out.println(b);
        b >>>= 1;
        System.out.println(b);
        b = -8;
        b >>>= 1;
        System.out.println(b + " " + (b >>> 1) + " " + (byte) (b >>> 1) + " " + (b & 0xff));
        short s = -1;
        s >>>= 10;
        System.out.println(s);
        s = 32767;
        s += 1.5;
        System.out.println(s);
        char ch = 'a';
        ch++;
        ch += 2;
        System.out.println(ch);
        ch = 0;
        ch--;
        System.out.println((int) ch);
        ch /= 2;
        System.out.println((int) ch);
        sb -= 129;
        System.out.println(sb++ + " " + ++sb);
        Casts o = new Casts();
        o.ss += 40000;
        o.c -= 1;
        System.out.println(o.ss-- + " " + o.ss + " " + (int) o.c++ + " " + (int) o.c);
        byte[] bytes = {(byte) 200, 100};
        bytes[0] += 100;
        bytes[1]++;
        bytes[1] <<= 1;
        System.out.println(bytes[0] + " " + bytes[1]);
        char[] chars = {'x', 'y'};
        chars[0] += 1;
        chars[1]++;
        System.out.println(chars[0] + chars[1] + " " + chars[0] + chars[1]);
        System.out.println(kind('a') + ", " + kind((char) ('a' + 1)) + ", " + kind('a' + 1) + ", " + kind(b) + ", " + kind(-b));
        System.out.println(kind(s) + ", " + kind(+s) + ", " + kind(~ch) + ", " + kind(1L + 1) + ", " + kind(1 + 1f) + ", " + kind(1L + 1f));
        System.out.println(kind(true ? 1 : 'a') + ", " + kind(false ? 1 : 'a') + ", " + kind(args.length == 0 ? b : s));
        int n = 98;
        System.out.println(kind(true ? n : 'a') + ", " + kind(true ? 98 : 'a') + ", " + kind(true ? 1 : 2.0) + ", " + kind(true ? b : 'a'));
        Object boxed = true ? 1 : "s";
        Object mixed = true ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(kind(boxed) + ", " + kind(mixed));
        System.out.println((int) 3.99e9 + " " + (char) 65.7 + " " + (byte) 300 + " " + (short) 1e6 + " " + (int) 'A' + " " + (char) -1 % 7);
        final int folded = 10;
        byte fits = folded;
        System.out.println(fits + (byte) (folded * 30));
    }
}
