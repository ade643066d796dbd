package lang;

/** All switch forms: table, lookup, string, enum, arrow, yield, nested, fall-through. */
public class Switches {
    enum Color { RED, GREEN, BLUE, BLACK { @Override public String toString() { return "dark"; } } }

    static String table(int x) {
        switch (x) {
            case 1: return "one";
            case 2: case 3: return "two-three";
            case 4: break;
            case 5: x += 100;
            default: return "default " + x;
            case 6: return "six";
        }
        return "after " + x;
    }

    static int lookup(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return -1;
            case -1000: return -2;
            case 0: return 0;
            case 1000: return 2;
            case Integer.MAX_VALUE: return 1;
        }
        return 99;
    }

    static String string(String s) {
        switch (s) {
            case "Aa": return "first Aa";
            case "BB": return "first BB";
            case "AaBB": case "BBAa": return "collision " + s.hashCode();
            case "": return "empty";
            default: return "no " + s;
        }
    }

    static String color(Color c) {
        return switch (c) {
            case RED -> "r";
            case GREEN -> {
                String t = "g";
                for (int i = 0; i < 3; i++) {
                    t += i;
                }
                yield t;
            }
            case BLUE -> throw new IllegalStateException("no " + c);
            case BLACK -> c + "!";
        };
    }

    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap ? 29 : 28;
            default -> {
                if (month < 1 || month > 12) {
                    throw new IllegalArgumentException("month " + month);
                }
                yield 31;
            }
        };
    }

    static int oldYield(String s) {
        int base = switch (s.length()) {
            case 0: yield -1;
            case 1:
            case 2:
                System.out.print("short ");
            case 3:
                yield s.charAt(0);
            default:
                int sum = 0;
                for (char c : s.toCharArray()) {
                    sum += c;
                }
                yield sum;
        };
        return base * 2;
    }

    static String nested(int a, String b) {
        outer:
        switch (a) {
            case 0:
                switch (b) {
                    case "x": break outer;
                    case "y": break;
                    default: return "inner default";
                }
                return "inner y";
            case 1:
                do {
                    switch (b) {
                        case "x": continue;
                        case "y": break outer;
                    }
                    return "loop";
                } while (b.length() > 5);
                return "loop end";
            default:
        }
        return "out";
    }

    public static void main(String[] args) {
        for (int i = -1; i < 8; i++) {
            System.out.print(table(i) + "; ");
        }
        System.out.println();
        for (int i : new int[] {Integer.MIN_VALUE, -1000, -1, 0, 1, 1000, Integer.MAX_VALUE}) {
            System.out.print(lookup(i) + " ");
        }
        System.out.println();
        for (String s : new String[] {"Aa", "BB", "AaBB", "BBAa", "AaAa", "BBBB", "", "x"}) {
            System.out.println(string(s));
        }
        for (Color c : Color.values()) {
            try {
                System.out.println(color(c));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        int total = 0;
        for (int m = 0; m <= 13; m++) {
            try {
                total += days(m, m % 2 == 0);
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        System.out.println(total);
        System.out.println(oldYield("") + " " + oldYield("a") + " " + oldYield("bcd") + " " + oldYield("hello"));
        for (String b : new String[] {"x", "y", "z"}) {
            System.out.println(nested(0, b) + "," + nested(1, b) + "," + nested(2, b));
        }
        Character boxed = 'b';
        Integer n = 2;
        byte small = -128;
        final int K = 2;
        switch (boxed) { case 'b' -> System.out.println("char b"); default -> System.out.println("?"); }
        switch (n) { case K + 0: System.out.println("K"); break; case 1: System.out.println("1"); }
        switch (small) { case -128: System.out.println("min"); }
        switch (n) { }
        try {
            System.out.println(string(null));
        } catch (NullPointerException e) {
            System.out.println("NPE string");
        }
        try {
            System.out.println(color(null));
        } catch (NullPointerException e) {
            System.out.println("NPE enum");
        }
        try {
            Integer none = null;
            switch (none) { default: System.out.println("never"); }
        } catch (NullPointerException e) {
            System.out.println("NPE box");
        }
        String chain = switch (switch (n) { case 1 -> "a"; default -> "b"; }) { case "b" -> { try { yield "got b"; } finally { System.out.println("fin"); } } default -> "other"; };
        System.out.println(chain);
    }
}
