// verdict: violated
// error: java.lang.AssertionError
// twin: ThreadLocals
// One variable for all: what was set need not be what is read.
package threads;

class GlobalInsteadOfLocal {
    static Integer global = 1;

    static void use(int value) {
        global = value;
        assert global == value;
    }

    public static void main(String[] args) {
        new Thread(() -> use(10)).start();
        use(20);
    }
}
