// exit: 1
package errors;

import java.util.List;

/** The static initialiser of the main class itself fails, so main never runs. */
public class MainInit {
    static final List<String> NAMES = List.of("a", "b");
    static int total;

    static {
        System.out.println("first initialiser");
        for (String s : NAMES) {
            total += s.length();
        }
        System.out.println("total " + total);
    }

    static final int[] TABLE = build(4);

    static int[] build(int n) {
        int[] t = new int[n];
        for (int i = 0; i <= n; i++) {
            System.out.println("cell " + i);
            t[i] = i * i;
        }
        return t;
    }

    static {
        System.out.println("never reached");
    }

    public static void main(String[] args) {
        System.out.println("main must not run");
    }
}
