// verdict: safe
// Classes, always locked in the same order.
package monitors;

class MirrorsSameOrder {
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (long[][].class) {
                synchronized (void.class) { }
            }
        }).start();
        synchronized (long[][].class) {
            synchronized (void.class) { }
        }
    }
}
