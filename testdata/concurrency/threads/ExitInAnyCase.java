// verdict: safe
// oracle: skip
// Both values lead to the exit.
package threads;

class ExitInAnyCase {
    static int n;

    public static void main(String[] args) {
        new Thread(() -> n = 1).start();
        if (n == 0) System.exit(0);
        assert n == 1;
        System.exit(1);
    }
}
