// release: 25
package java25;

/** Switches over texts with null, and yields. */
public class StringSwitchNull {
    static int a(String s) {
        return switch (s) {
            case null -> -1;
            case "Aa", "BB" -> "Aa".hashCode() == s.hashCode() ? 1 : 2;
            case String t when t.length() > 4 -> {
                int n = 0;
                for (char c : t.toCharArray()) {
                    n += c == 'a' ? 1 : 0;
                }
                yield n;
            }
            default -> 0;
        };
    }

    static void b(String s) {
        switch (s) {
            case "x":
                System.out.println("x");
            case "y":
                System.out.println("x or y");
                break;
            case null, default:
                System.out.println("null or default");
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {null, "Aa", "BB", "banana", "C"}) {
            System.out.println(a(s));
            b(s);
        }
        b("x");
        b("y");
    }
}
