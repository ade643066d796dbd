// verdict: violated
// error: deadlock
// twin: MirrorsSameOrder
// Classes of arrays and of primitive types are made when they are first asked for.
package monitors;

class MirrorsOrder {
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (long[][].class) {
                synchronized (void.class) { }
            }
        }).start();
        synchronized (void.class) {
            synchronized (long[][].class) { }
        }
    }
}
