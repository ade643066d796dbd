package indy;

import java.util.ArrayList;
import java.util.List;

/** String concatenation through invokedynamic: all types, constants, order of evaluation, many operands. */
public class Concat {
    static int n;

    static int next() {
        return ++n;
    }

    static String side(String s) {
        System.out.print("[" + s + "]");
        return s;
    }

    static class Counting {
        int shown;

        @Override
        public String toString() {
            return "c" + ++shown;
        }
    }

    static class NullString {
        @Override
        public String toString() {
            return null;
        }
    }

    static String all(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, Object o, char[] cs) {
        return "z=" + z + " b=" + b + " s=" + s + " c=" + c + " i=" + i + " l=" + l + " f=" + f + " d=" + d + " str=" + str + " o=" + o + " len=" + cs.length;
    }

    public static void main(String[] args) {
        System.out.println(all(true, (byte) -128, Short.MIN_VALUE, '\u0041', Integer.MIN_VALUE, Long.MIN_VALUE, Float.MIN_VALUE, Double.MAX_VALUE, null, null, new char[3]));
        System.out.println(all(false, (byte) 127, Short.MAX_VALUE, '~', Integer.MAX_VALUE, Long.MAX_VALUE, -0f, Double.NaN, "", List.of(1), new char[0]));
        System.out.println(next() + "," + next() + "," + (next() + next()) + "," + next());
        String s = "a";
        s += s + s;
        s += 1 + 2 + s + 1 + 2;
        s += 'c' + 1;
        s += (char) ('c' + 1);
        System.out.println(s);
        String[] arr = {"x", null};
        int i = 0;
        arr[i++] += side("first") + i;
        arr[i] += arr[0];
        System.out.println(arr[0] + arr[1] + i);
        Counting c = new Counting();
        System.out.println(c + "-" + c + "-" + c.shown);
        System.out.println("" + new NullString() + (Object) null + (String) null + 'x' + (Integer) null);
        System.out.println("\u0001\u0002" + args.length + "\u0001" + "end".length());
        System.out.println(("\u0001" + args.length + "\u0002").length() + " " + ("tag" + '\u0001' + args.length).charAt(3) % 2);
        final String k = "const";
        final int seven = 7;
        System.out.println((k + seven == "const7") + " " + (k + args.length == "const0") + " " + (k + args.length).equals("const0") + " " + (k + args.length).intern().equals("const0"));
        String many = "" + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next()
            + 'a' + 1L + 2f + 3d + true + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next();
        System.out.println(many + " " + many.length());
        StringBuilder expected = new StringBuilder();
        String built = "";
        for (int j = 0; j < 60; j++) {
            built += j % 3 == 0 ? "" + j : j % 3 == 1 ? "" + (char) ('a' + j % 26) : j + 0.5;
            expected.append(j % 3 == 0 ? String.valueOf(j) : j % 3 == 1 ? String.valueOf((char) ('a' + j % 26)) : String.valueOf(j + 0.5));
        }
        System.out.println(built.equals(expected.toString()) + " " + built.hashCode());
        String latin = "caf\u00e9" + 1, wide = "\u4e2d" + latin + '\u6587' + "\ud83d\ude00" + 2;
        System.out.println(latin.length() + " " + wide.length() + " " + wide.codePointAt(wide.length() - 3) + " " + wide.hashCode());
        List<Object> list = new ArrayList<>();
        list.add("self");
        list.add(new int[0].length);
        Integer boxed = 5;
        Long lb = 6L;
        Character cb = 'q';
        Boolean bb = null;
        System.out.println(boxed + lb + "" + cb + boxed + lb + bb + list + cb + 1);
        try {
            System.out.println("never" + side("left") + 1 / (args.length) + side("right"));
        } catch (ArithmeticException e) {
            System.out.println(" stopped after left: " + e.getMessage());
        }
        CharSequence cs = new StringBuilder("sb");
        Runnable r = () -> System.out.println("lambda " + n + cs + s(1) + s("t"));
        r.run();
        System.out.println("ternary " + (n > 0 ? "pos" + n : "neg") + (n < 0 ? 1 : 2.0) + (Object) (n > 0 ? 'a' : 0));
        String t = null;
        t = t + null;
        t += t;
        System.out.println(t + "x".concat("y") + -1 + -1.0f + - -1 + ~1 + !true + (byte) 300 + (int) 'z' + (1 > 0) + 0x10 + 1e10);
    }

    static <T> String s(T t) {
        return "<" + t + ">";
    }
}
