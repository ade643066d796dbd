// verdict: violated
// error: deadlock
// twin: LoaderLockNone
// The thread asks the loader, of which the machine takes the monitor first, and then wants the lock; main takes them in the other order.
package classinit;

public class LoaderLockOrder {
    static final Object lock = new Object();

    static class Loader extends ClassLoader {
        Loader() {
            super(LoaderLockOrder.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (lock) {
                return getParent().loadClass(name);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Loader loader = new Loader();
        Thread t = new Thread(() -> {
            try {
                Class.forName("java.util.ArrayList", true, loader);
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        synchronized (lock) {
            synchronized (loader) {
                lock.notifyAll();
            }
        }
        t.join();
    }
}
