import java.io.IOException;

public class Injected {
    static class Odd extends RuntimeException {
        Odd() {
            super("no message");
        }
    }

    static int read() {
        return 1;
    }

    static int twice(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) throws Exception {
        int n = 0;
        try {
            n = read();
            n += 10;
        } catch (RuntimeException e) {
            if (e.getMessage() == null) {
                throw new AssertionError("no message");
            }
            n = -1;
        } finally {
            n++;
        }
        int first = n; int second = twice(first, first);
        if (n == 0) {
            throw new IllegalStateException("handled");
        }
    }
}
