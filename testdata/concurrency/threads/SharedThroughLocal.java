// verdict: violated
// error: java.lang.AssertionError
// twin: ThreadLocals
// Every thread has its own variable, but both variables hold the same array.
package threads;

class SharedThroughLocal {
    static final int[] SHARED = new int[1];
    static final ThreadLocal<int[]> LOCAL = ThreadLocal.withInitial(() -> SHARED);

    static void use(int value) {
        LOCAL.get()[0] = value;
        assert LOCAL.get()[0] == value;
    }

    public static void main(String[] args) {
        new Thread(() -> use(10)).start();
        use(20);
    }
}
