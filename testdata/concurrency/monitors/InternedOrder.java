// verdict: violated
// error: deadlock
// twin: InternedSameOrder
// Two threads make equal texts: what intern() returns is one String for both.
package monitors;

class InternedOrder {
    static String lock(int i) {
        return ("lock" + i).intern();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock(1)) {
                synchronized (lock(2)) { }
            }
        }).start();
        synchronized (lock(2)) {
            synchronized (lock(1)) { }
        }
    }
}
