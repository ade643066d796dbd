package p;

import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.symbc.Symbolic;

public class Types {
    enum Color { RED }

    @Symbolic("true")
    int state;

    // As in the first example that users of Symbolic PathFinder meet.
    static void divide(int a, int b) {
        int c = a / (b + a - 2);
        if (c > 0) {
            System.out.println("positive");
        }
    }

    static long all(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
        if (z) {
            return b == 3 ? l : 1;
        }
        if (c == 'x' && s == -2) {
            return i;
        }
        return f == 1.5f && d != d ? 7 : 8;
    }

    static boolean bool(int x) {
        return x > 5;
    }

    static char letter(char c) {
        return c > 'a' && c < 'c' ? c : '<';
    }

    static float single(float f) {
        return f > 1 ? f : 0;
    }

    static double twice(double d) {
        return d == 2 ? d : -1e10;
    }

    static byte small(byte b) {
        return (byte) (b == 5 ? b + 300 : 1);
    }

    static String text(int x, String s) {
        return x == 1 ? s : x == 2 ? null : "a\n\"<b>\"";
    }

    static Object reference(int x, Object o) {
        return x == 1 ? o : x == 2 ? Color.RED : x == 3 ? new int[] {x, 4} : null;
    }

    static int sum(int[] a, String[] names, long[][] none) {
        return a[0] > a[1] ? a[0] : names.length;
    }

    int member(int x) {
        if (state > 10) {
            state = x;
            return 1;
        }
        return x;
    }

    static int unused(int x, int y) {
        return y > 0 ? 1 : 2;
    }

    static String spell(String s) {
        if (s.length() == 2 && s.charAt(0) == 'o') {
            return s + "!";
        }
        return s.isEmpty() ? "nothing" : null;
    }

    static Types chain(Types t, String other) {
        return t == null || t.next == null ? null : t.next;
    }

    Types next;

    static void cut(int x) {
        while (x > 0) {
            x--;
        }
    }

    static int caught(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative");
        }
        if (x == 0) {
            throw new IllegalStateException();
        }
        return 10 / x;
    }

    static void never(int x) {
        System.out.println(x > 0);
    }

    static void same(int x) {
        boolean b = gov.nasa.jpf.vm.Verify.getBoolean();
    }

    Types() {
    }

    Types(int x) {
        if (x > 7) {
            throw new IllegalArgumentException("7 < & > 8\nsecond line");
        }
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "divide" -> divide(0, 0);
            case "all" -> all(false, (byte) 0, 'a', (short) 0, 0, 0, 0, 0);
            case "bool" -> bool(1);
            case "letter" -> letter('a');
            case "single" -> single(1);
            case "twice" -> twice(1);
            case "small" -> small((byte) 1);
            case "text" -> text(0, "say \"hi\" \u00e9");
            case "reference" -> reference(0, new Types());
            case "sum" -> sum(new int[2], new String[] {"a", null}, null);
            case "member" -> new Types().member(0);
            case "unused" -> unused(1, 2);
            case "texts" -> spell("a");
            case "lazy" -> chain(null, "b");
            case "cut" -> cut(1);
            case "caught" -> {
                try {
                    caught(1);
                } catch (RuntimeException e) {
                    caught(2);
                }
            }
            case "steps" -> {
                Types t = new Types();
                t.member(1);
                t.member(2);
            }
            case "same" -> same(1);
            case "constructor" -> new Types(1);
            case "program" -> {
                int n = Debug.makeSymbolicInteger("n");
                char c = Debug.makeSymbolicChar("c");
                if (n > 3 && c == 'q') {
                    throw new RuntimeException("found");
                }
            }
            default -> never(1);
        }
    }
}
