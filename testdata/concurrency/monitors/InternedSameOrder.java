// verdict: safe
// Interned Strings, always locked in the same order.
package monitors;

class InternedSameOrder {
    static String lock(int i) {
        return ("lock" + i).intern();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock(1)) {
                synchronized (lock(2)) { }
            }
        }).start();
        synchronized (lock(1)) {
            synchronized (lock(2)) { }
        }
    }
}
