package ahead;

// Two threads wait for each other's end.
class JoinsEachOther {
    static Thread a, b;

    static void join(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        a = new Thread(() -> join(b));
        b = new Thread(() -> join(a));
        a.start();
        b.start();
    }
}
